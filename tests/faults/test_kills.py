"""The server is killed while people play."""

import sys
from pathlib import Path

import pytest

from tests.faults import faulty
from tests.faults.kills import survive

SEED = "minos"


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed_fifty_times(tmp_path: Path) -> None:
    report = survive(50, SEED, tmp_path)
    assert report.games
    assert report.counts["sent again"]


@pytest.mark.parametrize("fault", faulty.FAULTS)
def test_a_server_that_is_not_careful_is_found_out(tmp_path: Path, fault: str) -> None:
    with pytest.RaisesGroup(AssertionError, flatten_subgroups=True):
        survive(50, SEED, tmp_path, (sys.executable, faulty.__file__, fault))
