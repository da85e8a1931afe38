"""What can be asked over HTTP: the way to a table and what remains of it. The game itself goes over the WebSocket."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from knossos import bots
from knossos.game import Rejection, rulebook
from knossos.game.options import choices
from knossos.game.record import Luck
from knossos.games import kind, load, names
from knossos.locale import Problem, catalogue, languages
from knossos.table import wire
from knossos.table.hall import Hall, now
from knossos.table.limits import Buckets, Limits, neighbourhood
from knossos.table.problems import Refusal, TooLarge, TooSlow, Unavailable, Unknown, Untimely, WrongType
from knossos.table.table import Caller, Stamp, Table
from knossos.table.thinkers import Check, Checked, Look, Looked, ThinkerFailed, ThinkersClosed

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"
METRICS = "text/plain; version=0.0.4; charset=utf-8"

LISTED = 100
"""So many tables are listed at most."""

READING = 20.0
"""Seconds for the content of a request to come."""

LOOKING = 30.0
"""Seconds that going through a record may take."""


class Refused(Struct, frozen=True, omit_defaults=True):
    """Why nothing was done: a code for programs, a sentence for people and, where one speaks against it, the rule."""

    code: str
    text: str
    rule: str = ""


class Desk:
    """Where requests are answered."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.hints = Buckets(limits.hints)
        self.words = Buckets(limits.words)


class Visit(Struct, frozen=True):
    """One request: who asks, and for what."""

    desk: Desk
    address: str
    language: str
    token: str | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any

    @property
    def table(self) -> str:
        """The table in question."""
        name = self.path["table"]
        if not re.fullmatch(wire.TABLE_NAME, name):
            raise Unknown("table-unknown", table=name)
        return name

    @property
    def seat(self) -> int | None:
        """The seat in question."""
        text = self.path.get("seat", self.query.get("seat"))
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 2):
            raise Problem("seat-number", text=text)
        return int(text)

    async def change(self, do: Callable[[Table, Caller, Stamp], Any]) -> wire.TableInfo:
        """Change the table, if whoever asks may see it at all."""

        def seen(table: Table) -> wire.TableInfo:
            caller = table.caller(self.token)
            if not caller.watches:
                raise Unknown("table-unknown", table=self.table)
            do(table, caller, Stamp(now()))
            return table.info()

        return await self.desk.hall.change(self.table, seen)


class Endpoint(Struct, frozen=True, kw_only=True):
    """One thing that can be asked for."""

    method: str
    path: str
    handle: Callable[[Visit], Awaitable[Any]]
    gives: Any
    """The type of the answer, or its content type where it is text."""

    takes: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    seat: bool = False
    """Whether `?seat=` chooses a viewer."""

    @property
    def name(self) -> str:
        """What it is called."""
        return self.handle.__name__


# The house


async def health(visit: Visit) -> wire.Health:
    """Whether the server is there and can reach what it keeps."""
    await visit.desk.hall.counts()
    return wire.Health("ok", version("knossos"))


async def metrics(visit: Visit) -> str:
    """What the server counts, for Prometheus."""
    hall = visit.desk.hall
    counts = await hall.counts()
    gauges = {f"knossos_tables_{stage}": count for stage, count in counts.items()}
    gauges |= {"knossos_tables_in_memory": hall.in_memory, "knossos_connections": hall.connections}
    return hall.metrics.text(gauges)


async def games(visit: Visit) -> wire.GameList:
    """The games that can be played, their options and their bots."""
    return wire.GameList(tuple(_game(name, visit.language) for name in names()))


def _game(name: str, language: str) -> wire.GameInfo:
    facts = load(name).facts
    words = catalogue(language)
    return wire.GameInfo(
        name,
        words.say(f"{name}-title"),
        words.say(f"{name}-about"),
        facts.seats,
        facts.luck,
        facts.secrets,
        facts.cooperative,
        tuple(_option(name, option, *each) for option, each in choices(kind(name).kinds.options).items()),
        tuple(wire.BotInfo(each, bots.kind(each, name).level) for each in bots.names(name)),
    )


def _option(game: str, name: str, possible: str, default: str) -> wire.OptionInfo:
    usual = load(game).facts.seats
    values = () if "…" in possible else possible.split(", ")
    seats = {value: load(game, **{name: value}).facts.seats for value in values}
    return wire.OptionInfo(name, possible, default, {value: each for value, each in seats.items() if each != usual})


