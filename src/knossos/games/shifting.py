"""What the games of the shifting maze have in common: the push, the laying of the maze, the box, and the text.

A module and not a package: it is no game.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from msgspec import Struct

from knossos.game import Chance, Event, Rejection
from knossos.game.positions import wrong_part
from knossos.locale import Problem
from knossos.maze import (
    ARROWS,
    FIXED,
    LINES,
    LOOSE,
    NAME,
    NAMES,
    OPENING_NAMES,
    SQUARES,
    Arrow,
    Maze,
    Openings,
    Square,
    Tile,
    arrow,
    openings,
    quarter_turns,
    rotations,
    square,
)
from knossos.maze import pushes as pushes_in_the_maze

CORNERS = tuple(square(name) for name in ("a1", "g1", "g7", "a7"))
"""The four homes, clockwise."""

# The push


class Push(Struct, frozen=True, tag=True):
    """Slide the spare in at an arrow, rotated so that its openings are these: `b1/NE`."""

    arrow: Arrow
    openings: Openings

    def __str__(self) -> str:
        return f"{NAMES[self.arrow]}/{OPENING_NAMES[self.openings]}"


PUSHES = tuple(Push(at, mask) for at in ARROWS for mask in range(16))
"""Every push there can be, by its number."""

_PUSH_NUMBERS = {push: number for number, push in enumerate(PUSHES)}
_PUSH = re.compile(r"([a-g][1-7])/([NESW]+)")


def parse_push(text: str) -> Push | None:
    """Read a push as `str` writes it; None: this is none.

    >>> parse_push("b1/NE")
    Push(arrow=1, openings=3)
    """
    match = _PUSH.fullmatch(text)
    return Push(arrow(match[1]), openings(match[2])) if match else None


def push_number(push: Push) -> int:
    """The position of a push among all of them.

    >>> PUSHES[push_number(Push(arrow=1, openings=3))]
    Push(arrow=1, openings=3)
    """
    if push not in _PUSH_NUMBERS:
        raise Problem("action-impossible", action=repr(push))
    return _PUSH_NUMBERS[push]


@cache
def pushes(spare: Openings, banned: Arrow | None = None) -> tuple[Push, ...]:
    """Every way to push a spare in: at each arrow but the banned one, in each rotation that differs."""
    return tuple(Push(*each) for each in pushes_in_the_maze(spare, banned))


def inserted(spare: Tile, push: Push, arrow_rule: str, rotation_rule: str) -> Tile:
    """The spare as a push slides it in. The rules are those that speak against a wrong arrow or rotation."""
    if push.arrow not in LINES:
        raise Rejection("push-arrow", rule=arrow_rule, arrows=", ".join(NAMES[each] for each in ARROWS))
    if push.openings not in rotations(spare.openings):
        possible = ", ".join(OPENING_NAMES[each] for each in rotations(spare.openings))
        raise Rejection("push-rotation", rule=rotation_rule, possible=possible)
    return spare.turned(push.openings)


class Pushed(Event, frozen=True, tag=True):
    """A seat slid a tile in at an arrow, and another came out across."""

    seat: int
    arrow: Arrow
    tile: Tile
    out: Tile


class Carried(Event, frozen=True, tag=True):
    """A push took the piece of a seat along, or round to the inserted tile."""

    seat: int
    start: Square
    to: Square


class Walked(Event, frozen=True, tag=True):
    """A seat walked along these squares, both ends included; a single one: it stayed."""

    seat: int
    path: tuple[Square, ...]


# Set-up


def lay_maze(fixed: Mapping[Square, Tile], loose: Iterable[Tile], chance: Chance) -> tuple[Maze, Tile]:
    """Any tile, in any rotation, on each free square; the last tile is the spare."""
    tiles = dict(fixed)
    rest = list(loose)
    for here in LOOSE:
        drawn = chance.draw(NAMES[here], [tile.turned(mask) for tile in rest for mask in quarter_turns(tile.openings)])
        rest.remove(drawn.loose)
        tiles[here] = drawn
    [spare] = rest
    return Maze(tuple(tiles[here] for here in SQUARES)), spare


# The box


def homes(chosen: Sequence[str], corners: Mapping[str, str]) -> tuple[Square, ...]:
    """The home of each seat's piece, where every piece in the box has a corner of its own."""
    if sorted(corners.values()) != ["a1", "a7", "g1", "g7"]:
        raise Problem("components-homes")
    return places(chosen, corners)


