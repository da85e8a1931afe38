"""A position as one line of text, whole or as a seat sees it."""

import pytest
from msgspec.structs import replace

from knossos.game import Outcome, Seeded
from knossos.games import load
from knossos.games.dragon import Hand, State, Treasure
from knossos.maze import Tile, arrow, square
from tests.games.dragon.position import (
    DRAGON,
    RING,
    STRAIGHTS,
    Dragon,
    dealt,
    play,
    player,
    position,
    squares,
)
from tests.games.playing import problem

rule = pytest.mark.rule

PARTS = (
    *("maze", "pictures", "spare", "banned", "facing", "pieces", "guardians", "treasures", "hands", "played", "lost"),
    *("turn", "duel", "viewer"),
)


def changed(text: str, **new: str) -> str:
    """The text of a position with some parts exchanged."""
    parts = text.split(" ")
    for part, value in new.items():
        parts[PARTS.index(part)] = value
    return " ".join(parts)


def wrong(text: str, game: Dragon = DRAGON) -> tuple[str, dict[str, object]]:
    found = problem(game.read, text)
    return found.key, dict(found.values)


def wrong_view(text: str, game: Dragon = DRAGON) -> tuple[str, dict[str, object]]:
    found = problem(game.read_view, text)
    return found.key, dict(found.values)


def reads(text: str, game: Dragon = DRAGON) -> bool:
    """Whether a text reads back to the letter."""
    return str(game.read(text)) == text


MAZE = "63e3e3c/3333333/7373e3d/3337777/77b7d5d/5555555/35b5b59"
TREASURES = "b1:1,d1:1,f1:2,a2:2,g2:3,a4:3,g4:4,a6:4,g6:5,b7:5,d7:6,f7:6"
RED_CARDS = "1+1+2+2+3+3+7+7+8+8+9+9"
YELLOW_CARDS = "4+4+5+5+6+6+10+10+11+11+12+12"
HANDS = f"-:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}"

START = dealt(2)
LINE = f"{MAZE} - NS - N c3,e3 b2,f6 {TREASURES} {HANDS} - - 0:push:first:-:- -:-:-"
VIEW = f"{MAZE} - NS - N c3,e3 b2,f6 {TREASURES} -:0:6:6:?,-:0:6:6:{YELLOW_CARDS} - - 0:push:first:-:- -:-:- 1"

ONE_TAKEN = changed(
    LINE,
    banned="b7",
    treasures=TREASURES.removeprefix("b1:1,"),
    hands=f"1:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}",
)
"""Red has a treasure of 1."""

BOTH_TAKEN = changed(
    LINE,
    banned="b7",
    treasures=TREASURES.removeprefix("b1:1,d1:1,"),
    hands=f"1:0:6:6:{RED_CARDS},1:0:6:6:{YELLOW_CARDS}",
)
"""Red and yellow have a treasure of 1 each."""

DUEL = changed(BOTH_TAKEN, turn="0:reroll:first:-:-", duel="0+1:2:-")

LOW = "1+1+2+2+3+3+4+4+5+5+6+6"
HIGH = "7+7+8+8+9+9+10+10+11+11+12+12"

SECOND = changed(
    LINE,
    treasures="b1:7,d1:7,f1:8,a2:8,g2:9,a4:9,g4:10,a6:10,g6:11,b7:11,d7:12,f7:12",
    hands=f"{LOW}:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}",
    turn="0:push:second:-:-",
)
"""Red has all treasures from 1 to 6."""

ALL_TAKEN = changed(
    LINE,
    banned="b7",
    pieces="d3,e3",
    treasures="-",
    hands=f"{LOW}:0:6:6:{RED_CARDS},{HIGH}:0:6:6:{YELLOW_CARDS}",
    turn="0:push:final:-:-",
)
"""The final stage; red stands where the dragon looks."""

CHALLENGE = changed(ALL_TAKEN, turn="0:challenge:final:-:-")
FINAL = changed(ALL_TAKEN, turn="0:final:final:-:-", duel="-:3:6+1")
OVER = changed(ALL_TAKEN, turn="0:over:final:-:0")

NO_LOW_CARDS = {
    "hands": f"1:0:0:6:7+7+8+8+9+9,1:0:6:6:{YELLOW_CARDS}",
    "played": "1+1+2+2+3+3",
}


# Writing


