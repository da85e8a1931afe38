"""The board of Labyrinth Team Edition in a terminal: all that lies there, but nothing face down."""

import random
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from knossos.game import Imagined, Seeded
from knossos.games import load
from knossos.games.team import RUBBLE, Front, State
from knossos.games.team.components import DEFAULT
from knossos.locale import catalogue, languages
from knossos.maze import NAMES, Square, Tile, square
from knossos.terminal.boards import draw
from knossos.terminal.maze import HEIGHT
from knossos.terminal.screen import Screen, strip, width
from tests.games.team.names import TREASURES, all_but
from tests.games.team.position import CLOSED, EXPERT, HOMES, INTRODUCTORY, OPEN, STANDARD, Team, player, position
from tests.terminal.drawing import cell, middle, panel

MONOCHROME = Screen(catalogue("en"))
COLOUR = Screen(catalogue("en"), colour=True)
ASCII = Screen(catalogue("en"), boxes=False)

MEMORY: Team = load("team", memory=True)
EXPERT_MEMORY: Team = load("team", mode="expert", memory=True)
NEVER_UNDO: Team = load("team", reverse="never-undo-daedalus")
ON_TILES: Team = load("team", treasures="tiles")

YELLOW = player("a1", seeks="key skull")
RED = player("g1", seeks="fan urn")
BLUE = player("g7", seeks="doll candle")
GREEN = player("a7", seeks="potion shell")


def drawing(
    state: State,
    lit: Collection[Square] = (),
    *,
    seat: int | None = 0,
    game: Team = INTRODUCTORY,
    screen: Screen = MONOCHROME,
) -> list[str]:
    return draw(game, game.view(state, seat), lit, screen)


def seen(state: State, squares: str, **how: Any) -> list[str]:
    """What stands in the middle of some tiles."""
    lines = drawing(state, **how)
    return [middle(lines, name) for name in squares.split()]


# Two whole drawings


def test_a_position_of_the_introductory_game() -> None:
    state, _ = INTRODUCTORY.deal(4, Seeded("golden"))
    actions = "end,g4/SW,end,rotate f1/NE,end,move c7,f7/NS,end,move a2,turn NSW,end,f1/EW,end,move e2,rotate g2/NS"
    for version, action in enumerate(actions.split(","), 1):
        state, _ = INTRODUCTORY.play(state, INTRODUCTORY.parse(action), Seeded("golden", version))
    assert drawing(state, in_reach(state), seat=2) == INTRODUCTORY_DRAWING.splitlines()


INTRODUCTORY_DRAWING = """\
    a    b▼   c    d×   e    f▼   g       Your turn: 1 bonus move left.
   ·   ·  │  ·   ·     ·   ·     ·   R      │    Spare tile
 1  (Y)─  └───mus─  ┏━━━ele━━━━━━━(R)  1    │    × closed: rubble would come out
   · │ ·     · │ ·  ┃  · ┃ ·     G ┃ ·      │    ░ face down, ▓ in reach
   Y │    │    │   ▓▓▓   ┃         ┃
 2►─run ──┘    └──▓▓▓▓▓━bro ─────  ┃  ◄2  Book of Daedalus: 17 of 24 pages left
     │             ▓▓▓   ┃ B       ┃      Last page: Blue, Green go to g1
   · │ ·  │  · │ · ▓▓▓ ·   ·  ┃  · ┃ ·    Treasures: 2 of 24, 15 in the deck
 3  sic─ sku─ fan─▓▓▓▓▓━CAN━━scr━━key  3
   · │ ·  │  · │ · ▓▓▓ · ┃ ·     · ┃ ·     Y Yellow        a2
     │              │        ░░░             seeks magic crystal (face down),
 4►─man ─win──────  │   #3 ─░░░░░──┐  ◄4       urn (a5)
          │         │    │   ░░░   │         Push, Rotate ready
   · │ ·  │  · │ ·  │  · │ ·  │  · │ ·     R Red           g1
 5  urn──#4  ─amu─  │  ─hat   │  ─dra  5     seeks shell (face down),
   · │ ·     ·   ·  │  · │ ·  │  · │ ·         amulet (c5)
    ░░░   │   ░░░   │    │   ░░░   │         Push, Rotate ready
 6►░░░░░  └──░░░░░  │    │  ░░░░░──┘  ×6  ►B Blue (you)    e2
    ░░░       ░░░   │    │   ░░░             seeks candle (e3)
   · │ ·     · │ · ░░░ · │ ·  │  · │ ·       Push ready, Rotate used
 7  (G)──lan──cau─░░░░░─dag───┘  ─(B)  7   G Green         g1
   ·   ·  │  ·   · ░░░ ·   ·     ·   ·       seeks mushroom (c1), skull (b3)
    a    b▲   c    d▲   e    f▲   g          Push, Rotate ready
"""


