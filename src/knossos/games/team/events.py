"""What happens in this game. Everybody hears all of it."""

from typing import ClassVar

from knossos.game import Ended, Event, TurnBegan
from knossos.games.shifting import Carried as Carried
from knossos.games.shifting import Pushed as Pushed
from knossos.games.shifting import Walked as Walked
from knossos.games.team.state import Spell
from knossos.maze import Arrow, Square, Tile


class SpellTaken(Event, frozen=True, tag=True):
    """A seat has a spell besides Push: the Rotate of the introductory game, or one of the pool."""

    seat: int
    spell: Spell


class Drew(Event, frozen=True, tag=True):
    """A seat laid these treasure cards before it."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class DaedalusPushed(Event, frozen=True, tag=True):
    """A page of the Book: the spare went in face down at an arrow, and another tile came out across."""

    reveals: ClassVar[bool] = True
    arrow: Arrow
    tile: Tile
    out: Tile


class DaedalusFlipped(Event, frozen=True, tag=True):
    """A page of the Book: the tiles that show these pictures are to lie face down."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class Covered(Event, frozen=True, tag=True):
    """A tile was turned face down."""

    at: Square
    tile: Tile


class DaedalusTeleported(Event, frozen=True, tag=True):
    """A page of the Book: these pieces, if they play, go to the home of one piece."""

    reveals: ClassVar[bool] = True
    pieces: tuple[str, ...]
    home: str


class Sent(Event, frozen=True, tag=True):
    """Daedalus sent the piece of a seat to a home corner."""

    seat: int
    start: Square
    to: Square


class Rotated(Event, frozen=True, tag=True):
    """A seat cast Rotate: the tile lies like this now."""

    seat: int
    at: Square
    tile: Tile


class Switched(Event, frozen=True, tag=True):
    """A seat cast Switch on the tiles of two squares."""

    seat: int
    first: Square
    second: Square


class WalkSpellUsed(Event, frozen=True, tag=True):
    """A seat needed a spell for its walk."""

    seat: int
    spell: Spell


class Uncovered(Event, frozen=True, tag=True):
    """A seat stopped on a tile that lay face down, and turned it face up."""

    reveals: ClassVar[bool] = True
    seat: int
    at: Square
    tile: Tile


class LeftCovered(Event, frozen=True, tag=True):
    """A seat stopped on a tile that lies face down, and left it like that."""

    seat: int
    at: Square


class Turned(Event, frozen=True, tag=True):
    """A seat chose how the tile lies that it turned face up."""

    seat: int
    at: Square
    tile: Tile


class Collected(Event, frozen=True, tag=True):
    """A seat collected a treasure: one of its own, or for the teammate before whom it lay."""

    seat: int
    card: str
    owner: int | None = None


class BonusMove(Event, frozen=True, tag=True):
    """A seat may move once more in this turn."""

    seat: int


AnyEvent = (
    TurnBegan
    | Ended
    | SpellTaken
    | Drew
    | DaedalusPushed
    | DaedalusFlipped
    | Covered
    | DaedalusTeleported
    | Sent
    | Carried
    | Pushed
    | Rotated
    | Switched
    | Walked
    | WalkSpellUsed
    | Uncovered
    | LeftCovered
    | Turned
    | Collected
    | BonusMove
)
