"""Closing an exit for good."""

import pytest

from knossos.games.dedalos.events import Collapsed
from tests.games.dedalos.position import (
    BASE,
    COLLAPSING,
    FULL,
    Refusal,
    dealt,
    hands,
    legal,
    loaded,
    lying,
    play,
    player,
    position,
    refused,
    some,
    step,
    told,
)

rule = pytest.mark.rule

IDLE = player("o", "NE NE NE")


def no_exit(name: str) -> Refusal:
    return "dedalos-no-exit", "DEDALO-COLL-4", {"cell": name}


@rule("DEDALO-COLL-1", "T21")
@pytest.mark.parametrize(("seats", "count"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_half_of_the_exits_can_be_closed(seats: int, count: int) -> None:
    assert COLLAPSING.census(dealt(seats, COLLAPSING))["+collapse"] == count
    assert FULL.census(dealt(seats))["+collapse"] == count
    assert BASE.census(dealt(seats, BASE))["+collapse"] == 0


@rule("DEDALO-COLL-1")
def test_with_two_players_there_is_one() -> None:
    game = loaded(allow_two=True)
    assert game.census(dealt(2, game))["+collapse"] == 1


@rule("DEDALO-COLL-2", "DEDALO-COLL-3")
def test_an_exit_is_closed_from_the_hand() -> None:
    state = position("O", player("o", "+collapse NE"), IDLE, IDLE)
    assert some(state, "collapse") == ["e6", "w6"]  # wherever they are
    after, happenings, drawn = step(state, "collapse w6")
    assert happenings == (Collapsed(0, (-6, 0)),)
    assert drawn == []
    assert lying(after, "w6 e6") == ["+collapse", "NESW+exit"]
    assert (hands(after)[0], after.sizes[0], after.gone) == ("NE", 1, ())
    assert (after.lays, after.moves, after.pushes, after.seat, after.phase) == (1, 0, 0, 0, "act")
    assert FULL.census(after) == FULL.census(state)
    assert FULL.bag_size(after) == FULL.bag_size(state)


@rule("DEDALO-COLL-2", "DEDALO-TURN-1")
def test_it_counts_as_laying_a_tile() -> None:
    one = position("O", player("o", "+collapse NS NS"), IDLE, IDLE, taken=(1, 0, 0))
    assert some(play(one, "collapse e6"), "lay") == []
    assert refused(play(one, "collapse e6"), "lay n1 NS") == ("dedalos-twice", "DEDALO-TURN-1", {})
    two = position("O", player("o", "+collapse NS"), IDLE, IDLE, taken=(2, 0, 0))
    assert refused(two, "collapse e6") == ("dedalos-twice", "DEDALO-TURN-1", {})
    assert some(two, "collapse") == []


@rule("DEDALO-COLL-2")
def test_of_two_such_tiles_one_is_used() -> None:
    state = position("O", player("o", "+collapse +collapse"), IDLE, IDLE, IDLE, IDLE)
    after = play(state, "collapse n6")
    assert hands(after)[0] == "+collapse"
    assert some(after, "collapse") == ["e6", "s6", "w6"]
    assert lying(play(after, "collapse s6"), "n6 s6") == ["+collapse", "+collapse"]


@rule("DEDALO-COLL-2")
def test_who_holds_no_such_tile_closes_nothing() -> None:
    state = position("O", player("o", "NE"), player("o", "+collapse"), IDLE)
    assert refused(state, "collapse e6") == ("dedalos-no-collapse", "DEDALO-COLL-2", {})
    assert some(state, "collapse") == []


@rule("DEDALO-COLL-3", "T21")
def test_a_closed_exit_can_neither_be_entered_nor_closed_again() -> None:
    state = position("O─────#", player("e5", "+collapse"), IDLE, IDLE, IDLE, IDLE)
    assert refused(state, "collapse e6") == no_exit("e6")
    assert refused(state, "move e6") == ("dedalos-no-passage", "DEDALO-MOVE-1", {"start": "e5", "cell": "e6"})
    assert some(state, "collapse") == ["n6", "s6", "w6"]
    assert some(state, "move") == ["e4"]


@rule("DEDALO-COLL-4")
def test_only_an_open_exit_is_closed() -> None:
    state = position("O─", player("o", "+collapse"), IDLE, IDLE)
    for name in ("o", "e1", "e2", "n6"):  # the entrance, a tile, nothing, and an exit that is not in use
        assert refused(state, f"collapse {name}") == no_exit(name)


@rule("DEDALO-COLL-4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_least_one_exit_stays_open(seats: int) -> None:
    state = dealt(seats, COLLAPSING)
    exits = [tile for _, tile in state.grid.laid if "exit" in tile.shows]
    assert COLLAPSING.census(state)["+collapse"] < len(exits)


@rule("DEDALO-COLL-5")
def test_it_may_be_kept_for_later_or_discarded() -> None:
    state = position("O─", player("o", "+collapse NE NE"), IDLE, IDLE)
    kept = play(state, "move e1", "stop", "discard", "discard", drawn="NS NS NS NS NS NS")
    assert (kept.seat, hands(kept)[0]) == (0, "+collapse NE NE")
    assert some(kept, "collapse") == ["e6", "w6"]
    assert legal(state)[0] == "discard"
    gone = play(state, "discard", drawn="NS NS NS")
    assert [str(tile) for tile in gone.gone] == ["+collapse", "NE", "NE"]
    assert lying(gone, "e6 w6") == ["NESW+exit", "NESW+exit"]


@rule("DEDALO-COLL-2")
def test_both_ends_of_a_way_may_be_closed_while_there_is_room() -> None:
    state = position("X·····O─────X", player("e1", "+collapse +collapse"), *[IDLE] * 4)
    assert told(state, "collapse e6", "collapse w6") == (Collapsed(0, (-6, 0)),)
