"""The pages of the rules are true: their commands work, and their actions have the numbers that they say."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from knossos import games
from knossos.game import rulebook
from knossos.games import load, names
from tests.test_cli import knossos

COMMANDS = [
    (game, re.sub(r"\s+", " ", command))
    for game in names()
    for command in re.findall(r"`knossos (.+?)`", rulebook.page(game), re.DOTALL)
]


def test_the_commands_of_the_pages_are_found() -> None:
    assert {game for game, _ in COMMANDS} == set(names()) - {"amazeing"}


@pytest.mark.parametrize(("game", "command"), COMMANDS)
def test_every_command_works(game: str, command: str, tmp_path: Path) -> None:
    shutil.copy(Path(games.__path__[0]) / game / "components.toml", tmp_path / "my-box.toml")
    ran = knossos(*shlex.split(command), cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


@pytest.mark.parametrize("name", names())
def test_every_action_has_the_number_that_the_page_says(name: str) -> None:
    game = load(name)
    said = re.findall(r"`([^`\n]+)` is ([0-9]+)", rulebook.page(name))
    assert len(said) >= 4
    for text, number in said:
        assert game.index(game.parse(text)) == int(number), text
        assert game.action(int(number)) == game.parse(text)
