"""A shifting maze, drawn as text: what the boards of all games that are played on one have in common.

The maze stands on the left, and beside it a panel with everything else that is on the table. A tile is five columns
wide and three rows high, with its passages as lines. In its middle stands what it shows, in three letters; in its
corners stand the pieces, each in the corner that belongs to its seat. A tile whose passages are covered is a heap:

    R ┃ Y     ░░░
    ━OWL━    ░░░░░
    G   B     ░░░

Passages in reach are heavy, and so are heaps: colours only repeat what can be seen without.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from itertools import chain, zip_longest
from typing import Any, NamedTuple, Protocol, TypeAlias

from knossos.game import Game
from knossos.maze import ARROWS, FIXED, NAMES, Arrow, E, Maze, N, S, Square, Tile, W, across
from knossos.maze.squares import SIZE
from knossos.maze.tiles import DRAWINGS
from knossos.terminal.panel import Panel, Seen
from knossos.terminal.screen import NO_BREAK, Screen, cut, pad, width, wrap

HEIGHT = 3 * SIZE + 2
"""The rows of the drawing: those of the tiles, and the letters above and below."""

_BOARD = 3 + 5 * SIZE + 2
_GAP = "  "
_NARROWEST, _WIDEST = 80, 100

CLOSED = "×"
"""What stands at an arrow where nothing may be pushed in."""

_OPEN = {N: "▼", E: "◄", S: "▲", W: "►"}
_LAST = {N: "↓", E: "←", S: "↑", W: "→"}


class Passages(NamedTuple):
    """The characters and the roles of passages."""

    across: str
    down: str
    middles: str
    """One for each set of openings."""
    heap: str
    """What covers a tile without passages."""
    roles: tuple[str, ...] = ()


THIN = Passages("─", "│", DRAWINGS, "░")
HEAVY = Passages("━", "┃", "•╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "▓", ("lit",))

Span: TypeAlias = tuple[str, tuple[str, ...]]
"""Some text, and its roles."""

_BLANK: Span = (" ", ())

Cell: TypeAlias = tuple[int, int]
"""A row and a column of a tile."""

_CORNERS: tuple[Cell, ...] = ((0, 0), (0, 4), (2, 4), (2, 0))
"""Where each seat's piece stands on a tile."""

Block: TypeAlias = list[str]
"""Lines of the panel that belong together."""

Writer: TypeAlias = Callable[[str], str]
"""How to write a card."""


class Label(NamedTuple):
    """Something to be seen on a tile: as it stands there, and in full."""

    text: str
    roles: tuple[str, ...]
    full: str


class Blocks(NamedTuple):
    """The panel before it is put together."""

    top: list[Block]
    seats: list[Block]


class Table(Seen, Protocol):
    """What the views of all these games have in common."""

    @property
    def maze(self) -> Maze:
        """The tiles."""

    @property
    def spare(self) -> Tile:
        """The tile that is left over."""

    @property
    def pieces(self) -> tuple[Square, ...]:
        """Where each seat's piece stands."""


