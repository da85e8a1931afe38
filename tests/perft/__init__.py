"""Node counts by depth, from stored positions, with a breakdown by action. `python -m tests.perft` writes them anew.

A file has a block for each position: its text, the counts, and for the deepest one the count behind each first action.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from knossos import load
from knossos.game import Game, Imagined
from knossos.game.perft import divide, perft

FOLDER = Path(__file__).parent
DEPTH = 3
PLIES = (0, 151, 600)
"""How far into a random game the positions lie."""


def positions(text: str) -> list[str]:
    """Some positions of a game, as text."""
    game = load(text)
    rng = random.Random("perft")
    return [str(_wander(game, plies, rng)) for plies in PLIES]


def _wander(game: Game[Any, Any, Any], plies: int, rng: random.Random) -> Any:
    state, _ = game.deal(game.facts.seats[0], Imagined(rng))
    for _ in range(plies):
        after, _ = game.play(state, rng.choice(game.legal(state)), Imagined(rng))
        if game.to_act(after) is None:
            break
        state = after
    return state


def counts(text: str, position: str) -> Iterator[str]:
    """The counts of a position, line by line."""
    game = load(text)
    state = game.read(position)
    for depth in range(1, DEPTH):
        yield f"depth {depth}: {perft(game, state, depth)}"
    broken_down = divide(game, state, DEPTH)
    yield f"depth {DEPTH}: {sum(broken_down.values())}"
    for action, count in broken_down.items():
        yield f"    {action}: {count}"
