"""What happens in this game."""

from typing import ClassVar

from knossos.game import Ended, Event, TurnBegan
from knossos.games.shifting import Carried as Carried
from knossos.games.shifting import Pushed as Pushed
from knossos.games.shifting import Walked as Walked


class Dealt(Event, frozen=True, tag=True):
    """The maze is laid and a seat got its cards: so many unseen ones, and these face up."""

    seat: int
    pile: int
    face_up: tuple[str, ...]


class Found(Event, frozen=True, tag=True):
    """A seat found a treasure and turned its card."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class TargetTaken(Event, frozen=True, tag=True):
    """A seat looked at its next card."""

    seat: int


class TargetSeen(Event, frozen=True, tag=True):
    """The next card of a seat, as its owner sees it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class NightFell(Event, frozen=True, tag=True):
    """A seat found its last treasure of the day; so many cards of each seat leave the game unfound."""

    seat: int
    dropped: tuple[int, ...]


class NightCardsTaken(Event, frozen=True, tag=True):
    """A seat took its secret night cards in hand."""

    seat: int
    count: int


class NightCardsSeen(Event, frozen=True, tag=True):
    """The secret night cards of a seat, as their owner sees them."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class CoinTurned(Event, frozen=True, tag=True):
    """The seat that ended the night turned over a coin."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int


AnyEvent = (
    TurnBegan
    | Ended
    | Dealt
    | Pushed
    | Carried
    | Walked
    | Found
    | TargetTaken
    | TargetSeen
    | NightFell
    | NightCardsTaken
    | NightCardsSeen
    | CoinTurned
)