def test_a_position_of_the_expert_game_with_a_memory_aid() -> None:
    state = position(
        EXPERT_MAZE,
        player("e3", seeks="rune-stone fan", second="traverse"),
        player("d6", seeks="mandrake", second="switch"),
        shows={"e3": "candle", "c3": "fan", "d3": "rune-stone", "f3": "mandrake"},
        down="d3 f3 b6",
        spare="NE+mark-1",
        collected=all_but("rune-stone fan mandrake"),
        pages="push/a6 flip/doll+mandrake",
        used=("push",),
        found=1,
    )
    assert drawing(state, in_reach(state, EXPERT_MEMORY), game=EXPERT_MEMORY) == EXPERT_DRAWING.splitlines()


EXPERT_MAZE = """
┌─┬│┬─┐
│└┐│└┼│
├─├│┬┬┤
─┘─┼┴││
├│┴─┤┐┤
└┬┼│─└┘
└─┴│┴─┘
"""

EXPERT_DRAWING = """\
    a    b▼   c    d▼   e    f▼   g       Your turn: 1 bonus move left.
   ·   ·     ·   ·  ┃  ·   ·     ·   ·      │    Spare tile: marking 1
 1  (Y)────────┬──  ┃  ━━┳━━━━━━━━(R)  1   #1 ─  All arrows are open.
   · │ ·     · │ ·  ┃  · ┃ ·     · ┃ ·           ░ face down, ▓ in reach
     │    ┃         ┃    ┃    ┃    ┃
 2►  │    ┗━━━━┓    ┃    ┗━━━━╋━━  ┃  ◄2  Book of Daedalus: 22 of 24 pages left
     │         ┃    ┃         ┃    ┃      Last page: flip doll, mandrake
   · │ ·     · ┃ · NS▓ Y   · NES · ┃ ·    Treasures: 21 of 24, 0 in the deck
 3   ├─────── fan━▓RUN▓━can━▓man▓━━┫   3
   · │ ·     · ┃ · ▓▓▓ · ┃ · ▓▓▓ · ┃ ·    Face down: d3: NS rune stone,
          │         ┃    ┃    ┃    ┃        f3: NES mandrake, b6: NES
 4►───────┘  ━━━━━━━╋━━━━┻━━  ┃    ┃  ◄4
                    ┃         ┃    ┃      ►Y Yellow (you)  e3
   · │ ·  │  · │ ·     · │ ·     · ┃ ·       rune stone (d3), then fan (c3)
 5   ├──  │  ──┴─────────┤  ━━┓  ━━┫   5     Traverse ready, Push used
   · │ ·  │  ·   ·     · │ ·  ┃  · ┃ ·
     │   NES   │    │ R       ┃    ┃       R Red           d6
 6►  └──░░░░░──┼──  │  ─────  ┗━━━━┛  ◄6     seeks mandrake (f3)
         ░░░   │    │                        Push, Switch ready
   · │ ·     · │ ·  │  · │ ·     · │ ·
 7  (G)────────┴──  │  ──┴────────(B)  7
   ·   ·     ·   ·  │  ·   ·     ·   ·
    a    b▲   c    d▲   e    f▲   g
"""


# Tiles that lie face down


