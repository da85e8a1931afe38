"""The options of this game, and what they make of it."""

from typing import Any

import pytest

from knossos.game import Facts
from knossos.game.options import choices
from knossos.games import load, names
from knossos.games.dedalos import Options
from tests.games.dedalos.position import dealt, legal, loaded, player, position, some
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

PIECES = "red+yellow+blue+green+purple+white"


def test_the_defaults_are_the_whole_game() -> None:
    game = load("dedalos")
    assert game.options == Options(
        collapse=True,
        minotaur=True,
        first=0,
        pieces=("red", "yellow", "blue", "green", "purple", "white"),
        allow_two=False,
        lay_from_exit=False,
        dead_end="stand",
    )
    assert game.name == "dedalos"
    assert str(game) == "dedalos"
    assert game.rules == 1
    assert "dedalos" in names()


def test_what_each_option_can_be() -> None:
    assert choices(Options) == {
        "collapse": ("false, true", "true"),
        "minotaur": ("false, true", "true"),
        "first": ("0, 1, 2, …, random", "0"),
        "pieces": ("NAME+NAME+…", PIECES),
        "allow_two": ("false, true", "false"),
        "lay_from_exit": ("false, true", "false"),
        "dead_end": ("stand, turn", "stand"),
    }


@pytest.mark.parametrize(
    "text",
    [
        "dedalos",
        "dedalos(collapse=false)",
        "dedalos(collapse=false,minotaur=false)",
        "dedalos(minotaur=false,first=2)",
        "dedalos(first=random,pieces=green+red+blue)",
        "dedalos(allow_two=true,lay_from_exit=true,dead_end=turn)",
    ],
)
def test_the_text_of_a_game_says_its_options(text: str) -> None:
    assert str(load(text)) == text


def test_a_default_need_not_be_said() -> None:
    assert str(load("dedalos(collapse=true,minotaur=true,dead_end=stand,allow_two=false)")) == "dedalos"


@rule("DEDALO-SETUP-1")
@pytest.mark.parametrize("options", [{}, {"collapse": False}, {"minotaur": False}, {"dead_end": "turn"}])
def test_the_facts_of_the_game(options: dict[str, Any]) -> None:
    facts = Facts(seats=(3, 4, 5, 6), luck=True, secrets=True, cooperative=False, actions=None)
    assert loaded(**options).facts == facts


@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("collapse", "maybe", "false, true"),
        ("minotaur", "2", "false, true"),
        ("allow_two", "yes", "false, true"),
        ("lay_from_exit", "-", "false, true"),
        ("dead_end", "back", "stand, turn"),
        ("first", "last", "0, 1, 2, …, random"),
    ],
)
def test_an_option_has_one_of_its_values(option: str, value: str, possible: str) -> None:
    found = problem(load, f"dedalos({option}={value})")
    assert (found.key, found.values) == ("option-value", {"option": option, "text": value, "choices": possible})


def test_there_are_no_other_options() -> None:
    found = problem(load, "dedalos(mode=base)")
    known = "collapse, minotaur, first, pieces, allow_two, lay_from_exit, dead_end"
    assert (found.key, found.values) == ("option-name", {"option": "mode", "options": known})


# The pieces


@rule("DEDALO-SETUP-1")
def test_there_are_as_many_seats_as_pieces() -> None:
    game = loaded(pieces=("green", "red", "blue", "white"))
    assert game.facts.seats == (3, 4)
    assert game.pieces == ("green", "red", "blue", "white")
    found = problem(game.deal, 5, Noting())
    assert (found.key, found.values) == ("seats-count", {"game": "dedalos", "count": 5, "allowed": "3, 4"})
    assert loaded(pieces="red+blue+green").facts.seats == (3,)
    assert loaded(pieces="red+blue+green", allow_two=True).facts.seats == (2, 3)
    assert loaded(pieces="white+purple", allow_two=True).facts.seats == (2,)
    assert loaded(pieces=PIECES).facts.seats == (3, 4, 5, 6)


@rule("DEDALO-SETUP-1")
@pytest.mark.parametrize(
    ("pieces", "options"),
    [
        ("", {}),
        ("red", {}),
        ("red+blue", {}),
        ("red", {"allow_two": True}),
        ("red+red", {"allow_two": True}),
        ("red+blue+red", {}),
        (f"{PIECES}+white", {}),
        (f"{PIECES}+black", {}),
        ("red+blue+black", {}),
        ("red+blue+Green", {}),
        ("red+blue+gre\nen", {}),
        ("red+blue+\0", {}),
        ("red+blue+\u202egreen", {}),
    ],
)
def test_every_seat_has_a_piece_of_its_own(pieces: str, options: dict[str, Any]) -> None:
    found = problem(lambda: loaded(pieces=pieces, **options))
    assert (found.key, found.values) == ("dedalos-pieces", {"text": pieces, "pieces": PIECES.replace("+", ", ")})
    assert str(found) == (
        f'The pieces cannot be "{pieces}". Name at least three different ones of these, joined by +: '
        "red, yellow, blue, green, purple, white. Two are enough with allow_two=true."
    )


# The options reach the rules


def test_the_smallest_sign_of_each_option() -> None:
    """The rules have tests of their own."""
    assert loaded(collapse=False).census(dealt(3, loaded(collapse=False)))["+collapse"] == 0
    assert loaded(minotaur=False).census(dealt(3, loaded(minotaur=False)))["+red"] == 0
    state = position("O", player("o", "NS"), player("o"), player("o"))
    assert "lay e5 EW" not in legal(state)
    assert "lay e5 EW" in legal(state, loaded(lay_from_exit=True))
    assert some(state, "lay", loaded(dead_end="turn")) == some(state, "lay")
    assert dealt(3, loaded(first=1, minotaur=False)).seat == 1
