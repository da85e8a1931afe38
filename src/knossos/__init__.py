"""Knossos: the labyrinth board games, played exactly by their rules.

>>> import knossos
>>> from knossos.game import Seeded
>>> game = knossos.load("amazeing", mode="kids")
>>> state, _ = game.deal(seats=2, chance=Seeded("minos"))
>>> game.to_act(state), len(game.legal(state))
(0, 48)
"""

from knossos.games import load, names

__all__ = ["load", "names"]
