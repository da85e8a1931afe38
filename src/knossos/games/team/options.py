"""The choices that the rulebook leaves to the players, and those where its language versions disagree."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, kw_only=True):
    """How the game is set up."""

    mode: Literal["introductory", "standard", "expert"] = "introductory"
    spells: Literal["choice", "random"] = "choice"
    first: int | Literal["random"] = 0
    pieces: tuple[str, ...] = ("yellow", "red", "blue", "green")
    flip: Literal["always", "may"] = "always"
    """Whether a tile that a walk stops on is always turned face up."""

    stay: bool = False
    """Whether a move may stay on a square that no passage leads back to."""

    help: Literal["each-stop", "turn-start"] = "each-stop"
    """When it is decided whether a player may collect for the others."""

    reverse: Literal["allowed", "never-undo-daedalus"] = "allowed"
    memory: bool = False
    """Whether everybody sees what lies face down: a memory aid."""

    treasures: Literal["spread", "tiles"] = "spread"
    """Where the treasures are: on fixed squares and path tiles, or on path tiles alone."""

    book: Literal["flips", "teleports"] = "flips"
    """Which pages the Book has: more that flip tiles, or more that teleport pieces."""
