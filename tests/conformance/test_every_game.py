"""Every game keeps every promise, in every mode, with every named choice of its options, for every number of seats."""

import pytest

from knossos.game.conformance import walk
from knossos.games import load
from tests.variants import every_variant

TABLES = [(text, seats) for text in every_variant() for seats in load(text).facts.seats]


@pytest.mark.parametrize(("text", "seats"), TABLES)
def test_a_random_game_keeps_every_promise_and_ends(text: str, seats: int) -> None:
    assert walk(load(text), seats, "labyrinth", share=0.02).ended


@pytest.mark.parametrize(
    ("texts", "seats"),
    [
        ([f"amazeing(mode={mode})" for mode in ("basic", "kids", "daynight")], (2, 3, 4)),
        (["amazeing(mode=daynight,night_cards=secret)"], (2, 3, 4)),
        ([f"team(mode={mode})" for mode in ("introductory", "standard", "expert")], (2, 3, 4)),
        (["team(mode=expert,flip=may)", "team(mode=standard,book=teleports)"], (2, 3, 4)),
        (["dragon", "dragon(treasures=ring)"], (2, 3, 4)),
        (["dedalos", "dedalos(collapse=false)", "dedalos(minotaur=false)"], (3, 4, 5, 6)),
        (["dedalos(collapse=false,minotaur=false)", "dedalos(dead_end=turn)"], (3, 4, 5, 6)),
        (["dedalos(allow_two=true)"], (2, 3, 4, 5, 6)),
    ],
)
def test_every_mode_and_module_is_walked_with_every_number_of_seats(texts: list[str], seats: tuple[int, ...]) -> None:
    assert {(text, count) for text in texts for count in seats} <= set(TABLES)
