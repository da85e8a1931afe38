"""Laying a tile: where an open side meets an open side."""

import pytest

from knossos.games.dedalos import Collapse, Lay
from knossos.games.dedalos.events import Laid
from knossos.maze import Tile
from knossos.maze.grid import ORIGIN
from tests.games.dedalos.position import (
    BASE,
    FULL,
    Refusal,
    hands,
    loaded,
    lying,
    play,
    player,
    position,
    refused,
    some,
    step,
    tile,
)
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

FROM_EXIT = loaded(lay_from_exit=True)

OTHER = player("o")


def no_side(name: str) -> Refusal:
    return "dedalos-no-side", "DEDALO-LAY-1", {"cell": name}


def exit_only(name: str) -> Refusal:
    return "dedalos-exit-only", "DEDALO-LAY-3", {"cell": name}


# On an empty cell


@rule("DEDALO-LAY-1", "T02")
def test_the_first_tile_is_laid_beside_the_entrance() -> None:
    state = position("O", player("o", "NS NES"), OTHER, OTHER)
    after, happenings, drawn = step(state, "lay e1 EW")
    assert happenings == (Laid(0, (1, 0), tile("EW")),)
    assert drawn == []
    assert (lying(after, "e1"), hands(after)[0], after.sizes) == (["EW"], "NES", (1, 0, 0))
    assert (after.lays, after.gone, after.seat, after.phase) == (1, (), 0, "act")
    assert refused(state, "lay e1 NS") == no_side("e1")  # a wall against the entrance
    assert refused(state, "lay e2 EW") == no_side("e2")  # beside nothing
    assert refused(state, "lay e1n1 NS") == no_side("e1n1")


@rule("DEDALO-LAY-1")
def test_a_tile_is_laid_in_any_rotation_that_fits() -> None:
    bend = position("O", player("o", "NE"), OTHER, OTHER)
    assert some(bend, "lay") == [
        *("n1 ES", "n1 SW", "e1 NW", "e1 SW", "s1 NE", "s1 NW", "w1 NE", "w1 ES"),
    ]
    junction = position("O", player("o", "NES"), OTHER, OTHER)
    assert some(junction, "lay") == [
        *("n1 NES", "n1 NSW", "n1 ESW"),
        *("e1 NEW", "e1 NSW", "e1 ESW"),
        *("s1 NES", "s1 NEW", "s1 NSW"),
        *("w1 NES", "w1 NEW", "w1 ESW"),
    ]
    crossing = position("O", player("o", "NESW"), OTHER, OTHER)
    assert some(crossing, "lay") == ["n1 NESW", "e1 NESW", "s1 NESW", "w1 NESW"]


@rule("DEDALO-LAY-1", "DEDALO-LAY-2", "T03")
def test_a_bend_needs_one_side_that_meets_an_open_one() -> None:
    walled = position("│\nO─", player("o", "NE"), OTHER, OTHER)
    assert refused(walled, "lay e1n1 SW") == no_side("e1n1")  # n1 is closed to the east, and e1 to the north
    open_to_the_north = position("│\nO┴", player("o", "NE"), OTHER, OTHER)
    assert lying(play(open_to_the_north, "lay e1n1 SW"), "e1n1") == ["SW"]


@rule("DEDALO-LAY-2", "DEDALO-LAY-4", "T04")
def test_all_other_sides_may_meet_walls_and_no_passage_leads_through_them() -> None:
    state = position("│\nO┴", player("o", "NE"), player("e1"), player("n1"))
    after = play(state, "lay e1n1 SW")
    grid = after.grid
    assert grid.joined((1, 1), 4, (1, 0))
    assert not grid.joined((1, 1), 8, (0, 1))  # its open side in the west meets a wall
    assert some(play(after, "move e1"), "move") == ["e1n1"]
    assert some(position("│┐\nO┴", player("n1"), OTHER, OTHER), "move") == ["o"]


@rule("DEDALO-LAY-4")
def test_a_passage_needs_two_open_sides() -> None:
    assert some(position("O─", player("e1"), OTHER, OTHER), "move") == ["o"]
    assert some(position("O│", player("e1"), OTHER, OTHER), "move") == []  # closed on this side
    assert some(position("O│", player("o"), OTHER, OTHER), "move") == []  # and from that side
    assert some(position("O──", player("e1"), OTHER, OTHER), "move") == ["o", "e2"]
    assert some(position("O─│", player("e1"), OTHER, OTHER), "move") == ["o"]  # closed on the other side


@rule("DEDALO-LAY-2")
def test_a_tile_may_cut_a_way_off_without_touching_anybody() -> None:
    """Two open sides lead to e1n1, and the new tile meets only one of them."""
    state = position("┌·\nO┘", player("o", "NS"), OTHER, OTHER)
    west, south = ((0, 1), 2, (1, 1)), ((1, 0), 1, (1, 1))
    after = play(state, "lay e1n1 EW")
    assert (after.grid.joined(*west), after.grid.joined(*south)) == (True, False)
    after = play(state, "lay e1n1 NS")
    assert (after.grid.joined(*west), after.grid.joined(*south)) == (False, True)


