"""Tables kept in one SQLite file, by one server.

One thread owns the connection. It takes all that waits for it, keeps it in one transaction, and answers when that is on
the disk: the more there is to do, the more one sync of the disk is worth.
"""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

from knossos.locale import Problem
from knossos.table import store
from knossos.table.store import Alone, Conflict, Listing, Row, Snapshot, Stage, StoreFailed

Work: TypeAlias = Callable[[sqlite3.Connection], Any]

APPLICATION = 0x4B4E4F53
"""Marks a file as ours, in its head: "KNOS"."""

CHECKPOINT = 4000
"""So many pages gather beside the file before they are moved into it."""

_MAGIC = b"SQLite format 3\0"
_VERSION_AT, _APPLICATION_AT, _HEAD = 60, 68, 100  # sqlite.org/fileformat.html
_FULL = 2
_DUPLICATE = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


class _Write(NamedTuple):
    work: Work
    answer: asyncio.Future[Any]


class _Read(NamedTuple):
    work: Work
    answer: asyncio.Future[Any]


class _Answer(NamedTuple):
    future: asyncio.Future[Any]
    result: Any


class SQLite(Alone):
    """A store in one SQLite file; made by `open`, and used from the event loop that it was opened in."""

    def __init__(self, connection: sqlite3.Connection, held: ExitStack) -> None:
        super().__init__()
        self._connection = connection
        self._held = held
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Write | _Read | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path | None) -> SQLite:
        """Open a file, or make one with all its folders; None: in memory, for as long as it is open.

        Raises a Problem if the file cannot be used; then it is as it was.
        """
        return cls(*await asyncio.to_thread(_opened, path))

    async def append(self, table: str, rows: Sequence[Row], listing: Listing, after: int | None = None) -> None:
        """Add rows to the log of a table."""
        await self._write(lambda connection: _append(connection, table, rows, listing, after))

    async def read(self, table: str, first: int = 0) -> list[Row]:
        """The log of a table from a version on."""
        found = await self._select(
            "SELECT version, at, entry, seat, reference FROM entries WHERE table_id = ? AND version >= ?"
            " ORDER BY version",
            table,
            first,
        )
        return [Row(*row) for row in found]

    async def version_of(self, table: str, seat: int, reference: str) -> int | None:
        """The version of the entry that the client of a seat calls so."""
        found = await self._select(
            "SELECT version FROM entries WHERE table_id = ? AND seat = ? AND reference = ?", table, seat, reference
        )
        return found[0][0] if found else None

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        """Listed tables that are not over, by their last row, the latest first."""
        return await self._select(
            "SELECT id, summary FROM tables WHERE listed AND stage <> 'over' ORDER BY changed DESC, id LIMIT ?", limit
        )

    async def due(self, until: int) -> list[str]:
        """The tables that are due by a time, the longest overdue first."""
        found = await self._select("SELECT id FROM tables WHERE due <= ? ORDER BY due, id", until)
        return [table for (table,) in found]

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a position, unless a newer one is kept already."""
        await self._write(lambda connection: _keep(connection, table, snapshot))

    async def snapshot(self, table: str) -> Snapshot | None:
        """The position that was kept last."""
        found = await self._select("SELECT version, position FROM snapshots WHERE table_id = ?", table)
        return Snapshot(*found[0]) if found else None

    async def counts(self) -> dict[Stage, int]:
        """How many tables there are in each stage."""
        counts: dict[Stage, int] = {"gathering": 0, "playing": 0, "over": 0}
        return counts | dict(await self._select("SELECT stage, count(*) FROM tables GROUP BY stage"))

    async def close(self) -> None:
        """Finish what waits, move everything into the file, and let go of it."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _write(self, work: Work) -> None:
        await self._ask(_Write(work, self._loop.create_future()))

    async def _select(self, statement: str, *values: str | int) -> list[Any]:
        def select(connection: sqlite3.Connection) -> list[Any]:
            return connection.execute(statement, values).fetchall()

        found: list[Any] = await self._ask(_Read(select, self._loop.create_future()))
        return found

    async def _ask(self, job: _Write | _Read) -> Any:
        if self._closed:
            raise StoreFailed("closed")
        self._queue.put(job)
        return await job.answer

    # The thread

    def _serve(self) -> None:
        with self._held:
            while batch := self._waiting():
                self._settle(_kept(self._connection, [job for job in batch if isinstance(job, _Write)]))
                self._settle([_found(self._connection, job) for job in batch if isinstance(job, _Read)])
            with suppress(sqlite3.Error):  # it is all in the log beside the file, and the next one to open it goes on
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _waiting(self) -> list[_Write | _Read]:
        """All that waits; nothing when the store is being closed and everything is done."""
        batch: list[_Write | _Read] = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            try:
                job = self._queue.get_nowait()
            except Empty:
                return batch
        if batch:
            self._queue.put(None)
        return batch

    def _settle(self, answers: list[_Answer]) -> None:
        if answers:
            with suppress(RuntimeError):  # the loop is gone, and everyone who waited with it
                self._loop.call_soon_threadsafe(_answer, answers)


