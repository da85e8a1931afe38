"""Every game keeps every promise, in every mode with every number of seats, and with every choice of its options."""

import pytest

from knossos.game.conformance import walk
from knossos.games import load, names
from tests.variants import every_mode, every_table, every_variant

TABLES = every_table()


@pytest.mark.parametrize(("text", "seats"), TABLES)
def test_a_random_game_keeps_every_promise_and_ends(text: str, seats: int) -> None:
    assert walk(load(text), seats, "labyrinth", share=0.02).ended


@pytest.mark.parametrize(
    ("texts", "seats"),
    [
        ([f"amazeing(mode={mode})" for mode in ("basic", "kids", "daynight")], (2, 3, 4)),
        ([f"team(mode={mode})" for mode in ("introductory", "standard", "expert")], (2, 3, 4)),
        (["dragon"], (2, 3, 4)),
        (["dedalos", "dedalos(collapse=false)", "dedalos(minotaur=false)"], (3, 4, 5, 6)),
        (["dedalos(collapse=false,minotaur=false)"], (3, 4, 5, 6)),
        (["dedalos(allow_two=true)", "dedalos(collapse=false,minotaur=false,allow_two=true)"], (2,)),
    ],
)
def test_every_mode_and_module_is_walked_with_every_number_of_seats(texts: list[str], seats: tuple[int, ...]) -> None:
    assert {(text, count) for text in texts for count in seats} <= set(TABLES)


def test_every_choice_is_walked_and_the_choices_of_a_game_with_every_number_of_seats() -> None:
    assert {text for text, _ in TABLES} == set(every_variant())
    for name in names():
        others = {seats for text, seats in TABLES if load(text).name == name and text not in every_mode()}
        assert others >= set(load(name).facts.seats)
