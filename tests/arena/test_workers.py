"""Work that is spread over processes."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from threading import Thread

import pytest

from knossos.arena.workers import _serve, spread
from knossos.locale import Problem


def slowest_first(number: int) -> int:
    time.sleep(0.3 if number == 0 else 0)
    return number * number


def gone(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def endless(number: int) -> int:
    if number:
        time.sleep(600)
    return number


@pytest.fixture(autouse=True)
def _nothing_is_left_running() -> Iterator[None]:
    handler = signal.getsignal(signal.SIGINT)
    yield
    assert multiprocessing.active_children() == []
    assert signal.getsignal(signal.SIGINT) is handler


@pytest.mark.parametrize(("count", "workers"), [(20, 2), (1, 2)])
def test_results_come_in_order_whoever_is_done_first(count: int, workers: int) -> None:
    assert list(spread(slowest_first, count, workers)) == [number * number for number in range(count)]


def test_it_may_be_done_from_any_thread() -> None:
    results: list[int] = []
    thread = Thread(target=lambda: results.extend(spread(slowest_first, 4, 1)))
    thread.start()
    thread.join()
    assert results == [0, 1, 4, 9]


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(Problem) as problem:
        list(spread(gone, 1000, 2))
    assert problem.value.key == "simulate-stopped"


def test_whoever_stops_asking_stops_the_work() -> None:
    results = spread(endless, 10, 2)
    assert next(results) == 0
    results.close()  # returns, though nine pieces of work would take ten minutes each


def test_a_worker_ends_quietly_when_whoever_gave_the_work_is_gone() -> None:
    ours, theirs = multiprocessing.Pipe()

    def work(number: int) -> int:
        ours.close()
        return number

    ours.send(0)
    _serve(work, theirs)
    theirs.close()
