"""The web application: the endpoints, the socket, and what goes with every answer."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from knossos.locale import Catalogue, catalogue
from knossos.table import client, openapi
from knossos.table.hall import Hall
from knossos.table.http import ENDPOINTS, JSON, LISTED, Answering, Desk, answering, refusal, spoken
from knossos.table.limits import Counter, Limits, neighbourhood
from knossos.table.metrics import Metrics
from knossos.table.problems import Failed, TooMany, Unavailable, Unknown, WrongMethod
from knossos.table.sockets import TOO_MANY, Connection
from knossos.table.wire import PROTOCOL, TableInfo

_STYLE = """
:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
code { font-family: ui-monospace, monospace; }
li { margin: 0.3rem 0; }
"""

_STYLE_HASH = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "script-src 'self'; connect-src 'self'; img-src 'self' data:; "
    f"style-src 'self' 'sha256-{_STYLE_HASH}'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
"""What goes with every answer."""


def application(hall: Hall, limits: Limits, web: Path | None) -> Starlette:
    """The application over a hall, with the browser client or a page that says what this is."""
    desk = Desk(hall, limits)
    connections, everybody = Counter(limits.connections), Counter(limits.everybody)
    document = msgspec.json.encode(openapi.document())

    async def description(_: Request) -> Response:
        return Response(document, media_type=JSON)

    async def page(request: Request) -> Response:
        return HTMLResponse(_page(await hall.listed(LISTED), spoken(request)))

    async def play(socket: WebSocket) -> None:
        if not _same_origin(socket.headers):
            await socket.close(1008)  # before it was accepted: the browser sees a 403
            return
        address = neighbourhood(socket.client.host if socket.client else "")
        try:
            desk.requests.take(address)
            with everybody.one(""), connections.one(address):
                await Connection(desk, socket, address).run()
        except TooMany:
            hall.metrics.refused += 1
            await socket.close(TOO_MANY)

    app = Starlette(
        routes=[
            *_routes(desk),
            Route("/api/openapi.json", description),
            WebSocketRoute("/api/play", play),
            *(client.routes(web) if web else [Route("/", page)]),
        ],
        middleware=[Middleware(_Answers, metrics=hall.metrics)],
        exception_handlers={HTTPException: _refused, Unavailable: _unavailable, Exception: _failed},
    )
    app.router.redirect_slashes = False  # a path is right or wrong, and the answer says which
    return app


def _routes(desk: Desk) -> list[Route]:
    """One route for each path with all of its methods, so that an answer can say which ones there are."""
    paths: dict[str, dict[str, Answering]] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method] = answering(each, desk)
    return [Route(path, _by_method(answers), methods=list(answers)) for path, answers in paths.items()]


def _by_method(answers: Mapping[str, Answering]) -> Answering:
    async def answer(request: Request) -> Response:
        return await answers["GET" if request.method == "HEAD" else request.method](request)

    return answer


class _Answers:
    """Adds the headers that go with every answer, and counts refusals."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                self._metrics.refused += message["status"] >= 400
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def _same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a page of this server asks, or a program that is no browser."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


async def _refused(request: Request, error: Exception) -> Response:
    """What the framework refuses: an unknown path, or a method that a path does not know."""
    assert isinstance(error, HTTPException)
    if error.status_code == WrongMethod.status:
        answer = refusal(WrongMethod("method-unknown", method=request.method), spoken(request))
        answer.headers.update(error.headers or {})
        return answer
    return refusal(Unknown("path-unknown"), spoken(request))


async def _unavailable(request: Request, error: Exception) -> Response:
    """What is kept cannot be reached."""
    assert isinstance(error, Unavailable)
    return refusal(error, spoken(request))


async def _failed(request: Request, _: Exception) -> Response:
    """A mistake of ours: the log has it, and whoever asked learns nothing but that."""
    answer = refusal(Failed("server-failed"), spoken(request))
    answer.headers.update(HEADERS)  # nothing else is left between here and the network
    return answer


def _page(tables: Sequence[TableInfo], language: str) -> str:
    """The page that says what this is."""
    words = catalogue(language)
    listed = "".join(f"<li>{escape(_line(table, words))}</li>" for table in tables)
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Knossos</title>
<style>{_STYLE}</style>
</head>
<body>
<h1>Knossos</h1>
<p>{words.say("page-about")}</p>
<p>{words.say("page-protocol", protocol=PROTOCOL, socket="<code>/api/play</code>", description=_LINK)}</p>
<h2>{words.say("page-tables")}</h2>
{f"<ul>{listed}</ul>" if listed else f"<p>{words.say('page-no-tables')}</p>"}
</body>
</html>
"""


def _line(table: TableInfo, words: Catalogue) -> str:
    title = words.say(f"{table.game.partition('(')[0]}-title")
    people = ", ".join(str(chair.holder) for chair in table.chairs)
    return f"{table.id}: {title} ({people}), {words.say(f'table-{table.stage}')}"


_LINK = '<a href="/api/openapi.json"><code>/api/openapi.json</code></a>'
