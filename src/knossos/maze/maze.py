"""The shifting maze: 49 tiles, twelve arrows, and what a push or a turn does to them."""

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from knossos.locale import Problem
from knossos.maze.squares import NAMES, SIZE, SQUARES, Direction, Square, opposite, square, step
from knossos.maze.tiles import DRAWINGS, Openings, Tile

Arrow: TypeAlias = Square
"""An arrow is the square where the tile goes in."""


def _lines() -> dict[Arrow, tuple[Square, ...]]:
    lines = {}
    for index in (1, 3, 5):
        row = tuple(range(index * SIZE, (index + 1) * SIZE))
        column = tuple(range(index, SIZE * SIZE, SIZE))
        for line in (row, row[::-1], column, column[::-1]):
            lines[line[0]] = line
    return dict(sorted(lines.items()))


LINES = _lines()
"""For each arrow the seven squares of its line, in the order in which the inserted tile would pass them."""

ARROWS = tuple(LINES)

FIXED = tuple(here for here in SQUARES if not any(here in line for line in LINES.values()))
"""The sixteen squares that no push moves: both coordinates even."""

LOOSE = tuple(here for here in SQUARES if here not in FIXED)

_CARRIED = {arrow: dict(pairwise((*line, arrow))) for arrow, line in LINES.items()}


def arrow(name: str) -> Arrow:
    """The arrow at the square that people call `name`.

    >>> arrow("b1")
    1
    """
    if name not in NAMES or square(name) not in LINES:
        raise Problem("arrow-name", text=name, arrows=", ".join(NAMES[each] for each in ARROWS))
    return square(name)


def across(start: Arrow) -> Arrow:
    """The arrow at the other end of the line, where a push at `start` lets a tile out.

    >>> NAMES[across(arrow("a4"))]
    'g4'
    """
    return LINES[start][-1]


def carried(here: Square, pushed: Arrow) -> Square:
    """Where something on a square is after a push: along with its tile, or round to the tile just inserted.

    >>> [NAMES[carried(square(here), arrow("b1"))] for here in ("b1", "b6", "b7", "c3")]
    ['b2', 'b7', 'b1', 'c3']
    """
    return _CARRIED[pushed].get(here, here)


class Maze(Struct, frozen=True):
    """The 49 tiles on the board."""

    tiles: tuple[Tile, ...]

    step = staticmethod(step)

    @classmethod
    def of(cls, *masks: Openings) -> "Maze":
        """A maze of tiles that show nothing, from 49 opening masks."""
        return cls._checked(Tile(mask) for mask in masks)

    @classmethod
    def drawn(cls, drawing: str, shows: dict[str, str] | None = None) -> "Maze":
        """A maze from seven lines of seven box characters, and what is printed on which square."""
        printed = {square(name): (picture,) for name, picture in (shows or {}).items()}
        characters = "".join(drawing.split())
        masks = [DRAWINGS.find(character) for character in characters]
        if -1 in masks:
            raise Problem("maze-drawing", text=characters[masks.index(-1)])
        return cls._checked(Tile(mask, printed.get(here, ())) for here, mask in enumerate(masks))

    @classmethod
    def _checked(cls, tiles: Iterable[Tile]) -> "Maze":
        maze = cls(tuple(tiles))
        if len(maze.tiles) != len(SQUARES):
            raise Problem("maze-size", count=len(maze.tiles))
        return maze

    def joined(self, here: Square, way: Direction, there: Square) -> bool:
        """Whether a passage leads from a square to its neighbour: both facing sides are open."""
        return bool(self.tiles[here].openings & way and self.tiles[there].openings & opposite(way))

    def push(self, start: Arrow, tile: Tile) -> tuple["Maze", Tile]:
        """Slide a tile in at an arrow; also gives the tile that comes out at the far end."""
        line = LINES[start]
        tiles = list(self.tiles)
        for here, there in pairwise(line):
            tiles[there] = self.tiles[here]
        tiles[start] = tile
        return Maze(tuple(tiles)), self.tiles[line[-1]]

    def lay(self, here: Square, tile: Tile) -> "Maze":
        """Put another tile on a square."""
        return Maze((*self.tiles[:here], tile, *self.tiles[here + 1 :]))

    def rotate(self, here: Square, mask: Openings) -> "Maze":
        """Turn the tile on a square so that its openings are `mask`."""
        return self.lay(here, self.tiles[here].turned(mask))

    def switch(self, first: Square, second: Square) -> "Maze":
        """Exchange the tiles of two squares."""
        return self.lay(first, self.tiles[second]).lay(second, self.tiles[first])

    def drawing(self) -> str:
        """Seven lines of seven box characters."""
        rows = (self.tiles[first : first + SIZE] for first in range(0, len(SQUARES), SIZE))
        return "\n".join("".join(DRAWINGS[tile.openings] for tile in row) for row in rows)

    def find(self, picture: str) -> Square | None:
        """The square whose tile shows a picture."""
        return next((here for here, tile in enumerate(self.tiles) if picture in tile.shows), None)
