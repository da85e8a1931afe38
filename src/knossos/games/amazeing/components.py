"""What is in the box: read from `components.toml`, checked, and laid out for one choice of options."""

from pathlib import Path

import msgspec
from msgspec import Struct

from knossos.game import components as files
from knossos.games.amazeing.options import Options
from knossos.games.shifting import check_board, homes
from knossos.locale import Problem
from knossos.maze import NAMES, OPENING_NAMES, Square, Tile, openings, square

DEFAULT = Path(__file__).with_name("components.toml")


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A playing piece: its home corner, and the symbol on its base."""

    home: str
    symbol: str


class Coins(Struct, frozen=True, forbid_unknown_fields=True):
    """The three coins of the night."""

    values: tuple[int, ...]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    fixed: dict[str, str]
    pieces: dict[str, Piece]
    treasures: dict[str, tuple[str, ...]]
    plain: dict[str, dict[str, files.Count]]
    night: dict[str, tuple[str, ...]]
    coins: Coins


class Box(Struct, frozen=True):
    """The components laid out for one choice of options."""

    options: Options
    fixed: dict[Square, Tile]
    loose: tuple[Tile, ...]
    cards: tuple[str, ...]
    night: tuple[str, ...]
    coins: tuple[int, ...]
    homes: tuple[Square, ...]
    """The home of each seat's piece."""


def load(path: Path = DEFAULT) -> Components:
    """Read and check a components file: every mix of tiles in it, by day and by night."""
    return files.read(path, Components, _check_mixes)


def _check_mixes(components: Components) -> None:
    if not components.plain:
        raise Problem("components-no-mix")
    for mix in components.plain:
        unpack(components, Options(mode="daynight", tiles=mix, pieces=tuple(components.pieces)))  # type: ignore[arg-type]


def unpack(components: Components, options: Options) -> Box:
    """Lay the components out. The treasures of the night are invisible, so left out, in the other modes."""
    mix = options.tiles
    if mix not in components.plain:
        raise Problem("components-mix", text=mix, mixes=", ".join(components.plain))
    fixed = {square(name): Tile.parse(text) for name, text in components.fixed.items()}
    treasures = [Tile(openings(shape), (name,)) for shape, names in components.treasures.items() for name in names]
    plain = [Tile(openings(shape)) for shape, count in components.plain[mix].items() for _ in range(count)]
    box = Box(
        options=options,
        fixed=fixed,
        loose=(*treasures, *plain),
        cards=tuple(sorted(card for tile in (*fixed.values(), *treasures) for card in tile.shows)),
        night=tuple(sorted(name for names in components.night.values() for name in names)),
        coins=components.coins.values,
        homes=homes(options.pieces, {name: piece.home for name, piece in components.pieces.items()}),
    )
    if options.mode == "daynight":
        for carrier, names in components.night.items():
            for name in names:
                box = _with_glow(box, carrier, name)
    _check(box)
    return msgspec.structs.replace(box, loose=tuple(sorted((tile.loose for tile in box.loose), key=str)))


def _with_glow(box: Box, carrier: str, name: str) -> Box:
    """Print a treasure of the night on the fixed square, the treasure tile or the plain tile that carries it."""
    if carrier in NAMES and (here := square(carrier)) in box.fixed:
        return msgspec.structs.replace(box, fixed=box.fixed | {here: _glowing(box.fixed[here], name)})
    carriers = [here for here, tile in box.fixed.items() if carrier in tile.shows]
    if carriers:
        return _with_glow(box, NAMES[carriers[0]], name)
    for position, tile in enumerate(box.loose):
        if carrier in tile.shows or (
            not tile.shows and carrier in OPENING_NAMES and tile.loose == Tile.parse(carrier).loose
        ):
            loose = (*box.loose[:position], _glowing(tile, name), *box.loose[position + 1 :])
            return msgspec.structs.replace(box, loose=loose)
    raise Problem("components-carrier", text=carrier, name=name)


def _glowing(tile: Tile, name: str) -> Tile:
    return Tile(tile.openings, (*tile.shows, name))


def _check(box: Box) -> None:
    """The counts of the rulebook, and every picture on exactly one tile."""
    for value in box.coins:
        if value < 1:
            raise Problem("components-coins", value=value)
    counts = {"tiles": (len(box.loose), 34), "treasures": (len(box.cards), 24), "night": (len(box.night), 12)}
    check_board(box.fixed, (*box.cards, *box.night), counts | {"coins": (len(box.coins), 3)})
