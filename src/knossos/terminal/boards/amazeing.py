"""The aMAZEing Labyrinth, drawn as text: the board on the left, and beside it everything else that is on the table.

A tile is five columns wide and three rows high, with its passages as lines. In its middle stands what it shows, by the
first three letters of the name; in its corners stand the pieces, each in the corner that belongs to its seat:

    R ┃ Y
    ━OWL━
    G   B

Passages in reach are heavy, and what the viewer seeks is in capitals: colours only repeat what can be seen without.
"""

from collections.abc import Callable, Collection, Iterable
from itertools import chain, zip_longest
from typing import NamedTuple, TypeAlias

from knossos.game.telling import Teller
from knossos.games.amazeing import Amazeing, View
from knossos.maze import ARROWS, FIXED, NAMES, Arrow, E, N, S, Square, Tile, W, across
from knossos.maze.squares import SIZE
from knossos.maze.tiles import DRAWINGS
from knossos.terminal.screen import NO_BREAK, Screen, cut, pad, width, wrap

HEIGHT = 3 * SIZE + 2
"""The rows of the drawing: those of the tiles, and the letters above and below."""

_BOARD = 3 + 5 * SIZE + 2
_GAP = "  "
_NARROWEST, _WIDEST = 80, 100

_CORNERS = ((0, 0), (0, 4), (2, 4), (2, 0))
"""The row and column of a tile where each seat's piece stands."""

_OPEN = {N: "▼", E: "◄", S: "▲", W: "►"}
_LAST = {N: "↓", E: "←", S: "↑", W: "→"}
_CLOSED = "×"


class Passages(NamedTuple):
    """The characters and the roles of passages."""

    across: str
    down: str
    middles: str
    """One for each set of openings."""
    roles: tuple[str, ...] = ()


_THIN = Passages("─", "│", DRAWINGS)
_HEAVY = Passages("━", "┃", "•╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", ("lit",))

Span: TypeAlias = tuple[str, tuple[str, ...]]
"""Some text, and its roles."""

Block: TypeAlias = list[str]
"""Lines of the panel that belong together."""


def draw(game: Amazeing, view: View, lit: Collection[Square], screen: Screen) -> list[str]:
    """The lines that show a view; the squares in `lit`, such as those in reach, stand out."""
    words = Words(game, view, screen)
    columns = min(max(screen.width, _NARROWEST), _WIDEST) - _BOARD - len(_GAP)
    rows = zip_longest(_board(words, lit), _panel(words, columns), fillvalue="")
    return [screen.plain(f"{pad(left, _BOARD)}{_GAP}{right}".rstrip()) for left, right in rows]


class Label(NamedTuple):
    """Something to be seen on a tile: as it stands there, and in full."""

    text: str
    roles: tuple[str, ...]
    full: str


class Words:
    """What the things in a view are called, and what they mean to the viewer."""

    def __init__(self, game: Amazeing, view: View, screen: Screen) -> None:
        self.game = game
        self.view = view
        self.screen = screen
        teller = Teller(game, screen.catalogue)
        self.name, self.piece = teller.card, teller.seat
        self.open_cards_count = game.open_cards_count(view)
        self.sought: tuple[str, ...] = ()
        """The cards that the viewer may find now."""
        self.sought_later: tuple[str, ...] = ()
        self.goal: Square | None = None
        """The viewer's home, once there is nothing else to reach."""
        if view.viewer is not None and view.phase != "over":
            self.sought = game.sought(view)
            self.sought_later = tuple(card for card in view.hands[view.viewer].face_up if card not in self.sought)
            self.goal = None if self.left(view.viewer) else game.box.homes[view.viewer]

    def left(self, seat: int) -> int:
        """How many cards a seat has still to find; by day, those of the day."""
        hand = self.view.hands[seat]
        return hand.left + len(hand.face_up) * self.open_cards_count

    def code(self, card: str) -> str:
        """What stands on the board for a treasure."""
        name = self.name(card)
        return cut(name.upper() if card in self.sought else name.lower(), 3)

    def letter(self, seat: int) -> str:
        """What stands on the board for a seat's piece."""
        return self.screen.catalogue.name(f"piece-{self.game.pieces[seat]}-letter", str(seat))

    def colour(self, seat: int) -> str:
        """The role of a seat's piece."""
        return f"{'own' if seat == self.view.viewer else 'piece'}-{self.game.pieces[seat]}"

    def place(self, card: str) -> str:
        """The name of a treasure, and where it is."""
        here = self.view.maze.find(card)
        return f"{self.name(card)} ({self.screen.say('board-on-spare') if here is None else NAMES[here]})"

    def labels(self, here: Square | None, tile: Tile) -> list[Label]:
        """What is to be seen on a tile, the most important first."""
        homes = self.game.box.homes[: len(self.view.pieces)]
        corner = [self._home(seat) for seat, home in enumerate(homes) if home == here]
        shown = sorted(tile.shows, key=lambda card: (card not in self.sought, not self._glows_now(card)))
        cards = [Label(self.code(card), self._roles(card), self.name(card)) for card in shown]
        return [*corner, *cards] if here == self.goal else [*cards, *corner]

    def _home(self, seat: int) -> Label:
        letter = self.letter(seat)
        if self.goal is not None and seat == self.view.viewer:
            return Label(f"[{letter}]", ("target",), f"[{letter}]")
        return Label(f"({letter})", (f"piece-{self.game.pieces[seat]}",), f"({letter})")

    def _roles(self, card: str) -> tuple[str, ...]:
        if card in self.sought:
            return ("target",)
        return () if self._glows_now(card) else ("dim",)

    def _glows_now(self, card: str) -> bool:
        return (card in self.game.box.night) == self.view.night


