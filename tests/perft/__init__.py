"""Node counts by depth, from stored positions, with a breakdown by action. `python -m tests.perft` writes them anew.

A file has a block for each position: its text, the counts, and for the deepest one the count behind each first action.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from knossos import load
from knossos.game import Game, Imagined, TurnBegan
from knossos.game.perft import divide

FOLDER = Path(__file__).parent
DEPTH = {"dedalos": 1}
"""How deep to count at most, if not 3: with hands that are drawn anew, luck alone makes thousands of ways."""

MOST = 30_000
"""So many ways, and the next depth is left out."""

PLIES = (0, 38, 151, 600)
"""How far into random games the positions lie; those beyond the end of a game are left out."""


def positions(text: str) -> list[str]:
    """Some positions of a game, as text."""
    game = load(text)
    rng = random.Random("perft")
    return [str(state) for plies in PLIES if (state := _wander(game, plies, rng)) is not None]


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


def counts(text: str, position: str) -> Iterator[str]:
    """The counts of a position, line by line: as deep as can be counted in a moment."""
    game = load(text)
    state = game.read(position)
    branches = len(game.legal(state))
    for depth in range(1, DEPTH.get(game.name, 3) + 1):
        broken_down = divide(game, state, depth)
        count = sum(broken_down.values())
        yield f"depth {depth}: {count}"
        if count * branches > MOST:
            break
    for action, count in broken_down.items():
        yield f"    {action}: {count}"
