"""Treasures: only the lowest value on the board, only for who arrives from elsewhere, and then without asking."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games.dragon import Hand, State
from knossos.games.dragon.events import GuardianWoke, Took, Walked
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    OPEN,
    QUIET,
    UNDER_THE_LAIR,
    Player,
    laid,
    legal,
    pieces,
    play,
    player,
    position,
    squares,
    step,
    told,
    walks,
)

rule = pytest.mark.rule

RED, YELLOW = player("a1"), player("g7")

LOOP = """
    ┌─┐····
    │·│····
    └─┘····
    ·······
    ·······
    ·······
    ·······
"""


def to_move(*players: Player, treasures: str, maze: str = OPEN, turn: int = 0) -> State:
    """The maze has been moved, and both guardians are under the lair."""
    return position(maze, *players, treasures=treasures, guardians=UNDER_THE_LAIR, phase="move", turn=turn)


# The current value


@rule("DRAGON-TREAS-1")
@pytest.mark.parametrize(
    ("treasures", "current"),
    [
        ("b1:1 c1:2", 1),
        ("b1:6 c1:2 g7:5", 2),
        ("b1:12", 12),
        ("b1:3 d4:2 g7:3", 2),  # the one under the lair counts
        ("", None),
    ],
)
def test_the_current_value_is_the_smallest_on_the_board(treasures: str, current: int | None) -> None:
    state = to_move(RED, YELLOW, treasures=treasures)
    assert state.current == current
    assert DRAGON.view(state, 0).current == current


@rule("DRAGON-TREAS-1")
def test_only_treasures_of_the_current_value_are_taken() -> None:
    state = to_move(RED, YELLOW, treasures="b1:1 c1:2 d1:1 e1:12")
    for to in ("c1", "e1", "f1"):
        after, happenings, _ = step(state, f"move {to}")
        assert isinstance(happenings[0], Walked)
        assert happenings[1:] == (TurnBegan(1),)
        assert (after.treasures, after.hands) == (state.treasures, state.hands)
    for to, left in (("b1", "c1:2 d1:1 e1:12"), ("d1", "b1:1 c1:2 e1:12")):
        after = play(state, f"move {to}", drawn=QUIET)
        assert laid(after) == left
        assert after.hands == (Hand(0, 0, (1,)), Hand(0, 0))


@rule("DRAGON-TREAS-1", "DRAGON-LAIR-3", "T07")
def test_while_a_1_is_under_the_lair_no_2_can_be_taken() -> None:
    state = to_move(RED, YELLOW, treasures="b1:1 c1:2 f1:2 d4:1")
    after = play(state, "move b1", drawn=QUIET)
    assert after.hands[0].treasures == (1,)
    assert after.current == 1
    yellow = replace(after, phase="move")
    after, happenings, _ = step(yellow, "move f1")
    assert happenings[1:] == (TurnBegan(0),)
    assert laid(after) == "c1:2 f1:2 d4:1"


@rule("DRAGON-TREAS-1")
def test_everybody_waits_for_the_last_of_a_value_under_the_lair() -> None:
    """A17"""
    state = to_move(RED, YELLOW, treasures="c1:2 d4:1")
    assert laid(play(state, "move c1")) == "c1:2 d4:1"
    assert laid(play(state, "move c1")) == laid(play(replace(state, seat=1), "move c1"))


# Arriving


@rule("DRAGON-TREAS-2", "DRAGON-TREAS-3", "T08")
def test_who_waits_on_a_treasure_does_not_take_it() -> None:
    state = to_move(player("c3", cards="1"), YELLOW, treasures="c3:1 g1:1", maze=LOOP)
    assert legal(state) == [f"move {name}" for name in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")]
    after, happenings, drawn = step(state, "move c3")  # also for a way round and back: nobody has come from elsewhere
    assert happenings == (Walked(0, squares("c3")), TurnBegan(1))
    assert drawn == []
    assert laid(after) == "c3:1 g1:1"


@rule("DRAGON-TREAS-2", "T08")
def test_who_arrives_from_elsewhere_takes_it() -> None:
    state = to_move(player("c2"), YELLOW, treasures="c3:1 g1:1", maze=LOOP)
    after, happenings, _ = step(state, "move c3", drawn=QUIET)
    assert happenings == (Walked(0, squares("c2 c3")), Took(0, 1), GuardianWoke("white", ()), TurnBegan(1))
    assert laid(after) == "g1:1"
    assert after == replace(
        state,
        pieces=squares("c3 g7"),
        treasures=state.treasures[1:],
        hands=(Hand(0, 0, (1,)), Hand(0, 0)),
        seat=1,
        phase="push",
    )


@rule("DRAGON-TREAS-2", "T09")
def test_passing_over_a_treasure_does_not_take_it() -> None:
    state = to_move(RED, YELLOW, treasures="b1:1 c1:2", maze="╶┴╴····\n" + "·······\n" * 6)
    assert walks(state) == ["a1", "b1", "c1"]
    after, happenings, drawn = step(state, "move c1")
    assert happenings == (Walked(0, squares("a1 b1 c1")), TurnBegan(1))
    assert drawn == []
    assert (laid(after), after.hands[0].treasures) == ("b1:1 c1:2", ())


@rule("DRAGON-TREAS-2", "DRAGON-PUSH-5")
@pytest.mark.parametrize(("on", "push"), [("b3", "b1/NS"), ("b7", "b1/NS"), ("e4", "g4/NS")])
def test_who_is_carried_with_a_treasure_or_to_one_does_not_take_it(on: str, push: str) -> None:
    """E-02"""
    state = position(CLOSED, player(on), YELLOW, treasures=f"{on}:1")
    pushed = play(state, push)
    [treasure] = pushed.treasures
    assert treasure.at == pushed.pieces[0]
    after = play(pushed, f"move {pieces(pushed)[0]}")
    assert (after.treasures, after.hands) == (pushed.treasures, state.hands)


@rule("DRAGON-TREAS-2")
def test_the_square_after_the_push_counts_and_not_the_one_before_it() -> None:
    """A push carries red away from beside a treasure; walking back to the same square is arriving."""
    state = position(OPEN, player("b2"), YELLOW, treasures="b3:1 g1:1", guardians="g7 g7")
    pushed = play(state, "b1/NS")
    assert (pieces(pushed)[0], laid(pushed)) == ("b3", "g1:1 b4:1")
    assert Took(0, 1) in told(pushed, "move b4", drawn="dragon-die=black")


@rule("DRAGON-TREAS-2", "DRAGON-TREAS-3")
def test_who_stood_on_a_treasure_before_it_was_current_must_leave_and_return() -> None:
    """E-03"""
    state = to_move(player("c1"), player("a1"), treasures="b1:1 c1:2 g1:2", turn=1)
    taken = play(state, "move b1", drawn=QUIET)
    assert taken.current == 2
    red = replace(taken, phase="move")
    assert laid(play(red, "move c1")) == "c1:2 g1:2"
    away = replace(play(red, "move d1"), seat=0, phase="move")
    assert play(away, "move c1", drawn=QUIET).hands[0].treasures == (2,)


@rule("DRAGON-TREAS-2", "DRAGON-DOUBLE-1")
def test_in_a_double_turn_one_may_leave_in_the_first_and_return_in_the_second() -> None:
    """E-04"""
    state = position(OPEN, player("c3", cards="9"), YELLOW, treasures="c3:1 g1:1", guardians=UNDER_THE_LAIR)
    left = play(state, "b1/NS", "move c2", "play 9")
    assert left.hands[0].treasures == ()
    returned = play(left, "f1/NESW", "move c3", drawn=QUIET)
    assert returned.hands[0].treasures == (1,)
    assert (returned.seat, returned.extra) == (1, False)


# Taking


@rule("DRAGON-TREAS-4")
@pytest.mark.parametrize(
    ("held", "value", "then"), [("", 3, (3,)), ("1 2", 3, (1, 2, 3)), ("1 4", 3, (1, 3, 4)), ("3 3", 3, (3, 3, 3))]
)
def test_a_treasure_is_taken_without_asking_and_lies_open_in_the_order_of_values(
    held: str, value: int, then: tuple[int, ...]
) -> None:
    state = to_move(player("a1", treasures=held, coins=2), YELLOW, treasures=f"b1:{value} g1:6")
    assert [text for text in legal(state) if "b1" in text] == ["move b1"]  # nobody can stop there and leave it
    after = play(state, "move b1", drawn=QUIET)
    assert after.hands[0] == Hand(0, 0, then, 2)
    for seat in (0, 1, None):
        assert DRAGON.view(after, seat).hands[0].treasures == then


@rule("DRAGON-TREAS-4")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_one_whose_turn_it_is_takes_it(turn: int) -> None:
    state = to_move(player("a1"), player("a1"), player("a1"), treasures="b1:1 c1:1", turn=turn)
    after, happenings, _ = step(state, "move b1", drawn=QUIET)
    assert happenings[1] == Took(turn, 1)
    assert [hand.treasures for hand in after.hands] == [(1,) if seat == turn else () for seat in range(3)]


@rule("DRAGON-TREAS-4", "DRAGON-TURN-2")
def test_one_treasure_is_taken_in_a_turn() -> None:
    state = to_move(RED, YELLOW, treasures="b1:1 c1:1 d1:2")
    after = play(state, "move c1", drawn=QUIET)
    assert after.hands[0].treasures == (1,)
    assert laid(after) == "b1:1 d1:2"
    assert (after.seat, after.phase) == (1, "push")


@rule("DRAGON-TREAS-5")
def test_the_value_rises_when_both_are_gone_whoever_takes_the_second() -> None:
    state = to_move(RED, YELLOW, treasures="b1:1 c1:2 g1:1")
    after = play(state, "move b1", drawn=QUIET)
    assert after.current == 1
    for seat, player_on in ((1, "g7"), (0, "b1")):
        second = replace(after, seat=seat, phase="move")
        assert pieces(second)[seat] == player_on
        taken = play(second, "move g1", drawn=QUIET)
        assert taken.current == 2
        assert sum(len(hand.treasures) for hand in taken.hands) == 2
        assert taken.hands[seat].treasures == ((1,) if seat == 1 else (1, 1))


@rule("DRAGON-TREAS-1")
def test_a_value_may_be_missing_between() -> None:
    state = to_move(RED, YELLOW, treasures="b1:2 c1:5 d1:4")
    after = play(state, "move b1", drawn=QUIET)
    assert after.current == 4


@rule("DRAGON-TREAS-1", "DRAGON-FINAL-1")
def test_where_no_treasure_is_left_none_is_taken() -> None:
    state = replace(to_move(RED, YELLOW, treasures=""), stage="final")
    after, happenings, drawn = step(state, "move b1")
    assert happenings == (Walked(0, squares("a1 b1")), TurnBegan(1))
    assert drawn == []
    assert after.hands == state.hands
