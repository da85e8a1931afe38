"""The readable flood: the written rule of walking, square by square.

The game rules use it, and the faster forms in `lanes` and `fast` are tested to be equal to it.
"""

from collections.abc import Iterable
from functools import cache
from typing import Protocol, TypeAlias, TypeVar

from knossos.maze.maze import ARROWS, Arrow, Maze, carried
from knossos.maze.squares import DIRECTIONS, SQUARES, Direction, Square
from knossos.maze.tiles import Openings, Tile, rotations

P = TypeVar("P")

SquareSet: TypeAlias = int
"""A set of squares in one integer: bit n stands for square n."""

Start: TypeAlias = tuple[Maze, Tile, Square, Arrow | None]
"""A maze, its spare, the square of a piece, and the banned arrow."""


class Place(Protocol[P]):
    """Where one can walk: a maze of squares, or a grid of cells."""

    def step(self, start: P, direction: Direction, /) -> P | None:
        """The neighbour in a direction, if there is one."""

    def joined(self, here: P, way: Direction, there: P, /) -> bool:
        """Whether a passage leads to the neighbour."""


def flood(maze: Place[P], start: P) -> dict[P, P]:
    """Everywhere that can be walked to, the start included, each with where it is first reached from."""
    came_from = {start: start}
    frontier = [start]
    for here in frontier:
        for way in DIRECTIONS:
            there = maze.step(here, way)
            if there is not None and there not in came_from and maze.joined(here, way, there):
                came_from[there] = here
                frontier.append(there)
    return came_from


def path(came_from: dict[P, P], goal: P) -> tuple[P, ...]:
    """A shortest way from the start of a flood to somewhere in it, both ends included."""
    way = [goal]
    while (previous := came_from[way[-1]]) != way[-1]:
        way.append(previous)
    return tuple(reversed(way))


def reach(maze: Maze, start: Square) -> SquareSet:
    """The squares that can be walked to, the start included."""
    return square_set(flood(maze, start))


@cache
def pushes(spare: Openings, banned: Arrow | None = None) -> tuple[tuple[Arrow, Openings], ...]:
    """Every way to push a spare: at each arrow but the banned one, in each rotation that differs."""
    return tuple((pushed, mask) for pushed in ARROWS if pushed != banned for mask in rotations(spare))


def reach_after_pushes(maze: Maze, spare: Tile, start: Square, banned: Arrow | None = None) -> tuple[SquareSet, ...]:
    """Where a piece on `start`, carried along, could walk after each of the `pushes`."""
    reached = []
    for pushed, mask in pushes(spare.openings, banned):
        after, _ = maze.push(pushed, spare.turned(mask))
        reached.append(reach(after, carried(start, pushed)))
    return tuple(reached)


def square_set(squares: Iterable[Square]) -> SquareSet:
    """The set of some different squares.

    >>> square_set([0, 3])
    9
    """
    return sum(1 << here for here in squares)


def members(squares: SquareSet) -> list[Square]:
    """The squares of a set, in ascending order."""
    return [here for here in SQUARES if squares >> here & 1]
