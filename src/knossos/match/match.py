"""A running game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec import Struct

from knossos.game import (
    Chance,
    Drawn,
    Event,
    Game,
    Happening,
    Outcome,
    Recorded,
    Seeded,
    heard,
    revealing,
)
from knossos.game.record import Luck, Record, Recorder, replay
from knossos.locale import Problem
from knossos.match.log import Dealt, Entry, HandedOver, Played, Undone
from knossos.match.seats import Holder
from knossos.match.snapshot import Snapshot


class Step(Struct, frozen=True):
    """What one action came to; the first step is the deal and has no action."""

    played: Played | None
    state: Any
    happenings: tuple[Happening, ...]
    drawn: tuple[Drawn, ...]
    stream: int
    """The version of the match when it was taken, from which its luck came."""

    @property
    def final(self) -> bool:
        """Whether luck was drawn or something came to light, so that it cannot simply be taken back."""
        return bool(self.drawn) or revealing(self.happenings)


class Match:
    """Seats, a log, and the state that the log leads to.

    The log is the match: `Match(game, seed, log)` is the same match again. The luck of each entry comes from the seed
    and the version, so that an action that was taken back gets fresh luck. What `play`, `undo` or `hand_over` did is
    then `log[-1]`.
    """

    def __init__(self, game: Game[Any, Any, Any], seed: str, log: Iterable[Entry] = ()) -> None:
        self.game = game
        self.holders: tuple[Holder, ...] = ()
        self.log: list[Entry] = []
        """Every entry, but for those that a snapshot stands for or that were forgotten."""

        self.steps: list[Step] = []
        """The deal, or a later position, and every action since that was not taken back."""

        self._luck = Seeded(seed)
        self._entries_before = 0
        self._steps_before = 0
        for entry in log:
            self.add(entry)

    @classmethod
    def begin(cls, game: Game[Any, Any, Any], holders: Sequence[Holder], seed: str) -> Match:
        """Set a game up for some players."""
        match = cls(game, seed)
        match._deal(tuple(holders), match._luck.at(0))
        return match

    @classmethod
    def resume(cls, game: Game[Any, Any, Any], record: Record, seed: str) -> Match:
        """Go on from a record, with its players and with new luck."""
        for _ in replay(game, record):
            pass  # whatever is wrong has a line number there
        dealt = Dealt(tuple(map(Holder.parse, record.players)), record.deal)
        return cls(game, seed, [dealt, *(Played(each.seat, each.action, each.drawn) for each in record.entries)])

    @classmethod
    def restored(cls, game: Game[Any, Any, Any], seed: str, snapshot: Snapshot, log: Iterable[Entry] = ()) -> Match:
        """Go on from a snapshot with the entries after it: the same versions, and the same luck for each."""
        match = cls(game, seed)
        match._entries_before = snapshot.version
        match._steps_before = snapshot.steps - 1
        match.holders = snapshot.holders
        match.steps.append(Step(None, snapshot.position(game), (), (), snapshot.version))
        for entry in log:
            match.add(entry)
        return match

    def snapshot(self) -> Snapshot:
        """The match as it stands, to be restored even under newer rules."""
        return Snapshot.of(self.game, self.state, self.holders, self.version, self._steps_before + len(self.steps))

    @property
    def version(self) -> int:
        """How many entries there have been."""
        return self._entries_before + len(self.log)

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
        """What a seat heard, from one of the steps on."""
        return [event for step in self.steps[since:] for event in heard(step.happenings, seat)]

    def check_to_act(self, seat: int) -> None:
        """Refuse a seat while another one decides."""
        if self.to_act is not None and seat != self.to_act:
            raise Problem("not-to-act", seat=self.game.seat(seat), right=self.game.seat(self.to_act))

    def play(self, seat: int, action: Any) -> Step:
        """Carry out an action of a seat; a Rejection leaves everything as it was."""
        return self._play(seat, action, self._luck.at(self.version))

    def preview(self, seat: int, action: Any) -> tuple[Any, Sequence[Any], tuple[Event, ...]]:
        """What a seat would see, may do and hear after an action, if that needs no luck and brings nothing to light.

        It is worked out from what the seat knows alone, so that not even a refusal can tell what others hide: in
        positions that look alike to it, and refused where they would look different afterwards.
        """
        ahead, *others = (self._ahead(state, seat, action) for state in self.game.alike(self.state, seat))
        if any(other != ahead for other in others):
            raise Problem("preview-secret")
        if ahead is None:
            raise Problem("preview-luck")
        return ahead

    def _ahead(self, state: Any, seat: int, action: Any) -> tuple[Any, Sequence[Any], tuple[Event, ...]] | None:
        """What a seat would see, may do and hear; None: luck would be drawn."""
        try:
            state, happenings = self.game.ahead(state, action)
        except Problem as problem:
            if problem.key != "draw-missing":
                raise
            return None
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
            raise Problem("undo-consent", seats=tuple(map(self.game.seat, sorted(missing))))
        self._undo(Undone(seat, self._steps_before + self._latest(seat) - 1))

    def hand_over(self, seat: int, holder: Holder) -> None:
        """Give a seat to somebody else: to a bot when a person resigns, to a person who comes back."""
        if self.holders[seat] == holder:
            raise Problem("seat-taken", seat=self.game.seat(seat), name=str(holder))
        self._hand_over(HandedOver(seat, holder))

    def add(self, entry: Entry) -> None:
        """Carry out an entry of a log; a Problem leaves everything as it was."""
        match entry:
            case Dealt(holders=holders, drawn=drawn):
                self._deal(holders, Recorded(drawn))
            case Played(seat=seat, action=text, drawn=drawn):
                self._play(seat, self.game.parse(text), Recorded(drawn))
            case Undone():
                self._undo(entry)
            case HandedOver():
                self._hand_over(entry)

    def forget(self, steps: int) -> None:
        """Keep only the latest steps in memory: what came before them can neither be taken back nor recorded."""
        forgotten = max(0, len(self.steps) - steps)
        if forgotten:
            self._steps_before += forgotten
            del self.steps[:forgotten]
            self._entries_before += len(self.log) - 1
            del self.log[:-1]

    def record(self, luck: Luck | None = None) -> Record:
        """The game with its players, without what was taken back; `luck` says what its seed was made of.

        It holds every secret: while the game runs, others get `record_so_far`.
        """
        if self._entries_before:
            raise Problem("record-snapshot")
        deal, *steps = self.steps
        recorder = Recorder(self.game, map(str, self.holders), deal.drawn)
        for step in steps:
            if step.played:
                recorder.add(step.played.seat, step.played.action, step.drawn, step.happenings, step.stream)
        return recorder.record(self.state, luck)

    def record_so_far(self) -> Record:
        """The game without any outcome of luck, for everybody to read while it runs."""
        return self.record().without_draws()

    def _latest(self, seat: int) -> int:
        """The position among the steps of the latest action of a seat."""
        for position in reversed(range(1, len(self.steps))):
            played = self.steps[position].played
            if played and played.seat == seat:
                return position
        raise Problem("undo-snapshot" if self._entries_before else "undo-nothing", seat=self.game.seat(seat))

    def _deal(self, holders: tuple[Holder, ...], chance: Chance) -> None:
        state, happenings = self.game.deal(len(holders), chance)
        drawn = _drawn(chance)
        self.steps.append(Step(None, state, happenings, drawn, self.version))
        self.log.append(Dealt(holders, drawn))
        self.holders = holders

    def _play(self, seat: int, action: Any, chance: Chance) -> Step:
        self.check_to_act(seat)
        state, happenings = self.game.play(self.state, action, chance)
        played = Played(seat, str(action), _drawn(chance))
        _forget_facts(self.state, state)
        self.steps.append(Step(played, state, happenings, played.drawn, self.version))
        self.log.append(played)
        return self.steps[-1]

    def _undo(self, undone: Undone) -> None:
        kept = undone.left + 1 - self._steps_before
        if kept < 1:
            raise Problem("undo-snapshot", seat=self.game.seat(undone.seat))
        self.log.append(undone)
        del self.steps[kept:]

    def _hand_over(self, handed: HandedOver) -> None:
        self.log.append(handed)
        self.holders = (*self.holders[: handed.seat], handed.holder, *self.holders[handed.seat + 1 :])


def _forget_facts(past: Struct, present: Struct) -> None:
    """Free what was worked out from a position that is past: it can be worked out again, and takes as much room."""
    needed = list(map(id, _parts_with_facts(present)))
    for part in _parts_with_facts(past):
        if id(part) not in needed:
            vars(part).clear()


def _parts_with_facts(state: Struct) -> list[Any]:
    parts = (state, *(getattr(state, name) for name in state.__struct_fields__))
    return [part for part in parts if hasattr(part, "__dict__")]


def _drawn(chance: Chance) -> tuple[Drawn, ...]:
    """What an entry drew; of an entry that is repeated, nothing may be left over."""
    if isinstance(chance, Recorded):
        chance.close()
    return tuple(chance.drawn)
