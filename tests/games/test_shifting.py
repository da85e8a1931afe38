"""What the games of the shifting maze have in common."""

import pytest

from knossos.game import Rejection
from knossos.games.shifting import (
    CORNERS,
    PUSHES,
    Push,
    check_board,
    check_tiles,
    homes,
    inserted,
    lay_maze,
    maze_text,
    names_text,
    parse_push,
    places,
    push_number,
    pushes,
    read_maze,
    read_names,
)
from knossos.maze import ARROWS, FIXED, LOOSE, NAMES, OPENING_NAMES, Maze, Tile, arrow, square
from tests.games.playing import Noting, problem

ARROW_NAMES = ["b1", "d1", "f1", "a2", "g2", "a4", "g4", "a6", "g6", "b7", "d7", "f7"]
LOOSE_NAMES = [NAMES[here] for here in LOOSE]

STRAIGHTS = Maze.of(*[5] * 49)


def tile(text: str) -> Tile:
    return Tile.parse(text)


def test_the_four_corners_go_round_clockwise() -> None:
    assert [NAMES[corner] for corner in CORNERS] == ["a1", "g1", "g7", "a7"]


# The push


def test_a_push_has_a_text() -> None:
    assert str(Push(arrow("b1"), 3)) == "b1/NE"
    assert parse_push("b1/NE") == Push(arrow("b1"), 3)
    assert parse_push("g4/NESW") == Push(arrow("g4"), 15)
    for push in PUSHES:
        assert push.openings == 0 or parse_push(str(push)) == push


@pytest.mark.parametrize(
    "text", ["", "b1", "b1/", "/NE", "b1 NE", "b1/ne", "h1/NE", "b8/NE", "b0/NE", "xb1/NE", "b1/NEx"]
)
def test_what_is_not_written_like_a_push_is_none(text: str) -> None:
    assert parse_push(text) is None


def test_a_push_names_an_arrow_and_openings() -> None:
    found = problem(parse_push, "d4/NE")
    assert (found.key, found.values) == ("arrow-name", {"text": "d4", "arrows": ", ".join(ARROW_NAMES)})
    found = problem(parse_push, "b1/EN")
    assert (found.key, found.values) == ("openings-name", {"text": "EN"})


