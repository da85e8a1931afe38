"""The board of Labyrinth with the dragon in a terminal: all that lies on the table, and no card of the others."""

import random
from collections.abc import Collection
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from knossos.game import Imagined
from knossos.games import load
from knossos.games.dragon import State
from knossos.locale import Catalogue, catalogue, languages
from knossos.maze import NAMES, Square, square
from knossos.terminal.boards import draw
from knossos.terminal.maze import HEIGHT
from knossos.terminal.screen import Screen, strip, width
from tests.games.dragon.position import CLOSED, DRAGON, OPEN, RING, UNDER_THE_LAIR, Dragon, player, position
from tests.terminal.drawing import cell, middle, panel

MONOCHROME = Screen(catalogue("en"))
COLOUR = Screen(catalogue("en"), colour=True)
ASCII = Screen(catalogue("en"), boxes=False)
GERMAN = Screen(catalogue("de"))

RED = player("c3", cards="1 4 6 9 10 12")
YELLOW = player("e3", cards="1 2 3 7 7 8")
BLUE = player("e5", cards="2 4 5 8 9 11")
GREEN = player("c5", cards="3 5 6 10 11 12")

ONES = "a4:1 f7:1"


def drawing(
    state: State,
    lit: Collection[Square] = (),
    *,
    seat: int | None = 0,
    game: Dragon = DRAGON,
    screen: Screen = MONOCHROME,
) -> list[str]:
    return draw(game, game.view(state, seat), lit, screen)


def said(state: State, **how: Any) -> list[str]:
    """The lines beside the board."""
    return panel(drawing(state, **how)).split("\n")


def in_reach(state: State) -> list[Square]:
    return [action.to for action in DRAGON.legal(state) if hasattr(action, "to")]


# Two whole drawings


def test_a_move_among_four() -> None:
    state = position(
        MAZE,
        player("e6", cards="2 5 9", treasures="1 3", coins=1),
        player("b3", cards="6 8 12", treasures="2 5", coins=2),
        player("d4", cards="4 11", treasures="3 4"),
        player("d2", cards="1 3 10 11"),
        treasures="c2:6 f3:4 b7:6 f7:5",
        facing="W",
        guardians="b2 f7",
        spare="ES",
        banned="g2",
        played="1 7 2 8 2",
        lost="1",
        turn=1,
        phase="move",
    )
    assert drawing(state, in_reach(state), seat=1) == FOUR.splitlines()


MAZE = """
┌└┬┴┬└┐
─┌┌┬┘┘│
├├├┬┬┬┤
└├│┼┘│┐
├├┴┐┤│┤
└─│┐─┐└
└│┴│┴└┘
"""

FOUR = """\
    a    b▼   c    d▼   e    f▼   g       Your turn: move your piece, or stay.
   ·   ·  ┃  ·   ·  ┃  ·   ·  ┃  ·   ·           Spare tile
 1   ┌──  ┗━━━━┳━━━━┻━━━━┳━━  ┗━━━━┓   1    ┌──  → last push a2   × closed g2
   · │ ·     · ┃ ·     · ┃ ·     · ┃ ·      │    First phase: treasures 1-6
                         ┃    │    ┃
 2→───── (w)━  6 ━━━┳━━━━┛  ──┘    ┃  ×2  To take now: *4* on f3
          ┃    ┃  G ┃              ┃      Dragon D looks west, at c4
   · │ ·  ┃ Y· ┃ ·     ·   ·     · ┃ ·    Guardians: (w) white b2, (b) black f7
 3   ├──  ┣━━  ┣━━━━┳━━━━┳━━━*4*━━━┫   3  Under the lair: Blue
   · │ ·  ┃  · ┃ ·  ┃  · ┃ ·  ┃  · ┃ ·    Cards played: 1 2 2 7 8
     │    ┃    ┃   ░░░   ┃    ┃           Treasures lost: 1
 4►  └──  ┣━━  ┃  ░◄D ░━━┛    ┃  ──┐  ◄4
          ┃    ┃   ░░░B       ┃    │       R Red           e6  9 points
   · │ ·  ┃  · ┃ ·     · │ ·  ┃  · │ ·       treasures 1 3, 1 coin
 5   ├──  ┣━━━━┻━━━━┓  ──┤    ┃  ──┤   5     cards: 2 of 1-6, 1 of 7-12
   · │ ·  ┃  ·   ·  ┃  · │ ·  ┃  · │ ·    ►Y Yellow (you)  b3  17 points
     │         │       R           │         treasures 2 5, 2 coins
 6►  └───────  │  ──┐  ───────┐    └──◄6     cards 6 8 12
               │    │         │            B Blue          d4  7 points
   · │ ·  │  · │ ·  │  · │ ·  │  · │ ·       treasures 3 4
 7   └──  6  ──┴──  │  ──┴──  5 ───┘   7     cards: 1 of 1-6, 1 of 7-12
   ·   ·  │  ·   ·  │  ·   ·   b ·   ·     G Green         d2  0 points
    a    b▲   c    d▲   e    f▲   g          cards: 2 of 1-6, 2 of 7-12
"""


