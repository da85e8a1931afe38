"""The hall: what is stored before anybody hears of it, and what the server does by itself."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knossos import bots
from knossos.game import TurnBegan
from knossos.match import Played, bot
from knossos.table import entries
from knossos.table import hall as module
from knossos.table.entries import Opened
from knossos.table.hall import SNAPSHOT, Hall, Settings, now
from knossos.table.problems import Unavailable
from knossos.table.sqlite import SQLite
from knossos.table.store import Listing, Row, StoreFailed
from knossos.table.table import GATHERING, KEPT, Caller, Stamp, Table
from knossos.table.thinkers import Advise, Advised, Thinkers
from knossos.table.wire import ClockWish, OpenedTable, SeatTaken, SeatWish, TableWish
from tests.table.parties import BOT, ME, OPEN, refused

QUICK = Settings(pause=0.0, round=0.02)


class Unsteady(SQLite):
    """A store that fails when it is told to."""

    appending: Exception | None = None
    reading: Exception | None = None
    times = 0
    reads = 0
    rival: Callable[[], Awaitable[object]] | None = None
    """What somebody else does at the last moment, before something is stored."""

    async def append(self, table: str, rows: Sequence[Row], listing: Listing, after: int | None = None) -> None:
        if self.rival and self.times:
            self.times -= 1
            rival, self.rival = self.rival, None
            await rival()
            self.rival = rival
        if self.appending and self.times:
            self.times -= 1
            raise self.appending
        await super().append(table, rows, listing, after)

    async def read(self, table: str, first: int = 0) -> list[Row]:
        self.reads += 1
        if self.reading:
            raise self.reading
        return await super().read(table, first)

    async def version_of(self, table: str, seat: int, reference: str) -> int | None:
        if self.reading:
            raise self.reading
        return await super().version_of(table, seat, reference)


class Guest:
    """Somebody who is connected, and everything they were told."""

    def __init__(self, token: str | None, language: str | None = None) -> None:
        self.token = token
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.muted: set[int] = set()
        self.told: list[dict[str, Any]] = []
        self._new = asyncio.Event()

    def push(self, message: bytes) -> None:
        self.told.append(json.loads(message))
        self._new.set()

    def dismiss(self) -> None:
        raise AssertionError("nobody loses a seat here")

    async def hears(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a message."""
        async with asyncio.timeout(20):
            while True:
                for message in self.told:
                    if wanted(message):
                        return message
                self._new.clear()
                await self._new.wait()

    async def hears_of(self, kind: str, **details: object) -> dict[str, Any]:
        """Wait for an entry of the log."""

        def told(message: dict[str, Any]) -> bool:
            return any(news["type"] == kind and news.items() >= details.items() for news in message.get("news", ()))

        return await self.hears(told)


@asynccontextmanager
async def hall_over(
    store: SQLite, settings: Settings = QUICK, command: Sequence[str] | None = None
) -> AsyncIterator[Hall]:
    thinkers = Thinkers(1, command) if command else Thinkers(1)
    await thinkers.start()
    hall = Hall(store, thinkers, settings)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.close()
        await thinkers.close()


def in_a_hall(scenario: Callable[[Hall], Awaitable[None]], settings: Settings = QUICK) -> None:
    """Run something in a hall over a store in memory."""

    async def happen() -> None:
        store = await Unsteady.open(None)
        try:
            async with hall_over(store, settings) as hall:
                await scenario(hall)
        finally:
            await store.close()

    asyncio.run(happen())


def unsteady(hall: Hall) -> Unsteady:
    assert isinstance(hall.store, Unsteady)
    return hall.store


async def opened(hall: Hall, *seats: SeatWish, **wish: Any) -> OpenedTable:
    """Open a table; without seats: one for oneself and one that is open."""
    return await hall.open(TableWish(wish.pop("game", "amazeing(mode=kids)"), list(seats or (ME, OPEN)), **wish))


async def sit(hall: Hall, table: OpenedTable, name: str = "Theseus") -> str:
    def taking(at: Table) -> SeatTaken:
        return SeatTaken(*at.sit(table.link, None, name, None, Stamp(1)), at.info())

    return (await hall.change(table.table.id, taking)).token


async def start(hall: Hall, table: OpenedTable) -> None:
    await hall.change(table.table.id, lambda at: at.start(at.caller(table.token), "random", None, Stamp(now())))


async def act(hall: Hall, name: str, token: str, seat: int, reference: str) -> int:
    """Play the first legal action."""
    return await hall.once(
        name,
        token,
        seat,
        reference,
        lambda at, caller, stamp: at.act(caller, seat, str((at.running.legal(seat) or ["nothing"])[0]), None, stamp),
    )


