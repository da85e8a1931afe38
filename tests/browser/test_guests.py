"""Guests who come, are invited, leave and are sent away: each knows what happened, and keeps the way back."""

from playwright.sync_api import Locator, Page, expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor
from tests.table.serving import INVITED, OPEN, Opened, me, open_table


def sit(guest: Visitor, name: str = "Theseus") -> None:
    guest.page.get_by_role("textbox", name="Your name").fill(name)
    guest.press("Take a seat")
    expect(seat_of(guest.page, name)).to_contain_text("you")


def seat_of(page: Page, name: str) -> Locator:
    return page.locator("li", has_text=name)


def test_who_is_sent_away_is_told_so_and_may_sit_down_again(server: Server, come: Come) -> None:
    table = open_table(server)
    host, guest = come(), come()
    host.come(table)
    guest.come(table, table.link)
    sit(guest)
    expect(host.page.locator("[aria-live]", has_text="Theseus has sat down")).to_have_count(1)
    assert guest.page.title() == "The aMAZEing Labyrinth · Knossos"
    host.press("Free the seat")
    expect(guest.page.get_by_text("The host has freed your seat")).to_be_visible()
    guest.page.reload()
    sit(guest)
    expect(guest.page.get_by_text("The host has freed your seat")).to_have_count(0)


def test_who_leaves_may_stay_and_watch(server: Server, visitor: Visitor) -> None:
    table = open_table(server)
    visitor.come(table, table.link)
    sit(visitor)
    visitor.press("Leave")
    visitor.page.wait_for_url(f"**/#{table.name}/{table.link}")
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_an_invitation_is_for_one_alone(server: Server, visitor: Visitor) -> None:
    table = open_table(server, me(), OPEN, INVITED)
    visitor.come(table, table.invitations[2])
    page = visitor.page
    expect(page.get_by_text("kept for you", exact=True)).to_be_visible()
    expect(page.get_by_role("textbox", name="Link to this table")).to_have_count(0)
    sit(visitor)
    expect(page.get_by_text("Only whoever opened the table can share it")).to_be_visible()
    visitor.press("Leave")
    expect(page.get_by_text("kept for you", exact=True)).to_be_visible()


def test_a_table_that_is_closed_says_so_to_those_who_sit_there(server: Server, visitor: Visitor) -> None:
    table = open_table(server)
    visitor.come(table, table.link)
    sit(visitor)
    table.ask("DELETE", token=table.token)
    expect(visitor.page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_a_host_elsewhere_is_told_where_the_link_is(server: Server, visitor: Visitor) -> None:
    visitor.come(open_table(server))
    expect(visitor.page.get_by_text("in the browser that opened it")).to_be_visible()


def over(server: Server) -> tuple[Opened, str]:
    """A game that bots have played to its end for two people, and the token of the second."""
    table = open_table(server, me(), INVITED)
    other = table.sit("Theseus", table.invitations[1])
    table.start()
    with table.connect(table.token) as ariadne, table.connect(other) as theseus:
        ariadne.ask(type="handover", reference="one", seat=0)
        theseus.ask(type="handover", reference="two", seat=1)
        while ariadne.until("update")["standing"]["stage"] != "over":
            pass
    return table, other


def test_a_rematch_waits_for_a_person_whose_bot_has_played(server: Server, visitor: Visitor) -> None:
    table, _ = over(server)
    visitor.come(table)
    visitor.press("Play again")
    expect(visitor.page.get_by_role("button", name="Begin the game")).to_be_visible()


def test_games_are_looked_at_one_after_the_other(server: Server, come: Come) -> None:
    first, second = over(server), over(server)
    visitor, guest = come(), come()
    visitor.go(f"replay/{first[0].name}/2/{first[0].link}")
    step = visitor.page.get_by_label("Step", exact=True)
    expect(step).to_have_value("2")
    visitor.page.evaluate(f"location.hash = 'replay/{second[0].name}/5/{second[0].link}'")
    expect(step).to_have_value("5")
    expect(visitor.page.get_by_role("button", name="Link to here")).to_be_visible()

    table, other = second  # whoever was invited has nothing that opens the game for others
    guest.come(table, other)
    guest.page.get_by_role("link", name="Look again").click()
    expect(guest.page.get_by_label("Step", exact=True)).to_be_visible()
    expect(guest.page.get_by_role("button", name="Link to here")).to_have_count(0)
