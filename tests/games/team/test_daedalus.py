"""The Book of Daedalus: what its pages do to the maze and to the pieces."""

from typing import Any

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Happening, TurnBegan
from knossos.games import load
from knossos.games.team import RUBBLE, Front, State
from knossos.games.team import Team as TeamEdition
from knossos.games.team.components import FlipPage, PushPage, TeleportPage
from knossos.games.team.daedalus import unturned_pages
from knossos.games.team.events import Carried, Covered, DaedalusFlipped, DaedalusPushed, DaedalusTeleported, Sent
from knossos.maze import LINES, NAMES, Tile, across, arrow, square
from tests.games.playing import Noting
from tests.games.team.position import (
    CLOSED,
    INTRODUCTORY,
    OPEN,
    STANDARD,
    STRAIGHTS,
    Team,
    dealt,
    fronts,
    legal,
    lying,
    pieces,
    play,
    player,
    position,
    refused,
    step,
)

rule = pytest.mark.rule

BOARDS = ("key fan", "urn amulet", "sickle candle", "cauldron dagger")

ROW_FOUR = """
·······
·······
·······
└─┌├┐│┘
·······
·······
·······
"""

CHOICES = ("choose rotate", "choose switch", "choose traverse", "choose escape")
DEAL = " ".join(f"treasure={card}" for cards in BOARDS for card in cards.split())


def all_pages() -> list[str]:
    """Every page that the first turn may bring."""
    chance = Noting()
    INTRODUCTORY.deal(2, chance)
    return chance.offers[-1]


ALL_PAGES = all_pages()


def table(*squares: str, drawing: str = CLOSED, **more: Any) -> State:
    """A turn that is about to end, with pieces on some squares, full boards, and the whole Book to come."""
    players = [player(on, seeks=cards) for on, cards in zip(squares, BOARDS, strict=False)]
    return position(drawing, *players, **{"pages": ""} | more)


def daedalus(state: State, page: str, game: Team = INTRODUCTORY) -> tuple[State, tuple[Happening, ...]]:
    """The position after a page, and what happened in it."""
    after, happenings, drawn = step(state, "end", game=game, drawn=f"page={page}")
    assert drawn == [Drawn("page", page)]
    assert happenings[0] == TurnBegan(1)
    return after, happenings[1:]


def tile(text: str) -> Tile:
    return Tile.parse(text)


# Every page


@rule("TEAM-DAED-1")
def test_the_next_page_is_turned_and_stays_turned() -> None:
    state = table("a1", "g1", pages="push/b1 flip/skull+lantern teleport/red+blue/yellow")
    chance = Noting(position=-1)
    after, _ = INTRODUCTORY.play(state, INTRODUCTORY.parse("end"), chance)
    assert chance.labels == ["page"]
    assert chance.offers == [[page for page in ALL_PAGES if page not in state.pages]]  # in whichever order
    assert len(chance.offers[0]) == 21
    assert after.pages == (*state.pages, "teleport/yellow+red/green")


@rule("TEAM-DAED-1")
def test_a_page_that_is_in_the_book_twice_comes_twice() -> None:
    pages = (PushPage(square("b1")), FlipPage(("skull", "lantern")), PushPage(square("b1")))
    game = load("team")
    assert isinstance(game, TeamEdition)
    box = replace(game.box, pages=pages)
    assert unturned_pages([], box) == list(pages)
    assert unturned_pages(["push/b1"], box) == [FlipPage(("skull", "lantern")), PushPage(square("b1"))]
    assert unturned_pages(["flip/skull+lantern", "push/b1"], box) == [PushPage(square("b1"))]
    assert unturned_pages(["push/b1", "push/b1"], box) == [FlipPage(("skull", "lantern"))]
    assert unturned_pages(["push/b1", "flip/skull+lantern", "push/b1"], box) == []


