"""Many games at once."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knossos import arena
from knossos.arena import workers
from knossos.game.record import Record, replay
from knossos.games import load
from knossos.games.amazeing.components import DEFAULT
from knossos.locale import Problem

KIDS = "amazeing(mode=kids)"


def figures(report: arena.Report) -> arena.Report:
    """What does not depend on the machine."""
    return replace(report, speed=arena.Speed(1, 1.0, 1.0, 1.0))


def refused(text: str = KIDS, **arguments: Any) -> tuple[str, dict[str, object]]:
    usual: dict[str, Any] = {"bots": ["random"], "games": 1, "seed": "minos", "workers": 1}
    with pytest.raises(Problem) as problem:
        arena.simulate(text, **usual | arguments)
    return problem.value.key, dict(problem.value.values)


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (
        arena.simulate(KIDS, bots=["random", "random"], games=7, seed="minos", workers=count) for count in (1, 2)
    )
    assert figures(one) == figures(two)
    assert (one.speed.workers, two.speed.workers) == (1, 2)
    assert one.finished == 7


def test_another_seed_gives_other_games() -> None:
    first, second = (arena.simulate(KIDS, bots=["random"], games=2, seed=seed, workers=1) for seed in ("a", "b"))
    assert first.plies != second.plies


def test_a_seed_is_made_up_and_told() -> None:
    seeds = {arena.simulate(KIDS, bots=["random"], games=1, limit=1, workers=1).seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(seeds)


def test_a_report_goes_to_json_and_back() -> None:
    report = arena.simulate(KIDS, bots=["greedy", "random"], games=3, seed="minos", workers=1)
    assert msgspec.json.decode(msgspec.json.encode(report), type=arena.Report) == report


def test_greedy_beats_random_from_every_seat() -> None:
    report = arena.simulate("amazeing", bots=["random", "greedy"], games=6, seed="minos", workers=1)
    assert [standing.wins for standing in report.lineup] == [0, 6]
    assert [standing.wins for standing in report.by_seat] == [3, 3]


def test_one_bot_takes_all_seats_and_the_fewest_seats_do() -> None:
    report = arena.simulate(KIDS, bots=["random"], games=1, seed="minos", workers=1, limit=1)
    assert report.bots == ("random", "random")
    report = arena.simulate(KIDS, bots=["random"], seats=4, games=1, seed="minos", workers=1, limit=1)
    assert report.bots == ("random",) * 4


def test_several_bots_take_a_seat_each() -> None:
    report = arena.simulate(KIDS, bots=["greedy", "random", "random"], games=1, seed="minos", workers=1, limit=1)
    assert (report.seats, report.bots) == (3, ("greedy", "random", "random"))


def test_every_core_is_used_unless_there_are_fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 3, 5}, raising=False)
    assert workers.cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert workers.cores() == 1
    assert arena.simulate(KIDS, bots=["random"], games=1, limit=1).speed.workers == 1


def test_progress_is_told_game_by_game() -> None:
    done: list[int] = []
    arena.simulate(KIDS, bots=["random"], games=3, seed="minos", workers=1, limit=5, progress=done.append)
    assert done == [1, 2, 3]


def test_own_components_are_used(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(DEFAULT.read_text(encoding="utf-8").replace('"owl"', '"eagle"'), encoding="utf-8")
    report = arena.simulate(KIDS, bots=["random"], games=2, seed="minos", workers=2, limit=5, components=box)
    assert report.components == load(KIDS, components=box).digest != load(KIDS).digest


# Records


def test_the_record_of_each_game_is_saved_and_replays(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    report = arena.simulate(KIDS, bots=["greedy", "random"], games=3, seed="minos", workers=1, save=folder)
    assert sorted(path.name for path in folder.iterdir()) == ["game-00001.txt", "game-00002.txt", "game-00003.txt"]
    assert list(tmp_path.iterdir()) == [folder]
    game = load(KIDS)
    records = [Record.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())]
    assert [record.players for record in records] == [
        ("bot:greedy", "bot:random"),
        ("bot:random", "bot:greedy"),
        ("bot:greedy", "bot:random"),
    ]
    ends = [game.outcome(list(replay(game, record))[-1].state) for record in records]
    wins = [outcome.winners for outcome in ends if outcome]
    assert wins == [(0,), (1,), (0,)]
    assert report.lineup[0].wins == 3


def test_records_go_into_a_folder_that_is_there_if_it_is_empty(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    arena.simulate(KIDS, bots=["random"], games=1, seed="minos", workers=1, limit=5, save=folder)
    assert [path.name for path in folder.iterdir()] == ["game-00001.txt"]
    assert list(tmp_path.iterdir()) == [folder]


def test_a_game_is_the_same_however_many_follow_it(tmp_path: Path) -> None:
    for games in (2, 3):
        folder = tmp_path / f"{games}"
        arena.simulate(KIDS, bots=["random"], games=games, seed="minos", workers=1, limit=50, save=folder)
    first, second, third = (path.read_text(encoding="utf-8") for path in sorted((tmp_path / "3").iterdir()))
    assert [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "2").iterdir())] == [first, second]
    assert len({first, second, third}) == 3


@pytest.mark.parametrize("error", [KeyboardInterrupt, ZeroDivisionError])
def test_nothing_half_written_is_left_behind(tmp_path: Path, error: type[BaseException]) -> None:
    def stop(done: int) -> None:
        assert len(list((tmp_path / "records.part").iterdir())) == done
        if done == 2:
            raise error

    with pytest.raises(error):
        arena.simulate(
            KIDS, bots=["random"], games=3, workers=1, limit=5, save=tmp_path / "records", progress=stop, seed="minos"
        )
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ariadne", encoding="utf-8")
    assert refused(save=tmp_path) == ("folder-not-empty", {"folder": str(tmp_path)})
    file = tmp_path / "letter.txt"
    assert refused(save=file) == ("folder-not-empty", {"folder": str(file)})
    (tmp_path / "records.part").write_text("of another run", encoding="utf-8")
    assert refused(save=tmp_path / "records") == ("folder-not-empty", {"folder": str(tmp_path / "records.part")})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "records.part"]


def test_a_folder_needs_a_place_to_be_in(tmp_path: Path) -> None:
    assert refused(save=tmp_path / "no" / "records") == ("file-folder", {"file": str(tmp_path / "no")})


def test_what_cannot_be_written_is_a_problem(tmp_path: Path) -> None:
    def spoil(done: int) -> None:
        (tmp_path / "records.part" / "game-00001.txt").unlink()
        (tmp_path / "records.part").rmdir()

    key, values = refused(save=tmp_path / "records", limit=5, games=2, progress=spoil)
    assert key == "folder-unwritable"
    assert values == {"folder": str(tmp_path / "records"), "reason": "No such file or directory"}
    assert list(tmp_path.iterdir()) == []


# Problems


@pytest.mark.parametrize("what", ["games", "workers", "limit"])
@pytest.mark.parametrize("count", [0, -1])
def test_numbers_are_at_least_one(what: str, count: int) -> None:
    given: dict[str, Any] = {what: count}
    assert refused(**given) == ("simulate-number", {"what": what, "count": count})


def test_a_line_up_fits_the_seats() -> None:
    assert refused(bots=["random", "greedy"], seats=4) == ("bots-count", {"count": 2, "seats": 4})
    assert refused(bots=["random"] * 3, seats=2) == ("bots-count", {"count": 3, "seats": 2})
    assert refused(bots=[], seats=2) == ("bots-count", {"count": 0, "seats": 2})


def test_seats_fit_the_game() -> None:
    assert refused(seats=7)[0] == "seats-count"
    assert refused(bots=["random"] * 5)[0] == "seats-count"


def test_games_and_bots_have_names() -> None:
    assert refused("chess")[0] == "game-name"
    assert refused(bots=["random", "minotaur"])[0] == "bot-name"


def test_nothing_is_played_before_all_is_checked(tmp_path: Path) -> None:
    refused(save=tmp_path / "records", bots=["minotaur"])
    assert list(tmp_path.iterdir()) == []