async def rules(visit: Visit) -> str:
    """The rules of a game, each with its id, as Markdown."""
    game = visit.path["game"]
    if game not in names():
        raise Unknown("game-name", text=game, games=", ".join(names()))
    return rulebook.page(game, visit.language)


# Tables


async def open_table(visit: Visit) -> wire.OpenedTable:
    """Open a table. Its tokens are in the answer and nowhere else."""
    visit.desk.tables.take(visit.address)
    return await visit.desk.hall.open(visit.body)


async def list_tables(visit: Visit) -> wire.TableList:
    """The tables that anybody may see and that are not over, the latest first."""
    return wire.TableList(tuple(await visit.desk.hall.listed(LISTED)))


async def see_table(visit: Visit) -> wire.TableInfo:
    """A table, if it is listed or the token is one of its tokens."""
    return await visit.desk.hall.look(visit.table, visit.token, lambda table, caller: table.seen_by(caller))


async def close_table(visit: Visit) -> wire.TableInfo:
    """Give a table up before its game begins. Only the host can."""
    return await visit.change(lambda table, caller, stamp: table.close(caller, stamp))


async def take_seat(visit: Visit) -> wire.SeatTaken:
    """Sit down, with the token of the link or of an invitation. The answer has the token that owns the seat."""
    taking: wire.SeatTaking = visit.body
    taken: list[tuple[int, str]] = []

    def sit(table: Table, _: Caller, stamp: Stamp) -> None:
        taken.append(table.sit(visit.token, taking.seat, taking.name, taking.nonce, stamp))

    table = await visit.change(sit)
    return wire.SeatTaken(*taken[-1], table)


async def leave_seat(visit: Visit) -> wire.TableInfo:
    """Leave a seat: before the game it is free again, during the game a bot takes it until its owner comes back."""

    def leave(table: Table, caller: Caller, stamp: Stamp) -> None:
        seat = visit.seat
        assert seat is not None
        if table.stage == "gathering":
            table.stand(caller, seat, stamp)
        else:
            table.hand_over(caller, seat, bots.names(table.game.name)[-1], (), stamp)

    return await visit.change(leave)


async def share_luck(visit: Visit) -> wire.TableInfo:
    """Add to the luck of the game for all the seats that one holds, before it begins."""
    share: wire.Share = visit.body
    return await visit.change(lambda table, caller, stamp: table.share(caller, share.nonce, stamp))


async def start(visit: Visit) -> wire.TableInfo:
    """Begin the game; empty seats go to bots. Only the host can."""
    wish: wire.Start = visit.body
    return await visit.change(lambda table, caller, stamp: table.start(caller, wish.bot, wish.nonce, stamp))


async def rematch(visit: Visit) -> wire.TableInfo:
    """Open a table for the same players again, each one seat further. Everybody's token is good there, too."""
    visit.desk.tables.take(visit.address)
    return await visit.desk.hall.rematch(visit.table, visit.token)


# What remains


async def record(visit: Visit) -> str:
    """The record of the game: complete when it is over; while it runs, without anything that luck has decided."""
    await visit.desk.hall.look(visit.table, visit.token, lambda table, _: table.running)
    return _record(await visit.desk.hall.whole(visit.table))


def _record(table: Table) -> str:
    match = table.running
    if table.stage != "over":
        return str(match.record_so_far())
    return str(match.record(Luck(table.opened.secret, table.nonces)))


async def replay(visit: Visit) -> Raw:
    """A game that is over, step by step, as a seat saw it; without a seat: as a spectator did."""

    def check_over(table: Table, _: Caller) -> None:
        if table.running and table.stage != "over":
            raise Untimely("replay-running")

    await visit.desk.hall.look(visit.table, visit.token, check_over)
    return await _look(visit, _record(await visit.desk.hall.whole(visit.table)))


async def look_at_record(visit: Visit) -> Raw:
    """Any record, step by step, as a seat saw it; without a seat: as a spectator did. Nothing is kept."""
    return await _look(visit, visit.body)


async def check_record(visit: Visit) -> Checked:
    """Draw everything again that a record says was drawn. Refused with the first line that does not follow."""
    visit.desk.hints.take(visit.address)
    try:
        return await visit.desk.hall.thinkers.check(Check(visit.body), LOOKING)
    except (ThinkerFailed, ThinkersClosed):
        raise Unavailable("replay-failed") from None


async def _look(visit: Visit, text: str) -> Raw:
    visit.desk.hints.take(visit.address)
    try:
        return await visit.desk.hall.thinkers.look(Look(text, visit.seat, visit.language), LOOKING)
    except (ThinkerFailed, ThinkersClosed):
        raise Unavailable("replay-failed") from None


