"""What is in a box, read from a file: whoever owns the box can correct it there."""

import hashlib
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from knossos.locale import Problem

C = TypeVar("C", bound=Struct)
T = TypeVar("T")

Count: TypeAlias = Annotated[int, Meta(ge=0)]
"""How many of something there are."""


def read(path: Path, kind: type[C], check: Callable[[C], object]) -> C:
    """Read a components file and check it; what is wrong is said with the name of the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = str(error.strerror) if isinstance(error, OSError) else str(error)
        raise Problem("components-unreadable", file=str(path), reason=reason) from None
    try:
        components = msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Problem("components-broken", file=str(path), reason=str(error)) from None
    try:
        check(components)
    except Problem as problem:
        raise Problem("components-wrong", file=str(path), reason=problem) from None
    return components


def chosen(option: str, name: str, choices: Mapping[str, T]) -> T:
    """What the file has for a choice of an option."""
    if name not in choices:
        raise Problem("components-choice", option=option, text=name, choices=", ".join(choices))
    return choices[name]


def digest(components: Struct) -> str:
    """A fingerprint of everything that is in the box."""
    return hashlib.sha256(msgspec.json.encode(components, order="sorted")).hexdigest()[:16]
