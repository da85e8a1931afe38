"""Pushing a tribute that shares the own cell."""

import pytest

from knossos.games.dedalos import Push
from knossos.games.dedalos.events import Shoved
from tests.games.dedalos.position import FULL, Refusal, loaded, play, player, position, refused, some, step, tributes
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

OTHER = player("o")


def no_victim(seat: int, on: str) -> Refusal:
    return "dedalos-no-victim", "DEDALO-PUSH-1", {"seat": seat, "cell": on}


def no_passage(start: str, to: str) -> Refusal:
    return "dedalos-no-passage", "DEDALO-PUSH-1", {"start": start, "cell": to}


@rule("DEDALO-PUSH-1", "T10")
def test_a_tribute_is_pushed_through_a_passage_and_the_pusher_stays() -> None:
    state = position("O─│", player("o"), player("e1"), player("e1"), turn=1)
    after, happenings, drawn = step(state, "push 2 o")
    assert happenings == (Shoved(1, 2, (1, 0), (0, 0)),)
    assert drawn == []
    assert tributes(after) == ["o", "e1", "o"]
    assert (after.lays, after.moves, after.pushes, after.seat, after.phase) == (0, 0, 1, 1, "act")


@rule("DEDALO-PUSH-1", "T10")
def test_nobody_is_pushed_through_a_wall() -> None:
    state = position("O─│", player("e1"), player("e1"), OTHER)
    assert refused(state, "push 1 e2") == no_passage("e1", "e2")  # a wall
    assert refused(state, "push 1 e1n1") == no_passage("e1", "e1n1")  # no tile
    assert refused(state, "push 1 e1") == no_passage("e1", "e1")  # no neighbour
    assert some(state, "push") == ["1 o"]


@rule("DEDALO-PUSH-1")
def test_only_others_on_the_own_cell_are_pushed() -> None:
    state = position("O──", player("e1"), player("e1"), player("e2"), player("-"))
    assert refused(state, "push 0 o") == no_victim(0, "e1")  # oneself
    assert refused(state, "push 2 o") == no_victim(2, "e1")  # elsewhere
    assert refused(state, "push 3 o") == no_victim(3, "e1")  # off the board
    assert refused(state, "push 4 o") == no_victim(4, "e1")  # nobody sits there
    assert refused(state, Push(5, (0, 0))) == no_victim(5, "e1")
    assert some(state, "push") == ["1 o", "1 e2"]


@rule("DEDALO-PUSH-1")
@pytest.mark.parametrize(
    ("pieces", "victim", "name"),
    [("red+yellow+blue", 2, "Blue"), ("white+red+green", 0, "White"), ("red+blue+green", 3, "3")],
)
def test_whoever_is_not_pushed_is_named(pieces: str, victim: int, name: str) -> None:
    state = position("O──", player("e1"), player("e1"), player("e2"))
    found = problem(loaded(pieces=pieces).play, state, Push(victim, (0, 0)), Noting())
    assert str(found) == (
        f"You push others that share your cell, e1, and the tribute of {name} is none of them (DEDALO-PUSH-1)."
    )


@rule("DEDALO-PUSH-1")
def test_alone_on_a_cell_one_pushes_nobody() -> None:
    state = position("O──", player("e1"), player("o"), player("e2"))
    assert some(state, "push") == []


@rule("DEDALO-PUSH-1")
def test_the_pusher_chooses_whom_and_where() -> None:
    state = position("·│\n─O─\n·│", player("o"), player("o"), player("o"), player("o"), turn=2)
    assert some(state, "push") == [f"{seat} {name}" for name in ("n1", "e1", "s1", "w1") for seat in (0, 1, 3)]


@rule("DEDALO-PUSH-2")
def test_the_same_or_another_may_be_pushed_a_second_time() -> None:
    state = position("O──", player("o"), player("o"), player("o"))
    assert tributes(play(state, "push 1 e1", "push 2 e1")) == ["o", "e1", "e1"]
    again = play(state, "push 1 e1", "move e1", "push 1 e2")
    assert tributes(again) == ["e1", "e2", "o"]
    assert (again.moves, again.pushes) == (1, 2)


@rule("DEDALO-PUSH-3", "T11")
def test_nobody_is_pushed_onto_an_exit() -> None:
    state = position("O─────X", player("e5"), player("e5"), OTHER)
    assert refused(state, "push 1 e6") == ("dedalos-push-exit", "DEDALO-PUSH-3", {"cell": "e6"})
    assert some(state, "push") == ["1 e4"]
    assert some(state, "move") == ["e4", "e6"]


@rule("DEDALO-PUSH-3", "DEDALO-COLL-3")
def test_nor_onto_a_closed_exit_to_which_no_passage_leads() -> None:
    state = position("O─────#", player("e5"), player("e5"), OTHER)
    assert refused(state, "push 1 e6") == no_passage("e5", "e6")
    assert some(state, "push") == ["1 e4"]


@rule("DEDALO-PUSH-4")
def test_who_was_pushed_may_go_back_and_be_pushed_back() -> None:
    """What the rules say of a second move concerns only the one who moves."""
    state = position("O──", player("e1"), player("e1", "NE NE NE"), OTHER, taken=(0, 0, 0))
    there = play(state, "push 1 o", "move o", "push 1 e1")
    assert tributes(there) == ["o", "e1", "o"]
    theirs = play(play(state, "push 1 e2"), "stop", drawn="NE NE NE")
    assert (theirs.seat, theirs.start) == (1, (2, 0))
    assert some(theirs, "move") == ["e1"]


@rule("DEDALO-PUSH-4", "DEDALO-TRAP-2")
def test_a_tribute_may_be_pushed_where_it_is_stuck() -> None:
    """The middle of three cells that are closed on both sides has no room for two moves."""
    state = position("O│───│", player("e2"), player("e2"), OTHER)
    assert tributes(play(state, "push 1 e3")) == ["e2", "e3", "o"]
    assert "1 e3" in some(state, "push", FULL)
