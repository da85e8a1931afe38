"""What a seat may do, with its text and its number."""

import re

from msgspec import Struct

from knossos.games.shifting import PUSHES, Push, parse_push, push_number
from knossos.locale import Problem
from knossos.maze import NAMES, SQUARES, Square, square


class Move(Struct, frozen=True, tag=True):
    """Walk to a square, or stay on the own one: `move d4`.

    Where the square shows several treasures that the seat may find, it says which card it turns: `move d4 owl`.
    """

    to: Square
    card: str | None = None

    def __str__(self) -> str:
        return f"move {NAMES[self.to]}" + (f" {self.card}" if self.card else "")


Action = Push | Move

MOVES = tuple(Move(to) for to in SQUARES)

_MOVE = re.compile(r"move ([a-g][1-7])(?: ([a-z][a-z0-9-]*))?")


def parse(text: str) -> Action:
    """Read an action as `str` writes it.

    >>> parse("b1/NE"), parse("move d4")
    (Push(arrow=1, openings=3), Move(to=24, card=None))
    """
    if push := parse_push(text):
        return push
    if match := _MOVE.fullmatch(text):
        return Move(square(match[1]), match[2])
    raise Problem("amazeing-action-text", text=text)


def index(action: Action, cards: tuple[str, ...]) -> int:
    """The number of an action: first the pushes, then the moves, then the moves that choose one of the cards."""
    match action:
        case Push():
            return push_number(action)
        case Move(to=to, card=None):
            return len(PUSHES) + to
        case Move(to=to, card=str(card)) if card in cards:
            return len(PUSHES) + (1 + cards.index(card)) * len(SQUARES) + to
    raise Problem("action-impossible", action=repr(action))


def count(cards: tuple[str, ...]) -> int:
    """How many actions there are when there may be a choice of these cards."""
    return len(PUSHES) + (1 + len(cards)) * len(SQUARES)


def at_index(number: int, cards: tuple[str, ...]) -> Action:
    """The action of a number.

    >>> str(at_index(3, ())), str(at_index(192, ()))
    ('b1/NE', 'move a1')
    """
    if 0 <= number < len(PUSHES):
        return PUSHES[number]
    choice, to = divmod(number - len(PUSHES), len(SQUARES))
    if not 0 <= choice <= len(cards):
        raise Problem("action-number", number=number, last=count(cards) - 1)
    return Move(to, cards[choice - 1] if choice else None)
