"""The choices that the rulebook leaves to the players, and those where the box is not known."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, kw_only=True):
    """How the game is set up."""

    first: int | Literal["random"] = 0
    pieces: tuple[str, ...] = ("red", "yellow", "blue", "green")
    facing: Literal["N", "E", "S", "W", "random"] = "N"
    """Where the dragon looks at first."""

    treasures: Literal["arrows", "ring"] = "arrows"
    """Which twelve squares the treasures lie on: in front of the arrows, or in a ring around the lair."""

    tiles: Literal["modern", "classic"] = "modern"
