"""The options of this game, and what they make of it."""

import pytest

from knossos.game import Facts
from knossos.games import load, names
from knossos.games.amazeing import Options
from tests.games.amazeing.position import pieces
from tests.games.playing import Noting, problem

rule = pytest.mark.rule


def test_the_defaults_are_the_basic_game() -> None:
    game = load("amazeing")
    assert game.options == Options(
        mode="basic", tiles="modern", first=0, pieces=("red", "yellow", "blue", "green"), night_cards="open"
    )
    assert game.name == "amazeing"
    assert str(game) == "amazeing(mode=basic)"
    assert game.rules == 1


@pytest.mark.parametrize(
    "text",
    [
        "amazeing(mode=kids)",
        "amazeing(mode=daynight,night_cards=secret)",
        "amazeing(mode=basic,tiles=classic,first=random)",
        "amazeing(mode=basic,first=2,pieces=green+red+blue)",
    ],
)
def test_the_text_of_a_game_says_its_options(text: str) -> None:
    assert str(load(text)) == text


@rule("AMAZE-SETUP-1")
def test_the_facts_of_the_game() -> None:
    hidden = Facts(seats=(2, 3, 4), luck=True, secrets=True, cooperative=False, actions=241)
    assert load("amazeing").facts == hidden
    assert load("amazeing", mode="daynight").facts == hidden
    assert load("amazeing", mode="daynight", night_cards="secret").facts == hidden
    everything_open = Facts(seats=(2, 3, 4), luck=True, secrets=False, cooperative=False, actions=241)
    assert load("amazeing", mode="kids").facts == everything_open


@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        ("mode", "night", "basic, kids, daynight"),
        ("tiles", "wooden", "modern, classic"),
        ("night_cards", "hidden", "open, secret"),
    ],
)
def test_an_option_has_one_of_its_values(option: str, value: str, choices: str) -> None:
    found = problem(load, f"amazeing({option}={value})")
    assert (found.key, found.values) == ("option-value", {"option": option, "text": value, "choices": choices})


@pytest.mark.parametrize("first", ["last", "1.5", ""])
def test_the_first_seat_is_a_number_or_random(first: str) -> None:
    found = problem(lambda: load("amazeing", first=first))
    assert found.key == "option-value"
    assert (found.values["option"], found.values["text"]) == ("first", first)


def test_there_are_no_other_options() -> None:
    found = problem(load, "amazeing(turns=9)")
    assert (found.key, found.values) == (
        "option-name",
        {"option": "turns", "options": "mode, tiles, first, pieces, night_cards"},
    )


@rule("AMAZE-SETUP-1", "AMAZE-SETUP-6")
def test_the_pieces_decide_the_homes() -> None:
    game = load("amazeing", pieces=("green", "red", "blue"))
    assert game.facts.seats == (2, 3)
    state, _ = game.deal(3, Noting())
    assert pieces(state) == ["a7", "a1", "g7"]
    assert pieces(game.deal(2, Noting())[0]) == ["a7", "a1"]
    found = problem(game.deal, 4, Noting())
    assert (found.key, found.values) == ("seats-count", {"game": "amazeing", "count": 4, "allowed": "2, 3"})


def test_people_know_a_seat_by_its_piece() -> None:
    assert load("amazeing", pieces="blue+red").pieces == ("blue", "red")
    assert load("amazeing").pieces == ("red", "yellow", "blue", "green")


@rule("AMAZE-SETUP-1")
@pytest.mark.parametrize("chosen", ["red", "red+red", "red+yellow+red", "red+pink", "", "Red+blue"])
def test_every_seat_has_a_piece_of_its_own(chosen: str) -> None:
    found = problem(lambda: load("amazeing", pieces=chosen))
    assert (found.key, found.values) == ("option-pieces", {"text": chosen, "pieces": "red, yellow, blue, green"})
    assert str(found) == (
        f'The pieces cannot be "{chosen}". '
        "Name at least two different ones of these, joined by +: red, yellow, blue, green."
    )


def test_another_game_is_not_found_here() -> None:
    found = problem(load, "chess(mode=blitz)")
    assert (found.key, found.values) == ("game-name", {"text": "chess", "games": ", ".join(names())})
    assert "amazeing" in names()
