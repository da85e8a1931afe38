"""The options of a game, as text and as values."""

from typing import Literal, Union

import pytest
from msgspec import Struct

from knossos.game import Drawn
from knossos.game.options import choices, first_seat, read, split, write
from knossos.games.amazeing import Options as Amazeing
from knossos.locale import Problem
from tests.games.playing import Noting, problem


class Options(Struct, frozen=True, kw_only=True):
    mode: Literal["short", "long"] = "short"
    first: int | Literal["random"] = 0
    pieces: tuple[str, ...] = ("red", "blue")
    title: str = "none"


# The text of a game


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("amazeing", ("amazeing", {})),
        ("amazeing()", ("amazeing", {})),
        ("amazeing(mode=kids)", ("amazeing", {"mode": "kids"})),
        ("day_2(a=1,b=x+y)", ("day_2", {"a": "1", "b": "x+y"})),
    ],
)
def test_the_text_of_a_game_is_taken_apart(text: str, parts: tuple[str, dict[str, str]]) -> None:
    assert split(text) == parts


@pytest.mark.parametrize(
    "text", ["", "Amazeing", "2day", "a b", "a(", "a)", "a(b=c", "a(b=c))", "a(b)", "a(b=1,b=2)", "a(b=c)d", "a\n"]
)
def test_what_is_not_the_text_of_a_game_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        split(text)
    assert refused.value.key == "game-text"
    assert refused.value.values == {"text": text}
    assert f'"{text}" is not a game.' in str(refused.value)


# Reading


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({}, Options()),
        ({"mode": "long"}, Options(mode="long")),
        ({"first": "2"}, Options(first=2)),
        ({"first": 2}, Options(first=2)),
        ({"first": "random"}, Options(first="random")),
        ({"pieces": "blue+green+red"}, Options(pieces=("blue", "green", "red"))),
        ({"pieces": ["blue"]}, Options(pieces=("blue",))),
        ({"title": "x"}, Options(title="x")),
    ],
)
def test_options_are_read_from_text_and_from_values(given: dict[str, object], options: Options) -> None:
    assert read(Options, given) == options


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"modes": "long"}, 'There is no option "modes". The options are: mode, first, pieces, title.'),
        ({"mode": "wide"}, 'The option mode cannot be "wide". It can be: short, long.'),
        ({"mode": None}, 'The option mode cannot be "None". It can be: short, long.'),
        ({"first": "last"}, 'The option first cannot be "last". It can be: 0, 1, 2, …, random.'),
        ({"first": "٣"}, 'The option first cannot be "٣". It can be: 0, 1, 2, …, random.'),
        ({"pieces": 3}, 'The option pieces cannot be "3". It can be: NAME+NAME+….'),
        ({"pieces": [1]}, 'The option pieces cannot be "[1]". It can be: NAME+NAME+….'),
        ({"title": 3}, 'The option title cannot be "3". It can be: NAME.'),
    ],
)
def test_an_option_that_cannot_be_is_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(Problem) as refused:
        read(Options, given)
    assert str(refused.value) == sentence


# Writing


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (Options(), "mode=short"),
        (Options(mode="long"), "mode=long"),
        (Options(first="random", pieces=("blue", "red")), "mode=short,first=random,pieces=blue+red"),
        (Options(title="x", first=1), "mode=short,first=1,title=x"),
    ],
)
def test_the_mode_and_what_differs_from_the_default_are_written_in_order(options: Options, text: str) -> None:
    assert write(options) == text


def test_options_without_a_mode_are_written_only_where_they_differ() -> None:
    class Plain(Struct):
        goal: int = 4

    assert write(Plain()) == ""
    assert write(Plain(goal=2)) == "goal=2"


@pytest.mark.parametrize(
    "options",
    [
        Amazeing(),
        Amazeing(mode="daynight", night_cards="secret"),
        Amazeing(tiles="classic", first="random", pieces=("green", "blue")),
        Amazeing(first=3),
    ],
)
def test_what_is_written_is_read_back(options: Amazeing) -> None:
    assert read(Amazeing, split(f"amazeing({write(options)})")[1]) == options


# Choices


def test_the_choices_of_every_option_are_said_with_the_default() -> None:
    assert choices(Options) == {
        "mode": ("short, long", "short"),
        "first": ("0, 1, 2, …, random", "0"),
        "pieces": ("NAME+NAME+…", "red+blue"),
        "title": ("NAME", "none"),
    }


def test_an_option_needs_a_default() -> None:
    class Bare(Struct):
        goal: int

    with pytest.raises(AssertionError, match="option goal needs a default"):
        choices(Bare)


def test_a_union_may_be_written_in_the_old_way() -> None:
    class Old(Struct):
        first: Union[Literal["random"], int] = 4  # noqa: UP007

    assert choices(Old) == {"first": ("random, 0, 1, 2, …", "4")}


def test_an_option_of_another_type_is_a_mistake_of_the_program() -> None:
    class Odd(Struct):
        share: float = 0.5

    with pytest.raises(TypeError, match="an option cannot be <class 'float'>"):
        choices(Odd)


# The seat that begins


def test_a_given_seat_begins() -> None:
    chance = Noting()
    assert [first_seat(first, 3, chance) for first in (0, 1, 2)] == [0, 1, 2]
    assert chance.drawn == []


def test_the_seat_that_begins_may_be_drawn() -> None:
    chance = Noting(position=2)
    assert first_seat("random", 4, chance) == 2
    assert chance.drawn == [Drawn("first", "2")]
    assert chance.offers == [["0", "1", "2", "3"]]


@pytest.mark.parametrize(("first", "seats"), [(-1, 2), (2, 2), (4, 4), (9, 3)])
def test_a_seat_that_does_not_play_cannot_begin(first: int, seats: int) -> None:
    found = problem(first_seat, first, seats, Noting())
    assert (found.key, found.values) == ("option-first", {"first": first, "last": seats - 1})
