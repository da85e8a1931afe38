"""Dedalo's, drawn as text: the maze around what has been laid, and beside it everything else that is on the table.

A cell is four columns wide and one row high: its passages as lines, and after them the stars of its tile. A figure
stands in the middle of its cell, and so do the entrance, the exits and the places where the maze can be built on:

    ─R─2───┼─   O    ·     X    ×

Cells in reach are heavy. What lies outside the window is not lost: marks at the edge say where the maze goes on.
"""

from collections.abc import Collection, Iterator
from itertools import zip_longest
from typing import NamedTuple

from knossos.games.dedalos import Dedalos, View
from knossos.games.dedalos.components import COLLAPSE
from knossos.games.dedalos.rules import stars
from knossos.games.dedalos.trap import EXIT
from knossos.maze import E, Tile, W
from knossos.maze.grid import ORIGIN, Cell, cell_name
from knossos.maze.tiles import DRAWINGS
from knossos.terminal.panel import Panel
from knossos.terminal.screen import NO_BREAK, Screen, pad, wrap

HEIGHT = 23
_NARROWEST, _WIDEST = 80, 100
_LABEL = 4
_CELL = 4
_PANEL = 23
_WHERE = 13
"""What a seat needs in the panel besides its name."""

_GAP = " "
_HEAVY = "•╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


class Window(NamedTuple):
    """The part of the maze that is drawn: the cells from west to east and from north to south."""

    columns: range
    rows: range


def draw(game: Dedalos, view: View, lit: Collection[Cell], screen: Screen) -> list[str]:
    """The lines that show a view; the cells in `lit`, such as those in reach, stand out."""
    return Board(game, view, screen).lines(lit)