def test_the_text_of_a_position() -> None:
    assert str(START) == LINE
    pushed = play(START, "b1/EW")
    assert str(pushed) == (
        "6ae3e3c/3333333/7373e3d/3337777/73b7d5d/5755555/35b5b59 - NS b7 N c3,e3 b3,f6 "
        "b1:5,d1:1,f1:2,a2:2,b2:1,g2:3,a4:3,g4:4,a6:4,g6:5,d7:6,f7:6 "
        f"{HANDS} - - 0:move:first:-:- -:-:-"
    )


def test_the_text_of_a_view() -> None:
    assert str(DRAGON.view(START, 1)) == VIEW
    position_only = VIEW.removesuffix(" 1")
    assert str(DRAGON.view(START, 0)) == changed(position_only, hands=f"-:0:6:6:{RED_CARDS},-:0:6:6:?") + " 0"
    assert str(DRAGON.view(START, None)) == changed(position_only, hands="-:0:6:6:?,-:0:6:6:?") + " -"


def test_the_text_with_everything_in_it() -> None:
    red = player("d3", cards="3 9", treasures="2 5", coins=2)
    state = position(
        STRAIGHTS,
        red,
        player("g7", cards="", treasures="12"),
        player("a1", cards="11 12"),
        treasures="a1:12 g7:11",
        facing="W",
        guardians="d4 g1",
        spare="SW",
        banned="g4",
        played="1 10",
        lost="3 1",
        turn=2,
        phase="final",
        stage="second",
        extra=True,
        slayer=1,
        duellists="2 0",
        roll=4,
        rolls="6 1",
    )
    rows = "/".join(["5555555"] * 7)
    assert str(state) == (
        f"{rows} - SW g4 W d3,g7,a1 d4,g1 a1:12,g7:11 2+5:2:1:1:3+9,12:0:0:0:-,-:0:0:2:11+12 1+10 3+1 "
        "2:final:second:extra:1 2+0:4:6+1"
    )
    assert str(DRAGON.view(state, 1)) == (
        f"{rows} - SW g4 W d3,g7,a1 d4,g1 a1:12,g7:11 2+5:2:1:1:?,12:0:0:0:-,-:0:0:2:? 1+10 3+1 "
        "2:final:second:extra:1 2+0:4:6+1 1"
    )


@pytest.mark.parametrize(("facing", "mask"), [("N", 1), ("E", 2), ("S", 4), ("W", 8)])
def test_where_the_dragon_looks_is_a_letter(facing: str, mask: int) -> None:
    assert DRAGON.read(changed(LINE, facing=facing)) == replace(START, facing=mask)
    assert str(replace(START, facing=mask)) == changed(LINE, facing=facing)


# Reading back


def test_a_position_reads_back_to_the_letter() -> None:
    assert DRAGON.read(LINE) == START
    assert DRAGON.read_view(VIEW) == DRAGON.view(START, 1)
    spectator = changed(VIEW, hands="-:0:6:6:?,-:0:6:6:?", viewer="-")
    assert DRAGON.read_view(spectator) == DRAGON.view(START, None)


