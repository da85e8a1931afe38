"""The processes that think for the table: bots and old records never keep its event loop waiting."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal, TypeAlias, cast

import msgspec
from msgspec import Raw, Struct

from knossos.table.thinker import Advise, Advised, Check, Checked, Failed, Look, Looked, Question, Refused

__all__ = [
    "Advise",
    "Advised",
    "Check",
    "Checked",
    "Look",
    "Looked",
    "ThinkerFailed",
    "Thinkers",
    "ThinkersClosed",
]

COMMAND = (sys.executable, "-P", "-m", "knossos.table.thinker")
"""What starts a thinker. Nothing is imported from the folder that the server happens to be started in."""

LONGEST_ANSWER = 1 << 26
"""An answer of more bytes is none: a long game that is looked at comes to a tenth of it."""

LONGEST_LINE = 2000
"""Longer lines of what a thinker says to the log are cut."""

SOON = 1.0
"""In so many seconds a process that closed its pipes has ended, and what it said before has come."""

Reason: TypeAlias = Literal["died", "garbage", "slow", "illegal", "raised"]
"""The process died, said what cannot be read or took too long; the bot chose what is not legal or raised an error."""

_log = logging.getLogger(__name__)


class ThinkerFailed(Exception):
    """There is no answer, for a reason that whoever asked cannot mend. It is for the log."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class ThinkersClosed(Exception):
    """There is no answer and no failure: the server stops, and whoever starts it again may ask again."""


class Thinkers:
    """Some processes that answer questions, each one question at a time. A process starts when it is first needed.

    Bots have as many as they were given, and records that are looked at have one besides. Of each kind, whoever asked
    first is answered first.
    """

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._free = count
        """How many more bots can think at the same time."""

        self._thinkers: set[_Thinker] = set()
        self._resting: list[_Thinker] = []
        self._bots: deque[_Asked] = deque()
        self._looks: deque[_Asked] = deque()
        self._looking = False
        self._answering: dict[asyncio.Task[None], _Asked] = {}
        self._open = False

    async def start(self) -> None:
        """Take questions from now on."""
        self._open = True

    async def close(self) -> None:
        """End every process, for good. Whoever still waits gets ThinkersClosed."""
        self._open = False
        for asked in (*self._answering.values(), *self._bots, *self._looks):
            asked.settle(ThinkersClosed())
        for task in self._answering:
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)
        await asyncio.gather(*map(self._end, self._thinkers))

    async def advise(self, question: Advise, patience: float) -> Advised:
        """What a bot would do; it may think for so many seconds. Raises ThinkerFailed, whatever is wrong with it."""
        advised = await self._ask(self._bots, question, patience)
        if not isinstance(advised, Advised):
            raise ThinkerFailed("raised")
        if advised.action not in question.legal:
            raise ThinkerFailed("illegal")
        return advised

    async def look(self, question: Look, patience: float) -> Raw:
        """What a viewer saw in the game of a record: `Looked` in JSON, as long as it may be.

        Raises the Problem of the record, or ThinkerFailed.
        """
        looked = await self._ask(self._looks, question, patience)
        if isinstance(looked, Refused):
            raise looked.problem()
        if not isinstance(looked, Raw):
            raise ThinkerFailed("raised")
        return looked

    async def check(self, question: Check, patience: float) -> Checked:
        """Whether the luck of a record is in order. Raises the Problem of the record, or ThinkerFailed."""
        checked = await self._ask(self._looks, question, patience)
        if isinstance(checked, Refused):
            raise checked.problem()
        if not isinstance(checked, Checked):
            raise ThinkerFailed("raised")
        return checked

    async def _ask(self, queue: deque[_Asked], question: Question, patience: float) -> object:
        if not self._open:
            raise ThinkersClosed
        asked = _Asked(question, patience)
        queue.append(asked)
        self._hand_out()
        answer = await asked.answer
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _hand_out(self) -> None:
        """Have questions answered, as long as there are any and a process is free."""
        while self._open and (asked := self._next()):
            task = asyncio.create_task(self._answer(asked))
            self._answering[task] = asked
            task.add_done_callback(self._answering.pop)

    def _next(self) -> _Asked | None:
        """The question whose turn it is. Those that nobody waits for any more are passed over."""
        for queue in (self._bots, self._looks):
            while queue and queue[0].answer.done():
                queue.popleft()
        if self._looks and not self._looking:
            self._looking = True
            return self._looks.popleft()
        if self._bots and self._free:
            self._free -= 1
            return self._bots.popleft()
        return None

    async def _answer(self, asked: _Asked) -> None:
        try:
            asked.settle(await self._think(asked))
        except Exception as failed:
            asked.settle(failed)
        finally:
            if isinstance(asked.question, Advise):
                self._free += 1
            else:
                self._looking = False
            self._hand_out()

    async def _think(self, asked: _Asked) -> object:
        """Have a process answer. One that does not do so properly is ended, and another will take its place."""
        thinker = await self._rested()
        try:
            async with asyncio.timeout(asked.patience):
                await thinker.begin(self._command)
                answer = asked.read(await thinker.think(asked.line))
        except BaseException as error:
            await self._end(thinker)
            match error:
                case TimeoutError():
                    raise ThinkerFailed("slow") from None
                case msgspec.DecodeError():
                    raise ThinkerFailed("garbage") from None
                case OSError():
                    _log.error("a thinker cannot be started: %s", error)
                    raise ThinkerFailed("died") from None
            raise
        self._resting.append(thinker)
        return answer

    async def _rested(self) -> _Thinker:
        """A process that waits for a question, or a new one where those that waited have died."""
        while self._resting:
            thinker = self._resting.pop()
            if thinker.alive:
                return thinker
            await self._end(thinker)
        thinker = _Thinker()
        self._thinkers.add(thinker)
        return thinker

    async def _end(self, thinker: _Thinker) -> None:
        await thinker.end()
        self._thinkers.discard(thinker)


