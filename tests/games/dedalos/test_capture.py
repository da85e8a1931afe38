"""Whoever meets the minotaur is caught, comes back to the entrance, and loses a turn."""

from typing import Any

import pytest

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games.dedalos import Minotaur, State
from knossos.games.dedalos.events import (
    CameBack,
    Caught,
    Drew,
    DrewTiles,
    MinotaurEntered,
    MinotaurLeft,
    MinotaurStepped,
    MinotaurTiles,
    Moved,
    Shoved,
)
from knossos.maze.grid import ORIGIN, cell
from tests.games.dedalos.position import (
    FULL,
    Player,
    hands,
    legal,
    play,
    player,
    position,
    refused,
    step,
    tile,
    told,
    tributes,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

IDLE = player("o", "NE NE NE")


def before(drawing: str, *players: Player, **more: Any) -> State:
    """A position in which the last seat is about to stop, so that the turn of the first one begins."""
    return position(drawing, *players, turn=len(players) - 1, taken=(0, 1, 0), **more)


def drew(seat: int, *texts: str) -> Secret:
    tiles = tuple(map(tile, texts))
    return Secret(seat, DrewTiles(seat, tiles), Drew(seat, len(tiles)))


def stepped(start: str, to: str) -> MinotaurStepped:
    return MinotaurStepped(cell(start), cell(to))


# By the minotaur


@rule("DEDALO-CAPT-1", "DEDALO-CAPT-3", "DEDALO-CAPT-4", "DEDALO-CAPT-8", "T29")
def test_it_catches_whom_it_meets_and_leaves_with_its_tiles() -> None:
    state = before("O────", IDLE, player("e3", "NS NS NES"), IDLE, minotaur="e1<o", red=2, white=1, gone="NE")
    bag = FULL.bag_size(state)
    after, happenings, drawn = step(state, "stop")
    assert happenings == (
        TurnBegan(0),
        stepped("e1", "e2"),
        stepped("e2", "e3"),
        Caught(1, (3, 0)),
        MinotaurLeft(),
    )
    assert drawn == []
    assert (after.minotaur, after.red, after.white, after.speed, after.hopeless) == (None, 0, 0, 0, 0)
    assert (tributes(after), hands(after)) == (["o", "-", "o"], ["NE NE NE", "", "NE NE NE"])
    assert after.sizes == (3, 0, 3)
    assert FULL.bag_size(after) == bag + 3 + 2  # the hand, and the red tiles
    assert after.gone == (tile("+white"), tile("NE"))
    assert (after.seat, after.phase, after.steps, after.start) == (0, "act", 0, ORIGIN)  # and the turn goes on
    assert "lay n1 ES" in legal(after)
    assert FULL.census(after) == FULL.census(state)


@rule("DEDALO-CAPT-1")
def test_its_movement_ends_there() -> None:
    state = before("O────", IDLE, player("e2", "NS"), player("e3", "NE NE NE"), minotaur="e1<o", red=4)
    after, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0), stepped("e1", "e2"), Caught(1, (2, 0)), MinotaurLeft())
    assert tributes(after) == ["o", "-", "e3"]


@rule("DEDALO-CAPT-1", "T32")
def test_all_on_the_cell_are_caught() -> None:
    state = before("O──", IDLE, player("e2", "NS"), player("e2", "NS NES"), IDLE, minotaur="e1<o", white=2)
    after, happenings, _ = step(state, "stop")
    assert happenings == (
        TurnBegan(0),
        stepped("e1", "e2"),
        Caught(1, (2, 0)),
        Caught(2, (2, 0)),
        MinotaurLeft(),
    )
    assert tributes(after) == ["o", "-", "-", "o"]
    assert hands(after) == ["NE NE NE", "", "", "NE NE NE"]
    assert after.gone == (tile("+white"), tile("+white"))


@rule("DEDALO-CAPT-1")
def test_a_step_of_choice_catches_as_well() -> None:
    state = play(before("·│··\nO┴──", IDLE, player("e2", "NS"), IDLE, minotaur="e1<o", red=3), "stop")
    assert legal(state) == ["step e1n1", "step e2"]
    assert told(state, "step e2") == (stepped("e1", "e2"), Caught(1, (2, 0)), MinotaurLeft())
    after = play(state, "step e1n1")
    assert (after.minotaur, tributes(after)) == (Minotaur((1, 1), (1, 0)), ["o", "e2", "o"])


