"""Servers fail again and again while people play: what was acknowledged stays, and nothing happens twice.

`survive` and `survive_together` are the whole of it; `make test` and `make soak` differ only in how often.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from knossos import load
from knossos.game.record import Record
from knossos.match import HandedOver, Played, Undone, fairness
from knossos.table import entries, sights, wire
from knossos.table.entries import Answered, Asked, Entry, Said
from knossos.table.neighbours import LEASE
from knossos.table.store import Row
from knossos.table.table import Table
from tests.faults.guests import LOST, Guest, Kept, Player
from tests.faults.ledger import Ledger, in_database, in_file
from tests.faults.served import KNOSSOS, PATIENCE, Servers
from tests.table.databases import order, restart
from tests.table.serving import Answer, ask, bot, me


class Plan(NamedTuple):
    """A table that is played again and again: people at one screen, people far away, and bots."""

    game: str
    near: int
    far: int
    bots: tuple[str, ...] = ()


PLANS = (
    Plan("amazeing(mode=kids)", near=1, far=1),
    Plan("amazeing", near=2, far=0, bots=("random",)),
    Plan("team", near=1, far=1),
    Plan("dragon", near=1, far=0, bots=("greedy",)),
    Plan("dedalos", near=1, far=1, bots=("random",)),
)

EARLY = 0.15
"""The share of kills that may come before the server listens."""

USUAL, MOST = 25, 100
"""How many messages a server takes before it is killed."""

PAUSE = LEASE + 1.5
"""Seconds that a server is paused: longer than the others believe that it is there."""

LONGEST = 1.0
"""So many seconds without a message are enough."""

ANSWERED = 0.01
"""Seconds within which most messages are answered."""

ERRORS = re.compile(r" ERROR (?!knossos\.table\.workers: worker \d has ended with status -9,)")
"""What no server says, but that a worker was killed."""


class Party:
    """A table, and everybody there."""

    def __init__(self, table: str, commitment: str, players: Sequence[Player], watching: Sequence[Guest]) -> None:
        self.table = table
        self.commitment = commitment
        """What the server showed of its luck before anybody sat down."""

        self.players = players
        self.guests = (*players, *watching)
        self.rows: list[Row] = []
        """The log when it was checked last."""

        self.checked = dict.fromkeys(self.guests, 0)
        """How many entries that each was shown have been found right."""

    @property
    def over(self) -> bool:
        """Whether everybody has gone home."""
        return all(guest.over for guest in self.guests)


class Report(NamedTuple):
    """What happened while nothing was lost or done twice: without that, there is no report."""

    faults: Counter[str]
    games: int
    entries: int
    acknowledged: int
    counts: Counter[str]
    refused: Counter[str]
    starts: list[float]
    seconds: float

    def __str__(self) -> str:
        counts = ", ".join(f"{count:,} {name}" for name, count in sorted(self.counts.items()))
        refused = ", ".join(f"{count:,} {code}" for code, count in self.refused.most_common())
        return (
            f"{', '.join(f'{count:,} × {fault}' for fault, count in self.faults.items())} in {self.seconds:.0f} s; "
            f"a start took {mean(self.starts):.2f} s, at most {max(self.starts):.2f} s\n"
            f"{self.games:,} games to their end, {self.entries:,} entries\n"
            f"messages: {self.acknowledged:,} acknowledged, each kept once; {counts}\n"
            f"refused: {refused}"
        )


def survive(
    kills: int,
    seed: str,
    folder: Path,
    command: Sequence[str] = KNOSSOS,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Kill a server with an SQLite file so many times while people play, and check after each that all is there."""
    file = folder / "tables.sqlite"

    async def happen() -> Report:
        servers = Servers(str(file), folder, 1, seed, command)
        siege = _Siege(seed, servers, in_file(file))
        return await siege.run([siege.kill] * kills, progress)

    return _noted(f'survive({kills}, "{seed}", ...)', happen)


