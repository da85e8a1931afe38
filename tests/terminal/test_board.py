"""The board of The aMAZEing Labyrinth in a terminal: everything that lies on the table, and nothing else."""

import random
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from knossos.game import Game, Imagined, Seeded
from knossos.games import load
from knossos.games.amazeing import State
from knossos.games.amazeing.components import DEFAULT
from knossos.games.amazeing.state import Hand
from knossos.locale import Catalogue, catalogue, languages
from knossos.maze import NAMES, SQUARES, E, N, S, Square, W, arrow, square
from knossos.terminal.boards import draw
from knossos.terminal.maze import HEIGHT
from knossos.terminal.screen import Screen, strip, width
from tests.games.amazeing.position import (
    BASIC,
    CLOSED,
    DAYNIGHT,
    KIDS,
    NIGHT_TREASURES,
    NUMBERED,
    OPEN,
    SECRET,
    TREASURES,
    Amazeing,
    player,
    position,
)
from tests.terminal.drawing import cell, middle, panel

MONOCHROME = Screen(catalogue("en"))
COLOUR = Screen(catalogue("en"), colour=True)
ASCII = Screen(catalogue("en"), boxes=False)

ANNE = player("a1", seeks="owl", pile=2)
BEN = player("g1", seeks="rat", pile=2)
CLAUDIA = player("g7", seeks="map", pile=2)
DAVID = player("a7", seeks="bat", pile=2)


def drawing(
    state: State,
    lit: Collection[Square] = (),
    *,
    seat: int | None = 0,
    game: Amazeing = BASIC,
    screen: Screen = MONOCHROME,
) -> list[str]:
    return draw(game, game.view(state, seat), lit, screen)


