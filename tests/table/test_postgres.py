"""The store in a PostgreSQL database: the schema, its format, its settings, and connections that are lost."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from knossos.locale import Problem
from knossos.table import postgres
from knossos.table.archive import PostgresDatabase
from knossos.table.neighbours import connected
from knossos.table.places import open_store, place
from knossos.table.postgres import Postgres, migrate, migrations, opening
from knossos.table.store import Conflict, Listing, Row, Snapshot, StoreFailed
from tests.table.databases import GIVEN, database, order, server
from tests.table.test_store import GATHERING, PLAYING, row, rows


@pytest.fixture
def url() -> Iterator[str]:
    with database() as address:
        yield address


def using(url: str, scenario: Callable[[Postgres], Awaitable[None]]) -> None:
    """Open a database, let something happen, and close it."""

    async def happen() -> None:
        store = await Postgres.open(url)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(happen())


async def nothing(store: Postgres) -> None:
    pass


async def a_table(store: Postgres) -> None:
    await store.append("a", rows(3), GATHERING)


def refusal(url: str) -> str:
    """The key of the problem with a database."""
    with pytest.raises(Problem) as refused:
        using(url, nothing)
    assert "secret" not in str(refused.value)
    return refused.value.key


def schema(url: str) -> list[tuple[str, str]]:
    """Everything that somebody has made in a database."""
    found = order(
        url,
        "SELECT nspname::text, relname::text FROM pg_class JOIN pg_namespace ON relnamespace = pg_namespace.oid"
        " WHERE nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') ORDER BY 1, 2",
    )
    return [tuple(each) for each in found]


# The schema


def test_everything_is_there_when_a_database_is_opened_again(url: str) -> None:
    async def fill(store: Postgres) -> None:
        await a_table(store)
        await store.keep("a", Snapshot(3, b"position"))

    async def look(store: Postgres) -> None:
        assert await store.read("a") == rows(3)
        assert await store.listed(1) == [("a", b"come in")]
        assert await store.snapshot("a") == Snapshot(3, b"position")

    using(url, fill)
    using(url, look)


def test_servers_that_come_at_the_same_time_make_the_tables_once(url: str) -> None:
    async def happen() -> None:
        stores = await asyncio.gather(*(Postgres.open(url) for _ in range(4)))
        await asyncio.gather(*(store.append(f"table {place}", rows(1), PLAYING) for place, store in enumerate(stores)))
        assert (await stores[0].counts())["playing"] == 4
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(happen())


def test_whatever_else_is_in_the_database_is_left_alone(url: str) -> None:
    order(url, "CREATE TABLE public.entries (a int)")
    using(url, a_table)
    assert order(url, "SELECT * FROM public.entries") == []


def test_an_empty_schema_that_somebody_has_made_for_us_is_used(url: str) -> None:
    order(url, "CREATE SCHEMA knossos")
    using(url, a_table)


@pytest.mark.parametrize("table", ["palace", "format"])
def test_a_schema_of_somebody_else_is_refused_and_untouched(url: str, table: str) -> None:
    order(url, "CREATE SCHEMA knossos")
    order(url, f"CREATE TABLE knossos.{table} (version int)")
    assert refusal(url) == "database-foreign"
    assert schema(url) == [("knossos", table)]


def test_a_database_of_a_newer_knossos_is_refused_and_untouched(url: str) -> None:
    using(url, a_table)
    order(url, f"UPDATE format SET version = {len(migrations()) + 1}")
    before = schema(url), order(url, "SELECT * FROM entries")
    assert refusal(url) == "database-newer"
    assert (schema(url), order(url, "SELECT * FROM entries")) == before


def test_only_steps_that_were_not_taken_are_taken(url: str) -> None:
    async def happen() -> None:
        connection: Any = await connected(url)
        first = "CREATE TABLE nodes (seen timestamptz)"
        await migrate(connection, "labyrinth", [first])
        steps = [first, "CREATE TABLE two (a int); CREATE TABLE three (a int) -- the last one"]
        await migrate(connection, "labyrinth", steps)
        await connection.close()

    asyncio.run(happen())
    assert [name for _, name in schema(url)] == ["format", "nodes", "three", "two"]
    assert [tuple(each) for each in order(url, "SELECT version FROM format")] == [(2,)]


def test_the_tables_are_not_changed_under_servers_of_an_older_knossos(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(store: Postgres) -> None:
        await a_table(store)
        monkeypatch.setattr(postgres, "migrations", lambda: [*migrations(), "CREATE TABLE more (a int)"])
        with pytest.raises(Problem) as refused:
            await Postgres.open(url)
        assert refused.value.key == "database-older-servers"
        with pytest.raises(Problem) as refused:
            await PostgresDatabase(url).copy(tmp_path / "copy")
        assert refused.value.key == "database-older"
        [(version,)] = await asyncio.to_thread(order, url, "SELECT version FROM format")
        assert version == len(migrations())

    using(url, look)


def test_a_step_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        postgres, "migrations", lambda: ["CREATE TABLE one (a int)", "CREATE TABLE two (a int); nonsense"]
    )
    assert refusal(url) == "store-unusable"
    assert schema(url) == []


# The server of the database


def test_a_commit_is_synced(url: str) -> None:
    async def look(store: Postgres) -> None:
        for setting in ("synchronous_commit", "fsync", "full_page_writes"):
            ((value,),) = await store._select(f"SHOW {setting}")
            assert value == "on"

    order(server(), f"ALTER DATABASE {urlsplit(url).path[1:]} SET synchronous_commit = off")
    using(url, look)


@pytest.mark.skipif(GIVEN is not None, reason="the settings of the server that is given are not ours to change")
def test_a_database_that_may_lose_what_it_has_kept_is_refused(url: str) -> None:
    order(server(), "ALTER SYSTEM SET full_page_writes = off")
    order(server(), "SELECT pg_reload_conf()")
    try:
        assert refusal(url) == "database-unsafe"
        assert schema(url) == []
    finally:
        order(server(), "ALTER SYSTEM RESET full_page_writes")
        order(server(), "SELECT pg_reload_conf()")


def test_an_old_postgresql_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "OLDEST", 1000)
    assert refusal(url) == "database-old"
    assert schema(url) == []


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://minos:secret@127.0.0.1:1/knossos",
        "postgresql://minos:secret@nowhere.invalid/knossos",
        "postgresql:///knossos?host=/nowhere&password=secret",
    ],
)
def test_a_database_that_cannot_be_reached_is_refused(address: str) -> None:
    assert refusal(address) == "store-unusable"


def test_settings_are_made_in_a_way_that_poolers_pass_on(url: str) -> None:
    async def look(store: Postgres) -> None:
        names = ("search_path", "synchronous_commit", "default_transaction_isolation")
        found = await store._select("SELECT source FROM pg_settings WHERE name = ANY($1)", names)
        assert [source for (source,) in found] == ["session"] * len(names)

    using(url, look)


def test_a_pooler_that_lends_another_connection_to_each_transaction_is_refused(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = asyncpg.connect
    lent: dict[str, Any] = {}

    async def lend(*place: Any, **wishes: Any) -> Any:
        """Two who do nothing at the moment get to the same process."""
        if not lent or lent["connection"].is_closed():
            lent["connection"] = await connect(*place, **wishes)
        return lent["connection"]

    monkeypatch.setattr(asyncpg, "connect", lend)
    assert refusal(url) == "database-pooled"
    with pytest.raises(Problem, match="session mode"):
        asyncio.run(PostgresDatabase(url).copy(tmp_path / "copy"))
    monkeypatch.undo()
    assert schema(url) == []


def test_a_database_that_does_not_exist_is_refused(url: str) -> None:
    assert refusal(url.replace("knossos_", "nowhere_")) == "store-unusable"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://minos:secret@localhost:gate/x",
        "postgresql://minos:secret@127.0.0.1:99999/x",
        "postgresql://h/x?sslmode=secret",
    ],
)
def test_an_address_that_makes_no_sense_is_refused(address: str) -> None:
    with pytest.raises(Problem) as refused:
        using(address, nothing)
    assert refused.value.key == "database-url"


def test_a_database_that_does_not_answer_is_said_to_be_silent() -> None:
    with pytest.raises(Problem) as refused, opening("postgresql://minos:secret@labyrinth/x"):
        raise TimeoutError
    assert refused.value.key == "database-silent"
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "mysql://minos:secret@localhost/x",
        "sqlite://tables",
        "sqlite:///",
        "postgres:/localhost/x",
        "postgresql:x",
        "postgres//minos:secret@localhost/x",
    ],
)
def test_a_place_that_is_neither_file_nor_postgresql_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        place(text)
    assert refused.value.key == "database-url"
    assert "secret" not in str(refused.value)


def test_without_the_driver_a_database_is_refused_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "knossos.table.postgres")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Problem) as refused:
        asyncio.run(open_store("postgresql://localhost/knossos"))
    assert refused.value.key == "database-driver"


def test_when_the_disk_is_full_nothing_is_kept_and_later_it_works_again(url: str) -> None:
    """The database says so itself: a trigger raises the error that a full disk leads to."""

    async def look(store: Postgres) -> None:
        await a_table(store)
        await asyncio.to_thread(
            order,
            url,
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$",
        )
        await asyncio.to_thread(
            order, url, "CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION full_disk()"
        )
        with pytest.raises(StoreFailed, match="No space left"):
            await store.append("a", [row(3)], PLAYING)
        assert await store.read("a") == rows(3)
        assert await store.counts() == {"gathering": 1, "playing": 0, "over": 0}
        await asyncio.to_thread(order, url, "DROP TRIGGER full_disk ON entries")
        await store.append("a", [row(3)], PLAYING)

    using(url, look)


# Several servers


def test_whoever_stored_the_latest_entry_sees_to_what_is_due_until_they_are_gone(url: str) -> None:
    async def happen() -> None:
        first, second = await Postgres.open(url), await Postgres.open(url)
        due = Listing("playing", listed=False, summary=b"", due=0)
        for version, (writer, other) in enumerate([(first, second), (second, first)]):
            await writer.append("a", [row(version)], due)
            assert (await other.claim("a"), await other.due(0)) == (False, [])
            assert (await writer.claim("a"), await writer.due(0)) == (True, ["a"])
        await second.close()
        assert (await first.due(0), await first.claim("a")) == (["a"], True)
        await first.close()

    asyncio.run(happen())


# Lost connections


class Cut:
    """A connection that is lost before or after it does its work."""

    def __init__(self, connection: Any, *, after: bool) -> None:
        self._connection = connection
        self._after = after

    def terminate(self) -> None:
        self._connection.terminate()

    async def fetch(self, *question: Any) -> Any:
        if self._after:
            await self._connection.fetch(*question)
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")


@pytest.fixture(params=[False, True])
def cut(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first connection that is used is lost, before or after."""
    connection, release = Postgres._connection, asyncpg.Pool.release
    left = [True]

    async def lost(store: Postgres, until: float) -> Any:
        got = await connection(store, until)
        return Cut(got, after=request.param) if left and left.pop() else got

    async def give_back(pool: Any, got: Any) -> None:
        await release(pool, got._connection if isinstance(got, Cut) else got)

    monkeypatch.setattr(Postgres, "_connection", lost)
    monkeypatch.setattr(asyncpg.Pool, "release", give_back)


