"""Double turns: at the end of the own turn, a card from 7 to 12 is played for a whole second one."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games.dragon import Hand, Play, State
from knossos.games.dragon.events import Doubled, DuelRolled, Lost, Walked
from knossos.games.dragon.state import Stage
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    OPEN,
    QUIET,
    STRAIGHTS,
    UNDER_THE_LAIR,
    arrows,
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


def at_the_end(cards: str, turn: int = 0, stage: Stage = "first", *, extra: bool = False) -> State:
    """A position in which the one whose turn it is has only to stay where it is."""
    everybody = [player("a1", cards=cards), player("a1", cards=cards), player("a1", cards=cards)]
    treasures = "" if stage == "final" else "c5:1"
    return position(CLOSED, *everybody, treasures=treasures, phase="move", turn=turn, stage=stage, extra=extra)


@rule("DRAGON-DOUBLE-1", "DRAGON-DOUBLE-3")
def test_at_the_end_of_a_turn_a_card_may_be_played_though_nothing_was_taken() -> None:
    asked, happenings, drawn = step(at_the_end("2 7 9"), "move a1")
    assert happenings == (Walked(0, squares("a1")),)
    assert drawn == []
    assert (asked.phase, asked.seat, DRAGON.to_act(asked)) == ("double", 0, 0)
    assert legal(asked) == ["play 7", "play 9", "pass"]
    again, happenings, drawn = step(asked, "play 9")
    assert happenings == (Doubled(0, 9), TurnBegan(0))
    assert drawn == []
    assert again == replace(
        asked,
        hands=(Hand(1, 1), *asked.hands[1:]),
        cards=((2, 7), *asked.cards[1:]),
        played=(9,),
        phase="push",
        extra=True,
    )


@rule("DRAGON-DOUBLE-1")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("7", ["play 7", "pass"]),
        ("1 6 12", ["play 12", "pass"]),
        ("8 8 10", ["play 8", "play 10", "pass"]),  # two that are alike are one choice
        ("7 8 9 10 11 12", ["play 7", "play 8", "play 9", "play 10", "play 11", "play 12", "pass"]),
    ],
)
def test_cards_from_7_to_12_give_a_second_turn(cards: str, offered: list[str]) -> None:
    assert legal(play(at_the_end(cards), "move a1")) == offered


@rule("DRAGON-DOUBLE-1")
@pytest.mark.parametrize("card", [1, 6, 7, 9, 12, 0, -1, 13])
def test_no_other_card_does(card: int) -> None:
    state = replace(at_the_end("1 6 8 10"), phase="double", cards=((1, 6, 8, 10), (7, 9), (12,)))
    assert refused(state, Play(card)) == ("dragon-card", "DRAGON-DOUBLE-1", {"cards": "8, 10"})


@rule("DRAGON-DOUBLE-1")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_card_need_not_be_played(turn: int) -> None:
    asked = play(at_the_end("7", turn), "move a1")
    after, happenings, _ = step(asked, "pass")
    assert happenings == (TurnBegan((turn + 1) % 3),)
    assert after == replace(asked, seat=(turn + 1) % 3, phase="push")


@rule("DRAGON-DOUBLE-1")
@pytest.mark.parametrize("cards", ["", "1 2 3 4 5 6"])
def test_who_has_no_such_card_is_not_asked(cards: str) -> None:
    after, happenings, _ = step(at_the_end(cards, turn=2), "move a1")
    assert happenings == (Walked(2, squares("a1")), TurnBegan(0))
    assert (after.seat, after.phase) == (0, "push")


@rule("DRAGON-DOUBLE-1")
def test_the_cards_of_others_do_not_count() -> None:
    red, yellow = player("a1", cards="3"), player("g7", cards="9")
    state = position(CLOSED, red, yellow, treasures="c5:1", phase="move")
    assert told(state, "move a1")[1:] == (TurnBegan(1),)


@rule("DRAGON-DOUBLE-1", "DRAGON-PUSH-2", "DRAGON-PUSH-3")
def test_the_second_turn_is_a_whole_one_that_begins_with_a_push() -> None:
    """E-19: the ban comes from the own latest push."""
    state = position(STRAIGHTS, player("a1", cards="7"), player("g7"), treasures="c5:1")
    again = play(state, "b1/NS", "move a1", "play 7")
    assert (again.seat, again.phase, again.extra) == (0, "push", True)
    assert refused(again, "move a1") == ("push-first", "DRAGON-PUSH-3", {})
    assert "b7" not in arrows(again)
    assert refused(again, "b7/NS") == ("push-back", "DRAGON-PUSH-2", {"arrow": "b7"})
    moved = play(again, "b1/NS")
    assert (moved.seat, moved.phase, moved.extra) == (0, "move", True)
    after = play(moved, "move a3")
    assert (after.seat, after.phase, after.extra) == (1, "push", False)


@rule("DRAGON-DOUBLE-2", "T22")
def test_after_the_second_turn_the_next_one_follows_in_any_case() -> None:
    state = position(STRAIGHTS, player("a1", cards="7 8 9"), player("g7", cards="10"), treasures="c5:1")
    again = play(state, "b1/NS", "move a1", "play 7")
    after, happenings, _ = step(again, "b1/NS", "move a1")
    assert happenings == (Walked(0, squares("a1")), TurnBegan(1))
    assert after.cards[0] == (8, 9)
    assert (after.seat, after.phase, after.extra) == (1, "push", False)
    yellow = play(after, "b1/NS", "move g7")
    assert (yellow.seat, legal(yellow)) == (1, ["play 10", "pass"])  # which may take a double turn of its own


@rule("DRAGON-DOUBLE-2")
def test_nor_is_there_a_third_turn_after_a_treasure_or_a_lost_duel() -> None:
    """A24"""
    red = player("c1", cards="8 9", treasures="3")
    state = position(OPEN, red, player("g7"), treasures="b1:1 c5:1", guardians="b1 d4", phase="move", extra=True)
    after, happenings, _ = step(state, "move b1", drawn="dragon-die=white duel-die=1")
    assert happenings[3:] == (DuelRolled(0, 1), Lost(0, 1), TurnBegan(1))
    assert (after.seat, after.extra) == (1, False)
    quiet = replace(state, guardians=squares(UNDER_THE_LAIR))
    assert play(quiet, "move b1", drawn=QUIET).seat == 1


@rule("DRAGON-DOUBLE-3")
@pytest.mark.parametrize("stage", ["first", "second", "final"])
def test_a_double_turn_may_be_taken_in_every_stage(stage: Stage) -> None:
    """E-10"""
    asked = play(at_the_end("12", stage=stage), "move a1")
    assert legal(asked) == ["play 12", "pass"]
    again = play(asked, "play 12")
    assert (again.seat, again.extra, again.stage, again.phase) == (0, True, stage, "push")


@rule("DRAGON-DOUBLE-1", "DRAGON-TURN-1")
def test_after_a_treasure_the_card_comes_last() -> None:
    red = player("a1", cards="7")
    state = position(OPEN, red, player("g7"), treasures="b1:1 c5:1", guardians=UNDER_THE_LAIR, phase="move")
    asked = play(state, "move b1", drawn=QUIET)
    assert (asked.phase, asked.hands[0].treasures) == ("double", (1,))
    again = play(asked, "play 7")
    assert (again.phase, again.extra, again.hands[0]) == ("push", True, Hand(0, 0, (1,)))


@rule("DRAGON-DOUBLE-1")
def test_of_two_cards_alike_one_is_played() -> None:
    again = play(at_the_end("8 8"), "move a1", "play 8")
    assert (again.cards[0], again.hands[0], again.played) == ((8,), Hand(0, 1), (8,))
