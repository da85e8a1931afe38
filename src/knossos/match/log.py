"""The log of a match: nothing in it is ever changed, only added to. Its length is the version of the match."""

from typing import TypeAlias

from msgspec import Struct

from knossos.game import Drawn
from knossos.match.seats import Holder


class Dealt(Struct, frozen=True, tag=True):
    """The game was set up for these players."""

    holders: tuple[Holder, ...]
    drawn: tuple[Drawn, ...]


class Played(Struct, frozen=True, tag=True):
    """A seat took an action, and this was drawn for it."""

    seat: int
    action: str
    drawn: tuple[Drawn, ...] = ()


class Undone(Struct, frozen=True, tag=True):
    """A seat took its latest action back, and with it everything since: so many actions are left."""

    seat: int
    left: int


class HandedOver(Struct, frozen=True, tag=True):
    """A seat has a new holder."""

    seat: int
    holder: Holder


Entry: TypeAlias = Dealt | Played | Undone | HandedOver
