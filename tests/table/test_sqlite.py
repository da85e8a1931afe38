"""The store in one SQLite file: the file itself, its lock, its format, full disks and sudden ends."""

import asyncio
import ctypes
import os
import resource
import sqlite3
import stat
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from knossos.locale import Problem
from knossos.table import sqlite
from knossos.table.sqlite import SQLite, default_path, migrate, migrations
from knossos.table.store import Conflict, Row, Snapshot, StoreFailed
from tests.table.serving import LINUX
from tests.table.test_store import GATHERING, PLAYING, row, rows

CAP_DAC_OVERRIDE = 1


def using(path: Path, scenario: Callable[[SQLite], Awaitable[None]]) -> None:
    """Open a file, let something happen, and close it."""

    async def happen() -> None:
        store = await SQLite.open(path)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(happen())


async def nothing(store: SQLite) -> None:
    pass


async def a_table(store: SQLite) -> None:
    await store.append("a", rows(3), GATHERING)


def refusal(path: Path) -> str:
    """The key of the problem with a file."""
    with pytest.raises(Problem) as refused:
        using(path, nothing)
    assert str(path) in str(refused.value)
    return refused.value.key


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@contextmanager
def read_only(path: Path, mode: int) -> Iterator[None]:
    """Nobody may write there: root neither, which may do so everywhere as long as it can pass over modes."""
    path.chmod(mode)
    if LINUX:
        with bound_by_modes():
            yield
    elif os.access(path, os.W_OK):
        pytest.skip("this user may write everywhere")
    else:
        yield


@contextmanager
def bound_by_modes() -> Iterator[None]:
    """Give up the capability to pass over the modes of files, in this thread and those that it starts."""
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)  # version 3, this thread
    sets = (ctypes.c_uint32 * 6)()  # effective, permitted, inheritable; then the same for those above 31
    assert libc.capget(header, sets) == 0, os.strerror(ctypes.get_errno())
    effective = sets[0]
    sets[0] = effective & ~(1 << CAP_DAC_OVERRIDE)
    assert libc.capset(header, sets) == 0, os.strerror(ctypes.get_errno())
    try:
        yield
    finally:
        sets[0] = effective
        assert libc.capset(header, sets) == 0, os.strerror(ctypes.get_errno())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


# The file


def test_everything_is_there_when_a_file_is_opened_again(file: Path) -> None:
    async def fill(store: SQLite) -> None:
        await a_table(store)
        await store.keep("a", Snapshot(3, b"position"))

    async def look(store: SQLite) -> None:
        assert await store.read("a") == rows(3)
        assert await store.listed(1) == [("a", b"come in")]
        assert await store.snapshot("a") == Snapshot(3, b"position")

    using(file, fill)
    using(file, look)


def test_a_closed_store_is_one_whole_file(file: Path) -> None:
    using(file, a_table)
    assert {path.name for path in file.parent.iterdir() if path.stat().st_size} == {file.name}


def test_folders_that_are_missing_are_made(tmp_path: Path) -> None:
    file = tmp_path / "far" / "away" / "tables.sqlite"
    using(file, a_table)
    assert file.is_file()


def test_nobody_else_may_read_a_new_file(file: Path) -> None:
    using(file, nothing)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_an_empty_file_is_as_good_as_none(file: Path) -> None:
    file.touch()
    using(file, a_table)


def test_a_file_may_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (":memory:", "file:x?mode=memory", "Tische für #1"):
        using(Path(name), a_table)
        assert (tmp_path / name).is_file()


def test_a_commit_is_synced(file: Path) -> None:
    async def look(store: SQLite) -> None:
        assert await store._select("PRAGMA journal_mode") == [("wal",)]
        assert await store._select("PRAGMA synchronous") == [(2,)]

    using(file, look)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "store-folder"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_a_pipe_is_refused(file: Path) -> None:
    os.mkfifo(file)
    assert refusal(file) == "store-foreign"
    assert list(file.parent.iterdir()) == [file]


