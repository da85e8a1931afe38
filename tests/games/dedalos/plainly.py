"""The maze once more, written out plainly, to hold the rules to it; and random mazes to do so with."""

from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from knossos.maze import Tile
from knossos.maze.grid import Cell, Grid
from tests.games.dedalos.position import FULL, tile

Tiles: TypeAlias = dict[Cell, Tile]

SIDES = {"N": ((0, 1), "S"), "E": ((1, 0), "W"), "S": ((0, -1), "N"), "W": ((-1, 0), "E")}
"""For each side of a tile, the way to the neighbour, and the side of the neighbour that faces it."""

NEAR = replace(FULL.box, exits={3: ((2, 0), (-2, 0))})
"""A box with exits two cells away from the entrance, so that small mazes have them."""

EVERY_CELL = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]
"""The cells of a small maze, and those around it."""


def sides(tile: Tile) -> str:
    """The open sides of a tile."""
    return str(tile).partition("+")[0]


def neighbour(here: Cell, side: str) -> Cell:
    """The cell on a side."""
    (x, y), _ = SIDES[side]
    return here[0] + x, here[1] + y


def next_to(tiles: Tiles, here: Cell) -> set[Cell]:
    """The cells to which a passage leads."""
    beyond = {side: neighbour(here, side) for side in sides(tiles[here])}
    return {there for side, there in beyond.items() if there in tiles and SIDES[side][1] in sides(tiles[there])}


def region(tiles: Tiles, here: Cell) -> set[Cell]:
    """Everything that is joined to a cell."""
    cells = {here}
    while more := {there for place in cells for there in next_to(tiles, place)} - cells:
        cells |= more
    return cells


def random_maze(random: Random, openness: float = 0.5) -> Grid:
    """Five by five cells, most of them with a tile, and few sides open to the outside."""
    grid = NEAR.grid(3)
    for here in EVERY_CELL:
        if here in grid.tiles or max(map(abs, here)) > 2 or random.random() < 0.1:
            continue
        inside = [side for side in SIDES if max(map(abs, neighbour(here, side))) <= 2]
        chosen = "".join(side for side in SIDES if random.random() < (openness if side in inside else 0.02))
        if chosen:
            grid = grid.lay(here, tile(chosen + random.choice(["", "", "+star"])))
    return grid
