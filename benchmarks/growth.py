"""What the list of legal actions of Dedalo's costs while the maze grows."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from benchmarks.contest import Contestant
from knossos import load
from knossos.game import Imagined
from knossos.games.dedalos import Discard, Lay

GAME = load("dedalos")
SEATS = 4
POSITIONS = 30
SIZES = (20, 100)


def contestants() -> Iterator[Contestant]:
    """Mazes with few and with many tiles that were laid, each with the beginning of somebody's turn."""
    grown = [found for seed in range(2 * POSITIONS) if len(found := _grown(Random(seed))) == len(SIZES)]
    for number, size in enumerate(SIZES):
        states = [found[number] for found in grown[:POSITIONS]]
        yield Contestant(f"{size} laid tiles", "actions", partial(_list_actions, states))


def _list_actions(states: list[Any]) -> int:
    return sum(len(GAME.legal(state)) for state in states)


def _grown(random: Random) -> list[Any]:
    """The first turn of a random game in which so many tiles lie there; none is covered nor discarded."""
    luck = Imagined(random)
    state, _ = GAME.deal(SEATS, luck)
    before = len(state.grid.tiles)
    found: list[Any] = []
    while GAME.to_act(state) is not None and len(found) < len(SIZES):
        if not state.actions and state.phase == "act" and len(state.grid.tiles) >= before + SIZES[len(found)]:
            found.append(state)
        growing = [
            action
            for action in GAME.legal(state)
            if not isinstance(action, Discard) and not (isinstance(action, Lay) and action.at in state.grid.tiles)
        ]
        state, _ = GAME.play(state, random.choice(growing or GAME.legal(state)), luck)
    return found
