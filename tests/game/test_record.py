"""The record of a game: written, read, replayed, and refused where it is damaged, always with the line."""

import re
from itertools import pairwise

import pytest

from knossos.game import Drawn, Rejection, Seeded, TurnBegan
from knossos.game.record import HIDDEN, UNFINISHED, Entry, Luck, Record, Recorder, replay
from knossos.games import load
from knossos.locale import Problem
from tests.conformance.dare import Dare, Options
from tests.game.some_games import noted

TEXT = """\
knossos record 1
game dare
rules 1
components 0123456789abcdef
players Ariadne, bot:greedy
deal card=3 card=5
1. seat 0: roll [die=1]
2. seat 1: swap [card=8]
3. seat 0: dare 1, seat 1: accept [card=1 card=2]
4. seat 1: dare 0, seat 0: decline
5. seat 0: roll [die=2]
6. seat 1: roll [die=1]
end points winners=1 scores=3+4
"""

LUCK = f"luck {'0123456789abcdef' * 4} ariadnes-thread -"

CHECKED = TEXT.replace("1. seat 0", f"{LUCK}\n1. seat 0").replace("swap", "swap @4").replace("accept [", "accept @7 [")

RUNNING = """\
knossos record 1
game dare
rules 1
components 0123456789abcdef
players Ariadne, bot:greedy
deal ?
1. seat 0: roll [?]
2. seat 1: swap [?]
3. seat 0: dare 1
end unfinished
"""

MODES = ["mode=basic", "mode=kids", "mode=daynight", "mode=daynight,night_cards=secret", "tiles=classic,first=random"]


def refusal(text: str) -> Problem:
    """Why a text is refused: while it is read, or while it is replayed."""
    with pytest.raises(Problem) as refused:
        list(replay(Dare(), Record.parse(text)))
    problem = refused.value
    assert problem.key == "record-line"
    assert str(problem).startswith(f"Line {problem.values['line']} of the record: ")
    return problem


def reason(problem: Problem) -> Problem:
    inner = problem.values["reason"]
    assert isinstance(inner, Problem)
    assert problem.__cause__ is inner
    return inner


def changed(line: int, text: str) -> str:
    """The record with another text in a line."""
    lines = TEXT.split("\n")
    lines[line - 1] = text
    return "\n".join(lines)


# There and back


def test_a_record_is_read_as_it_is_written() -> None:
    record = Record.parse(TEXT)
    assert record == Record(
        game="dare",
        rules=1,
        components="0123456789abcdef",
        players=("Ariadne", "bot:greedy"),
        deal=(Drawn("card", "3"), Drawn("card", "5")),
        entries=(
            Entry(0, "roll", (Drawn("die", "1"),), begins=True),
            Entry(1, "swap", (Drawn("card", "8"),), begins=True),
            Entry(0, "dare 1", begins=True),
            Entry(1, "accept", (Drawn("card", "1"), Drawn("card", "2"))),
            Entry(1, "dare 0", begins=True),
            Entry(0, "decline"),
            Entry(0, "roll", (Drawn("die", "2"),), begins=True),
            Entry(1, "roll", (Drawn("die", "1"),), begins=True),
        ),
        end="points winners=1 scores=3+4",
    )
    assert str(record) == TEXT


def test_the_entries_are_told_turn_by_turn() -> None:
    assert [[entry.action for entry in turn] for turn in Record.parse(TEXT).turns()] == [
        ["roll"],
        ["swap"],
        ["dare 1", "accept"],
        ["dare 0", "decline"],
        ["roll"],
        ["roll"],
    ]


def test_a_record_replays_step_by_step() -> None:
    steps = list(replay(Dare(), Record.parse(TEXT)))
    assert steps[0].entry is None
    assert [step.entry for step in steps[1:]] == list(Record.parse(TEXT).entries)
    assert [str(step.state) for step in (steps[0], steps[4], steps[-1])] == [
        "- 6 0,0 turn 0 - 3,5",
        "5,3,8 3 1,2 turn 1 - 1,2",
        "5,3,8 3 3,4 over 1 - 1,2",
    ]
    assert [TurnBegan(0) in step.happenings for step in steps] == [1, 0, 1, 0, 0, 0, 1, 0, 0]


