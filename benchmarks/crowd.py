"""Players at a server, one connection for each seat, written so leanly that the server is what gets measured."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

SEATS = 4

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_SHORT, _MASKED = 126, 0x80


class Standing(Struct):
    """How things stand."""

    stage: str


class Sight(Struct):
    """What a seat may do."""

    legal: list[str] = []


class Update(Struct, tag_field="type", tag="update"):
    """Something happened."""

    version: int
    standing: Standing
    sights: list[Sight] = []


class Done(Struct, tag_field="type", tag="done"):
    """An action is kept."""

    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """An action was refused."""

    text: str


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The table is the right one."""

    seats: list[int]


class Presence(Struct, tag_field="type", tag="presence"):
    """Somebody came or went."""


read = msgspec.json.Decoder(Update | Done | Refused | Welcome | Presence).decode


class Tally:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        """From the moment an action was due until the server said that it is kept."""

        self.everywhere: list[float] = []
        """From the moment an action was due until everybody at the table had it."""


class Crowd:
    """The players of many tables, and what they measured. Somebody has to say when they act: `hurry` or `keep_pace`."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.tally = Tally()
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ready: asyncio.Queue[Callable[[float], None]] = asyncio.Queue()
        self._tables: list[Table] = []

    async def gather(self, tables: int, plies: int | None = None) -> None:
        """Open so many tables and connect; where plies are given, each stops after them."""
        for _ in range(tables):
            self._tables.append(Table(self, plies))
        for table in self._tables:
            await table.open()

    async def finish(self) -> None:
        """Play until every table has stopped, and go."""
        hurrying = asyncio.create_task(self.hurry())
        await self.unless_failed(asyncio.gather(*(table.stopped.wait() for table in self._tables)))
        hurrying.cancel()
        self.leave()

    def ready(self, act: Callable[[float], None]) -> None:
        """A seat may act; `act` wants to know since when that was due."""
        self._ready.put_nowait(act)

    async def hurry(self) -> None:
        """Let everybody act as soon as they may."""
        while True:
            act = await self._ready.get()
            act(perf_counter())

    async def keep_pace(self, rate: float) -> None:
        """Let so many act each second, whether the server keeps up or not: who comes late was due all the same."""
        due = perf_counter()
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            act = await self._ready.get()
            act(due)
            due += 1 / rate

    async def unless_failed(self, doing: Awaitable[Any]) -> None:
        """Wait for something, or raise what went wrong at a table."""
        task = asyncio.ensure_future(doing)
        await asyncio.wait([task, self.failure], return_when=asyncio.FIRST_COMPLETED)
        (task if task.done() else self.failure).result()

    def leave(self) -> None:
        """Everybody disconnects; the games stay as they are."""
        for table in self._tables:
            table.leave()
        self._tables.clear()

    def fail(self, reason: str) -> None:
        """Note that something went wrong which never should."""
        if not self.failure.done():
            self.failure.set_exception(RuntimeError(reason))


class Table:
    """A table of the server, its players, and how far each action has come."""

    def __init__(self, crowd: Crowd, plies: int | None) -> None:
        self.crowd = crowd
        self.stopped = asyncio.Event()
        self._plies = plies
        self._path = ""
        self._tokens: list[str] = []
        self._players: list[Player] = []
        self._due: dict[int, float] = {}
        self._heard: dict[int, int] = {}
        self._begun = False
        self._first: Callable[[float], None] | None = None
        """What the first to act does when everybody is there."""

        self._next: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """How the server calls it."""
        return self._path.rpartition("/")[2]

    async def open(self) -> None:
        """Open a table, take all seats, begin and connect."""
        await asyncio.to_thread(self._open)
        await self._connect()

    def leave(self) -> None:
        """Disconnect everybody."""
        if self._next:
            self._next.cancel()
        self._disconnect()

    def _open(self) -> None:
        seats = [{"kind": "me", "name": "P0"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        opened = self._post("/api/tables", {"game": self.crowd.game, "seats": seats})
        self._path = f"/api/tables/{opened['table']['id']}"
        others = (self._post(f"{self._path}/seats", {"name": f"P{n}"}, opened["link"]) for n in range(1, SEATS))
        self._tokens = [opened["token"], *(taken["token"] for taken in others)]
        self._post(f"{self._path}/start", {}, self._tokens[0])

    def _rematch(self) -> None:
        following = self._post(f"{self._path}/rematch", None, self._tokens[0])
        self._path = f"/api/tables/{following['id']}"
        self._post(f"{self._path}/start", {}, self._tokens[0])

    def _post(self, path: str, body: object, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        content = b"" if body is None else msgspec.json.encode(body)
        with urlopen(Request(self.crowd.address + path, content, headers, method="POST"), timeout=60) as answer:
            return msgspec.json.decode(answer.read())

    async def _connect(self) -> None:
        self._begun = False
        loop = asyncio.get_running_loop()
        host, _, port = urlsplit(self.crowd.address).netloc.rpartition(":")
        for token in self._tokens:
            hello = msgspec.json.encode({"type": "hello", "protocol": 1, "table": self.name, "token": token})
            _, player = await loop.create_connection(partial(Player, self, hello), host, int(port))
            self._players.append(player)

    def _disconnect(self) -> None:
        for player in self._players:
            player.leave()
        self._players.clear()

    async def _play_again(self) -> None:
        try:
            self._disconnect()
            await asyncio.to_thread(self._rematch)
            await self._connect()
        except (OSError, ValueError) as error:
            self.crowd.fail(f"no rematch: {error}")

    # What the players tell

    def hear(self, player: Player, update: Update) -> None:
        """A player has an update: note it when all have, and let whoever may act do so."""
        heard = self._heard[update.version] = self._heard.get(update.version, 0) + 1
        if update.sights and update.sights[0].legal:
            self._go_on(player, update.version, random.choice(update.sights[0].legal))
        if heard == SEATS:
            del self._heard[update.version]
            self._everywhere(update)

    def _everywhere(self, update: Update) -> None:
        due = self._due.pop(update.version - 1, None)
        if due is not None:
            self.crowd.tally.everywhere.append(perf_counter() - due)
        if self._first:
            self.crowd.ready(self._first)
            self._first = None
        self._begun = True
        if update.standing.stage == "over":
            self._next = asyncio.create_task(self._play_again())

    def _go_on(self, player: Player, version: int, action: str) -> None:
        if self._plies is not None and version >= self._plies:
            self.stopped.set()
            return

        def act(due: float) -> None:
            self._due[version] = due
            player.act(version, action, due)

        if self._begun:
            self.crowd.ready(act)
        else:
            self._first = act


class Player(asyncio.Protocol):
    """One connection. It speaks just as much of RFC 6455 as a player needs."""

    transport: asyncio.Transport

    def __init__(self, table: Table, hello: bytes) -> None:
        self._table = table
        self._hello = hello
        self._seat = 0
        self._received = bytearray()
        self._upgraded = False
        self._left = False
        self._due = 0.0

    def act(self, version: int, action: str, due: float) -> None:
        """Send an action, unless the game was left in the meantime."""
        if self._left:
            return
        self._due = due
        self._send(
            _TEXT, b'{"type":"act","reference":"%d","seat":%d,"action":"%s"}' % (version, self._seat, action.encode())
        )

    def leave(self) -> None:
        """Close the connection."""
        self._left = True
        self._send(_CLOSE, struct.pack("!H", 1000))
        self.transport.close()

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/play?table={self._table.name} HTTP/1.1\r\n"
            f"Host: {urlsplit(self._table.crowd.address).netloc}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take what came, message by message."""
        self._received += data
        if not self._upgraded:
            self._upgrade()
        if self._upgraded:
            for kind, message in self._frames():
                self._take(kind, message)

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody but ourselves should end a connection."""
        if not self._left:
            self._table.crowd.fail(f"a connection was lost: {error}")

    def _upgrade(self) -> None:
        head, end, rest = self._received.partition(b"\r\n\r\n")
        if end:
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._table.crowd.fail(head.decode())
            self._received = rest
            self._upgraded = True
            self._send(_TEXT, self._hello)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        received, start = self._received, 0
        while (found := _frame(received, start)) is not None:
            kind, body, start = found
            yield kind, bytes(received[body:start])
        del received[:start]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == _PING:
            self._send(_PONG, message)
        if kind != _TEXT or self._left:
            return
        match read(message):
            case Update() as update:
                self._table.hear(self, update)
            case Done():
                self._table.crowd.tally.acknowledged.append(perf_counter() - self._due)
            case Welcome(seats=seats):
                self._seat = seats[0]
            case Refused(text=text):
                self._table.crowd.fail(text)

    def _send(self, kind: int, message: bytes) -> None:
        length = len(message)
        size = bytes([_MASKED | length]) if length < _SHORT else bytes([_MASKED | _SHORT]) + length.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + bytes(4) + message)  # a mask of zeros leaves a message as it is


def _frame(received: bytearray, start: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins at a place, and where its message begins and ends; None: more is to come."""
    body = start + 2
    if len(received) < body:
        return None
    length = received[start + 1]
    if length >= _SHORT:
        wide = 2 if length == _SHORT else 8
        body += wide
        length = int.from_bytes(received[body - wide : body], "big")
    end = body + length
    return (received[start], body, end) if len(received) >= end else None