@rule("TEAM-DAED-1", "TEAM-DAED-2")
@pytest.mark.parametrize("page", ALL_PAGES)
def test_nobody_decides_anything_about_a_page(page: str) -> None:
    state = play(dealt(4, STANDARD), *CHOICES, game=STANDARD, drawn=f"{DEAL} page={page}")
    assert (state.phase, state.seat, state.pages) == ("act", 0, (page,))
    assert (state.moves, state.found, state.used) == (1, 0, ())
    assert state.spare != RUBBLE
    assert STANDARD.census(state) == STANDARD.census(dealt(4, STANDARD))
    assert all(state.maze.tiles[here] != RUBBLE for here in state.pieces)


@rule("TEAM-DAED-3")
def test_nobody_collects_a_treasure_through_a_page() -> None:
    """Neither where a piece is carried along, nor where it is sent, nor in anybody's turn."""
    state = table("b3", "c4", shows={"b3": "key", "c4": "urn", "a1": "key", "g1": "urn"})
    for page, stand in (
        ("push/b1", ["b4", "c4"]),
        ("push/a4", ["b3", "d4"]),
        ("teleport/yellow+red/green", ["a7", "a7"]),
    ):
        after, happenings = daedalus(state, page)
        assert pieces(after) == stand
        assert (after.collected, after.boards, after.found, after.moves) == ((), state.boards, 0, 1)
        assert all(isinstance(each, DaedalusPushed | DaedalusTeleported | Carried | Sent) for each in happenings)
    at_home = table("g4", "g4", shows={"a1": "key", "g1": "urn"})
    after, _ = daedalus(at_home, "push/a4")
    assert (pieces(after), after.collected, after.boards) == (["a1", "g1"], (), at_home.boards)


# Push


@rule("TEAM-DAED-5", "TEAM-DAED-7", "TEAM-DAED-11", "T-03")
def test_the_spare_goes_in_face_down_and_the_tile_across_is_the_spare_of_this_turn() -> None:
    state = table("a1", "g1", drawing=ROW_FOUR, shows={"g4": "doll"}, spare="ESW+scroll")
    after, happenings = daedalus(state, "push/a4")
    assert lying(after, "a4 b4 c4 d4 e4 f4 g4") == ["+rubble", "NE", "EW", "ES", "NES", "SW", "NS"]
    assert fronts(after) == {"a4": "NES+scroll"}  # how it is turned cannot be seen
    assert str(after.spare) == "NW+doll"
    assert happenings == (DaedalusPushed(arrow("a4"), tile("ESW+scroll"), tile("NW+doll")),)
    assert [here for here, lies in enumerate(after.maze.tiles) if lies != state.maze.tiles[here]] == list(range(21, 28))
    pushed = play(after, "b1/ES")
    assert lying(pushed, "b1") == ["ES+doll"]
    assert [text for text in legal(after) if text.startswith("b1/")] == ["b1/NE", "b1/ES", "b1/NW", "b1/SW"]
    assert refused(after, "g4/NE") == ("team-push-rubble", "TEAM-PUSH-3", {"square": "a4"})


@rule("TEAM-DAED-5")
@pytest.mark.parametrize("start", ["b1", "d1", "f1", "g2", "g4", "g6", "b7", "d7", "f7", "a2", "a4", "a6"])
def test_each_arrow_shifts_its_line_by_one(start: str) -> None:
    line = [NAMES[here] for here in LINES[arrow(start)]]
    state = table("a1", "g1", shows={name: f"on-{name}" for name in line})
    after, _ = daedalus(state, f"push/{start}")
    assert lying(after, " ".join(line)) == ["+rubble", *(f"+on-{name}" for name in line[:-1])]
    assert str(after.spare) == f"+on-{NAMES[across(arrow(start))]}"
    assert fronts(after) == {start: "NS"}


@rule("TEAM-DAED-6", "TEAM-DAED-7", "T-04")
def test_a_tile_that_lies_face_down_is_pushed_out_too_and_lies_face_up_as_the_spare() -> None:
    state = table("a1", "g1", drawing=ROW_FOUR, shows={"g4": "doll"}, down="g4", spare="NS")
    assert fronts(state) == {"g4": "NE+doll"}
    after, happenings = daedalus(state, "push/a4")
    assert lying(after, "a4 b4 g4") == ["+rubble", "NE", "NS"]
    assert fronts(after) == {"a4": "NS"}
    assert str(after.spare) == "NE+doll"
    assert happenings == (DaedalusPushed(arrow("a4"), tile("NS"), tile("NE+doll")),)


