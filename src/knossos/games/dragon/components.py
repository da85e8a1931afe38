"""What is in the box: read from `components.toml`, checked, and laid out for one choice of options."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from knossos.game import components as files
from knossos.games.dragon.options import Options
from knossos.games.shifting import check_board, places
from knossos.locale import Problem
from knossos.maze import LOOSE, Square, Tile, openings, square

DEFAULT = Path(__file__).with_name("components.toml")

LAIR = square("d4")
"""The square over which the lair stands."""

LOW = tuple(range(1, 7))
"""The values of the first phase, and of the cards that roll again."""

HIGH = tuple(range(7, 13))
"""The values of the second phase, and of the cards that give a double turn."""

Guardian = Literal["white", "black"]
Face = Literal["1", "2", "3", "4", "white", "black"]
"""A face of the dragon die: so many quarter turns, or a guardian."""


class Guardians(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the guardians begin."""

    white: str
    black: str


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the dice."""

    dragon: tuple[Face, ...]
    duel: tuple[int, ...]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    fixed: dict[str, str]
    starts: dict[str, str]
    guardians: Guardians
    tiles: dict[str, dict[str, files.Count]]
    treasures: dict[str, tuple[str, ...]]
    dice: Dice


class Box(Struct, frozen=True):
    """The components laid out for one choice of options."""

    options: Options
    fixed: dict[Square, Tile]
    loose: tuple[Tile, ...]
    starts: tuple[Square, ...]
    """The start square of each seat's piece."""

    guardians: tuple[Square, Square]
    treasures: tuple[Square, ...]
    dragon_die: tuple[Face, ...]
    duel_die: tuple[int, ...]


def load(path: Path = DEFAULT) -> Components:
    """Read and check a components file: every mix of tiles and every choice of squares in it."""
    return files.read(path, Components, _check_choices)


def _check_choices(components: Components) -> None:
    pieces = tuple(components.starts)
    for name, choices in (("tiles", components.tiles), ("treasures", components.treasures)):
        if not choices:
            raise Problem("components-no-choice", name=name)
    for tiles in components.tiles:
        for treasures in components.treasures:
            unpack(components, Options(pieces=pieces, tiles=tiles, treasures=treasures))  # type: ignore[arg-type]


def unpack(components: Components, options: Options) -> Box:
    """Lay the components out."""
    mix = files.chosen("tiles", options.tiles, components.tiles)
    squares = files.chosen("treasures", options.treasures, components.treasures)
    box = Box(
        options=options,
        fixed={square(name): Tile.parse(text) for name, text in components.fixed.items()},
        loose=tuple(
            sorted((Tile(openings(shape)).loose for shape, count in mix.items() for _ in range(count)), key=str)
        ),
        starts=places(options.pieces, components.starts),
        guardians=(square(components.guardians.white), square(components.guardians.black)),
        treasures=tuple(sorted(map(square, squares))),
        dragon_die=components.dice.dragon,
        duel_die=components.dice.duel,
    )
    _check(box, components)
    return box


def _check(box: Box, components: Components) -> None:
    """The counts of the rulebook, and nobody under the lair at first."""
    pictures = [picture for tile in box.fixed.values() for picture in tile.shows]
    if pictures:
        raise Problem("components-picture", name=pictures[0])
    starts = {square(name) for name in components.starts.values()}
    counts = {
        "tiles": (len(box.loose), 34),
        "squares": (len(set(box.treasures)), 12),
        "pieces": (len(components.starts), 4),
        "starts": (len(starts), 4),
        "guardians": (len(set(box.guardians)), 2),
        "faces": (len(box.dragon_die), 6),
    }
    check_board(box.fixed, (), counts)
    if len(box.treasures) != len(set(box.treasures)):
        raise Problem("components-squares")
    if sorted(box.duel_die) != [1, 2, 3, 4, 5, 6]:
        raise Problem("components-duel-die")
    faces = set(box.dragon_die)
    if not {"1", "white", "black"} <= faces or not {"2", "3", "4"} & faces:
        raise Problem("components-dragon-die")
    if LAIR in (*starts, *box.guardians):
        raise Problem("components-lair")
    if not set(box.treasures) & set(LOOSE):
        raise Problem("components-movable")
