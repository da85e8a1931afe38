"""How a game ended."""

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """Who won, the points of each seat where the game has points, and why it ended (a message key)."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()

    def __str__(self) -> str:
        winners = "+".join(map(str, self.winners)) or "nobody"
        scores = " scores=" + "+".join(map(str, self.scores)) if self.scores else ""
        return f"{self.reason} winners={winners}{scores}"
