"""Who sits in a seat."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from knossos.locale import Problem

_NAME = re.compile(r"[^\s,:](?:[^,:\n]*[^\s,:])?")


class Holder(Struct, frozen=True):
    """A person with a name, a bot by its name, or nobody yet."""

    kind: Literal["person", "bot", "nobody"]
    name: str = ""

    def __str__(self) -> str:
        return self.name if self.kind == "person" else f"bot:{self.name}" if self.kind == "bot" else "-"

    @classmethod
    def parse(cls, text: str) -> Holder:
        """Read a holder as `str` writes it.

        >>> Holder.parse("bot:greedy"), Holder.parse("Ariadne").kind, Holder.parse("-").kind
        (Holder(kind='bot', name='greedy'), 'person', 'nobody')
        """
        if text == "-":
            return nobody()
        if text.startswith("bot:"):
            return bot(text.removeprefix("bot:"))
        return person(text)


def person(name: str) -> Holder:
    """A person; the name may be anything that can be seen, without commas and colons."""
    if not _NAME.fullmatch(name) or not name.isprintable() or name == "-":
        raise Problem("player-name", text=name)
    return Holder("person", name)


def bot(name: str) -> Holder:
    """A bot, by its name."""
    return Holder("bot", name)


def nobody() -> Holder:
    """An empty seat."""
    return Holder("nobody")
