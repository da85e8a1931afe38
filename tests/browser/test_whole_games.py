"""Every mode, from the form in the lobby to its end, by somebody who follows hints with real clicks."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.visitor import Visitor

MODES = [
    ("amazeing", "basic"),
    ("amazeing", "kids"),
    ("amazeing", "daynight"),
    ("team", "introductory"),
    ("team", "standard"),
    ("team", "expert"),
    ("dedalos", "base"),
    ("dedalos", "collapse"),
    ("dedalos", "minotaur"),
    ("dedalos", "both"),
]
MODULES = {"collapse": "Collapse tiles", "minotaur": "The Minotaur hunts"}


def begin(visitor: Visitor, game: str, mode: str) -> None:
    """Make a table for oneself and three bots, as anybody would."""
    page = visitor.page
    visitor.go(f"new/{game}")
    if game == "dedalos":
        for module, name in MODULES.items():
            page.get_by_label(name, exact=True).set_checked(mode in (module, "both"))
    else:
        page.locator(f"input[type=radio][value={mode}]").check()
    page.get_by_role("textbox", name="Your name").fill("Ariadne")
    page.get_by_role("radiogroup", name="How many play").get_by_text("4").click()
    for seat in (2, 3, 4):
        page.get_by_label(f"Who plays in seat {seat}").select_option("bot/greedy")
    visitor.press("Begin the game")


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_game_is_played_to_its_end(player: Player, game: str, mode: str) -> None:
    page = player.page
    begin(player.visitor, game, mode)
    player.finish()
    expect(page.locator(".result h2")).not_to_be_empty()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert player.visitor.view()["phase"] == "over"
