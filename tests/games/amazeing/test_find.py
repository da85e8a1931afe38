"""Finding treasures, with a pile of face-down cards."""

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games.amazeing.events import Found, TargetSeen, TargetTaken, Walked
from knossos.games.amazeing.state import Hand
from knossos.maze import square
from tests.games.amazeing.position import (
    BASIC,
    CLOSED,
    OPEN,
    STRAIGHTS,
    TREASURES,
    legal,
    lying,
    pieces,
    play,
    player,
    position,
    refused,
    step,
    told,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

RED = player("a1", seeks="owl", pile=1, found="bat")
YELLOW = player("g1", seeks="rat", pile=2)


@rule("AMAZE-FIND-1", "AMAZE-FIND-3", "AMAZE-FIND-4")
def test_a_piece_that_ends_its_move_on_the_target_finds_it_and_the_next_card_is_seen() -> None:
    state = position(OPEN, RED, YELLOW, shows={"b1": "owl"}, phase="move", banned="b7")
    after, happenings, drawn = step(state, "move b1", drawn="target=moth")
    assert happenings == (
        Walked(0, (square("a1"), square("b1"))),
        Found(0, "owl"),
        Secret(0, TargetSeen(0, "moth"), TargetTaken(0)),
        TurnBegan(1),
    )
    assert drawn == [Drawn("target", "moth", to=0)]
    assert after == replace(
        state,
        pieces=(square("b1"), square("g1")),
        hands=(Hand(1, (), ("bat", "owl")), Hand(3)),
        held=(("moth",), ("rat",)),
        seat=1,
        phase="push",
    )


@rule("AMAZE-FIND-4")
def test_the_next_card_is_any_that_nobody_has_seen() -> None:
    state = position(OPEN, RED, YELLOW, player("g7", seeks="map", found="keys gold"), shows={"b1": "owl"}, phase="move")
    chance = Noting(position=-1)
    after, _ = BASIC.play(state, BASIC.parse("move b1"), chance)
    seen = {"owl", "bat", "rat", "map", "keys", "gold"}
    assert chance.offers == [[card for card in TREASURES if card not in seen]]
    assert chance.drawn == [Drawn("target", "troll", to=0)]
    assert after.held == (("troll",), ("rat",), ("map",))


@rule("AMAZE-FIND-4")
def test_after_the_last_card_of_the_pile_nothing_is_drawn() -> None:
    state = position(OPEN, player("a1", seeks="owl"), YELLOW, shows={"b1": "owl"}, phase="move")
    after = play(state, "move b1", drawn="")
    assert after.hands[0] == Hand(0, (), ("owl",))
    assert after.held == ((), ("rat",))


@rule("AMAZE-FIND-1")
def test_only_the_player_who_moves_can_find() -> None:
    yellow_on_its_target = player("d4", seeks="rat", pile=2)
    state = position(OPEN, RED, yellow_on_its_target, shows={"d4": "rat", "e4": "owl"}, phase="move")
    assert told(state, "move b1") == (Walked(0, (square("a1"), square("b1"))), TurnBegan(1))
    after = play(state, "move d4")  # red joins yellow there, and neither finds
    assert (after.hands, after.held) == (state.hands, state.held)


@rule("AMAZE-FIND-1")
def test_the_second_player_finds_its_own_card_and_nobody_elses_changes() -> None:
    state = position(OPEN, RED, YELLOW, player("g7", seeks="map", pile=4), shows={"f1": "rat"}, phase="move", turn=1)
    after, happenings, drawn = step(state, "move f1", drawn="target=moth")
    assert drawn == [Drawn("target", "moth", to=1)]
    assert happenings[1:3] == (Found(1, "rat"), Secret(1, TargetSeen(1, "moth"), TargetTaken(1)))
    assert after.hands == (state.hands[0], Hand(2, (), ("rat",)), state.hands[2])
    assert after.held == (("owl",), ("moth",), ("map",))


@rule("AMAZE-FIND-1", "AMAZE-FIND-2", "AMAZE-FIND-4", "T14")
def test_standing_still_on_the_target_finds_it() -> None:
    """E-02: red pushes itself round onto the inserted tile, which shows its target, and stays."""
    state = position(CLOSED, player("b7", seeks="owl", pile=1), YELLOW, spare="NE+owl")
    pushed = play(state, "b1/NE")
    assert pieces(pushed) == ["b1", "g1"]
    assert pushed.hands == state.hands  # nothing yet
    assert told(pushed, "move b1", drawn="target=moth") == (
        Walked(0, (square("b1"),)),
        Found(0, "owl"),
        Secret(0, TargetSeen(0, "moth"), TargetTaken(0)),
        TurnBegan(1),
    )


@rule("AMAZE-FIND-1", "AMAZE-FIND-2", "AMAZE-PUSH-7", "T15")
def test_a_push_of_another_finds_nothing_but_one_may_stay_and_find_later() -> None:
    """E-03"""
    red, yellow = player("f7", seeks="owl", pile=1), player("g1", seeks="rat")
    state = position(STRAIGHTS, red, yellow, spare="NE+owl", turn=1)
    pushed = play(state, "f1/NE", "move g1")
    assert (pieces(pushed), lying(pushed, "f1")) == (["f1", "g1"], ["NE+owl"])
    assert (pushed.hands, pushed.held) == (state.hands, state.held)
    after = play(pushed, "b1/NS", "move f1", drawn="target=moth")
    assert after.hands[0] == Hand(1, (), ("owl",))


@rule("AMAZE-FIND-2", "AMAZE-PUSH-8")
def test_one_may_be_carried_along_with_the_target_by_the_own_push_and_find_it() -> None:
    """E-03"""
    state = position(CLOSED, player("d3", seeks="owl"), YELLOW, shows={"d3": "owl"})
    after = play(state, "d1/NS", "move d4")
    assert lying(after, "d4") == ["+owl"]
    assert after.hands[0] == Hand(0, (), ("owl",))


@rule("AMAZE-FIND-6", "AMAZE-PUSH-5", "AMAZE-PUSH-7", "T16")
def test_the_own_push_may_lose_the_target_one_stands_on() -> None:
    """E-04"""
    state = position(CLOSED, player("d1", seeks="owl", pile=1), YELLOW, shows={"d1": "owl"}, spare="NE")
    pushed = play(state, "d7/NE")
    assert (pieces(pushed), str(pushed.spare)) == (["d7", "g1"], "+owl")
    assert told(pushed, "move d7") == (Walked(0, (square("d7"),)), TurnBegan(1))
    after = play(pushed, "move d7")
    assert (after.hands, after.held) == (state.hands, state.held)


@rule("AMAZE-FIND-6")
def test_a_treasure_on_the_spare_is_nowhere_until_it_is_pushed_in() -> None:
    """E-01: pushed in next to the piece, it can be reached this very turn."""
    state = position(OPEN, RED, YELLOW, spare="NESW+owl")
    off_board = play(state, "b1/NESW")
    assert off_board.maze.find("owl") == square("b1")
    assert play(off_board, "move b1", drawn="target=moth").hands[0].found == ("bat", "owl")
    out_again = position(OPEN, RED, YELLOW, spare="NESW+owl", phase="move")
    for action in legal(out_again):
        assert play(out_again, action).hands == out_again.hands


@rule("AMAZE-FIND-3")
def test_a_treasure_that_is_not_the_target_is_not_found() -> None:
    """Neither one that is found already, nor one of somebody else, nor one still in the pile."""
    for picture in ("bat", "rat", "moth"):
        state = position(OPEN, RED, YELLOW, shows={"b1": picture}, phase="move")
        assert told(state, "move b1") == (Walked(0, (square("a1"), square("b1"))), TurnBegan(1))
        after = play(state, "move b1")
        assert (after.hands, after.held) == (state.hands, state.held)


@rule("AMAZE-FIND-4", "T17")
def test_only_one_card_is_found_in_a_turn() -> None:
    state = position(OPEN, RED, YELLOW, shows={"b1": "owl", "c1": "moth"}, phase="move")
    after = play(state, "move b1", drawn="target=moth")
    assert (after.seat, after.phase) == (1, "push")  # the turn is over
    assert after.held[0] == ("moth",)
    assert after.hands[0] == Hand(1, (), ("bat", "owl"))
    again = play(after, "a6/EW", "move g1", "a4/NESW", "move c1")
    assert again.hands[0] == Hand(0, (), ("bat", "owl", "moth"))


@rule("AMAZE-FIND-4")
def test_a_next_target_on_the_same_square_waits_for_the_next_turn() -> None:
    """E-06: only components with two treasures on one tile make it possible."""
    state = position(OPEN, RED, YELLOW, shows={"c1": "moth+owl"}, phase="move")
    assert "move c1" in legal(state)  # no choice between them: only the target counts
    after = play(state, "move c1", drawn="target=moth")
    assert after.hands[0].found == ("bat", "owl")
    again = play(after, "a6/EW", "move g1", "a4/NESW", "move c1")
    assert again.hands[0].found == ("bat", "owl", "moth")


@rule("AMAZE-FIND-5")
def test_a_find_can_be_neither_declined_nor_named() -> None:
    corridor = CLOSED.replace("·······", "╶╴·····", 1)
    state = position(corridor, RED, YELLOW, shows={"b1": "owl"}, phase="move")
    assert legal(state) == ["move a1", "move b1"]  # one way to go there, and it finds
    assert play(state, "move b1", drawn="target=moth").hands[0].found == ("bat", "owl")
    assert refused(state, "move b1 owl") == ("move-no-choice", "AMAZE-FIND-5", {"square": "b1", "card": "owl"})
    assert refused(state, "move a1 owl") == ("move-no-choice", "AMAZE-FIND-5", {"square": "a1", "card": "owl"})
