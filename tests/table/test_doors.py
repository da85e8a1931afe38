"""Two workers that share nothing but their doors: what is answered shows which of them was asked."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from zlib import crc32

import pytest

from knossos.locale import Problem
from knossos.table.doors import Door, Doors
from knossos.table.serve import Server
from tests.table.serving import Opened, ask, me, open_table, serving, within

HOST = b"Host: knossos.example\r\n"
HEALTH = b"GET /api/health HTTP/1.1\r\n" + HOST + b"\r\n"


@contextmanager
def two_workers() -> Iterator[tuple[Server, Server, Doors]]:
    """Two servers with tables of their own, at addresses of their own."""
    with Doors.of(2) as doors, serving(door=Door(doors, 0)) as first, serving(door=Door(doors, 1)) as second:
        yield first, second, doors


def table_of(worker: Server, place: int) -> Opened:
    """A table that a worker has, and that belongs to its place."""
    while crc32((table := open_table(worker, me(), me("Theseus"))).name.encode()) % 2 != place:
        pass
    return table


@contextmanager
def connected(worker: Server) -> Iterator[socket.socket]:
    host, port = worker.address.removeprefix("http://").rstrip("/").split(":")
    with socket.create_connection((host, int(port)), 30) as connection:
        yield connection


def request(table: Opened, method: str = "GET", path: str = "", body: str = "") -> bytes:
    head = f"{method} /api/tables/{table.name}{path} HTTP/1.1\r\nAuthorization: Bearer {table.token}\r\n"
    about = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    return f"{head}{about}".encode() + HOST + f"\r\n{body}".encode()


def answered(connection: socket.socket) -> tuple[int, bytes]:
    """The status of the next answer, and what it says."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += _more(connection)
    head, _, content = received.partition(b"\r\n\r\n")
    [length] = [int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")]
    while len(content) < length:
        content += _more(connection)
    return int(head.split()[1]), content


def _more(connection: socket.socket) -> bytes:
    received = connection.recv(65536)
    assert received, "the connection has ended"
    return received


def test_whoever_asks_for_a_table_gets_to_its_worker() -> None:
    with two_workers() as (first, second, _):
        for place, there, other in ((0, first, second), (1, second, first)):
            table = table_of(there, place)
            for worker in (there, other):
                assert ask(worker, "GET", f"/api/tables/{table.name}", token=table.token).json["id"] == table.name
            strange = Opened(other, {"table": table.info, "token": table.token, "link": "", "invitations": []})
            strange.start()
            with strange.connect(table.token) as client:
                assert client.until("update")["standing"]["stage"] == "playing"
                assert client.ask(type="phrase", reference="first", seat=0, phrase="hello")["type"] == "done"


def test_every_request_of_a_connection_finds_its_way() -> None:
    with two_workers() as (first, second, _), connected(first) as connection:
        here, there = table_of(first, 0), table_of(second, 1)
        for asked in (HEALTH, request(there), HEALTH, request(here), request(there), request(here), HEALTH):
            connection.sendall(asked)
            assert answered(connection)[0] == 200


def test_what_is_sent_in_pieces_is_handed_on_whole() -> None:
    with two_workers() as (first, second, _), connected(first) as connection:
        there = table_of(second, 1)
        asked = request(there, "POST", "/start", body="{}")
        connection.sendall(asked[:-2])
        connection.sendall(asked[-2:])
        assert answered(connection)[0] == 200


def test_only_the_beginning_of_a_request_is_taken_for_one() -> None:
    """Else a proxy that sends requests of several people over one connection could be made to mix them up."""
    with two_workers() as (first, second, _), connected(first) as connection:
        there = table_of(second, 1)
        connection.sendall(HEALTH.removesuffix(b"\r\n") + b"X-Words: ")
        _pause(first)
        connection.sendall(request(there).replace(HOST, b""))
        status, content = answered(connection)
        assert status == 200
        assert there.name.encode() not in content


@pytest.mark.parametrize(("kind", "status"), [(b"Content-Type: application/json\r\n", 400), (b"", 415)])
def test_the_rest_of_a_request_is_not_taken_for_one_either(kind: bytes, status: int) -> None:
    """Nor where the request was refused without it."""
    with two_workers() as (first, second, _), connected(first) as connection:
        there = table_of(second, 1)
        rest = request(there)
        head = b"POST /api/tables HTTP/1.1\r\n" + kind + b"Content-Length: %d\r\n" % len(rest)
        connection.sendall(head + HOST + b"\r\n")
        _pause(first)
        connection.sendall(rest)
        assert answered(connection)[0] == status
        connection.sendall(HEALTH)
        assert b'"status":"ok"' in answered(connection)[1]


def _pause(server: Server) -> None:
    """Until a server has read what was sent to it before."""
    for _ in range(3):
        ask(server, "GET", "/api/health")


def test_a_worker_answers_itself_what_it_cannot_hand_on() -> None:
    with two_workers() as (first, second, doors):
        there = table_of(second, 1)
        assert ask(first, "GET", f"/api/tables/{there.name}", token=there.token).status == 200
        doors.abandon(1)
        assert ask(first, "GET", f"/api/tables/{there.name}", token=there.token).status == 404


def test_nothing_is_handed_on_to_a_worker_that_stands_still() -> None:
    with two_workers() as (first, second, doors):
        there = table_of(second, 1)
        stand_still, go_on = threading.Event(), threading.Event()

        async def be_busy() -> None:
            stand_still.set()
            go_on.wait(30)

        with ThreadPoolExecutor(1) as pool:
            busy = pool.submit(within, second, be_busy())
            assert stand_still.wait(30)
            while doors.is_attended(1):
                time.sleep(0.01)
            assert ask(first, "GET", f"/api/tables/{there.name}", token=there.token).status == 404
            go_on.set()
            busy.result()
        while not doors.is_attended(1):
            time.sleep(0.01)
        assert ask(first, "GET", f"/api/tables/{there.name}", token=there.token).status == 200


def test_nothing_is_handed_on_that_does_not_fit() -> None:
    with Doors.of(2) as doors, socket.socket() as connection:
        door = Door(doors, 0)
        Door(doors, 1).stay()
        name = next(name for name in ("a", "b", "c", "d") if crc32(name.encode()) % 2 == 1)
        asked = f"GET /api/play?table={name} HTTP/1.1\r\n".encode()
        assert not door.hand_on(connection.fileno(), asked + bytes(100_000))
        handed = 0
        while door.hand_on(connection.fileno(), asked):
            handed += 1
        assert handed > 0
        for _ in range(handed):
            received, [again], _, _ = socket.recv_fds(doors.inside[1], 65536, 1)
            socket.close(again)
            assert received == asked
        assert door.hand_on(connection.fileno(), asked)


def test_a_system_that_cannot_hand_connections_on_has_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "send_fds")
    with pytest.raises(Problem, match="Start one"), Doors.of(2):
        pass
