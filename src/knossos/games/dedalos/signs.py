"""What the rules say of a view, for a board that knows none."""

from msgspec import Struct

from knossos.games.dedalos.components import COLLAPSE, Box
from knossos.games.dedalos.minotaur import crossings
from knossos.games.dedalos.rules import ACTIONS, EACH, bag_size, exit_sides, is_labyrinth
from knossos.games.dedalos.state import HAND, View
from knossos.games.dedalos.trap import EXIT
from knossos.maze import DIRECTIONS
from knossos.maze.grid import Cell, Grid, beside


class Nearest(Struct, frozen=True):
    """The open exit that passages lead to with the fewest steps."""

    exit: Cell
    steps: int


class Signs(Struct, frozen=True, kw_only=True):
    """How things stand, beyond what lies on the table."""

    bag: int
    """How many tiles are in the bag."""

    laid: int
    """How many labyrinth tiles lie in the maze."""

    exits: tuple[Cell, ...]
    collapsed: tuple[Cell, ...]
    places: tuple[Cell, ...]
    """The empty cells where the maze can be built on."""

    nearest: tuple[Nearest | None, ...]
    """For each seat the way out; None: no passages lead to an open exit, or the tribute is off the board."""

    actions: int = ACTIONS
    each: int = EACH
    """How many actions a turn has, and how often one kind of them may be taken."""

    left: int
    """How many actions are left in this turn."""

    hand: int = HAND
    """How many tiles a hand is filled up to."""

    speed: int
    patience: int
    """After how many hopeless movements in a row the minotaur withdraws."""

    crossings: tuple[Cell, ...]
    """Between which cells there are shortcuts for the minotaur, where it hunts."""


def signs(view: View, box: Box) -> Signs:
    """All of them."""
    ends = box.exits[len(view.tributes)]
    tiles = view.grid.tiles
    exits = tuple(here for here in ends if EXIT in tiles[here].shows)
    ways = ways_out(view.grid, exits)
    return Signs(
        bag=bag_size(view, box),
        laid=sum(is_labyrinth(tile) for tile in tiles.values()),
        exits=exits,
        collapsed=tuple(here for here in ends if tiles[here] == COLLAPSE),
        places=places(view, box),
        nearest=tuple(None if here is None else ways.get(here) for here in view.tributes),
        left=ACTIONS - view.actions,
        speed=view.speed,
        patience=len(view.tributes),  # DEDALO-WITH-2
        crossings=tuple(crossings(view.grid)) if box.options.minotaur else (),
    )


def places(view: View, box: Box) -> tuple[Cell, ...]:
    """Every empty cell where an open side of the maze waits for a tile (DEDALO-LAY-1, DEDALO-LAY-3)."""
    sides = exit_sides(view, box)
    tiles = view.grid.tiles
    return tuple(here for here, met in view.grid.met.items() if here not in tiles and met & ~sides.get(here, 0))


def ways_out(grid: Grid, exits: tuple[Cell, ...]) -> dict[Cell, Nearest]:
    """For every cell from which passages lead to an exit, the nearest one."""
    ways = {here: Nearest(here, 0) for here in exits}
    frontier = list(exits)
    for here in frontier:
        for way in DIRECTIONS:
            there = beside(here, way)
            if there not in ways and grid.joined(here, way, there):
                ways[there] = Nearest(ways[here].exit, ways[here].steps + 1)
                frontier.append(there)
    return ways
