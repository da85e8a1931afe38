"""The maze that grows: laying by pointer, finger and keys, moving the maze itself, refusals, and one screen for all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from knossos.maze.grid import cell
from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import brought, usual
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor
from tests.table.serving import Message, me, open_table

HAND = ".hand button.tile"
CROSSING = 15

RESTING = 150
"""Milliseconds in which fingers come to rest: else the browser takes a tap soon after for the end of a fling."""


def fresh(view: Message) -> bool:
    """Whether a turn begins on the entrance, with tiles for the maze alone and a long way to the exit."""
    laid = [tuple(here) for here, _ in view["grid"]["laid"]]
    early = view["tributes"][view["viewer"]] == [0, 0] and cell("e4") not in laid
    fit = all(tile["openings"] for tile in view["hand"])
    return view["phase"] == "act" and view["lays"] + view["moves"] + view["pushes"] == 0 and early and fit


@pytest.fixture
def begun(server: Server, player: Player) -> Player:
    """Somebody whose turn has begun, early in a game."""
    player.visitor.come(brought(lambda: usual(server, "dedalos"), fresh))
    player.wait()
    return player


def middle(page: Page, name: str) -> tuple[float, float]:
    """Where a cell is on the screen, laid or not: counted from the entrance, by the size of its tile."""
    box = page.locator("[data-cell=o]").bounding_box()
    assert box
    east, north = cell(name)
    return box["x"] + box["width"] * (0.5 + east), box["y"] + box["height"] * (0.5 - north)


def tiles(page: Page) -> Locator:
    return page.locator("[data-tile]")


def maze(page: Page) -> str:
    """How the maze is moved and enlarged."""
    place: str = page.locator("[data-maze]").evaluate("each => each.style.transform")
    return place


def expect_moved(page: Page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('[data-maze]').style.transform !== before", arg=before)


def expect_whole(page: Page, whole: str) -> None:
    page.wait_for_function("whole => document.querySelector('[data-maze]').style.transform === whole", arg=whole)


def offered(page: Page) -> str:
    """A place for the tile in hand, which is not the only thing that may be offered."""
    name = page.locator("[data-cell].offered[aria-label*='laid here']").first.get_attribute("data-cell")
    assert name
    return name


def test_a_tile_is_shown_under_the_mouse_laid_by_a_click_and_taken_back(begun: Player) -> None:
    page = begun.page
    before = tiles(page).count()
    place = middle(page, offered(page))
    page.mouse.move(*place)
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".now .strong")).to_be_enabled()
    assert tiles(page).count() == before
    page.mouse.click(*place)
    expect(tiles(page)).to_have_count(before + 1)
    expect(page.get_by_text("2 of 3 left")).to_be_visible()
    page.keyboard.press("u")
    expect(tiles(page)).to_have_count(before)


def drag(page: Page, tile: Locator, cell: str) -> None:
    box = tile.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*middle(page, cell), steps=4)


def test_a_tile_is_dragged_to_its_place(begun: Player) -> None:
    page = begun.page
    before = tiles(page).count()
    drag(page, page.locator(f"{HAND}.chosen"), offered(page))
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    expect(tiles(page)).to_have_count(before + 1)
    expect(page.locator(HAND)).to_have_count(2)


def test_a_tile_that_is_dropped_where_it_does_not_fit_stays_in_hand(begun: Player) -> None:
    page = begun.page
    drag(page, page.locator(HAND).nth(1), "o")
    expect(page.locator(".ghost")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".refusal")).to_be_visible()
    expect(page.locator(HAND)).to_have_count(3)
    expect(page.locator(HAND).nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_place_that_is_refused_says_why_and_is_marked(begun: Player) -> None:
    page = begun.page
    page.mouse.click(*middle(page, "e5"))
    refusal = page.locator(".refusal")
    expect(refusal.locator(".rule b")).to_contain_text("DEDALO-LAY-")
    expect(refusal.locator(".first")).to_contain_text("e5")
    expect(page.locator(".marks .refused")).to_have_count(1)
    refusal.locator(".button.strong").click()
    before = tiles(page).count()
    page.mouse.click(*middle(page, offered(page)))
    expect(page.locator(".marks .refused")).to_have_count(0)
    expect(tiles(page)).to_have_count(before + 1)


def turnable(view: Message) -> bool:
    """Whether a whole hand has a tile that looks different when it is turned: no crossing, and none to collapse."""
    hand = view["hand"]
    return view["phase"] == "act" and len(hand) == 3 and any(tile["openings"] not in (0, CROSSING) for tile in hand)


def test_tiles_are_taken_and_turned_by_keys_click_and_wheel(server: Server, player: Player) -> None:
    page = player.page
    player.visitor.come(brought(lambda: usual(server, "dedalos"), turnable))
    player.wait()
    hand = page.locator(HAND)
    page.keyboard.press("2")
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")
    labels = [each.get_attribute("aria-label") or "" for each in hand.all()]
    turning = next(index for index, label in enumerate(labels) if "crossing" not in label and "collapse" not in label)
    page.keyboard.press(str(turning + 1))
    chosen = hand.nth(turning)
    seen = [chosen.get_attribute("aria-label")]
    page.keyboard.press("r")
    expect(chosen).not_to_have_attribute("aria-label", seen[0] or "")
    page.keyboard.press("Shift+R")
    expect(chosen).to_have_attribute("aria-label", seen[0] or "")
    chosen.click()
    expect(chosen).not_to_have_attribute("aria-label", seen[0] or "")
    chosen.hover()
    page.mouse.wheel(0, -100)
    expect(chosen).to_have_attribute("aria-label", seen[0] or "")


def test_the_board_is_one_stop_for_the_keyboard(begun: Player) -> None:
    page = begun.page
    begun.to_board("data-cell")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-cell", "o")
    page.keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("data-cell", "n1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-cell", "e1")
    before = tiles(page).count()
    for _ in range(4):  # some turn of the tile fits
        if focused.get_attribute("aria-disabled") == "false":
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(tiles(page)).to_have_count(before + 1)
    expect(page.locator("[data-cell][tabindex='0']")).to_have_count(1)


def test_the_maze_is_moved_and_fits_again(begun: Player) -> None:
    page = begun.page
    whole = maze(page)
    x, y = middle(page, "s2")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=5)
    page.mouse.up()
    expect_moved(page, whole)
    dragged = maze(page)
    expect(page.locator(".refusal")).to_have_count(0)
    page.mouse.wheel(0, -300)
    expect_moved(page, dragged)
    page.get_by_role("button", name="The whole maze").click()
    expect_whole(page, whole)
    for name in ("Nearer", "Farther away"):
        before = maze(page)
        page.get_by_role("button", name=name).click()
        expect_moved(page, before)
    page.keyboard.press("0")
    expect_whole(page, whole)
    page.keyboard.press("Shift+ArrowLeft")
    expect_moved(page, whole)


def test_the_maze_comes_back_to_what_has_happened_meanwhile(begun: Player) -> None:
    page = begun.page
    for _ in range(14):
        page.keyboard.press("Shift+ArrowLeft")
    own = page.locator(".token[data-token='seat-0']")
    expect(own).not_to_be_in_viewport()
    page.get_by_role("button", name="Discard").click()
    known = begun.visitor.updates
    page.get_by_role("button", name="Discard all 3").click()
    begun.visitor.hear(known)
    begun.wait()
    expect(own).to_be_in_viewport()


def test_a_finger_lays_a_tile_and_two_of_them_enlarge_the_maze(server: Server, come: Come) -> None:
    visitor = come(**PHONE)
    page = visitor.page
    visitor.come(brought(lambda: usual(server, "dedalos"), fresh))
    Player(visitor).wait()
    before, whole = tiles(page).count(), maze(page)
    session = visitor.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": 180 - apart, "y": 250, "id": 0}, {"x": 180 + apart, "y": 250, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_timeout(RESTING)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_moved(page, whole)
    page.get_by_role("button", name="The whole maze").tap()
    expect_whole(page, whole)
    place = middle(page, offered(page))
    page.touchscreen.tap(*place)
    expect(page.locator(".ghost")).to_have_count(1)
    page.touchscreen.tap(*place)
    expect(tiles(page)).to_have_count(before + 1)


def stars(label: str) -> int:
    found = re.search(r"(one|\d) stars?", label)
    return {"one": 1, "2": 2, "3": 3}[found[1]] if found else 0


def test_everybody_at_one_screen_finds_the_own_hand_behind_the_door(server: Server, player: Player) -> None:
    page = player.page
    names = ("Ariadne", "Theseus", "Minos")
    player.visitor.come(open_table(server, *map(me, names), game="dedalos(minotaur=false)").start())
    for seat, name in enumerate(names):
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator("main[inert]")).to_have_count(0)
        shown = page.locator(HAND).evaluate_all("all => all.map((each) => each.ariaLabel)")
        held = player.visitor.view(seat)["hand"]
        assert list(map(stars, shown)) == [tile["shows"].count("star") for tile in held]
        while player.wait() == "mine":
            player.act()
            page.wait_for_timeout(50)


def test_others_see_where_somebody_points(server: Server, come: Come) -> None:
    table = open_table(server, me("Ariadne"), {"kind": "open"}, {"kind": "bot", "bot": "greedy"}, game="dedalos")
    token = table.sit("Theseus")
    table.start()
    one, other = come(), come()
    one.come(table)
    other.come(table, token)
    for visitor in (one, other):
        expect(visitor.page.locator("[data-cell=o]")).to_be_attached()
    one.press("About the seat of Theseus")
    expect(one.page.get_by_role("button", name="Hear no more of them")).to_be_visible()
    one.page.mouse.click(*middle(one.page, "n2"), button="right")
    expect(other.page.locator(".point")).to_have_count(1)


def named(visitor: Visitor, cell: str) -> str:
    label = visitor.page.locator(f"[data-cell={cell}]").get_attribute("aria-label")
    assert label
    return label


def test_cells_and_the_whole_position_are_said(begun: Player) -> None:
    page = begun.page
    assert "entrance" in named(begun.visitor, "o")
    assert "Ariadne" in named(begun.visitor, "o")
    assert "exit" in named(begun.visitor, "e6")
    page.keyboard.press("t")
    expect(page.locator("#tab-panel")).to_contain_text("Open exits: e6 and w6.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="All keys")).to_contain_text("lay, move, push")
