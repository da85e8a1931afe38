"""A person at the keyboard plays, in a real terminal."""

import re
from pathlib import Path

from knossos.game.record import Record
from tests.terminal.pseudo import Terminal, flat

PUSH = "Push: arrow and openings"
MOVE = "Move: a square"


def test_a_newcomer_sees_the_board_and_what_to_type(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        shown = terminal.answer("?")
        assert "Your turn: push the spare tile in." in shown
        assert "You seek: book (c1)" in shown
        assert PUSH in shown
        assert max(map(len, shown.splitlines())) <= 80
        help_text = terminal.answer("q")
        for command in ("m  menu", "p ACTION  preview", "h  hint", "u  undo", "q  leave", "b1/NE"):
            assert command in help_text
        status, rest = terminal.close()
    assert status == 0
    assert "kept" not in rest, "nothing was played, so there is nothing to keep"
    assert list(tmp_path.iterdir()) == []


def test_a_push_and_a_move_by_notation_then_the_bot_answers(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("b1/NS")
        shown = terminal.answer("a1")
        assert "You push NS in at b1" in shown
        assert "Your turn: move your piece, or stay." in shown
        assert "Enter ends your turn" in terminal.answer("")
        shown = terminal.answer("q")
        assert "Yellow pushes" in shown
        assert "Yellow " in shown
        assert "Your turn: push" in shown
        assert terminal.close()[0] == 0


def test_a_short_push_lists_the_rotations_and_a_number_chooses(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("g4")
        assert "1 g4/NS" in terminal.answer("2")
        assert "You push EW in at g4" in terminal.answer("q")


def test_the_menu_offers_everything_that_is_allowed(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("m")
        listed = terminal.answer("")
        assert re.findall(r"\d+ ([a-g]\d/\w+)", listed)[:2] == ["b1/NS", "f1/NS"]
        assert "Which one, 1 to 24?" in listed
        terminal.answer("m")
        terminal.answer("99")
        assert '"99" is not an action.' in terminal.answer("q")


def test_a_wrong_action_is_refused_with_the_reason_the_rule_and_what_is_allowed(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("move a1")
        refused = "Move the maze first, even if you could reach your treasure already (AMAZE-TURN-2)."
        assert f"{refused} 24 actions are allowed here; m lists them." in flat(terminal.answer("b1/NE"))
        assert "It can be NS, EW (AMAZE-PUSH-4)." in flat(terminal.answer("fly"))
        assert '"fly" is not an action. Push with an arrow and openings' in flat(terminal.answer(""))
        assert "Type an action, or ? for help." in terminal.answer("b1/EW")
        terminal.answer("g7")
        assert "No unbroken passage leads from a1 to g7 (AMAZE-MOVE-1)." in flat(terminal.answer("q"))


def test_a_push_can_be_seen_beforehand_and_taken_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("p b1/EW")
        preview = terminal.answer("b1/EW")
        assert "This is how it would be:" in preview
        assert "↓ last push b1" in preview
        assert preview.count(PUSH) == 1
        terminal.answer("u")
        shown = terminal.answer("p move g7")
        assert "Taken back." in shown
        assert "Your turn: push" in shown
        assert "(AMAZE-TURN-2)" in terminal.answer("q")


def test_a_move_can_be_taken_back_before_the_bot_answers(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("b1/NS")
        terminal.answer("a1")
        terminal.answer("u")
        assert "Taken back." in terminal.answer("a1")
        assert "Enter ends your turn" in terminal.answer("q")
        assert "--resume knossos-1.txt" in flat(terminal.close()[1])


def play_hints(terminal: Terminal) -> tuple[set[str], int]:
    """Follow every hint to the end; gives the reasons that came up, and how often one had to look away."""
    reasons, looks = set(), 0
    while (shown := terminal.prompt()) is not None:
        if PUSH not in shown and MOVE not in shown:
            looks += "look away" in shown
            terminal.type("")
            continue
        terminal.type("h")
        hint = re.search(r"([a-g]\d/[NESW]+|move [a-g]\d)\. (That way|From)", terminal.expect("\n> "))
        assert hint
        reasons.add(hint[2])
        terminal.type(hint[1])
    return reasons, looks


def test_a_hint_says_what_to_do_and_why_and_following_hints_wins(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--bot", "random", "--seed", "ariadne") as terminal:
        assert play_hints(terminal) == ({"That way", "From"}, 0)
        status, rest = terminal.close()
    assert status == 0
    assert "The game is over." in rest
    assert flat(rest).endswith("You are back home with all your treasures and win!")
    assert list(tmp_path.iterdir()) == []


def test_around_one_screen_the_others_look_away(tmp_path: Path) -> None:
    arguments = ("--mode", "daynight", "--people", "Ariadne, Theseus", "--seats", "3", "--save", "game.txt")
    with Terminal(tmp_path, "play", *arguments, "--seed", "ariadne") as terminal:
        shown = terminal.answer("")
        assert "Ariadne (Red) is next. Everybody else look away, then press Enter." in shown
        assert "You seek" not in shown
        assert "You seek" in terminal.answer("h")
        _, looks = play_hints(terminal)
        status, rest = terminal.close()
    assert looks > 5
    assert status == 0
    assert "Points: Red " in rest
    record = Record.parse((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert record.players == ("Ariadne", "Theseus", "bot:greedy")
    assert record.end.startswith("points winners=")


def test_children_need_not_look_away_since_nothing_is_secret(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--mode", "kids", "--people", "Ariadne,Theseus") as terminal:
        assert PUSH in terminal.answer("q")


def test_after_the_other_has_acted_an_undo_needs_consent(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--mode", "kids", "--people", "Ariadne,Theseus", "--seed", "ariadne") as terminal:
        for line in ("b1/NS", "a1", "", "d1"):
            terminal.answer(line)
        terminal.answer("1")
        terminal.answer("g1")
        terminal.answer("")
        terminal.answer("u")
        assert "This needs the consent of Theseus (Yellow). Do they agree (y/n)?" in flat(terminal.answer("n"))
        assert "only if the others agree" in flat(terminal.answer("u"))
        terminal.answer("y")
        assert "Taken back." in terminal.answer("q")


def test_leaving_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("b1/NS")
        terminal.answer("q")
        status, rest = terminal.close()
    assert status == 0
    assert flat(rest).endswith("The game is kept in knossos-1.txt. Go on with: knossos play --resume knossos-1.txt")
    with Terminal(tmp_path, "play", "--resume", "knossos-1.txt") as terminal:
        shown = terminal.answer("a1")
        assert "Your turn: move your piece, or stay." in shown
        assert "You push NS in at b1" in shown
        terminal.answer("")
        terminal.answer("q")
        assert "knossos-1.txt" in terminal.close()[1]
    record = Record.parse((tmp_path / "knossos-1.txt").read_text(encoding="utf-8"))
    assert record.players == ("You", "bot:greedy")
    assert len(record.entries) == 4
    assert [file.name for file in tmp_path.iterdir()] == ["knossos-1.txt"]


def test_an_interrupt_and_the_end_of_input_keep_the_game_too(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("b1/NS")
        terminal.interrupt()
        status, rest = terminal.close()
    assert status == 130
    assert "Go on with: knossos play --resume knossos-1.txt" in flat(rest)
    assert "Traceback" not in rest
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("b1/NS")
        terminal.end_of_input()
        status, rest = terminal.close()
    assert status == 0
    assert "--resume knossos-2.txt" in flat(rest)


def test_the_game_can_be_saved_on_the_way_but_never_over_another_file(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("b1/NS")
        terminal.answer("s mine.txt")
        assert "The file mine.txt exists already." in terminal.answer("s nowhere/game.txt")
        assert "There is no folder nowhere to save in." in terminal.answer("s game.txt")
        assert "Saved as game.txt." in terminal.answer("s")
        assert "Saved as game.txt." in terminal.answer("q")
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"
    assert Record.parse((tmp_path / "game.txt").read_text(encoding="utf-8")).entries[0].action == "b1/NS"


def test_whoever_resigns_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--mode", "kids", "--seed", "ariadne") as terminal:
        terminal.answer("resign")
        status, rest = terminal.close()
    assert status == 0
    assert "Your seat is left to the bot greedy." in rest
    assert "is back home with all treasures and wins." in rest


def test_the_log_the_board_and_a_rule_can_be_read_at_any_time(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne") as terminal:
        terminal.answer("r amaze-push-2")
        assert "One arrow is closed" in terminal.answer("r AMAZE-FLY-1")
        assert 'There is no rule "AMAZE-FLY-1"' in terminal.answer("l")
        assert "Your next treasure: book." in terminal.answer("b")
        assert "Your turn: push the spare tile in." in terminal.answer("q")


def test_bots_alone_play_without_asking(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--people", "-", "--seats", "4", "--seed", "ariadne") as terminal:
        status, text = terminal.close()
    assert status == 0
    assert "\n> " not in text
    assert "is back home with all treasures and wins." in text


def test_a_terminal_that_is_too_narrow_is_told_so(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", columns=79) as terminal:
        status, text = terminal.close()
    assert status == 2
    assert "The terminal has 79 columns; the board needs 80." in text


def test_it_plays_in_german_too(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "ariadne", LANG="de_DE.UTF-8") as terminal:
        assert "Du suchst: Buch (c1)" in terminal.answer("r amaze-turn-3")
        assert "Niemand zieht, ohne vorher eingeschoben zu haben." in terminal.answer("q")
    with Terminal(tmp_path, "--language", "de", "play", "--seats", "9") as terminal:
        status, text = terminal.close()
    assert status == 2
    assert "9" in text
    assert "seats" not in text


# Labyrinth Team Edition

TEAM = ("play", "team", "--seed", "theseus")


def play_team_hints(terminal: Terminal) -> set[str]:
    """Follow every hint to the end; gives the kinds of action that were advised."""
    kinds = set()
    while (shown := terminal.prompt()) is not None:
        if "Enter ends your turn" in shown:
            terminal.type("")
            continue
        terminal.type("h")
        hint = re.search(r"^((?:[a-z]+ )?[\w/]+(?: [a-g]\d)?)\. ", terminal.expect("\n> "), re.MULTILINE)
        assert hint
        kinds.add(hint[1].partition(" ")[0])
        terminal.type(hint[1])
    return kinds


def test_a_team_that_does_nothing_loses_when_the_book_is_at_its_end(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TEAM, "--seats", "2", "--bot", "random", "--save", "game.txt") as terminal:
        shown = terminal.answer("end")
        assert "Your turn: 1 move left." in shown
        assert "Book of Daedalus: 23 of 24 pages left" in shown
        assert max(map(len, shown.splitlines())) <= 80
        for left in range(21, 0, -2):
            assert f"Book of Daedalus: {left} of 24 pages left" in terminal.answer("end")
        status, rest = terminal.close()
    assert status == 0
    assert "Lost: the Book has no page left." in rest
    assert "The last page is turned, and treasures are missing: Daedalus wins." in flat(rest)
    record = Record.parse((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert record.end == "lost winners=nobody"
    assert [entry.action for entry in record.entries if entry.seat == 0] == ["end"] * 12


def test_a_team_around_one_screen_chooses_spells_and_sees_everything(tmp_path: Path) -> None:
    arguments = ("--mode", "standard", "--people", "Ariadne,Theseus", "--seats", "3", "--bot", "random")
    with Terminal(tmp_path, *TEAM, *arguments) as terminal:
        shown = terminal.answer("m")
        assert "Your turn: choose your second spell." in shown
        assert "Ariadne (Yellow): Choose your second spell" in shown
        assert "2 choose switch" in terminal.answer("2")
        assert "Your second spell is Switch." in terminal.answer("")
        shown = terminal.answer("switch")
        assert "Theseus (Red): Choose your second spell" in shown
        assert "The second spell of Yellow is Switch." in shown
        assert "That spell cannot be chosen any more." in flat(terminal.answer("traverse"))
        terminal.answer("")
        shown = terminal.answer("end")
        assert "look away" not in shown
        for second in ("Push, Switch ready", "Push, Traverse ready"):
            assert second in shown
        assert len(re.findall(r"^.{42}   seeks ", shown, re.MULTILINE)) == 3


def test_a_team_plays_in_german_too(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TEAM, "--bot", "random", LANG="de_DE.UTF-8") as terminal:
        shown = terminal.answer("?")
        assert "Du bist dran: noch 1 Bewegung." in shown
        assert "Schieben, Drehen bereit" in shown
        assert "rotate d2/ES  Drehen: das Plättchen auf d2" in terminal.answer("q")


def test_a_team_that_follows_hints_comes_to_an_end(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TEAM, "--mode", "standard", "--seats", "4") as terminal:
        assert {"choose", "move"} <= play_team_hints(terminal)
        status, rest = terminal.close()
    assert status == 0
    assert "Won! All 24 treasures" in rest or "Lost: the Book has no page left." in rest
