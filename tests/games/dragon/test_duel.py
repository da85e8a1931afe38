"""Duels: the nearest in the threatened passage roll for their lowest treasure, and may roll again with cards."""

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, TurnBegan
from knossos.games.dragon import Hand, Play, State
from knossos.games.dragon.events import DragonTurned, DuelRolled, GuardianWoke, Lost, RolledAgain, Took, Walked
from knossos.maze import square
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    OPEN,
    Player,
    edition,
    legal,
    play,
    player,
    position,
    refused,
    squares,
    step,
    told,
    with_luck,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

LANE = """
    ╶─────╴
    ·······
    ·······
    ·······
    ·······
    ·······
    ·······
"""
"""One passage from a1 to g1."""

HORSESHOE = """
    ┌─────┐
    │·····│
    └╴···╶┘
    ·······
    ·······
    ·······
    ·······
"""
"""From b3 round by a1 and g1 to f3."""

RING_WITH_A_TAIL = """
    ┌─┬─╴··
    │·│····
    └─┘····
    ·······
    ·······
    ·······
    ·······
"""


def threatened(*players: Player, guardian: str, maze: str = LANE, turn: int = 0, treasures: str = "g1:1 g7:1") -> State:
    """The one whose turn it is can take the treasure on g1; the white guardian stands on a square."""
    return position(maze, *players, treasures=treasures, guardians=f"{guardian} d4", phase="move", turn=turn)


def duelling(*players: Player, duellists: str = "0", roll: int = 2, turn: int = 0, treasures: str = "g7:6") -> State:
    """The first of the duellists has failed."""
    return position(CLOSED, *players, treasures=treasures, phase="reroll", duellists=duellists, roll=roll, turn=turn)


# Who duels


@rule("DRAGON-DUEL-1", "T13")
def test_only_the_nearest_adventurer_in_the_passage_duels() -> None:
    red, yellow, blue = player("f1", treasures="2"), player("g7", treasures="3"), player("c1", treasures="4")
    state = threatened(red, yellow, blue, guardian="b1", treasures="e1:1 g7:1")
    _, happenings, drawn = step(state, "move e1", drawn="dragon-die=white duel-die=4")
    assert happenings == (
        Walked(0, squares("f1 e1")),
        Took(0, 1),
        GuardianWoke("white", squares("a1 b1 c1 d1 e1 f1 g1")),
        DuelRolled(2, 4),
        TurnBegan(1),
    )
    assert drawn == [Drawn("dragon-die", "white"), Drawn("duel-die", "4")]


@rule("DRAGON-DUEL-1")
def test_the_one_who_took_the_treasure_duels_if_it_is_the_nearest() -> None:
    red, yellow = player("f1"), player("a1", treasures="3")
    state = threatened(red, yellow, guardian="e1")
    assert DuelRolled(0, 6) in told(state, "move g1", drawn="dragon-die=white duel-die=6")


@rule("DRAGON-DUEL-1")
def test_distance_is_counted_in_tiles_along_the_passage() -> None:
    """From b3 it is two steps to a2, nine to g1, and twelve to f3, although f3 is in the same row."""
    red, yellow, blue = player("g1", treasures="2"), player("f3", treasures="3"), player("a2", treasures="4")
    state = position(HORSESHOE, red, yellow, blue, treasures="g2:1 g7:1", guardians="b3 d4", phase="move")
    assert edition().duellists(state, square("b3")) == (2,)
    assert edition().duellists(state, square("f3")) == (1,)
    without_blue = replace(state, pieces=squares("g1 f3 d7"))
    assert edition().duellists(without_blue, square("b3")) == (0,)  # nine steps and not twelve
    assert edition().duellists(without_blue, square("d7")) == (2,)
    assert edition().duellists(without_blue, square("d6")) == ()


@rule("DRAGON-DUEL-1")
def test_the_dragon_threatens_from_the_square_it_looks_at() -> None:
    red, yellow, blue = player("a1"), player("c3", treasures="2"), player("d1", treasures="3")
    maze = """
        ╶╴·····
        ·······
        ··╶┐···
        ···└──╴
        ·······
        ·······
        ·······
    """
    state = position(maze, red, yellow, blue, treasures="b1:1 g7:1", phase="move")
    after, happenings, _ = step(state, "move b1", drawn="dragon-die=4 duel-die=5")
    assert happenings[2:4] == (DragonTurned(4, 1, squares("c3 d3")), DuelRolled(1, 5))
    assert after.hands[1].treasures == (2,)


