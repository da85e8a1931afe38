"""The servers that share a database: each says again and again that it is there, and what is new at its tables.

Only that something is new goes from one to another, never what: that is in the log. So whatever gets lost on the way,
with a connection or with a server, costs time and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeAlias
from uuid import UUID, uuid4

import asyncpg

from knossos.table.store import Attendance, Change

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

NAME = {"application_name": "knossos"}
"""What every connection is called in the database."""

AWAY = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the database has said goodbye while nobody listened
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
"""What it looks like when a database is away for a while, or only a connection to it."""

CHANNEL = "knossos"
BEAT = 1.0
"""How often a server says that it is there, in seconds."""

LEASE = 5
"""A server that has not said so for so many seconds is taken to be gone; others see to its tables then."""

SILENT = 2.5
"""One whose connection has ended is taken to be gone after so many: long enough for one that lives to connect again."""

ALIVE = f"nodes.seen > now() - interval '{LEASE} seconds'"

GOODBYE = 3.0
"""Seconds for the last words of a server that stops."""

log = logging.getLogger(__name__)

_ARRIVE = f"""
INSERT INTO nodes (id, opened, seen) SELECT $1, coalesce(min(opened), $2), now() FROM nodes WHERE {ALIVE}
RETURNING opened
"""

_CONNECTED = "hashtextextended('knossos ' || {}::text, 0)"
"""The lock that a server holds for as long as it is connected: the database releases it when the process dies."""

_HOLD = f"SELECT pg_try_advisory_lock({_CONNECTED.format('$1::uuid')})"

_BURY = f"""
WITH gone AS (
    DELETE FROM nodes
    WHERE id <> $1 AND (
        NOT {ALIVE}
        OR seen < now() - interval '{SILENT} seconds' AND pg_try_advisory_xact_lock({_CONNECTED.format("id")})
    )
    RETURNING id
)
SELECT pg_notify('{CHANNEL}', '') FROM gone LIMIT 1
"""

_LEAVE = f"""
WITH gone AS (DELETE FROM nodes WHERE id = $1 RETURNING id)
SELECT pg_notify('{CHANNEL}', '') FROM gone
"""

_ATTEND = """
INSERT INTO attendance (table_id, node, seats, spectators) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators
"""


class Neighbours:
    """This server among the others. One connection is for this alone."""

    def __init__(self, url: str, node: UUID, opened: int) -> None:
        self.node = node
        self.opened = opened
        """Since when there has been a server without a break."""

        self._url = url
        self._hear: Callable[[Change], None] = lambda _: None
        self._versions: dict[str, int] = {}
        """What is new here, and nobody else was told."""

        self._here: dict[str, Attendance] = {}
        self._untold: set[str] = set()
        """Tables where somebody came or went, and nobody else was told."""

        self._wake = asyncio.Event()
        self._trouble = ""
        """Why there is no word from the others at the moment, as the log has said."""

        self._leaving = False
        self._pid = 0
        self._touch: asyncio.Task[None] | None = None

    @classmethod
    async def arrive(cls, connection: Connection, url: str) -> Neighbours:
        """Join the servers that are there."""
        node = uuid4()
        opened: int = await connection.fetchval(_ARRIVE, node, time.time_ns() // 1_000_000)
        neighbours = cls(url, node, opened)
        neighbours._touch = asyncio.create_task(neighbours._stay_in_touch())
        return neighbours

    def follow(self, hear: Callable[[Change], None]) -> None:
        """Say from now on what the others do."""
        self._hear = hear

    def tell(self, table: str, version: int) -> None:
        """Let the others know that the log of a table has grown."""
        self._versions[table] = version
        self._wake.set()

    def attend(self, table: str, here: Attendance) -> None:
        """Let the others know who is connected to a table."""
        before = self._here.pop(table, Attendance())
        if here != Attendance():
            self._here[table] = here
        if here == before:
            return
        self._untold.add(table)
        self._wake.set()

    async def leave(self) -> None:
        """Say what is still to be said, and that this server is gone."""
        if self._touch is None:
            return
        self._leaving = True
        self._wake.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._touch, GOODBYE)
        self._touch = None

    # Staying in touch

    async def _stay_in_touch(self) -> None:
        while True:
            try:
                connection = await connected(self._url)
                try:
                    return await self._converse(connection)
                finally:
                    connection.terminate()
            except (*AWAY, asyncpg.PostgresError) as error:
                self._complain(reason(error))
            except Exception:
                log.exception("no word from the other servers for a while")
            await asyncio.sleep(BEAT)

    def _complain(self, trouble: str) -> None:
        """Say in the log what is wrong, once: it may be so for hours, and is tried again every second."""
        if trouble != self._trouble:
            log.warning("no word from the other servers for a while: %s", trouble)
        self._trouble = trouble

    async def _converse(self, connection: Connection) -> None:
        self._pid = connection.get_server_pid()
        await connection.execute("SET synchronous_commit = off")  # nothing that is said here has to last
        await connection.add_listener(CHANNEL, self._heard)
        self._hear(Change())  # nobody knows what was said before
        beaten, held = 0.0, False
        while True:
            if time.monotonic() - beaten >= BEAT:
                beaten = time.monotonic()
                held = held or await connection.fetchval(_HOLD, self.node)  # it may still be that of an old connection
                await self._beat(connection)
            self._wake.clear()
            await self._say(connection)
            self._trouble = ""
            if self._leaving:
                await connection.execute(_LEAVE, self.node)
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()

    def _heard(self, _: object, pid: int, __: str, words: object) -> None:
        match str(words).split(" "):
            case [""]:
                self._hear(Change())
            case _ if pid == self._pid:
                pass  # our own words
            case [table]:
                self._hear(Change(table))
            case [table, version]:
                self._hear(Change(table, int(version)))

    async def _beat(self, connection: Connection) -> None:
        """Say that this server is there, and see whether others no longer are."""
        if not await connection.fetch("UPDATE nodes SET seen = now() WHERE id = $1 RETURNING id", self.node):
            await connection.execute("INSERT INTO nodes VALUES ($1, $2, now())", self.node, self.opened)
            self._untold |= set(self._here)  # forgotten with this server when it was taken to be gone
            self._hear(Change())
        await connection.execute(_BURY, self.node)

    async def _say(self, connection: Connection) -> None:
        """Tell the others what is new here; if that fails, it stays to be told."""
        versions, self._versions = self._versions, {}
        untold, self._untold = self._untold, set()
        try:
            await self._notify(connection, [f"{table} {version}" for table, version in versions.items()])
            await self._note(connection, untold)
            await self._notify(connection, list(untold))
        except BaseException:
            self._versions = versions | self._versions
            self._untold |= untold
            raise

    async def _notify(self, connection: Connection, words: list[str]) -> None:
        if words:
            await connection.execute(f"SELECT pg_notify('{CHANNEL}', word) FROM unnest($1::text[]) AS word", words)

    async def _note(self, connection: Connection, tables: Iterable[str]) -> None:
        """Write down who is at some tables; all at once, for there may be thousands, and others wait for a beat."""
        here = {table: self._here.get(table) for table in tables}
        there = [(table, self.node, each.seats, each.spectators) for table, each in here.items() if each]
        empty = [(table, self.node) for table, each in here.items() if not each]
        await connection.executemany(_ATTEND, there)
        await connection.executemany("DELETE FROM attendance WHERE table_id = $1 AND node = $2", empty)


async def connected(url: str, patience: float | None = 10) -> Any:
    """A connection of one's own; no statement may take longer than so many seconds."""
    connection = await asyncpg.connect(url, server_settings=NAME, timeout=10, command_timeout=patience)
    try:
        await begin(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def begin(connection: Any) -> None:
    """Make the settings of a connection; by a statement, since poolers do not pass others on."""
    settings = ("search_path = knossos", "synchronous_commit = on", "default_transaction_isolation = 'read committed'")
    await connection.execute("; ".join(f"SET {setting}" for setting in settings), timeout=10)


def reason(error: BaseException) -> str:
    """What went wrong: some errors have no words of their own."""
    return str(error) or type(error).__name__
