"""The end: somebody is out, or the bag is empty."""

import pytest

from knossos.game import Drawn, Ended, Outcome, Secret, TurnBegan
from knossos.games.dedalos.events import CameBack, Caught, Discarded, Drew, DrewTiles, Laid, MinotaurLeft, Moved
from tests.games.dedalos.position import (
    BASE,
    FULL,
    HUNTED,
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
    tributes,
    with_bag,
)

rule = pytest.mark.rule

IDLE = player("o", "NE NE NE")

NOBODY = Outcome((), "minotaur")

EVERY_ACTION = ("lay n1 NS", "move e5", "push 0 o", "collapse w6", "discard", "stop", "step e1", "jump e1")


# Out of the maze


@rule("DEDALO-END-1", "DEDALO-END-2", "T18")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_enters_an_exit_wins_at_once(seat: int) -> None:
    players = [IDLE, IDLE, IDLE]
    players[seat] = player("e5", "NS NE NE")
    state = position("O─────X", *players, turn=seat)
    over, happenings, drawn = step(state, "move e6")
    outcome = Outcome((seat,), "escaped")  # the one who moved, and not the one who follows
    assert happenings == (Moved(seat, (5, 0), (6, 0)), Ended(outcome))
    assert drawn == []  # not even the hand is filled up
    assert (over.phase, over.winner, over.seat) == ("over", seat, seat)
    assert tributes(over)[seat] == "e6"
    assert (FULL.outcome(over), FULL.to_act(over), legal(over)) == (outcome, None, [])


@rule("DEDALO-END-1")
@pytest.mark.parametrize("action", EVERY_ACTION)
def test_nothing_is_done_after_somebody_is_out(action: str) -> None:
    over = play(position("O─────X", player("e5", "NS +collapse"), IDLE, IDLE), "move e6")
    assert refused(over, action) == ("game-over", "DEDALO-END-1", {})


@rule("DEDALO-END-1")
def test_the_last_of_three_actions_is_soon_enough() -> None:
    state = position("O────·X", player("e4", "NS"), IDLE, IDLE)
    built, happenings, _ = step(state, "lay e5 EW")
    assert happenings == (Laid(0, (5, 0), tile("EW")),)
    assert some(built, "move") == ["e3", "e5"]
    over = play(built, "move e5", "move e6")  # the new tile leads straight out
    assert FULL.outcome(over) == Outcome((0,), "escaped")


@rule("DEDALO-END-1")
def test_an_exit_is_entered_from_any_side() -> None:
    state = position("······┌┐\nO·····X┘", player("e6n1"), IDLE, IDLE)
    assert some(state, "move") == ["e6", "e7n1"]
    assert FULL.outcome(play(state, "move e7n1", "move e7")) is None
    assert FULL.outcome(play(state, "move e6")) == Outcome((0,), "escaped")
    around = position("······┌┐\nO·····X┘", player("e7"), IDLE, IDLE)
    assert FULL.outcome(play(around, "move e6")) == Outcome((0,), "escaped")


@rule("DEDALO-END-1", "DEDALO-COLL-3")
def test_a_closed_exit_lets_nobody_out() -> None:
    state = position("O─────#", player("e5"), IDLE, IDLE)
    assert some(state, "move") == ["e4"]
    assert refused(state, "move e6") == ("dedalos-no-passage", "DEDALO-MOVE-1", {"start": "e5", "cell": "e6"})


# The bag is empty


@rule("DEDALO-END-3", "T19")
def test_with_an_empty_bag_after_the_refill_nobody_wins() -> None:
    others = player("o", "NS NS NS")
    state = with_bag(position("O", player("o", "NE"), others, others, taken=(2, 0, 0), game=BASE), "NS", BASE)
    assert BASE.bag_size(state) == 1
    over, happenings, drawn = step(state, "stop", game=BASE, drawn="NS")
    assert hands(over) == ["NE NS", "NS NS NS", "NS NS NS"]  # that others hold tiles does not matter
    assert happenings == (Secret(0, DrewTiles(0, (tile("NS"),)), Drew(0, 1)), Ended(NOBODY))
    assert drawn == [Drawn("tile", "NS", to=0)]
    assert (over.phase, over.winner, over.seat, BASE.bag_size(over)) == ("over", None, 0, 0)
    assert (BASE.outcome(over), BASE.to_act(over), legal(over, BASE)) == (NOBODY, None, [])
    for action in EVERY_ACTION:
        assert refused(over, action, BASE) == ("game-over", "DEDALO-END-3", {})


