"""Two people in two browsers, and around one screen: what only one may see, only one sees."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knossos.locale import catalogue
from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import brought
from tests.browser.visitor import Visitor
from tests.table.serving import OPEN, Message, Opened, bot, me, open_table

LYING_OPEN = {"maze", "spare", "tile", "out"}
"""Where the treasures of the maze are printed for everybody."""

BESIDE = """() => {
  const page = document.body.cloneNode(true);
  for (const open of page.querySelectorAll('#board, .now')) open.remove();
  return page.innerHTML.toLowerCase();
}"""


def hidden(message: Any, card: str) -> bool:
    """Whether a message says something of a card besides where it is printed in the maze."""
    if isinstance(message, dict):
        return any(hidden(value, card) for key, value in message.items() if key not in LYING_OPEN)
    if isinstance(message, list):
        return any(hidden(each, card) for each in message)
    return bool(message == card)


def beside_the_board(page: Page) -> str:
    found: str = page.evaluate(BESIDE)
    return found


def test_two_people_meet_by_a_link_and_keep_their_secrets(come: Come) -> None:
    ariadne, theseus = come(), come()
    page = ariadne.page
    ariadne.go("new/amazeing")
    page.get_by_role("textbox", name="Your name").fill("Ariadne")
    ariadne.press("Open the table")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()

    theseus.page.goto(link)
    theseus.page.get_by_role("textbox", name="Your name").fill("Theseus")
    theseus.press("Take a seat")
    expect(page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    ariadne.press("Begin the game")

    players = Player(ariadne), Player(theseus)
    for turn in range(4):
        acting, other = players if turn % 2 == 0 else players[::-1]
        acting.wait()
        targets = kept_apart([ariadne, theseus])
        acting.play(2)
        assert targets
    expect(other.page.locator("#tab-panel")).to_contain_text("Theseus")


def kept_apart(both: list[Visitor]) -> set[str]:
    """Neither has been sent or shown the target of the other; the targets. Each has a seat of that number."""
    targets = {}
    for seat, owner in enumerate(both):
        expect(owner.page.locator(".own [data-card]").first).to_be_visible()
        [targets[owner]] = owner.view(seat)["held"]
    for owner, stranger in zip(both, reversed(both), strict=True):
        card = targets[owner]
        assert hidden(owner.messages, card), "the owner knows it"
        assert not hidden(stranger.messages, card), f"{card} was sent to the wrong one"
        name = catalogue("en").say(f"amazeing-card-{card}")
        assert f'data-card="{card}"' not in stranger.page.content()
        assert f">{name}<" not in beside_the_board(stranger.page)
    return set(targets.values())


def test_around_one_screen_a_door_stands_before_each_hand(server: Server, player: Player) -> None:
    page = player.page
    table = open_table(server, me("Ariadne"), me("Theseus"), game="amazeing(mode=basic)").start()
    player.visitor.come(table)
    cards = []
    for name in ("Ariadne", "Theseus", "Ariadne"):
        door = page.get_by_role("dialog", name=f"{name} is next")
        expect(door).to_be_visible()
        expect(page.locator(".table")).to_have_attribute("inert", "")
        covering = page.evaluate(
            "document.elementFromPoint(innerWidth * .1, innerHeight * .7).closest('.door') !== null"
        )
        assert covering, "the hand shows beside the door"
        door.get_by_role("button", name=f"I am {name}").click()
        expect(door).to_have_count(0)
        cards.append(page.locator(".own [data-card]").first.get_attribute("data-card"))
        player.act()
        player.wait()
        player.act()
    assert cards[0] != cards[1]


def test_around_one_screen_there_is_no_door_where_nothing_is_secret(server: Server, player: Player) -> None:
    table = open_table(server, me("Ariadne"), me("Theseus"), game="team(mode=introductory)").start()
    player.visitor.come(table)
    for _ in range(4):
        assert player.wait() == "mine"
        player.act()


@pytest.mark.parametrize(("mode", "waits"), [("kids", "[data-arrow].offered"), ("basic", ".door")])
def test_around_one_screen_the_last_turn_can_be_taken_back_while_the_next_one_waits(
    server: Server, player: Player, mode: str, waits: str
) -> None:
    table = open_table(server, me("Ariadne"), me("Theseus"), game=f"amazeing(mode={mode})").start()
    with table.connect(table.token) as client:
        push = client.until("update")["sights"][0]["legal"][0]
        for action in (push, "move a1"):
            assert client.ask(type="act", reference=action, seat=0, action=action)["type"] == "done"
    player.visitor.come(table)
    expect(player.page.locator(waits).first).to_be_attached()
    player.visitor.press("Ariadne takes back")
    expect(player.page.locator(".door")).to_have_count(0)
    expect(player.page.locator("[data-square].offered").first).to_be_attached()
    player.visitor.press("Take back")
    expect(player.page.locator("[data-arrow].offered").first).to_be_attached()


def of_another(view: Message) -> bool:
    """Whether somebody has to decide about a duel in the turn of somebody else."""
    return bool(view["phase"] == "reroll" and view["duellists"][0] != view["seat"])


def test_a_duel_is_decided_by_the_one_who_duels_while_others_watch(server: Server, come: Come) -> None:
    ariadne, theseus, minos = come(), come(), come()
    tokens = {}

    def opened() -> Opened:
        """Theseus lets a bot play until then."""
        table = open_table(server, me("Ariadne"), OPEN, game="dragon")
        tokens[table.name] = table.sit("Theseus")
        table.start()
        with table.connect(tokens[table.name]) as client:
            client.ask(type="handover", reference="bot", seat=1)
        return table

    def before_second_turn(view: Message) -> bool:
        return of_another(view) and not view["extra"] and view["hands"][view["seat"]]["high"] > 0

    table = brought(opened, before_second_turn)
    with table.connect(tokens[table.name]) as client:
        client.ask(type="return", reference="back", seat=1)
    ariadne.come(table)
    theseus.come(table, tokens[table.name])
    minos.come(table, table.link)
    duels = [each.page.get_by_role("region", name="Duel") for each in (ariadne, theseus, minos)]
    expect(duels[0]).to_contain_text("your decision")
    seats = ariadne.page.locator(".players > ol > li")
    expect(seats.nth(0)).to_contain_text("You decide now")
    expect(seats.nth(1)).to_contain_text("has the turn")
    for watched in duels[1:]:
        expect(watched).to_contain_text("Ariadne decides whether to roll again")
        expect(watched.get_by_role("button")).to_have_count(0)
    duels[0].get_by_role("button", name="Lose the").click()
    for duel in duels:
        expect(duel).to_have_count(0)
    expect(minos.page.locator("#tab-panel")).to_contain_text("Ariadne loses a treasure")
    expect(minos.page.locator(".prompt")).to_contain_text("Theseus decides whether to play a card for a second turn")
    assert Player(theseus).wait() == "mine"
    ariadne.page.get_by_role("button", name="About the seat of Theseus").click()
    expect(ariadne.page.get_by_role("button", name="Hear no more of them")).to_be_visible()


def test_a_long_name_leaves_the_title_of_a_duel_in_one_line(server: Server, visitor: Visitor) -> None:
    name = "Asterion heir of Knossos"
    table = brought(
        lambda: open_table(server, me(name), bot("greedy"), game="dragon").start(),
        lambda view: view["phase"] == "reroll",
    )
    visitor.come(table, table.link)
    duel = visitor.page.get_by_role("region", name="Duel")
    expect(duel).to_contain_text(f"{name} decides")
    lines = "title => title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight)"
    assert duel.locator("h2").evaluate(lines) < 1.5


def test_around_one_screen_a_door_stands_before_a_duel_in_the_turn_of_another(server: Server, player: Player) -> None:
    def opened() -> Opened:
        return open_table(server, me("Ariadne"), me("Theseus"), game="dragon").start()

    player.visitor.come(brought(opened, of_another))
    expect(player.page.locator(".door")).to_be_visible()
    name = ("Ariadne", "Theseus")[player.visitor.view()["duellists"][0]]
    player.page.get_by_role("button", name=f"I am {name}").click()
    expect(player.page.get_by_role("region", name="Duel")).to_contain_text("your decision")
