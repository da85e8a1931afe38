"""The readable flood, the lanes and the compiled lanes find exactly the same."""

import importlib
import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import TypeAlias

import numba
import numpy as np
import pytest

from knossos.maze import (
    ARROWS,
    DIRECTIONS,
    LINES,
    NAMES,
    SQUARES,
    Maze,
    SquareSet,
    Tile,
    carried,
    fast,
    lanes,
    members,
    pushes,
    reach_after_pushes,
    rotations,
)
from tests.maze.some_mazes import Position, random_positions

Reached: TypeAlias = tuple[SquareSet, ...]

# Without its compiler, the compiled form runs as very slow Python, for the sake of coverage alone.
POSITIONS, COMPILED_POSITIONS = (500, 30) if isinstance(fast._reach, FunctionType) else (5_000, 5_000)


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return list(random_positions(POSITIONS))


@pytest.fixture(scope="module")
def readable(positions: list[Position]) -> list[Reached]:
    return [reach_after_pushes(*position) for position in positions]


def test_the_lanes_reach_what_the_flood_reaches(positions: list[Position], readable: list[Reached]) -> None:
    for position, expected in zip(positions, readable, strict=True):
        assert lanes.reach_after_pushes(*position) == expected


def test_the_compiled_form_reaches_what_the_flood_reaches(positions: list[Position], readable: list[Reached]) -> None:
    for position, expected in zip(positions[:COMPILED_POSITIONS], readable, strict=False):
        assert fast.reach_after_pushes(*position) == expected


def test_many_mazes_at_once_reach_what_each_reaches_alone(positions: list[Position], readable: list[Reached]) -> None:
    chosen = positions[:COMPILED_POSITIONS]
    reached = batch([position[:3] for position in chosen])
    assert reached.shape == (len(chosen), 4, 12)
    for position, boards, expected in zip(chosen, reached.tolist(), readable, strict=False):
        turned = rotations(position.spare.openings)
        allowed = pushes(position.spare.openings, position.banned)
        for (pushed, mask), squares in zip(allowed, expected, strict=True):
            for again in range(turned.index(mask), 4, len(turned)):
                assert boards[again][ARROWS.index(pushed)] == squares


def batch(positions: list[tuple[Maze, Tile, int]]) -> fast.Boards:
    return fast.reach_batch(
        np.array([[tile.openings for tile in maze.tiles] for maze, _, _ in positions], np.uint8),
        np.array([spare.openings for _, spare, _ in positions], np.uint8),
        np.array([start for _, _, start in positions], np.uint8),
    )


CROSSINGS = Maze.of(*[15] * 49)
CLOSED = Maze.of(*[0] * 49)


@pytest.mark.parametrize("form", [lanes, fast], ids=["lanes", "fast"])
def test_many_starts_reach_what_each_reaches(
    form: ModuleType, positions: list[Position], readable: list[Reached]
) -> None:
    assert (
        form.reach_many([tuple(position) for position in positions[:COMPILED_POSITIONS]])
        == readable[:COMPILED_POSITIONS]
    )
    assert form.reach_many([]) == []


@pytest.mark.parametrize("form", [lanes.reach_after_pushes, fast.reach_after_pushes], ids=["lanes", "fast"])
class TestEachFastForm:
    def test_reaches_every_square_where_all_is_open(self, form: Callable[..., Reached]) -> None:
        assert form(CROSSINGS, Tile(15), 0) == (2**49 - 1,) * 12

    @pytest.mark.parametrize("start", SQUARES, ids=NAMES)
    def test_carries_the_piece(self, form: Callable[..., Reached], start: int) -> None:
        assert form(CLOSED, Tile(0), start) == reach_after_pushes(CLOSED, Tile(0), start)

    @pytest.mark.parametrize("banned", ARROWS)
    def test_leaves_out_the_banned_arrow(self, form: Callable[..., Reached], banned: int) -> None:
        reached = form(CROSSINGS, Tile(5), banned, banned)
        assert len(reached) == 22
        assert reached == reach_after_pushes(CROSSINGS, Tile(5), banned, banned)

    @pytest.mark.parametrize("mask", range(16))
    def test_turns_the_spare_each_way(self, form: Callable[..., Reached], mask: int) -> None:
        assert form(CROSSINGS, Tile(mask), 1) == reach_after_pushes(CROSSINGS, Tile(mask), 1)

    def test_does_not_walk_round_the_edge_into_the_next_row(self, form: Callable[..., Reached]) -> None:
        rows = Maze.of(*[10] * 49)
        assert members(form(rows, Tile(10), 6)[pushes(10).index((1, 10))]) == [0, 1, 2, 3, 4, 5, 6]


def test_from_the_last_column_one_cannot_walk_on_east() -> None:
    assert members(lanes.NOT_LAST_COLUMN) == [here for here in SQUARES if not NAMES[here].startswith("g")]


