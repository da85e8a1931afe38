"""The squares of the board."""

import pytest

from knossos.locale import Problem
from knossos.maze import DIRECTIONS, NAMES, SQUARES, E, N, S, W, opposite, square, step


def test_there_are_49_squares_counted_row_by_row_from_the_top_left() -> None:
    assert list(SQUARES) == list(range(49))
    assert NAMES[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2")
    assert NAMES[-7:] == ("a7", "b7", "c7", "d7", "e7", "f7", "g7")


def test_every_square_is_found_by_its_name() -> None:
    assert [square(name) for name in NAMES] == list(SQUARES)


@pytest.mark.parametrize("name", ["h1", "a8", "a0", "A1", "", "a", "a11"])
def test_a_name_that_no_square_has_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        square(name)
    assert refused.value.key == "square-name"
    assert str(refused.value) == (
        f'There is no square "{name}". '
        "Squares are a1 to g7: a column letter a-g and a row 1-7, counted from the top left."
    )


def test_the_directions_are_bits_clockwise_from_the_top() -> None:
    assert (N, E, S, W) == DIRECTIONS == (1, 2, 4, 8)


def test_each_direction_has_an_opposite() -> None:
    assert [opposite(way) for way in (N, E, S, W)] == [S, W, N, E]


def test_steps_lead_up_right_down_and_left() -> None:
    assert [step(square("d4"), way) for way in (N, E, S, W)] == [square(name) for name in ("d3", "e4", "d5", "c4")]


@pytest.mark.parametrize(
    ("way", "outermost", "next_to_it"),
    [
        (N, "b1", "b2"),
        (N, "g1", "g2"),
        (E, "g1", "f1"),
        (E, "g4", "f4"),
        (S, "a7", "a6"),
        (S, "d7", "d6"),
        (W, "a2", "b2"),
    ],
)
def test_no_step_leads_over_the_edge(way: int, outermost: str, next_to_it: str) -> None:
    assert step(square(outermost), way) is None
    assert step(square(next_to_it), way) == square(outermost)


def test_corners_have_two_neighbours_edges_three_and_the_rest_four() -> None:
    def around(name: str) -> list[tuple[int, str]]:
        return [(way, NAMES[there]) for way in DIRECTIONS if (there := step(square(name), way)) is not None]

    assert around("a1") == [(E, "b1"), (S, "a2")]
    assert around("g7") == [(N, "g6"), (W, "f7")]
    assert around("g3") == [(N, "g2"), (S, "g4"), (W, "f3")]
    assert around("d4") == [(N, "d3"), (E, "e4"), (S, "d5"), (W, "c4")]
    assert sorted(len(around(name)) for name in NAMES) == [2] * 4 + [3] * 20 + [4] * 25


def test_a_step_and_the_step_back_lead_to_where_one_was() -> None:
    for here in SQUARES:
        for way in DIRECTIONS:
            there = step(here, way)
            assert there is None or step(there, opposite(way)) == here
