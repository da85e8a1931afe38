"""What is in the box, and that a box with something wrong is refused with a word about what it is."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from knossos.game.components import digest
from knossos.games import load
from knossos.games.team import components
from knossos.games.team.components import Box, FlipPage, PushPage, TeleportPage
from knossos.games.team.options import Options
from knossos.maze import FIXED, NAMES, Tile, arrow, square
from tests.games import boxes
from tests.games.playing import problem
from tests.games.team.position import EXPERT, dealt, pieces

rule = pytest.mark.rule

BOX = components.DEFAULT.read_text(encoding="utf-8")

corrected = partial(boxes.corrected, components.DEFAULT)
wrong = partial(boxes.wrong, components.load)

TREASURES = (
    *("mushroom", "elephant", "sickle", "fan", "candle", "key", "urn", "amulet", "magic-hat", "dragon-tooth"),
    *("cauldron", "dagger", "skull", "lantern", "magic-broom", "scroll", "winged-sandals", "rune-stone", "potion"),
    *("magic-wand", "doll", "mandrake", "magic-crystal", "shell"),
)
"""The 24 treasures in the order of the picture page."""

SPREAD_CORNERS = 'NE = ["potion", "magic-wand", "doll", "mandrake", "magic-crystal", "shell"]'
SPREAD_T = 'NES = ["skull", "lantern", "magic-broom", "scroll", "winged-sandals", "rune-stone"]'
FLIPS_PUSH = '[book.flips]\npush = ["b1", "d1", '
FLIP_MARKS = '["mark-3", "mark-4"],\n]\nteleport'
TELEPORT_FIRST = 'teleport = [\n    { pieces = ["red", "blue"], home = "yellow" },'


def unpacked(path: Path = components.DEFAULT, options: Options | None = None) -> Box:
    return components.unpack(components.load(path), options or Options())


def loose(box: Box) -> Counter[str]:
    return Counter(map(str, box.loose))


def fixed(box: Box) -> list[str]:
    """The tiles of the fixed squares, row by row."""
    assert tuple(box.fixed) == FIXED
    return [str(tile) for tile in box.fixed.values()]


# The box as it is


@rule("TEAM-SETUP-2", "TEAM-SETUP-5", "TEAM-SETUP-6", "TEAM-SETUP-7")
def test_the_counts_of_the_rulebook() -> None:
    box = unpacked()
    assert len(box.fixed) == 16
    assert len(box.loose) == 34
    assert box.treasures == tuple(sorted(TREASURES))
    assert len(box.pages) == 24
    assert box.corners == {"yellow": 0, "red": 6, "blue": 48, "green": 42}
    assert [NAMES[home] for home in box.homes] == ["a1", "g1", "g7", "a7"]
    assert box.options == Options()


def test_the_corners_of_all_pieces_are_known_whoever_plays() -> None:
    box = unpacked(options=Options(pieces=("green", "red")))
    assert {name: NAMES[corner] for name, corner in box.corners.items()} == {
        "yellow": "a1",
        "red": "g1",
        "blue": "g7",
        "green": "a7",
    }
    assert [NAMES[home] for home in box.homes] == ["a7", "g1"]


def test_half_of_the_treasures_stand_on_fixed_squares() -> None:
    box = unpacked()
    assert fixed(box) == [
        *("ES", "ESW+mushroom", "ESW+elephant", "SW"),
        *("NES+sickle", "NES+fan", "ESW+candle", "NSW+key"),
        *("NES+urn", "NEW+amulet", "NSW+magic-hat", "NSW+dragon-tooth"),
        *("NE", "NEW+cauldron", "NEW+dagger", "NW"),
    ]
    assert loose(box) == Counter(
        [
            *["NS"] * 10,
            *["NE"] * 8,
            *(f"NES+{name}" for name in TREASURES[12:18]),
            *(f"NE+{name}" for name in TREASURES[18:]),
            *("NS+mark-1", "NS+mark-2", "NE+mark-3", "NE+mark-4"),
        ]
    )


def test_the_rival_has_all_treasures_on_path_tiles_and_a_marking_on_all_others() -> None:
    box = unpacked(options=Options(treasures="tiles"))
    assert box.treasures == tuple(sorted(TREASURES))
    assert fixed(box) == [
        *("ES", "ESW", "ESW", "SW"),
        *("NES", "NES", "ESW", "NSW"),
        *("NES", "NEW", "NSW", "NSW"),
        *("NE", "NEW", "NEW", "NW"),
    ]
    assert loose(box) == Counter(
        [
            *(f"NES+{name}" for name in TREASURES[:6]),
            *(f"NE+{name}" for name in TREASURES[6:22]),
            *(f"NS+{name}" for name in TREASURES[22:]),
            *(f"NS+mark-{number}" for number in range(1, 11)),
        ]
    )


def test_the_pages_of_the_book() -> None:
    arrows = ("b1", "d1", "f1", "g2", "g4", "g6", "b7", "d7", "f7", "a2", "a4", "a6")
    flips = [
        *(("skull", "lantern"), ("magic-broom", "scroll"), ("winged-sandals", "rune-stone")),
        *(("potion", "magic-wand"), ("doll", "mandrake"), ("magic-crystal", "shell")),
        *(("mark-1", "mark-2"), ("mark-3", "mark-4")),
    ]
    teleports = [
        *((("red", "blue"), "yellow"), (("blue", "green"), "red")),
        *((("green", "yellow"), "blue"), (("yellow", "red"), "green")),
    ]
    pages = unpacked().pages
    assert set(pages) == {
        *(PushPage(arrow(name)) for name in arrows),
        *(FlipPage(each) for each in flips),
        *(TeleportPage(*each) for each in teleports),
    }
    assert len(pages) == 12 + 8 + 4


def test_the_rival_book_flips_less_and_teleports_each_pair_of_pieces() -> None:
    ours, rival = unpacked(), unpacked(options=Options(book="teleports"))
    assert len(rival.pages) == 12 + 6 + 6
    assert set(ours.pages) - set(rival.pages) == {FlipPage(("mark-1", "mark-2")), FlipPage(("mark-3", "mark-4"))}
    assert set(rival.pages) - set(ours.pages) == {
        TeleportPage(("yellow", "blue"), "red"),
        TeleportPage(("red", "green"), "blue"),
    }


def test_either_book_goes_with_either_place_of_the_treasures() -> None:
    for treasures in ("spread", "tiles"):
        for book, marks in (("flips", 2), ("teleports", 0)):
            options = Options(treasures=treasures, book=book)  # type: ignore[arg-type]
            box = unpacked(options=options)
            assert sum("mark" in str(page) for page in box.pages) == marks
            assert sum("mark" in str(tile) for tile in box.loose) == {"spread": 4, "tiles": 10}[treasures]


def test_tiles_and_pages_come_in_the_order_of_their_texts() -> None:
    for options in (Options(), Options(treasures="tiles", book="teleports")):
        box = unpacked(options=options)
        assert list(map(str, box.loose)) == sorted(map(str, box.loose))
        assert list(map(str, box.pages)) == sorted(map(str, box.pages))
        assert list(box.treasures) == sorted(box.treasures)


def test_the_digest_tells_which_components_a_record_was_made_with(tmp_path: Path) -> None:
    ours = digest(components.load())
    assert ours == "5196d23a32724f48"  # records name it: other components, another digest
    assert EXPERT.digest == load("team", treasures="tiles", book="teleports").digest == ours
    same = corrected(
        tmp_path, ('yellow = "a1"\nred = "g1"', 'red = "g1"\nyellow = "a1"'), ("# ASSUMPTION: the rest", "# The rest")
    )
    assert digest(components.load(same)) == ours  # neither the order of the lines nor a remark matters
    other = corrected(tmp_path, ('["yellow", "blue"], home = "red"', '["yellow", "blue"], home = "green"'))
    assert digest(components.load(other)) != ours


# Another box


def test_a_corrected_box_is_played_with(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('yellow = "a1"', 'yellow = "g1"'), ('\nred = "g1"', '\nred = "a1"'))
    game = load("team", mode="standard", components=path)
    assert pieces(dealt(2, game)) == ["g1", "a1"]
    assert game.digest == digest(components.load(path)) != digest(components.load())


def test_the_pieces_may_have_other_names(tmp_path: Path) -> None:
    path = boxes.written(tmp_path, BOX.replace("yellow", "pink"))
    game = load("team", mode="standard", components=path, pieces="blue+pink")
    assert pieces(dealt(2, game)) == ["g7", "a1"]
    found = problem(unpacked, path)
    assert (found.key, found.values) == (
        "option-pieces",
        {"text": "yellow+red+blue+green", "pieces": "pink, red, blue, green"},
    )


def test_a_tile_may_be_written_in_any_rotation(tmp_path: Path) -> None:
    text = BOX.replace("NE = [", "SW = [").replace("NE = 16", "SW = 16").replace("NES = ", "ESW = ")
    box = unpacked(boxes.written(tmp_path, text))
    assert loose(box) == loose(unpacked())


def test_tiles_of_one_shape_may_be_counted_in_several_rotations(tmp_path: Path) -> None:
    box = unpacked(boxes.written(tmp_path, BOX.replace("NE = 16", "NE = 10\nSW = 6")))
    assert loose(box) == loose(unpacked())


def test_the_path_tiles_may_be_of_other_shapes(tmp_path: Path) -> None:
    rival = BOX.index("# The rival (about")
    book = BOX.index("# The 24 pages")
    text = BOX[:rival] + BOX[book:]
    box = unpacked(boxes.written(tmp_path, text.replace("NS = 12", "NS = 9\nN = 3")))
    assert loose(box) == loose(unpacked()) - Counter(["NS"] * 3) + Counter(["N"] * 3)


def test_a_book_may_only_push(tmp_path: Path) -> None:
    arrows = ", ".join(['"b1"'] * 12 + ['"g4"'] * 12)
    text = BOX[: BOX.index("[book.flips]")] + f"[book.flips]\npush = [{arrows}]\nflip = []\nteleport = []\n"
    assert (
        unpacked(boxes.written(tmp_path, text)).pages == (PushPage(arrow("b1")),) * 12 + (PushPage(arrow("g4")),) * 12
    )


def test_a_treasure_may_stand_on_a_home_corner(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('c1 = "mushroom"', 'a1 = "mushroom"'))
    box = unpacked(path)
    assert box.fixed[square("a1")] == Tile.parse("ES+mushroom")
    assert box.fixed[square("c1")] == Tile.parse("ESW")
    assert "mushroom" in box.treasures


def test_a_fixed_square_may_show_something_that_is_no_treasure(tmp_path: Path) -> None:
    box = unpacked(corrected(tmp_path, ('a1 = "ES"', 'a1 = "ES+fountain"')))
    assert str(box.fixed[square("a1")]) == "ES+fountain"
    assert "fountain" not in box.treasures


# A box with something wrong in it


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "lost.toml"
    found = problem(components.load, path)
    assert (found.key, found.values) == (
        "components-unreadable",
        {"file": str(path), "reason": "No such file or directory"},
    )


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[homes]", "[homes", "Expected ']' at the end of a table declaration"),
        ("[homes]", "[corners]", "Object contains unknown field `corners`"),
        ("[tiles]\nNS = 12\nNE = 16\nNES = 6\n", "", "Object missing required field `tiles`"),
        ("NS = 12", 'NS = "twelve"', "Expected `int`, got `str` - at `$.tiles[...]`"),
        ("NES = 6\n\n# Where", "NES = 6\nNESW = -1\n\n# Where", "Expected `int` >= 0 - at `$.tiles[...]`"),
        ("[treasures.spread.markings]", "[treasures.spread.signs]", "unknown field `signs`"),
        (FLIPS_PUSH, '[book.flips]\nturn = ["b1"]\npush = ["d1", ', "unknown field `turn`"),
        (FLIP_MARKS, '["mark-3", "mark-4", "mark-1"],\n]\nteleport', "Expected `array` of length 2"),
        ('["red", "green"], home = "blue" }', '["red", "green"] }', "missing required field `home`"),
        ('{ pieces = ["red", "green"], home', '{ pawns = ["red", "green"], home', "unknown field `pawns`"),
    ],
)
def test_a_file_that_is_broken(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = corrected(tmp_path, (old, new))
    found = problem(components.load, path)
    assert found.key == "components-broken"
    assert set(found.values) == {"file", "reason"}
    assert found.values["file"] == str(path)
    assert reason in str(found.values["reason"])


def test_there_is_a_choice_of_treasures_and_of_books(tmp_path: Path) -> None:
    treasures = BOX.index("[treasures.spread.fixed]")
    book = BOX.index("[book.flips]")
    for name, text in (
        ("treasures", BOX[:treasures] + "[treasures]\n" + BOX[book:]),
        ("book", BOX[:book] + "[book]\n"),
        ("treasures", BOX[:treasures] + "[treasures]\n[book]\n"),
    ):
        found = wrong(boxes.written(tmp_path, text))
        assert (found.key, found.values) == ("components-no-choice", {"name": name})


def test_a_box_may_lack_a_choice_until_somebody_asks_for_it(tmp_path: Path) -> None:
    path = boxes.written(tmp_path, BOX.replace("[treasures.spread.", "[treasures.wooden."))
    found = problem(unpacked, path)
    assert (found.key, found.values) == (
        "components-choice",
        {"option": "treasures", "text": "spread", "choices": "wooden, tiles"},
    )
    assert str(found) == 'There is no choice "spread" for treasures. The choices are: wooden, tiles.'
    assert len(unpacked(path, Options(treasures="tiles")).loose) == 34
    path = boxes.written(tmp_path, BOX.replace("[book.teleports]", "[book.pushes]"))
    assert len(unpacked(path).pages) == 24
    found = problem(unpacked, path, Options(book="teleports"))
    assert (found.key, found.values) == (
        "components-choice",
        {"option": "book", "text": "teleports", "choices": "flips, pushes"},
    )


@rule("TEAM-SETUP-7")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('yellow = "a1"', 'yellow = "g1"'),
        ('green = "a7"', 'green = "a5"'),
        ('green = "a7"\n', ""),
        ('green = "a7"', 'green = "a7"\npink = "d4"'),
    ],
)
def test_each_of_four_pieces_has_a_corner(tmp_path: Path, old: str, new: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-homes", {})


@pytest.mark.parametrize("name", ["Shell", "big shell", "?", "shell+urn", "1shell", ""])
def test_a_picture_has_a_name_that_can_be_written(tmp_path: Path, name: str) -> None:
    for old, new in (
        (SPREAD_CORNERS, SPREAD_CORNERS.replace("shell", name)),
        ('c1 = "mushroom"', f'c1 = "{name}"'),
        ('NE = ["mark-3", ', f'NE = ["{name}", '),
    ):
        found = wrong(corrected(tmp_path, (old, new)))
        assert (found.key, found.values) == ("components-name", {"name": name})


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('c1 = "mushroom"', 'c1 = "elephant"', "elephant"),
        (SPREAD_CORNERS, SPREAD_CORNERS.replace("shell", "key"), "key"),  # on a fixed square and on a path tile
        (SPREAD_CORNERS, SPREAD_CORNERS.replace("shell", "skull"), "skull"),
        ('NE = ["mark-3", ', 'NE = ["mark-1", ', "mark-1"),
        ('NE = ["mark-3", ', 'NE = ["doll", ', "doll"),  # a treasure and a marking
        ('a1 = "ES"', 'a1 = "ES+doll"', "doll"),
        ('NE = ["mark-3", ', 'NE = ["rubble", ', "rubble"),  # which is on every back
        ('c1 = "mushroom"', 'c1 = "rubble"', "rubble"),
        ('NS = ["magic-crystal", "shell"]', 'NS = ["magic-crystal", "urn"]', "urn"),  # in the set nobody asked for
    ],
)
def test_every_picture_is_on_exactly_one_tile(tmp_path: Path, old: str, new: str, name: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-doubled", {"name": name})


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('g7 = "NW"\n', "", "g7"),
        ('a1 = "ES"\n', "", "a1"),
        ('c3 = "NES"', 'c4 = "NES"', "c3"),  # where the fan stands
        ('g7 = "NW"', 'g7 = "NW"\nb1 = "NS"', "b1"),
        ('c1 = "mushroom"', 'd1 = "mushroom"', "d1"),  # a treasure on a free square
    ],
)
def test_the_fixed_tiles_lie_on_the_sixteen_fixed_squares(tmp_path: Path, old: str, new: str, name: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-fixed", {"square": name})


@rule("TEAM-SETUP-2", "TEAM-SETUP-5", "TEAM-SETUP-6")
@pytest.mark.parametrize(
    ("old", "new", "what", "count", "right"),
    [
        ("NS = 12", "NS = 13", "tiles", 35, 34),
        ("NS = 12", "NS = 11", "tiles", 33, 34),
        ("NES = 6\n", "NES = 6\nN = 1\n", "tiles", 35, 34),
        (SPREAD_CORNERS, SPREAD_CORNERS.replace(', "shell"', ""), "treasures", 23, 24),
        (SPREAD_CORNERS, SPREAD_CORNERS.replace('"shell"', '"shell", "pearl"'), "treasures", 25, 24),
        (FLIPS_PUSH, '[book.flips]\npush = ["b1", ', "pages", 23, 24),
        (FLIPS_PUSH, '[book.flips]\npush = ["b1", "d1", "d1", ', "pages", 25, 24),
        ('    { pieces = ["red", "green"], home = "blue" },\n', "", "pages", 23, 24),
        ('    ["mark-1", "mark-2"],\n', "", "pages", 23, 24),
    ],
)
def test_the_box_holds_what_the_rulebook_says(
    tmp_path: Path, old: str, new: str, what: str, count: int, right: int
) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-count", {"what": what, "count": count, "right": right})


@pytest.mark.parametrize(
    ("old", "new", "openings"),
    [
        ("NES = 6", "NES = 5", "NES"),
        ("NE = 16", "NE = 15\nN = 1", "NE"),  # only the rival needs all sixteen corners
        (SPREAD_T, SPREAD_T.replace("]", ', "pearl"]'), "NES"),
        ("NES = 6\n", "", "NES"),
        ('NS = ["mark-1", "mark-2"]\n', 'NS = ["mark-1"]\nN = ["mark-2"]\n', "N"),
    ],
)
def test_there_are_enough_tiles_for_the_pictures(tmp_path: Path, old: str, new: str, openings: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-shape", {"openings": openings})


@pytest.mark.parametrize(
    ("old", "new", "page"),
    [
        (FLIP_MARKS, FLIP_MARKS.replace("mark-4", "mark-5"), "flip/mark-3+mark-5"),
        (FLIP_MARKS, FLIP_MARKS.replace("mark-3", "fan"), "flip/fan+mark-4"),  # it stands on a fixed square
        (TELEPORT_FIRST, TELEPORT_FIRST.replace("red", "pink"), "teleport/pink+blue/yellow"),
        (TELEPORT_FIRST, TELEPORT_FIRST.replace("blue", "pink"), "teleport/red+pink/yellow"),
        (TELEPORT_FIRST, TELEPORT_FIRST.replace("yellow", "pink"), "teleport/red+blue/pink"),
        ('["red", "green"], home = "blue"', '["red", "green"], home = "g7"', "teleport/red+green/g7"),
    ],
)
def test_a_page_names_what_there_is(tmp_path: Path, old: str, new: str, page: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-page", {"page": page})


def test_a_page_is_wrong_if_it_fits_one_place_of_the_treasures_alone(tmp_path: Path) -> None:
    path = corrected(tmp_path, (FLIP_MARKS, FLIP_MARKS.replace("mark-4", "mark-10")))
    found = wrong(path)  # only the rival has ten markings
    assert (found.key, found.values) == ("components-page", {"page": "flip/mark-3+mark-10"})


@pytest.mark.parametrize(
    ("old", "new", "key", "text"),
    [
        ('a1 = "ES"', 'a9 = "ES"', "square-name", "a9"),
        ('c1 = "mushroom"', 'c9 = "mushroom"', "square-name", "c9"),
        ('yellow = "a1"', 'yellow = "a0"', "square-name", "a0"),
        ('a1 = "ES"', 'a1 = "SE"', "openings-name", "SE"),
        ('a1 = "ES"', 'a1 = "ES+Well"', "tile-text", "ES+Well"),
        ("NES = 6", "SEN = 6", "openings-name", "SEN"),
        (SPREAD_CORNERS, SPREAD_CORNERS.replace("NE", "EN"), "openings-name", "EN"),
        ('NS = ["mark-1", "mark-2"]\n', 'SN = ["mark-1", "mark-2"]\n', "openings-name", "SN"),
    ],
)
def test_tiles_and_squares_must_be_written_properly(tmp_path: Path, old: str, new: str, key: str, text: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == (key, {"text": text})


@pytest.mark.parametrize("name", ["a1", "d4", "z9"])
def test_a_page_pushes_at_an_arrow(tmp_path: Path, name: str) -> None:
    found = wrong(corrected(tmp_path, (FLIPS_PUSH, FLIPS_PUSH.replace("b1", name))))
    arrows = "b1, d1, f1, a2, g2, a4, g4, a6, g6, b7, d7, f7"
    assert (found.key, found.values) == ("arrow-name", {"text": name, "arrows": arrows})