def test_no_mazes_have_no_reach() -> None:
    assert fast.reach_batch(np.empty((0, 49), np.uint8), np.empty(0, np.uint8), np.empty(0, np.uint8)).shape == (
        0,
        4,
        12,
    )


@pytest.mark.parametrize(
    "shapes",
    [((2, 48), (2,), (2,)), ((49,), (49,), (49,)), ((2, 49), (1,), (2,)), ((2, 49), (2,), (2, 1))],
)
def test_arrays_that_do_not_fit_together_are_refused(shapes: tuple[tuple[int, ...], ...]) -> None:
    openings, spares, starts = (np.zeros(shape, np.uint8) for shape in shapes)
    with pytest.raises(ValueError, match="reach_batch takes openings of shape") as refused:
        fast.reach_batch(openings, spares, starts)
    assert str(refused.value) == (
        "reach_batch takes openings of shape (n, 49), spares and starts of shape (n,), "
        f"not {shapes[0]}, {shapes[1]} and {shapes[2]}"
    )


@pytest.mark.parametrize("other", [0, 1, 2])
def test_numbers_of_another_size_are_refused(other: int) -> None:
    arrays = [np.zeros((1, 49), np.uint8), np.zeros(1, np.uint8), np.zeros(1, np.uint8)]
    arrays[other] = arrays[other].astype(np.int64)
    kinds = [str(array.dtype) for array in arrays]
    with pytest.raises(TypeError) as refused:
        fast.reach_batch(*arrays)
    assert str(refused.value) == f"reach_batch takes uint8, not {kinds[0]}, {kinds[1]} and {kinds[2]}"


@pytest.mark.parametrize(("spare", "start"), [(16, 0), (0, 49), (255, 255)])
def test_a_spare_or_a_start_that_does_not_exist_is_refused(spare: int, start: int) -> None:
    with pytest.raises(ValueError, match=r"^reach_batch takes spares from 0 to 15 and starts from 0 to 48$"):
        batch([(CLOSED, Tile(spare), start)])


def test_without_numba_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "knossos.maze.fast")
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(ImportError) as refused:
        importlib.import_module("knossos.maze.fast")
    assert str(refused.value) == 'knossos.maze.fast needs numba. Install it with: pip install "knossos[fast]"'


def test_the_tables_of_the_compiled_form_say_what_each_push_does() -> None:
    tables = fast._tables()
    for lane in range(48):
        pushed = ARROWS[lane % 12]
        line = LINES[pushed]
        assert members(int(tables.slid[lane])) == sorted(line[1:])
        assert members(int(tables.resting[lane])) == [here for here in SQUARES if here not in line]
        assert (tables.up[lane], tables.down[lane]) == (max(line[1] - line[0], 0), max(line[0] - line[1], 0))
        assert [members(int(tables.starts[here, lane])) for here in SQUARES] == [
            [carried(here, pushed)] for here in SQUARES
        ]
    assert members(int(tables.not_last_column)) == [here for here in SQUARES if here % 7 != 6]
    numbers = (
        tables.resting,
        tables.up,
        tables.down,
        tables.slid,
        tables.inserted,
        tables.starts,
        tables.not_last_column,
    )
    assert {number.dtype for number in numbers} == {np.dtype(np.uint64)}


@pytest.mark.parametrize("shape", range(16))
def test_the_tables_of_the_compiled_form_say_how_the_spare_goes_in(shape: int) -> None:
    tables = fast._tables()
    turned = rotations(shape)
    assert tables.lanes[shape] == 12 * len(turned)
    for lane in range(48):
        mask = turned[lane // 12 % len(turned)]
        for index, way in enumerate(DIRECTIONS):
            assert tables.inserted[shape, index, lane] == (1 << ARROWS[lane % 12] if mask & way else 0)


class Numba:
    """Stands in for numba's compiler, which refuses to keep machine code where nothing can be written."""

    def __init__(self, *, can_write: bool) -> None:
        self.can_write = can_write
        self.asked: list[dict[str, bool]] = []

    def njit(self, **options: bool) -> Callable[[Callable[[], int]], Callable[[], int]]:
        self.asked.append(options)
        if "cache" in options and not self.can_write:
            raise RuntimeError("cannot cache function: no locator available")
        return lambda function: function


def test_the_machine_code_is_kept_for_the_next_process(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Numba(can_write=True)
    monkeypatch.setattr(numba, "njit", compiler.njit)
    assert fast._compiled(lambda: 7)() == 7
    assert compiler.asked == [{"cache": True, "nogil": True}]


def test_where_nothing_can_be_written_the_machine_code_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Numba(can_write=False)
    monkeypatch.setattr(numba, "njit", compiler.njit)
    assert fast._compiled(lambda: 7)() == 7
    assert compiler.asked == [{"cache": True, "nogil": True}, {"nogil": True}]