class MazeBoard(Panel, ABC):
    """The board of one game as one viewer sees it: what is drawn where. What it means, each game says for itself."""

    view: Table

    def __init__(
        self,
        game: Game[Any, Any, Any],
        view: Table,
        screen: Screen,
        *,
        closed: Collection[Arrow] = (),
        last_push: Arrow | None = None,
        sought: Collection[str] = (),
    ) -> None:
        super().__init__(game, view, screen)
        self.closed = closed
        """The arrows where nothing may be pushed in."""
        self.last_push = last_push
        self.sought = sought
        """What the viewer may find now: it is written in capitals."""

    def lines(self, lit: Collection[Square]) -> list[str]:
        """The whole drawing; the squares in `lit`, such as those in reach, stand out."""
        columns = min(max(self.screen.width, _NARROWEST), _WIDEST) - _BOARD - len(_GAP)
        rows = zip_longest(self._maze(lit), self._panel(columns), fillvalue="")
        return [self.screen.plain(f"{pad(left, _BOARD)}{_GAP}{right}".rstrip()) for left, right in rows]

    # What each game says for itself

    @abstractmethod
    def labels(self, here: Square | None, tile: Tile) -> list[Label]:
        """What is to be seen on a tile, the most important first; `here` None: on the spare."""

    @abstractmethod
    def full(self, columns: int) -> Blocks:
        """The panel where there is room."""

    @abstractmethod
    def short(self, columns: int) -> Blocks:
        """The panel where there is little room."""

    def covered(self, here: Square | None, tile: Tile) -> bool:
        """Whether a tile is drawn as a heap."""
        return False

    def tokens(self, here: Square) -> dict[Cell, Span]:
        """What stands on a square, each in a cell of the upper or the lower row of its tile."""
        return {
            _CORNERS[seat]: (self.letter(seat), (self.colour(seat),))
            for seat, on in enumerate(self.view.pieces)
            if on == here
        }

    def find(self, card: str) -> Square | None:
        """The square of a treasure, as far as the viewer knows it."""
        return self.view.maze.find(card)

    def where(self, card: str) -> str:
        """Where a treasure is."""
        here = self.find(card)
        return self.screen.say("board-on-spare") if here is None else NAMES[here]

    # Words

    def code(self, card: str) -> str:
        """What stands on the board for a treasure: its code, or how its name begins."""
        name = self.screen.catalogue.name(f"{self.game.name}-code-{card}", self.teller.card(card))
        return cut(name.upper() if card in self.sought else name.lower(), 3)

    def place(self, card: str) -> str:
        """The name of a treasure, and where it is."""
        return f"{self.teller.card(card)} ({self.where(card)})"

    def arrows(self, banned: Arrow | None) -> str:
        """Where something was pushed in last, and the arrow across from it, where nothing may go back."""
        if banned is None:
            return self.screen.say("board-all-open")
        last = across(banned)
        pushed = self.screen.say("board-last-push", mark=_last_mark(last), arrow=NAMES[last])
        return f"{pushed}   {self.screen.say('board-closed', mark=CLOSED, arrow=NAMES[banned])}"

    # The maze

    def _maze(self, lit: Collection[Square]) -> list[str]:
        lines = [self._edge(range(SIZE))]
        for row in range(SIZE):
            first, last = row * SIZE, row * SIZE + SIZE - 1
            tiles = [self._square(here, HEAVY if here in lit else THIN) for here in range(first, last + 1)]
            for number, spans in enumerate(zip(*tiles, strict=True)):
                middle = self._painted(chain.from_iterable(spans))
                if number == 1:
                    name = self.screen.paint(str(row + 1), "dim")
                    lines.append(f" {name}{self._mark(first)}{middle}{self._mark(last)}{name}")
                else:
                    lines.append(f"   {middle}")
        lines.append(self._edge(range(SIZE * (SIZE - 1), SIZE * SIZE)))
        return lines

    def _painted(self, spans: Iterable[Span]) -> str:
        return "".join(self.screen.paint(text, *roles) for text, roles in spans)

    def _edge(self, squares: range) -> str:
        cells = (f" {self.screen.paint(NAMES[here][0], 'dim')}{self._mark(here)}  " for here in squares)
        return f"   {''.join(cells)}"

    def _mark(self, here: Square) -> str:
        """What stands outside the maze beside a square."""
        if here not in ARROWS:
            return " "
        if here in self.closed:
            return self.screen.paint(CLOSED, "strong")
        if here == self.last_push:
            return self.screen.paint(_last_mark(here), "strong")
        return _OPEN[_side(here)]

    def _square(self, here: Square, passages: Passages) -> list[list[Span]]:
        rows = self._tile(here, self.view.maze.tiles[here], passages)
        dots: dict[Cell, Span] = {cell: ("·", ("dim",)) for cell in _CORNERS if here in FIXED}
        for (row, column), span in (dots | self.tokens(here)).items():
            rows[row][column] = span
        return rows

    def _tile(self, here: Square | None, tile: Tile, passages: Passages) -> list[list[Span]]:
        """Three rows of a tile; in the upper and the lower one each span is one column."""
        labels = self.labels(here, tile)
        more: list[Span] = [("+", ())] if len(labels) > 1 else []
        if self.covered(here, tile):
            heap = (passages.heap, passages.roles)
            return [
                [_BLANK, heap, heap, *(more or [heap]), _BLANK],
                [heap, *_middle(labels, [heap] * 3), heap],
                [_BLANK, heap, heap, heap, _BLANK],
            ]

        def passage(way: int, character: str) -> Span:
            return (character, passages.roles) if tile.openings & way else _BLANK

        west, east = passage(W, passages.across), passage(E, passages.across)
        crossing = (passages.middles[tile.openings], passages.roles)
        return [
            [_BLANK, _BLANK, passage(N, passages.down), *(more or [_BLANK]), _BLANK],
            [west, *_middle(labels, [west, crossing, east]), east],
            [_BLANK, _BLANK, passage(S, passages.down), _BLANK, _BLANK],
        ]

    # The panel

    def _panel(self, columns: int) -> Block:
        """Everything beside the maze: with room between the seats, or less airy, or as short as can be."""
        layouts = [layout for blocks in (self.full(columns), self.short(columns)) for layout in _layouts(blocks)]
        return next((lines for lines in layouts if len(lines) <= HEIGHT), layouts[-1][:HEIGHT])

    def spare_block(self, columns: int, *texts: str) -> Block:
        """The spare as it would be pushed in unturned, and beside it what it shows and some more."""
        tile = [self._painted(row) for row in self._tile(None, self.view.spare, THIN)]
        shows = listed(self.view.spare.shows, self.teller.card)
        title = self.screen.say("board-spare-shows", shows=shows) if shows else self.screen.say("board-spare")
        beside = joined([wrap(text, columns - 7) for text in (title, *texts)])
        return [f"{left}  {right}" for left, right in zip_longest(tile, beside, fillvalue=" " * 5)]

    def seat_line(self, seat: int, text: str) -> str:
        """The piece of a seat, its square, and some more."""
        return f"{self.marked(seat)} {pad(self.called(seat), 13)} {NAMES[self.view.pieces[seat]]}  {text}".rstrip()

    def also_block(self, columns: int) -> Block:
        """What the label of a tile leaves no room for."""
        lines = []
        for here, tile in enumerate(self.view.maze.tiles):
            shows = ", ".join(label.full for label in self.labels(here, tile)[1:])
            if shows:
                lines += wrap(self.screen.say("board-also", square=NAMES[here], shows=shows), columns, indent=2)
        return lines


