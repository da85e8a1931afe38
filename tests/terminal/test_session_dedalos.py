"""What a person can type in Dedalo's, where a turn has several actions and the minotaur may have to be moved first."""

import io
from pathlib import Path

import pytest
from msgspec.structs import replace

from knossos.games.dedalos import State
from knossos.locale import catalogue
from knossos.match import Match, bot, person
from knossos.terminal.screen import Screen
from knossos.terminal.session import Session
from tests.games.dedalos.position import FULL, player, position
from tests.terminal import keyboard
from tests.terminal.keyboard import Typed
from tests.terminal.pseudo import Terminal, flat

ACT = "Lay (lay e1 EW), move (e1), push (push 2 e1), stop or discard. (? for help)"
MINOTAUR = "Move the minotaur: a cell (e1). (? for help)"


def typed(state: State, *lines: str, people: str = "Ariadne", seed: str = "theseus") -> Typed:
    """Type some lines in a position, and then leave."""
    return keyboard.typed(FULL, len(state.tributes), *lines, state=state, people=people, seed=seed)


CORRIDOR = position("─O──", player("o", "NE+star NES NS"), player("e1", "NS NS NS"), player("o", "NE NE NE"))
AT_THE_DOOR = position("O─────X", player("e5", "NS"), player("o", "NS"), player("o", "NS"))


# Actions


@pytest.mark.parametrize("text", ["lay e3 EW", "e3 ew", "LAY E3 EW"])
def test_a_cell_with_openings_lays_a_tile(text: str) -> None:
    laid = typed(CORRIDOR, text)
    assert laid.actions == ["lay e3 EW"]
    assert "You lay EW on e3." in laid.screens[1]


def test_a_cell_alone_is_a_move() -> None:
    moved = typed(CORRIDOR, "e1")
    assert moved.actions == ["move e1"]
    assert "You move to e1." in moved.screens[1]
    assert "Your turn: 2 actions" in moved.screens[1]


def test_laying_on_a_cell_lists_the_ways_to_turn_the_tiles() -> None:
    listed = typed(CORRIDOR, "lay e3")
    assert "1 lay e3 NW+star" in listed.screens[1]
    assert "2 lay e3 EW" in listed.screens[1]
    assert listed.screens[1].endswith("Enter for none.")
    assert typed(CORRIDOR, "lay e3", "2").actions == ["lay e3 EW"]


def test_a_tribute_is_pushed_by_the_number_beside_the_board() -> None:
    pushed = typed(CORRIDOR, "push 2 e1")
    assert "B2 Blue" in pushed.screens[0]
    assert pushed.actions == ["push 2 e1"]
    assert "You push Blue to e1." in pushed.screens[1]


def test_a_turn_goes_on_until_it_is_stopped_and_is_then_not_confirmed() -> None:
    turn = typed(CORRIDOR, "e1", "e2", "lay e3 EW", "e3", "stop")
    assert turn.actions == ["move e1", "move e2", "lay e3 EW", "stop"]
    assert "You have taken three actions: end your turn (DEDALO-TURN-1)." in turn.screens[4]
    assert "Enter ends your turn" not in turn.text


@pytest.mark.parametrize("action", ["move e1", "push 2 e1", "lay e3 EW", "lay e2 NW+star"])
def test_an_action_can_be_taken_back_before_the_turn_ends_without_asking_the_others(action: str) -> None:
    back = typed(CORRIDOR, "", action, "u", people="Ariadne,Theseus,Minos")
    assert back.actions == [action]
    assert "Taken back." in back.screens[3]


def test_a_look_beforehand_shows_the_maze_but_draws_nothing() -> None:
    look = typed(CORRIDOR, "p lay e3 EW", "p e1", "p discard")
    assert look.actions == []
    assert "This is how it would be:" in look.screens[1]
    assert "This is how it would be:" in look.screens[2]
    assert "luck would be drawn" in look.screens[3]


def test_a_hint_says_what_to_do_and_why() -> None:
    assert "move e6. That way you are out, and win." in typed(AT_THE_DOOR, "h").screens[1]


