"""What happens in this game."""

from typing import ClassVar

from knossos.game import Ended, Event, TurnBegan
from knossos.games.dragon.components import Guardian
from knossos.games.shifting import Carried as Carried
from knossos.games.shifting import Pushed as Pushed
from knossos.games.shifting import Walked as Walked
from knossos.maze import Direction, Square


class HandDealt(Event, frozen=True, tag=True):
    """A seat got so many cards 1-6 and so many cards 7-12."""

    seat: int
    low: int
    high: int


class HandSeen(Event, frozen=True, tag=True):
    """The cards of a seat, as their owner sees them."""

    reveals: ClassVar[bool] = True
    seat: int
    values: tuple[int, ...]


class TreasuresLaid(Event, frozen=True, tag=True):
    """The treasures of the second phase were laid out."""

    reveals: ClassVar[bool] = True


class GuardianCarried(Event, frozen=True, tag=True):
    """A push took a guardian along, or round to the inserted tile."""

    guardian: Guardian
    start: Square
    to: Square


class Took(Event, frozen=True, tag=True):
    """A seat took a treasure."""

    seat: int
    value: int


class CoinGained(Event, frozen=True, tag=True):
    """A seat played the card of the treasure that it took, for a coin."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int


class DragonTurned(Event, frozen=True, tag=True):
    """The dragon die showed arrows: the dragon looks elsewhere, and these squares are threatened."""

    reveals: ClassVar[bool] = True
    arrows: int
    facing: Direction
    passage: tuple[Square, ...]


class GuardianWoke(Event, frozen=True, tag=True):
    """The dragon die showed a guardian: these squares are threatened; none if it is under the lair."""

    reveals: ClassVar[bool] = True
    guardian: Guardian
    passage: tuple[Square, ...]


class DuelRolled(Event, frozen=True, tag=True):
    """A seat that is threatened rolled the duel die."""

    reveals: ClassVar[bool] = True
    seat: int
    roll: int


class RolledAgain(Event, frozen=True, tag=True):
    """A seat played a card to roll again."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int


class Lost(Event, frozen=True, tag=True):
    """A seat lost its lowest treasure."""

    seat: int
    value: int


class Doubled(Event, frozen=True, tag=True):
    """A seat played a card for a second turn."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int


class Challenged(Event, frozen=True, tag=True):
    """A seat challenged the dragon."""

    seat: int


class FinalRolled(Event, frozen=True, tag=True):
    """A seat rolled the duel die against the dragon."""

    reveals: ClassVar[bool] = True
    seat: int
    roll: int


class Slain(Event, frozen=True, tag=True):
    """A seat has slain the dragon."""

    seat: int
    total: int


class Failed(Event, frozen=True, tag=True):
    """A seat has failed against the dragon."""

    seat: int
    total: int


AnyEvent = (
    TurnBegan
    | Ended
    | HandDealt
    | HandSeen
    | TreasuresLaid
    | Pushed
    | Carried
    | GuardianCarried
    | Walked
    | Took
    | CoinGained
    | DragonTurned
    | GuardianWoke
    | DuelRolled
    | RolledAgain
    | Lost
    | Doubled
    | Challenged
    | FinalRolled
    | Slain
    | Failed
)
