"""What happened, in sentences, for the one who listens."""

import random
from collections import Counter

import pytest

from knossos import load
from knossos.game import Event, Imagined, TurnBegan, heard
from knossos.game.telling import Teller
from knossos.games.amazeing.events import (
    Carried,
    CoinTurned,
    Dealt,
    Found,
    NightCardsTaken,
    NightFell,
    Pushed,
    TargetSeen,
    TargetTaken,
    Walked,
)
from knossos.locale import catalogue, languages
from knossos.maze import Tile, arrow, square
from tests.variants import every_variant

GAME = load("amazeing", mode="daynight", pieces="blue+red+green")


def told(event: Event, listener: int | None = None) -> str:
    [sentence] = Teller(GAME, catalogue("en"), listener).tell([event])
    return sentence


@pytest.mark.parametrize(
    ("event", "to_others", "to_the_seat"),
    [
        (
            Pushed(0, arrow("b1"), Tile(3, ("owl",)), Tile(10)),
            "Blue pushes NE (owl) in at b1; EW comes out.",
            "You push NE (owl) in at b1; EW comes out.",
        ),
        (Carried(0, square("a4"), square("b4")), "Blue is carried from a4 to b4.", "You are carried from a4 to b4."),
        (Walked(0, (0, 1, 2)), "Blue walks to c1.", "You walk to c1."),
        (Walked(0, (48,)), "Blue stays on g7.", "You stay on g7."),
        (Found(0, "falling-star"), "Blue finds falling star!", "You find falling star!"),
        (Dealt(0, 4, ("owl", "rat")), "Blue has 4 hidden cards and face up: owl, rat.", None),
        (Dealt(0, 0, ("owl",)), "Blue has face up: owl.", "You have face up: owl."),
        (Dealt(0, 1, ()), "Blue has 1 hidden card.", "You have 1 hidden card."),
        (TargetTaken(0), "Blue looks at the next card.", None),
        (TargetSeen(0, "owl"), "Your next treasure: owl.", "Your next treasure: owl."),
        (NightCardsTaken(0, 4), "Blue takes 4 night cards in hand.", None),
        (CoinTurned(0, 5), "Blue turns over a coin: 5.", "You turn over a coin: 5."),
        (
            NightFell(0, (0, 2, 1)),
            "Night falls: Blue has found the last treasure of the day. "
            "Day cards that are lost: Blue 0, Red 2, Green 1.",
            None,
        ),
    ],
)
def test_a_seat_hears_of_itself_and_the_others_of_its_piece(
    event: Event, to_others: str, to_the_seat: str | None
) -> None:
    assert told(event) == to_others
    assert told(event, listener=1) == to_others
    if to_the_seat:
        assert told(event, listener=0) == to_the_seat


def test_a_turn_that_begins_is_not_worth_a_sentence() -> None:
    assert Teller(GAME, catalogue("en")).tell([TurnBegan(1)]) == []


def test_a_treasure_from_other_components_keeps_its_own_name() -> None:
    assert told(Found(1, "blue-moon")) == "Red finds blue moon!"


OFTEN = 20
"""How often each listener is told of each kind of event."""


@pytest.mark.parametrize("text", every_variant())
def test_everything_that_happens_can_be_said_in_every_language(text: str) -> None:
    game = load(text)
    rng = random.Random(text)
    seats = game.facts.seats[-1]
    state, happenings = game.deal(seats, Imagined(rng))
    tellers = {
        listener: [Teller(game, catalogue(language), listener) for language in languages()]
        for listener in (*range(seats), None)
    }
    told: Counter[tuple[int | None, type]] = Counter()
    while True:
        for listener, speakers in tellers.items():
            events = [event for event in heard(happenings, listener) if told[listener, type(event)] < OFTEN]
            told.update((listener, type(event)) for event in events)
            assert all(sentence for teller in speakers for sentence in teller.tell(events))
        if game.to_act(state) is None:
            break
        state, happenings = game.play(state, rng.choice(game.legal(state)), Imagined(rng))
