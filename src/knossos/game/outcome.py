"""How a game ended."""

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """Who won, the points of each seat where the game has points, and why it ended (a message key)."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()

    @property
    def tied(self) -> bool:
        """Whether somebody has as many points as a winner and has not won: something else has decided."""
        best = {self.scores[seat] for seat in self.winners} if self.scores else ()
        return any(score in best and seat not in self.winners for seat, score in enumerate(self.scores))

    def __str__(self) -> str:
        winners = "+".join(map(str, self.winners)) or "nobody"
        scores = " scores=" + "+".join(map(str, self.scores)) if self.scores else ""
        return f"{self.reason} winners={winners}{scores}"
