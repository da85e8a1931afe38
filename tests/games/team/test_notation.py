"""A position as one line of text, whole or as a seat sees it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from knossos.game import Outcome, Seeded
from knossos.games import load
from knossos.games.team import State, View
from tests.games.playing import Noting, problem
from tests.games.team.position import EXPERT, INTRODUCTORY, STANDARD, Team, dealt, play

MAY: Team = load("team", flip="may")
AID: Team = load("team", memory=True)
RANDOM: Team = load("team", first="random")

PARTS = ("maze", "pictures", "spare", "pieces", "boards", "collected", "pages", "spells", "turn", "fronts", "viewer")


def changed(text: str, **new: str) -> str:
    """The text of a position with some parts exchanged."""
    parts = text.split(" ")
    for part, value in new.items():
        parts[PARTS.index(part)] = value
    return " ".join(parts)


def wrong(text: str, game: Team = INTRODUCTORY) -> tuple[str, dict[str, object]]:
    found = problem(game.read, text)
    return found.key, dict(found.values)


def wrong_view(text: str, game: Team = INTRODUCTORY) -> tuple[str, dict[str, object]]:
    found = problem(game.read_view, text)
    return found.key, dict(found.values)


START = dealt(2)
LINE = str(START)
VIEW = str(INTRODUCTORY.view(START, 1))

MAZE = "63e3e3c/3333303/7370e3d/3337777/77b7d5d/5555555/35b5b59"
PICTURES = (
    "c1:mushroom,e1:elephant,f2:rubble,g2:magic-crystal,a3:sickle,b3:magic-wand,c3:fan,d3:rubble,e3:candle,f3:mark-3,"
    "g3:key,a4:mark-4,b4:potion,c4:shell,d4:lantern,e4:magic-broom,f4:rune-stone,g4:scroll,a5:urn,b5:skull,c5:amulet,"
    "d5:winged-sandals,e5:magic-hat,g5:dragon-tooth,c7:cauldron,e7:dagger,f7:mark-1"
)
UNCOVERED_MAZE = MAZE.replace("0", "3")
UNCOVERED_PICTURES = PICTURES.replace("f2:rubble", "f2:doll").replace("d3:rubble", "d3:mandrake")

OPEN_LINE = changed(LINE, maze=UNCOVERED_MAZE, pictures=UNCOVERED_PICTURES, pages="teleport/blue+green/red", fronts="-")
"""The same maze with nothing face down."""

CHOOSING = str(dealt(3, STANDARD))

ALL_BUT_FOUR = (
    "doll+dragon-tooth+elephant+fan+key+lantern+magic-broom+magic-crystal+magic-hat+magic-wand+mandrake+mushroom+"
    "potion+rune-stone+scroll+shell+sickle+skull+urn+winged-sandals"
)
"""The treasures that do not lie before the two players."""

TWENTY_THREE = f"{ALL_BUT_FOUR}+amulet+candle+dagger"
"""All but the cauldron."""


def last_pages(count: int) -> str:
    """Some pages of the Book, as they are turned."""
    chance = Noting()
    INTRODUCTORY.deal(2, chance)
    return ",".join(chance.offers[-1][-count:])


# Writing


def test_the_text_of_a_position() -> None:
    assert str(START) == (
        f"{MAZE} {PICTURES} NS+mark-2 a1,g1 amulet+candle,cauldron+dagger - flip/doll+mandrake "
        "push+rotate,push+rotate 0:act:1:0:-:- f2:NE+doll,d3:NE+mandrake"
    )
    cast = play(START, "rotate a2/NW", "a4/EW")
    assert str(cast) == (
        "63e3e3c/9333303/7370e3d/a333777/77b7d5d/5555555/35b5b59 "
        + PICTURES.replace(
            "a4:mark-4,b4:potion,c4:shell,d4:lantern,e4:magic-broom,f4:rune-stone,g4:scroll",
            "a4:mark-2,b4:mark-4,c4:potion,d4:shell,e4:lantern,f4:magic-broom,g4:rune-stone",
        )
        + " NES+scroll a1,g1 amulet+candle,cauldron+dagger - flip/doll+mandrake "
        "push+rotate,push+rotate 0:act:1:0:-:rotate+push f2:NE+doll,d3:NE+mandrake"
    )


def test_the_text_of_a_view() -> None:
    position = LINE.rsplit(" ", 1)[0]
    assert f"{position} ? 1" == VIEW
    assert str(INTRODUCTORY.view(START, 0)) == f"{position} ? 0"
    assert str(INTRODUCTORY.view(START, None)) == f"{position} ? -"


def test_the_text_of_a_view_with_a_memory_aid() -> None:
    assert str(AID.view(START, 1)) == f"{LINE} 1"
    assert str(AID.view(START, None)) == f"{LINE} -"
    nothing = AID.read(OPEN_LINE)
    assert str(AID.view(nothing, 0)) == f"{OPEN_LINE} 0"
    assert OPEN_LINE.endswith(" 0:act:1:0:-:- -")


def test_the_text_while_spells_are_chosen() -> None:
    assert str(dealt(3, STANDARD)) == (
        f"{UNCOVERED_MAZE} {UNCOVERED_PICTURES} NS+mark-2 a1,g1,g7 -,-,- - - push,push,push 0:choose:1:0:-:- -"
    )
    chosen = play(dealt(3, STANDARD), "choose escape", game=STANDARD)
    assert str(chosen).endswith(" -,-,- - - push+escape,push,push 1:choose:1:0:-:- -")
    assert STANDARD.read(str(chosen)) == chosen


def test_the_text_late_in_the_game() -> None:
    state = replace(
        START,
        boards=((), ("key",)),
        collected=("fan", "urn"),
        pages=("push/b1", "flip/mark-1+mark-2", "teleport/red+blue/yellow"),
        moves=0,
        found=2,
        helper=True,
        used=("push", "rotate"),
    )
    assert str(state).endswith(
        " -,key fan+urn push/b1,flip/mark-1+mark-2,teleport/red+blue/yellow push+rotate,push+rotate "
        "0:act:0:2:helper:push+rotate f2:NE+doll,d3:NE+mandrake"
    )


# Reading back


@pytest.mark.parametrize("game", [INTRODUCTORY, STANDARD, EXPERT, MAY, AID, RANDOM])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_reads_back_as_it_was_written(game: Team, seats: int) -> None:
    state, _ = game.deal(seats, Seeded("notation"))
    for turn in range(40):
        assert game.read(str(state)) == state
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert game.read_view(str(view)) == view
        actions = game.legal(state)
        state, _ = game.play(state, actions[-1 - turn % 3 % len(actions)], Seeded("notation", turn))


def test_a_position_reads_back_to_the_letter() -> None:
    assert INTRODUCTORY.read(LINE) == START
    assert INTRODUCTORY.read_view(VIEW) == INTRODUCTORY.view(START, 1)
    assert AID.read_view(f"{LINE} -") == AID.view(START, None)
    for text in (LINE, OPEN_LINE, changed(LINE, turn="0:act:0:0:-:rotate+push")):
        assert str(INTRODUCTORY.read(text)) == text


def test_the_end_of_a_game_reads_back() -> None:
    lost = changed(OPEN_LINE, pages=last_pages(24), turn="1:over:1:0:-:-")
    assert INTRODUCTORY.outcome(INTRODUCTORY.read(lost)) == Outcome((), "lost")
    after_a_find = changed(lost, collected="fan", turn="1:over:0:1:-:-")  # the board was filled up once more
    assert str(INTRODUCTORY.read(after_a_find)) == after_a_find
    assert wrong(changed(after_a_find, boards="amulet+candle,cauldron")) == ("team-position-board", {"seat": 1})
    won = changed(OPEN_LINE, boards="-,-", collected=f"{TWENTY_THREE}+cauldron", turn="0:over:0:1:-:-")
    assert INTRODUCTORY.outcome(INTRODUCTORY.read(won)) == Outcome((0, 1), "won")


def test_a_tile_that_was_just_turned_up_reads_back() -> None:
    state = INTRODUCTORY.read(changed(OPEN_LINE, pieces="f2,g1", turn="0:turn:0:0:-:-"))
    assert (state.phase, state.moves) == ("turn", 0)


def test_a_piece_that_was_left_on_rubble_reads_back_where_that_may_be() -> None:
    left = changed(LINE, pieces="f2,d3", turn="0:act:0:0:-:-")
    assert str(MAY.read(left)) == left
    asked = changed(LINE, pieces="f2,g1", turn="0:uncover:0:0:-:-")
    assert str(MAY.read(asked)) == asked


# What cannot be read


@pytest.mark.parametrize("text", ["", "-", LINE.rsplit(" ", 1)[0], LINE + " 0", LINE + " ", LINE.replace(" ", "  ", 1)])
def test_a_position_has_ten_parts(text: str) -> None:
    assert wrong(text) == ("team-position-parts", {"count": len(text.split(" "))})


def test_a_view_has_one_part_more() -> None:
    assert wrong_view(VIEW + " 0") == ("team-position-parts", {"count": 11})
    assert wrong_view(LINE) == ("team-position-parts", {"count": 9})
    assert wrong_view("") == ("team-position-parts", {"count": 1})


@pytest.mark.parametrize(
    "maze",
    ["6e3e3c", "-", f"{MAZE}/3333333", MAZE[:-1], MAZE.replace("3", "g", 1), MAZE.upper(), MAZE.replace("/", "")],
)
def test_a_maze_is_seven_times_seven_digits(maze: str) -> None:
    assert wrong(changed(LINE, maze=maze)) == ("position-part", {"part": "maze", "text": maze})


@pytest.mark.parametrize(
    ("part", "new", "key", "values"),
    [
        ("pictures", "h1:key", "square-name", {"text": "h1"}),
        ("pictures", "key", "square-name", {"text": "key"}),
        ("pictures", f"{PICTURES},c1:urn", "position-twice", {"square": "c1"}),
        ("spare", "SN", "openings-name", {"text": "SN"}),
        ("spare", "NS+", "tile-text", {"text": "NS+"}),
        ("pieces", "a1,h1", "square-name", {"text": "h1"}),
        ("pieces", "-", "square-name", {"text": "-"}),
        ("fronts", "h2:NE+doll", "square-name", {"text": "h2"}),
        ("fronts", "f2:XX", "openings-name", {"text": "XX"}),
        ("fronts", "f2:NE:doll", "openings-name", {"text": "NE:doll"}),
        ("fronts", "f2:NE+Doll", "tile-text", {"text": "NE+Doll"}),
        ("turn", "0:act:1:0:-", "position-part", {"part": "turn", "text": "0:act:1:0:-"}),
        ("turn", "0:act:1:0:-:-:-", "position-part", {"part": "turn", "text": "0:act:1:0:-:-:-"}),
        ("turn", "0:push:1:0:-:-", "position-part", {"part": "turn", "text": "0:push:1:0:-:-"}),
        ("turn", "0:act:1:0:yes:-", "position-part", {"part": "turn", "text": "0:act:1:0:yes:-"}),
        ("turn", "00:act:1:0:-:-", "position-part", {"part": "turn", "text": "00"}),
        ("turn", "x:act:1:0:-:-", "position-part", {"part": "turn", "text": "x"}),
        ("turn", "0:act:01:0:-:-", "position-part", {"part": "turn", "text": "01"}),
        ("turn", "0:act:-1:0:-:-", "position-part", {"part": "turn", "text": "-1"}),
        ("turn", "0:act:1:two:-:-", "position-part", {"part": "turn", "text": "two"}),
    ],
)
def test_every_part_must_be_written_properly(part: str, new: str, key: str, values: dict[str, object]) -> None:
    assert wrong(changed(LINE, **{part: new})) == (key, values)


def test_what_is_hidden_is_for_a_view() -> None:
    assert wrong(changed(LINE, fronts="?")) == ("team-position-hidden", {})
    assert wrong(changed(LINE, fronts="?"), AID) == ("team-position-hidden", {})


def test_a_view_shows_what_lies_face_down_only_with_a_memory_aid() -> None:
    assert wrong_view(f"{LINE} 1") == ("team-position-memory", {})
    assert wrong_view(VIEW, AID) == ("team-position-memory", {})
    assert wrong_view(f"{OPEN_LINE} 1") == ("team-position-memory", {})  # nor does it say that there is nothing


@pytest.mark.parametrize("viewer", ["2", "3", "x", "-1", "", "01"])
def test_the_viewer_has_a_seat(viewer: str) -> None:
    assert wrong_view(changed(VIEW, viewer=viewer)) == ("position-part", {"part": "viewer", "text": viewer})


# What cannot come up


@pytest.mark.parametrize(
    ("part", "new"),
    [
        ("pieces", "a1"),
        ("pieces", "a1,g1,g7"),
        ("boards", "amulet+candle"),
        ("boards", "amulet+candle,cauldron+dagger,doll+fan"),
        ("spells", "push+rotate"),
        ("spells", "push+rotate,push+rotate,push+rotate"),
        ("turn", "2:act:1:0:-:-"),
    ],
)
def test_the_number_of_seats_is_the_same_everywhere(part: str, new: str) -> None:
    assert wrong(changed(LINE, **{part: new})) == ("position-seats", {})
    assert wrong_view(changed(VIEW, **{part: new}, viewer="0")) == ("position-seats", {})


def test_there_are_two_to_four_seats_or_as_many_as_there_are_pieces() -> None:
    alone = changed(LINE, pieces="a1", boards="amulet+candle", spells="push+rotate")
    assert wrong(alone) == ("position-seats", {})
    five = changed(
        LINE,
        pieces=",".join(["a1"] * 5),
        boards="amulet+candle,cauldron+dagger,doll+fan,key+urn,sickle+skull",
        spells=",".join(["push+rotate"] * 5),
    )
    assert wrong(five) == ("position-seats", {})
    for seats in (3, 4):
        assert INTRODUCTORY.read(str(dealt(seats))) == dealt(seats)
    assert wrong(str(dealt(3)), load("team", pieces="red+blue")) == ("position-seats", {})


@pytest.mark.parametrize(
    ("old", "new", "square", "tile"),
    [
        ("c1:mushroom", "c1:elephant", "c1", "ESW+mushroom"),
        ("a3:sickle,", "", "a3", "NES+sickle"),
        ("c1:mushroom", "a1:urn,c1:mushroom", "a1", "ES"),
        ("6", "3", "a1", "ES"),
        ("c1:mushroom", "c1:rubble", "c1", "ESW+mushroom"),
    ],
)
def test_the_fixed_tiles_are_those_of_the_box(old: str, new: str, square: str, tile: str) -> None:
    text = LINE.replace(old, new, 1)
    assert text != LINE
    assert wrong(text) == ("position-fixed", {"square": square, "tile": tile})
    assert wrong_view(VIEW.replace(old, new, 1)) == ("position-fixed", {"square": square, "tile": tile})


def test_the_path_tiles_are_those_of_the_box() -> None:
    for read, text in ((wrong, LINE), (wrong_view, VIEW)):
        assert read(changed(text, spare="NE")) == ("position-tile", {"tile": "NE"})
        assert read(changed(text, spare="NES+unicorn")) == ("position-tile", {"tile": "NES+unicorn"})
        assert read(changed(text, spare="+rubble")) == ("position-tile", {"tile": "+rubble"})
    turned = INTRODUCTORY.read(changed(LINE, spare="EW+mark-2"))  # the rotation of the spare does not matter
    assert turned == replace(START, spare=replace(START.spare, openings=10))


def test_what_lies_face_down_are_tiles_of_the_box() -> None:
    assert wrong(changed(LINE, fronts="f2:NE+doll,d3:NE+doll")) == ("position-tile", {"tile": "NE+doll"})
    assert wrong(changed(LINE, fronts="f2:NE,d3:NE+mandrake")) == ("position-tile", {"tile": "NE"})
    assert wrong(changed(LINE, fronts="f2:+rubble,d3:NE+mandrake")) == ("position-tile", {"tile": "+rubble"})
    exchanged = INTRODUCTORY.read(changed(LINE, fronts="f2:NE+mandrake,d3:NE+doll"))
    assert INTRODUCTORY.view(exchanged, 1) == INTRODUCTORY.view(START, 1)


@pytest.mark.parametrize(
    "fronts",
    [
        "-",
        "f2:NE+doll",
        "d3:NE+mandrake,f2:NE+doll",
        "f2:NE+doll,d3:NE+mandrake,g2:NE+magic-crystal",
        "f2:NE+doll,d4:NE+mandrake",
        "f2:NE+doll,f2:NE+doll",
        "f2:ES+doll,d3:NE+mandrake",
        "f2:NE+doll,d3:SW+mandrake",
    ],
)
def test_what_lies_face_down_is_said_for_each_rubble_square_in_order_and_without_a_rotation(fronts: str) -> None:
    assert wrong(changed(LINE, fronts=fronts)) == ("team-position-fronts", {})
    assert wrong_view(f"{changed(LINE, fronts=fronts)} 0", AID) == ("team-position-fronts", {})


@pytest.mark.parametrize(("pieces", "seat", "square"), [("f2,g1", 0, "f2"), ("a1,d3", 1, "d3"), ("d3,f2", 0, "d3")])
def test_nobody_stands_on_rubble_unless_it_may_be_left(pieces: str, seat: int, square: str) -> None:
    assert wrong(changed(LINE, pieces=pieces)) == ("team-position-rubble", {"seat": seat, "square": square})
    assert wrong_view(changed(VIEW, pieces=pieces)) == ("team-position-rubble", {"seat": seat, "square": square})
    assert str(MAY.read(changed(LINE, pieces=pieces))) == changed(LINE, pieces=pieces)


@pytest.mark.parametrize(
    ("boards", "collected", "card"),
    [
        ("amulet+amulet,cauldron+dagger", "-", "amulet"),
        ("amulet+candle,amulet+dagger", "-", "amulet"),
        ("amulet+candle,cauldron+dagger", "fan+fan", "fan"),
        ("amulet+candle,cauldron+dagger", "candle", "candle"),
        ("amulet+unicorn,cauldron+dagger", "-", "unicorn"),
        ("amulet+candle,cauldron+dagger", "mark-1", "mark-1"),
        ("amulet+,cauldron+dagger", "-", ""),
    ],
)
def test_every_card_is_in_the_game_once(boards: str, collected: str, card: str) -> None:
    assert wrong(changed(LINE, boards=boards, collected=collected)) == ("position-card", {"card": card})
    assert wrong_view(changed(VIEW, boards=boards, collected=collected)) == ("position-card", {"card": card})


@pytest.mark.parametrize(
    "pages", ["push/a1", "push/b1,push/b1", "flip/mandrake+doll", "", "push/b1,", "teleport/yellow+blue/red"]
)
def test_the_turned_pages_are_those_of_the_book(pages: str) -> None:
    assert wrong(changed(LINE, pages=pages)) == ("team-position-pages", {})


def test_each_book_has_its_own_pages() -> None:
    rival = load("team", book="teleports")
    assert rival.read(changed(LINE, pages="teleport/yellow+blue/red")).pages == ("teleport/yellow+blue/red",)
    assert wrong(changed(LINE, pages="flip/mark-1+mark-2"), rival) == ("team-position-pages", {})


@pytest.mark.parametrize(
    ("boards", "turn", "seat"),
    [
        ("amulet,cauldron+dagger", "0:act:1:0:-:-", 0),
        ("-,cauldron+dagger", "0:act:1:0:-:-", 0),
        ("-,cauldron+dagger", "0:act:1:1:-:-", 0),
        ("amulet+candle,cauldron", "0:act:1:0:-:-", 1),
        ("amulet,cauldron", "0:act:1:1:-:-", 1),  # who is not on turn has full boards while there is a deck
        ("amulet+candle,cauldron+dagger", "0:act:1:1:-:-", 0),  # nothing is replaced before the end of the turn
        ("amulet,cauldron+dagger", "0:act:0:2:-:-", 0),
        ("amulet+candle+fan,cauldron+dagger", "0:act:1:0:-:-", 0),
        ("amulet+candle,cauldron+dagger+fan", "0:act:1:0:-:-", 1),
    ],
)
def test_before_everybody_lie_two_cards_less_those_just_collected(boards: str, turn: str, seat: int) -> None:
    assert wrong(changed(LINE, boards=boards, turn=turn)) == ("team-position-board", {"seat": seat})


@pytest.mark.parametrize(
    ("boards", "collected", "turn"),
    [
        ("amulet,cauldron+dagger", "candle", "0:act:1:1:-:-"),
        ("-,cauldron+dagger", "candle+amulet", "0:act:0:2:-:-"),
    ],
)
def test_what_was_just_collected_is_not_replaced_yet(boards: str, collected: str, turn: str) -> None:
    text = changed(LINE, boards=boards, collected=collected, turn=turn)
    assert str(INTRODUCTORY.read(text)) == text


def test_with_an_empty_deck_boards_may_be_empty() -> None:
    for boards, more in (
        ("-,cauldron", "amulet+candle+dagger"),
        ("-,cauldron+dagger", "amulet+candle"),
        ("amulet,-", "candle+cauldron+dagger"),
    ):
        text = changed(LINE, boards=boards, collected=f"{ALL_BUT_FOUR}+{more}")
        assert str(INTRODUCTORY.read(text)) == text
    three = changed(LINE, boards="amulet+candle+dagger,cauldron", collected=ALL_BUT_FOUR)
    assert wrong(three) == ("team-position-board", {"seat": 0})
    one_in_the_deck = changed(LINE, boards="-,cauldron", collected=f"{ALL_BUT_FOUR}+amulet+candle")
    assert wrong(one_in_the_deck) == ("team-position-board", {"seat": 0})


@pytest.mark.parametrize(
    ("spells", "game"),
    [
        ("push+switch,push+rotate", INTRODUCTORY),
        ("push+rotate,push", INTRODUCTORY),
        ("push,push", INTRODUCTORY),
        ("rotate+push,push+rotate", INTRODUCTORY),
        ("rotate,push+rotate", INTRODUCTORY),
        ("push+rotate+rotate,push", INTRODUCTORY),
        ("push+rotate,push+push", INTRODUCTORY),
        ("-,push+rotate", INTRODUCTORY),
        (",push+rotate", INTRODUCTORY),
        ("push+rotate,push+rotate", STANDARD),
        ("push+switch,push+switch", EXPERT),
        ("push+switch,push+fly", STANDARD),
        ("push+switch,push", STANDARD),
        ("push+switch+escape,push", STANDARD),
        ("push+switch+escape,push+rotate", STANDARD),
    ],
)
def test_the_spells_are_those_of_the_mode(spells: str, game: Team) -> None:
    assert wrong(changed(LINE, spells=spells), game) == ("team-position-spells", {})


@pytest.mark.parametrize("second", ["rotate", "switch", "traverse", "teleport", "escape"])
def test_any_two_spells_of_the_pool_go_together(second: str) -> None:
    other = "switch" if second != "switch" else "escape"
    text = changed(LINE, spells=f"push+{second},push+{other}")
    assert str(STANDARD.read(text)) == str(EXPERT.read(text)) == text


@pytest.mark.parametrize(
    ("spells", "seat", "first"),
    [
        ("push,push,push", 0, 0),
        ("push+rotate,push,push", 1, 0),
        ("push+rotate,push+switch,push", 2, 0),
        ("push,push,push", 1, 1),
        ("push,push+escape,push", 2, 1),
        ("push,push+escape,push+rotate", 0, 1),
        ("push,push,push+traverse", 0, 2),
        ("push+teleport,push,push+traverse", 1, 2),
    ],
)
def test_spells_are_chosen_from_the_first_seat_on_until_everybody_has_one(spells: str, seat: int, first: int) -> None:
    text = changed(CHOOSING, spells=spells, turn=f"{seat}:choose:1:0:-:-")
    for begins in (first, "random"):
        assert str(load("team", mode="standard", first=begins).read(text)) == text
    for other in {0, 1, 2} - {first}:
        assert wrong(text, load("team", mode="standard", first=other)) == ("team-position-spells", {})


@pytest.mark.parametrize(
    ("spells", "seat"),
    [
        ("push+rotate,push+switch,push+escape", 0),  # everybody has one
        ("push+rotate,push+rotate,push", 2),
        ("push+push,push,push", 1),
        ("push+rotate,push,push", 0),  # it has chosen already
        ("push+rotate,push,push", 2),
        ("push,push+rotate,push", 0),
    ],
)
def test_nobody_chooses_twice_or_out_of_turn(spells: str, seat: int) -> None:
    text = changed(CHOOSING, spells=spells, turn=f"{seat}:choose:1:0:-:-")
    assert wrong(text, STANDARD) == ("team-position-spells", {})


def test_wherever_the_choice_began_it_went_on_clockwise() -> None:
    """Two of three have chosen, so it is the turn of the third, and the one after it began."""
    game = load("team", mode="standard", first="random")
    for seat in range(3):
        text = changed(CHOOSING, spells="push+rotate,push,push+switch", turn=f"{seat}:choose:1:0:-:-")
        if seat == 1:
            assert str(game.read(text)) == text
        else:
            assert wrong(text, game) == ("team-position-spells", {})


@pytest.mark.parametrize(
    "turn", ["0:choose:0:0:-:-", "0:choose:1:1:-:-", "0:choose:1:0:helper:-", "0:choose:1:0:-:push"]
)
def test_nothing_has_happened_while_spells_are_chosen(turn: str) -> None:
    assert wrong(changed(CHOOSING, turn=turn), STANDARD) == ("team-position-turn", {})


def test_spells_are_chosen_only_where_they_are_neither_given_nor_drawn() -> None:
    for options in ({"mode": "introductory"}, {"mode": "expert", "spells": "random"}):
        assert wrong(CHOOSING, load("team", **options)) == ("team-position-turn", {})
    assert str(EXPERT.read(CHOOSING)) == CHOOSING


def test_a_helper_began_its_turn_with_nothing_of_its_own() -> None:
    helper = "0:act:1:0:helper:-"
    assert wrong(changed(LINE, turn=helper)) == ("team-position-helper", {})  # neither is true
    own = changed(LINE, boards="amulet,cauldron", collected=f"{ALL_BUT_FOUR}+candle+dagger", turn=helper)
    assert wrong(own) == ("team-position-helper", {})
    deck = changed(LINE, boards="-,cauldron+dagger", collected="amulet+candle", turn="0:act:0:2:helper:-")
    assert wrong(deck) == ("team-position-helper", {})
    text = changed(LINE, boards="-,cauldron", collected=TWENTY_THREE, turn=helper)
    assert str(INTRODUCTORY.read(text)) == text
    assert str(INTRODUCTORY.read(text.replace("helper", "-"))) == text.replace("helper", "-")


@pytest.mark.parametrize("used", ["switch", "push+push", "rotate+push+rotate", "fly"])
def test_a_spell_is_used_by_its_owner_and_once(used: str) -> None:
    assert wrong(changed(LINE, turn=f"0:act:1:0:-:{used}")) == ("team-position-used", {})


def test_the_spells_of_the_others_are_not_used() -> None:
    text = changed(LINE, spells="push+switch,push+escape", turn="0:act:1:0:-:escape")
    assert wrong(text, STANDARD) == ("team-position-used", {})
    own = changed(text, turn="0:act:1:0:-:switch+push")
    assert str(STANDARD.read(own)) == own


@pytest.mark.parametrize(
    ("parts", "game"),
    [
        ({"pages": "-"}, INTRODUCTORY),  # nobody acts before the first page
        ({"turn": "0:act:2:0:-:-"}, INTRODUCTORY),
        ({"turn": "0:act:0:3:-:-", "boards": "-,cauldron", "collected": TWENTY_THREE}, INTRODUCTORY),
        ({"turn": "0:act:1:2:-:-", "boards": "-,cauldron", "collected": TWENTY_THREE}, INTRODUCTORY),  # no move left
        ({"turn": "0:act:1:2:-:-", "boards": "-,cauldron+dagger", "collected": "amulet+candle"}, INTRODUCTORY),
        ({"pages": "-", "turn": "0:turn:0:0:-:-", "pieces": "b1,g1"}, INTRODUCTORY),
        ({"pages": "-", "turn": "0:uncover:0:0:-:-", "pieces": "f2,g1"}, MAY),
        ({"turn": "0:turn:1:0:-:-", "pieces": "b1,g1"}, INTRODUCTORY),  # the move that led there is made
        ({"turn": "0:uncover:1:0:-:-", "pieces": "f2,g1"}, MAY),
        ({"turn": "0:over:1:0:-:-"}, INTRODUCTORY),
        ({"turn": "0:over:1:0:-:-", "pages": last_pages(23)}, INTRODUCTORY),
        ({"turn": "1:act:1:0:-:-"}, INTRODUCTORY),  # the first page is that of the first seat
        ({"turn": "0:act:1:0:-:-", "pages": "push/b1,push/d1"}, INTRODUCTORY),
        ({"turn": "0:uncover:0:0:-:-", "pieces": "f2,g1"}, INTRODUCTORY),
        ({"turn": "0:uncover:0:0:-:-"}, MAY),  # there is nothing to uncover on a1
        ({"turn": "0:uncover:0:0:-:-", "pieces": "a1,f2"}, MAY),
        ({"turn": "0:turn:0:0:-:-", "pieces": "f2,g1"}, MAY),
        ({"turn": "0:turn:0:0:-:-"}, INTRODUCTORY),  # a1 is printed on the board
        ({"turn": "0:turn:0:0:-:-", "pieces": "a1,b1"}, INTRODUCTORY),
    ],
)
def test_seat_phase_moves_treasures_and_pages_fit_together(parts: dict[str, str], game: Team) -> None:
    assert wrong(changed(LINE, **parts), game) == ("team-position-turn", {})


def test_nobody_acts_when_all_treasures_are_collected() -> None:
    text = changed(LINE, boards="-,-", collected=f"{TWENTY_THREE}+cauldron")
    assert wrong(text) == ("team-position-turn", {})


@pytest.mark.parametrize(
    "parts",
    [
        {"pages": "push/b1"},
        {"boards": "amulet+candle,cauldron+dagger,doll+dragon-tooth"},
        {"boards": "-,-,amulet"},
        {"collected": "key"},
    ],
)
def test_spells_are_chosen_before_anything_else(parts: dict[str, str]) -> None:
    assert wrong(changed(CHOOSING, **parts), STANDARD) == ("team-position-turn", {})


def test_each_turn_has_one_page() -> None:
    """So the pages say whose turn it is, unless nobody knows who began."""
    pages = ["push/b1", "push/d1", "push/f1", "push/b7"]
    second_first = load("team", first=1)
    for turned in range(1, 5):
        seat = (turned - 1) % 2
        text = changed(OPEN_LINE, pages=",".join(pages[:turned]), turn=f"{seat}:act:1:0:-:-")
        other = changed(text, turn=f"{1 - seat}:act:1:0:-:-")
        assert str(INTRODUCTORY.read(text)) == str(RANDOM.read(text)) == text
        assert wrong(text, second_first) == ("team-position-turn", {})
        assert str(second_first.read(other)) == str(RANDOM.read(other)) == other
        assert wrong(other) == ("team-position-turn", {})


def test_no_more_treasures_are_of_this_turn_than_are_collected() -> None:
    line = changed(LINE, boards="amulet,cauldron+dagger", turn="0:act:1:1:-:-")
    assert wrong(line) == ("team-position-turn", {})
    assert INTRODUCTORY.read(changed(line, collected="candle")).found == 1


def test_a_problem_in_a_view_is_found_as_well() -> None:
    reads: list[tuple[Callable[[str], State | View], str]] = [
        (INTRODUCTORY.read, LINE),
        (INTRODUCTORY.read_view, VIEW),
    ]
    for read, text in reads:
        for parts, key in (
            ({"pages": "push/a1"}, "team-position-pages"),
            ({"spells": "push+switch,push+rotate"}, "team-position-spells"),
            ({"turn": "0:act:1:0:-:fly"}, "team-position-used"),
            ({"turn": "0:act:2:0:-:-"}, "team-position-turn"),
            ({"boards": "amulet,cauldron+dagger"}, "team-position-board"),
        ):
            assert problem(read, changed(text, **parts)).key == key
