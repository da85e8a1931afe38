"""What happens, as it is stored and as it is heard."""

import msgspec
import pytest

from knossos.game import Ended, Event, Outcome, TurnBegan
from knossos.game.telling import Teller
from knossos.games.dragon.events import (
    AnyEvent,
    Carried,
    Challenged,
    CoinGained,
    Doubled,
    DragonTurned,
    DuelRolled,
    Failed,
    FinalRolled,
    GuardianCarried,
    GuardianWoke,
    HandDealt,
    HandSeen,
    Lost,
    Pushed,
    RolledAgain,
    Slain,
    Took,
    TreasuresLaid,
    Walked,
)
from knossos.locale import catalogue, languages
from knossos.maze import Tile, arrow, square
from tests.games.dragon.position import DRAGON, dealt, play, player, position, squares

EVERY_EVENT: list[tuple[Event, bool]] = [
    (TurnBegan(1), False),
    (Ended(Outcome((0, 1), "points", (20, 20))), False),
    (HandDealt(0, 4, 4), False),
    (HandSeen(0, (1, 3, 7)), True),
    (TreasuresLaid(), True),
    (Pushed(0, arrow("b1"), Tile(3), Tile(5)), False),
    (Carried(1, square("b7"), square("b1")), False),
    (GuardianCarried("white", square("b7"), square("b1")), False),
    (GuardianCarried("black", square("b2"), square("b3")), False),
    (Walked(0, squares("a1")), False),
    (Walked(0, squares("a1 b1")), False),
    (Took(0, 3), False),
    (CoinGained(0, 3), True),
    (DragonTurned(1, 2, squares("e4")), True),
    (DragonTurned(4, 1, squares("d2 d3")), True),
    (GuardianWoke("white", ()), True),
    (GuardianWoke("black", squares("f6")), True),
    (GuardianWoke("black", squares("f6 g6")), True),
    (DuelRolled(0, 3), True),
    (RolledAgain(0, 5), True),
    (Lost(0, 2), False),
    (Doubled(0, 9), True),
    (Challenged(0), False),
    (FinalRolled(0, 6), True),
    (Slain(0, 13), False),
    (Failed(0, 11), False),
]


@pytest.mark.parametrize(("event", "reveals"), EVERY_EVENT)
def test_every_event_can_be_stored_and_says_whether_it_brings_something_to_light(
    event: Event, *, reveals: bool
) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=DRAGON.kinds.event) == event
    assert event.reveals is reveals


def test_these_are_all_kinds_of_events() -> None:
    assert DRAGON.kinds.event == AnyEvent
    kinds = set(AnyEvent.__args__)
    assert {type(event) for event, _ in EVERY_EVENT} == kinds
    assert len(kinds) == 21


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", [event for event, _ in EVERY_EVENT[1:]])
def test_every_event_but_the_beginning_of_a_turn_is_one_sentence(event: Event, language: str) -> None:
    for listener in (0, 1, None):
        [sentence] = Teller(DRAGON, catalogue(language), listener).tell([TurnBegan(1), event])
        assert sentence


def test_treasures_taken_and_the_dragon_slain_are_goals_reached() -> None:
    assert DRAGON.goals == (Took, Slain)


def test_states_and_views_can_be_stored() -> None:
    red = player("d3", cards="3 9", treasures="5", coins=2)
    late = position(
        "│││││││\n" * 7, red, player("g7"), stage="final", phase="final", roll=2, rolls="6 4", played="1", lost="2"
    )
    for state in (dealt(3), late, play(late, "pass")):
        assert msgspec.json.decode(msgspec.json.encode(state), type=DRAGON.kinds.state) == state
        for seat in (0, 1, None):
            view = DRAGON.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=DRAGON.kinds.view) == view
            assert hash(view) == hash(DRAGON.view(state, seat))
