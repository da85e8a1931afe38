"""How many actions per second are played at random, with the list of legal actions each time, beside chess."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import chess

from benchmarks.contest import Contestant
from knossos import load
from knossos.game import Game, Imagined
from knossos.games import names

PLIES = 500
SEATS = 4


def contestants() -> Iterator[Contestant]:
    """Every game with four seats, and chess."""
    for name in names():
        yield Contestant(name, "plies", partial(_wander, load(name)))
    yield Contestant("python-chess", "plies", _wander_in_chess)


def _wander(game: Game[Any, Any, Any]) -> int:
    random = Random(7)
    luck = Imagined(random)
    state, _ = game.deal(SEATS, luck)
    for _ in range(PLIES):
        state, _ = game.play(state, random.choice(game.legal(state)), luck)
        if game.to_act(state) is None:
            state, _ = game.deal(SEATS, luck)
    return PLIES


def _wander_in_chess() -> int:
    random = Random(7)
    board = chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            board = chess.Board()
            continue
        board.push(random.choice(moves))
    return PLIES
