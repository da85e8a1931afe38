"""Nobody may be locked in without room to move: what a new tile would do to the regions of the tributes."""

from collections.abc import Iterable, Iterator, Sequence

from knossos.maze import DIRECTIONS, flood, opposite
from knossos.maze.grid import Cell, Grid, beside

EXIT = "exit"

_SIDES = tuple((way, opposite(way)) for way in DIRECTIONS)
"""Each side of a cell, and the side that faces it from beyond."""


def way_out(grid: Grid, here: Cell) -> list[Cell] | None:
    """The cells of a shortest way to a usable exit or to an empty cell that can be built on; None: sealed in.

    DEDALO-TRAP-1. As long as nothing changes on it, the region stays unsealed.
    """
    came_from = {here: here}
    frontier = [here]
    for place in frontier:
        for there, outside in _onward(grid, place):
            if there in came_from:
                continue
            came_from[there] = place
            if outside:
                return _back(came_from, there)
            frontier.append(there)
    return None


def _onward(grid: Grid, here: Cell) -> Iterator[tuple[Cell, bool]]:
    """Where the open sides of a cell lead, and whether that is outside: an exit, or a cell that can be built on."""
    tiles = grid.tiles
    mask = tiles[here].openings
    for way, facing in _SIDES:
        if mask & way:
            there = beside(here, way)
            tile = tiles.get(there)
            if tile is None:
                yield there, True
            elif tile.openings & facing:
                yield there, EXIT in tile.shows


def _back(came_from: dict[Cell, Cell], here: Cell) -> list[Cell]:
    way = [here]
    while (here := came_from[here]) != way[-1]:
        way.append(here)
    return way


class Stakes:
    """For whom a new tile can matter, and where. Made once for a position, and asked for every cell."""

    def __init__(self, grid: Grid, tributes: Iterable[Cell | None]) -> None:
        self._concerned: dict[Cell, list[Cell]] = {}
        for here in {each for each in tributes if each is not None}:
            for place in _decisive(grid, here):
                self._concerned.setdefault(place, []).append(here)

    def at(self, place: Cell) -> Sequence[Cell]:
        """The tributes, by their cells, that a tile on a cell could lock in, or that are locked in there already.

        It matters to nobody who has another way out, or has room for two moves elsewhere.
        """
        return self._concerned.get(place, ())


def _decisive(grid: Grid, here: Cell) -> Iterable[Cell]:
    """The cells where a tile could leave whoever stands on a cell neither a way out nor room for two moves."""
    rooms = [set(moves) for moves in two_moves(grid, here)]
    shared = set.intersection(*rooms) if rooms else None
    if shared == set():
        return ()
    out = way_out(grid, here)
    places = _around(grid, here) if out is None else _narrows(grid, out[::-1])
    return places if shared is None else (place for place in places if place in shared)


def _narrows(grid: Grid, way: Sequence[Cell]) -> Iterator[Cell]:
    """The cells of a way out through which every other way out leads, too.

    One sweep along the way: a cell is narrow if nothing leads from what is before it past it.
    """
    numbers = {here: number for number, here in enumerate(way)}
    seen = set(way)
    furthest = 0
    for number, here in enumerate(way[:-1]):
        frontier = [here]
        for place in frontier:
            for there, outside in _onward(grid, place):
                if there in numbers:
                    furthest = max(furthest, numbers[there])
                elif outside:
                    return
                elif there not in seen:
                    seen.add(there)
                    frontier.append(there)
        if furthest == number + 1:
            yield way[furthest]


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
    return any(True for _ in two_moves(grid, here))


def two_moves(grid: Grid, here: Cell) -> Iterator[tuple[Cell, Cell]]:
    """Every way to move to a neighbour, and on to another cell than the first one."""
    for way in DIRECTIONS:
        there = beside(here, way)
        if grid.joined(here, way, there):
            for onward in DIRECTIONS:
                beyond = beside(there, onward)
                if beyond != here and grid.joined(there, onward, beyond):
                    yield there, beyond