def test_a_push_has_a_number() -> None:
    assert len(PUSHES) == 192
    assert push_number(Push(arrow("b1"), 0)) == 0
    assert push_number(Push(arrow("d1"), 3)) == 19
    assert push_number(Push(arrow("f7"), 15)) == 191
    for number, push in enumerate(PUSHES):
        assert push_number(push) == number
        assert (NAMES[push.arrow], push.openings) == (ARROW_NAMES[number // 16], number % 16)


@pytest.mark.parametrize("push", [Push(24, 3), Push(1, 16)])
def test_a_push_that_cannot_be_has_no_number(push: Push) -> None:
    found = problem(push_number, push)
    assert (found.key, found.values) == ("action-impossible", {"action": repr(push)})


def test_a_spare_can_be_pushed_at_each_arrow_in_each_rotation_that_differs() -> None:
    straight = [f"{name}/{way}" for name in ARROW_NAMES for way in ("NS", "EW")]
    assert list(map(str, pushes(tile("NS").openings))) == straight
    assert list(map(str, pushes(tile("EW").openings))) == straight
    corner = [f"{name}/{way}" for name in ARROW_NAMES for way in ("NE", "ES", "NW", "SW")]
    assert list(map(str, pushes(tile("NE").openings))) == corner
    assert list(map(str, pushes(15))) == [f"{name}/NESW" for name in ARROW_NAMES]


def test_no_push_goes_in_at_the_banned_arrow() -> None:
    left = [f"{name}/{way}" for name in ARROW_NAMES if name != "g4" for way in ("NS", "EW")]
    assert list(map(str, pushes(5, arrow("g4")))) == left


def test_the_spare_goes_in_as_it_is_turned() -> None:
    assert inserted(tile("NE+owl"), Push(arrow("b1"), 12), "RULE-1", "RULE-2") == tile("SW+owl")
    assert inserted(tile("NS"), Push(arrow("f7"), 5), "RULE-1", "RULE-2") == tile("NS")


def test_a_push_at_no_arrow_or_in_no_rotation_is_refused() -> None:
    with pytest.raises(Rejection) as refused:
        inserted(tile("NE"), Push(square("d4"), 5), "RULE-1", "RULE-2")
    assert (refused.value.key, refused.value.values) == (
        "push-arrow",
        {"rule": "RULE-1", "arrows": ", ".join(ARROW_NAMES)},
    )
    with pytest.raises(Rejection) as refused:
        inserted(tile("ES"), Push(arrow("b1"), 5), "RULE-1", "RULE-2")
    assert (refused.value.key, refused.value.values) == (
        "push-rotation",
        {"rule": "RULE-2", "possible": "NE, ES, NW, SW"},
    )


# Set-up


def test_tiles_are_drawn_for_the_free_squares_and_the_last_is_the_spare() -> None:
    fixed = dict.fromkeys(FIXED, tile("NESW"))
    loose = [*[tile("NS")] * 32, tile("NE+owl"), tile("NES+bat")]
    chance = Noting(position=-1)
    maze, spare = lay_maze(fixed, loose, chance)
    assert chance.labels == LOOSE_NAMES
    assert [drawn.to for drawn in chance.drawn] == [None] * 33
    assert [len(offer) for offer in chance.offers] == [4 * left for left in range(34, 1, -1)]
    assert chance.offers[1][-6:] == ["NS", "EW", "NE+owl", "ES+owl", "SW+owl", "NW+owl"]
    laid = [str(maze.tiles[here]) for here in LOOSE]
    assert laid == ["NEW+bat", "NW+owl", *["EW"] * 31]
    assert spare == tile("NS")
    assert all(maze.tiles[here] == tile("NESW") for here in FIXED)
    assert len(loose) == 34  # the box is as full as before
    assert fixed == dict.fromkeys(FIXED, tile("NESW"))


def test_a_tile_is_drawn_once() -> None:
    loose = [tile(f"NE+{name}") for name in "abcdefghijklmnopqrstuvwxyz"] + [tile(f"NS+{name}") for name in "abcdefgh"]
    maze, spare = lay_maze(dict.fromkeys(FIXED, tile("NESW")), loose, Noting())
    assert [str(maze.tiles[here]) for here in LOOSE] == [str(each) for each in loose[:33]]
    assert spare == loose[33]


# The box


FOUR = {"red": "a1", "yellow": "g1", "blue": "g7", "green": "a7"}


def test_each_seat_has_the_home_of_its_piece() -> None:
    assert [NAMES[home] for home in homes(["blue", "red", "green"], FOUR)] == ["g7", "a1", "a7"]
    assert [NAMES[home] for home in homes(list(FOUR), FOUR)] == ["a1", "g1", "g7", "a7"]


@pytest.mark.parametrize(
    "corners",
    [
        {"red": "a1", "yellow": "g1", "blue": "g7"},
        {**FOUR, "pink": "d4"},
        {**FOUR, "green": "a1"},
        {**FOUR, "green": "a6"},
        {},
    ],
)
def test_four_pieces_have_the_four_corners(corners: dict[str, str]) -> None:
    found = problem(homes, ["red", "yellow"], corners)
    assert (found.key, found.values) == ("components-homes", {})


@pytest.mark.parametrize(
    "chosen", [[], ["red"], ["red", "red"], ["red", "pink"], ["red", "blue", "red"], ["red", "blue", "pink"]]
)
def test_at_least_two_different_pieces_of_the_box_play(chosen: list[str]) -> None:
    for where in (homes, places):
        found = problem(where, chosen, FOUR)
        assert (found.key, found.values) == (
            "option-pieces",
            {"text": "+".join(chosen), "pieces": "red, yellow, blue, green"},
        )


def test_pieces_may_have_their_places_anywhere() -> None:
    squares = {"white": "b2", "black": "f6", "grey": "f6"}
    assert [NAMES[here] for here in places(["black", "white"], squares)] == ["f6", "b2"]
    assert [NAMES[here] for here in places(["grey", "black"], squares)] == ["f6", "f6"]


def test_a_board_that_is_right() -> None:
    check_board(FIXED, ["owl", "falling-star", "mark-1"], {"tiles": (34, 34), "treasures": (24, 24)})


@pytest.mark.parametrize("name", ["Owl", "big owl", "", "1owl", "owl+bat", "-owl", "owl_2", "owl\n"])
def test_a_picture_has_a_name_of_small_letters_digits_and_dashes(name: str) -> None:
    found = problem(check_board, FIXED, ["bat", name], {})
    assert (found.key, found.values) == ("components-name", {"name": name})


def test_a_picture_is_on_one_tile() -> None:
    found = problem(check_board, FIXED, ["owl", "bat", "owl"], {})
    assert (found.key, found.values) == ("components-doubled", {"name": "owl"})


def test_the_fixed_squares_are_the_sixteen_that_no_arrow_points_at() -> None:
    for fixed, name in (
        (FIXED[1:], "a1"),
        (FIXED[:-1], "g7"),
        ((*FIXED, square("b1")), "b1"),
        ((square("b2"), *FIXED[1:]), "a1"),
    ):
        found = problem(check_board, fixed, [], {})
        assert (found.key, found.values) == ("components-fixed", {"square": name})


def test_the_counts_are_checked_in_their_order() -> None:
    found = problem(check_board, FIXED, [], {"tiles": (34, 34), "treasures": (23, 24), "coins": (2, 3)})
    assert (found.key, found.values) == ("components-count", {"what": "treasures", "count": 23, "right": 24})
    found = problem(check_board, FIXED, [], {"coins": (4, 3)})
    assert (found.key, found.values) == ("components-count", {"what": "coins", "count": 4, "right": 3})


@pytest.mark.parametrize("what", ["tiles", "treasures", "pages", "night", "coins"])
def test_each_count_is_said_in_its_own_words(what: str) -> None:
    said = {"tiles": "movable tiles", "pages": "pages of the Book", "night": "night treasures"}
    found = problem(check_board, FIXED, [], {what: (1, 2)})
    assert str(found) == f"The number of {said.get(what, what)} is 1, but must be 2."


FIXED_TILES = dict.fromkeys(FIXED, tile("NS"))


def test_the_tiles_of_a_maze_are_those_of_the_box_however_they_lie() -> None:
    check_tiles(FIXED_TILES, [tile("NS")] * 34, STRAIGHTS, [tile("NS")])
    turned = STRAIGHTS.rotate(square("b2"), 10)
    check_tiles(FIXED_TILES, [tile("NS")] * 34, turned, [tile("EW")])
    check_tiles(FIXED_TILES, [*[tile("NS")] * 33, tile("NE"), tile("NES")], STRAIGHTS, [tile("SW"), tile("NEW")])


def test_a_fixed_tile_lies_as_it_is_printed() -> None:
    found = problem(check_tiles, FIXED_TILES, [tile("NS")] * 34, STRAIGHTS.rotate(square("c3"), 10), [tile("NS")])
    assert (found.key, found.values) == ("position-fixed", {"square": "c3", "tile": "NS"})
    other = FIXED_TILES | {square("g7"): tile("NW+owl")}
    found = problem(check_tiles, other, [tile("NS")] * 34, STRAIGHTS, [tile("NS")])
    assert (found.key, found.values) == ("position-fixed", {"square": "g7", "tile": "NW+owl"})


@pytest.mark.parametrize(
    ("loose", "others", "wrong"),
    [
        (["NS"] * 34, [], "NS"),
        (["NS"] * 34, ["NS", "NS"], "NS"),
        (["NS"] * 33 + ["NE"], ["NS"], "NE"),
        (["NS"] * 33 + ["NE+owl"], ["NE+bat"], "NE+bat"),
        (["NS"] * 33 + ["NE+bat"], ["NE+owl"], "NE+bat"),
    ],
)
def test_a_tile_is_neither_missing_nor_there_too_often(loose: list[str], others: list[str], wrong: str) -> None:
    found = problem(check_tiles, FIXED_TILES, list(map(tile, loose)), STRAIGHTS, list(map(tile, others)))
    assert (found.key, found.values) == ("position-tile", {"tile": wrong})


# The text of a position


def test_the_text_of_a_maze() -> None:
    maze = Maze.of(*range(16), *[0] * 33)
    text = "0123456/789abcd/ef00000/0000000/0000000/0000000/0000000 -"
    assert maze_text(maze) == text
    assert read_maze(*text.split()) == maze
    shown = maze.lay(square("c1"), tile("NE+owl+wolf")).lay(square("g7"), tile("NS+bat"))
    text = "0133456/789abcd/ef00000/0000000/0000000/0000000/0000005 c1:owl+wolf,g7:bat"
    assert maze_text(shown) == text
    assert read_maze(*text.split()) == shown


ROWS = "/".join(["5555555"] * 7)


@pytest.mark.parametrize(
    "rows",
    [
        "",
        "-",
        ROWS[:-1],
        ROWS + "5",
        ROWS + "/5555555",
        ROWS.replace("/", ""),
        ROWS.replace("5", "g", 1),
        "G" + ROWS[1:],
        "X" + ROWS[1:],
    ],
)
def test_a_maze_is_seven_rows_of_seven_digits(rows: str) -> None:
    found = problem(read_maze, rows, "-")
    assert (found.key, found.values) == ("position-part", {"part": "maze", "text": rows})


def test_a_square_shows_its_pictures_once() -> None:
    found = problem(read_maze, ROWS, "c1:owl,d2:bat,c1:rat")
    assert (found.key, found.values) == ("position-twice", {"square": "c1"})
    found = problem(read_maze, ROWS, "c1:owl,h2:bat")
    assert (found.key, found.values) == ("square-name", {"text": "h2"})
    assert read_maze(ROWS, "c1:-") == STRAIGHTS


def test_names_in_one_word() -> None:
    assert names_text([]) == "-"
    assert names_text(["owl"]) == "owl"
    assert names_text(("owl", "bat", "rat")) == "owl+bat+rat"
    assert read_names("-") == ()
    assert read_names("owl") == ("owl",)
    assert read_names("owl+bat+rat") == ("owl", "bat", "rat")
    assert read_names("") == ("",)


def test_the_openings_of_a_push_are_named_as_everywhere() -> None:
    assert [str(Push(ARROWS[0], mask)) for mask in range(16)] == [f"b1/{name}" for name in OPENING_NAMES]
