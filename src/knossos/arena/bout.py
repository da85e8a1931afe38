"""One game between bots."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from knossos.bots import Bot
from knossos.game import Game, Happening, Outcome, Seeded, TurnBegan, heard
from knossos.game.record import Record, Recorder

LIMIT = 100_000
"""After so many actions a game is left unfinished, unless another limit is given."""


class Played(Struct, frozen=True):
    """A game that was played; without an outcome it was left unfinished."""

    outcome: Outcome | None
    plies: int
    turns: tuple[int, ...]
    """How many turns each seat began."""

    goals: tuple[int, ...]
    """How many goals each seat reached."""

    record: Record


def play(game: Game[Any, Any, Any], bots: Sequence[Bot], seed: str, limit: int = LIMIT) -> Played:
    """Play one game, with a bot in each seat. The same seed brings the same luck."""
    luck = Seeded(seed)
    state, happenings = game.deal(len(bots), luck)
    recorder = Recorder(game, (f"bot:{bot.name}" for bot in bots), luck.drawn)
    tally = _Tally(game, len(bots))
    tally.count(happenings, None)
    _tell(bots, game, state, happenings)
    plies = 0
    while plies < limit and (seat := game.to_act(state)) is not None:
        plies += 1
        luck = luck.at(plies)
        action = bots[seat].choose(game.view(state, seat), game.legal(state))
        state, happenings = game.play(state, action, luck)
        recorder.add(seat, action, luck.drawn, happenings)
        tally.count(happenings, seat)
        _tell(bots, game, state, happenings)
    return Played(game.outcome(state), plies, tuple(tally.turns), tuple(tally.goals), recorder.record(state))


def _tell(bots: Sequence[Bot], game: Game[Any, Any, Any], state: Any, happenings: Iterable[Happening]) -> None:
    for seat, bot in enumerate(bots):
        bot.see(game.view(state, seat), heard(happenings, seat))


class _Tally:
    """The turns and the goals of each seat."""

    def __init__(self, game: Game[Any, Any, Any], seats: int) -> None:
        self._kinds: tuple[type, ...] = game.goals
        self.turns = [0] * seats
        self.goals = [0] * seats

    def count(self, happenings: Iterable[Happening], actor: int | None) -> None:
        """A goal belongs to the seat that its event names; where it names none, to the seat that acted."""
        for event in heard(happenings, None):
            if isinstance(event, TurnBegan):
                self.turns[event.seat] += 1
            if isinstance(event, self._kinds) and (seat := getattr(event, "seat", actor)) is not None:
                self.goals[seat] += 1