def survive_together(
    faults: Sequence[str],
    seed: str,
    folder: Path,
    url: str,
    command: Sequence[str] = KNOSSOS,
    progress: Callable[[int], None] = lambda _: None,
    servers: int = 2,
    workers: int = 1,
) -> Report:
    """Let servers that share a PostgreSQL database suffer faults while people play, and check after each."""

    async def happen() -> Report:
        siege = _Siege(seed, Servers(url, folder, servers, seed, command, workers), in_database(url))
        trials = {
            "kill": siege.kill,
            "kill all": siege.kill_all,
            "kill worker": siege.kill_worker,
            "pause": siege.pause,
            "pause worker": siege.pause_worker,
            "cut": lambda: siege.cut(url),
            "restart": lambda: siege.restart(crash=False),
            "crash": lambda: siege.restart(crash=True),
        }
        return await siege.run([trials[fault] for fault in faults], progress)

    return _noted(f'survive_together({faults}, "{seed}", ...)', happen)


def _noted(call: str, happen: Callable[[], Coroutine[Any, Any, Report]]) -> Report:
    try:
        return asyncio.run(happen())
    except BaseException as failed:
        failed.add_note(call)
        raise


class _Siege:
    def __init__(self, seed: str, servers: Servers, ledger: Ledger) -> None:
        self._seed = seed
        self._luck = random.Random(seed)
        self._servers = servers
        self._ledger = ledger
        self._faults: Counter[str] = Counter()
        self._last = False
        """Whether the games that are being played are the last ones."""

        self._parties: list[Party] = []
        """Those whose logs are still to be checked."""

        self._opened: set[str] = set()
        self._games = self._acknowledged = 0
        self._counts: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()

    async def run(self, trials: Sequence[Callable[[], Awaitable[None]]], progress: Callable[[int], None]) -> Report:
        """Let people play, and something happen to the servers again and again."""
        began = time.monotonic()
        try:
            async with asyncio.TaskGroup() as group:
                await asyncio.gather(*(served.start() for served in self._servers.all))
                playing = [group.create_task(self._play_on(plan)) for plan in PLANS]
                for number, trial in enumerate(trials):
                    await self._messages(min(int(self._luck.expovariate(1 / USUAL)), MOST))
                    await asyncio.sleep(self._luck.uniform(0, ANSWERED))
                    await trial()
                    self._check()
                    progress(number + 1)
                self._last = True
                async with asyncio.timeout(PATIENCE * 2):
                    await asyncio.gather(*playing)
            for served in self._servers.all:
                assert await served.stop() == 0
        finally:
            for served in self._servers.all:
                await served.kill()
        self._check()
        assert not self._parties
        return self._report(time.monotonic() - began)

    # What happens

    async def kill(self) -> None:
        """A server dies, and another one takes its place; now and then that one dies before it listens."""
        served = self._luck.choice(self._servers.all)
        await served.kill()
        self._faults["kill"] += 1
        self._check()
        while self._luck.random() < EARLY:
            await served.begin()
            await asyncio.sleep(self._luck.uniform(0, mean(served.starts)))
            await served.kill()
            self._faults["kill before it listened"] += 1
        await served.start()

    async def kill_all(self) -> None:
        """All servers die at the same moment, and nobody is left who knows anything."""
        await asyncio.gather(*(served.kill() for served in self._servers.all))
        self._faults["kill of all"] += 1
        self._check()
        await asyncio.gather(*(served.start() for served in self._servers.all))

    async def kill_worker(self) -> None:
        """One of the workers of a server dies, and another one takes its place."""
        served = self._luck.choice(self._servers.all)
        served.kill_worker(self._luck.choice(await served.workers()))
        self._faults["kill of a worker"] += 1

    async def pause(self) -> None:
        """A server stands still until the others believe it dead, and then goes on with what it knew."""
        served = self._luck.choice(self._servers.all)
        served.pause()
        self._faults["pause"] += 1
        await asyncio.sleep(PAUSE)
        self._check()
        served.wake()

    async def pause_worker(self) -> None:
        """One of the workers of a server stands still like that."""
        served = self._luck.choice(self._servers.all)
        worker = self._luck.choice(await served.workers())
        served.pause_worker(worker)
        self._faults["pause of a worker"] += 1
        await asyncio.sleep(PAUSE)
        self._check()
        served.wake_worker(worker)

    async def cut(self, url: str) -> None:
        """All connections to the database end."""
        ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        await asyncio.to_thread(order, url, f"{ends} AND pid <> pg_backend_pid()")
        self._faults["cut"] += 1

    async def restart(self, *, crash: bool) -> None:
        """The database is started again."""
        await asyncio.to_thread(restart, crash=crash)
        self._faults["crash of the database" if crash else "restart of the database"] += 1

    async def _messages(self, count: int) -> None:
        """Wait until so many messages were sent, or nothing happens for a while: bots may be slow to begin."""
        with suppress(TimeoutError):
            for _ in range(count):
                self._servers.asked.clear()
                async with asyncio.timeout(LONGEST):
                    await self._servers.asked.wait()

    # Playing

    async def _play_on(self, plan: Plan) -> None:
        number = 0
        while not self._last:
            number += 1
            party = await self._gather(plan, f"{self._seed} {plan.game} {number}")
            self._parties.append(party)
            async with asyncio.TaskGroup() as group:
                for guest in party.guests:
                    group.create_task(guest.attend())
            await self._verify(party)
            self._games += 1

    async def _gather(self, plan: Plan, luck: str) -> Party:
        """Open a table and begin; where an answer was lost on the way, people give up and open another one."""
        while True:
            try:
                return await self._begin(plan, luck)
            except LOST:
                continue

    async def _begin(self, plan: Plan, luck: str) -> Party:
        near = [me(f"Ariadne {number}") for number in range(plan.near)]
        seats = [*near, *[{"kind": "open"}] * plan.far, *map(bot, plan.bots)]
        wish = {"game": plan.game, "seats": seats, "listed": True, "chat": True}
        opened = (await self._ask("POST", "/api/tables", wish, 201)).json
        table = opened["table"]["id"]
        self._opened.add(table)
        players = [Player(self._servers, table, opened["token"], tuple(range(plan.near)), plan.game, luck)]
        for number in range(plan.far):
            taking = {"name": f"Theseus {number}", "nonce": f"theseus{number}"}
            taken = (await self._ask("POST", f"/api/tables/{table}/seats", taking, 201, opened["link"])).json
            players.append(Player(self._servers, table, taken["token"], (taken["seat"],), plan.game, luck))
        await self._start(table, opened["token"])
        twin = Guest(self._servers, table, opened["token"], players[0].seats)
        spectator = Guest(self._servers, table, None, language="en")
        return Party(table, opened["table"]["commitment"], players, (twin, spectator))

    async def _start(self, table: str, token: str) -> None:
        """Begin; it is no matter if that has been done before and the answer was lost."""
        while True:
            try:
                answer = await self._request("POST", f"/api/tables/{table}/start", {}, token)
            except LOST:
                continue
            assert answer.status == 200 or answer.json["code"] == "table-started", answer.text
            return

    async def _verify(self, party: Party) -> None:
        """The luck of a game that is over is the one that was promised."""
        while True:
            try:
                text = (await self._ask("GET", f"/api/tables/{party.table}/record", None, 200)).text
                break
            except LOST:
                continue
        record = Record.parse(text)
        assert fairness.verify(load(record.game), record).commitment == party.commitment

    async def _ask(self, method: str, path: str, body: object, status: int, token: str | None = None) -> Answer:
        answer = await self._request(method, path, body, token)
        assert answer.status == status, answer.text
        return answer

    async def _request(self, method: str, path: str, body: object, token: str | None) -> Answer:
        served = await self._servers.any()
        return await asyncio.to_thread(ask, served.address, method, path, body, token)

    # Checking

    def _check(self) -> None:
        """Hold what is kept against what everybody was told until now."""
        for served in self._servers.all:
            said = served.said()
            assert "Traceback" not in said, said
            assert not ERRORS.search(said), said
        assert self._opened <= self._ledger.tables(), "a table is lost"
        for party in self._parties:
            _check_party(party, self._ledger.rows(party.table))
        for party in [party for party in self._parties if party.over]:
            self._parties.remove(party)
            for player in party.players:
                self._counts += player.counts
                self._refused.update(player.refused.values())
                self._acknowledged += len(player.acknowledged)

    def _report(self, seconds: float) -> Report:
        return Report(
            self._faults,
            self._games,
            self._ledger.entries(),
            self._acknowledged,
            self._counts,
            self._refused,
            [start for served in self._servers.all for start in served.starts],
            seconds,
        )


