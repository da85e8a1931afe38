"""Where a move can end: along passages, onto a tile that lies face down, and with one spell further than that.

A walk is searched over pairs: a square, and whether the spell is spent. So a spell is spent only where a square cannot
be reached without it (TEAM-MOVE-8).
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias, get_args

from knossos.games.shifting import CORNERS
from knossos.maze import DIRECTIONS, SQUARES, Direction, Maze, Square, Tile, opposite, step

RUBBLE = Tile(0, ("rubble",))
"""The back of every path tile."""

WalkSpell: TypeAlias = Literal["traverse", "teleport", "escape"]
WALK_SPELLS: tuple[WalkSpell, ...] = get_args(WalkSpell)

OUTER_EDGES = tuple((here, way) for here in SQUARES for way in DIRECTIONS if step(here, way) is None)


class Stand(NamedTuple):
    """A point of a walk."""

    here: Square
    spent: bool


class Step(NamedTuple):
    """One step of a walk: where from, and over which square that is crossed without being looked at."""

    start: Stand
    crossed: Square | None = None


class Walks(NamedTuple):
    """Every square where a walk can end, and how it gets there."""

    origin: Square
    steps: dict[Stand, Step]
    """For each point that is reached, the step that leads there."""

    ends: dict[Square, bool]
    """For each square where a walk may end, whether that needs the spell."""

    def path(self, to: Square) -> tuple[Square, ...]:
        """A way of fewest steps to a square where a walk may end, both ends included."""
        origin = Stand(self.origin, spent=False)
        way = [to]
        stand = Stand(to, self.ends[to])
        while len(way) == 1 or stand != origin:
            start, crossed = self.steps[stand]
            way.extend([start.here] if crossed is None else [crossed, start.here])
            stand = start
        return tuple(reversed(way))

    def enters(self, to: Square) -> bool:
        """Whether the last step to a square is the one that needs the spell."""
        return self.ends[to] and not self.steps[Stand(to, spent=True)].start.spent


def walks(maze: Maze, origin: Square, spell: WalkSpell | None) -> Walks:
    """All walks of at least one step (TEAM-MOVE-7) from a square, with a spell that may be used once.

    Rubble has no openings, so a walk that comes to it does not go on from there (TEAM-MOVE-4).
    """
    steps: dict[Stand, Step] = {}
    frontier = [Stand(origin, spent=False)]
    for stand in frontier:
        for there, step_there in _steps(maze, stand, spell):
            if there not in steps:
                steps[there] = step_there
                frontier.append(there)
    ends: dict[Square, bool] = {}
    for here, spent in sorted(steps):
        ends.setdefault(here, spent)
    return Walks(origin, steps, ends)


def _steps(maze: Maze, stand: Stand, spell: WalkSpell | None) -> Iterator[tuple[Stand, Step]]:
    """Every step from a point of a walk."""
    here, spent = stand
    for way, there in _openings(maze, here):
        if there is not None and (maze.tiles[there] == RUBBLE or maze.joined(here, way, there)):
            yield Stand(there, spent), Step(stand)  # TEAM-MOVE-1, TEAM-MOVE-5, TEAM-MOVE-6
    if spent:
        return
    match spell:
        case "traverse":
            for there, crossed in _traversed(maze, here):
                yield Stand(there, spent=True), Step(stand, crossed)
        case "teleport" if here in CORNERS:  # TEAM-TELE-1, TEAM-TELE-2, TEAM-TELE-3
            for corner in CORNERS:
                if corner != here:
                    yield Stand(corner, spent=True), Step(stand)
        case "escape":
            for there in _escaped(maze, here):
                yield Stand(there, spent=True), Step(stand)


def _openings(maze: Maze, here: Square) -> Iterator[tuple[Direction, Square | None]]:
    """The ways out of a square, and where each of them leads; None: out of the maze."""
    for way in DIRECTIONS:
        if maze.tiles[here].openings & way:
            yield way, step(here, way)


def _traversed(maze: Maze, here: Square) -> Iterator[tuple[Square, Square]]:
    """TEAM-TRAV-1, TEAM-TRAV-3: what lies open behind a neighbour that lies face down, and that neighbour."""
    for _, crossed in _openings(maze, here):
        if crossed is not None and maze.tiles[crossed] == RUBBLE:
            for way in DIRECTIONS:
                there = step(crossed, way)
                if there is not None and there != here and maze.tiles[there].openings & opposite(way):
                    yield there, crossed


def _escaped(maze: Maze, here: Square) -> Iterator[Square]:
    """TEAM-ESC-1, TEAM-ESC-3: out by one outer opening, and in by another one, or across the edge of a rubble tile."""
    for exit_way, outside in _openings(maze, here):
        if outside is None:
            for there, way in OUTER_EDGES:
                tile = maze.tiles[there]
                if (there, way) != (here, exit_way) and (tile == RUBBLE or tile.openings & way):
                    yield there
