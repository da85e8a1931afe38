"""Backups of a PostgreSQL database: made beside its servers, restored without them, here or into a file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knossos.locale import Problem
from knossos.table import archive
from knossos.table.backup import backup, restore
from knossos.table.places import Place, holdings, open_store
from knossos.table.store import Row, Snapshot
from tests.table.databases import database, order
from tests.table.test_postgres import schema
from tests.table.test_store import GATHERING, PLAYING, rows

ROWS = [*rows(2), Row(2, 30, b"odd", 1, "what no text\x00may hold"), Row(3, 40, b"", 1, "")]


@pytest.fixture
def url() -> Iterator[str]:
    with database() as address:
        yield address


async def fill(place: Place) -> None:
    store = await open_store(place)
    await store.append("a", ROWS, GATHERING)
    await store.append("b", rows(1), PLAYING)
    await store.keep("a", Snapshot(3, b"here"))
    await store.close()


async def check(place: Place) -> None:
    """Everything is there, and can go on."""
    store = await open_store(place)
    assert await store.read("a") == ROWS
    assert await store.version_of("a", 1, "") == 3
    assert await store.snapshot("a") == Snapshot(3, b"here")
    assert await store.counts() == {"gathering": 1, "playing": 1, "over": 0}
    assert await store.listed(9) == [("a", b"come in")]
    await store.append("a", [Row(4, 50, b"on")], PLAYING)
    await store.close()


def refused(place: Place, file: Path, *, replace: bool = False) -> str:
    with pytest.raises(Problem) as problem:
        asyncio.run(restore(holdings(place), file, replace=replace))
    return problem.value.key


def test_what_was_in_a_database_goes_on_in_another_one_or_in_a_file(url: str, tmp_path: Path) -> None:
    packed, file = tmp_path / "backup.gz", tmp_path / "tables.sqlite"
    asyncio.run(fill(url))
    assert asyncio.run(backup(holdings(url), packed)) == 2
    with database() as other:
        for place in (other, file):
            assert asyncio.run(restore(holdings(place), packed, replace=False)) == 2
            asyncio.run(check(place))


def test_what_was_in_a_file_goes_on_in_a_database(url: str, tmp_path: Path) -> None:
    packed, file = tmp_path / "backup.gz", tmp_path / "tables.sqlite"
    asyncio.run(fill(file))
    assert asyncio.run(backup(holdings(file), packed)) == 2
    assert asyncio.run(restore(holdings(url), packed, replace=False)) == 2
    asyncio.run(check(url))


def test_a_backup_is_made_beside_a_server_but_not_restored_there(url: str, tmp_path: Path) -> None:
    packed = tmp_path / "backup.gz"

    async def serve() -> None:
        await fill(url)
        store = await open_store(url)
        assert await backup(holdings(url), packed) == 2
        with pytest.raises(Problem, match="Another server"):
            await restore(holdings(url), packed, replace=True)
        assert await store.read("a") == ROWS
        await store.close()

    asyncio.run(serve())


def test_a_backup_is_of_one_moment_whatever_is_done_meanwhile(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def serve() -> None:
        await fill(url)
        store, unload = await open_store(url), archive._unload

        async def slowly(connection: Any, file: Any, table: str, columns: tuple[str, ...]) -> None:
            await unload(connection, file, table, columns)
            await store.append(f"opened after the {table}", rows(1), PLAYING)

        monkeypatch.setattr(archive, "_unload", slowly)
        assert await backup(holdings(url), tmp_path / "backup.gz") == 2
        await store.close()

    asyncio.run(serve())


def test_a_backup_that_is_begun_while_one_is_restored_is_none_of_nothing(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"

    async def happen() -> None:
        await fill(url)
        await backup(holdings(url), first)
        load, begun = archive._load, list[asyncio.Task[int]]()

        async def slowly(*what: Any) -> None:
            if not begun:
                begun.append(asyncio.create_task(backup(holdings(url), second)))
                while not await asyncio.to_thread(order, url, WAITING):
                    await asyncio.sleep(0.05)
            await load(*what)

        monkeypatch.setattr(archive, "_load", slowly)
        assert await restore(holdings(url), first, replace=True) == 2
        assert await begun[0] == 2

    asyncio.run(happen())


WAITING = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


def test_tables_are_given_up_only_if_that_is_wished_for(url: str, tmp_path: Path) -> None:
    packed = tmp_path / "backup.gz"
    asyncio.run(fill(url))
    asyncio.run(backup(holdings(url), packed))
    order(url, "UPDATE knossos.tables SET stage = 'over'")
    assert refused(url, packed) == "restore-occupied"
    assert order(url, "SELECT DISTINCT stage FROM knossos.tables")[0]["stage"] == "over"
    assert asyncio.run(restore(holdings(url), packed, replace=True)) == 2
    asyncio.run(check(url))


def test_a_restore_that_fails_in_the_middle_changes_nothing(url: str, tmp_path: Path) -> None:
    packed = tmp_path / "backup.gz"
    asyncio.run(fill(url))
    asyncio.run(backup(holdings(url), packed))
    order(url, "ALTER TABLE knossos.snapshots ADD CONSTRAINT full_disk CHECK (version < 3) NOT VALID")
    assert refused(url, packed, replace=True) == "restore-failed"
    asyncio.run(check(url))


def test_a_database_without_tables_has_no_backup(url: str, tmp_path: Path) -> None:
    with pytest.raises(Problem) as problem:
        asyncio.run(backup(holdings(url), tmp_path / "backup.gz"))
    assert problem.value.key == "store-none"
    order(url, "CREATE SCHEMA knossos")
    order(url, "CREATE TABLE knossos.format (version int)")
    with pytest.raises(Problem) as problem:
        asyncio.run(backup(holdings(url), tmp_path / "backup.gz"))
    assert problem.value.key == "database-foreign"
    order(url, "DROP SCHEMA knossos CASCADE")
    assert (list(tmp_path.iterdir()), schema(url)) == ([], [])
