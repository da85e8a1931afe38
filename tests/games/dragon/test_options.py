"""The options of this game, and what they make of it."""

from collections import Counter
from typing import Any

import pytest

from knossos.game import Facts
from knossos.game.options import choices
from knossos.games import load, names
from knossos.games.dragon import Options
from knossos.games.dragon.events import Slain, Took
from knossos.maze import LOOSE, NAMES
from tests.games.dragon.position import dealt, laid, pieces
from tests.games.playing import Noting, problem

rule = pytest.mark.rule


def with_option(option: str, value: Any) -> object:
    given: dict[str, Any] = {option: value}
    return load("dragon", **given)


def test_the_defaults() -> None:
    game = load("dragon")
    assert game.options == Options(
        first=0,
        pieces=("red", "yellow", "blue", "green"),
        facing="N",
        treasures="arrows",
        tiles="modern",
    )
    assert game.name == "dragon"
    assert str(game) == "dragon"
    assert game.rules == 1
    assert game.pieces == ("red", "yellow", "blue", "green")
    assert game.goals == (Took, Slain)
    assert "dragon" in names()


def test_what_each_option_can_be() -> None:
    assert choices(Options) == {
        "first": ("0, 1, 2, …, random", "0"),
        "pieces": ("NAME+NAME+…", "red+yellow+blue+green"),
        "facing": ("N, E, S, W, random", "N"),
        "treasures": ("arrows, ring", "arrows"),
        "tiles": ("modern, classic", "modern"),
    }


@pytest.mark.parametrize(
    "text",
    [
        "dragon",
        "dragon(facing=W)",
        "dragon(first=random,facing=random)",
        "dragon(first=2,pieces=green+red+blue,facing=S,treasures=ring,tiles=classic)",
    ],
)
def test_the_text_of_a_game_says_its_options(text: str) -> None:
    assert str(load(text)) == text


def test_a_default_need_not_be_said() -> None:
    assert str(load("dragon(facing=N,treasures=arrows,tiles=modern,first=0)")) == "dragon"


@rule("DRAGON-SETUP-1")
def test_the_facts_of_the_game() -> None:
    for game in (load("dragon"), load("dragon", treasures="ring", tiles="classic", facing="random")):
        assert game.facts == Facts(seats=(2, 3, 4), luck=True, secrets=True, cooperative=False, actions=304)


@pytest.mark.parametrize(
    ("option", "value", "possible"),
    [
        ("facing", "n", "N, E, S, W, random"),
        ("facing", "NE", "N, E, S, W, random"),
        ("treasures", "corners", "arrows, ring"),
        ("tiles", "wooden", "modern, classic"),
        ("first", "last", "0, 1, 2, …, random"),
    ],
)
def test_an_option_has_its_choices(option: str, value: str, possible: str) -> None:
    found = problem(with_option, option, value)
    assert (found.key, found.values) == ("option-value", {"option": option, "text": value, "choices": possible})


def test_there_are_no_other_options() -> None:
    found = problem(load, "dragon(mode=basic)")
    known = "first, pieces, facing, treasures, tiles"
    assert (found.key, found.values) == ("option-name", {"option": "mode", "options": known})


@rule("DRAGON-SETUP-1")
def test_the_pieces_decide_the_start_squares_and_how_many_can_play() -> None:
    game = load("dragon", pieces=("green", "yellow", "blue"))
    assert game.facts.seats == (2, 3)
    assert game.pieces == ("green", "yellow", "blue")
    assert pieces(dealt(3, game)) == ["c5", "e3", "e5"]
    found = problem(game.deal, 4, Noting())
    assert (found.key, found.values) == ("seats-count", {"game": "dragon", "count": 4, "allowed": "2, 3"})


@rule("DRAGON-SETUP-1")
@pytest.mark.parametrize("chosen", ["red", "red+red", "red+yellow+red", "red+pink", "", "Red+blue"])
def test_every_seat_has_a_piece_of_its_own(chosen: str) -> None:
    found = problem(with_option, "pieces", chosen)
    assert (found.key, found.values) == ("option-pieces", {"text": chosen, "pieces": "red, yellow, blue, green"})


@rule("DRAGON-SETUP-2")
@pytest.mark.parametrize(("mix", "straights", "corners"), [("modern", 12, 16), ("classic", 13, 15)])
def test_both_mixes_of_tiles(mix: str, straights: int, corners: int) -> None:
    state = dealt(2, load("dragon", tiles=mix))
    lies = Counter(str(tile.loose) for tile in (*(state.maze.tiles[here] for here in LOOSE), state.spare))
    assert lies == Counter(NS=straights, NE=corners, NES=6)


@rule("DRAGON-SETUP-4")
def test_both_sets_of_squares_for_the_treasures() -> None:
    arrows = [text.split(":")[0] for text in laid(dealt(2)).split()]
    ring = [text.split(":")[0] for text in laid(dealt(2, load("dragon", treasures="ring"))).split()]
    assert arrows == ["b1", "d1", "f1", "a2", "g2", "a4", "g4", "a6", "g6", "b7", "d7", "f7"]
    assert ring == ["c2", "d2", "e2", "b3", "f3", "b4", "f4", "b5", "f5", "c6", "d6", "e6"]


@rule("DRAGON-SETUP-3")
@pytest.mark.parametrize(("facing", "faced"), [("N", "d3"), ("E", "e4"), ("S", "d5"), ("W", "c4")])
def test_where_the_dragon_looks_at_first(facing: str, faced: str) -> None:
    assert NAMES[dealt(2, load("dragon", facing=facing)).faced] == faced
