"""Tiles with stars: they may cover what has fewer."""

import pytest

from knossos.games.dedalos.events import Covered, Laid
from tests.games.dedalos.position import (
    BASE,
    FULL,
    HUNTED,
    Refusal,
    hands,
    lying,
    play,
    player,
    position,
    refused,
    some,
    step,
    tile,
    told,
)

rule = pytest.mark.rule

OTHER = player("o")

STARS = ["", "+star", "+star+star", "+star+star+star"]


def too_few(name: str, stars: int) -> Refusal:
    return "dedalos-stars", "DEDALO-STAR-2", {"cell": name, "stars": stars}


def occupied(name: str) -> Refusal:
    return "dedalos-figure", "DEDALO-STAR-4", {"cell": name}


def fixed(name: str) -> Refusal:
    return "dedalos-never-covered", "DEDALO-STAR-5", {"cell": name}


# On an empty cell


@rule("DEDALO-STAR-1")
@pytest.mark.parametrize("stars", STARS)
def test_a_tile_with_stars_is_laid_on_an_empty_cell_like_any_other(stars: str) -> None:
    state = position("O─", player("o", f"NS{stars}"), OTHER, OTHER)
    assert told(state, f"lay e2 EW{stars}") == (Laid(0, (2, 0), tile(f"EW{stars}")),)
    assert some(state, "lay")[0] == f"n1 NS{stars}"
    assert refused(state, f"lay e1s1 EW{stars}") == ("dedalos-no-side", "DEDALO-LAY-1", {"cell": "e1s1"})


# Over another tile


@rule("DEDALO-STAR-2", "T05")
@pytest.mark.parametrize("upper", range(4))
@pytest.mark.parametrize("under", range(4))
def test_only_a_tile_with_more_stars_covers_another(upper: int, under: int) -> None:
    state = position("O─", player("o", f"NS{STARS[upper]}"), OTHER, OTHER, stars={"e1": under})
    action = f"lay e1 EW{STARS[upper]}"
    if upper > under:
        assert action.removeprefix("lay ") in some(state, "lay")
        assert lying(play(state, action), "e1") == [f"EW{STARS[upper]}"]
    else:
        assert action.removeprefix("lay ") not in some(state, "lay")
        occupies = ("dedalos-occupied", "DEDALO-LAY-1", {"cell": "e1"})
        assert refused(state, action) == (too_few("e1", under) if upper else occupies)


@rule("DEDALO-STAR-2", "DEDALO-STAR-6")
def test_what_was_covered_leaves_the_game() -> None:
    state = position("O┘", player("o", "NS+star NE"), OTHER, OTHER, gone="NE NS", game=BASE)
    after, happenings, drawn = step(state, "lay e1 EW+star", game=BASE)
    assert happenings == (Covered(0, (1, 0), tile("EW+star"), tile("NW")),)
    assert drawn == []
    assert after.gone == (tile("NE"), tile("NE"), tile("NS"))  # as it is in the bag, and in order
    assert (hands(after)[0], after.sizes, after.lays) == ("NE", (1, 0, 0), 1)
    assert BASE.census(after) == BASE.census(state)
    assert BASE.bag_size(after) == BASE.bag_size(state)


@rule("DEDALO-STAR-6")
def test_only_the_tile_on_top_counts() -> None:
    state = position("O┼┐", player("o", "NS+star NE+star+star"), OTHER, OTHER, stars={"e2": 1})
    after = play(state, "lay e1 EW+star")
    assert after.grid.met[1, 1] == 0  # the crossing was open to the north
    assert refused(after, "lay e1 NW+star") == ("dedalos-not-held", "DEDALO-LAY-1", {"tile": "NW+star"})
    assert some(play(after, "move e1"), "move") == ["e2"]
    twice = play(after, "lay e1 SW+star+star")  # two stars over one
    assert lying(twice, "e1") == ["SW+star+star"]
    assert twice.gone == (tile("NESW"), tile("NS+star"))
    assert some(twice, "move") == ["e1"]
    assert some(play(twice, "move e1"), "move") == []


@rule("DEDALO-STAR-2", "DEDALO-STAR-6")
def test_a_cover_is_measured_by_the_stars_on_top() -> None:
    state = position("O─", player("o", "NS+star+star NE+star+star NS+star+star+star"), OTHER, OTHER)
    after = play(state, "lay e1 EW+star+star")
    assert refused(after, "lay e1 NW+star+star") == too_few("e1", 2)
    assert lying(play(after, "lay e1 EW+star+star+star"), "e1") == ["EW+star+star+star"]


