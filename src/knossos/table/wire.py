"""What goes over the wire: the messages of the protocol and what they are made of. `docs/protocol.md` explains them.

A struct here is the message, its documentation and its check at once. Fields that have nothing to say are left out.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import DecodeError, Meta, Raw, Struct
from msgspec.json import Decoder, Encoder

from knossos.game import Outcome
from knossos.game.record import NONCE
from knossos.locale import Problem
from knossos.match import Holder
from knossos.table.entries import Clock
from knossos.table.store import Stage

T = TypeVar("T")

PROTOCOL = 1
"""Changes when a client that knew the one before could no longer play."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Reference: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=f"^{NONCE.pattern}$")]
TABLE_NAME = "[a-z0-9]{1,16}"
TableName: TypeAlias = Annotated[str, Meta(pattern=f"^{TABLE_NAME}$")]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,30}$")]


# What a client sends


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    pass


class Hello(_FromClient, frozen=True):
    """The first message of a connection: which table, who is there, and what it has seen already."""

    protocol: Version
    table: TableName
    token: Token | None = None
    """The token of a seat, of the host or of the link; without one: a spectator, where the table is listed."""

    since: Version | None = None
    """The last version that this client has seen: it gets everything after it. Left out: only how things stand."""

    language: Annotated[str, Meta(max_length=16)] | None = None
    """Say what happens in this language, too. Refusals are always said, in English if nothing else was asked for."""


class Act(_FromClient, frozen=True):
    """Play an action."""

    reference: Reference
    seat: Seat
    action: ActionText
    version: Version | None = None
    """The version that the player was looking at: refused if the position has changed since."""


class Preview(_FromClient, frozen=True):
    """What would this action lead to? Refused where luck or a secret would be needed to say it."""

    reference: Reference
    seat: Seat
    action: ActionText


class Undo(_FromClient, frozen=True):
    """Take the latest action of a seat back, or ask the others whether one may."""

    reference: Reference
    seat: Seat


class Answer(_FromClient, frozen=True):
    """Agree, or not, that somebody takes an action back."""

    reference: Reference
    seat: Seat
    agrees: bool


class Hint(_FromClient, frozen=True):
    """What would a bot do in this seat?"""

    reference: Reference
    seat: Seat


class HandOver(_FromClient, frozen=True):
    """Leave a seat to a bot: one's own at any time, that of another who has been away for long."""

    reference: Reference
    seat: Seat
    bot: BotName = "greedy"


class Return(_FromClient, frozen=True):
    """Take one's own seat back from a bot."""

    reference: Reference
    seat: Seat


class Say(_FromClient, frozen=True):
    """Say something to everybody at the table."""

    reference: Reference
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(_FromClient, frozen=True):
    """Say one of the phrases that everybody reads in their own language."""

    reference: Reference
    seat: Seat
    phrase: Annotated[str, Meta(max_length=40)]


class Point(_FromClient, frozen=True):
    """Point at a square, an arrow or a cell for the others to see."""

    seat: Seat
    at: Annotated[str, Meta(pattern="^[a-z0-9]{1,12}$(?!\n)")]


class Chat(_FromClient, frozen=True):
    """Allow words at the table, or only phrases; the host decides."""

    reference: Reference
    on: bool


class Mute(_FromClient, frozen=True):
    """No longer hear what a seat says, or hear it again; only this connection."""

    seat: Seat
    on: bool = True


class Ping(_FromClient, frozen=True):
    """Is anybody there, and how late is it?"""


FromClient: TypeAlias = (
    Hello | Act | Preview | Undo | Answer | Hint | HandOver | Return | Say | Phrase | Point | Chat | Mute | Ping
)

_MESSAGES: Decoder[FromClient] = Decoder(FromClient)
encode = Encoder().encode


def read(message: str | bytes) -> FromClient:
    """Understand a message of a client, or say what is wrong with it."""
    return decoded(_MESSAGES, message)


