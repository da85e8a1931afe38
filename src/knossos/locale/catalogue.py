"""Fluent catalogues, wrapped so that nothing is ever missing silently."""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import TypeAlias

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Where a long word may be parted on a narrow card of the browser; everywhere else it only gets in the way."""

LONGEST = 1000
"""Longer values are cut: they come from outside, and Fluent refuses them from 2,500 characters on."""


class Problem(ValueError):
    """What is wrong with something that came from outside, as a message key and its values.

    Never a sentence of its own: `str()` is the English one, and any catalogue can say it in its language.

    >>> print(Problem("square-name", text="z9"))
    There is no square "z9". Squares are a1 to g7: a column letter a-g and a row 1-7, counted from the top left.
    """

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[partial[Problem], tuple[()]]:
        return partial(type(self), self.key, **self.values), ()  # it may come from another process

    def __str__(self) -> str:
        return catalogue("en").say(self.key, **self.values)


class Seat(int):
    """The number of a seat, for programs; people are told its piece, by which they know it.

    >>> print(Problem("seat-empty", seat=Seat(0, "red")))
    Nobody plays Red.
    """

    piece: str

    def __new__(cls, number: int, piece: str) -> Seat:
        """A seat that is known by a piece."""
        seat = super().__new__(cls, number)
        seat.piece = piece
        return seat

    def __reduce__(self) -> tuple[type[Seat], tuple[int, str]]:
        return Seat, (int(self), self.piece)


Value: TypeAlias = str | int | Problem | tuple[Seat, ...]


class Catalogue:
    """The messages of one language.

    >>> catalogue("en").say("square-name", text="z9")[:24]
    'There is no square "z9".'
    """

    def __init__(self, language: str, source: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while, and most programs never speak

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, **values: Value) -> str:
        """The sentence for a key; a problem among the values is said in the same language.

        An unknown key or a missing value is an error, never a placeholder.
        """
        if key not in self:
            raise LookupError(f"the {self.language} catalogue has no message {key!r}")
        spoken = {name: self._spoken(value) for name, value in values.items()}
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"the {self.language} message {key!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise LookupError(f"the {self.language} message {key!r} cannot be said with {spoken}: {errors[0]}")
        return str(text).replace(SOFT_HYPHEN, "")

    def _spoken(self, value: Value) -> str | int:
        said = self._said(value)
        return f"{said[:LONGEST]}…" if isinstance(said, str) and len(said) > LONGEST else said

    def _said(self, value: Value) -> str | int:
        match value:
            case Problem():
                return self.say(value.key, **value.values)
            case Seat():
                return self.name(f"piece-{value.piece}", value.piece)
            case tuple():
                return ", ".join(str(self._said(seat)) for seat in value)
            case _:
                return value

    def name(self, key: str, otherwise: str) -> str:
        """What something is called; things from somebody's own components have no message and keep their own name."""
        return self.say(key) if key in self else otherwise.replace("-", " ")

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue that Knossos brings for a language."""
    return Catalogue(language, files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8"))


def languages() -> tuple[str, ...]:
    """The languages that Knossos speaks."""
    names = (entry.name for entry in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))
