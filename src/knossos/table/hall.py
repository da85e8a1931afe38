"""The hall: the tables that are in use, in memory; whatever changes one is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct

from knossos import bots
from knossos.locale import Problem, catalogue
from knossos.match import Dealt, Undone
from knossos.table import opening, sights, wire
from knossos.table.entries import Opened, Said
from knossos.table.metrics import Metrics
from knossos.table.problems import Unavailable, Unknown
from knossos.table.sights import Viewer
from knossos.table.sitting import Listener, Sitting
from knossos.table.store import Change, Conflict, Row, Snapshot, Stage, Store, StoreFailed
from knossos.table.table import PHRASES, Caller, Happened, Stamp, Table
from knossos.table.thinkers import Advise, Advised, ThinkerFailed, Thinkers, ThinkersClosed
from knossos.table.tokens import new_table
from knossos.table.troubles import Troubles

T = TypeVar("T")

SNAPSHOT = 64
"""A position is kept after so many entries."""

CLOSING = 5.0
"""Seconds to keep how the games stand when the hall is closed."""

log = logging.getLogger(__name__)


class Settings(Struct, frozen=True):
    """How a hall behaves; times in seconds."""

    pause: float = 0.7
    """A bot waits so long before it answers somebody who watches, so that an action can still be taken back."""

    patience: float = 20.0
    """How long a bot may think before another choice is made for it."""

    away: float = 120.0
    """After so long without its owner, the others may give a seat to a bot."""

    idle: float = 300.0
    """A table that nobody has looked at for so long leaves memory."""

    elsewhere: float = 5.0
    """One that is played on at another server does so much sooner, since all that happens there has to be read."""

    round: float = 15.0
    """How often the hall looks for what is due and what is idle."""

    clock_bot: str = "greedy"
    """Who decides when the time of a person is up."""


class Hall:
    """All tables. Each is changed by one request at a time, and a change that cannot be stored never happened."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings or Settings()
        self.metrics = Metrics()
        self._opened_at = store.since
        self._sittings: dict[str, Sitting] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()
        """What is done beside everything else."""

        self._wanted = asyncio.Event()
        """Set when the next round should not wait."""

        self._closed = False

        self._troubles = Troubles(log)

    # Coming and going

    async def start(self) -> None:
        """Go on with everything that waits for the server."""
        self.store.follow(self._hear)
        self._rounds = asyncio.create_task(self._make_rounds())

    async def close(self) -> None:
        """Stop everything, and keep how the games stand."""
        self.store.follow(lambda _: None)
        self._closed = True
        self._wanted.set()  # what is being asked of a store may hide that it is cancelled
        tasks = [sitting.attending for sitting in self._sittings.values()] + [self._rounds, *self._errands]
        for task in filter(None, tasks):
            task.cancel()
        await asyncio.gather(*filter(None, tasks), return_exceptions=True)
        with suppress(TimeoutError):  # the store may be away, and somebody waits for it
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*map(self._put_away, list(self._sittings.values())), return_exceptions=True)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._sittings)

    @property
    def connections(self) -> int:
        """How many are connected to a table."""
        return sum(len(sitting.listeners) for sitting in self._sittings.values())

    # Tables

    async def open(self, wish: wire.TableWish) -> wire.OpenedTable:
        """Open a new table."""
        opened, token, link, invitations = opening.wished(wish)
        table = await self._open(Table.open(new_table(), opened, now()))
        return wire.OpenedTable(table.info(), token, link, invitations)

    async def rematch(self, name: str, token: str | None) -> wire.TableInfo:
        """Open a table for the same players again, unless somebody has done so before."""
        following, opened = await self._judge(name, lambda table: _rematch(table, token))
        if opened:
            new = await self._open(Table.open(new_table(), opened, now()))
            following = await self.change(name, lambda table: table.follow(new.name, Stamp(now())))
            if following != new.name:  # somebody else was quicker
                await self.change(new.name, lambda table: table.expire(Stamp(now())))
        assert following
        return await self.look(following, token, lambda table, _: table.info())

    async def listed(self, limit: int) -> list[wire.TableInfo]:
        """Tables that anybody may see and that are not over, the latest first."""
        with self._reaching_the_store():
            found = await self.store.listed(limit)
        return [msgspec.json.decode(summary, type=wire.TableInfo) for _, summary in found]

    async def counts(self) -> Mapping[Stage, int]:
        """How many tables there are in each stage."""
        with self._reaching_the_store():
            return await self.store.counts()

    async def _open(self, table: Table) -> Table:
        sitting = Sitting(table.name)
        await self._store(table)
        sitting.table, sitting.told, sitting.ours = table, table.version, True
        self._sittings[table.name] = sitting
        self._attend(sitting, table)
        self.metrics.opened += 1
        return table

    async def look(self, name: str, token: str | None, at: Callable[[Table, Caller], T]) -> T:
        """Look at a table, if whoever shows a token may see it. What is done must not change it."""

        def seen(table: Table) -> T:
            return at(table, _watching(table, token))

        return await self._judge(name, seen)

    async def _judge(self, name: str, ask: Callable[[Table], T]) -> T:
        """Ask a table something; it refuses only if the log has nothing that would change its mind."""
        sitting = await self._sitting(name)
        async with sitting.alone():
            try:
                return ask(await self._table(sitting))
            except Problem as refusal:
                if not (_is_judgement(refusal) and await self._catch_up(sitting)):
                    raise
            return ask(await self._table(sitting))

    async def change(self, name: str, do: Callable[[Table], T]) -> T:
        """Change a table: when this returns, the change is stored, and everybody has been told."""
        return await asyncio.shield(self._change(name, do))

    async def once(
        self, name: str, token: str | None, seat: int, reference: str, do: Callable[[Table, Caller, Stamp], None]
    ) -> int:
        """Change a table for the client of a seat, unless that was done before; the version of the entry either way."""

        owned = False

        def unless_done(table: Table) -> int:
            nonlocal owned
            owned = False
            caller = table.caller(token)
            table.check_own(caller, seat)
            owned = True
            done = table.done(seat, reference)
            if done is not None:
                return done
            do(table, caller, Stamp(now(), seat, reference, self._opened_at))
            done = table.done(seat, reference)
            assert done is not None
            return done

        try:
            return await self.change(name, unless_done)
        except Problem:
            if not owned:
                raise
            with self._reaching_the_store():  # it may be older than what is in memory
                done = await self.store.version_of(name, seat, reference)
            if done is None:
                raise
            return done

    async def _change(self, name: str, do: Callable[[Table], T]) -> T:
        sitting = await self._sitting(name)
        async with sitting.alone():
            for _ in range(5):
                table = await self._table(sitting)
                before = table.version
                try:
                    result = do(table)
                    await self._store(table)
                except Conflict:  # somebody else was quicker: look again and answer again
                    if await self._read_again(sitting) > before:
                        continue
                    break  # it was the reference: it has been used, and is no longer in memory
                except BaseException as failure:
                    if table.unsaved:
                        sitting.table = None
                    if _is_judgement(failure) and await self._catch_up(sitting):
                        continue
                    raise
                sitting.ours = sitting.ours or table.version > sitting.told
                await self._announce(sitting, table)
                return result
        raise Unavailable("store-busy")

    async def _read_again(self, sitting: Sitting) -> int:
        """Read a table anew, and see to it as before; its version."""
        sitting.table = None
        table = await self._table(sitting)
        self._attend(sitting, table)
        return table.version

    async def _store(self, table: Table) -> None:
        if not table.unsaved:
            return
        with self._reaching_the_store("tables cannot be stored"):
            await self.store.append(table.name, table.unsaved, table.listing(self._opened_at), table.saved_at)
        self.metrics.entries += len(table.unsaved)
        table.unsaved.clear()
        if table.version % SNAPSHOT == 0 or isinstance(table.latest[-1].entry, Undone):
            await self._keep(table)  # what was kept before an undo would be of no use

    async def _sitting(self, name: str) -> Sitting:
        sitting = self._sittings.get(name)
        if sitting is None:
            fresh = Sitting(name)
            async with fresh.alone():
                fresh.told = (await self._table(fresh)).version
            sitting = self._sittings.setdefault(name, fresh)
            if sitting is fresh:
                self._run(fresh, partial(self._settle_in, fresh))
        sitting.used = time.monotonic()
        return sitting

    async def _table(self, sitting: Sitting) -> Table:
        """The table of a sitting, read from the store if need be; a long log keeps nobody else waiting."""
        if sitting.table is None:
            sitting.table = await asyncio.to_thread(Table, sitting.name, *await self._kept(sitting.name))
            if sitting.told:
                if sitting.told > sitting.table.version:
                    sitting.told = 0  # the log was put back to how it once was
                await self._announce_others(sitting, sitting.table)
        return sitting.table

    async def _kept(self, name: str) -> tuple[list[Row], Snapshot | None]:
        with self._reaching_the_store():
            rows, snapshot = await self.store.read(name), await self.store.snapshot(name)
        if not rows:
            raise Unknown("table-unknown", table=name)
        return rows, snapshot

    async def whole(self, name: str) -> Table:
        """A table with all of its past. The caller has been checked."""
        rows, snapshot = await self._kept(name)
        return await asyncio.to_thread(Table, name, rows, snapshot, None)

    @contextmanager
    def _reaching_the_store(self, failing: str = "tables cannot be read") -> Iterator[None]:
        """Nobody who asked can mend it if that fails; the log says what is wrong."""
        try:
            yield
        except StoreFailed as failure:
            self.metrics.store_failed += 1
            self._troubles.note(failing, failure)
            raise Unavailable("store-failed") from None
        self._troubles.are_over(failing)

    # Listening

    async def join(self, name: str, since: int | None, listener: Listener) -> None:
        """Connect somebody: a welcome, what is new since they were last there, and from now on everything."""
        past = await self._past(name, since, listener.token)
        sitting = await self._sitting(name)
        async with sitting.alone():
            await self._catch_up(sitting)  # somebody who comes from another server must not see less than there
            table = await self._table(sitting)
            caller = _watching(table, listener.token)
            listener.seats = caller.seats
            missed = await self._since(table, since, past)
            listener.push(
                wire.encode(
                    wire.Welcome(
                        protocol=wire.PROTOCOL,
                        table=table.info(),
                        seats=caller.seats,
                        host=caller.host,
                        phrases=PHRASES,
                    )
                )
            )
            viewers: tuple[Viewer, ...] = caller.seats or (None,)
            listener.push(wire.encode(sights.arrival(table, missed, viewers, listener.language, self._opened_at)))
            sitting.listeners.add(listener)
            self._tell_presence(sitting)

    def leave(self, name: str, listener: Listener) -> None:
        """Somebody is no longer connected."""
        sitting = self._sittings.get(name)
        if sitting is None or listener not in sitting.listeners:
            return
        before = sitting.attendance
        sitting.listeners.discard(listener)
        sitting.used = time.monotonic()
        sitting.note_who_left(before)
        self._tell_presence(sitting)

    def point(self, name: str, seat: int, at: str) -> None:
        """Let everybody see where a seat points."""
        message = wire.encode(wire.Pointed(seat, at))
        for listener in self._sittings[name].listeners:
            if seat not in listener.muted:
                listener.push(message)

    async def set_chat(self, name: str, token: str | None, on: bool) -> int:  # noqa: FBT001
        """Allow words at a table, or only phrases; the version of the entry."""

        def set_chat(table: Table) -> int:
            table.set_chat(table.caller(token), on, Stamp(now()))
            return table.unsaved[0].version

        return await self.change(name, set_chat)

    async def away(self, name: str) -> Collection[int]:
        """The seats whose owners have been away for long."""
        sitting = await self._sitting(name)
        async with sitting.alone():
            holders = (await self._table(sitting)).holders
        present = sitting.attendance.seats
        latest = time.monotonic() - self.settings.away
        return {
            seat
            for seat, holder in enumerate(holders)
            if holder.kind == "person" and seat not in present and sitting.left.get(seat, sitting.since) <= latest
        }

    async def _past(self, name: str, since: int | None, token: str | None) -> Sequence[Happened]:
        """What somebody missed that is no longer in memory, read while the table goes on."""
        if since is None:
            return ()
        sitting = await self._sitting(name)
        async with sitting.alone():
            table = await self._table(sitting)
        if since >= table.latest[0].version or not table.caller(token).watches:
            return ()
        if sitting.reading is None:
            sitting.reading = asyncio.create_task(self.whole(sitting.name))
        reading = sitting.reading
        try:
            return (await asyncio.shield(reading)).latest
        finally:
            if sitting.reading is reading:
                sitting.reading = None

    async def _since(self, table: Table, since: int | None, past: Sequence[Happened] = ()) -> Sequence[Happened]:
        """What has happened from a version on; some of the past may have been read before."""
        if since is None or since >= table.version:
            return ()
        known = [*(each for each in past if each.version < table.latest[0].version), *table.latest]
        if known[0].version > since or len(known) < table.version - known[0].version:
            known = list((await self.whole(table.name)).latest)  # others may have added to it meanwhile
        return [happened for happened in known if since <= happened.version < table.version]

    def _tell_presence(self, sitting: Sitting) -> None:
        self.store.attend(sitting.name, sitting.here)
        there = sitting.attendance
        message = wire.encode(wire.Presence(there.seats, there.spectators))
        for listener in sitting.listeners:
            listener.push(message)

    async def _announce(self, sitting: Sitting, table: Table) -> None:
        """Tell everybody what is new, and see to what is due next."""
        new = await self._since(table, sitting.told)
        if not new:
            return
        sitting.told = table.version
        if any(isinstance(happened.entry, Dealt) for happened in new):
            sitting.begin()
        here = sitting.here
        messages: dict[tuple[object, ...], bytes] = {}
        dismissed = []
        for listener in list(sitting.listeners):
            caller = table.caller(listener.token)
            listener.seats = caller.seats
            if not caller.watches:
                dismissed.append(listener)  # their seat was taken from them: this is the last they hear
            audible = [each for each in new if not (isinstance(each.entry, Said) and each.entry.seat in listener.muted)]
            key = (listener.seats, listener.language, len(audible) == len(new) or id(listener))
            if key not in messages:
                viewers: tuple[Viewer, ...] = listener.seats or (None,)
                update = sights.update(table, audible, viewers, listener.language, self._opened_at)
                messages[key] = wire.encode(update)
            listener.push(messages[key])
        for listener in dismissed:
            sitting.listeners.discard(listener)
            listener.dismiss()
        if sitting.here != here:  # somebody who is connected has sat down or lost a seat
            self._tell_presence(sitting)
        self._attend(sitting, table)

    # Other servers

    def _hear(self, change: Change) -> None:
        """Another server has done something: see what, where it matters here."""
        if change.table is None:
            self._wanted.set()
            concerned = list(self._sittings.values())
        else:
            concerned = [self._sittings[change.table]] if change.table in self._sittings else []
        for sitting in concerned:
            if change.version is not None and self._idle(sitting, self.settings.elsewhere):
                self._forget(sitting)
            else:
                self._run(sitting, partial(self._follow, sitting, change))

    async def _follow(self, sitting: Sitting, change: Change) -> None:
        """See what others did at a table. What cannot be read now is read in the next round."""
        try:
            async with sitting.alone():
                if change.version is None or change.version > sitting.told:
                    await self._catch_up(sitting)
                if change.version is None:
                    await self._look_around(sitting)
        except Problem:
            sitting.behind = True
            raise

    async def _settle_in(self, sitting: Sitting) -> None:
        """A table has come to memory: see what happened meanwhile, who is there, and whose it is to see to."""
        if self.store.shared:
            await self._follow(sitting, Change(sitting.name))
        await self._take_care(sitting)

    async def _catch_up(self, sitting: Sitting) -> bool:
        """Take up what others have done at a table, and tell everybody; whether there was anything. Under its lock."""
        if not self.store.shared:
            return False
        before = sitting.told
        table = await self._table(sitting)
        latest = table.latest[-1]
        with self._reaching_the_store():
            rows = await self.store.read(sitting.name, latest.version)
        if not rows or rows[0].at != latest.at:  # the log was put back to how it once was
            sitting.table, sitting.told = None, 0
            await self._announce_others(sitting, await self._table(sitting))
            return True
        try:
            table.take(rows[1:])
        except BaseException:
            sitting.table = None
            raise
        await self._announce_others(sitting, table)
        return sitting.told > before

    async def _announce_others(self, sitting: Sitting, table: Table) -> None:
        """Tell everybody what others have done. Whoever did it sees to what is due next, if that is something new."""
        if table.version > sitting.told:
            sitting.ours = sitting.ours and sitting.attended == self._decision(table)
            await self._announce(sitting, table)

    async def _look_around(self, sitting: Sitting) -> None:
        """See who is connected elsewhere. Under the lock of the table, so that the latest answer counts."""
        before = sitting.attendance
        with self._reaching_the_store():
            sitting.elsewhere = await self.store.elsewhere(sitting.name)
        if sitting.attendance != before:
            sitting.note_who_left(before)
            self._tell_presence(sitting)

    def _run(self, sitting: Sitting, errand: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do something for a table beside everything else."""
        task = asyncio.create_task(self._attempt(sitting.name, "cannot be followed", errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _attempt(self, name: str, failing: str, errand: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do something for a table: one that is damaged must not keep the others waiting."""
        try:
            await errand()
        except Exception as trouble:
            self._troubles.note(failing, trouble, name)
        else:
            self._troubles.are_over(failing, name)

    # What the server does by itself

    def _attend(self, sitting: Sitting, table: Table) -> None:
        """See to it that a bot or a clock decides when it is due. Nothing else that happens meanwhile interrupts it."""
        about = self._decision(table)
        if sitting.attending:
            if sitting.ours and sitting.attended == about and not sitting.attending.done():
                return
            sitting.attending.cancel()
        if sitting.attended != about:
            self._troubles.are_over("waits for a decision", table.name)
        sitting.attending, sitting.attended = None, about
        if sitting.ours and table.stage == "playing" and table.due(self._opened_at) is not None:
            sitting.attending = asyncio.create_task(self._decide(sitting, table))

    def _decision(self, table: Table) -> object:
        """Which decision is due at a table: in which position, and from when on it is the server that makes it.

        Once it is, it does not matter who holds the seat: a seat that goes to and fro would put off the decision.
        """
        due = table.due(self._opened_at)
        return table.stage, table.changed, 0 if _has_come(due) else due

    async def _decide(self, sitting: Sitting, table: Table) -> None:
        """Wait until it is time, then let a bot choose for the seat to act."""
        seat, position, until = table.to_act, table.changed, table.until(self._opened_at)
        assert seat is not None
        if until is not None:
            while now() < until:
                await asyncio.sleep((until - now()) / 1000)
        elif sitting.watched:
            await asyncio.sleep(self.settings.pause)
        try:
            async with sitting.alone():  # a change that is being stored calls this off when it is
                table = await self._table(sitting)
            if table.changed == position and _has_come(table.due(self._opened_at)):
                sitting.attended = about = self._decision(table)
                await self._play(table, seat, about, await self._choice(table, seat))
        except Problem as problem:  # the next round tries again
            self._troubles.note("waits for a decision", problem, table.name)

    async def _play(self, table: Table, seat: int, about: object, action: str) -> None:
        """Do what was chosen, if nobody has decided meanwhile."""

        def decide(table: Table) -> None:
            if self._decision(table) == about:
                table.decide(seat, action, Stamp(now(), served_since=self._opened_at))

        await self.change(table.name, decide)

    async def _choice(self, table: Table, seat: int) -> str:
        """What the bot in a seat would do, or one for a person whose time is up; if it fails, any legal action."""
        legal = list(map(str, table.running.legal(seat)))
        holder = table.holders[seat]
        name = holder.name if holder.kind == "bot" else self.settings.clock_bot
        try:
            return (await self.advise(table, seat, name)).action
        except Unavailable:
            raise  # it cannot be told what it should know: that is no reason to do anything whatever
        except (ThinkerFailed, Problem) as failure:  # a Problem: there is no such bot any more
            log.warning("table %s: the bot %s in seat %d failed: %s", table.name, name, seat, failure)
            self.metrics.bots_failed += 1
            return random.choice(legal)

    async def advise(self, table: Table, seat: int, name: str) -> Advised:
        """Ask a bot for its advice in a seat, from what that seat sees."""
        self.metrics.bots_asked += 1
        game = table.game
        question = Advise(
            game=str(game),
            bot=name,
            seat=seat,
            seed=secrets.token_hex(8),
            view=wire.raw(table.running.view(seat)),
            legal=list(map(str, table.running.legal(seat))),
        )
        memory = bots.kind(name, game.name).memory
        if memory != "nothing":
            known = table if memory == "lately" else await self.whole(table.name)
            question = msgspec.structs.replace(question, heard=wire.raw(known.running.heard(seat)))
        return await self.thinkers.advise(question, self.settings.patience)

    async def hint(self, name: str, token: str | None, seat: int, language: str) -> tuple[str, str]:
        """What the strongest bot would do in a seat, and why."""
        table = await self.look(name, token, lambda table, caller: table.check_hint(caller, seat))
        try:
            advised = await self.advise(table, seat, bots.names(table.game.name)[-1])
        except (ThinkerFailed, ThinkersClosed):
            raise Unavailable("hint-failed") from None
        return advised.action, catalogue(language).say(advised.reason, **advised.values)

    async def _make_rounds(self) -> None:
        while not self._closed:
            try:
                self._wanted.clear()
                await self._make_round()
                self._troubles.are_over("the hall cannot make its round")
            except Exception as trouble:
                self._troubles.note("the hall cannot make its round", trouble)
            with suppress(TimeoutError):
                async with asyncio.timeout(self.settings.round):
                    await self._wanted.wait()

    async def _make_round(self) -> None:
        due = await self.store.due(now() + int(self.settings.round * 1000))
        for name in due:
            await self._see_to(name)
        for sitting in list(self._sittings.values()):
            if self._idle(sitting, self.settings.idle):
                await self._leave_memory(sitting)
            elif sitting.behind:
                sitting.behind = False
                self._run(sitting, partial(self._follow, sitting, Change(sitting.name)))
        self._troubles.keep_those_of({*due, *self._sittings})

    async def _see_to(self, name: str) -> None:
        """Something is due at a table: what runs by itself there begins when it is in memory."""

        async def take_care() -> None:
            await self._take_care(await self._sitting(name))

        await self._attempt(name, "cannot be seen to", take_care)

    async def _take_care(self, sitting: Sitting) -> None:
        """See to what is due at a table, unless another server does. Under the lock: the latest answer counts."""
        async with sitting.alone():
            table = await self._table(sitting)
            with self._reaching_the_store("tables cannot be seen to"):
                sitting.ours = await self.store.claim(sitting.name)
            if table.stage == "gathering":
                await self._look_around(sitting)
        if (
            sitting.ours
            and table.stage == "gathering"
            and not sitting.watched
            and _has_come(table.due(self._opened_at))
        ):
            await self.change(sitting.name, lambda table: table.expire(Stamp(now())))
        else:
            self._attend(sitting, table)

    def _idle(self, sitting: Sitting, seconds: float) -> bool:
        """Whether nobody is at a table, nor was for so long, and no bot of ours has to decide there."""
        table = sitting.table
        thinking = table and table.stage == "playing" and sitting.ours and table.due(self._opened_at) == 0
        busy = thinking or sitting.listeners or sitting.asked
        return not busy and time.monotonic() - sitting.used >= seconds

    async def _leave_memory(self, sitting: Sitting) -> None:
        """Forget a table that nobody uses; at once, so that whoever comes meanwhile reads it anew."""
        self._forget(sitting)
        if sitting.table:
            await self._keep(sitting.table)

    async def _put_away(self, sitting: Sitting) -> None:
        """The same when nobody is busy with it any more."""
        async with sitting.alone():
            await self._leave_memory(sitting)

    def _forget(self, sitting: Sitting) -> None:
        self._sittings.pop(sitting.name, None)
        if sitting.attending:
            sitting.attending.cancel()

    async def _keep(self, table: Table) -> None:
        """Keep the position, so that the game can go on under newer rules."""
        if table.match and table.stage == "playing":
            position = msgspec.json.encode(table.match.snapshot())
            try:
                await self.store.keep(table.name, Snapshot(table.version, position))
            except StoreFailed as failure:  # nothing is lost: they follow from the log
                self._troubles.note("positions cannot be kept", failure)


def _is_judgement(failure: BaseException) -> bool:
    """Whether a table has refused something, so that it might have decided otherwise had it known more."""
    return isinstance(failure, Problem) and not isinstance(failure, Unavailable)


def _has_come(due: int | None) -> bool:
    """Whether it is time for what the server has to do."""
    return due is not None and due <= now()


def _watching(table: Table, token: str | None) -> Caller:
    """Somebody who may see a table; for others there is none."""
    caller = table.caller(token)
    if not caller.watches:
        raise Unknown("table-unknown", table=table.name)
    return caller


def _rematch(table: Table, token: str | None) -> tuple[str | None, Opened | None]:
    """The table of the rematch, or how to open it."""
    table.check_rematch(table.caller(token))
    assert token
    return table.followed, None if table.followed else opening.rematch(table, token)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
