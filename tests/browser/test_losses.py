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
from tests.browser.visitor import Visitor


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


def test_what_is_done_while_the_network_is_cut_counts_when_it_is_back(server: Server, proxy: Proxy, come: Come) -> None:
    player = Player(come(proxy.address))
    page = player.page
    player.visitor.come(running(server))
    player.play(2)
    player.wait()
    player.hint()
    page.get_by_role("tab", name="Chat").click()
    with player.visitor.in_trouble():
        proxy.sever()
        expect(page.locator(".presence")).to_contain_text("Reconnecting")
        player.point()
        expect(page.locator(".note")).to_contain_text(["What you did counts as soon as it is back."])
        expect(page.locator(".offered")).to_have_count(0)
        page.get_by_label("Write to the table").fill("Where are you?")
        for _ in range(3):
            page.get_by_label("Write to the table").press("Enter")
        player.visitor.sees("What you said is sent as soon as the connection is back.")
        proxy.mend()
        expect(page.locator(".presence")).to_contain_text("Connected")
    expect(player.told).to_have_count(0)
    expect(page.locator(".bubble")).to_have_text(["Where are you?"])
    page.get_by_role("tab", name="Log").click()
    player.play(2)
    assert '"refused"' not in "".join(player.visitor.received)


def test_a_line_that_dies_without_a_word_is_given_up_for_another(server: Server, proxy: Proxy, come: Come) -> None:
    player = Player(come(proxy.address))
    player.page.clock.install()
    player.visitor.come(running(server))
    player.play(1)
    player.wait()
    proxy.freeze()
    player.page.evaluate("dispatchEvent(new Event('online'))")
    player.page.clock.fast_forward(6000)
    player.play(2)


def test_two_windows_of_one_browser_keep_the_seats_of_both(visitor: Visitor) -> None:
    other = Player(Visitor(visitor.context, visitor.address))
    for window in (visitor, other.visitor):
        window.go()
    for window in (other.visitor, visitor):
        window.page.get_by_role("button", name="Play now with bots").first.click()
        Player(window).wait()
    other.page.reload()
    assert other.wait() == "mine"
    visitor.page.evaluate("localStorage.setItem('knossos-tables', '{')")
    visitor.go()
    expect(visitor.page.locator("article").first).to_be_visible()
    assert other.visitor.complaints == []


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
