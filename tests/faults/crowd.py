"""A crowd that sends messages of every kind to a server, beside a game that must not notice."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from typing import NamedTuple
from urllib.parse import quote, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from knossos import load
from knossos.game.record import Record
from knossos.locale import Problem, catalogue, languages
from knossos.match import fairness
from knossos.table import http, wire
from knossos.table.hall import Settings
from knossos.table.limits import UNLIMITED
from knossos.table.serve import House, Server
from tests.faults.messages import Frame, Request, Talk, Visit, visits
from tests.table.serving import OPEN, Opened, ask, bot, me, open_table, serving, within

HOUSE = House(settings=Settings(pause=0.0, idle=1.0, round=0.2), limits=UNLIMITED)
"""Whatever nobody uses leaves memory soon."""

PATIENCE = 25.0
"""Seconds after which something that has to happen is taken not to happen."""

TOGETHER = 4
"""So many clients are there at the same time."""

SLACK = 3_000
"""So many more things may be in memory at the end than after a quarter of the messages."""

INTERNAL = re.compile(r"Traceback|knossos\.|msgspec|sqlite|asyncio|starlette|0x[0-9a-f]{6}|\.py\b|Error\b|Exception")
"""What no refusal says."""

LAST = "the last message of all"


class Report(NamedTuple):
    """What happened."""

    messages: int
    answers: Counter[str]
    games: int
    more: int
    """How many more things were in memory in the end than after a quarter of the messages."""

    seconds: float

    def __str__(self) -> str:
        answers = ", ".join(f"{count:,} {kind}" for kind, count in self.answers.most_common())
        return (
            f"{self.messages:,} messages in {self.seconds:.0f} s, {self.messages / self.seconds:.0f} a second; "
            f"{self.games:,} undisturbed games beside them; "
            f"{self.more:,} more things in memory\nanswers: {answers}"
        )


def disturb(messages: int, seed: int, progress: Callable[[int], None] = lambda _: None) -> Report:
    """Send so many messages to a server, and check every answer and what is left in the end."""
    coming = visits(messages, seed)
    early = len(coming) // 4
    began = time.monotonic()
    with _logged() as records, serving(HOUSE) as server:
        crowd = Crowd(server)
        tasks = within(server, _tasks())
        try:
            games, before = _disturbed(crowd, coming[:early], tasks, progress)
            more, after = _disturbed(crowd, coming[early:], tasks, progress)
        except BaseException as failed:
            failed.add_note(f"disturb({messages}, {seed})")
            raise
    assert after - before < SLACK, f"{after - before:,} more things are in memory"
    assert not records, "\n".join(map(logging.Formatter().format, records))
    return Report(crowd.sent, crowd.answers, games + more, after - before, time.monotonic() - began)


def _disturbed(crowd: Crowd, coming: Sequence[Visit], tasks: int, progress: Callable[[int], None]) -> tuple[int, int]:
    """How many games a bystander played meanwhile, and how many things are in memory when all have left."""
    with ThreadPoolExecutor(TOGETHER) as pool, Bystander(crowd.server) as bystander:
        for some in range(0, len(coming), TOGETHER):
            crowd.renew()
            for _ in pool.map(crowd.receive, coming[some : some + TOGETHER]):
                bystander.play()
            progress(crowd.sent)
        bystander.finish()
    within(crowd.server, _emptied(crowd.server, tasks))
    gc.collect()
    return bystander.games, len(gc.get_objects())


@contextmanager
def _logged() -> Iterator[list[logging.LogRecord]]:
    """What the server has to complain about.

    Not what its clients say, who live in the same process: they complain of what comes while they close.
    """
    records: list[logging.LogRecord] = []
    handler = logging.Handler(logging.WARNING)
    handler.addFilter(lambda record: record.name != "websockets.client")
    handler.emit = records.append  # type: ignore[method-assign, assignment]
    logging.getLogger().addHandler(handler)
    try:
        yield records
    finally:
        logging.getLogger().removeHandler(handler)


async def _tasks() -> int:
    return len(asyncio.all_tasks())


async def _emptied(server: Server, tasks: int) -> None:
    """Wait until nothing is left of all who were there."""
    left: tuple[int, ...] = ()
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while any(left := (server.hall.connections, server.hall.in_memory, len(asyncio.all_tasks()) - tasks)):
                await asyncio.sleep(0.02)
    assert not any(left), f"connections, tables and tasks are left: {left}"


class Bystander:
    """Somebody who plays with a bot, and sees at once if anything there is not as it should be."""

    def __init__(self, server: Server) -> None:
        self.games = 0
        self._server = server
        self._begin()

    def __enter__(self) -> Bystander:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.__exit__()

    def play(self) -> None:
        """Act once; where the game is over, begin another."""
        if self._over:
            self._end()
            self._begin()
        version = self._version
        self._client.send(type="act", reference=f"{version}", seat=0, action=self._legal[version % len(self._legal)])
        self._wait()

    def finish(self) -> None:
        """Play to the end."""
        while not self._over:
            self.play()
        self._end()

    def _begin(self) -> None:
        self._table = open_table(self._server, me("Daedalus"), bot("random"), game="team").start()
        self._client = self._table.connect(self._table.token, since=0)
        assert self._client.receive()["type"] == "welcome"
        self._version = 0
        self._wait()

    def _wait(self) -> None:
        """Until it is one's own turn, or the game is over."""
        self._over = False
        self._legal: list[str] = []
        while not (self._over or self._legal):
            update = self._client.until("update")
            assert [news["version"] for news in update["news"]] == list(range(self._version, update["version"]))
            assert {news["type"] for news in update["news"]} <= {"opened", "dealt", "played"}
            self._version = update["version"]
            self._over = update["standing"]["stage"] == "over"
            self._legal = update["sights"][0].get("legal", [])

    def _end(self) -> None:
        self._client.__exit__()
        record = Record.parse(self._table.ask("GET", "/record", token=self._table.token).text)
        fairness.verify(load(record.game), record)
        self.games += 1


