"""The command `knossos serve`, as somebody starts and stops it."""

from __future__ import annotations

import gzip
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from knossos import cli
from knossos.locale import Problem
from knossos.table.serve import FILES, listening
from tests.table.databases import database, order
from tests.table.serving import LINUX, OPEN, Client, ask, bot, me, open_table, workers_of

Process = subprocess.Popen[str]


@contextmanager
def started(*options: str | Path, data: Path | str) -> Iterator[tuple[Process, str]]:
    """A server in a process of its own that listens, and where."""
    command = [_knossos(), "--language", "en", "serve"]
    process = subprocess.Popen(
        [*command, "--port", "0", "--data", data, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stdout
            line = process.stdout.readline()
            found = re.search(r"http://\S+/", line)
            assert found, line + (process.stderr.read() if process.stderr and not line else "")
            yield process, found[0]
        finally:
            process.terminate()
            process.wait(30)


def _knossos() -> str:
    return str(Path(sys.executable).parent / "knossos")


def stopped(process: Process, number: signal.Signals) -> tuple[int, str, str]:
    """Stop a server by a signal: its exit code, and what it still said."""
    process.send_signal(number)
    said, complained = process.communicate(timeout=30)
    return process.returncode, said, complained


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_server_says_where_it_listens_and_stops_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    data = tmp_path / "folder" / "tables.sqlite"
    with started(data=data) as (process, address):
        assert ask(address, "GET", "/api/health").json["status"] == "ok"
        table = open_table(address, me(), bot("greedy")).start()
        with table.connect(table.token) as client:
            client.until("presence")
            assert stopped(process, number) == (0, "Stopped. All tables are kept.\n", "")
            with pytest.raises(ConnectionClosed) as closed:
                client.until("nothing")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
    with started(data=data) as (process, address):
        again = ask(address, "GET", f"/api/tables/{table.name}", token=table.token)
        assert again.json["stage"] == "playing"


def test_what_the_server_keeps_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with started(data=data):
        assert data.stat().st_mode & 0o077 == 0


def test_two_servers_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "tables.sqlite"
    with started(data=data) as (_, address):
        assert cli.main(["--language", "en", "serve", "--port", "0", "--data", str(data)]) == 2
        assert capsys.readouterr().err.startswith(f"knossos: Another server keeps its tables in {data}.")
        assert ask(address, "GET", "/api/health").status == 200


def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "letter.txt"
    data.write_text("Dear Theseus")
    assert cli.main(["--language", "en", "serve", "--port", "0", "--data", str(data)]) == 2
    assert "is not one that Knossos keeps tables in" in capsys.readouterr().err
    assert data.read_text() == "Dear Theseus"
    assert cli.main(["--language", "de", "serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "ist ein Ordner" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_a_port_that_there_is_not_is_refused(port: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    assert cli.main(["--language", "en", "serve", f"--port={port}", "--data", str(data)]) == 2
    assert f"There is no port {port}: ports are 0 to 65535." in capsys.readouterr().err
    assert not data.exists()


def test_a_port_that_is_in_use_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        data = str(tmp_path / "tables.sqlite")
        assert cli.main(["--language", "en", "serve", "--port", str(port), "--data", data]) == 2
    assert "Address already in use" in capsys.readouterr().err


def test_a_host_that_there_is_not_is_refused() -> None:
    with pytest.raises(Problem, match=r"Cannot listen at nowhere\.invalid"), listening("nowhere.invalid", 0):
        pass


def test_an_answer_does_not_wait_until_the_client_has_confirmed_the_one_before() -> None:
    with listening("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.skipif(not socket.has_ipv6, reason="there is no IPv6 here")
def test_the_server_listens_on_ipv6_as_well(tmp_path: Path) -> None:
    with started("--host", "::1", data=tmp_path / "tables.sqlite") as (_, address):
        assert address.startswith("http://[::1]:")
        assert ask(address, "GET", "/api/health").status == 200


def test_the_browser_is_opened_if_wished_for(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(
        f"#!/bin/sh\necho $1 > {tmp_path / 'opened.part'}\nmv {tmp_path / 'opened.part'} {tmp_path / 'opened'}\n"
    )
    browser.chmod(0o755)
    os.environ["BROWSER"] = str(browser)
    try:
        with started("--open", data=tmp_path / "tables.sqlite") as (_, address):
            ask(address, "GET", "/api/health")
            assert (tmp_path / "opened").read_text().strip() == address
    finally:
        del os.environ["BROWSER"]


FORWARDED = "X-Forwarded-For"


def test_behind_a_proxy_limits_count_for_the_forwarded_address(tmp_path: Path) -> None:
    wish = {"game": "amazeing", "seats": [OPEN, OPEN]}

    def opened(address: str, forwarded: str) -> int:
        return ask(address, "POST", "/api/tables", wish, headers={FORWARDED: forwarded}).status

    with started("--proxy", data=tmp_path / "tables.sqlite") as (_, address):
        assert {opened(address, "192.0.2.1") for _ in range(30)} == {201}
        assert opened(address, "192.0.2.1") == 429
        assert opened(address, "192.0.2.1:50123") == 429  # some proxies add the port
        assert opened(address, "192.0.2.2") == 201
        # of IPv6 a household has a whole network
        assert {opened(address, f"2001:db8:1:2::{number}") for number in range(1, 31)} == {201}
        assert opened(address, "2001:db8:1:2:ffff::1") == 429
        assert opened(address, "[2001:db8:1:2::1]:50123") == 429
        assert opened(address, "2001:db8:1:3::1") == 201
    with started(data=tmp_path / "tables.sqlite") as (_, address):
        # who is no proxy is not believed
        assert {opened(address, f"192.0.2.{number}") for number in range(30)} == {201}
        assert opened(address, "192.0.2.99") == 429


def test_behind_a_proxy_connections_count_for_the_forwarded_address(tmp_path: Path) -> None:
    def connected(address: str, forwarded: str) -> Client:
        return Client(address, additional_headers={FORWARDED: forwarded})

    with started("--proxy", data=tmp_path / "tables.sqlite") as (_, address):
        clients = [connected(address, "192.0.2.1") for _ in range(64)]
        with pytest.raises(InvalidStatus):
            connected(address, "192.0.2.1")
        clients.append(connected(address, "192.0.2.2"))
        for client in clients:
            client.socket.close()


@pytest.mark.parametrize(
    ("option", "value"),
    [("--pause", each) for each in ("-1", "nan", "inf", "soon")]
    + [("--thinkers", each) for each in ("0", "-3", "many")]
    + [("--proxy", each) for each in ("", "nonsense", "127.0.0.0/33", "10.88.0.1/16", "127.0.0.1,proxy")],
)
def test_an_option_that_makes_no_sense_is_refused(
    option: str, value: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = tmp_path / "tables.sqlite"
    with pytest.raises(SystemExit) as refused:
        cli.main(["serve", "--port", "0", "--data", str(data), f"{option}={value}"])
    assert refused.value.code == 2
    assert f"argument {option}: invalid" in capsys.readouterr().err
    assert not data.exists()


@pytest.mark.parametrize("command", [["serve"], ["backup", "backup.gz"], ["restore", "backup.gz"]])
def test_an_empty_place_is_not_the_usual_one(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    if "restore" in command:
        (tmp_path / "backup.gz").write_bytes(gzip.compress(b""))
    before = sorted(tmp_path.iterdir())
    assert cli.main(["--language", "en", *command, "--database", ""]) == 2
    assert capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before


def test_as_many_files_may_be_open_as_there_may_be_connections() -> None:
    resource = pytest.importorskip("resource")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lines = (
        "import resource",
        "from knossos.table.serve import open_many",
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (64, {hard}))",
        "open_many()",
        "print(*resource.getrlimit(resource.RLIMIT_NOFILE))",
    )
    ran = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [str(FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)), str(hard)]


def test_limits_can_be_lifted_and_bots_told_not_to_wait(tmp_path: Path) -> None:
    options = ("--no-limits", "--pause", "0", "--thinkers", "1")
    with started(*options, data=tmp_path / "tables.sqlite") as (_, address):
        assert {ask(address, "GET", "/api/health").status for _ in range(150)} == {200}
        table = open_table(address, bot("greedy"), me()).start()
        with table.connect(table.token) as client:
            assert client.until("update")["standing"]["to_act"] in (0, 1)


# In a database


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_several_workers_serve_one_address_and_stop_together(number: signal.Signals) -> None:
    with database() as url, started("--workers", "2", "--no-limits", data=url) as (process, address):
        table = open_table(address, me(), me("Theseus")).start()
        clients = [table.connect(table.token) for _ in range(6)]
        for client in clients:
            client.until("presence")
        acted = clients[0].ask(type="phrase", reference="first", seat=0, phrase="hello")
        for client in clients[1:]:
            while client.until("update")["version"] <= acted["version"]:
                pass
        assert stopped(process, number) == (0, "Stopped. All tables are kept.\n", "")
        for client in clients:
            client.socket.close()
        assert order(url, "SELECT * FROM nodes") == []


def test_workers_that_are_stopped_while_they_begin_are_not_taken_to_be_there() -> None:
    with database() as url, started("--workers", "2", "--thinkers", "4", data=url) as (process, _):
        while len(order(url, "SELECT FROM nodes")) < 2:
            pass
        assert stopped(process, signal.SIGTERM) == (0, "Stopped. All tables are kept.\n", "")
        assert order(url, "SELECT FROM nodes") == []


def test_everybody_at_a_table_is_at_the_same_of_several_workers() -> None:
    with (
        database() as url,
        started("--workers", "3", "--no-limits", data=url) as (_, address),
        ExitStack() as connected,
    ):
        while len(order(url, "SELECT FROM nodes")) < 3:
            time.sleep(0.05)
        workers: set[str] = set()
        while len(workers) < 3:
            workers |= set(re.findall(r'process="(\d+)"', ask(address, "GET", "/metrics").text))
        for _ in range(12):
            table = open_table(address, me(), me("Theseus")).start()
            for _ in range(4):
                connected.enter_context(table.connect(table.link)).until("presence")
        there = "SELECT table_id, count(*) AS nodes, sum(spectators) AS spectators FROM attendance GROUP BY table_id"
        while sum(each["spectators"] for each in order(url, there)) < 12 * 4:
            time.sleep(0.05)
        assert {each["nodes"] for each in order(url, there)} == {1}
        assert len(order(url, "SELECT DISTINCT node FROM attendance")) > 1


@pytest.mark.skipif(not LINUX, reason="who started whom can only be read on Linux")
def test_a_worker_that_dies_is_replaced() -> None:
    with database() as url, started("--workers", "2", "--no-limits", data=url) as (process, address):
        tables = [open_table(address, me(), me("Theseus")).start() for _ in range(6)]
        first = workers_of(process.pid)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        for table in tables:
            with table.connect(table.token) as client:
                assert client.ask(type="phrase", reference="first", seat=0, phrase="hello")["type"] == "done"
        while len(workers_of(process.pid)) < 2 or first[0] in workers_of(process.pid):
            time.sleep(0.05)
        assert {table.ask("GET", token=table.token).status for table in tables for _ in range(5)} == {200}
        status, said, complained = stopped(process, signal.SIGTERM)
        assert (status, said) == (0, "Stopped. All tables are kept.\n")
        assert "worker 0 has ended with status -9" in complained or "worker 1 has ended with status -9" in complained


@pytest.mark.skipif(not LINUX, reason="who started whom can only be read on Linux")
def test_workers_do_not_outlive_whoever_started_them() -> None:
    with database() as url, started("--workers", "2", data=url) as (process, address):
        ask(address, "GET", "/api/health")
        workers = workers_of(process.pid)
        process.kill()
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            time.sleep(0.05)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_several_workers_need_a_database(workers: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    assert cli.main(["--language", "en", "serve", "--port", "0", "--data", str(data), "--workers", workers]) == 2
    assert f"{workers} workers cannot serve these tables." in capsys.readouterr().err
    assert not data.exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_cannot_be_reached_is_refused(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://minos:secret@127.0.0.1:1/knossos"
    assert cli.main(["--language", "en", "serve", "--port", "0", "--database", url, "--workers", workers]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("knossos: No tables can be kept in postgresql://minos@127.0.0.1:1/knossos: ")
    assert said.out == ""
    assert cli.main(["--language", "de", "serve", "--port", "0", "--database", "mysql://minos:secret@host/x"]) == 2
    assert capsys.readouterr().err.startswith("knossos: mysql://minos@host/x ist kein Ort für Tische.")