@rule("DEDALO-END-3")
def test_the_last_tile_ends_the_game_and_the_last_but_one_does_not() -> None:
    state = position("O", player("o", "NE NE"), IDLE, IDLE, taken=(1, 0, 0), game=BASE)
    assert play(with_bag(state, "NS", BASE), "stop", game=BASE, drawn="NS").phase == "over"
    after = play(with_bag(state, "NS NE", BASE), "stop", game=BASE, drawn="NS")
    assert (after.phase, after.seat, BASE.bag_size(after)) == ("act", 1, 1)


@rule("DEDALO-END-3")
def test_a_bag_that_was_empty_before_ends_the_game_with_the_turn() -> None:
    state = with_bag(position("O", IDLE, IDLE, IDLE, taken=(0, 1, 0)), "")
    assert told(state, "stop") == (Ended(NOBODY),)
    nothing_to_do = with_bag(position("O", player("o"), IDLE, IDLE), "")
    assert told(nothing_to_do, "stop") == (Ended(NOBODY),)


@rule("DEDALO-END-3", "DEDALO-DISC-1")
def test_a_discard_may_empty_the_bag() -> None:
    state = with_bag(position("O", player("o", "NE NE"), IDLE, IDLE), "NS NE")
    over, happenings, _ = step(state, "discard", drawn="NE NS")
    assert happenings == (
        Discarded(0, (tile("NE"), tile("NE"))),
        Secret(0, DrewTiles(0, (tile("NE"), tile("NS"))), Drew(0, 2)),
        Ended(NOBODY),
    )
    assert (over.phase, over.winner, hands(over)[0]) == ("over", None, "NE NS")
    last = with_bag(position("O", player("o", "NE NE"), IDLE, IDLE), "")
    assert told(last, "discard") == (Discarded(0, (tile("NE"), tile("NE"))), Ended(NOBODY))


@rule("DEDALO-END-4", "DEDALO-MINO-6", "T20")
def test_an_empty_bag_in_mid_turn_does_not_stop_that_turn() -> None:
    before = position(
        "O─────X", player("e5", "+red NE"), player("o"), player("o", "NE NE NE"), turn=2, taken=(0, 1, 0), game=HUNTED
    )
    before = with_bag(before, "NS", HUNTED)
    state, happenings, _ = step(before, "stop", game=HUNTED, drawn="NS")
    assert HUNTED.bag_size(state) == 0
    assert (state.seat, state.phase, hands(state)[0]) == (0, "act", "NE NS")  # two tiles, for there are no more
    assert happenings[-1] == Secret(0, DrewTiles(0, (tile("NS"),)), Drew(0, 1))
    over = play(state, "move e6", game=HUNTED)
    assert HUNTED.outcome(over) == Outcome((0,), "escaped")
    assert told(state, "move e4", "stop", game=HUNTED) == (Ended(NOBODY),)


@rule("DEDALO-END-3", "DEDALO-CAPT-3")
def test_tiles_that_come_back_in_the_same_turn_fill_the_bag_again() -> None:
    state = position(
        "O──", player("e1", "NS"), IDLE, player("e1", "NE NES"), minotaur="e2<e1", red=1, taken=(1, 0, 0), game=HUNTED
    )
    state = with_bag(state, "", HUNTED)
    caught, happenings, _ = step(state, "push 2 e2", game=HUNTED)
    assert happenings[1:] == (Caught(2, (2, 0)), MinotaurLeft())
    assert HUNTED.bag_size(caught) == 3  # two from the hand, and the red one
    after = play(caught, "stop", game=HUNTED, drawn="NE NES")
    assert (after.phase, after.seat, HUNTED.bag_size(after)) == ("act", 1, 1)


@rule("DEDALO-END-3", "DEDALO-CAPT-5")
def test_the_bag_may_be_emptied_by_someone_who_comes_back() -> None:
    state = with_bag(position("O", IDLE, player("-"), IDLE, taken=(0, 1, 0)), "NS NS")
    over, happenings, _ = step(state, "stop", drawn="NS NS")
    assert happenings == (
        TurnBegan(1),
        CameBack(1),
        Secret(1, DrewTiles(1, (tile("NS"), tile("NS"))), Drew(1, 2)),
        Ended(NOBODY),
    )
    assert (over.phase, over.seat, tributes(over)) == ("over", 1, ["o", "o", "o"])


@rule("DEDALO-END-3", "DEDALO-END-4")
def test_an_action_looks_at_no_bag() -> None:
    state = with_bag(position("O─", player("o", "NS NS"), IDLE, IDLE), "")
    after = play(state, "lay n1 NS", "move e1")
    assert (after.phase, after.seat) == ("act", 0)
