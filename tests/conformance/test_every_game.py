"""Every game keeps every promise, in every mode, with every named choice of its options, for every number of seats."""

import pytest

from knossos.game.conformance import walk
from knossos.games import load
from tests.variants import every_variant

TABLES = [(text, seats) for text in every_variant() for seats in load(text).facts.seats]


@pytest.mark.parametrize(("text", "seats"), TABLES)
def test_a_random_game_keeps_every_promise_and_ends(text: str, seats: int) -> None:
    assert walk(load(text), seats, "labyrinth", share=0.02).ended


def test_the_modes_of_the_amazeing_labyrinth_are_all_walked() -> None:
    walked = {text for text, _ in TABLES}
    assert {f"amazeing(mode={mode})" for mode in ("basic", "kids", "daynight")} <= walked
    assert "amazeing(mode=daynight,night_cards=secret)" in walked
