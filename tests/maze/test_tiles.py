"""Tiles, their openings and their rotations."""

import pytest
from hypothesis import given

from knossos.locale import Problem
from knossos.maze import OPENING_NAMES, Tile, openings, rotations
from knossos.maze.tiles import DRAWINGS, quarter_turn, quarter_turns
from tests.maze.some_mazes import masks, tiles


def test_openings_are_named_by_their_letters_clockwise_from_the_top() -> None:
    assert OPENING_NAMES == (
        "", "N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW", "NESW"
    )  # fmt: skip


def test_every_name_of_openings_is_understood() -> None:
    assert [openings(name) for name in OPENING_NAMES] == list(range(16))


@pytest.mark.parametrize("name", ["EN", "n", "NN", "X", "N E"])
def test_letters_in_another_order_are_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        openings(name)
    assert refused.value.key == "openings-name"
    assert str(refused.value) == (
        f'"{name}" does not name openings. Write the open sides in the order N, E, S, W, for example NE or ESW.'
    )


def test_each_set_of_openings_has_its_own_drawing() -> None:
    assert dict(zip(OPENING_NAMES, DRAWINGS, strict=True)) == {
        "": "·", "N": "╵", "E": "╶", "S": "╷", "W": "╴", "NS": "│", "EW": "─",
        "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘", "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴", "NESW": "┼",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("N", "E"),
        ("E", "S"),
        ("S", "W"),
        ("W", "N"),
        ("NW", "NE"),
        ("NS", "EW"),
        ("NSW", "NEW"),
        ("NESW", "NESW"),
        ("", ""),
    ],
)
def test_a_quarter_turn_goes_clockwise(before: str, after: str) -> None:
    assert OPENING_NAMES[quarter_turn(openings(before))] == after


@given(masks)
def test_four_quarter_turns_make_a_full_one(mask: int) -> None:
    assert quarter_turn(quarter_turn(quarter_turn(quarter_turn(mask)))) == mask


def test_the_four_positions_of_a_tile_come_clockwise() -> None:
    assert [OPENING_NAMES[mask] for mask in quarter_turns(openings("NE"))] == ["NE", "ES", "SW", "NW"]
    assert [OPENING_NAMES[mask] for mask in quarter_turns(openings("EW"))] == ["EW", "NS", "EW", "NS"]


@pytest.mark.parametrize(
    ("shape", "turned"),
    [
        ("", [""]),
        ("W", ["N", "E", "S", "W"]),
        ("EW", ["NS", "EW"]),
        ("SW", ["NE", "ES", "NW", "SW"]),
        ("ESW", ["NES", "NEW", "NSW", "ESW"]),
        ("NESW", ["NESW"]),
    ],
)
def test_a_shape_has_as_many_rotations_as_look_different(shape: str, turned: list[str]) -> None:
    assert [OPENING_NAMES[mask] for mask in rotations(openings(shape))] == turned


@given(masks)
def test_turning_further_gives_no_other_rotations(mask: int) -> None:
    assert mask in rotations(mask)
    for turned in rotations(mask):
        assert rotations(turned) == rotations(mask)
        assert quarter_turn(turned) in rotations(mask)


def test_a_turned_tile_still_shows_what_it_showed() -> None:
    assert Tile.parse("NE+owl").turned(openings("SW")) == Tile.parse("SW+owl")


def test_a_loose_tile_has_no_rotation() -> None:
    assert Tile.parse("SW+owl").loose == Tile.parse("ES+owl").loose == Tile.parse("NE+owl")
    assert Tile.parse("EW").loose != Tile.parse("NE").loose


def test_a_tile_shows_nothing_unless_said() -> None:
    assert Tile(3) == Tile(3, ())


def test_a_tile_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Tile(3).openings = 6  # type: ignore[misc]


def test_a_tile_is_written_as_its_openings_and_what_it_shows() -> None:
    assert str(Tile(3)) == "NE"
    assert str(Tile(14, ("owl", "star-2"))) == "ESW+owl+star-2"
    assert str(Tile(0)) == ""


@given(tiles)
def test_a_written_tile_is_read_back(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile


@pytest.mark.parametrize("text", ["NE+", "NE+Owl", "NE+2owls", "NE+owl+", "NE+owl bat", "NE+-owl"])
def test_a_picture_without_a_proper_name_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        Tile.parse(text)
    assert refused.value.key == "tile-text"
    assert str(refused.value) == (
        f'"{text}" is not a tile. Write its openings and what it shows, for example NE or NE+owl.'
    )


def test_a_tile_with_unknown_openings_is_refused() -> None:
    with pytest.raises(Problem, match='"EN" does not name openings'):
        Tile.parse("EN+owl")
