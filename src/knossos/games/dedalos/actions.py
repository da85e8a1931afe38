"""What a seat may do, with its text and its number.

The maze has no bounds, so the numbers have none: the cells come in a spiral, and each has a number for everything that
can be done there.
"""

import re
from typing import TypeAlias

from msgspec import Struct

from knossos.games.dedalos.components import STAR
from knossos.games.dedalos.options import PIECES
from knossos.locale import Problem
from knossos.maze import Tile
from knossos.maze.grid import Cell, cell, cell_name, spiral, spiral_cell

STARS = 4
"""A tile has no star, or up to three."""

SEATS = len(PIECES)


class Lay(Struct, frozen=True, tag=True):
    """Lay a tile of the hand on a cell, turned like this: `lay e1 EW`, `lay e1n2 NES+star`."""

    at: Cell
    tile: Tile

    def __str__(self) -> str:
        return f"lay {cell_name(self.at)} {self.tile}"


class Collapse(Struct, frozen=True, tag=True):
    """Close an exit: `collapse e6`."""

    at: Cell

    def __str__(self) -> str:
        return f"collapse {cell_name(self.at)}"


class Move(Struct, frozen=True, tag=True):
    """Move the own tribute to a neighbouring cell: `move e2`."""

    to: Cell

    def __str__(self) -> str:
        return f"move {cell_name(self.to)}"


class Push(Struct, frozen=True, tag=True):
    """Push the tribute of a seat to a neighbouring cell: `push 2 e2`."""

    victim: int
    to: Cell

    def __str__(self) -> str:
        return f"push {self.victim} {cell_name(self.to)}"


class Step(Struct, frozen=True, tag=True):
    """Move the minotaur through a passage: `step e2`."""

    to: Cell

    def __str__(self) -> str:
        return f"step {cell_name(self.to)}"


class Jump(Struct, frozen=True, tag=True):
    """Move the minotaur by a shortcut: `jump e2`."""

    to: Cell

    def __str__(self) -> str:
        return f"jump {cell_name(self.to)}"


class Discard(Struct, frozen=True, tag=True):
    """Discard the hand instead of any action: `discard`."""

    def __str__(self) -> str:
        return "discard"


class Stop(Struct, frozen=True, tag=True):
    """End the turn: `stop`."""

    def __str__(self) -> str:
        return "stop"


Action: TypeAlias = Lay | Collapse | Move | Push | Step | Jump | Discard | Stop

LAYS = 15 * STARS
PER_CELL = LAYS + 4 + SEATS
"""Everything that can be done on one cell."""

_SHOWN = tuple((STAR,) * stars for stars in range(STARS))
_CELL = r"(o|(?=[ewns])(?:[ew][0-9]+)?(?:[ns][0-9]+)?)"
_LAY = re.compile(rf"lay {_CELL} ([NESW]+(?:\+{STAR}){{0,3}})")
_THERE = re.compile(rf"(collapse|move|step|jump) {_CELL}")
_PUSH = re.compile(rf"push ([0-5]) {_CELL}")


def parse(text: str) -> Action:
    """Read an action as `str` writes it.

    >>> parse("lay e1 EW+star"), parse("push 2 n1")
    (Lay(at=(1, 0), tile=Tile(openings=10, shows=('star',))), Push(victim=2, to=(0, 1)))
    """
    if match := _LAY.fullmatch(text):
        return Lay(cell(match[1]), Tile.parse(match[2]))
    if match := _PUSH.fullmatch(text):
        return Push(int(match[1]), cell(match[2]))
    if match := _THERE.fullmatch(text):
        here = cell(match[2])
        match match[1]:
            case "collapse":
                return Collapse(here)
            case "move":
                return Move(here)
            case "step":
                return Step(here)
            case _:
                return Jump(here)
    match text:
        case "discard":
            return Discard()
        case "stop":
            return Stop()
    raise Problem("dedalos-action-text", text=text)


def check(action: Action) -> None:
    """Refuse what can be done in no position: there is no such tile, or no such seat."""
    match action:
        case Lay(tile=tile):
            possible = 0 < tile.openings < 16 and tile.shows in _SHOWN
        case Push(victim=victim):
            possible = 0 <= victim < SEATS
        case _:
            possible = isinstance(action, Action)
    if not possible:
        raise Problem("action-impossible", action=repr(action))


def index(action: Action) -> int:
    """The number of an action: the two that concern no cell, then cell by cell."""
    check(action)
    match action:
        case Discard():
            return 0
        case Stop():
            return 1
        case Lay(at=at, tile=tile):
            return _number(at, (tile.openings - 1) * STARS + len(tile.shows))
        case Collapse(at=at):
            return _number(at, LAYS)
        case Move(to=to):
            return _number(to, LAYS + 1)
        case Step(to=to):
            return _number(to, LAYS + 2)
        case Jump(to=to):
            return _number(to, LAYS + 3)
        case Push(victim=victim, to=to):
            return _number(to, LAYS + 4 + victim)


def _number(here: Cell, offset: int) -> int:
    return 2 + spiral(here) * PER_CELL + offset


def at_index(number: int) -> Action:
    """The action of a number.

    >>> str(at_index(1)), str(at_index(63)), str(at_index(index(parse("lay e1 EW+star"))))
    ('stop', 'move o', 'lay e1 EW+star')
    """
    if number < 0:
        raise Problem("dedalos-action-number", number=number)
    if number < 2:
        return Stop() if number else Discard()
    place, offset = divmod(number - 2, PER_CELL)
    here = spiral_cell(place)
    if offset < LAYS:
        mask, stars = divmod(offset, STARS)
        return Lay(here, Tile(mask + 1, (STAR,) * stars))
    kinds = (Collapse, Move, Step, Jump)
    if offset < LAYS + len(kinds):
        return kinds[offset - LAYS](here)
    return Push(offset - LAYS - len(kinds), here)