def test_a_tile_that_lies_face_down_is_a_heap_and_in_reach_a_dark_one() -> None:
    state = position(OPEN, YELLOW, RED, down="d3 d5", shows={"d3": "skull"})
    lines = drawing(state, {square("d5"), square("c5")})
    assert cell(lines, "d3") == [" ░░░ ", "░░░░░", " ░░░ "]
    assert cell(lines, "d5") == [" ▓▓▓ ", "▓▓▓▓▓", " ▓▓▓ "]
    assert cell(lines, "c5") == ["· ┃ ·", "━━╋━━", "· ┃ ·"]
    assert "░ face down, ▓ in reach" in panel(lines)


def test_without_boxes_a_heap_is_neither_a_passage_nor_empty() -> None:
    lines = drawing(position(OPEN, YELLOW, RED, down="d3 d5"), {square("d5")}, screen=ASCII)
    assert cell(lines, "d3") == [" ::: ", ":::::", " ::: "]
    assert cell(lines, "d5") == [" %%% ", "%%%%%", " %%% "]
    assert ": face down, % in reach" in panel(lines)


def test_in_colour_a_heap_in_reach_is_like_the_passages_in_reach() -> None:
    lines = drawing(position(CLOSED, YELLOW, RED, down="d3 d5"), {square("d5")}, screen=COLOUR)
    assert "░░░░░" in lines[8]
    assert COLOUR.paint("▓", "lit") * 5 in lines[14]


def test_where_nothing_lies_face_down_nothing_is_said_of_it() -> None:
    lines = drawing(position(CLOSED, YELLOW, RED))
    assert "face down" not in panel(lines).replace("(face down)", "")
    assert "░" not in "".join(lines)


def test_a_piece_that_was_left_on_a_heap_can_be_seen() -> None:
    may: Team = load("team", flip="may")
    state = position(OPEN, player("d3"), player("d3"), player("d3"), player("d3"), down="d3", phase="uncover")
    assert cell(drawing(state, game=may), "d3") == ["Y░░░R", "░░░░░", "G░░░B"]


def test_without_a_memory_aid_a_drawing_is_the_same_whatever_lies_face_down() -> None:
    for game in (INTRODUCTORY, STANDARD, EXPERT):
        for state in some_positions(game, 3):
            other = game.reshuffle(state, 0, Imagined(random.Random(7)))
            assert drawing(state, game=game, screen=COLOUR) == drawing(other, game=game, screen=COLOUR)


def test_a_memory_aid_shows_openings_and_pictures_on_the_heaps() -> None:
    state = position(
        "┐┐┐┐┐┐┐\n" * 7, YELLOW, RED, down="d3 b4 f4", shows={"d3": "skull", "b4": "mark-1"}, spare="NS+fan"
    )
    lines = drawing(state, game=MEMORY)
    assert cell(lines, "d3") == [" NE░ ", "░SKU░", " ░░░ "]
    assert cell(lines, "b4") == [" NE░ ", "░#1 ░", " ░░░ "]
    assert cell(lines, "f4") == [" NE░ ", "░░░░░", " ░░░ "]
    assert "Face down: d3: NE skull,\n  b4: NE marking 1, f4: NE\n" in panel(lines)
    assert "seeks key (face down), skull (d3)" in panel(lines)
    assert cell(drawing(state), "d3") == [" ░░░ ", "░░░░░", " ░░░ "]
    assert "Face down:" not in panel(drawing(state))


def test_a_piece_on_a_heap_leaves_the_openings_to_be_seen() -> None:
    may: Team = load("team", flip="may", memory=True)
    state = position(OPEN, player("d3"), player("d3"), down="d3", phase="uncover")
    assert cell(drawing(state, game=may), "d3") == ["YNESR", "░░░░░", " ░░░ "]


def test_of_two_pictures_that_lie_face_down_one_is_shown_and_both_are_said() -> None:
    state = position(OPEN, YELLOW, RED, down="d3")
    front = Front(square("d3"), Tile(3, ("skull", "key")))
    lines = drawing(replace(state, fronts=(front,)), game=MEMORY)
    assert cell(lines, "d3") == [" NE+ ", "░SKU░", " ░░░ "]
    assert "Also on d3: key" in panel(lines)