class Board(Panel):
    """What lies on the table, and what it means to the viewer."""

    game: Dedalos
    view: View

    def __init__(self, game: Dedalos, view: View, screen: Screen) -> None:
        super().__init__(game, view, screen)
        self.signs = game.signs(view)

    def lines(self, lit: Collection[Cell]) -> list[str]:
        """The whole drawing."""
        width = min(max(self.screen.width, _NARROWEST), _WIDEST)
        window = self._window((width - _LABEL - len(_GAP) - _PANEL) // _CELL)
        across = _LABEL + _CELL * len(window.columns)
        rows = zip_longest(self._maze(window, lit), self._panel(width - across - len(_GAP)), fillvalue="")
        return [self.screen.plain(f"{pad(left, across)}{_GAP}{right}".rstrip()) for left, right in rows]

    # The maze

    def _window(self, columns: int) -> Window:
        """As much of the maze as there is room for, around the viewer if it is too large."""
        cells = [*self.view.grid.tiles, *self.signs.places]
        own = None if self.view.viewer is None else self.view.tributes[self.view.viewer]
        x, y = own or ORIGIN
        return Window(
            _part([column for column, _ in cells], columns, x),
            _part([row for _, row in cells], HEIGHT - 2, y),
        )

    def _maze(self, window: Window, lit: Collection[Cell]) -> Iterator[str]:
        tiles = self.view.grid.tiles
        header = " " * _LABEL + "".join(pad(f" {cell_name((x, 0))}", _CELL) for x in window.columns)
        yield self.screen.paint(header.rstrip(), "dim")
        for y in reversed(window.rows):
            label = self.screen.paint(pad(f" {cell_name((0, y))}", _LABEL), "dim")
            yield label + "".join(self._cell((x, y), reached=(x, y) in lit) for x in window.columns).rstrip()
        beyond = [
            way
            for way, outside in (
                ("W", any(x < window.columns[0] for x, _ in tiles)),
                ("E", any(x > window.columns[-1] for x, _ in tiles)),
                ("N", any(y > window.rows[-1] for _, y in tiles)),
                ("S", any(y < window.rows[0] for _, y in tiles)),
            )
            if outside
        ]
        if beyond:
            ways = ", ".join(self.screen.say(f"direction-{way}") for way in beyond)
            yield self.screen.paint(" " * _LABEL + self.screen.say("dedalos-board-beyond", ways=ways), "dim")

    def _cell(self, here: Cell, *, reached: bool) -> str:
        """The four columns of a cell."""
        tile = self.view.grid.tiles.get(here)
        if tile is None:
            return " ·  " if here in self.signs.places else "    "
        line = "━" if reached else "─"
        roles = ("lit",) if reached else ()
        west, east = (line if tile.openings & way and EXIT not in tile.shows else " " for way in (W, E))
        starred = stars(tile)
        after = str(starred) if starred else east
        middle = self._middle(here, tile, reached=reached)
        return f"{self.screen.paint(west, *roles)}{middle}{self.screen.paint(east + after, *roles)}"

    def _middle(self, here: Cell, tile: Tile, *, reached: bool) -> str:
        """A figure, an end of the maze, or how the passages go on."""
        view, paint = self.view, self.screen.paint
        if view.minotaur is not None and view.minotaur.at == here:
            return paint(self.screen.say("dedalos-board-minotaur-letter"), "target")
        standing = [seat for seat, on in enumerate(view.tributes) if on == here]
        if standing:
            seat = next((each for each in standing if each == view.viewer), standing[0])
            return paint(self.letter(seat), self.colour(seat))
        if here == ORIGIN:
            return paint("O", "strong")
        if EXIT in tile.shows:
            return paint("X", "target")
        if tile == COLLAPSE:
            return paint("×", "strong")
        drawing = (_HEAVY if reached else DRAWINGS)[tile.openings]
        return paint(drawing, "lit") if reached else drawing

    # The panel

    def _panel(self, columns: int) -> list[str]:
        """Everything beside the maze, with room between its parts if there is any."""
        blocks = [self._turn(columns), self._hand(columns), self._hunter(columns), self._bag(columns)]
        seats = [self._seat(seat, columns) for seat in range(len(self.view.tributes))]
        airy = [line for block in (*blocks, seats) if block for line in ("", *block)][1:]
        close = [line for block in (*blocks, seats) for line in block]
        return airy if len(airy) <= HEIGHT else close[:HEIGHT]

    def _turn(self, columns: int) -> list[str]:
        view, say = self.view, self.screen.say
        if view.winner is not None:
            text = say("dedalos-board-out", piece=self.teller.seat(view.winner))
        elif self.over:
            text = say("board-over")
        else:
            who = "you" if view.seat == view.viewer else "they"
            piece = self.teller.seat(view.seat)
            text = say(f"dedalos-board-{who}-{view.phase}", piece=piece, left=self.signs.left, steps=view.steps)
        return self.turn_block(columns, text)

    def _hand(self, columns: int) -> list[str]:
        """The viewer's tiles."""
        if self.view.viewer is None:
            return []
        tiles = ", ".join(self.teller.tile(tile).replace(" ", NO_BREAK) for tile in self.view.hand)
        return self.target_block(columns, self.screen.say("dedalos-board-hand", tiles=tiles or "–"))

    def _hunter(self, columns: int) -> list[str]:
        """The minotaur: where it is, where it came from, and how fast it is."""
        minotaur, say = self.view.minotaur, self.screen.say
        if minotaur is None:
            return wrap(say("dedalos-board-no-minotaur"), columns, indent=2) if self.game.options.minotaur else []
        at = cell_name(minotaur.at)
        speed = say("dedalos-board-minotaur", cell=at, speed=self.view.speed)
        if minotaur.origin is None:
            return wrap(speed, columns, indent=2)
        key = "dedalos-board-jumped" if minotaur.jumped else "dedalos-board-came"
        return wrap(f"{speed} {say(key, cell=cell_name(minotaur.origin))}", columns, indent=2)

    def _bag(self, columns: int) -> list[str]:
        usable = ", ".join(map(cell_name, self.signs.exits))
        said = self.screen.say("dedalos-board-bag", count=self.signs.bag, exits=usable)
        return wrap(said, columns, indent=2)

    def _seat(self, seat: int, columns: int) -> str:
        """The piece of a seat with its number, by which it is pushed, and where it stands."""
        here = self.view.tributes[seat]
        where = self.screen.say("dedalos-board-off") if here is None else cell_name(here)
        return f"{self.marked(seat)}{seat} {pad(self.called(seat), columns - _WHERE)} {where}"


def _part(numbers: list[int], room: int, middle: int) -> range:
    """All columns or rows that are used, or as many as there is room for around the middle."""
    first, last = min(numbers), max(numbers)
    if last - first < room:
        return range(first, last + 1)
    start = min(max(middle - room // 2, first), last - room + 1)
    return range(start, start + room)
