"""One table: what its log amounts to, and who may add what to it. Knows neither sockets nor a store."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from knossos import bots
from knossos.game import Game, Happening, Outcome, TurnBegan
from knossos.games import load
from knossos.match import Dealt, HandedOver, Holder, Match, Played, Undone, bot, fairness, nobody, person
from knossos.match import Snapshot as MatchSnapshot
from knossos.match.match import Step
from knossos.table import entries
from knossos.table.clocks import Clocks
from knossos.table.entries import (
    Answered,
    Asked,
    Chair,
    ChatSet,
    Closed,
    Entry,
    Followed,
    Nonced,
    Opened,
    Resumed,
    Said,
    Sat,
    Stood,
)
from knossos.table.problems import Denied, Unavailable, Unknown, Untimely
from knossos.table.store import Listing, Row, Snapshot, Stage
from knossos.table.tokens import hashed, new_token, same
from knossos.table.wire import Asking, ChairInfo, TableInfo, raw

KEPT = 24
"""How many entries a table remembers at least; whoever needs older ones reads the log again."""

ROUNDS = 2
"""So many turns for each seat are remembered: to take back from, a round even if everybody has a second turn, and for
bots with a memory of what happened lately."""

GATHERING = 24 * 60 * 60 * 1000
"""How long a table waits for its game to begin, in milliseconds."""

PHRASES = (
    "hello", "good-luck", "your-turn", "wait", "well-played", "thanks", "sorry",
    "look-here", "i-go-there", "leave-it-to-me", "can-you-help", "yes", "no",
)  # fmt: skip


class Stamp(Struct, frozen=True):
    """When an entry is made, the seat whose client sent it, and the client's own name for it."""

    at: int
    seat: int | None = None
    reference: str | None = None
    served_since: int = 0
    """Since when there has been a server without a break."""


