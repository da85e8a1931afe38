"""Tables kept in a PostgreSQL database, by any number of servers.

To append is one statement, and it does nothing unless the log is exactly what its writer thinks: whoever loses a race
reads the log again. What several connections write at the same time, the database syncs in one go.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, ClassVar, TypeAlias

import asyncpg

from knossos.locale import Problem
from knossos.table import store
from knossos.table.neighbours import ALIVE, AWAY, NAME, Connection, Neighbours, begin, connected, reason
from knossos.table.places import shown
from knossos.table.store import Attendance, Change, Conflict, Listing, Row, Snapshot, Stage, StoreFailed

Found: TypeAlias = "list[asyncpg.Record]"

CONNECTIONS = 8
"""So many things can be asked of the database at the same time."""

PATIENCE = 15.0
"""Seconds to wait for a connection or an answer: a database that is started again is soon back."""

AGAIN = 0.1
"""Seconds until the next attempt."""

OLDEST = 14
"""The oldest PostgreSQL that those who make it still mend."""

LOCK = 0x4B4E4F53
"""Held while the tables are brought up to date, so that one server does it: "KNOS"."""

_APPEND = """
WITH noted AS (
    INSERT INTO tables AS kept (id, version, stage, listed, summary, due, changed, node)
    SELECT $1, cardinality($9::int[]), $3, $4, $5, $6, $7, $8
    WHERE $2::int = 0 OR EXISTS (SELECT FROM tables WHERE id = $1)
    ON CONFLICT (id) DO UPDATE SET
        version = kept.version + excluded.version, stage = excluded.stage, listed = excluded.listed,
        summary = excluded.summary, due = excluded.due, changed = greatest(kept.changed, excluded.changed),
        node = excluded.node
    WHERE kept.version = $2
    AND ($14::bigint IS NULL OR EXISTS (SELECT FROM entries WHERE table_id = $1 AND version = $2 - 1 AND at = $14))
    RETURNING id
), added AS (
    INSERT INTO entries (table_id, version, at, seat, reference, entry)
    SELECT noted.id, new.*
    FROM noted, unnest($9::int[], $10::bigint[], $11::smallint[], $12::bytea[], $13::bytea[]) AS new
)
SELECT id FROM noted
"""

_READ = """
SELECT version, at, entry, seat, reference FROM entries WHERE table_id = $1 AND version >= $2 ORDER BY version
"""

_KEEP = """
INSERT INTO snapshots AS kept (table_id, version, position) VALUES ($1, $2, $3) ON CONFLICT (table_id)
DO UPDATE SET version = excluded.version, position = excluded.position WHERE excluded.version >= kept.version
"""

_FREE = f"NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.node AND nodes.id <> $1 AND {ALIVE})"
"""Nobody else sees to a table."""

_CLAIM = f"""
WITH claimed AS (UPDATE tables SET node = $1 WHERE id = $2 AND node <> $1 AND {_FREE} RETURNING id)
SELECT id FROM claimed UNION ALL SELECT id FROM tables WHERE id = $2 AND node = $1
"""


class Postgres:
    """A store in a PostgreSQL database; made by `open`, and used from the event loop that it was opened in."""

    shared: ClassVar[bool] = True

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], neighbours: Neighbours) -> None:
        self.since = neighbours.opened
        self._pool = pool
        self._neighbours = neighbours
        self._asked = 0
        """How much has not been answered yet."""

        self._answered = asyncio.Event()
        self._answered.set()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> Postgres:
        """Open a database, and make the tables if there are none.

        Raises a Problem if the database cannot be used; then it is as it was.
        """
        with opening(url):
            first = await connected(url, None)
            try:
                await check_lasting(first, url)
                await prepare(first, shown(url))
                neighbours = await Neighbours.arrive(first, url)
            finally:
                first.terminate()
            pool = asyncpg.create_pool(
                url,
                min_size=0,
                max_size=CONNECTIONS,
                init=begin,
                reset=_as_it_is,
                server_settings=NAME,
                command_timeout=PATIENCE,
            )
            return cls(await pool, neighbours)

    async def append(self, table: str, rows: Sequence[Row], listing: Listing, after: int | None = None) -> None:
        """Add rows to the log of a table."""
        first = rows[0].version
        if any(row.version != first + place for place, row in enumerate(rows)):
            raise Conflict(table)
        noted, again = await self._write(
            _APPEND,
            table,
            first,
            listing.stage,
            listing.listed,
            listing.summary,
            listing.due,
            max(row.at for row in rows),
            self._neighbours.node,
            [row.version for row in rows],
            [row.at for row in rows],
            [row.seat for row in rows],
            [None if row.reference is None else row.reference.encode() for row in rows],
            [row.entry for row in rows],
            after,
        )
        if not noted and not (again and await self._has(table, rows)):
            raise Conflict(table)
        self._neighbours.tell(table, rows[-1].version + 1)

    async def read(self, table: str, first: int = 0) -> list[Row]:
        """The log of a table from a version on."""
        return _rows(await self._select(_READ, table, first))

    async def version_of(self, table: str, seat: int, reference: str) -> int | None:
        """The version of the entry that the client of a seat calls so."""
        found = await self._select(
            "SELECT version FROM entries WHERE table_id = $1 AND seat = $2 AND reference = $3",
            table,
            seat,
            reference.encode(),
        )
        return found[0]["version"] if found else None

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        """Listed tables that are not over, by their last row, the latest first."""
        found = await self._select(
            "SELECT id, summary FROM tables WHERE listed AND stage <> 'over' ORDER BY changed DESC, id LIMIT $1", limit
        )
        return [(table, summary) for table, summary in found]

    async def due(self, until: int) -> list[str]:
        """The tables that are due by a time and that no other server sees to, the longest overdue first."""
        found = await self._select(
            f"SELECT id FROM tables WHERE due <= $2 AND {_FREE} ORDER BY due, id", self._neighbours.node, until
        )
        return [table for (table,) in found]

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a position, unless a newer one is kept already."""
        await self._select(_KEEP, table, snapshot.version, snapshot.position)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The position that was kept last."""
        found = await self._select("SELECT version, position FROM snapshots WHERE table_id = $1", table)
        return Snapshot(*found[0]) if found else None

    async def counts(self) -> dict[Stage, int]:
        """How many tables there are in each stage."""
        counts: dict[Stage, int] = {"gathering": 0, "playing": 0, "over": 0}
        found: Any = await self._select("SELECT stage, count(*) FROM tables GROUP BY stage")
        return counts | dict(found)

    def follow(self, hear: Callable[[Change], None]) -> None:
        """Say from now on what other servers do."""
        self._neighbours.follow(hear)

    async def claim(self, table: str) -> bool:
        """See to what is due at a table from now on, unless another server does."""
        return bool(await self._select(_CLAIM, self._neighbours.node, table))

    def attend(self, table: str, here: Attendance) -> None:
        """Let other servers know who is connected to a table here."""
        self._neighbours.attend(table, here)

    async def elsewhere(self, table: str) -> Attendance:
        """Who is connected to a table at other servers."""
        found = await self._select(
            "SELECT seats, spectators FROM attendance WHERE node <> $1 AND table_id = $2",
            self._neighbours.node,
            table,
        )
        seats = {seat for each in found for seat in each["seats"]}
        return Attendance(tuple(sorted(seats)), sum(each["spectators"] for each in found))

    async def close(self) -> None:
        """Finish what was begun, say goodbye to the other servers, and let go of all connections."""
        self._closed = True
        await self._answered.wait()
        await self._neighbours.leave()
        await self._pool.close()

    # Asking the database

    async def _select(self, statement: str, *values: object) -> Found:
        """What the database says, if it does so soon: whoever asked in vain may ask again."""
        until = time.monotonic() + PATIENCE
        found, _ = await self._ask(until, until, statement, *values)
        return found

    async def _write(self, statement: str, *values: object) -> tuple[Found, bool]:
        """What the database says of something that must be done once, and whether it was asked more than once.

        A connection that was lost may have done its work or not. Nobody knows before the database can be asked again,
        and until then there is no honest answer, however long it takes.
        """
        return await self._ask(time.monotonic() + PATIENCE, math.inf, statement, *values)

    async def _ask(self, until: float, then: float, statement: str, *values: object) -> tuple[Found, bool]:
        """Ask, with patience until a time; and until another one when a connection was lost meanwhile."""
        again = False
        with self._asking():
            while True:
                connection = await self._connection(then if again else until)
                try:
                    return await connection.fetch(statement, *values), again
                except asyncpg.UniqueViolationError as error:
                    raise Conflict(str(error)) from error
                except AWAY as error:
                    with suppress(asyncpg.InterfaceError):  # it knows itself that it is lost
                        connection.terminate()
                    if self._closed or time.monotonic() >= then:
                        raise StoreFailed(reason(error)) from error
                    again = True
                except asyncpg.PostgresError as error:
                    if not again or self._closed or time.monotonic() >= then:
                        raise StoreFailed(str(error)) from error
                finally:
                    with suppress(asyncpg.InternalClientError):  # it was lost just when somebody stopped waiting
                        await self._pool.release(connection)
                await asyncio.sleep(AGAIN)

    async def _connection(self, until: float) -> Any:
        """A connection, as soon as there is one."""
        while True:
            left = until - time.monotonic()
            try:
                async with asyncio.timeout(max(AGAIN, min(left, PATIENCE))):  # that of the pool hides a cancellation
                    return await self._pool.acquire()
            except (*AWAY, asyncpg.PostgresError) as error:
                if self._closed or time.monotonic() >= until:
                    raise StoreFailed(reason(error)) from error
            await asyncio.sleep(AGAIN)

    @contextmanager
    def _asking(self) -> Iterator[None]:
        if self._closed:
            raise StoreFailed("closed")
        self._asked += 1
        self._answered.clear()
        try:
            yield
        finally:
            self._asked -= 1
            if not self._asked:
                self._answered.set()

    async def _has(self, table: str, rows: Sequence[Row]) -> bool:
        """Whether these rows are the ones that are kept; there is no answer but the right one, as for a write."""
        found, _ = await self._ask(math.inf, math.inf, _READ, table, rows[0].version)
        return _rows(found)[: len(rows)] == list(rows)


def _rows(found: Found) -> list[Row]:
    return [
        Row(version, at, entry, seat, None if reference is None else reference.decode())
        for version, at, entry, seat, reference in found
    ]


async def _as_it_is(_: object) -> None:
    """A connection is left as it is: nothing here changes its settings."""


# Opening


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Say what is wrong with a database that cannot be opened."""
    try:
        yield
    except Problem:
        raise
    except (ValueError, OverflowError) as error:  # without the reason: it may repeat a password
        raise Problem("database-url", url=shown(url)) from error
    except TimeoutError as error:
        raise Problem("database-silent", database=shown(url)) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        why = getattr(error, "strerror", None) or reason(error)
        raise Problem("store-unusable", file=shown(url), reason=why) from error


