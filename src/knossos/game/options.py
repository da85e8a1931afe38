"""The options of a game: read from text or from Python, checked, and written in one canonical way."""

import builtins
import re
import types
import typing
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

from knossos.game.chance import Chance
from knossos.locale import Problem

O = TypeVar("O", bound=Struct)  # noqa: E741

_WORD = "[a-z][a-z0-9_]*"
_OPTION = f"{_WORD}=[^(),=]+"
_TEXT = re.compile(rf"(?P<name>{_WORD})(?:\((?P<options>{_OPTION}(?:,{_OPTION})*)?\))?")


def split(text: str) -> tuple[str, dict[str, str]]:
    """Take the canonical text of a game apart.

    >>> split("amazeing(mode=kids,pieces=red+blue)")
    ('amazeing', {'mode': 'kids', 'pieces': 'red+blue'})
    """
    match = _TEXT.fullmatch(text)
    if not match:
        raise Problem("game-text", text=text)
    options = {}
    for part in filter(None, (match["options"] or "").split(",")):
        name, _, value = part.partition("=")
        if name in options:
            raise Problem("game-text", text=text)
        options[name] = value
    return match["name"], options


def read(kind: type[O], given: Mapping[str, object]) -> O:
    """Make the options of a kind from values or from their text."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in given:
        if name not in fields:
            raise Problem("option-name", option=name, options=", ".join(fields))
    return kind(**{name: _value(name, fields[name].type, value) for name, value in given.items()})


def write(options: Struct) -> str:
    """The mode, where there is one, and the options that differ from their defaults, in canonical order.

    >>> from knossos.games.amazeing import Options
    >>> write(Options(pieces=("blue", "red")))
    'mode=basic,pieces=blue+red'
    """
    changed = []
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if value != field.default or field.name == "mode":
            changed.append(f"{field.name}={_text(value)}")
    return ",".join(changed)


def choices(kind: type[Struct]) -> dict[str, tuple[str, str]]:
    """What each option can be, and its default, as text."""
    found = {}
    for field in msgspec.structs.fields(kind):
        assert field.default is not NODEFAULT, f"option {field.name} needs a default"
        found[field.name] = (_described(field.type), _text(field.default))
    return found


def _text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return "+".join(value) if isinstance(value, tuple) else str(value)


def _value(name: str, kind: Any, given: object) -> object:
    if isinstance(given, str) and get_origin(kind) is tuple:
        given = given.split("+")
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        raise Problem("option-value", option=name, text=str(given), choices=_described(kind)) from None


def _described(kind: Any) -> str:
    """What an option of a type can be, in words."""
    parts = get_args(kind)
    match get_origin(kind) or kind:
        case typing.Literal:
            return ", ".join(map(str, parts))
        case types.UnionType | typing.Union:
            return ", ".join(map(_described, parts))
        case builtins.tuple:
            return f"{_described(parts[0])}+{_described(parts[0])}+…"
        case builtins.bool:
            return "false, true"
        case builtins.int:
            return "0, 1, 2, …"
        case builtins.str:
            return "NAME"
    raise TypeError(f"an option cannot be {kind}")


def first_seat(first: int | Literal["random"], seats: int, chance: Chance) -> int:
    """The seat that begins: a given one, or one that is drawn."""
    if first == "random":
        return chance.draw("first", range(seats))
    if not 0 <= first < seats:
        raise Problem("option-first", first=first, last=seats - 1)
    return first
