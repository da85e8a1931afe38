"""Reach for every push and every rotation at once, inside one Python integer.

A set of squares takes 49 bits. Each pair of an arrow and a rotation of the spare gets a lane of 64, and the lanes lie
side by side in one long integer, so that a single shift or AND works on all boards together.

Multiplying a board by an integer with one bit per lane copies it into every lane; with that bit a little higher or
lower in its lane, the copy is slid on the way. Nothing is ever shifted by more than 7 bits and 15 are idle, so the
lanes do not run into each other, and a mask wipes what was shifted off the board.
"""

from collections.abc import Iterable
from functools import cache
from struct import Struct
from typing import NamedTuple

from knossos.maze.flood import SquareSet, Start, pushes, square_set
from knossos.maze.maze import LINES, Arrow, Maze, carried
from knossos.maze.squares import DIRECTIONS, SIZE, SQUARES, Direction, E, Square, step
from knossos.maze.tiles import Openings, Tile

LANE = 64


NOT_LAST_COLUMN = square_set(here for here in SQUARES if step(here, E) is not None)
"""The squares from which one step further is east, and not the first square of the next row."""

_DIGITS = {way: bytes(b"01"[bool(mask & way)] for mask in range(256)) for way in DIRECTIONS}
"""For each direction, the binary digit that says whether openings include it."""


class _Lanes(NamedTuple):
    """What depends only on the spare and on the banned arrow. Each integer spans all lanes, one for each push."""

    layout: Struct
    """How to read the lanes one by one."""
    copy: int
    """Times a board: that board in every lane."""
    resting: int
    """The squares that the push of the lane leaves alone."""
    slide: int
    """Times a board: that board in every lane, one step further along the push."""
    slid: int
    """The squares on which the push of the lane puts the tile of another square."""
    inserted: dict[Direction, int]
    """The square where the spare goes in, if its rotation in the lane is open in this direction."""
    starts: tuple[int, ...]
    """For each square, where the push of the lane carries a piece from there."""
    not_last_column: int


@cache
def _lanes(spare: Openings, banned: Arrow | None) -> _Lanes:
    lanes = [(LANE * lane, LINES[pushed], mask) for lane, (pushed, mask) in enumerate(pushes(spare, banned))]
    copy = sum(1 << low for low, _, _ in lanes)
    return _Lanes(
        layout=Struct(f"<{len(lanes)}Q"),
        copy=copy,
        resting=sum(square_set(here for here in SQUARES if here not in line) << low for low, line, _ in lanes),
        # The first arrows push down, to higher squares, so no bit is lost below the lowest lane.
        slide=sum(1 << low + line[1] - line[0] for low, line, _ in lanes),
        slid=sum(square_set(line[1:]) << low for low, line, _ in lanes),
        inserted={way: sum(1 << low + line[0] for low, line, mask in lanes if mask & way) for way in DIRECTIONS},
        starts=tuple(sum(1 << low + carried(here, line[0]) for low, line, _ in lanes) for here in SQUARES),
        not_last_column=NOT_LAST_COLUMN * copy,
    )


def reach_after_pushes(maze: Maze, spare: Tile, start: Square, banned: Arrow | None = None) -> tuple[SquareSet, ...]:
    """What `knossos.maze.flood.reach_after_pushes` finds, all at once."""
    lanes = _lanes(spare.openings, banned)
    # The last square comes first, like the highest digit of a number.
    masks = bytes([tile.openings for tile in reversed(maze.tiles)])
    north, east, south, west = [_after_pushes(masks, way, lanes) for way in DIRECTIONS]
    joined_east = east & west >> 1 & lanes.not_last_column
    joined_south = south & north >> SIZE
    reached = _flood(lanes.starts[start], joined_east, joined_south)
    return lanes.layout.unpack(reached.to_bytes(lanes.layout.size, "little"))


def reach_many(starts: Iterable[Start]) -> list[tuple[SquareSet, ...]]:
    """The same for many starts."""
    return [reach_after_pushes(*start) for start in starts]


def _after_pushes(masks: bytes, way: Direction, lanes: _Lanes) -> int:
    """The squares whose tile is open in a direction, after the push of each lane."""
    board = int(masks.translate(_DIGITS[way]), 2)
    return board * lanes.copy & lanes.resting | board * lanes.slide & lanes.slid | lanes.inserted[way]


def _flood(reached: int, joined_east: int, joined_south: int) -> int:
    """Walk in all lanes until nobody gets further. From the `joined` squares one can walk east, or south, and back."""
    before = 0
    while reached != before:
        before = reached
        reached |= (reached & joined_east) << 1
        reached |= reached >> 1 & joined_east
        reached |= (reached & joined_south) << SIZE
        reached |= reached >> SIZE & joined_south
    return reached
