"""Anything that is allowed."""

from collections.abc import Sequence
from typing import Any

from knossos.bots.bot import Advice, Bot


class Random(Bot):
    """Plays any legal action, each as likely as the others."""

    level = 0

    def advise(self, view: Any, legal: Sequence[Any]) -> Advice:
        """Any of them."""
        return Advice(self.luck.choice(legal), "advice-random", {})
