"""The lanes once more, as machine code: one unsigned 64-bit number per lane, compiled by numba. An optional extra.

`reach_after_pushes` answers for one maze, `reach_many` for several. `reach_batch` takes arrays and is the one to use
when speed matters: it spends no time on Python objects, and its loops over the lanes take several lanes per
instruction. Other threads may run meanwhile.

For the compiler every number must be an unsigned 64-bit one: of such a number and a plain integer numba makes a float.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple, ParamSpec, TypeAlias, TypeVar

from knossos.maze.flood import SquareSet, Start, pushes, square_set
from knossos.maze.lanes import NOT_LAST_COLUMN
from knossos.maze.maze import ARROWS, LINES, Arrow, Maze, carried
from knossos.maze.squares import DIRECTIONS, SIZE, SQUARES, Direction, Square
from knossos.maze.tiles import Openings, Tile, rotations

try:
    import numba
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError('knossos.maze.fast needs numba. Install it with: pip install "knossos[fast]"') from missing

Bytes: TypeAlias = NDArray[np.uint8]
Boards: TypeAlias = NDArray[np.uint64]

P = ParamSpec("P")
R = TypeVar("R")

TURNS = 4
LANES = TURNS * len(ARROWS)
SHAPES = range(16)

_NONE, _ONE, _TWO, _THREE, _ROW = (np.uint64(number) for number in (0, 1, 2, 3, SIZE))


def _compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile at the first call, and keep the machine code on disk for the next process."""
    try:
        return numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # there is no folder that it may write to
        return numba.njit(nogil=True)(function)


class _Tables(NamedTuple):
    """What each push does, in lane order: all arrows with the first rotation, then all with the second, and so on.

    An argument rather than globals: numba would keep stale values of those in its cache.
    """

    lanes: NDArray[np.int64]
    """For each spare, how many lanes differ."""
    resting: Boards
    """The squares that the push leaves alone."""
    up: Boards
    """By how much the push raises the number of a square."""
    down: Boards
    """By how much it lowers it."""
    slid: Boards
    """The squares on which the push puts the tile of another square."""
    inserted: Boards
    """For each spare and direction: the square where the spare goes in, if the rotation is open in this direction."""
    starts: Boards
    """For each square: where the push carries a piece from there."""
    not_last_column: np.uint64


def _tables() -> _Tables:
    def table(values: object) -> Boards:
        return np.array(values, dtype=np.uint64)

    lines = [LINES[pushed] for pushed in ARROWS] * TURNS
    return _Tables(
        lanes=np.array([len(rotations(shape)) * len(ARROWS) for shape in SHAPES], dtype=np.int64),
        resting=table([square_set(here for here in SQUARES if here not in line) for line in lines]),
        up=table([max(line[1] - line[0], 0) for line in lines]),
        down=table([max(line[0] - line[1], 0) for line in lines]),
        slid=table([square_set(line[1:]) for line in lines]),
        inserted=table([[_inserted(shape, way) for way in DIRECTIONS] for shape in SHAPES]),
        starts=table([[1 << carried(here, line[0]) for line in lines] for here in SQUARES]),
        not_last_column=np.uint64(NOT_LAST_COLUMN),
    )


def _inserted(shape: Openings, way: Direction) -> list[SquareSet]:
    turned = (rotations(shape) * TURNS)[:TURNS]
    return [1 << pushed if mask & way else 0 for mask in turned for pushed in ARROWS]


_TABLES = _tables()


def reach_after_pushes(maze: Maze, spare: Tile, start: Square, banned: Arrow | None = None) -> tuple[SquareSet, ...]:
    """What `knossos.maze.flood.reach_after_pushes` finds."""
    return reach_many([(maze, spare, start, banned)])[0]


def reach_many(starts: Sequence[Start]) -> list[tuple[SquareSet, ...]]:
    """The same for many starts, in one go."""
    masks = bytearray(tile.openings for maze, _, _, _ in starts for tile in maze.tiles)
    openings = np.frombuffer(masks, np.uint8).reshape(len(starts), len(SQUARES))
    spares = np.array([spare.openings for _, spare, _, _ in starts], np.uint8)
    pieces = np.array([piece for _, _, piece, _ in starts], np.uint8)
    reached = reach_batch(openings, spares, pieces).reshape(len(starts), LANES)
    return [
        tuple(lanes[_lanes(spare.openings, banned)].tolist())
        for lanes, (_, spare, _, banned) in zip(reached, starts, strict=True)
    ]


@cache
def _lanes(spare: Openings, banned: Arrow | None) -> NDArray[np.int64]:
    """The lane of each of the `pushes`."""
    turned = rotations(spare)
    lanes = [turned.index(mask) * len(ARROWS) + ARROWS.index(pushed) for pushed, mask in pushes(spare, banned)]
    return np.array(lanes, dtype=np.int64)


