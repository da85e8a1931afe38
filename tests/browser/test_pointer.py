"""The mouse on a board of the shifting maze."""

import pytest
from playwright.sync_api import Locator, expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import running, usual


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_click_skips_what_moves_and_does_nothing_else(server: Server, come: Come) -> None:
    player = Player(come(reduced_motion="no-preference"))
    page = player.page
    player.visitor.come(running(server, "kids"))
    player.wait()
    slowly = player.visitor.context.new_cdp_session(page)
    slowly.send("Animation.enable")
    slowly.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    busy = page.locator("#board[aria-busy=true]")
    page.locator("[data-arrow].offered").first.click()
    page.locator(".now .button.strong").click()
    expect(busy).to_be_visible()
    known = player.visitor.updates
    page.mouse.click(*middle(page.locator("[data-square=d4]")))
    expect(busy).to_have_count(0)
    page.keyboard.press("u")
    player.visitor.hear(known)
    expect(busy).to_be_visible()
    page.locator("#tab-panel").click()
    expect(busy).to_have_count(0)
    page.locator("[data-arrow].offered").first.click()
    page.locator(".now .button.strong").click()
    expect(busy).to_be_visible()
    page.locator("[data-square=d4]").press("Enter")
    expect(busy).to_have_count(0)
    heard = player.visitor.messages
    assert [news["type"] for each in heard for news in each.get("news", ())].count("played") == 2
    assert not any(each["type"] == "refused" for each in heard)


@pytest.mark.parametrize("game", ["amazeing", "dragon"])
def test_the_spare_is_dragged_to_an_arrow(server: Server, player: Player, game: str) -> None:
    page = player.page
    player.visitor.come(usual(server, game))
    player.wait()
    page.mouse.move(*middle(page.locator(".spare button.tile")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-arrow].offered").first), steps=4)
    expect(page.locator(".now .button.strong")).to_contain_text("Push at")
    page.mouse.up()
    expect(page.locator("[data-square].offered").first).to_be_attached()