def test_the_list_of_what_lies_face_down_gives_way_when_there_is_no_room() -> None:
    shows = {"c1": "key", "e1": "skull", "a3": "fan", "c3": "urn", "e3": "doll", "g3": "candle"}
    squares = ["b2", "d2", "f2", "b4", "d4", "f4", "b6", "d6", "f6", "b1", "d1", "f1"]
    for count, fits in ((1, True), (11, True), (12, False)):
        state = position(OPEN, YELLOW, RED, BLUE, player("a7"), down=" ".join(squares[:count]), shows=shows)
        text = panel(drawing(state, game=MEMORY))
        assert ("Face down: b" in text) == fits
        assert "seeks key (c1), skull (e1)" in text


# Treasures


def test_what_the_viewer_may_collect_is_in_capitals_and_nothing_else() -> None:
    state = position(CLOSED, YELLOW, RED, shows={"c3": "key", "d3": "skull", "e3": "fan", "e4": "winged-sandals"})
    shown = {seat: seen(state, "c3 d3 e3 e4", seat=seat) for seat in (0, 1, None)}
    assert shown == {
        0: ["KEY", "SKU", "fan", "win"],
        1: ["key", "sku", "FAN", "win"],
        None: ["key", "sku", "fan", "win"],
    }


def test_in_the_expert_game_only_the_left_card_counts() -> None:
    state = position(CLOSED, YELLOW, RED, shows={"c3": "key", "d3": "skull"}, spare="NE+fan")
    lines = drawing(state, game=EXPERT)
    assert [middle(lines, name) for name in ("c3", "d3")] == ["KEY", "sku"]
    assert "   key (c3), then skull (d3)\n" in panel(lines)
    assert "   fan (spare), then urn (face down)\n" in panel(lines)
    assert "   seeks key (c3), skull (d3)\n" in panel(drawing(state))


def test_in_colour_the_own_cards_stand_out_even_if_only_one_of_them_counts() -> None:
    state = position(CLOSED, YELLOW, RED, shows={"c3": "key", "d3": "skull", "e3": "fan", "f3": "urn"})
    text = "\n".join(drawing(state, game=EXPERT, screen=COLOUR))
    assert COLOUR.paint("   key (c3), then skull (d3)", "target") in text
    assert "  fan (e3), then urn (f3)" in text


def test_a_single_card_of_the_expert_game_needs_no_order() -> None:
    state = position(CLOSED, player("a1", seeks="key"), RED, shows={"c3": "key"}, collected=all_but("key fan urn"))
    assert "   seeks key (c3)\n" in panel(drawing(state, game=EXPERT))


def test_who_has_nothing_left_collects_for_the_others() -> None:
    shows = {"c3": "key", "d3": "skull"}
    state = position(CLOSED, YELLOW, player("g1"), turn=1, shows=shows, collected=all_but("key skull"))
    lines = drawing(state, seat=1)
    assert [middle(lines, name) for name in ("c3", "d3")] == ["KEY", "SKU"]
    assert "►R Red (you)     g1\n   helps the others\n" in panel(lines)
    waiting = replace(state, collected=())  # there are cards in the deck: they are drawn when the turn ends
    lines = drawing(waiting, seat=1)
    assert [middle(lines, name) for name in ("c3", "d3")] == ["key", "sku"]
    assert "►R Red (you)     g1\n   no treasure cards\n" in panel(lines)


def test_the_panel_says_where_every_treasure_is() -> None:
    state = position(CLOSED, YELLOW, RED, shows={"c3": "key", "d4": "fan"}, spare="NES+urn", down="d4")
    said = panel(drawing(state))
    assert "seeks key (c3), skull (face down)" in said
    assert "seeks fan (face down), urn (spare)" in said


def test_markings_have_a_number() -> None:
    assert seen(position(CLOSED, YELLOW, RED, shows={"c3": "mark-1", "d3": "mark-10"}), "c3 d3") == ["#1 ", "#10"]


def test_the_spare_is_drawn_like_a_tile() -> None:
    lines = drawing(position(CLOSED, YELLOW, RED, spare="NES+key"))
    assert [line[42:] for line in lines[1:4]] == ["  │    Spare tile: key", " KEY─  All arrows are open.", "  │"]


