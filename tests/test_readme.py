"""The README is true: its commands work and print what it says, and its Python runs."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
LONG = {"play", "test", "check", "bench", "soak", "mutants"}
"""Targets that are too long to make, or that are just being made: only their recipe is looked up."""

SERVES = "knossos serve"


def commands() -> list[tuple[str, str]]:
    """Every command of the README, with the output that it shows."""
    blocks = re.findall(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    shown = [re.split(r"^\$ ", block, flags=re.MULTILINE)[1:] for block in blocks]
    return [(command, output) for block in shown for command, _, output in (part.partition("\n") for part in block)]


def test_every_command_works_and_prints_what_the_readme_says(tmp_path: Path) -> None:
    assert commands()[:2] == [("make play", ""), ("make test", "")]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command, output in commands():
        if command.startswith(SERVES):
            continue
        words = shlex.split(command)
        if words[0] == "make":
            words = [*words, "--dry-run"] if words[1] in LONG else words
        ran = subprocess.run(
            words,
            cwd=ROOT if words[0] == "make" else tmp_path,
            env=os.environ | {"PATH": path, "MAKEFLAGS": "", "LANG": "C.UTF-8", "LC_ALL": ""},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (0, ""), command
        assert ran.stdout, command
        assert ran.stdout.startswith(output), command


def test_every_server_starts_and_stops(tmp_path: Path) -> None:
    serving = [command for command, _ in commands() if command.startswith(SERVES)]
    assert serving
    for command in serving:
        words = [str(Path(sys.executable).with_name("knossos")), *shlex.split(command)[1:], "--port", "0"]
        with subprocess.Popen(
            words,
            env=os.environ | {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LANG": "C.UTF-8", "LC_ALL": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout
            assert "http://127.0.0.1:" in server.stdout.readline()
            server.terminate()
            said, complaints = server.communicate(timeout=30)
        assert (server.returncode, said, complaints) == (0, "Stopped. All tables are kept.\n", "")


def test_every_python_example_gives_what_the_readme_says() -> None:
    assert doctest.testfile(str(README), module_relative=False).failed == 0


def test_every_link_leads_somewhere() -> None:
    for page in (README, ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")):
        for link in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.parametrize("target", sorted(LONG))
def test_every_target_that_the_readme_or_the_guide_names_exists(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