def joined(blocks: Iterable[Block]) -> Block:
    """Blocks without room between them."""
    return list(chain.from_iterable(blocks))


def _layouts(blocks: Blocks) -> list[Block]:
    """Ways to put a panel together, the airiest first."""
    return [
        _apart([*blocks.top, *blocks.seats]),
        _apart([*blocks.top, joined(blocks.seats)]),
        joined([*blocks.top, *blocks.seats]),
    ]


def _apart(blocks: Iterable[Block]) -> Block:
    return joined(["", *block] for block in blocks if block)[1:]


def indented(text: str, columns: int) -> Block:
    """A text below the line of a seat."""
    return [f"   {line}" for line in wrap(text, columns - 3, indent=2)]


def listed(cards: Iterable[str], write: Writer) -> str:
    """Some cards, so that no line breaks within one."""
    return ", ".join(write(card).replace(" ", NO_BREAK) for card in cards)


def _last_mark(arrow: Arrow) -> str:
    """What stands at the arrow where something was pushed in last."""
    return _LAST[_side(arrow)]


def _side(arrow: Arrow) -> int:
    row, column = divmod(arrow, SIZE)
    return N if row == 0 else S if row == SIZE - 1 else W if column == 0 else E


def _middle(labels: list[Label], otherwise: list[Span]) -> list[Span]:
    """The three columns in the middle of a tile."""
    if not labels:
        return otherwise
    label = labels[0]
    return [(label.text, label.roles), (" " * (3 - width(label.text)), ())]