def test_a_duel_between_two() -> None:
    state = position(
        MAZE,
        player("f6", cards="2 5 9", treasures="4 7 9", coins=6),
        player("f3", cards="1 6 8 12", treasures="2 5 8 10", coins=2),
        treasures="a2:11 g2:12 d4:10 d7:12",
        facing="S",
        guardians="d4 a2",
        banned="b7",
        played="3 3 4 9 7 7 8 11 1",
        lost="1 1 2",
        phase="reroll",
        stage="second",
        duellists="1",
        roll=3,
    )
    assert drawing(state, in_reach(state), seat=0, screen=ASCII) == DUEL.splitlines()


DUEL = """\
    a    bv   c    dv   e    fv   g       Yellow duels and rolls 3, too little,
   .   .  |  .   .  |  .   .  |  .   .    but may play a card to roll again.
 1   +--  +----+----+----+--  +----+   1    |    Spare tile
   . | .     . | .     . | .     . | .      |    v last push b1   x closed b7
                         |    |    |        |    Second phase: treasures 7-12
 2>- 11-  +--  +----+----+  --+    12 <2
      b   |    |    |              |      10 is next, but lies under the lair.
   . | .  |  . | .     .   .    Y. | .    Dragon D looks south, at d5
 3   +--  +--  +----+----+----+----+   3  Guardians: (w) white d4, (b) black a2
   . | .  |  . | .  |  . | .  |  . | .    Under the lair: treasure 10, (w)
     |    |    |   ::+   |    |           Cards played: 1 3 3 4 7 7 8 9 11
 4>  +--  +--  |  : D :--+    |  --+  <4  Treasures lost: 1 1 2
          |    |   wv:        |    |
   . | .  |  . | .     . | .  |  . | .    >R Red (you)     f6  50 points
 5   +--  +----+----+  --+    |  --+   5     treasures 4 7 9, 6 coins
   . | .  |  .   .  |  . | .  |  . | .       cards 2 5 9
     |         |            R      |
 6>  +-------  |  --+  -------+    +--<6   Y Yellow        f3  35 points, duels
               |    |         |              treasures 2 5 8 10, 2 coins
   . | .  |  . | .  |  . | .  |  . | .       cards: 2 of 1-6, 2 of 7-12
 7   +--  |  --+--  12 --+--  +----+   7
   .   .  |  .   .  |  .   .     .   .
    a    bx   c    d^   e    f^   g
"""


# The lair


@pytest.mark.parametrize(
    ("facing", "lair"),
    [
        ("N", [" ░▲░ ", "░ D ░", " ░░░ "]),
        ("E", [" ░░░ ", "░ D►░", " ░░░ "]),
        ("S", [" ░░░ ", "░ D ░", " ░▼░ "]),
        ("W", [" ░░░ ", "░◄D ░", " ░░░ "]),
    ],
)
def test_the_lair_is_a_heap_in_which_the_dragon_looks_somewhere(facing: str, lair: list[str]) -> None:
    lines = drawing(position(OPEN, RED, YELLOW, facing=facing, treasures=ONES))
    assert cell(lines, "d4") == lair
    assert [name for name in NAMES if "░" in "".join(cell(lines, name))] == ["d4"]


