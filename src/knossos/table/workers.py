"""Several processes that do the same: one that dies is replaced, and all stop together."""

from __future__ import annotations

import logging
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

from knossos.table.signals import handled

AGAIN = 1.0
"""Seconds until a process that has died is replaced: what killed it may still be there."""

log = logging.getLogger(__name__)


class Workers:
    """Processes, each with its own share of the work."""

    def __init__(
        self, work: Callable[..., None], shares: Sequence[tuple[Any, ...]], gone: Callable[[int], None]
    ) -> None:
        self._work = work
        self._shares = shares
        self._gone = gone
        """Is told the place of a process that has died."""

        self._running: dict[int, SpawnProcess] = {}
        self._stopping = False

    def run(self) -> None:
        """Work until somebody stops this process by SIGINT or SIGTERM."""
        with handled(self._stop, signal.SIGINT, signal.SIGTERM):
            for place in range(len(self._shares)):
                self._start(place)
            while self._running:
                wait([worker.sentinel for worker in self._running.values()])
                for place, worker in list(self._running.items()):
                    if not worker.is_alive():
                        self._replace(place, worker)

    def _start(self, place: int) -> None:
        worker = get_context("spawn").Process(target=self._work, args=self._shares[place])
        worker.start()
        self._running[place] = worker
        if self._stopping:
            worker.terminate()

    def _replace(self, place: int, worker: SpawnProcess) -> None:
        worker.join()
        self._gone(place)
        del self._running[place]
        if not self._stopping:
            log.error("worker %d has ended with status %s, another one takes its place", place, worker.exitcode)
            time.sleep(AGAIN)
            self._start(place)

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for worker in self._running.values():
            worker.terminate()
