"""Several servers at one database: any of them takes any action, and all tell the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from msgspec.structs import replace

from knossos.match import Played
from knossos.table import entries, neighbours, postgres
from knossos.table.archive import PostgresDatabase
from knossos.table.backup import backup, restore
from knossos.table.hall import Hall, Settings
from knossos.table.neighbours import LEASE, SILENT, Connection, Neighbours, connected
from knossos.table.postgres import Postgres
from knossos.table.store import Attendance, Change, Row, StoreFailed
from knossos.table.table import Caller, Stamp, Table
from knossos.table.thinkers import Thinkers
from knossos.table.wire import ClockWish, OpenedTable
from tests.table.databases import database, order
from tests.table.parties import BOT, ME, OPEN, refused
from tests.table.test_hall import Guest, act, looked, opened, sit, start, until
from tests.table.test_postgres import END_ALL

CALM = Settings(pause=0.0, round=60.0)
"""Nothing happens by looking around now and then: servers have to hear of it."""


def at_two_servers(
    scenario: Callable[[Hall, Hall], Awaitable[None]], settings: Settings = CALM, url: list[str] | None = None
) -> None:
    """Run something in two halls over one database."""

    async def happen(address: str) -> None:
        halls = [await joined(address, settings) for _ in range(2)]
        try:
            await scenario(*halls)
        finally:
            for hall in halls:
                await gone(hall)

    with database() as address:
        if url is not None:
            url.append(address)
        asyncio.run(happen(address))


async def joined(url: str, settings: Settings = CALM) -> Hall:
    """One more server at a database."""
    thinkers = Thinkers(1)
    await thinkers.start()
    hall = Hall(await Postgres.open(url), thinkers, settings)
    await hall.start()
    return hall


async def gone(hall: Hall) -> None:
    await hall.close()
    await hall.thinkers.close()
    await hall.store.close()


def store(hall: Hall) -> Postgres:
    assert isinstance(hall.store, Postgres)
    return hall.store


def deafen(hall: Hall) -> None:
    """Let a server hear nothing of the others."""
    hall.store.follow(lambda _: None)


async def vanish(hall: Hall, url: str) -> None:
    """A server died without a word, some seconds ago."""
    await fall_asleep(hall)
    hall.store.append = _never  # type: ignore[method-assign, assignment]
    await silent(hall, url, SILENT)


async def fall_asleep(hall: Hall) -> None:
    """A server says and hears nothing more."""
    neighbours = store(hall)._neighbours
    touch, neighbours._touch = neighbours._touch, None
    assert touch
    touch.cancel()
    await asyncio.wait([touch])
    deafen(hall)


async def silent(hall: Hall, url: str, seconds: float) -> None:
    """A server has not said for so long that it is there."""
    since = "UPDATE nodes SET seen = now() - make_interval(secs => $2) WHERE id = $1"
    await asyncio.to_thread(order, url, since, store(hall)._neighbours.node, seconds)


async def _never(*_: object) -> None:
    await asyncio.Event().wait()


async def two_players(hall: Hall) -> tuple[OpenedTable, tuple[str, str]]:
    """A table at which two people play, and the tokens of both."""
    table = await opened(hall)
    other = await sit(hall, table)
    await start(hall, table)
    return table, (table.token, other)


async def joins(hall: Hall, table: OpenedTable, token: str, since: int | None = 0) -> Guest:
    guest = Guest(token)
    await hall.join(table.table.id, since, guest)
    return guest


def versions(guest: Guest) -> list[int]:
    """The entries that somebody was told of, in order."""
    return [news["version"] for message in guest.told for news in message.get("news", ())]


async def heard(guest: Guest, version: int) -> None:
    """Wait until somebody was told of everything before a version, once and in order."""
    await guest.hears(lambda message: message["type"] == "update" and message["version"] == version)
    assert versions(guest) == list(range(version))


# One log


def test_what_is_done_at_one_server_is_told_at_the_other() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(there, table, tokens[1])
        for number in range(5):
            seat = (await looked(here, table)).to_act
            assert seat is not None
            await act(here if number % 2 else there, table.table.id, tokens[seat], seat, str(number))
        await heard(guest, 8)

    at_two_servers(scenario)


def test_a_table_that_is_played_on_elsewhere_leaves_memory_unless_somebody_is_at_it() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        left, watched = await two_players(here), await two_players(here)
        guest = await joins(here, watched[0], watched[1][1])
        for table, tokens in (left, watched):
            await act(there, table.table.id, tokens[0], 0, "first")
        await until(lambda: list(here._sittings) == [watched[0].table.id])
        await heard(guest, 4)
        assert (await looked(here, left[0])).version == 4

    at_two_servers(scenario, replace(CALM, elsewhere=0.0))


def test_a_bot_thinks_on_while_others_talk_at_another_server() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, BOT, ME)
        name = table.table.id
        await joins(there, table, table.token)
        await until(lambda: here._sittings[name].watched)
        await start(here, table)
        sitting, thinking = here._sittings[name], here._sittings[name].attending
        assert thinking
        await there.change(name, lambda at: at.phrase(at.caller(table.token), 1, "hello", Stamp(1)))
        await until(lambda: sitting.told == 3)
        assert here._sittings.get(name) is sitting
        assert sitting.attending is thinking
        assert not thinking.cancelling()

    at_two_servers(scenario, replace(CALM, pause=1000.0, elsewhere=0.0))


def test_a_bot_goes_on_elsewhere_when_its_table_has_left_memory() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, ME, BOT)
        await start(here, table)
        guest = await joins(there, table, table.token)
        await until(lambda: here._sittings[table.table.id].watched and not here._errands)
        await act(there, table.table.id, table.token, 0, "first")
        await until(lambda: not here._sittings)
        await guest.hears(lambda message: message["type"] == "update" and message["standing"]["to_act"] == 0)
        await act(there, table.table.id, table.token, 0, "second")

    at_two_servers(scenario, replace(CALM, elsewhere=0.0))


def test_of_two_who_act_at_the_same_time_one_is_first_and_nothing_is_doubled() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        seen = (await looked(there, table)).version

        def attempt(hall: Hall, reference: str) -> Awaitable[int]:
            def play(at: Table, caller: Any, stamp: Stamp) -> None:
                at.act(caller, 0, str((at.running.legal(0) or ["nothing"])[0]), seen, stamp)

            return hall.once(table.table.id, tokens[0], 0, reference, play)

        results = await asyncio.gather(attempt(here, "a"), attempt(there, "b"), return_exceptions=True)
        assert sorted(str(result) for result in results)[0] == str(seen)
        assert sum(isinstance(result, Exception) for result in results) == 1
        rows = await here.store.read(table.table.id)
        assert len(rows) == seen + 1

    at_two_servers(scenario)


def test_what_is_sent_to_both_servers_is_done_once() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        deafen(there)
        await looked(there, table)
        name = table.table.id
        first = await act(here, name, tokens[0], 0, "same")
        assert await act(there, name, tokens[0], 0, "same") == first
        both = await asyncio.gather(*(said(hall, table, "again") for hall in (here, there)))
        assert both[0] == both[1]
        assert (await looked(here, table)).version == both[0] + 1

    async def said(hall: Hall, table: OpenedTable, reference: str) -> int:
        return await hall.once(
            table.table.id, table.token, 0, reference, lambda at, caller, stamp: at.phrase(caller, 0, "hello", stamp)
        )

    at_two_servers(scenario)


def test_a_server_refuses_only_what_the_log_speaks_against() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here)
        name = table.table.id
        deafen(there)
        await there.look(name, table.token, lambda at, _: at)
        other = await sit(here, table)
        assert (await there.look(name, other, lambda _, caller: caller)).seats == (1,)
        await start(here, table)
        await act(there, name, table.token, 0, "first")
        with refused("seat-of-another"):
            await act(there, name, other, 0, "not mine")

    at_two_servers(scenario)


def test_who_comes_from_another_server_does_not_see_less_than_there() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        deafen(there)
        await looked(there, table)
        version = await act(here, table.table.id, tokens[0], 0, "first")
        guest = await joins(there, table, tokens[0], since=version + 1)
        assert guest.told[1]["version"] == version + 1

    at_two_servers(scenario)


def test_who_listens_at_a_server_that_heard_nothing_is_told_all_of_it_later() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(there, table, tokens[1])
        deafen(there)
        for number in range(40):  # more than a table remembers
            seat = (await looked(here, table)).to_act
            assert seat is not None
            await act(here, table.table.id, tokens[seat], seat, str(number))
        with refused("phrase-unknown"):
            await there.change(table.table.id, lambda at: at.phrase(at.caller(tokens[0]), 0, "nonsense", Stamp(1)))
        await heard(guest, 43)

    at_two_servers(scenario)


def test_a_server_whose_connections_were_lost_catches_up() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(there, table, tokens[1])
        for number in range(6):
            seat = (await looked(here, table)).to_act
            assert seat is not None
            await asyncio.to_thread(order, url[0], END_ALL)
            await act(here, table.table.id, tokens[seat], seat, str(number))
        await heard(guest, 9)

    url: list[str] = []
    at_two_servers(scenario, url=url)


@pytest.mark.parametrize("trouble", [OSError("for once"), RuntimeError("for once")])
def test_what_could_not_be_said_is_said_later(trouble: Exception) -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(there, table, tokens[1])
        neighbours = store(here)._neighbours
        notify = neighbours._notify

        async def lost(connection: Connection, words: list[str]) -> None:
            if words:
                neighbours._notify = notify  # type: ignore[method-assign]
                raise trouble

        neighbours._notify = lost  # type: ignore[method-assign]
        await act(here, table.table.id, tokens[0], 0, "first")
        await guest.hears_of("played")
        neighbours._notify = lost  # type: ignore[method-assign]
        await joins(here, table, tokens[0])
        await guest.hears(lambda message: message.get("seats") == [0, 1] and message["type"] == "presence")

    at_two_servers(scenario)


def test_the_log_says_once_each_time_that_the_database_is_away(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    away: list[OSError] = []

    async def unless_away(*place: Any) -> Any:
        if away:
            raise away.pop()
        return await connected(*place)

    async def happen(url: str) -> None:
        hall, in_touch = await joined(url), asyncio.Event()
        hall.store.follow(lambda _: None if away else in_touch.set())
        for _ in range(2):
            in_touch.clear()
            away.extend([OSError("No route to host")] * 5)
            await asyncio.to_thread(order, url, END_ALL)
            await asyncio.wait_for(in_touch.wait(), 30)
        await gone(hall)

    monkeypatch.setattr(neighbours, "connected", unless_away)
    monkeypatch.setattr(neighbours, "BEAT", 0.02)
    with database() as url:
        asyncio.run(happen(url))
    assert caplog.text.count("no word from the other servers for a while: No route to host") == 2


def test_the_log_says_once_that_the_database_can_only_be_read(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        for hall in (here, there):
            await start(hall, await opened(hall, BOT, ME))
        name = urlsplit(url[0]).path[1:]
        await asyncio.to_thread(order, url[0], f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await asyncio.to_thread(order, url[0], END_ALL)
        caplog.clear()
        tries = 0

        async def beat(neighbours: Neighbours, connection: Connection) -> None:
            nonlocal tries
            tries += 1
            await usually(neighbours, connection)

        usually = Neighbours._beat
        monkeypatch.setattr(Neighbours, "_beat", beat)
        await until(lambda: tries > 30)
        read_only = [message for message in caplog.messages if "read-only" in message]
        assert read_only
        assert all(read_only.count(message) <= 2 for message in read_only)  # once at each server

    url: list[str] = []
    monkeypatch.setattr(neighbours, "BEAT", 0.02)
    at_two_servers(scenario, replace(CALM, pause=1000.0), url=url)


def test_a_server_comes_to_its_end_while_the_database_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    away = asyncio.Event()

    async def nowhere(*_: object) -> None:
        away.set()
        raise OSError("No route to host")

    async def happen(url: str) -> None:
        hall = await joined(url)
        monkeypatch.setattr(neighbours, "connected", nowhere)
        await asyncio.to_thread(order, url, END_ALL)
        async with asyncio.timeout(30):
            await away.wait()
            await gone(hall)

    monkeypatch.setattr(neighbours, "GOODBYE", 0.1)
    with database() as url:
        asyncio.run(happen(url))


def test_what_could_not_be_read_is_read_in_the_next_round() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(there, table, tokens[1])
        await until(lambda: not there._errands)
        read, failed = there.store.read, asyncio.Event()

        async def fail(*_: object) -> list[Row]:
            there.store.read = read  # type: ignore[method-assign]
            failed.set()
            raise StoreFailed("for once")

        there.store.read = fail  # type: ignore[method-assign, assignment]
        await act(here, table.table.id, tokens[0], 0, "first")
        await failed.wait()
        await heard(guest, 4)

    at_two_servers(scenario, replace(CALM, round=0.2))


def test_a_table_that_somebody_waits_for_does_not_leave_memory() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        deafen(there)
        table, tokens = await two_players(here)
        name, guest = table.table.id, Guest(tokens[1])
        await looked(there, table)
        sitting = there._sittings[name]
        await until(lambda: not there._errands)
        async with sitting.alone():
            joining = asyncio.create_task(there.join(name, None, guest))
            await until(lambda: sitting.asked > 1)
        there._hear(Change(name, 3))  # it is nobody's now, and somebody's in a moment
        await joining
        assert there._sittings.get(name) is sitting
        await act(here, name, tokens[0], 0, "first")
        there._hear(Change(name, 4))
        await guest.hears_of("played")

    at_two_servers(scenario, replace(CALM, elsewhere=0.0))


def test_a_rematch_is_opened_once() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, ME, BOT)
        name = table.table.id
        await start(here, table)
        await here.change(name, lambda at: at.hand_over(at.caller(table.token), 0, "greedy", (), Stamp(1)))
        await until_over(here, table)
        both = await asyncio.gather(*(hall.rematch(name, table.token) for hall in (here, there)))
        assert both[0].id == both[1].id
        assert (await here.store.counts())["gathering"] == 1

    at_two_servers(scenario)


async def until_over(hall: Hall, table: OpenedTable) -> None:
    guest = await joins(hall, table, table.token)
    await guest.hears(lambda message: message.get("standing", {}).get("stage") == "over")


async def until_played(hall: Hall, table: OpenedTable) -> None:
    guest = await joins(hall, table, table.token)
    await guest.hears(lambda message: message["type"] == "update" and message["version"] > 12)


# Bots and clocks


@pytest.mark.parametrize("settings", [CALM, replace(CALM, elsewhere=0.0)])
def test_bots_play_at_one_server(settings: Settings) -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, BOT, BOT)
        await looked(there, table)
        await start(here, table)
        await until_played(there, table)
        await here.close()  # nothing more is asked while this counts
        rows = await here.store.read(table.table.id)
        decisions = sum(isinstance(entries.decode(row.entry), Played) for row in rows)
        assert here.metrics.bots_asked in (decisions, decisions + 1)
        assert there.metrics.bots_asked == 0

    at_two_servers(scenario, settings)


def test_whoever_stores_an_action_sees_to_the_bot_after_it_and_nobody_else() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, ME, BOT)
        guest = await joins(here, table, table.token)
        await start(here, table)
        for reference in ("push", "move"):
            await act(there, table.table.id, table.token, 0, reference)
        await guest.hears(lambda message: message["type"] == "update" and message["version"] == 6)
        assert here.metrics.bots_asked == 0

    at_two_servers(scenario)


@pytest.mark.parametrize("dies", [False, True])
def test_bots_move_to_another_server_when_theirs_goes(dies: bool) -> None:  # noqa: FBT001
    async def scenario(here: Hall, there: Hall) -> None:
        here.settings = replace(CALM, pause=1000.0)
        table = await opened(here, BOT, BOT)
        guest, other = await joins(here, table, table.token), await joins(there, table, table.token)
        await until(lambda: not there._errands)
        await start(here, table)
        if dies:
            await vanish(here, url[0])
        else:
            here.leave(table.table.id, guest)
            await gone(here)
        await other.hears(lambda message: message["type"] == "update" and message["version"] > 12)
        assert there.metrics.bots_asked

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_words_at_one_server_do_not_keep_a_bot_at_another_from_its_turn() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, BOT, ME)
        name = table.table.id
        guest = await joins(here, table, table.token)
        await joins(there, table, table.token)
        await start(here, table)
        thinking = here._sittings[name].attending
        assert thinking
        await there.change(name, lambda at: at.phrase(at.caller(table.token), 1, "hello", Stamp(1)))
        await heard(guest, 3)
        assert here._sittings[name].attending is thinking
        assert not thinking.cancelling()

    at_two_servers(scenario, replace(CALM, pause=1000.0))


def test_one_table_that_cannot_be_kept_keeps_neither_others_nor_the_end_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 1.0)
    monkeypatch.setattr("knossos.table.sitting.WAITING", 0.5)

    async def happen(url: str) -> None:
        here = await joined(url, Settings(pause=0.0, round=0.2, idle=0.2))
        timed = ClockWish(5)
        stuck, quiet = await opened(here, clock=timed), await opened(here, clock=timed)
        for table in (stuck, quiet):
            await sit(here, table)
            await start(here, table)
        await joins(here, stuck, stuck.token)
        await until(lambda: quiet.table.id not in here._sittings)
        somebody: Connection = await connected(url)
        transaction = somebody.transaction()
        await transaction.start()
        await somebody.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", stuck.table.id)
        acting = asyncio.create_task(act(here, stuck.table.id, stuck.token, 0, "first"))
        async with asyncio.timeout(30):
            while len(await here.store.read(quiet.table.id)) < 4:
                await asyncio.sleep(0.1)
            assert not acting.done()
            await gone(here)
        with refused("store-failed"):
            await acting
        await transaction.rollback()
        await somebody.close()

    with database() as url:
        asyncio.run(happen(url))


def test_an_old_answer_about_who_sees_to_a_table_does_not_replace_a_newer_one() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(there, table, tokens[0])
        sitting, claim, asked, hold = (
            there._sittings[table.table.id],
            there.store.claim,
            asyncio.Event(),
            asyncio.Event(),
        )

        async def slow(name: str) -> bool:
            answer = await claim(name)
            asked.set()
            await hold.wait()
            return answer

        there.store.claim = slow  # type: ignore[method-assign, assignment]
        caring = asyncio.create_task(there._take_care(sitting))
        await asked.wait()
        acting = asyncio.create_task(act(there, table.table.id, tokens[0], 0, "first"))
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await guest.hears_of("played")
        hold.set()
        await asyncio.gather(caring, acting)
        assert sitting.ours

    at_two_servers(scenario)


def test_a_table_with_somebody_at_it_at_another_server_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here)
        await joins(there, table, table.token)
        await until(lambda: here._sittings[table.table.id].watched)
        monkeypatch.setattr("knossos.table.table.GATHERING", -1000)
        for _ in range(2):
            await here._see_to(table.table.id)
            assert (await looked(here, table)).stage == "gathering"
            here._sittings.clear()  # as at a server that takes it over

    at_two_servers(scenario)


def test_clocks_move_to_another_server_when_theirs_goes() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, clock=ClockWish(3))
        await sit(here, table)
        await start(here, table)
        await vanish(here, url[0])
        guest = await joins(there, table, table.token)
        await guest.hears_of("played", seat=0, by="clock")

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_a_server_that_was_taken_for_dead_does_no_harm_when_it_wakes() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(here, table, tokens[0])
        deafen(here)
        await asyncio.to_thread(order, url[0], "DELETE FROM nodes")
        for number in range(4):
            seat = (await looked(there, table)).to_act
            assert seat is not None
            await act(there, table.table.id, tokens[seat], seat, str(number))
        with refused("position-changed"):
            await here.once(
                table.table.id, tokens[0], 0, "old", lambda at, caller, stamp: at.act(caller, 0, "?", 3, stamp)
            )
        await heard(guest, 7)

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_a_server_that_slept_while_a_backup_was_restored_does_no_harm_when_it_wakes(tmp_path: Path) -> None:
    async def acted(hall: Hall, table: OpenedTable, tokens: tuple[str, str], count: int, choice: int) -> None:
        """Some actions: another choice leads to another game."""

        def choose(at: Table, caller: Caller, stamp: Stamp) -> None:
            at.act(caller, seat, list(map(str, at.running.legal(seat)))[choice], None, stamp)

        for _ in range(count):
            seat = (await looked(hall, table)).to_act or 0
            await hall.once(table.table.id, tokens[seat], seat, uuid4().hex, choose)

    async def happen(url: str) -> None:
        here, file = await joined(url), tmp_path / "backup.gz"
        table, tokens = await two_players(here)
        await backup(PostgresDatabase(url), file)
        await acted(here, table, tokens, 4, 0)
        await fall_asleep(here)
        await silent(here, url, LEASE)
        await restore(PostgresDatabase(url), file, replace=True)
        there = await joined(url)
        await acted(there, table, tokens, 4, -1)
        assert (await looked(here, table)).version == (await looked(there, table)).version
        with refused("store-busy"):
            await acted(here, table, tokens, 1, 0)
        await acted(here, table, tokens, 1, 0)
        log = await here.store.read(table.table.id)
        assert Table(table.table.id, log).version == len(log)
        for hall in (here, there):
            await gone(hall)

    with database() as url:
        asyncio.run(happen(url))


@pytest.mark.parametrize("longer", [False, True])
def test_whoever_is_at_a_server_that_slept_while_a_backup_was_restored_is_shown_how_the_game_stands(
    tmp_path: Path,
    longer: bool,  # noqa: FBT001
) -> None:
    async def happen(url: str) -> None:
        here, file = await joined(url), tmp_path / "backup.gz"
        table, tokens = await two_players(here)
        name = table.table.id

        async def acted(hall: Hall, count: int) -> None:
            for _ in range(count):
                seat = (await looked(hall, table)).to_act or 0
                await act(hall, name, tokens[seat], seat, uuid4().hex)

        await backup(PostgresDatabase(url), file)
        guest = await joins(here, table, tokens[0])
        await acted(here, 4)
        await fall_asleep(here)
        await silent(here, url, LEASE)
        await restore(PostgresDatabase(url), file, replace=True)
        there = await joined(url)
        await acted(there, 6 if longer else 2)
        guest.told.clear()
        here._hear(Change())
        await guest.hears(lambda message: message.get("version") == (9 if longer else 5))
        await acted(here, 1)
        await guest.hears(lambda message: message.get("version") == (10 if longer else 6))
        for hall in (here, there):
            await gone(hall)

    with database() as url:
        asyncio.run(happen(url))


def test_for_a_server_that_comes_later_clocks_run_as_for_the_others() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        assert here._opened_at == there._opened_at
        await asyncio.to_thread(order, url[0], "DELETE FROM nodes")  # they were taken for dead
        while len(await asyncio.to_thread(order, url[0], "SELECT FROM nodes")) < 2:
            await asyncio.sleep(0.05)
        later = await joined(url[0])
        assert later._opened_at == here._opened_at
        await gone(later)

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_nobody_pays_for_the_time_after_the_last_of_several_servers_has_died() -> None:
    async def happen(url: str) -> None:
        await gone(await joined(url))
        died = "INSERT INTO nodes VALUES ($1, 0, now() - make_interval(secs => $2))"
        await asyncio.to_thread(order, url, died, uuid4(), LEASE)
        hall = await joined(url)
        assert hall.store.since > 0
        await gone(hall)

    with database() as url:
        asyncio.run(happen(url))


def test_a_server_that_has_died_is_missed_before_one_that_stands_still() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        await holders(url[0], 2)
        await vanish(there, url[0])
        await holders(url[0], 1)
        assert await missed(there, url[0], by=here)

    url: list[str] = []
    at_two_servers(scenario, url=url)


@pytest.mark.parametrize("cut", [False, True])
def test_a_server_that_stands_still_is_waited_for(cut: bool) -> None:  # noqa: FBT001
    async def scenario(here: Hall, there: Hall) -> None:
        before = await holders(url[0], 2)
        if cut:
            await asyncio.to_thread(order, url[0], END_ALL)
            await holders(url[0], 2, before)
        neighbours, go_on = store(there)._neighbours, asyncio.Event()
        beat = neighbours._beat

        async def stand_still(connection: Connection) -> None:
            await go_on.wait()
            await beat(connection)

        neighbours._beat = stand_still  # type: ignore[method-assign]
        await silent(there, url[0], SILENT)
        assert not await missed(there, url[0], by=here)
        await silent(there, url[0], LEASE)
        assert await missed(there, url[0], by=here)
        go_on.set()

    url: list[str] = []
    at_two_servers(scenario, url=url)


async def holders(url: str, count: int, others: Collection[int] = ()) -> set[int]:
    """The connections that hold a lock to say that a server has not died, when there are so many besides others."""
    locks = "SELECT pid FROM pg_locks JOIN pg_database ON oid = database WHERE locktype = 'advisory' AND datname = $1"
    while True:
        found = {pid for (pid,) in await asyncio.to_thread(order, url, locks, urlsplit(url).path[1:])}
        if len(found.difference(others)) == count:
            return found
        await asyncio.sleep(0.05)


async def missed(hall: Hall, url: str, by: Hall) -> bool:
    """Whether another server that looks now finds that one is gone."""
    connection = await connected(url)
    try:
        await store(by)._neighbours._beat(connection)
        return not await connection.fetch("SELECT FROM nodes WHERE id = $1", store(hall)._neighbours.node)
    finally:
        await connection.close()


# Who is there


def test_everybody_sees_who_is_connected_anywhere() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        first, second = await joins(here, table, tokens[0]), await joins(there, table, tokens[1])
        for guest in (first, second):
            await guest.hears(lambda message: message.get("seats") == [0, 1] and message["type"] == "presence")
        first.told.clear()
        there.leave(table.table.id, second)
        await first.hears(lambda message: message.get("seats") == [0] and message["type"] == "presence")
        for count in (1, 2):
            await joins(there, table, table.link)
            await first.hears(lambda message, count=count: message.get("spectators") == count)  # type: ignore[misc]
        here.leave(table.table.id, first)
        while len(await asyncio.to_thread(order, url[0], "SELECT FROM attendance")) > 1:
            await asyncio.sleep(0.05)

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_who_comes_sees_who_came_to_another_server_before() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        await joins(here, table, tokens[0])
        while not await asyncio.to_thread(order, url[0], "SELECT FROM attendance"):
            await asyncio.sleep(0.05)
        deafen(there)
        guest = await joins(there, table, tokens[1])
        await guest.hears(lambda message: message.get("seats") == [0, 1] and message["type"] == "presence")

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_who_is_connected_elsewhere_is_not_away() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        second = await joins(there, table, tokens[1])
        await joins(here, table, tokens[0])
        await until(lambda: here._sittings[table.table.id].elsewhere == Attendance((1,)))
        assert await here.away(table.table.id) == set()
        there.leave(table.table.id, second)
        await until(lambda: here._sittings[table.table.id].elsewhere == Attendance())
        assert await here.away(table.table.id) == {1}

    at_two_servers(scenario, replace(CALM, away=0.0))


def test_who_sits_down_while_connected_is_there_for_everybody() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table = await opened(here, OPEN, OPEN)
        await joins(here, table, table.token)
        guest = await joins(there, table, table.link)
        await guest.hears(lambda message: message.get("spectators") == 2)
        await until(lambda: here._sittings[table.table.id].watched and not here._errands)
        await here.change(table.table.id, lambda at: at.sit(table.token, 0, "Ariadne", None, Stamp(1)))
        await guest.hears(lambda message: message["type"] == "presence" and message["seats"] == [0])
        assert guest.told[-1]["spectators"] == 1

    at_two_servers(scenario)


def test_who_is_at_a_server_is_there_until_it_is_taken_for_dead() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        await joins(there, table, tokens[1])
        sitting = here._sittings[table.table.id]
        await until(lambda: sitting.elsewhere == Attendance((1,)))
        await fall_asleep(here)
        await silent(there, url[0], LEASE)
        assert await here.store.elsewhere(table.table.id) == Attendance((1,))

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_who_left_another_server_a_moment_ago_is_not_away_yet() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        guest = await joins(there, table, tokens[1])
        sitting = here._sittings[table.table.id]
        await until(lambda: sitting.elsewhere == Attendance((1,)))
        sitting.since -= 2 * here.settings.away
        there.leave(table.table.id, guest)
        await until(lambda: sitting.elsewhere == Attendance())
        assert await here.away(table.table.id) == {0}

    at_two_servers(scenario)


def test_an_old_answer_about_who_is_there_does_not_replace_a_newer_one() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        await joins(here, table, tokens[0])
        sitting = here._sittings[table.table.id]
        elsewhere, hold = here.store.elsewhere, asyncio.Event()

        async def slow(name: str) -> Attendance:
            here.store.elsewhere = elsewhere  # type: ignore[method-assign]
            answer = await elsewhere(name)
            await hold.wait()
            return answer

        here.store.elsewhere = slow  # type: ignore[method-assign, assignment]
        here._hear(Change(table.table.id))
        await until(lambda: here.store.elsewhere is elsewhere)
        await joins(there, table, tokens[1])
        here._hear(Change(table.table.id))
        for _ in range(20):
            await asyncio.sleep(0.01)
        hold.set()
        await until(lambda: sitting.elsewhere == Attendance((1,)))
        await until(lambda: not here._errands)
        assert sitting.elsewhere == Attendance((1,))

    at_two_servers(scenario)


def test_who_is_connected_to_a_server_that_was_taken_for_dead_is_there_again_when_it_wakes() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        await joins(there, table, tokens[1])
        await joins(here, table, tokens[0])
        sitting = here._sittings[table.table.id]
        await until(lambda: sitting.elsewhere == Attendance((1,)))
        await asyncio.to_thread(order, url[0], "DELETE FROM nodes WHERE id = $1", store(there)._neighbours.node)
        here._hear(Change(table.table.id))
        await until(lambda: sitting.elsewhere == Attendance())
        await until(lambda: sitting.elsewhere == Attendance((1,)))

    url: list[str] = []
    at_two_servers(scenario, url=url)


def test_who_was_connected_to_a_server_that_died_is_no_longer_there() -> None:
    async def scenario(here: Hall, there: Hall) -> None:
        table, tokens = await two_players(here)
        await joins(there, table, tokens[1])
        guest = await joins(here, table, tokens[0])
        await guest.hears(lambda message: message.get("seats") == [0, 1] and message["type"] == "presence")
        guest.told.clear()
        await vanish(there, url[0])
        await guest.hears(lambda message: message.get("seats") == [0] and message["type"] == "presence")

    url: list[str] = []
    at_two_servers(scenario, url=url)