@pytest.mark.parametrize(
    ("facing", "looks"), [("N", "north, at d3"), ("E", "east, at e4"), ("S", "south, at d5"), ("W", "west, at c4")]
)
def test_the_panel_says_where_the_dragon_looks(facing: str, looks: str) -> None:
    assert f"Dragon D looks {looks}" in said(position(OPEN, RED, YELLOW, facing=facing, treasures=ONES))


def test_without_boxes_the_lair_is_no_passage_either() -> None:
    lines = drawing(position(OPEN, RED, YELLOW, facing="E", treasures=ONES), screen=ASCII)
    assert cell(lines, "d4") == [" ::: ", ": D>:", " ::: "]


def test_who_is_under_the_lair_can_only_stay_there() -> None:
    state = position(OPEN, player("d4"), YELLOW, phase="move", treasures=ONES)
    lines = drawing(state, in_reach(state))
    assert cell(lines, "d4") == ["R▓▲▓ ", "▓ D ▓", " ▓▓▓ "]
    assert cell(lines, "c4") == ["  │  ", "──┼──", "  │  "]
    assert "Under the lair: Red" in panel(lines)


def test_everything_under_the_lair_is_told() -> None:
    crowd = [player("d4") for _ in range(4)]
    state = position(OPEN, *crowd, treasures="a1:3 d4:3", guardians=UNDER_THE_LAIR)
    lines = drawing(state)
    assert cell(lines, "d4") == ["R░▲+Y", "░ D ░", "Gw░bB"]
    assert "To take now: *3* on a1\n" in panel(lines)
    assert "\nUnder the lair: treasure 3, (w), (b),\n  Red, Yellow, Blue, Green\n" in panel(lines)


def test_where_nothing_is_under_the_lair_nothing_is_said_of_it() -> None:
    lines = drawing(position(OPEN, RED, YELLOW, treasures=ONES))
    assert "Under" not in panel(lines)
    assert "+" not in "".join(lines)


def test_a_next_treasure_that_is_cut_off_cannot_be_taken() -> None:
    lines = drawing(position(OPEN, RED, YELLOW, treasures="a1:11 d4:10", stage="second"))
    assert middle(lines, "a1") == " 11"
    assert "\n10 is next, but lies under the lair.\n" in panel(lines)
    assert "\nUnder the lair: treasure 10\n" in panel(lines)
    assert "To take now" not in panel(lines)


def test_when_the_dragon_is_slain_the_lair_is_empty() -> None:
    players = player("d3", treasures="12"), player("d4", treasures="5")
    lines = drawing(position(OPEN, *players, guardians="d4 a1", stage="final", phase="over", slayer=0))
    assert cell(lines, "d4") == [" ░░░Y", "░(w)░", " ░░░ "]
    assert "looks" not in panel(lines)
    assert "\nUnder the lair: (w), Yellow\n" in panel(lines)


# Treasures


def test_what_can_be_taken_now_has_stars_and_nothing_else_has() -> None:
    lines = drawing(position(OPEN, RED, YELLOW, treasures="b1:4 d1:3 f1:6 a4:3"))
    assert cell(lines, "d1") == ["  │  ", "─*3*─", "  │  "]
    assert cell(lines, "b1") == ["  │  ", "─ 4 ─", "  │  "]
    assert [name for name in NAMES if "*" in middle(lines, name)] == ["d1", "a4"]
    assert "\nTo take now: *3* on d1, a4\n" in panel(lines)


def test_values_of_two_digits_find_room() -> None:
    state = position(OPEN, RED, YELLOW, treasures="b1:12 d1:10 f1:11", stage="second")
    lines = drawing(state)
    assert [middle(lines, name) for name in ("b1", "d1", "f1")] == [" 12", "*10", " 11"]
    assert "\nTo take now: *10 on d1\n" in panel(lines)


def test_a_treasure_in_reach_stands_between_heavy_passages() -> None:
    state = position(OPEN, RED, YELLOW, treasures="b1:4 d1:3", phase="move")
    assert cell(drawing(state, in_reach(state)), "d1") == ["  ┃  ", "━*3*━", "  ┃  "]


