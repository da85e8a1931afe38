"""What happens, as it is stored and as it is heard."""

import msgspec
import pytest

from knossos.game import Ended, Event, Outcome, Secret, TurnBegan, heard
from knossos.games.amazeing.events import (
    Carried,
    CoinTurned,
    Dealt,
    Found,
    NightCardsSeen,
    NightCardsTaken,
    NightFell,
    Pushed,
    TargetSeen,
    TargetTaken,
    Walked,
)
from knossos.maze import Tile, arrow, square
from tests.games.amazeing.position import BASIC, CLOSED, OPEN, SECRET, player, position, told

rule = pytest.mark.rule

EVERY_EVENT: list[tuple[Event, bool]] = [
    (TurnBegan(1), False),
    (Ended(Outcome((1,), "points", (3, 5))), False),
    (Dealt(0, 4, ("cat", "fox")), False),
    (Pushed(0, arrow("b1"), Tile(3, ("owl",)), Tile(5)), False),
    (Carried(1, square("b7"), square("b1")), False),
    (Walked(0, (square("a1"), square("b1"))), False),
    (Found(0, "owl"), True),
    (TargetTaken(0), False),
    (TargetSeen(0, "rat"), True),
    (NightFell(0, (0, 2)), False),
    (NightCardsTaken(0, 4), False),
    (NightCardsSeen(0, ("cat", "fox")), True),
    (CoinTurned(0, 5), True),
]


@pytest.mark.parametrize(("event", "reveals"), EVERY_EVENT)
def test_every_event_can_be_stored_and_says_whether_it_brings_something_to_light(
    event: Event, *, reveals: bool
) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=BASIC.kinds.event) == event
    assert event.reveals is reveals


@pytest.mark.parametrize("text", ["b1/NE", "move d4", "move d4 owl"])
def test_every_action_can_be_stored(text: str) -> None:
    action = BASIC.parse(text)
    assert msgspec.json.decode(msgspec.json.encode(action), type=BASIC.kinds.action) == action


@rule("AMAZE-FIND-3", "AMAZE-FIND-4", "AMAZE-INFO-1")
def test_everybody_hears_of_a_find_but_only_the_owner_of_its_next_target() -> None:
    state = position(
        OPEN, player("a1", seeks="owl", pile=1), player("g1", seeks="rat"), shows={"b1": "owl"}, phase="move"
    )
    happenings = told(state, "move b1", drawn="target=moth")
    walked = Walked(0, (square("a1"), square("b1")))
    assert heard(happenings, 0) == (walked, Found(0, "owl"), TargetSeen(0, "moth"), TurnBegan(1))
    public = (walked, Found(0, "owl"), TargetTaken(0), TurnBegan(1))
    assert heard(happenings, 1) == heard(happenings, None) == public


@rule("AMAZE-INFO-1", "AMAZE-DAY-5")
def test_only_the_owner_hears_which_secret_night_cards_it_takes() -> None:
    red = player("a1", seeks="owl")
    state = position(OPEN, red, player("g1", seeks="rat"), shows={"b1": "owl"}, phase="move")
    cards = ["cat", "fox", "stag", "wolf", "firefly", "galaxy", "raven", "snail"]
    happenings = told(state, "move b1", game=SECRET, drawn=" ".join(f"night={card}" for card in cards))
    own, others = ("cat", "fox", "stag", "wolf"), ("firefly", "galaxy", "raven", "snail")
    assert heard(happenings, 0)[3:5] == (NightCardsSeen(0, own), NightCardsTaken(1, 4))
    assert heard(happenings, 1)[3:5] == (NightCardsTaken(0, 4), NightCardsSeen(1, others))
    assert heard(happenings, None)[3:5] == (NightCardsTaken(0, 4), NightCardsTaken(1, 4))


@rule("AMAZE-PUSH-7")
def test_a_push_tells_nothing_in_secret() -> None:
    state = position(CLOSED, player("b7", seeks="owl"), player("b1", seeks="rat"), spare="NE+owl")
    happenings = told(state, "b1/SW")
    assert happenings == (
        Pushed(0, arrow("b1"), Tile(12, ("owl",)), Tile(0)),
        Carried(0, square("b7"), square("b1")),
        Carried(1, square("b1"), square("b2")),
    )
    assert not any(isinstance(each, Secret) for each in happenings)
