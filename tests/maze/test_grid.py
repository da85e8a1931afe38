"""The maze that grows: cells and their names and numbers, and tiles that are laid and covered."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from knossos.locale import Problem
from knossos.maze import DIRECTIONS, E, N, S, Tile, W, flood, opposite, path
from knossos.maze.grid import CELLS, ORIGIN, Cell, Grid, beside, cell, cell_name, spiral, spiral_cell

coordinates = st.integers(-999, 999)
cells = st.tuples(coordinates, coordinates)

NAMES = {
    "o": (0, 0),
    "e1": (1, 0),
    "w1": (-1, 0),
    "n1": (0, 1),
    "s1": (0, -1),
    "e2n3": (2, 3),
    "e10s12": (10, -12),
    "w1n1": (-1, 1),
    "w999s999": (-999, -999),
}


def grid(**tiles: str) -> Grid:
    """Tiles by the names of their cells."""
    laid = Grid(())
    for name, text in tiles.items():
        laid = laid.lay(cell(name), Tile.parse(text))
    return laid


# Cells


def test_a_cell_is_called_by_its_way_from_the_first_one() -> None:
    assert {name: cell(name) for name in NAMES} == NAMES
    assert {cell_name(here): here for here in NAMES.values()} == NAMES


@given(cells)
def test_the_name_of_a_cell_leads_back_to_it(here: Cell) -> None:
    assert cell(cell_name(here)) == here


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "o1",
        "oo",
        "e",
        "n",
        "e0",
        "s0",
        "e01",
        "e1n0",
        "n1e1",
        "e1w1",
        "n1s1",
        "e1 n1",
        "E1",
        "e-1",
        "a1",
        "e1n1s1",
    ],
)
def test_anything_else_is_no_cell(name: str) -> None:
    with pytest.raises(Problem) as refused:
        cell(name)
    assert (refused.value.key, refused.value.values) == ("cell-name", {"text": name})
    assert str(refused.value)


def test_the_neighbours_of_a_cell() -> None:
    assert [beside((2, -3), way) for way in (N, E, S, W)] == [(2, -2), (3, -3), (2, -4), (1, -3)]


@given(cells, st.sampled_from(DIRECTIONS))
def test_there_and_back(here: Cell, way: int) -> None:
    assert beside(beside(here, way), opposite(way)) == here


# The spiral


def test_the_numbers_of_the_first_cells() -> None:
    """Ring by ring, clockwise from the north-west corner."""
    numbers = [[spiral((x, y)) for x in range(-3, 4)] for y in range(3, -4, -1)]
    assert numbers == [
        [25, 26, 27, 28, 29, 30, 31],
        [48, 9, 10, 11, 12, 13, 32],
        [47, 24, 1, 2, 3, 14, 33],
        [46, 23, 8, 0, 4, 15, 34],
        [45, 22, 7, 6, 5, 16, 35],
        [44, 21, 20, 19, 18, 17, 36],
        [43, 42, 41, 40, 39, 38, 37],
    ]


def test_every_number_is_that_of_one_cell() -> None:
    assert [spiral(spiral_cell(number)) for number in range(2000)] == list(range(2000))
    assert len({spiral_cell(number) for number in range(2000)}) == 2000


def test_cells_of_neighbouring_numbers_are_neighbours_within_a_ring() -> None:
    for number in range(2, 2000):
        (x, y), (before_x, before_y) = spiral_cell(number), spiral_cell(number - 1)
        if max(abs(x), abs(y)) == max(abs(before_x), abs(before_y)):
            assert abs(x - before_x) + abs(y - before_y) == 1


@given(cells)
def test_the_number_of_a_cell_leads_back_to_it(here: Cell) -> None:
    assert spiral_cell(spiral(here)) == here


@pytest.mark.parametrize("ring", [1, 10, 1000, 10**9, 10**20])
def test_far_rings_have_numbers_as_well(ring: int) -> None:
    corners = [(-ring, ring), (ring, ring), (ring, -ring), (-ring, -ring), (-ring, ring - 1), (0, ring), (ring, 0)]
    for here in corners:
        assert spiral_cell(spiral(here)) == here
    assert spiral((-ring, ring)) == (2 * ring - 1) ** 2  # the first of the ring
    assert spiral((-ring, ring - 1)) == (2 * ring + 1) ** 2 - 1  # and the last


# Laying and covering


def test_a_grid_holds_its_tiles_in_the_order_of_their_cells() -> None:
    laid = grid(e1="EW", w1n1="NE", w1="NS", o="NESW")
    assert [cell_name(here) for here, _ in laid.laid] == ["w1", "w1n1", "o", "e1"]
    assert laid.tiles == {(-1, 0): Tile(5), (-1, 1): Tile(3), (0, 0): Tile(15), (1, 0): Tile(10)}


def test_it_does_not_matter_in_which_order_they_were_laid() -> None:
    assert grid(o="NESW", e1="EW", n1="NS") == grid(n1="NS", e1="EW", o="NESW")
    assert hash(grid(o="NESW", e1="EW")) == hash(grid(e1="EW", o="NESW"))
    assert grid(o="NESW", e1="EW") != grid(o="NESW", e1="NS")


def test_a_tile_may_cover_another() -> None:
    before = grid(o="NESW", e1="EW", e2="NS")
    after = before.lay((1, 0), Tile(3, ("star",)))
    assert after.laid == ((ORIGIN, Tile(15)), ((1, 0), Tile(3, ("star",))), ((2, 0), Tile(5)))
    assert after.tiles[1, 0] == Tile(3, ("star",))
    assert before.laid == ((ORIGIN, Tile(15)), ((1, 0), Tile(10)), ((2, 0), Tile(5)))  # the old one is untouched
    assert before.tiles[1, 0] == Tile(10)
    assert before.met == Grid(before.laid).met


def test_a_grid_can_be_stored() -> None:
    laid = grid(o="NESW+entrance", e1="EW", w6="NESW+exit")
    read = msgspec.json.decode(msgspec.json.encode(laid), type=Grid)
    assert read == laid
    assert (read.tiles, read.met) == (laid.tiles, laid.met)


# Where an open side meets a cell


def test_the_sides_on_which_neighbours_are_open_towards_a_cell() -> None:
    assert grid(o="NE").met == {(0, 1): S, (1, 0): W, (0, -1): 0, (-1, 0): 0}
    met = grid(o="NESW", e1n1="SW", e2="NS").met
    assert met[1, 0] == N | W  # from the entrance and from above, and not from the east
    assert met[0, 1] == E | S
    assert grid(o="NESW", e1="EW").met[ORIGIN] == E  # a cell with a tile has its neighbours, too
    assert ORIGIN not in met


def test_a_cover_changes_what_its_neighbours_meet() -> None:
    crossing = grid(o="NESW", e1="NESW")
    assert (crossing.met[1, 1], crossing.met[2, 0], crossing.met[ORIGIN]) == (S, W, E)
    covered = crossing.lay((1, 0), Tile(5))
    assert (covered.met[1, 1], covered.met[2, 0], covered.met[ORIGIN]) == (S, 0, 0)


def test_what_is_met_can_be_found_anew_at_any_time() -> None:
    random = Random(150)
    laid = Grid(())
    for _ in range(300):
        here = random.randrange(-4, 5), random.randrange(-4, 5)
        laid = laid.lay(here, Tile(random.randrange(16)))
        afresh = Grid(laid.laid)
        assert laid.met == afresh.met
        assert laid.tiles == afresh.tiles
        assert list(laid.laid) == sorted(afresh.tiles.items(), key=lambda each: each[0])


# Walking


def test_a_passage_needs_two_tiles_and_two_open_sides() -> None:
    laid = grid(o="NESW", e1="EW", n1="EW", s1="NS")
    assert laid.joined(ORIGIN, E, (1, 0))
    assert laid.joined((1, 0), W, ORIGIN)
    assert laid.joined(ORIGIN, S, (0, -1))
    assert not laid.joined(ORIGIN, N, (0, 1))  # closed over there
    assert not laid.joined((0, 1), S, ORIGIN)  # closed here
    assert not laid.joined(ORIGIN, W, (-1, 0))  # no tile there
    assert not laid.joined((-1, 0), E, ORIGIN)  # no tile here
    assert laid.joined(ORIGIN, E, (1, 0)) is True
    assert laid.joined(ORIGIN, N, (0, 1)) is False


def test_the_flood_of_the_other_maze_serves_here_as_well() -> None:
    laid = grid(o="NESW", e1="EW", e2="NW", e2n1="NS", e1n1="NS", w2="EW")
    came_from = flood(laid, ORIGIN)
    assert {cell_name(here) for here in came_from} == {"o", "e1", "e2", "e2n1"}
    assert [cell_name(here) for here in path(came_from, (2, 1))] == ["o", "e1", "e2", "e2n1"]
    assert set(flood(laid, (-2, 0))) == {(-2, 0)}
    assert Grid.step((0, 0), N) == (0, 1)


@pytest.mark.parametrize("name", ["e1２", "n1٣", "e" + "1" * 5000])
def test_a_cell_is_counted_in_plain_digits_and_not_too_many(name: str) -> None:
    with pytest.raises(Problem) as refused:
        cell(name)
    assert (refused.value.key, refused.value.values) == ("cell-name", {"text": name})


def test_not_every_cell_that_was_ever_named_is_kept() -> None:
    for worked_out in (cell_name, spiral, lambda here: beside(here, N)):
        for number in range(CELLS + 100):
            worked_out((number, -7))
    for kept in (cell_name, spiral, beside):
        assert kept.cache_info().currsize == CELLS
