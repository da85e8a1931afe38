"""Collecting for the others, when nothing of one's own is left."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games import load
from knossos.games.team import State, View
from knossos.games.team import Team as Rules
from knossos.games.team.events import BonusMove, Collected, DaedalusTeleported, Walked
from tests.games.team.names import QUIET, all_but, squares
from tests.games.team.position import EXPERT, INTRODUCTORY, Team, legal, play, player, position, refused, told

rule = pytest.mark.rule

TURN_START: Team = load("team", help="turn-start")

CORRIDOR = "╶────╴·\n" + "·······\n" * 6
"""From a1 to f1."""

SHOWN = {"b1": "key", "c1": "fan", "d1": "doll", "e1": "urn"}


def collectable(table: State | View, seat: int, game: Team = INTRODUCTORY) -> dict[str, int]:
    assert isinstance(game, Rules)
    return game.collectable(table, seat)


@rule("TEAM-HELP-1", "TEAM-HELP-3", "T-30")
def test_who_has_nothing_left_collects_for_the_others() -> None:
    """E-13, E-19"""
    everybody = (player("a1"), player("g1", seeks="fan doll"), player("g7", seeks="urn"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("fan doll urn"))
    assert told(state, "move c1") == (Walked(0, squares("a1 b1 c1")), Collected(0, "fan", 1), BonusMove(0))
    first = play(state, "move c1")
    assert first == replace(
        state,
        pieces=squares("c1 g1 g7"),
        boards=((), ("doll",), ("urn",)),
        collected=(*state.collected, "fan"),
        found=1,
    )
    assert told(first, "move e1") == (Walked(0, squares("c1 d1 e1")), Collected(0, "urn", 2))
    second = play(first, "move e1")
    assert (second.boards, second.found, second.moves) == (((), ("doll",), ()), 2, 0)
    assert refused(second, "move d1") == ("team-no-move", "TEAM-COLL-7", {})
    assert told(second, "end", drawn="page=teleport/green+yellow/blue")[0] == TurnBegan(1)  # nobody draws


@rule("TEAM-HELP-3")
def test_both_treasures_may_come_from_the_same_board() -> None:
    everybody = (player("a1"), player("g1", seeks="fan doll"), player("g7", seeks="urn"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("fan doll urn"))
    after = play(state, "move d1", "move c1")
    assert (after.boards, after.collected[-2:]) == (((), (), ("urn",)), ("doll", "fan"))


@rule("TEAM-HELP-2", "T-29")
def test_who_has_a_treasure_left_collects_nothing_for_the_others() -> None:
    """E-16"""
    everybody = (player("a1", seeks="key"), player("g1", seeks="fan"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("key fan"))
    assert told(state, "move c1") == (Walked(0, squares("a1 b1 c1")),)
    assert play(state, "move c1").boards == state.boards
    assert collectable(state, 0) == {"key": 0}


@rule("TEAM-HELP-2")
def test_nobody_helps_while_there_are_cards_in_the_deck() -> None:
    """E-15"""
    everybody = (player("a1"), player("g1", seeks="fan doll"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("fan doll urn"), found=2, moves=1)
    assert told(state, "move c1") == (Walked(0, squares("a1 b1 c1")),)
    assert collectable(state, 0) == {}
    assert collectable(replace(state, collected=(*state.collected, "urn")), 0) == {"fan": 1, "doll": 1}


@rule("TEAM-HELP-4", "T-28")
def test_after_the_last_own_treasure_the_bonus_move_collects_for_the_others() -> None:
    """E-14, D-15"""
    everybody = (player("a1", seeks="key"), player("g1", seeks="fan doll"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("key fan doll"))
    assert told(state, "move b1")[1:] == (Collected(0, "key"), BonusMove(0))
    assert told(state, "move b1", "move c1") == (Walked(0, squares("b1 c1")), Collected(0, "fan", 1))
    after = play(state, "move b1", "move c1")
    assert (after.boards, after.collected[-2:], after.found) == (((), ("doll",)), ("key", "fan"), 2)


@rule("TEAM-HELP-4")
def test_an_option_decides_it_when_the_turn_begins() -> None:
    everybody = (player("a1", seeks="key"), player("g1", seeks="fan doll"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("key fan doll"))
    assert told(state, "move b1", game=TURN_START)[1:] == (Collected(0, "key"), BonusMove(0))
    assert told(state, "move b1", "move c1", game=TURN_START) == (Walked(0, squares("b1 c1")),)
    helping = position(CORRIDOR, player("a1"), everybody[1], shows=SHOWN, collected=all_but("fan doll"), helper=True)
    assert told(helping, "move c1", game=TURN_START)[1:] == (Collected(0, "fan", 1), BonusMove(0))


@rule("TEAM-HELP-4")
@pytest.mark.parametrize(
    ("board", "in_deck", "helper"), [("", "", True), ("key", "", False), ("", "skull", False), ("key", "skull", False)]
)
def test_who_has_nothing_left_is_noted_when_the_turn_begins(board: str, in_deck: str, *, helper: bool) -> None:
    collected = all_but(f"fan doll {board} {in_deck}")
    everybody = (player("a1", seeks=board), player("g1", seeks="fan doll"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=collected, turn=1, helper=not helper)
    after = play(state, "end", drawn=f"page={QUIET}")
    assert (after.seat, after.helper) == (0, helper)


@rule("TEAM-HELP-4", "TEAM-END-5")
def test_a_turn_of_help_begins_like_every_other() -> None:
    everybody = (player("a1"), player("g1", seeks="fan doll"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("fan doll"), turn=1)
    assert told(state, "end", drawn=f"page={QUIET}") == (TurnBegan(0), DaedalusTeleported(("blue", "green"), "red"))
    after = play(state, "end", drawn=f"page={QUIET}", game=TURN_START)
    assert play(after, "move c1", game=TURN_START).collected[-1] == "fan"


# What may be collected, as everybody sees it


@rule("TEAM-COLL-2", "TEAM-HELP-1", "TEAM-HELP-2")
def test_it_is_known_for_every_seat_what_it_may_collect() -> None:
    everybody = (player("a1", seeks="key fan"), player("g1", seeks="doll"), player("g7"))
    state = position(CORRIDOR, *everybody, collected=all_but("key fan doll"))
    assert collectable(state, 0) == {"key": 0, "fan": 0}
    assert collectable(state, 1) == {"doll": 1}
    assert collectable(state, 2) == {"key": 0, "fan": 0, "doll": 1}
    assert collectable(INTRODUCTORY.view(state, None), 2) == collectable(state, 2)
    assert collectable(state, 2, EXPERT) == {"key": 0, "doll": 1}


@rule("TEAM-HELP-4")
def test_with_that_option_a_seat_that_is_not_to_act_will_help_in_its_turn() -> None:
    everybody = (player("a1", seeks="key"), player("g1"))
    state = position(CORRIDOR, *everybody, collected=all_but("key"))
    assert collectable(state, 1, TURN_START) == {"key": 0}
    assert collectable(replace(state, seat=1), 1, TURN_START) == {}
    assert collectable(replace(state, seat=1, helper=True), 1, TURN_START) == {"key": 0}
    assert collectable(replace(state, seat=1), 1) == {"key": 0}


@rule("TEAM-HELP-1")
def test_help_changes_nothing_but_what_is_collected() -> None:
    everybody = (player("a1"), player("g1", seeks="fan doll"))
    helping = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("fan doll"))
    seeking = position(
        CORRIDOR, player("a1", seeks="key"), everybody[1], shows=SHOWN, collected=all_but("key fan doll")
    )
    assert legal(helping) == legal(seeking)
