"""Every mode, from the form in the lobby to its end, by somebody who follows hints with real clicks."""

import pytest
from playwright.sync_api import expect

from knossos.table.serve import Server
from tests.browser.player import Player
from tests.browser.tables import brought, running
from tests.browser.visitor import Visitor

MODES = [
    ("amazeing", "basic"),
    ("amazeing", "kids"),
    ("amazeing", "daynight"),
    ("team", "introductory"),
    ("team", "standard"),
    ("team", "expert"),
    ("dragon", "only"),
    ("dedalos", "base"),
    ("dedalos", "collapse"),
    ("dedalos", "minotaur"),
    ("dedalos", "both"),
]
MODULES = {"collapse": "Collapse tiles", "minotaur": "The minotaur hunts"}


def begin(visitor: Visitor, game: str, mode: str) -> None:
    """Make a table for oneself and three bots, as anybody would."""
    page = visitor.page
    visitor.go(f"new/{game}")
    if game == "dedalos":
        for module, name in MODULES.items():
            page.get_by_label(name, exact=True).set_checked(mode in (module, "both"))
    elif game != "dragon":
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


def test_the_dragon_is_met_and_beaten(server: Server, player: Player) -> None:
    """The first turns from the lobby on, and the last ones of a game that others have brought there."""
    page = player.page
    player.visitor.go()
    page.locator("article", has_text="Labyrinth with the dragon").get_by_role(
        "button", name="Play now with bots"
    ).click()
    player.play(6)
    assert player.visitor.view()["stage"] == "first"

    player.visitor.come(brought(lambda: running(server, "", "dragon"), lambda view: view["phase"] == "challenge"))
    player.wait()
    expect(page.get_by_role("region", name="Before the dragon")).to_be_visible()
    known = player.visitor.updates
    player.visitor.press("Challenge the dragon")
    player.visitor.hear(known)  # that may have been the last decision
    player.finish()
    expect(page.locator("#tab-panel")).to_contain_text("You challenge the dragon!")
    expect(page.locator(".result")).to_contain_text("dragon 15")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    over = player.visitor.view()
    assert (over["phase"], over["treasures"]) == ("over", [])