@cache
def some_positions(game: Game[Any, Any, Any], seats: int, moments: int = 5) -> list[State]:
    """Positions from one game in which everybody finds what they can."""
    choose = random.Random(seats)
    luck = Imagined(choose)
    state, _ = game.deal(seats, luck)
    states = [state]
    while game.to_act(state) is not None:
        actions = list(game.legal(state))
        if state.phase == "move":
            wanted = {*state.held[state.seat], *state.hands[state.seat].face_up}
            actions = [each for each in actions if wanted & {*state.maze.tiles[each.to].shows}] or actions
        state, _ = game.play(state, choose.choice(actions), luck)
        states.append(state)
    return [states[at * (len(states) - 1) // (moments - 1)] for at in range(moments)]


# Two whole drawings


def test_a_position_of_the_basic_game() -> None:
    state, _ = BASIC.deal(2, Seeded("golden"))
    red, yellow = state.hands
    found = (replace(red, left=9, found=("gold", "emerald", "candelabrum")), replace(yellow, left=11, found=("troll",)))
    state, _ = BASIC.play(replace(state, hands=found), BASIC.parse("b1/NS"), Seeded("golden"))
    assert drawing(state, state.walks) == BASIC_DRAWING.splitlines()


BASIC_DRAWING = """\
    a    b↓   c    d▼   e    f▼   g       Your turn: move your piece, or stay.
   R   ·  │  ·   ·     ·   ·  │  ·   Y
 1  (R)━  │  ─boo───────gol───┘  ─(Y)  1         Spare tile: bat
   · ┃ ·  │  · │ ·     · │ ·     · │ ·    ─bat─  ↓ last push b1   × closed b7
     ┃    │         │                       │
 2►━━┛    └──  ┌───dra ──────────  ┌──◄2
               │    │              │      You seek: keys (e3)
   · │ ·  │  · │ ·  │  ·   ·  │  · │ ·
 3  map─  └── cro───┘  ─KEY──gho──sku  3  ►R Red (you)     a1  9 to find
   · │ ·     · │ ·     · │ ·     · │ ·       found gold, emerald, candelabrum
     │    │    │
 4►─gen─ pri──mot ─tro─────────── owl─◄4   Y Yellow        g1  11 to find
          │         │              │         found troll
   · │ ·     · │ ·  │  · │ ·  │  · │ ·
 5  rin───────che─  │  ─eme   │  ─swo  5
   · │ ·     ·   ·  │  · │ ·  │  · │ ·
     │    │    │    │    │    │    │
 6► spi──rat ─liz   │    │  ─sca ──┘  ◄6
                    │    │
   · │ ·  │  · │ ·  │  · │ ·  │  · │ ·
 7   └──  └───can─  │  ─hel───┘  ──┘   7
   ·   ·     ·   ·  │  ·   ·     ·   ·
    a    b×   c    d▲   e    f▲   g
"""


def test_a_position_at_night() -> None:
    state, _ = DAYNIGHT.deal(4, Seeded("x"))
    state = replace(
        state,
        night=True,
        seat=2,
        banned=arrow("g4"),
        pieces=tuple(map(square, ("d3", "c4", "c4", "a7"))),
        hands=(
            Hand(0, ("fox", "stag"), ("skull", "ring", "hedgehog")),
            Hand(0, (), ("sword", "map", "cat", "galaxy", "snail")),
            Hand(0, ("falling-star", "wolf"), ("owl", "spider", "troll", "jellyfish")),
            Hand(0, ("crystal-ball", "firefly", "raven")),
        ),
        held=((), (), (), ()),
    )
    assert drawing(state, game=DAYNIGHT) == NIGHT_DRAWING.splitlines()


NIGHT_DRAWING = """\
    a    b▼   c    d▼   e    f▼   g       Blue is to push the spare tile in.
   ·   ·     ·   ·  │  ·   ·  │  ·   ·
 1  (R)───────boo───┘  ─gol──bat──(Y)  1    │    Spare tile
   · │ ·     · │ ·     · │ ·     · │ ·      └──  → last push a4   × closed g4
          │              │    │    │             By night
 2► fir──gho ───────────dra ─spi  rat─◄2
     │    │              │                You seek: fox (f5), stag (c4)
   · │ ·  │  · │ ·R    ·   ·  │  · │ ·
 3  map──mot  cro───┐  ─key─ hed ─sku  3   R Red (you)     d3  2 to find
   · │ ·     · │ ·  │  · │ ·  │  · │ ·       found skull, ring, hedgehog
     │    │      Y       │         │
 4→ jel──cry ─STA  gal──fal  owl─ cat ×4   Y Yellow        c4  on the way home
               │ B  │         │    │         found sword, map, cat, galaxy,
   · │ ·  │  · │ ·     · │ ·  │  · │ ·         snail
 5  rin─ liz──che───────eme  FOX ─swo  5
   · │ ·     ·   ·     · │ ·  │  · │ ·    ►B Blue          c4  2 to find
                                   │         seeks falling star, wolf
 6►─wol──rav────────────sna──gen──sca ◄6     found owl, spider, troll, jellyfish
                              │
   · │ ·  │  · │ ·     · │ ·  │  · │ ·     G Green         a7  3 to find
 7  (G)──pri ─can─  ┌───hel─ tro──(B)  7     seeks crystal ball, firefly, raven
   G   ·  │  ·   ·  │  ·   ·  │  ·   ·
    a    b▲   c    d▲   e    f▲   g
"""


# The maze


def test_every_square_is_drawn_in_its_place() -> None:
    lines = drawing(position(OPEN, ANNE, BEN, shows=NUMBERED), seat=None)
    shown = [middle(lines, name).strip() for name in NAMES]
    assert [text for text in shown if text not in ("(R)", "(Y)")] == list(NAMES)


def test_letters_and_numbers_name_the_squares() -> None:
    lines = drawing(position(CLOSED, ANNE, BEN))
    for line in (lines[0], lines[-1]):
        assert [line[4 + 5 * column] for column in range(7)] == list("abcdefg")
    assert [(line[1], line[39]) for line in lines[2:-1:3]] == [(row, row) for row in "1234567"]


EVERY_TILE = """
·······
·╵╶└╷│┌
├╴┘─┴┐┤
┬┼·····
·······
·······
·······
"""


@pytest.mark.parametrize(
    ("lit", "down", "along", "middles"),
    [((), "│", "─", "·╵╶└╷│┌├╴┘─┴┐┤┬┼"), (SQUARES, "┃", "━", "•╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")],
    ids=["thin", "heavy"],
)
def test_passages_in_reach_are_heavy_and_the_others_thin(
    lit: Collection[Square], down: str, along: str, middles: str
) -> None:
    lines = drawing(position(EVERY_TILE, ANNE, BEN), lit)
    for mask in range(16):
        top, across, bottom = cell(lines, NAMES[square("a2") + mask])
        north, east, south, west = (bool(mask & way) for way in (N, E, S, W))
        assert top[1:4] == f" {down if north else ' '} "
        assert across == (along if west else " ") * 2 + middles[mask] + (along if east else " ") * 2
        assert bottom[1:4] == f" {down if south else ' '} "


def test_only_the_squares_in_reach_are_heavy() -> None:
    lines = drawing(position(OPEN, ANNE, BEN), {square("c3"), square("d3")})
    heavy = [name for name in NAMES if set("".join(cell(lines, name))) & set("━┃╋")]
    assert heavy == ["c3", "d3"]


def test_a_treasure_leaves_its_passages_to_be_seen() -> None:
    lines = drawing(position(OPEN, ANNE, BEN, shows={"d4": "dragon"}), {square("d4")})
    assert cell(lines, "d4") == ["  ┃  ", "━dra━", "  ┃  "]


def test_tiles_that_never_move_have_dots_in_their_corners() -> None:
    lines = drawing(position(CLOSED, ANNE, BEN))
    assert cell(lines, "c3") == ["·   ·", "  ·  ", "·   ·"]
    assert cell(lines, "d3") == ["     ", "  ·  ", "     "]


# Arrows


def test_there_are_twelve_arrows() -> None:
    lines = drawing(position(CLOSED, ANNE, BEN))
    board = "".join(line[:41] for line in lines)
    assert {mark: board.count(mark) for mark in "▼▲►◄×"} == {"▼": 3, "▲": 3, "►": 3, "◄": 3, "×": 0}
    assert "All arrows are open." in panel(lines)


@pytest.mark.parametrize(
    ("banned", "closed", "last", "mark"),
    [
        ("b7", (22, 10), (0, 10), "↓"),
        ("d1", (0, 20), (22, 20), "↑"),
        ("g4", (11, 38), (11, 2), "→"),
        ("a6", (17, 2), (17, 38), "←"),
    ],
)
def test_the_closed_arrow_and_the_last_push_are_marked(
    banned: str, closed: tuple[int, int], last: tuple[int, int], mark: str
) -> None:
    lines = drawing(position(CLOSED, ANNE, BEN, banned=banned))
    assert lines[closed[0]][closed[1]] == "×"
    assert lines[last[0]][last[1]] == mark
    assert f"× closed {banned}" in panel(lines)
    assert f"{mark} last push" in panel(lines)


# Pieces and homes


def test_every_piece_has_its_corner() -> None:
    lines = drawing(position(OPEN, ANNE, BEN, CLAUDIA, DAVID))
    assert cell(lines, "a1") == ["R │ ·", "─(R)─", "· │ ·"]
    assert cell(lines, "g1") == ["· │ Y", "─(Y)─", "· │ ·"]
    assert cell(lines, "g7") == ["· │ ·", "─(B)─", "· │ B"]
    assert cell(lines, "a7") == ["· │ ·", "─(G)─", "G │ ·"]


def test_four_pieces_find_room_on_a_tile_with_a_treasure() -> None:
    crowd = [player("d4", seeks=card) for card in ("owl", "rat", "map", "bat")]
    lines = drawing(position(OPEN, *crowd, shows={"d4": "owl"}))
    assert cell(lines, "d4") == ["R │ Y", "─OWL─", "G │ B"]


def test_only_those_who_play_have_a_home() -> None:
    lines = drawing(position(CLOSED, ANNE, BEN))
    assert [middle(lines, name) for name in ("a1", "g1", "g7", "a7")] == ["(R)", "(Y)", " · ", " · "]


def test_the_panel_says_where_the_pieces_stand() -> None:
    lines = drawing(position(CLOSED, player("c4", seeks="owl"), BEN))
    assert "►R Red (you)     c4  1 to find" in panel(lines)
    assert " Y Yellow        g1  3 to find" in panel(lines)


def test_in_colour_the_own_piece_is_reversed() -> None:
    text = "\n".join(drawing(position(CLOSED, ANNE, BEN), screen=COLOUR))
    assert text.count(COLOUR.paint("R", "own-red")) == 2  # on the board, and in the panel
    assert text.count(COLOUR.paint("Y", "piece-yellow")) == 2


# Treasures


def test_the_own_treasure_is_in_capitals_and_no_other() -> None:
    state = position(CLOSED, ANNE, BEN, shows={"c3": "owl", "d3": "rat", "e4": "falling-star"})
    shown = {seat: [middle(drawing(state, seat=seat), name) for name in ("c3", "d3", "e4")] for seat in (0, 1, None)}
    assert shown == {0: ["OWL", "rat", "fal"], 1: ["owl", "RAT", "fal"], None: ["owl", "rat", "fal"]}


def test_the_panel_says_what_the_viewer_seeks_and_where_it_is() -> None:
    state = position(CLOSED, ANNE, BEN, shows={"c3": "owl"}, spare="NE+rat")
    assert "You seek: owl (c3)" in panel(drawing(state))
    assert "You seek: rat (spare)" in panel(drawing(state, seat=1))
    assert "seek" not in panel(drawing(state, seat=None))


def test_the_spare_is_drawn_like_a_tile() -> None:
    lines = drawing(position(CLOSED, ANNE, BEN, spare="NES+rat"), seat=1)
    assert [line[42:].rstrip() for line in lines[2:5]] == [
        "  │    Spare tile: rat",
        " RAT─  All arrows are open.",
        "  │",
    ]


def test_younger_children_see_all_cards() -> None:
    anne, ben = player("a1", face_up="owl rat", found="map"), player("g1", face_up="bat falling-star")
    lines = drawing(position(CLOSED, anne, ben, shows={"c3": "owl", "d3": "rat", "e3": "bat"}), game=KIDS)
    assert [middle(lines, name) for name in ("c3", "d3", "e3")] == ["OWL", "RAT", "bat"]
    assert "You seek: owl (c3), rat (d3)" in panel(lines)
    assert "Red (you)     a1  2 to find\n   found map" in panel(lines)
    assert "Yellow        g1  2 to find\n   seeks bat, falling star" in panel(lines)


def test_by_day_the_night_cards_are_for_later() -> None:
    anne, ben = player("a1", seeks="owl", face_up="cat fox"), player("g1", seeks="rat", face_up="wolf")
    lines = drawing(position(CLOSED, anne, ben, shows={"c3": "owl", "d3": "cat", "e3": "fox"}), game=DAYNIGHT)
    assert [middle(lines, name) for name in ("c3", "d3", "e3")] == ["OWL", "cat", "fox"]
    assert "You seek: owl (c3)\nAt night: cat (d3), fox (e3)" in panel(lines)
    assert "Yellow        g1  1 to find\n   at night wolf" in panel(lines)
    assert "By day" in panel(lines)


@pytest.mark.parametrize("game", [DAYNIGHT, SECRET])
def test_at_night_the_night_cards_count(game: Amazeing) -> None:
    anne = player("a1", seeks="cat fox") if game is SECRET else player("a1", face_up="cat fox")
    state = position(CLOSED, anne, BEN, shows={"c3": "owl", "d3": "cat", "e3": "fox"}, night=True)
    lines = drawing(state, game=game)
    assert [middle(lines, name) for name in ("c3", "d3", "e3")] == ["owl", "CAT", "FOX"]
    assert "You seek: cat (d3), fox (e3)" in panel(lines)
    assert "By night" in panel(lines)


def test_in_colour_what_does_not_count_now_is_dim() -> None:
    state = position(CLOSED, ANNE, BEN, shows={"c3": "dragon", "d3": "cat"})
    day, night = ("\n".join(drawing(replace(state, night=at), game=DAYNIGHT, screen=COLOUR)) for at in (False, True))
    dragon, cat = COLOUR.paint("dra", "dim"), COLOUR.paint("cat", "dim")
    assert (dragon in day, cat in day) == (False, True)
    assert (dragon in night, cat in night) == (True, False)


def test_of_several_pictures_on_a_tile_the_most_important_is_shown() -> None:
    state = position(CLOSED, ANNE, BEN, shows={"d4": "dragon+owl+cat", "a1": "wolf"})
    lines = drawing(state, game=DAYNIGHT)
    assert cell(lines, "d4") == ["   + ", " OWL ", "     "]
    assert "Also on d4: dragon, cat" in panel(lines)
    assert cell(lines, "a1") == ["R  +·", " wol ", "·   ·"]
    assert "Also on a1: (R)" in panel(lines)
    assert middle(drawing(replace(state, night=True), game=DAYNIGHT), "d4") == "OWL"
    assert middle(drawing(replace(state, night=True), seat=None, game=DAYNIGHT), "d4") == "cat"


# The turn


@pytest.mark.parametrize(
    ("phase", "seat", "said"),
    [
        ("push", 0, "Your turn: push the spare tile in."),
        ("move", 0, "Your turn: move your piece, or stay."),
        ("push", 1, "Red is to push the spare tile in."),
        ("move", None, "Red is to move."),
        ("over", 0, "The game is over."),
    ],
)
def test_the_first_line_says_what_is_to_be_done(phase: Any, seat: int | None, said: str) -> None:
    assert drawing(position(CLOSED, ANNE, BEN, phase=phase), seat=seat)[0][42:] == said


def test_who_has_found_everything_goes_home() -> None:
    state = position(CLOSED, player("c4", found="owl"), BEN)
    lines = drawing(state)
    assert middle(lines, "a1") == "[R]"
    assert "All found! Go home to a1." in panel(lines)
    assert "Red (you)     c4  on the way home\n   found owl" in panel(lines)
    assert middle(drawing(state, seat=1), "a1") == "(R)"


def test_a_home_that_is_the_goal_goes_before_a_picture() -> None:
    lines = drawing(position(CLOSED, player("c4"), BEN, shows={"a1": "wolf"}))
    assert middle(lines, "a1") == "[R]"
    assert "Also on a1: wolf" in panel(lines)


def test_when_it_is_over_nobody_seeks_anything() -> None:
    players = player("a1", found="cat"), player("g1", face_up="fox")
    state = position(CLOSED, *players, shows={"c3": "fox"}, phase="over", night=True, coin=3)
    lines = drawing(state, seat=1, game=DAYNIGHT)
    assert middle(lines, "c3") == "fox"
    assert middle(drawing(state, game=DAYNIGHT), "a1") == "(R)"
    assert "You seek" not in panel(lines)
    assert "Yellow (you)  g1  1 to find\n   seeks fox" in panel(lines)  # but the cards lie there still
    assert "►" not in panel(lines)
    assert "By night. The coin is worth 3." in panel(lines)
    assert "Red           a1  0 to find" in panel(lines)


# Room


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [BASIC, KIDS, DAYNIGHT, SECRET], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_on_a_screen_in_every_way_to_draw_it(language: str, game: Amazeing, seats: int) -> None:
    said = catalogue(language)
    for state in some_positions(game, seats):
        for seat in (0, None):
            lines = drawing(state, state.walks, seat=seat, game=game, screen=Screen(said))
            assert len(lines) == HEIGHT <= 24
            assert max(map(width, lines)) <= 80
            assert not any("…" in line for line in lines)
            coloured = drawing(state, state.walks, seat=seat, game=game, screen=Screen(said, colour=True))
            assert coloured != lines
            assert list(map(strip, coloured)) == lines
            ascii_only = drawing(state, state.walks, seat=seat, game=game, screen=Screen(said, boxes=False))
            assert all(line.isascii() for line in ascii_only)
            assert list(map(width, ascii_only)) == list(map(width, lines))


def crowded(*found: int) -> list[str]:
    """A drawing in which each seat has found so many treasures; nobody minds that others have them, too."""
    homes = ("a1", "g1", "g7", "a7")
    seats = [
        player(home, seeks="owl", found=" ".join(TREASURES[:count])) for home, count in zip(homes, found, strict=True)
    ]
    return drawing(position(CLOSED, *seats, shows={"c3": "owl"}))


@pytest.mark.parametrize(
    ("found", "gaps", "sought", "listed"),
    [
        ((1, 1, 1, 1), 6, "owl (c3)", "found bat"),
        ((7, 7, 7, 9), 3, "owl (c3)", "found bat, book, candelabrum,"),
        ((9, 9, 9, 9), 0, "owl (c3)", "found bat, book, candelabrum,"),
        ((16, 16, 16, 16), 0, "OWL", "found bat, boo, can, che, cro, dra,"),
        ((24, 24, 24, 24), 0, "OWL", "found bat, boo, can, che, cro, dra,"),
    ],
)
def test_a_panel_with_much_in_it_is_drawn_closer_and_then_shorter(
    found: tuple[int, ...], gaps: int, sought: str, listed: str
) -> None:
    lines = crowded(*found)
    assert len(lines) == HEIGHT
    assert panel(lines).rstrip().split("\n").count("") == gaps
    assert f"You seek: {sought}\n" in panel(lines)
    assert f"{listed}\n" in panel(lines)


def test_a_wider_screen_gives_the_panel_more_room() -> None:
    state = position(CLOSED, player("a1", seeks="owl", found=" ".join(TREASURES[:12])), BEN)
    widest = [max(map(width, drawing(state, screen=Screen(catalogue("en"), width=at)))) for at in (40, 80, 95, 300)]
    assert widest[0] == widest[1] <= 80 < widest[2] <= 95 < widest[3] <= 100


def test_without_boxes_the_passages_in_reach_still_stand_out() -> None:
    lines = drawing(position(OPEN, ANNE, BEN), {square("d4")}, screen=ASCII)
    assert cell(lines, "d4") == ["  #  ", "==#==", "  #  "]
    assert cell(lines, "d5") == ["  |  ", "--+--", "  |  "]


# Secrets


@pytest.mark.parametrize("game", [BASIC, DAYNIGHT, SECRET], ids=str)
def test_a_drawing_shows_nothing_that_its_seat_does_not_know(game: Amazeing) -> None:
    for state in some_positions(game, 3):
        for seat in (0, 1, 2, None):
            other = game.reshuffle(state, seat, Imagined(random.Random(7)))
            assert drawing(state, seat=seat, game=game, screen=COLOUR) == drawing(
                other, seat=seat, game=game, screen=COLOUR
            )


# Names


@pytest.mark.parametrize("language", languages())
def test_every_treasure_has_letters_of_its_own(language: str) -> None:
    names = [catalogue(language).say(f"amazeing-card-{card}") for card in (*TREASURES, *NIGHT_TREASURES)]
    assert len({name.lower()[:3] for name in names}) == len(names) == 36
    assert all(width(name) >= 3 for name in names)


@pytest.mark.parametrize("language", languages())
def test_every_piece_has_a_letter_of_its_own(language: str) -> None:
    for screen in (Screen(catalogue(language)), Screen(catalogue(language), boxes=False)):
        letters = [screen.plain(screen.say(f"piece-{piece}-letter")) for piece in ("red", "yellow", "blue", "green")]
        assert len(set(letters)) == 4
        assert all(width(letter) == 1 and letter.isupper() for letter in letters)


def test_names_from_other_components_stand_for_themselves(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    text = DEFAULT.read_text(encoding="utf-8")
    file.write_text(text.replace('"owl"', '"white-owl"').replace("red =", "pink ="), encoding="utf-8")
    game = load("amazeing", components=file, pieces=("pink", "blue"))
    anne, ben = player("a1", seeks="white-owl"), player("g7", seeks="rat")
    lines = drawing(position(CLOSED, anne, ben, shows={"c3": "white-owl"}), game=game)
    assert cell(lines, "a1") == ["0   ·", " (0) ", "·   ·"]
    assert middle(lines, "c3") == "WHI"
    assert "You seek: white owl (c3)" in panel(lines)
    assert "►0 pink (you)" in panel(lines)


def test_letters_that_take_two_columns_keep_the_board_in_shape() -> None:
    source = "\n".join(f"{key} = {key}" for key in ("board-all-open", "board-spare", "board-you-push"))
    source += "\nboard-you-seek = { $cards }\nboard-seat-you = { $piece }\nboard-left = { $count }"
    screen = Screen(Catalogue("ja", f"{source}\namazeing-card-owl = ふくろう"))
    state = position(CLOSED, ANNE, BEN, shows={"c3": "owl", "d3": "x"})
    [line] = [line for line in drawing(state, screen=screen) if "ふ" in line[:41]]
    assert line[13:].startswith(" ふ   x")
