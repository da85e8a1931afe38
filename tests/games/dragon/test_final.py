"""The final duel: three rolls against the dragon, of which each can be replaced while cards last."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Ended, Outcome, TurnBegan
from knossos.games.dragon import Hand, Play, State
from knossos.games.dragon.events import (
    Challenged,
    Failed,
    FinalRolled,
    Lost,
    RolledAgain,
    Slain,
    Walked,
)
from knossos.maze import NAMES, square
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    LETTERS,
    OPEN,
    Player,
    legal,
    pieces,
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

YELLOW = player("g7", cards="4 10", treasures="12")


def final(red: Player, *, maze: str = OPEN, facing: str = "N", spare: str = "NS", extra: bool = False) -> State:
    """Red is to push in the final stage."""
    return position(maze, red, YELLOW, stage="final", facing=facing, spare=spare, extra=extra)


def faced(cards: str = "", treasures: str = "", *, extra: bool = False) -> State:
    """Red stands before the dragon and may challenge it."""
    red = player("d3", cards=cards, treasures=treasures)
    return position(CLOSED, red, YELLOW, stage="final", phase="challenge", extra=extra)


def rolls(*numbers: int) -> str:
    return " ".join(f"duel-die={number}" for number in numbers)


# When it may be fought


@rule("DRAGON-FINAL-2", "DRAGON-FINAL-7", "T26")
def test_who_stood_before_the_dragon_and_stays_may_challenge() -> None:
    state = final(player("d3", cards="3 9"))
    asked, happenings, drawn = step(state, "b1/NS", "move d3")
    assert happenings == (Walked(0, squares("d3")),)
    assert drawn == []
    assert (asked.phase, asked.seat, DRAGON.to_act(asked)) == ("challenge", 0, 0)
    assert legal(asked) == ["pass", "fight"]
    declined, happenings, _ = step(asked, "pass")
    assert happenings == ()
    assert (declined.phase, legal(declined)) == ("double", ["play 9", "pass"])
    assert declined == replace(asked, phase="double")


@rule("DRAGON-FINAL-7")
def test_who_declines_without_a_card_for_a_double_turn_ends_the_turn() -> None:
    after, happenings, _ = step(faced("3"), "pass")
    assert happenings == (TurnBegan(1),)
    assert (after.seat, after.phase) == (1, "push")
    in_the_second_turn = play(faced("9", extra=True), "pass")
    assert (in_the_second_turn.seat, in_the_second_turn.phase) == (1, "push")


@rule("DRAGON-FINAL-2", "T28")
def test_who_is_carried_before_the_dragon_may_challenge() -> None:
    state = final(player("d2"))
    pushed = play(state, "d1/NS")
    assert pieces(pushed)[0] == "d3"
    assert legal(play(pushed, "move d3")) == ["pass", "fight"]


@rule("DRAGON-FINAL-2", "T27")
def test_who_is_carried_away_must_walk_back() -> None:
    """E-20"""
    state = final(player("d3"))
    pushed = play(state, "d7/NS")
    assert pieces(pushed)[0] == "d2"
    stayed = play(pushed, "move d2")
    assert (stayed.seat, stayed.phase) == (1, "push")
    back = play(pushed, "move d3")
    assert legal(back) == ["pass", "fight"]
    shut = play(final(player("d3"), maze=CLOSED), "d7/NS")
    assert refused(shut, "move d3") == ("move-unreachable", "DRAGON-MOVE-1", {"square": "d3", "start": "d2"})


@rule("DRAGON-FINAL-2", "DRAGON-FINAL-8")
@pytest.mark.parametrize("facing", LETTERS)
def test_only_the_square_that_the_dragon_looks_at_will_do(facing: str) -> None:
    state = play(final(player("a1"), facing=facing), "b1/NS")
    looked_at = {"N": "d3", "E": "e4", "S": "d5", "W": "c4"}[facing]
    assert NAMES[state.faced] == looked_at
    for to in ("d3", "e4", "d5", "c4", "c3", "a1", "d2"):
        after, _, drawn = step(state, f"move {to}")
        assert (after.phase == "challenge") == (to == looked_at)
        assert (after.facing, drawn) == (state.facing, [])  # and the dragon does not turn any more


@rule("DRAGON-FINAL-2", "DRAGON-PUSH-3")
def test_the_push_comes_first_all_the_same() -> None:
    state = final(player("d3"))
    for action in ("fight", "move d3"):
        assert refused(state, action) == ("push-first", "DRAGON-PUSH-3", {})
    assert refused(play(state, "b1/NS"), "fight") == ("dragon-move-now", "DRAGON-TURN-1", {})


@rule("DRAGON-FINAL-1")
@pytest.mark.parametrize("treasures", ["g1:12", "d4:12", "a1:1"])
def test_while_a_treasure_is_on_the_board_nobody_can_challenge(treasures: str) -> None:
    for stage in ("first", "second"):
        state = replace(position(OPEN, player("d3"), YELLOW, treasures=treasures), stage=stage)
        after = play(state, "b1/NS", "move d3")
        assert (after.seat, after.phase) == (1, "push")


@rule("DRAGON-FINAL-2")
def test_without_a_treasure_left_in_the_turn_that_took_it_nobody_can_challenge() -> None:
    state = position(OPEN, player("d3"), YELLOW, stage="second", phase="move")
    after = play(state, "move d3")
    assert (after.seat, after.phase, after.stage) == (1, "push", "final")


@rule("DRAGON-FINAL-8")
def test_no_dragon_die_is_rolled_in_the_final_stage() -> None:
    state = final(player("d3", treasures="3"))
    after, _, drawn = step(state, "b1/NS", "move d2")
    assert drawn == []
    assert (after.facing, after.hands) == (state.facing, state.hands)


# The three rolls


@rule("DRAGON-FINAL-3", "DRAGON-FINAL-6")
def test_three_rolls_that_make_12_slay_the_dragon_and_end_the_game() -> None:
    state = faced(treasures="3 5")
    over, happenings, drawn = step(state, "fight", drawn=rolls(4, 4, 4))
    outcome = Outcome((0,), "points", (23, 12))
    assert happenings == (
        Challenged(0),
        FinalRolled(0, 4),
        FinalRolled(0, 4),
        FinalRolled(0, 4),
        Slain(0, 12),
        Ended(outcome),
    )
    assert drawn == [Drawn("duel-die", "4")] * 3
    assert over == replace(state, phase="over", slayer=0)
    assert DRAGON.outcome(over) == outcome
    assert DRAGON.to_act(over) is None


@rule("DRAGON-FINAL-3")
@pytest.mark.parametrize(
    ("three", "wins"), [((6, 1, 4), False), ((6, 1, 5), True), ((1, 1, 1), False), ((6, 6, 6), True)]
)
def test_12_is_enough_and_11_is_not(three: tuple[int, int, int], *, wins: bool) -> None:
    """A22"""
    over, happenings, _ = step(faced(treasures="3"), "fight", drawn=rolls(*three))
    assert (over.phase == "over") == wins
    assert (Slain(0, sum(three)) in happenings) == wins
    assert (Failed(0, sum(three)) in happenings) == (not wins)


@rule("DRAGON-FINAL-3")
def test_each_roll_is_one_of_1_to_6_for_all_to_see() -> None:
    chance = Noting(position=5)
    with_luck(faced(), "fight", chance)
    assert chance.drawn == [Drawn("duel-die", "6")] * 3  # the third is made though two are enough: E-13
    assert chance.offers == [["1", "2", "3", "4", "5", "6"]] * 3


@rule("DRAGON-FINAL-3")
def test_the_chances_without_cards() -> None:
    outcomes = DRAGON.outcomes(faced(), DRAGON.parse("fight"))
    won = sum(chance for chance, state in outcomes if state.phase == "over")
    assert won == Fraction(81, 216)
    assert sum(chance for chance, _ in outcomes) == 1


# Replacing a roll


@rule("DRAGON-FINAL-3", "DRAGON-FINAL-4", "T24")
def test_a_roll_may_be_replaced_with_a_card() -> None:
    state = faced("2", treasures="7")
    first, happenings, _ = step(state, "fight", drawn=rolls(3))
    assert happenings == (Challenged(0), FinalRolled(0, 3))
    assert (first.phase, first.roll, first.rolls, legal(first)) == ("final", 3, (), ["play 2", "pass"])
    second, happenings, _ = step(first, "pass", drawn=rolls(2))
    assert happenings == (FinalRolled(0, 2),)
    assert (second.roll, second.rolls, legal(second)) == (2, (3,), ["play 2", "pass"])
    over, happenings, _ = step(second, "play 2", drawn=rolls(5, 4))
    outcome = Outcome((0,), "points", (22, 12))
    assert happenings == (
        RolledAgain(0, 2),
        FinalRolled(0, 5),
        FinalRolled(0, 4),
        Slain(0, 12),
        Ended(outcome),
    )
    assert (over.phase, over.slayer, over.roll, over.rolls, over.played) == ("over", 0, None, (), (2,))
    assert over.hands[0] == Hand(0, 0, (7,))


@rule("DRAGON-FINAL-4")
def test_the_same_roll_may_be_replaced_again_and_again() -> None:
    """A10"""
    state = replace(faced("1 3 5"), phase="final", roll=1, rolls=(6,))
    assert legal(state) == ["play 1", "play 3", "play 5", "pass"]
    once, happenings, _ = step(state, "play 3", drawn=rolls(1))
    assert happenings == (RolledAgain(0, 3), FinalRolled(0, 1))
    assert (once.roll, once.rolls, once.cards[0], once.played) == (1, (6,), (1, 5), (3,))
    twice = play(once, "play 5", drawn=rolls(2))
    assert (twice.roll, twice.rolls, legal(twice)) == (2, (6,), ["play 1", "pass"])


@rule("DRAGON-FINAL-4")
def test_earlier_rolls_are_fixed_and_a_replacement_counts_even_if_it_is_worse() -> None:
    """E-13"""
    state = replace(faced("1", treasures="3"), phase="final", roll=5, rolls=(4, 2))
    after, happenings, _ = step(state, "play 1", drawn=rolls(3))
    assert happenings == (RolledAgain(0, 1), FinalRolled(0, 3), Failed(0, 9), Lost(0, 3), TurnBegan(1))
    assert after.phase == "push"


@rule("DRAGON-FINAL-4")
def test_the_third_roll_may_be_replaced_too_or_left_as_it_is() -> None:
    state = replace(faced("1 2", treasures="3"), phase="final", roll=3, rolls=(4, 4))
    asked = play(state, "play 2", drawn=rolls(2))
    assert (asked.phase, asked.roll, asked.rolls, legal(asked)) == ("final", 2, (4, 4), ["play 1", "pass"])
    failed = told(asked, "pass")
    assert failed == (Failed(0, 10), Lost(0, 3), TurnBegan(1))
    enough = replace(state, roll=4)
    assert legal(enough) == ["play 1", "play 2", "pass"]  # even now there is a choice
    assert told(enough, "pass")[0] == Slain(0, 12)


@rule("DRAGON-FINAL-4")
@pytest.mark.parametrize("card", [1, 4, 6, 7, 9, 10, 0, 13])
def test_no_other_card_replaces_a_roll(card: int) -> None:
    state = replace(faced("3 5 9"), phase="final", roll=2)
    assert refused(state, Play(card)) == ("dragon-card", "DRAGON-FINAL-4", {"cards": "3, 5"})


@rule("DRAGON-FINAL-4")
def test_two_cards_alike_are_one_choice() -> None:
    state = replace(faced("3 3 5"), phase="final", roll=2)
    assert legal(state) == ["play 3", "play 5", "pass"]
    assert play(state, "play 3", drawn=rolls(6)).cards[0] == (3, 5)


# Failing


@rule("DRAGON-FINAL-5", "T25")
def test_failing_costs_the_lowest_treasure_and_the_turn_passes_at_once() -> None:
    """A11, A16"""
    state = faced("9 12", treasures="4 4 11")
    after, happenings, _ = step(state, "fight", drawn=rolls(6, 1, 4))
    assert happenings == (
        Challenged(0),
        FinalRolled(0, 6),
        FinalRolled(0, 1),
        FinalRolled(0, 4),
        Failed(0, 11),
        Lost(0, 4),
        TurnBegan(1),
    )
    assert after == replace(state, hands=(Hand(0, 2, (4, 11)), state.hands[1]), lost=(4,), seat=1, phase="push")
    assert (after.roll, after.rolls, after.extra) == (None, (), False)  # and there is no double turn
    assert DRAGON.outcome(after) is None


@rule("DRAGON-FINAL-5")
def test_failing_in_the_second_turn_of_a_double_turn_ends_it() -> None:
    after = play(faced("9", treasures="4", extra=True), "fight", drawn=rolls(1, 1, 1))
    assert (after.seat, after.extra, after.phase) == (1, False, "push")


@rule("DRAGON-FINAL-5", "DRAGON-FINAL-7")
def test_who_has_no_treasure_may_challenge_and_loses_nothing() -> None:
    """E-15"""
    after, happenings, _ = step(faced(), "fight", drawn=rolls(1, 2, 3))
    assert happenings[-2:] == (Failed(0, 6), TurnBegan(1))
    assert after.lost == ()
    assert after.hands == faced().hands


@rule("DRAGON-FINAL-5")
def test_one_may_fail_again_and_again() -> None:
    """E-14"""
    state = faced(treasures="4 5")
    for left in ((5,), (), ()):
        failed = play(state, "fight", drawn=rolls(1, 1, 1))
        assert failed.hands[0].treasures == left
        state = replace(failed, seat=0, phase="challenge")
    assert state.lost == (4, 5)


@rule("DRAGON-FINAL-6")
@pytest.mark.parametrize("slayer", [0, 1])
def test_the_game_ends_at_once_whoever_slays_the_dragon(slayer: int) -> None:
    players = [player("d3", cards="9", treasures="2"), player("d3", cards="9", treasures="2")]
    state = position(CLOSED, *players, stage="final", phase="challenge", turn=slayer)
    over, happenings, _ = step(state, "fight", drawn=rolls(6, 6, 6))
    outcome = Outcome((slayer,), "points", (17, 2) if slayer == 0 else (2, 17))
    assert happenings[-2:] == (Slain(slayer, 18), Ended(outcome))
    assert (over.seat, over.slayer) == (slayer, slayer)
    assert refused(over, "pass") == ("game-over", "DRAGON-FINAL-6", {})
    assert list(DRAGON.legal(over)) == []


@rule("DRAGON-FINAL-2", "DRAGON-FINAL-6")
def test_from_the_push_to_the_end() -> None:
    state = final(player("a1", treasures="1"))
    over = play(state, "b1/NS", "move d3", "fight", drawn=rolls(3, 4, 5))
    assert over.phase == "over"
    assert over.pieces[0] == square("d3")
    assert over.hands[0] == Hand(0, 0, (1,))
