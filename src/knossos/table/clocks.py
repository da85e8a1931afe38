"""How long each seat may think."""

from knossos.table.entries import Clock


class Clocks:
    """The clocks of a table, in milliseconds. They are what the times of the log make them."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._decision = clock.decision * 1000
        self.reserves = [clock.reserve * 1000] * seats
        self._since = 0

    def set(self, at: int) -> None:
        """A new decision is due from now on."""
        self._since = at

    def stop(self, seat: int, at: int) -> None:
        """A seat has decided: what it needed beyond its time comes out of its reserve."""
        beyond = at - self._since - self._decision
        self.reserves[seat] = max(0, self.reserves[seat] - max(0, beyond))
        self.set(at)

    def until(self, seat: int, not_before: int) -> int:
        """When the time of a seat is up. Before the server was there, no clock ran."""
        return max(self._since, not_before) + self._decision + self.reserves[seat]
