"""Dedalo's on the screen."""

import random

import pytest

from knossos.game import Imagined
from knossos.games.dedalos import Dedalos, State
from knossos.locale import catalogue, languages
from knossos.maze.grid import cell
from knossos.terminal.boards import draw
from knossos.terminal.screen import Screen, strip, width
from tests.games.dedalos.position import BASE, FULL, player, position


def drawn(state: State, viewer: int | None = 0, game: Dedalos = FULL, screen: Screen | None = None) -> list[str]:
    lit = [action.to for action in game.legal(state) if hasattr(action, "to")]
    return draw(game, game.view(state, viewer), lit, screen or Screen(catalogue("en")))


PLAYERS = (player("o", "NS NE+star +collapse"), player("e2", "NS NS NS"), player("-", ""))


def test_a_whole_board() -> None:
    state = position("·┌─\n─O─┼─", *PLAYERS, stars={"e1": 2}, minotaur="w1<o", red=1, white=2)
    assert drawn(state) == [
        "     w6  w5  w4  w3  w2  w1  o   e1  e2  e3  e4  e5  e6  Your turn: 3 actions",
        " n1                          ┏━━──── ·                   left.",
        " o   X               ·  ━M━━─R──━━━2─Y────── ·       X",
        " s1                          ·       ·                   You hold: collapse,",
        "                                                           NE (★), NS",
        "",
        "                                                         Minotaur M on w1, speed",
        "                                                           3. Came from o.",
        "",
        "                                                         Bag: 128 tiles. Open",
        "                                                           exits X: e6, w6",
        "",
        "                                                         ►R0 Red (you)  o",
        "                                                          Y1 Yellow     e2",
        "                                                          B2 Blue       caught",
    ]


def test_what_stands_in_the_middle_of_a_cell() -> None:
    state = position("─O─┼", *PLAYERS, minotaur="w1<o", red=1)
    [row] = [line for line in drawn(state) if line.startswith(" o ")]
    assert row[4:].startswith(" X  ")  # an open exit
    assert row.rstrip()[4 + 4 * 12 : 4 + 4 * 12 + 2] == " X"
    assert "M" in row[4 + 4 * 5 : 4 + 4 * 6]  # the minotaur on w1
    assert "R" in row[4 + 4 * 6 : 4 + 4 * 7]  # the viewer on the entrance
    assert "Y" in row[4 + 4 * 8 : 4 + 4 * 9]


def test_a_closed_exit_and_places_to_build_on() -> None:
    state = position("#·····O─", player("o", "NS"), player("e1", "NS"), player("o", "NS"))
    [row] = [line for line in drawn(state) if line.startswith(" o ")]
    assert row[4:8] == " ×  "
    assert row[4 + 4 * 8 : 4 + 4 * 9] == " ·  "  # e2


def test_stars_stand_behind_the_passages() -> None:
    state = position("O──", *PLAYERS, stars={"e1": 3})
    [row] = [line for line in drawn(state, viewer=1) if line.startswith(" o ")]
    assert row[4 + 4 * 7 + 3] == "3"


def test_cells_in_reach_are_heavy() -> None:
    state = position("O──", *PLAYERS)
    [row] = [line for line in drawn(state) if line.startswith(" o ")]
    assert "━━━" in row
    lines = draw(FULL, FULL.view(state, 0), [cell("e2")], Screen(catalogue("en")))
    [row] = [line for line in lines if line.startswith(" o ")]
    assert row[4 + 4 * 7 : 4 + 4 * 8] == "────"


def test_the_panel_tells_the_rest() -> None:
    state = position("─O─┼", *PLAYERS, minotaur="w1<<o", red=1, white=2, taken=(1, 1, 0), start="o")
    text = " ".join(line[57:].strip() for line in drawn(state))
    assert "Your turn: 1 action left." in text
    assert "You hold: collapse, NE (★), NS" in text
    assert "Minotaur M on w1, speed 3. Jumped from o." in text
    assert "Open exits X: e6, w6" in text
    assert "►R0 Red (you)" in text
    assert "B2 Blue" in text
    assert "caught" in text


def test_others_do_not_see_a_hand_and_the_base_game_has_no_minotaur() -> None:
    state = position("O──", *PLAYERS[:2], player("o", "NS"))
    for viewer in (1, None):
        assert "collapse" not in "\n".join(drawn(state, viewer))
    assert "The minotaur sleeps." in "\n".join(drawn(state))
    assert "minotaur" not in "\n".join(drawn(position("O──", *PLAYERS[:2], player("o")), game=BASE))


def test_after_the_end_it_says_who_is_out() -> None:
    state = position("O─────X", player("e6"), player("o"), player("o"), phase="over", winner=0)
    assert "Red is out!" in "\n".join(drawn(state))
    state = position("O─────X", player("e5"), player("o"), player("o"), phase="over")
    assert "The game is over." in "\n".join(drawn(state))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [80, 100])
def test_random_games_fit_the_screen(language: str, columns: int) -> None:
    screen = Screen(catalogue(language), width=columns, colour=True)
    rng = random.Random(f"{language} {columns}")
    for seats in (3, 6):
        state, _ = FULL.deal(seats, Imagined(rng))
        while (seat := FULL.to_act(state)) is not None:
            state, _ = FULL.play(state, rng.choice(FULL.legal(state)), Imagined(rng))
            if rng.random() < 0.1:
                lines = drawn(state, seat, screen=screen)
                assert len(lines) <= 23
                assert max(width(strip(line)) for line in lines) <= columns


def test_a_maze_that_is_too_large_is_drawn_around_the_viewer() -> None:
    state = position("O" + "─" * 16, player("e14", "NS"), player("o"), player("o"))
    lines = drawn(state)
    assert "e14" in lines[0]
    assert "w6" not in lines[0]
    assert any(line.startswith("    The maze goes on to the west.") for line in lines)


def test_a_screen_without_boxes_gets_ascii() -> None:
    state = position("O─┼", *PLAYERS[:2], player("e2"))
    assert "\n".join(drawn(state, screen=Screen(catalogue("en"), boxes=False))).isascii()
