"""What is in the box, and that a box with something wrong is refused with a word about what it is."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from knossos.game.components import digest
from knossos.games import load
from knossos.games.dragon import components
from knossos.games.dragon.components import HIGH, LAIR, LOW, Box
from knossos.games.dragon.options import Options
from knossos.maze import FIXED, LOOSE, NAMES, square
from tests.games import boxes
from tests.games.dragon.position import (
    ARROW_NAMES,
    OPEN,
    dealt,
    guardians,
    laid,
    pieces,
    play,
    player,
    position,
    with_luck,
)
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

BOX = components.DEFAULT.read_text(encoding="utf-8")

corrected = partial(boxes.corrected, components.DEFAULT)
wrong = partial(boxes.wrong, components.load)

ARROWS = '["b1", "d1", "f1", "a2", "g2", "a4", "g4", "a6", "g6", "b7", "d7", "f7"]'
DRAGON_DIE = '["1", "2", "3", "4", "white", "black"]'
DUEL_DIE = "[1, 2, 3, 4, 5, 6]"
MODERN = "[tiles.modern]\nNS = 12\nNE = 16\nNES = 6\n"
CLASSIC = "[tiles.classic]\nNS = 13\nNE = 15\nNES = 6\n"


def unpacked(path: Path = components.DEFAULT, options: Options | None = None) -> Box:
    return components.unpack(components.load(path), options or Options())


# The box as it is


@rule("DRAGON-SETUP-1", "DRAGON-SETUP-2", "DRAGON-SETUP-4", "DRAGON-SETUP-5")
def test_what_is_in_the_box() -> None:
    box = unpacked()
    assert tuple(box.fixed) == FIXED
    assert [str(tile) for tile in box.fixed.values()] == [
        *("ES", "ESW", "ESW", "SW"),
        *("NES", "NES", "ESW", "NSW"),
        *("NES", "NEW", "NSW", "NSW"),
        *("NE", "NEW", "NEW", "NW"),
    ]
    assert list(map(str, box.loose)) == [*["NE"] * 16, *["NES"] * 6, *["NS"] * 12]
    assert [NAMES[start] for start in box.starts] == ["c3", "e3", "e5", "c5"]
    assert [NAMES[here] for here in box.guardians] == ["b2", "f6"]
    assert [NAMES[here] for here in box.treasures] == ARROW_NAMES
    assert box.dragon_die == ("1", "2", "3", "4", "white", "black")
    assert box.duel_die == (1, 2, 3, 4, 5, 6)
    assert box.options == Options()


def test_the_values_and_the_lair() -> None:
    assert LOW == (1, 2, 3, 4, 5, 6)
    assert HIGH == (7, 8, 9, 10, 11, 12)
    assert NAMES[LAIR] == "d4"
    assert LAIR in LOOSE  # tiles slide beneath it


@rule("DRAGON-SETUP-2")
def test_the_rival_mix_has_one_more_straight_and_one_corner_less() -> None:
    box = unpacked(options=Options(tiles="classic"))
    assert list(map(str, box.loose)) == [*["NE"] * 15, *["NES"] * 6, *["NS"] * 13]


@rule("DRAGON-SETUP-4")
def test_the_rival_squares_are_a_ring_around_the_lair() -> None:
    box = unpacked(options=Options(treasures="ring"))
    assert " ".join(NAMES[here] for here in box.treasures) == "c2 d2 e2 b3 f3 b4 f4 b5 f5 c6 d6 e6"


@rule("DRAGON-SETUP-4", "DRAGON-SETUP-5")
@pytest.mark.parametrize("treasures", ["arrows", "ring"])
def test_nothing_shares_a_square_at_first(treasures: str) -> None:
    box = unpacked(options=Options(treasures=treasures))  # type: ignore[arg-type]
    everything = [*box.treasures, *box.starts, *box.guardians]
    assert len(set(everything)) == 12 + 4 + 2


def test_the_start_squares_go_with_the_pieces() -> None:
    assert [NAMES[start] for start in unpacked(options=Options(pieces=("green", "red"))).starts] == ["c5", "c3"]


def test_the_digest_tells_which_components_a_record_was_made_with(tmp_path: Path) -> None:
    ours = digest(components.load())
    assert ours == "dcf68c8f4982db0f"  # records name it: other components, another digest
    assert load("dragon").digest == load("dragon", treasures="ring", tiles="classic").digest == ours
    same = corrected(
        tmp_path,
        ('red = "c3"\nyellow = "e3"', 'yellow = "e3"\nred = "c3"'),
        ("# ASSUMPTION (a guess): where", "# Where"),
    )
    assert digest(components.load(same)) == ours  # neither the order of the lines nor a remark matters
    other = corrected(tmp_path, ('white = "b2"', 'white = "b6"'))
    assert digest(components.load(other)) != ours


# Another box


def test_a_corrected_box_is_played_with(tmp_path: Path) -> None:
    path = corrected(
        tmp_path,
        ('red = "c3"', 'red = "e3"'),
        ('yellow = "e3"', 'yellow = "c3"'),
        ('white = "b2"', 'white = "d2"'),
        (ARROWS, '["a1", "c1", "e1", "g1", "a7", "c7", "e7", "g7", "d7", "b1", "d1", "f1"]'),
    )
    game = load("dragon", components=path)
    state = dealt(2, game)
    assert pieces(state) == ["e3", "c3"]
    assert guardians(state) == ["d2", "f6"]
    assert laid(state) == "a1:1 b1:1 c1:2 d1:2 e1:3 f1:3 g1:4 a7:4 c7:5 d7:5 e7:6 g7:6"  # in the order of the squares
    assert game.digest == digest(components.load(path)) != digest(components.load())


def test_the_pieces_may_have_other_names(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('yellow = "e3"', 'pink = "e3"'))
    game = load("dragon", components=path, pieces="blue+pink")
    assert pieces(dealt(2, game)) == ["e5", "e3"]
    found = problem(unpacked, path)
    assert (found.key, found.values) == (
        "option-pieces",
        {"text": "red+yellow+blue+green", "pieces": "red, pink, blue, green"},
    )


def test_a_tile_may_be_written_in_any_rotation_and_be_of_any_shape(tmp_path: Path) -> None:
    path = corrected(tmp_path, (MODERN, "[tiles.modern]\nEW = 10\nSW = 16\nNSW = 6\nS = 2\n"))
    assert Counter(map(str, unpacked(path).loose)) == Counter(NS=10, NE=16, NES=6, N=2)
    assert list(map(str, unpacked(path).loose)) == [*["N"] * 2, *["NE"] * 16, *["NES"] * 6, *["NS"] * 10]


@rule("DRAGON-DIE-1")
def test_the_dragon_die_may_have_other_faces(tmp_path: Path) -> None:
    path = corrected(tmp_path, (DRAGON_DIE, '["1", "1", "2", "3", "white", "black"]'))
    game = load("dragon", components=path)
    state = position(OPEN, player("a1"), player("g7"), treasures="b1:1 c1:1", guardians="d4 d4", phase="move")
    chance = Noting(position=1)
    after = with_luck(state, "move b1", chance, game)
    assert chance.offers[0] == ["1", "1", "2", "3", "white", "black"]
    assert NAMES[after.faced] == "e4"
    assert play(state, "move b1", game=game, drawn="dragon-die=black") != after


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
        ("[dice]", "[dice", "Expected ']' at the end of a table declaration"),
        ("[guardians]", "[figures]", "Object contains unknown field `figures`"),
        (f"[dice]\ndragon = {DRAGON_DIE}\nduel = {DUEL_DIE}\n", "", "Object missing required field `dice`"),
        ('white = "b2"\n', "", "Object missing required field `white`"),
        ('black = "f6"', 'black = "f6"\ngrey = "a1"', "unknown field `grey`"),
        ("duel = [", "duell = [", "unknown field `duell`"),
        (DRAGON_DIE, '["1", "2", "3", "5", "white", "black"]', "Invalid enum value '5'"),
        (DRAGON_DIE, '[1, 2, 3, 4, "white", "black"]', "Expected `str`, got `int`"),
        (DUEL_DIE, '["1", "2", "3", "4", "5", "6"]', "Expected `int`, got `str`"),
        (MODERN, MODERN.replace("12", '"twelve"'), "Expected `int`, got `str`"),
        (MODERN, MODERN.replace("16", "29").replace("12", "-1"), "Expected `int` >= 0"),
        ('a1 = "ES"', "a1 = 6", "Expected `str`, got `int`"),
    ],
)
def test_a_file_that_is_broken(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = corrected(tmp_path, (old, new))
    found = problem(components.load, path)
    assert found.key == "components-broken"
    assert set(found.values) == {"file", "reason"}
    assert found.values["file"] == str(path)
    assert reason in str(found.values["reason"])


def test_there_is_a_choice_of_tiles_and_of_squares(tmp_path: Path) -> None:
    squares = BOX[BOX.index("arrows = [") : BOX.index("# The faces of the dice")]
    for name, changes in (
        ("tiles", [(MODERN, "[tiles]\n"), (CLASSIC, "")]),
        ("treasures", [(squares, "")]),
        ("tiles", [(MODERN, "[tiles]\n"), (CLASSIC, ""), (squares, "")]),
    ):
        found = wrong(corrected(tmp_path, *changes))
        assert (found.key, found.values) == ("components-no-choice", {"name": name})


def test_a_box_may_lack_a_choice_until_somebody_asks_for_it(tmp_path: Path) -> None:
    path = corrected(tmp_path, ("[tiles.modern]", "[tiles.wooden]"))
    found = problem(unpacked, path)
    assert (found.key, found.values) == (
        "components-choice",
        {"option": "tiles", "text": "modern", "choices": "wooden, classic"},
    )
    assert len(unpacked(path, Options(tiles="classic")).loose) == 34
    path = corrected(tmp_path, ("ring = [", "circle = ["))
    assert len(unpacked(path).treasures) == 12
    found = problem(unpacked, path, Options(treasures="ring"))
    assert (found.key, found.values) == (
        "components-choice",
        {"option": "treasures", "text": "ring", "choices": "arrows, circle"},
    )


@pytest.mark.parametrize(
    ("old", "new", "name"), [('"ES"', '"ES+owl"', "owl"), ('g7 = "NW"', 'g7 = "NW+bat+rat"', "bat")]
)
def test_the_fixed_tiles_show_nothing(tmp_path: Path, old: str, new: str, name: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-picture", {"name": name})


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('g7 = "NW"\n', "", "g7"),
        ('a1 = "ES"\n', "", "a1"),
        ('c3 = "NES"', 'c4 = "NES"', "c3"),
        ('g7 = "NW"', 'g7 = "NW"\nd4 = "NESW"', "d4"),
    ],
)
def test_the_fixed_tiles_lie_on_the_sixteen_fixed_squares(tmp_path: Path, old: str, new: str, name: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-fixed", {"square": name})


@rule("DRAGON-SETUP-1", "DRAGON-SETUP-2", "DRAGON-SETUP-4", "DRAGON-DIE-1", "DRAGON-DUEL-4")
@pytest.mark.parametrize(
    ("old", "new", "what", "count", "right"),
    [
        (MODERN, MODERN.replace("12", "13"), "tiles", 35, 34),
        (MODERN, MODERN.replace("12", "11"), "tiles", 33, 34),
        (CLASSIC, CLASSIC.replace("15", "16"), "tiles", 35, 34),  # of the mix that nobody asked for
        (ARROWS, ARROWS.replace('"f7"', '"f6"').replace('"d7", ', ""), "squares", 11, 12),
        (ARROWS, ARROWS.replace('"f7"', '"f7", "g7"'), "squares", 13, 12),
        (ARROWS, ARROWS.replace('"f7"', '"d7"'), "squares", 11, 12),  # one square twice
        ('["c2", "d2", ', '["c2", ', "squares", 11, 12),  # of the set that nobody asked for
        ('green = "c5"\n', "", "pieces", 3, 4),
        ('green = "c5"', 'green = "c5"\npink = "a1"', "pieces", 5, 4),
        ('green = "c5"', 'green = "c5"\npink = "c5"', "pieces", 5, 4),
        ('green = "c5"', 'green = "e5"', "starts", 3, 4),  # two on one square
        ('black = "f6"', 'black = "b2"', "guardians", 1, 2),  # both on one square
        (DRAGON_DIE, DRAGON_DIE.replace('"4", ', ""), "faces", 5, 6),
        (DRAGON_DIE, DRAGON_DIE.replace('"4", ', '"4", "4", '), "faces", 7, 6),
    ],
)
def test_the_box_holds_what_the_rulebook_says(
    tmp_path: Path, old: str, new: str, what: str, count: int, right: int
) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-count", {"what": what, "count": count, "right": right})


@rule("DRAGON-DUEL-4")
@pytest.mark.parametrize(
    "faces",
    ["[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 5, 5]", "[1, 2, 3, 4, 5, 6, 6]", "[0, 1, 2, 3, 4, 5]", "[2, 3, 4, 5, 6, 7]"],
)
def test_the_duel_die_has_the_numbers_1_to_6(tmp_path: Path, faces: str) -> None:
    found = wrong(corrected(tmp_path, (DUEL_DIE, faces)))
    assert (found.key, found.values) == ("components-duel-die", {})


@rule("DRAGON-DIE-2", "DRAGON-DIE-4")
@pytest.mark.parametrize(
    "faces",
    [
        '["1", "2", "3", "4", "4", "black"]',
        '["1", "2", "3", "4", "white", "4"]',
        '["1", "2", "3", "4", "4", "4"]',
        '["white", "black", "white", "black", "white", "black"]',
        '["1", "1", "1", "1", "white", "black"]',
        '["2", "2", "3", "4", "white", "black"]',
    ],
)
def test_the_dragon_die_has_both_guardians_and_one_and_several_arrows(tmp_path: Path, faces: str) -> None:
    found = wrong(corrected(tmp_path, (DRAGON_DIE, faces)))
    assert (found.key, found.values) == ("components-dragon-die", {})


@pytest.mark.parametrize("several", ["2", "3", "4"])
def test_any_number_above_one_is_several_arrows(tmp_path: Path, several: str) -> None:
    path = corrected(tmp_path, (DRAGON_DIE, f'["1", "1", "1", "{several}", "white", "black"]'))
    assert several in unpacked(path).dragon_die


def test_the_faces_of_a_die_may_be_in_any_order(tmp_path: Path) -> None:
    path = corrected(tmp_path, (DUEL_DIE, "[6, 4, 2, 1, 3, 5]"), (DRAGON_DIE, '["black", "1", "4", "1", "1", "white"]'))
    assert unpacked(path).duel_die == (6, 4, 2, 1, 3, 5)
    assert unpacked(path).dragon_die == ("black", "1", "4", "1", "1", "white")


@pytest.mark.parametrize(
    "treasures", [ARROWS, '["c2", "d2", "e2", "b3", "f3", "b4", "f4", "b5", "f5", "c6", "d6", "e6"]']
)
def test_no_square_is_named_twice_for_the_treasures(tmp_path: Path, treasures: str) -> None:
    twice = treasures.replace("]", f", {treasures[1:5]}]")
    found = wrong(corrected(tmp_path, (treasures, twice)))
    assert (found.key, found.values) == ("components-squares", {})


@pytest.mark.parametrize(
    ("old", "new"), [('"c3"', '"d4"'), ('green = "c5"', 'green = "d4"'), ('"b2"', '"d4"'), ('"f6"', '"d4"')]
)
def test_nobody_begins_under_the_lair(tmp_path: Path, old: str, new: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-lair", {})


@rule("DRAGON-SETUP-4")
def test_at_least_one_treasure_lies_where_it_can_be_pushed(tmp_path: Path) -> None:
    """Otherwise none could ever be pushed off the board or under the lair."""
    fixed = [f'"{NAMES[here]}"' for here in FIXED]
    found = wrong(corrected(tmp_path, (ARROWS, f"[{', '.join(fixed[:12])}]")))
    assert (found.key, found.values) == ("components-movable", {})
    one = corrected(tmp_path, (ARROWS, f'[{", ".join(fixed[:11])}, "b2"]'))
    assert square("b2") in unpacked(one).treasures


@pytest.mark.parametrize(
    ("old", "new", "key", "text"),
    [
        ('a1 = "ES"', 'a9 = "ES"', "square-name", "a9"),
        ('red = "c3"', 'red = "c0"', "square-name", "c0"),
        ('white = "b2"', 'white = "b"', "square-name", "b"),
        ('black = "f6"', 'black = "h6"', "square-name", "h6"),
        (ARROWS, ARROWS.replace("f7", "f8"), "square-name", "f8"),
        ('a1 = "ES"', 'a1 = "SE"', "openings-name", "SE"),
        ('a1 = "ES"', 'a1 = "ES+Well"', "tile-text", "ES+Well"),
        (MODERN, MODERN.replace("NS", "SN"), "openings-name", "SN"),
        (MODERN, MODERN.replace("NS", '"NS+owl"'), "openings-name", "NS+owl"),
    ],
)
def test_tiles_and_squares_must_be_written_properly(tmp_path: Path, old: str, new: str, key: str, text: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == (key, {"text": text})


def test_a_box_without_pieces_is_refused(tmp_path: Path) -> None:
    starts = BOX[BOX.index('red = "c3"') : BOX.index("# ASSUMPTION (a guess): where the two")]
    found = wrong(corrected(tmp_path, (starts, "")))
    assert (found.key, found.values) == ("option-pieces", {"text": "", "pieces": ""})