@rule("TEAM-DAED-5", "TEAM-DAED-6")
def test_what_lies_face_down_elsewhere_shifts_with_its_line_or_stays() -> None:
    shows = {"b4": "doll", "f4": "shell", "f3": "skull", "b6": "lantern"}
    state = table("a1", "g1", drawing=ROW_FOUR, shows=shows, down="f3 b4 f4 b6")
    after, _ = daedalus(state, "push/g4")
    assert list(fronts(after).items()) == [
        ("f3", "+skull"),
        ("a4", "NS+doll"),
        ("e4", "NS+shell"),
        ("g4", "NS"),
        ("b6", "+lantern"),
    ]
    assert lying(after, "a4 b4 c4 d4 e4 f4 g4") == ["+rubble", "ES", "NES", "SW", "+rubble", "NW", "+rubble"]


@rule("TEAM-DAED-8")
def test_there_is_always_exactly_one_spare() -> None:
    state = dealt(2)
    counted = INTRODUCTORY.census(state)
    for page in [page for page in ALL_PAGES if page.startswith("push")]:
        state = play(state, "end", drawn=f"page={page}")
        assert len(state.maze.tiles) == 49
        assert state.spare != RUBBLE
        assert INTRODUCTORY.census(state) == counted
        assert [front.at for front in state.fronts] == [
            here for here, lies in enumerate(state.maze.tiles) if lies == RUBBLE
        ]


@rule("TEAM-DAED-4", "TEAM-DAED-9", "T-05")
def test_whoever_stands_on_the_tile_that_is_pushed_out_is_sent_to_its_own_corner() -> None:
    state = table("g4", "g1", "d4", "g4")
    after, happenings = daedalus(state, "push/a4")
    assert pieces(after) == ["a1", "g1", "e4", "a7"]  # nobody stands on a4, nor on the spare
    assert happenings == (
        DaedalusPushed(arrow("a4"), tile("NS"), tile("")),
        Carried(2, square("d4"), square("e4")),
        Sent(0, square("g4"), square("a1")),
        Sent(3, square("g4"), square("a7")),
    )


@rule("TEAM-DAED-4")
@pytest.mark.parametrize(
    ("chosen", "homes"),
    [("yellow+red+blue+green", ["a1", "g1", "g7", "a7"]), ("green+blue", ["a7", "g7"]), ("red+yellow", ["g1", "a1"])],
)
def test_home_is_the_corner_of_the_own_colour(chosen: str, homes: list[str]) -> None:
    game = load("team", pieces=chosen)
    pushed, _ = daedalus(table(*["b7"] * len(homes)), "push/b1", game)
    assert pieces(pushed) == homes
    flipped, _ = daedalus(table(*["b7"] * len(homes), shows={"b7": "skull"}), "flip/skull+lantern", game)
    assert pieces(flipped) == homes


@rule("TEAM-DAED-10", "T-06")
def test_whoever_stands_on_another_tile_of_the_line_rides_along() -> None:
    state = table("d1", "c4", "a4", "c5", drawing=ROW_FOUR)
    after, happenings = daedalus(state, "push/a4")
    assert pieces(after) == ["d1", "d4", "b4", "c5"]
    assert lying(after, "d4 b4") == lying(state, "c4 a4")  # on the same tiles
    assert happenings[1:] == (Carried(1, square("c4"), square("d4")), Carried(2, square("a4"), square("b4")))


@rule("TEAM-DAED-11")
def test_the_tile_that_daedalus_pushed_out_face_down_can_be_pushed_in_at_once() -> None:
    state = table("a1", "g1", drawing=STRAIGHTS, shows={"d7": "doll"}, down="d7")
    after, _ = daedalus(state, "push/d1")
    assert lying(play(after, "b1/EW"), "b1 d1") == ["EW+doll", "+rubble"]


# Flip


