"""How many decisions per second the bots make, and how long one takes: `python -m benchmarks.bots`."""

from collections.abc import Iterator
from functools import cache, partial
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from benchmarks.contest import Contestant
from knossos import bots, load
from knossos.bots import Bot
from knossos.game import Seeded, heard

GAME = load("amazeing")
SEATS = 4
GAMES = 3
MOST = 100
"""So many decisions of a game are timed."""


class Decision(NamedTuple):
    """What a seat is asked in some position."""

    seat: int
    view: Any
    legal: Any


def contestants() -> Iterator[Contestant]:
    """The bots, on all decisions of the same games."""
    yield Contestant("greedy", "decisions", partial(_decide, "greedy"))
    yield Contestant("random", "decisions", partial(_decide, "random"))


def pace(name: str) -> tuple[float, float]:
    """The median and the longest time of a decision of the greedy bot in a game, in milliseconds."""
    game = load(name)
    times: list[float] = []
    for number in range(GAMES):
        seating = [bots.load("greedy", game, seat, "pace") for seat in range(SEATS)]
        luck = Seeded(f"pace {number}")
        state, happenings = game.deal(SEATS, luck)
        while (seat := game.to_act(state)) is not None and len(times) < (number + 1) * MOST:
            for other, bot in enumerate(seating):
                bot.see(game.view(state, other), heard(happenings, other))
            view, legal = game.view(state, seat), game.legal(state)
            start = perf_counter()
            action = seating[seat].choose(view, legal)
            times.append((perf_counter() - start) * 1000)
            luck = luck.at(luck.version + 1)
            state, happenings = game.play(state, action, luck)
    return median(times), max(times)


def _decide(name: str) -> int:
    seating = _seating(name)
    for seat, view, legal in _decisions():
        seating[seat].choose(view, legal)
    return len(_decisions())


@cache
def _decisions() -> tuple[Decision, ...]:
    """Every decision of some games between greedy bots."""
    seating = _seating("greedy")
    decisions = []
    for number in range(GAMES):
        luck = Seeded(f"bots {number}")
        state, _ = GAME.deal(SEATS, luck)
        while (seat := GAME.to_act(state)) is not None:
            decisions.append(Decision(seat, GAME.view(state, seat), GAME.legal(state)))
            luck = luck.at(luck.version + 1)
            state, _ = GAME.play(state, seating[seat].choose(*decisions[-1][1:]), luck)
    return tuple(decisions)


def _seating(name: str) -> list[Bot]:
    return [bots.load(name, GAME, seat, "bots") for seat in range(SEATS)]