def test_in_colour_treasures_have_the_colour_of_those_who_seek_them() -> None:
    shows = {"c3": "key", "d3": "fan", "e3": "candle", "c4": "amulet", "d4": "mark-1"}
    text = "\n".join(drawing(position(CLOSED, YELLOW, RED, BLUE, shows=shows, collected="amulet"), screen=COLOUR))
    for painted in (
        COLOUR.paint("KEY", "target"),
        COLOUR.paint("fan", "piece-red"),
        COLOUR.paint("can", "piece-blue"),
        COLOUR.paint("amu", "dim"),
        COLOUR.paint("#1", "dim"),
    ):
        assert text.count(painted) == 1
    assert COLOUR.paint("   seeks key (c3), skull (face down)", "target") in text
    assert "   seeks fan (d3)," in text


def test_in_colour_a_treasure_that_nobody_seeks_yet_is_plain() -> None:
    text = "\n".join(drawing(position(CLOSED, YELLOW, RED, shows={"c3": "lantern"}), screen=COLOUR))
    assert " lan " in text


# Arrows


def test_an_arrow_is_closed_where_rubble_would_come_out() -> None:
    lines = drawing(position(OPEN, YELLOW, RED, down="b7 g4 d3"))
    assert (lines[0][10], lines[22][10]) == ("×", "▲")
    assert (lines[11][2], lines[11][38]) == ("×", "◄")
    assert (lines[0][20], lines[22][20]) == ("▼", "▲")
    board = "".join(line[:41] for line in lines)
    assert {mark: board.count(mark) for mark in "▼▲►◄×"} == {"▼": 2, "▲": 3, "►": 2, "◄": 3, "×": 2}
    assert "× closed: rubble would come out" in panel(lines)
    assert "All arrows are open." not in panel(lines)
    assert "would undo Daedalus" not in panel(lines)


def test_an_arrow_is_closed_where_daedalus_would_be_undone() -> None:
    game = load("team", reverse="never-undo-daedalus")
    lines = drawing(position(OPEN, YELLOW, RED, pages="push/b1"), game=game)
    assert "× b7: would undo Daedalus" in panel(lines)
    assert "rubble would come out" not in panel(lines)


def test_the_push_of_daedalus_is_marked_and_not_closed() -> None:
    lines = drawing(position(OPEN, YELLOW, RED, down="b1", pages="push/b1"))
    assert (lines[0][10], lines[22][10]) == ("↓", "×")
    blocked = drawing(position(OPEN, YELLOW, RED, down="b1 b7", pages="push/b1"))
    assert (blocked[0][10], blocked[22][10]) == ("×", "×")
    later = drawing(position(OPEN, YELLOW, RED, pages="push/b1 teleport/red+blue/yellow"))
    assert (later[0][10], later[22][10]) == ("▼", "▲")


def test_by_an_option_the_push_of_daedalus_is_never_undone() -> None:
    state = position(OPEN, YELLOW, RED, pages="push/b1")
    assert [drawing(state, game=game)[22][10] for game in (INTRODUCTORY, NEVER_UNDO)] == ["▲", "×"]
    later = replace(state, pages=("push/b1", "flip/doll+mandrake"))
    assert drawing(later, game=NEVER_UNDO)[22][10] == "▲"


# Pieces and homes


def test_every_piece_has_its_corner_and_every_home_is_there_whoever_plays() -> None:
    lines = drawing(position(OPEN, YELLOW, RED, BLUE, GREEN))
    assert cell(lines, "a1") == ["Y │ ·", "─(Y)─", "· │ ·"]
    assert cell(lines, "g1") == ["· │ R", "─(R)─", "· │ ·"]
    assert cell(lines, "g7") == ["· │ ·", "─(B)─", "· │ B"]
    assert cell(lines, "a7") == ["· │ ·", "─(G)─", "G │ ·"]
    assert seen(position(OPEN, YELLOW, RED), "a1 g1 g7 a7") == ["(Y)", "(R)", "(B)", "(G)"]


