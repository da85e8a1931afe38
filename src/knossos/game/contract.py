"""The contract: what a game is to everything that plays, shows, stores or studies it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from knossos.game import options
from knossos.game.chance import Chance, Imagined, Recorded, fork
from knossos.game.events import Event, Happening
from knossos.game.outcome import Outcome
from knossos.locale import Problem, Seat

S = TypeVar("S", bound=Hashable)
A = TypeVar("A", bound=Hashable)
V = TypeVar("V", bound=Hashable)


class Facts(Struct, frozen=True):
    """What a game is like, for people who choose one and programs that prepare for one."""

    seats: tuple[int, ...]
    luck: bool
    secrets: bool
    cooperative: bool
    actions: int | None
    """How many different actions there are; None where the board has no bounds."""


class Kinds(Struct, frozen=True):
    """The types of a game, to decode each of its things with; actions and events are unions."""

    options: type[Struct]
    state: Any
    action: Any
    view: Any
    event: Any
    signs: Any = None
    """What `signs` gives; None: nothing."""


class Game(ABC, Generic[S, A, V]):
    """A game with its options and components; immutable. S is its state, A its action, V its view.

    State, action, event and view are frozen msgspec structs; `str` of the first two and of the view is a text that
    `read`, `parse` and `read_view` understand.
    """

    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules: it changes when a record could replay to something else."""

    kinds: ClassVar[Kinds]

    goals: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are a goal reached: by the seat they name or, if they name none, by the seat that acted."""

    options: Struct
    digest: str
    """A fingerprint of the components."""

    facts: Facts

    pieces: tuple[str, ...]
    """The piece of each seat, by which people know it."""

    @abstractmethod
    def __init__(self, options: Any, components: Path | None = None) -> None:
        """Set the game up from its options and from a components file instead of its own."""

    def __str__(self) -> str:
        changed = options.write(self.options)
        return f"{self.name}({changed})" if changed else self.name

    def seat(self, number: int) -> Seat:
        """A seat, to be told to programs by its number and to people by its piece."""
        return Seat(number, self.pieces[number] if number < len(self.pieces) else str(number))

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the rulebook does not provide for."""
        if seats not in self.facts.seats:
            allowed = ", ".join(map(str, self.facts.seats))
            raise Problem("seats-count", game=self.name, count=seats, allowed=allowed)

    @abstractmethod
    def deal(self, seats: int, chance: Chance) -> tuple[S, tuple[Happening, ...]]:
        """Set the game up, to the point where the first decision is due."""

    @abstractmethod
    def to_act(self, state: S) -> int | None:
        """The seat that decides, which need not be the one whose turn it is; None when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[A]:
        """Every action that the seat to act may take, in ascending order of `index`, none twice."""

    @abstractmethod
    def play(self, state: S, action: A, chance: Chance) -> tuple[S, tuple[Happening, ...]]:
        """Carry out an action of the seat to act, up to the next decision.

        Raises a Rejection if the rules do not allow it; the old state is untouched either way.
        """

    def ahead(self, state: S, action: A) -> tuple[S, tuple[Happening, ...]]:
        """What an action leads to without luck, for a look ahead; a Problem where nothing comes of it without.

        It may stop short of what follows by itself with luck, such as the end of the turn.
        """
        return self.play(state, action, Recorded(()))

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it runs."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat may see; None: what a spectator may see."""

    def signs(self, view: V) -> Struct | None:
        """What the rules say of a view, for a board that knows none: where to go, what counts, how things stand.

        Only what everybody may know, so that it is the same from every seat.
        """
        return None

    @abstractmethod
    def reshuffle(self, state: S, seat: int | None, chance: Chance) -> S:
        """The same position with everything that a seat does not know dealt anew. Written from State alone."""

    def alike(self, state: S, seat: int) -> Iterable[S]:
        """Positions that look like this one to a seat, in which its next action comes to all that it could come to.

        They follow from what the seat knows. One is enough where what is hidden matters only to events that reveal it.
        """
        return (self.reshuffle(state, seat, Imagined(Random(0))),)

    @abstractmethod
    def imagine(self, view: V, memory: Sequence[Event], chance: Chance) -> S:
        """A full state that fits a view and what that seat has heard so far."""

    def outcomes(self, state: S, action: A) -> list[tuple[Fraction, S]]:
        """Every state that an action can lead to, with its probability."""
        return fork(lambda chance: self.play(state, action, chance)[0])

    @abstractmethod
    def parse(self, text: str) -> A:
        """Read an action as `str` writes it."""

    @abstractmethod
    def index(self, action: A) -> int:
        """The number of an action; the same in every position."""

    @abstractmethod
    def action(self, index: int) -> A:
        """The action of a number."""

    @abstractmethod
    def read(self, text: str) -> S:
        """Read a state as `str` writes it."""

    @abstractmethod
    def read_view(self, text: str) -> V:
        """Read a view as `str` writes it: a state in which what is hidden is marked `?`."""

    @abstractmethod
    def census(self, state: S) -> Counter[str]:
        """Everything that can be counted on the table, wherever it is: the same from the first turn to the last."""
