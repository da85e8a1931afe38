"""How many decisions per second the bots make, and how long one takes: `python -m benchmarks.bots`."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias
from unittest.mock import patch

from benchmarks.contest import Contestant
from knossos import bots, load
from knossos.bots import Bot
from knossos.bots.greedy import amazeing
from knossos.game import Seeded
from knossos.maze import fast, lanes

Form: TypeAlias = Callable[..., Any]

GAME = load("amazeing")
SEATS = 4
GAMES = 3


class Decision(NamedTuple):
    """What a seat is asked in some position."""

    seat: int
    view: Any
    legal: Any


def contestants() -> Iterator[Contestant]:
    """The greedy bot with both quick forms of reach, and the random one, on all decisions of the same games."""
    yield Contestant("greedy, lanes", "decisions", partial(_decide, "greedy", lanes.reach_many))
    yield Contestant("greedy, fast", "decisions", partial(_decide, "greedy", fast.reach_many))
    yield Contestant("random", "decisions", partial(_decide, "random", lanes.reach_many))


def typical(form: Form) -> tuple[float, float]:
    """The median and the longest time of a decision of the greedy bot, in milliseconds."""
    with patch.object(amazeing, "reach_many", form):
        seating = _seating("greedy")
        times = [_seconds(seating[decision.seat], decision) * 1000 for decision in _decisions()]
    return median(times), max(times)


def _decide(name: str, form: Form) -> int:
    with patch.object(amazeing, "reach_many", form):
        seating = _seating(name)
        for seat, view, legal in _decisions():
            seating[seat].choose(view, legal)
    return len(_decisions())


def _seconds(bot: Bot, decision: Decision) -> float:
    start = perf_counter()
    bot.choose(decision.view, decision.legal)
    return perf_counter() - start


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
