"""Nobody may be locked in without room to move: what a new tile would do to the regions of the tributes."""

from collections.abc import Iterable, Sequence

from knossos.maze import DIRECTIONS, flood, opposite
from knossos.maze.grid import Cell, Grid, beside

EXIT = "exit"


def way_out(grid: Grid, here: Cell, closed: Cell | None = None) -> list[Cell] | None:
    """The cells of a shortest way to a usable exit or to an empty cell that can be built on; None: sealed in.

    DEDALO-TRAP-1. The way leads around the closed cell. As long as nothing changes on it, the region stays unsealed.
    """
    tiles = grid.tiles
    came_from = {here: here}
    frontier = [here]
    for place in frontier:
        mask = tiles[place].openings
        for way in DIRECTIONS:
            there = beside(place, way)
            if not mask & way or there in came_from or there == closed:
                continue
            tile = tiles.get(there)
            if tile is None:
                return [there, *_back(came_from, place)]
            if tile.openings & opposite(way):
                if EXIT in tile.shows:
                    return [there, *_back(came_from, place)]
                came_from[there] = place
                frontier.append(there)
    return None


def _back(came_from: dict[Cell, Cell], here: Cell) -> list[Cell]:
    way = [here]
    while (here := came_from[here]) != way[-1]:
        way.append(here)
    return way


class Stakes:
    """For whom a new tile can matter, and where. Made once for a position, and asked for every cell."""

    def __init__(self, grid: Grid, tributes: Iterable[Cell | None]) -> None:
        self._grid = grid
        self._concerned: dict[Cell, list[Cell]] = {}
        for here in {each for each in tributes if each is not None}:
            out = way_out(grid, here)
            for place in _around(grid, here) if out is None else out:
                self._concerned.setdefault(place, []).append(here)

    def at(self, place: Cell) -> list[Cell]:
        """The tributes, by their cells, that a tile on a cell could lock in, or that are locked in there already.

        It matters to nobody who has another way out.
        """
        return [here for here in self._concerned.get(place, ()) if way_out(self._grid, here, closed=place) is None]


def _around(grid: Grid, here: Cell) -> set[Cell]:
    """The region of a cell, and the cells beside it."""
    region = flood(grid, here)
    return {*region, *(beside(place, way) for place in region for way in DIRECTIONS)}


def traps(before: Grid, after: Grid, at: Cell, here: Cell) -> bool:
    """Whether a tile put on a cell locks in the tribute on another one, without two moves for it.

    DEDALO-TRAP-2, DEDALO-TRAP-4: where somebody is locked in already and nothing changes, nothing is tested.
    """
    if way_out(after, here) is not None or can_move_twice(after, here):
        return False
    region = flood(after, here)
    return at in region or way_out(before, here) is not None or flood(before, here).keys() != region.keys()


def trapped(before: Grid, after: Grid, at: Cell, tributes: Sequence[Cell | None]) -> int | None:
    """The first seat that a tile put on a cell locks in."""
    locked_in = (seat for seat, here in enumerate(tributes) if here is not None and traps(before, after, at, here))
    return next(locked_in, None)


def can_move_twice(grid: Grid, here: Cell) -> bool:
    """DEDALO-TRAP-3: to a neighbour, and on to another cell than the first one."""
    return any(
        grid.joined(there, onward, beyond)
        for way in DIRECTIONS
        if grid.joined(here, way, there := beside(here, way))
        for onward in DIRECTIONS
        if (beyond := beside(there, onward)) != here
    )