def test_in_colour_homes_have_the_colour_of_their_piece() -> None:
    text = "\n".join(drawing(position(CLOSED, YELLOW, RED), screen=COLOUR))
    assert COLOUR.paint("(B)", "piece-blue") in text
    assert text.count(COLOUR.paint("Y", "own-yellow")) == 2  # on the board, and in the panel


def test_other_components_may_have_other_pieces_and_a_treasure_on_a_home(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    text = DEFAULT.read_text(encoding="utf-8")
    text = text.replace("yellow", "pink").replace('c1 = "mushroom"', 'a1 = "old-mushroom"')
    file.write_text(text, encoding="utf-8")
    game: Team = load("team", components=file, pieces=("red", "blue"))
    lines = drawing(position(CLOSED, RED, BLUE, shows={"a1": "old-mushroom"}), game=game)
    assert cell(lines, "a1") == ["·  +·", " old ", "·   ·"]
    assert "Also on a1: (P)\n" in panel(lines)
    assert "►R Red (you)" in panel(lines)


# The turn


@pytest.mark.parametrize(
    ("phase", "moves", "found", "to_the_seat", "to_others"),
    [
        ("choose", 1, 0, "Your turn: choose your second spell.", "Yellow is to choose a spell."),
        ("act", 1, 0, "Your turn: 1 move left.", "Yellow's turn: 1 move left."),
        ("act", 1, 1, "Your turn: 1 bonus move left.", "Yellow's turn: 1 bonus move left."),
        ("act", 0, 0, "Your turn: no move left.", "Yellow's turn: no move left."),
        ("act", 0, 2, "Your turn: no move left.", "Yellow's turn: no move left."),
        ("uncover", 0, 0, "Your turn: uncover the tile, or not.", "Yellow may uncover a tile."),
        ("turn", 0, 0, "Your turn: turn the tile as you like.", "Yellow is to turn a tile."),
    ],
)
def test_the_first_line_says_what_is_to_be_done(
    phase: Any, moves: int, found: int, to_the_seat: str, to_others: str
) -> None:
    state = position(CLOSED, YELLOW, RED, phase=phase, moves=moves, found=found)
    assert drawing(state, seat=0)[0][42:] == to_the_seat
    assert drawing(state, seat=1)[0][42:] == to_others
    assert drawing(state, seat=None)[0][42:] == to_others


def test_the_end_is_won_when_all_treasures_are_collected_and_else_lost() -> None:
    players = player("a1"), player("g1")
    won = position(CLOSED, *players, phase="over", collected=" ".join(TREASURES))
    assert drawing(won)[0][42:] == "Won! All 24 treasures are collected."
    lost = position(CLOSED, YELLOW, RED, phase="over", collected=all_but("key skull fan urn"), shows={"c3": "key"})
    lines = drawing(lost)
    assert lines[0][42:] == "Lost: the Book has no page left."
    assert "►" not in panel(lines)
    assert middle(lines, "c3") == "key"  # nobody collects anything any more
    assert "seeks key (c3), skull (face down)" in panel(lines)


# The Book


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("push/b1", "Last page: push at b1\n"),
        ("flip/doll+mandrake", "Last page: flip doll, mandrake\n"),
        ("flip/mark-1+mark-2", "Last page: flip marking 1, marking 2\n"),
        ("teleport/red+blue/yellow", "Last page: Red, Blue go to a1\n"),
        ("teleport/yellow+red/green", "Last page: Yellow, Red go to a7\n"),
    ],
)
def test_the_last_page_is_said_in_words(page: str, said: str) -> None:
    text = panel(drawing(position(CLOSED, YELLOW, RED, pages=f"push/a4 {page}")))
    assert said in text
    assert "Book of Daedalus: 22 of 24 pages left\n" in text


def test_before_the_first_page_there_is_no_last_one() -> None:
    state = position(CLOSED, player("a1"), player("g1"), pages="", phase="choose")
    text = panel(drawing(replace(state, spells=(("push",), ("push",))), game=STANDARD))
    assert "Book of Daedalus: 24 of 24 pages left\nTreasures: 0 of 24, 24 in the deck\n" in text
    assert "Last page" not in text


