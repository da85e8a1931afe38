"""What a person can type in Labyrinth Team Edition, where many kinds of action are allowed at once."""

import re

import pytest

from knossos import load
from knossos.terminal import session
from tests.terminal import keyboard
from tests.terminal.keyboard import Typed
from tests.terminal.pseudo import flat

PROMPT = "Move (d4), cast a spell (b1/NE, rotate d2/ES), or end. (? for help)"
CONFIRM = "Enter ends your turn"


def typed(*lines: str, game: str = "team", seed: str = "theseus", people: str = "Ariadne", seats: int = 2) -> Typed:
    """Type some lines, and then leave."""
    return keyboard.typed(load(game), seats, *lines, people=people, seed=seed)


STANDARD = "team(mode=standard)"
SWITCH = ("choose switch", "")
"""Take the spell Switch, and confirm that."""


# What a short text means


def test_a_square_is_a_move_even_where_a_switch_ends_with_it() -> None:
    choice = typed(*SWITCH, "m", "2", game=STANDARD)
    assert "switch a2 b2" in choice.text
    assert typed(*SWITCH, "b2", game=STANDARD).actions == ["choose switch", "move b2"]


def test_a_square_that_cannot_be_reached_is_refused_and_not_taken_for_anything_else() -> None:
    refused = typed(*SWITCH, "f5", game=STANDARD)
    assert refused.actions == ["choose switch"]
    assert "No unbroken passage leads from a1 to f5 (TEAM-MOVE-1)." in refused.last


def test_after_the_move_a_square_is_refused_since_there_is_no_move_left() -> None:
    refused = typed("b2", "C2")
    assert refused.actions == ["move b2"]
    assert "You have no move left in this turn (TEAM-ACT-1)." in refused.last


def test_small_and_capital_letters_are_the_same() -> None:
    assert typed("MOVE B2", "D1/es", "Rotate A6/ne").actions == ["move b2", "d1/ES", "rotate a6/NE"]


def test_two_squares_are_a_switch() -> None:
    assert typed(*SWITCH, "A2 b2", game=STANDARD).actions == ["choose switch", "switch a2 b2"]


def test_how_an_action_begins_lists_the_ways_to_go_on() -> None:
    listed = typed(*SWITCH, "switch b2", game=STANDARD).last
    assert re.findall(r"\d+ (switch .. ..)", listed) == ["switch b2 c2", "switch b2 b3"]
    listed = typed("rotate a6").last
    assert re.findall(r"\d+ (\S+/\S+)", listed.replace("rotate ", "")) == ["a6/NE", "a6/ES", "a6/SW"]
    assert typed("rotate a6", "2").actions == ["rotate a6/ES"]


def test_how_only_one_action_begins_is_that_action() -> None:
    assert typed(*SWITCH, "switch a2", game=STANDARD).actions == ["choose switch", "switch a2 b2"]
    assert typed("rotate b2").actions == ["rotate b2/NS"]


def test_an_arrow_lists_the_ways_to_turn_the_spare_and_the_move_there() -> None:
    listed = typed("b1").last
    assert re.findall(r"\d+ (\S+/\S+|move \S+)", listed) == ["b1/NE", "b1/ES", "b1/NW", "b1/SW", "move b1"]
    assert typed("b1", "5").actions == ["move b1"]


def test_a_kind_of_action_lists_all_of_that_kind_even_if_they_are_many() -> None:
    listed = typed("push").last
    assert "1 b1/NE" in listed
    assert "Which one, 1 to 48?" in listed
    assert "rotate" not in listed
    assert "Which one, 1 to 11?" in typed("Move").last


def test_an_arrow_with_openings_is_a_push_and_never_a_rotation() -> None:
    pushed = typed("d1/ES", "d1/NE", "d1/ne")
    assert pushed.actions == ["d1/ES"]
    assert "You have used that spell in this turn already (TEAM-ACT-1)." in pushed.text
    assert typed("d2/NE").actions == []
    assert 'There is no arrow at "d2".' in flat(typed("d2/NE").last)


def test_the_openings_alone_turn_a_tile_that_was_turned_up() -> None:
    found = typed("b4", "NE", "esw", seed="aegeus")
    assert found.actions == ["move b4", "turn ESW"]
    assert "You turn b4 face up: NES (lantern)." in found.text
    assert "Your turn: turn the tile as you like." in found.text
    assert "It can be NES, NEW, NSW, ESW (TEAM-FLIP-2)." in flat(found.text)
    assert "The tile on b4 lies like this now: ESW (lantern)." in found.text


