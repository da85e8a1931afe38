"""A position as one line of text, whole or as a seat sees it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from knossos.game import Seeded
from knossos.games import load
from knossos.games.amazeing import State, View
from knossos.games.amazeing.state import Hand
from knossos.locale import Problem
from tests.games.amazeing.position import BASIC, DAYNIGHT, KIDS, SECRET, Amazeing, dealt, play
from tests.games.playing import problem

PARTS = ("maze", "pictures", "spare", "banned", "pieces", "hands", "turn", "viewer")


def changed(text: str, part: str, new: str) -> str:
    """The text of a position with one part exchanged."""
    parts = text.split(" ")
    parts[PARTS.index(part)] = new
    return " ".join(parts)


def wrong(text: str, game: Amazeing = BASIC) -> tuple[str, dict[str, object]]:
    found = problem(game.read, text)
    return found.key, dict(found.values)


def wrong_view(text: str, game: Amazeing = BASIC) -> tuple[str, dict[str, object]]:
    found = problem(game.read_view, text)
    return found.key, dict(found.values)


START = dealt(2)
LINE = str(START)
VIEW = str(BASIC.view(START, 1))


def test_the_text_of_a_position() -> None:
    assert LINE == (
        "63e3e3c/3333333/7373e3d/3337777/77b7d5d/5555555/35b5b59 "
        "c1:book,e1:gold,a3:map,b3:lizard,c3:crown,d3:moth,e3:keys,f3:owl,g3:skull,a4:rat,b4:scarab,c4:spider,"
        "d4:bat,e4:dragon,f4:genie,g4:ghost,a5:ring,b5:princess,c5:chest,d5:troll,e5:emerald,g5:sword,"
        "c7:candelabrum,e7:helmet "
        "NS - a1,g1 12:-:-:bat,12:-:-:book 0:push:day:-"
    )
    moved = play(START, "g4/EW")
    assert str(moved) == (
        "63e3e3c/3333333/7373e3d/337777a/77b7d5d/5555555/35b5b59 "
        "c1:book,e1:gold,a3:map,b3:lizard,c3:crown,d3:moth,e3:keys,f3:owl,g3:skull,a4:scarab,b4:spider,"
        "c4:bat,d4:dragon,e4:genie,f4:ghost,a5:ring,b5:princess,c5:chest,d5:troll,e5:emerald,g5:sword,"
        "c7:candelabrum,e7:helmet "
        "NE+rat a4 a1,g1 12:-:-:bat,12:-:-:book 0:move:day:-"
    )


def test_the_text_of_a_view() -> None:
    assert LINE.replace("12:-:-:bat", "12:-:-:?") + " 1" == VIEW
    assert str(BASIC.view(START, 0)) == LINE.replace("12:-:-:book", "12:-:-:?") + " 0"
    spectator = LINE.replace("12:-:-:bat,12:-:-:book", "12:-:-:?,12:-:-:?") + " -"
    assert str(BASIC.view(START, None)) == spectator


def test_the_text_of_a_night() -> None:
    hands = (Hand(0, (), ("bat", "cat", "fox")), Hand(0, ("snail", "wolf"), ()))
    state = replace(dealt(2, DAYNIGHT), hands=hands, held=((), ()), night=True, phase="over", coin=3)
    assert str(state).endswith(" - a1,g1 0:-:bat+cat+fox:-,0:snail+wolf:-:- 0:over:night:3")
    assert DAYNIGHT.read(str(state)) == state
    view = DAYNIGHT.view(state, 0)
    assert str(view).endswith(" 0:-:bat+cat+fox:-,0:snail+wolf:-:? 0:over:night:3 0")
    assert DAYNIGHT.read_view(str(view)) == view


@pytest.mark.parametrize("game", [BASIC, KIDS, DAYNIGHT, SECRET])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_reads_back_as_it_was_written(game: Amazeing, seats: int) -> None:
    state, _ = game.deal(seats, Seeded("notation"))
    for _ in range(6):
        assert game.read(str(state)) == state
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert game.read_view(str(view)) == view
        state, _ = game.play(state, game.legal(state)[-1], Seeded("notation"))


def test_secret_night_cards_read_back() -> None:
    hands = (Hand(4, (), ("bat",)), Hand(3, (), ("wolf",)))
    held = (("cat", "fox", "snail", "stag"), ("firefly", "galaxy", "raven"))
    state = replace(dealt(2, SECRET), hands=hands, held=held, night=True, banned=21)
    assert SECRET.read(str(state)) == state
    assert str(state).endswith(" a4 a1,g1 4:-:bat:cat+fox+snail+stag,3:-:wolf:firefly+galaxy+raven 0:push:night:-")


def test_a_maze_may_show_nothing() -> None:
    """As text; the box has no such maze."""
    bare = changed(LINE, "pictures", "-")
    assert wrong(bare) == ("position-fixed", {"square": "c1", "tile": "ESW+book"})
    nothing = replace(
        START, maze=replace(START.maze, tiles=tuple(replace(tile, shows=()) for tile in START.maze.tiles))
    )
    assert str(nothing) == bare


# Problems


@pytest.mark.parametrize("text", ["", "-", LINE.rsplit(" ", 1)[0], LINE + " 0", LINE + " ", LINE.replace(" ", "  ", 1)])
def test_a_position_has_seven_parts(text: str) -> None:
    assert wrong(text) == ("position-parts", {"count": len(text.split(" "))})


def test_a_view_has_one_part_more() -> None:
    assert wrong_view(VIEW + " 0") == ("position-parts", {"count": 8})
    assert wrong_view(LINE) == ("position-parts", {"count": 6})


@pytest.mark.parametrize(
    "maze",
    [
        "6e3e3c",
        "-",
        LINE.split(" ")[0] + "/3333333",
        LINE.split(" ")[0][:-1],
        LINE.split(" ")[0].replace("3", "g", 1),
        LINE.split(" ")[0].replace("3", "X", 1),
        LINE.split(" ")[0].upper(),
        LINE.split(" ")[0].replace("/", ""),
    ],
)
def test_a_maze_is_seven_times_seven_digits(maze: str) -> None:
    assert wrong(changed(LINE, "maze", maze)) == ("position-part", {"part": "maze", "text": maze})


def test_every_digit_stands_for_openings() -> None:
    """All sixteen may be there; that this is not the maze of the box is another matter."""
    every_digit = "0123456/789abcd/ef00000/0000000/0000000/0000000/0000000"
    assert wrong(changed(LINE, "maze", every_digit)) == ("position-fixed", {"square": "a1", "tile": "ES"})


@pytest.mark.parametrize(
    ("part", "new", "key", "values"),
    [
        ("pictures", "h1:book", "square-name", {"text": "h1"}),
        ("pictures", "book", "square-name", {"text": "book"}),
        ("spare", "SN", "openings-name", {"text": "SN"}),
        ("spare", "NS+", "tile-text", {"text": "NS+"}),
        ("pieces", "a1,h1", "square-name", {"text": "h1"}),
        ("pieces", "-", "square-name", {"text": "-"}),
        ("hands", "12:-:-,12:-:-:book", "position-part", {"part": "hands", "text": "12:-:-,12:-:-:book"}),
        ("hands", "12:-:-:bat:-,12:-:-:book", "position-part", {"part": "hands", "text": "12:-:-:bat:-,12:-:-:book"}),
        ("hands", "x:-:-:bat,12:-:-:book", "position-part", {"part": "hands", "text": "x"}),
        ("hands", "-1:-:-:bat,12:-:-:book", "position-part", {"part": "hands", "text": "-1"}),
        ("hands", "012:-:-:bat,12:-:-:book", "position-part", {"part": "hands", "text": "012"}),
        ("turn", "00:push:day:-", "position-part", {"part": "turn", "text": "00"}),
        ("turn", "0:over:night:03", "position-part", {"part": "turn", "text": "03"}),
        ("hands", "1000000000:-:-:bat,12:-:-:book", "position-part", {"part": "hands", "text": "1000000000"}),
        ("hands", "²:-:-:bat,12:-:-:book", "position-part", {"part": "hands", "text": "²"}),
        ("hands", "٣:-:-:bat,12:-:-:book", "position-part", {"part": "hands", "text": "٣"}),
        ("turn", "0:push:day", "position-part", {"part": "turn", "text": "0:push:day"}),
        ("turn", "0:push:day:-:-", "position-part", {"part": "turn", "text": "0:push:day:-:-"}),
        ("turn", "0:walk:day:-", "position-part", {"part": "turn", "text": "0:walk:day:-"}),
        ("turn", "0:push:dusk:-", "position-part", {"part": "turn", "text": "0:push:dusk:-"}),
        ("turn", "x:push:day:-", "position-part", {"part": "turn", "text": "x"}),
        ("turn", "0:over:night:x", "position-part", {"part": "turn", "text": "x"}),
        ("turn", "0:over:night:2", "position-part", {"part": "turn", "text": "0:over:night:2"}),
        ("turn", "0:over:night:0", "position-part", {"part": "turn", "text": "0:over:night:0"}),
    ],
)
def test_every_part_must_be_written_properly(part: str, new: str, key: str, values: dict[str, object]) -> None:
    assert wrong(changed(LINE, part, new)) == (key, values)


@pytest.mark.parametrize("banned", ["d4", "a1", "x", ""])
def test_the_banned_arrow_is_an_arrow(banned: str) -> None:
    key, values = wrong(changed(LINE, "banned", banned))
    assert (key, values["text"]) == ("arrow-name", banned)


def test_what_is_hidden_is_for_a_view() -> None:
    assert wrong(VIEW.rsplit(" ", 1)[0]) == ("position-hidden", {})
    assert wrong(changed(LINE, "hands", "12:-:-:?,12:-:-:?")) == ("position-hidden", {})


def test_a_view_shows_the_cards_of_the_viewer_and_only_them() -> None:
    assert wrong_view(f"{LINE} 1") == ("position-viewer", {"viewer": "1"})
    assert wrong_view(changed(VIEW, "viewer", "0")) == ("position-viewer", {"viewer": "0"})
    assert wrong_view(changed(VIEW, "viewer", "-")) == ("position-viewer", {"viewer": "-"})
    assert wrong_view(changed(VIEW, "hands", "12:-:-:?,12:-:-:?")) == ("position-viewer", {"viewer": "1"})


@pytest.mark.parametrize("viewer", ["2", "3", "x", "-1", ""])
def test_the_viewer_has_a_seat(viewer: str) -> None:
    assert wrong_view(changed(VIEW, "viewer", viewer)) == ("position-part", {"part": "viewer", "text": viewer})


@pytest.mark.parametrize(
    ("old", "new", "square", "tile"),
    [
        ("c1:book", "c1:gold", "c1", "ESW+book"),
        ("a3:map,", "", "a3", "NES+map"),
        ("c1:book", "a1:owl,c1:book", "a1", "ES"),
        ("6", "3", "a1", "ES"),
    ],
)
def test_the_fixed_tiles_are_those_of_the_box(old: str, new: str, square: str, tile: str) -> None:
    text = LINE.replace(old, new, 1)
    assert text != LINE
    assert wrong(text) == ("position-fixed", {"square": square, "tile": tile})
    assert wrong_view(VIEW.replace(old, new, 1)) == ("position-fixed", {"square": square, "tile": tile})


def test_the_movable_tiles_are_those_of_the_box() -> None:
    assert wrong(changed(LINE, "spare", "NE")) == ("position-tile", {"tile": "NE"})
    assert wrong(changed(LINE, "spare", "NS+owl")) == ("position-tile", {"tile": "NS"})
    assert wrong(changed(LINE, "spare", "NES+unicorn")) == ("position-tile", {"tile": "NES+unicorn"})
    turned = BASIC.read(changed(LINE, "spare", "EW"))  # the rotation of the spare does not matter
    assert turned == replace(START, spare=replace(START.spare, openings=10))


@pytest.mark.parametrize(
    ("part", "new"),
    [
        ("pieces", "a1"),
        ("pieces", "a1,g1,g7"),
        ("hands", "12:-:-:bat"),
        ("hands", "12:-:-:bat,12:-:-:book,0:-:-:-"),
        ("turn", "2:push:day:-"),
    ],
)
def test_the_number_of_seats_is_the_same_everywhere(part: str, new: str) -> None:
    assert wrong(changed(LINE, part, new)) == ("position-seats", {})


def test_there_are_two_to_four_seats_or_as_many_as_there_are_pieces() -> None:
    alone = changed(changed(LINE, "pieces", "a1"), "hands", "12:-:-:bat")
    assert wrong(alone) == ("position-seats", {})
    five = changed(changed(LINE, "pieces", "a1,a1,a1,a1,a1"), "hands", ",".join(["0:-:-:-"] * 5))
    assert wrong(five) == ("position-seats", {})
    three = str(dealt(3))
    assert BASIC.read(three) == dealt(3)
    assert wrong(three, load("amazeing", pieces="red+blue")) == ("position-seats", {})


@pytest.mark.parametrize(
    ("hands", "card"),
    [
        ("12:-:-:bat,12:-:-:bat", "bat"),
        ("11:-:bat:bat,12:-:-:book", "bat"),
        ("11:owl:owl:bat,12:-:-:book", "owl"),
        ("12:-:-:unicorn,12:-:-:book", "unicorn"),
        ("11:-:unicorn:bat,12:-:-:book", "unicorn"),
        ("11:unicorn:-:bat,12:-:-:book", "unicorn"),
    ],
)
def test_every_card_is_in_the_game_once(hands: str, card: str) -> None:
    assert wrong(changed(LINE, "hands", hands)) == ("position-card", {"card": card})


@pytest.mark.parametrize(
    ("state", "game", "hands", "seat", "share"),
    [
        (dealt(2), BASIC, "13:-:-:bat,12:-:-:book", 0, 12),
        (dealt(2), BASIC, "12:-:owl:bat,12:-:-:book", 0, 12),
        (dealt(2), BASIC, "12:-:-:bat,12:owl:-:book", 1, 12),
        (dealt(3), BASIC, "9:-:-:bat,8:-:-:book,8:-:-:owl", 0, 8),
        (dealt(4), BASIC, "6:-:-:bat,6:-:-:book,6:-:-:owl,7:-:-:rat", 3, 6),
        (dealt(2, KIDS), KIDS, "0:bat+book+owl+rat+map+keys+ring+gold+crown+moth+skull+troll+chest:-:-,0:-:-:-", 0, 12),
        (dealt(2, DAYNIGHT), DAYNIGHT, "9:-:-:bat,4:-:-:book", 0, 8),
        (dealt(3, DAYNIGHT), DAYNIGHT, "9:-:-:bat,4:-:-:book,4:-:-:owl", 0, 8),
        (dealt(4, DAYNIGHT), DAYNIGHT, "3:-:-:bat,3:-:-:book,3:-:-:owl,3:cat+fox:gold+map:rat", 3, 6),
    ],
)
def test_nobody_has_more_cards_than_its_share(state: State, game: Amazeing, hands: str, seat: int, share: int) -> None:
    assert wrong(changed(str(state), "hands", hands), game) == ("position-share", {"seat": seat, "share": share})


@pytest.mark.parametrize(
    ("hands", "seat", "right"),
    [
        ("12:-:-:-,12:-:-:book", 0, 1),
        ("12:-:-:bat,12:-:-:book+owl", 1, 1),
        ("0:-:-:bat,12:-:-:book", 0, 0),
    ],
)
def test_a_seat_holds_one_target_while_it_has_cards_left(hands: str, seat: int, right: int) -> None:
    assert wrong(changed(LINE, "hands", hands)) == ("position-held", {"seat": seat, "right": right})


def test_by_night_a_seat_holds_all_that_it_has_left() -> None:
    by_night = changed(str(dealt(2, SECRET)), "turn", "0:push:night:-")
    text = changed(by_night, "hands", "2:-:-:cat+fox,1:-:-:-")
    assert wrong(text, SECRET) == ("position-held", {"seat": 1, "right": 1})
    assert SECRET.read(changed(text, "hands", "2:-:-:cat+fox,1:-:-:stag")).held == (("cat", "fox"), ("stag",))


def test_there_are_no_night_cards_in_the_basic_game() -> None:
    assert wrong(changed(LINE, "hands", "11:-:wolf:bat,12:-:-:book")) == ("position-card", {"card": "wolf"})


def test_the_pictures_of_a_square_are_said_once() -> None:
    pictures = LINE.split(" ")[1]
    assert wrong(changed(LINE, "pictures", f"{pictures},c1:owl")) == ("position-twice", {"square": "c1"})


@pytest.mark.parametrize("turn", ["0:push:night:-", "0:over:day:3", "0:push:day:1"])
def test_night_falls_and_coins_are_turned_only_in_day_and_night(turn: str) -> None:
    assert wrong(changed(LINE, "turn", turn)) == ("position-time", {})


@pytest.mark.parametrize("turn", ["0:push:night:3", "0:push:day:3", "0:over:day:3", "0:over:night:-"])
def test_a_coin_is_turned_at_the_end_of_the_night_and_only_then(turn: str) -> None:
    line = changed(str(dealt(2, DAYNIGHT)), "hands", "0:-:-:-,0:-:-:-")
    assert wrong(changed(line, "turn", turn), DAYNIGHT) == ("position-time", {})
    assert DAYNIGHT.read(changed(line, "turn", "0:over:night:3")).coin == 3


def test_the_share_is_a_whole_number() -> None:
    found = problem(BASIC.read, changed(str(dealt(3)), "hands", "9:-:-:bat,8:-:-:book,8:-:-:owl"))
    assert repr(found.values["share"]) == "8"
    assert str(found) == "Seat 0 has more cards than the 8 it is dealt."


def test_a_full_share_is_fine() -> None:
    full = changed(LINE, "hands", "10:-:owl+rat:bat,12:-:-:book")
    assert BASIC.read(full).hands[0] == Hand(10, (), ("owl", "rat"))
    by_night = changed(str(dealt(2, DAYNIGHT)), "hands", "0:-:bat+book+owl+rat+cat+fox+wolf+stag:-,0:-:-:-")
    assert len(DAYNIGHT.read(by_night).hands[0].found) == 8


def test_a_problem_in_a_view_is_found_as_well() -> None:
    reads: list[tuple[Callable[[str], State | View], str]] = [(BASIC.read, LINE), (BASIC.read_view, VIEW)]
    for read, text in reads:
        with pytest.raises(Problem) as found:
            read(changed(text, "pieces", "a1,g1,g7"))
        assert found.value.key == "position-seats"
    assert wrong_view(changed(VIEW, "hands", "12:-:-:?,12:-:-:unicorn")) == ("position-card", {"card": "unicorn"})
    assert wrong_view(changed(VIEW, "hands", "13:-:-:?,12:-:-:book")) == ("position-share", {"seat": 0, "share": 12})
