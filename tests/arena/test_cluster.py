"""Work that is spread over a Ray cluster, here one on this machine."""

import os
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import ray

from knossos import arena
from knossos.arena import Report
from knossos.arena import cluster as clusters
from knossos.arena.cluster import Cluster, cluster
from knossos.games.amazeing.components import DEFAULT
from knossos.locale import Problem
from tests.arena.test_command import interrupt, simulate
from tests.arena.test_many import KIDS, figures, refused


@pytest.fixture(scope="module")
def started() -> Iterator[Cluster]:
    """A new cluster on this machine."""
    with cluster("local") as engine:
        yield engine
    assert not ray.is_initialized()


@pytest.fixture
def address(started: Cluster) -> str:
    """Where it can be reached."""
    return str(ray.get_runtime_context().gcs_address)


@pytest.fixture
def nobody_listens() -> str:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        return f"127.0.0.1:{closed.getsockname()[1]}"


# The same games


def test_the_engine_changes_nothing(started: Cluster, tmp_path: Path) -> None:
    here, there = (
        arena.simulate(
            KIDS, bots=["greedy", "random"], games=6, seed="minos", workers=2, engine=engine, save=tmp_path / engine
        )
        for engine in ("processes", "ray")
    )
    assert figures(here) == figures(there)
    assert there.speed.workers == 2
    one, other = (
        {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / engine).iterdir()}
        for engine in ("processes", "ray")
    )
    assert one == other
    assert ray.is_initialized()  # who uses a cluster that is there leaves it there


def test_every_processor_is_used_unless_there_are_fewer_games(started: Cluster) -> None:
    assert started.workers >= 1
    report = arena.simulate(KIDS, bots=["random"], games=1, limit=1, engine="ray")
    assert report.speed.workers == 1


def test_own_components_need_not_be_on_the_machines_of_the_cluster(started: Cluster, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(DEFAULT.read_text(encoding="utf-8").replace('"owl"', '"eagle"'), encoding="utf-8")
    report = arena.simulate(
        KIDS,
        bots=["random"],
        games=2,
        limit=5,
        components=box,
        engine="ray",
        progress=lambda done: box.unlink(missing_ok=True),
    )
    assert report.unfinished == 2


def test_the_command_plays_on_a_cluster_that_is_there(address: str) -> None:
    arguments = ("--mode", "kids", "--bots", "random", "--games", "3", "--seed", "minos", "--json", "--engine", "ray")
    ran = simulate(*arguments, "--address", address)
    assert (ran.returncode, ran.stderr) == (0, "")
    there = msgspec.json.decode(ran.stdout, type=Report)
    here = arena.simulate(KIDS, bots=["random"], games=3, seed="minos", workers=1)
    assert figures(there) == figures(here)


# Work


def slowest_first(number: int) -> int:
    time.sleep(0.3 if number == 0 else 0)
    return number * number


def endless(number: int) -> int:
    if number:
        time.sleep(600)
    return number


def gone(number: int) -> int:
    os._exit(1)


def wrong(number: int) -> int:
    raise ZeroDivisionError


def refuse(number: int) -> int:
    raise Problem("too-many")


def test_results_come_in_order_whoever_is_done_first(started: Cluster) -> None:
    assert list(started.spread(slowest_first, 20, 2)) == [number * number for number in range(20)]


def test_whoever_stops_asking_stops_the_work(started: Cluster) -> None:
    results = started.spread(endless, 10, 2)
    assert next(results) == 0
    results.close()
    assert list(started.spread(slowest_first, 3, 2)) == [0, 1, 4]  # there are processors for it again


def test_workers_without_room_keep_nobody_waiting(started: Cluster) -> None:
    assert list(started.spread(slowest_first, 6, started.workers + 2)) == [0, 1, 4, 9, 16, 25]


@pytest.mark.parametrize(("work", "reason"), [(gone, "died"), (wrong, "ZeroDivisionError")])
def test_work_that_cannot_be_done_is_a_problem_and_its_reason_is_shown(
    started: Cluster, work: type, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Problem) as problem:
        list(started.spread(work, 4, 2))
    assert problem.value.key == "simulate-stopped"
    assert reason in capsys.readouterr().err


def test_a_problem_is_told_as_it_is(started: Cluster) -> None:
    with pytest.raises(Problem) as problem:
        list(started.spread(refuse, 4, 2))
    assert problem.value.key == "too-many"


def test_machines_with_another_knossos_are_refused(started: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = clusters._version()
    monkeypatch.setattr(clusters, "_version", lambda: "0.0.7")
    assert refused(engine="ray") == ("simulate-versions", {"here": "0.0.7", "there": installed})


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send")
def test_ctrl_c_stops_everything_and_says_how_far_it_came(address: str, tmp_path: Path) -> None:
    interrupt(tmp_path, "--engine", "ray", "--address", address)


# No cluster


def test_without_ray_somebody_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused(engine="ray") == ("simulate-no-ray", {})


@pytest.mark.parametrize("kind", ["", "ray://"])
def test_a_cluster_that_does_not_answer_is_a_problem(nobody_listens: str, kind: str, tmp_path: Path) -> None:
    key, values = refused(engine="ray", address=kind + nobody_listens, save=tmp_path / "records")
    assert (key, values["address"]) == ("simulate-cluster", kind + nobody_listens)
    assert "refused" in str(values["reason"])
    assert list(tmp_path.iterdir()) == []


def test_the_address_may_be_in_the_environment(nobody_listens: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setenv("RAY_ADDRESS", nobody_listens)
    assert refused(engine="ray")[1]["address"] == nobody_listens


def test_what_is_no_address_is_a_problem() -> None:
    ran = simulate("--games", "1", "--engine", "ray", "--address", "nonsense")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "knossos: The Ray cluster nonsense cannot be reached: Invalid address format: nonsense.\n"


def test_an_engine_has_a_name_and_only_a_cluster_has_an_address() -> None:
    assert refused(engine="steam") == ("simulate-engine", {"text": "steam"})
    assert refused(address="auto") == ("simulate-address", {})
