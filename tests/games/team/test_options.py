"""The options of this game, and what they make of it."""

from typing import Any

import pytest

from knossos.game import Facts, Game
from knossos.game.options import choices
from knossos.games import load, names
from knossos.games.team import Options
from tests.games.playing import Noting, problem
from tests.games.team.position import CLOSED, dealt, legal, pieces, player, position

rule = pytest.mark.rule


def team(option: str, value: Any) -> Game[Any, Any, Any]:
    given: dict[str, Any] = {option: value}
    return load("team", **given)


def test_the_defaults_are_the_introductory_game() -> None:
    game = load("team")
    assert game.options == Options(
        mode="introductory",
        spells="choice",
        first=0,
        pieces=("yellow", "red", "blue", "green"),
        flip="always",
        stay=False,
        help="each-stop",
        reverse="allowed",
        memory=False,
        treasures="spread",
        book="flips",
    )
    assert game.name == "team"
    assert str(game) == "team(mode=introductory)"
    assert game.rules == 2
    assert "team" in names()


def test_what_each_option_can_be() -> None:
    assert choices(Options) == {
        "mode": ("introductory, standard, expert", "introductory"),
        "spells": ("choice, random", "choice"),
        "first": ("0, 1, 2, …, random", "0"),
        "pieces": ("NAME+NAME+…", "yellow+red+blue+green"),
        "flip": ("always, may", "always"),
        "stay": ("false, true", "false"),
        "help": ("each-stop, turn-start", "each-stop"),
        "reverse": ("allowed, never-undo-daedalus", "allowed"),
        "memory": ("false, true", "false"),
        "treasures": ("spread, tiles", "spread"),
        "book": ("flips, teleports", "flips"),
    }


@pytest.mark.parametrize(
    "text",
    [
        "team(mode=introductory,stay=true)",
        "team(mode=standard,spells=random)",
        "team(mode=expert,first=random,pieces=green+red+blue)",
        "team(mode=introductory,first=2)",
        "team(mode=introductory,flip=may,stay=true,help=turn-start,reverse=never-undo-daedalus,memory=true)",
        "team(mode=expert,memory=true,treasures=tiles,book=teleports)",
    ],
)
def test_the_text_of_a_game_says_its_options(text: str) -> None:
    assert str(load(text)) == text


def test_a_default_need_not_be_said() -> None:
    assert str(load("team(stay=false,memory=false,flip=always,book=flips)")) == "team(mode=introductory)"


@rule("TEAM-SETUP-1")
@pytest.mark.parametrize("mode", ["introductory", "standard", "expert"])
def test_the_facts_of_the_game(mode: str) -> None:
    """Nobody knows more than anybody else, so there are no secrets."""
    facts = Facts(seats=(2, 3, 4), luck=True, secrets=False, cooperative=True, actions=1133)
    assert load("team", mode=mode).facts == facts
    assert load("team", mode=mode, memory=True, treasures="tiles").facts == facts


@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("mode", "basic", "introductory, standard, expert"),
        ("spells", "draft", "choice, random"),
        ("flip", "never", "always, may"),
        ("help", "never", "each-stop, turn-start"),
        ("reverse", "never", "allowed, never-undo-daedalus"),
        ("treasures", "fixed", "spread, tiles"),
        ("book", "pushes", "flips, teleports"),
        ("stay", "maybe", "false, true"),
        ("memory", "2", "false, true"),
        ("memory", "yes", "false, true"),
    ],
)
def test_an_option_has_one_of_its_values(option: str, value: str, possible: str) -> None:
    found = problem(load, f"team({option}={value})")
    assert (found.key, found.values) == ("option-value", {"option": option, "text": value, "choices": possible})


@pytest.mark.parametrize("option", ["stay", "memory"])
def test_what_is_so_or_not_so_may_be_said_in_text_or_in_python(option: str) -> None:
    for yes in ("true", True):
        assert str(team(option, yes)) == f"team(mode=introductory,{option}=true)"
        assert getattr(team(option, yes).options, option) is True
    for no in ("false", False):
        assert str(team(option, no)) == "team(mode=introductory)"
        assert getattr(team(option, no).options, option) is False


@pytest.mark.parametrize("option", ["stay", "memory"])
@pytest.mark.parametrize(("value", "text"), [(None, "None"), (2, "2"), ((), "()"), ("", "")])
def test_anything_else_is_neither_so_nor_not_so(option: str, value: object, text: str) -> None:
    found = problem(team, option, value)
    assert (found.key, found.values) == ("option-value", {"option": option, "text": text, "choices": "false, true"})


@pytest.mark.parametrize("first", ["last", "1.5", ""])
def test_the_first_seat_is_a_number_or_random(first: str) -> None:
    found = problem(lambda: load("team", first=first))
    assert (found.key, found.values) == (
        "option-value",
        {"option": "first", "text": first, "choices": "0, 1, 2, …, random"},
    )


def test_there_are_no_other_options() -> None:
    found = problem(load, "team(tiles=classic)")
    known = "mode, spells, first, pieces, flip, stay, help, reverse, memory, treasures, book"
    assert (found.key, found.values) == ("option-name", {"option": "tiles", "options": known})


@rule("TEAM-SETUP-1", "TEAM-SETUP-7", "TEAM-SETUP-8")
def test_the_pieces_decide_the_homes() -> None:
    game = load("team", mode="standard", pieces=("green", "red", "blue"))
    assert game.facts.seats == (2, 3)
    assert pieces(dealt(3, game)) == ["a7", "g1", "g7"]
    assert pieces(dealt(2, game)) == ["a7", "g1"]
    found = problem(game.deal, 4, Noting())
    assert (found.key, found.values) == ("seats-count", {"game": "team", "count": 4, "allowed": "2, 3"})


@rule("TEAM-SETUP-7")
@pytest.mark.parametrize("chosen", ["red", "red+red", "red+yellow+red", "red+pink", "", "Red+blue"])
def test_every_seat_has_a_piece_of_its_own(chosen: str) -> None:
    found = problem(lambda: load("team", pieces=chosen))
    assert (found.key, found.values) == ("option-pieces", {"text": chosen, "pieces": "yellow, red, blue, green"})


def test_the_options_reach_the_rules() -> None:
    """The smallest sign of each; the rules have tests of their own."""
    state = position(CLOSED, player("d4"), player("g1"))
    assert "move d4" not in legal(state)
    assert "move d4" in legal(state, load("team", stay=True))
    undo = position(CLOSED, player("d4"), player("g1"), pages="push/b1", spare="NS")
    assert "b7/NS" in legal(undo)
    assert "b7/NS" not in legal(undo, load("team", reverse="never-undo-daedalus"))
