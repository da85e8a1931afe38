"""Where luck comes from: passed in, never global, never reachable from a state or a view."""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from typing import TypeVar

from msgspec import Struct

from knossos.locale import Problem

T = TypeVar("T")
S = TypeVar("S", bound=Hashable)


class Drawn(Struct, frozen=True):
    """One outcome of luck: what was drawn for, the text of what came, and the only seat that may see it, if any."""

    label: str
    value: str
    to: int | None = None

    def __str__(self) -> str:
        return f"{self.label}={self.value}"

    @classmethod
    def parse(cls, text: str) -> Drawn:
        """Read a draw as `str` writes it. Who may see it is not in the text: the rules say it again in a replay."""
        label, sign, value = text.partition("=")
        if not (label and sign and value):
            raise Problem("draw-text", text=text)
        return cls(label, value)


class Chance(ABC):
    """A source of labelled draws. It remembers what it gave in `drawn`."""

    def __init__(self) -> None:
        self.drawn: list[Drawn] = []

    def draw(self, label: str, options: Sequence[T], to: int | None = None) -> T:
        """One of the options, each as likely as the others; an option that is listed twice is twice as likely.

        Options are told apart by `str`. `to` names the only seat that may see the outcome; None: everybody sees it.
        """
        drawn = options[self._pick(label, options)]
        self.drawn.append(Drawn(label, str(drawn), to))
        return drawn

    @abstractmethod
    def _pick(self, label: str, options: Sequence[object]) -> int:
        """The position of the option that comes."""


class Seeded(Chance):
    """The same seed gives the same draws on every platform; every version of a log has a stream of its own.

    The stream is SHA-256 in counter mode, and a number that would favour some options is passed over.

    >>> Seeded("minos", version=3).draw("die", range(1, 7))
    3
    """

    def __init__(self, seed: str, version: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.version = version
        self._counter = 0

    def at(self, version: int) -> Seeded:
        """The stream of another version: a refused action uses nothing up, an undone one gets fresh luck."""
        return Seeded(self.seed, version)

    def _pick(self, label: str, options: Sequence[object]) -> int:
        size = 1 << 256
        fair = size - size % len(options)
        while True:
            block = f"{self.version}:{self._counter}:{self.seed}".encode()
            self._counter += 1
            number = int.from_bytes(hashlib.sha256(block).digest(), "big")
            if number < fair:
                return number % len(options)


class Imagined(Chance):
    """A private stream for imagined futures: quick, and of no use to anyone who looks for the real one."""

    def __init__(self, source: random.Random) -> None:
        super().__init__()
        self._source = source

    def _pick(self, label: str, options: Sequence[object]) -> int:
        return int(self._source.random() * len(options))


class Recorded(Chance):
    """Gives again what was drawn before, in a record or on a real table."""

    def __init__(self, drawn: Iterable[Drawn]) -> None:
        super().__init__()
        self._rest = list(drawn)

    def _pick(self, label: str, options: Sequence[object]) -> int:
        if not self._rest:
            raise Problem("draw-missing", label=label)
        drawn = self._rest.pop(0)
        if drawn.label != label:
            raise Problem("draw-label", text=str(drawn), label=label)
        for position, option in enumerate(options):
            if str(option) == drawn.value:
                return position
        raise Problem("draw-value", text=str(drawn), options=", ".join(dict.fromkeys(map(str, options))))

    def close(self) -> None:
        """Say that nothing more will be drawn: a draw that is left over is a problem."""
        if self._rest:
            raise Problem("draw-left-over", text=str(self._rest[0]))


class Forced(Chance):
    """Follows a list of positions, then takes the first option each time, and notes the ways not taken."""

    def __init__(self, positions: tuple[int, ...]) -> None:
        super().__init__()
        self._positions = positions
        self._taken: tuple[int, ...] = ()
        self.probability = Fraction(1)
        self.untried: list[tuple[int, ...]] = []

    def _pick(self, label: str, options: Sequence[object]) -> int:
        depth = len(self._taken)
        texts = [str(option) for option in options]
        if depth < len(self._positions):
            position = self._positions[depth]
        else:
            position, *others = (texts.index(text) for text in dict.fromkeys(texts))
            self.untried.extend((*self._taken, other) for other in others)
        self._taken += (position,)
        self.probability *= Fraction(texts.count(texts[position]), len(texts))
        return position


def fork(play: Callable[[Chance], S]) -> list[tuple[Fraction, S]]:
    """Everything that luck can make of `play`, each with its probability.

    >>> fork(lambda chance: chance.draw("coin", [1, 3, 5]) > 2)
    [(Fraction(1, 3), False), (Fraction(2, 3), True)]
    """
    probabilities: dict[S, Fraction] = {}
    ways: list[tuple[int, ...]] = [()]
    for way in ways:
        chance = Forced(way)
        state = play(chance)
        probabilities[state] = probabilities.get(state, Fraction(0)) + chance.probability
        ways.extend(chance.untried)
    return [(probability, state) for state, probability in probabilities.items()]
