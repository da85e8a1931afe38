"""All that a PostgreSQL database keeps, copied as a whole to an SQLite file and back."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from uuid import UUID

import asyncpg

from knossos.locale import Problem
from knossos.table import postgres, sqlite
from knossos.table.neighbours import ALIVE, AWAY, Connection, connected, reason
from knossos.table.places import shown
from knossos.table.store import StoreFailed

AT_A_TIME = 1000
"""So many rows are in memory at the same time."""

NOBODY = UUID(int=0)
"""No server sees to a table that was restored, until one takes it over."""

_COLUMNS = {
    "entries": ("table_id", "version", "at", "seat", "reference", "entry"),
    "tables": ("id", "stage", "listed", "summary", "due", "changed"),
    "snapshots": ("table_id", "version", "position"),
}
"""What is copied; the tables of both kinds of store have these columns."""

_COUNTED = """
UPDATE tables SET version = counted.rows
FROM (SELECT table_id, count(*) AS rows FROM entries GROUP BY table_id) AS counted WHERE counted.table_id = id
"""


class PostgresDatabase:
    """All that is kept in one database, for whoever copies it as a whole."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def copy(self, copy: Path) -> None:
        """Write everything to a new file, as it stands at one moment; no server waits for it."""
        async with self._connection() as connection:
            await self._look(connection)
            with closing(sqlite.current(copy)) as file:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    # What is seen is settled by the first look: whoever waits for a restore then would see nothing
                    await connection.execute(f"LOCK TABLE {', '.join(_COLUMNS)} IN ACCESS SHARE MODE")
                    for table, columns in _COLUMNS.items():
                        await _unload(connection, file, table, columns)
                file.commit()

    async def restore(self, copy: Path, *, replace: bool) -> None:
        """Take everything from a file in one transaction, while no server uses the database."""
        async with self._connection() as connection:
            await postgres.prepare(connection, shown(self._url))
            with closing(sqlite.current(copy)) as file:
                async with connection.transaction():
                    await connection.execute("LOCK TABLE nodes IN EXCLUSIVE MODE")  # no server comes meanwhile
                    await self._make_room(connection, replace=replace)
                    for table, columns in _COLUMNS.items():
                        await _load(connection, file, table, columns)
                    await connection.execute(_COUNTED)

    async def _look(self, connection: Connection) -> None:
        """See whether there are tables of this version; they may be in use, and are left as they are."""
        name, known = shown(self._url), len(postgres.migrations())
        taken = await postgres.taken(connection, name)
        if taken is None:
            raise Problem("store-none", file=name)
        if taken != known:
            raise Problem(
                "database-newer" if taken > known else "database-older", database=name, version=taken, known=known
            )

    async def _make_room(self, connection: Connection, *, replace: bool) -> None:
        if await connection.fetchval(f"SELECT count(*) FROM nodes WHERE {ALIVE}"):
            raise Problem("store-locked", file=shown(self._url))
        count: int = await connection.fetchval("SELECT count(*) FROM tables")
        if count and not replace:
            raise Problem("restore-occupied", file=shown(self._url), count=count)
        await connection.execute("TRUNCATE entries, tables, snapshots")

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        with postgres.opening(self._url):
            connection = await connected(self._url, None)
        try:
            await postgres.check_lasting(connection, self._url)
            yield connection
        except (*AWAY, asyncpg.PostgresError, sqlite3.Error) as error:
            raise StoreFailed(reason(error)) from error
        finally:
            connection.terminate()


async def _unload(connection: Connection, file: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> None:
    """Write the rows of a table to a file."""
    marks = ", ".join("?" for _ in columns)
    rows = await connection.cursor(f"SELECT {', '.join(columns)} FROM {table}")
    while found := await rows.fetch(AT_A_TIME):
        file.executemany(f"INSERT INTO {table} VALUES ({marks})", map(_in_sqlite, found))


async def _load(connection: Connection, file: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> None:
    """Take the rows of a table from a file."""
    rows = file.execute(f"SELECT {', '.join(columns)} FROM {table}")
    more = {"version": 0, "node": NOBODY} if table == "tables" else {}
    while found := rows.fetchmany(AT_A_TIME):
        await connection.copy_records_to_table(
            table,
            schema_name="knossos",
            columns=[*columns, *more],
            records=[(*_in_postgres(dict(zip(columns, row, strict=True))), *more.values()) for row in found],
        )


def _in_sqlite(row: asyncpg.Record) -> tuple[Any, ...]:
    return tuple(value.decode() if name == "reference" and value is not None else value for name, value in row.items())


def _in_postgres(row: dict[str, Any]) -> Iterator[Any]:
    for name, value in row.items():
        if name == "reference" and value is not None:
            yield value.encode()
        else:
            yield bool(value) if name == "listed" else value
