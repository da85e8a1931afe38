"""The contract that every game keeps: what the rest of Knossos knows of a game. Knows no particular game."""

from knossos.game.chance import Chance, Drawn, Imagined, Recorded, Seeded
from knossos.game.contract import Facts, Game, Kinds
from knossos.game.events import Ended, Event, Happening, Secret, TurnBegan, heard, revealing
from knossos.game.outcome import Outcome
from knossos.game.rejection import Rejection

__all__ = [
    "Chance",
    "Drawn",
    "Ended",
    "Event",
    "Facts",
    "Game",
    "Happening",
    "Imagined",
    "Kinds",
    "Outcome",
    "Recorded",
    "Rejection",
    "Secret",
    "Seeded",
    "TurnBegan",
    "heard",
    "revealing",
]
