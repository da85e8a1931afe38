"""Every registered game in every mode, and with every other choice that its options name."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle, product
from typing import Any, Literal, get_args, get_origin

import msgspec

from knossos.games import kind, load, names


@cache
def every_mode() -> list[str]:
    """The canonical texts of all games in all modes."""
    return [text for name in names() for text in _modes(name)]


@cache
def every_variant() -> list[str]:
    """The same, and each mode once more with each named choice of each other option."""
    texts = dict.fromkeys(every_mode())
    for text in every_mode():
        game = load(text)
        for field in msgspec.structs.fields(game.options):
            if field.name != "mode":
                chosen = msgspec.structs.asdict(game.options)
                texts |= dict.fromkeys(
                    str(load(game.name, **chosen | {field.name: each})) for each in _named(field.type)
                )
    return list(texts)


@cache
def every_table() -> list[tuple[str, int]]:
    """Every mode with every number of seats, and every other choice with one of them: a new one, or each in turn."""
    modes = every_mode()
    tables = [(text, seats) for text in modes for seats in load(text).facts.seats]
    in_turn = {name: cycle(load(name).facts.seats) for name in names()}
    for text in every_variant():
        if text not in modes:
            game = load(text)
            new = [seats for seats in game.facts.seats if seats not in load(game.name).facts.seats]
            tables.append((text, new[0] if new else next(in_turn[game.name])))
    return tables


MODULES = ("collapse", "minotaur")
"""Options that are like modes: each of them is on or off."""


def _modes(name: str) -> list[str]:
    fields = {field.name: field.type for field in msgspec.structs.fields(kind(name).kinds.options)}
    if "mode" in fields:
        return [str(load(name, mode=mode)) for mode in _named(fields["mode"])]
    modules = [module for module in MODULES if module in fields]
    chosen = (
        map("=".join, zip(modules, each, strict=True)) for each in product(("true", "false"), repeat=len(modules))
    )
    return [str(load(f"{name}({','.join(each)})")) for each in chosen]


def _named(option: Any) -> Iterator[object]:
    """The values that the type of an option names."""
    if get_origin(option) is Literal:
        yield from get_args(option)
    elif option is bool:
        yield from (False, True)
    else:
        for part in get_args(option):
            yield from _named(part)


def file_name(game: str) -> str:
    """A game in a mode as the name of a file.

    >>> file_name("amazeing(mode=kids)")
    'amazeing-kids.txt'
    """
    return re.sub("[^a-z]+", "-", game.replace("mode=", "")).rstrip("-") + ".txt"
