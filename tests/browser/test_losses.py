"""Whatever breaks in the middle of a game, nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.killable import Killable
from tests.browser.player import Player
from tests.browser.proxy import Proxy, proxied
from tests.browser.tables import running


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with proxied(server.address) as between:
        yield between


@pytest.fixture
def killable(client: None, tmp_path: Path, free_port: int) -> Iterator[Killable]:
    served = Killable(tmp_path, free_port)
    yield served
    served.kill()


def table_of(page: Page) -> tuple[list[str], str]:
    """What lies on the table, and the own card."""
    squares = page.locator("[data-square]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return squares, page.locator(".own").inner_text()


def test_a_refresh_finds_everything_again(server: Server, player: Player) -> None:
    page = player.page
    player.visitor.come(running(server))
    player.play(3)
    player.wait()
    before, log = table_of(page), page.locator("#tab-panel").inner_text()
    assert player.visitor.page.url.count("/") == 3, "the token stays in the address"
    page.reload()
    player.wait()
    assert table_of(page) == before
    assert page.locator("#tab-panel").inner_text() == log


def test_what_is_done_while_the_network_is_cut_counts_when_it_is_back(server: Server, come: Come, proxy: Proxy) -> None:
    player = Player(come(proxy.address))
    page = player.page
    player.visitor.come(running(server))
    player.play(2)
    player.wait()
    player.hint()
    with player.visitor.in_trouble():
        proxy.sever()
        expect(page.locator(".presence")).to_contain_text("Reconnecting")
        player.point()
        page.wait_for_timeout(300)
        proxy.mend()
        expect(page.locator(".presence")).to_contain_text("Connected")
    expect(player.told).to_have_count(0)
    player.play(2)


def test_a_killed_server_comes_back_with_the_game(killable: Killable, come: Come) -> None:
    player = Player(come(killable.address))
    page = player.page
    player.visitor.come(running(killable.address))
    player.play(2)
    player.wait()
    before = table_of(page)
    with player.visitor.in_trouble():
        killable.kill()
        expect(page.locator(".presence")).to_contain_text("Reconnecting")
        killable.start()
        expect(page.locator(".presence")).to_contain_text("Connected")
    player.wait()
    assert table_of(page) == before
    player.play(2)
