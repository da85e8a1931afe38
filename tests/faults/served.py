"""A real server in a process of its own, which can be killed at any moment and started again."""

from __future__ import annotations

import asyncio
import re
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

KNOSSOS = (str(Path(sys.executable).with_name("knossos")),)

PATIENCE = 60.0
"""Seconds after which something that has to happen is taken not to happen."""


class Served:
    """A server on one file, at one address."""

    def __init__(self, folder: Path, command: Sequence[str] = KNOSSOS) -> None:
        self.data = folder / "tables.sqlite"
        self.log = folder / "log.txt"
        self.address = ""
        self.listens = asyncio.Event()
        self.asked = asyncio.Event()
        """Set when somebody has sent a message."""

        self.starts: list[float] = []
        """How many seconds each start took."""

        self._command = command
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
        self.listens.set()

    async def begin(self) -> None:
        """Start it where it listened before, and do not wait."""
        port = self.address.rpartition(":")[2].rstrip("/") or "0"
        options = ("--port", port, "--data", str(self.data), "--pause", "0", "--no-limits", "--thinkers", "1")
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, "serve", *options, stdout=asyncio.subprocess.PIPE, stderr=log
            )

    async def kill(self) -> None:
        """End it without a word."""
        if self._process is None:
            return
        self.listens.clear()
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        self._process = None

    async def stop(self) -> int:
        """Ask it to stop; its exit status."""
        assert self._process
        self.listens.clear()
        self._process.terminate()
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    def said(self) -> str:
        """What all of its lives have written to the log."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    async def _listening(self) -> bool:
        assert self._process
        assert self._process.stdout
        line = (await self._process.stdout.readline()).decode()
        address = re.search(r"http://\S+:\d+/", line)
        self.address = address[0] if address else self.address
        return bool(address)