@rule("DRAGON-DUEL-1")
def test_nobody_in_the_passage_means_no_duel() -> None:
    """E-07"""
    red, yellow = player("f1", treasures="2"), player("g7", treasures="3")
    state = threatened(red, yellow, guardian="b4")
    _, happenings, drawn = step(state, "move g1", drawn="dragon-die=white")
    assert happenings[2:] == (GuardianWoke("white", squares("b4")), TurnBegan(1))
    assert len(drawn) == 1


@rule("DRAGON-DUEL-1")
def test_who_stands_on_the_threatened_square_is_nearest_of_all() -> None:
    """E-06"""
    red, yellow, blue = player("c1", treasures="2"), player("b1", treasures="3"), player("d3", treasures="4")
    state = position(LANE, red, yellow, blue, treasures="g7:1")
    assert edition().duellists(state, square("b1")) == (1,)
    assert edition().duellists(state, square("c1")) == (0,)
    assert edition().duellists(state, state.faced) == (2,)


@rule("DRAGON-DUEL-1")
def test_in_a_loop_the_shorter_way_counts_and_two_equal_ways_are_one_duel() -> None:
    """E-08"""
    red, yellow = player("c3", treasures="2"), player("e1", treasures="3")
    state = position(RING_WITH_A_TAIL, red, yellow, treasures="g7:1")
    assert edition().duellists(state, square("a1")) == (0, 1)  # four steps each, for red by either side of the loop
    assert edition().duellists(state, square("b1")) == (0, 1)
    assert edition().duellists(state, square("a2")) == (0,)
    nearer = replace(state, pieces=squares("c3 d1"))
    assert edition().duellists(nearer, square("a1")) == (1,)


@rule("DRAGON-DUEL-2", "T15")
def test_all_at_the_same_least_distance_duel_one_after_the_other() -> None:
    red, yellow = player("f1", treasures="2 4"), player("g7", treasures="1")
    blue, green = player("a1", treasures="1"), player("e1", treasures="3 5")
    state = threatened(red, yellow, blue, green, guardian="f1")
    after, happenings, drawn = step(state, "move g1", drawn="dragon-die=white duel-die=1 duel-die=3")
    assert happenings[2:] == (
        GuardianWoke("white", squares("a1 b1 c1 d1 e1 f1 g1")),
        DuelRolled(0, 1),
        Lost(0, 1),
        DuelRolled(3, 3),
        Lost(3, 3),
        TurnBegan(1),
    )
    assert [hand.treasures for hand in after.hands] == [(2, 4), (1,), (1,), (5,)]
    assert after.lost == (1, 3)
    assert [each.label for each in drawn] == ["dragon-die", "duel-die", "duel-die"]


@rule("DRAGON-DUEL-2")
@pytest.mark.parametrize(
    ("turn", "order"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (2, (2, 3, 0, 1)), (3, (3, 0, 1, 2))]
)
def test_the_active_player_is_first_and_then_it_goes_clockwise(turn: int, order: tuple[int, ...]) -> None:
    """A6"""
    state = position(LANE, *[player("c1", treasures="2")] * 4, treasures="g7:1", turn=turn)
    assert edition().duellists(state, square("e1")) == order
    for seat in (0, None):
        assert edition().duellists(DRAGON.view(state, seat), square("e1")) == order
    elsewhere = replace(state, pieces=tuple(square("g7") if seat == turn else square("c1") for seat in range(4)))
    assert edition().duellists(elsewhere, square("e1")) == order[1:]


@rule("DRAGON-DUEL-3", "T14")
def test_the_nearest_without_a_treasure_shields_those_behind() -> None:
    red, yellow, blue = player("f1", treasures="2 3"), player("g7", treasures="4"), player("c1", cards="1 2")
    state = threatened(red, yellow, blue, guardian="b1")
    after, happenings, drawn = step(state, "move g1", drawn="dragon-die=white")
    assert happenings[3:] == (TurnBegan(1),)
    assert drawn == [Drawn("dragon-die", "white")]  # no duel die is rolled
    assert after.hands[0].treasures == (1, 2, 3)