async def check_lasting(connection: Connection, url: str) -> None:
    """See that a connection stays the same: some poolers lend another one to each transaction."""
    other = await connected(url)
    try:
        if await _process(connection) == await _process(other):
            raise Problem("database-pooled", database=shown(url))
    finally:
        other.terminate()


async def _process(connection: Connection) -> int:
    """Which process of the database answers at the other end."""
    process: int = await connection.fetchval("SELECT pg_backend_pid()")
    return process


async def prepare(connection: Connection, name: str) -> None:
    """See whether a database can be used, and bring the tables up to date; all of it, or nothing."""
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise Problem("database-old", database=name, version=version.major, oldest=OLDEST)
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        if await connection.fetchval(f"SHOW {setting}") != "on":
            raise Problem("database-unsafe", database=name, setting=setting)
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        await migrate(connection, name, migrations())


def migrations() -> list[str]:
    """The steps that lead from an empty database to the tables of this version, in order."""
    return store.migrations("postgres")


async def migrate(connection: Connection, name: str, steps: Sequence[str]) -> None:
    """Take the steps that a database has not taken yet, within a transaction."""
    known = len(steps)
    version = await taken(connection, name)
    if version is None:
        version = await _make_format(connection, name)
    if version > known:
        raise Problem("database-newer", database=name, version=version, known=known)
    if 0 < version < known and await connection.fetchval(f"SELECT count(*) FROM nodes WHERE {ALIVE}"):
        raise Problem("database-older-servers", database=name)  # they would not know the tables any more
    for step in steps[version:]:
        await connection.execute(step)
    if version < known:
        await connection.execute(f"UPDATE format SET version = {known}")


async def taken(connection: Connection, name: str) -> int | None:
    """How many steps a database has taken; None: nothing of ours is there."""
    if not await connection.fetchval("SELECT to_regclass('knossos.format')"):
        return None
    version: int | None = await connection.fetchval("SELECT version FROM format")
    if version is None:
        raise Problem("database-foreign", database=name)
    return version


async def _make_format(connection: Connection, name: str) -> int:
    """Make a place to note which steps were taken, where nothing is yet."""
    if not await connection.fetchval("SELECT to_regnamespace('knossos')"):
        await connection.execute("CREATE SCHEMA knossos")
    elif await connection.fetchval("SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace('knossos')"):
        raise Problem("database-foreign", database=name)
    await connection.execute("CREATE TABLE format AS SELECT 0 AS version")
    return 0