@pytest.mark.usefixtures("cut")
def test_what_was_under_way_when_a_connection_was_lost_is_kept_once(url: str) -> None:
    async def look(store: Postgres) -> None:
        await store.append("a", [row(0, 1, "mine"), row(1)], PLAYING)
        assert await store.read("a") == [row(0, 1, "mine"), row(1)]

    using(url, look)


@pytest.mark.usefixtures("cut")
def test_what_may_have_been_done_is_never_said_to_have_failed(url: str) -> None:
    """The next connection may only read, as that of a database which is about to take the place of another one."""

    async def look(store: Postgres) -> None:
        connection, read_only = store._connection, iter(["on", "off"])

        async def another(until: float) -> Any:
            got = await connection(until)
            if not isinstance(got, Cut):
                await got.execute(f"SET default_transaction_read_only = {next(read_only, 'off')}")
            return got

        store._connection = another  # type: ignore[method-assign]
        await store.append("a", rows(2), PLAYING)
        assert await store.read("a") == rows(2)

    using(url, look)


@pytest.mark.usefixtures("cut")
def test_what_was_kept_when_the_connection_was_lost_is_known_again_when_others_have_gone_on(url: str) -> None:
    async def happen() -> None:
        first, second = await Postgres.open(url), await Postgres.open(url)
        connection = first._connection

        async def another(until: float) -> Any:
            got = await connection(until)
            if await second.read("a") == rows(2):
                await second.append("a", [row(2)], PLAYING)
            return got

        first._connection = another  # type: ignore[method-assign]
        await first.append("a", rows(2), PLAYING)
        await asyncio.gather(first.close(), second.close())

    asyncio.run(happen())