def _check_party(party: Party, rows: list[Row]) -> None:
    assert rows[: len(party.rows)] == party.rows, f"{party.table}: the log was changed"
    party.rows = rows
    references = {(row.seat, row.reference): row for row in rows if row.seat is not None and row.reference is not None}
    assert set(references) <= {sent for player in party.players for sent in player.sent}, "nobody has sent this"
    for player in party.players:
        _check_answers(player, references)
    table = Table(party.table, rows, kept=None)
    for guest in party.guests:
        _check_news(guest, table, party.checked[guest])
        party.checked[guest] = len(guest.news)
    for version in {shown.version for guest in party.guests for shown in guest.shown}:
        _check_shown(party.guests, Table(party.table, rows[:version]))
    for guest in party.guests:
        del guest.shown[:-1]


def _check_answers(player: Player, kept: dict[tuple[int, str], Row]) -> None:
    for sent, version in player.acknowledged.items():
        row = kept.get(sent)
        assert row, f"{player.table}: {player.sent[sent]} was acknowledged as {version} and is lost"
        assert row.version == version, f"{player.table}: {player.sent[sent]} is {row.version} and not {version}"
    for sent, row in kept.items():
        if sent in player.sent:
            assert sent not in player.refused, f"{player.table}: {player.sent[sent]} was refused and is there"
            assert _says(player.sent[sent], entries.decode(row.entry)), f"{player.sent[sent]} became {row.entry!r}"