def decoded(decoder: Decoder[T], content: str | bytes) -> T:
    """Understand something from outside, or say what is wrong with it."""
    try:
        return decoder.decode(content)
    except DecodeError as error:
        raise Problem("message-malformed", reason=str(error)) from None
    except UnicodeDecodeError:
        raise Problem("body-not-text") from None
    except RecursionError:
        raise Problem("message-deep") from None


# What things are made of


class ChairInfo(Struct, frozen=True, omit_defaults=True):
    """A seat of a table, as everybody may know it."""

    holder: Holder
    invited: bool = False
    """Kept free for whoever has the invitation."""

    owner: str = ""
    """The person who may take the seat back from a bot."""


class TableInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table, as everybody who may see it knows it."""

    id: str
    game: str
    stage: Stage
    listed: bool
    chairs: tuple[ChairInfo, ...]
    pieces: tuple[str, ...]
    """The piece of each seat, by which people know it."""

    secrets: bool
    """Whether seats hide anything from each other: around one screen, the others then look away."""

    chat: bool
    opened: int
    """When, in milliseconds since 1970."""

    commitment: str
    """The hash of the server's share of the luck, shown before anybody else adds theirs."""

    clock: Clock | None = None
    after: str | None = None
    followed: str | None = None
    """The table of the rematch."""

    yours: tuple[int, ...] = ()
    """The seats of whoever asked; this and what follows only where somebody asks for one table."""

    kept: int | None = None
    """The seat that is kept for whoever asked: their token is its invitation, good for one."""

    to_act: int | None = None
    outcome: Outcome | None = None


class Asking(Struct, frozen=True):
    """A seat that would like to take an action back, who has to agree, and who has."""

    seat: int
    of: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class Standing(Struct, frozen=True, omit_defaults=True):
    """How things stand, for everybody."""

    stage: Stage
    to_act: int | None = None
    outcome: Outcome | None = None
    until: int | None = None
    """When the clock of the seat to act runs out, in milliseconds since 1970."""

    reserves: tuple[int, ...] = ()
    """What each seat has left of its reserve, in milliseconds."""

    asking: Asking | None = None


def raw(thing: object) -> Raw:
    """Anything in the form in which it is sent, ready to be put into a message."""
    return Raw(encode(thing))


class Sight(Struct, frozen=True, omit_defaults=True):
    """What a seat sees and may do; without a seat: a spectator."""

    view: Raw
    signs: Raw
    """What the rules say of the view, for a board that knows none."""

    seat: int | None = None
    legal: tuple[str, ...] = ()
    undo: tuple[int, ...] | None = None
    """The seats that must agree if this one takes its latest action back; left out: there is nothing to take back."""


class Heard(Struct, frozen=True, omit_defaults=True):
    """What a seat, or a spectator, hears of what happened."""

    events: Raw
    seat: int | None = None
    told: tuple[str, ...] = ()
    """The same in sentences, if a language was asked for."""


