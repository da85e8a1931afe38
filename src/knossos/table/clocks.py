"""How long each seat may think."""

from msgspec import Struct
from msgspec.structs import replace

from knossos.table.entries import Clock


class Decision(Struct, frozen=True):
    """A decision that was made: by whom, since when it was due, and what reserve there was then."""

    seat: int
    since: int
    reserve: int


class Clocks:
    """The clocks of a table, in milliseconds. They are what the log makes them."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._decision = clock.decision * 1000
        self.reserves = [clock.reserve * 1000] * seats
        self.since = 0
        """Since when a decision is due."""

        self._made: list[Decision] = []

    def set(self, at: int) -> None:
        """A decision is due from now on, with its whole time."""
        self.since = at

    def stop(self, seat: int, at: int) -> None:
        """A seat has decided: what it needed beyond its time comes out of its reserve."""
        self._made.append(Decision(seat, self.since, self.reserves[seat]))
        beyond = at - self.since - self._decision
        self.reserves[seat] = max(0, self.reserves[seat] - max(0, beyond))
        self.set(at)

    def go_back(self, made: int) -> None:
        """A seat takes something back, and so many decisions are left: its time goes on as if it had not decided."""
        back = self._made[made]
        self.since, self.reserves[back.seat] = back.since, back.reserve
        del self._made[made:]

    def go_back_with_consent(self, made: int, at: int) -> None:
        """The others agree that a seat takes something back: its decision has its whole time again."""
        del self._made[made:]
        self.set(at)

    def resume(self, at: int) -> None:
        """A server is there again, and no clock ran before."""
        self.since = max(self.since, at)
        self._made = [replace(each, since=max(each.since, at)) for each in self._made]

    def until(self, seat: int, not_before: int) -> int:
        """When the time of a seat is up. Before the server was there, no clock ran."""
        return max(self.since, not_before) + self._decision + self.reserves[seat]

    def latest_until(self, seat: int, not_before: int) -> int:
        """When the time for the latest decision of a seat would be up, had it not decided."""
        latest = next(each for each in reversed(self._made) if each.seat == seat)
        return max(latest.since, not_before) + self._decision + latest.reserve
