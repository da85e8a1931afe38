"""Somebody before a browser: a page, and everything that it was sent or complained about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket, expect

from tests.table.serving import Opened

PATIENCE = 20_000
"""Milliseconds after which something that has to happen is taken not to happen: machines are shared."""

expect.set_options(timeout=PATIENCE)

TRACED = "const warn = console.warn; console.warn = (...said) => warn(...said, new Error().stack)"
"""A warning says where it comes from."""


class Visitor:
    """One browser window. Whatever goes wrong in it is written down, and fails the test at its end."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(TRACED)
        self.received: list[str] = []
        """Everything that came over the sockets of this window."""

        self.complaints: list[str] = []
        self._forgiving = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._complain(f"thrown: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._dialled)

    @contextmanager
    def in_trouble(self) -> Iterator[None]:
        """What goes wrong in the block is meant to go wrong."""
        self._forgiving = True
        yield
        self.page.wait_for_timeout(50)
        self._forgiving = False

    def _complain(self, text: str) -> None:
        if not self._forgiving:
            self.complaints.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page has gone elsewhere meanwhile
            self._complain(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"refused: {response.request.method} {response.url}: {response.status}")

    def _dialled(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.received.append(str(payload)))

    # Where to

    def go(self, fragment: str = "") -> None:
        """Open a page of the client, as a link would."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{fragment}")

    def come(self, table: Opened, token: str | None = None) -> None:
        """Come to a table with a token: the host's, if no other is named."""
        self.go(f"{table.name}/{token or table.token}")

    # What is there

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(each) for each in self.received]

    @property
    def updates(self) -> int:
        """How often the server has told something new."""
        return sum(each.startswith('{"type":"update"') for each in self.received)

    def hear(self, known: int) -> None:
        """Wait until it has done so more often."""
        for _ in range(PATIENCE // 10):
            if self.updates > known:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("nothing new was told")

    def played(self, known: int) -> str | None:
        """The first action after so many times; None: something else happened."""
        updates = [each for each in self.messages if each["type"] == "update"][known:]
        return next((news["action"] for each in updates for news in each["news"] if news["type"] == "played"), None)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as the server last told it: as a seat sees it, or as the first that was told."""
        for message in reversed(self.messages):
            for sight in message.get("sights") or []:
                if seat is None or sight.get("seat") == seat:
                    view: dict[str, Any] = sight["view"]
                    return view
        raise AssertionError("nothing was told yet")

    def sees(self, text: str) -> None:
        """Somewhere on the page stands this text."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def press(self, name: str) -> None:
        """Press the button with this name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wide