def test_in_colour_what_can_be_taken_now_stands_out() -> None:
    text = "\n".join(drawing(position(OPEN, RED, YELLOW, treasures="b1:4 d1:3"), screen=COLOUR))
    assert COLOUR.paint("*3*", "target") in text
    assert COLOUR.paint("To take now: *3* on d1", "target") in text
    assert "─ 4 ─" in text


@pytest.mark.parametrize(
    ("stage", "treasures", "phase"),
    [("final", "", "push"), ("final", "", "move"), ("final", "", "double"), ("second", "", "double")],
)
def test_when_all_treasures_are_gone_the_dragon_is_the_goal(stage: Any, treasures: str, phase: Any) -> None:
    state = position(OPEN, RED, YELLOW, treasures=treasures, stage=stage, phase=phase, facing="W")
    assert "\nAll treasures are taken: fight the\n  dragon on c4!\nDragon D" in panel(drawing(state))
    assert COLOUR.paint("  dragon on c4!", "target") in "\n".join(drawing(state, screen=COLOUR))


@pytest.mark.parametrize(("phase", "roll"), [("challenge", None), ("final", 4)])
def test_who_faces_the_dragon_need_not_be_told_where_it_is(phase: Any, roll: int | None) -> None:
    state = position(OPEN, player("d3", cards="1"), YELLOW, stage="final", phase=phase, roll=roll)
    assert "All treasures" not in panel(drawing(state))


# Guardians and pieces


def test_a_guardian_stands_in_the_middle_of_its_tile() -> None:
    lines = drawing(position(OPEN, RED, YELLOW, guardians="b2 f6", treasures=ONES))
    assert cell(lines, "b2") == ["  │  ", "─(w)─", "  │  "]
    assert cell(lines, "f6") == ["  │  ", "─(b)─", "  │  "]
    assert "\nGuardians: (w) white b2, (b) black f6\n" in panel(lines)


def test_a_guardian_on_a_treasure_stands_below_it() -> None:
    lines = drawing(position(OPEN, RED, YELLOW, guardians="a4 f7", treasures=ONES))
    assert cell(lines, "a4") == ["  │  ", "─*1*─", " w│  "]
    assert cell(lines, "f7") == ["  │  ", "─*1*─", "  │b "]


@pytest.mark.parametrize(("treasures", "tile"), [(ONES, ["(w)", "  │b "]), ("b2:1", ["*1*", " w│b "])])
def test_two_guardians_find_room_on_a_tile(treasures: str, tile: list[str]) -> None:
    lines = drawing(position(OPEN, RED, YELLOW, guardians="b2 b2", treasures=treasures))
    assert [middle(lines, "b2"), cell(lines, "b2")[2]] == tile


def test_every_piece_has_its_corner_even_with_guardians_and_a_treasure() -> None:
    crowd = [player("b2") for _ in range(4)]
    lines = drawing(position(OPEN, *crowd, guardians="b2 b2", treasures="b2:6"))
    assert cell(lines, "b2") == ["R │ Y", "─*6*─", "Gw│bB"]


def test_start_squares_look_like_any_fixed_square() -> None:
    lines = drawing(position(OPEN, player("d1"), player("d2"), treasures=ONES))
    assert cell(lines, "c3") == cell(lines, "e5") == cell(lines, "c1") == ["· │ ·", "──┼──", "· │ ·"]


def test_in_colour_guardians_and_dragon_are_strong_and_the_own_piece_is_reversed() -> None:
    state = position(OPEN, RED, YELLOW, guardians="b2 f7", treasures=ONES, facing="E")
    text = "\n".join(drawing(state, screen=COLOUR))
    for painted in (" D►", "(w)", "b"):
        assert COLOUR.paint(painted, "strong") in text
    assert COLOUR.paint("▲", "strong") in "\n".join(drawing(replace(state, facing=1), screen=COLOUR))
    assert text.count(COLOUR.paint("R", "own-red")) == 2  # on the board, and in the panel


