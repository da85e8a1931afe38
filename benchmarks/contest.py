"""Measuring several things side by side."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

ROUNDS = 5
SECONDS = 0.2


class Contestant(NamedTuple):
    """Something to measure: `run` does a piece of work and says how many units it was."""

    name: str
    unit: str
    run: Callable[[], int]


def measure(field: Sequence[Contestant]) -> list[float]:
    """The best speed of each contestant in several rounds, in units per second.

    All take part in every round, so that a slow moment of the machine slows down all of them and the ratios hold.
    """
    for contestant in field:
        contestant.run()  # compiles, and fills the tables
    rounds = [[_speed(contestant.run) for contestant in field] for _ in range(ROUNDS)]
    return [max(speeds) for speeds in zip(*rounds, strict=True)]


def _speed(run: Callable[[], int]) -> float:
    done = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < SECONDS:
        done += run()
    return done / elapsed
