"""What is in the box: read from `components.toml`, checked, and laid out for one choice of options."""

from collections import Counter
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from knossos.game import components as files
from knossos.games.shifting import check_board, homes
from knossos.games.team.options import Options
from knossos.games.team.walks import RUBBLE
from knossos.locale import Problem
from knossos.maze import NAMES, Arrow, Square, Tile, arrow, openings, square

DEFAULT = Path(__file__).with_name("components.toml")

# The file as it is written


class Treasures(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the treasures are, and the markings."""

    fixed: dict[str, str]
    tiles: dict[str, tuple[str, ...]]
    markings: dict[str, tuple[str, ...]]


class Teleport(Struct, frozen=True, forbid_unknown_fields=True):
    """Two pieces, and the piece to whose home they go."""

    pieces: tuple[str, str]
    home: str


class Pages(Struct, frozen=True, forbid_unknown_fields=True):
    """The pages of the Book by their kind."""

    push: tuple[str, ...]
    flip: tuple[tuple[str, str], ...]
    teleport: tuple[Teleport, ...]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    fixed: dict[str, str]
    homes: dict[str, str]
    tiles: dict[str, files.Count]
    treasures: dict[str, Treasures]
    book: dict[str, Pages]


# The pages of the Book of Daedalus


class PushPage(Struct, frozen=True):
    """Daedalus pushes the spare in, face down: `push/b1`."""

    arrow: Arrow

    def __str__(self) -> str:
        return f"push/{NAMES[self.arrow]}"


class FlipPage(Struct, frozen=True):
    """Daedalus turns two tiles face down: `flip/skull+lantern`."""

    pictures: tuple[str, str]

    def __str__(self) -> str:
        return f"flip/{'+'.join(self.pictures)}"


class TeleportPage(Struct, frozen=True):
    """Daedalus sends two pieces to one home: `teleport/red+blue/yellow`."""

    pieces: tuple[str, str]
    home: str

    def __str__(self) -> str:
        return f"teleport/{'+'.join(self.pieces)}/{self.home}"


Page: TypeAlias = PushPage | FlipPage | TeleportPage


class Box(Struct, frozen=True):
    """The components laid out for one choice of options."""

    options: Options
    fixed: dict[Square, Tile]
    loose: tuple[Tile, ...]
    treasures: tuple[str, ...]
    pages: tuple[Page, ...]
    corners: dict[str, Square]
    """The home corner of each piece in the box."""

    homes: tuple[Square, ...]
    """The home of each seat's piece."""


def load(path: Path = DEFAULT) -> Components:
    """Read and check a components file: every choice of treasures and pages in it."""
    return files.read(path, Components, _check_choices)


def _check_choices(components: Components) -> None:
    pieces = tuple(components.homes)
    for name, choices in (("treasures", components.treasures), ("book", components.book)):
        if not choices:
            raise Problem("components-no-choice", name=name)
    for treasures in components.treasures:
        for book in components.book:
            unpack(components, Options(pieces=pieces, treasures=treasures, book=book))  # type: ignore[arg-type]


def unpack(components: Components, options: Options) -> Box:
    """Lay the components out."""
    treasures = files.chosen("treasures", options.treasures, components.treasures)
    pages = files.chosen("book", options.book, components.book)
    fixed = {square(name): Tile.parse(text) for name, text in components.fixed.items()}
    for name, treasure in treasures.fixed.items():
        if square(name) not in fixed:
            raise Problem("components-fixed", square=name)
        fixed[square(name)] = Tile(fixed[square(name)].openings, (treasure,))
    printed = [*treasures.tiles.items(), *treasures.markings.items()]
    pictured = [Tile(openings(shape), (name,)) for shape, names in printed for name in names]
    box = Box(
        options=options,
        fixed=fixed,
        loose=tuple(sorted((tile.loose for tile in (*pictured, *_plain(components, pictured))), key=str)),
        treasures=tuple(
            sorted((*treasures.fixed.values(), *(name for names in treasures.tiles.values() for name in names)))
        ),
        pages=tuple(sorted(_pages(pages), key=str)),
        corners={name: square(corner) for name, corner in components.homes.items()},
        homes=homes(options.pieces, components.homes),
    )
    _check(box, [picture for tile in (*fixed.values(), *pictured) for picture in tile.shows])
    return box


def _plain(components: Components, pictured: list[Tile]) -> list[Tile]:
    """The path tiles that show nothing: as many as are left of each shape."""
    left: Counter[Tile] = Counter()
    for shape, count in components.tiles.items():
        left[Tile(openings(shape)).loose] += count
    left.subtract(Tile(tile.openings).loose for tile in pictured)
    for tile, count in left.items():
        if count < 0:
            raise Problem("components-shape", openings=str(tile))
    return list(left.elements())


def _pages(pages: Pages) -> list[Page]:
    return [
        *(PushPage(arrow(name)) for name in pages.push),
        *(FlipPage(pictures) for pictures in pages.flip),
        *(TeleportPage(each.pieces, each.home) for each in pages.teleport),
    ]


def _check(box: Box, pictures: list[str]) -> None:
    """The counts of the rulebook, every picture on exactly one tile, and pages that name what there is."""
    counts = {"tiles": (len(box.loose), 34), "treasures": (len(box.treasures), 24), "pages": (len(box.pages), 24)}
    check_board(box.fixed, (*pictures, *RUBBLE.shows), counts)
    on_tiles = {picture for tile in box.loose for picture in tile.shows}
    for page in box.pages:
        match page:
            case FlipPage(pictures=named):
                known = set(named) <= on_tiles
            case TeleportPage(pieces=pieces, home=home):
                known = {*pieces, home} <= set(box.corners)
            case PushPage():
                continue
        if not known:
            raise Problem("components-page", page=str(page))