# From the entrance, or from a tile that was laid


@rule("DEDALO-LAY-3")
def test_a_tile_need_not_be_joined_to_the_entrance() -> None:
    state = position("O··─", player("o", "NS"), OTHER, OTHER)
    assert some(state, "lay") == ["n1 NS", "e1 EW", "s1 NS", "w1 EW", "e2 EW", "e4 EW"]
    assert lying(play(state, "lay e4 EW"), "e4") == ["EW"]


@rule("DEDALO-LAY-3")
@pytest.mark.parametrize("text", ["e5 EW", "e6n1 NS", "e7 EW", "e6s1 NS", "w5 EW"])
def test_to_meet_an_exit_is_not_enough(text: str) -> None:
    state = position("O", player("o", "NS"), OTHER, OTHER)
    assert refused(state, f"lay {text}") == exit_only(text.split()[0])
    assert some(state, "lay") == ["n1 NS", "e1 EW", "s1 NS", "w1 EW"]


@rule("DEDALO-LAY-3")
def test_a_tile_that_meets_an_exit_and_another_tile_is_laid_from_the_other_one() -> None:
    state = position("O···─·X", player("o", "NS NE"), OTHER, OTHER)
    assert [text for text in some(state, "lay") if text.startswith("e5 ")] == ["e5 NW", "e5 EW", "e5 SW"]
    assert refused(state, "lay e5 NE") == exit_only("e5")
    assert refused(state, "lay e5 NS") == no_side("e5")
    covering = position("O····─X", player("o", "NS+star"), OTHER, OTHER)
    assert refused(covering, "lay e5 EW+star") == exit_only("e5")
    assert refused(covering, "lay e5 NS+star") == no_side("e5")


@rule("DEDALO-LAY-3")
def test_where_it_is_agreed_one_may_build_from_an_exit() -> None:
    state = position("O", player("o", "NS"), OTHER, OTHER)
    lays = ["n1 NS", "e1 EW", "s1 NS", "w1 EW", "e5 EW", "w5 EW", "e6n1 NS", "e6s1 NS", "w6s1 NS", "w6n1 NS"]
    assert some(state, "lay", FROM_EXIT) == [*lays, "e7 EW", "w7 EW"]
    assert lying(play(state, "lay e5 EW", game=FROM_EXIT), "e5") == ["EW"]
    assert refused(state, "lay e5 NS", FROM_EXIT) == no_side("e5")
    closed = position("O·····#", player("o", "NS"), OTHER, OTHER)  # a closed exit is open to nobody
    assert [text for text in some(closed, "lay", FROM_EXIT) if text.startswith("e")] == ["e1 EW"]
    assert refused(closed, "lay e5 EW", FROM_EXIT) == no_side("e5")


# From the hand


@rule("DEDALO-LAY-1")
@pytest.mark.parametrize("wanted", ["NE", "NES", "NS+star", "EW+star+star", "NESW"])
def test_only_a_tile_of_the_hand_is_laid(wanted: str) -> None:
    state = position("O", player("o", "NS NESW+star"), player("o", "NE NES NS+star"), player("o", "NESW"))
    assert refused(state, f"lay n1 {wanted}") == ("dedalos-not-held", "DEDALO-LAY-1", {"tile": wanted})


@rule("DEDALO-LAY-1", "DEDALO-MINO-7", "DEDALO-COLL-4")
@pytest.mark.parametrize("text", ["+red", "+white", "+collapse"])
def test_tiles_without_a_path_are_not_laid_in_the_maze(text: str) -> None:
    state = position("O", player("o", text), OTHER, OTHER)
    assert some(state, "lay") == []
    assert problem(FULL.play, state, Lay((0, 1), tile(text)), Noting()).key == "action-impossible"


@rule("DEDALO-LAY-1")
def test_a_tile_is_what_it_shows() -> None:
    state = position("O", player("o", "NS"), OTHER, OTHER)
    assert problem(FULL.play, state, Lay((0, 1), Tile(15, ("exit",))), Noting()).key == "action-impossible"
    assert refused(state, Collapse(ORIGIN)) == ("dedalos-no-collapse", "DEDALO-COLL-2", {})


@rule("DEDALO-LAY-1")
def test_of_two_equal_tiles_one_stays_in_the_hand() -> None:
    state = position("O", player("o", "NS NS NE"), player("o", "NS"), OTHER)
    after = play(state, "lay n1 NS")
    assert hands(after) == ["NE NS", "NS", ""]
    assert after.sizes == (2, 1, 0)


@rule("DEDALO-LAY-1")
def test_what_is_laid_is_no_longer_in_the_bag() -> None:
    state = position("O", player("o", "NS"), OTHER, OTHER, game=BASE)
    after = play(state, "lay n1 NS", game=BASE)
    assert BASE.bag_size(after) == BASE.bag_size(state) == 131
    assert BASE.census(after) == BASE.census(state)