def test_a_record_that_is_not_finished_replays() -> None:
    lines = TEXT.split("\n")
    unfinished = Record.parse("\n".join([*lines[:8], "end unfinished", ""]))
    assert unfinished.end == UNFINISHED
    assert [step.entry for step in replay(Dare(), unfinished)] == [None, *unfinished.entries]


def test_a_record_without_any_action_replays() -> None:
    record = noted(Dare(), 3, "deal only", plies=0)
    assert record.turns() == []
    assert Record.parse(str(record)) == record
    assert len(list(replay(Dare(), record))) == 1


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_comes_back_from_its_record(seats: int, number: int) -> None:
    game = Dare(Options(goal=6))
    record = noted(game, seats, f"whole {number}")
    assert record.end != UNFINISHED
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    *_, last = replay(game, record)
    assert str(game.outcome(last.state)) == record.end


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", MODES)
def test_a_labyrinth_comes_back_from_its_record(mode: str, seats: int) -> None:
    game = load(f"amazeing({mode})")
    record = noted(game, seats, f"labyrinth {mode}", plies=61)
    assert (len(record.entries), record.end) == (61, UNFINISHED)
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    assert all(turn[0].begins for turn in record.turns())
    assert len(record.turns()) == 31
    for step in replay(game, record):
        assert game.outcome(step.state) is None


def test_a_whole_labyrinth_comes_back_from_its_record() -> None:
    game = load("amazeing(mode=daynight,night_cards=secret)")
    record = noted(game, 3, "to the end")
    assert record.end.startswith("points winners=")
    assert Record.parse(str(record)) == record
    *_, last = replay(game, record)
    assert str(game.outcome(last.state)) == record.end


def test_a_record_keeps_what_was_drawn_but_not_who_saw_it() -> None:
    record = noted(Dare(), 2, "eyes")
    assert all(drawn.to is None for drawn in record.deal)
    assert all(drawn.to is None for entry in record.entries for drawn in entry.drawn)


# Luck that can be checked


def test_a_record_says_what_its_luck_was_made_of() -> None:
    record = Record.parse(CHECKED)
    assert record.luck == Luck("0123456789abcdef" * 4, ("ariadnes-thread", ""))
    assert str(record) == CHECKED
    assert Record.parse(TEXT).luck is None


def test_an_action_says_the_number_of_its_luck_where_some_were_passed_over() -> None:
    record = Record.parse(CHECKED)
    assert [entry.stream for entry in record.entries] == [None, 4, None, 7, None, None, None, None]
    assert record.streams() == [1, 4, 5, 7, 8, 9, 10, 11]
    assert Record.parse(TEXT).streams() == [1, 2, 3, 4, 5, 6, 7, 8]


def test_a_record_whose_luck_can_be_checked_replays_like_any_other() -> None:
    plain, checked = (list(replay(Dare(), Record.parse(text))) for text in (TEXT, CHECKED))
    assert [step.state for step in checked] == [step.state for step in plain]
    assert [step.line for step in plain] == [6, 7, 8, 9, 9, 10, 10, 11, 12]
    assert [step.line for step in checked] == [6, 8, 9, 10, 10, 11, 11, 12, 13]


def test_the_number_of_luck_is_noted_only_where_some_were_passed_over() -> None:
    game, luck = Dare(), Seeded("numbers")
    state, _ = game.deal(2, luck)
    recorder = Recorder(game, ["-", "-"], luck.drawn)
    for stream in (1, 4, 5, None, 9):
        seat = game.to_act(state)
        assert seat is not None
        recorder.add(seat, game.parse("roll"), (), (), stream)
    assert [entry.stream for entry in recorder.record(state).entries] == [None, 4, None, None, 9]
    assert recorder.record(state).streams() == [1, 4, 5, 6, 9]