@rule("TEAM-DAED-4", "TEAM-DAED-12", "TEAM-DAED-16", "T-07")
def test_two_tiles_are_turned_face_down_and_whoever_stands_on_them_is_sent_home() -> None:
    state = table("d2", "d2", "b5", "c5", drawing=STRAIGHTS, shows={"d2": "doll", "b5": "mandrake", "c5": "amulet"})
    after, happenings = daedalus(state, "flip/doll+mandrake")
    assert lying(after, "d2 b5") == ["+rubble", "+rubble"]
    assert fronts(after) == {"d2": "NS+doll", "b5": "NS+mandrake"}
    assert pieces(after) == ["a1", "g1", "g7", "c5"]
    assert happenings == (
        DaedalusFlipped(("doll", "mandrake")),
        Covered(square("d2"), tile("NS+doll")),
        Sent(0, square("d2"), square("a1")),
        Sent(1, square("d2"), square("g1")),
        Covered(square("b5"), tile("NS+mandrake")),
        Sent(2, square("b5"), square("g7")),
    )
    assert after.spare == state.spare


@rule("TEAM-DAED-12")
def test_a_tile_that_is_turned_face_down_stays_where_it_is_and_hides_how_it_lies() -> None:
    drawing = OPEN.replace("┼", "┐")
    state = table("a1", "g1", drawing=drawing, shows={"f6": "doll", "b2": "mandrake"}, down="c2")
    after, happenings = daedalus(state, "flip/doll+mandrake")  # in the order of the page, not of the squares
    assert happenings == (
        DaedalusFlipped(("doll", "mandrake")),
        Covered(square("f6"), tile("SW+doll")),
        Covered(square("b2"), tile("SW+mandrake")),
    )
    assert after.fronts == (
        Front(square("b2"), tile("NE+mandrake")),
        Front(square("c2"), tile("NE")),
        Front(square("f6"), tile("NE+doll")),
    )
    assert after.maze == replace(
        state.maze,
        tiles=tuple(RUBBLE if NAMES[here] in ("b2", "f6") else lies for here, lies in enumerate(state.maze.tiles)),
    )


@rule("TEAM-DAED-12")
def test_a_page_may_name_markings() -> None:
    after, _ = daedalus(table("a1", "g1", shows={"d2": "mark-3", "b5": "mark-4"}), "flip/mark-3+mark-4")
    assert fronts(after) == {"d2": "+mark-3", "b5": "+mark-4"}


@rule("TEAM-DAED-13", "TEAM-DAED-14", "TEAM-DAED-15", "T-08")
def test_a_page_whose_tiles_are_the_spare_and_face_down_already_changes_nothing() -> None:
    state = table("a1", "g1", "d4", "d4", shows={"b5": "mandrake"}, down="b5", spare="NE+doll")
    after, happenings = daedalus(state, "flip/doll+mandrake")
    assert happenings == (DaedalusFlipped(("doll", "mandrake")),)
    assert after == replace(state, seat=1, pages=("flip/doll+mandrake",))


@rule("TEAM-DAED-13", "TEAM-DAED-14", "TEAM-DAED-15")
@pytest.mark.parametrize(
    ("shows", "down", "spare", "turned"),
    [
        ({"d2": "doll", "b5": "mandrake"}, "", "NS", ["d2", "b5"]),
        ({"d2": "doll", "b5": "mandrake"}, "d2", "NS", ["b5"]),
        ({"d2": "doll", "b5": "mandrake"}, "b5", "NS", ["d2"]),
        ({"d2": "doll", "b5": "mandrake"}, "d2 b5", "NS", []),
        ({"b5": "mandrake"}, "", "NE+doll", ["b5"]),
        ({"d2": "doll"}, "", "NE+mandrake", ["d2"]),
        ({"d2": "doll"}, "d2", "NE+mandrake", []),
    ],
)
def test_each_of_the_two_tiles_is_turned_by_itself(
    shows: dict[str, str], down: str, spare: str, turned: list[str]
) -> None:
    state = table("a1", "g1", shows=shows, down=down, spare=spare)
    after, happenings = daedalus(state, "flip/doll+mandrake")
    assert [NAMES[each.at] for each in happenings if isinstance(each, Covered)] == turned
    assert sorted(fronts(after)) == sorted({*down.split(), *turned})
    assert after.spare == state.spare
    assert len(happenings) == 1 + len(turned)