# The crowd


class Crowd:
    """Clients that come one after the other, at tables that are there to be disturbed."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self._lock = threading.Lock()
        for language in languages():
            ask(server, "GET", "/api/games", headers={"Accept-Language": language})  # loads what is loaded only once
        self._tables = [self._open(number) for number in range(3)]
        self._foreign = open_table(server, me("Minos"), OPEN)
        """A table that nobody in the crowd has a token for."""

    def receive(self, visit: Visit) -> None:
        """Be one client from its first message to its last, and look at every answer."""
        try:
            self._talk(visit.talk)
            self._ask(visit.requests)
        except BaseException as failed:
            failed.add_note(str(visit))
            raise

    def sending(self) -> None:
        """Count a message."""
        with self._lock:
            self.sent += 1

    def answered(self, kind: str) -> None:
        """Count an answer."""
        with self._lock:
            self.answers[kind] += 1

    def renew(self) -> None:
        """Open a new table for each where nothing can be disturbed any more."""
        for number, table in enumerate(self._tables):
            stage = table.ask("GET", token=table.token).json["stage"]
            if stage != ("gathering" if number == 2 else "playing"):
                self._tables[number] = self._open(number)

    def _open(self, number: int) -> Opened:
        match number:
            case 0:
                return open_table(self.server, me("A"), me("B"), game="dragon", chat=True).start()
            case 1:
                table = open_table(self.server, me("A"), OPEN, game="team", listed=True, chat=True)
                self._guest = table.sit("B")
                return table.start()
        return open_table(self.server, me("A"), OPEN, OPEN, game="dedalos", listed=True)

    def _talk(self, talk: Talk) -> None:
        address = self.server.address.replace("http", "ws", 1) + "api/play"
        with connect(address, compression=None, max_size=None, proxy=None) as socket:
            _Conversation(self, socket, talk).run()
            if talk.abrupt:
                socket.socket.close()

    def _ask(self, asked: list[Request]) -> None:
        with closing(HTTPConnection(urlsplit(self.server.address).netloc, timeout=PATIENCE)) as connection:
            for request in asked:
                self._request(connection, request)

    def _request(self, connection: HTTPConnection, request: Request) -> None:
        body = self.filled(request.body)
        headers = {name: str(self.filled(value)) for name, value in request.headers.items()}
        content = body if isinstance(body, bytes) else body.encode()
        connection.request(request.method, quote(str(self.filled(request.path)), safe="/?=%$"), content, headers)
        answer = connection.getresponse()
        given = answer.read()
        self.sending()
        self.answered(f"{answer.status}")
        assert answer.status < 500, given
        if answer.status >= 400:
            refused = msgspec.json.decode(given, type=http.Refused)
            assert msgspec.json.encode(refused) == given
            check_refusal(refused.code, refused.text, str(request))
            self.answered(refused.code)
        elif answer.headers["Content-Type"] == http.JSON:
            json.loads(given)

    def filled(self, frame: Frame, legal: tuple[str, ...] = ()) -> Frame:
        """What was made beforehand, with the names of now."""
        if isinstance(frame, bytes):
            return frame
        first, second, third = self._tables
        names: dict[str, tuple[str, ...]] = {
            "table": (first.name, second.name, third.name, self._foreign.name),
            "token": (first.token, second.token, self._guest, third.token, third.link, "a" * 22),
            "legal": legal or ("b1/NE",),
        }

        def name(found: re.Match[str]) -> str:
            known = names[found[1]]
            return known[int(found[2]) % len(known)]

        return re.sub(r"\$(table|token|legal)(\d{1,3})", name, frame)


class _Conversation:
    """One client, and what it is told."""

    def __init__(self, crowd: Crowd, socket: ClientConnection, talk: Talk) -> None:
        self._crowd = crowd
        self._socket = socket
        self._talk = talk
        self._legal: tuple[str, ...] = ()
        self._answered = 0
        self._too_large = False
        self._last = False
        """Whether the answer to the last message has come."""

    def run(self) -> None:
        """Say everything, and hear everything."""
        try:
            self._converse()
        except ConnectionClosed as closed:
            with suppress(ConnectionClosed):
                self._hear_all()
            self._check_end(closed)

    def _converse(self) -> None:
        if self._talk.hello is not None:
            self._send(self._talk.hello)
            while not isinstance(self._hear(PATIENCE), wire.Update):
                pass
        least = most = 0
        for frame in self._talk.frames:
            self._hear_all()
            fewest, highest = _answers(self._send(frame))
            least, most = least + fewest, most + highest
        if self._talk.fatal:
            self._socket.send(self._talk.fatal.content, text=True)
            self._crowd.sending()
            while True:
                self._hear(PATIENCE)
        self._socket.send(wire.encode(wire.Undo(LAST, 15)).decode())
        while not self._last:
            self._hear(PATIENCE)
        if self._talk.hello is not None:
            assert least <= self._answered - 1 <= most, f"{self._answered - 1} answers to {least} to {most} messages"

    def _send(self, frame: Frame) -> Frame:
        content = self._crowd.filled(frame, self._legal)
        sent = content.encode() if isinstance(content, str) else content
        self._too_large = self._too_large or len(sent) > HOUSE.limits.message_bytes
        self._socket.send(content)
        self._crowd.sending()
        return content

    def _hear_all(self) -> None:
        with suppress(TimeoutError):
            while True:
                self._hear(0)

    def _hear(self, patience: float) -> wire.FromServer:
        """The next message, after a look at it."""
        text = self._socket.recv(timeout=patience)
        assert isinstance(text, str)
        message: wire.FromServer = _read(text)
        assert wire.encode(message).decode() == text, "this is not a message of the protocol"
        kind = type(message).__name__
        match message:
            case wire.Update(sights=sights):
                self._legal = next((sight.legal for sight in sights if sight.legal), self._legal)
            case wire.Refused(code=code, text=said, reference=reference):
                check_refusal(code, said, str(self._talk))
                self._answered += 1
                self._last = reference == LAST
                kind = code
            case wire.Done() | wire.Previewed() | wire.Hinted():
                self._answered += 1
        self._crowd.answered(kind)
        return message

    def _check_end(self, closed: ConnectionClosed) -> None:
        """A server closes for a reason: no greeting, or something that cannot be read at all."""
        if self._too_large and closed.rcvd is None:
            return  # it has closed while more was on its way, and what it said was lost with that
        assert closed.rcvd, "the server was gone"
        expected = {self._talk.fatal.code} if self._talk.fatal else set()
        if self._talk.hello is None:
            expected |= {4400, 4404}
        if self._too_large:
            expected.add(1009)
        assert closed.rcvd.code in expected, closed
        self._crowd.answered(f"closed {closed.rcvd.code}")


_read = msgspec.json.Decoder(wire.FromServer).decode


def _answers(content: Frame) -> tuple[int, int]:
    """The least and the most answers that a message gets."""
    try:
        message = wire.read(content)
    except Problem:
        return 1, 1
    return (0, 1) if isinstance(message, wire.Point | wire.Mute) else (1, 1)


def check_refusal(code: str, text: str, sent: str) -> None:
    """A refusal has a known code, and says nothing about what is inside, unless it repeats what was sent."""
    assert code in catalogue("en"), code
    assert code not in ("server-failed", "store-failed", "store-busy")
    assert text
    assert all(word in sent for word in INTERNAL.findall(text)), text
