"""What the greedy bot does in The aMAZEing Labyrinth."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from knossos import bots
from knossos.bots import Advice
from knossos.game import Ended, Imagined, Seeded
from knossos.games import load
from knossos.games.amazeing import Move, Push, State
from knossos.games.amazeing.events import Found
from tests.games.amazeing.position import (
    BASIC,
    CLOSED,
    DAYNIGHT,
    KIDS,
    OPEN,
    SECRET,
    STRAIGHTS,
    Amazeing,
    player,
    position,
)
from tests.games.amazeing.test_components import corrected
from tests.games.playing import Noting
from tests.variants import every_table

WINDING = """
    ┌│┬└┬─┐
    ┐─│┘└┐│
    ├┌├─┬│┤
    │┘─┐┌└─
    ├┐┴│┤─┤
    └─┘│┐└│
    └─┴└┴│┘
"""

OTHER = player("g7", seeks="rat")
OTHER_CHILD = player("g7", face_up="rat")


def advice(state: State, game: Amazeing = BASIC) -> Advice:
    bot = bots.load("greedy", game, state.seat, "minos")
    advised = bot.advise(game.view(state, state.seat), game.legal(state))
    assert advised.action in game.legal(state)
    return advised


def turn(state: State, game: Amazeing = BASIC) -> tuple[list[Advice], tuple[object, ...]]:
    """The advice for a whole turn, and what happens in its move."""
    push = advice(state, game)
    after, _ = game.play(state, push.action, Noting())
    move = advice(after, game)
    return [push, move], game.play(after, move.action, Noting())[1]


def reached(happenings: tuple[object, ...]) -> list[str]:
    """What the seat found or won."""
    return [each.card if isinstance(each, Found) else "home" for each in happenings if isinstance(each, Found | Ended)]


# A treasure in reach


def test_a_treasure_that_a_push_brings_in_reach_is_taken() -> None:
    state = position(WINDING, player("a1", seeks="owl"), OTHER, shows={"c1": "owl"}, spare="NS")
    assert "move c1" not in [str(move) for move in BASIC.legal(replace(state, phase="move"))]  # not as it lies
    [push, move], happenings = turn(state)
    assert str(push.action) == "b1/EW"
    assert str(move.action) == "move c1"
    assert (push.reason, move.reason) == ("advice-reach", "advice-reach")
    assert push.values == move.values == {"square": "c1"}
    assert reached(happenings) == ["owl"]


def test_a_treasure_in_reach_is_taken_before_it_is_pushed_away() -> None:
    state = position(STRAIGHTS, player("b1", seeks="owl"), OTHER, shows={"b3": "owl"}, spare="NS")
    assert reached(turn(state)[1]) == ["owl"]


def test_a_treasure_on_the_spare_is_pushed_in_where_it_can_be_reached() -> None:
    maze = "───────\n" + CLOSED[8:]
    state = position(maze, player("a1", seeks="owl"), OTHER, spare="NS+owl")
    [push, _], happenings = turn(state)
    assert push.reason == "advice-reach"
    assert str(push.action) == "b1/EW"  # the only way in, for d1 and f1 lie behind other tiles that stay
    assert reached(happenings) == ["owl"]


def test_a_treasure_that_is_pushed_out_is_not_reached() -> None:
    state = position(CLOSED, player("b6", seeks="owl"), OTHER, shows={"b7": "owl"})
    # The push at b1 carries the piece to b7, but the owl is outside by then.
    assert advice(state).reason == "advice-prepare"


def test_with_nothing_left_to_find_it_goes_home() -> None:
    state = position(OPEN, player("d4", found="owl"), OTHER)
    [push, move], happenings = turn(state)
    assert push.values == move.values == {"square": "a1"}
    assert reached(happenings) == ["home"]


def test_children_take_any_of_their_treasures() -> None:
    maze = "┼┼┼┼┼┼┼\n" + CLOSED[8:]
    state = position(maze, player("a1", face_up="bat owl rat"), OTHER_CHILD, shows={"c1": "owl", "d4": "bat"})
    assert reached(turn(state, KIDS)[1]) == ["owl"]


def test_the_treasures_of_another_child_are_of_no_interest() -> None:
    state = position(CLOSED, player("a1", face_up="bat"), OTHER_CHILD, shows={"a1": "rat"})
    assert advice(state, KIDS).reason == "advice-prepare"


@pytest.mark.parametrize("game", [DAYNIGHT, SECRET])
def test_by_night_it_seeks_the_treasures_of_the_night(game: Amazeing) -> None:
    anne = player("a1", face_up="cat fox") if game is DAYNIGHT else player("a1", seeks="cat fox")
    state = position(OPEN, anne, player("g7"), shows={"c3": "owl", "e5": "fox"}, night=True)
    assert reached(turn(state, game)[1]) == ["fox"]


def test_by_day_it_leaves_the_treasures_of_the_night_alone() -> None:
    state = position(OPEN, player("a1", seeks="owl", face_up="fox"), OTHER, shows={"c3": "fox", "e5": "owl"})
    assert reached(turn(state, DAYNIGHT)[1]) == ["owl"]


def test_by_night_it_goes_home_in_the_end() -> None:
    state = position(OPEN, player("d4", found="fox"), player("g7", face_up="cat"), night=True)
    assert reached(turn(state, DAYNIGHT)[1]) == ["home"]


def test_where_several_treasures_are_on_one_tile_it_names_the_card() -> None:
    state = position(OPEN, player("a1", face_up="owl rat"), player("g7"), shows={"c3": "owl+rat"}, phase="move")
    assert str(advice(state, KIDS).action) == "move c3 owl"


# Nothing in reach


def naive(game: Amazeing, state: State) -> Iterator[tuple[Push, Move, int]]:
    """Every turn, and how many of the pushes that the seat could make next would reach something, all played out."""
    for push in game.legal(state):
        pushed, _ = game.play(state, push, Noting())
        for move in game.legal(pushed):
            moved, happenings = game.play(pushed, move, Noting())
            assert not reached(happenings)
            again = replace(moved, seat=state.seat, phase="push")
            assert isinstance(push, Push)
            assert isinstance(move, Move)
            yield push, move, sum(in_reach(game, game.play(again, each, Noting())[0]) for each in game.legal(again))


def in_reach(game: Amazeing, state: State) -> bool:
    return any(reached(game.play(state, move, Noting())[1]) for move in game.legal(state))


SITUATIONS = {
    "a treasure on the board": (BASIC, position(WINDING, player("a1", seeks="owl"), OTHER, shows={"g5": "owl"})),
    "a treasure at an arrow": (BASIC, position(WINDING, player("a1", seeks="owl"), OTHER, shows={"g4": "owl"})),
    "a treasure on the spare": (BASIC, position(WINDING, player("c5", seeks="owl"), OTHER, spare="NS+owl")),
    "a treasure that goes out and comes back": (
        BASIC,
        position(CLOSED, player("b6", seeks="owl"), OTHER, shows={"b7": "owl"}),
    ),
    "the way home": (BASIC, position(WINDING, player("g5", found="owl"), OTHER)),
    "a banned arrow": (
        BASIC,
        position(WINDING, player("a1", seeks="owl"), OTHER, shows={"g5": "owl"}, spare="NE", banned="d7"),
    ),
    "several treasures": (
        KIDS,
        position(WINDING, player("a1", face_up="bat owl"), OTHER_CHILD, shows={"e5": "owl", "g3": "bat"}),
    ),
    "a treasure on the board and one on the spare": (
        KIDS,
        position(WINDING, player("c5", face_up="bat owl"), OTHER_CHILD, shows={"e5": "owl"}, spare="EW+bat"),
    ),
    "open night cards": (
        DAYNIGHT,
        position(WINDING, player("a1", face_up="cat"), player("g7"), shows={"g5": "cat"}, night=True),
    ),
    "secret night cards": (
        SECRET,
        position(WINDING, player("a1", seeks="cat fox"), player("g7"), shows={"e5": "cat", "g3": "fox"}, night=True),
    ),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_it_goes_where_most_of_its_next_pushes_reach_something(situation: str) -> None:
    game, state = SITUATIONS[situation]
    turns = list(naive(game, state))
    best = max(count for _, _, count in turns)
    assert best > 0
    [push, move], _ = turn(state, game)
    assert (push.reason, move.reason) == ("advice-prepare", "advice-prepare")
    assert push.values["count"] == move.values["count"] == best
    assert (push.action, move.action, best) in turns
    assert push.values["square"] == move.values["square"] == str(move.action).removeprefix("move ")


def test_a_treasure_that_nobody_can_reach_next_is_no_reason_to_stop() -> None:
    state = position(CLOSED, player("a1", seeks="owl"), OTHER, shows={"d4": "owl"}, spare="NS")
    push = advice(state)
    assert push.reason == "advice-prepare"
    assert push.values["count"] == 0


# Whole games


@pytest.mark.parametrize(("text", "seats"), [table for table in every_table() if table[0].startswith("amazeing")])
def test_it_never_chooses_anything_illegal_and_comes_home(text: str, seats: int) -> None:
    game = load(text)
    assert whole_game(game, seats, f"{text} {seats}")


def test_it_names_cards_over_a_whole_night_where_tiles_are_crowded(tmp_path: Path) -> None:
    crowded = 'owl = ["wolf", "cat", "fox", "raven", "hedgehog", "snail"]'
    box = corrected(tmp_path, ('NS = ["wolf", "cat", "fox", "raven", "hedgehog", "snail"]', crowded))
    game = load("amazeing", mode="daynight", components=box)
    played = [action for seed in range(3) for action in whole_game(game, 2, f"{seed}")]
    assert any(isinstance(action, Move) and action.card for action in played)


def whole_game(game: Amazeing, seats: int, seed: str) -> list[Push | Move]:
    """The actions of a game in which every choice is seen to be legal, and to depend on nothing but the view."""
    seating = [bots.load("greedy", game, seat, seed) for seat in range(seats)]
    luck = Seeded(seed)
    rng = Random(seed)
    state, _ = game.deal(seats, luck)
    played: list[Push | Move] = []
    while (seat := game.to_act(state)) is not None:
        legal = game.legal(state)
        action = seating[seat].choose(game.view(state, seat), legal)
        assert action in legal
        if rng.random() < 0.05:
            other = game.reshuffle(state, seat, Imagined(rng))
            assert seating[seat].choose(game.view(other, seat), game.legal(other)) == action
        played.append(action)
        state, _ = game.play(state, action, luck.at(len(played)))
        assert len(played) < 5000
    return played


def test_the_same_seed_gives_the_same_game() -> None:
    assert whole_game(BASIC, 2, "minos") == whole_game(BASIC, 2, "minos")
