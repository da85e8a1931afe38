"""Work that is spread over a Ray cluster, and comes back in order."""

from __future__ import annotations

import pickle
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from itertools import islice
from os import environ
from types import FrameType
from typing import Any, TypeVar

from knossos.arena.workers import in_order
from knossos.locale import Problem

T = TypeVar("T")

PATIENCE = 10
"""Seconds within which a cluster has to answer; Ray itself would try for minutes."""


@contextmanager
def cluster(address: str | None) -> Iterator[Cluster]:
    """The cluster at an address; without one, that of this process or of RAY_ADDRESS, or a new one on this machine."""
    ray = _ray()
    if address is None and ray.is_initialized():
        yield Cluster(ray)
        return
    _connect(ray, address or environ.get("RAY_ADDRESS") or "local")
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


class Cluster:
    """The processors of a cluster, each with a worker of its own."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def spread(self, work: Callable[[int], T], count: int, workers: int) -> Generator[T, None, None]:
        """What `work` makes of 0, 1, 2, ... in this order."""
        try:
            yield from in_order(self._done(pickle.dumps(work), count, workers))
        except self._ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, Problem):
                raise cause from None
            print(error, file=sys.stderr)
            raise Problem("simulate-stopped") from error

    def _done(self, work: bytes, count: int, workers: int) -> Iterator[tuple[int, Any]]:
        """Hand out the numbers, and give each with what came of it, as it comes."""
        ray = self._ray
        kind = ray.remote(num_cpus=1)(_Worker)
        crew = [kind.remote(work) for _ in range(workers)]
        busy = {worker.check.remote(_version()): worker for worker in crew}  # who finds no room gets nothing to do
        numbers = iter(range(count))
        open_ends = count
        try:
            with _interrupts() as heed:
                while open_ends:
                    heed()
                    [ready], _ = ray.wait(list(busy))
                    worker, done = busy.pop(ready), ray.get(ready)
                    busy.update((worker.do.remote(number), worker) for number in islice(numbers, 1))
                    if done:
                        open_ends -= 1
                        yield done
        finally:
            for worker in crew:
                ray.kill(worker)


@contextmanager
def _interrupts() -> Iterator[Callable[[], None]]:
    """Notice an interrupt that meets Ray at work, which may lose it; what this gives raises it again."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    came = threading.Event()
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, frame: FrameType | None) -> None:
        came.set()
        if callable(before):
            before(number, frame)

    def heed() -> None:
        if came.is_set():
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, note)
    try:
        yield heed
    finally:
        signal.signal(signal.SIGINT, before)


class _Worker:
    """Does one kind of work, where the cluster has room for it."""

    def __init__(self, work: bytes) -> None:
        self._work: Callable[[int], Any] = pickle.loads(work)

    def check(self, theirs: str) -> None:
        """Refuse to work for another Knossos: the results might differ."""
        if theirs != (ours := _version()):
            raise Problem("simulate-versions", here=theirs, there=ours)

    def do(self, number: int) -> tuple[int, Any]:
        """Work with one number."""
        return number, self._work(number)


def _version() -> str:
    return version("knossos")


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Problem("simulate-no-ray") from None
    return ray


def _connect(ray: Any, address: str) -> None:
    try:
        if ":" in address:
            host, _, port = address.rpartition("/")[2].rpartition(":")
            socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ImportError, OSError, ValueError, RuntimeError) as error:
        raise Problem("simulate-cluster", address=address, reason=str(error).rstrip(".")) from None
