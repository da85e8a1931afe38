"""The choices that the rulebook leaves to the players."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, kw_only=True):
    """How the game is set up."""

    mode: Literal["basic", "kids", "daynight"] = "basic"
    tiles: Literal["modern", "classic"] = "modern"
    first: int | Literal["random"] = 0
    pieces: tuple[str, ...] = ("red", "yellow", "blue", "green")
    night_cards: Literal["open", "secret"] = "open"
