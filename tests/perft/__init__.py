"""Node counts by depth, from stored positions, with a breakdown by action. `python -m tests.perft` writes them anew.

A file has a block for each position: its text, the counts, and for the deepest one the count behind each first action.
"""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from knossos import bots, load
from knossos.arena.bout import play
from knossos.game import Game, Imagined, TurnBegan
from knossos.game.perft import divide
from knossos.game.record import replay

FOLDER = Path(__file__).parent
DEPTH = {"dedalos": 1}
"""How deep to count at most, if not 3: with hands that are drawn anew, luck alone makes thousands of ways."""

MOST = 30_000
"""If the next depth would probably have more ways, it is left out."""

LEFT_OUT = ("over", "choose")
"""Phases from which nothing leads on, or the whole deal with all its luck."""

PLIES = (0, 38, 151, 600)
"""How far into random games the positions lie; those beyond the end of a game are left out."""


def positions(text: str) -> list[str]:
    """Some positions of a game, as text: of random games, and the last of each phase of a game that is played well."""
    game = load(text)
    rng = random.Random("perft")
    wandered = [state for plies in PLIES if (state := _wander(game, plies, rng)) is not None]
    return [str(state) for state in (*wandered, *_latest(game))]


def _wander(game: Game[Any, Any, Any], plies: int, rng: random.Random) -> Any:
    """The position so many actions on from where the first turn begins, if the game is not over by then."""
    state, happenings = game.deal(game.facts.seats[0], Imagined(rng))
    while not any(isinstance(each, TurnBegan) for each in happenings):
        state, happenings = game.play(state, rng.choice(game.legal(state)), Imagined(rng))
    for _ in range(plies):
        state, _ = game.play(state, rng.choice(game.legal(state)), Imagined(rng))
        if game.to_act(state) is None:
            return None
    return state


def _latest(game: Game[Any, Any, Any]) -> Iterable[Any]:
    seats = range(game.facts.seats[0])
    played = play(game, [bots.load("greedy", game, seat, "perft") for seat in seats], "perft")
    latest = {step.state.phase: step.state for step in replay(game, played.record)}
    return [state for phase, state in latest.items() if phase not in LEFT_OUT]


def counts(text: str, position: str) -> Iterator[str]:
    """The counts of a position, line by line: as deep as can be counted in a moment."""
    game = load(text)
    state = game.read(position)
    before = 1
    for depth in range(1, DEPTH.get(game.name, 3) + 1):
        broken_down = divide(game, state, depth)
        count = sum(broken_down.values())
        yield f"depth {depth}: {count}"
        if count * count > MOST * before:
            break
        before = count
    for action, count in broken_down.items():
        yield f"    {action}: {count}"
