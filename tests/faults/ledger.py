"""What is kept, read past the servers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from knossos.table.store import Row
from tests.table.databases import order


class Ledger:
    """The logs of all tables. To read them keeps everybody waiting, so nobody is told anything meanwhile."""

    def __init__(self, ask: Callable[[str], Sequence[Sequence[Any]]]) -> None:
        self._ask = ask

    def tables(self) -> set[str]:
        """All tables; none of them may have a gap in its log, or a reference twice."""
        logs = self._ask("SELECT table_id, min(version), max(version), count(*) FROM entries GROUP BY table_id")
        for table, first, last, count in logs:
            assert (first, last) == (0, count - 1), f"{table} has {count} entries from {first} to {last}"
        twice = (
            "SELECT table_id, seat, reference FROM entries WHERE reference IS NOT NULL"
            " GROUP BY table_id, seat, reference HAVING count(*) > 1"
        )
        assert not self._ask(twice)
        return {table for table, *_ in logs}

    def rows(self, table: str) -> list[Row]:
        """The log of a table."""
        found = self._ask(
            f"SELECT version, at, entry, seat, reference FROM entries WHERE table_id = '{table}' ORDER BY version"
        )
        return [Row(version, at, entry, seat, _text(reference)) for version, at, entry, seat, reference in found]

    def entries(self) -> int:
        """How many entries there are in all."""
        count: int = self._ask("SELECT count(*) FROM entries")[0][0]
        return count


def in_file(file: Path) -> Ledger:
    """What is kept in an SQLite file."""

    def ask(query: str) -> list[Any]:
        if not file.exists():
            return []
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            if not connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'entries'").fetchone()[0]:
                return []
            return connection.execute(query).fetchall()

    return Ledger(ask)


def in_database(url: str) -> Ledger:
    """What is kept in a PostgreSQL database."""

    def ask(query: str) -> list[Any]:
        with ThreadPoolExecutor(1) as beside:  # this thread has a loop that runs
            return beside.submit(order, url, query).result()

    return Ledger(ask)


def _text(reference: str | bytes | None) -> str | None:
    return reference.decode() if isinstance(reference, bytes) else reference
