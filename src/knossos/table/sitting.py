"""A table in memory, with those who are connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from knossos.table.problems import Unavailable
from knossos.table.store import Attendance
from knossos.table.table import Table

WAITING = 20.0
"""Seconds to wait for a table at which somebody else is busy: nobody knows how long a store is away."""


class Listener(Protocol):
    """Somebody who is connected to a table."""

    token: str | None
    language: str | None
    seats: tuple[int, ...]
    muted: set[int]

    def push(self, message: bytes) -> None:
        """Send a message when there is room; never waits."""
        ...

    def dismiss(self) -> None:
        """End the connection: the table is no longer for them."""
        ...


class Sitting:
    """A table in memory, with those who are connected to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked = 0
        """How many ask or change the table, or wait for their turn to do so."""

        self.table: Table | None = None
        self.told = 0
        """How many entries everybody here has been told of."""

        self.ours = False
        """Whether this server sees to what is due here."""

        self.listeners: set[Listener] = set()
        self.elsewhere = Attendance()
        """Who is connected at other servers."""

        self.behind = False
        """Whether something that others did could not be read."""

        self.since = self.used = time.monotonic()
        self.left: dict[int, float] = {}
        """When the last connection of a seat ended; all others left when the table came to memory or its game began."""

        self.reading: asyncio.Task[Table] | None = None
        """Reads the whole past for those who have been away for long, once for all who come meanwhile."""

        self.attending: asyncio.Task[None] | None = None
        self.attended: object = None
        """What that is about."""

        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else asks or changes the table meanwhile. Whoever would wait for too long is told so."""
        self.asked += 1
        try:
            await self._lock_soon()
            try:
                yield
            finally:
                self._lock.release()
        finally:
            self.asked -= 1

    async def _lock_soon(self) -> None:
        try:
            async with asyncio.timeout(WAITING):
                await self._lock.acquire()
        except TimeoutError:
            raise Unavailable("store-busy") from None

    @property
    def here(self) -> Attendance:
        """Who is connected at this server."""
        seats = {seat for listener in self.listeners for seat in listener.seats}
        return Attendance(tuple(sorted(seats)), sum(not listener.seats for listener in self.listeners))

    @property
    def attendance(self) -> Attendance:
        """Who is connected anywhere."""
        here, elsewhere = self.here, self.elsewhere
        seats = {*here.seats, *elsewhere.seats}
        return Attendance(tuple(sorted(seats)), here.spectators + elsewhere.spectators)

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.listeners) or self.elsewhere != Attendance()

    def note_who_left(self, before: Attendance) -> None:
        """Remember since when somebody is gone who was there before."""
        for seat in set(before.seats) - set(self.attendance.seats):
            self.left[seat] = time.monotonic()

    def begin(self) -> None:
        """The game begins: nobody was needed before."""
        self.since = time.monotonic()
        self.left.clear()
