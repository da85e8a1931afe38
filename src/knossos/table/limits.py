"""How much anybody may ask of the server at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from msgspec import Struct

from knossos.table.problems import TooMany


class Limits(Struct, frozen=True):
    """The limits of a server; each rate is a number of things for each of so many seconds."""

    message_bytes: int = 16_384
    upload_bytes: int = 262_144
    connections: int = 64
    """At one time, from one address."""

    everybody: int = 5000
    """Connections at one time, from all addresses together."""

    messages: tuple[int, float] = (40, 4.0)
    """On one connection."""

    words: tuple[int, float] = (6, 12.0)
    """Said or pointed by one seat of a table."""

    requests: tuple[int, float] = (120, 10.0)
    """Over HTTP, from one address; to connect is one, too."""

    tables: tuple[int, float] = (30, 600.0)
    """Opened from one address."""

    hints: tuple[int, float] = (10, 30.0)
    """Hints and uploads from one address: each keeps a worker busy."""


_MANY = 1_000_000

UNLIMITED = Limits(
    connections=_MANY,
    everybody=_MANY,
    messages=(_MANY, 1.0),
    words=(_MANY, 1.0),
    requests=(_MANY, 1.0),
    tables=(_MANY, 1.0),
    hints=(_MANY, 1.0),
)
"""For a trusted network, or to see what the server can carry."""


class Bucket:
    """Fills steadily up to its size; each thing takes one drop out of it."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self._size, seconds = rate
        self._each_second = self._size / seconds
        self._level = float(self._size)
        self._at = time.monotonic()

    @property
    def full(self) -> bool:
        """Whether nothing was taken for a while."""
        return self._level + (time.monotonic() - self._at) * self._each_second >= self._size

    def take(self) -> None:
        """Take one drop, or be refused."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._each_second)
        self._at = now
        if self._level < 1:
            raise TooMany("too-many")
        self._level -= 1


class Buckets:
    """A bucket for each address, or for whatever else has a name."""

    _MOST = 10_000

    def __init__(self, rate: tuple[int, float]) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> None:
        """Take one drop, or be refused."""
        if len(self._buckets) >= self._MOST:
            self._buckets = {each: bucket for each, bucket in self._buckets.items() if not bucket.full}
        self._buckets.setdefault(name, Bucket(self._rate)).take()


class Counter:
    """How many things each address has at one time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """One more for a while, or be refused."""
        if self._counts.get(address, 0) >= self._most:
            raise TooMany("too-many")
        self._counts[address] = self._counts.get(address, 0) + 1
        try:
            yield
        finally:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 a household has a whole network.

    >>> neighbourhood("2001:db8:1:2:3::4"), neighbourhood("192.0.2.7"), neighbourhood("")
    ('2001:db8:1:2::', '192.0.2.7', '')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> 64 << 64)) if parsed.version == 6 else str(parsed)
