"""Tables without a server, and people to sit at them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from knossos import bots
from knossos.locale import Problem
from knossos.table import opening
from knossos.table.store import Row
from knossos.table.table import Caller, Stamp, Table
from knossos.table.wire import ClockWish, SeatWish, TableWish

NOW = 1_700_000_000_000
"""When these tables are opened."""

ME = SeatWish("me", "Ariadne")
OPEN = SeatWish("open")
INVITED = SeatWish("invited")
BOT = SeatWish("bot", bot="random")


class Party:
    """A table, everybody's tokens, and a log that keeps what the table wrote."""

    def __init__(self, wish: TableWish) -> None:
        opened, self.host, self.link, invitations = opening.wished(wish)
        self.invitations = {invitation.seat: invitation.token for invitation in invitations}
        self.table = Table.open("labyrinth", opened, NOW)
        self.tokens = {seat: self.host for seat, each in enumerate(wish.seats) if each.kind == "me"}
        self.rows: list[Row] = []
        self.at = NOW
        self.served_since = 0

    @property
    def host_caller(self) -> Caller:
        return self.table.caller(self.host)

    def stamp(self, seat: int | None = None, reference: str | None = None) -> Stamp:
        return Stamp(self.at, seat, reference, self.served_since)

    def caller(self, seat: int) -> Caller:
        return self.table.caller(self.tokens[seat])

    def sit(self, name: str, seat: int | None = None, token: str | None = None, nonce: str | None = None) -> int:
        taken, owner = self.table.sit(token or self.link, seat, name, nonce, self.stamp())
        self.tokens[taken] = owner
        return taken

    def start(self) -> Party:
        self.table.start(self.host_caller, "random", None, self.stamp())
        return self

    def act(self, seat: int, text: str | None = None, reference: str | None = None) -> None:
        """Play an action; without one: the first that is legal."""
        chosen = text or str(self.table.running.legal(seat)[0])
        self.table.act(self.caller(seat), seat, chosen, None, self.stamp(seat, reference))

    def act_until(self, seat: int) -> None:
        """Play anything until a seat is to act."""
        while self.table.to_act != seat:
            assert self.table.to_act is not None
            self.act(self.table.to_act)

    def act_past(self, seat: int) -> None:
        """Play anything until the one after a seat has acted: from then on, that seat has to ask."""
        self.act_until(seat)
        self.act_until(seat + 1)
        self.act(seat + 1)

    def finish(self) -> Party:
        """Play well until the game is over."""
        while (seat := self.table.to_act) is not None:
            match = self.table.running
            player = bots.load("greedy", self.table.game, seat, str(self.table.version))
            self.table.decide(seat, str(player.choose(match.view(seat), match.legal(seat))), self.stamp())
        return self

    def saved(self) -> list[Row]:
        """All rows so far, as a store would keep them."""
        self.rows += self.table.unsaved
        self.table.unsaved.clear()
        return self.rows

    def again(self) -> Table:
        """The table as somebody finds it who has only the log."""
        return Table(self.table.name, msgspec.json.decode(msgspec.json.encode(self.saved()), type=list[Row]))


def party(*seats: SeatWish, game: str = "amazeing(mode=kids)", clock: ClockWish | None = None, **wish: bool) -> Party:
    """A table; without seats: one for oneself and one that is open."""
    return Party(TableWish(game, list(seats or (ME, OPEN)), clock=clock, **wish))


def pair(game: str = "amazeing(mode=kids)", clock: ClockWish | None = None) -> Party:
    """Two people who play."""
    both = party(game=game, clock=clock)
    both.sit("Theseus")
    return both.start()


@contextmanager
def refused(key: str, **values: str | int) -> Iterator[None]:
    """What happens in the block is refused, for this reason."""
    with pytest.raises(Problem) as problem:
        yield
    assert problem.value.key == key
    assert problem.value.values.items() >= values.items()
