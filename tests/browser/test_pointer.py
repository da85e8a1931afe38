"""The mouse and the finger on a board of the shifting maze."""

import pytest
from playwright.sync_api import Locator, expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import brought, running, usual


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
    expect(busy).to_be_visible()
    page.locator("[data-square=d4]").press("Enter")
    expect(busy).to_have_count(0)
    heard = player.visitor.messages
    assert [news["type"] for each in heard for news in each.get("news", ())].count("played") == 2
    assert not any(each["type"] == "refused" for each in heard)


@pytest.mark.parametrize("game", ["amazeing", "dragon", "team(mode=introductory)"])
def test_the_spare_is_dragged_to_an_arrow(server: Server, player: Player, game: str) -> None:
    page = player.page
    player.visitor.come(usual(server, game))
    player.wait()
    known = player.visitor.updates
    page.mouse.move(*middle(page.locator(".spare button.tile")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-arrow].offered").first), steps=4)
    expect(page.locator(".now .button.strong")).to_contain_text("Push at")
    page.mouse.up()
    player.visitor.hear(known)
    assert player.visitor.played(known)


@pytest.mark.parametrize("game", ["amazeing", "team(mode=introductory)"])
def test_one_click_of_the_mouse_acts(server: Server, player: Player, game: str) -> None:
    page, visitor = player.page, player.visitor

    def act(spot: str) -> None:
        player.wait()
        known = visitor.updates
        page.mouse.dblclick(*middle(page.locator(spot).first))
        visitor.hear(known)

    squares = page.locator("[data-square].offered")
    while not squares.count():  # now and then a piece of the team is shut in after a push
        visitor.come(usual(server, game))
        act("[data-arrow].offered")
        player.wait()
    act("[data-square].offered")
    assert not any(message["type"] == "refused" for message in visitor.messages)


def test_a_finger_taps_to_choose_and_again_to_act(server: Server, come: Come) -> None:
    visitor = come(has_touch=True)
    player, page = Player(visitor), visitor.page
    visitor.come(usual(server, "amazeing"))
    player.wait()
    known = visitor.updates
    arrow = middle(page.locator("[data-arrow].offered").first)
    page.touchscreen.tap(*arrow)
    expect(page.locator(".now .button.strong")).to_contain_text("Push at")
    assert visitor.updates == known
    page.touchscreen.tap(*arrow)
    visitor.hear(known)


def test_a_tile_that_is_laid_turns_under_the_mouse(server: Server, player: Player) -> None:
    page, visitor = player.page, player.visitor
    visitor.come(brought(lambda: usual(server, "team"), lambda view: view["phase"] == "turn"))
    player.wait()
    known = visitor.updates
    hand = page.locator(".spare button.tile")
    tile = middle(page.locator("[data-square].offered"))
    before = hand.get_attribute("aria-label") or ""
    page.mouse.dblclick(*tile)  # half a turn: only a straight corridor looks the same after it
    page.mouse.click(*tile)
    expect(hand).not_to_have_attribute("aria-label", before)
    page.mouse.wheel(0, 100)
    expect(hand).to_have_attribute("aria-label", before)
    assert visitor.updates == known
    page.locator("[data-square].offered").press("Enter")
    visitor.hear(known)


def test_r_leaves_the_spell_in_hand(server: Server, player: Player) -> None:
    page = player.page
    player.visitor.come(usual(server, "team(mode=introductory)"))
    player.wait()
    page.get_by_role("button", name="Rotate", exact=True).click()
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="Rotate", exact=True)).to_have_attribute("aria-pressed", "true")