@pytest.mark.parametrize("language", languages())
def test_dragon_guardians_and_pieces_have_letters_of_their_own(language: str) -> None:
    for screen in (Screen(catalogue(language)), Screen(catalogue(language), boxes=False)):
        keys = [f"dragon-board-{who}-letter" for who in ("dragon", "white", "black")]
        keys += [f"piece-{piece}-letter" for piece in DRAGON.pieces]
        letters = [screen.plain(screen.say(key)) for key in keys]
        assert len(set(letters)) == 7
        assert all(width(letter) == 1 for letter in letters)


# Arrows and the spare


def test_the_spare_is_drawn_with_the_arrows_and_the_stage_beside_it() -> None:
    state = position(CLOSED, RED, YELLOW, spare="NES", treasures=ONES)
    assert said(state)[1:4] == ["  │    Spare tile", "  ├──  All arrows are open.", "  │    First phase: treasures 1-6"]
    pushed = replace(state, banned=square("g4"))
    assert said(pushed)[2] == "  ├──  → last push a4   × closed g4"
    lines = drawing(pushed)
    assert (lines[11][2], lines[11][38]) == ("→", "×")
    board = "".join(line[:41] for line in lines if "D" not in line) + "".join(lines[11][:17] + lines[11][25:41])
    assert {mark: board.count(mark) for mark in "▼►◄×→"} == {"▼": 3, "►": 2, "◄": 2, "×": 1, "→": 1}


@pytest.mark.parametrize(
    ("stage", "treasures", "line"),
    [
        ("first", ONES, "First phase: treasures 1-6"),
        ("second", "a1:7", "Second phase: treasures 7-12"),
        ("final", "", "Final stage: the dragon"),
    ],
)
def test_the_stage_is_said(stage: Any, treasures: str, line: str) -> None:
    assert said(position(CLOSED, RED, YELLOW, stage=stage, treasures=treasures))[3] == f"  │    {line}"


# Whose decision it is


@pytest.mark.parametrize(
    ("phase", "extra", "to_the_seat", "to_others"),
    [
        ("push", False, "Your turn: push the spare tile in.", "Red is to push the spare tile in."),
        ("push", True, "Your second turn: push the spare tile in.", "Second turn: Red is to push the spare tile in."),
        ("move", False, "Your turn: move your piece, or stay.", "Red is to move."),
        ("move", True, "Your second turn: move your piece, or stay.", "Second turn: Red is to move."),
        ("challenge", False, "You face the dragon: fight, or pass?", "Red may fight the dragon."),
        (
            "double",
            False,
            "Your turn is over: play a card 7-12 for a second one, or pass.",
            "Red may play a card for a second turn.",
        ),
    ],
)
def test_the_first_lines_say_what_is_to_be_done(phase: Any, extra: Any, to_the_seat: str, to_others: str) -> None:
    state = position(CLOSED, RED, YELLOW, phase=phase, extra=extra, treasures=ONES)
    for seat, line in ((0, to_the_seat), (1, to_others), (None, to_others)):
        assert " ".join(said(state, seat=seat)).startswith(f"{line} ")
        assert "►R Red" in panel(drawing(state, seat=seat))
    first = COLOUR.paint(said(state)[0], "strong")
    assert drawing(state, screen=COLOUR)[0].endswith(first)


def test_a_duel_asks_the_seat_that_duels_and_not_the_one_whose_turn_it_is() -> None:
    yellow = player("e3", cards="1 2 7", treasures="1 5")
    state = position(CLOSED, RED, yellow, BLUE, phase="reroll", duellists="1", roll=2, treasures="a4:6")
    asked = "You duel and roll 2, too little: play a card 1-6 to roll again, or pass."
    told = "Yellow duels and rolls 2, too little, but may play a card to roll again."
    for seat, line in ((0, told), (1, asked), (2, told), (None, told)):
        lines = said(state, seat=seat)
        assert " ".join(lines[:2]) == line
        assert lines[3].endswith("All arrows are open.")
    assert "►R Red           c3  0 points" in said(state, seat=1)
    assert " Y Yellow (you)  e3  6 points, duels" in said(state, seat=1)


