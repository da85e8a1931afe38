"""Whoever tries what the rules forbid is told why, and where it is written."""

import pytest
from playwright.sync_api import expect

from knossos.table.serve import Server
from tests.browser.player import Player
from tests.browser.tables import running


@pytest.mark.parametrize(("game", "mode", "rule_of"), [("amazeing", "basic", "AMAZE-MOVE-"), ("dragon", "", "DRAGON-")])
def test_a_refusal_says_why_and_opens_its_rule(
    server: Server, player: Player, game: str, mode: str, rule_of: str
) -> None:
    page = player.page
    player.visitor.come(running(server, mode, game))
    player.play(1)
    player.wait()
    page.locator("[data-square]:not(.offered)").first.click(force=True)  # it says that it is not offered
    refusal = page.locator(".refusal")
    expect(refusal).to_be_visible()
    expect(refusal.locator(".first")).not_to_be_empty()
    rule = refusal.locator(".rule b").inner_text()
    assert rule.startswith(rule_of)
    expect(refusal.locator(".rule p").nth(1)).not_to_be_empty()
    refusal.get_by_role("button", name="Read the rule").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#tab-panel").get_by_text(rule).first).to_be_in_viewport()
    refusal.locator(".button.strong").click()
    expect(refusal).to_have_count(0)


def test_the_closed_arrow_says_why_it_is_closed(server: Server, player: Player) -> None:
    page = player.page
    player.visitor.come(running(server))
    player.play(2)
    player.wait()
    closed = page.locator("[data-arrow][aria-label*=closed]")
    expect(closed).to_have_count(1)
    closed.click()
    expect(page.locator(".refusal .rule b")).to_have_text("AMAZE-PUSH-2")
    player.play(1)
    expect(page.locator(".refusal")).to_have_count(0)


def test_what_one_did_can_be_taken_back(server: Server, player: Player) -> None:
    page = player.page
    player.visitor.come(running(server))
    player.wait()
    before = page.locator("[data-square]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    player.play(1)
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    page.mouse.move(2, 2)  # what is pointed at is shown as it could become
    page.keyboard.press("u")
    expect(page.locator("[data-arrow].offered").first).to_be_attached()
    assert page.locator("[data-square]").evaluate_all("all => all.map((each) => each.ariaLabel)") == before
