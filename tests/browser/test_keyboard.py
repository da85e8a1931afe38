"""A whole game without a mouse, from the lobby to the end."""

import pytest
from playwright.sync_api import expect

from knossos.table.serve import Server
from tests.browser.player import Player
from tests.browser.tables import brought, running, usual


def test_a_game_is_played_by_keyboard_alone(player: Player) -> None:
    page = player.page
    player.visitor.go("new/amazeing")
    expect(page.locator("input[value=kids]")).to_be_visible()
    player.tab_to("input[type=radio][value=basic]")
    page.keyboard.press("ArrowDown")
    expect(page.locator("input[value=kids]")).to_be_checked()
    player.tab_to("input[name=count]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    player.tab_to("[aria-label='Who plays in seat 1']")
    player.tab_to("main [aria-label='Your name']")
    page.keyboard.type("Ariadne")
    for seat in (2, 3, 4):
        player.tab_to(f"[aria-label='Who plays in seat {seat}']")
        page.keyboard.type("Bot of level 2")
    player.tab_to("button[type=submit]")
    page.keyboard.press("Enter")
    player.wait()
    player.to_board("data-arrow")
    player.finish(player.type)
    player.tab_to(".result button")


def test_cards_and_duels_are_played_by_keyboard_alone(server: Server, player: Player) -> None:
    player.visitor.come(brought(lambda: running(server, "", "dragon"), lambda view: view["phase"] == "challenge"))
    player.finish(player.type)
    player.tab_to(".result button")


def test_a_growing_maze_is_played_by_keyboard_alone(server: Server, player: Player) -> None:
    player.visitor.come(usual(server, "dedalos"))
    player.wait()
    player.to_board("data-cell")
    player.play(12, player.type)


def test_the_keys_can_be_read(player: Player) -> None:
    page = player.page
    player.visitor.go()
    player.tab_to("article button")
    page.keyboard.press("Enter")
    player.wait()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="All keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("tab", name="Text")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#tab-panel")).to_contain_text("Row 7:")
    page.get_by_role("tab", name="Text").focus()
    for key, tab in (("Home", "Log"), ("End", "Text")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=tab)).to_be_focused()


def test_the_arrow_keys_walk_the_board(server: Server, player: Player) -> None:
    page = player.page
    player.visitor.come(running(server, "kids"))
    player.wait()
    first = player.to_board("data-arrow")
    for name in ("d1", "f1", "g2", "g4", "g6", "f7", "d7", "b7", "a6", "a4", "a2", "b1"):
        page.keyboard.press("ArrowRight")
        assert page.locator(":focus").get_attribute("data-arrow") == name
    assert first == "b1"
    player.act(player.type)
    player.wait()
    for key, name in (("ArrowRight", "b1"), ("ArrowDown", "b2"), ("ArrowLeft", "a2"), ("ArrowUp", "a1")):
        page.keyboard.press(key)
        assert page.locator(":focus").get_attribute("data-square") == name


@pytest.mark.parametrize("game", ["amazeing", "dragon"])
def test_the_spare_can_be_turned_otherwise_than_a_hint_says(server: Server, player: Player, game: str) -> None:
    player.visitor.come(usual(server, game))
    player.wait()
    player.hint()
    spare = player.page.get_by_role("button", name="Spare tile")
    hinted = spare.get_attribute("aria-label")
    assert hinted
    player.page.keyboard.press("r")
    expect(spare).not_to_have_attribute("aria-label", hinted)