def test_a_file_within_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    assert refusal(tmp_path / "plain" / "tables.sqlite") == "store-unusable"


def test_a_place_without_room_for_the_lock_is_refused(file: Path) -> None:
    file.with_name(f"{file.name}.lock").mkdir()
    assert refusal(file) == "store-unusable"
    assert not file.exists()


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    with read_only(closed, 0o500):
        assert refusal(closed / "tables.sqlite") == "store-unusable"
        assert refusal(closed / "deeper" / "tables.sqlite") == "store-unusable"
    assert list(closed.iterdir()) == []


def test_a_file_that_cannot_be_written_is_refused(file: Path) -> None:
    using(file, a_table)
    with read_only(file, 0o400):
        assert refusal(file) == "store-unusable"


@pytest.mark.parametrize("content", [b"Ariadne", b"x" * 5000, b"SQLite format 3\0", b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_database_is_refused_and_untouched(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refusal(file) == "store-foreign"
    assert contents(file.parent) == {file.name: content}


def test_a_database_of_somebody_else_is_refused_and_untouched(file: Path) -> None:
    with closing(sqlite3.connect(file)) as stranger:
        stranger.execute("CREATE TABLE tables (id)")
    before = contents(file.parent)
    assert refusal(file) == "store-foreign"
    assert contents(file.parent) == before


def test_a_damaged_file_is_refused(file: Path) -> None:
    using(file, a_table)
    file.write_bytes(file.read_bytes()[:100] + b"x" * 8000)
    assert refusal(file) == "store-unusable"


# The format


def test_a_file_of_a_newer_knossos_is_refused_and_untouched(file: Path) -> None:
    using(file, a_table)
    with closing(sqlite3.connect(file)) as newer:
        newer.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    before = contents(file.parent)
    assert refusal(file) == "store-newer"
    assert contents(file.parent) == before


def test_a_newer_format_that_is_not_yet_in_the_file_itself_is_refused_too(file: Path) -> None:
    using(file, a_table)
    with closing(sqlite3.connect(file)) as newer:
        newer.execute(
            f"PRAGMA user_version = {len(migrations()) + 1}"
        )  # lies beside the file until the last one closes
        assert refusal(file) == "store-newer"


def test_a_new_file_has_taken_every_step(file: Path) -> None:
    async def look(store: SQLite) -> None:
        assert await store._select("PRAGMA user_version") == [(len(migrations()),)]

    using(file, look)
    assert len(migrations()) >= 1


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_steps_are_numbered_from_1_without_a_gap(kind: str) -> None:
    folder = Path(sqlite.__file__).parent / "migrations" / kind
    names = sorted(path.name for path in folder.glob("*.sql"))
    assert [name.split("_")[0] for name in names] == [f"{number:04}" for number in range(1, len(names) + 1)]


def test_only_steps_that_were_not_taken_are_taken() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, ["CREATE TABLE one (a)"])
        migrate(connection, ["CREATE TABLE one (a)", "CREATE TABLE two (a); CREATE TABLE three (a) -- the last one"])
        found = connection.execute("SELECT name FROM sqlite_master ORDER BY name").fetchall()
        assert found == [("one",), ("three",), ("two",)]
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)


def test_a_step_that_fails_leaves_nothing_behind() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, ["CREATE TABLE one (a)", "CREATE TABLE two (a); nonsense"])
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("one",)]
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert not connection.in_transaction


# The lock


def test_two_servers_cannot_have_one_file(file: Path) -> None:
    async def another(store: SQLite) -> None:
        await a_table(store)
        for path in (file, link):
            with pytest.raises(Problem) as refused:
                await SQLite.open(path)
            assert refused.value.key == "store-locked"
        await store.append("a", [row(3)], PLAYING)

    link = file.with_name("link")
    link.symlink_to(file)
    using(file, another)
    using(file, nothing)


