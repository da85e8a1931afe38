"""Positions that are past take no more room than they need."""

from random import Random

import pytest
from msgspec import Struct

from knossos import load
from knossos.games import names
from knossos.match import Match, person


def played(game: str, plies: int) -> Match:
    match = Match.begin(load(game), [person(name) for name in ("Ariadne", "Theseus", "Minos", "Icarus")], "facts")
    random = Random(7)
    for _ in range(plies):
        assert match.to_act is not None
        match.play(match.to_act, random.choice(match.legal(match.to_act)))
    return match


def worked_out(state: Struct) -> dict[str, object]:
    parts = (state, *(getattr(state, name) for name in state.__struct_fields__))
    return {name: fact for part in parts for name, fact in getattr(part, "__dict__", {}).items()}


@pytest.mark.parametrize("game", names())
def test_what_was_worked_out_from_a_position_is_forgotten_when_it_is_past(game: str) -> None:
    match = played(game, 30)
    kept = worked_out(match.state)
    for step in match.steps[:-1]:
        assert worked_out(step.state).items() <= kept.items()  # what the next position shares is still needed


@pytest.mark.parametrize("game", names())
def test_a_position_that_is_past_still_allows_what_it_allowed(game: str) -> None:
    match = played(game, 10)
    seat = match.to_act
    assert seat is not None
    before = match.legal(seat), match.view(seat)
    match.play(seat, before[0][-1])
    match.undo(seat, {0, 1, 2, 3})
    assert (match.legal(seat), match.view(seat)) == before