@rule("DRAGON-DUEL-3", "DRAGON-DUEL-2")
def test_of_several_at_the_same_distance_only_those_with_a_treasure_duel() -> None:
    """E-09"""
    red, yellow, blue = player("b1"), player("b1", treasures="2"), player("d1", treasures="3")
    state = position(LANE, red, yellow, blue, treasures="g7:1")
    assert edition().duellists(state, square("c1")) == (1, 2)
    assert edition().duellists(replace(state, seat=2), square("c1")) == (2, 1)


# The roll


@rule("DRAGON-DUEL-4", "DRAGON-DUEL-6")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_4_to_6_is_enough_and_1_to_3_costs_a_treasure(roll: int) -> None:
    red, yellow = player("f1", treasures="3 5", coins=1), player("g7")
    state = threatened(red, yellow, guardian="g1")
    after, happenings, _ = step(state, "move g1", drawn=f"dragon-die=white duel-die={roll}")
    if roll >= 4:
        assert happenings[3:] == (DuelRolled(0, roll), TurnBegan(1))
        assert (after.hands[0], after.lost) == (Hand(0, 0, (1, 3, 5), 1), ())
    else:
        assert happenings[3:] == (DuelRolled(0, roll), Lost(0, 1), TurnBegan(1))
        assert (after.hands[0], after.lost) == (Hand(0, 0, (3, 5), 1), (1,))
    assert (after.duellists, after.roll, after.phase, after.seat) == ((), None, "push", 1)


@rule("DRAGON-DUEL-4")
def test_the_duel_die_shows_1_to_6_for_all_to_see() -> None:
    state = threatened(player("f1"), player("g7"), guardian="g1")
    chance = Noting(position=4)  # the white guardian, and then a 5
    with_luck(state, "move g1", chance)
    assert chance.drawn == [Drawn("dragon-die", "white"), Drawn("duel-die", "5")]
    assert chance.offers[1] == ["1", "2", "3", "4", "5", "6"]
    again = Noting(position=5)
    with_luck(duelling(player("a1", cards="1", treasures="2"), player("g7")), "play 1", again)
    assert again.drawn == [Drawn("duel-die", "6")]
    assert again.offers == [["1", "2", "3", "4", "5", "6"]]


@rule("DRAGON-DUEL-6", "T16")
def test_the_lowest_treasure_leaves_the_game_and_the_current_value_stays() -> None:
    red, yellow = player("f1", treasures="2 5"), player("g7")
    state = threatened(red, yellow, guardian="g1", treasures="g1:5 a7:6 g7:6")
    state = replace(state, lost=(4,))
    after, happenings, _ = step(state, "move g1", drawn="dragon-die=white duel-die=3")
    assert happenings[3:] == (DuelRolled(0, 3), Lost(0, 2), TurnBegan(1))
    assert after.hands[0].treasures == (5, 5)
    assert after.lost == (4, 2)
    assert after.current == 6
    assert [treasure.value for treasure in after.treasures] == [6, 6]  # the 2 does not return


@rule("DRAGON-DUEL-7")
def test_the_treasure_that_was_just_taken_may_be_the_one_that_is_lost() -> None:
    state = threatened(player("f1"), player("g7"), guardian="g1")
    after, happenings, _ = step(state, "move g1", drawn="dragon-die=white duel-die=2")
    assert happenings[1:] == (
        Took(0, 1),
        GuardianWoke("white", squares("a1 b1 c1 d1 e1 f1 g1")),
        DuelRolled(0, 2),
        Lost(0, 1),
        TurnBegan(1),
    )
    assert (after.hands[0].treasures, after.lost) == ((), (1,))


# Rolling again


@rule("DRAGON-DUEL-5", "T17")
def test_a_failed_roll_may_be_rolled_again_while_cards_last() -> None:
    red, yellow = player("f1", cards="3 4 6", treasures="2"), player("g7")
    state = threatened(red, yellow, guardian="g1")
    first, happenings, _ = step(state, "move g1", drawn="dragon-die=white duel-die=2")
    assert happenings[3:] == (DuelRolled(0, 2),)
    assert (first.phase, first.roll, first.duellists) == ("reroll", 2, (0,))
    assert legal(first) == ["play 3", "play 4", "play 6", "pass"]
    second, happenings, _ = step(first, "play 4", drawn="duel-die=1")
    assert happenings == (RolledAgain(0, 4), DuelRolled(0, 1))
    assert (second.phase, second.roll, second.cards[0], second.played) == ("reroll", 1, (3, 6), (4,))
    third, happenings, _ = step(second, "play 6", drawn="duel-die=5")
    assert happenings == (RolledAgain(0, 6), DuelRolled(0, 5), TurnBegan(1))
    assert third.hands[0] == Hand(1, 0, (1, 2))
    assert (third.cards[0], third.played, third.lost) == ((3,), (4, 6), ())
    assert (third.phase, third.roll, third.duellists) == ("push", None, ())


