"""A running game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec import Struct

from knossos.game import Chance, Drawn, Event, Game, Happening, Outcome, Recorded, Rejection, Seeded, heard, revealing
from knossos.game.record import Record, Recorder, replay
from knossos.locale import Problem
from knossos.match.log import Dealt, Entry, HandedOver, Played, Undone
from knossos.match.seats import Holder


class Step(Struct, frozen=True):
    """What one action came to; the first step is the deal and has no action."""

    played: Played | None
    state: Any
    happenings: tuple[Happening, ...]
    drawn: tuple[Drawn, ...]

    @property
    def final(self) -> bool:
        """Whether luck was drawn or something came to light, so that it cannot simply be taken back."""
        return bool(self.drawn) or revealing(self.happenings)


class Match:
    """Seats, a log, and the state that the log leads to.

    The log is the match: `Match(game, seed, log)` is the same match again. The luck of each entry comes from the seed
    and the version, so that an action that was taken back gets fresh luck.
    """

    def __init__(self, game: Game[Any, Any, Any], seed: str, log: Iterable[Entry] = ()) -> None:
        self.game = game
        self.holders: tuple[Holder, ...] = ()
        self.log: list[Entry] = []
        self.steps: list[Step] = []
        """The deal, and every action that was not taken back."""

        self._luck = Seeded(seed)
        for entry in log:
            self._repeat(entry)

    @classmethod
    def begin(cls, game: Game[Any, Any, Any], holders: Sequence[Holder], seed: str) -> Match:
        """Set a game up for some players."""
        match = cls(game, seed)
        match._deal(tuple(holders), match._luck.at(0))
        return match

    @classmethod
    def resume(cls, game: Game[Any, Any, Any], record: Record, seed: str) -> Match:
        """Go on from a record, with its players."""
        for _ in replay(game, record):
            pass  # whatever is wrong has a line number there
        dealt = Dealt(tuple(map(Holder.parse, record.players)), record.deal)
        return cls(game, seed, [dealt, *(Played(each.seat, each.action, each.drawn) for each in record.entries)])

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def state(self) -> Any:
        """The position now."""
        return self.steps[-1].state

    @property
    def to_act(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Outcome | None:
        """How it ended."""
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, sees now."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> Sequence[Any]:
        """What a seat may do now; nothing while another one decides."""
        return self.game.legal(self.state) if seat == self.to_act else ()

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat heard, from a step on."""
        return [event for step in self.steps[since:] for event in heard(step.happenings, seat)]

    def play(self, seat: int, action: Any) -> Step:
        """Carry out an action of a seat; a Rejection leaves everything as it was."""
        if self.to_act is not None and seat != self.to_act:
            raise Problem("not-to-act", seat=seat, right=self.to_act)
        return self._play(seat, action, self._luck.at(self.version))

    def preview(self, seat: int, action: Any) -> tuple[Any, Sequence[Any], tuple[Event, ...]]:
        """What a seat would see, may do and hear after an action, if that needs no luck and brings nothing to light."""
        chance = Recorded(())
        try:
            state, happenings = self.game.play(self.state, action, chance)
        except Problem as problem:
            raise problem if isinstance(problem, Rejection) else Problem("preview-luck") from None
        if revealing(happenings):
            raise Problem("preview-secret")
        legal = self.game.legal(state) if self.game.to_act(state) == seat else ()
        return self.game.view(state, seat), legal, heard(happenings, seat)

    def undo_needs(self, seat: int) -> set[int]:
        """The seats whose consent a seat needs to take its latest action back.

        Nobody's, until the next seat has acted, unless luck was drawn or something came to light; then that of every
        other person.
        """
        since = self.steps[self._latest(seat) :]
        if all(step.played and step.played.seat == seat and not step.final for step in since):
            return set()
        return {other for other, holder in enumerate(self.holders) if holder.kind == "person" and other != seat}

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Take the latest action of a seat back, and everything after it."""
        missing = self.undo_needs(seat) - set(consent)
        if missing:
            raise Problem("undo-consent", seats=", ".join(map(str, sorted(missing))))
        self._undo(Undone(seat, self._latest(seat) - 1))

    def hand_over(self, seat: int, holder: Holder) -> None:
        """Give a seat to somebody else: to a bot when a person resigns, to a person who comes back."""
        if self.holders[seat] == holder:
            raise Problem("seat-taken", seat=seat, name=str(holder))
        self._hand_over(HandedOver(seat, holder))

    def record(self) -> Record:
        """The game so far, with its players, without what was taken back."""
        deal, *steps = self.steps
        recorder = Recorder(self.game, map(str, self.holders), deal.drawn)
        for step in steps:
            if step.played:
                recorder.add(step.played.seat, step.played.action, step.drawn, step.happenings)
        return recorder.record(self.state)

    def _latest(self, seat: int) -> int:
        """The position among the steps of the latest action of a seat."""
        for position in reversed(range(len(self.steps))):
            played = self.steps[position].played
            if played and played.seat == seat:
                return position
        raise Problem("undo-nothing", seat=seat)

    def _repeat(self, entry: Entry) -> None:
        """Carry out an entry of a log once more."""
        match entry:
            case Dealt(holders=holders, drawn=drawn):
                self._deal(holders, Recorded(drawn))
            case Played(seat=seat, action=text, drawn=drawn):
                self._play(seat, self.game.parse(text), Recorded(drawn))
            case Undone():
                self._undo(entry)
            case HandedOver():
                self._hand_over(entry)

    def _deal(self, holders: tuple[Holder, ...], chance: Chance) -> None:
        state, happenings = self.game.deal(len(holders), chance)
        drawn = tuple(chance.drawn)
        self.log.append(Dealt(holders, drawn))
        self.holders = holders
        self.steps.append(Step(None, state, happenings, drawn))

    def _play(self, seat: int, action: Any, chance: Chance) -> Step:
        state, happenings = self.game.play(self.state, action, chance)
        played = Played(seat, str(action), tuple(chance.drawn))
        self.log.append(played)
        self.steps.append(Step(played, state, happenings, played.drawn))
        return self.steps[-1]

    def _undo(self, undone: Undone) -> None:
        self.log.append(undone)
        del self.steps[undone.left + 1 :]

    def _hand_over(self, handed: HandedOver) -> None:
        self.log.append(handed)
        self.holders = (*self.holders[: handed.seat], handed.holder, *self.holders[handed.seat + 1 :])