def test_the_treasures_are_counted() -> None:
    text = panel(drawing(position(CLOSED, YELLOW, RED, collected="amulet dagger lantern")))
    assert "Treasures: 3 of 24, 17 in the deck\n" in text


# Spells


def test_the_spells_of_the_active_seat_are_ready_or_used() -> None:
    state = position(CLOSED, player("a1", seeks="key"), player("g1", seeks="fan"), turn=1)
    for used, said in (
        ((), "Push, Rotate ready"),
        (("push",), "Rotate ready, Push used"),
        (("rotate",), "Push ready, Rotate used"),
        (("rotate", "push"), "Push, Rotate used"),
    ):
        lines = [line[42:] for line in drawing(replace(state, used=used))]
        [yellow, red] = (lines.index(start) for start in (" Y Yellow (you)  a1", "►R Red           g1"))
        assert lines[yellow + 2] == "   Push, Rotate ready"
        assert lines[red + 2] == f"   {said}"


@pytest.mark.parametrize("spell", ["switch", "traverse", "teleport", "escape"])
def test_every_spell_has_a_name(spell: Any) -> None:
    state = position(CLOSED, player("a1", second=spell), RED)
    assert f"Push, {spell.capitalize()} ready\n" in panel(drawing(state, game=STANDARD))


# Room


def in_reach(state: State, game: Team = INTRODUCTORY) -> list[Square]:
    return [action.to for action in game.legal(state) if hasattr(action, "to")]


