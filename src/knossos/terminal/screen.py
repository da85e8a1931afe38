"""The screen that text is drawn on: its language, its width, whether it has colours and which characters it knows."""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
from collections.abc import Mapping
from typing import TextIO

from knossos.locale import Catalogue, Value

ROLES = {
    "lit": "36",
    "target": "1;35",
    "dim": "2",
    "strong": "1",
    "piece": "1",
    "piece-red": "1;31",
    "piece-yellow": "33",  # bold, some terminals make it a yellow that nobody can read on white
    "piece-blue": "1;94",
    "piece-green": "1;32",
    "own": "1;7",
    "own-red": "1;97;41",
    "own-yellow": "1;30;43",
    "own-blue": "1;97;44",
    "own-green": "1;30;42",
}
"""What text stands for, and the escape codes that show it: readable on dark and on light backgrounds."""

_PLAIN = str.maketrans(
    "·╵╶└╷│┌├╴┘─┴┐┤┬┼" + "•╹╺┗╻┃┏┣╸┛━┻┓┫┳╋" + "░▓" + "▲►▼◄↑→↓←×…„“”–",
    ".|-+||++-+-+++++" + "o#=###" + "##=#=#####" + ":%" + '^>v<^>v<x."""-',
)
"""What stands for a character on a screen that knows only ASCII: thin passages - | +, heavy ones = #."""

NO_BREAK = "\u00a0"
"""A blank at which a line does not break."""

_BOXES = "│─┼┃━╋░▓►×"
_ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """How to show something to one person; what is shown is up to others."""

    def __init__(
        self,
        catalogue: Catalogue,
        *,
        width: int = 80,
        colour: bool = False,
        boxes: bool = True,
        clears: bool = False,
    ) -> None:
        self.catalogue = catalogue
        self.width = width
        self.colour = colour
        self.boxes = boxes
        """Whether it has box-drawing characters, or only ASCII."""
        self.clears = clears
        """Whether it is a terminal that can begin a new page."""

    @classmethod
    def of(cls, catalogue: Catalogue, stream: TextIO, environment: Mapping[str, str] = os.environ) -> Screen:
        """The screen behind a stream. `NO_COLOR` and `TERM=dumb` are respected."""
        clever = stream.isatty() and environment.get("TERM") != "dumb"
        return cls(
            catalogue,
            width=shutil.get_terminal_size().columns,
            colour=clever and not environment.get("NO_COLOR"),
            boxes=_encodes(stream.encoding, _BOXES),
            clears=clever,
        )

    def say(self, key: str, **values: Value) -> str:
        """A sentence of the catalogue."""
        return self.catalogue.say(key, **values)

    def paint(self, text: str, *roles: str) -> str:
        """The text in the colours of its roles; `piece-pink`, which has none, looks like any `piece`."""
        if not self.colour or not roles or not text.strip():
            return text
        codes = ";".join(ROLES.get(role) or ROLES[role.partition("-")[0]] for role in roles)
        return f"\x1b[{codes}m{text}\x1b[0m"

    def plain(self, text: str) -> str:
        """The text in characters that this screen knows, as many columns wide: ASCII where it has no boxes."""
        return text if self.boxes else _ascii(text)

    def clear(self) -> str:
        """What to write for an empty screen; nothing where that cannot be."""
        return _CLEAR if self.clears else ""


def _encodes(encoding: str | None, text: str) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _ascii(text: str) -> str:
    bare = unicodedata.normalize("NFD", text.translate(_PLAIN))
    letters = (character for character in bare if not unicodedata.combining(character))
    return "".join(letter if letter.isascii() else "?" * width(letter) for letter in letters)


def strip(text: str) -> str:
    """The text without escape codes."""
    return _ESCAPE.sub("", text)


def width(text: str) -> int:
    """How many columns a text takes up.

    >>> width("owl"), width("ふくろう"), width("\\x1b[1mowl\\x1b[0m")
    (3, 8, 3)
    """
    return sum(_columns(character) for character in strip(text))


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def cut(text: str, columns: int) -> str:
    """As much of an unpainted text as there is room for.

    >>> cut("ふくろう", 3), cut("owl", 5)
    ('ふ', 'owl')
    """
    end, used = 0, 0
    for character in text:
        used += _columns(character)
        if used > columns:
            break
        end += 1
    return text[:end]


def pad(text: str, columns: int) -> str:
    """The text with blanks after it, so that it takes up so many columns.

    >>> pad("owl", 5)
    'owl  '
    """
    return text + " " * (columns - width(text))


def wrap(text: str, columns: int, indent: int = 0) -> list[str]:
    """An unpainted text in lines; all but the first are indented, and none breaks at a no-break space.

    >>> wrap("found owl, moth, falling\u00a0star", 14, indent=2)
    ['found owl,', '  moth,', '  falling star']
    """
    lines: list[str] = []
    for word in text.split(" "):
        room = columns - indent * bool(lines)
        short = word if width(word) <= room else cut(word, room - 1) + "…"
        if lines and width(lines[-1]) + 1 + width(short) <= columns:
            lines[-1] += f" {short}"
        else:
            lines.append(" " * indent * bool(lines) + short)
    return [line.replace(NO_BREAK, " ") for line in lines]
