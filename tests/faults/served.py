"""Real servers in processes of their own, which can be killed or paused at any moment and go on again."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests.table.serving import workers_of

KNOSSOS = (str(Path(sys.executable).with_name("knossos")),)

PATIENCE = 60.0
"""Seconds after which something that has to happen is taken not to happen."""


class Served:
    """A server at one address, with its tables at a place that others may share."""

    def __init__(self, place: str, log: Path, command: Sequence[str] = KNOSSOS, workers: int = 1) -> None:
        self.address = ""
        self.listens = False
        self.gone = asyncio.Event()
        """Set when it no longer answers; whoever is connected then looks at this one."""

        self.starts: list[float] = []
        """How many seconds each start took."""

        self._place = place
        self._log = log
        self._command = command
        self._workers = workers
        self._process: asyncio.subprocess.Process | None = None

    @property
    def socket(self) -> str:
        """Where games are played."""
        return self.address.replace("http", "ws", 1) + "api/play"

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        began = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            await self.begin()
            if not await self._listening():
                self.address = ""  # somebody else has taken the port meanwhile
                await self.begin()
                assert await self._listening(), self.said()
        self.starts.append(time.monotonic() - began)
        self._answer()

    async def begin(self) -> None:
        """Start it where it listened before, and do not wait."""
        port = self.address.rpartition(":")[2].rstrip("/") or "0"
        options = ["--port", port, "--database", self._place, "--pause", "0", "--no-limits", "--thinkers", "1"]
        options += ["--workers", str(self._workers)] if self._workers > 1 else []
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, "serve", *options, stdout=asyncio.subprocess.PIPE, stderr=log
            )

    async def kill(self) -> None:
        """End it without a word."""
        if self._process is None:
            return
        self._vanish()
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        self._process = None

    async def stop(self) -> int:
        """Ask it to stop; its exit status."""
        assert self._process
        self._vanish()
        self._process.terminate()
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    def pause(self) -> None:
        """Let it stand still, with everything that it has in memory and on its connections."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)
        self._vanish()

    def wake(self) -> None:
        """Let it go on, as if no time had passed."""
        assert self._process
        self._process.send_signal(signal.SIGCONT)
        self._answer()

    async def workers(self) -> list[int]:
        """Its workers, as soon as there are as many as there should be."""
        assert self._process
        async with asyncio.timeout(PATIENCE):
            while len(workers := workers_of(self._process.pid)) < self._workers:
                await asyncio.sleep(0.01)
        return workers

    def kill_worker(self, worker: int) -> None:
        """End a worker without a word."""
        os.kill(worker, signal.SIGKILL)

    def pause_worker(self, worker: int) -> None:
        """Let a worker stand still; whoever plays here loses patience, and connects to this server again."""
        os.kill(worker, signal.SIGSTOP)
        self._vanish()
        self._answer()

    def wake_worker(self, worker: int) -> None:
        """Let a worker go on, as if no time had passed."""
        os.kill(worker, signal.SIGCONT)

    def said(self) -> str:
        """What all of its lives have written to the log."""
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    def _answer(self) -> None:
        self.listens = True
        self.gone = asyncio.Event()

    def _vanish(self) -> None:
        self.listens = False
        self.gone.set()

    async def _listening(self) -> bool:
        assert self._process
        assert self._process.stdout
        line = (await self._process.stdout.readline()).decode()
        address = re.search(r"http://\S+:\d+/", line)
        self.address = address[0] if address else self.address
        return bool(address)


class Servers:
    """Servers that have their tables at one place; whoever comes connects to any that listens."""

    def __init__(
        self, place: str, folder: Path, count: int, luck: str, command: Sequence[str] = KNOSSOS, workers: int = 1
    ) -> None:
        self.all = [Served(place, folder / f"log {number}.txt", command, workers) for number in range(count)]
        self.asked = asyncio.Event()
        """Set when somebody has sent a message."""

        self._luck = random.Random(luck)

    async def any(self) -> Served:
        """One that listens, as soon as there is one."""
        while not (listening := [served for served in self.all if served.listens]):
            await asyncio.sleep(0.01)
        return self._luck.choice(listening)
