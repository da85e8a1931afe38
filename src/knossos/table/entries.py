"""The log of a table: how it came to be, who sat down, what was played and what was said. Only ever added to."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from knossos.match import Dealt, HandedOver, Holder, Played, Undone


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a reserve for the whole game that is used up by whoever needs longer."""

    decision: int
    reserve: int = 0


class Chair(Struct, frozen=True):
    """A seat of a table: who holds it, and the hashes of the token that owns it and of the one that invites to it."""

    holder: Holder
    owner: str = ""
    invitation: str = ""


class Opened(Struct, frozen=True, tag=True, kw_only=True):
    """Somebody opened a table. Tokens are kept as hashes; the secret leaves the server only after the last turn."""

    game: str
    rules: int
    components: str
    chairs: tuple[Chair, ...]
    host: str
    link: str
    """The hash of the token that shows a table which is not listed."""

    listed: bool
    chat: bool
    secret: str
    clock: Clock | None = None
    after: str | None = None
    """The table that this is a rematch of."""


class Sat(Struct, frozen=True, tag=True):
    """A person took a seat."""

    seat: int
    name: str
    owner: str


class Stood(Struct, frozen=True, tag=True):
    """A seat is free again, before the game began."""

    seat: int


class Nonced(Struct, frozen=True, tag=True):
    """Seats sent their share of the luck, after the server had committed to its own."""

    seats: tuple[int, ...]
    nonce: str


class Resumed(Struct, frozen=True, tag=True):
    """There was no server before this time, and no clock ran; said before the next entry that a clock counts for."""

    since: int


class Asked(Struct, frozen=True, tag=True):
    """A seat asks to take its latest action back, which others must agree to."""

    seat: int
    of: tuple[int, ...]


class Answered(Struct, frozen=True, tag=True):
    """A seat agrees, or does not."""

    seat: int
    agrees: bool


class Said(Struct, frozen=True, tag=True):
    """A seat said something in its own words, or a phrase that everybody reads in their own language."""

    seat: int
    text: str = ""
    phrase: str = ""


class ChatSet(Struct, frozen=True, tag=True):
    """The host allowed words at the table, or only phrases."""

    on: bool


class Followed(Struct, frozen=True, tag=True):
    """There is a rematch at another table."""

    table: str


class Closed(Struct, frozen=True, tag=True):
    """The table was given up before a game began."""


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Nonced
    | Dealt
    | Played
    | Undone
    | HandedOver
    | Resumed
    | Asked
    | Answered
    | Said
    | ChatSet
    | Followed
    | Closed
)

encode = Encoder().encode
decode = Decoder(Entry).decode
