"""axe-core looks at every page, in light and in dark."""

from __future__ import annotations

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


def problems(visitor: Visitor) -> list[str]:
    """What axe-core takes seriously, and where."""
    visitor.page.wait_for_timeout(150)  # colours may just be changing
    found = Axe().run(visitor.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary'][:200]}"
        for each in found
        if each["impact"] in SEVERE
        for node in each["nodes"][:4]
    ]


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_nothing_stands_in_the_way_before_a_game(server: Server, come: Come, colours: str) -> None:
    visitor = come(color_scheme=colours)
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


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("game", USUAL)
def test_nothing_stands_in_the_way_of_a_game(server: Server, come: Come, game: str, colours: str) -> None:
    player = Player(come(color_scheme=colours))
    player.visitor.come(usual(server, game))
    for _ in range(2):
        player.wait()
        player.hint()
        assert problems(player.visitor) == []
        player.play(1)
    for tab in ("Chat", "Rules"):
        player.page.get_by_role("tab", name=tab).click()
        assert problems(player.visitor) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_nothing_stands_in_the_way_of_a_duel(server: Server, come: Come, colours: str) -> None:
    player = Player(come(color_scheme=colours))
    player.visitor.come(brought(lambda: running(server, "", "dragon"), lambda view: view["phase"] == "reroll"))
    player.wait()
    player.hint()
    assert problems(player.visitor) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_nothing_stands_in_the_way_after_a_game(server: Server, come: Come, colours: str) -> None:
    visitor = come(color_scheme=colours)
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
