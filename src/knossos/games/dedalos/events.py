"""What happens in this game."""

from typing import ClassVar

from knossos.game import Ended, Event, TurnBegan
from knossos.maze import Tile
from knossos.maze.grid import Cell


class Drew(Event, frozen=True, tag=True):
    """A seat drew so many tiles."""

    seat: int
    count: int


class DrewTiles(Event, frozen=True, tag=True):
    """What a seat drew, as it sees it."""

    reveals: ClassVar[bool] = True
    seat: int
    tiles: tuple[Tile, ...]


class Laid(Event, frozen=True, tag=True):
    """A seat laid a tile."""

    seat: int
    at: Cell
    tile: Tile


class Covered(Event, frozen=True, tag=True):
    """A seat covered a tile with another one."""

    seat: int
    at: Cell
    tile: Tile
    under: Tile


class Collapsed(Event, frozen=True, tag=True):
    """A seat closed an exit for good."""

    seat: int
    at: Cell


class Moved(Event, frozen=True, tag=True):
    """A seat moved its tribute."""

    seat: int
    start: Cell
    to: Cell


class Shoved(Event, frozen=True, tag=True):
    """A seat pushed the tribute of another one."""

    seat: int
    victim: int
    start: Cell
    to: Cell


class Discarded(Event, frozen=True, tag=True):
    """A seat discarded its hand."""

    reveals: ClassVar[bool] = True
    seat: int
    tiles: tuple[Tile, ...]


class MinotaurTiles(Event, frozen=True, tag=True):
    """A seat put minotaur tiles into play."""

    reveals: ClassVar[bool] = True
    seat: int
    red: int
    white: int
    speed: int


class MinotaurEntered(Event, frozen=True, tag=True):
    """The minotaur was put on the entrance."""


class MinotaurStepped(Event, frozen=True, tag=True):
    """The minotaur went through a passage."""

    start: Cell
    to: Cell


class MinotaurJumped(Event, frozen=True, tag=True):
    """The minotaur took a shortcut."""

    start: Cell
    to: Cell


class Caught(Event, frozen=True, tag=True):
    """The minotaur caught the tribute of a seat; its hand goes back into the bag."""

    seat: int
    at: Cell


class MinotaurLeft(Event, frozen=True, tag=True):
    """The minotaur left the board, after a catch."""


class MinotaurWithdrew(Event, frozen=True, tag=True):
    """The minotaur left the board, since it could catch nobody for a whole round."""


class CameBack(Event, frozen=True, tag=True):
    """The tribute of a seat that was caught stands on the entrance again."""

    seat: int


AnyEvent = (
    TurnBegan
    | Ended
    | Drew
    | DrewTiles
    | Laid
    | Covered
    | Collapsed
    | Moved
    | Shoved
    | Discarded
    | MinotaurTiles
    | MinotaurEntered
    | MinotaurStepped
    | MinotaurJumped
    | Caught
    | MinotaurLeft
    | MinotaurWithdrew
    | CameBack
)