@rule("DEDALO-CAPT-8", "DEDALO-CAPT-3", "DEDALO-MINO-6")
def test_what_comes_back_into_the_bag_may_be_drawn_at_once() -> None:
    state = before("O──", player("o", "+red NE NE"), player("e1", "NESW+star"), IDLE)
    chance = Noting(position=0)
    after, happenings = FULL.play(state, FULL.parse("stop"), chance)
    assert happenings == (
        TurnBegan(0),
        MinotaurTiles(0, 1, 0, 1),
        MinotaurEntered(),
        stepped("o", "e1"),
        Caught(1, (1, 0)),
        MinotaurLeft(),
        drew(0, "+red"),
    )
    [offer] = chance.offers
    assert (offer.count("+red"), offer.count("NESW+star")) == (4, 4)
    assert (hands(after)[0], after.speed, after.refill) == ("+red NE NE", 0, True)


@rule("DEDALO-CAPT-3")
def test_minotaur_tiles_in_the_hand_of_the_caught_go_back_into_the_bag() -> None:
    state = before("O──", IDLE, player("e2", "+white +red +collapse"), IDLE, minotaur="e1<o", red=1)
    after = play(state, "stop")
    assert after.gone == ()
    assert FULL.bag_size(after) == FULL.bag_size(state) + 4


# By coming to the minotaur


@rule("DEDALO-CAPT-2", "DEDALO-CAPT-3", "DEDALO-CAPT-8", "T33")
def test_who_is_pushed_onto_its_cell_is_caught_and_the_pusher_goes_on() -> None:
    state = position(
        "O──", player("e1", "NS NS NE"), player("e1", "NES"), IDLE, minotaur="e2<e1", red=1, white=1, hopeless=2
    )
    after, happenings, drawn = step(state, "push 1 e2")
    assert happenings == (Shoved(0, 1, (1, 0), (2, 0)), Caught(1, (2, 0)), MinotaurLeft())
    assert drawn == []
    assert (after.minotaur, after.speed, after.hopeless, after.gone) == (None, 0, 0, (tile("+white"),))
    assert (tributes(after), hands(after)) == (["e1", "-", "o"], ["NE NS NS", "", "NE NE NE"])
    assert (after.seat, after.phase, after.pushes, after.actions) == (0, "act", 1, 1)
    assert play(after, "lay n1 NS", "move e2").actions == 3


@rule("DEDALO-CAPT-2", "DEDALO-CAPT-6")
def test_who_moves_onto_its_cell_is_caught_and_the_turn_is_over() -> None:
    state = position("O──", player("o", "NS NS"), player("e1", "NE NE NE"), IDLE, minotaur="e1<e2", red=1, white=1)
    after, happenings, drawn = step(state, "move e1")
    assert happenings == (Moved(0, ORIGIN, (1, 0)), Caught(0, (1, 0)), MinotaurLeft(), TurnBegan(1))
    assert drawn == []
    assert tributes(after) == ["-", "e1", "o"]  # only the one who came
    assert (hands(after)[0], after.sizes[0]) == ("", 0)
    assert (after.seat, after.phase, after.start, after.actions) == (1, "act", (1, 0), 0)
    assert (after.minotaur, after.red, after.white, after.gone) == (None, 0, 0, (tile("+white"),))


@rule("DEDALO-CAPT-2", "DEDALO-MINO-8")
def test_only_the_one_who_comes_to_the_entrance_is_caught_there() -> None:
    state = position("O─", player("e1", "NS"), IDLE, IDLE, minotaur="o", red=1)
    after, happenings, _ = step(state, "move o")
    assert happenings[:3] == (Moved(0, (1, 0), ORIGIN), Caught(0, ORIGIN), MinotaurLeft())
    assert tributes(after) == ["-", "o", "o"]
    pushed = position("O─", player("e1", "NS"), player("e1"), IDLE, minotaur="o", red=1)
    assert tributes(play(pushed, "push 1 o")) == ["e1", "-", "o"]


@rule("DEDALO-CAPT-2")
def test_elsewhere_nobody_is_caught() -> None:
    state = position("O──", player("o"), player("o"), IDLE, minotaur="e2<e1", red=1)
    assert told(state, "move e1") == (Moved(0, ORIGIN, (1, 0)),)
    assert told(state, "push 1 e1") == (Shoved(0, 1, ORIGIN, (1, 0)),)


# The active player


@rule("DEDALO-CAPT-6", "T31")
def test_who_has_to_move_it_onto_the_own_tribute_loses_the_turn() -> None:
    state = before("O──", player("e2", "NS NS NES"), IDLE, IDLE, minotaur="e1<o", red=1)
    bag = FULL.bag_size(state)
    after, happenings, drawn = step(state, "stop")
    assert happenings == (TurnBegan(0), stepped("e1", "e2"), Caught(0, (2, 0)), MinotaurLeft(), TurnBegan(1))
    assert drawn == []  # no refill
    assert FULL.bag_size(after) == bag + 3 + 1
    assert (after.seat, after.phase, after.absent, tributes(after)) == (1, "act", False, ["-", "o", "o"])
    later = play(after, "discard", "discard", drawn="NS NS NS NS NS NS" + " NE NE NE")
    assert (later.seat, tributes(later), hands(later)[0]) == (1, ["o", "o", "o"], "NE NE NE")


