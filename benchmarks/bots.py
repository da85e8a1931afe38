"""How long a decision of the greedy bot takes."""

from statistics import median
from time import perf_counter

from knossos import bots, load
from knossos.game import Seeded, heard

SEATS = 4
GAMES = 3
MOST = 100
"""So many decisions of a game are timed."""


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
