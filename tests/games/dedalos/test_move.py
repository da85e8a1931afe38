"""Moving the own tribute: one cell through a passage, and not straight back."""

import pytest

from knossos.games.dedalos.events import Moved
from tests.games.dedalos.position import Refusal, legal, play, player, position, refused, some, step, tributes

rule = pytest.mark.rule

OTHER = player("o")


def no_passage(start: str, to: str) -> Refusal:
    return "dedalos-no-passage", "DEDALO-MOVE-1", {"start": start, "cell": to}


def back(name: str) -> Refusal:
    return "dedalos-back", "DEDALO-MOVE-3", {"cell": name}


@rule("DEDALO-MOVE-1")
def test_a_tribute_goes_one_cell_through_a_passage() -> None:
    state = position("O──", player("e1"), OTHER, player("e2"), turn=0)
    after, happenings, drawn = step(state, "move e2")
    assert happenings == (Moved(0, (1, 0), (2, 0)),)
    assert drawn == []
    assert tributes(after) == ["e2", "o", "e2"]
    assert (after.moves, after.seat, after.phase, after.start) == (1, 0, "act", (1, 0))


@rule("DEDALO-MOVE-1")
def test_it_moves_its_own_tribute() -> None:
    state = position("O──", player("o"), player("e2"), player("e1"), turn=2)
    assert some(state, "move") == ["o", "e2"]
    assert tributes(play(state, "move o")) == ["o", "e2", "o"]


@rule("DEDALO-MOVE-1", "DEDALO-LAY-4")
def test_there_must_be_a_passage() -> None:
    state = position("┌\nO──│", player("e2"), player("o"), OTHER)
    assert some(state, "move") == ["e1"]
    assert refused(state, "move e3") == no_passage("e2", "e3")  # a wall
    assert refused(state, "move e2n1") == no_passage("e2", "e2n1")  # no tile
    assert refused(state, "move o") == no_passage("e2", "o")  # too far
    assert refused(state, "move e2") == no_passage("e2", "e2")  # it is there already


@rule("DEDALO-MOVE-1")
def test_it_goes_in_all_four_directions() -> None:
    state = position("·│\n─O─\n·│", player("o"), player("n1"), player("e1"))
    assert some(state, "move") == ["n1", "e1", "s1", "w1"]
    for name in ("n1", "e1", "s1", "w1"):
        assert tributes(play(state, f"move {name}"))[0] == name


@rule("DEDALO-MOVE-2")
def test_any_number_of_tributes_may_stand_on_a_cell() -> None:
    state = position("O─", player("o"), *[player("e1")] * 5)
    assert tributes(play(state, "move e1")) == ["e1"] * 6


# Not straight back


@rule("DEDALO-MOVE-3", "T08")
def test_the_second_move_may_not_end_where_the_turn_began() -> None:
    state = position("O──", player("e1"), OTHER, OTHER)
    away = play(state, "move e2")
    assert some(away, "move") == []
    assert refused(away, "move e1") == back("e1")
    there = play(state, "move o")
    assert refused(there, "move e1") == back("e1")


@rule("DEDALO-MOVE-3")
def test_the_first_move_may_go_anywhere() -> None:
    """Also to where the turn began, which can only be if nobody moved."""
    state = position("O──", player("e1", "NS"), OTHER, OTHER, start="o")
    assert some(state, "move") == ["o", "e2"]
    assert tributes(play(state, "move o")) == ["o", "o", "o"]


@rule("DEDALO-MOVE-3")
def test_the_second_move_may_end_anywhere_else() -> None:
    ring = position("┌┐\nO┘", player("o"), OTHER, OTHER)
    away = play(ring, "move e1")
    assert some(away, "move") == ["e1n1"]
    assert tributes(play(away, "move e1n1"))[0] == "e1n1"


@rule("DEDALO-MOVE-3")
def test_the_next_turn_may_lead_back() -> None:
    state = position("O──", player("e1", "NE NE NE"), player("o", "NE NE NE"), player("o", "NE NE NE"))
    later = play(state, "move e2", "stop", "discard", "discard", drawn="NE NE NE NE NE NE")
    assert (later.seat, later.start) == (0, (2, 0))
    assert tributes(play(later, "move e1"))[0] == "e1"


@rule("DEDALO-MOVE-3", "T08")
def test_the_second_move_may_lead_back_onto_a_tile_that_was_covered_meanwhile() -> None:
    state = position("O──", player("e1", "NS+star"), OTHER, OTHER)
    covered = play(state, "move e2", "lay e1 EW+star")
    assert (covered.replaced, covered.start) == (True, (1, 0))
    assert legal(covered) == ["stop", "move e1"]
    assert tributes(play(covered, "move e1"))[0] == "e1"


@rule("DEDALO-MOVE-3")
def test_only_a_cover_of_that_very_tile_lets_one_back() -> None:
    state = position("O─────", player("e1", "NS+star"), OTHER, OTHER)
    covered = play(state, "move e2", "lay e4 EW+star")
    assert not covered.replaced
    assert refused(covered, "move e1") == back("e1")
    laid = play(state, "move e2", "lay n1 NS+star")
    assert not laid.replaced
    assert refused(laid, "move e1") == back("e1")


@rule("DEDALO-MOVE-3")
def test_a_cover_is_not_forgotten_when_another_tile_is_laid() -> None:
    state = position("O──", player("e2", "NS NS"), OTHER, OTHER, start="e1", taken=(1, 1, 0), replaced=True)
    assert some(state, "move") == ["e1"]
    assert play(state, "lay n1 NS").replaced


@rule("DEDALO-MOVE-3")
def test_a_passage_that_the_cover_has_closed_is_closed() -> None:
    state = position("O──", player("e1", "NE+star"), OTHER, OTHER)
    covered = play(state, "move o", "lay e1 NE+star")
    assert covered.replaced
    assert refused(covered, "move e1") == no_passage("o", "e1")