def test_a_spell_can_be_chosen_by_its_name() -> None:
    chosen = typed("push", "escape", game=STANDARD)
    assert chosen.actions == ["choose escape"]
    assert '"push" is not an action.' in flat(chosen.text)
    assert "Your second spell is Escape." in chosen.text


# The menu


def test_a_menu_of_many_actions_asks_for_the_kind_first() -> None:
    listed = typed("m").last
    assert listed.startswith("  1 push (48)      2 rotate (73)    3 move (11)      4 end\n")
    assert "Which one, 1 to 4?" in listed
    moves = typed("m", "3").last
    assert re.findall(r"\d+ (move ..)", moves)[:3] == ["move a1", "move c1", "move e1"]
    assert "Which one, 1 to 11?" in moves
    assert typed("m", "3", "2").actions == ["move b1"]
    assert typed("m", "4").actions == ["end"]
    assert typed("m", "", "b2").actions == ["move b2"]
    assert typed("m", "0").actions == typed("m", "5").actions == []


@pytest.mark.parametrize(("many", "asked"), [(133, "1 to 133?"), (132, "1 to 4?")])
def test_only_a_menu_that_is_too_long_asks_for_the_kind(many: int, asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert session.MANY == 40
    monkeypatch.setattr(session, "MANY", many)
    assert asked in typed("m").last


@pytest.mark.parametrize("action", ["m", "m;1", "m;2", "push", "rotate", "?", "choose"])
def test_everything_fits_on_eighty_columns(action: str) -> None:
    assert typed(*action.split(";")).width <= 80
    people = typed(*action.split(";"), game=STANDARD, people="Ariadne of Knossos,Theseus of Athens")
    assert people.width <= 80


# Whose turn it is, and its end


def test_who_ends_a_turn_is_not_asked_again() -> None:
    ended = typed("end", "b2")
    assert CONFIRM not in ended.text
    assert ended.text.count(PROMPT) >= 2


def test_who_has_chosen_a_spell_may_choose_again_before_the_others() -> None:
    again = typed("escape", "u", "switch", "", game=STANDARD)
    assert again.actions == ["choose escape", "choose switch"]
    assert again.text.count(CONFIRM) == 2
    assert "Taken back." in again.text


def test_an_action_within_a_turn_can_be_taken_back_and_needs_no_confirmation() -> None:
    back = typed("b2", "u", "c2")
    assert back.actions == ["move b2", "move c2"]
    assert CONFIRM not in back.text
    assert "Taken back." in back.text


def test_where_several_people_play_the_prompt_says_who_is_asked() -> None:
    asked = typed("end", people="Ariadne,Theseus")
    assert f"Ariadne (Yellow): {PROMPT}" in flat(asked.text)
    assert f"Theseus (Red): {PROMPT}" in flat(asked.text)
    assert "Ariadne (Yellow)" not in typed("end").text
    assert "look away" not in asked.text


def test_what_happened_stands_above_the_board_each_action_in_a_line_of_its_own() -> None:
    text = typed("end").text.split("\n> ")[1]
    news, _, board = text.partition("\n\n    a    b")
    assert board.endswith(PROMPT)
    first, *others = news.replace("\n  ", " ").splitlines()
    assert first.startswith("Daedalus ")
    assert others
    assert all(line.startswith(("Red ", "Daedalus ")) for line in others)
    assert others[-1].startswith("Daedalus ")
    dealt = flat(typed().text.split("\n\n    a    b")[0])
    assert dealt.startswith("Your second spell is Rotate. The second spell of Red is Rotate. You draw ")


def test_a_look_at_the_end_beforehand_is_refused_since_a_page_would_be_turned() -> None:
    assert "luck would be drawn" in typed("p end").last
    assert "something hidden would come to light" in flat(typed("p b4", seed="aegeus").last)
    assert "1 move left" in typed("p rotate a6/ES").last


def test_the_help_names_a_rule_of_this_game() -> None:
    assert "a rule such as r TEAM-SETUP-1" in typed("?").text
    assert "a rule such as r AMAZE-SETUP-1" in typed("?", game="amazeing").text
