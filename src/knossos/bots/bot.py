"""What a bot is: a player that chooses from what a seat sees."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct

from knossos.game import Event, Game
from knossos.locale import Value


class Advice(Struct, frozen=True):
    """An action, and why: a message key and its values."""

    action: Any
    reason: str
    values: dict[str, Value]


class Bot(ABC):
    """A player in one seat. Everything it knows comes through `see` and `choose`; its luck is its own."""

    name: str
    """What it is called: the name of its module or package."""

    level: ClassVar[int]
    """How strong it is, from 0 up; people choose by it."""

    memory: ClassVar[Literal["nothing", "lately", "everything"]] = "nothing"
    """What `see` has to tell it before it is asked: nothing, at least the last two rounds, or all since it began."""

    def __init__(self, name: str, game: Game[Any, Any, Any], seat: int, luck: random.Random) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.luck = luck

    def see(self, view: Any, events: Sequence[Event]) -> None:  # noqa: B027  most bots need no memory
        """Take note of what happened. A bot with a memory keeps it here."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of the legal actions."""
        return self.advise(view, legal).action

    @abstractmethod
    def advise(self, view: Any, legal: Sequence[Any]) -> Advice:
        """What it would do in this seat, and why."""