class News(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of the log, as everybody may know it, and what was heard of it."""

    version: int
    at: int
    type: Literal[
        "opened", "sat", "stood", "nonced", "dealt", "played", "undone", "handedover", "resumed",
        "asked", "answered", "said", "chatset", "followed", "closed",
    ]  # fmt: skip
    seat: int | None = None
    action: str = ""
    by: Literal["", "bot", "clock"] = ""
    """Who chose the action, if not the person in the seat."""

    holder: Holder | None = None
    of: tuple[int, ...] = ()
    agrees: bool = False
    text: str = ""
    phrase: str = ""
    on: bool = False
    table: str = ""
    heard: tuple[Heard, ...] = ()


# What the server sends


class _FromServer(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    pass


class Welcome(_FromServer, frozen=True, kw_only=True):
    """The answer to `hello`; an `update` follows."""

    protocol: int
    table: TableInfo
    seats: tuple[int, ...]
    """The seats that this connection holds; none: a spectator."""

    host: bool
    phrases: tuple[str, ...]


class Update(_FromServer, frozen=True, kw_only=True):
    """What is new, and how things stand after it."""

    version: int
    """The version to say in the next `hello` as `since`."""

    news: tuple[News, ...]
    standing: Standing
    sights: tuple[Sight, ...] = ()
    table: TableInfo | None = None
    """The table, where something about it has changed."""


class Done(_FromServer, frozen=True):
    """What the client asked for was done and is kept, as the entry of this version."""

    reference: str
    version: int


class Refused(_FromServer, frozen=True):
    """What the client asked for was not done, and nothing has changed."""

    code: str
    text: str
    reference: str = ""
    rule: str = ""
    """The rule of the game that speaks against it."""


class Previewed(_FromServer, frozen=True):
    """How it would be after an action."""

    reference: str
    sight: Sight
    heard: Heard


class Hinted(_FromServer, frozen=True):
    """What a bot would do, and why."""

    reference: str
    action: str
    text: str


class Presence(_FromServer, frozen=True):
    """Which seats are connected, and how many watch."""

    seats: tuple[int, ...]
    spectators: int = 0


class Pointed(_FromServer, frozen=True):
    """A seat points at something."""

    seat: int
    at: str


class Pong(_FromServer, frozen=True):
    """The answer to `ping`."""

    at: int
    """The time of the server, in milliseconds since 1970: clocks run by it."""


FromServer: TypeAlias = Welcome | Update | Done | Refused | Previewed | Hinted | Presence | Pointed | Pong


# What HTTP adds


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatWish(_Body, frozen=True):
    """How a seat shall be filled: by oneself, by anybody, by whoever gets the invitation, or by a bot."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None
    """The name of the person, for `me`."""

    bot: BotName = "greedy"


class ClockWish(_Body, frozen=True):
    """Seconds for each decision, and a reserve for the whole game."""

    decision: Annotated[int, Meta(ge=1, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)] = 0


class TableWish(_Body, frozen=True):
    """A table that somebody would like to open."""

    game: Annotated[str, Meta(min_length=1, max_length=300)]
    """The name of a game with its options, as in `amazeing(mode=kids)`."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    listed: bool = False
    clock: ClockWish | None = None
    chat: bool | None = None
    """Left out: words are allowed where the table is not listed."""


class Invitation(Struct, frozen=True):
    """The token that lets somebody take a seat."""

    seat: int
    token: str


class OpenedTable(Struct, frozen=True):
    """A new table, and the tokens for it: they are shown this once."""

    table: TableInfo
    token: str
    """For the one who opened it: the host, and the seats wished for `me`."""

    link: str
    """For everybody who shall see the table and may sit down at it."""

    invitations: tuple[Invitation, ...] = ()


class SeatTaking(_Body, frozen=True):
    """A person who would like to sit down."""

    name: Name
    seat: Seat | None = None
    """Left out: the seat of the invitation, or the first open one."""

    nonce: Nonce | None = None
    """Anything random: this seat's share of the luck."""


class SeatTaken(Struct, frozen=True):
    """A seat, and the token that owns it."""

    seat: int
    token: str
    table: TableInfo


class Start(_Body, frozen=True):
    """Begin the game; empty seats go to bots."""

    bot: BotName = "greedy"
    nonce: Nonce | None = None


class Share(_Body, frozen=True):
    """The share of the luck of all the seats that one holds."""

    nonce: Nonce


class TableList(Struct, frozen=True):
    """Tables that anybody may see, the latest first."""

    tables: tuple[TableInfo, ...]


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """An option of a game."""

    name: str
    possible: str
    default: str
    seats: dict[str, tuple[int, ...]] = {}
    """The numbers of seats with each value that changes them."""


class BotInfo(Struct, frozen=True):
    """A bot that plays a game; a higher level is stronger."""

    name: str
    level: int


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    seats: tuple[int, ...]
    luck: bool
    secrets: bool
    cooperative: bool
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]


class GameList(Struct, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class Health(Struct, frozen=True):
    """The server is there and can keep what it is told."""

    status: Literal["ok"]
    version: str
