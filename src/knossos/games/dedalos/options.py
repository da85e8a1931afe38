"""The choices that the rulebook leaves to the players, and those where it is silent."""

from typing import Literal

from msgspec import Struct

PIECES = ("red", "yellow", "blue", "green", "purple", "white")
"""The tributes in the box."""


class Options(Struct, frozen=True, kw_only=True):
    """How the game is set up."""

    collapse: bool = True
    """Whether the tiles that close an exit are in the bag."""

    minotaur: bool = True
    """Whether the minotaur hunts."""

    first: int | Literal["random"] = 0
    pieces: tuple[str, ...] = PIECES
    allow_two: bool = False
    """Whether two may play, with two exits."""

    lay_from_exit: bool = False
    """Whether a tile may be laid where only an exit meets it."""

    dead_end: Literal["stand", "turn"] = "stand"
    """What the minotaur does where it can only go back."""
