"""One connection to a table, over a WebSocket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from knossos.game import Rejection
from knossos.locale import Problem, catalogue, languages
from knossos.table import sights, wire
from knossos.table.hall import now
from knossos.table.http import Desk
from knossos.table.limits import Bucket
from knossos.table.problems import TooMany, Unavailable, Unknown
from knossos.table.table import Caller, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from knossos.table.table import Stamp

GREETING = 10.0
"""Seconds for the first message."""

BACKLOG = 4 * 1024 * 1024
"""Bytes that may wait for a slow reader."""

MALFORMED, UNKNOWN, SLOW, TOO_MANY, UNAVAILABLE = 4400, 4404, 4408, 4429, 4503
"""Why the server closes a connection."""

STRIKES = 100
"""Refusals for sending too fast, after which a connection is closed."""


class Connection:
    """Somebody who is connected to a table: reads their messages, and sends them what they may know."""

    def __init__(self, desk: Desk, socket: WebSocket, address: str) -> None:
        self.token: str | None = None
        self.language: str | None = None
        self.seats: tuple[int, ...] = ()
        self.muted: set[int] = set()
        self._hall = desk.hall
        self._socket = socket
        self._address = address
        self._hints = desk.hints
        self._words = desk.words
        self._messages = Bucket(desk.limits.messages)
        self._strikes = 0
        self._table = ""
        self._waiting: deque[bytes] = deque()
        self._backlog = 0
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._running: asyncio.Task[object] | None = None

    async def run(self) -> None:
        """Talk until one side has had enough."""
        self._running = asyncio.current_task()
        assert self._running
        await self._socket.accept()
        sending = asyncio.create_task(self._send())
        try:
            if await self._greet():
                await self._listen(sending)
        except asyncio.CancelledError:
            if self._closing not in (SLOW, UNKNOWN):
                raise
            self._running.uncancel()
        finally:
            if self._table:
                self._hall.leave(self._table, self)
            self._wake.set()
            if self._closing is None:
                sending.cancel()
            await asyncio.wait([sending], timeout=GREETING)
            sending.cancel()

    def push(self, message: bytes) -> None:
        """Send a message as soon as there is room. Who does not keep up is disconnected, and may come back."""
        self._waiting.append(message)
        self._backlog += len(message)
        if self._backlog > BACKLOG:
            self._waiting.clear()
            self._disconnect(SLOW)
        self._wake.set()

    def dismiss(self) -> None:
        """End the connection: the table is no longer for them."""
        self._refuse(Unknown("table-unknown", table=self._table))
        self._disconnect(UNKNOWN)

    # Sending

    async def _send(self) -> None:
        """Send what waits, then close if there is a reason to."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._backlog -= len(message)
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
            if self._closing is not None:
                await self._socket.close(self._closing)
                return
            self._wake.clear()
            await self._wake.wait()

    def _disconnect(self, code: int) -> None:
        """Close, and listen no longer: they may never send anything again."""
        if self._closing is None and self._running:
            self._close(code)
            if self._running is not asyncio.current_task():
                self._running.cancel()

    def _close(self, code: int) -> None:
        self._closing = self._closing or code
        self._wake.set()

    # Receiving

    async def _receive(self) -> str | bytes | None:
        """The next message; None when the other side is gone."""
        received = await self._socket.receive()
        if received["type"] != "websocket.receive":
            self._closing = None
            return None
        message: str | bytes | None = received.get("text")
        return received["bytes"] if message is None else message

    async def _greet(self) -> bool:
        """Read the first message, and show the table."""
        try:
            message = await asyncio.wait_for(self._receive(), GREETING)
        except TimeoutError:
            self._close(SLOW)
            return False
        if message is None:
            return False
        try:
            hello = wire.read(message)
            if not isinstance(hello, wire.Hello):
                raise Problem("hello-first")
            if hello.protocol != wire.PROTOCOL:
                raise Problem("protocol-version", version=hello.protocol, right=wire.PROTOCOL)
            self.token = hello.token
            self.language = hello.language and (hello.language if hello.language in languages() else "en")
            await self._hall.join(hello.table, hello.since, self)
            self._table = hello.table
        except Problem as problem:
            self._refuse(problem)
            self._close(_code(problem))
        return bool(self._table)

    async def _listen(self, sending: asyncio.Task[None]) -> None:
        """Answer one message after the other."""
        while not sending.done() and self._closing is None:
            message = await self._receive()
            if message is None:
                return
            await self._take(message)

    async def _take(self, message: str | bytes) -> None:
        self._hall.metrics.messages += 1
        reference = ""
        try:
            try:
                request = wire.read(message)
                reference = getattr(request, "reference", "")
            finally:
                self._messages.take()  # what cannot be read counts, too
            answer = await self._answer(request)
            if answer:
                self.push(wire.encode(answer))
        except TooMany as problem:
            self._strikes += 1
            self._refuse(problem, reference)
            if self._strikes >= STRIKES:
                self._close(TOO_MANY)
        except Problem as problem:
            self._refuse(problem, reference)

    def _refuse(self, problem: Problem, reference: str = "") -> None:
        self._hall.metrics.refused += 1
        rule = problem.rule if isinstance(problem, Rejection) else ""
        text = catalogue(self.language or "en").say(problem.key, **problem.values)
        self.push(wire.encode(wire.Refused(problem.key, text, reference, rule)))

    async def _answer(self, request: wire.FromClient) -> wire.FromServer | None:
        """Do what a message asks for."""
        match request:
            case wire.Hello():
                raise Problem("hello-twice")
            case wire.Act(reference=reference, seat=seat, action=action, version=seen):
                return await self._once(
                    seat, reference, lambda table, caller, stamp: table.act(caller, seat, action, seen, stamp)
                )
            case wire.Preview():
                return await self._preview(request)
            case wire.Undo(reference=reference, seat=seat):
                return await self._once(seat, reference, lambda table, caller, stamp: table.undo(caller, seat, stamp))
            case wire.Answer(reference=reference, seat=seat, agrees=agrees):
                return await self._once(
                    seat, reference, lambda table, caller, stamp: table.answer(caller, seat, agrees, stamp)
                )
            case wire.Hint(reference=reference, seat=seat):
                self._hints.take(self._address)
                action, text = await self._hall.hint(self._table, self.token, seat, self.language or "en")
                return wire.Hinted(reference, action, text)
            case wire.HandOver():
                return await self._hand_over(request)
            case wire.Return(reference=reference, seat=seat):
                return await self._once(
                    seat, reference, lambda table, caller, stamp: table.come_back(caller, seat, stamp)
                )
            case wire.Say(reference=reference, seat=seat, text=text):
                self._speak(seat)
                return await self._once(
                    seat, reference, lambda table, caller, stamp: table.say(caller, seat, text, stamp)
                )
            case wire.Phrase(reference=reference, seat=seat, phrase=phrase):
                self._speak(seat)
                return await self._once(
                    seat, reference, lambda table, caller, stamp: table.phrase(caller, seat, phrase, stamp)
                )
            case wire.Point(seat=seat, at=at):
                self._speak(seat)
                await self._hall.look(self._table, self.token, lambda table, caller: table.check_own(caller, seat))
                self._hall.point(self._table, seat, at)
            case wire.Chat(reference=reference, on=on):
                return wire.Done(reference, await self._hall.set_chat(self._table, self.token, on))
            case wire.Mute(seat=seat, on=on):
                (self.muted.add if on else self.muted.discard)(seat)
            case wire.Ping():
                return wire.Pong(now())
        return None

    def _speak(self, seat: int) -> None:
        """Say or point something, which a seat may do only so often, on however many connections."""
        if seat in self.seats:
            self._words.take(f"{self._table} {seat}")

    async def _once(self, seat: int, reference: str, do: Callable[[Table, Caller, Stamp], None]) -> wire.Done:
        return wire.Done(reference, await self._hall.once(self._table, self.token, seat, reference, do))

    async def _hand_over(self, request: wire.HandOver) -> wire.Done:
        seat, bot = request.seat, request.bot
        away = await self._hall.away(self._table)
        sender = seat if seat in self.seats or not self.seats else self.seats[0]
        return await self._once(
            sender,
            request.reference,
            lambda table, caller, stamp: table.hand_over(caller, seat, bot, away, stamp),
        )

    async def _preview(self, request: wire.Preview) -> wire.Previewed:
        def ahead(table: Table, caller: Caller) -> wire.Previewed:
            view, legal, events = table.preview(caller, request.seat, request.action)
            signs = wire.raw(table.game.signs(view))
            sight = wire.Sight(wire.raw(view), signs, request.seat, tuple(map(str, legal)))
            return wire.Previewed(request.reference, sight, sights.heard(table, events, request.seat, self.language))

        return await self._hall.look(self._table, self.token, ahead)


def _code(problem: Problem) -> int:
    match problem:
        case Unknown():
            return UNKNOWN
        case Unavailable():
            return UNAVAILABLE
    return MALFORMED