@pytest.mark.parametrize(
    "text",
    [
        "luck",
        "luck ",
        f"{LUCK} -",
        LUCK.removesuffix(" -"),
        LUCK.replace(" -", "  -"),
        LUCK.replace(" -", " theseus"),
        LUCK.replace("ariadnes-thread", "ariadne's-thread"),
        LUCK.replace("0123", "123"),
        LUCK.replace("abcdef", "ABCDEF"),
    ],
)
def test_a_line_that_does_not_say_what_the_luck_was_made_of_is_refused(text: str) -> None:
    problem = refusal(CHECKED.replace(LUCK, text))
    assert problem.values["line"] == 7
    assert (reason(problem).key, reason(problem).values) == ("record-luck", {"seats": 2})


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("roll [die=1]", "roll @1 [die=1]", 8, "record-stream"),
        ("swap @4", "swap @2", 9, "record-stream"),
        ("swap @4", "swap @0", 9, "record-stream"),
        ("dare 1,", "dare 1 @5,", 10, "record-stream"),
        ("swap @4", "swap @04", 9, "record-number"),
        ("swap @4", "swap @", 9, "record-entry"),
        ("swap @4", "swap @4 @5", 9, "record-entry"),
        ("swap @4", "swap@4", 9, "record-entry"),
        ("accept @7 [card=1 card=2]", "accept [card=1 card=2] @7", 10, "record-entry"),
    ],
)
def test_a_number_of_luck_that_would_be_written_otherwise_is_refused(old: str, new: str, line: int, key: str) -> None:
    with pytest.raises(Problem) as refused:
        Record.parse(CHECKED.replace(old, new, 1))
    assert refused.value.values["line"] == line
    assert reason(refused.value).key == key


def test_whatever_is_wrong_below_the_luck_has_its_own_line() -> None:
    assert refusal(CHECKED.replace("2. seat 1", "3. seat 1")).values["line"] == 9
    assert refusal(CHECKED.replace("decline", "fold")).values["line"] == 11
    assert refusal(CHECKED.replace("scores=3+4", "scores=3+5")).values["line"] == 14


# Games that run


def test_a_running_game_is_shown_without_what_was_drawn() -> None:
    lines = CHECKED.splitlines(keepends=True)
    running = Record.parse("".join([*lines[:9], "3. seat 0: dare 1\n", "end unfinished\n"]))
    assert str(running.without_draws()) == RUNNING.replace("swap", "swap @4")


def test_the_record_of_a_running_game_is_read_as_it_is_written() -> None:
    record = Record.parse(RUNNING)
    assert record.deal == (HIDDEN,)
    assert [entry.drawn for entry in record.entries] == [(HIDDEN,), (HIDDEN,), ()]
    assert str(record) == RUNNING


@pytest.mark.parametrize(
    ("text", "line"),
    [(RUNNING, 6), (RUNNING.replace("deal ?", "deal card=3 card=5"), 7), (changed(9, "3. seat 0: roll [?]"), 9)],
)
def test_a_record_without_what_was_drawn_is_not_replayed(text: str, line: int) -> None:
    assert str(refusal(text)) == (
        f"Line {line} of the record: What was drawn is left out here, since the game was still running. "
        "Such a record can be read, but not replayed."
    )


@pytest.mark.parametrize("text", ["deal ? ?", "deal ? card=3", "deal =", "deal ?="])
def test_only_everything_at_once_is_left_out(text: str) -> None:
    assert reason(refusal(changed(6, text))).key == "draw-text"


# Damage


@pytest.mark.parametrize("text", [TEXT, CHECKED, RUNNING, str(noted(load("amazeing(mode=kids)"), 2, "cut", plies=20))])
def test_a_record_that_breaks_off_anywhere_is_refused_with_one_sentence(text: str) -> None:
    Record.parse(text)
    for length in range(len(text)):
        problem = refusal(text[:length])
        assert reason(problem).key in ("record-first", "record-header", "record-truncated")
        assert re.fullmatch(r"Line \d+ of the record: [^\n]+\.", str(problem)), text[:length]


def test_a_record_without_one_of_its_lines_is_refused() -> None:
    lines = TEXT.splitlines(keepends=True)
    for missing in range(len(lines)):
        assert refusal("".join(lines[:missing] + lines[missing + 1 :])).values["line"] in (missing + 1, len(lines))


def test_a_record_with_two_lines_swapped_is_refused() -> None:
    lines = TEXT.splitlines(keepends=True)
    for first, second in pairwise(range(len(lines))):
        swapped = list(lines)
        swapped[first], swapped[second] = swapped[second], swapped[first]
        refusal("".join(swapped))


