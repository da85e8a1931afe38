"""A turn: up to three actions, or a discard; and the hand is filled up at its end."""

import pytest

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games.dedalos.events import Drew, DrewTiles
from tests.games.dedalos.position import (
    BASE,
    FULL,
    Refusal,
    dealt,
    hands,
    legal,
    play,
    player,
    position,
    refused,
    some,
    step,
    tile,
    told,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

FULL_HAND = "NE NE NE"
IDLE = player("o", FULL_HAND)

TWICE: Refusal = ("dedalos-twice", "DEDALO-TURN-1", {})
THREE_ACTIONS: Refusal = ("dedalos-three-actions", "DEDALO-TURN-1", {})
NOT_YET: Refusal = ("dedalos-not-yet", "DEDALO-TURN-3", {})


# Up to three actions


@rule("DEDALO-TURN-1", "T09")
def test_no_more_than_two_tiles_are_laid_in_a_turn() -> None:
    state = position("O", player("o", "NS NS NS"), IDLE, IDLE)
    two = play(state, "lay n1 NS", "lay s1 NS")
    assert (two.lays, two.moves, two.pushes) == (2, 0, 0)
    assert refused(two, "lay e1 EW") == TWICE
    assert some(two, "lay") == []
    assert play(two, "move n1").actions == 3


@rule("DEDALO-TURN-1", "T09")
def test_no_more_than_two_moves_are_made_in_a_turn() -> None:
    state = position("O───", player("o", "NS"), IDLE, IDLE)
    two = play(state, "move e1", "move e2")
    assert (two.lays, two.moves, two.pushes) == (0, 2, 0)
    assert refused(two, "move e3") == TWICE
    assert some(two, "move") == []
    assert play(two, "lay n1 NS").actions == 3


@rule("DEDALO-TURN-1", "DEDALO-PUSH-2")
def test_no_more_than_two_tributes_are_pushed_in_a_turn() -> None:
    state = position("O─", player("o", "NS"), player("o"), player("o"), player("o"))
    two = play(state, "push 1 e1", "push 3 e1")
    assert (two.lays, two.moves, two.pushes) == (0, 0, 2)
    assert refused(two, "push 2 e1") == TWICE
    assert some(two, "push") == []
    assert play(two, "move e1").actions == 3


@rule("DEDALO-TURN-1", "T09")
@pytest.mark.parametrize(
    "actions",
    [
        ("lay n1 NS", "lay s1 NS", "move e1"),
        ("move e1", "lay n1 NS", "lay s1 NS"),
        ("lay n1 NS", "push 1 e1", "move n1"),
        ("move e1", "push 2 e2", "move e2"),
        ("push 1 e1", "move e1", "push 1 e2"),
        ("push 1 e1", "lay w1 EW", "push 3 e1"),
    ],
)
def test_the_actions_come_in_any_order(actions: tuple[str, ...]) -> None:
    state = position("O──", player("o", "NS NS NS"), player("o"), player("e1"), player("o"))
    after = play(state, *actions)
    assert (after.seat, after.actions, after.phase) == (0, 3, "act")


@rule("DEDALO-TURN-1", "DEDALO-TURN-3")
@pytest.mark.parametrize("taken", [(2, 1, 0), (1, 2, 0), (1, 1, 1), (0, 2, 1), (0, 1, 2)])
def test_after_three_actions_only_the_end_of_the_turn_is_left(taken: tuple[int, int, int]) -> None:
    """Which is not taken for granted, so that the third action can be taken back."""
    state = position("O─", player("o", "NS +collapse NE"), player("o"), IDLE, taken=taken)
    assert FULL.to_act(state) == 0
    assert legal(state) == ["stop"]
    for action in ("lay n1 NS", "move e1", "push 1 e1", "collapse e6"):
        assert refused(state, action) == THREE_ACTIONS
    assert refused(state, "discard") == ("dedalos-discard-first", "DEDALO-DISC-1", {})


@rule("DEDALO-TURN-1")
def test_after_two_actions_one_more_is_possible() -> None:
    state = position("O─", player("o", "NS"), player("o"), IDLE, taken=(1, 1, 0), start="e1", replaced=True)
    assert legal(state) == [
        "stop",
        *("lay n1 NS", "move e1", "push 1 e1", "push 2 e1", "lay s1 NS", "lay w1 EW", "lay e2 EW"),
    ]


# Everything in order


@rule("DEDALO-TURN-1", "DEDALO-TURN-2")
def test_everything_that_can_be_done_cell_by_cell() -> None:
    state = position(
        """
        ·│···
        ·O───
        """,
        player("o", "+collapse NE NS+star"),
        player("o"),
        player("o"),
    )
    assert legal(state) == [
        "discard",
        *("lay n1 NS+star", "move n1", "push 1 n1", "push 2 n1"),
        *("lay e1 EW+star", "move e1", "push 1 e1", "push 2 e1"),
        *("lay s1 NE", "lay s1 NS+star", "lay s1 NW"),
        *("lay w1 NE", "lay w1 ES", "lay w1 EW+star"),
        *("lay n2 NS+star", "lay n2 ES", "lay n2 SW"),
        "lay e2 EW+star",
        "lay e3 EW+star",
        *("lay e4 NW", "lay e4 EW+star", "lay e4 SW"),
        *("collapse e6", "collapse w6"),
    ]


@rule("DEDALO-TURN-1")
def test_a_tile_that_is_held_twice_is_offered_once() -> None:
    once = position("O", player("o", "NS"), IDLE, IDLE)
    twice = position("O", player("o", "NS NS"), IDLE, IDLE)
    assert legal(twice) == legal(once) == ["discard", "lay n1 NS", "lay e1 EW", "lay s1 NS", "lay w1 EW"]


# A discard instead of all actions, and the end of the turn


@rule("DEDALO-TURN-2", "DEDALO-TURN-3")
def test_a_turn_begins_with_an_action_or_a_discard() -> None:
    state = position("O─", player("o", FULL_HAND), player("e1"), IDLE)
    assert legal(state)[0] == "discard"
    assert "stop" not in legal(state)
    assert refused(state, "stop") == NOT_YET
    after = play(state, "move e1")
    assert legal(after)[0] == "stop"
    assert "discard" not in legal(after)


@rule("DEDALO-TURN-3")
@pytest.mark.parametrize(
    ("action", "holds"), [("lay n1 NS", "NS NE"), ("move e1", FULL_HAND), ("push 1 e1", FULL_HAND)]
)
def test_one_action_is_enough(action: str, holds: str) -> None:
    state = play(position("O─", player("o", holds), IDLE, IDLE), action)
    assert "stop" in legal(state)
    after = play(state, "stop", drawn="" if holds == FULL_HAND else "NS NS")
    assert (after.seat, after.phase) == (1, "act")


@rule("DEDALO-TURN-3")
def test_whoever_can_do_nothing_at_all_stops() -> None:
    """With tiles in hand one can always discard."""
    stuck = position("O", player("o"), IDLE, IDLE)
    assert legal(stuck) == ["stop"]
    assert play(stuck, "stop", drawn="NS NS NS").seat == 1
    holding = position("O", player("o", "+red"), IDLE, IDLE)
    assert legal(holding) == ["discard"]
    assert refused(holding, "stop") == NOT_YET
    moving = position("O─", player("o"), player("e1"), IDLE)
    assert legal(moving)[0] == "move e1"
    assert refused(moving, "stop") == NOT_YET


@rule("DEDALO-TURN-3", "DEDALO-STAR-2")
def test_where_nothing_can_be_laid_there_are_moves_covers_and_discards() -> None:
    closed = position("·╷·\n╶O╴\n·╵·", player("o", "NS NESW"), player("n1"), player("n1"))
    assert legal(closed) == ["discard", "move n1", "move e1", "move s1", "move w1"]
    covering = position("·╷·\n╶O╴\n·╵·", player("o", "NS+star"), player("n1"), player("n1"))
    assert legal(covering)[1:] == [
        "move n1",
        "lay e1 EW+star",
        "move e1",
        "lay s1 NS+star",
        "move s1",
        "lay w1 EW+star",
        "move w1",
    ]


@rule("DEDALO-TURN-4")
def test_the_hand_is_filled_up_at_the_end_of_the_turn() -> None:
    state = position("O", player("o", "NS NE NES"), IDLE, IDLE)
    state = play(state, "lay n1 NS", "lay s1 NW")
    assert hands(state)[0] == "NES"
    after, happenings, drawn = step(state, "stop", drawn="NS+star NE")
    assert hands(after)[0] == "NE NES NS+star"  # always in the same order
    assert after.sizes == (3, 3, 3)
    drew = DrewTiles(0, (tile("NE"), tile("NS+star")))
    assert happenings == (Secret(0, drew, Drew(0, 2)), TurnBegan(1))
    assert drawn == [Drawn("tile", "NS+star", to=0), Drawn("tile", "NE", to=0)]


@rule("DEDALO-TURN-4")
def test_whoever_holds_three_tiles_draws_none() -> None:
    state = position("O─", player("o", FULL_HAND), IDLE, IDLE, taken=(0, 1, 0))
    assert told(state, "stop") == (TurnBegan(1),)


@rule("DEDALO-TURN-4")
def test_what_is_drawn_comes_out_of_the_bag() -> None:
    state = position(
        "O│", player("o", "NES"), player("o", "NS+star"), player("o"), gone="NE", taken=(1, 0, 0), game=BASE
    )
    chance = Noting()
    BASE.play(state, BASE.parse("stop"), chance)
    first, second = chance.offers
    everything = ["NE"] * 25 + ["NES"] * 25 + ["NS"] * 24 + ["NS+star"] * 8 + ["NESW"] * 10
    counted = {text: first.count(text) for text in everything}
    assert counted == {"NE": 24, "NES": 24, "NS": 23, "NS+star": 7, "NESW": 10}
    assert len(first) == 132 - 4
    assert second == first[1:]


@rule("DEDALO-TURN-4", "DEDALO-SETUP-6")
def test_a_turn_begins_afresh_with_the_next_player() -> None:
    state = position(
        "O──", player("o", FULL_HAND), player("e1"), player("e2", FULL_HAND),
        turn=2, taken=(1, 1, 1), start="e1", replaced=True, refill=True,
    )  # fmt: skip
    after = play(state, "stop")
    assert (after.seat, after.phase, after.start) == (0, "act", (0, 0))
    assert (after.lays, after.moves, after.pushes, after.replaced, after.refill) == (0, 0, 0, False, False)
    assert (after.tributes, after.hands, after.grid) == (state.tributes, state.hands, state.grid)


@rule("DEDALO-TURN-1")
def test_while_the_minotaur_does_not_hunt_it_cannot_be_moved() -> None:
    state = dealt(3, BASE)
    for action in ("step e1", "jump e1"):
        assert refused(state, action) == ("dedalos-minotaur-done", "DEDALO-MINO-5", {})
