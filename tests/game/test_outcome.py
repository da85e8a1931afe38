"""How a game ended, in one line."""

import pytest

from knossos.game import Outcome


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (Outcome((2,), "home"), "home winners=2"),
        (Outcome((0, 3), "points", (9, 4, 8, 9)), "points winners=0+3 scores=9+4+8+9"),
        (Outcome((), "caught"), "caught winners=nobody"),
        (Outcome((), "caught", (0, 0)), "caught winners=nobody scores=0+0"),
    ],
)
def test_an_outcome_says_why_who_and_with_how_many_points(outcome: Outcome, text: str) -> None:
    assert str(outcome) == text


def test_equal_points_alone_may_not_decide() -> None:
    assert Outcome((1,), "points", (10, 10)).tied
    assert not Outcome((2, 3), "points", (7, 7, 8, 8)).tied
    assert not Outcome((0,), "home").tied
    assert not Outcome((), "caught", (0, 0)).tied
