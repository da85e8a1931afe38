"""German from the lobby to the board, and a change of language at the table."""

import pytest
from playwright.sync_api import expect

from knossos.game import rulebook
from knossos.locale import catalogue, languages
from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import running
from tests.table.serving import OPEN, me, open_table

CUT = "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"


def test_whoever_prefers_german_gets_german(come: Come) -> None:
    german = catalogue("de")
    player = Player(come(locale="de-DE"))
    page = player.page
    player.visitor.go()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text(german.say("lobby-headline"))
    page.get_by_role("button", name=german.say("lobby-play-now")).first.click()
    player.wait()
    player.play(2)
    expect(page.locator("#tab-panel")).to_contain_text(" schiebt ")


def test_the_language_changes_at_the_table(server: Server, player: Player) -> None:
    page = player.page
    player.visitor.come(running(server))
    player.play(2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("#tab-panel")).to_contain_text(" schiebt ")
    player.play(1)
    page.get_by_role("tab", name=catalogue("de").say("web-tab-rules")).click()
    expect(page.locator("[data-rule=AMAZE-TURN-3]")).to_contain_text(rulebook.rule("amazeing", "AMAZE-TURN-3", "de"))


@pytest.mark.parametrize("language", languages())
def test_titles_stay_within_their_cards_and_panels(server: Server, come: Come, language: str) -> None:
    table = open_table(server, me(), OPEN, game="amazeing(mode=kids)")
    tokens = table.token, table.sit("Theseus")
    table.start()
    treasures: set[str] = set()
    for token in tokens:
        visitor = come(locale=language)
        visitor.come(table, token)
        texts = visitor.page.locator(".own :is(.card .title, header *), .game")
        expect(texts).to_have_count(15)
        treasures.update(visitor.page.locator(".own .card .title").all_inner_texts())
        for display in ("", "monospace"):
            visitor.page.evaluate("(face) => document.documentElement.style.setProperty('--display', face)", display)
            assert texts.evaluate_all(CUT) == []
    assert len(treasures) == 24


def test_the_treasures_of_four_players_are_not_cut_off(server: Server, come: Come) -> None:
    table = running(server, "", "dragon", seats=4)
    for language in languages():
        visitor = come(locale=language)
        visitor.come(table)
        Player(visitor).wait()
        own = visitor.page.locator(".table > .own")
        assert own.evaluate("own => own.scrollHeight - own.clientHeight") <= 0