# Refusals


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lay e5 EW", "At e5 the tile would meet only an exit, and mazes are not built from there (DEDALO-LAY-3)."),
        ("lay e4 EW", "(DEDALO-LAY-1)."),
        ("lay e3 NESW", "You do not hold a tile that can lie like NESW (DEDALO-LAY-1)."),
        ("lay e1 NE+star", "A figure stands on e1, so the tile there cannot be covered (DEDALO-STAR-4)."),
        ("lay o NE+star", "(DEDALO-STAR-5)."),
        ("lay w1 EW", "A tile lies on w1 already, and one without a star covers nothing (DEDALO-LAY-1)."),
        ("n1", "No passage leads from o to n1 (DEDALO-MOVE-1)."),
        ("push 1 e2", "(DEDALO-PUSH-"),
        ("collapse e6", "(DEDALO-COLL-2)."),
        ("step e1", "(DEDALO-MINO-5)."),
        ("stop", "Take at least one action, or discard your hand (DEDALO-TURN-3)."),
    ],
)
def test_a_wrong_action_is_refused_with_the_reason_and_what_is_allowed(text: str, reason: str) -> None:
    refused = typed(CORRIDOR, text)
    assert refused.actions == []
    assert reason in refused.screens[1]
    assert f"{len(FULL.legal(CORRIDOR))} actions are allowed here; m lists them." in refused.screens[1]


@pytest.mark.parametrize("text", ["fly", "lay e1 QQ", "push 9 e1", "move 3", "e0", "lay"])
def test_whatever_is_typed_there_is_an_answer(text: str) -> None:
    answered = typed(CORRIDOR, text)
    assert answered.actions == []
    assert "is not an action" in answered.screens[1] or "Which one" in answered.screens[1]


# The minotaur


HUNT = position(
    "─O─┼─",
    player("w1", "NS"),
    player("e3", "NS"),
    player("e3", "NS"),
    minotaur="e2<e1",
    red=1,
    phase="minotaur",
    steps=1,
)


def test_where_the_minotaur_can_choose_the_one_whose_turn_it_is_moves_it() -> None:
    hunt = typed(HUNT, "stop", "h")
    assert hunt.screens[0].endswith(MINOTAUR)
    assert "(DEDALO-MINO-5)" in hunt.screens[1]
    assert hunt.actions == []


# People, and the end


def test_who_walks_out_has_won() -> None:
    names = [person("Ariadne"), bot("random"), bot("random")]
    match = Match.begin(FULL, names, "theseus")
    match.steps[-1] = replace(match.steps[-1], state=AT_THE_DOOR, happenings=())
    paper = io.StringIO()
    Session(match, Screen(catalogue("en")), io.StringIO("e6\n"), paper, None, "theseus").run()
    assert "Red is out!" in paper.getvalue()
    assert flat(paper.getvalue()).endswith("You are out: you win!")


def test_hands_are_secret_so_others_look_away() -> None:
    table = typed(CORRIDOR, "", "e1", "stop", "", people="Ariadne,Theseus")
    assert table.screens[0].startswith("Ariadne (Red) is next. Everybody else look away")
    assert "You hold: NE (★), NES, NS" in table.screens[1]
    assert table.screens[3].endswith("Theseus (Yellow) is next. Everybody else look away, then press Enter.")
    assert "You hold: NS, NS, NS" in table.screens[4]
    assert "NES" not in table.screens[4]


@pytest.mark.parametrize("line", ["?", "m", "h", "l", "lay", "fly"])
def test_everything_fits_on_eighty_columns(line: str) -> None:
    wide = typed(CORRIDOR, "", line, "", people="Ariadne of Knossos,Theseus of Athens")
    assert wide.width <= 80


def test_a_newcomer_plays_in_a_real_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "dedalos", "--seats", "3", "--bot", "random", "--seed", "a") as terminal:
        shown = terminal.answer("lay e1 NS")
        assert "You draw NE (★), NESW, NS." in shown
        assert "►R0 Red (you)" in shown
        assert ACT in shown
        assert max(map(len, shown.splitlines())) <= 80
        assert "(DEDALO-LAY-1)" in flat(terminal.answer("lay e1 NESW"))
        assert "You lay NESW on e1." in terminal.answer("e1")
        assert "You move to e1." in terminal.answer("stop")
        assert "You draw " in terminal.answer("q")
        status, rest = terminal.close()
    assert status == 0
    assert "--resume knossos-1.txt" in flat(rest)
