"""What is in the box: read from `components.toml`, checked, and laid out for one choice of options.

Everything that goes into the bag is a tile: stars are what a labyrinth tile shows, and the others have no openings.
"""

from pathlib import Path

from msgspec import Struct

from knossos.game import components as files
from knossos.games.dedalos.options import Options
from knossos.locale import Problem
from knossos.maze import Openings, Tile, openings
from knossos.maze.grid import ORIGIN, Cell, Grid, cell, cell_name

DEFAULT = Path(__file__).with_name("components.toml")

STAR = "star"
COLLAPSE = Tile(0, ("collapse",))
RED = Tile(0, ("red",))
WHITE = Tile(0, ("white",))

LABYRINTH = 132
DISTANCE = 6
"""How far the exits are from the entrance."""


class Ends(Struct, frozen=True, forbid_unknown_fields=True):
    """The openings of the entrance and of an exit."""

    entrance: str
    exit: str


class MinotaurTiles(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles there are of each colour."""

    red: int
    white: int


class CollapseTiles(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles close an exit."""

    tiles: int


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    ends: Ends
    labyrinth: dict[str, tuple[files.Count, files.Count, files.Count, files.Count]]
    minotaur: MinotaurTiles
    collapse: CollapseTiles
    exits: dict[str, tuple[str, ...]]


class Box(Struct, frozen=True):
    """The components laid out for one choice of options."""

    options: Options
    entrance: Tile
    exit: Tile
    labyrinth: tuple[Tile, ...]
    minotaur: tuple[Tile, ...]
    """The red and white tiles, where the minotaur hunts."""

    collapse: int
    """How many collapse tiles there are."""

    exits: dict[int, tuple[Cell, ...]]
    """The exits for each number of seats."""

    def tiles(self, seats: int) -> tuple[Tile, ...]:
        """Everything that goes into the bag (DEDALO-SETUP-4), in order."""
        closing = len(self.exits[seats]) // 2 if self.options.collapse else 0  # DEDALO-COLL-1
        return (*self.minotaur, *[COLLAPSE] * closing, *self.labyrinth)

    def grid(self, seats: int) -> Grid:
        """The maze before the first tile is laid (DEDALO-SETUP-2, DEDALO-SETUP-3)."""
        grid = Grid(((ORIGIN, self.entrance),))
        for here in self.exits[seats]:
            grid = grid.lay(here, self.exit)
        return grid


def load(path: Path = DEFAULT) -> Components:
    """Read and check a components file."""
    return files.read(path, Components, lambda components: unpack(components, Options()))


def unpack(components: Components, options: Options) -> Box:
    """Lay the components out."""
    labyrinth = [
        Tile(_shape(shape), (STAR,) * stars).loose
        for shape, counts in components.labyrinth.items()
        for stars, count in enumerate(counts)
        for _ in range(count)
    ]
    colours = components.minotaur
    minotaur = (*[RED] * colours.red, *[WHITE] * colours.white) if options.minotaur else ()
    box = Box(
        options=options,
        entrance=Tile(_shape(components.ends.entrance), ("entrance",)),
        exit=Tile(_shape(components.ends.exit), ("exit",)),
        labyrinth=tuple(sorted(labyrinth, key=str)),
        minotaur=minotaur,
        collapse=components.collapse.tiles,
        exits={int(seats): tuple(map(cell, names)) for seats, names in components.exits.items() if seats.isdecimal()},
    )
    _check(box, components)
    return box


def _shape(text: str) -> Openings:
    mask = openings(text)
    if not mask:
        raise Problem("openings-name", text=text)
    return mask


def _check(box: Box, components: Components) -> None:
    """The counts of the rulebook, and exits where they belong."""
    colours = components.minotaur
    counts = {
        "labyrinth": (len(box.labyrinth), LABYRINTH),
        "red": (colours.red, 4),
        "white": (colours.white, 6),
        "collapse": (box.collapse, 3),
    }
    for what, (count, right) in counts.items():
        if count != right:
            raise Problem("components-count", what=what, count=count, right=right)
    if sorted(components.exits) != ["2", "3", "4", "5", "6"]:
        raise Problem("components-exits")
    for seats, exits in box.exits.items():
        right = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}[seats]
        if len(set(exits)) != right or len(exits) != right:
            raise Problem("components-exit-count", seats=seats, right=right)
        for here in exits:
            if sorted(map(abs, here)) != [0, DISTANCE]:
                raise Problem("components-exit-place", cell=cell_name(here))
