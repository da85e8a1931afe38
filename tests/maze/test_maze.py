"""The maze: its lines, its arrows, and what pushing and turning do."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knossos.locale import Problem
from knossos.maze import (
    ARROWS,
    FIXED,
    LINES,
    LOOSE,
    NAMES,
    SQUARES,
    Arrow,
    E,
    Maze,
    N,
    S,
    Square,
    Tile,
    W,
    across,
    arrow,
    carried,
    square,
)
from knossos.maze.maze import _lines
from tests.maze.some_mazes import arrows, masks, mazes, squares, tiles

# Every tile shows the name of the square where it lies at first.
NUMBERED = Maze(tuple(Tile(5, (name,)) for name in NAMES))


def shown(maze: Maze, line: Arrow) -> list[str]:
    return [maze.tiles[here].shows[0] for here in LINES[line]]


def names(line: tuple[Square, ...]) -> str:
    return " ".join(NAMES[here] for here in line)


def test_the_arrows_are_named_by_the_square_where_the_tile_goes_in() -> None:
    assert names(ARROWS) == "b1 d1 f1 a2 g2 a4 g4 a6 g6 b7 d7 f7"
    assert [arrow(NAMES[pushed]) for pushed in ARROWS] == list(ARROWS)


@pytest.mark.parametrize("name", ["a1", "c1", "b2", "d4", "h4", ""])
def test_a_square_without_an_arrow_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        arrow(name)
    assert refused.value.key == "arrow-name"
    assert str(refused.value) == (
        f'There is no arrow at "{name}". The arrows are b1, d1, f1, a2, g2, a4, g4, a6, g6, b7, d7, f7.'
    )


def test_each_line_runs_from_its_arrow_to_the_far_end() -> None:
    assert [names(line) for line in _lines().values()] == [
        "b1 b2 b3 b4 b5 b6 b7",
        "d1 d2 d3 d4 d5 d6 d7",
        "f1 f2 f3 f4 f5 f6 f7",
        "a2 b2 c2 d2 e2 f2 g2",
        "g2 f2 e2 d2 c2 b2 a2",
        "a4 b4 c4 d4 e4 f4 g4",
        "g4 f4 e4 d4 c4 b4 a4",
        "a6 b6 c6 d6 e6 f6 g6",
        "g6 f6 e6 d6 c6 b6 a6",
        "b7 b6 b5 b4 b3 b2 b1",
        "d7 d6 d5 d4 d3 d2 d1",
        "f7 f6 f5 f4 f3 f2 f1",
    ]
    assert {line[0]: line for line in _lines().values()} == _lines() == LINES


def test_across_from_an_arrow_is_the_other_end_of_its_line() -> None:
    assert names(tuple(across(pushed) for pushed in ARROWS)) == "b7 d7 f7 g2 a2 g4 a4 g6 a6 b1 d1 f1"


def test_sixteen_squares_never_move() -> None:
    assert names(FIXED) == "a1 c1 e1 g1 a3 c3 e3 g3 a5 c5 e5 g5 a7 c7 e7 g7"
    assert sorted(FIXED + LOOSE) == list(SQUARES)
    assert names(LOOSE[:4]) == "b1 d1 f1 a2"


def test_a_push_carries_a_piece_one_square_along_and_from_the_far_end_round_to_the_new_tile() -> None:
    assert [NAMES[carried(here, arrow("g4"))] for here in LINES[arrow("g4")]] == [
        "f4",
        "e4",
        "d4",
        "c4",
        "b4",
        "a4",
        "g4",
    ]


def test_a_push_carries_nothing_off_its_line() -> None:
    for pushed in ARROWS:
        for here in set(SQUARES) - set(LINES[pushed]):
            assert carried(here, pushed) == here


@pytest.mark.parametrize("pushed", ARROWS)
def test_no_two_squares_are_carried_to_the_same_one(pushed: Arrow) -> None:
    assert sorted(carried(here, pushed) for here in SQUARES) == list(SQUARES)


@given(squares, arrows)
def test_a_push_from_across_carries_a_piece_back(here: Square, pushed: Arrow) -> None:
    assert carried(carried(here, pushed), across(pushed)) == here


def test_a_push_moves_each_tile_of_the_line_by_one() -> None:
    after, out = NUMBERED.push(arrow("a2"), Tile(3, ("new",)))
    assert shown(after, arrow("a2")) == ["new", "a2", "b2", "c2", "d2", "e2", "f2"]
    assert out == Tile(5, ("g2",))


def test_a_push_leaves_the_other_tiles_alone() -> None:
    after, _ = NUMBERED.push(arrow("d7"), Tile(3, ("new",)))
    assert shown(after, arrow("d7")) == ["new", "d7", "d6", "d5", "d4", "d3", "d2"]
    for here in set(SQUARES) - set(LINES[arrow("d7")]):
        assert after.tiles[here] == NUMBERED.tiles[here]


@given(mazes, arrows, tiles)
def test_pushing_back_what_came_out_restores_the_maze(maze: Maze, pushed: Arrow, spare: Tile) -> None:
    after, out = maze.push(pushed, spare)
    assert after.push(across(pushed), out) == (maze, spare)


@given(mazes, st.lists(arrows, max_size=8), tiles)
def test_pushes_lose_no_tile_and_make_none(maze: Maze, pushes: list[Arrow], spare: Tile) -> None:
    before = Counter([*maze.tiles, spare])
    for pushed in pushes:
        maze, spare = maze.push(pushed, spare)
    assert Counter([*maze.tiles, spare]) == before


@given(mazes, arrows, tiles)
def test_eight_pushes_at_one_arrow_bring_every_tile_round(maze: Maze, pushed: Arrow, spare: Tile) -> None:
    after, out = maze, spare
    for _ in range(8):
        after, out = after.push(pushed, out)
    assert (after, out) == (maze, spare)


@given(mazes, arrows, tiles, squares)
def test_a_piece_stays_on_its_tile_unless_that_leaves_the_maze(
    maze: Maze, pushed: Arrow, spare: Tile, here: Square
) -> None:
    after, _ = maze.push(pushed, spare)
    under = spare if here == across(pushed) else maze.tiles[here]
    assert after.tiles[carried(here, pushed)] == under


@pytest.mark.parametrize("name", ["a1", "d4", "g7"])
def test_turning_changes_one_tile_only(name: str) -> None:
    after = NUMBERED.rotate(square(name), 10)
    assert after.tiles[square(name)] == Tile(10, (name,))
    assert [here for here in SQUARES if after.tiles[here] != NUMBERED.tiles[here]] == [square(name)]


def test_two_squares_are_joined_when_both_facing_sides_are_open() -> None:
    maze = Maze.drawn("╶╴╶·╷·· ····╵·· ╷╷····· ╵······ ······· ······· ·······")
    assert maze.joined(square("a1"), E, square("b1"))
    assert maze.joined(square("b1"), W, square("a1"))
    assert maze.joined(square("e1"), S, square("e2"))
    assert maze.joined(square("a4"), N, square("a3"))
    assert not maze.joined(square("b1"), E, square("c1"))  # b1 is closed to the east
    assert not maze.joined(square("c1"), E, square("d1"))  # d1 is closed to the west
    assert not maze.joined(square("b3"), S, square("b4"))


DRAWING = """\
┌─┬│┬─┐
│││││││
├─├─┬─┤
·╵╶╷╴┼·
├─┴─┤─┤
│││││││
└─┴─┴─┘"""


def test_a_maze_is_drawn_with_one_character_for_each_tile() -> None:
    maze = Maze.drawn(DRAWING)
    assert [maze.tiles[square(name)] for name in ("a1", "c1", "g7", "a4", "f4")] == [
        Tile(6), Tile(14), Tile(9), Tile(0), Tile(15)
    ]  # fmt: skip
    assert maze.drawing() == DRAWING


def test_space_in_a_drawing_means_nothing() -> None:
    assert Maze.drawn("\n\n  ".join(DRAWING)) == Maze.drawn(DRAWING)


@given(mazes)
def test_a_drawn_maze_is_read_back(maze: Maze) -> None:
    assert Maze.drawn(maze.drawing()) == maze


@given(st.lists(masks, min_size=49, max_size=49))
def test_a_maze_is_made_of_49_openings(chosen: list[int]) -> None:
    assert [tile.openings for tile in Maze.of(*chosen).tiles] == chosen


def test_a_drawing_says_what_is_printed_where() -> None:
    maze = Maze.drawn(DRAWING, {"c3": "owl", "g7": "bat"})
    assert maze.tiles[square("c3")] == Tile(7, ("owl",))
    assert maze.tiles[square("g7")] == Tile(9, ("bat",))
    assert maze.tiles[square("a1")] == Tile(6)


def test_a_picture_is_found_on_its_square() -> None:
    maze = Maze.drawn(DRAWING, {"c3": "owl", "g7": "bat"})
    assert maze.find("owl") == square("c3")
    assert maze.find("bat") == square("g7")
    assert maze.find("ghost") is None


def test_pictures_on_a_square_that_does_not_exist_are_refused() -> None:
    with pytest.raises(Problem, match='There is no square "h1"'):
        Maze.drawn(DRAWING, {"h1": "owl"})


def test_a_drawing_with_another_character_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        Maze.drawn(DRAWING.replace("┼", "x"))
    assert refused.value.key == "maze-drawing"
    assert str(refused.value) == (
        '"x" is not a path tile. '
        "A maze is drawn with the characters ╵╶└╷│┌├╴┘─┴┐┤┬┼, and · for a tile without openings."
    )


@pytest.mark.parametrize("count", [0, 48, 50])
def test_a_maze_of_another_size_is_refused(count: int) -> None:
    with pytest.raises(Problem) as refused:
        Maze.of(*[5] * count)
    assert refused.value.key == "maze-size"
    assert str(refused.value) == f"A maze has 49 tiles, not {count}."
    with pytest.raises(Problem, match=f"A maze has 49 tiles, not {count}"):
        Maze.drawn("│" * count)


def test_mazes_that_look_alike_are_the_same() -> None:
    assert Maze.drawn(DRAWING) == Maze.drawn(DRAWING)
    assert hash(Maze.drawn(DRAWING)) == hash(Maze.drawn(DRAWING))
    assert Maze.drawn(DRAWING) != Maze.drawn(DRAWING, {"c3": "owl"})


def test_a_maze_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        NUMBERED.tiles = ()  # type: ignore[misc]
