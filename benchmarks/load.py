"""How much a server bears: `python -m benchmarks.load [--tables N] [--seconds S] [--rate R] [--game GAME]
[--database URL [--workers N]] [--share S]`.

A real server on one core with its file on the disk, and on another core four players at each table who play at random:
first as fast as the server lets them, then so many actions a second, then until every table has a past, to weigh it.
With a PostgreSQL database, which should be empty, so many workers share it; several are not kept to one core, nor
weighed. Where there is no core for each of them, as the database and the players need one too, a share shows what more
workers carry: each may run only so much of the time, and what one carries is compared with what several do. What the
server uses is read from /proc, so this needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import Process
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from benchmarks.crowd import SEATS, Crowd, Tally

TABLES, SECONDS, RATE, GAME = 100, 20.0, 500.0, "amazeing"
WARM_UP = 3.0
PLIES = 80
"""A table remembers fewer entries than these: older ones are only in the file."""

WEIGHED, AT_ONCE = 200, 10
"""How many tables are weighed; few of them are played at once, so that connections leave little behind."""

PERIOD = 0.01
"""In so many seconds a process gets its share of them."""

WIDTH = 30
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


class Server(NamedTuple):
    """A server that listens, in a process of its own."""

    address: str
    process: subprocess.Popen[str]

    @property
    def processes(self) -> list[int]:
        """It and its workers."""
        children = _kept(self.process.pid, f"task/{self.process.pid}/children")
        return [self.process.pid, *map(int, children.split())]

    @property
    def cpu(self) -> float:
        """The seconds of a core that it and its workers have used."""
        return sum(map(_cpu, self.processes))

    @property
    def memory(self) -> int:
        """The bytes that it holds in memory."""
        return int(_kept(self.process.pid, "statm").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _cpu(process: int) -> float:
    fields = _kept(process, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _kept(process: int, name: str) -> str:
    return Path(f"/proc/{process}/{name}").read_text()


class Figures(NamedTuple):
    """What came of some seconds of play."""

    seconds: float
    tally: Tally
    server: float
    """The seconds of a core that the server used."""

    clients: float

    def row(self, title: str) -> str:
        """The figures in a row of a table."""
        actions = len(self.tally.acknowledged)
        times = (_milliseconds(each) for each in (self.tally.acknowledged, self.tally.everywhere))
        return (
            f"| {title} | {actions / self.seconds:,.0f} | {' | '.join(times)} | {self.server / actions * 1e6:,.0f} µs"
            f" | {self.server / self.seconds:.0%} | {self.clients / self.seconds:.0%} |"
        )


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help=f"(default: {TABLES})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each figure (default: {SECONDS:.0f})")
    parser.add_argument("--rate", type=float, default=RATE, help=f"actions a second (default: {RATE:.0f})")
    parser.add_argument("--game", default=GAME, help=f"with its options (default: {GAME})")
    parser.add_argument("--database", metavar="URL", help="of PostgreSQL (default: a file)")
    parser.add_argument("--workers", type=int, default=1, help="(default: 1)")
    parser.add_argument("--share", type=float, default=1.0, help="of the time that a worker may run (default: 1)")
    options = parser.parse_args()
    if not 0 < options.share <= 1:
        parser.error("a share is more than 0 and at most 1")
    if not Path("/proc/self/statm").exists():
        parser.error("what a process uses can only be read on Linux")
    asyncio.run(_measure(options))


async def _measure(options: argparse.Namespace) -> None:
    print(
        f"{options.tables} tables of {options.game}, {SEATS} players each; times at the median and at the 99th of 100"
    )
    print("| | actions/s | until acknowledged | until everybody has it | server, each | server busy | clients busy |")
    print("|---|---|---|---|---|---|---|")
    with serving(options.database, options.workers) as server:
        crowd = Crowd(server.address, options.game)
        await crowd.gather(options.tables)
        with _rationed(server.processes, options.share):
            hurried = await _played(server, crowd, crowd.hurry(), options.seconds)
            print(hurried.row("as fast as it can"))
            steady = await _played(server, crowd, crowd.keep_pace(options.rate), options.seconds)
            print(steady.row(f"{options.rate:,.0f} a second"))
        crowd.leave()
    if options.workers > 1:
        return
    with serving(options.database) as server:
        weight = await _weighed(server, options.game)
    print(f"A running table takes {weight / 1024:,.1f} KiB apart from its connections.")


async def _played(server: Server, crowd: Crowd, pace: Coroutine[Any, Any, None], seconds: float) -> Figures:
    """Play for some seconds, and measure all but the first."""
    playing = asyncio.create_task(pace)
    await crowd.unless_failed(_shown("warming up", WARM_UP))
    crowd.tally = Tally()
    start, server_before, clients_before = time.perf_counter(), server.cpu, time.process_time()
    await crowd.unless_failed(_shown("playing", seconds))
    figures = Figures(
        time.perf_counter() - start, crowd.tally, server.cpu - server_before, time.process_time() - clients_before
    )
    playing.cancel()
    return figures


async def _weighed(server: Server, game: str) -> float:
    """The bytes that a running table takes without connections, once it has as much of a past as it ever keeps."""
    await _leave_running(server, game)
    before = server.memory
    for done in range(0, WEIGHED, AT_ONCE):
        _show("weighing", done / WEIGHED)
        await _leave_running(server, game)
    _wipe()
    return (server.memory - before) / WEIGHED


async def _leave_running(server: Server, game: str) -> None:
    crowd = Crowd(server.address, game)
    await crowd.gather(AT_ONCE, PLIES)
    await crowd.finish()


@contextmanager
def serving(database: str | None = None, workers: int = 1) -> Iterator[Server]:
    """A server on a core of its own, where the platform allows that, with its file in a temporary folder."""
    with TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("knossos")), "serve", "--port", "0", "--thinkers", "1"]
        place = database or str(Path(folder) / "tables.sqlite")
        command += ["--pause", "0", "--no-limits", "--database", place, "--workers", str(workers)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            if workers == 1:
                _part(process.pid)
            assert process.stdout
            try:
                found = re.search(r"http://[^/\s]+", process.stdout.readline())
                assert found, "the server does not say where it listens"
                yield Server(found[0], process)
            finally:
                process.terminate()


def _part(server: int) -> None:
    """Give the server one core, and ourselves the others."""
    if len(CORES) > 1:
        os.sched_setaffinity(server, {CORES[0]})
        os.sched_setaffinity(0, CORES[1:])


@contextmanager
def _rationed(processes: Sequence[int], share: float) -> Iterator[None]:
    """Let each of some processes run only so much of the time."""
    rations = {process: Process(target=_ration, args=(process, share)) for process in processes if share < 1}
    for ration in rations.values():
        ration.start()
    try:
        yield
    finally:
        for process, ration in rations.items():
            ration.terminate()
            ration.join()
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def _ration(process: int, share: float) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gives it out ends it
    while True:
        time.sleep(PERIOD * share)
        os.kill(process, signal.SIGSTOP)
        time.sleep(PERIOD * (1 - share))
        os.kill(process, signal.SIGCONT)


def _milliseconds(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return " / ".join(f"{ordered[int(len(ordered) * share)] * 1000:,.1f}" for share in (0.5, 0.99)) + " ms"


async def _shown(title: str, seconds: float) -> None:
    """Let some seconds pass."""
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        _show(title, passed / seconds)
        await asyncio.sleep(min(0.5, seconds - passed))
    _wipe()


def _show(title: str, share: float) -> None:
    if sys.stderr.isatty():
        filled = int(WIDTH * share)
        print(f"\r{'█' * filled}{'░' * (WIDTH - filled)} {title:<12}", end="", file=sys.stderr, flush=True)


def _wipe() -> None:
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
