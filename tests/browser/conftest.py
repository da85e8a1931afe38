"""A browser, a server, and people who come to it. All of it is gone before other tests begin: what drives the browser
keeps an event loop running in the main thread."""

from __future__ import annotations

import random
import secrets
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from knossos.table.client import folder
from knossos.table.serve import Server
from tests.browser import chromium
from tests.browser.client import build
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tests.table.serving import QUICK, serving

Come = Callable[..., Visitor]


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has the same luck in every run. Only games that are begun in a browser have some of its own, too."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())


@pytest.fixture(scope="package")
def client() -> None:
    build()


@pytest.fixture(scope="package")
def server(client: None) -> Iterator[Server]:
    """One server for all tests that do not change how it behaves."""
    with serving(replace(QUICK, web=folder())) as running:
        yield running


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = chromium.launch(playwright.chromium)
    yield opened
    opened.close()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Let somebody come, each with a browser of their own. At the end nobody may have complained."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def another(address: str | None = None, **wishes: Any) -> Visitor:
        usual = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**(usual | wishes))
        contexts.append(context)
        visitors.append(Visitor(context, address or server.address))
        return visitors[-1]

    yield another
    for context in contexts:
        context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def visitor(come: Come) -> Visitor:
    """Somebody who has come alone."""
    return come()


@pytest.fixture
def player(visitor: Visitor) -> Player:
    return Player(visitor)


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
