"""What is in the box, and that a box with something wrong is refused with a word about what it is."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from knossos.game.components import digest
from knossos.games import load
from knossos.games.dedalos import components
from knossos.games.dedalos.components import COLLAPSE, RED, WHITE, Box
from knossos.games.dedalos.options import Options
from knossos.maze import Tile
from knossos.maze.grid import ORIGIN, cell, cell_name
from tests.games import boxes
from tests.games.dedalos.position import BASE, FULL, cells, dealt, legal, loaded, tile
from tests.games.playing import problem

rule = pytest.mark.rule

BOX = components.DEFAULT.read_text(encoding="utf-8")

corrected = partial(boxes.corrected, components.DEFAULT)
wrong = partial(boxes.wrong, components.load)

MIX = {
    "NS": (24, 8, 3, 1),
    "NE": (25, 9, 5, 1),
    "NES": (25, 9, 5, 1),
    "NESW": (10, 4, 1, 1),
}
"""How many tiles of each shape have no star, one, two and three."""

EXITS = {2: "e6 w6", 3: "e6 w6", 4: "n6 e6 w6", 5: "n6 e6 s6 w6", 6: "n6 e6 s6 w6"}


def unpacked(path: Path = components.DEFAULT, options: Options | None = None) -> Box:
    return components.unpack(components.load(path), options or Options())


def mix(box: Box) -> Counter[str]:
    return Counter(map(str, box.labyrinth))


# The box as it is


@rule("DEDALO-SETUP-4", "DEDALO-MINO-1")
def test_the_counts_of_the_rulebook() -> None:
    box = unpacked()
    assert len(box.labyrinth) == 132
    assert mix(box) == Counter(
        {shape + "+star" * stars: count for shape, counts in MIX.items() for stars, count in enumerate(counts)}
    )
    assert (box.minotaur.count(RED), box.minotaur.count(WHITE), len(box.minotaur)) == (4, 6, 10)
    assert box.collapse == 3
    assert 1 + 4 + len(box.labyrinth) + box.collapse + len(box.minotaur) == 150
    assert box.options == Options()


def test_labyrinth_tiles_come_in_the_order_of_their_texts() -> None:
    listed = list(map(str, unpacked().labyrinth))
    assert listed == sorted(listed)


@rule("DEDALO-SETUP-2", "DEDALO-SETUP-3")
def test_entrance_and_exits() -> None:
    box = unpacked()
    assert box.entrance == Tile(15, ("entrance",))
    assert box.exit == Tile(15, ("exit",))
    assert box.exits == {seats: tuple(cells(names)) for seats, names in EXITS.items()}
    for seats, names in EXITS.items():
        grid = box.grid(seats)
        assert grid.laid == tuple(sorted([(ORIGIN, box.entrance), *((here, box.exit) for here in cells(names))]))


@rule("DEDALO-SETUP-4", "DEDALO-COLL-1")
@pytest.mark.parametrize(("seats", "closing"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_what_goes_into_the_bag(seats: int, closing: int) -> None:
    box = unpacked()
    assert box.tiles(seats) == (*[RED] * 4, *[WHITE] * 6, *[COLLAPSE] * closing, *box.labyrinth)
    assert unpacked(options=Options(collapse=False)).tiles(seats) == (*[RED] * 4, *[WHITE] * 6, *box.labyrinth)
    assert unpacked(options=Options(minotaur=False)).tiles(seats) == (*[COLLAPSE] * closing, *box.labyrinth)
    assert unpacked(options=Options(collapse=False, minotaur=False)).tiles(seats) == box.labyrinth


def test_the_other_tiles_have_no_openings() -> None:
    assert (str(RED), str(WHITE), str(COLLAPSE)) == ("+red", "+white", "+collapse")
    assert [each.openings for each in (RED, WHITE, COLLAPSE)] == [0, 0, 0]


def test_the_digest_tells_which_components_a_record_was_made_with(tmp_path: Path) -> None:
    ours = digest(components.load())
    assert ours == "14f3fafa728ddb64"  # records name it: other components, another digest
    assert FULL.digest == BASE.digest == ours
    same = corrected(tmp_path, ("red = 4\nwhite = 6", "white = 6\nred = 4"), ("# Sure. Of the", "# Of the"))
    assert digest(components.load(same)) == ours  # neither the order of the lines nor a remark matters
    other = corrected(tmp_path, ('3 = ["e6", "w6"]', '3 = ["n6", "w6"]'))
    assert digest(components.load(other)) != ours


# Another box


def test_a_corrected_box_is_played_with(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('3 = ["e6", "w6"]', '3 = ["s6", "n6"]'), ('exit = "NESW"', 'exit = "N"'))
    game = load("dedalos", components=path)
    tiles = dealt(3, game).grid.tiles  # type: ignore[arg-type]
    assert {cell_name(here) for here in tiles} == {"o", "n6", "s6"}
    assert tiles[cell("n6")] == Tile(1, ("exit",))
    assert game.digest == digest(components.load(path)) != FULL.digest


def test_the_mix_may_be_another_one(tmp_path: Path) -> None:
    path = corrected(tmp_path, ("NS = [24, 8, 3, 1]", "NS = [20, 8, 3, 1]\nS = [0, 3, 1, 0]"))
    assert mix(unpacked(path)) == mix(unpacked()) - Counter({"NS": 4}) + Counter({"N+star": 3, "N+star+star": 1})


def test_a_tile_may_be_written_in_any_rotation(tmp_path: Path) -> None:
    path = corrected(tmp_path, ("NS = [", "EW = ["), ("NE = [", "SW = ["), ("NEW = [", "ESW = ["))
    assert mix(unpacked(path)) == mix(unpacked())
    twice = corrected(tmp_path, ("NS = [24, 8, 3, 1]", "NS = [20, 8, 0, 1]\nEW = [4, 0, 3, 0]"))
    assert mix(unpacked(twice)) == mix(unpacked())


def test_the_entrance_may_have_fewer_sides(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('entrance = "NESW"', 'entrance = "EW"'))
    game = loaded(components=path, minotaur=False)
    state = dealt(3, game)
    assert state.grid.tiles[ORIGIN] == tile("EW+entrance")
    assert {text.split()[1] for text in legal(state, game) if text.startswith("lay")} == {"e1", "w1"}


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
        ("[ends]", "[ends", "Expected ']' at the end of a table declaration"),
        ("[ends]", "[start]", "Object contains unknown field `start`"),
        ('exit = "NESW"\n', "", "Object missing required field `exit`"),
        ('exit = "NESW"\n', 'exit = "NESW"\ndoor = "N"\n', "unknown field `door`"),
        ("red = 4\n", "", "missing required field `red`"),
        ("red = 4\n", "red = 4\nblue = 1\n", "unknown field `blue`"),
        ("tiles = 3\n", "", "missing required field `tiles`"),
        ("tiles = 3\n", "tiles = 3\nspare = 1\n", "unknown field `spare`"),
        ("NS = [24, 8, 3, 1]", "NS = [24, 8, 3]", "Expected `array` of length 4"),
        ("NS = [24, 8, 3, 1]", "NS = [24, 8, 4, -1]", "Expected `int` >= 0"),
        ("NS = [24, 8, 3, 1]", "NS = 36", "Expected `array`, got `int`"),
        ('3 = ["e6", "w6"]', '3 = "e6"', "Expected `array`, got `str`"),
        ("white = 6", 'white = "six"', "Expected `int`, got `str`"),
    ],
)
def test_a_file_that_is_broken(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = corrected(tmp_path, (old, new))
    found = problem(components.load, path)
    assert found.key == "components-broken"
    assert set(found.values) == {"file", "reason"}
    assert found.values["file"] == str(path)
    assert reason in str(found.values["reason"])


@rule("DEDALO-SETUP-4", "DEDALO-MINO-1")
@pytest.mark.parametrize(
    ("old", "new", "what", "count", "right"),
    [
        ("NS = [24, 8, 3, 1]", "NS = [25, 8, 3, 1]", "labyrinth", 133, 132),
        ("NS = [24, 8, 3, 1]", "NS = [24, 8, 3, 0]", "labyrinth", 131, 132),
        ("NESW = [10, 4, 1, 1]\n", "", "labyrinth", 116, 132),
        ("red = 4", "red = 5", "red", 5, 4),
        ("red = 4", "red = 3", "red", 3, 4),
        ("white = 6", "white = 7", "white", 7, 6),
        ("white = 6", "white = 5", "white", 5, 6),
        ("tiles = 3", "tiles = 2", "collapse", 2, 3),
        ("tiles = 3", "tiles = 4", "collapse", 4, 3),
    ],
)
def test_the_box_holds_what_the_rulebook_says(
    tmp_path: Path, old: str, new: str, what: str, count: int, right: int
) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-count", {"what": what, "count": count, "right": right})


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ('entrance = "NESW"', 'entrance = ""', ""),
        ('entrance = "NESW"', 'entrance = "X"', "X"),
        ('exit = "NESW"', 'exit = ""', ""),
        ('exit = "NESW"', 'exit = "WE"', "WE"),
        ("NS = [24", "SN = [24", "SN"),
        ("NS = [24", '"" = [24', ""),
    ],
)
def test_every_tile_has_openings(tmp_path: Path, old: str, new: str, text: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("openings-name", {"text": text})


@rule("DEDALO-SETUP-1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('2 = ["e6", "w6"]\n', ""),
        ('6 = ["n6", "e6", "s6", "w6"]', ""),
        ('2 = ["e6", "w6"]', '1 = ["e6"]\n2 = ["e6", "w6"]'),
        ('2 = ["e6", "w6"]', '7 = ["e6"]\n2 = ["e6", "w6"]'),
        ('2 = ["e6", "w6"]', 'two = ["e6", "w6"]'),
        ('2 = ["e6", "w6"]', '2 = ["e6", "w6"]\nsome = ["n6"]'),
        ('2 = ["e6", "w6"]', '"²" = ["e6", "w6"]'),
        ('2 = ["e6", "w6"]', '02 = ["e6", "w6"]'),
    ],
)
def test_the_exits_are_named_for_each_number_of_players(tmp_path: Path, old: str, new: str) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-exits", {})


@rule("DEDALO-SETUP-1")
@pytest.mark.parametrize(
    ("old", "new", "seats", "right"),
    [
        ('2 = ["e6", "w6"]', '2 = ["e6"]', 2, 2),
        ('3 = ["e6", "w6"]', '3 = ["e6", "w6", "n6"]', 3, 2),
        ('3 = ["e6", "w6"]', '3 = ["e6", "e6"]', 3, 2),
        ('3 = ["e6", "w6"]', '3 = ["e6", "w6", "w6"]', 3, 2),
        ('4 = ["n6", "e6", "w6"]', '4 = ["n6", "e6"]', 4, 3),
        ('5 = ["n6", "e6", "s6", "w6"]', '5 = ["n6", "e6", "s6"]', 5, 4),
        ('6 = ["n6", "e6", "s6", "w6"]', '6 = ["n6", "e6", "s6", "s6"]', 6, 4),
    ],
)
def test_there_are_as_many_exits_as_the_rulebook_says(
    tmp_path: Path, old: str, new: str, seats: int, right: int
) -> None:
    found = wrong(corrected(tmp_path, (old, new)))
    assert (found.key, found.values) == ("components-exit-count", {"seats": seats, "right": right})


@rule("DEDALO-SETUP-3")
@pytest.mark.parametrize("name", ["e5", "w7", "n5", "s7", "e6n6", "e6s1", "e3n3", "o"])
def test_an_exit_lies_straight_ahead_six_cells_away(tmp_path: Path, name: str) -> None:
    found = wrong(corrected(tmp_path, ('3 = ["e6", "w6"]', f'3 = ["e6", "{name}"]')))
    assert (found.key, found.values) == ("components-exit-place", {"cell": name})


def test_an_exit_has_the_name_of_a_cell(tmp_path: Path) -> None:
    found = wrong(corrected(tmp_path, ('3 = ["e6", "w6"]', '3 = ["e6", "a1"]')))
    assert (found.key, found.values) == ("cell-name", {"text": "a1"})


def test_a_wrong_file_is_a_problem_for_the_whole_game(tmp_path: Path) -> None:
    path = corrected(tmp_path, ("red = 4", "red = 5"))
    assert problem(lambda: load("dedalos", components=path)).key == "components-wrong"
    assert problem(lambda: load("dedalos", components=path, minotaur=False)).key == "components-wrong"
