"""What the texts of positions have in common."""

import pytest

from knossos.game.positions import read_number, wrong_part
from tests.games.playing import problem


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("10", 10), ("123456789", 123_456_789)])
def test_a_number_is_written_without_signs_and_leading_zeros(text: str, number: int) -> None:
    assert read_number(text, "turn") == number


@pytest.mark.parametrize(
    "text", ["", "-", "00", "01", "+1", "-1", "1.0", "1 ", " 1", "x", "²", "٣", "1234567890", "1\n"]
)
def test_what_is_not_a_number_is_a_problem_of_its_part(text: str) -> None:
    found = problem(read_number, text, "viewer")
    assert (found.key, found.values) == ("position-part", {"part": "viewer", "text": text})


def test_a_wrong_part_is_said_with_its_name() -> None:
    found = wrong_part("maze", "xyz")
    assert (found.key, found.values) == ("position-part", {"part": "maze", "text": "xyz"})
    assert str(found) == 'The maze of the position cannot be "xyz".'