# The board


def _board(words: Words, lit: Collection[Square]) -> list[str]:
    screen = words.screen
    lines = [_edge(words, range(SIZE))]
    for row in range(SIZE):
        first, last = row * SIZE, row * SIZE + SIZE - 1
        tiles = [_square(words, here, _HEAVY if here in lit else _THIN) for here in range(first, last + 1)]
        for number, spans in enumerate(zip(*tiles, strict=True)):
            middle = "".join(screen.paint(text, *roles) for text, roles in chain.from_iterable(spans))
            if number == 1:
                name = screen.paint(str(row + 1), "dim")
                lines.append(f" {name}{_mark(words, first)}{middle}{_mark(words, last)}{name}")
            else:
                lines.append(f"   {middle}")
    lines.append(_edge(words, range(SIZE * (SIZE - 1), SIZE * SIZE)))
    return lines


def _edge(words: Words, squares: range) -> str:
    cells = (f" {words.screen.paint(NAMES[here][0], 'dim')}{_mark(words, here)}  " for here in squares)
    return f"   {''.join(cells)}"


def _mark(words: Words, here: Square) -> str:
    """What stands outside the board beside a square."""
    if here not in ARROWS:
        return " "
    banned = words.view.banned
    if here == banned:
        return words.screen.paint(_CLOSED, "strong")
    if banned is not None and here == across(banned):
        return words.screen.paint(_LAST[_side(here)], "strong")
    return _OPEN[_side(here)]


def _side(arrow: Arrow) -> int:
    row, column = divmod(arrow, SIZE)
    return N if row == 0 else S if row == SIZE - 1 else W if column == 0 else E


def _square(words: Words, here: Square, passages: Passages) -> list[list[Span]]:
    rows = _tile(words, here, words.view.maze.tiles[here], passages)
    for row, column in _CORNERS if here in FIXED else ():
        rows[row][column] = ("·", ("dim",))
    for seat, on in enumerate(words.view.pieces):
        if on == here:
            row, column = _CORNERS[seat]
            rows[row][column] = (words.letter(seat), (words.colour(seat),))
    return rows


def _tile(words: Words, here: Square | None, tile: Tile, passages: Passages) -> list[list[Span]]:
    """Three rows of a tile; in the upper and the lower one each span is one column."""

    def passage(way: int, characters: str) -> Span:
        return (characters, passages.roles) if tile.openings & way else (" " * len(characters), ())

    blank: Span = (" ", ())
    labels = words.labels(here, tile)
    if labels:
        label = labels[0]
        middle = [
            passage(W, passages.across),
            (label.text, label.roles),
            (" " * (3 - width(label.text)), ()),
            passage(E, passages.across),
        ]
    else:
        middle = [
            passage(W, passages.across * 2),
            (passages.middles[tile.openings], passages.roles),
            passage(E, passages.across * 2),
        ]
    more: Span = ("+", ()) if len(labels) > 1 else blank
    return [
        [blank, blank, passage(N, passages.down), more, blank],
        middle,
        [blank, blank, passage(S, passages.down), blank, blank],
    ]


# The panel


def _panel(words: Words, columns: int) -> list[str]:
    """Everything beside the board: with room between the seats, or less airy, or the treasures by their letters."""
    full = _blocks(words, columns, words.name, words.place)
    short = _blocks(words, columns, words.code, words.code)
    layouts = (
        _apart([*full.top, *full.seats]),
        _apart([*full.top, _joined(full.seats)]),
        _joined([*full.top, *full.seats]),
        _joined([*short.top, *short.seats])[:HEIGHT],
    )
    return next(lines for lines in layouts if len(lines) <= HEIGHT)


