"""The minotaur: where it can go, and whether it can catch anybody."""

from collections.abc import Iterator

from knossos.games.dedalos.actions import Jump, Step, index
from knossos.games.dedalos.components import Box
from knossos.games.dedalos.state import Minotaur, Table
from knossos.games.dedalos.trap import EXIT
from knossos.maze import DIRECTIONS
from knossos.maze.grid import ORIGIN, Cell, Grid, beside

FOUR_WAY = 15


def ways(table: Table, minotaur: Minotaur, box: Box) -> list[Step | Jump]:
    """Every step that the minotaur can make, in ascending order."""
    grid = table.grid
    onward: list[Step | Jump] = [
        Step(there)
        for there in _passages(grid, minotaur.at)
        if minotaur.jumped or there != minotaur.origin  # DEDALO-MINO-9, DEDALO-MINO-14
    ]
    if minotaur.at == ORIGIN or is_crossing(grid, minotaur.at):  # DEDALO-MINO-13
        barred = {minotaur.at, minotaur.origin if minotaur.jumped else None}
        onward += [Jump(there) for there in crossings(grid) if there not in barred]
    if not onward and box.options.dead_end == "turn":
        onward = [Step(there) for there in _passages(grid, minotaur.at)]
    return sorted(onward, key=index)


def _passages(grid: Grid, here: Cell) -> Iterator[Cell]:
    """The neighbours that are joined to a cell, but for the exits (DEDALO-MINO-16)."""
    for way in DIRECTIONS:
        there = beside(here, way)
        if grid.joined(here, way, there) and EXIT not in grid.tiles[there].shows:
            yield there


def crossings(grid: Grid) -> list[Cell]:
    """The entrance, and every tile with four open sides (DEDALO-MINO-17)."""
    return [here for here, _ in grid.laid if here == ORIGIN or is_crossing(grid, here)]


def is_crossing(grid: Grid, here: Cell) -> bool:
    """Whether the tile on a cell has four open sides; an exit does not count."""
    tile = grid.tiles[here]
    return tile.openings == FOUR_WAY and EXIT not in tile.shows


def moved(minotaur: Minotaur, way: Step | Jump) -> Minotaur:
    """The minotaur after a step; it remembers where it came from."""
    return Minotaur(way.to, minotaur.at, jumped=isinstance(way, Jump))


def is_hopeless(table: Table, minotaur: Minotaur, box: Box) -> bool:
    """DEDALO-WITH-1: whether no number of steps leads to a tribute."""
    prey = {here for here in table.tributes if here is not None}
    seen = {minotaur}
    frontier = [minotaur]
    for figure in frontier:
        for way in ways(table, figure, box):
            if way.to in prey:
                return False
            after = moved(figure, way)
            if after not in seen:
                seen.add(after)
                frontier.append(after)
    return True
