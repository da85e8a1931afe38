"""A position as one line of text, whole or as a seat sees it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from knossos.game import Outcome, Seeded
from knossos.games.dedalos import Dedalos, Minotaur, State, View
from tests.games.dedalos.position import (
    BASE,
    COLLAPSING,
    FULL,
    HUNTED,
    dealt,
    legal,
    loaded,
    player,
    position,
    tile,
    with_bag,
)
from tests.games.playing import Noting, problem

TURNING = loaded(dead_end="turn")
FOR_TWO = loaded(allow_two=True)

PARTS = ("maze", "tributes", "hands", "gone", "minotaur", "turn", "actions", "start", "winner", "viewer")


def changed(text: str, **new: str) -> str:
    """The text of a position with some parts exchanged."""
    parts = text.split(" ")
    for part, value in new.items():
        parts[PARTS.index(part)] = value
    return " ".join(parts)


def wrong(text: str, game: Dedalos = FULL) -> tuple[str, dict[str, object]]:
    found = problem(game.read, text)
    return found.key, dict(found.values)


def wrong_view(text: str, game: Dedalos = FULL) -> tuple[str, dict[str, object]]:
    found = problem(game.read_view, text)
    return found.key, dict(found.values)


STATE = position(
    "O─┤",
    player("e1", "+collapse NE"),
    player("-"),
    player("o", "+red NES NS+star"),
    stars={"e2": 1},
    gone="NS +white NE",
    minotaur="o<e1",
    red=2,
    white=1,
    hopeless=1,
    refill=True,
    taken=(1, 1, 0),
    start="e2",
    replaced=True,
)
MAZE = "w6:NESW+exit,o:NESW+entrance,e1:EW,e2:NSW+star,e6:NESW+exit"
LINE = (
    f"{MAZE} e1,-,o 2:+collapse/NE,0:-,3:+red/NES/NS+star +white/NE/NS o:e1:-:2:1:1 0:act:0:-:refill 1:1:0 e2:covered -"
)
VIEW = changed(LINE, hands="2:?,0:?,3:+red/NES/NS+star") + " 2"

HUNT_MAZE = "w6:NESW+exit,o:NESW+entrance,e1:NEW,e1n1:NS,e2:EW,e6:NESW+exit"
HUNT = f"{HUNT_MAZE} o,e2,o 3:NE/NE/NE,0:-,3:NE/NE/NE - e1:o:-:2:1:0 0:minotaur:2:-:- 0:0:0 -:- -"
"""The minotaur comes to a junction."""

ENDED = str(with_bag(position("O", *[player("o", "NE NE NE")] * 3, phase="over"), ""))
"""The bag is empty."""

ESCAPED = "w6:NESW+exit,o:NESW+entrance,e6:NESW+exit o,e6,o 0:-,0:-,0:- - -:-:-:0:0:0 1:over:0:-:- 0:1:0 o:- 1"


# Writing


def test_the_text_of_a_position() -> None:
    assert str(STATE) == LINE
    assert str(dealt(3, BASE)) == (
        "w6:NESW+exit,o:NESW+entrance,e6:NESW+exit o,o,o 3:NE/NE/NE,3:NE/NE/NE,3:NE/NE/NE "
        "- -:-:-:0:0:0 0:act:0:-:- 0:0:0 o:- -"
    )


def test_the_text_of_a_view() -> None:
    assert str(FULL.view(STATE, 2)) == VIEW
    assert str(FULL.view(STATE, 0)) == changed(LINE, hands="2:+collapse/NE,0:?,3:?") + " 0"
    assert str(FULL.view(STATE, 1)) == changed(LINE, hands="2:?,0:-,3:?") + " 1"
    assert str(FULL.view(STATE, None)) == changed(LINE, hands="2:?,0:?,3:?") + " -"


def test_the_text_while_the_minotaur_moves() -> None:
    hunted = position(
        "·│·\nO┴─",
        player("o", "NE NE NE"),
        player("e2"),
        player("o", "NE NE NE"),
        minotaur="e1<o",
        red=2,
        white=1,
        phase="minotaur",
        steps=2,
    )
    assert str(hunted) == HUNT
    absent = replace(hunted, tributes=(None, (2, 0), (0, 0)), absent=True, refill=True, hands=((), (), ()))
    absent = replace(absent, sizes=(0, 0, 0), minotaur=Minotaur((1, 0), (0, 0), jumped=True))
    assert str(absent) == (f"{HUNT_MAZE} -,e2,o 0:-,0:-,0:- - e1:o:jumped:2:1:0 0:minotaur:2:absent:refill 0:0:0 -:- -")
    fresh = replace(hunted, minotaur=Minotaur((1, 0)))
    assert str(fresh).split()[4] == "e1:-:-:2:1:0"


def test_the_text_when_the_game_is_over() -> None:
    escaped = position("O·····X", player("o"), player("e6"), player("o"), turn=1, taken=(0, 1, 0), start="o")
    assert str(replace(escaped, phase="over", winner=1)) == ESCAPED


# Reading back


@pytest.mark.parametrize("game", [FULL, BASE, COLLAPSING, HUNTED, TURNING], ids=str)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_position_reads_back_as_it_was_written(game: Dedalos, seats: int) -> None:
    chance = Seeded("notation")
    state, _ = game.deal(seats, chance)
    for turn in range(60):
        assert game.read(str(state)) == state
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert game.read_view(str(view)) == view
        state, _ = game.play(state, chance.draw("action", game.legal(state)), chance.at(turn + 1))


def test_a_position_reads_back_to_the_letter() -> None:
    assert FULL.read(LINE) == STATE
    assert FULL.read_view(VIEW) == FULL.view(STATE, 2)
    assert str(FULL.read(HUNT)) == HUNT
    assert FULL.read(HUNT).phase == "minotaur"
    assert legal(FULL.read(HUNT)) == ["step e1n1", "step e2"]
    assert str(FULL.read(changed(HUNT, minotaur="e1:-:-:2:1:3"))).split()[4] == "e1:-:-:2:1:3"
    assert FULL.read(changed(HUNT, turn="0:minotaur:3:-:-")).steps == 3  # no step made yet
    assert FULL.read(changed(LINE, actions="2:1:0")).lays == 2
    assert FULL.read(changed(LINE, actions="1:2:0")).moves == 2
    assert FULL.read(changed(LINE, actions="1:0:2")).pushes == 2


def test_the_end_of_a_game_reads_back() -> None:
    escaped = FULL.read(ESCAPED)
    assert (FULL.outcome(escaped), str(escaped)) == (Outcome((1,), "escaped"), ESCAPED)
    ended = FULL.read(ENDED)
    assert (FULL.outcome(ended), str(ended)) == (Outcome((), "minotaur"), ENDED)


def test_a_closed_exit_reads_back() -> None:
    text = changed(LINE, maze=MAZE.replace("e6:NESW+exit", "e6:+collapse"), hands="1:NE,0:-,3:+red/NES/NS+star")
    assert str(FULL.read(text)) == text
    assert FULL.read(text).grid.tiles[6, 0] == tile("+collapse")


def test_two_seats_read_back_where_two_may_play() -> None:
    text = str(dealt(2, FOR_TWO))
    assert str(FOR_TWO.read(text)) == text
    assert wrong(text) == ("position-seats", {})


# What cannot be read


@pytest.mark.parametrize("text", ["", "-", LINE.rsplit(" ", 1)[0], LINE + " 0", LINE + " ", LINE.replace(" ", "  ", 1)])
def test_a_position_has_nine_parts(text: str) -> None:
    assert wrong(text) == ("dedalos-position-parts", {"count": len(text.split(" "))})


def test_a_view_has_one_part_more() -> None:
    assert wrong_view(VIEW + " 0") == ("dedalos-position-parts", {"count": 10})
    assert wrong_view(LINE) == ("dedalos-position-parts", {"count": 8})
    assert wrong_view("") == ("dedalos-position-parts", {"count": 1})


@pytest.mark.parametrize(
    ("part", "new", "key", "values"),
    [
        ("maze", "-", "cell-name", {"text": "-"}),
        ("maze", f"{MAZE},", "cell-name", {"text": ""}),
        ("maze", f"{MAZE},a7:NS", "cell-name", {"text": "a7"}),
        ("maze", f"{MAZE},e7:SN", "openings-name", {"text": "SN"}),
        ("maze", f"{MAZE},e7:NS+Star", "tile-text", {"text": "NS+Star"}),
        ("tributes", "e1,x,o", "cell-name", {"text": "x"}),
        ("tributes", "e1,,o", "cell-name", {"text": ""}),
        ("hands", "x:+collapse/NE,0:-,3:+red/NES/NS+star", "position-part", {"part": "hands", "text": "x"}),
        ("hands", "-", "position-part", {"part": "hands", "text": "-"}),
        ("hands", "2:+collapse/NE,00:-,3:+red/NES/NS+star", "position-part", {"part": "hands", "text": "00"}),
        ("hands", "2:+collapse/EN,0:-,3:+red/NES/NS+star", "openings-name", {"text": "EN"}),
        ("gone", "NS+", "tile-text", {"text": "NS+"}),
        ("gone", "SW/XX", "openings-name", {"text": "XX"}),
        ("minotaur", "o:e1:-:2:1", "position-part", {"part": "minotaur", "text": "o:e1:-:2:1"}),
        ("minotaur", "o:e1:-:2:1:0:0", "position-part", {"part": "minotaur", "text": "o:e1:-:2:1:0:0"}),
        ("minotaur", "o:e1:yes:2:1:0", "position-part", {"part": "minotaur", "text": "o:e1:yes:2:1:0"}),
        ("minotaur", "-:e1:-:0:0:0", "position-part", {"part": "minotaur", "text": "-:e1:-:0:0:0"}),
        ("minotaur", "-:-:jumped:0:0:0", "position-part", {"part": "minotaur", "text": "-:-:jumped:0:0:0"}),
        ("minotaur", "z1:e1:-:2:1:0", "cell-name", {"text": "z1"}),
        ("minotaur", "o:z1:-:2:1:0", "cell-name", {"text": "z1"}),
        ("minotaur", "o:e1:-:two:1:0", "position-part", {"part": "minotaur", "text": "two"}),
        ("minotaur", "o:e1:-:2:one:0", "position-part", {"part": "minotaur", "text": "one"}),
        ("minotaur", "o:e1:-:2:1:none", "position-part", {"part": "minotaur", "text": "none"}),
        ("turn", "0:act:0:-", "position-part", {"part": "turn", "text": "0:act:0:-"}),
        ("turn", "0:act:0:-:-:-", "position-part", {"part": "turn", "text": "0:act:0:-:-:-"}),
        ("turn", "0:push:0:-:-", "position-part", {"part": "turn", "text": "0:push:0:-:-"}),
        ("turn", "0:act:0:yes:-", "position-part", {"part": "turn", "text": "0:act:0:yes:-"}),
        ("turn", "0:act:0:-:yes", "position-part", {"part": "turn", "text": "0:act:0:-:yes"}),
        ("turn", "x:act:0:-:-", "position-part", {"part": "turn", "text": "x"}),
        ("turn", "0:act:x:-:-", "position-part", {"part": "turn", "text": "x"}),
        ("actions", "x:1:0", "position-part", {"part": "actions", "text": "x"}),
        ("actions", "1:x:0", "position-part", {"part": "actions", "text": "x"}),
        ("actions", "1:1:x", "position-part", {"part": "actions", "text": "x"}),
        ("actions", "1:1", "position-part", {"part": "actions", "text": "1:1 e2:covered"}),
        ("actions", "1:1:0:0", "position-part", {"part": "actions", "text": "1:1:0:0 e2:covered"}),
        ("start", "e2", "position-part", {"part": "actions", "text": "1:1:0 e2"}),
        ("start", "e2:yes", "position-part", {"part": "actions", "text": "1:1:0 e2:yes"}),
        ("start", "z2:covered", "cell-name", {"text": "z2"}),
        ("winner", "x", "position-part", {"part": "winner", "text": "x"}),
        ("winner", "-1", "position-part", {"part": "winner", "text": "-1"}),
    ],
)
def test_every_part_must_be_written_properly(part: str, new: str, key: str, values: dict[str, object]) -> None:
    assert wrong(changed(LINE, **{part: new})) == (key, values)


def test_what_is_hidden_is_for_a_view() -> None:
    assert wrong(VIEW.removesuffix(" 2")) == ("position-hidden", {})
    assert wrong(changed(LINE, hands="2:+collapse/NE,0:-,3:?")) == ("position-hidden", {})


@pytest.mark.parametrize("viewer", ["3", "x", "-1", "", "01"])
def test_the_viewer_has_a_seat(viewer: str) -> None:
    assert wrong_view(changed(VIEW, viewer=viewer)) == ("position-part", {"part": "viewer", "text": viewer})


@pytest.mark.parametrize(
    ("hands", "viewer"),
    [
        ("2:?,0:?,3:+red/NES/NS+star", "0"),
        ("2:?,0:?,3:+red/NES/NS+star", "-"),
        ("2:?,0:?,3:?", "2"),
        ("2:?,0:-,3:+red/NES/NS+star", "2"),
        ("2:+collapse/NE,0:?,3:+red/NES/NS+star", "2"),
        ("2:+collapse/NE,0:-,3:+red/NES/NS+star", "-"),
    ],
)
def test_a_viewer_sees_the_own_hand_and_no_other(hands: str, viewer: str) -> None:
    assert wrong_view(changed(VIEW, hands=hands, viewer=viewer)) == ("position-viewer", {"viewer": viewer})


# What cannot come up


@pytest.mark.parametrize(
    ("part", "new"),
    [
        ("tributes", "e1,-"),
        ("tributes", "e1,-,o,o"),
        ("hands", "2:+collapse/NE,0:-"),
        ("hands", "2:+collapse/NE,0:-,3:+red/NES/NS+star,0:-"),
        ("turn", "3:act:0:-:refill"),
        ("winner", "3"),
    ],
)
def test_the_number_of_seats_is_the_same_everywhere(part: str, new: str) -> None:
    assert wrong(changed(LINE, **{part: new})) == ("position-seats", {})


def test_there_are_three_to_six_seats_or_as_many_as_there_are_pieces() -> None:
    for seats in (2, 7):
        text = changed(LINE, tributes=",".join(["o"] * seats), hands=",".join(["0:-"] * seats))
        assert wrong(text) == ("position-seats", {})
    assert wrong(str(dealt(4)), loaded(pieces="red+blue+green")) == ("position-seats", {})
    assert FULL.read(str(dealt(6))) == dealt(6)


@pytest.mark.parametrize(
    "maze",
    [
        MAZE.replace("e1:EW,e2:NSW+star", "e2:NSW+star,e1:EW"),
        MAZE.replace("e1:EW", "e1:EW,e1:EW"),
        MAZE.replace("e1:EW", "e1:EW,e1:NS"),
    ],
)
def test_cells_come_in_their_order_and_once(maze: str) -> None:
    assert wrong(changed(LINE, maze=maze)) == ("dedalos-position-order", {})


@pytest.mark.parametrize(
    "maze",
    [
        MAZE.replace("o:NESW+entrance,", ""),
        MAZE.replace("+entrance", ""),
        MAZE.replace("NESW+entrance", "NES+entrance"),
    ],
)
def test_the_entrance_is_where_it_belongs(maze: str) -> None:
    assert wrong(changed(LINE, maze=maze)) == ("dedalos-position-entrance", {})


@pytest.mark.parametrize(
    "maze",
    [
        MAZE.replace("w6:NESW+exit,", ""),
        MAZE.replace("w6:NESW+exit", "w6:NESW"),
        MAZE.replace("w6:NESW+exit", "w6:NE+exit"),
        MAZE.replace("e6:NESW+exit", "e6:+red"),
    ],
)
def test_the_exits_are_where_they_belong(maze: str) -> None:
    assert wrong(changed(LINE, maze=maze)) == ("dedalos-position-exits", {})


@pytest.mark.parametrize(
    ("maze", "tile"),
    [
        (MAZE.replace("e1:EW", "n6:NESW+exit,e1:EW"), "NESW+exit"),  # not with three players
        (MAZE.replace("e1:EW", "e1:+collapse"), "+collapse"),
        (MAZE.replace("e1:EW", "e1:+red"), "+red"),
        (MAZE.replace("e1:EW", "e1:"), ""),
        (MAZE.replace("e1:EW", "e1:EW+moon"), "EW+moon"),
        (MAZE.replace("e1:EW", "e1:NESW+entrance"), "NESW+entrance"),
    ],
)
def test_labyrinth_tiles_make_the_maze(maze: str, tile: str) -> None:
    assert wrong(changed(LINE, maze=maze)) == ("position-tile", {"tile": tile})


@pytest.mark.parametrize(
    ("parts", "tile"),
    [
        ({"maze": MAZE.replace("e1:EW", "e1:E")}, "N"),  # the box has no dead ends
        ({"maze": MAZE.replace("e1:EW", "e1:EW+star+star+star+star")}, "NS+star+star+star+star"),
        ({"maze": MAZE.replace("EW", "EW+star+star+star"), "gone": "NS+star+star+star"}, "NS+star+star+star"),
        ({"gone": "+white/NE/EW"}, "EW"),  # without its rotation
        ({"gone": "NESW+star+star/NESW+star+star"}, "NESW+star+star"),
        ({"gone": "NESW+exit"}, "NESW+exit"),
        ({"gone": "+unicorn"}, "+unicorn"),
        ({"gone": "+red/+red"}, "+red"),  # two in play, and one is held
        ({"minotaur": "o:e1:-:4:1:1"}, "+red"),
        ({"minotaur": "o:e1:-:2:6:1"}, "+white"),
        ({"gone": "+collapse"}, "+collapse"),
        ({"maze": MAZE.replace("w6:NESW+exit", "w6:+collapse")}, "+collapse"),
        ({"hands": "2:+collapse/SW,0:-,3:+red/NES/NS+star"}, "SW"),
        ({"hands": "2:/NE,0:-,3:+red/NES/NS+star"}, ""),
    ],
)
def test_every_tile_is_one_of_the_box(parts: dict[str, str], tile: str) -> None:
    assert wrong(changed(LINE, **parts)) == ("position-tile", {"tile": tile})


def test_the_tiles_of_a_module_come_up_only_with_it() -> None:
    assert wrong(LINE, COLLAPSING) == ("position-tile", {"tile": "+red"})
    assert wrong(LINE, HUNTED) == ("position-tile", {"tile": "+collapse"})
    assert wrong(HUNT, BASE) == ("position-tile", {"tile": "+red"})


def test_nobody_holds_more_than_is_left() -> None:
    text = changed(ENDED, hands="3:?,3:?,3:NE/NE/NE") + " 2"
    gone = ENDED.split()[3]
    assert FULL.read_view(text).sizes == (3, 3, 3)
    one_more = changed(text, gone=gone.replace("NES", "NE/NES", 1))
    assert wrong_view(one_more) == ("dedalos-position-bag", {})
    one_less = changed(text, gone=gone.replace("NE/", "", 1))
    assert wrong_view(one_less) == ("dedalos-position-turn", {})  # it is in the bag, so that the game goes on


@pytest.mark.parametrize(
    ("hands", "seat"),
    [
        ("3:+collapse/NE,0:-,3:+red/NES/NS+star", 0),
        ("1:+collapse/NE,0:-,3:+red/NES/NS+star", 0),
        ("2:NE/+collapse,0:-,3:+red/NES/NS+star", 0),
        ("2:+collapse/NE,1:-,3:+red/NES/NS+star", 1),
        ("2:+collapse/NE,0:-,4:+red/NES/NS/NS+star", 2),
        ("2:+collapse/NE,0:-,3:NES/+red/NS+star", 2),
    ],
)
def test_a_hand_has_its_size_and_its_order_and_no_more_than_three_tiles(hands: str, seat: int) -> None:
    assert wrong(changed(LINE, hands=hands)) == ("dedalos-position-hand", {"seat": seat})


def test_a_hidden_hand_has_no_more_than_three_tiles() -> None:
    assert wrong_view(changed(VIEW, hands="4:?,0:?,3:+red/NES/NS+star")) == ("dedalos-position-hand", {"seat": 0})


@pytest.mark.parametrize("gone", ["NE/+white/NS", "+white/NS/NE"])
def test_what_is_out_of_the_game_is_in_order(gone: str) -> None:
    assert wrong(changed(LINE, gone=gone)) == ("dedalos-position-gone", {})


@pytest.mark.parametrize(
    ("tributes", "seat"),
    [
        ("e3,-,o", 0),  # no tile
        ("e1,e3,o", 1),  # nor with an empty hand
        ("e6,-,o", 0),  # an exit
        ("e1,-,w6", 2),
        ("e1,-,-", 2),  # off the board with tiles in hand
    ],
)
def test_a_tribute_stands_in_the_maze_or_holds_nothing(tributes: str, seat: int) -> None:
    assert wrong(changed(LINE, tributes=tributes)) == ("dedalos-position-tribute", {"seat": seat})


def test_nobody_stands_on_a_closed_exit() -> None:
    text = changed(LINE, maze=MAZE.replace("e6:NESW+exit", "e6:+collapse"), hands="1:NE,0:-,3:+red/NES/NS+star")
    assert wrong(changed(text, tributes="e1,-,e6")) == ("dedalos-position-tribute", {"seat": 2})


def test_only_a_winner_stands_on_an_exit() -> None:
    assert wrong(changed(ESCAPED, tributes="e6,e6,o")) == ("dedalos-position-tribute", {"seat": 0})
    assert wrong(changed(ESCAPED, tributes="o,o,o")) == ("dedalos-position-tribute", {"seat": 1})
    assert wrong(changed(ESCAPED, winner="0")) == ("dedalos-position-tribute", {"seat": 0})


@pytest.mark.parametrize(
    "minotaur",
    [
        "-:-:-:2:1:0",  # tiles in play without it
        "-:-:-:0:1:0",
        "-:-:-:0:0:1",  # a count without it
        "o:e1:-:0:0:0",  # it without tiles
        "e3:e2:-:2:1:0",  # no tile
        "e6:o:-:2:1:0",  # an exit
        "o:e5:-:2:1:0",  # it came from nowhere
        "o:-:jumped:2:1:0",
        "o:e1:-:2:1:4",  # longer than a round
    ],
)
def test_the_minotaur_is_in_the_maze_as_long_as_its_tiles_are_in_play(minotaur: str) -> None:
    assert wrong(changed(LINE, minotaur=minotaur)) == ("dedalos-position-minotaur", {})


@pytest.mark.parametrize(
    "parts",
    [
        {"turn": "1:act:0:-:-"},  # whose tribute is off the board
        {"start": "-:-"},
        {"turn": "0:act:0:absent:refill"},
        {"turn": "0:act:1:-:refill"},
        {"actions": "0:1:0"},  # nothing was laid, so nothing was covered
        {"actions": "3:0:0"},
        {"actions": "1:3:0"},
        {"actions": "1:0:3"},
        {"actions": "2:2:0"},
        {"actions": "2:1:1"},
        {"turn": "0:over:0:-:refill"},  # there are tiles in the bag
        {"turn": "0:minotaur:2:-:-", "actions": "0:0:0", "start": "-:-"},  # there is only one way
        {"turn": "0:minotaur:2:-:-", "actions": "0:0:0", "start": "-:-", "minotaur": "-:-:-:0:0:0"},
    ],
)
def test_phase_actions_and_figures_fit_together(parts: dict[str, str]) -> None:
    assert wrong(changed(LINE, **parts)) == ("dedalos-position-turn", {})


@pytest.mark.parametrize(
    "parts",
    [
        {"turn": "0:minotaur:0:-:-"},
        {"turn": "0:minotaur:4:-:-"},
        {"turn": "0:minotaur:2:absent:-"},  # but its tribute is there
        {"actions": "1:0:0"},
        {"actions": "0:1:0"},
        {"actions": "0:0:1"},
        {"start": "o:-"},
        {"tributes": "-,e2,o", "hands": "0:-,0:-,3:NE/NE/NE"},  # and its tribute is not there
    ],
)
def test_while_the_minotaur_moves_nothing_else_has_happened(parts: dict[str, str]) -> None:
    assert wrong(changed(HUNT, **parts)) == ("dedalos-position-turn", {})


def test_only_the_one_whose_turn_it_is_has_won_and_only_when_it_is_over() -> None:
    assert wrong(changed(ESCAPED, turn="0:over:0:-:-")) == ("dedalos-position-turn", {})
    assert wrong(changed(ESCAPED, turn="1:act:0:-:-")) == ("dedalos-position-turn", {})
    assert wrong(changed(ESCAPED, winner="-")) == ("dedalos-position-tribute", {"seat": 1})


def test_a_turn_began_on_a_tile() -> None:
    assert wrong(changed(LINE, start="e3:covered")) == ("position-part", {"part": "start", "text": "e3"})


def test_where_it_turns_round_there_may_be_more_ways() -> None:
    one_way = changed(HUNT, minotaur="e2:e1:-:2:1:0", tributes="o,o,o")
    for game in (FULL, TURNING):
        assert wrong(one_way, game) == ("dedalos-position-turn", {})


def test_a_problem_in_a_view_is_found_as_well() -> None:
    reads: list[tuple[Callable[[str], State | View], str]] = [(FULL.read, LINE), (FULL.read_view, VIEW)]
    for read, text in reads:
        for parts, key in (
            ({"tributes": "e1,-"}, "position-seats"),
            ({"maze": MAZE.replace("+entrance", "")}, "dedalos-position-entrance"),
            ({"gone": "+unicorn"}, "position-tile"),
            ({"gone": "NS/NE"}, "dedalos-position-gone"),
            ({"tributes": "e9,-,o"}, "dedalos-position-tribute"),
            ({"minotaur": "-:-:-:1:0:0"}, "dedalos-position-minotaur"),
            ({"actions": "2:2:0"}, "dedalos-position-turn"),
        ):
            assert problem(read, changed(text, **parts)).key == key


def test_a_game_goes_on_from_a_position_that_was_read() -> None:
    state, _ = FULL.deal(3, Noting(position=40))
    again = FULL.read(str(state))
    assert legal(again) == legal(state)
    for action in FULL.legal(state):
        assert FULL.play(again, action, Noting()) == FULL.play(state, action, Noting())


def test_the_actions_and_the_start_are_two_parts() -> None:
    text = changed(LINE, actions="1:1", start="0:e2:covered")
    assert wrong(text) == ("position-part", {"part": "actions", "text": "1:1 0:e2:covered"})


def test_a_winner_is_not_off_the_board() -> None:
    assert wrong(changed(ESCAPED, tributes="o,-,o")) == ("dedalos-position-tribute", {"seat": 1})


def test_before_the_actions_nothing_was_covered() -> None:
    assert wrong(changed(HUNT, start="-:covered")) == ("dedalos-position-turn", {})
