"""Servers are killed, paused and cut off while people play."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults import faulty
from tests.faults.kills import survive, survive_together
from tests.table.databases import GIVEN, database
from tests.table.serving import LINUX

SEED = "minos"


@pytest.mark.parametrize("seed", [SEED, "daedalus"])
def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed_twenty_five_times(
    tmp_path: Path, seed: str
) -> None:
    report = survive(25, seed, tmp_path)
    assert report.games
    assert report.counts["sent again"]


def test_nothing_is_lost_or_done_twice_when_one_of_two_servers_fails(tmp_path: Path) -> None:
    with database() as url:
        report = survive_together(["kill", "cut", "pause", "kill all"], SEED, tmp_path, url)
    assert report.games
    assert report.acknowledged


@pytest.mark.skipif(not LINUX, reason="who started whom can only be read on Linux")
def test_nothing_is_lost_or_done_twice_when_one_of_the_workers_of_a_server_fails(tmp_path: Path) -> None:
    with database() as url:
        faults = ["kill worker", "pause worker", "kill worker"]
        report = survive_together(faults, SEED, tmp_path, url, servers=1, workers=2)
    assert report.games
    assert report.acknowledged


@pytest.mark.skipif(GIVEN is not None, reason="the server that is given is not ours to stop")
def test_nothing_is_lost_or_done_twice_when_the_database_is_started_again(tmp_path: Path) -> None:
    with database() as url:
        report = survive_together(["restart", "crash"], SEED, tmp_path, url)
    assert report.games


@contextmanager
def found_out() -> Iterator[None]:
    """Something is found to be wrong, by one of the people or by several."""
    with pytest.raises(ExceptionGroup) as caught:
        yield
    _, others = caught.value.split(AssertionError)
    assert others is None


@pytest.mark.parametrize("fault", faulty.FAULTS)
def test_a_server_that_is_not_careful_is_found_out(tmp_path: Path, fault: str) -> None:
    with found_out():
        survive(50, SEED, tmp_path, (sys.executable, faulty.__file__, fault))


def test_two_servers_that_are_not_careful_are_found_out(tmp_path: Path) -> None:
    command = (sys.executable, faulty.__file__, "answers_before_it_keeps")
    with database() as url, found_out():
        survive_together(["kill"] * 20, SEED, tmp_path, url, command)