def test_who_stops_waiting_just_when_the_connection_is_lost_hears_of_no_error(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = asyncpg.Pool.release

    async def too_late(pool: Any, got: Any) -> None:
        await release(pool, got)
        raise asyncpg.InternalClientError("it is free already")

    async def look(store: Postgres) -> None:
        monkeypatch.setattr(asyncpg.Pool, "release", too_late)
        asking = asyncio.create_task(store._select("SELECT pg_sleep(60)"))
        await asyncio.sleep(0.2)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        monkeypatch.undo()

    using(url, look)


@pytest.mark.usefixtures("cut")
def test_who_lost_a_race_together_with_the_connection_is_told(url: str) -> None:
    async def happen() -> None:
        first, second = await Postgres.open(url), await Postgres.open(url)
        connection = await connected(url)
        await connection.execute(
            "INSERT INTO tables VALUES ('a', 1, 'playing', false, '', NULL, 0, $1)", second._neighbours.node
        )
        await connection.execute("INSERT INTO entries VALUES ('a', 0, 5, 2, 'theirs', 'x')")
        await connection.close()
        with pytest.raises(Conflict):
            await first.append("a", [row(0, 1, "mine")], PLAYING)
        assert await first.read("a") == [Row(0, 5, b"x", 2, "theirs")]
        await asyncio.gather(first.close(), second.close())

    asyncio.run(happen())


def test_all_connections_may_end_at_any_time(url: str) -> None:
    async def look(store: Postgres) -> None:
        for version in range(20):
            if version % 5 == 0:
                ending = asyncio.create_task(asyncio.to_thread(order, url, END_ALL))
            await store.append("a", [row(version)], PLAYING)
            await ending
        assert await store.read("a") == rows(20)

    using(url, look)


END_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


NOWHERE = "postgresql://127.0.0.1:1/nowhere"


@pytest.mark.usefixtures("cut")
def test_a_store_is_closed_while_the_database_is_away_whatever_may_have_been_done(url: str) -> None:
    async def happen() -> None:
        store, lost = await Postgres.open(url), asyncio.Event()
        connection = store._connection

        async def then_away(until: float) -> Any:
            got = await connection(until)
            store._pool.set_connect_args(NOWHERE)
            lost.set()
            return got

        store._connection = then_away  # type: ignore[method-assign]
        appending = asyncio.create_task(store.append("a", rows(1), PLAYING))
        async with asyncio.timeout(20):
            await lost.wait()
            await store.close()
        with pytest.raises(StoreFailed):
            await appending

    asyncio.run(happen())


@pytest.mark.parametrize("refuses", [False, True])
def test_a_database_that_stays_away_is_a_failure_of_the_store(
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    refuses: bool,  # noqa: FBT001
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)

    async def look(store: Postgres) -> None:
        await a_table(store)
        await store._pool.expire_connections()
        store._pool.set_connect_args(url.replace("knossos_", "nowhere_") if refuses else NOWHERE)
        with pytest.raises(StoreFailed):
            await store.read("a")
        with pytest.raises(StoreFailed):
            await store.append("a", [row(3)], PLAYING)
        store._pool.set_connect_args(url)
        assert await store.read("a") == rows(3)

    using(url, look)


@pytest.mark.parametrize("fates", [(), (True, None)], ids=["not kept yet", "kept already"])
def test_who_only_asks_does_not_wait_without_end_but_what_is_under_way_has_to_be_known(
    url: str, monkeypatch: pytest.MonkeyPatch, fates: tuple[bool | None, ...]
) -> None:
    """The first connections are lost after their work, or not at all, and all others before it."""

    async def look(store: Postgres) -> None:
        await a_table(store)
        connection, release = store._connection, asyncpg.Pool.release
        gone, first, met = True, list(fates), asyncio.Event()

        async def lost(until: float) -> Any:
            got, after = await connection(until), first.pop(0) if first else False
            if not first:
                met.set()
            return Cut(got, after=after) if gone and after is not None else got

        async def give_back(pool: Any, got: Any) -> None:
            await release(pool, got._connection if isinstance(got, Cut) else got)

        monkeypatch.setattr(postgres, "PATIENCE", 0.2)
        monkeypatch.setattr(store, "_connection", lost)
        monkeypatch.setattr(asyncpg.Pool, "release", give_back)
        append = asyncio.create_task(store.append("a", [row(3)], PLAYING))
        await met.wait()
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.read("a")
        assert not append.done()
        gone = False
        await append
        assert await store.read("a") == rows(4)

    using(url, look)
