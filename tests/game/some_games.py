"""Games that are played at random from a seed, and noted down."""

import random

from knossos.game import Seeded
from knossos.game.conformance import AnyGame
from knossos.game.record import Record, Recorder


def noted(game: AnyGame, seats: int, seed: str, plies: int = 1_000_000) -> Record:
    """The record of a random game that ended, or was left after so many actions."""
    source = random.Random(seed)
    luck = Seeded(seed)
    state, happenings = game.deal(seats, luck)
    recorder = Recorder(game, ["-"] * seats, luck.drawn)
    for version in range(1, plies + 1):
        seat = game.to_act(state)
        if seat is None:
            break
        action = source.choice(game.legal(state))
        luck = luck.at(version)
        state, happenings = game.play(state, action, luck)
        recorder.add(seat, action, luck.drawn, happenings)
    return recorder.record(state)