def test_who_is_to_duel_next_is_told() -> None:
    players = [player(on, cards="1", treasures="2") for on in ("c3", "e3", "e5", "c5")]
    state = position(CLOSED, *players, phase="reroll", duellists="3 0 1", roll=1, turn=3, treasures=ONES)
    lines = said(state, seat=0)
    assert lines[:3] == [
        "Green duels and rolls 1, too little,",
        "but may play a card to roll again.",
        "Next to duel: Red, Yellow",
    ]
    assert [line for line in lines if line.endswith("duels")] == ["►G Green         c5  2 points, duels"]


@pytest.mark.parametrize(
    ("rolls", "roll", "line"),
    [
        ("", 5, "Rolls 5: 7 more for 12, 2 rolls left"),
        ("5", 2, "Rolls 5+2: 5 more for 12, 1 roll left"),
        ("5 2", 4, "Rolls 5+2+4: 1 more for 12, none left"),
        ("5 2", 5, "Rolls 5+2+5: enough, none left"),
        ("6", 6, "Rolls 6+6: enough, 1 roll left"),
        ("6 6", 1, "Rolls 6+6+1: enough, none left"),
    ],
)
def test_the_rolls_against_the_dragon_are_told_with_what_is_still_needed(rolls: str, roll: int, line: str) -> None:
    state = position(OPEN, player("d3", cards="1"), YELLOW, stage="final", phase="final", rolls=rolls, roll=roll)
    assert said(state)[:3] == ["You fight the dragon: play a card 1-6", "to replace the last roll, or pass.", line]
    assert said(state, seat=1)[:3] == ["Red fights the dragon, and may replace", "the last roll.", line]


def test_without_a_duel_no_roll_is_told() -> None:
    state = position(CLOSED, RED, YELLOW, treasures=ONES)
    assert "Rolls" not in panel(drawing(state))
    assert "duel" not in panel(drawing(state))


def test_in_the_end_the_winner_and_the_points_are_told() -> None:
    red, yellow = player("d3", treasures="1", coins=1), player("e3", treasures="10 12", cards="2")
    state = position(CLOSED, red, yellow, phase="over", stage="final", slayer=0)
    lines = said(state, seat=1)
    assert lines[0] == "The game is over: Yellow wins."
    assert lines[7:13] == [
        " R Red           d3  21 points",
        "   treasures 1, 1 coin, the dragon",
        "   no cards",
        "",
        " Y Yellow (you)  e3  22 points",
        "   treasures 10 12",
    ]
    assert "►" not in "".join(lines)


def test_several_may_win() -> None:
    players = player("d3", treasures="2"), player("e3", treasures="17"), player("e5", treasures="17")
    state = position(CLOSED, *players, phase="over", stage="final", slayer=0)
    assert said(state)[:2] == ["The game is over: Red, Yellow, Blue", "win."]


# The seats


def test_a_seat_has_points_treasures_coins_and_cards() -> None:
    red = player("c3", cards="1 4 6 9 10 12", treasures="1 1 2", coins=2)
    yellow = player("e3", cards="1 2 3 7", treasures="1")
    blue = player("e5", cards="7", coins=1)
    lines = said(position(CLOSED, red, yellow, blue, player("c5"), treasures=ONES))
    assert "\n".join(lines[9:]).rstrip() == (
        "►R Red (you)     c3  14 points\n"
        "   treasures 1 1 2, 2 coins\n"
        "   cards 1 4 6 9 10 12\n\n"
        " Y Yellow        e3  1 point\n"
        "   treasures 1\n"
        "   cards: 3 of 1-6, 1 of 7-12\n\n"
        " B Blue          e5  5 points\n"
        "   1 coin\n"
        "   cards: 0 of 1-6, 1 of 7-12\n\n"
        " G Green         c5  0 points\n"
        "   no cards"
    )


def test_every_viewer_sees_the_own_cards_and_a_spectator_none() -> None:
    state = position(CLOSED, RED, YELLOW, treasures=ONES)
    counted = "   cards: 3 of 1-6, 3 of 7-12"
    red, yellow = "   cards 1 4 6 9 10 12", "   cards 1 2 3 7 7 8"
    for seat, cards in ((0, [red, counted]), (1, [counted, yellow]), (None, [counted, counted])):
        assert [line for line in said(state, seat=seat) if line.startswith("   cards")] == cards