@rule("DRAGON-DUEL-5", "DRAGON-DUEL-6")
def test_who_lets_a_failed_roll_stand_loses_the_lowest_treasure() -> None:
    state = duelling(player("a1", cards="3 9", treasures="2 5"), player("g7"), roll=3)
    after, happenings, drawn = step(state, "pass")
    assert happenings == (Lost(0, 2),)
    assert drawn == []
    assert after == replace(
        state, hands=(Hand(1, 1, (5,)), Hand(0, 0)), lost=(2,), phase="double", duellists=(), roll=None
    )


@rule("DRAGON-DUEL-5")
def test_with_the_last_card_a_failed_roll_stands_by_itself() -> None:
    state = duelling(player("a1", cards="6", treasures="2 5"), player("g7"))
    after, happenings, _ = step(state, "play 6", drawn="duel-die=3")
    assert happenings == (RolledAgain(0, 6), DuelRolled(0, 3), Lost(0, 2), TurnBegan(1))
    assert after.hands[0] == Hand(0, 0, (5,))
    assert (after.cards[0], after.played, after.roll) == ((), (6,), None)


@rule("DRAGON-DUEL-5")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("1 6", ["play 1", "play 6", "pass"]),
        ("3 3 5 9 12", ["play 3", "play 5", "pass"]),  # two that are alike are one choice
        ("1 2 3 4 5 6 7", ["play 1", "play 2", "play 3", "play 4", "play 5", "play 6", "pass"]),
    ],
)
def test_cards_from_1_to_6_roll_again(cards: str, offered: list[str]) -> None:
    assert legal(duelling(player("a1", cards=cards, treasures="2"), player("g7"))) == offered


@rule("DRAGON-DUEL-5")
def test_of_two_cards_alike_one_is_played() -> None:
    state = duelling(player("a1", cards="3 3 9", treasures="2"), player("g7"))
    after = play(state, "play 3", drawn="duel-die=6")
    assert (after.cards[0], after.hands[0]) == ((3, 9), Hand(1, 1, (2,)))


@rule("DRAGON-DUEL-5", "DRAGON-DUEL-7")
@pytest.mark.parametrize("card", [1, 4, 6, 7, 9, 12, 0, -1, 13])
def test_no_other_card_rolls_again(card: int) -> None:
    red, yellow = player("a1", cards="3 5 9", treasures="2"), player("g7", cards="1 4 7", treasures="3")
    state = duelling(red, yellow)
    assert refused(state, Play(card)) == ("dragon-card", "DRAGON-DUEL-5", {"cards": "3, 5"})


@rule("DRAGON-DUEL-7")
def test_a_successful_roll_is_not_rolled_again() -> None:
    red, yellow = player("f1", cards="1 2", treasures="2"), player("g7")
    state = threatened(red, yellow, guardian="g1")
    after = play(state, "move g1", drawn="dragon-die=white duel-die=4")
    assert (after.seat, after.phase) == (1, "push")
    assert after.cards == state.cards


@rule("DRAGON-DUEL-5")
def test_cards_from_7_to_12_are_no_reason_to_ask() -> None:
    red, yellow = player("f1", cards="7 12", treasures="2"), player("g7")
    state = threatened(red, yellow, guardian="g1")
    after, happenings, _ = step(state, "move g1", drawn="dragon-die=white duel-die=1")
    assert happenings[3:] == (DuelRolled(0, 1), Lost(0, 1))
    assert after.phase == "double"


# Who decides