def test_a_lock_that_cannot_be_written_is_none(file: Path) -> None:
    using(file, nothing)
    with read_only(Path(f"{file}.lock"), 0o444):
        assert refusal(file) == "store-unusable"


def test_a_refused_server_in_the_same_process_does_not_open_the_lock_for_another_process(file: Path) -> None:
    async def another(store: SQLite) -> None:
        with pytest.raises(Problem):
            await SQLite.open(file)
        assert await asyncio.to_thread(_key_from_another_process, file) == "store-locked"

    using(file, another)


def test_others_may_read_while_the_server_runs(file: Path) -> None:
    async def look(store: SQLite) -> None:
        await a_table(store)
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as reader:
            assert reader.execute("SELECT count(*) FROM entries").fetchone() == (3,)
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM tables").fetchone()
            await store.append("a", [row(3)], PLAYING)

    using(file, look)


def _key_from_another_process(file: Path) -> str:
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_send_key, args=(file, theirs))
    process.start()
    theirs.close()
    with ours:
        key: str = ours.recv()
    process.join()
    return key


def _send_key(file: Path, pipe: Connection) -> None:
    try:
        using(file, nothing)
        pipe.send("opened")
    except Problem as problem:
        pipe.send(problem.key)


# Many at once


@contextmanager
def waiting(store: SQLite) -> Iterator[None]:
    """Let everything that is asked meanwhile wait in the queue, to be taken together."""
    busy, go_on = threading.Event(), threading.Event()

    def wait(connection: sqlite3.Connection) -> None:
        busy.set()
        go_on.wait()

    store._queue.put(sqlite._Read(wait, asyncio.get_running_loop().create_future()))
    busy.wait()
    yield
    go_on.set()


def test_all_that_waits_is_kept_in_one_transaction(file: Path) -> None:
    async def look(store: SQLite) -> None:
        statements: list[str] = []
        store._connection.set_trace_callback(statements.append)
        with waiting(store):
            begun = [asyncio.ensure_future(store.append(f"table {each}", rows(1), PLAYING)) for each in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*begun)
        assert statements.count("COMMIT") == 1
        assert await store.counts() == {"gathering": 0, "playing": 50, "over": 0}

    using(file, look)