@pytest.mark.parametrize(
    "game", [DRAGON, RING, load("dragon", tiles="classic", facing="random", first="random")], ids=str
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_reads_back(game: Dragon, seats: int) -> None:
    luck = Seeded("notation")
    state, _ = game.deal(seats, luck)
    for turn in range(120):
        assert game.read(str(state)) == state
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert game.read_view(str(view)) == view
        state, _ = game.play(state, luck.draw("action", game.legal(state)), Seeded("notation", turn + 1))


def test_each_part_is_read() -> None:
    text = changed(
        DUEL,
        facing="W",
        pieces="d4,g7",
        guardians="d4,a1",
        spare="EW",
        hands=f"-:1:5:5:1+2+2+3+3+7+7+8+9+9,1:0:6:6:{YELLOW_CARDS}",
        played="8+1",
        lost="1",
        turn="0:reroll:first:extra:-",
        duel="1:3:-",
    )
    state = DRAGON.read(text)
    assert state == State(
        maze=START.maze,
        spare=Tile.parse("EW"),
        banned=arrow("b7"),
        facing=8,
        pieces=squares("d4 g7"),
        guardians=(square("d4"), square("a1")),
        treasures=START.treasures[2:],
        hands=(Hand(5, 5, (), 1), Hand(6, 6, (1,))),
        played=(8, 1),
        lost=(1,),
        seat=0,
        phase="reroll",
        stage="first",
        extra=True,
        slayer=None,
        duellists=(1,),
        roll=3,
        rolls=(),
        cards=((1, 2, 2, 3, 3, 7, 7, 8, 9, 9), START.cards[1]),
    )
    assert str(state) == text
    assert DRAGON.to_act(state) == 1


@pytest.mark.parametrize(
    "text",
    [
        LINE,
        ONE_TAKEN,
        BOTH_TAKEN,
        changed(LINE, banned="b7", turn="1:move:first:extra:-"),
        DUEL,
        changed(DUEL, duel="1:1:-"),
        changed(DUEL, duel="1+0:3:-"),
        changed(ONE_TAKEN, turn="0:double:first:-:-"),
        changed(BOTH_TAKEN, turn="1:double:first:-:-"),
        SECOND,
        changed(SECOND, banned="d1", turn="0:move:second:-:-"),
        changed(ALL_TAKEN, turn="0:double:second:-:-"),  # the last treasure has just been taken
        changed(ALL_TAKEN, turn="0:reroll:second:extra:-", duel="1:1:-"),
        ALL_TAKEN,
        changed(ALL_TAKEN, turn="0:move:final:-:-"),
        changed(ALL_TAKEN, turn="0:double:final:-:-"),
        CHALLENGE,
        changed(CHALLENGE, facing="E", pieces="e4,e4", turn="1:challenge:final:extra:-"),
        FINAL,
        changed(FINAL, duel="-:6:-"),
        changed(FINAL, duel="-:1:1"),
        OVER,
        changed(OVER, pieces="a1,d3", turn="1:over:final:-:1"),
    ],
)
def test_every_step_of_a_turn_reads_back(text: str) -> None:
    assert reads(text)
    state = DRAGON.read(text)
    for seat in (0, 1, None):
        view = DRAGON.view(state, seat)
        assert DRAGON.read_view(str(view)) == view


def test_the_end_of_a_game_reads_back() -> None:
    assert DRAGON.outcome(DRAGON.read(OVER)) == Outcome((1,), "points", (42 + 15, 114))
    assert DRAGON.to_act(DRAGON.read(OVER)) is None


# What cannot be read


@pytest.mark.parametrize("text", ["", "-", LINE.rsplit(" ", 1)[0], LINE + " 0", LINE + " ", LINE.replace(" ", "  ", 1)])
def test_a_position_has_thirteen_parts(text: str) -> None:
    assert wrong(text) == ("dragon-position-parts", {"count": len(text.split(" "))})


def test_a_view_has_one_part_more() -> None:
    assert wrong_view(VIEW + " 0") == ("dragon-position-parts", {"count": 14})
    assert wrong_view(LINE) == ("dragon-position-parts", {"count": 12})
    assert wrong_view("") == ("dragon-position-parts", {"count": 1})


@pytest.mark.parametrize(
    "maze",
    ["6e3e3c", "-", f"{MAZE}/3333333", MAZE[:-1], MAZE.replace("3", "g", 1), MAZE.upper(), MAZE.replace("/", "")],
)
def test_a_maze_is_seven_times_seven_digits(maze: str) -> None:
    assert wrong(changed(LINE, maze=maze)) == ("position-part", {"part": "maze", "text": maze})


@pytest.mark.parametrize("banned", ["d4", "a1", "x", ""])
def test_the_banned_arrow_is_an_arrow(banned: str) -> None:
    key, values = wrong(changed(LINE, banned=banned))
    assert (key, values["text"]) == ("arrow-name", banned)


@pytest.mark.parametrize(
    ("part", "new", "key", "text"),
    [
        ("pictures", "h1:key", "square-name", "h1"),
        ("spare", "SN", "openings-name", "SN"),
        ("spare", "NS+", "tile-text", "NS+"),
        ("pieces", "c3,h1", "square-name", "h1"),
        ("pieces", "-", "square-name", "-"),
        ("guardians", "b2,b8", "square-name", "b8"),
        ("guardians", "-", "square-name", "-"),
        ("treasures", "h1:1", "square-name", "h1"),
        ("treasures", "1", "square-name", "1"),
        ("treasures", "", "square-name", ""),
    ],
)
def test_squares_and_tiles_must_be_written_properly(part: str, new: str, key: str, text: str) -> None:
    assert wrong(changed(LINE, **{part: new})) == (key, {"text": text})


@pytest.mark.parametrize(
    ("part", "new", "text"),
    [
        ("facing", "NE", None),
        ("facing", "-", None),
        ("facing", "n", None),
        ("facing", "", None),
        ("treasures", "b1", ""),
        ("treasures", "b1:one", "one"),
        ("treasures", "b1:01", "01"),
        ("hands", f"-:0:6:6,-:0:6:6:{YELLOW_CARDS}", None),
        ("hands", f"-:0:6:6:{RED_CARDS}:-,-:0:6:6:{YELLOW_CARDS}", None),
        ("hands", "-", None),
        ("hands", f"x:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", "x"),
        ("hands", f"1+:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", ""),
        ("hands", f"-:-:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", "-"),
        ("hands", f"-:0:six:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", "six"),
        ("hands", f"-:0:6:06:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", "06"),
        ("hands", f"-:0:6:6:1+x,-:0:6:6:{YELLOW_CARDS}", "x"),
        ("played", "x", "x"),
        ("played", "1,2", "1,2"),
        ("played", "", ""),
        ("lost", "x", "x"),
        ("lost", "1+", ""),
        ("turn", "0:push:first:-", None),
        ("turn", "0:push:first:-:-:-", None),
        ("turn", "0:walk:first:-:-", None),
        ("turn", "0:push:third:-:-", None),
        ("turn", "0:push:first:yes:-", None),
        ("turn", "0:first:push:-:-", None),
        ("turn", "x:push:first:-:-", "x"),
        ("turn", "00:push:first:-:-", "00"),
        ("turn", "0:push:first:-:x", "x"),
        ("duel", "-:-", None),
        ("duel", "-:-:-:-", None),
        ("duel", "-", None),
        ("duel", "x:-:-", "x"),
        ("duel", "-:x:-", "x"),
        ("duel", "-:-:x", "x"),
    ],
)
def test_every_part_must_be_written_properly(part: str, new: str, text: str | None) -> None:
    shown = new if text is None else text
    assert wrong(changed(LINE, **{part: new})) == ("position-part", {"part": part, "text": shown})


def test_what_is_hidden_is_for_a_view() -> None:
    assert wrong(VIEW.removesuffix(" 1")) == ("position-hidden", {})
    assert wrong(changed(LINE, hands="-:0:6:6:?,-:0:6:6:?")) == ("position-hidden", {})


def test_a_view_shows_the_cards_of_the_viewer_and_only_them() -> None:
    assert wrong_view(f"{LINE} 1") == ("position-viewer", {"viewer": "1"})
    assert wrong_view(f"{LINE} -") == ("position-viewer", {"viewer": "-"})
    assert wrong_view(changed(VIEW, viewer="0")) == ("position-viewer", {"viewer": "0"})
    assert wrong_view(changed(VIEW, viewer="-")) == ("position-viewer", {"viewer": "-"})
    assert wrong_view(changed(VIEW, hands="-:0:6:6:?,-:0:6:6:?")) == ("position-viewer", {"viewer": "1"})


@pytest.mark.parametrize("viewer", ["2", "3", "x", "-1", "", "01"])
def test_the_viewer_has_a_seat(viewer: str) -> None:
    assert wrong_view(changed(VIEW, viewer=viewer)) == ("position-part", {"part": "viewer", "text": viewer})


def test_the_cards_of_the_viewer_are_numbers() -> None:
    text = changed(VIEW, hands="-:0:6:6:?,-:0:6:6:4+x")
    assert wrong_view(text) == ("position-part", {"part": "hands", "text": "x"})


def test_an_empty_hand_of_the_viewer_is_no_hidden_one() -> None:
    text = changed(
        VIEW,
        hands="-:0:6:6:?,-:0:0:0:-",
        played=YELLOW_CARDS,
    )
    view = DRAGON.read_view(text)
    assert (view.viewer, view.cards, view.hands[1]) == (1, (), Hand(0, 0))
    assert str(view) == text


# What cannot come up: seats, guardians and tiles


@pytest.mark.parametrize(
    ("part", "new"),
    [
        ("pieces", "c3"),
        ("pieces", "c3,e3,e5"),
        ("hands", f"-:0:6:6:{RED_CARDS}"),
        ("hands", f"{HANDS},-:0:0:0:-"),
        ("turn", "2:push:first:-:-"),
        ("turn", "0:push:first:-:2"),
        ("duel", "2:-:-"),
        ("duel", "0+1+3:-:-"),
    ],
)
def test_the_number_of_seats_is_the_same_everywhere(part: str, new: str) -> None:
    assert wrong(changed(LINE, **{part: new})) == ("position-seats", {})


def test_there_are_two_to_four_seats_or_as_many_as_there_are_pieces() -> None:
    alone = changed(LINE, pieces="c3", hands=f"-:0:6:6:{RED_CARDS}")
    assert wrong(alone) == ("position-seats", {})
    five = changed(LINE, pieces=",".join(["a1"] * 5), hands=",".join(["-:0:0:0:-"] * 5))
    assert wrong(five) == ("position-seats", {})
    for seats in (3, 4):
        assert DRAGON.read(str(dealt(seats))) == dealt(seats)
    assert wrong(str(dealt(3)), load("dragon", pieces="red+blue")) == ("position-seats", {})
    assert wrong_view(changed(VIEW, pieces="c3,e3,e5")) == ("position-seats", {})


@rule("DRAGON-SETUP-5")
@pytest.mark.parametrize("guardians", ["b2", "b2,f6,a1", "b2,f6,b2", "d4,d4"])
def test_there_are_two_guardians_and_they_never_meet(guardians: str) -> None:
    assert wrong(changed(LINE, guardians=guardians)) == ("dragon-position-guardians", {})
    assert wrong_view(changed(VIEW, guardians=guardians)) == ("dragon-position-guardians", {})
    assert reads(changed(LINE, guardians="d4,c3"))


def test_the_tiles_are_those_of_the_box() -> None:
    for read, text in ((wrong, LINE), (wrong_view, VIEW)):
        assert read(changed(text, maze="3" + MAZE[1:])) == ("position-fixed", {"square": "a1", "tile": "ES"})
        assert read(changed(text, pictures="c3:owl")) == ("position-fixed", {"square": "c3", "tile": "NES"})
        assert read(changed(text, spare="NE")) == ("position-tile", {"tile": "NE"})
        assert read(changed(text, spare="NS+owl")) == ("position-tile", {"tile": "NS"})
    assert DRAGON.read(changed(LINE, spare="EW")) == replace(START, spare=Tile(10))  # its rotation does not matter
    classic = load("dragon", tiles="classic")
    assert wrong(LINE, classic) == ("position-tile", {"tile": "NE"})
    assert wrong(str(dealt(2, classic))) == ("position-tile", {"tile": "NE"})


# What cannot come up: treasures


@rule("DRAGON-PUSH-8")
@pytest.mark.parametrize(
    "treasures",
    [
        TREASURES.replace("b1:1,d1:1", "d1:1,b1:1"),
        TREASURES.replace("d1", "b1"),
        TREASURES + ",f7:7",
        f"g7:1,{TREASURES}",
    ],
)
def test_each_treasure_has_a_square_of_its_own_and_they_come_in_order(treasures: str) -> None:
    assert wrong(changed(LINE, treasures=treasures)) == ("dragon-position-squares", {})
    assert wrong_view(changed(VIEW, treasures=treasures)) == ("dragon-position-squares", {})


def test_treasures_may_lie_anywhere_after_pushes() -> None:
    assert reads(changed(LINE, treasures="a1:6,b1:1,c3:6,d4:1,e4:2,f4:2,g4:3,a5:3,b5:4,c5:4,d5:5,g7:5"))


def test_the_treasures_of_a_seat_come_in_order() -> None:
    for hands in (
        f"1+1:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}",
        f"-:0:6:6:{RED_CARDS},1+1:0:6:6:{YELLOW_CARDS}",
    ):
        assert reads(changed(BOTH_TAKEN, hands=hands))
    for hands in (
        f"2+1:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}",
        f"1:0:6:6:{RED_CARDS},2+1:0:6:6:{YELLOW_CARDS}",
    ):
        assert wrong(changed(LINE, hands=hands)) == ("dragon-position-order", {})


@pytest.mark.parametrize(
    "parts",
    [
        {"treasures": TREASURES.removesuffix(",f7:6")},
        {"treasures": f"a1:1,{TREASURES}"},
        {"treasures": TREASURES.replace("f7:6", "f7:5")},
        {"treasures": TREASURES.replace("f7:6", "f7:7")},
        {"treasures": TREASURES.replace("b1:1", "b1:0")},
        {"treasures": f"a1:13,{TREASURES}"},
        {"lost": "1"},
        {"hands": HANDS.replace("-:0", "1:0", 1)},
        {"treasures": TREASURES + ",g7:7"},  # it is still waiting
        {"lost": "7"},
        {"treasures": "-"},
        {"turn": "0:push:second:-:-"},  # where are those from 7 to 12?
        {"turn": "0:push:final:-:-"},
    ],
)
def test_there_are_two_treasures_of_each_value(parts: dict[str, str]) -> None:
    assert wrong(changed(LINE, **parts)) == ("dragon-position-treasures", {})


@rule("DRAGON-TREAS-1")
def test_nothing_above_the_current_value_has_been_taken() -> None:
    """Whoever has it, or has lost it."""
    assert reads(ONE_TAKEN)
    red_has_2 = {
        "treasures": TREASURES.replace("f1:2,", ""),
        "hands": f"2:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}",
    }
    assert wrong(changed(LINE, **red_has_2)) == ("dragon-position-treasures", {})
    lost_2 = {"treasures": TREASURES.replace("f1:2,", ""), "lost": "2"}
    assert wrong(changed(LINE, **lost_2)) == ("dragon-position-treasures", {})
    after_both_1 = {"treasures": TREASURES.removeprefix("b1:1,d1:1,f1:2,"), "lost": "2+1+1"}
    assert reads(changed(LINE, **after_both_1))
    assert reads(changed(ALL_TAKEN, hands=HANDS, lost=f"{HIGH}+{LOW}"))  # nothing is left, nobody has any


@rule("DRAGON-PHASE-1", "DRAGON-FINAL-1")
@pytest.mark.parametrize(
    "text",
    [
        changed(SECOND, turn="0:push:final:-:-"),  # the treasures are still there
        changed(
            LINE,
            treasures="b1:6,d1:7,f1:8,a2:9,g2:10,a4:10,g4:11,a6:11,g6:12,b7:7,d7:8,f7:9,g7:12",
            hands=f"{LOW.removesuffix('+6')}:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}",
            turn="0:push:second:-:-",
        ),
        changed(ALL_TAKEN, hands=f"{LOW}:0:6:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", turn="0:double:first:-:-"),
    ],
)
def test_the_stage_fits_the_treasures_on_the_board(text: str) -> None:
    assert wrong(text) == ("dragon-position-stage", {})


# What cannot come up: cards and coins


@pytest.mark.parametrize(
    ("parts", "card"),
    [
        ({"hands": HANDS.replace("1+1+2", "1+2+2", 1)}, "2"),
        ({"hands": HANDS.replace("12+12", "12+13", 1)}, "13"),
        ({"hands": HANDS.replace("1+1+2", "0+1+2", 1)}, "0"),
        ({"played": "5"}, "5"),
        ({"played": "12+9+12"}, "9"),
        ({"played": "13"}, "13"),
    ],
)
def test_there_are_two_cards_of_each_value(parts: dict[str, str], card: str) -> None:
    assert wrong(changed(LINE, **parts)) == ("position-card", {"card": card})


def test_a_view_sees_the_own_and_the_played_cards() -> None:
    assert wrong_view(changed(VIEW, played="12")) == ("position-card", {"card": "12"})
    assert wrong_view(changed(VIEW, played="1")) == ("dragon-position-cards", {})
    fine = changed(VIEW, hands=f"-:0:5:6:?,-:0:6:6:{YELLOW_CARDS}", played="1")
    assert str(DRAGON.read_view(fine)) == fine


@rule("DRAGON-SETUP-6")
@pytest.mark.parametrize(
    ("hands", "played"),
    [
        (f"-:0:5:6:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", "-"),
        (f"-:0:6:5:{RED_CARDS},-:0:6:6:{YELLOW_CARDS}", "-"),
        (f"-:0:6:6:{RED_CARDS},-:0:6:7:{YELLOW_CARDS}", "-"),
        (f"-:0:6:6:1+1+2+2+3+3+7+7+8+8+9,-:0:6:6:{YELLOW_CARDS}", "9"),
        (f"-:0:7:6:{RED_CARDS},-:0:5:6:{YELLOW_CARDS}", "-"),  # more than a share
        (f"-:0:6:5:{RED_CARDS},-:0:6:7:{YELLOW_CARDS}", "-"),
    ],
)
def test_hands_and_played_cards_make_the_whole_deck_of_each_band(hands: str, played: str) -> None:
    assert wrong(changed(LINE, hands=hands, played=played)) == ("dragon-position-cards", {})


@rule("DRAGON-SETUP-6")
@pytest.mark.parametrize(("seats", "share"), [(2, 6), (3, 4), (4, 3)])
def test_nobody_has_more_cards_of_a_band_than_its_share(seats: int, share: int) -> None:
    text = str(dealt(seats))
    assert reads(text)
    hidden = changed(text, hands=",".join([f"-:0:{share}:{share}:?"] * seats)) + " -"
    assert str(DRAGON.read_view(hidden)) == hidden
    for more in (f"-:0:{share + 1}:{share}:?", f"-:0:{share}:{share + 1}:?"):
        less = more.replace(str(share + 1), str(share - 1))
        hands = ",".join([more, less, *[f"-:0:{share}:{share}:?"] * (seats - 2)])
        assert wrong_view(changed(hidden, hands=hands)) == ("dragon-position-cards", {})


@rule("DRAGON-COIN-1")
def test_there_are_no_more_coins_than_cards_that_were_played_for_treasures_that_were_taken() -> None:
    one_coin = HANDS.replace("-:0", "-:1", 1)
    assert wrong(changed(LINE, hands=one_coin)) == ("dragon-position-coins", {})
    red, yellow = "1+2+2+3+3+7+7+8+8+9+9", "4+4+5+5+6+6+10+11+11+12+12"
    assert reads(changed(ONE_TAKEN, hands=f"1:1:5:6:{red},-:0:6:5:{yellow}", played="1+10"))
    for hands in (f"1:1:5:6:{red},-:1:6:5:{yellow}", f"1:2:5:6:{red},-:0:6:5:{yellow}"):
        assert wrong(changed(ONE_TAKEN, hands=hands, played="1+10")) == ("dragon-position-coins", {})  # no 10 is taken
    assert wrong(changed(LINE, hands=f"-:1:5:6:{red},-:0:6:5:{yellow}", played="1+10")) == ("dragon-position-coins", {})


@pytest.mark.parametrize(
    ("hands", "seat"),
    [
        (HANDS.replace("1+1+2+2", "1+2+1+2", 1), 0),
        (HANDS.replace("12+12", "12", 1), 1),
        (f"-:0:6:6:1+1+2+2+3+3+7+7+8+8+9,-:0:6:6:{YELLOW_CARDS}", 0),
        ("-:0:6:6:1+1+2+2+3+7+7+8+8+9+9+10,-:0:6:6:4+4+5+5+6+6+3+10+11+11+12+12", 0),
        (f"-:0:6:6:-,-:0:6:6:{YELLOW_CARDS}", 0),
        (f"-:0:6:6:{RED_CARDS},-:0:6:6:-", 1),
    ],
)
def test_a_hand_is_as_large_as_is_said_and_in_order(hands: str, seat: int) -> None:
    assert wrong(changed(LINE, hands=hands)) == ("dragon-position-hand", {"seat": seat})


def test_the_hand_of_a_viewer_is_checked_too() -> None:
    short = changed(VIEW, hands=f"-:0:6:6:?,-:0:6:6:{YELLOW_CARDS.removesuffix('+12')}")
    assert wrong_view(short) == ("dragon-position-hand", {"seat": 1})


# What cannot come up: the turn


@pytest.mark.parametrize(
    "text",
    [
        # pushing and moving
        changed(ALL_TAKEN, turn="0:push:second:-:-"),  # then it would be the final stage
        changed(ALL_TAKEN, turn="0:move:second:-:-"),
        changed(LINE, turn="0:move:first:-:-"),  # a push bans an arrow
        changed(ALL_TAKEN, banned="-", turn="0:move:final:-:-"),
        # duels
        changed(DUEL, duel="-:2:-"),  # whose?
        changed(DUEL, duel="0+1:-:-"),
        changed(DUEL, duel="0+1:4:-"),  # that is a success
        changed(DUEL, duel="0+1:6:-"),
        changed(DUEL, duel="0+1:0:-"),
        changed(DUEL, duel="0+1:7:-"),
        changed(DUEL, duel="0+0:2:-"),
        changed(DUEL, duel="0+1+0:2:-"),
        changed(DUEL, duel="0+1:2:3"),
        changed(ONE_TAKEN, turn="0:reroll:first:-:-", duel="1:2:-"),  # who has nothing to lose
        changed(ONE_TAKEN, turn="0:reroll:first:-:-", duel="0+1:2:-"),
        changed(DUEL, **NO_LOW_CARDS),  # the roll stands by itself
        changed(ALL_TAKEN, turn="0:reroll:final:-:-", duel="0:2:-"),  # no dragon die is rolled any more
        changed(DUEL, turn="0:reroll:first:-:0"),
        # the challenge
        changed(SECOND, banned="b7", pieces="d3,e3", turn="0:challenge:second:-:-"),
        changed(ALL_TAKEN, turn="0:challenge:second:-:-"),
        changed(CHALLENGE, pieces="d5,e3"),
        changed(CHALLENGE, facing="W"),
        changed(CHALLENGE, turn="1:challenge:final:-:-"),
        changed(CHALLENGE, duel="-:3:-"),
        changed(CHALLENGE, duel="-:-:3"),
        # the final duel
        changed(ALL_TAKEN, turn="0:final:second:-:-", duel="-:3:6+1"),
        changed(FINAL, pieces="e3,d3"),
        changed(FINAL, facing="S"),
        changed(FINAL, duel="-:-:6+1"),
        changed(FINAL, duel="-:0:6+1"),
        changed(FINAL, duel="-:7:6+1"),
        changed(FINAL, duel="-:3:6+1+1"),
        changed(FINAL, duel="-:3:7"),
        changed(FINAL, duel="-:3:0+1"),
        changed(FINAL, duel="0:3:6+1"),
        changed(FINAL, turn="0:final:final:-:0"),
        changed(
            FINAL, hands=f"{LOW}:0:0:6:7+7+8+8+9+9,{HIGH}:0:6:6:{YELLOW_CARDS}", played="1+1+2+2+3+3"
        ),  # the roll stands by itself
        # the double turn
        changed(ONE_TAKEN, turn="0:double:first:extra:-"),
        changed(ONE_TAKEN, turn="0:double:first:-:1"),
        changed(ONE_TAKEN, turn="0:double:first:-:-", duel="0:-:-"),
        changed(ONE_TAKEN, turn="0:double:first:-:-", duel="-:2:-"),
        changed(ONE_TAKEN, turn="0:double:first:-:-", duel="-:-:2"),
        changed(
            ONE_TAKEN,
            hands=f"1:0:6:0:1+1+2+2+3+3,-:0:6:6:{YELLOW_CARDS}",
            played="7+7+8+8+9+9",
            turn="0:double:first:-:-",
        ),
        # the end
        changed(OVER, turn="0:over:final:-:-"),
        changed(OVER, turn="0:over:final:-:1"),
        changed(OVER, turn="0:over:second:-:0"),
        changed(OVER, pieces="c3,d3"),
        changed(OVER, duel="-:4:-"),
        changed(OVER, duel="-:-:4+4+4"),
        changed(OVER, duel="0:-:-"),
        # a slayer, a duel or a roll where there is none
        changed(LINE, turn="0:push:first:-:0"),
        changed(LINE, duel="0:-:-"),
        changed(LINE, duel="-:2:-"),
        changed(LINE, duel="-:-:2"),
        changed(ALL_TAKEN, turn="0:move:final:-:1"),
    ],
)
def test_seat_phase_stage_and_dice_fit_together(text: str) -> None:
    assert wrong(text) == ("dragon-position-turn", {})
    parts = text.split(" ")
    hands = ",".join(f"{hand.rsplit(':', 1)[0]}:?" for hand in parts[PARTS.index("hands")].split(","))
    assert wrong_view(f"{changed(text, hands=hands)} -") == ("dragon-position-turn", {})


def test_the_next_to_duel_may_have_no_cards() -> None:
    text = changed(DUEL, **NO_LOW_CARDS, duel="1+0:2:-")
    assert reads(text)
    lost = play(DRAGON.read(text), "pass", drawn="duel-die=1")
    assert lost.lost == (1, 1)
    assert Treasure(square("f1"), 2) in lost.treasures
