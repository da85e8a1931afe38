"""Work that is spread over many workers and comes back in order; here, over processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Protocol, TypeVar, cast

from knossos.locale import Problem

T = TypeVar("T")

AHEAD = 2
"""So many pieces of work a process has at a time: the one it does, and those that it need not wait for."""


class Engine(Protocol):
    """Has workers that do the same work with many numbers."""

    workers: int
    """How many, unless another number is wished for."""

    def spread(self, work: Callable[[int], T], count: int, workers: int) -> Generator[T, None, None]:
        """What `work` makes of 0, 1, 2, ... in this order, whoever is done first.

        All work ends when the iterator is closed, for whatever reason.
        """
        ...


class Processes:
    """The cores of this machine, each with a process of its own; for one worker, this process is enough."""

    def __init__(self) -> None:
        self.workers = cores()

    def spread(self, work: Callable[[int], T], count: int, workers: int) -> Generator[T, None, None]:
        """What `work` makes of 0, 1, 2, ... in this order."""
        if workers == 1:
            return (work(number) for number in range(count))
        return spread(work, count, workers)


def cores() -> int:
    """How many cores this process may use, where the platform says so."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[int], T], count: int, workers: int) -> Generator[T, None, None]:
    """What `work` makes of 0, 1, 2, ... in this order, by so many processes; they are stopped in the end."""
    context = get_context("spawn")  # the same on every platform, and safe beside threads
    pipes: list[Connection] = []
    processes = []
    try:
        with _interrupts_left_to_us():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(work, theirs), daemon=True)
                process.start()
                theirs.close()  # so that the end of the process is the end of the pipe
                pipes.append(ours)
                processes.append(process)
        yield from in_order(_done(pipes, count))
        for pipe, process in zip(pipes, processes, strict=True):
            pipe.send(None)
            process.join()
    finally:
        for process in processes:
            process.terminate()
            process.join()
        for pipe in pipes:
            pipe.close()


def _serve(work: Callable[[int], object], pipe: Connection) -> None:
    """The life of a worker: a number comes in, what comes of it goes out."""
    with suppress(EOFError, BrokenPipeError):  # whoever gave the work is gone
        while (number := pipe.recv()) is not None:
            pipe.send((number, work(number)))


def _done(pipes: list[Connection], count: int) -> Iterator[tuple[int, T]]:
    """Hand out the numbers, and give each with what came of it, as it comes."""
    numbers = iter(range(count))
    open_ends = count
    try:
        for pipe, number in zip(pipes * AHEAD, numbers, strict=False):
            pipe.send(number)
        while open_ends:
            for pipe in cast("list[Connection]", wait(pipes)):
                yield pipe.recv()
                open_ends -= 1
                for number in islice(numbers, 1):
                    pipe.send(number)
    except (EOFError, ConnectionError):
        raise Problem("simulate-stopped") from None


def in_order(done: Iterator[tuple[int, T]]) -> Iterator[T]:
    """What comes of 0, 1, 2, ... in this order; whatever comes earlier waits."""
    early: dict[int, T] = {}
    due = 0
    for number, result in done:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


@contextmanager
def _interrupts_left_to_us() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C: we do, and stop them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what happens to a signal
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
