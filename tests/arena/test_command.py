"""The command `knossos simulate`, run as people run it."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from knossos.arena import Report
from knossos.arena.command import Progress
from knossos.locale import catalogue

COMMAND = (str(Path(sys.executable).with_name("knossos")), "--language", "en", "simulate")


def simulate(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, encoding="utf-8", check=False)


def test_a_table_tells_what_came_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    ran = simulate(
        "--mode", "kids", "--bots", "greedy, random", "--games", "4", "--seed", "minos", "--workers", "2",
        "--limit", "300", "--save", folder,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    heading, _, *rows = ran.stdout.splitlines()
    assert heading == "amazeing(mode=kids), 2 seats, 4 games, seed minos"
    assert re.match(r"bot +wins +win rate +95% interval", rows[0])
    assert re.match(r"greedy +4 +100\.0% +51\.0% – 100\.0%", rows[1])
    assert re.match(r"random +0 +0\.0% +0\.0% – 49\.0% .* –$", rows[2])
    assert rows[4].startswith("seat ")
    assert rows[-1] == f"4 records are saved in {folder}."
    assert len(list(folder.iterdir())) == 4


def test_json_is_one_document_and_nothing_else() -> None:
    ran = simulate("amazeing(mode=kids)", "--bots", "random", "--seats", "3", "--games", "2", "--seed", "7", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    report = msgspec.json.decode(ran.stdout, type=Report)
    assert (report.game, report.seats, report.games, report.seed) == ("amazeing(mode=kids)", 3, 2, "7")
    assert ran.stdout.count("\n") == 1


@pytest.mark.parametrize("arguments", [("chess",), ("--bots", ""), ("--games", "0")])
def test_wrong_input_is_one_sentence_and_status_2(arguments: tuple[str, ...]) -> None:
    ran = simulate(*arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    [line] = ran.stderr.splitlines()
    assert line.startswith("knossos: ")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_everything_and_says_how_far_it_came(tmp_path: Path, workers: str) -> None:
    interrupt(tmp_path, "--workers", workers)


def interrupt(folder: Path, *options: str) -> None:
    """Let many games begin, press Ctrl-C, and see that nothing is left of them."""
    arguments = ("--mode", "kids", "--bots", "random", "--games", "1000000", *options, "--save")
    with subprocess.Popen(
        [*COMMAND, *arguments, folder / "records"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        while not (folder / "records.part" / "game-00002.txt").exists():
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers as well
        output, said = running.communicate()
    assert (running.returncode, output) == (130, "")
    assert re.fullmatch(r"Stopped after \d+ of 1,000,000 games; nothing is kept of them\.\n", said)
    assert list(folder.iterdir()) == []


# The progress bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_grows_on_a_terminal_and_goes_when_all_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    progress = Progress(4, catalogue("en"))
    progress.show(1)
    progress.show(4)
    progress.wipe()
    progress.wipe()
    assert isinstance(sys.stderr, Terminal)
    _, first, last, blank, rest = sys.stderr.getvalue().split("\r")
    assert first == "███████░░░░░░░░░░░░░░░░░░░░░░░ 1 of 4 games"
    assert last == "██████████████████████████████ 4 of 4 games"
    assert (blank, rest) == (" " * len(last), "")


def test_there_is_no_bar_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    progress = Progress(4, catalogue("en"))
    progress.show(2)
    progress.wipe()
    assert progress.done == 2
    assert isinstance(sys.stderr, io.StringIO)
    assert sys.stderr.getvalue() == ""
