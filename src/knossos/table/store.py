"""What a store of tables can do. A table is its log: rows that are only ever added."""

import time
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Literal, Protocol, TypeAlias

from msgspec import Struct

Stage: TypeAlias = Literal["gathering", "playing", "over"]


class Row(Struct, frozen=True):
    """One entry of the log of a table, as it is kept."""

    version: int
    at: int
    """When it was made, in milliseconds since 1970."""

    entry: bytes
    seat: int | None = None
    """The seat whose client sent it; None: the server's own doing."""

    reference: str | None = None
    """The client's own name for it; a seat uses each name once."""


class Listing(Struct, frozen=True):
    """What can be known of a table without reading its log."""

    stage: Stage
    listed: bool
    summary: bytes
    due: int | None = None
    """From when on the server itself has something to do there, a bot's move or a clock that runs out; milliseconds."""


class Snapshot(Struct, frozen=True):
    """A position that was kept, so that a game can go on under newer rules."""

    version: int
    """How many rows of the log it stands for."""

    position: bytes


class Attendance(Struct, frozen=True):
    """Who is connected to a table."""

    seats: tuple[int, ...] = ()
    spectators: int = 0


class Change(Struct, frozen=True):
    """Word of what another server has done."""

    table: str | None = None
    """Where; None: anything may have happened anywhere, and nobody knows what."""

    version: int | None = None
    """How many entries the log has now; None: somebody came or went."""


class Conflict(Exception):
    """This version is not the next one, or this seat has used this reference before: read the log and try again."""


class StoreFailed(Exception):
    """The store could not keep or find something: the disk is full, the file is gone. Nothing of it was kept."""


class Store(Protocol):
    """Keeps tables. What `append` has kept is safe, whatever happens to the process or the machine afterwards."""

    shared: ClassVar[bool]
    """Whether other servers may use it at the same time."""

    since: int
    """Since when there has been a server without a break, in milliseconds since 1970."""

    async def append(self, table: str, rows: Sequence[Row], listing: Listing, after: int | None = None) -> None:
        """Add rows, at least one, to the log of a table, all or none, and note what it now amounts to.

        Version 0 makes a new table. Who says when the latest row before these was made is refused where it was made at
        another time: a log that was put back to how it once was may be as long again. Raises Conflict or StoreFailed.
        """
        ...

    async def read(self, table: str, first: int = 0) -> list[Row]:
        """The log of a table from a version on, in order; empty if there is no such table."""
        ...

    async def version_of(self, table: str, seat: int, reference: str) -> int | None:
        """The version of the entry that the client of a seat calls so."""
        ...

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        """Listed tables that are not over, the one with the latest row first: id and summary."""
        ...

    async def due(self, until: int) -> list[str]:
        """The tables where a server has something to do by a time and no other sees to it, the longest due first."""
        ...

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep the position of a table; an older one is forgotten, and does not replace a newer one."""
        ...

    async def snapshot(self, table: str) -> Snapshot | None:
        """The position that was kept last."""
        ...

    async def counts(self) -> dict[Stage, int]:
        """How many tables there are in each stage."""
        ...

    # Among several servers

    def follow(self, hear: Callable[[Change], None]) -> None:
        """Say from now on what other servers do. Word may come late or twice, but it does come."""
        ...

    async def claim(self, table: str) -> bool:
        """Whether this server sees to what is due at a table. It does from now on, unless another one is there.

        Whoever appends to a table sees to it, too. Should two servers do so, one of them gets a Conflict.
        """
        ...

    def attend(self, table: str, here: Attendance) -> None:
        """Let other servers know who is connected to a table here."""
        ...

    async def elsewhere(self, table: str) -> Attendance:
        """Who is connected to a table at other servers."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        ...


class Alone:
    """The part of a store that nobody else uses."""

    shared: ClassVar[bool] = False

    def __init__(self) -> None:
        self.since = time.time_ns() // 1_000_000

    def follow(self, hear: Callable[[Change], None]) -> None:
        """There are no others."""

    async def claim(self, table: str) -> bool:
        """Everything here is seen to by the one server."""
        return True

    def attend(self, table: str, here: Attendance) -> None:
        """There is nobody to tell."""

    async def elsewhere(self, table: str) -> Attendance:
        """Nobody."""
        return Attendance()


def migrations(kind: str) -> list[str]:
    """The steps that lead from an empty database of a kind to the tables of this version, in order."""
    folder = files("knossos.table") / "migrations" / kind
    steps = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [step.read_text(encoding="utf-8") for step in steps]


class Holdings(Protocol):
    """All that a store keeps, for whoever copies it as a whole, beside the servers that use it.

    A copy is an SQLite file with the tables of `migrations/`, whatever the store itself is: what was kept in one kind
    of store can go on in another.
    """

    async def copy(self, copy: Path) -> None:
        """Write everything as it stands at one moment to a new file, while servers go on. Raises StoreFailed."""
        ...

    async def restore(self, copy: Path, *, replace: bool) -> None:
        """Take everything from such a file, wholly or not at all; what was there goes only if that is wished for.

        Raises a Problem if a server is in the way, or tables that are not to be replaced; StoreFailed if it fails.
        """
        ...
