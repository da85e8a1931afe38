"""What happened, as everybody or as one seat hears of it."""

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from msgspec import Struct

from knossos.game.outcome import Outcome


class Event(Struct, frozen=True, tag=True):
    """Something that happened. Every game has its own kinds; those in this module belong to all games."""

    reveals: ClassVar[bool] = False
    """Whether something comes to light that was hidden; not where a seat only shows what it plays, such as a tile."""


class TurnBegan(Event, frozen=True, tag=True):
    """It is a seat's turn now, and the next decision is that seat's."""

    seat: int


class Ended(Event, frozen=True, tag=True):
    """The game is over."""

    outcome: Outcome


class Secret(Struct, frozen=True):
    """One thing that happened, of which one seat hears more than all others."""

    seat: int
    private: Event
    public: Event


Happening: TypeAlias = Event | Secret


def heard(happenings: Iterable[Happening], seat: int | None) -> tuple[Event, ...]:
    """What a seat hears of what happened; None: what a spectator hears."""
    return tuple(
        (each.private if each.seat == seat else each.public) if isinstance(each, Secret) else each
        for each in happenings
    )


def revealing(happenings: Iterable[Happening]) -> bool:
    """Whether anybody learns something from what happened that was hidden before."""
    return any(
        each.private.reveals or each.public.reveals if isinstance(each, Secret) else each.reveals for each in happenings
    )