def default_path() -> Path:
    """Where tables are kept if nothing else is said: in the user's data directory."""
    return _data_home(sys.platform, os.environ) / "knossos" / "tables.sqlite"


def _data_home(platform: str, environment: Mapping[str, str]) -> Path:
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    chosen = Path(environment.get("XDG_DATA_HOME", ""))
    return chosen if chosen.is_absolute() else Path.home() / ".local" / "share"


# Answering


def _answer(answers: list[_Answer]) -> None:
    for future, result in answers:
        if future.done():
            continue  # whoever asked has stopped waiting
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _kept(connection: sqlite3.Connection, jobs: list[_Write]) -> list[_Answer]:
    """Do some writing, in one transaction if that can be; if not, each alone, so that only those fail that must."""
    if not jobs:
        return []
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [_attempted(connection, job) for job in jobs]
        connection.execute("COMMIT")
        return answers
    except sqlite3.Error as error:
        _roll_back(connection)
        if len(jobs) == 1:
            return [_Answer(jobs[0].answer, StoreFailed(str(error)))]
        return [answer for job in jobs for answer in _kept(connection, [job])]


def _attempted(connection: sqlite3.Connection, job: _Write) -> _Answer:
    """Do one piece of writing within a transaction, wholly or not at all."""
    connection.execute("SAVEPOINT job")
    try:
        result = job.work(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return _Answer(job.answer, result)


def _roll_back(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):
        if connection.in_transaction:  # a full disk may have ended it
            connection.execute("ROLLBACK")


def _found(connection: sqlite3.Connection, job: _Read) -> _Answer:
    try:
        return _Answer(job.answer, job.work(connection))
    except sqlite3.Error as error:
        return _Answer(job.answer, StoreFailed(str(error)))
    except Exception as error:
        return _Answer(job.answer, error)


# Writing


def _append(
    connection: sqlite3.Connection, table: str, rows: Sequence[Row], listing: Listing, after: int | None
) -> None:
    query = "SELECT version + 1, at FROM entries WHERE table_id = ? ORDER BY version DESC LIMIT 1"
    length, latest = connection.execute(query, (table,)).fetchone() or (0, None)
    if any(row.version != length + place for place, row in enumerate(rows)) or after not in (None, latest):
        raise Conflict(table)
    try:
        connection.executemany(
            "INSERT INTO entries (table_id, version, at, seat, reference, entry) VALUES (?, ?, ?, ?, ?, ?)",
            [(table, row.version, row.at, row.seat, row.reference, row.entry) for row in rows],
        )
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode not in _DUPLICATE:
            raise
        raise Conflict(table) from error
    changed = max(row.at for row in rows)
    connection.execute(
        "INSERT INTO tables (id, stage, listed, summary, due, changed) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, summary = excluded.summary,"
        " due = excluded.due, changed = max(changed, excluded.changed)",
        (table, listing.stage, listing.listed, listing.summary, listing.due, changed),
    )


def _keep(connection: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    connection.execute(
        "INSERT INTO snapshots (table_id, version, position) VALUES (?, ?, ?) ON CONFLICT (table_id)"
        " DO UPDATE SET version = excluded.version, position = excluded.position WHERE excluded.version >= version",
        (table, snapshot.version, snapshot.position),
    )


# Opening


def _opened(path: Path | None) -> tuple[sqlite3.Connection, ExitStack]:
    """A connection that is ready, and what is let go of after it."""
    file = None if path is None else _real(path)
    try:
        return _in_memory() if file is None else _in_file(file)
    except OSError as error:
        raise Problem("store-unusable", file=str(file), reason=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise Problem("store-unusable", file=str(file), reason=str(error)) from error


def _real(path: Path) -> Path:
    """One file has one lock, whatever leads to it."""
    return Path(os.path.realpath(path))


def _in_memory() -> tuple[sqlite3.Connection, ExitStack]:
    with ExitStack() as held:
        connection = _connected(":memory:", held)
        migrate(connection, migrations())
        return connection, held.pop_all()


def _in_file(file: Path) -> tuple[sqlite3.Connection, ExitStack]:
    with ExitStack() as held:
        _claim(file, held, _look)
        if not file.exists():
            file.touch(mode=0o600)  # what is drawn in running games is in it
        connection = _connected(str(file), held)
        _prepare(connection, file)
        return connection, held.pop_all()


def _claim(file: Path, held: ExitStack, look: Callable[[Path], None]) -> None:
    """Keep servers out of a file, unless a look at it says that it is none of ours."""
    lock = Path(f"{file}.lock")
    if not lock.exists():
        look(file)  # before anything is made
        file.parent.mkdir(parents=True, exist_ok=True)
    _lock(lock, file, held)
    look(file)  # not earlier if it may be open here: closing a file gives up all locks of this process on it


def _connected(name: str, held: ExitStack, timeout: float = 5) -> sqlite3.Connection:
    # The thread that uses it is not the one that opens it
    connection = sqlite3.connect(name, timeout, isolation_level=None, check_same_thread=False)
    return held.enter_context(closing(connection))


def _look(file: Path) -> None:
    """Refuse a file that is not ours or too new by its first bytes, before anything is written anywhere."""
    if head := _head(file):
        _recognise(file, _number(head, _APPLICATION_AT), _number(head, _VERSION_AT))


def _look_for_ours(file: Path) -> None:
    """Refuse a file that is not ours, however new it is."""
    if head := _head(file):
        _recognise(file, _number(head, _APPLICATION_AT), 0)


def _head(file: Path) -> bytes:
    """The first bytes of an SQLite file; nothing if it is empty or does not exist."""
    if file.is_dir():
        raise Problem("store-folder", file=str(file))
    if file.exists() and not file.is_file():  # to read from a pipe would take for ever
        raise Problem("store-foreign", file=str(file))
    try:
        with file.open("rb") as opened:
            head = opened.read(_HEAD)
    except FileNotFoundError:
        return b""
    if head and (len(head) < _HEAD or not head.startswith(_MAGIC)):
        raise Problem("store-foreign", file=str(file))
    return head


def _number(head: bytes, at: int) -> int:
    return int.from_bytes(head[at : at + 4], "big", signed=True)


def _recognise(file: Path, application: int, version: int) -> None:
    known = len(migrations())
    if application != APPLICATION:
        raise Problem("store-foreign", file=str(file))
    if version > known:
        raise Problem("store-newer", file=str(file), version=version, known=known)


def _lock(lock: Path, file: Path, held: ExitStack) -> None:
    """Keep other servers out until the store is closed or the process dies; who only reads the file never asks for it.

    The lock stays where it is: taken away, it could be held by two, one of them without a name.
    """
    try:
        _connected(str(lock), held, timeout=0).execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Problem("store-locked", file=str(file)) from error
    _give_to_owner(lock, file)
    if not os.access(lock, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        # SQLite lets everybody have such a lock at the same time
        raise PermissionError(errno.EACCES, f"{os.strerror(errno.EACCES)}: {lock}")


def _prepare(connection: sqlite3.Connection, file: Path) -> None:
    if _pragma(connection, "page_count"):
        _recognise(file, _pragma(connection, "application_id"), _pragma(connection, "user_version"))
    connection.execute(f"PRAGMA application_id = {APPLICATION}")  # every time: shows whether the file can be written
    journal = _pragma(connection, "journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    if (journal, _pragma(connection, "synchronous")) != ("wal", _FULL):
        raise Problem("store-disk", file=str(file))
    connection.execute("PRAGMA fullfsync = ON")  # on macOS, a sync reaches the disk only with this
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    migrate(connection, migrations())


def _pragma(connection: sqlite3.Connection, setting: str) -> Any:
    return connection.execute(f"PRAGMA {setting}").fetchone()[0]


def migrations() -> list[str]:
    """The steps that lead from an empty file to the tables of this version, in order."""
    return store.migrations("sqlite")


def migrate(connection: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Take the steps that a database has not taken yet, each wholly or not at all."""
    for number, step in enumerate(steps, start=1):
        if number > _pragma(connection, "user_version"):
            try:
                connection.executescript(f"BEGIN IMMEDIATE; {step}\n; PRAGMA user_version = {number}; COMMIT;")
            except sqlite3.Error:
                _roll_back(connection)
                raise


# Copying


def current(file: Path) -> sqlite3.Connection:
    """A connection to a file with the tables of this version, which are made where they are missing."""
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    migrate(connection, migrations())
    return connection


class SQLiteFile:
    """All that is kept in one SQLite file, for whoever copies it as a whole."""

    def __init__(self, path: Path) -> None:
        self._file = _real(path)

    async def copy(self, copy: Path) -> None:
        """Write everything to a new file, in one transaction that keeps no server waiting."""
        if not _head(self._file):
            raise Problem("store-none", file=str(self._file))
        _look(self._file)
        with _failing(), closing(sqlite3.connect(self._file)) as connection:
            connection.execute("SELECT * FROM sqlite_schema").fetchall()  # to copy a damaged file blames the copy
            connection.execute("VACUUM INTO ?", (str(copy),))

    async def restore(self, copy: Path, *, replace: bool) -> None:
        """Put a copy in the place of the file, while no server uses it."""
        with _failing(), ExitStack() as held:
            _claim(self._file, held, _look_for_ours if replace else _look)
            if not replace and (count := _tables(self._file)):
                raise Problem("restore-occupied", file=str(self._file), count=count)
            with TemporaryDirectory(prefix=f"{self._file.name}.", dir=self._file.parent) as folder:
                copied = shutil.copyfile(copy, Path(folder) / "copy")
                _give_to_owner(copied, self._file)
                _fold(self._file)
                settle(copied, self._file)


@contextmanager
def _failing() -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(str(error)) from error


def _tables(file: Path) -> int:
    """How many tables a file has."""
    if not _head(file):
        return 0
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return count


def _fold(file: Path) -> None:
    """Leave nothing beside a file that another one in its place could take for its own."""
    if _head(file):
        try:
            with closing(sqlite3.connect(file)) as connection:
                _pragma(connection, "journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise Problem("store-locked", file=str(file)) from error
        except sqlite3.DatabaseError:
            pass  # it is damaged, and shall go
    for beside in ("-wal", "-shm"):
        Path(f"{file}{beside}").unlink(missing_ok=True)


def _give_to_owner(written: Path, place: Path) -> None:
    """Let a file belong to whoever has the one whose place it takes, or the folder: the server may be another user."""
    owner = (place if place.exists() else place.parent).stat()
    with suppress(PermissionError, AttributeError):  # only root gives away, and only where files have owners
        os.chown(written, owner.st_uid, owner.st_gid, follow_symlinks=False)


def settle(written: Path, place: Path) -> None:
    """Give a file that was written its place, for nobody else to read: it is there for good, or not at all."""
    written.chmod(0o600)
    with written.open("rb+") as file:
        os.fsync(file.fileno())
    written.replace(place)
    with suppress(OSError):  # not every platform can sync a folder
        folder = os.open(place.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
