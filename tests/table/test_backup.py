"""Backups: made while a server takes actions, restored where no server is, and never half of one."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import sqlite3
import stat
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from knossos import cli
from knossos.locale import Problem
from knossos.table import backup as backups
from knossos.table.sqlite import SQLite, SQLiteFile, migrations
from knossos.table.store import Row, StoreFailed
from tests.table.serving import Opened, ask, bot, me, open_table
from tests.table.test_serve import started
from tests.table.test_sqlite import a_table, contents, nothing, room_for, using
from tests.table.test_store import PLAYING, row, rows


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A file with one table."""
    file = tmp_path / "tables.sqlite"
    using(file, a_table)
    return file


@pytest.fixture
def packed(data: Path) -> Path:
    """A backup of it."""
    file = data.with_name("backup.gz")
    assert back_up(data, file) == 1
    return file


def back_up(data: Path, file: Path) -> int:
    return asyncio.run(backups.backup(SQLiteFile(data), file))


def restore(data: Path, file: Path, *, replace: bool = False) -> int:
    return asyncio.run(backups.restore(SQLiteFile(data), file, replace=replace))


def refused(doing: Callable[[], object]) -> str:
    with pytest.raises(Problem) as problem:
        doing()
    assert str(problem.value)
    return problem.value.key


def kept(file: Path) -> list[list[Row]]:
    """The logs of all tables that the tests use."""
    logs: list[list[Row]] = []

    async def look(store: SQLite) -> None:
        logs.extend([await store.read("a"), await store.read("b")])

    using(file, look)
    return logs


async def another_table(store: SQLite) -> None:
    await store.append("b", rows(2), PLAYING)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files to others")
@pytest.mark.parametrize("there", [True, False])
def test_what_root_restores_still_belongs_to_the_server(
    packed: Path,
    data: Path,
    there: bool,  # noqa: FBT001
) -> None:
    for path in list(data.parent.iterdir()):
        if path != packed:
            path.unlink()
    if there:
        data.touch()
    os.chown(data if there else data.parent, 65534, 65534)
    restore(data, packed)
    made = [data, Path(f"{data}.lock")]
    assert {(path.stat().st_uid, path.stat().st_gid) for path in made} == {(65534, 65534)}


# Through the command, beside a server


def test_games_go_on_from_a_backup_that_was_made_while_they_were_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played, packed = Event(), tmp_path / "backup.gz"
    acknowledged: list[int] = []
    with started("--no-limits", "--pause", "0", data=tmp_path / "tables.sqlite") as (_, address):
        table = open_table(address, me(), bot("random"), listed=True).start()
        thread = Thread(target=play, args=(table, acknowledged, played, packed))
        thread.start()
        assert played.wait(60)
        before = len(acknowledged)
        command = ["--language", "en", "backup", str(packed), "--data", str(tmp_path / "tables.sqlite")]
        assert cli.main(command) == 0
        thread.join(60)
        assert not thread.is_alive()
        assert cli.main(["--language", "en", "restore", str(packed), "--data", command[-1], "--replace"]) == 2
    said = capsys.readouterr()
    assert said.out == f"One table is backed up in {packed}.\n"
    assert said.err.startswith("knossos: Another server keeps its tables in")
    assert before < len(acknowledged), "the server kept people waiting"
    place = tmp_path / "elsewhere" / "tables.sqlite"
    assert cli.main(["--language", "en", "restore", str(packed), "--data", str(place)]) == 0
    assert capsys.readouterr().out == f"One table is restored from {packed}.\n"
    with started("--no-limits", "--pause", "0", data=place) as (_, address):
        again = Opened(address, {"table": {"id": table.name}, "token": table.token, "link": "", "invitations": []})
        assert ask(address, "GET", f"/api/tables/{table.name}").json["stage"] == "playing"
        with again.connect(table.token) as client:
            assert client.until("update")["version"] > acknowledged[before - 1]
        more: list[int] = []
        play(again, more, Event(), place)
        assert more[0] > acknowledged[before - 1]


def play(table: Opened, acknowledged: list[int], played: Event, end: Path) -> None:
    """Play in the first seat until a file is there, and a few actions more."""
    more = 3
    with table.connect(table.token) as client:
        while more:
            told = client.until("update", "done")
            if told["type"] == "done":
                acknowledged.append(told["version"])
                played.set()
                more -= end.exists()
            elif legal := told["sights"][0].get("legal"):
                client.send(type="act", seat=0, action=legal[0], reference=f"{end.stem} {told['version']}")


# Making one


def test_a_backup_is_one_file_for_nobody_else_to_read(packed: Path, data: Path) -> None:
    assert stat.S_IMODE(packed.stat().st_mode) == 0o600
    assert {path.name for path in packed.parent.iterdir()} == {packed.name, data.name, f"{data.name}.lock"}


