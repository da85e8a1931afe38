"""A phone or a tablet in portrait: the whole board, nothing beside the screen, and room for a thumb."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from knossos.locale import languages
from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import USUAL, brought, finished, running, usual
from tests.browser.visitor import Visitor
from tests.table.serving import Message, open_table

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
THUMB = 44

SMALL = """(thumb) => {
  const controls = 'button, a[href], select, input:not([type=file]), summary, [role=button]';
  const small = [];
  for (const control of document.querySelectorAll(controls)) {
    if (control.closest('[inert], [popover]:not(:popover-open), .aside, p')) continue;
    const target = control.closest('label') ?? control;
    const box = target.getBoundingClientRect();
    if (!box.width || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (box.right < 0 || box.bottom < 0 || box.top > innerHeight) continue;
    const across = (box.left + box.right) / 2, down = (box.top + box.bottom) / 2;
    const hits = (x, y) => {
      const found = document.elementFromPoint(x, y);
      return found === null || target.contains(found) || found.contains(target) && found.tagName === 'LABEL';
    };
    if (document.elementFromPoint(across, down) === null || !hits(across, down)) continue;
    if (box.width > thumb - 0.6 && box.height > thumb - 0.6) continue;
    const half = thumb / 2 - 0.6;
    const reach = (dx, dy) => hits(across + dx * half, down + dy * half);
    const name = control.ariaLabel || control.textContent.trim();
    if (!(reach(-1, 0) && reach(1, 0) && reach(0, -1) && reach(0, 1)))
      small.push(`${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  return small;
}"""


def hidden(visitor: Visitor, selector: str = ".now") -> int:
    """How much of what is to be done now has to be scrolled to."""
    panels = visitor.page.locator(f".table > :is({selector})")
    found: list[int] = panels.evaluate_all("all => all.map((each) => each.scrollHeight - each.clientHeight)")
    return max(found)


def small(visitor: Visitor) -> list[str]:
    """The controls that a thumb may miss."""
    found: list[str] = visitor.page.evaluate(SMALL, THUMB)
    return found


@pytest.fixture
def phone(come: Come) -> Visitor:
    return come(**PHONE)


@pytest.mark.parametrize("game", USUAL)
def test_a_game_fits_a_phone(server: Server, phone: Visitor, game: str) -> None:
    player = Player(phone)
    phone.come(usual(server, game))
    seen: set[str] = set()
    for _ in range(4):
        player.wait()
        assert phone.overflow() <= 0
        seen.update(small(phone))
        board = phone.page.locator("#board").bounding_box()
        assert board
        assert board["width"] >= 340
        player.page.get_by_role("button", name="Hint").tap()
        expect(player.told).to_be_visible()
        player.act()
    for tab in ("Log", "Chat", "Rules"):
        phone.page.get_by_role("tab", name=tab).tap()
        assert phone.overflow() <= 0
        seen.update(small(phone))
    assert seen == set()


@pytest.mark.parametrize("game", USUAL)
def test_a_hint_in_long_words_leaves_room_on_a_phone(server: Server, come: Come, game: str) -> None:
    phone = come(**PHONE, locale="de-DE")
    player = Player(phone)
    phone.come(usual(server, game))
    for _ in range(6):
        if player.wait() == "over":
            break
        action = player.hint()
        assert hidden(phone) <= 0, action
        player.act()


@pytest.mark.parametrize("seats", [5, 6])
def test_names_and_progress_of_many_fit_a_phone(server: Server, phone: Visitor, seats: int) -> None:
    phone.come(running(server, "", "dedalos", seats=seats))
    Player(phone).wait()
    texts = phone.page.locator("ol.strip :is(b, small)")
    expect(texts).to_have_count(2 * seats)
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert texts.evaluate_all(cut) == []


@pytest.mark.parametrize("game", USUAL)
def test_a_tap_on_the_seats_shows_all_that_everybody_sees_of_them(server: Server, phone: Visitor, game: str) -> None:
    phone.come(usual(server, game))
    player = Player(phone)
    player.wait()
    seats = phone.page.locator("ol.strip button")
    seats.nth(1).tap()
    players = phone.page.get_by_role("dialog", name="Players")
    expect(players.locator("li[aria-current]")).to_be_visible()
    expect(players.get_by_text("takes what it can").first).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    players.get_by_role("button", name="Close").tap()
    expect(players).to_have_count(0)
    expect(seats.nth(1)).to_be_focused()


def test_names_give_way_to_treasures_but_to_nothing_else(server: Server, phone: Visitor) -> None:
    player = Player(phone)
    phone.come(usual(server, "team"))
    player.wait()
    names = phone.page.locator("ol.strip b")
    wide = "all => all.map((each) => each.getBoundingClientRect().width > 20)"
    assert names.evaluate_all(wide) == [True, True]
    assert phone.page.locator("ol.strip small").all_inner_texts() == ["", ""]  # nothing is sought yet
    player.play(1)  # the spells are chosen, and the treasures dealt
    expect(phone.page.locator("ol.strip [data-card-of] > *")).to_have_count(4)
    assert names.evaluate_all(wide) == [False, False]


def test_no_card_is_cut_by_the_edge_of_a_phone(server: Server, phone: Visitor) -> None:
    phone.come(running(server, "daynight", seats=3))
    Player(phone).wait()
    cards = phone.page.locator(".own :is(.card, .back)")
    expect(cards).to_have_count(8)  # the treasure, three backs below it, and four for the night
    assert max(cards.evaluate_all("all => all.map((each) => each.getBoundingClientRect().right)")) <= 360


@pytest.mark.parametrize(("mode", "reached"), [("kids", lambda _: True), ("daynight", lambda view: view["night"])])
def test_nobody_scrolls_through_open_cards_on_a_phone(
    server: Server, phone: Visitor, mode: str, reached: Callable[[Message], bool]
) -> None:
    phone.come(brought(lambda: running(server, mode), reached))
    player = Player(phone)
    player.wait()
    assert hidden(phone, ".now, .own") <= 0
    player.hint()
    assert hidden(phone, ".now, .own") <= 0


TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}


@pytest.mark.parametrize(
    ("game", "reached"),
    [
        ("amazeing(mode=kids)", lambda _: True),
        ("amazeing(mode=daynight)", lambda view: view["night"]),
        ("team(memory=true)", lambda view: view["phase"] == "act" and view["fronts"]),
        ("dragon", lambda view: view["phase"] == "push"),
        ("dedalos", lambda view: view["minotaur"] and view["phase"] == "act"),
    ],
)
def test_nothing_is_scrolled_to_on_a_tablet(
    server: Server, come: Come, game: str, reached: Callable[[Message], bool]
) -> None:
    table = brought(lambda: usual(server, game), reached)
    for language in languages():
        tablet = come(**TABLET, locale=language)
        tablet.come(table)
        player = Player(tablet)
        player.wait()
        assert hidden(tablet, ".now, .own") <= 0
        player.hint()
        assert hidden(tablet, ".now, .own") <= 0


def test_the_spare_stays_in_sight_on_a_tablet(server: Server, come: Come) -> None:
    tablet = come(**TABLET)
    tablet.come(running(server))
    player = Player(tablet)
    player.play(1)
    player.wait()
    expect(tablet.page.get_by_role("img", name="Next spare tile")).to_be_visible()
    assert hidden(tablet, ".now, .own") <= 0


@pytest.mark.parametrize("phase", ["reroll", "double", "challenge"])
def test_what_cards_decide_fits_a_phone(server: Server, phone: Visitor, phase: str) -> None:
    phone.come(brought(lambda: running(server, "", "dragon"), lambda view: view["phase"] == phase))
    assert Player(phone).wait() == "mine"
    assert phone.overflow() <= 0
    assert small(phone) == []
    assert hidden(phone) <= 0


@pytest.mark.parametrize("page", ["lobby", "new", "how", "gathering", "over", "replay", "record"])
def test_every_page_fits_a_phone(server: Server, phone: Visitor, page: str) -> None:
    match page:
        case "lobby":
            phone.go()
            expect(phone.page.locator("article").first).to_be_visible()
        case "new":
            phone.go("new/amazeing")
            expect(phone.page.locator("input[value=kids]")).to_be_visible()
        case "how" | "record":
            phone.go(page)
            expect(phone.page.locator("h1")).to_be_visible()
        case "gathering":
            phone.come(open_table(server))
            expect(phone.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        case "over":
            for table in (finished(server, "daynight"), finished(server, "introductory", "team")):
                phone.come(table)
                expect(phone.page.locator(".result")).to_be_visible()
                assert hidden(phone) <= 0
            expect(phone.page.locator(".finale").get_by_role("img")).to_be_visible()
        case "replay":
            table = finished(server)
            phone.go(f"replay/{table.name}/0/{table.link}")
            expect(phone.page.locator("[data-square]").first).to_be_attached()
    assert phone.overflow() <= 0
    assert small(phone) == []
