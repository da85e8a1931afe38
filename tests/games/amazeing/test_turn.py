"""A turn: move the maze, then the piece, then it is the next one's turn."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games.amazeing.events import Walked
from knossos.maze import square
from tests.games.amazeing.position import (
    BASIC,
    CLOSED,
    DAYNIGHT,
    KIDS,
    OPEN,
    STRAIGHTS,
    legal,
    play,
    player,
    position,
    refused,
    told,
    walks,
)

rule = pytest.mark.rule

THREE = (player("a1", seeks="owl"), player("g1", seeks="rat"), player("g7", seeks="bat"))


@rule("AMAZE-TURN-1")
def test_a_turn_is_one_push_and_one_move() -> None:
    state = position(CLOSED, *THREE)
    assert [text[2] for text in legal(state)] == ["/"] * 24  # pushes and nothing else
    pushed = play(state, "b1/NS")
    assert (pushed.seat, pushed.phase) == (0, "move")
    assert legal(pushed) == ["move a1"]  # and then moves and nothing else
    moved = play(pushed, "move a1")
    assert (moved.seat, moved.phase) == (1, "push")
    assert moved == replace(pushed, seat=1, phase="push")


@rule("AMAZE-TURN-1")
def test_the_maze_is_moved_only_once_in_a_turn() -> None:
    pushed = play(position(CLOSED, *THREE), "b1/NS")
    assert refused(pushed, "d1/NS") == ("push-again", "AMAZE-TURN-1", {})
    assert refused(pushed, "b7/NS") == ("push-again", "AMAZE-TURN-1", {})


@rule("AMAZE-TURN-2", "AMAZE-TURN-3", "T12")
def test_nobody_moves_before_pushing_even_with_the_target_in_reach() -> None:
    state = position(OPEN, *THREE, shows={"b1": "owl"})
    assert refused(state, "move b1") == ("push-first", "AMAZE-TURN-2", {})
    assert refused(state, "move a1") == ("push-first", "AMAZE-TURN-2", {})  # staying does not replace it
    assert not any(text.startswith("move") for text in legal(state))


@rule("AMAZE-TURN-3")
def test_the_push_comes_before_the_move_at_night_and_for_children_too() -> None:
    at_night = position(OPEN, player("a1", face_up="fox"), player("g1", face_up="cat"), night=True)
    assert refused(at_night, "move b1", DAYNIGHT) == ("push-first", "AMAZE-TURN-2", {})
    children = position(OPEN, player("a1", face_up="owl"), player("g1", face_up="rat"))
    assert refused(children, "move b1", KIDS) == ("push-first", "AMAZE-TURN-2", {})


@rule("AMAZE-TURN-4", "AMAZE-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_goes_round_clockwise(seats: int) -> None:
    homes = ("a1", "g1", "g7", "a7")[:seats]
    state = position(STRAIGHTS, *(player(home, seeks="owl") for home in homes), turn=seats - 1)
    order = []
    for _ in range(2 * seats):
        actor = BASIC.to_act(state)
        assert actor is not None
        order.append(actor)
        turn = ("b1/NS", f"move {homes[actor]}")
        assert told(state, *turn) == (Walked(actor, (square(homes[actor]),)), TurnBegan((actor + 1) % seats))
        state = play(state, *turn)
    assert order == [seats - 1, *range(seats), *range(seats - 1)]


@rule("AMAZE-TURN-1")
def test_the_one_who_pushes_is_the_one_who_moves() -> None:
    state = position(OPEN, *THREE, turn=1)
    pushed = play(state, "b1/EW")
    assert BASIC.to_act(state) == BASIC.to_act(pushed) == 1
    assert "g1" in walks(pushed)
