"""A game that is over is looked at again, at any moment, by anybody with a link to it."""

import pytest
from playwright.sync_api import Page, expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.tables import finished
from tests.browser.visitor import Visitor

PLACES = "[data-square], [data-cell]"


def pieces(page: Page) -> list[str]:
    found: list[str] = page.locator(PLACES).evaluate_all("all => all.map((each) => each.ariaLabel)")
    return found


@pytest.mark.parametrize(("game", "mode"), [("amazeing", "kids"), ("dedalos", "")])
def test_a_link_leads_to_a_moment(server: Server, come: Come, game: str, mode: str) -> None:
    table = finished(server, mode, game)
    first, second = come(), come()
    page = first.page
    first.go(f"replay/{table.name}/0/{table.link}")
    expect(page.locator(PLACES).first).to_be_attached()
    beginning = pieces(page)
    for step in range(1, 7):
        page.get_by_role("button", name="One step on").click()
        expect(page.get_by_label("Step", exact=True)).to_have_value(str(step))
    page.wait_for_function("() => location.hash.includes('/6')")
    shown = pieces(page)
    assert shown != beginning

    second.page.goto(page.url)
    expect(second.page.get_by_label("Step", exact=True)).to_have_value("6")
    assert pieces(second.page) == shown
    second.page.keyboard.press("Home")
    assert pieces(second.page) == beginning
    second.page.keyboard.press("End")
    expect(second.page.get_by_role("button", name="One step on")).to_be_disabled()


@pytest.mark.parametrize(("game", "mode"), [("amazeing", "kids"), ("dedalos", "")])
def test_things_move_at_the_speed_of_the_replay(server: Server, come: Come, game: str, mode: str) -> None:
    visitor = come(reduced_motion="no-preference")
    page = visitor.page
    page.add_init_script("""
        const animate = Element.prototype.animate;
        window.moving = [];
        Element.prototype.animate = function (...how) {
          moving.push(animate.apply(this, how));
          return moving.at(-1);
        };
    """)
    table = finished(server, mode, game)
    visitor.go(f"replay/{table.name}/0/{table.link}")
    for speed in (0.5, 2):
        page.get_by_label("Speed").select_option(str(speed))
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_function("speed => moving.some(({ playbackRate }) => playbackRate === speed)", arg=speed)
        page.get_by_role("button", name="Pause", exact=True).click()


def test_a_replay_is_read_looked_around_in_and_checked(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    table = finished(server)
    visitor.go(f"replay/{table.name}/3/{table.link}")
    step = page.get_by_label("Step", exact=True)
    page.locator("[data-square][tabindex='0']").first.focus()
    here = page.locator(":focus").get_attribute("data-square")
    page.keyboard.press("ArrowRight" if here != "g7" else "ArrowLeft")
    assert page.locator(":focus").get_attribute("data-square") != here
    expect(step).to_have_value("3")

    expect(page.get_by_role("region", name="Players").locator("li").first).to_contain_text("Ariadne bot")
    page.get_by_text("The board in words").click()
    expect(page.get_by_role("region", name="Text")).to_contain_text("Ariadne stands on")
    visitor.press("Check this game")
    expect(page.get_by_role("status").filter(has_text="fits the commitment")).to_contain_text("This browser")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page).to_have_title("Das verrückte Labyrinth, Rückschau · Knossos")


def test_a_record_is_saved_and_opened_again(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    visitor.come(finished(server))
    with page.expect_download() as saved:
        visitor.press("Save record")
    visitor.go()
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.locator("[data-square]").first).to_be_attached()
    page.locator("input[type=radio][name=eyes]").first.check()
    page.keyboard.press("ArrowRight")
    page.reload()
    expect(page.locator("[data-square]").first).to_be_attached()

    visitor.go("how")
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.get_by_role("status").filter(has_text="draws were checked")).to_be_visible()


def test_a_game_that_is_over_leads_to_the_next(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    visitor.come(finished(server))
    expect(page.locator(".result")).to_be_visible()
    visitor.press("Play again")
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator("[data-arrow]").first).to_be_attached()


def test_dice_are_seen_again(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    table = finished(server, "", "dragon")
    visitor.go(f"replay/{table.name}/0/{table.link}")
    dice = page.get_by_role("region", name="The dice")
    step = page.get_by_label("Step", exact=True)
    expect(step).to_have_value("0")
    for number in range(1, 80):
        if dice.count():
            break
        page.get_by_role("button", name="One step on").click()
        expect(step).to_have_value(str(number))
    expect(dice).to_contain_text("Dragon die")