@rule("DRAGON-DUEL-5", "DRAGON-DUEL-7")
def test_the_one_who_duels_decides_whoever_has_the_turn() -> None:
    """E-05"""
    red, yellow, blue = player("f1", cards="1 8"), player("g7", cards="2"), player("b1", cards="3 9", treasures="2 6")
    state = threatened(red, yellow, blue, guardian="a1")
    asked, happenings, _ = step(state, "move g1", drawn="dragon-die=white duel-die=3")
    assert happenings[3:] == (DuelRolled(2, 3),)
    assert (asked.seat, DRAGON.to_act(asked)) == (0, 2)
    assert legal(asked) == ["play 3", "pass"]
    assert refused(asked, "play 1") == ("dragon-card", "DRAGON-DUEL-5", {"cards": "3"})
    assert refused(asked, "play 2") == ("dragon-card", "DRAGON-DUEL-5", {"cards": "3"})
    rolled, happenings, _ = step(asked, "play 3", drawn="duel-die=6")
    assert happenings == (RolledAgain(2, 3), DuelRolled(2, 6))
    assert rolled.hands == (Hand(1, 1, (1,)), Hand(1, 0), Hand(0, 1, (2, 6)))
    assert rolled.cards == ((1, 8), (2,), (9,))
    assert (rolled.seat, rolled.phase, DRAGON.to_act(rolled)) == (0, "double", 0)  # then the turn goes on
    assert legal(rolled) == ["play 8", "pass"]
    stood, happenings, _ = step(asked, "pass")
    assert happenings == (Lost(2, 2),)
    assert [hand.treasures for hand in stood.hands] == [(1,), (), (6,)]
    assert DRAGON.to_act(stood) == 0


@rule("DRAGON-DUEL-2", "DRAGON-DUEL-5")
def test_when_one_duel_is_over_the_next_one_is_rolled_at_once() -> None:
    red, yellow = player("a1", cards="3", treasures="2"), player("b2", cards="4 5", treasures="3 4")
    blue = player("c3", treasures="6")
    state = duelling(red, yellow, blue, duellists="0 1 2")
    asked, happenings, drawn = step(state, "pass", drawn="duel-die=2")
    assert happenings == (Lost(0, 2), DuelRolled(1, 2))
    assert drawn == [Drawn("duel-die", "2")]
    assert (asked.phase, asked.duellists, asked.roll) == ("reroll", (1, 2), 2)
    assert (asked.seat, DRAGON.to_act(asked), legal(asked)) == (0, 1, ["play 4", "play 5", "pass"])
    over, happenings, _ = step(asked, "play 5", drawn="duel-die=4 duel-die=1")
    assert happenings == (RolledAgain(1, 5), DuelRolled(1, 4), DuelRolled(2, 1), Lost(2, 6), TurnBegan(1))
    assert [hand.treasures for hand in over.hands] == [(), (3, 4), ()]
    assert over.lost == (2, 6)
    assert (over.phase, over.duellists, over.roll, over.seat) == ("push", (), None, 1)


@rule("DRAGON-DUEL-2")
def test_a_duel_that_succeeds_is_followed_by_the_next_one_too() -> None:
    red, yellow = player("a1", cards="3", treasures="2"), player("b2", cards="4", treasures="3")
    state = duelling(red, yellow, duellists="0 1")
    asked, happenings, _ = step(state, "play 3", drawn="duel-die=5 duel-die=3")
    assert happenings == (RolledAgain(0, 3), DuelRolled(0, 5), DuelRolled(1, 3))
    assert (asked.duellists, asked.roll, DRAGON.to_act(asked)) == ((1,), 3, 1)
    assert asked.hands[0].treasures == (2,)
    over = play(asked, "pass")
    assert (over.hands[1].treasures, over.seat, over.phase) == ((), 1, "push")


@rule("DRAGON-DUEL-6")
def test_the_game_goes_on_when_nobody_holds_any_treasure() -> None:
    """A18"""
    state = duelling(player("a1", cards="3", treasures="2"), player("g7"))
    after = play(state, "pass")
    assert [hand.treasures for hand in after.hands] == [(), ()]
    assert (after.seat, after.phase) == (1, "push")
    assert DRAGON.outcome(after) is None


@rule("DRAGON-DUEL-1", "DRAGON-LAIR-5")
def test_with_everything_open_the_nearest_to_each_square_duel() -> None:
    corners = [player(name, treasures="2") for name in ("a1", "g1", "g7", "a7")]
    state = position(OPEN, *corners, treasures="d1:1")
    assert edition().duellists(state, square("d1")) == (0, 1)
    assert edition().duellists(state, square("g4")) == (1, 2)
    assert edition().duellists(state, square("d7")) == (2, 3)
    assert edition().duellists(state, square("c3")) == (0,)
