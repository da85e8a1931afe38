"""The maze that grows: tiles on an unbounded grid of cells, laid one by one and covered.

A cell is a pair (x, y): east and north of the first tile, which lies at (0, 0). People say `e2n3` for two cells east
and three north, and `o` for the first one.
"""

import re
from bisect import bisect_left
from functools import cached_property, lru_cache
from math import isqrt
from typing import TypeAlias

from msgspec import Struct

from knossos.locale import Problem
from knossos.maze.squares import DIRECTIONS, Direction, E, N, S, W, opposite
from knossos.maze.tiles import Openings, Tile

Cell: TypeAlias = tuple[int, int]

ORIGIN: Cell = (0, 0)

CELLS = 1 << 14
"""What is worked out of so many cells is kept: more than many mazes have, but not all that can be named."""

_STEPS = {N: (0, 1), E: (1, 0), S: (0, -1), W: (-1, 0)}
_NAME = re.compile(r"(?:([ew])([1-9][0-9]{0,8}))?(?:([ns])([1-9][0-9]{0,8}))?")


@lru_cache(CELLS)
def cell_name(cell: Cell) -> str:
    """What people call a cell.

    >>> cell_name((2, 3)), cell_name((-1, 0)), cell_name((0, 0))
    ('e2n3', 'w1', 'o')
    """
    x, y = cell
    across = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    along = f"{'n' if y > 0 else 's'}{abs(y)}" if y else ""
    return across + along or "o"


def cell(name: str) -> Cell:
    """The cell that people call `name`.

    >>> cell("e2n3"), cell("s4"), cell("o")
    ((2, 3), (0, -4), (0, 0))
    """
    if name == "o":
        return ORIGIN
    match = _NAME.fullmatch(name)
    if not name or not match:
        raise Problem("cell-name", text=name)
    side, across, side_along, along = match.groups()
    x = int(across or 0) * (1 if side == "e" else -1)
    y = int(along or 0) * (1 if side_along == "n" else -1)
    return x, y


@lru_cache(CELLS)
def beside(here: Cell, way: Direction) -> Cell:
    """The neighbouring cell in a direction.

    >>> beside((2, 3), N), beside((2, 3), W)
    ((2, 4), (1, 3))
    """
    x, y = _STEPS[way]
    return here[0] + x, here[1] + y


@lru_cache(CELLS)
def spiral(here: Cell) -> int:
    """The number of a cell: 0 in the middle, then ring by ring, each ring clockwise from its north-west corner.

    >>> [spiral(each) for each in ((0, 0), (-1, 1), (0, 1), (1, 1), (1, -1), (-1, 0), (-2, 2))]
    [0, 1, 2, 3, 5, 8, 9]
    """
    x, y = here
    ring = max(abs(x), abs(y))
    first = (2 * ring - 1) ** 2
    if ring == 0:
        return 0
    if y == ring:
        return first + x + ring
    if x == ring:
        return first + 2 * ring + ring - y
    if y == -ring:
        return first + 4 * ring + ring - x
    return first + 6 * ring + ring + y


def spiral_cell(number: int) -> Cell:
    """The cell of a number.

    >>> [spiral_cell(number) for number in (0, 1, 5, 8, 9)]
    [(0, 0), (-1, 1), (1, -1), (-1, 0), (-2, 2)]
    """
    if number == 0:
        return ORIGIN
    ring = (isqrt(number) + 1) // 2
    side, along = divmod(number - (2 * ring - 1) ** 2, 2 * ring)
    match side:
        case 0:
            return along - ring, ring
        case 1:
            return ring, ring - along
        case 2:
            return ring - along, -ring
        case _:
            return -ring, along - ring


class Grid(Struct, frozen=True, dict=True):
    """The tiles that lie on top, by their cell."""

    laid: tuple[tuple[Cell, Tile], ...]

    step = staticmethod(beside)

    @cached_property
    def tiles(self) -> dict[Cell, Tile]:
        """The tile on each cell that has one."""
        return dict(self.laid)

    @cached_property
    def met(self) -> dict[Cell, Openings]:
        """For every cell beside a tile, laid or empty, the sides on which a neighbour is open towards it."""
        met: dict[Cell, Openings] = {}
        for here, tile in self.laid:
            _meet(met, here, tile.openings)
        return met

    def lay(self, here: Cell, tile: Tile) -> "Grid":
        """Lay a tile on a cell: an empty one, or over the tile that lies there."""
        place = bisect_left(self.laid, (here,))
        covers = here in self.tiles
        grid = Grid((*self.laid[:place], (here, tile), *self.laid[place + covers :]))
        grid.__dict__["tiles"] = self.tiles | {here: tile}
        met = self.met.copy()
        _meet(met, here, tile.openings)
        grid.__dict__["met"] = met
        return grid

    def joined(self, here: Cell, way: Direction, there: Cell) -> bool:
        """Whether a passage leads from a cell to its neighbour: both have tiles, and both facing sides are open."""
        tiles = self.tiles
        return (
            here in tiles
            and there in tiles
            and bool(tiles[here].openings & way and tiles[there].openings & opposite(way))
        )


def _meet(met: dict[Cell, Openings], here: Cell, mask: Openings) -> None:
    """Note towards which neighbours a tile is open."""
    for way in DIRECTIONS:
        there = beside(here, way)
        side = opposite(way)
        met[there] = met.get(there, 0) & ~side | (side if mask & way else 0)
