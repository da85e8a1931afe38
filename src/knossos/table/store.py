"""What a store of tables can do. A table is its log: rows that are only ever added."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

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


class Conflict(Exception):
    """This version is not the next one, or this seat has used this reference before: read the log and try again."""


class StoreFailed(Exception):
    """The store could not keep or find something: the disk is full, the file is gone. Nothing of it was kept."""


class Store(Protocol):
    """Keeps tables. What `append` has kept is safe, whatever happens to the process or the machine afterwards."""

    async def append(self, table: str, rows: Sequence[Row], listing: Listing) -> None:
        """Add rows to the log of a table, all or none, and note what it now amounts to.

        Version 0 makes a new table. Without rows, only what an existing table amounts to is noted. Raises Conflict or
        StoreFailed.
        """
        ...

    async def read(self, table: str) -> list[Row]:
        """The log of a table in order of version; empty if there is no such table."""
        ...

    async def version_of(self, table: str, seat: int, reference: str) -> int | None:
        """The version of the entry that the client of a seat calls so."""
        ...

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        """Listed tables that are not over, the one with the latest row first: id and summary."""
        ...

    async def due(self, until: int) -> list[str]:
        """The tables where the server has something to do by a time, the longest due first."""
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

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        ...


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