class Caller(Struct, frozen=True):
    """What somebody who shows a token, or none, is to a table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watches: bool = False
    invited: int | None = None


class Happened(Struct, frozen=True):
    """An entry of the log, and what the rules made of it."""

    version: int
    at: int
    entry: Entry
    by: str = ""
    """Who chose an action, if not the person in the seat: `bot` or `clock`."""

    happenings: tuple[Happening, ...] = ()


class Table:
    """A log, and everything that follows from it.

    What is asked for is either refused with a Problem, and nothing has changed, or done at once; its rows wait in
    `unsaved` until a store has them. If they cannot be stored, the table has to be read anew.
    """

    def __init__(
        self, name: str, rows: Iterable[Row], snapshot: Snapshot | None = None, kept: int | None = KEPT
    ) -> None:
        self.name = name
        self.version = 0
        self.changed = 0
        """The version of the latest entry that changed the position."""

        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.asking: Asking | None = None
        self.followed: str | None = None
        self.latest: deque[Happened] = deque(maxlen=kept)
        self.unsaved: list[Row] = []
        self._kept = kept
        self._closed = False
        self._references: dict[tuple[int, str], int] = {}
        self._snapshot = snapshot
        self._skipped = False
        self._signs: Raw | None = None
        self.take(rows)

    @classmethod
    def open(cls, name: str, opened: Opened, at: int) -> Table:
        """A new table."""
        table = cls(name, ())
        table._write(opened, Stamp(at))
        return table

    # What it amounts to

    @property
    def stage(self) -> Stage:
        """Whether people are still sitting down, play, or have played."""
        if self._closed or (self.match and self.match.result):
            return "over"
        return "playing" if self.match else "gathering"

    @property
    def running(self) -> Match:
        """The match; refused before it begins."""
        if self.match is None:
            raise Untimely("table-not-started")
        return self.match

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who sits where now."""
        return self.match.holders if self.match else tuple(chair.holder for chair in self.chairs)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.match.result if self.match else None

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return self.match.to_act if self.match else None

    @property
    def saved_at(self) -> int | None:
        """When the latest entry was made that is stored."""
        saved = self.version - len(self.unsaved)
        return next((happened.at for happened in reversed(self.latest) if happened.version < saved), None)

    def signs(self) -> Raw:
        """What the rules say of the position to everybody, as it is sent; worked out once."""
        if self._signs is None:
            self._signs = raw(self.game.signs(self.running.view(None)))
        return self._signs

    def info(self) -> TableInfo:
        """What everybody who may see the table knows of it."""
        return TableInfo(
            id=self.name,
            game=self.opened.game,
            stage=self.stage,
            listed=self.opened.listed,
            chairs=tuple(map(_chair_info, self.chairs, self.holders)),
            pieces=self.game.pieces[: len(self.chairs)],
            secrets=self.game.facts.secrets,
            chat=self.chat,
            opened=self.opened_at,
            commitment=fairness.commitment(self.opened.secret),
            clock=self.opened.clock,
            after=self.opened.after,
            followed=self.followed,
        )

    def seen_by(self, caller: Caller) -> TableInfo:
        """The same for somebody in particular, with how the game stands."""
        return replace(self.info(), yours=caller.seats, kept=caller.invited, to_act=self.to_act, outcome=self.outcome)

    def listing(self, not_before: int) -> Listing:
        """What a store notes of it."""
        return Listing(self.stage, self.opened.listed, msgspec.json.encode(self.info()), self.due(not_before))

    def due(self, not_before: int) -> int | None:
        """When the server itself has something to do here: at once for a bot, later for a clock."""
        seat = self.to_act
        if self.stage == "gathering":
            return self.opened_at + GATHERING
        if seat is None or self.stage == "over":
            return None
        return 0 if self.holders[seat].kind == "bot" else self.until(not_before)

    def until(self, not_before: int) -> int | None:
        """When the time of the person to act is up, if there is a clock."""
        seat = self.to_act
        if self.clocks is None or seat is None or self.holders[seat].kind != "person":
            return None
        return self.clocks.until(seat, not_before)

    def caller(self, token: str | None) -> Caller:
        """What somebody who shows a token, or none, is to this table."""
        if token is None:
            return Caller(watches=self.opened.listed)
        shown = hashed(token)
        seats = tuple(seat for seat, chair in enumerate(self.chairs) if same(chair.owner, shown))
        free = (seat for seat, chair in enumerate(self.chairs) if chair.holder.kind == "nobody")
        invited = next((seat for seat in free if same(self.chairs[seat].invitation, shown)), None)
        host = same(self.opened.host, shown)
        known = bool(seats) or host or invited is not None or same(self.opened.link, shown)
        return Caller(seats, host, self.opened.listed or known, invited)

    def done(self, seat: int, reference: str) -> int | None:
        """The version of the entry that a seat's client calls so, if it is one of the latest."""
        return self._references.get((seat, reference))

    # Before the game

    def sit(self, token: str | None, seat: int | None, name: str, nonce: str | None, stamp: Stamp) -> tuple[int, str]:
        """Take a seat; whoever has one already may take another for the same screen. The seat and its token."""
        self._gathering()
        caller = self.caller(token)
        seat = self._free_seat(caller, seat)
        if any(holder.kind == "person" and holder.name == name for holder in self.holders):
            raise Untimely("name-taken", name=name)
        owner = token if token and (caller.seats or caller.host) else new_token()
        self._write(Sat(seat, person(name).name, hashed(owner)), stamp)
        if nonce:
            self._share((seat,), nonce, stamp)
        return seat, owner

    def stand(self, caller: Caller, seat: int, stamp: Stamp) -> None:
        """Leave a seat before the game begins; the host may free any."""
        self._gathering()
        self._check_seat(seat)
        if not (caller.host or seat in caller.seats):
            raise Denied("seat-of-another", seat=self.game.seat(seat))
        if self.chairs[seat].holder.kind == "nobody":
            raise Untimely("seat-empty", seat=self.game.seat(seat))
        self._write(Stood(seat), stamp)

    def share(self, caller: Caller, nonce: str, stamp: Stamp) -> None:
        """Add to the luck of the game."""
        self._gathering()
        if not caller.seats:
            raise Denied("seat-needed")
        self._share(caller.seats, nonce, stamp)

    def _share(self, seats: tuple[int, ...], nonce: str, stamp: Stamp) -> None:
        fairness.check_nonce(nonce)
        self._write(Nonced(seats, nonce), stamp)

    def start(self, caller: Caller, filler: str, nonce: str | None, stamp: Stamp) -> None:
        """Begin the game; empty seats go to bots."""
        self._gathering()
        self._hosting(caller)
        bots.kind(filler, self.game.name)
        holders = [bot(filler) if holder.kind == "nobody" else holder for holder in self.holders]
        if nonce and caller.seats:
            self._share(caller.seats, nonce, stamp)
        self.match = Match.begin(self.game, holders, self._seed())
        self._entered(self.match.log[-1], stamp)

    def close(self, caller: Caller, stamp: Stamp) -> None:
        """Give the table up before the game begins."""
        self._gathering()
        self._hosting(caller)
        self._write(Closed(), stamp)

    def expire(self, stamp: Stamp) -> None:
        """Nobody has begun a game, and nobody will."""
        if self.stage == "gathering":
            self._write(Closed(), stamp)

    # The game

    def act(self, caller: Caller, seat: int, text: str, seen: int | None, stamp: Stamp) -> None:
        """Play an action of a person."""
        match = self._playing(caller, seat)
        if seen is not None and seen < self.changed:
            raise Untimely("position-changed")
        match.play(seat, self.game.parse(text))
        self._entered(match.log[-1], stamp)

    def decide(self, seat: int, text: str, stamp: Stamp) -> None:
        """Play an action that a bot chose, for itself or for a person whose time is up."""
        self.running.play(seat, self.game.parse(text))
        self._entered(self.running.log[-1], stamp)

    def preview(self, caller: Caller, seat: int, text: str) -> tuple[Any, Sequence[Any], Sequence[Any]]:
        """What a seat would see, may do and hear after an action."""
        match = self._playing(caller, seat)
        match.check_to_act(seat)
        return match.preview(seat, self.game.parse(text))

    def check_hint(self, caller: Caller, seat: int) -> Table:
        """Whether somebody may ask what to do in a seat."""
        self._playing(caller, seat).check_to_act(seat)
        return self

    def undo(self, caller: Caller, seat: int, stamp: Stamp) -> None:
        """Take the latest action of a seat back, or ask those who have to agree."""
        match = self._playing(caller, seat)
        needed = match.undo_needs(seat)
        if needed:
            self._write(Asked(seat, tuple(sorted(needed))), stamp)
        else:
            self._check_time(seat, stamp)
            match.undo(seat)
            self._entered(match.log[-1], stamp)

    def answer(self, caller: Caller, seat: int, agrees: bool, stamp: Stamp) -> None:  # noqa: FBT001
        """Agree that somebody takes an action back, or not."""
        match = self._playing(caller, seat)
        if self.asking is None or seat not in self.asking.of:
            raise Untimely("nothing-asked", seat=self.game.seat(seat))
        self._write(Answered(seat, agrees), stamp)
        asking = self.asking
        if asking and not match.undo_needs(asking.seat) - set(asking.agreed):
            match.undo(asking.seat, asking.agreed)
            self._entered(match.log[-1], Stamp(stamp.at, served_since=stamp.served_since))

    def hand_over(self, caller: Caller, seat: int, name: str, away: Collection[int], stamp: Stamp) -> None:
        """Leave a seat to a bot: one's own, or that of somebody who has been away for long."""
        match = self._going_on()
        self._check_seat(seat)
        if seat not in caller.seats and not (caller.seats and seat in away):
            raise Denied("seat-of-another", seat=self.game.seat(seat))
        bots.kind(name, self.game.name)
        match.hand_over(seat, bot(name))
        self._entered(match.log[-1], stamp)

    def come_back(self, caller: Caller, seat: int, stamp: Stamp) -> None:
        """Take one's own seat back from a bot."""
        match = self._going_on()
        self.check_own(caller, seat)
        match.hand_over(seat, self.chairs[seat].holder)
        self._entered(match.log[-1], stamp)

    # Talking

    def say(self, caller: Caller, seat: int, text: str, stamp: Stamp) -> None:
        """Say something in one's own words."""
        self.check_own(caller, seat)
        if not self.chat:
            raise Denied("chat-off")
        said = " ".join(text.split())
        if not said or not said.isprintable():
            raise Denied("chat-text")
        self._write(Said(seat, text=said), stamp)

    def phrase(self, caller: Caller, seat: int, phrase: str, stamp: Stamp) -> None:
        """Say a phrase that everybody reads in their own language."""
        self.check_own(caller, seat)
        if phrase not in PHRASES:
            raise Unknown("phrase-unknown", phrase=phrase, phrases=", ".join(PHRASES))
        self._write(Said(seat, phrase=phrase), stamp)

    def set_chat(self, caller: Caller, on: bool, stamp: Stamp) -> None:  # noqa: FBT001
        """Allow words, or only phrases."""
        self._hosting(caller)
        self._write(ChatSet(on), stamp)

    # Afterwards

    def follow(self, name: str, stamp: Stamp) -> str:
        """Note the table of the rematch, if there is none yet; its name."""
        if self.followed is None:
            self._write(Followed(name), stamp)
        return self.followed or name

    def check_rematch(self, caller: Caller) -> None:
        """Whether somebody may ask for a rematch."""
        if not (caller.seats or caller.host):
            raise Denied("seat-needed")
        if self.outcome is None:
            raise Untimely("table-not-over")

    # Who may do what

    def _gathering(self) -> None:
        if self.stage != "gathering":
            raise Untimely("table-started")

    def _going_on(self) -> Match:
        """The match; refused when it is over: from then on the secret of its luck is known."""
        match = self.running
        if self.stage == "over":
            raise Untimely("table-over")
        return match

    def _playing(self, caller: Caller, seat: int) -> Match:
        match = self._going_on()
        self.check_own(caller, seat)
        if self.holders[seat].kind != "person":
            raise Untimely("seat-of-bot", seat=self.game.seat(seat))
        return match

    def _check_time(self, seat: int, stamp: Stamp) -> None:
        """Refuse to take something back for which there is no time left: others wait."""
        if self.clocks and self._in_company and self.clocks.latest_until(seat, stamp.served_since) <= stamp.at:
            raise Untimely("undo-time", seat=self.game.seat(seat))

    @property
    def _in_company(self) -> bool:
        """Whether several people play."""
        return sum(holder.kind == "person" for holder in self.holders) > 1

    def _hosting(self, caller: Caller) -> None:
        if not caller.host:
            raise Denied("host-needed")

    def check_own(self, caller: Caller, seat: int) -> None:
        """Whether a seat belongs to somebody."""
        self._check_seat(seat)
        if seat not in caller.seats:
            raise Denied("seat-of-another", seat=self.game.seat(seat))

    def _check_seat(self, seat: int) -> None:
        if seat >= len(self.chairs):
            raise Unknown("seat-unknown", seat=seat, last=len(self.chairs) - 1)

    def _free_seat(self, caller: Caller, seat: int | None) -> int:
        free = [
            number
            for number, chair in enumerate(self.chairs)
            if chair.holder.kind == "nobody" and (not chair.invitation or number == caller.invited)
        ]
        if seat is None:
            seat = caller.invited if caller.invited in free else next(iter(free), None)
        if seat is None:
            raise Untimely("table-full")
        self._check_seat(seat)
        if seat not in free:
            raise Untimely("seat-not-free", seat=self.game.seat(seat))
        return seat

    # The log

    def take(self, rows: Iterable[Row]) -> None:
        """Take entries up that are in the store. If that fails, the table has to be read anew."""
        for row in rows:
            self._take(row)
        self._restore(self.version)

    def _take(self, row: Row) -> None:
        """Take an entry up that was stored before."""
        self._restore(row.version)
        entry = entries.decode(row.entry)
        self._apply(entry, row.at)
        self._note(entry, row)

    def _write(self, entry: Entry, stamp: Stamp) -> None:
        """Add an entry."""
        self._apply(entry, stamp.at)
        self._entered(entry, stamp)

    def _entered(self, entry: Entry, stamp: Stamp) -> None:
        """Add an entry that the match has made itself."""
        if isinstance(entry, Played | Undone):
            self._resume(stamp)
        row = self._row(entry, stamp)
        self._note(entry, row)
        self.unsaved.append(row)

    def _resume(self, stamp: Stamp) -> None:
        """Say in the log that no clock ran for a while, so that nobody has to know it from elsewhere."""
        if self.clocks and self.clocks.since < stamp.served_since:
            self._write(Resumed(stamp.served_since), Stamp(stamp.at))

    def _forget(self) -> None:
        """Forget what is old, after every entry: so one who reads the log later may take back what others may."""
        if self._kept is None:
            return
        if self.match:
            self.match.forget(max(self._kept, _lasting(self.match.steps, ROUNDS * len(self.chairs))))
        for old in list(self._references)[: -self._kept]:
            del self._references[old]

    def _row(self, entry: Entry, stamp: Stamp) -> Row:
        first = not (self.unsaved and self.unsaved[-1].reference == stamp.reference)
        return Row(self.version, stamp.at, entries.encode(entry), stamp.seat, stamp.reference if first else None)

    def _apply(self, entry: Entry, at: int) -> None:
        match entry:
            case Opened():
                self._open(entry, at)
            case Sat(seat=seat, name=name, owner=owner):
                self.chairs[seat] = Chair(person(name), owner, self.chairs[seat].invitation)
            case Stood(seat=seat):
                self.chairs[seat] = Chair(nobody(), invitation=self.chairs[seat].invitation)
            case Nonced(seats=seats, nonce=nonce):
                self._nonces |= dict.fromkeys(seats, nonce)
            case Dealt() | Played() | Undone() | HandedOver():
                self._apply_to_match(entry)
            case Asked(seat=seat, of=of):
                self.asking = Asking(seat, of)
            case Answered(seat=seat, agrees=agrees):
                self._answered(seat, agrees)
            case ChatSet(on=on):
                self.chat = on
            case Followed(table=table):
                self.followed = table
            case Closed():
                self._closed = True
            case Resumed(since=since):
                self._resumed(since)
            case Said():
                pass

    def _open(self, opened: Opened, at: int) -> None:
        self.opened = opened
        self.opened_at = at
        self.game: Game[Any, Any, Any] = load(opened.game)
        self.chairs = list(opened.chairs)
        self.chat = opened.chat
        self._nonces: dict[int, str] = {}

    @property
    def _renewed(self) -> bool:
        """Whether the rules or the components have changed since the table was opened."""
        return (self.opened.rules, self.opened.components) != (self.game.rules, self.game.digest)

    def _apply_to_match(self, entry: Dealt | Played | Undone | HandedOver) -> None:
        if self.match is None and self._renewed:
            self._skipped = True  # it cannot be played again, but the snapshot stands for it
            return
        if isinstance(entry, Dealt):
            self.match = Match(self.game, self._seed())
        self.running.add(entry)

    def _restore(self, version: int) -> None:
        """Go on from the snapshot, once what was played before it has been skipped."""
        if not self._skipped or self.match:
            return
        if self._snapshot is None:
            raise Unavailable("table-older-rules", table=self.name)
        if version >= self._snapshot.version:
            position = msgspec.json.decode(self._snapshot.position, type=MatchSnapshot)
            self.match = Match.restored(self.game, self._seed(), position, ())

    def _seed(self) -> str:
        return fairness.seed(self.opened.secret, self.nonces)

    @property
    def nonces(self) -> tuple[str, ...]:
        """The share of each seat in the luck; empty where it sent none."""
        return tuple(self._nonces.get(seat, "") for seat in range(len(self.chairs)))

    def _answered(self, seat: int, agrees: bool) -> None:  # noqa: FBT001
        asking = self.asking
        if asking and agrees:
            self.asking = Asking(asking.seat, asking.of, (*asking.agreed, seat))
        else:
            self.asking = None

    def _resumed(self, since: int) -> None:
        if self.clocks:
            self.clocks.resume(since)

    def _note(self, entry: Entry, row: Row) -> None:
        """Remember an entry that was applied."""
        self.version += 1
        happenings: tuple[Happening, ...] = ()
        if isinstance(entry, Dealt | Played | Undone):
            self.changed = self.version
            self._signs = None
            self._tick(entry, row.at)
            self.asking = None
            if self.match and not isinstance(entry, Undone):
                happenings = self.match.steps[-1].happenings
        if row.seat is not None and row.reference is not None:
            self._references[row.seat, row.reference] = row.version
        self.latest.append(Happened(row.version, row.at, entry, self._chosen_by(entry, row), happenings))
        self._forget()

    def _chosen_by(self, entry: Entry, row: Row) -> str:
        if not isinstance(entry, Played) or row.seat is not None:
            return ""
        return "bot" if self.holders[entry.seat].kind == "bot" else "clock"

    def _tick(self, entry: Dealt | Played | Undone, at: int) -> None:
        if self.opened.clock is None:
            return
        if self.clocks is None:
            self.clocks = Clocks(self.opened.clock, len(self.chairs))
        match entry:
            case Dealt():
                self.clocks.set(at)
            case Played(seat=seat):
                self.clocks.stop(seat, at)
            case Undone(left=left) if self.asking or not self._in_company:
                self.clocks.go_back_with_consent(left, at)
            case Undone(left=left):
                self.clocks.go_back(left)


def _lasting(steps: Sequence[Step], turns: int) -> int:
    """How many of the latest steps belong to so many turns."""
    for count, step in enumerate(reversed(steps), start=1):
        turns -= sum([isinstance(each, TurnBegan) for each in step.happenings])
        if turns <= 0:
            return count
    return len(steps)


def _chair_info(chair: Chair, holder: Holder) -> ChairInfo:
    left = chair.owner and holder.kind == "bot"
    return ChairInfo(holder, bool(chair.invitation) and holder.kind == "nobody", chair.holder.name if left else "")