@cache
def some_positions(game: Team, seats: int) -> list[State]:
    """Positions of every phase that comes up in a game in which everybody collects what they can, and the last one."""
    choose = random.Random(seats)
    luck = Imagined(choose)
    state, _ = game.deal(seats, luck)
    states = [state]
    while game.to_act(state) is not None:
        actions = list(game.legal(state))
        if state.phase == "act":
            wanted = game.collectable(state, state.seat)  # type: ignore[attr-defined]
            moves = [each for each in actions if hasattr(each, "to")]
            good = [each for each in moves if {*wanted} & {*state.maze.tiles[each.to].shows}]
            covered = [each for each in moves if state.maze.tiles[each.to] == RUBBLE]
            actions = good or (covered if choose.random() < 0.2 else []) or actions
        state, _ = game.play(state, choose.choice(actions), luck)
        states.append(state)
    phases = {each.phase: each for each in states}
    return [*phases.values(), *states[:: max(1, len(states) // 6)]]


MODES = [
    load(f"team(mode={mode}{options})")
    for mode in ("introductory", "standard", "expert")
    for options in ("", ",flip=may,memory=true,treasures=tiles")
]


@pytest.mark.parametrize("game", MODES, ids=str)
def test_every_phase_comes_up_in_some_position(game: Team) -> None:
    phases = {state.phase for state in some_positions(game, 4)}
    assert phases >= {"act", "turn", "over"}
    assert ("choose" in phases) == ("introductory" not in str(game))
    assert ("uncover" in phases) == ("may" in str(game))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", MODES, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_fits_on_a_screen_in_every_way_to_draw_it(language: str, game: Team, seats: int) -> None:
    said = catalogue(language)
    for state in some_positions(game, seats):
        for seat in (0, None):
            check_fits(state, seat, game, said)


def check_fits(state: State, seat: int | None, game: Team, said: Any) -> list[str]:
    lit = in_reach(state, game)
    lines = drawing(state, lit, seat=seat, game=game, screen=Screen(said))
    assert len(lines) == HEIGHT == 23
    assert max(map(width, lines)) <= 80
    assert not any("…" in line for line in lines)
    coloured = drawing(state, lit, seat=seat, game=game, screen=Screen(said, colour=True))
    assert coloured != lines
    assert list(map(strip, coloured)) == lines
    ascii_only = drawing(state, lit, seat=seat, game=game, screen=Screen(said, boxes=False))
    assert all(line.isascii() for line in ascii_only)
    assert list(map(width, ascii_only)) == list(map(width, lines))
    return lines


LONG = ("winged-sandals magic-crystal", "dragon-tooth rune-stone", "magic-broom scroll", "magic-wand mandrake")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [INTRODUCTORY, EXPERT, EXPERT_MEMORY], ids=str)
def test_the_longest_names_fit_too_and_nothing_of_any_seat_is_left_out(language: str, game: Team) -> None:
    seconds: list[Any] = ["traverse", "teleport", "escape", "switch"]
    players = [
        player(home, seeks=seeks, second=second) for home, seeks, second in zip(HOMES, LONG, seconds, strict=True)
    ]
    down = " ".join(name for name in NAMES if name[1] in "246")
    pages = "flip/winged-sandals+rune-stone"
    for used in ((), ("push",), ("traverse",), ("push", "traverse")):
        state = position(OPEN, *players, down=down, spare="NS+magic-wand", pages=pages, used=used)
        lines = check_fits(state, 0, game, catalogue(language))
        text = panel(lines)
        for seat, second in enumerate(seconds):
            assert catalogue(language).say(f"piece-{game.pieces[seat]}") in text
            assert catalogue(language).say(f"team-spell-{second}") in text


def test_with_little_room_the_treasures_stand_in_letters_beside_the_pieces() -> None:
    players = [player(home, seeks=seeks, second="rotate") for home, seeks in zip(HOMES, LONG, strict=True)]
    shows, page = {"c3": "dragon-tooth"}, "flip/potion+magic-wand"
    state = position(OPEN, *players, shows=shows, down="d3", spare="NS+scroll", pages=page)
    lines = [line[42:] for line in drawing(state, game=EXPERT, screen=Screen(catalogue("de")))]
    assert lines == SHORT.splitlines()


SHORT = """\
Du bist dran: noch 1 Bewegung.
  │    Übrig: Schriftrolle
 rol   Alle Pfeile sind frei.
  │    ░ verdeckt, ▓ in Reichweite

Buch: noch 23 von 24 Seiten
Letzte Seite: dreht Zaubertrank,
  Zauberstab um
Schätze: 0 von 24, im Stapel 16

►G Gelb (du)     a1  FLÜ ?→kri ?
   Schieben, Drehen bereit

 R Rot           g1  dra c3→run ?
   Schieben, Drehen bereit

 B Blau          g7  bes ?→rol übrig
   Schieben, Drehen bereit

 Ü Grün          a7  sta ?→alr ?
   Schieben, Drehen bereit


"""


def test_a_wider_screen_gives_the_panel_more_room() -> None:
    state = position(CLOSED, player("a1", seeks=LONG[0]), RED, shows={"c3": "winged-sandals", "d3": "magic-crystal"})
    widest = [max(map(width, drawing(state, screen=Screen(catalogue("en"), width=at)))) for at in (40, 80, 100, 300)]
    assert widest[0] == widest[1] <= 80 < widest[2] == widest[3] <= 100


# Names


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [INTRODUCTORY, ON_TILES], ids=str)
def test_every_treasure_and_every_marking_has_letters_of_its_own(language: str, game: Any) -> None:
    tiles = [*game.box.fixed.values(), *game.box.loose]
    pictures = [picture for tile in tiles for picture in tile.shows]
    assert {*TREASURES, "mark-1", "mark-4"} <= {*pictures}
    for screen in (Screen(catalogue(language)), Screen(catalogue(language), boxes=False)):
        for seeks in ("", " ".join(TREASURES)):
            shown = [code(picture, seeks, game, screen) for picture in pictures]
            assert len(set(shown)) == len(pictures)
            assert all(2 <= len(text) <= 3 for text in shown)
            assert all(text == (text.upper() if seeks else text.lower()) for text in shown)


def code(picture: str, seeks: str, game: Team, screen: Screen) -> str:
    """What stands on a tile that shows a picture, for somebody who seeks some treasures."""
    state = position(CLOSED, player("a1", seeks=seeks), RED, shows={"c3": picture})
    state = replace(state, boards=((picture,) if seeks else (), ("nothing",)))
    return middle(drawing(state, game=game, screen=screen), "c3").strip()
