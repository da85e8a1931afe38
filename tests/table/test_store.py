"""What every store promises, whatever it keeps its tables in."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from knossos.table.postgres import Postgres
from knossos.table.sqlite import SQLite
from knossos.table.store import Attendance, Conflict, Listing, Row, Snapshot, Store, StoreFailed
from tests.table.databases import database

Opening: TypeAlias = Callable[[], Awaitable[Store]]
Place: TypeAlias = Callable[[Path], AbstractContextManager[Opening]]

GATHERING = Listing("gathering", listed=True, summary=b"come in")
PLAYING = Listing("playing", listed=False, summary=b"busy")


@contextmanager
def sqlite_in_memory(folder: Path) -> Iterator[Opening]:
    yield lambda: SQLite.open(None)


@contextmanager
def sqlite_in_a_file(folder: Path) -> Iterator[Opening]:
    yield lambda: SQLite.open(folder / "tables.sqlite")


@contextmanager
def postgres(folder: Path) -> Iterator[Opening]:
    with database() as url:
        yield lambda: Postgres.open(url)


STORES: list[Place] = [sqlite_in_memory, sqlite_in_a_file, postgres]


def on_every_store(scenario: Callable[[Store], Awaitable[None]]) -> Callable[[Place, Path], None]:
    """Make a test for each store of what is to happen with one."""

    @pytest.mark.parametrize("place", STORES)
    def test(place: Place, tmp_path: Path) -> None:
        async def happen(opening: Opening) -> None:
            store = await opening()
            try:
                await scenario(store)
            finally:
                await store.close()

        with place(tmp_path) as opening:
            asyncio.run(happen(opening))

    test.__name__ = scenario.__name__
    return test


def row(version: int, seat: int | None = None, reference: str | None = None, at: int = 1000) -> Row:
    return Row(version, at + version, b"entry %d" % version, seat, reference)


def rows(count: int) -> list[Row]:
    return [row(version) for version in range(count)]


async def refused(store: Store, table: str, given: Sequence[Row], after: int | None = None) -> None:
    """An append that has to be refused, and to leave everything as it was."""
    before = await store.read(table), await store.listed(100), await store.counts()
    with pytest.raises(Conflict):
        await store.append(table, given, Listing("over", listed=True, summary=b"should not be seen"), after)
    assert (await store.read(table), await store.listed(100), await store.counts()) == before


# The log


@on_every_store
async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    log = [Row(0, 1_700_000_000_000, b"\x00\xff dealt"), Row(1, 1_700_000_000_001, b"", 0, "mine"), row(2, seat=3)]
    await store.append("a", log[:1], GATHERING)
    await store.append("a", log[1:], PLAYING)
    assert await store.read("a") == log
    assert await store.read("a", 2) == log[2:]
    assert await store.read("a", 3) == []


@on_every_store
async def test_a_reference_may_be_any_text(store: Store) -> None:
    strange = "\0 \N{OWL} ' % \\"
    await store.append("a", [row(0, 1, strange)], GATHERING)
    assert (await store.read("a"))[0].reference == strange
    assert await store.version_of("a", 1, strange) == 0
    await refused(store, "a", [row(1, 1, strange)])


@on_every_store
async def test_a_table_that_does_not_exist_has_an_empty_log(store: Store) -> None:
    assert await store.read("nowhere") == []
    assert await store.snapshot("nowhere") is None


@on_every_store
async def test_tables_do_not_mix(store: Store) -> None:
    await asyncio.gather(*(store.append(table, [Row(0, 1, table.encode())], PLAYING) for table in "ab"))
    assert [each.entry for each in await store.read("a")] == [b"a"]
    assert [each.entry for each in await store.read("b")] == [b"b"]


@on_every_store
async def test_a_version_that_is_taken_is_a_conflict(store: Store) -> None:
    await store.append("a", rows(2), GATHERING)
    await refused(store, "a", [row(1)])
    await refused(store, "a", [row(0)])


@on_every_store
async def test_a_log_has_no_gaps(store: Store) -> None:
    await refused(store, "a", [row(1)])
    await store.append("a", [row(0)], GATHERING)
    await refused(store, "a", [row(2)])
    await refused(store, "a", [row(1), row(3)])
    await refused(store, "a", [row(2), row(1)])
    await refused(store, "a", [row(1), row(1)])


@on_every_store
async def test_a_log_goes_on_only_after_the_entry_that_its_writer_knows(store: Store) -> None:
    await store.append("a", rows(2), GATHERING)
    for other in (row(0), row(2)):
        await refused(store, "a", [row(2)], other.at)
    await store.append("a", [row(2)], PLAYING, row(1).at)
    await store.append("b", rows(1), PLAYING, None)


@on_every_store
async def test_a_seat_uses_a_reference_once(store: Store) -> None:
    await store.append("a", [row(0, 1, "first")], GATHERING)
    await refused(store, "a", [row(1, 1, "first")])
    await refused(store, "a", [row(1, 1, "second"), row(2, 1, "first")])
    await refused(store, "a", [row(1, 1, "second"), row(2, 1, "second")])
    await store.append("a", [row(1, 1, "second")], GATHERING)


@on_every_store
async def test_an_entry_is_found_by_its_reference(store: Store) -> None:
    await store.append("a", [row(0), row(1, 1, "same"), row(2, 2, "same"), row(3, 1, "later")], PLAYING)
    assert [await store.version_of("a", seat, "same") for seat in (1, 2, 3)] == [1, 2, None]
    assert await store.version_of("a", 1, "later") == 3
    assert await store.version_of("b", 1, "same") is None


@on_every_store
async def test_another_seat_and_another_table_may_use_the_same_reference(store: Store) -> None:
    await store.append("a", [row(0, 1, "same"), row(1, 2, "same")], GATHERING)
    await store.append("b", [row(0, 1, "same")], GATHERING)
    assert [len(await store.read(table)) for table in "ab"] == [2, 1]


@on_every_store
async def test_rows_without_a_reference_are_never_in_each_others_way(store: Store) -> None:
    await store.append("a", [row(0, 1), row(1, 1), row(2), row(3)], GATHERING)
    assert len(await store.read("a")) == 4


@on_every_store
async def test_of_those_who_want_the_same_version_one_gets_it(store: Store) -> None:
    async def attempt(seat: int) -> bool:
        try:
            await store.append("a", [row(0, seat)], PLAYING)
        except Conflict:
            return False
        return True

    won = await asyncio.gather(*map(attempt, range(40)))
    (kept,) = await store.read("a")
    assert [seat for seat in range(40) if won[seat]] == [kept.seat]


@on_every_store
async def test_many_tables_grow_at_once(store: Store) -> None:
    async def grow(table: str) -> None:
        for version in range(10):
            await store.append(table, [row(version, 0, str(version))], PLAYING)

    tables = [f"table {number}" for number in range(30)]
    await asyncio.gather(*map(grow, tables))
    for table in tables:
        assert [each.version for each in await store.read(table)] == list(range(10))


@on_every_store
async def test_one_who_stops_waiting_disturbs_nobody(store: Store) -> None:
    impatient = asyncio.ensure_future(store.append("a", rows(1), PLAYING))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.append("b", rows(1), PLAYING)
    assert await store.read("b") == rows(1)
    assert await store.read("a") in ([], rows(1))


@on_every_store
async def test_what_cannot_be_written_down_fails_alone(store: Store) -> None:
    results = await asyncio.gather(
        store.append("a", rows(1), PLAYING),
        store.append("b", [row(0), Row(1, 2**80, b"")], PLAYING),
        store.append("c", rows(1), PLAYING),
        return_exceptions=True,
    )
    assert [isinstance(result, Exception) for result in results] == [False, True, False]
    assert [len(await store.read(table)) for table in "abc"] == [1, 0, 1]


# What can be known without reading a log


@on_every_store
async def test_listed_tables_come_with_the_latest_first(store: Store) -> None:
    for at, table in enumerate("abc"):
        await store.append(table, [row(0, at=at)], Listing("gathering", listed=True, summary=table.encode()))
    assert await store.listed(10) == [("c", b"c"), ("b", b"b"), ("a", b"a")]
    await store.append("a", [row(1, at=10)], Listing("playing", listed=True, summary=b"a plays"))
    assert await store.listed(2) == [("a", b"a plays"), ("c", b"c")]


@on_every_store
async def test_private_tables_and_those_that_are_over_are_not_listed(store: Store) -> None:
    await store.append("private", rows(1), Listing("gathering", listed=False, summary=b""))
    await store.append("over", rows(1), Listing("over", listed=True, summary=b""))
    await store.append("ending", rows(1), GATHERING)
    assert [table for table, _ in await store.listed(10)] == ["ending"]
    await store.append("ending", [row(1)], Listing("over", listed=True, summary=b""))
    assert await store.listed(10) == []


@on_every_store
async def test_a_table_is_due_from_its_time_on(store: Store) -> None:
    for table, due in (("late", 300), ("early", 100), ("never", None)):
        await store.append(table, rows(1), Listing("playing", listed=False, summary=b"", due=due))
    assert await store.due(99) == []
    assert await store.due(100) == ["early"]
    assert await store.due(1000) == ["early", "late"]


@on_every_store
async def test_what_was_done_is_no_longer_due(store: Store) -> None:
    await store.append("a", rows(1), Listing("playing", listed=False, summary=b"", due=100))
    await store.append("a", [row(1)], PLAYING)
    assert await store.due(1000) == []


@on_every_store
async def test_tables_are_counted_by_stage(store: Store) -> None:
    assert await store.counts() == {"gathering": 0, "playing": 0, "over": 0}
    for table in "abc":
        await store.append(table, rows(1), GATHERING)
    await store.append("c", [row(1)], PLAYING)
    assert await store.counts() == {"gathering": 2, "playing": 1, "over": 0}


@on_every_store
async def test_who_appends_or_is_the_only_one_sees_to_what_is_due(store: Store) -> None:
    await store.append("a", rows(1), Listing("playing", listed=False, summary=b"", due=0))
    assert await store.claim("a")
    assert await store.due(0) == ["a"]
    assert await store.elsewhere("a") == Attendance()


# Snapshots


@on_every_store
async def test_the_newest_position_is_kept(store: Store) -> None:
    await store.keep("a", Snapshot(3, b"three"))
    await store.keep("b", Snapshot(1, b"another table"))
    await store.keep("a", Snapshot(7, b"\x00seven"))
    await store.keep("a", Snapshot(5, b"five"))
    assert await store.snapshot("a") == Snapshot(7, b"\x00seven")


@on_every_store
async def test_a_position_may_be_kept_anew(store: Store) -> None:
    await store.keep("a", Snapshot(3, b"under old rules"))
    await store.keep("a", Snapshot(3, b"under new rules"))
    assert await store.snapshot("a") == Snapshot(3, b"under new rules")


# Closing


@on_every_store
async def test_a_closed_store_does_nothing_more(store: Store) -> None:
    await store.append("a", rows(1), GATHERING)
    await store.close()
    calls: list[Awaitable[object]] = [
        store.append("a", [row(1)], PLAYING),
        store.read("a"),
        store.version_of("a", 0, "mine"),
        store.listed(1),
        store.due(1),
        store.keep("a", Snapshot(1, b"")),
        store.snapshot("a"),
        store.counts(),
    ]
    for call in calls:
        with pytest.raises(StoreFailed):
            await call


@on_every_store
async def test_what_was_begun_is_finished_before_closing(store: Store) -> None:
    begun = [asyncio.ensure_future(store.append(f"table {number}", rows(1), PLAYING)) for number in range(20)]
    found = asyncio.ensure_future(store.read("table 0"))
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await asyncio.gather(*begun)
    assert await found in ([], rows(1))  # what is asked for at the same time may come first
