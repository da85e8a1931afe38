"""The boards, drawn as text: one module per game, with the name of the game and a function `draw`."""

from collections.abc import Collection
from importlib import import_module
from typing import Any

from knossos.game import Game
from knossos.terminal.screen import Screen


def draw(game: Game[Any, Any, Any], view: Any, lit: Collection[Any], screen: Screen) -> list[str]:
    """The lines that show what a seat sees; the squares or cells in `lit` stand out."""
    lines: list[str] = import_module(f"{__name__}.{game.name}").draw(game, view, lit, screen)
    return lines
