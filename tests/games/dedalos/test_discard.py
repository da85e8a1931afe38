"""Discarding the hand instead of any action."""

import pytest

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games.dedalos.events import Discarded, Drew, DrewTiles
from tests.games.dedalos.position import (
    BASE,
    FULL,
    Refusal,
    hands,
    legal,
    play,
    player,
    position,
    refused,
    step,
    tile,
)

rule = pytest.mark.rule

IDLE = player("o", "NE NE NE")

DISCARD_FIRST: Refusal = ("dedalos-discard-first", "DEDALO-DISC-1", {})


@rule("DEDALO-DISC-1", "DEDALO-TURN-2", "T12")
def test_the_whole_hand_leaves_the_game_three_are_drawn_and_the_turn_is_over() -> None:
    state = position("O─", player("o", "NE NS NESW+star"), IDLE, IDLE, gone="NES NE", game=BASE)
    after, happenings, drawn = step(state, "discard", game=BASE, drawn="NS+star NE NES")
    assert after.gone == tuple(map(tile, ("NE", "NE", "NES", "NESW+star", "NS")))
    assert hands(after) == ["NE NES NS+star", "NE NE NE", "NE NE NE"]
    assert (after.seat, after.phase, after.actions, after.sizes) == (1, "act", 0, (3, 3, 3))
    new = tuple(map(tile, ("NE", "NES", "NS+star")))
    assert happenings == (
        Discarded(0, tuple(map(tile, ("NE", "NESW+star", "NS")))),
        Secret(0, DrewTiles(0, new), Drew(0, 3)),
        TurnBegan(1),
    )
    assert drawn == [Drawn("tile", text, to=0) for text in ("NS+star", "NE", "NES")]
    assert BASE.census(after) == BASE.census(state)


@rule("DEDALO-DISC-1")
def test_what_was_discarded_is_not_drawn_again() -> None:
    state = position("O", player("o", "NESW+star+star+star"), IDLE, IDLE, game=BASE)
    assert BASE.bag_size(state) == 132 - 7
    after = play(state, "discard", game=BASE, drawn="NS NS NS")
    assert BASE.bag_size(after) == 132 - 7 - 3
    assert tile("NESW+star+star+star") in after.gone


@rule("DEDALO-DISC-1", "DEDALO-TURN-2", "T12")
@pytest.mark.parametrize("taken", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_it_takes_the_place_of_all_actions(taken: tuple[int, int, int]) -> None:
    state = position("O─", player("o", "NE NS"), IDLE, IDLE, taken=taken)
    assert refused(state, "discard") == DISCARD_FIRST
    assert "discard" not in legal(state)


@rule("DEDALO-DISC-1", "T12")
def test_after_a_tile_was_laid_it_is_too_late() -> None:
    state = position("O", player("o", "NE NS"), IDLE, IDLE)
    assert refused(play(state, "lay n1 NS"), "discard") == DISCARD_FIRST


@rule("DEDALO-DISC-1")
def test_who_holds_nothing_discards_nothing() -> None:
    state = position("O─", player("o"), IDLE, IDLE)
    assert refused(state, "discard") == ("dedalos-empty-hand", "DEDALO-DISC-1", {})
    assert "discard" not in legal(state)


@rule("DEDALO-DISC-2")
def test_it_is_possible_also_where_tiles_could_be_laid() -> None:
    state = position("O─", player("o", "NE NS NESW"), IDLE, IDLE)
    assert legal(state)[0] == "discard"
    assert "lay n1 NS" in legal(state)


@rule("DEDALO-DISC-1", "DEDALO-COLL-5", "DEDALO-MINO-7")
def test_the_other_tiles_leave_the_game_with_the_hand() -> None:
    state = position("O", player("o", "+collapse +red +white"), IDLE, IDLE)
    after = play(state, "discard", drawn="NS NS NS")
    assert after.gone == tuple(map(tile, ("+collapse", "+red", "+white")))
    assert FULL.census(after) == FULL.census(state)
    assert (after.red, after.white, after.minotaur) == (0, 0, None)