@pytest.mark.parametrize(
    ("line", "text", "key", "sentence"),
    [
        (
            1,
            "knossos record 2",
            "record-first",
            'It begins with "knossos record 2" instead of "knossos record 1", so this is not a record, '
            "or one of another version.",
        ),
        (2, "games dare", "record-header", 'The line that begins with "game" is missing here.'),
        (3, "players -, -", "record-header", 'The line that begins with "rules" is missing here.'),
        (4, "", "record-header", 'The line that begins with "components" is missing here.'),
        (5, " players -, -", "record-header", 'The line that begins with "players" is missing here.'),
        (6, "1. seat 0: roll", "record-header", 'The line that begins with "deal" is missing here.'),
        (3, "rules one", "record-number", '"one" is not a number of rules.'),
        (3, "rules 01", "record-number", '"01" is not a number of rules.'),
        (3, "rules ١", "record-number", '"١" is not a number of rules.'),
        (5, "players -, ", "record-players", None),
        (5, "players -,-", "record-players", None),
        (5, "players - , -", "record-players", None),
        (5, "players  -, -", "record-players", None),
        (6, "deal card=3  card=5", "draw-text", None),
        (6, "deal card=3 5", "draw-text", None),
        (8, "3. seat 1: roll", "record-turn", 'The line of turn 2, beginning with "2. ", is missing here.'),
        (8, "2 seat 1: roll", "record-turn", 'The line of turn 2, beginning with "2. ", is missing here.'),
        (8, "02. seat 1: roll", "record-turn", 'The line of turn 2, beginning with "2. ", is missing here.'),
        (8, "2. ", "record-entry", None),
        (8, "2. roll", "record-entry", None),
        (8, "2. seat 1: ", "record-entry", None),
        (8, "2. seat 1: roll[die=1]]", "record-entry", None),
        (8, "2. seat 1: roll [die=1] ", "record-entry", None),
        (8, "2. seat 1: roll []", "record-entry", None),
        (8, "2. seat x: roll, roll", None, None),
        (8, "2. seat 1: dare 0, ", "record-entry", None),
        (9, "3. seat 0: dare 1, seat 0: accept", "record-entry", None),
        (8, "2. seat 01: roll", "record-number", '"01" is not a number of seat.'),
        (8, "2. seat ١: roll", "record-number", '"١" is not a number of seat.'),
        (8, "2. seat 1: roll [die]", "draw-text", None),
        (
            13,
            "ended",
            "record-truncated",
            'The record breaks off: a whole one ends with a line that begins with "end".',
        ),
    ],
)
def test_damage_is_refused_with_its_line(line: int, text: str, key: str | None, sentence: str | None) -> None:
    problem = refusal(changed(line, text))
    assert problem.values["line"] == (line if key != "record-truncated" else 14)
    if key:
        assert reason(problem).key == key
    if sentence:
        assert str(reason(problem)) == sentence


def test_a_seat_that_is_named_twice_is_refused() -> None:
    problem = refusal(changed(9, "3. seat 0: dare 1, seat 0: accept [card=1 card=2]"))
    assert reason(problem).values == {"text": "seat 0: accept [card=1 card=2]"}


def test_a_long_first_line_is_not_repeated_whole() -> None:
    assert len(str(refusal("x" * 10_000))) < 200


def test_an_endless_number_is_refused() -> None:
    assert reason(refusal(changed(3, "rules " + "9" * 5000))).key == "record-number"


@pytest.mark.parametrize(("line", "text"), [(2, "game"), (4, "components"), (6, "deal ")])
def test_a_line_of_the_header_that_would_be_written_otherwise_is_refused(line: int, text: str) -> None:
    with pytest.raises(Problem) as refused:
        Record.parse(changed(line, text))
    assert refused.value.values["line"] == line
    assert reason(refused.value).key == "record-header"


def written_again(text: str) -> str | None:
    """The text of the record that was read from a text; None where that was refused."""
    try:
        return str(Record.parse(text))
    except Problem:
        return None


DAMAGE = (
    "", " ", "\n", "\r", "0", "1", "a", ".", ",", ", ", ":", "=", "[", "]", " [", "] ", "seat 1: ",
    "@", " @9", "?", "-", " -",
)  # fmt: skip


@pytest.mark.parametrize("text", [TEXT, CHECKED, RUNNING])
def test_a_damaged_record_is_refused_or_written_again_to_the_letter(text: str) -> None:
    for place in range(len(text)):
        for other in DAMAGE:
            for damaged in (text[:place] + other + text[place:], text[:place] + other + text[place + 1 :]):
                assert written_again(damaged) in (None, damaged)