def test_a_drawing_shows_nothing_that_its_seat_does_not_know() -> None:
    for state in some_positions(DRAGON, 3):
        for seat in (0, 1, 2, None):
            other = DRAGON.reshuffle(state, seat, Imagined(random.Random(7)))
            assert drawing(state, seat=seat, screen=COLOUR) == drawing(other, seat=seat, screen=COLOUR)


def test_cards_that_were_played_and_treasures_that_were_lost_are_told_in_order() -> None:
    state = position(CLOSED, RED, YELLOW, treasures=ONES, played="9 2 12 2", lost="3 1")
    assert "\nCards played: 2 2 9 12\nTreasures lost: 1 3\n" in panel(drawing(state))
    assert "Cards played" not in panel(drawing(replace(state, played=())))
    assert "Treasures lost" not in panel(drawing(replace(state, lost=())))


@pytest.mark.parametrize(
    ("played", "shown"), [("1 2 3 4 7 8 9 10 11 12", True), ("1 2 3 4 7 8 9 10 11 12 12 1", False)]
)
def test_what_is_gone_gives_way_before_the_seats_do(played: str, shown: Any) -> None:
    hands = [player(on, cards="1 7", treasures="1", coins=1) for on in ("c3", "e3", "e5", "c5")]
    state = position(CLOSED, *hands, treasures=ONES, played=played, lost="1")
    text = panel(drawing(state))
    assert ("Cards played: 1 2 3 4 7" in text) == ("Treasures lost: 1" in text) == shown
    assert text.rstrip().split("\n").count("") == 2


# Room