def _says(message: Kept, entry: Entry) -> bool:
    """Whether an entry is what a message asked for."""
    match message, entry:
        case (wire.Act(), Played()):
            return (message.seat, message.action) == (entry.seat, entry.action)
        case (wire.Undo(), Undone() | Asked()):
            return message.seat == entry.seat
        case (wire.Return(), HandedOver()):
            return (message.seat, "person") == (entry.seat, entry.holder.kind)
        case (wire.Answer(), Answered()):
            return (message.seat, message.agrees) == (entry.seat, entry.agrees)
        case (wire.HandOver(), HandedOver()):
            return (message.seat, message.bot) == (entry.seat, entry.holder.name)
        case (wire.Say(), Said()):
            return (message.seat, message.text) == (entry.seat, entry.text)
        case (wire.Phrase(), Said()):
            return (message.seat, message.phrase) == (entry.seat, entry.phrase)
    return False


def _check_news(guest: Guest, table: Table, checked: int) -> None:
    """What a guest was shown is how the log begins."""
    assert len(guest.news) <= table.version, f"{table.name}: entries that were shown are lost"
    for shown, happened in list(zip(guest.news, table.latest, strict=False))[checked:]:
        assert shown == wire.encode(sights.news(table, happened, guest.viewers, guest.language))


def _check_shown(guests: Iterable[Guest], table: Table) -> None:
    """What anybody saw at a version is what the log leads to."""
    standing = sights.standing(table, 0)
    for guest in guests:
        right = wire.encode([sights.sight(table, viewer) for viewer in guest.viewers])
        for shown in guest.shown:
            if shown.version == table.version:
                assert shown.standing == standing
                assert wire.encode(shown.sights) == right, f"{table.name} at {table.version}: {shown.sights} is wrong"