async def looked(hall: Hall, table: OpenedTable) -> Table:
    return await hall.look(table.table.id, table.token, lambda at, _: at)


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that nobody is told of."""
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.005)


# Stored before told


def test_whoever_hears_of_something_finds_it_stored() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        rows: list[int] = []

        class Careful(Guest):
            def push(self, message: bytes) -> None:
                rows.append(len(unsteady(hall)._connection.execute("SELECT 1 FROM entries").fetchall()))
                super().push(message)

        guest = Careful(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        versions = [message["version"] for message in guest.told if message["type"] == "update"]
        assert versions == [1, 2]
        assert rows[-1] == 2

    in_a_hall(scenario)


def test_what_could_not_be_stored_never_happened() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        told = len(guest.told)
        unsteady(hall).appending, unsteady(hall).times = StoreFailed("the disk is full"), 1
        with refused("store-failed"):
            await start(hall, table)
        assert (await looked(hall, table)).stage == "gathering"
        assert len(guest.told) == told
        assert hall.metrics.store_failed == 1
        await start(hall, table)
        assert (await looked(hall, table)).stage == "playing"

    in_a_hall(scenario)


def test_an_action_that_was_stored_once_is_not_played_twice_after_a_failure() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        other = await sit(hall, table)
        await start(hall, table)
        unsteady(hall).appending, unsteady(hall).times = StoreFailed("the disk is full"), 1
        with refused("store-failed"):
            await act(hall, table.table.id, table.token, 0, "first")
        version = await act(hall, table.table.id, table.token, 0, "first")
        assert await act(hall, table.table.id, table.token, 0, "first") == version
        assert (await looked(hall, table)).version == version + 1
        with refused("seat-of-another"):
            await act(hall, table.table.id, other, 0, "first")

    in_a_hall(scenario)


def test_the_loser_of_a_race_looks_again_and_answers_again() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        name, other = table.table.id, Hall(hall.store, hall.thinkers)

        def say() -> Awaitable[object]:
            return other.change(name, lambda at: at.phrase(at.caller(table.token), 0, "hello", Stamp(1)))

        unsteady(hall).rival, unsteady(hall).times = say, 3
        await start(hall, table)
        assert (await looked(hall, table)).stage == "playing"
        unsteady(hall).times = 5
        with refused("store-busy"):
            await act(hall, name, table.token, 0, "first")
        await other.close()

    in_a_hall(scenario)


def test_another_server_at_the_same_table_is_noticed_by_its_entries() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, OPEN, OPEN)
        name = table.table.id
        other = Hall(hall.store, hall.thinkers)
        await other.change(name, lambda at: at.sit(table.link, None, "Theseus", None, Stamp(1)))
        with refused("name-taken"):
            await hall.change(name, lambda at: at.sit(table.link, None, "Theseus", None, Stamp(2)))
        seat, _ = await hall.change(name, lambda at: at.sit(table.link, None, "Minos", None, Stamp(2)))
        assert seat == 2
        await other.close()

    in_a_hall(scenario)


def test_a_reference_that_left_memory_long_ago_is_found_in_the_store() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        name = table.table.id
        other = await sit(hall, table)
        await start(hall, table)
        tokens = (table.token, other)
        first = await act(hall, name, table.token, 0, "first")
        for number in range(KEPT + 1):
            seat = (await looked(hall, table)).to_act
            assert seat is not None
            await act(hall, name, tokens[seat], seat, str(number))
        at = await looked(hall, table)
        assert at.done(0, "first") is None
        version = at.version
        assert await act(hall, name, table.token, 0, "first") == first
        assert (await looked(hall, table)).version == version

    in_a_hall(scenario)


def test_what_was_done_long_ago_stays_done_whatever_is_allowed_now() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)

        async def greet(token: str) -> int:
            return await hall.once(
                table.table.id, token, 0, "hello", lambda at, caller, stamp: at.say(caller, 0, "Hello", stamp)
            )

        said = await greet(table.token)
        await hall.set_chat(table.table.id, table.token, on=False)
        for number in range(KEPT + 1):
            await say(hall, table, str(number))
        assert (await looked(hall, table)).done(0, "hello") is None
        assert await greet(table.token) == said
        with refused("seat-of-another"):
            await greet(table.link)

    in_a_hall(scenario)


def test_a_bot_is_not_kept_waiting_by_what_was_done_long_ago() -> None:
    async def scenario(hall: Hall) -> None:
        hall.settings = replace(QUICK, pause=0.3, round=1000.0)
        table = await opened(hall, ME, BOT)
        name = table.table.id
        guest = Guest(table.token)
        await hall.join(name, None, guest)
        await say(hall, table, "first")
        for number in range(KEPT + 1):
            await say(hall, table, str(number))
        await start(hall, table)
        while (await looked(hall, table)).to_act == 0:
            await act(hall, name, table.token, 0, f"mine {(await looked(hall, table)).version}")
        reads = unsteady(hall).reads
        await say(hall, table, "first")
        assert unsteady(hall).reads == reads + 1
        await guest.hears_of("played", seat=1)

    in_a_hall(scenario)


def test_what_is_stored_is_told_even_if_whoever_did_it_has_gone_meanwhile() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        await start(hall, table)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        asked, free = slow_to_append(hall)
        asking = asyncio.create_task(act(hall, table.table.id, table.token, 0, "first"))
        await asked.wait()
        asking.cancel()
        free.set()
        await guest.hears_of("played")

    in_a_hall(scenario, replace(QUICK, pause=1000))


def slow_to_append(hall: Hall) -> tuple[asyncio.Event, asyncio.Event]:
    """A store that says when something is to be stored, and waits until it may."""
    store, append = unsteady(hall), unsteady(hall).append
    asked, free = asyncio.Event(), asyncio.Event()

    async def wait(table: str, rows: Sequence[Row], listing: Listing, after: int | None = None) -> None:
        await append(table, rows, listing, after)
        asked.set()
        await free.wait()

    store.append = wait  # type: ignore[method-assign]
    return asked, free


def test_nobody_waits_without_end_for_a_table_that_cannot_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knossos.table.sitting.WAITING", 0.1)

    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        async with hall._sittings[table.table.id].alone():
            with refused("store-busy"):
                await looked(hall, table)
            with refused("store-busy"):
                await start(hall, table)
            with refused("store-busy"):
                await hall.away(table.table.id)
        await looked(hall, table)

    in_a_hall(scenario)


def test_a_store_that_cannot_be_read_is_no_mistake_of_whoever_asks() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        await start(hall, table)
        unsteady(hall).reading = StoreFailed("the file is gone")
        with refused("store-failed"):
            await hall.look("elsewhere", None, lambda at, _: at)
        with refused("store-failed"):
            await hall.whole(table.table.id)
        with refused("store-failed"):
            await hall.once(
                table.table.id, table.token, 0, "x", lambda at, caller, stamp: at.act(caller, 0, "?", None, stamp)
            )

    in_a_hall(scenario)


def test_a_rematch_that_could_not_be_noted_is_offered_again() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, SeatWish("bot", bot="greedy"))
        await start(hall, table)
        name = table.table.id
        guest = Guest(table.token)
        await hall.join(name, None, guest)
        await hall.change(name, lambda at: at.hand_over(at.caller(table.token), 0, "greedy", (), Stamp(1)))
        await guest.hears(lambda message: message.get("standing", {}).get("stage") == "over")

        store, append = unsteady(hall), unsteady(hall).append

        async def fail_to_follow(table: str, rows: Sequence[Row], listing: Listing, after: int | None = None) -> None:
            if rows[0].version:
                raise StoreFailed("the disk is full")
            await append(table, rows, listing, after)

        store.append = fail_to_follow  # type: ignore[method-assign]
        with refused("store-failed"):
            await hall.rematch(name, table.token)
        store.append = append  # type: ignore[method-assign]
        assert (await looked(hall, table)).followed is None
        again = await hall.rematch(name, table.token)
        assert again.after == name
        assert (await hall.rematch(name, table.token)).id == again.id
        assert (await guest.hears_of("followed"))["news"][0]["table"] == again.id

    in_a_hall(scenario)


# The past


async def long_ago(hall: Hall) -> OpenedTable:
    """A table with more behind it than is in memory."""
    table = await opened(hall)
    await start(hall, table)
    for number in range(KEPT + 1):
        await say(hall, table, str(number))
    return table


async def say(hall: Hall, table: OpenedTable, reference: str) -> int:
    return await hall.once(
        table.table.id, table.token, 0, reference, lambda at, caller, stamp: at.phrase(caller, 0, "wait", stamp)
    )


def slow_to_read(hall: Hall) -> tuple[asyncio.Event, asyncio.Event]:
    """A store that says when somebody reads a log, and waits until it may."""
    store, read = unsteady(hall), unsteady(hall).read
    asked, free = asyncio.Event(), asyncio.Event()

    async def wait(table: str, first: int = 0) -> list[Row]:
        asked.set()
        rows = await read(table, first)
        await free.wait()
        return rows

    store.read = wait  # type: ignore[method-assign]
    return asked, free


def told_versions(guest: Guest) -> list[int]:
    return [news["version"] for message in guest.told for news in message.get("news", ())]


def test_nobody_waits_for_somebody_who_reads_the_whole_past() -> None:
    async def scenario(hall: Hall) -> None:
        table = await long_ago(hall)
        asked, free = slow_to_read(hall)
        guest = Guest(table.token)
        joining = asyncio.create_task(hall.join(table.table.id, 0, guest))
        await asked.wait()
        said = await say(hall, table, "meanwhile")
        free.set()
        await joining
        assert told_versions(guest) == list(range(said + 1))

    in_a_hall(scenario)


def test_what_is_too_much_to_remember_meanwhile_is_read_again() -> None:
    async def scenario(hall: Hall) -> None:
        table = await long_ago(hall)
        asked, free = slow_to_read(hall)
        guest = Guest(table.token)
        joining = asyncio.create_task(hall.join(table.table.id, 1, guest))
        await asked.wait()
        for number in range(KEPT + 1):
            said = await say(hall, table, f"meanwhile {number}")
        free.set()
        await joining
        assert told_versions(guest) == list(range(1, said + 1))

    in_a_hall(scenario)


def test_the_past_is_read_once_for_all_who_come_at_the_same_time() -> None:
    async def scenario(hall: Hall) -> None:
        table = await long_ago(hall)
        asked, free = slow_to_read(hall)
        guests = [Guest(table.token) for _ in range(5)]
        joining = [asyncio.create_task(hall.join(table.table.id, 0, guest)) for guest in guests]
        await asked.wait()
        asked.clear()
        for _ in range(10):
            await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*joining)
        assert not asked.is_set()
        assert {len(told_versions(guest)) for guest in guests} == {KEPT + 3}

    in_a_hall(scenario)


def test_a_long_log_is_taken_up_beside_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[threading.Thread] = set()

    class Noted(Table):
        def take(self, rows: Iterable[Row]) -> None:
            threads.add(threading.current_thread())
            super().take(rows)

    async def scenario(hall: Hall) -> None:
        table = await long_ago(hall)
        hall._sittings.clear()
        monkeypatch.setattr(module, "Table", Noted)
        await looked(hall, table)
        assert threads
        assert threading.current_thread() not in threads

    in_a_hall(scenario)


# Memory


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        await sit(hall, table)
        await start(hall, table)
        await until(lambda: hall.in_memory == 0)
        snapshot = await hall.store.snapshot(table.table.id)
        assert snapshot
        assert snapshot.version == 3
        await act(hall, table.table.id, table.token, 0, "first")
        assert (await looked(hall, table)).version == 4

    in_a_hall(scenario, replace(QUICK, idle=0.05))


def test_who_comes_at_the_same_time_to_a_table_that_has_left_memory_is_at_the_same_one() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        hall._sittings.clear()
        await asyncio.gather(*(hall.join(table.table.id, None, Guest(table.token)) for _ in range(2)))
        assert hall.connections == 2

    in_a_hall(scenario)


def test_a_table_with_somebody_at_it_stays_in_memory() -> None:
    async def scenario(hall: Hall) -> None:
        watched, other = await opened(hall), await opened(hall)
        guest = Guest(watched.token)
        await hall.join(watched.table.id, None, guest)
        await until(lambda: hall.in_memory == 1)
        assert hall.connections == 1
        assert other.table.id not in hall._sittings
        hall.leave(watched.table.id, guest)
        hall.leave(watched.table.id, guest)
        hall.leave("elsewhere", guest)
        await until(lambda: hall.in_memory == 0)

    in_a_hall(scenario, replace(QUICK, idle=0.05))


def test_now_and_then_and_after_an_undo_the_position_is_kept() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        other = await sit(hall, table)
        await start(hall, table)
        name, tokens = table.table.id, (table.token, other)
        assert await hall.store.snapshot(name) is None
        await act(hall, name, table.token, 0, "push")
        await hall.once(name, table.token, 0, "undo", lambda at, caller, stamp: at.undo(caller, 0, stamp))
        snapshot = await hall.store.snapshot(name)
        assert snapshot
        assert snapshot.version == 5
        while (at := await looked(hall, table)).version < SNAPSHOT:
            assert at.to_act is not None
            await act(hall, name, tokens[at.to_act], at.to_act, str(at.version))
        snapshot = await hall.store.snapshot(name)
        assert snapshot
        assert snapshot.version == SNAPSHOT

    in_a_hall(scenario)


def test_a_position_that_cannot_be_kept_keeps_nobody_from_playing(caplog: pytest.LogCaptureFixture) -> None:
    async def full(*_: object) -> None:
        raise StoreFailed("the disk is full")

    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        await start(hall, table)
        await act(hall, table.table.id, table.token, 0, "push")
        unsteady(hall).keep = full  # type: ignore[method-assign, assignment]
        await hall.once(table.table.id, table.token, 0, "undo", lambda at, caller, stamp: at.undo(caller, 0, stamp))
        assert "positions cannot be kept: the disk is full" in caplog.text

    in_a_hall(scenario)


# After a restart


def test_what_waits_for_the_server_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def happen() -> None:
        store = await SQLite.open(tmp_path / "tables")
        async with hall_over(store, Settings(pause=1000, round=1000)) as hall:
            table = await opened(hall, BOT, BOT)
            await hall.change(table.table.id, lambda at: at.start(at.caller(table.token), "random", None, Stamp(now())))
            stood = (await looked(hall, table)).version
        await store.close()
        store = await SQLite.open(tmp_path / "tables")
        async with hall_over(store) as hall:
            guest = Guest(table.token)
            await until(lambda: hall.in_memory == 1)
            await hall.join(table.table.id, None, guest)
            await guest.hears(lambda message: message["type"] == "update" and message["version"] > stood + 3)
        await store.close()

    asyncio.run(happen())


def test_a_table_that_nobody_starts_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        await until(lambda: hall.metrics.entries == 2)
        assert (await looked(hall, table)).stage == "over"
        assert await hall.store.due(1 << 60) == []

    monkeypatch.setattr("knossos.table.table.GATHERING", 1)
    assert GATHERING > 1
    in_a_hall(scenario)


def test_a_table_with_somebody_at_it_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(hall: Hall) -> None:
        table, other = await opened(hall), await opened(hall)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        monkeypatch.setattr("knossos.table.table.GATHERING", -1000)
        for each in (table, other):  # so that the store hears that they are due
            await hall.change(each.table.id, lambda at: at.sit(None, None, "Theseus", None, Stamp(1)))
        await until(lambda: hall.metrics.entries == 5)
        assert (await looked(hall, table)).stage == "gathering"
        assert (await looked(hall, other)).stage == "over"

    in_a_hall(scenario)


def test_a_game_goes_on_under_newer_rules_from_the_position_that_was_kept(tmp_path: Path) -> None:
    async def happen() -> None:
        store = await SQLite.open(tmp_path / "tables")
        async with hall_over(store) as hall:
            table = await opened(hall)
            await sit(hall, table)
            await start(hall, table)
            await act(hall, table.table.id, table.token, 0, "push")
        rows = await store.read(table.table.id)
        first = entries.decode(rows[0].entry)
        assert isinstance(first, Opened)
        older = entries.encode(replace(first, rules=first.rules - 1))
        store._connection.execute("UPDATE entries SET entry = ? WHERE version = 0", (older,))
        async with hall_over(store) as hall:
            await act(hall, table.table.id, table.token, 0, "move")
            assert (await looked(hall, table)).version == 5
            with refused("record-snapshot"):
                (await hall.whole(table.table.id)).running.record()
        await store.close()

    asyncio.run(happen())


# Bots


def test_bots_play_a_whole_game_among_themselves() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, SeatWish("bot", bot="greedy"), SeatWish("bot", bot="greedy"))
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        over = await guest.hears(lambda message: message.get("standing", {}).get("stage") == "over")
        assert over["standing"]["outcome"]["winners"]
        assert hall.metrics.bots_asked >= hall.metrics.entries - 2
        assert hall.metrics.bots_failed == 0

    in_a_hall(scenario)


def test_a_bot_that_fails_is_replaced_by_a_legal_choice_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def happen() -> None:
        store = await SQLite.open(None)
        async with hall_over(store, QUICK, ("false",)) as hall:
            table = await opened(hall, BOT, ME)
            guest = Guest(table.token)
            await hall.join(table.table.id, None, guest)
            await start(hall, table)
            news = (await guest.hears_of("played", seat=0))["news"][0]
            assert news["by"] == "bot"
            assert hall.metrics.bots_failed
            assert "the bot random in seat 0 failed: died" in caplog.text
            await guest.hears(lambda message: message.get("standing", {}).get("to_act") == 1)
            with refused("hint-failed"):
                await hall.hint(table.table.id, table.token, 1, "en")
        await store.close()

    asyncio.run(happen())


def test_a_bot_that_does_not_exist_any_more_is_replaced_by_a_legal_choice(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, OPEN)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)

        def begin(at: Table) -> None:
            at.chairs[1] = replace(at.chairs[1], holder=bot("daedalus"))
            at.start(at.caller(table.token), "random", None, Stamp(1))

        await hall.change(table.table.id, begin)
        for reference in ("push", "move"):
            await act(hall, table.table.id, table.token, 0, reference)
        await guest.hears_of("played", seat=1, by="bot")
        assert "the bot daedalus in seat 1 failed" in caplog.text

    in_a_hall(scenario)


def test_a_bot_waits_a_moment_so_that_a_person_can_take_an_action_back() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, BOT)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        for reference in ("push", "move"):
            await act(hall, table.table.id, table.token, 0, reference)
        assert (await looked(hall, table)).to_act == 1
        await hall.once(table.table.id, table.token, 0, "undo", lambda at, caller, stamp: at.undo(caller, 0, stamp))
        assert (await looked(hall, table)).to_act == 0

    in_a_hall(scenario, replace(QUICK, pause=1000))


def test_nothing_but_the_position_and_who_decides_in_it_keeps_a_bot_from_its_turn() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, replace(ME, name="Minos"), replace(ME, name="Theseus"))
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)

        async def done(do: Callable[[Table, Caller, Stamp], None]) -> object:
            await hall.change(table.table.id, lambda at: do(at, at.caller(table.token), Stamp(1)))
            return hall._sittings[table.table.id].attending

        thinking = await done(lambda at, caller, stamp: at.hand_over(caller, 0, "random", (), stamp))
        assert thinking
        assert await done(lambda at, caller, stamp: at.say(caller, 1, "Well?", stamp)) is thinking
        assert await done(lambda at, caller, stamp: at.hand_over(caller, 1, "random", (), stamp)) is thinking
        assert await done(lambda at, caller, stamp: at.come_back(caller, 1, stamp)) is thinking
        assert await done(lambda at, caller, stamp: at.come_back(caller, 0, stamp)) is None

    in_a_hall(scenario, replace(QUICK, pause=1000))


def test_what_was_done_long_ago_and_is_sent_again_does_not_keep_a_bot_from_its_turn() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, BOT)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        for number in range(KEPT + 1):
            await say(hall, table, str(number))
        await start(hall, table)
        for reference in ("push", "move"):
            await act(hall, table.table.id, table.token, 0, reference)
        sitting = hall._sittings[table.table.id]
        at, thinking = sitting.table, sitting.attending
        assert await say(hall, table, "0") == 1
        assert sitting.table is not at
        assert sitting.attending is thinking
        await guest.hears_of("played", seat=1, by="bot")

    in_a_hall(scenario, replace(QUICK, pause=0.5, round=1000))


def test_a_seat_that_goes_to_and_fro_does_not_put_off_a_decision_that_is_due() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, clock=ClockWish(1))
        await sit(hall, table)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        sitting = hall._sittings[table.table.id]

        async def give(name: str) -> None:
            await hall.change(
                table.table.id, lambda at: at.hand_over(at.caller(table.token), 0, name, (), Stamp(now()))
            )

        await give("greedy")
        waiting = sitting.attending
        await until(
            lambda: (at := sitting.table) is not None and at.clocks is not None and at.clocks.until(0, 0) < now()
        )
        for name in ("random", "greedy"):
            await give(name)
            await hall.change(table.table.id, lambda at: at.come_back(at.caller(table.token), 0, Stamp(now())))
        assert sitting.attending is waiting
        assert waiting
        assert not waiting.cancelling()

    in_a_hall(scenario, replace(QUICK, pause=1000))


def test_whoever_takes_a_seat_back_in_time_decides() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        await sit(hall, table)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        name = table.table.id
        await hall.change(name, lambda at: at.hand_over(at.caller(table.token), 0, "greedy", (), Stamp(now())))
        thinking = hall._sittings[name].attending
        assert thinking
        await hall.change(name, lambda at: at.come_back(at.caller(table.token), 0, Stamp(now())))
        assert thinking.cancelling()
        await act(hall, name, table.token, 0, "first")

    in_a_hall(scenario, replace(QUICK, pause=1000))


def test_a_bot_that_cannot_be_told_what_happened_does_not_guess() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, replace(BOT, bot="greedy"), ME, game="team")
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        unsteady(hall).reading = StoreFailed("the disk is slow")
        await until(lambda: hall.metrics.bots_asked > 1)
        assert hall.metrics.bots_failed == 0
        unsteady(hall).reading = None
        await guest.hears_of("played", seat=0, by="bot")
        assert hall.metrics.bots_failed == 0

    in_a_hall(scenario, replace(QUICK, pause=0.1))


def test_a_choice_that_could_not_be_stored_is_made_again(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, BOT, ME)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        unsteady(hall).appending, unsteady(hall).times = StoreFailed("the disk is full"), 1
        await guest.hears_of("played", seat=0)
        assert unsteady(hall).times == 0
        assert "the disk is full" in caplog.text

    in_a_hall(scenario)


@pytest.mark.parametrize("memory", ["nothing", "lately", "everything"])
def test_a_bot_is_told_as_much_as_its_memory_has_to_hold(monkeypatch: pytest.MonkeyPatch, memory: str) -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, replace(ME, name="Theseus"))
        await start(hall, table)
        for number in range(2 * KEPT):
            await act(hall, table.table.id, table.token, (await looked(hall, table)).running.to_act or 0, str(number))
        at, whole = await looked(hall, table), await hall.whole(table.table.id)
        heard = {"nothing": [], "lately": at.running.heard(0), "everything": whole.running.heard(0)}
        turns = {kind: sum(isinstance(event, TurnBegan) for event in heard[kind]) for kind in heard}
        assert 0 < 2 * len(at.chairs) <= turns["lately"] < turns["everything"]
        told = []

        async def advise(question: Advise, patience: float) -> Advised:
            told.append(question.heard)
            return await thinking(question, patience)

        thinking = hall.thinkers.advise
        monkeypatch.setattr(hall.thinkers, "advise", advise)
        assert (await hall.advise(at, 0, "random")).action in map(str, at.running.legal(0))
        assert [bytes(each) for each in told] == [msgspec.json.encode(heard[memory])]

    monkeypatch.setattr(bots.kind("random", "amazeing"), "memory", memory)
    in_a_hall(scenario)


def test_a_hint_says_what_the_strongest_bot_would_do_and_why() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, BOT)
        await start(hall, table)
        name = table.table.id
        action, english = await hall.hint(name, table.token, 0, "en")
        _, german = await hall.hint(name, table.token, 0, "de")
        assert action in map(str, (await looked(hall, table)).running.legal(0))
        assert english != german
        for seat, key in ((1, "seat-of-another"), (7, "seat-unknown")):
            with refused(key):
                await hall.hint(name, table.token, seat, "en")
        with refused("seat-of-another"):
            await hall.hint(name, table.link, 0, "en")

    in_a_hall(scenario)


# Clocks


def test_when_the_time_of_a_person_is_up_a_bot_decides_and_nobody_is_thrown_out() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, SeatWish("bot", bot="greedy"), clock=ClockWish(1))
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        news = (await guest.hears_of("played", seat=0))["news"][0]
        assert news["by"] == "clock"
        assert (await looked(hall, table)).holders[0].kind == "person"
        await act(hall, table.table.id, table.token, 0, "mine")

    in_a_hall(scenario)


def test_nobody_pays_for_the_time_in_which_there_was_no_server() -> None:
    async def happen() -> None:
        store = await Unsteady.open(None)
        async with hall_over(store) as hall:
            table = await opened(hall, ME, OPEN, clock=ClockWish(1, 1000))
            await sit(hall, table)
            await start(hall, table)
        await asyncio.sleep(1.1)  # more than the time for a decision
        store.since = now() + 600_000  # however slowly the rest goes
        async with hall_over(store) as hall:
            guest = Guest(table.token)
            await hall.join(table.table.id, None, guest)
            await act(hall, table.table.id, table.token, 0, "back")
            standing = (await guest.hears_of("resumed"))["standing"]
            assert standing["reserves"] == [1_000_000, 1_000_000]
        await store.close()

    asyncio.run(happen())


# Presence


def test_the_seat_of_somebody_who_is_away_goes_to_a_bot_and_its_owner_takes_it_back() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        other = await sit(hall, table)
        await start(hall, table)
        name = table.table.id
        stays, leaves = Guest(table.token), Guest(other)
        await hall.join(name, None, stays)
        await hall.join(name, None, leaves)
        assert await hall.away(name) == set()
        hall.leave(name, leaves)
        assert await stays.hears(lambda told: told["type"] == "presence" and told["seats"] == [0])
        assert await hall.away(name) == {1}
        await hall.once(
            name, table.token, 0, "out", lambda at, caller, stamp: at.hand_over(caller, 1, "random", {1}, stamp)
        )
        assert await hall.away(name) == set()
        await hall.once(name, other, 1, "back", lambda at, caller, stamp: at.come_back(caller, 1, stamp))
        assert (await looked(hall, table)).holders[1].name == "Theseus"

    in_a_hall(scenario, replace(QUICK, away=0.0))


def test_who_was_never_there_is_away_as_well() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, OPEN, BOT)
        await sit(hall, table)
        await start(hall, table)
        await hall.join(table.table.id, None, Guest(table.token))
        assert await hall.away(table.table.id) == {1}

    in_a_hall(scenario, replace(QUICK, away=0.0))


def test_somebody_who_left_a_moment_ago_is_not_away_yet() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        other = await sit(hall, table)
        await start(hall, table)
        guest = Guest(other)
        await hall.join(table.table.id, None, guest)
        hall.leave(table.table.id, guest)
        assert await hall.away(table.table.id) == set()

    in_a_hall(scenario)


def test_being_away_before_the_game_begins_does_not_count() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, ME, OPEN, OPEN)
        name = table.table.id
        guest = Guest(await sit(hall, table))
        await sit(hall, table, "Minos")
        await hall.join(name, None, guest)
        hall.leave(name, guest)
        sitting = hall._sittings[name]
        sitting.left[1] -= 2 * hall.settings.away
        sitting.since -= 2 * hall.settings.away
        assert await hall.away(name) == {0, 1, 2}
        await start(hall, table)
        assert await hall.away(name) == set()

    in_a_hall(scenario)


def test_two_connections_of_one_seat_are_one_presence() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, listed=True)
        one, two, spectator = Guest(table.token), Guest(table.token), Guest(None)
        for guest in (one, two, spectator):
            await hall.join(table.table.id, None, guest)
        assert one.told[-1] == {"type": "presence", "seats": [0], "spectators": 1}
        hall.leave(table.table.id, one)
        assert two.told[-1] == {"type": "presence", "seats": [0], "spectators": 1}
        hall.leave(table.table.id, two)
        assert spectator.told[-1] == {"type": "presence", "seats": [], "spectators": 1}

    in_a_hall(scenario)


# Rounds


def test_a_damaged_table_does_not_stop_the_rounds(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, BOT, BOT)
        await start(hall, table)
        broken = Row(0, 1, b"torn")
        await hall.store.append("broken", [broken], Listing("playing", listed=False, summary=b"{}", due=0))
        await until(lambda: "broken" in caplog.text)
        another = await opened(hall, BOT, BOT)
        guest = Guest(another.token)
        await hall.join(another.table.id, None, guest)
        await start(hall, another)
        hall._sittings[another.table.id].attending.cancel()  # type: ignore[union-attr]
        await guest.hears_of("played", seat=1)

    in_a_hall(scenario)


def test_what_is_wrong_with_a_table_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    async def torn(table: str, first: int = 0) -> list[Row]:
        raise RuntimeError("torn")

    async def burnt(table: str, first: int = 0) -> list[Row]:
        raise RuntimeError("burnt")

    async def scenario(hall: Hall) -> None:
        name = (await opened(hall)).table.id
        whole = unsteady(hall).read
        for read, complaints in ((torn, 1), (torn, 1), (burnt, 2), (burnt, 2), (whole, 2), (burnt, 3)):
            hall._sittings.clear()
            unsteady(hall).read = read  # type: ignore[method-assign]
            await hall._see_to(name)
            assert caplog.text.count(f"table {name} cannot be seen to") == complaints

    in_a_hall(scenario)


def test_of_a_table_that_nobody_asks_for_any_more_no_trouble_is_remembered() -> None:
    async def scenario(hall: Hall) -> None:
        name = (await opened(hall)).table.id
        unsteady(hall).reading = RuntimeError("torn")
        hall._sittings.clear()
        await hall._see_to(name)
        assert hall._troubles
        await until(lambda: not hall._troubles)

    in_a_hall(scenario)


def test_a_disk_that_is_full_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(hall: Hall) -> None:
        tables = [await opened(hall, BOT, BOT) for _ in range(3)]
        for table in tables:
            await start(hall, table)
        unsteady(hall).appending, unsteady(hall).times = StoreFailed("the disk is full"), 50
        await until(lambda: unsteady(hall).times == 0)

    in_a_hall(scenario)
    assert caplog.text.count("tables cannot be stored: the disk is full") == 1
    assert all(caplog.messages.count(message) == 1 for message in caplog.messages)


def test_a_file_that_cannot_be_read_is_logged_once_whoever_asks(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        for failure, complaints in (("gone", 1), ("gone", 1), (None, 1), ("gone", 2)):
            hall._sittings.clear()
            unsteady(hall).reading = StoreFailed(failure) if failure else None
            for _ in range(3):
                with suppress(Unavailable):
                    await looked(hall, table)
            assert caplog.text.count("tables cannot be read: gone") == complaints
        assert hall.metrics.store_failed == 9

    in_a_hall(scenario, replace(QUICK, round=1000))


def test_a_game_under_older_rules_that_cannot_go_on_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall, BOT, BOT)
        name = table.table.id
        rows = await hall.store.read(name)
        first = entries.decode(rows[0].entry)
        assert isinstance(first, Opened)
        older = replace(rows[0], entry=entries.encode(replace(first, rules=first.rules - 1)))
        await start(hall, table)
        dealt = (await hall.store.read(name))[1]
        await hall.store.append("older", [older, dealt], Listing("playing", listed=False, summary=b"{}", due=0))
        await until(lambda: "Table older was played by older rules" in caplog.text)
        with refused("table-older-rules"):
            await hall.look("older", table.token, lambda at, _: at)

    in_a_hall(scenario)


@pytest.mark.parametrize("failure", [StoreFailed("the file is gone"), RuntimeError("the file is gone")])
def test_a_store_that_fails_in_a_round_is_logged_and_the_next_round_comes(
    caplog: pytest.LogCaptureFixture, failure: Exception
) -> None:
    async def scenario(hall: Hall) -> None:
        store, due = unsteady(hall), unsteady(hall).due
        failed = asyncio.Event()

        async def fail(until: int) -> list[str]:
            failed.set()
            raise failure

        store.due = fail  # type: ignore[method-assign]
        await asyncio.wait_for(failed.wait(), 20)
        store.due = due  # type: ignore[method-assign]
        table = await opened(hall, BOT, ME)
        guest = Guest(table.token)
        await hall.join(table.table.id, None, guest)
        await start(hall, table)
        await guest.hears_of("played", seat=0)
        assert "the hall cannot make its round" in caplog.text
        assert "the file is gone" in caplog.text

    caplog.set_level(logging.ERROR)
    in_a_hall(scenario)


def test_somebody_who_may_not_see_a_table_hears_that_there_is_none() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        for token in (None, "x" * 22):
            with refused("table-unknown", table=table.table.id):
                await hall.join(table.table.id, None, Guest(token))
            with refused("table-unknown"):
                await hall.look(table.table.id, token, lambda at, _: at)
        with refused("table-unknown"):
            await hall.join("nowhere", None, Guest(None))
        assert hall.connections == 0

    in_a_hall(scenario)


def test_who_comes_back_hears_what_they_missed_also_from_far_back() -> None:
    async def scenario(hall: Hall) -> None:
        table = await opened(hall)
        other = await sit(hall, table)
        await start(hall, table)
        name, tokens = table.table.id, (table.token, other)
        while (at := await looked(hall, table)).version < 2 * KEPT:
            assert at.to_act is not None
            await act(hall, name, tokens[at.to_act], at.to_act, str(at.version))
        for since, first in ((0, 0), (3, 3), (2 * KEPT - 2, 2 * KEPT - 2)):
            guest = Guest(table.token)
            await hall.join(name, since, guest)
            update = guest.told[1]
            assert [news["version"] for news in update["news"]] == list(range(first, 2 * KEPT))
        for nothing_new in (None, 2 * KEPT, 1 << 40):
            guest = Guest(table.token)
            await hall.join(name, nothing_new, guest)
            assert guest.told[1]["news"] == []
            assert guest.told[1]["sights"]
        assert isinstance(at.latest[-1].entry, Played)

    in_a_hall(scenario)
