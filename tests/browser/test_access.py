"""axe-core looks at every page, in light and in dark."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import USUAL, brought, finished, running, usual
from tests.browser.visitor import Visitor
from tests.table.serving import me, open_table

SEVERE = ("serious", "critical")


LOOKS: dict[Literal["dark", "light"], dict[str, list[str]]] = {"dark": {"runOnly": ["color-contrast"]}, "light": {}}
"""The colours of a page, and what may be wrong in them: the rest of it is the same."""


def problems(visitor: Visitor) -> list[str]:
    """What axe-core takes seriously, and where."""
    found = []
    for colours, wanted in LOOKS.items():
        visitor.page.emulate_media(color_scheme=colours)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", colours)
        visitor.page.wait_for_timeout(150)  # colours may just be changing
        violations = Axe().run(visitor.page, options={"resultTypes": ["violations"], **wanted}).response["violations"]
        found += [
            f"{colours}, {each['id']}: {node['target']} {node['failureSummary'][:200]}"
            for each in violations
            if each["impact"] in SEVERE
            for node in each["nodes"][:4]
        ]
    return found


def test_nothing_stands_in_the_way_before_a_game(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    visitor.go()
    expect(page.locator("article").first).to_be_visible()
    assert problems(visitor) == []
    visitor.go("new/team")
    expect(page.locator("input[value=expert]")).to_be_visible()
    assert problems(visitor) == []
    visitor.come(open_table(server))
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert problems(visitor) == []
    visitor.go("how")
    expect(page.locator("h1")).to_be_visible()
    assert problems(visitor) == []


@pytest.mark.parametrize("game", USUAL)
def test_nothing_stands_in_the_way_of_a_game(server: Server, player: Player, game: str) -> None:
    player.visitor.come(usual(server, game))
    for _ in range(2):
        player.wait()
        player.hint()
        assert problems(player.visitor) == []
        player.play(1)
    for tab in ("Chat", "Rules"):
        player.page.get_by_role("tab", name=tab).click()
        assert problems(player.visitor) == []


def test_nothing_stands_in_the_way_of_a_duel(server: Server, player: Player) -> None:
    player.visitor.come(brought(lambda: running(server, "", "dragon"), lambda view: view["phase"] == "reroll"))
    player.wait()
    player.hint()
    assert problems(player.visitor) == []


def test_nothing_stands_in_the_way_after_a_game(server: Server, visitor: Visitor) -> None:
    table = finished(server, "daynight")
    visitor.come(table)
    expect(visitor.page.locator(".result")).to_be_visible()
    assert problems(visitor) == []
    visitor.go(f"replay/{table.name}/9/{table.link}")
    expect(visitor.page.locator("[data-square]").first).to_be_attached()
    assert problems(visitor) == []
    visitor.go("record")
    expect(visitor.page.locator("h1")).to_be_visible()
    assert problems(visitor) == []


def test_nothing_stands_in_the_way_of_the_next_at_one_screen(server: Server, visitor: Visitor) -> None:
    visitor.come(open_table(server, me("Ariadne"), me("Theseus"), game="amazeing(mode=basic)").start())
    expect(visitor.page.locator(".door")).to_be_visible()
    assert problems(visitor) == []


def test_a_phone_is_not_in_the_way_either(server: Server, come: Come) -> None:
    player = Player(come(viewport={"width": 360, "height": 740}, has_touch=True))
    player.visitor.come(running(server))
    player.wait()
    assert problems(player.visitor) == []
