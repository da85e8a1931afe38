"""What happens, as it is stored and as it is heard."""

import msgspec
import pytest

from knossos.game import Ended, Event, Outcome, TurnBegan
from knossos.game.telling import Teller
from knossos.games.dedalos.events import (
    CameBack,
    Caught,
    Collapsed,
    Covered,
    Discarded,
    Drew,
    DrewTiles,
    Laid,
    MinotaurEntered,
    MinotaurJumped,
    MinotaurLeft,
    MinotaurStepped,
    MinotaurTiles,
    MinotaurWithdrew,
    Moved,
    Shoved,
)
from knossos.locale import catalogue, languages
from knossos.maze import Tile
from tests.games.dedalos.position import FULL, dealt, tile

NS, STARRED = tile("NS"), tile("NE+star+star")

EVERY_EVENT: list[tuple[Event, bool]] = [
    (TurnBegan(1), False),
    (Ended(Outcome((1,), "escaped")), False),
    (Ended(Outcome((), "minotaur")), False),
    (Drew(0, 3), False),
    (Drew(0, 1), False),
    (DrewTiles(0, (NS, STARRED, Tile(0, ("red",)))), True),
    (Laid(0, (1, 0), NS), False),
    (Covered(0, (1, 0), STARRED, NS), False),
    (Collapsed(0, (6, 0)), False),
    (Moved(0, (0, 0), (0, 1)), False),
    (Shoved(0, 1, (0, 0), (0, 1)), False),
    (Discarded(0, (NS, STARRED)), True),
    (MinotaurTiles(0, 1, 2, 3), True),
    (MinotaurEntered(), False),
    (MinotaurStepped((0, 0), (0, 1)), False),
    (MinotaurJumped((0, 0), (2, 2)), False),
    (Caught(1, (0, 1)), False),
    (MinotaurLeft(), False),
    (MinotaurWithdrew(), False),
    (CameBack(1), False),
]


@pytest.mark.parametrize(("event", "reveals"), EVERY_EVENT)
def test_every_event_can_be_stored_and_says_whether_it_brings_something_to_light(
    event: Event, *, reveals: bool
) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=FULL.kinds.event) == event
    assert event.reveals is reveals


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", [event for event, _ in EVERY_EVENT[1:]])
def test_every_event_but_the_beginning_of_a_turn_is_one_sentence(event: Event, language: str) -> None:
    for listener in (0, 1, None):
        [sentence] = Teller(FULL, catalogue(language), listener).tell([TurnBegan(1), event])
        assert sentence


def test_events_name_cells_tiles_and_pieces() -> None:
    def said(event: Event, listener: int | None = None) -> str:
        [sentence] = Teller(FULL, catalogue("en"), listener).tell([event])
        return sentence

    assert said(Laid(0, (1, -2), STARRED)) == "Red lays NE (★\u00a0★) on e1s2."
    assert said(Covered(0, (1, 0), STARRED, NS), 0) == "You cover NS on e1 with NE (★\u00a0★)."
    assert said(Shoved(0, 1, (0, 0), (0, 1))) == "Red pushes Yellow to n1."
    assert said(DrewTiles(0, (tile("+red"), tile("+collapse"), NS)), 0) == "You draw red minotaur, collapse, NS."
    assert said(Caught(1, (0, 1)), 1) == "The minotaur catches you on n1!"
    assert said(Collapsed(5, (-6, 0))) == "White closes the exit on w6 for good."
    assert said(Ended(Outcome((1,), "escaped")), 1) == "You are out: you win!"
    assert said(Ended(Outcome((1,), "escaped"))) == "Yellow is out and wins."


def test_states_and_views_can_be_stored() -> None:
    state = dealt(4)
    assert msgspec.json.decode(msgspec.json.encode(state), type=FULL.kinds.state) == state
    for seat in (0, None):
        view = FULL.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=FULL.kinds.view) == view
