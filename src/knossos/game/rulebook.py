"""The pages that say the rules of each game, rule by rule, in our own words and in every language."""

import re
from pathlib import Path

from knossos.locale import Problem

_INSTALLED = Path(__file__).parents[1] / "rules"
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]+-\d+)\*\* (?P<text>.+(?:\n  .+)*)", re.MULTILINE)


def page(game: str, language: str = "en") -> str:
    """The whole page of a game, as Markdown."""
    folder = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    place = folder if language == "en" else folder / language
    return (place / f"{game}.md").read_text(encoding="utf-8")


def rules(game: str, language: str = "en") -> dict[str, str]:
    """Every rule of a game by its id, in the order of the page.

    >>> rules("amazeing")["AMAZE-TURN-3"]
    'The order is fixed: nobody moves before having pushed.'
    """
    return {match["id"]: re.sub(r"\s+", " ", match["text"]) for match in _RULE.finditer(page(game, language))}


def rule(game: str, name: str, language: str = "en") -> str:
    """One rule of a game; upper and lower case are the same."""
    known = rules(game, language)
    if name.upper() not in known:
        raise Problem("rule-name", text=name, game=game, examples=", ".join(list(known)[:3]))
    return known[name.upper()]