def test_a_backup_is_a_packed_sqlite_file(packed: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain.sqlite"
    plain.write_bytes(gzip.decompress(packed.read_bytes()))
    assert kept(plain) == [rows(3), []]


def test_what_a_killed_server_left_beside_its_file_is_in_the_backup(tmp_path: Path) -> None:
    data, packed = tmp_path / "tables.sqlite", tmp_path / "backup.gz"

    async def copy_without_closing(store: SQLite) -> None:
        await a_table(store)
        await store.append("b", rows(1), PLAYING)
        for beside in ("", "-wal"):
            (tmp_path / f"killed{beside}").write_bytes(Path(f"{data}{beside}").read_bytes())

    using(data, copy_without_closing)
    assert back_up(tmp_path / "killed", packed) == 2


def test_no_backup_is_made_over_another_file(packed: Path, data: Path) -> None:
    before = packed.read_bytes()
    assert refused(lambda: back_up(data, packed)) == "file-exists"
    assert packed.read_bytes() == before
    assert refused(lambda: back_up(data, data.parent / "nowhere" / "backup.gz")) == "file-folder"


def test_a_server_that_never_was_has_no_backup(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert refused(lambda: back_up(file, tmp_path / "backup.gz")) == "store-none"
    file.write_text("Dear Theseus")
    assert refused(lambda: back_up(file, tmp_path / "backup.gz")) == "store-foreign"
    assert contents(tmp_path) == {file.name: b"Dear Theseus"}


def test_a_full_disk_leaves_no_backup(data: Path) -> None:
    async def fill(store: SQLite) -> None:
        await store.append("b", [Row(0, 1, bytes(200_000))], PLAYING)

    using(data, fill)
    before = contents(data.parent)
    with room_for(100_000):
        assert refused(lambda: back_up(data, data.with_name("backup.gz"))) == "backup-failed"
    assert contents(data.parent) == before


def test_a_damaged_file_gives_no_backup(data: Path) -> None:
    whole = data.read_bytes()
    for damaged in (whole[:4096] + b"x" * 8192, whole[:100] + b"x" * (len(whole) - 100)):
        data.write_bytes(damaged)
        with pytest.raises(Problem, match="malformed") as problem:
            back_up(data, data.with_name("backup.gz"))
        assert problem.value.key == "backup-failed"
        assert not data.with_name("backup.gz").exists()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_who_is_told_to_stop_leaves_nothing_behind(
    packed: Path, data: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    async def stopped(*_: object, **__: object) -> None:
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(SQLiteFile, "copy" if command == "backup" else "restore", stopped)
    monkeypatch.setattr(tempfile, "tempdir", str(packed.parent))
    before = contents(data.parent)
    file = packed.with_name("another.gz") if command == "backup" else packed
    with pytest.raises(SystemExit) as ended:
        cli.main([command, "--data", str(data), str(file)])
    assert ended.value.code == 128 + signal.SIGTERM
    assert contents(data.parent) == before


# Restoring one


def test_a_backup_comes_back_in_a_new_place_or_an_empty_one(packed: Path, tmp_path: Path) -> None:
    fresh, empty, unused = tmp_path / "far" / "away" / "tables.sqlite", tmp_path / "empty", tmp_path / "unused"
    empty.touch()
    using(unused, nothing)
    for place in (fresh, empty, unused):
        assert restore(place, packed) == 1
        assert stat.S_IMODE(place.stat().st_mode) == 0o600
        assert kept(place) == [rows(3), []]
    assert {path.name for path in fresh.parent.iterdir()} == {"tables.sqlite", "tables.sqlite.lock"}


def test_tables_are_given_up_only_if_that_is_wished_for(packed: Path, data: Path) -> None:
    using(data, another_table)
    before = contents(data.parent)
    assert refused(lambda: restore(data, packed)) == "restore-occupied"
    assert contents(data.parent) == before
    assert restore(data, packed, replace=True) == 1
    assert kept(data) == [rows(3), []]


def test_what_lies_beside_the_old_file_does_not_get_into_the_new_one(packed: Path, tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"

    async def copy_without_closing(store: SQLite) -> None:
        await another_table(store)
        for beside in ("", "-wal"):
            (tmp_path / f"killed{beside}").write_bytes(Path(f"{data}{beside}").read_bytes())

    using(data, copy_without_closing)
    assert (tmp_path / "killed-wal").stat().st_size
    assert restore(tmp_path / "killed", packed, replace=True) == 1
    assert kept(tmp_path / "killed") == [rows(3), []]


def test_a_server_is_not_robbed_of_its_file(packed: Path, data: Path) -> None:
    async def look(store: SQLite) -> None:
        with pytest.raises(Problem) as problem:
            await backups.restore(SQLiteFile(data), packed, replace=True)
        assert problem.value.key == "store-locked"
        await store.append("a", [row(3)], PLAYING)

    using(data, look)
    assert kept(data) == [rows(4), []]


def test_somebody_who_still_reads_the_old_file_is_waited_for(packed: Path, data: Path) -> None:
    with closing(sqlite3.connect(data)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchone()
        assert refused(lambda: restore(data, packed, replace=True)) == "store-locked"
    assert restore(data, packed, replace=True) == 1


def test_a_damaged_file_or_one_of_a_newer_knossos_may_be_replaced(packed: Path, data: Path) -> None:
    whole = data.read_bytes()
    with closing(sqlite3.connect(data)) as newer:
        newer.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    assert refused(lambda: restore(data, packed)) == "store-newer"
    assert restore(data, packed, replace=True) == 1
    data.write_bytes(whole[:4096] + b"x" * 8192)
    assert refused(lambda: restore(data, packed)) == "restore-failed"
    assert restore(data, packed, replace=True) == 1
    assert kept(data) == [rows(3), []]


def test_a_file_that_is_none_of_ours_is_never_replaced(packed: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Theseus")
    with closing(sqlite3.connect(tmp_path / "stranger")) as stranger:
        stranger.execute("CREATE TABLE tables (id)")
    before = contents(tmp_path)
    for file in (letter, tmp_path / "stranger"):
        assert refused(lambda file=file: restore(file, packed, replace=True)) == "store-foreign"  # type: ignore[misc]
    assert contents(tmp_path) == before


@pytest.mark.parametrize("place", [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999])
def test_a_backup_with_one_wrong_byte_is_refused(packed: Path, data: Path, place: float) -> None:
    content = bytearray(packed.read_bytes())
    content[int(len(content) * place)] ^= 0xFF
    packed.write_bytes(content)
    refuses(packed, data)


@pytest.mark.parametrize(
    "content",
    [b"", b"Dear Theseus", gzip.compress(b""), gzip.compress(b"Dear Theseus" * 1000)],
    ids=["nothing", "a letter", "nothing, packed", "a letter, packed"],
)
def test_what_is_no_backup_is_refused(packed: Path, data: Path, content: bytes) -> None:
    packed.write_bytes(content)
    refuses(packed, data)


def test_a_backup_that_was_cut_off_is_refused(packed: Path, data: Path) -> None:
    packed.write_bytes(packed.read_bytes()[:-20])
    refuses(packed, data)


@pytest.mark.parametrize(
    "change",
    ["DELETE FROM entries WHERE version = 1", "DROP TABLE snapshots; DROP TABLE tables", "PRAGMA application_id = 7"],
)
def test_a_backup_with_something_missing_is_refused(packed: Path, data: Path, tmp_path: Path, change: str) -> None:
    plain = tmp_path / "plain"
    plain.write_bytes(gzip.decompress(packed.read_bytes()))
    with closing(sqlite3.connect(plain)) as connection:
        connection.executescript(change)
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    refuses(packed, data)


def refuses(packed: Path, data: Path) -> None:
    before = contents(data.parent)
    assert refused(lambda: restore(data, packed, replace=True)) == "backup-damaged"
    assert contents(data.parent) == before


def test_a_backup_of_a_newer_knossos_is_refused(packed: Path, data: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_bytes(gzip.decompress(packed.read_bytes()))
    with closing(sqlite3.connect(plain)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    before = contents(data.parent)
    with pytest.raises(Problem) as problem:
        restore(data, packed, replace=True)
    assert (problem.value.key, problem.value.values["file"]) == ("store-newer", str(packed))
    assert contents(data.parent) == before


def test_a_backup_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    assert refused(lambda: restore(tmp_path / "tables.sqlite", tmp_path / "none.gz")) == "restore-failed"
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_everything_as_it_was(packed: Path, data: Path, tmp_path: Path) -> None:
    large, place = tmp_path / "large.gz", tmp_path / "other" / "tables.sqlite"

    async def fill(store: SQLite) -> None:
        await store.append("b", [Row(0, 1, bytes(200_000))], PLAYING)

    using(data, fill)
    back_up(data, large)
    assert restore(place, packed) == 1
    copy = tmp_path / "copy"
    copy.write_bytes(gzip.decompress(large.read_bytes()))
    before = kept(place)
    with room_for(100_000), pytest.raises(StoreFailed):
        asyncio.run(SQLiteFile(place).restore(copy, replace=True))
    assert kept(place) == before
    assert {path.name for path in place.parent.iterdir()} == {place.name, f"{place.name}.lock"}
