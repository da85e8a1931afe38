"""What can go wrong on the way to a table: a page or a message says what happened and what to do next."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import FilePayload, Route, WebSocketRoute, expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.proxy import proxied
from tests.browser.tables import finished
from tests.browser.visitor import Visitor
from tests.table.serving import INVITED, bot, me, open_table


def test_a_wrong_link_says_so_and_leads_to_the_lobby(visitor: Visitor) -> None:
    with visitor.in_trouble():
        visitor.go("no-such-table/0123456789abcdef0123")
        expect(visitor.page.get_by_role("heading", name="The thread breaks off here")).to_be_visible()
    visitor.press("To the lobby")
    expect(visitor.page.locator("article").first).to_be_visible()


def test_a_text_that_is_no_link_is_not_followed(visitor: Visitor) -> None:
    visitor.go()
    visitor.press("I have a link")
    visitor.page.get_by_label("Paste the link").fill("hello there!")
    visitor.press("Go")
    expect(visitor.page.get_by_role("alert")).to_contain_text("no link to a table")


def test_a_seat_that_is_taken_cannot_be_taken_again(server: Server, visitor: Visitor) -> None:
    table = open_table(server)
    visitor.come(table, table.link)
    expect(visitor.page.get_by_role("button", name="Sit here")).to_be_visible()
    table.sit("Minos")
    expect(visitor.page.get_by_text("Minos", exact=True)).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Sit here")).to_have_count(0)
    with visitor.in_trouble():
        visitor.page.get_by_role("textbox", name="Your name").fill("Theseus")
        visitor.press("Take a seat")
        expect(visitor.page.get_by_role("alert")).not_to_be_empty()


def test_an_invitation_is_good_for_one(server: Server, visitor: Visitor) -> None:
    table = open_table(server, me(), INVITED)
    table.sit("Minos", table.invitations[1])
    with visitor.in_trouble():
        visitor.come(table, table.invitations[1])
        expect(visitor.page.get_by_role("heading", name="The thread breaks off here")).to_be_visible()


def test_a_finished_table_shows_how_it_ended(server: Server, visitor: Visitor) -> None:
    table = finished(server)
    visitor.come(table, table.link)
    expect(visitor.page.locator(".result")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Look again")).to_be_visible()


def test_what_decides_between_equal_points_is_said(server: Server, visitor: Visitor) -> None:
    visitor.page.route_web_socket(re.compile("ws"), with_equal_points)
    table = finished(server, "daynight")
    visitor.come(table, table.link)
    result = visitor.page.locator(".result")
    expect(result).to_contain_text("turns over a coin")
    expect(result).to_contain_text("whoever has found more cards wins")
    expect(result.locator("li").first).to_have_class(re.compile("first"))
    expect(result.locator("li").first).to_contain_text("by day")


def with_equal_points(window: WebSocketRoute) -> None:
    """The last seat has won, and yet everybody has 12 points."""

    def tie(message: str | bytes) -> None:
        told = re.sub(r'"winners":\[[\d,]+\]', '"winners":[3]', str(message))
        window.send(re.sub(r'"scores":\[[\d,]+\]', '"scores":[12,12,12,12]', told))

    window.connect_to_server().on_message(tie)


def test_a_closed_table_says_that_it_is_closed(server: Server, visitor: Visitor) -> None:
    table = open_table(server)
    table.ask("DELETE", token=table.token)
    visitor.come(table, table.link)
    expect(visitor.page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_a_refused_record_says_which_line_is_wrong(visitor: Visitor) -> None:
    visitor.go("record")
    text = b"knossos record 1\ngame amazeing\nnonsense\n"
    file: FilePayload = {"name": "broken.txt", "mimeType": "text/plain", "buffer": text}
    with visitor.in_trouble():
        visitor.page.locator("input[type=file]").set_input_files(file)
        expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    expect(visitor.page.get_by_text("broken.txt")).to_be_visible()
    visitor.page.get_by_role("main").get_by_role("button").first.click()
    expect(visitor.page.get_by_text("broken.txt")).to_have_count(0)


def test_a_server_that_is_away_is_waited_for(server: Server, come: Come) -> None:
    with proxied(server.address) as way:
        visitor = come(way.address)
        visitor.go()
        expect(visitor.page.locator("article").first).to_be_visible()
        with visitor.in_trouble():
            way.sever()
            visitor.page.get_by_role("button", name="Play now with bots").first.click()
            expect(visitor.page.get_by_role("heading", name="The server is away")).to_be_visible()
            way.mend()
            expect(visitor.page.get_by_role("heading", name="The server is away")).to_have_count(0)


@pytest.mark.parametrize("place", ["", "replay"])
def test_a_server_that_cannot_read_what_it_keeps_is_waited_for(server: Server, visitor: Visitor, place: str) -> None:
    page, away = visitor.page, visitor.page.get_by_role("heading", name="The server is away")
    table = finished(server)
    with visitor.in_trouble():
        page.route(re.compile("/api/tables"), unreadable)
        visitor.go(f"replay/{table.name}/0/{table.link}" if place else "")
        expect(away).to_be_visible()
        page.unroute(re.compile("/api/tables"))
        expect(away).to_have_count(0)
    if place:
        expect(page.locator("[data-square]").first).to_be_attached()


def test_nobody_is_told_that_no_game_is_over_while_that_cannot_be_read(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    table = finished(server)
    visitor.come(table)
    expect(page.locator(".result")).to_be_visible()
    with visitor.in_trouble():
        page.route(re.compile("/api/tables"), unreadable)
        with page.expect_response(re.compile("/api/tables")):
            visitor.go("record")
        expect(page.get_by_role("heading", name="Your finished games")).to_be_visible()
        expect(page.get_by_text("None yet")).to_have_count(0)
        page.unroute(re.compile("/api/tables"))
    expect(page.get_by_role("main").get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_text("None yet")).to_have_count(0)


def unreadable(asked: Route) -> None:
    """What the server answers while its database is away."""
    asked.fulfill(status=503, json={"code": "store-failed", "text": "The server cannot keep anything at the moment."})


def test_a_part_of_the_page_that_cannot_be_loaded_comes_when_the_server_is_back(server: Server, come: Come) -> None:
    with proxied(server.address) as way:
        visitor = come(way.address)
        visitor.go()
        expect(visitor.page.locator("article").first).to_be_visible()
        with visitor.in_trouble():
            way.sever()
            visitor.page.evaluate("location.hash = '#how'")
            expect(visitor.page.get_by_role("heading", name="The server is away")).to_be_visible()
            way.mend()
            expect(visitor.page.get_by_role("heading", name="The server is away")).to_have_count(0)
            expect(visitor.page.get_by_role("main")).to_be_visible()


def test_the_clock_of_the_server_counts(server: Server, visitor: Visitor) -> None:
    table = open_table(server, me(), bot(), clock={"decision": 3600}).start()
    visitor.page.clock.install(time=datetime.now() + timedelta(minutes=30))
    visitor.come(table)
    expect(visitor.page.get_by_role("timer").first).to_contain_text(re.compile("1:00:00|59:"))


def test_links_are_copied_where_the_page_is_not_served_safely(server: Server, visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table = open_table(server, me(), bot()).start()
    visitor.come(table)
    visitor.press("Menu")
    page.get_by_role("button", name="Copy your personal link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write to the table").press("Control+v")
    expect(page.get_by_label("Write to the table")).to_have_value(f"{visitor.address}#{table.name}/{table.token}")
