"""Where tables are kept: in a file, in a database, or nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from knossos.locale import Problem
from knossos.table.sqlite import SQLite, SQLiteFile
from knossos.table.store import Holdings, Store

Place: TypeAlias = Path | str
"""A file, or the address of a PostgreSQL database."""


def place(text: str) -> Place:
    """Read where tables are to be kept.

    >>> place("postgresql://minos@localhost/knossos"), place("sqlite:///tables.sqlite") == place("tables.sqlite")
    ('postgresql://minos@localhost/knossos', True)
    """
    scheme, found, rest = text.partition("://")
    if not found and not re.match(r"(postgres|postgresql|sqlite)(:|//)", text):
        return Path(text)
    match scheme:
        case "postgresql" | "postgres":
            return text
        case "sqlite" if rest.startswith("/") and rest != "/":
            return Path(rest[1:])
    raise Problem("database-url", url=shown(text))


async def open_store(kept: Place | None) -> Store:
    """Open the store at a place; None: in memory."""
    if not isinstance(kept, str):
        return await SQLite.open(kept)
    with _driver(kept):
        from knossos.table.postgres import Postgres
    return await Postgres.open(kept)


def holdings(kept: Place) -> Holdings:
    """All that is kept at a place."""
    if not isinstance(kept, str):
        return SQLiteFile(kept)
    with _driver(kept):
        from knossos.table.archive import PostgresDatabase
    return PostgresDatabase(kept)


@contextmanager
def _driver(kept: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Problem("database-driver", database=shown(kept)) from missing


def shown(kept: Place | None) -> str:
    """A place as it may be shown to everybody.

    >>> shown("postgresql://minos:secret@localhost/knossos?password=secret&sslmode=require")
    'postgresql://minos@localhost/knossos?sslmode=require'

    Also where something is wrong with it.

    >>> shown("postgres:minos:secret@localhost/knossos"), shown("postgresql:/minos:secret@localhost/knossos")
    ('postgres:minos@localhost/knossos', 'postgresql:/minos@localhost/knossos')
    """
    without = re.sub(r"(//|^\w+:/?)([^:@/]*):.*@", r"\1\2@", str(kept))
    return re.sub(r"(?<=[?&])(?:ssl)?password=[^&]*&?", "", without).rstrip("?&")
