"""Tiles: the sides where a path leads out, and what is printed on them."""

import re
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from knossos.locale import Problem
from knossos.maze.squares import E, N, S, W

Openings: TypeAlias = int
"""A set of directions as the sum of their bits: N 1, E 2, S 4, W 8."""

_LETTERS = {N: "N", E: "E", S: "S", W: "W"}
OPENING_NAMES = tuple("".join(letter for bit, letter in _LETTERS.items() if mask & bit) for mask in range(16))
_MASKS = {name: mask for mask, name in enumerate(OPENING_NAMES)}

DRAWINGS = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""One box-drawing character for each set of openings."""

NAME = re.compile(r"[a-z][a-z0-9-]*")
"""What a picture may be called."""


def openings(name: str) -> Openings:
    """Read openings written as letters in the order N, E, S, W.

    >>> openings("NE"), openings("ESW")
    (3, 14)
    """
    if name not in _MASKS:
        raise Problem("openings-name", text=name)
    return _MASKS[name]


def quarter_turn(mask: Openings) -> Openings:
    """The openings after a quarter turn clockwise.

    >>> OPENING_NAMES[quarter_turn(openings("NE"))]
    'ES'
    """
    return (mask << 1 | mask >> 3) & 15


def quarter_turns(mask: Openings) -> tuple[Openings, ...]:
    """The openings in each of the four positions of a tile; a straight shows the same ones twice."""
    once = quarter_turn(mask)
    twice = quarter_turn(once)
    return mask, once, twice, quarter_turn(twice)


@cache
def rotations(mask: Openings) -> tuple[Openings, ...]:
    """The different openings that turning can give, in ascending order.

    >>> [OPENING_NAMES[turned] for turned in rotations(openings("EW"))]
    ['NS', 'EW']
    """
    return tuple(sorted(set(quarter_turns(mask))))


class Tile(Struct, frozen=True):
    """A path tile as it lies: what is open, and the names of what it shows. Tiles that look alike are the same."""

    openings: Openings
    shows: tuple[str, ...] = ()

    def turned(self, mask: Openings) -> "Tile":
        """The same tile, rotated so that its openings are `mask`."""
        return Tile(mask, self.shows)

    @property
    def loose(self) -> "Tile":
        """The tile without its rotation: equal for two tiles that turning makes alike."""
        return self.turned(rotations(self.openings)[0])

    def __str__(self) -> str:
        return "+".join((OPENING_NAMES[self.openings], *self.shows))

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Read a tile as `str` writes it.

        >>> Tile.parse("NE+owl")
        Tile(openings=3, shows=('owl',))
        """
        letters, *shows = text.split("+")
        if not all(NAME.fullmatch(name) for name in shows):
            raise Problem("tile-text", text=text)
        return cls(openings(letters), tuple(shows))