# Records that do not fit the rules


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (2, "game dare(goal=5)", 'The record is of "dare(goal=5)", not of "dare".'),
        (3, "rules 2", "The record follows version 2 of the rules; this is version 1."),
        (
            4,
            "components ffff",
            "The record was made with other components (ffff) than these (0123456789abcdef). "
            "Give the components file that it was made with.",
        ),
        (5, "players -, -, -, -", "dare is not for 4 seats, but for 2, 3."),
        (6, "deal", "Something has to be drawn here (card), but nothing is given."),
        (6, "deal card=3 coin=5", '"coin=5" does not fit: what has to be drawn here is card.'),
        (6, "deal card=3 card=3", '"card=3" cannot be drawn here. Possible are: 1, 2, 4, 5, 6, 7, 8.'),
        (6, "deal card=3 card=5 card=6", '"card=6" is too much: nothing more is drawn here.'),
        (7, "1. seat 1: roll [die=1]", "It is not for seat 1 to act, but for seat 0."),
        (9, "3. seat 0: dare 1, accept [card=1 card=2]", "It is not for seat 0 to act, but for seat 1."),
        (7, "1. seat 0: roll", "Something has to be drawn here (die), but nothing is given."),
        (7, "1. seat 0: roll [dice=1]", '"dice=1" does not fit: what has to be drawn here is die.'),
        (7, "1. seat 0: roll [die=3]", '"die=3" cannot be drawn here. Possible are: 1, 2.'),
        (7, "1. seat 0: roll [die=1 die=1]", '"die=1" is too much: nothing more is drawn here.'),
        (10, "4. seat 1: dare 0, seat 0: decline [die=1]", '"die=1" is too much: nothing more is drawn here.'),
        (
            13,
            "end points winners=0 scores=3+4",
            'The record says that the game ended with "points winners=0 scores=3+4", '
            "but it is: points winners=1 scores=3+4.",
        ),
        (
            13,
            "end unfinished",
            'The record says that the game ended with "unfinished", but it is: points winners=1 scores=3+4.',
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_line(line: int, text: str, sentence: str) -> None:
    problem = refusal(changed(line, text))
    assert str(problem) == f"Line {line} of the record: {sentence}"


def test_a_line_that_begins_in_the_middle_of_a_turn_is_refused() -> None:
    lines = TEXT.split("\n")
    problem = refusal(
        "\n".join([*lines[:8], "3. seat 0: dare 1", "4. seat 1: accept [card=1 card=2]", "end unfinished", ""])
    )
    assert str(problem) == 'Line 10 of the record: No turn begins with "accept": it belongs to the line above.'


def test_a_line_that_goes_on_after_a_turn_is_refused() -> None:
    lines = TEXT.split("\n")
    problem = refusal("\n".join([*lines[:6], "1. seat 0: roll [die=1], seat 1: swap [card=8]", "end unfinished", ""]))
    assert str(problem) == 'Line 7 of the record: A turn begins with "swap": it belongs in a line of its own.'


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    why = reason(refusal(changed(8, "2. seat 1: dare 1")))
    assert isinstance(why, Rejection)
    assert why.rule == "DARE-2"


def test_an_action_that_does_not_exist_is_refused() -> None:
    problem = refusal(changed(8, "2. seat 1: fold"))
    assert problem.values["line"] == 8
    assert reason(problem).values["text"] == "fold"


def test_an_action_after_the_end_is_refused() -> None:
    lines = TEXT.split("\n")
    problem = refusal("\n".join([*lines[:12], "7. seat 0: roll [die=1]", *lines[12:]]))
    assert problem.values["line"] == 13
    assert reason(problem).key == "game-over"


def test_a_game_that_is_said_to_have_ended_too_early_is_refused() -> None:
    lines = TEXT.split("\n")
    problem = refusal("\n".join([*lines[:11], *lines[12:]]))
    assert str(problem) == (
        'Line 12 of the record: The record says that the game ended with "points winners=1 scores=3+4", '
        "but it is: unfinished."
    )


def test_what_fits_is_replayed_up_to_the_damage() -> None:
    steps = replay(Dare(), Record.parse(changed(9, "3. seat 0: fold")))
    assert [next(steps).entry is None for _ in range(3)] == [True, False, False]
    with pytest.raises(Problem):
        next(steps)
