"""The game for younger children: all cards face up, any of them may be sought."""

import pytest
from msgspec.structs import replace

from knossos.game import Ended, Outcome, TurnBegan
from knossos.games.amazeing.events import Found, Walked
from knossos.games.amazeing.state import Hand
from knossos.maze import square
from tests.games.amazeing.position import (
    CLOSED,
    KIDS,
    OPEN,
    dealt,
    legal,
    play,
    player,
    position,
    refused,
    step,
    told,
)

rule = pytest.mark.rule

YELLOW = player("g1", face_up="rat")


@rule("AMAZE-KIDS-1")
def test_everybody_sees_all_the_cards() -> None:
    state = dealt(2, KIDS)
    for seat in (0, 1, None):
        assert KIDS.view(state, seat).hands == state.hands
        assert KIDS.view(state, seat).held == ()


@rule("AMAZE-KIDS-2", "AMAZE-KIDS-3")
@pytest.mark.parametrize(
    ("sought", "rest"), [("bat", ("map", "owl")), ("map", ("bat", "owl")), ("owl", ("bat", "map"))]
)
def test_any_of_the_own_treasures_may_be_sought(sought: str, rest: tuple[str, ...]) -> None:
    red = player("a1", face_up="bat map owl", found="gold")
    state = position(OPEN, red, YELLOW, shows={"b1": sought}, phase="move", banned="b7")
    after, happenings, drawn = step(state, "move b1", game=KIDS)
    assert happenings == (Walked(0, (square("a1"), square("b1"))), Found(0, sought), TurnBegan(1))
    assert drawn == []
    assert after == replace(
        state,
        pieces=(square("b1"), square("g1")),
        hands=(Hand(0, rest, ("gold", sought)), Hand(0, ("rat",))),
        seat=1,
        phase="push",
    )


@rule("AMAZE-KIDS-2")
def test_the_treasure_of_another_child_is_not_found() -> None:
    state = position(OPEN, player("a1", face_up="bat owl", found="gold"), YELLOW, shows={"b1": "rat"}, phase="move")
    assert told(state, "move b1", game=KIDS) == (Walked(0, (square("a1"), square("b1"))), TurnBegan(1))
    once_more = position(OPEN, player("a1", face_up="bat", found="gold"), YELLOW, shows={"b1": "gold"}, phase="move")
    assert play(once_more, "move b1", game=KIDS).hands == once_more.hands


@rule("AMAZE-KIDS-3")
def test_one_find_a_turn_is_the_most() -> None:
    red = player("a1", face_up="bat owl")
    state = position(OPEN, red, YELLOW, shows={"b1": "bat", "c1": "owl"}, phase="move")
    after = play(state, "move c1", game=KIDS)  # past the bat
    assert after.hands[0] == Hand(0, ("bat",), ("owl",))
    assert (after.seat, after.phase) == (1, "push")


@rule("AMAZE-KIDS-2", "AMAZE-KIDS-3")
def test_of_two_own_treasures_on_one_square_the_child_says_which_it_finds() -> None:
    """E-16"""
    corridor = CLOSED.replace("·······", "╶──╴···", 1)
    red = player("a1", face_up="bat map owl")
    state = position(corridor, red, YELLOW, shows={"b1": "owl+bat", "c1": "map+rat", "d1": "owl+map"}, phase="move")
    assert legal(state, KIDS) == ["move a1", "move c1", "move b1 bat", "move d1 map", "move b1 owl", "move d1 owl"]
    after = play(state, "move b1 owl", game=KIDS)
    assert after.hands[0] == Hand(0, ("bat", "map"), ("owl",))
    assert play(state, "move b1 bat", game=KIDS).hands[0] == Hand(0, ("map", "owl"), ("bat",))
    assert play(state, "move c1", game=KIDS).hands[0].found == ("map",)
    choose = ("move-choose", "AMAZE-KIDS-3", {"square": "b1", "cards": "bat, owl"})
    assert refused(state, "move b1", KIDS) == choose
    assert refused(state, "move b1 map", KIDS) == choose
    no_choice = ("move-no-choice", "AMAZE-KIDS-3", {"square": "c1", "card": "map"})
    assert refused(state, "move c1 map", KIDS) == no_choice


@rule("AMAZE-KIDS-4", "AMAZE-KIDS-2", "AMAZE-KIDS-3", "T20")
def test_with_all_cards_turned_over_a_child_wins_by_coming_home() -> None:
    state = position(OPEN, player("a1", face_up="bat owl"), YELLOW, shows={"c3": "bat", "e5": "owl"}, spare="NESW")
    owl = play(state, "b1/NESW", "move e5", game=KIDS)
    assert owl.hands[0] == Hand(0, ("bat",), ("owl",))
    at_home = play(owl, "d1/NESW", "move g1", "b1/NESW", "move a1", game=KIDS)
    assert KIDS.outcome(at_home) is None  # the bat is still open
    bat = play(at_home, "d1/NESW", "move g1", "b1/NESW", "move c3", game=KIDS)
    assert bat.hands[0] == Hand(0, (), ("owl", "bat"))
    assert KIDS.outcome(bat) is None  # and now it is not home
    last_turn = play(bat, "d1/NESW", "move g1", "b1/NESW", game=KIDS)
    assert told(last_turn, "move a1", game=KIDS)[1:] == (Ended(Outcome((0,), "home")),)
    over = play(last_turn, "move a1", game=KIDS)
    assert (over.phase, KIDS.outcome(over), KIDS.to_act(over)) == ("over", Outcome((0,), "home"), None)


@rule("AMAZE-KIDS-4")
def test_the_ban_and_staying_hold_for_children_as_well() -> None:
    state = position(OPEN, player("c3", face_up="bat owl"), YELLOW, shows={"c3": "bat"}, spare="NESW", banned="d1")
    assert refused(state, "d1/NESW", KIDS) == ("push-back", "AMAZE-PUSH-2", {"arrow": "d1"})
    assert play(state, "d7/NESW", "move c3", game=KIDS).hands[0].found == ("bat",)
