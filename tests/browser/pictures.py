"""Makes the pictures of the README anew: `python -m tests.browser.pictures`, into docs/pictures/ or another folder."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Browser, expect, sync_playwright

from knossos.table import client
from knossos.table.serve import Server
from tests.browser import chromium
from tests.browser.client import build
from tests.browser.player import Player
from tests.browser.tables import brought, running
from tests.browser.visitor import Visitor
from tests.table.serving import QUICK, Opened, bot, me, open_table, serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 768, "height": 1024}}
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def lobby(visitor: Visitor, server: Server) -> None:
    open_table(server, me("Minos"), {"kind": "open"}, game="team(mode=standard)", listed=True)
    open_table(server, me("Pasiphae"), {"kind": "open"}, {"kind": "open"}, game="amazeing(mode=daynight)", listed=True)
    visitor.come(running(server))
    Player(visitor).play(2)
    visitor.go()
    expect(visitor.page.locator("article").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")


def push(visitor: Visitor, server: Server) -> None:
    player = Player(visitor)
    visitor.come(running(server, "basic", seats=4))
    player.play(4)
    player.wait()
    player.hint()
    visitor.page.wait_for_timeout(800)


def move(visitor: Visitor, server: Server) -> None:
    player = Player(visitor)
    visitor.come(running(server, "kids", seats=3))
    player.play(3)
    player.wait()
    player.hint()
    visitor.page.wait_for_timeout(800)


def night(visitor: Visitor, server: Server) -> None:
    visitor.come(at_night(server))
    player = Player(visitor)
    player.wait()
    player.hint()
    visitor.page.wait_for_timeout(800)


def team(visitor: Visitor, server: Server) -> None:
    player = Player(visitor)
    visitor.come(running(server, "standard", "team", seats=3))
    player.play(12)
    player.wait()
    player.hint()
    visitor.page.wait_for_timeout(800)


def duel(visitor: Visitor, server: Server) -> None:
    """In the turn of somebody else, so that all cards may still help."""
    table = brought(
        lambda: running(server, "", "dragon", seats=4), lambda view: view["phase"] == "reroll" and view["seat"]
    )
    visitor.come(table)
    Player(visitor).wait()
    visitor.page.wait_for_timeout(800)


def dedalos(visitor: Visitor, server: Server) -> None:
    """When the maze has grown, and there is something to lay."""
    table = brought(
        lambda: running(server, "", "dedalos", seats=5),
        lambda view: len(view["grid"]["laid"]) >= 30 and view["phase"] == "act" and not view["lays"],
    )
    visitor.come(table)
    player = Player(visitor)
    player.wait()
    player.hint()
    visitor.page.wait_for_timeout(800)


def at_night(server: Server) -> Opened:
    """A game by day and by night, when night has just fallen: a bot has played until then."""
    table = open_table(server, me(), bot("greedy"), game="amazeing(mode=daynight)").start()
    with table.connect(table.token) as client:
        client.send(type="handover", reference="over", seat=0)
        while not any(sight["view"]["night"] for sight in client.until("update").get("sights", ())):
            pass
        client.ask(type="return", reference="back", seat=0)
    return table


PICTURES: dict[str, tuple[Callable[[Visitor, Server], None], dict[str, Any]]] = {
    "lobby": (lobby, DESK),
    "amazeing-push": (push, DESK),
    "amazeing-move-dark": (move, DESK | {"color_scheme": "dark"}),
    "amazeing-night": (night, DESK),
    "team": (team, DESK),
    "team-tablet-dark": (team, TABLET | {"color_scheme": "dark"}),
    "dragon": (duel, DESK),
    "dragon-dark": (duel, DESK | {"color_scheme": "dark"}),
    "dedalos": (dedalos, DESK),
    "dedalos-dark": (dedalos, DESK | {"color_scheme": "dark"}),
    "phone-amazeing": (push, PHONE),
    "phone-team": (team, PHONE),
    "phone-dragon": (duel, PHONE),
    "phone-dedalos": (dedalos, PHONE),
}


def make(browser: Browser, server: Server, name: str, folder: Path) -> Path:
    """One picture."""
    prepare, wishes = PICTURES[name]
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **wishes)
    visitor = Visitor(context, server.address)
    prepare(visitor, server)
    file = folder / f"{name}.png"
    visitor.page.screenshot(path=file)
    context.close()
    return file


def main(folder: Path, *names: str) -> None:
    """All pictures, or those that are named."""
    build()
    folder.mkdir(parents=True, exist_ok=True)
    with serving(replace(QUICK, web=client.folder())) as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright.chromium)
        for name in names or PICTURES:
            print(make(browser, server, name, folder))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER, *sys.argv[2:])
