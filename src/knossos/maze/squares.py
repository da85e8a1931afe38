"""The 49 squares of the board, their names, and the way from one to the next.

A square is a number from 0 to 48, row by row from the top left. People say `a1` to `g7`: columns a-g from the left,
rows 1-7 from the top.
"""

from typing import TypeAlias

from knossos.locale import Problem

Square: TypeAlias = int
Direction: TypeAlias = int

SIZE = 7
SQUARES = range(SIZE * SIZE)

N, E, S, W = DIRECTIONS = (1, 2, 4, 8)
"""The four directions, each a bit, clockwise from the top."""

NAMES = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcdefg")
_NUMBERS = {name: number for number, name in enumerate(NAMES)}


def square(name: str) -> Square:
    """The square that people call `name`.

    >>> square("a1"), square("g1"), square("a2"), square("g7")
    (0, 6, 7, 48)
    """
    if name not in _NUMBERS:
        raise Problem("square-name", text=name)
    return _NUMBERS[name]


def opposite(direction: Direction) -> Direction:
    """The direction back.

    >>> opposite(N) == S, opposite(W) == E
    (True, True)
    """
    return (direction << 2 | direction >> 2) & 15


def step(start: Square, direction: Direction) -> Square | None:
    """The neighbouring square in a direction, or None at the edge of the board.

    >>> NAMES[step(square("b3"), N)]
    'b2'
    """
    row, column = divmod(start, SIZE)
    match direction:
        case 1:
            return start - SIZE if row > 0 else None
        case 2:
            return start + 1 if column < SIZE - 1 else None
        case 4:
            return start + SIZE if row < SIZE - 1 else None
        case _:
            return start - 1 if column > 0 else None
