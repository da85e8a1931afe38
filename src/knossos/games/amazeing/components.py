"""What is in the box: read from `components.toml`, checked, and laid out for one choice of options."""

import hashlib
import tomllib
from collections import Counter
from pathlib import Path

import msgspec
from msgspec import Struct

from knossos.games.amazeing.options import Options
from knossos.locale import Problem
from knossos.maze import FIXED, NAME, NAMES, OPENING_NAMES, Square, Tile, openings, square

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
    plain: dict[str, dict[str, int]]
    night: dict[str, tuple[str, ...]]
    coins: Coins

    @property
    def digest(self) -> str:
        """A fingerprint of everything that is in the box."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


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
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Problem("components-unreadable", file=str(path), reason=_reason(error)) from None
    try:
        components = msgspec.convert(tomllib.loads(text), Components)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Problem("components-broken", file=str(path), reason=str(error)) from None
    try:
        _check_homes(components)
        if not components.plain:
            raise Problem("components-no-mix")
        for mix in components.plain:
            unpack(components, Options(mode="daynight", tiles=mix, pieces=tuple(components.pieces)))  # type: ignore[arg-type]
    except Problem as problem:
        raise Problem("components-wrong", file=str(path), reason=problem) from None
    return components


def _reason(error: OSError | ValueError) -> str:
    return str(error.strerror) if isinstance(error, OSError) else str(error)


def unpack(components: Components, options: Options) -> Box:
    """Lay the components out. The treasures of the night are invisible, so left out, in the other modes."""
    mix = options.tiles
    if mix not in components.plain:
        raise Problem("components-mix", text=mix, mixes=", ".join(components.plain))
    different = set(options.pieces) & set(components.pieces)
    if len(different) < max(2, len(options.pieces)):
        raise Problem("option-pieces", text="+".join(options.pieces), pieces=", ".join(components.pieces))
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
        homes=tuple(square(components.pieces[piece].home) for piece in options.pieces),
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


def _check_homes(components: Components) -> None:
    """AMAZE-SETUP-1: each piece owns a corner."""
    if sorted(piece.home for piece in components.pieces.values()) != ["a1", "a7", "g1", "g7"]:
        raise Problem("components-homes")


def _check(box: Box) -> None:
    """The counts of the rulebook, and every picture on exactly one tile."""
    for name in (*box.cards, *box.night):
        if not NAME.fullmatch(name):
            raise Problem("components-name", name=name)
    for value in box.coins:
        if value < 1:
            raise Problem("components-coins", value=value)
    doubled = [name for name, count in Counter((*box.cards, *box.night)).items() if count > 1]
    if doubled:
        raise Problem("components-doubled", name=doubled[0])
    if set(box.fixed) != set(FIXED):
        wrong = sorted(set(box.fixed) ^ set(FIXED))[0]
        raise Problem("components-fixed", square=NAMES[wrong])
    counts = {"tiles": (len(box.loose), 34), "treasures": (len(box.cards), 24), "night": (len(box.night), 12)}
    for what, (count, right) in (counts | {"coins": (len(box.coins), 3)}).items():
        if count != right:
            raise Problem("components-count", what=what, count=count, right=right)
