"""A match as it stood, kept so that it can be finished under newer rules."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from knossos.game import Game
from knossos.locale import Problem
from knossos.match.seats import Holder


class Snapshot(Struct, frozen=True):
    """A position, who held the seats, and how far the match had come."""

    version: int
    """How many entries of the log it stands for."""

    steps: int
    """How many steps it stands for: the deal, and every action that was not taken back."""

    holders: tuple[Holder, ...]
    rules: int
    components: str
    state: msgspec.Raw
    """The position in JSON."""

    @classmethod
    def of(
        cls, game: Game[Any, Any, Any], state: Any, holders: tuple[Holder, ...], version: int, steps: int
    ) -> Snapshot:
        """Keep a position of a game."""
        return cls(version, steps, holders, game.rules, game.digest, msgspec.Raw(msgspec.json.encode(state)))

    def position(self, game: Game[Any, Any, Any]) -> Any:
        """The position as a game understands it, whatever its version of the rules."""
        if self.components != game.digest:
            raise Problem("snapshot-components", digest=self.components, right=game.digest)
        try:
            return msgspec.json.decode(self.state, type=game.kinds.state)
        except msgspec.DecodeError as error:
            raise Problem("snapshot-state", version=self.rules, right=game.rules, reason=str(error)) from None
