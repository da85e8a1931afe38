"""Walking: where one can go, and by which way."""

from itertools import pairwise

from hypothesis import given

from knossos.maze import (
    ARROWS,
    DIRECTIONS,
    LINES,
    NAMES,
    SQUARES,
    Maze,
    Square,
    SquareSet,
    Tile,
    arrow,
    flood,
    members,
    openings,
    path,
    pushes,
    reach,
    reach_after_pushes,
    square,
    square_set,
    step,
)
from tests.maze.some_mazes import mazes, squares

# A round way with a blind alley from its corner, next to a piece of path that nothing joins.
ROUND = Maze.drawn("""
    ┌─┐·│··
    │·│·│··
    └─┴─╴··
    ·······
    ·······
    ·······
    ·······
""")

# Only row 4 is open, and no tile above or below leads there.
ROW = Maze.drawn("""
    ·······
    ·······
    ·······
    ───────
    ·······
    ·······
    ·······
""")


def names(squares: list[Square] | tuple[Square, ...]) -> str:
    return " ".join(NAMES[here] for here in squares)


def distances(maze: Maze, start: Square) -> dict[Square, int]:
    """How many steps away each square is, found by shortening ways until none gets shorter."""
    found = {start: 0}
    shorter = True
    while shorter:
        shorter = False
        for here in SQUARES:
            for way in DIRECTIONS:
                there = step(here, way)
                if here not in found or there is None or not maze.joined(here, way, there):
                    continue
                if found.get(there, 99) > found[here] + 1:
                    found[there] = found[here] + 1
                    shorter = True
    return found


def test_one_can_walk_wherever_paths_join() -> None:
    assert names(members(reach(ROUND, square("a1")))) == "a1 b1 c1 a2 c2 a3 b3 c3 d3 e3"
    assert names(members(reach(ROUND, square("e1")))) == "e1 e2"


def test_a_piece_on_a_closed_tile_stays_there() -> None:
    assert reach(ROUND, square("g7")) == 1 << 48


def test_a_flood_tells_from_where_each_square_is_first_reached() -> None:
    came_from = flood(ROUND, square("c3"))
    assert {NAMES[here]: NAMES[before] for here, before in came_from.items()} == {
        "c3": "c3", "c2": "c3", "d3": "c3", "b3": "c3", "c1": "c2", "e3": "d3", "a3": "b3", "b1": "c1", "a2": "a3",
        "a1": "b1",
    }  # fmt: skip


def test_a_way_is_a_shortest_one_with_both_ends() -> None:
    came_from = flood(ROUND, square("a1"))
    assert names(path(came_from, square("b3"))) == "a1 a2 a3 b3"
    assert names(path(came_from, square("e3"))) == "a1 b1 c1 c2 c3 d3 e3"
    assert names(path(came_from, square("a1"))) == "a1"


@given(mazes, squares)
def test_every_way_is_made_of_joined_steps_and_is_shortest(maze: Maze, start: Square) -> None:
    came_from = flood(maze, start)
    steps = distances(maze, start)
    assert came_from.keys() == steps.keys()
    for goal in came_from:
        way = path(came_from, goal)
        assert (way[0], way[-1], len(way)) == (start, goal, steps[goal] + 1)
        for here, there in pairwise(way):
            assert any(maze.joined(here, side, there) for side in DIRECTIONS if step(here, side) == there)


@given(mazes, squares)
def test_whoever_can_walk_there_can_walk_back(maze: Maze, start: Square) -> None:
    region = reach(maze, start)
    for here in SQUARES:
        assert (reach(maze, here) == region) == (here in members(region))


def test_the_members_of_a_set_come_in_order() -> None:
    assert members(1 << 48 | 1 << 7 | 1) == [0, 7, 48]
    assert members(0) == []


@given(mazes, squares)
def test_the_members_of_a_reach_are_the_squares_of_the_flood(maze: Maze, start: Square) -> None:
    assert members(reach(maze, start)) == sorted(flood(maze, start))


def test_a_set_of_squares_has_a_bit_for_each() -> None:
    assert square_set([0, 7, 48]) == 1 | 1 << 7 | 1 << 48
    assert square_set([]) == 0


def test_each_push_is_tried_in_each_rotation_in_order() -> None:
    assert pushes(openings("EW")) == tuple((at, mask) for at in ARROWS for mask in (openings("NS"), openings("EW")))


def test_the_banned_arrow_is_not_tried() -> None:
    assert pushes(15, banned=arrow("g4")) == tuple((pushed, 15) for pushed in ARROWS if pushed != arrow("g4"))
    assert len(reach_after_pushes(ROUND, Tile(15), square("a1"), arrow("g4"))) == 11


def after_pushes(maze: Maze, spare: str, start: str) -> dict[tuple[int, int], SquareSet]:
    tile = Tile(openings(spare))
    return dict(zip(pushes(tile.openings), reach_after_pushes(maze, tile, square(start)), strict=True))


def test_a_push_opens_and_closes_ways() -> None:
    after = after_pushes(ROUND, "EW", "a1")
    assert names(members(after[arrow("d7"), openings("EW")])) == "a1 b1 c1 a2 c2 a3 b3 c3"  # d3 was pushed up to d2
    assert (
        names(members(after[arrow("a2"), openings("NS")])) == "a1 b1 c1 a2 a3 b3 c3 d3 e3"
    )  # a closed tile came to c2


def test_a_piece_goes_with_its_tile() -> None:
    after = after_pushes(ROW, "NS", "d4")
    assert names(members(after[arrow("d1"), openings("NS")])) == "d5"
    assert names(members(after[arrow("a4"), openings("NS")])) == "b4 c4 d4 e4 f4 g4"


def test_a_piece_pushed_out_goes_round_to_the_new_tile() -> None:
    after = after_pushes(ROW, "NS", "g4")
    assert members(after[arrow("a4"), openings("NS")]) == [square("a4")]
    assert members(after[arrow("a4"), openings("EW")]) == list(LINES[arrow("a4")])
