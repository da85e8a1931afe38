"""The expert game: of each board only the left treasure counts."""

import pytest
from msgspec.structs import replace

from knossos.games.team.events import BonusMove, Collected, Drew, Walked
from tests.games.team.names import QUIET, all_but, squares
from tests.games.team.position import EXPERT, STANDARD, dealt, play, player, position, refused, told

rule = pytest.mark.rule

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="doll urn")

CORRIDOR = "╶────╴·\n" + "·······\n" * 6
"""From a1 to f1."""

SHOWN = {"b1": "key", "c1": "fan", "d1": "doll", "e1": "urn"}


@rule("TEAM-EXP-1", "T-46")
def test_the_right_treasure_is_not_collected_first() -> None:
    state = position(CORRIDOR, YELLOW, RED, shows=SHOWN)
    assert told(state, "move c1", game=EXPERT) == (Walked(0, squares("a1 b1 c1")),)
    assert play(state, "move c1", game=EXPERT) == replace(state, pieces=squares("c1 g1"), moves=0)
    assert play(state, "move c1", game=STANDARD).collected == ("fan",)


@rule("TEAM-EXP-1", "TEAM-EXP-2", "TEAM-EXP-3", "T-46")
def test_the_right_treasure_moves_to_the_left_and_counts_at_once() -> None:
    state = position(CORRIDOR, YELLOW, RED, shows=SHOWN)
    assert told(state, "move b1", game=EXPERT) == (Walked(0, squares("a1 b1")), Collected(0, "key"), BonusMove(0))
    first = play(state, "move b1", game=EXPERT)
    assert (first.boards, first.moves) == ((("fan",), ("doll", "urn")), 1)
    assert told(first, "move c1", game=EXPERT) == (Walked(0, squares("b1 c1")), Collected(0, "fan"))
    second = play(first, "move c1", game=EXPERT)
    assert (second.boards[0], second.collected, second.found, second.moves) == ((), ("key", "fan"), 2, 0)
    assert refused(second, "move d1", EXPERT) == ("team-no-move", "TEAM-COLL-7", {})


@rule("TEAM-EXP-5", "T-47")
def test_who_helps_collects_the_left_treasure_of_each_other() -> None:
    everybody = (player("a1"), RED, player("g7", seeks="key fan"))
    state = position(CORRIDOR, *everybody, shows=SHOWN, collected=all_but("doll urn key fan"))
    for right in ("e1", "c1"):
        assert play(state, f"move {right}", game=EXPERT).boards == state.boards
    assert told(state, "move d1", game=EXPERT)[1:] == (Collected(0, "doll", 1), BonusMove(0))
    slid = play(state, "move d1", game=EXPERT)
    assert slid.boards == ((), ("urn",), ("key", "fan"))
    assert told(slid, "move e1", game=EXPERT) == (Walked(0, squares("d1 e1")), Collected(0, "urn", 1))
    assert told(slid, "move b1", game=EXPERT)[1:] == (Collected(0, "key", 2),)
    assert told(slid, "move c1", game=EXPERT)[1:] == ()


@rule("TEAM-EXP-4", "T-48")
def test_new_cards_fill_the_board_from_left_to_right() -> None:
    one_left = position(CORRIDOR, player("a1", seeks="fan"), RED, found=1, collected="key")
    assert told(one_left, "end", game=EXPERT, drawn=f"treasure=potion page={QUIET}")[0] == Drew(0, ("potion",))
    after = play(one_left, "end", game=EXPERT, drawn=f"treasure=potion page={QUIET}")
    assert after.boards[0] == ("fan", "potion")
    none_left = position(CORRIDOR, player("a1"), RED, found=2, collected="key fan")
    drawn = f"treasure=potion treasure=skull page={QUIET}"
    assert told(none_left, "end", game=EXPERT, drawn=drawn)[0] == Drew(0, ("potion", "skull"))
    assert play(none_left, "end", game=EXPERT, drawn=drawn).boards[0] == ("potion", "skull")


@rule("TEAM-EXP-1")
def test_the_rest_is_the_standard_game() -> None:
    assert dealt(3, EXPERT) == dealt(3, STANDARD)
    assert dealt(3, EXPERT).phase == "choose"