@rule("DEDALO-STAR-3")
def test_a_cover_must_meet_an_open_side_as_if_the_cell_were_empty() -> None:
    state = position("O─│", player("o", "NS+star"), OTHER, OTHER)
    assert refused(state, "lay e1 NS+star") == ("dedalos-no-side", "DEDALO-LAY-1", {"cell": "e1"})
    assert refused(state, "lay e2 NS+star") == ("dedalos-no-side", "DEDALO-LAY-1", {"cell": "e2"})
    assert lying(play(state, "lay e2 EW+star"), "e2") == ["EW+star"]
    apart = position("O·─", player("o", "NS+star"), OTHER, OTHER)  # its own old sides do not count
    assert refused(apart, "lay e2 EW+star") == ("dedalos-no-side", "DEDALO-LAY-1", {"cell": "e2"})
    assert "e2 EW+star" not in some(apart, "lay")


@rule("DEDALO-STAR-3")
def test_a_cover_may_meet_an_open_side_where_the_old_tile_had_a_wall() -> None:
    state = position("O│─", player("o", "NS+star"), OTHER, OTHER)
    after = play(state, "lay e1 EW+star")
    assert after.grid.joined((0, 0), 2, (1, 0))
    assert after.grid.joined((1, 0), 2, (2, 0))


# Where somebody stands


@rule("DEDALO-STAR-4", "T06")
def test_nobody_stands_on_a_tile_that_is_covered() -> None:
    own = position("O─┐", player("e1", "NS+star+star+star"), player("e2"), OTHER)
    assert refused(own, "lay e1 EW+star+star+star") == occupied("e1")
    assert refused(own, "lay e2 EW+star+star+star") == occupied("e2")
    assert not {"e1", "e2"} & {text.split()[0] for text in some(own, "lay")}


@rule("DEDALO-STAR-4", "T06")
def test_not_even_the_minotaur() -> None:
    state = position("O─┐", player("o", "NS+star"), OTHER, OTHER, minotaur="e1<o", red=1, game=HUNTED)
    assert refused(state, "lay e1 EW+star", HUNTED) == occupied("e1")
    assert "e1 EW+star" not in some(state, "lay", HUNTED)
    elsewhere = position("O─┐", player("o", "NS+star"), OTHER, OTHER, minotaur="e2<e1", red=1, game=HUNTED)
    assert lying(play(elsewhere, "lay e1 EW+star", game=HUNTED), "e1") == ["EW+star"]


@rule("DEDALO-STAR-4", "DEDALO-STAR-2")
def test_too_few_stars_are_told_before_the_figure() -> None:
    state = position("O─", player("e1", "NS+star"), OTHER, OTHER, stars={"e1": 1})
    assert refused(state, "lay e1 EW+star") == too_few("e1", 1)


# What is never covered


@rule("DEDALO-STAR-5", "T07")
def test_entrance_and_exits_are_never_covered() -> None:
    """Not even with nobody on them."""
    state = position(
        "O─────X", player("e1", "NS+star+star+star NESW+star+star+star"), player("e1"), player("e1"), game=BASE
    )
    for text in ("EW+star+star+star", "NESW+star+star+star"):
        assert refused(state, f"lay o {text}", BASE) == fixed("o")
        assert refused(state, f"lay e6 {text}", BASE) == fixed("e6")
    assert not {"o", "e6"} & {text.split()[0] for text in some(state, "lay", BASE)}


@rule("DEDALO-STAR-5")
def test_a_closed_exit_is_never_covered() -> None:
    state = position("O─────#", player("o", "NS+star+star+star"), OTHER, OTHER)
    assert refused(state, "lay e6 EW+star+star+star") == fixed("e6")
    assert "e6" not in {text.split()[0] for text in some(state, "lay", FULL)}


@rule("DEDALO-STAR-2", "DEDALO-STAR-3")
def test_every_cover_of_a_hand_in_order() -> None:
    state = position(
        "O───", player("o", "NE NS+star NE+star+star"), player("o"), player("e3"), stars={"e1": 1, "e2": 2}
    )
    assert [text for text in some(state, "lay") if text.startswith("e")] == [
        *("e1 NE+star+star", "e1 ES+star+star", "e1 NW+star+star", "e1 SW+star+star"),
        *("e4 NW", "e4 NW+star+star", "e4 EW+star", "e4 SW", "e4 SW+star+star"),
    ]