@rule("TEAM-DAED-17")
def test_whoever_was_left_on_a_tile_that_lies_face_down_already_is_not_sent_home() -> None:
    may = load("team", flip="may")
    state = table("d2", "b5", shows={"d2": "doll", "b5": "mandrake"}, down="d2")
    after, happenings = daedalus(state, "flip/doll+mandrake", may)
    assert pieces(after) == ["d2", "g1"]
    assert happenings[1:] == (Covered(square("b5"), tile("+mandrake")), Sent(1, square("b5"), square("g1")))


@rule("TEAM-DAED-9", "TEAM-DAED-17")
def test_whoever_was_left_on_a_tile_that_lies_face_down_rides_along_and_is_sent_home_with_it() -> None:
    may = load("team", flip="may")
    state = table("d4", "g4", down="d4 g4")
    after, _ = daedalus(state, "push/a4", may)
    assert pieces(after) == ["e4", "g1"]


# Teleport


@rule("TEAM-DAED-18", "T-10")
def test_both_pieces_go_to_the_one_corner_that_is_shown_and_not_to_their_own() -> None:
    game = load("team", pieces="red+yellow+green")
    state = table("c3", "d4", "e5")
    after, happenings = daedalus(state, "teleport/yellow+red/green", game)
    assert pieces(after) == ["a7", "a7", "e5"]
    assert happenings == (
        DaedalusTeleported(("yellow", "red"), "green"),
        Sent(0, square("c3"), square("a7")),
        Sent(1, square("d4"), square("a7")),
    )
    assert after == replace(state, seat=1, pages=("teleport/yellow+red/green",), pieces=after.pieces)


@rule("TEAM-DAED-18")
@pytest.mark.parametrize(
    ("page", "stand"),
    [
        ("teleport/red+blue/yellow", ["d1", "a1", "a1", "d4"]),
        ("teleport/blue+green/red", ["d1", "d2", "g1", "g1"]),
        ("teleport/green+yellow/blue", ["g7", "d2", "d3", "g7"]),
        ("teleport/yellow+red/green", ["a7", "a7", "d3", "d4"]),
    ],
)
def test_where_each_page_sends_the_pieces(page: str, stand: list[str]) -> None:
    after, _ = daedalus(table("d1", "d2", "d3", "d4"), page)
    assert pieces(after) == stand


@rule("TEAM-DAED-19", "TEAM-DAED-20", "T-09")
def test_a_piece_that_does_not_play_is_passed_over_and_the_corner_of_nobody_serves() -> None:
    game = load("team", pieces="red+green")
    state = table("c3", "d4")
    after, happenings = daedalus(state, "teleport/red+blue/yellow", game)
    assert pieces(after) == ["a1", "d4"]
    assert happenings == (DaedalusTeleported(("red", "blue"), "yellow"), Sent(0, square("c3"), square("a1")))


@rule("TEAM-DAED-19")
def test_a_colour_that_was_chosen_but_has_no_player_is_passed_over() -> None:
    after, happenings = daedalus(table("c3", "d4"), "teleport/blue+green/red")
    assert pieces(after) == ["c3", "d4"]  # the third and the fourth colour of four, with two players
    assert happenings == (DaedalusTeleported(("blue", "green"), "red"),)


@rule("TEAM-DAED-21")
def test_a_piece_that_is_in_that_corner_already_stays_there() -> None:
    after, happenings = daedalus(table("a7", "d4"), "teleport/yellow+red/green")
    assert pieces(after) == ["a7", "a7"]
    assert happenings[1:] == (Sent(1, square("d4"), square("a7")),)


@rule("TEAM-DAED-18")
def test_the_pages_are_written_as_they_are_read() -> None:
    assert str(PushPage(arrow("g4"))) == "push/g4"
    assert str(FlipPage(("skull", "mark-1"))) == "flip/skull+mark-1"
    assert str(TeleportPage(("red", "blue"), "yellow")) == "teleport/red+blue/yellow"
