"""Actions as text and as numbers."""

from pathlib import Path
from typing import Any

import pytest

from knossos.games import load
from knossos.games.amazeing import Move, Push
from knossos.games.amazeing.components import DEFAULT
from knossos.maze import NAMES, arrow, square
from tests.games.amazeing.position import ARROW_NAMES, BASIC, NIGHT_TREASURES, TREASURES, Amazeing
from tests.games.playing import problem

CARDS = sorted([*TREASURES, *NIGHT_TREASURES])


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Amazeing:
    """A game in whose box the wolf glows on the tile of the owl, so that there may be a choice of cards."""
    file: Path = tmp_path_factory.mktemp("box") / "components.toml"
    text = DEFAULT.read_text(encoding="utf-8").replace('NS = ["wolf", ', 'owl = ["wolf"]\nNS = [')
    file.write_text(text, encoding="utf-8")
    return load("amazeing", mode="daynight", components=file)


@pytest.mark.parametrize(
    ("text", "action", "number"),
    [
        ("b1/NE", Push(arrow("b1"), 3), 3),
        ("b1/N", Push(arrow("b1"), 1), 1),
        ("d1/NS", Push(arrow("d1"), 5), 21),
        ("g4/NS", Push(arrow("g4"), 5), 101),
        ("f7/NESW", Push(arrow("f7"), 15), 191),
        ("move a1", Move(square("a1")), 192),
        ("move d4", Move(square("d4")), 216),
        ("move g7", Move(square("g7")), 240),
        ("move a1 bat", Move(square("a1"), "bat"), 241),
        ("move g7 bat", Move(square("g7"), "bat"), 289),
        ("move a1 book", Move(square("a1"), "book"), 290),
        ("move d4 owl", Move(square("d4"), "owl"), 241 + 49 * CARDS.index("owl") + 24),
        ("move b2 falling-star", Move(square("b2"), "falling-star"), 241 + 49 * CARDS.index("falling-star") + 8),
        ("move g7 wolf", Move(square("g7"), "wolf"), 2004),
    ],
)
def test_an_action_has_a_text_and_a_number(text: str, action: Push | Move, number: int, crowded: Amazeing) -> None:
    assert str(action) == text
    for game in (crowded, BASIC) if number < 241 else (crowded,):
        assert game.parse(text) == action
        assert game.index(action) == number
        assert game.action(number) == action


def test_every_number_leads_to_an_action_and_back(crowded: Amazeing) -> None:
    pushes = [f"{name}/" for name in ARROW_NAMES for _ in range(16)]
    for number in range(2005):
        action = crowded.action(number)
        assert crowded.index(action) == number
        if number < 192:
            assert str(action).startswith(pushes[number])
        elif number < 241:
            assert str(action) == f"move {NAMES[number - 192]}"
        else:
            card, to = divmod(number - 241, 49)
            assert str(action) == f"move {NAMES[to]} {CARDS[card]}"


@pytest.mark.parametrize("number", [-1, -49, -193, -1000, 2005, 2006, 100_000])
def test_a_number_beyond_the_last_is_a_problem(number: int, crowded: Amazeing) -> None:
    found = problem(crowded.action, number)
    assert (found.key, found.values) == ("action-number", {"number": number, "last": 2004})
    found = problem(BASIC.action, number)
    assert (found.key, found.values) == ("action-number", {"number": number, "last": 240})


def test_without_a_choice_of_cards_the_numbers_end_with_the_moves() -> None:
    assert str(BASIC.action(240)) == "move g7"
    found = problem(BASIC.action, 241)
    assert str(found) == "There is no action with the number 241: they run from 0 to 240."
    found = problem(BASIC.index, BASIC.parse("move d4 owl"))
    assert (found.key, found.values) == ("action-impossible", {"action": "Move(to=24, card='owl')"})


def test_a_card_that_does_not_exist_gives_no_number(crowded: Amazeing) -> None:
    assert problem(crowded.index, crowded.parse("move d4 unicorn")).key == "action-impossible"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "b1", "b1/", "/NE", "b1 NE", "B1/NE", "b1/ne", "b1/NX", "h1/NE", "b8/NE", "b1/NE ", " b1/NE"),
        *("move", "move ", "move h1", "move d8", "move d4 ", "move d4  owl", "move d4 Owl", "move d4 owl rat"),
        *("moved4", "Move d4", "walk d4", "move d4 1owl", "xmove d4", "xb1/NE"),
    ],
)
def test_what_is_not_the_text_of_an_action_is_a_problem(text: str) -> None:
    found = problem(BASIC.parse, text)
    assert (found.key, found.values) == ("amazeing-action-text", {"text": text})
    assert str(found) == (
        f'"{text}" is not an action. Push with an arrow and openings, for example b1/NE, '
        "or walk with move and a square, for example move d4."
    )


def test_a_push_must_name_an_arrow() -> None:
    found = problem(BASIC.parse, "d4/NE")
    every_arrow = "b1, d1, f1, a2, g2, a4, g4, a6, g6, b7, d7, f7"
    assert (found.key, found.values) == ("arrow-name", {"text": "d4", "arrows": every_arrow})


@pytest.mark.parametrize("letters", ["EN", "NN", "WE", "NESWN"])
def test_openings_are_written_in_the_order_n_e_s_w(letters: str) -> None:
    found = problem(BASIC.parse, f"b1/{letters}")
    assert (found.key, found.values) == ("openings-name", {"text": letters})


def test_something_that_is_no_action_has_no_number() -> None:
    nonsense: Any = "b1/NE"
    assert problem(BASIC.index, nonsense).values == {"action": "'b1/NE'"}
