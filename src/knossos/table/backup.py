"""The commands `knossos backup` and `knossos restore`: all that a store keeps, packed into one file, and back."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import shutil
import signal
import sqlite3
import sys
import zlib
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from knossos.locale import Problem, catalogue
from knossos.table.places import holdings, place
from knossos.table.signals import handled
from knossos.table.sqlite import APPLICATION, default_path, migrations, settle
from knossos.table.store import Holdings, StoreFailed


def run_backup(options: argparse.Namespace) -> None:
    """Make a backup, and say how much is in it."""
    with handled(_stop, signal.SIGTERM):
        count = asyncio.run(backup(_holdings(options), options.file))
    print(catalogue(options.language).say("backup-done", count=count, file=str(options.file)))


def run_restore(options: argparse.Namespace) -> None:
    """Restore a backup, and say how much was in it."""
    with handled(_stop, signal.SIGTERM):
        count = asyncio.run(restore(_holdings(options), options.file, replace=options.replace))
    print(catalogue(options.language).say("restore-done", count=count, file=str(options.file)))


def _stop(number: int, _: object) -> None:
    """Leave nothing behind that is half made."""
    sys.exit(128 + number)


def _holdings(options: argparse.Namespace) -> Holdings:
    return holdings(default_path() if options.database is None else place(options.database))


async def backup(holdings: Holdings, file: Path) -> int:
    """Pack everything into a new file; how many tables that are. If it fails, there is no file."""
    file = file.absolute()
    if file.exists():
        raise Problem("file-exists", file=str(file))
    if not file.parent.is_dir():
        raise Problem("file-folder", file=str(file.parent))
    try:
        with TemporaryDirectory(prefix=f"{file.name}.", dir=file.parent) as folder:
            copy, packed = Path(folder) / "copy", Path(folder) / "packed"
            await holdings.copy(copy)
            with copy.open("rb") as source, gzip.open(packed, "wb") as target:
                shutil.copyfileobj(source, target)
            count = _checked(copy, file)
            settle(packed, file)
        return count
    except (OSError, StoreFailed) as error:
        raise Problem("backup-failed", file=str(file), reason=_reason(error)) from None


async def restore(holdings: Holdings, file: Path, *, replace: bool) -> int:
    """Take everything from a backup; how many tables that are. If it fails, nothing has changed."""
    try:
        with TemporaryDirectory(prefix="knossos.") as folder:
            copy = Path(folder) / "copy"
            _unpack(file, copy)
            count = _checked(copy, file)
            await holdings.restore(copy, replace=replace)
        return count
    except (OSError, StoreFailed) as error:
        raise Problem("restore-failed", file=str(file), reason=_reason(error)) from None


def _unpack(file: Path, copy: Path) -> None:
    try:
        with gzip.open(file, "rb") as source, copy.open("wb") as target:
            shutil.copyfileobj(source, target)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise Problem("backup-damaged", file=str(file)) from None


def _checked(copy: Path, file: Path) -> int:
    """How many tables a copy has, if it is whole and not too new."""
    known = len(migrations())
    try:
        with closing(sqlite3.connect(copy)) as connection:
            [(application,)] = connection.execute("PRAGMA application_id")
            [(version,)] = connection.execute("PRAGMA user_version")
            if (application, version > known) == (APPLICATION, True):
                raise Problem("store-newer", file=str(file), version=version, known=known)
            [(state,), *_] = connection.execute("PRAGMA integrity_check")
            gaps = connection.execute(
                "SELECT 1 FROM entries GROUP BY table_id HAVING min(version) <> 0 OR max(version) <> count(*) - 1"
            )
            if application != APPLICATION or state != "ok" or gaps.fetchall():
                raise Problem("backup-damaged", file=str(file))
            count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.DatabaseError:
        raise Problem("backup-damaged", file=str(file)) from None


def _reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
