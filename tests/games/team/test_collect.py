"""Collecting treasures, and the bonus move."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan, revealing
from knossos.games.team.events import (
    BonusMove,
    Collected,
    DaedalusTeleported,
    Drew,
    Pushed,
    Rotated,
    Walked,
)
from knossos.maze import Tile, arrow, square
from tests.games.team.names import QUIET, squares
from tests.games.team.position import (
    CLOSED,
    INTRODUCTORY,
    legal,
    lying,
    pieces,
    play,
    player,
    position,
    refused,
    step,
    told,
    walks,
)

rule = pytest.mark.rule

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="doll urn")

CORRIDOR = "╶────╴·\n" + "·······\n" * 6
"""From a1 to f1."""


@rule("TEAM-COLL-1", "TEAM-COLL-4", "TEAM-COLL-5", "TEAM-COLL-6")
def test_stopping_on_an_own_treasure_collects_it_and_gives_a_bonus_move() -> None:
    state = position(CORRIDOR, YELLOW, RED, shows={"c1": "key"})
    after, happenings, drawn = step(state, "move c1")
    assert happenings == (Walked(0, squares("a1 b1 c1")), Collected(0, "key"), BonusMove(0))
    assert after == replace(
        state, pieces=squares("c1 g1"), boards=(("fan",), ("doll", "urn")), collected=("key",), found=1, moves=1
    )
    assert drawn == []  # the card is replaced at the end of the turn
    assert not revealing(happenings)


@rule("TEAM-COLL-1", "TEAM-COLL-2")
@pytest.mark.parametrize(("card", "board"), [("key", ("fan",)), ("fan", ("key",))])
def test_both_own_treasures_may_be_collected(card: str, board: tuple[str, ...]) -> None:
    after = play(position(CORRIDOR, YELLOW, RED, shows={"c1": card}), "move c1")
    assert (after.boards[0], after.collected) == (board, (card,))


@rule("TEAM-COLL-2")
@pytest.mark.parametrize("shown", ["doll", "urn", "skull", "mark-1"])
def test_nothing_else_is_collected(shown: str) -> None:
    state = position(CORRIDOR, YELLOW, RED, shows={"c1": shown}, collected="skull")
    assert told(state, "move c1") == (Walked(0, squares("a1 b1 c1")),)
    assert play(state, "move c1") == replace(state, pieces=squares("c1 g1"), moves=0)


@rule("TEAM-COLL-2")
def test_the_boards_of_the_others_stay_as_they_are() -> None:
    everybody = (
        player(on, seeks=seeks) for on, seeks in (("g1", "doll urn"), ("a1", "key fan"), ("g7", "skull shell"))
    )
    state = position(CORRIDOR, *everybody, shows={"c1": "fan"}, turn=1)
    after = play(state, "move c1")
    assert after.boards == (("doll", "urn"), ("key",), ("skull", "shell"))
    assert told(state, "move c1")[1:] == (Collected(1, "fan"), BonusMove(1))


@rule("TEAM-COLL-3", "T-20")
def test_passing_over_a_treasure_is_not_enough() -> None:
    state = position(CORRIDOR, YELLOW, RED, shows={"b1": "key", "c1": "fan"})
    assert told(state, "move d1") == (Walked(0, squares("a1 b1 c1 d1")),)
    after = play(state, "move d1")
    assert (after.collected, after.boards, after.moves) == ((), state.boards, 0)


@rule("TEAM-COLL-1")
def test_standing_on_a_treasure_is_not_enough() -> None:
    """E-11"""
    state = position(CORRIDOR, player("c1", seeks="key fan"), RED, shows={"c1": "key"})
    ended = play(state, "end", drawn=f"page={QUIET}")
    assert ended.collected == ()
    away = play(state, "move d1")
    assert (away.collected, away.moves) == ((), 0)
    assert told(state, "move c1")[1:] == (Collected(0, "key"), BonusMove(0))


@rule("TEAM-COLL-1")
def test_a_treasure_on_the_spare_or_under_rubble_cannot_be_collected() -> None:
    """E-21"""
    state = position(CORRIDOR, YELLOW, RED, shows={"d2": "fan"}, down="d2", spare="NS+key")
    for name in walks(state):
        assert play(state, f"move {name}").collected == ()


@rule("TEAM-COLL-5")
def test_the_card_is_replaced_at_the_end_of_the_turn() -> None:
    collected = play(position(CORRIDOR, YELLOW, RED, shows={"c1": "key"}), "move c1")
    assert collected.boards[0] == ("fan",)
    assert told(collected, "end", drawn=f"treasure=skull page={QUIET}")[0] == Drew(0, ("skull",))
    assert play(collected, "end", drawn=f"treasure=skull page={QUIET}").boards == (("fan", "skull"), ("doll", "urn"))


@rule("TEAM-COLL-6", "TEAM-COLL-7")
def test_the_second_treasure_of_a_turn_gives_no_further_move() -> None:
    """E-18"""
    state = position(CORRIDOR, YELLOW, RED, shows={"c1": "key", "e1": "fan", "d1": "skull"}, used=("push",))
    assert told(state, "move c1", "move e1") == (Walked(0, squares("c1 d1 e1")), Collected(0, "fan"))
    after = play(state, "move c1", "move e1")
    assert (after.collected, after.found, after.moves, after.boards[0]) == (("key", "fan"), 2, 0, ())
    assert refused(after, "move d1") == ("team-no-move", "TEAM-COLL-7", {})
    assert walks(after) == []


@rule("TEAM-COLL-7")
def test_a_bonus_move_to_nothing_is_the_last_move() -> None:
    state = position(CORRIDOR, YELLOW, RED, shows={"c1": "key"})
    after = play(state, "move c1", "move d1")
    assert (after.found, after.moves) == (1, 0)
    assert refused(after, "move e1") == ("team-no-move", "TEAM-COLL-7", {})


@rule("TEAM-COLL-6", "TEAM-COLL-7", "TEAM-COLL-9", "TEAM-END-2", "T-27")
def test_two_spells_two_moves_and_two_treasures_in_one_turn() -> None:
    """The example of the rulebook; the turn ends when nothing is left (E-22)."""
    drawing = """
        ╶│┐····
        ·│·····
        ··╵····
        ·······
        ·······
        ·······
        ·······
    """
    yellow = player("a1", seeks="mushroom elephant")
    state = position(drawing, yellow, RED, shows={"c1": "mushroom", "c3": "elephant"})
    assert walks(state) == []
    assert told(state, "rotate b1/EW") == (Rotated(0, square("b1"), Tile(10)),)
    rotated = play(state, "rotate b1/EW")
    assert told(rotated, "move c1") == (Walked(0, squares("a1 b1 c1")), Collected(0, "mushroom"), BonusMove(0))
    moved = play(rotated, "move c1")
    assert "move c3" not in legal(moved)
    assert told(moved, "a2/NS") == (Pushed(0, arrow("a2"), Tile(5), Tile(0)),)
    pushed = play(moved, "a2/NS")
    done, happenings, _ = step(pushed, "move c3", drawn=f"treasure=potion treasure=skull page={QUIET}")
    assert (done.collected, done.seat, done.boards[0]) == (("mushroom", "elephant"), 1, ("potion", "skull"))
    assert happenings == (
        Walked(0, squares("c1 c2 c3")),
        Collected(0, "elephant"),
        Drew(0, ("potion", "skull")),
        TurnBegan(1),
        DaedalusTeleported(("blue", "green"), "red"),
    )


@rule("TEAM-COLL-8")
def test_the_bonus_move_may_be_declined_and_lapses() -> None:
    collected = play(position(CORRIDOR, YELLOW, RED, shows={"c1": "key"}), "move c1")
    assert collected.moves == 1
    reds = play(collected, "end", drawn=f"treasure=skull page={QUIET}")
    assert (reds.seat, reds.moves, reds.found) == (1, 1, 0)
    again = play(reds, "end", drawn="page=flip/skull+lantern")
    assert (again.seat, again.moves, again.found) == (0, 1, 0)
    assert play(again, "move d1").moves == 0


@rule("TEAM-COLL-8")
def test_the_bonus_move_follows_the_rules_of_every_move() -> None:
    state = play(position(CORRIDOR, YELLOW, RED, shows={"c1": "key"}), "move c1")
    assert walks(state) == ["a1", "b1", "c1", "d1", "e1", "f1"]
    assert refused(state, "move g1") == ("move-unreachable", "TEAM-MOVE-1", {"square": "g1", "start": "c1"})
    assert told(state, "move c1") == (Walked(0, squares("c1 d1 c1")),)


@rule("TEAM-COLL-9")
@pytest.mark.parametrize("order", [("a4/NS", "move d1"), ("move d1", "a4/NS")])
def test_a_spell_may_be_cast_before_or_after_the_bonus_move(order: tuple[str, str]) -> None:
    after = play(position(CORRIDOR, YELLOW, RED, shows={"c1": "key"}), "move c1", *order)
    assert (after.used, after.moves, pieces(after)) == (("push",), 0, ["d1", "g1"])


@rule("TEAM-COLL-10")
def test_the_treasure_stays_on_its_tile_and_is_worth_nothing_any_more() -> None:
    after = play(position(CORRIDOR, YELLOW, RED, shows={"c1": "key"}), "move c1")
    assert lying(after, "c1") == ["EW+key"]
    assert told(after, "move c1") == (Walked(0, squares("c1 d1 c1")),)
    assert play(after, "move c1").collected == ("key",)


@rule("TEAM-COLL-5")
def test_collected_treasures_lie_in_the_order_in_which_they_came() -> None:
    state = position(CORRIDOR, YELLOW, RED, shows={"c1": "key", "d1": "fan"}, collected="skull urn")
    assert play(state, "move d1", "move c1").collected == ("skull", "urn", "fan", "key")


@rule("TEAM-COLL-1", "TEAM-COLL-4")
def test_no_push_and_no_rotation_collects() -> None:
    state = position(CLOSED, player("d4", seeks="key fan"), RED, shows={"d4": "key"})
    after = play(state, "a4/NS")
    assert (pieces(after), lying(after, "e4"), after.collected) == (["e4", "g1"], ["+key"], ())
    assert INTRODUCTORY.outcome(after) is None
