"""Bots: players that choose from what a seat sees, found by name.

A module of this package is a bot that plays every game; a package in it has a module for each game it plays.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from random import Random as Luck
from typing import Any

from knossos.bots.bot import Advice, Bot
from knossos.game import Game
from knossos.locale import Problem

__all__ = ["Advice", "Bot", "kind", "load", "names"]


def names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the weakest first."""
    found = [module.name for module in iter_modules(__path__) if _module(module.name, game)]
    return tuple(sorted(found, key=lambda name: kind(name, game).level))


@cache
def kind(name: str, game: str) -> type[Bot]:
    """The class of a bot for a game."""
    module = _module(name, game)
    if module is None:
        raise Problem("bot-name", text=name, game=game, bots=", ".join(names(game)))
    found = vars(import_module(module)).values()
    [bot] = (each for each in found if isinstance(each, type) and issubclass(each, Bot) and each is not Bot)
    return bot


def load(name: str, game: Game[Any, Any, Any], seat: int, seed: str) -> Bot:
    """A bot in a seat. The same seed makes it choose the same."""
    return kind(name, game.name)(name, game, seat, Luck(f"{seed} {seat}"))


def _module(name: str, game: str) -> str | None:
    """Where the bot is: a module for all games, or one for this game in a package."""
    if name == "bot" or name not in {module.name for module in iter_modules(__path__)}:
        return None
    module = f"{__name__}.{name}"
    if name not in {package.name for package in iter_modules(__path__) if package.ispkg}:
        return module
    return f"{module}.{game}" if find_spec(f"{module}.{game}") else None
