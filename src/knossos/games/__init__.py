"""The games: each a package beside this file, found by its name. Rules and components, nothing else.

A game registers itself by being here: its package has one class that keeps the contract.
"""

from functools import lru_cache
from importlib import import_module
from os import PathLike
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from msgspec import Struct

from knossos.game import Game
from knossos.game import options as option_texts
from knossos.locale import Problem


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def kind(name: str) -> type[Game[Any, Any, Any]]:
    """The class of a game."""
    if name not in names():
        raise Problem("game-name", text=name, games=", ".join(names()))
    found = vars(import_module(f"{__name__}.{name}")).values()
    [game] = (each for each in found if isinstance(each, type) and issubclass(each, Game) and each is not Game)
    return game


def load(text: str, /, *, components: str | PathLike[str] | None = None, **options: object) -> Game[Any, Any, Any]:
    """The game of a name with options, or of its canonical text; with the components of a file instead of its own.

    >>> print(load("amazeing", mode="kids"), load("amazeing(mode=kids)").facts.seats)
    amazeing(mode=kids) (2, 3, 4)
    """
    name, written = option_texts.split(text)
    game = kind(name)
    chosen = option_texts.read(game.kinds.options, written | options)
    return game(chosen, Path(components)) if components else _usual(game, chosen)


@lru_cache(256)
def _usual(game: type[Game[Any, Any, Any]], options: Struct) -> Game[Any, Any, Any]:
    """A game with its own components: reading and checking them takes a while, and nothing in a game changes."""
    return game(options)
