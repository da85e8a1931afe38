"""The screen: colours only where they are wanted, and ASCII where there is nothing else."""

import io
from typing import TextIO

import pytest

from knossos.locale import Catalogue
from knossos.terminal.screen import ROLES, Screen, cut, pad, strip, width, wrap

CATALOGUE = Catalogue("en", "greeting = Hello { $name }!")


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


def terminal(encoding: str = "utf-8") -> TextIO:
    return Terminal(io.BytesIO(), encoding=encoding)


def screen_of(stream: TextIO, **environment: str) -> Screen:
    return Screen.of(CATALOGUE, stream, environment)


# What kind of screen it is


def test_a_terminal_has_colours_and_can_be_cleared() -> None:
    screen = screen_of(terminal(), TERM="xterm-256color")
    assert screen.paint("owl", "target") == "\x1b[1;35mowl\x1b[0m"
    assert screen.clear().endswith("\x1b[H")


def test_no_color_takes_the_colours_but_not_the_clearing() -> None:
    screen = screen_of(terminal(), TERM="xterm", NO_COLOR="1")
    assert screen.paint("owl", "target") == "owl"
    assert screen.clear()


def test_an_empty_no_color_says_nothing() -> None:
    assert screen_of(terminal(), NO_COLOR="").colour


@pytest.mark.parametrize(("stream", "term"), [(terminal(), "dumb"), (io.StringIO(), "xterm")])
def test_a_dumb_terminal_or_a_file_gets_text_only(stream: TextIO, term: str) -> None:
    screen = screen_of(stream, TERM=term)
    assert screen.paint("owl", "target") == "owl"
    assert screen.clear() == ""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "gb18030"])
def test_boxes_are_drawn_where_the_encoding_has_them(encoding: str) -> None:
    assert screen_of(terminal(encoding)).boxes


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp437"])
def test_everything_else_gets_ascii(encoding: str) -> None:
    assert not screen_of(terminal(encoding)).boxes


def test_a_stream_without_an_encoding_gets_ascii() -> None:
    assert not screen_of(io.StringIO()).boxes


def test_the_width_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "91")
    assert screen_of(terminal()).width == 91


def test_it_speaks_the_language_of_its_catalogue() -> None:
    assert Screen(CATALOGUE).say("greeting", name="Ariadne") == "Hello Ariadne!"


# Painting


def test_several_roles_add_up() -> None:
    assert Screen(CATALOGUE, colour=True).paint("R", "dim", "piece-red") == "\x1b[2;1;31mR\x1b[0m"


def test_text_without_a_role_and_blanks_are_left_alone() -> None:
    screen = Screen(CATALOGUE, colour=True)
    assert screen.paint("owl") == "owl"
    assert screen.paint("   ", "lit") == "   "


def test_the_pieces_differ_and_the_own_one_from_them() -> None:
    screen = Screen(CATALOGUE, colour=True)
    roles = [f"{whose}-{colour}" for whose in ("piece", "own") for colour in ("red", "yellow", "blue", "green")]
    assert len({screen.paint("X", role) for role in roles}) == 8


def test_a_piece_of_an_unknown_colour_is_like_any_piece() -> None:
    screen = Screen(CATALOGUE, colour=True)
    assert screen.paint("P", "piece-pink") == screen.paint("P", "piece")
    assert screen.paint("P", "own-pink") == screen.paint("P", "own")


def test_an_unknown_role_is_an_error() -> None:
    with pytest.raises(KeyError):
        Screen(CATALOGUE, colour=True).paint("owl", "nothing")


@pytest.mark.parametrize("role", ROLES)
def test_paint_comes_off_again_and_takes_no_room(role: str) -> None:
    painted = Screen(CATALOGUE, colour=True).paint("owl", role)
    assert strip(painted) == "owl"
    assert width(painted) == 3


# ASCII


def test_a_screen_with_boxes_leaves_text_as_it_is() -> None:
    assert Screen(CATALOGUE).plain("┗━ Glühwürmchen ×") == "┗━ Glühwürmchen ×"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("·╵╶└╷│┌├╴┘─┴┐┤┬┼", ".|-+||++-+-+++++"),
        ("•╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "o#=#####=#=#####"),
        ("░▓", ":%"),
        ("▲►▼◄ ↑→↓← ×…", "^>v< ^>v< x."),
        ("Glühwürmchen", "Gluhwurmchen"),
        ("ふくろう ☾", "???????? ?"),
        ("\x1b[1mowl\x1b[0m", "\x1b[1mowl\x1b[0m"),
    ],
)
def test_without_boxes_everything_is_ascii_and_as_wide(text: str, plain: str) -> None:
    assert Screen(CATALOGUE, boxes=False).plain(text) == plain
    assert plain.isascii()
    assert width(plain) == width(text)


# Measuring


def test_wide_characters_take_two_columns_and_accents_none() -> None:
    assert [width(text) for text in ("owl", "ふくろう", "u\u0308ber", "")] == [3, 8, 4, 0]


def test_cutting_never_halves_a_wide_character() -> None:
    assert [cut("ふくろう", columns) for columns in (0, 1, 2, 3, 8, 9)] == ["", "", "ふ", "ふ", "ふくろう", "ふくろう"]


def test_padding_counts_columns_and_never_cuts() -> None:
    assert [pad(text, 4) for text in ("owl", "ふ", "\x1b[1mo\x1b[0m", "spider")] == [
        "owl ",
        "ふ  ",
        "\x1b[1mo\x1b[0m   ",
        "spider",
    ]


def test_lines_break_at_blanks() -> None:
    assert wrap("owl, moth, keys, map", 10) == ["owl, moth,", "keys, map"]
    assert wrap("owl, moth, keys, map", 10, indent=2) == ["owl, moth,", "  keys,", "  map"]


def test_a_no_break_space_holds_words_together() -> None:
    assert wrap("owl, falling\u00a0star", 13) == ["owl,", "falling star"]


def test_a_word_that_is_too_long_is_cut() -> None:
    assert wrap("candelabrum", 8, indent=2) == ["candela…"]
    assert wrap("golden candelabrum", 8, indent=2) == ["golden", "  cande…"]
