"""A turn: move the maze, then the adventurer; what follows if a treasure was taken; then it is the next one's turn."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games.dragon import Action, Fight, Move, Pass, Play, Push, State, rules
from knossos.games.dragon.events import (
    CoinGained,
    Doubled,
    DragonTurned,
    DuelRolled,
    Lost,
    RolledAgain,
    Took,
    Walked,
)
from knossos.games.dragon.state import Phase
from knossos.maze import square
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    OPEN,
    STRAIGHTS,
    legal,
    play,
    player,
    position,
    refused,
    squares,
    step,
    told,
)

rule = pytest.mark.rule

CORRIDOR = """
    ·······
    ·······
    ·╶─╴···
    ·······
    ·······
    ·······
    ·······
"""
"""One can walk from b3 to d3, at which the dragon looks, and nowhere else."""


# The steps of a turn


@rule("DRAGON-TURN-1")
def test_a_turn_without_a_treasure_is_one_push_and_one_move_and_draws_nothing() -> None:
    state = position(CLOSED, player("c3", treasures="2"), player("e3"), player("e5"), treasures="b1:1")
    assert [text[2] for text in legal(state)] == ["/"] * 24  # pushes and nothing else
    pushed = play(state, "f1/NS")
    assert (pushed.seat, pushed.phase) == (0, "move")
    assert legal(pushed) == ["move c3"]  # and then moves and nothing else
    moved, happenings, drawn = step(pushed, "move c3")
    assert happenings == (Walked(0, squares("c3")), TurnBegan(1))
    assert drawn == []
    assert moved == replace(pushed, seat=1, phase="push")


@rule("DRAGON-TURN-1", "DRAGON-DIE-1", "DRAGON-COIN-1", "DRAGON-DUEL-4", "DRAGON-DOUBLE-1")
def test_a_turn_with_everything_in_it_goes_through_its_steps_in_order() -> None:
    red = player("b3", cards="1 3 8", treasures="4")
    state = position(CORRIDOR, red, player("g5"), treasures="d3:1 g6:1")
    pushed, _, drawn = step(state, "f1/NS")
    assert drawn == []
    duel, happenings, drawn = step(pushed, "move d3 coin", drawn="dragon-die=4 duel-die=2")
    assert happenings == (
        Walked(0, squares("b3 c3 d3")),
        Took(0, 1),
        CoinGained(0, 1),
        DragonTurned(4, 1, squares("b3 c3 d3")),
        DuelRolled(0, 2),
    )
    assert (duel.phase, duel.roll, duel.duellists) == ("reroll", 2, (0,))
    lost, happenings, _ = step(duel, "play 3", drawn="duel-die=3")
    assert happenings == (RolledAgain(0, 3), DuelRolled(0, 3), Lost(0, 1))  # no card is left to roll again
    assert (lost.phase, lost.roll, lost.duellists, lost.seat) == ("double", None, (), 0)
    again, happenings, drawn = step(lost, "play 8")
    assert happenings == (Doubled(0, 8), TurnBegan(0))
    assert drawn == []
    assert (again.seat, again.phase, again.extra) == (0, "push", True)
    assert again.played == (1, 3, 8)


@rule("DRAGON-TURN-2", "DRAGON-TREAS-4")
def test_after_a_treasure_nobody_moves_again_in_the_same_turn() -> None:
    state = position(OPEN, player("a1"), player("g7"), treasures="b1:1 c1:1", guardians="d4 d4", phase="move")
    after = play(state, "move b1", drawn="dragon-die=white")
    assert (after.seat, after.phase) == (1, "push")
    with_a_card = replace(state, hands=(replace(state.hands[0], high=1), state.hands[1]), cards=((9,), ()))
    asked = play(with_a_card, "move b1", drawn="dragon-die=white")
    assert (asked.seat, asked.phase) == (0, "double")
    assert refused(asked, "move c1") == ("dragon-double-now", "DRAGON-DOUBLE-1", {})


@rule("DRAGON-TURN-1", "DRAGON-PUSH-3")
def test_the_maze_is_moved_first_even_with_the_wanted_treasure_in_reach() -> None:
    state = position(OPEN, player("a1", cards="1"), player("g7"), treasures="b1:1")
    for action in ("move b1", "move b1 coin", "move a1"):
        assert refused(state, action) == ("push-first", "DRAGON-PUSH-3", {})
    assert not any(text.startswith("move") for text in legal(state))


@rule("DRAGON-TURN-1", "DRAGON-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_goes_round_clockwise(seats: int) -> None:
    homes = ("a1", "g1", "g7", "a7")[:seats]
    state = position(STRAIGHTS, *map(player, homes), treasures="d6:1", turn=seats - 1)
    order = []
    for _ in range(2 * seats):
        actor = DRAGON.to_act(state)
        assert actor is not None
        order.append(actor)
        turn = ("b1/NS", f"move {homes[actor]}")
        assert told(state, *turn) == (Walked(actor, (square(homes[actor]),)), TurnBegan((actor + 1) % seats))
        state = play(state, *turn)
    assert order == [seats - 1, *range(seats), *range(seats - 1)]


# What does not belong in a step


def at_the_step(phase: Phase) -> State:
    """A position in which red is at a step of its turn, on the square at which the dragon looks."""
    red, yellow = player("d3", cards="3 9", treasures="5"), player("g7", cards="4 10")
    duel = phase == "reroll"
    return position(
        OPEN,
        red,
        yellow,
        treasures="" if phase in ("challenge", "final", "over") else "b1:6",
        stage="final" if phase in ("challenge", "final", "over") else "first",
        phase=phase,
        duellists="0" if duel else "",
        roll=2 if phase in ("reroll", "final") else None,
        slayer=0 if phase == "over" else None,
    )


PUSH = Push(square("b1"), 5)
EVERY_KIND = (
    PUSH,
    Move(square("b1")),
    Move(square("d3")),
    Move(square("b1"), coin=True),
    Play(3),
    Play(9),
    Pass(),
    Fight(),
)


@rule("DRAGON-PUSH-3", "DRAGON-TURN-1")
@pytest.mark.parametrize("action", EVERY_KIND[1:], ids=str)
def test_before_the_push_there_is_only_the_push(action: Action) -> None:
    assert refused(at_the_step("push"), action) == ("push-first", "DRAGON-PUSH-3", {})


@rule("DRAGON-TURN-1")
@pytest.mark.parametrize("action", [Play(3), Play(9), Pass(), Fight()], ids=str)
def test_before_the_move_there_is_only_the_move(action: Action) -> None:
    assert refused(at_the_step("move"), action) == ("dragon-move-now", "DRAGON-TURN-1", {})


@rule("DRAGON-TURN-1")
@pytest.mark.parametrize("push", ["b1/NS", "d7/EW", "g4/NE"])
def test_the_maze_is_moved_only_once_in_a_turn(push: str) -> None:
    assert refused(at_the_step("move"), push) == ("push-again", "DRAGON-TURN-1", {})


@rule("DRAGON-FINAL-7")
@pytest.mark.parametrize("action", EVERY_KIND[:6], ids=str)
def test_before_the_dragon_one_fights_or_does_not(action: Action) -> None:
    assert refused(at_the_step("challenge"), action) == ("dragon-challenge-now", "DRAGON-FINAL-7", {})


@rule("DRAGON-DUEL-5")
@pytest.mark.parametrize("action", [*EVERY_KIND[:4], Fight()], ids=str)
def test_after_a_failed_roll_one_plays_a_card_or_does_not(action: Action) -> None:
    assert refused(at_the_step("reroll"), action) == ("dragon-reroll-now", "DRAGON-DUEL-5", {})


@rule("DRAGON-FINAL-4")
@pytest.mark.parametrize("action", [*EVERY_KIND[:4], Fight()], ids=str)
def test_after_a_roll_against_the_dragon_one_plays_a_card_or_does_not(action: Action) -> None:
    assert refused(at_the_step("final"), action) == ("dragon-final-now", "DRAGON-FINAL-4", {})


@rule("DRAGON-DOUBLE-1")
@pytest.mark.parametrize("action", [*EVERY_KIND[:4], Fight()], ids=str)
def test_at_the_end_of_a_turn_one_plays_a_card_or_does_not(action: Action) -> None:
    assert refused(at_the_step("double"), action) == ("dragon-double-now", "DRAGON-DOUBLE-1", {})


@rule("DRAGON-FINAL-6")
@pytest.mark.parametrize("action", EVERY_KIND, ids=str)
def test_nobody_does_anything_after_the_end(action: Action) -> None:
    over = at_the_step("over")
    assert refused(over, action) == ("game-over", "DRAGON-FINAL-6", {})
    assert DRAGON.to_act(over) is None
    assert list(DRAGON.legal(over)) == []
    assert rules.playable(over) == []


@rule("DRAGON-TURN-1")
def test_what_may_be_done_at_each_step() -> None:
    pushes = legal(at_the_step("push"))
    assert pushes[:3] == ["b1/NS", "b1/EW", "d1/NS"]
    assert len(pushes) == 24
    assert len(legal(at_the_step("move"))) == 48
    assert legal(at_the_step("challenge")) == ["pass", "fight"]
    assert legal(at_the_step("reroll")) == ["play 3", "pass"]
    assert legal(at_the_step("final")) == ["play 3", "pass"]
    assert legal(at_the_step("double")) == ["play 9", "pass"]
    phases: tuple[Phase, ...] = ("push", "move", "reroll", "challenge", "final", "double")
    for phase in phases:
        numbers = [DRAGON.index(action) for action in DRAGON.legal(at_the_step(phase))]
        assert numbers == sorted(set(numbers))
        assert DRAGON.to_act(at_the_step(phase)) == 0
