"""Servers that are not careful, each in one way: whoever kills them must find out.

python faulty.py FAULT serve ...
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from knossos.cli import main
from knossos.table import sqlite
from knossos.table.postgres import Postgres
from knossos.table.sqlite import SQLite
from knossos.table.store import Conflict, Row, Store
from knossos.table.table import Table


def answers_before_it_keeps() -> None:
    """What is to be kept is kept a moment later."""
    for kind in (SQLite, Postgres):
        _keep_later(kind)


def _keep_later(kind: Any) -> None:
    append = kind.append
    writing: set[asyncio.Task[None]] = set()

    async def later(store: Store, table: str, rows: Sequence[Row], *rest: Any) -> None:
        await asyncio.sleep(0.02)
        with suppress(Conflict):
            await append(store, table, rows, *rest)

    async def soon(store: Store, table: str, rows: Sequence[Row], *rest: Any) -> None:
        writing.add(asyncio.create_task(later(store, table, list(rows), *rest)))

    kind.append = soon


def forgets_references() -> None:
    """What clients call their messages is known only to the process that took them."""
    take = Table._take
    migrations = sqlite.migrations

    def take_and_forget(table: Table, row: Row) -> None:
        take(table, row)
        table._references.clear()

    async def unknown(store: SQLite, table: str, seat: int, reference: str) -> None:
        return None

    Table._take = take_and_forget  # type: ignore[method-assign, assignment]
    SQLite.version_of = unknown  # type: ignore[method-assign, assignment]
    sqlite.migrations = lambda: [step.replace("UNIQUE INDEX", "INDEX") for step in migrations()]


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault for fault in (answers_before_it_keeps, forgets_references)
}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    sys.exit(main())