def test_a_conflict_does_not_disturb_the_others_of_its_transaction(file: Path) -> None:
    async def look(store: SQLite) -> None:
        await store.append("b", [row(0, 1, "once")], PLAYING)
        with waiting(store):
            begun = [
                asyncio.ensure_future(each)
                for each in (
                    store.append("a", rows(1), PLAYING),
                    store.append("b", [row(1), row(2, 1, "once")], GATHERING),
                    store.append("c", [row(1)], PLAYING),
                    store.append("a", [row(1)], PLAYING),
                )
            ]
            await asyncio.sleep(0)
        results = await asyncio.gather(*begun, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
        assert [len(await store.read(table)) for table in "abc"] == [2, 1, 0]

    using(file, look)


# Full disks


async def together(store: SQLite, *entries: tuple[str, bytes]) -> list[Any]:
    """New tables with one entry each, in one transaction if that can be; what came of each."""
    with waiting(store):
        begun = [asyncio.ensure_future(store.append(table, [Row(0, 1, entry)], PLAYING)) for table, entry in entries]
        await asyncio.sleep(0)
    return await asyncio.gather(*begun, return_exceptions=True)


def test_when_the_file_may_not_grow_only_what_has_no_room_fails(file: Path) -> None:
    async def fill(store: SQLite) -> None:
        await a_table(store)
        [(pages,)] = await store._select("PRAGMA page_count")
        await store._select(f"PRAGMA max_page_count = {pages + 5}")
        small, large, tiny = await together(store, ("small", b"x"), ("large", b"x" * 100_000), ("tiny", b""))
        assert (small, tiny) == (None, None)
        assert isinstance(large, StoreFailed)
        assert await store.read("large") == []
        assert await store.counts() == {"gathering": 1, "playing": 2, "over": 0}
        await store._select("PRAGMA max_page_count = 1000000")
        await store.append("large", [Row(0, 1, b"x" * 100_000)], PLAYING)

    async def look(store: SQLite) -> None:
        assert [len(await store.read(table)) for table in ("a", "small", "large", "tiny")] == [3, 1, 1, 1]

    using(file, fill)
    using(file, look)


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow beyond a size: writing fails as it does on a broken disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_when_writing_fails_nothing_is_kept_and_later_it_works_again(file: Path) -> None:
    async def fill(store: SQLite) -> None:
        await a_table(store)
        with room_for(file.with_name(f"{file.name}-wal").stat().st_size + 100_000):
            small, large = await together(store, ("small", b"x"), ("large", b"x" * 1_000_000))
            assert small is None
            assert isinstance(large, StoreFailed)
            with pytest.raises(StoreFailed):
                await store.keep("a", Snapshot(3, b"x" * 1_000_000))
            assert await store.read("large") == []
            assert await store.read("a") == rows(3)
        await store.append("large", [Row(0, 1, b"x" * 1_000_000)], PLAYING)

    async def look(store: SQLite) -> None:
        assert [len(await store.read(table)) for table in ("a", "small", "large")] == [3, 1, 1]
        assert await store.snapshot("a") is None

    using(file, fill)
    using(file, look)


def test_a_log_that_cannot_be_read_is_a_failure_of_the_store(file: Path) -> None:
    async def look(store: SQLite) -> None:
        with closing(sqlite3.connect(file)) as vandal:
            vandal.execute("DROP TABLE snapshots")
        with pytest.raises(StoreFailed):
            await store.snapshot("a")
        await a_table(store)

    using(file, look)


# Sudden ends


def test_what_a_killed_server_has_acknowledged_is_there(file: Path) -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    server = context.Process(target=_write_until_killed, args=(file, theirs))
    server.start()
    theirs.close()
    acknowledged: dict[str, int] = {}
    with ours, suppress(EOFError):
        for count in range(1_000_000):
            if count == 300:
                server.kill()
            table, version = ours.recv()
            acknowledged[table] = version
    server.join()

    async def look(store: SQLite) -> None:
        for table, version in acknowledged.items():
            log = await store.read(table)
            assert [each.version for each in log] == list(range(len(log)))
            assert len(log) > version
        await store.append("another", rows(1), PLAYING)

    assert sum(version + 1 for version in acknowledged.values()) >= 300
    using(file, look)


def _write_until_killed(file: Path, pipe: Connection) -> None:
    async def grow(store: SQLite, table: str) -> None:
        version = 0
        while True:
            await store.append(table, [row(version, 0, str(version))], PLAYING)
            pipe.send((table, version))
            version += 1

    async def grow_all(store: SQLite) -> None:
        await asyncio.gather(*(grow(store, f"table {number}") for number in range(20)))

    using(file, grow_all)


def test_a_server_that_is_gone_with_its_loop_leaves_the_store_to_the_next(file: Path) -> None:
    async def vanish() -> SQLite:
        store = await SQLite.open(file)
        await a_table(store)
        for _ in range(10):
            store._queue.put(sqlite._Write(lambda connection: None, asyncio.get_running_loop().create_future()))
        return store

    store = asyncio.run(vanish())
    store._queue.put(None)
    store._thread.join()
    using(file, nothing)


# Where


def test_tables_are_kept_in_the_data_directory_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    monkeypatch.setenv("HOME", str(tmp_path))
    places = {"linux": "data", "win32": "local", "darwin": "Library/Application Support"}
    for platform, place in places.items():
        monkeypatch.setattr("sys.platform", platform)
        assert default_path() == tmp_path / place / "knossos" / "tables.sqlite"


@pytest.mark.parametrize("useless", ["", "relative/folder"])
def test_a_useless_data_directory_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, useless: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", useless)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert default_path() == tmp_path / ".local" / "share" / "knossos" / "tables.sqlite"
