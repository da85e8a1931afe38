"""The mouse on a board of the shifting maze."""

import pytest
from playwright.sync_api import Locator, expect

from knossos.table.serve import Server
from tests.browser.player import Player
from tests.browser.tables import usual


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