class Blocks(NamedTuple):
    """The panel before it is put together."""

    top: list[Block]
    seats: list[Block]


Writer: TypeAlias = Callable[[str], str]
"""How to write a card."""


def _blocks(words: Words, columns: int, name: Writer, place: Writer) -> Blocks:
    seats = range(len(words.view.pieces))
    return Blocks(
        [_turn(words, columns), _spare(words, columns), _own(words, columns, place)],
        [_seat(words, columns, name, seat) for seat in seats],
    )


def _apart(blocks: list[Block]) -> Block:
    return _joined([["", *block] for block in blocks if block])[1:]


def _joined(blocks: list[Block]) -> Block:
    return list(chain.from_iterable(blocks))


def _listed(cards: Iterable[str], write: Writer) -> str:
    return ", ".join(write(card).replace(" ", NO_BREAK) for card in cards)


def _turn(words: Words, columns: int) -> Block:
    view, screen = words.view, words.screen
    if view.phase == "over":
        text = screen.say("board-over")
    elif view.seat == view.viewer:
        text = screen.say(f"board-you-{view.phase}")
    else:
        text = screen.say(f"board-they-{view.phase}", piece=words.piece(view.seat))
    return [screen.paint(line, "strong") for line in wrap(text, columns)]


def _spare(words: Words, columns: int) -> Block:
    """The spare as it would be pushed in unturned; beside it what it shows, the arrows, and the time of day."""
    view, screen = words.view, words.screen
    rows = _tile(words, None, view.spare, _THIN)
    tile = ["".join(screen.paint(text, *roles) for text, roles in row) for row in rows]
    shows = _listed(view.spare.shows, words.name)
    texts = [screen.say("board-spare-shows", shows=shows) if shows else screen.say("board-spare")]
    if view.banned is None:
        texts.append(screen.say("board-all-open"))
    else:
        last = across(view.banned)
        said = screen.say("board-last-push", mark=_LAST[_side(last)], arrow=NAMES[last])
        texts.append(f"{said}   {screen.say('board-closed', mark=_CLOSED, arrow=NAMES[view.banned])}")
    if words.game.options.mode == "daynight":
        time = screen.say("board-night" if view.night else "board-day")
        texts.append(time if view.coin is None else f"{time}. {screen.say('board-coin', value=view.coin)}")
    beside = _joined([wrap(text, columns - 7) for text in texts])
    return [f"{left}  {right}" for left, right in zip_longest(tile, beside, fillvalue=" " * 5)]


def _own(words: Words, columns: int, place: Writer) -> Block:
    """What the viewer seeks, and where it is."""
    screen = words.screen
    lines = []
    if words.sought:
        said = screen.say("board-you-seek", cards=_listed(words.sought, place))
        lines += [screen.paint(line, "target") for line in wrap(said, columns, indent=2)]
    if words.sought_later:
        said = screen.say("board-you-seek-later", cards=_listed(words.sought_later, place))
        lines += wrap(said, columns, indent=2)
    if words.goal is not None:
        said = screen.say("board-you-go-home", square=NAMES[words.goal])
        lines += [screen.paint(line, "target") for line in wrap(said, columns, indent=2)]
    for here, tile in enumerate(words.view.maze.tiles):
        hidden = words.labels(here, tile)[1:]
        if hidden:
            shows = ", ".join(label.full for label in hidden)
            lines += wrap(screen.say("board-also", square=NAMES[here], shows=shows), columns, indent=2)
    return lines


def _seat(words: Words, columns: int, name: Writer, seat: int) -> Block:
    """The piece of a seat, how much it has still to find, and the cards that everybody sees."""
    view, screen = words.view, words.screen
    hand = view.hands[seat]
    turn = "►" if seat == view.seat and view.phase != "over" else " "
    piece = words.piece(seat)
    called = screen.say("board-seat-you", piece=piece) if seat == view.viewer else piece
    left = words.left(seat)
    to_do = screen.say("board-left", count=left) if left or view.phase == "over" else screen.say("board-homeward")
    letter = screen.paint(words.letter(seat), words.colour(seat))
    lines = [f"{turn}{letter} {pad(called, 13)} {NAMES[view.pieces[seat]]}  {to_do}"]
    if hand.face_up and (seat != view.viewer or view.phase == "over"):  # until then `_own` says it
        key = "board-seeks" if words.open_cards_count else "board-seeks-later"
        lines += _indented(screen.say(key, cards=_listed(hand.face_up, name)), columns)
    if hand.found:
        lines += _indented(screen.say("board-found", cards=_listed(hand.found, name)), columns)
    return lines


def _indented(text: str, columns: int) -> Block:
    return [f"   {line}" for line in wrap(text, columns - 3, indent=2)]