@cache
def some_positions(game: Dragon, seats: int) -> list[State]:
    """Positions of every phase of a game in which everybody takes what they can, and often plays a card."""
    choose = random.Random(seats)
    luck = Imagined(choose)
    state, _ = game.deal(seats, luck)
    states = [state]
    while game.to_act(state) is not None:
        actions = list(game.legal(state))
        if state.phase == "move":
            goals = {each.at for each in state.treasures if each.value == state.current} or {state.faced}
            actions = [each for each in actions if hasattr(each, "to") and each.to in goals] or actions
        state, _ = game.play(state, choose.choice(actions), luck)
        states.append(state)
    phases = {each.phase: each for each in states}
    return [*phases.values(), *states[:: max(1, len(states) // 8)]]


def test_every_phase_comes_up_in_some_position() -> None:
    phases = {state.phase for seats in (2, 3, 4) for state in some_positions(DRAGON, seats)}
    assert phases == {"push", "move", "reroll", "challenge", "final", "double", "over"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [DRAGON, RING], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_on_a_screen_in_every_way_to_draw_it(language: str, game: Dragon, seats: int) -> None:
    for state in some_positions(game, seats):
        for seat in (*range(seats), None):
            check_fits(state, seat, game, catalogue(language))


def check_fits(state: State, seat: int | None, game: Dragon, words: Catalogue) -> str:
    lit = in_reach(state)
    lines = drawing(state, lit, seat=seat, game=game, screen=Screen(words))
    assert len(lines) == HEIGHT == 23
    assert max(map(width, lines)) <= 80
    assert not any("…" in line for line in lines)
    coloured = drawing(state, lit, seat=seat, game=game, screen=Screen(words, colour=True))
    assert coloured != lines
    assert list(map(strip, coloured)) == lines
    ascii_only = drawing(state, lit, seat=seat, game=game, screen=Screen(words, boxes=False))
    assert all(line.isascii() for line in ascii_only)
    assert list(map(width, ascii_only)) == list(map(width, lines))
    return panel(lines)


MUCH = [
    player("d4", cards="1 2 2 7 9 12", treasures="1 1 2 2 3 3 4 4 5 5", coins=3),
    player("c4", cards="1 3 4 8 10 11", treasures="6 6 7 7 8 8", coins=3),
    player("d4", cards="3 5 6 7 8 9", treasures="9 9 10", coins=3),
    player("d4", cards="4 5 6 10 11 12", treasures="11 11", coins=3),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [0, 1, 3, None])
@pytest.mark.parametrize(("phase", "duellists"), [("push", ""), ("reroll", "1 3"), ("double", ""), ("final", "")])
def test_nothing_of_any_seat_is_left_out_when_there_is_much_to_tell(
    language: str, seat: int | None, phase: Any, duellists: str
) -> None:
    stage: Any = "final" if phase == "final" else "second"
    state = position(
        OPEN,
        *MUCH,
        treasures="" if phase == "final" else "a1:12 d4:12",
        guardians=UNDER_THE_LAIR,
        banned="b1",
        turn=1,
        phase=phase,
        stage=stage,
        extra=True,
        duellists=duellists,
        roll=2 if phase in ("reroll", "final") else None,
        rolls="1 3" if phase == "final" else "",
    )
    words = catalogue(language)
    text = check_fits(state, seat, DRAGON, words)
    for other, each in enumerate(MUCH):
        assert words.say(f"piece-{DRAGON.pieces[other]}") in text
        assert " ".join(map(str, each.hand.treasures[-2:])) in text
    assert " ".join(text.split()).endswith("4 5 6 10 11 12" if seat == 3 else ("3+3", "7-12"))


def test_with_little_room_every_seat_has_few_words() -> None:
    state = position(
        OPEN,
        player("d4", cards="1 2 2 7 9 12", treasures="1 1 2 2 3 3 4 4 5 5 6 6", coins=3),
        player("c4", cards="1 3 4 8 10 11", treasures="7 7 8 8 9 9 10 10 11 11", coins=3),
        player("d4", cards="6", treasures="12"),
        player("d4", treasures="12"),
        guardians=UNDER_THE_LAIR,
        facing="W",
        turn=1,
        phase="final",
        stage="final",
        roll=2,
        rolls="1 3",
    )
    assert [line.rstrip() for line in said(state)] == SHORT.splitlines()


SHORT = """\
Yellow fights the dragon, and may
replace the last roll.
Rolls 1+3+2: 6 more for 12, none left
  │    Spare tile
  │    All arrows are open.
  │    Final stage: the dragon

Dragon D looks west, at c4
Guardians: (w) white d4, (b) black d4
Under the lair: (w), (b), Red, Blue,
  Green

 R Red (you)     d4  57 points
   1 1 2 2 3 3 4 4 5 5 6 6, 3 coins,
     cards 1 2 2 7 9 12
►Y Yellow        c4  105 points
   7 7 8 8 9 9 10 10 11 11, 3 coins,
     cards 3+3
 B Blue          d4  12 points
   12, cards 1+0
 G Green         d4  12 points
   12, no cards

"""


def test_a_wider_screen_gives_the_panel_more_room() -> None:
    red = player("c3", cards="1 1 2 3 4 5 7 8 9 10 11 12", treasures="1 1 2 2 3 3 4 4 5 5 6 6", coins=3)
    state = position(CLOSED, red, YELLOW, treasures="a1:7")
    widest = [max(map(width, drawing(state, screen=Screen(catalogue("en"), width=at)))) for at in (40, 80, 100, 300)]
    assert widest[0] == widest[1] <= 80 < widest[2] == widest[3] <= 100


def test_other_pieces_may_play() -> None:
    game: Dragon = load("dragon", pieces=("green", "blue"))
    lines = drawing(position(OPEN, player("c5"), player("e5"), treasures=ONES), game=game)
    assert cell(lines, "c5") == ["G │ ·", "──┼──", "· │ ·"]
    assert "►G Green (you)   c5  0 points" in panel(lines)


def test_in_german_the_black_guardian_has_another_letter() -> None:
    lines = drawing(position(OPEN, RED, YELLOW, guardians="b2 f6", treasures=ONES), screen=GERMAN)
    assert (middle(lines, "b2"), middle(lines, "f6")) == ("(w)", "(s)")
    assert "\nWächter: (w) weiß b2, (s) schwarz f6\n" in panel(lines)
