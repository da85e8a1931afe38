"""What a seat may do, with its text and its number."""

import re
from functools import cache

from msgspec import Struct

from knossos.games.shifting import PUSHES, Push, parse_push, push_number
from knossos.games.team.state import Spell
from knossos.locale import Problem
from knossos.maze import DIRECTIONS, NAMES, OPENING_NAMES, SQUARES, Openings, Square, openings, square, step

POOL: tuple[Spell, ...] = ("rotate", "switch", "traverse", "teleport", "escape")
"""The spells of which each player of the standard and the expert game gets one."""


class Rotate(Struct, frozen=True, tag=True):
    """Cast Rotate on a tile, so that its openings are these: `rotate c2/ES`."""

    at: Square
    openings: Openings

    def __str__(self) -> str:
        return f"rotate {NAMES[self.at]}/{OPENING_NAMES[self.openings]}"


class Switch(Struct, frozen=True, tag=True):
    """Cast Switch on two neighbouring tiles, the one that is first in reading order first: `switch b2 c2`."""

    first: Square
    second: Square

    def __str__(self) -> str:
        return f"switch {NAMES[self.first]} {NAMES[self.second]}"


class Move(Struct, frozen=True, tag=True):
    """Walk to a square, the regular or the bonus move: `move d4`."""

    to: Square

    def __str__(self) -> str:
        return f"move {NAMES[self.to]}"


class Turn(Struct, frozen=True, tag=True):
    """Lay the tile that was turned face up so that its openings are these: `turn NE`."""

    openings: Openings

    def __str__(self) -> str:
        return f"turn {OPENING_NAMES[self.openings]}"


class Choose(Struct, frozen=True, tag=True):
    """Take a spell for the game: `choose switch`."""

    spell: Spell

    def __str__(self) -> str:
        return f"choose {self.spell}"


class Uncover(Struct, frozen=True, tag=True):
    """Turn the tile face up on which the walk has stopped: `uncover`."""

    def __str__(self) -> str:
        return "uncover"


class Leave(Struct, frozen=True, tag=True):
    """Leave the tile face down on which the walk has stopped: `leave`."""

    def __str__(self) -> str:
        return "leave"


class End(Struct, frozen=True, tag=True):
    """End the turn: `end`."""

    def __str__(self) -> str:
        return "end"


Action = Push | Rotate | Switch | Move | Turn | Choose | Uncover | Leave | End

NEIGHBOURS = tuple(
    (here, there) for here in SQUARES for way in DIRECTIONS if (there := step(here, way)) is not None and here < there
)
"""Every pair of squares that share a side, in reading order."""

ROTATIONS = tuple(Rotate(here, mask) for here in SQUARES for mask in range(16))
SWITCHES = tuple(Switch(*pair) for pair in NEIGHBOURS)
MOVES = tuple(Move(to) for to in SQUARES)
TURNS = tuple(Turn(mask) for mask in range(16))
CHOICES = tuple(Choose(spell) for spell in POOL)
WORDS: tuple[Action, ...] = (*CHOICES, Uncover(), Leave(), End())

ALL: tuple[Action, ...] = (
    *PUSHES, *ROTATIONS, *SWITCHES, *MOVES, *TURNS, *WORDS,
)  # fmt: skip
"""Every action there can be, by its number."""


@cache
def _numbers() -> dict[Action, int]:
    return {action: number for number, action in enumerate(ALL)}


_ROTATE = re.compile(r"rotate ([a-g][1-7])/([NESW]+)")
_SWITCH = re.compile(r"switch ([a-g][1-7]) ([a-g][1-7])")
_MOVE = re.compile(r"move ([a-g][1-7])")
_TURN = re.compile(r"turn ([NESW]+)")
_WORDS = {str(action): action for action in WORDS}


def parse(text: str) -> Action:
    """Read an action as `str` writes it.

    >>> parse("rotate b1/NE"), parse("switch b2 c2"), parse("end")
    (Rotate(at=1, openings=3), Switch(first=8, second=9), End())
    """
    if push := parse_push(text):
        return push
    if match := _ROTATE.fullmatch(text):
        return Rotate(square(match[1]), openings(match[2]))
    if match := _SWITCH.fullmatch(text):
        return Switch(*sorted((square(match[1]), square(match[2]))))
    if match := _MOVE.fullmatch(text):
        return Move(square(match[1]))
    if match := _TURN.fullmatch(text):
        return Turn(openings(match[1]))
    if text in _WORDS:
        return _WORDS[text]
    raise Problem("team-action-text", text=text)


def index(action: Action) -> int:
    """The number of an action."""
    if isinstance(action, Push):
        return push_number(action)
    if action not in _numbers():
        raise Problem("action-impossible", action=repr(action))
    return _numbers()[action]


def at_index(number: int) -> Action:
    """The action of a number.

    >>> str(at_index(3)), str(at_index(1132))
    ('b1/NE', 'end')
    """
    if not 0 <= number < len(ALL):
        raise Problem("action-number", number=number, last=len(ALL) - 1)
    return ALL[number]