def places(chosen: Sequence[str], squares: Mapping[str, str]) -> tuple[Square, ...]:
    """The square of each seat's piece, of the pieces that are in the box with their squares."""
    if len(set(chosen) & set(squares)) < max(2, len(chosen)):
        raise Problem("option-pieces", text="+".join(chosen), pieces=", ".join(squares))
    for piece in squares:
        check_name(piece)
    return tuple(square(squares[piece]) for piece in chosen)


def check_name(name: str) -> None:
    """Refuse a name that would break the text of a position."""
    if not NAME.fullmatch(name):
        raise Problem("components-name", name=name)


def check_board(fixed: Iterable[Square], pictures: Iterable[str], counts: Mapping[str, tuple[int, int]]) -> None:
    """The fixed squares, every picture on exactly one tile, and the counts of the rulebook (as they are, right)."""
    for picture, count in Counter(pictures).items():
        check_name(picture)
        if count > 1:
            raise Problem("components-doubled", name=picture)
    for here in sorted(set(fixed) ^ set(FIXED)):
        raise Problem("components-fixed", square=NAMES[here])
    for what, (count, right) in counts.items():
        if count != right:
            raise Problem("components-count", what=what, count=count, right=right)


def check_tiles(fixed: Mapping[Square, Tile], loose: Iterable[Tile], maze: Maze, others: Iterable[Tile]) -> None:
    """Refuse a maze that, with the other tiles that are somewhere else, is not made of the tiles of the box."""
    for here in FIXED:
        if maze.tiles[here] != fixed[here]:
            raise Problem("position-fixed", square=NAMES[here], tile=str(fixed[here]))
    lying = Counter(maze.tiles[here].loose for here in LOOSE) + Counter(tile.loose for tile in others)
    wrong = sorted(map(str, (lying - Counter(loose)) + (Counter(loose) - lying)))
    if wrong:
        raise Problem("position-tile", tile=wrong[0])


# The text of a maze


def maze_text(maze: Maze) -> str:
    """Two parts: the openings of the 49 tiles as hexadecimal digits, row by row; what is printed where."""
    masks = "".join(f"{tile.openings:x}" for tile in maze.tiles)
    shown = [f"{NAMES[here]}:{names_text(tile.shows)}" for here, tile in enumerate(maze.tiles) if tile.shows]
    return "/".join(masks[start : start + 7] for start in range(0, len(masks), 7)) + " " + (",".join(shown) or "-")


def read_maze(rows: str, pictures: str) -> Maze:
    """A maze from the two parts of its text."""
    digits = rows.replace("/", "")
    if [len(row) for row in rows.split("/")] != [7] * 7 or not set(digits) <= set("0123456789abcdef"):
        raise wrong_part("maze", rows)
    shown: dict[Square, tuple[str, ...]] = {}
    for part in () if pictures == "-" else pictures.split(","):
        name, _, names = part.partition(":")
        if square(name) in shown:
            raise Problem("position-twice", square=name)
        shown[square(name)] = read_names(names)
    return Maze(tuple(Tile(int(digit, 16), shown.get(here, ())) for here, digit in enumerate(digits)))


def names_text(names: Iterable[str]) -> str:
    """Some names in one word."""
    return "+".join(names) or "-"


def read_names(text: str) -> tuple[str, ...]:
    """The names in a word."""
    return () if text == "-" else tuple(text.split("+"))