def reach_batch(openings: Bytes, spares: Bytes, starts: Bytes) -> Boards:
    """Where a piece could walk after each push, in many mazes: a `SquareSet` for each maze, rotation and arrow.

    Takes the openings of n mazes with shape (n, 49), and with shape (n,) the openings of their spares and the squares
    of their pieces. Gives shape (n, 4, 12): `[i, k, a]` is for the push at `ARROWS[a]` with `rotations(spare)[k]`. A
    spare with fewer than four rotations has them over again: with a straight one, k = 2 and 3 repeat 0 and 1. All
    twelve arrows are there: a banned one is for the caller to leave out.

    >>> straight, crossing, piece = np.full((1, 49), 5, np.uint8), np.array([15], np.uint8), np.array([0], np.uint8)
    >>> reached = reach_batch(straight, crossing, piece)
    >>> [here for here in SQUARES if int(reached[0, 0, 3]) >> here & 1]  # after the push at a2: from a1 down to a7
    [0, 7, 14, 21, 28, 35, 42]
    """
    count = len(openings)
    if openings.shape != (count, len(SQUARES)) or spares.shape != (count,) or starts.shape != (count,):
        raise ValueError(
            "reach_batch takes openings of shape (n, 49), spares and starts of shape (n,), not "
            f"{openings.shape}, {spares.shape} and {starts.shape}"
        )
    if not openings.dtype == spares.dtype == starts.dtype == np.uint8:
        raise TypeError(f"reach_batch takes uint8, not {openings.dtype}, {spares.dtype} and {starts.dtype}")
    reached = np.empty((count, LANES), np.uint64)
    _reach(openings, spares, starts, _TABLES, reached)
    return reached.reshape(count, TURNS, len(ARROWS))


@_compiled
def _reach(openings: Bytes, spares: Bytes, starts: Bytes, tables: _Tables, result: Boards) -> None:
    joined_east = np.empty(LANES, np.uint64)
    joined_south = np.empty(LANES, np.uint64)
    for maze in range(len(openings)):
        if spares[maze] >= len(tables.inserted) or starts[maze] >= len(tables.starts):
            raise ValueError("reach_batch takes spares from 0 to 15 and starts from 0 to 48")
        north, east, south, west = _boards(openings[maze])
        lanes = tables.lanes[spares[maze]]
        inserted = tables.inserted[spares[maze]]
        carried_to = tables.starts[starts[maze]]
        reached = result[maze]
        for lane in range(lanes):
            open_north = _pushed(north, lane, tables) | inserted[0, lane]
            open_east = _pushed(east, lane, tables) | inserted[1, lane]
            open_south = _pushed(south, lane, tables) | inserted[2, lane]
            open_west = _pushed(west, lane, tables) | inserted[3, lane]
            joined_east[lane] = open_east & (open_west >> _ONE) & tables.not_last_column
            joined_south[lane] = open_south & (open_north >> _ROW)
            reached[lane] = carried_to[lane]
        _flood(reached[:lanes], joined_east, joined_south)
        for lane in range(lanes, LANES):
            reached[lane] = reached[lane - lanes]


@_compiled
def _boards(openings: Bytes) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """The squares whose tile is open to the north, east, south and west."""
    north = east = south = west = _NONE
    for here in range(len(openings)):
        mask = np.uint64(openings[here])
        bit = np.uint64(here)
        north |= (mask & _ONE) << bit
        east |= (mask >> _ONE & _ONE) << bit
        south |= (mask >> _TWO & _ONE) << bit
        west |= (mask >> _THREE & _ONE) << bit
    return north, east, south, west


@_compiled
def _pushed(board: np.uint64, lane: int, tables: _Tables) -> np.uint64:
    """A board after the push of a lane, before the spare goes in."""
    after: np.uint64 = board & tables.resting[lane] | board << tables.up[lane] >> tables.down[lane] & tables.slid[lane]
    return after


@_compiled
def _flood(reached: Boards, joined_east: Boards, joined_south: Boards) -> None:
    """Walk in all lanes until nobody gets further.

    The number of lanes is not a constant here: the compiler would unroll the loop instead of taking lanes together.
    """
    changed = _ONE
    while changed:
        changed = _NONE
        for lane in range(len(reached)):
            before = after = reached[lane]
            after |= (after & joined_east[lane]) << _ONE
            after |= after >> _ONE & joined_east[lane]
            after |= (after & joined_south[lane]) << _ROW
            after |= after >> _ROW & joined_south[lane]
            reached[lane] = after
            changed |= before ^ after