class _Asked:
    """A question on its way, and whoever waits for the answer."""

    def __init__(self, question: Question, patience: float) -> None:
        self.question = question
        self.patience = patience
        self.line = msgspec.json.encode(question) + b"\n"
        self.answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        """In the end an answer, or the exception that there is instead."""

    def read(self, line: bytes) -> object:
        """Understand what a thinker answered; anything but an answer to this question is a DecodeError."""
        if isinstance(self.question, Advise):
            return _ADVISED.decode(line)
        if isinstance(self.question, Check):
            return _CHECKED.decode(line)
        answer = _LOOKED.decode(line)
        return Raw(line.strip()) if isinstance(answer, _Long) else answer

    def settle(self, answer: object) -> None:
        """Answer, if anybody still waits."""
        if not self.answer.done():
            self.answer.set_result(answer)


class _Long(Struct, tag="Looked"):
    """`Looked` without anything in it: it is passed on as it came, for it may be megabytes."""


_ADVISED: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Advised | Failed)
_CHECKED: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Checked | Refused | Failed)
_LOOKED: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_Long | Refused | Failed)


class _Thinker(asyncio.SubprocessProtocol):
    """One process: a line goes in, a line comes out, and what it says besides goes to the log."""

    def __init__(self) -> None:
        self.alive = True
        self._started: asyncio.Task[object] | None = None
        self._transport: asyncio.SubprocessTransport
        self._answer: asyncio.Future[bytes | None] | None = None
        self._heard = bytearray()
        self._said = b""
        self._exited = asyncio.Event()
        self._silent = asyncio.Event()
        """Set when it can say no more to the log."""

        self._gone = asyncio.Event()
        """Set when the process has ended and its pipes are closed."""

    async def begin(self, command: Sequence[str]) -> None:
        """Start the process, if it was not. Its session is its own: what is typed at the terminal is not for it."""
        if self._started is None:
            loop = asyncio.get_running_loop()
            starting = loop.subprocess_exec(lambda: self, *command, start_new_session=True)
            self._started = loop.create_task(starting)
        await asyncio.shield(self._started)  # whoever gives up meanwhile can still end it

    async def think(self, question: bytes) -> bytes:
        """Ask, and wait for the answer; ThinkerFailed if it can no longer come."""
        self._heard.clear()
        self._answer = asyncio.get_running_loop().create_future()
        if self.alive:
            cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(question)
        else:
            self._settle(None)
        answer = await self._answer
        if answer is None:
            raise ThinkerFailed("died")
        return answer

    async def end(self) -> None:
        """End the process at once, whatever it does, and wait until nothing is left of it."""
        if self._started is None:
            return
        await asyncio.wait([self._started])
        if self._started.exception():
            return
        if self.alive or not await _soon(self._exited):
            self._kill()
        await self._exited.wait()
        await _soon(self._silent)
        self._transport.close()
        await self._gone.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has begun."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Something came from the process: part of an answer, or something for the log."""
        if fd == 1:
            self._hear(data)
        else:
            self._pass_on(data)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """One of the pipes is closed: there will be no more answers."""
        if fd == 2:
            self._fall_silent()
        self._die()

    def process_exited(self) -> None:
        """The process has ended."""
        self._exited.set()
        self._die()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is left of the process."""
        self._gone.set()

    def _hear(self, data: bytes) -> None:
        if self._answer is None or self._answer.done():
            self._kill()  # nobody asked: what it says could not be told from the next answer
            self._die()
            return
        self._heard += data
        if b"\n" in data or len(self._heard) > LONGEST_ANSWER:
            self._settle(bytes(self._heard))

    def _pass_on(self, data: bytes) -> None:
        *lines, self._said = (self._said + data).split(b"\n")
        if len(self._said) > LONGEST_LINE:
            lines.append(self._said)
            self._said = b""
        for line in lines:
            _log.warning("%s", line[:LONGEST_LINE].decode(errors="replace"))

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._transport.kill()

    def _fall_silent(self) -> None:
        if self._said:
            self._pass_on(b"\n")
        self._silent.set()

    def _die(self) -> None:
        self.alive = False
        self._settle(None)

    def _settle(self, answer: bytes | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)


async def _soon(event: asyncio.Event) -> bool:
    """Whether something happens that should: what is left of a process may be held by another one."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SOON):
            await event.wait()
    return event.is_set()