@rule("DEDALO-CAPT-6", "DEDALO-MINO-6")
def test_not_even_the_tiles_that_were_put_in_are_replaced() -> None:
    state = before("O──", player("e2", "+red NE"), IDLE, IDLE, minotaur="e1<o", red=1)
    state, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0), MinotaurTiles(0, 1, 0, 2))
    after, happenings, drawn = step(state, "step e2")
    assert happenings == (stepped("e1", "e2"), Caught(0, (2, 0)), MinotaurLeft(), TurnBegan(1))
    assert (drawn, hands(after)[0], after.seat, after.refill) == ([], "", 1, False)


# Coming back


@rule("DEDALO-CAPT-5", "T30")
def test_in_the_next_turn_one_comes_back_with_three_tiles_and_does_nothing_else() -> None:
    state = position("O──", IDLE, player("-"), player("e2", "NE NE NE"), taken=(0, 1, 0))
    after, happenings, drawn = step(state, "stop", drawn="NS +red NES")
    assert happenings == (TurnBegan(1), CameBack(1), drew(1, "+red", "NES", "NS"), TurnBegan(2))
    assert [each.to for each in drawn] == [1, 1, 1]
    assert (tributes(after), hands(after)[1]) == (["o", "o", "e2"], "+red NES NS")
    assert (after.seat, after.phase, after.absent, after.start) == (2, "act", False, (2, 0))


@rule("DEDALO-CAPT-5", "DEDALO-CAPT-7", "T30")
def test_whoever_comes_back_moves_the_minotaur_first() -> None:
    state = position("·│··\nO┴──", IDLE, player("-"), IDLE, minotaur="e1<o", red=1, taken=(0, 1, 0))
    state, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(1),)
    assert (state.seat, state.phase, state.absent, FULL.to_act(state)) == (1, "minotaur", True, 1)
    assert tributes(state) == ["o", "-", "o"]
    assert legal(state) == ["step e1n1", "step e2"]
    after, happenings, _ = step(state, "step e2", drawn="NS NS NS")
    assert happenings == (
        stepped("e1", "e2"),
        CameBack(1),
        drew(1, "NS", "NS", "NS"),
        TurnBegan(2),
        stepped("e2", "e3"),
    )
    assert (after.seat, after.phase, after.minotaur) == (2, "act", Minotaur((3, 0), (2, 0)))
    assert tributes(after) == ["o", "o", "o"]


@rule("DEDALO-CAPT-7", "DEDALO-CAPT-1")
def test_one_may_catch_another_before_coming_back() -> None:
    state = position("O──", IDLE, player("-"), player("e2", "NS"), minotaur="e1<o", red=1, taken=(0, 1, 0))
    after, happenings, _ = step(state, "stop", drawn="NS NS NS NE NE NE")
    assert happenings == (
        TurnBegan(1),
        stepped("e1", "e2"),
        Caught(2, (2, 0)),
        MinotaurLeft(),
        CameBack(1),
        drew(1, "NS", "NS", "NS"),
        TurnBegan(2),
        CameBack(2),
        drew(2, "NE", "NE", "NE"),
        TurnBegan(0),
    )
    assert (after.seat, tributes(after)) == (0, ["o", "o", "o"])


@rule("DEDALO-CAPT-5", "DEDALO-MINO-8")
def test_coming_back_beside_it_is_safe() -> None:
    state = position("O", IDLE, player("-"), IDLE, minotaur="o", red=1, taken=(0, 1, 0))
    after, happenings, _ = step(state, "stop", drawn="NS NS NS")
    assert happenings == (TurnBegan(1), CameBack(1), drew(1, "NS", "NS", "NS"), TurnBegan(2))
    assert (after.minotaur, tributes(after)) == (Minotaur(ORIGIN), ["o", "o", "o"])


@rule("DEDALO-CAPT-5")
def test_a_minotaur_tile_that_is_drawn_in_that_turn_waits() -> None:
    state = position("O", IDLE, player("-"), IDLE, taken=(0, 1, 0))
    after, _, drawn = step(state, "stop", drawn="+red +red +white")
    assert (after.minotaur, hands(after)[1]) == (None, "+red +red +white")
    assert drawn == [Drawn("tile", text, to=1) for text in ("+red", "+red", "+white")]


@rule("DEDALO-CAPT-3")
def test_who_is_off_the_board_cannot_be_caught_or_pushed() -> None:
    state = before("O──", IDLE, player("-"), IDLE, minotaur="e1<o", red=1)
    assert told(state, "stop") == (TurnBegan(0), stepped("e1", "e2"))
    pushing = position("O─", player("o"), player("-"), player("e1"))
    assert refused(pushing, "push 1 e1") == ("dedalos-no-victim", "DEDALO-PUSH-1", {"seat": 1, "cell": "o"})
