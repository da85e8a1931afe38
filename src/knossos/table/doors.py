"""Several workers at one address: whoever asks for a table gets to the worker whose table it is.

So one worker plays a game, and no other has to follow it. Nothing else depends on that: every worker can serve every
table, and does where a connection cannot be handed on.
"""

from __future__ import annotations

import asyncio
import math
import re
import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any
from zlib import crc32

import h11
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol

from knossos.locale import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_TABLE = re.compile(rb"[A-Z]+ /api/(?:play\?table=|tables/)([^/?& ]+)")

_LONGEST = 65536
"""Bytes of a request that can be handed on."""

_STILL = 2.0
"""A worker that was not at its door for so many seconds is handed nothing: it may stand still."""

_KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
"""Keeps messages apart; the first of the two lets many of them wait, but not everybody has it."""


class Doors(Struct, frozen=True):
    """The doors of all workers, by their places. They outlive a worker: another one at its place has the same door."""

    inside: Sequence[socket.socket]
    outside: Sequence[socket.socket]
    attended: Any
    """When each worker was last seen at its place, in memory that all of them share."""

    @classmethod
    @contextmanager
    def of(cls, workers: int) -> Iterator[Doors]:
        """Doors for so many workers."""
        if not hasattr(socket, "send_fds"):
            raise Problem("serve-workers-system")
        with ExitStack() as opened:
            pairs = [socket.socketpair(socket.AF_UNIX, _KIND) for _ in range(workers)]
            for end in (end for pair in pairs for end in pair):
                opened.enter_context(end)
            inside, outside = zip(*pairs, strict=True)
            yield cls(inside, outside, RawArray("d", [-math.inf] * workers))

    def is_attended(self, place: int) -> bool:
        """Whether the worker at a place takes what is handed on to it."""
        attended: float = self.attended[place]
        return time.monotonic() - attended < _STILL

    def abandon(self, place: int) -> None:
        """The worker at a place is gone: nothing is handed on to it."""
        self.attended[place] = -math.inf


class Door:
    """The door of one worker, and the way to those of the others."""

    def __init__(self, doors: Doors, place: int) -> None:
        self._doors = doors
        self._place = place
        self._inside = doors.inside[place]
        for end in (self._inside, *doors.outside):
            end.settimeout(0)

    def attend(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """Take what is handed on, with what was read of it, from now on; `stay` has to be said again and again."""

        def look() -> None:
            request, connections, _, _ = socket.recv_fds(self._inside, _LONGEST, 1)
            for connection in connections:
                take(socket.socket(fileno=connection), request)

        asyncio.get_running_loop().add_reader(self._inside, look)
        self.stay()

    def stay(self) -> None:
        """Let the others know that this worker does not stand still."""
        self._doors.attended[self._place] = time.monotonic()

    def leave(self) -> None:
        """Take nothing any more."""
        self._doors.abandon(self._place)
        asyncio.get_running_loop().remove_reader(self._inside)

    def hand_on(self, connection: int, request: bytes) -> bool:
        """Give a connection to the worker whose table is asked for; False: that is this one, or it is not to be had."""
        found = _TABLE.match(request)
        place = crc32(found[1]) % len(self._doors.outside) if found else self._place
        if place == self._place or not self._doors.is_attended(place) or len(request) > _LONGEST:
            return False
        try:
            socket.send_fds(self._doors.outside[place], [request], [connection])
        except OSError:  # too much waits there already
            return False
        return True


class Arrival(H11Protocol):
    """A connection on which each request that names a table goes through the door."""

    def __init__(self, door: Door, *args: Any, request: bytes = b"", **options: Any) -> None:
        super().__init__(*args, **options)
        self._door = door
        self._request = request
        """What another worker has read of it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, where another worker has stopped if there was one."""
        super().connection_made(transport)
        if self._request:
            super().data_received(self._request)

    def data_received(self, data: bytes) -> None:
        """Read on, or let another worker do so."""
        # A request that was refused before all of it was there has still to be read to its end
        begins = asks_nothing(self) and self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        if begins and self._door.hand_on(self.transport.get_extra_info("socket").fileno(), data):
            self.transport.abort()  # for this worker alone
        else:
            super().data_received(data)


def asks_nothing(connection: Any) -> bool:
    """Whether a request is still to come; over a connection to a table, none ever does."""
    if not hasattr(connection, "cycle"):
        return False
    return connection.cycle is None or bool(connection.cycle.response_complete)
