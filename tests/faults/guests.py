"""Those who sit at a table or watch it: they come back whenever the connection is lost, and remember everything."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from http.client import HTTPException
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from knossos import bots, load
from knossos.table import wire
from knossos.table.sights import Viewer
from tests.faults.served import Served, Servers

LOST = (OSError, EOFError, HTTPException, ConnectionClosed, InvalidMessage)
"""What it looks like when the server dies."""

Kept: TypeAlias = wire.Act | wire.Undo | wire.Answer | wire.HandOver | wire.Return | wire.Say | wire.Phrase
"""Messages that become entries of the log."""

_read = msgspec.json.Decoder(wire.FromServer).decode


class Shown(Struct, frozen=True):
    """How things stood at a version, as a guest was shown."""

    version: int
    standing: wire.Standing
    sights: tuple[wire.Sight, ...]


class Guest:
    """Somebody who only watches, from some seats or from none."""

    def __init__(
        self, servers: Servers, table: str, token: str | None, seats: tuple[int, ...] = (), language: str | None = None
    ) -> None:
        self.table = table
        self.seats = seats
        self.language = language
        self.news: list[bytes] = []
        """Every entry of the log as it was shown here, by its version."""

        self.shown: list[Shown] = []
        """How things stood whenever this guest came, and how they stood last."""

        self.over = False
        self._servers = servers
        self._token = token

    @property
    def viewers(self) -> Sequence[Viewer]:
        """Through whose eyes the table is seen."""
        return self.seats or (None,)

    async def attend(self) -> None:
        """Be there until the game is over."""
        while not self.over:
            served = await self._servers.any()
            try:
                async with connect(
                    served.socket, compression=None, max_size=None, close_timeout=1, proxy=None
                ) as socket:
                    await self._stay(served, socket)
            except LOST as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd:
                    raise AssertionError("the server itself closed the connection") from lost

    async def _stay(self, served: Served, socket: ClientConnection) -> None:
        """Listen for as long as it takes, also to a server that seems to be asleep."""
        await self._talk(socket)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = wire.Hello(wire.PROTOCOL, self.table, self._token, len(self.news), self.language)
        await socket.send(wire.encode(hello))
        welcome = _read(await socket.recv())
        assert isinstance(welcome, wire.Welcome), welcome
        assert welcome.seats == self.seats
        self._see_table(welcome.table)
        arrival = _read(await socket.recv())
        assert isinstance(arrival, wire.Update), arrival
        self._note(arrival)
        assert self.shown, f"{self.table}: the game that was begun is lost"
        self.shown.append(self.shown[-1])
        await self._arrived(socket)
        while not self._done:
            message = _read(await socket.recv())
            if isinstance(message, wire.Update):
                self._note(message)
            await self._heard(message, socket)

    @property
    def _done(self) -> bool:
        return self.over

    def _note(self, update: wire.Update) -> None:
        """Remember what is new; nothing may be missing, and nothing may come twice."""
        for news in update.news:
            assert news.version == len(self.news), f"{self.table}: {news.version} was shown after {len(self.news)}"
            self.news.append(wire.encode(news))
        assert update.version == len(self.news)
        if update.table:
            self._see_table(update.table)
        if update.sights:
            self.shown[-1:] = [Shown(update.version, update.standing, update.sights)]
        self.over = update.standing.stage == "over"

    def _see_table(self, table: wire.TableInfo) -> None:
        pass

    async def _arrived(self, socket: ClientConnection) -> None:
        pass

    async def _heard(self, message: wire.FromServer, socket: ClientConnection) -> None:
        pass


class Player(Guest):
    """Somebody who plays, talks, takes back and hands over, one message at a time.

    A message without an answer is sent again with the same reference, until there is one.
    """

    def __init__(self, servers: Servers, table: str, token: str, seats: tuple[int, ...], game: str, luck: str) -> None:
        super().__init__(servers, table, token, seats)
        self.sent: dict[tuple[int, str], Kept] = {}
        self.acknowledged: dict[tuple[int, str], int] = {}
        self.refused: dict[tuple[int, str], str] = {}
        self.counts: Counter[str] = Counter()
        self._luck = random.Random(f"{luck} {seats}")
        self._game = load(game)
        self._views = msgspec.json.Decoder(self._game.kinds.view)
        name = "random" if self._game.name == "team" else "greedy"  # greedy thinks long there, and random ends soon
        self._minds = {seat: bots.load(name, self._game, seat, luck) for seat in seats}
        self._unanswered: Kept | None = None
        self._sent_again_at = 0
        """The version that was shown when the message without an answer was sent again."""

        self._standing: wire.Standing
        self._sights: dict[int | None, wire.Sight] = {}
        self._chairs: tuple[wire.ChairInfo, ...] = ()

    async def _stay(self, served: Served, socket: ClientConnection) -> None:
        """Talk until the server no longer answers: then another one may."""
        talking = asyncio.create_task(self._talk(socket))
        waiting = asyncio.create_task(served.gone.wait())
        try:
            await asyncio.wait([talking, waiting], return_when=asyncio.FIRST_COMPLETED)
            if talking.done():
                talking.result()
            else:
                socket.transport.abort()
        finally:
            waiting.cancel()
            talking.cancel()
            await asyncio.gather(talking, waiting, return_exceptions=True)

    @property
    def _done(self) -> bool:
        return self.over and self._unanswered is None

    def _see_table(self, table: wire.TableInfo) -> None:
        self._chairs = table.chairs

    def _note(self, update: wire.Update) -> None:
        super()._note(update)
        self._standing = update.standing
        self._sights |= {sight.seat: sight for sight in update.sights}

    async def _arrived(self, socket: ClientConnection) -> None:
        if self._unanswered:
            self.counts["sent again"] += 1
            self._sent_again_at = len(self.news)
            await socket.send(wire.encode(self._unanswered))
        else:
            await self._go_on(socket)

    async def _heard(self, message: wire.FromServer, socket: ClientConnection) -> None:
        match message:
            case wire.Done(reference=reference, version=version):
                self._acknowledge(reference, version)
            case wire.Refused(reference=reference, code=code):
                self._refuse(reference, code)
        if self._unanswered is None:
            await self._go_on(socket)

    def _acknowledge(self, reference: str, version: int) -> None:
        sent = self._unanswered
        assert sent
        assert sent.reference == reference
        if (sent.seat, reference) not in self.acknowledged:
            self.counts["kept without an answer"] += version < self._sent_again_at
        known = self.acknowledged.setdefault((sent.seat, reference), version)
        assert known == version, f"{self.table}: {sent} was {known} first, then {version}"
        self._settle()

    def _refuse(self, reference: str, code: str) -> None:
        sent = self._unanswered
        assert sent
        assert sent.reference == reference
        assert (sent.seat, reference) not in self.acknowledged, f"{self.table}: {sent} was done first, then {code}"
        self.refused[sent.seat, reference] = code
        self._settle()

    def _settle(self) -> None:
        self._unanswered = None
        self._sent_again_at = 0

    async def _go_on(self, socket: ClientConnection) -> None:
        """Send the next message, if there is anything to say."""
        if self.over:
            return
        message = (self._again() if self._chance(0.05) else None) or next(self._wishes(), None)
        if message is None:
            return
        self._unanswered = message
        self.sent[message.seat, message.reference] = message
        await socket.send(wire.encode(message))
        self._servers.asked.set()

    def _again(self) -> Kept | None:
        """Something that was acknowledged long ago: to send it once more must be harmless."""
        known = list(self.acknowledged)
        self.counts["repeated"] += bool(known)
        return self.sent[self._luck.choice(known)] if known else None

    def _wishes(self) -> Iterator[Kept]:
        """What there is to say, the most urgent first."""
        asking = self._standing.asking
        for seat in self.seats:
            if asking and seat in asking.of and seat not in asking.agreed:
                yield wire.Answer(self._reference(), seat, self._chance(0.7))
            if self._chairs[seat].holder.kind == "bot":
                yield wire.Return(self._reference(), seat)
        for seat in self.seats:
            sight = self._sights.get(seat)
            if sight and sight.legal and seat == self._standing.to_act:
                yield self._in_turn(seat, sight)

    def _in_turn(self, seat: int, sight: wire.Sight) -> Kept:
        if self._chance(0.04):
            return wire.Say(self._reference(), seat, f"Ariadne {len(self.sent)} ß\N{OWL}")
        if self._chance(0.04):
            return wire.Phrase(self._reference(), seat, "good-luck")
        if self._chance(0.03):
            return wire.HandOver(self._reference(), seat, "random")
        if sight.undo is not None and self._standing.asking is None and self._chance(0.05):
            return wire.Undo(self._reference(), seat)
        seen = len(self.news) if self._chance(0.5) else None
        return wire.Act(self._reference(), seat, self._choice(seat, sight), seen)

    def _choice(self, seat: int, sight: wire.Sight) -> str:
        if self._chance(0.1):
            return self._luck.choice(sight.legal)
        view: Any = self._views.decode(sight.view)
        return str(self._minds[seat].choose(view, [self._game.parse(text) for text in sight.legal]))

    def _reference(self) -> str:
        return f"{len(self.sent)}"

    def _chance(self, share: float) -> bool:
        return self._luck.random() < share
