"""What a seat may do, with its text and its number."""

import re

from msgspec import Struct

from knossos.games.dragon.components import HIGH, LOW
from knossos.games.shifting import PUSHES, Push, parse_push, push_number
from knossos.locale import Problem
from knossos.maze import NAMES, SQUARES, Square, square


class Move(Struct, frozen=True, tag=True):
    """Walk to a square, or stay on the own one: `move d4`; `move d4 coin` plays the card of the treasure there."""

    to: Square
    coin: bool = False

    def __str__(self) -> str:
        return f"move {NAMES[self.to]}" + (" coin" if self.coin else "")


class Play(Struct, frozen=True, tag=True):
    """Play a card, to roll again or for a double turn: `play 3`."""

    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


class Pass(Struct, frozen=True, tag=True):
    """Let a roll stand, or the dragon be, or the turn end: `pass`."""

    def __str__(self) -> str:
        return "pass"


class Fight(Struct, frozen=True, tag=True):
    """Challenge the dragon: `fight`."""

    def __str__(self) -> str:
        return "fight"


Action = Push | Move | Play | Pass | Fight

MOVES = tuple(Move(to) for to in SQUARES)
COINS = tuple(Move(to, coin=True) for to in SQUARES)
CARDS = tuple(Play(card) for card in (*LOW, *HIGH))

ALL: tuple[Action, ...] = (*PUSHES, *MOVES, *COINS, *CARDS, Pass(), Fight())
"""Every action there can be, by its number."""

_NUMBERS = {action: number for number, action in enumerate(ALL)}
_MOVE = re.compile(r"move ([a-g][1-7])( coin)?")
_WORDS = {str(action): action for action in ALL[-len(CARDS) - 2 :]}


def parse(text: str) -> Action:
    """Read an action as `str` writes it.

    >>> parse("move d4 coin"), parse("play 3"), parse("pass")
    (Move(to=24, coin=True), Play(card=3), Pass())
    """
    if push := parse_push(text):
        return push
    if match := _MOVE.fullmatch(text):
        return Move(square(match[1]), coin=bool(match[2]))
    if text in _WORDS:
        return _WORDS[text]
    raise Problem("dragon-action-text", text=text)


def index(action: Action) -> int:
    """The number of an action."""
    if isinstance(action, Push):
        return push_number(action)
    if action not in _NUMBERS:
        raise Problem("action-impossible", action=repr(action))
    return _NUMBERS[action]


def at_index(number: int) -> Action:
    """The action of a number.

    >>> str(at_index(3)), str(at_index(302))
    ('b1/NE', 'pass')
    """
    if not 0 <= number < len(ALL):
        raise Problem("action-number", number=number, last=len(ALL) - 1)
    return ALL[number]