ENDPOINTS = (
    Endpoint(method="GET", path="/api/health", handle=health, gives=wire.Health),
    Endpoint(method="GET", path="/metrics", handle=metrics, gives=METRICS),
    Endpoint(method="GET", path="/api/games", handle=games, gives=wire.GameList),
    Endpoint(method="GET", path="/api/games/{game}/rules", handle=rules, gives=MARKDOWN, refusals=(404,)),
    Endpoint(
        method="POST",
        path="/api/tables",
        handle=open_table,
        takes=wire.TableWish,
        gives=wire.OpenedTable,
        status=201,
    ),
    Endpoint(method="GET", path="/api/tables", handle=list_tables, gives=wire.TableList),
    Endpoint(method="GET", path="/api/tables/{table}", handle=see_table, gives=wire.TableInfo, refusals=(404,)),
    Endpoint(
        method="DELETE",
        path="/api/tables/{table}",
        handle=close_table,
        gives=wire.TableInfo,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/seats",
        handle=take_seat,
        takes=wire.SeatTaking,
        gives=wire.SeatTaken,
        status=201,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        method="DELETE",
        path="/api/tables/{table}/seats/{seat}",
        handle=leave_seat,
        gives=wire.TableInfo,
        refusals=(400, 403, 404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/luck",
        handle=share_luck,
        takes=wire.Share,
        gives=wire.TableInfo,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/start",
        handle=start,
        takes=wire.Start,
        gives=wire.TableInfo,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/rematch",
        handle=rematch,
        gives=wire.TableInfo,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        handle=record,
        gives=TEXT,
        refusals=(400, 404, 409),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/replay",
        handle=replay,
        gives=Looked,
        seat=True,
        refusals=(400, 404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/records",
        handle=look_at_record,
        takes=TEXT,
        gives=Looked,
        seat=True,
    ),
    Endpoint(method="POST", path="/api/records/check", handle=check_record, takes=TEXT, gives=Checked),
)


# From requests to answers


Answering: TypeAlias = Callable[[Request], Awaitable[Response]]
"""What the framework calls."""


def answering(endpoint: Endpoint, desk: Desk) -> Answering:
    """What the framework calls for an endpoint."""
    decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes not in (None, TEXT) else None

    async def answer(request: Request) -> Response:
        address = neighbourhood(request.client.host if request.client else "")
        language = spoken(request)
        try:
            desk.requests.take(address)
            body: Any = None
            if decoder:
                body = wire.decoded(decoder, await _body(request, JSON, desk.limits.message_bytes))
            elif endpoint.takes == TEXT:
                body = _text(await _body(request, TEXT, desk.limits.upload_bytes))
            visit = Visit(
                desk, address, language, _token(request), dict(request.path_params), dict(request.query_params), body
            )
            return _given(endpoint, await endpoint.handle(visit))
        except Problem as problem:
            return refusal(problem, language)
        except ClientDisconnect:
            return Response(status_code=400)

    return answer


_LATER = {"Retry-After": "10"}


def refusal(problem: Problem, language: str) -> Response:
    """Say why nothing was done."""
    status = problem.status if isinstance(problem, Refusal) else 400
    text = catalogue(language).say(problem.key, **problem.values)
    rule = problem.rule if isinstance(problem, Rejection) else ""
    headers = {408: {"Connection": "close"}, 429: _LATER, 503: _LATER}.get(status)
    return Response(msgspec.json.encode(Refused(problem.key, text, rule)), status, headers, JSON)


def spoken(request: Request) -> str:
    """The first language that whoever asks wants and Knossos speaks; English otherwise."""
    wanted = (part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))
    return next((language for language in wanted if language in languages()), "en")


def _given(endpoint: Endpoint, answer: Any) -> Response:
    if isinstance(endpoint.gives, str):
        return Response(answer, endpoint.status, media_type=endpoint.gives)
    return Response(msgspec.json.encode(answer), endpoint.status, media_type=JSON)


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and 16 <= len(token) <= 64 else None


async def _body(request: Request, kind: str, most: int) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != kind.partition(";")[0]:
        raise WrongType("body-type", right=kind.partition(";")[0])
    body = b""
    try:
        async with asyncio.timeout(READING):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise TooLarge("body-large", most=most)
    except TimeoutError:
        raise TooSlow("body-slow") from None
    return body


def _text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Problem("body-not-text") from None
