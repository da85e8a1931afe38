"""What is in the box, and that a box with something wrong is refused with a word about what it is."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from knossos.game.components import digest
from knossos.games import load
from knossos.games.amazeing import components
from knossos.games.amazeing.components import Box
from knossos.games.amazeing.options import Options
from knossos.maze import FIXED, NAMES, square
from tests.games import boxes
from tests.games.amazeing.position import LOOSE_NAMES, NIGHT_TREASURES, TREASURES, dealt, legal, lying
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

BOX = components.DEFAULT.read_text(encoding="utf-8")

corrected = partial(boxes.corrected, components.DEFAULT)
wrong = partial(boxes.wrong, components.load)


def unpacked(path: Path = components.DEFAULT, options: Options | None = None) -> Box:
    return components.unpack(components.load(path), options or Options())


def loose(box: Box) -> Counter[str]:
    return Counter(map(str, box.loose))


# The box as it is


@rule("AMAZE-SETUP-1")
def test_the_counts_of_the_rulebook() -> None:
    box = unpacked()
    assert len(box.fixed) == 16
    assert len(box.loose) == 34
    assert list(box.cards) == TREASURES
    assert list(box.night) == NIGHT_TREASURES
    assert box.coins == (1, 3, 5)
    assert [NAMES[home] for home in box.homes] == ["a1", "g1", "g7", "a7"]
    assert box.options == Options()


@rule("AMAZE-SETUP-2")
@pytest.mark.parametrize(("mix", "straights", "corners"), [("modern", 12, 10), ("classic", 13, 9)])
def test_both_mixes_of_tiles(mix: str, straights: int, corners: int) -> None:
    game = load("amazeing", tiles=mix)
    state = dealt(2, game)
    lies = Counter([*lying(state, " ".join(LOOSE_NAMES)), str(state.spare)])
    assert lies.total() == 34
    assert (lies["NS"], lies["NE"]) == (straights, corners)
    assert all(lies[f"NE+{name}"] == 1 for name in ("lizard", "moth", "owl", "rat", "scarab", "spider"))
    assert all(lies[f"NES+{name}"] == 1 for name in ("bat", "dragon", "genie", "ghost", "princess", "troll"))


def test_the_movable_tiles_come_in_the_order_of_their_texts() -> None:
    for box in (unpacked(), unpacked(options=Options(mode="daynight", tiles="classic"))):
        assert list(map(str, box.loose)) == sorted(map(str, box.loose))


def test_the_digest_tells_which_components_a_record_was_made_with(tmp_path: Path) -> None:
    ours = digest(components.load())
    assert ours == "d824f8e4b8bb0925"  # records name it: other components, another digest
    assert load("amazeing", mode="kids").digest == ours
    same = corrected(
        tmp_path, ('a1 = "ES"\nc1 = "ESW+book"', 'c1 = "ESW+book"\na1 = "ES"'), ("# ASSUMPTION: the twelve", "# The")
    )
    assert digest(components.load(same)) == ours  # neither the order of the lines nor a remark matters
    other = corrected(tmp_path, ("[1, 3, 5]", "[1, 3, 6]"))
    assert digest(components.load(other)) != ours


@rule("AMAZE-DN-1")
def test_night_treasures_glow_on_six_straights_and_six_corners_in_day_and_night_only() -> None:
    by_night = loose(unpacked(options=Options(mode="daynight")))
    assert (by_night["NS"], by_night["NE"]) == (6, 4)
    for name in ("wolf", "cat", "fox", "raven", "hedgehog", "snail"):
        assert by_night[f"NS+{name}"] == 1
    for name in ("jellyfish", "firefly", "galaxy", "falling-star", "crystal-ball", "stag"):
        assert by_night[f"NE+{name}"] == 1
    for mode in ("basic", "kids"):
        by_day = loose(unpacked(options=Options(mode=mode)))
        assert (by_day["NS"], by_day["NE"]) == (12, 10)


# Another box


def test_a_corrected_box_is_played_with(tmp_path: Path) -> None:
    path = corrected(
        tmp_path, ('red = { home = "a1"', 'red = { home = "g1"'), ('yellow = { home = "g1"', 'yellow = { home = "a1"')
    )
    game = load("amazeing", components=path)
    assert [NAMES[here] for here in dealt(2, game).pieces] == ["g1", "a1"]
    assert game.digest == digest(components.load(path)) != digest(components.load())


def test_the_pieces_may_have_other_names(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('red = { home = "a1"', 'pink = { home = "a1"'))
    game = load("amazeing", components=path, pieces="blue+pink")
    assert [NAMES[here] for here in dealt(2, game).pieces] == ["g7", "a1"]
    found = problem(unpacked, path)
    assert (found.key, found.values) == (
        "option-pieces",
        {"text": "red+yellow+blue+green", "pieces": "pink, yellow, blue, green"},
    )


def test_a_night_treasure_may_glow_on_a_fixed_square(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('NS = ["wolf", "cat", ', 'c3 = ["wolf"]\na1 = ["cat"]\nNS = ['))
    box = unpacked(path, Options(mode="daynight"))
    assert str(box.fixed[square("c3")]) == "NES+crown+wolf"
    assert str(box.fixed[square("a1")]) == "ES+cat"
    assert loose(box)["NS"] == 8
    assert str(unpacked(path).fixed[square("c3")]) == "NES+crown"  # invisible by the rules of the basic game


def test_a_night_treasure_may_glow_on_the_tile_of_a_treasure(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('NS = ["wolf", "cat", ', 'owl = ["wolf"]\nbook = ["cat"]\nNS = ['))
    box = unpacked(path, Options(mode="daynight"))
    assert loose(box)["NE+owl+wolf"] == 1
    assert loose(box)["NE+owl"] == 0
    assert str(box.fixed[square("c1")]) == "ESW+book+cat"
    assert len(box.loose) == 34
    assert len(box.fixed) == 16


def test_two_night_treasures_may_glow_on_one_tile(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('NS = ["wolf", "cat", ', 'owl = ["wolf", "cat"]\nNS = ['))
    assert loose(unpacked(path, Options(mode="daynight")))["NE+owl+wolf+cat"] == 1


def test_a_plain_tile_may_be_written_in_any_rotation(tmp_path: Path) -> None:
    path = corrected(
        tmp_path,
        ("[plain.modern]\nNS = 12", "[plain.modern]\nEW = 12"),
        ("[plain.classic]\nNS", "[plain.classic]\nEW"),
        ("NS = [", "EW = ["),
    )
    assert loose(unpacked(path))["NS"] == 12
    assert loose(unpacked(path, Options(mode="daynight")))["NS+wolf"] == 1


def test_where_a_tile_shows_two_treasures_there_are_more_actions(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('NS = ["wolf", ', 'owl = ["wolf"]\nNS = ['))
    by_night = load("amazeing", mode="daynight", components=path)
    assert by_night.facts.actions == 241 + 36 * 49 == 2005
    assert load("amazeing", components=path).facts.actions == 241
    on_the_board = corrected(tmp_path, ('NS = ["wolf", ', 'c3 = ["wolf"]\nNS = ['))
    assert load("amazeing", mode="daynight", components=on_the_board).facts.actions == 2005
    at_home = corrected(tmp_path, ('NS = ["wolf", ', 'a1 = ["wolf"]\nNS = ['))
    assert load("amazeing", mode="daynight", components=at_home).facts.actions == 241


@rule("AMAZE-KIDS-3")
def test_two_day_treasures_on_one_tile_let_a_child_choose(tmp_path: Path) -> None:
    """E-16, with components instead of a drawing."""
    path = corrected(
        tmp_path,
        ('c1 = "ESW+book"', 'c1 = "ESW+book+owl"'),
        ('"owl", "rat"', '"rat"'),
        ("NE = 10", "NE = 11"),
        ("NE = 9", "NE = 10"),
    )
    game = load("amazeing", mode="kids", components=path)
    assert game.facts.actions == 2005
    chance = Noting()
    state, _ = game.deal(2, chance)
    cards = {card for hand in state.hands for card in hand.face_up}
    assert cards == set(TREASURES)
    assert legal(state, game)[0] == "b1/NS"


# A box with something wrong in it


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "lost.toml"
    found = problem(components.load, path)
    assert (found.key, found.values) == (
        "components-unreadable",
        {"file": str(path), "reason": "No such file or directory"},
    )
    assert str(found) == f"The components file {path} cannot be read: No such file or directory."
    folder = problem(components.load, tmp_path)
    assert (folder.key, folder.values) == ("components-unreadable", {"file": str(tmp_path), "reason": "Is a directory"})


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xd8\xff")
    found = problem(components.load, path)
    assert (found.key, found.values["file"]) == ("components-unreadable", str(path))
    assert str(found.values["reason"]).startswith("'utf-8' codec can't decode byte 0xff in position 0")


def test_a_name_that_no_file_can_have() -> None:
    found = problem(components.load, Path("box\0.toml"))
    assert (found.key, found.values) == (
        "components-unreadable",
        {"file": "box\0.toml", "reason": "embedded null byte"},
    )


@pytest.mark.parametrize("name", ["Owl", "big owl", "?", "owl+rat", "1owl"])
def test_a_treasure_has_a_name_that_can_be_written(tmp_path: Path, name: str) -> None:
    assert wrong(corrected(tmp_path, ('"moth"', f'"{name}"'))).values == {"name": name}
    assert wrong(corrected(tmp_path, ('"wolf"', f'"{name}"'))).key == "components-name"


@pytest.mark.parametrize("value", [0, -1])
def test_a_coin_is_worth_something(tmp_path: Path, value: int) -> None:
    found = wrong(corrected(tmp_path, ("[1, 3, 5]", f"[1, {value}, 5]")))
    assert (found.key, found.values) == ("components-coins", {"value": value})


def test_there_is_a_mix_of_tiles(tmp_path: Path) -> None:
    path = corrected(
        tmp_path, ("[plain.modern]\nNS = 12\nNE = 10\n", "[plain]\n"), ("[plain.classic]\nNS = 13\nNE = 9\n", "")
    )
    assert wrong(path).key == "components-no-mix"


def test_a_plain_tile_that_glows_may_be_written_in_any_rotation(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('[night]\nNS = ["wolf"', '[night]\nEW = ["wolf"'))
    options = Options(mode="daynight")
    assert loose(unpacked(path, options)) == loose(unpacked(options=options))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[coins]", "[coins", "Expected ']' at the end of a table declaration"),
        ("[coins]", "[gold]", "Object contains unknown field `gold`"),
        ("[coins]\nvalues = [1, 3, 5]", "", "Object missing required field `coins`"),
        ("[1, 3, 5]", '["one"]', "Expected `int`, got `str`"),
        ("NS = 12\nNE = 10", "NS = 12\nNE = 10\nNES = -1", "Expected `int` >= 0"),
        ("values =", "dots =", "unknown field `dots`"),
        ('symbol = "sun"', 'sign = "sun"', "unknown field `sign`"),
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
    assert str(found).startswith(f"The components file {path} is broken: ")


@rule("AMAZE-SETUP-1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('home = "a1"', 'home = "g1"'),
        ('home = "a7"', 'home = "a5"'),
        ('green = { home = "a7", symbol = "moon" }', ""),
        ("[treasures]", 'pink = { home = "d4", symbol = "heart" }\n[treasures]'),
    ],
)
def test_each_of_four_pieces_has_a_corner(tmp_path: Path, old: str, new: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-homes", {})


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('"owl", "rat"', '"owl", "book"', "book"),  # on a fixed and on a movable tile
        ('"owl", "rat"', '"owl", "owl"', "owl"),
        ('"ESW+gold"', '"ESW+book"', "book"),
        ('"wolf", "cat"', '"wolf", "wolf"', "wolf"),
        ('"wolf", "cat"', '"wolf", "owl"', "owl"),  # by day and by night
        ('"ESW+gold"', '"ESW+book+book"', "book"),
    ],
)
def test_every_treasure_is_on_exactly_one_tile(tmp_path: Path, old: str, new: str, name: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-doubled", {"name": name})


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('g7 = "NW"', "", "g7"),
        ('a1 = "ES"\n', "", "a1"),
        ('c5 = "NEW+chest"', 'c4 = "NEW+chest"', "c4"),
        ('g7 = "NW"', 'g7 = "NW"\nb1 = "NS"', "b1"),
    ],
)
def test_the_fixed_tiles_lie_on_the_sixteen_fixed_squares(tmp_path: Path, old: str, new: str, name: str) -> None:
    assert len(FIXED) == 16
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-fixed", {"square": name})


@rule("AMAZE-SETUP-2", "AMAZE-SETUP-3", "AMAZE-DN-2", "AMAZE-DN-4")
@pytest.mark.parametrize(
    ("changes", "what", "count", "right"),
    [
        ([("NS = 12", "NS = 13")], "tiles", 35, 34),
        ([("NE = 9", "NE = 8")], "tiles", 33, 34),  # of the mix that nobody asked for
        ([('"owl", ', ""), ("NE = 10", "NE = 11"), ("NE = 9", "NE = 10")], "treasures", 23, 24),
        ([('"ESW+book"', '"ESW+book+flute"')], "treasures", 25, 24),
        ([('"wolf", ', "")], "night", 11, 12),
        ([('"wolf", ', '"wolf", "bear", ')], "night", 13, 12),
        ([("[1, 3, 5]", "[1, 3]")], "coins", 2, 3),
        ([("[1, 3, 5]", "[1, 1, 3, 5]")], "coins", 4, 3),
    ],
)
def test_the_box_holds_what_the_rulebook_says(
    tmp_path: Path, changes: list[tuple[str, str]], what: str, count: int, right: int
) -> None:
    found = wrong(corrected(tmp_path, *changes))
    assert (found.key, found.values) == ("components-count", {"what": what, "count": count, "right": right})


@pytest.mark.parametrize(
    ("carrier", "name"),
    [
        ("unicorn", "wolf"),
        ("b2", "wolf"),  # not a fixed square
        ("NES", "wolf"),  # all T tiles show a treasure, so none is plain
        ("h9", "wolf"),
    ],
)
def test_something_must_carry_each_night_treasure(tmp_path: Path, carrier: str, name: str) -> None:
    found = wrong(corrected(tmp_path, ('NS = ["wolf", ', f'{carrier} = ["wolf"]\nNS = [')))
    assert (found.key, found.values) == ("components-carrier", {"text": carrier, "name": name})


def test_there_must_be_enough_plain_tiles_to_carry_the_night_treasures(tmp_path: Path) -> None:
    path = corrected(
        tmp_path,
        ('NS = ["wolf", "cat", "fox", "raven", "hedgehog", "snail"]\n', 'NS = ["wolf", "cat"]\n'),
        ('"stag"]', '"stag", "fox", "raven", "hedgehog", "snail"]'),
    )
    found = wrong(path)  # ten plain corners would do in one mix, but there are nine in the other
    assert (found.key, found.values) == ("components-carrier", {"text": "NE", "name": "snail"})


@pytest.mark.parametrize(
    ("old", "new", "key", "text"),
    [
        ('a1 = "ES"', 'a9 = "ES"', "square-name", "a9"),
        ('a1 = "ES"', 'a1 = "SE"', "openings-name", "SE"),
        ('"ESW+book"', '"ESW+Book"', "tile-text", "ESW+Book"),
        ("NES = [", "NEX = [", "openings-name", "NEX"),
        ("[plain.modern]\nNS", "[plain.modern]\nSN", "openings-name", "SN"),
    ],
)
def test_tiles_and_squares_must_be_written_properly(tmp_path: Path, old: str, new: str, key: str, text: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == (key, {"text": text})


def test_a_box_may_lack_a_mix_until_somebody_asks_for_it(tmp_path: Path) -> None:
    path = corrected(tmp_path, ("[plain.modern]", "[plain.wooden]"))
    found = problem(unpacked, path)
    assert (found.key, found.values) == ("components-mix", {"text": "modern", "mixes": "wooden, classic"})
    assert str(found) == 'There is no tile mix "modern". The mixes are: wooden, classic.'
    assert loose(unpacked(path, Options(tiles="classic")))["NS"] == 13
