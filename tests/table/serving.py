"""A real server for tests, in a thread of its own, and a client that speaks to it."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from knossos.table.doors import Door
from knossos.table.hall import Settings
from knossos.table.limits import UNLIMITED
from knossos.table.serve import House, Server, listening, serve

T = TypeVar("T")
Message: TypeAlias = dict[str, Any]

QUICK = House(settings=Settings(pause=0.0), limits=UNLIMITED)
"""Bots answer at once, and nobody asks too much."""

LINUX = sys.platform == "linux"

_LOOPS: dict[Server, asyncio.AbstractEventLoop] = {}


def within(server: Server, doing: Coroutine[Any, Any, T]) -> T:
    """Do something in the server itself, where nobody who is connected can look."""
    return asyncio.run_coroutine_threadsafe(doing, _LOOPS[server]).result(30)


@contextmanager
def serving(house: House = QUICK, send_buffer: int = 0, door: Door | None = None) -> Iterator[Server]:
    """A server that answers until the end of the block; with a small buffer it soon notices who does not read."""
    running: list[Server] = []
    listens = threading.Event()

    def note(server: Server) -> None:
        running.append(server)
        _LOOPS[server] = asyncio.get_running_loop()
        listens.set()

    with listening("127.0.0.1", 0) as listener:
        if send_buffer:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        thread = threading.Thread(target=lambda: asyncio.run(serve(house, listener, note, door)))
        thread.start()
        try:
            assert listens.wait(30), "the server does not listen"
            yield running[0]
        finally:
            for server in running:
                server.should_exit = True
                _LOOPS.pop(server)
            thread.join(30)
            assert not thread.is_alive(), "the server does not stop"


def workers_of(process: int) -> list[int]:
    """The workers that a server has started. Who started whom can only be read on Linux."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in _command(child)]


def _command(process: str) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it has just ended
        return b""


class Answer:
    """What came of a request."""

    def __init__(self, status: int, headers: Mapping[str, str], content: bytes) -> None:
        self.status = status
        self.headers = headers
        self.content = content

    @property
    def text(self) -> str:
        return self.content.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.content)


def ask(
    server: Server | str,
    method: str,
    path: str,
    body: object = None,
    token: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """Ask something over HTTP: a text is sent as it is, everything else as JSON."""
    address = server if isinstance(server, str) else server.address
    content = (
        None
        if body is None
        else body
        if isinstance(body, bytes)
        else (body.encode() if isinstance(body, str) else msgspec.json.encode(body))
    )
    sent = {"Content-Type": "text/plain" if isinstance(body, str) else "application/json"}
    sent |= {"Authorization": f"Bearer {token}"} if token else {}
    request = Request(address.rstrip("/") + path, content, {**sent, **(headers or {})}, method=method)
    try:
        with urlopen(request, timeout=30) as answer:
            return Answer(answer.status, dict(answer.headers), answer.read())
    except HTTPError as refused:
        with refused:
            return Answer(refused.code, dict(refused.headers), refused.read())


class Opened:
    """A table that was opened, and its tokens."""

    def __init__(self, server: Server | str, answer: Message) -> None:
        self.server = server
        self.name: str = answer["table"]["id"]
        self.info: Message = answer["table"]
        self.token: str = answer["token"]
        self.link: str = answer["link"]
        self.invitations: dict[int, str] = {each["seat"]: each["token"] for each in answer["invitations"]}

    def ask(self, method: str, path: str = "", body: object = None, token: str | None = None) -> Answer:
        """Ask something about this table."""
        return ask(self.server, method, f"/api/tables/{self.name}{path}", body, token)

    def start(self, **wish: object) -> Opened:
        """Begin the game."""
        answer = self.ask("POST", "/start", wish, self.token)
        assert answer.status == 200, answer.text
        return self

    def sit(self, name: str, token: str | None = None, **wish: object) -> str:
        """Take a seat; its token."""
        answer = self.ask("POST", "/seats", {"name": name, **wish}, token or self.link)
        assert answer.status == 201, answer.text
        taken: str = answer.json["token"]
        return taken

    def connect(self, token: str | None = None, **hello: object) -> Client:
        """Connect to this table and say hello."""
        client = Client(self.server, f"api/play?table={self.name}")
        client.send(type="hello", protocol=1, table=self.name, **({"token": token} if token else {}), **hello)
        return client


def me(name: str = "Ariadne") -> Message:
    """A seat for oneself."""
    return {"kind": "me", "name": name}


OPEN: Message = {"kind": "open"}
INVITED: Message = {"kind": "invited"}


def bot(name: str = "random") -> Message:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


def open_table(server: Server | str, *seats: Message, game: str = "amazeing(mode=kids)", **wish: object) -> Opened:
    """Open a table; without seats: one for oneself and one that is open."""
    answer = ask(server, "POST", "/api/tables", {"game": game, "seats": seats or (me(), OPEN), **wish})
    assert answer.status == 201, answer.text
    return Opened(server, answer.json)


class Client:
    """One connection."""

    def __init__(self, server: Server | str, path: str = "api/play", **options: Any) -> None:
        address = server if isinstance(server, str) else server.address
        self._connected = ExitStack()
        self.socket: ClientConnection = self._connected.enter_context(
            connect(address.replace("http", "ws", 1) + path, compression=None, max_size=None, **options)
        )

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self._connected.close()

    def send(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        """The next message, whatever it is."""
        message: Message = json.loads(self.socket.recv(timeout=30))
        return message

    def until(self, *kinds: str) -> Message:
        """The next message of one of these types; others are passed over."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def ask(self, **message: object) -> Message:
        """Send a message and wait for its answer."""
        self.send(**message)
        while (answer := self.receive()).get("reference") != message["reference"]:
            pass
        return answer


__all__ = [
    "INVITED",
    "LINUX",
    "OPEN",
    "QUICK",
    "Answer",
    "Client",
    "Opened",
    "ask",
    "bot",
    "me",
    "open_table",
    "serving",
    "within",
    "workers_of",
]
