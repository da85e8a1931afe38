"""The pages of the rules are true: their commands work, their actions have the numbers that they say.

In every language they tell players the same.
"""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from knossos import games
from knossos.game import rulebook
from knossos.games import load, names
from knossos.locale import languages
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


TRANSLATIONS = [(game, language) for game in names() for language in languages() if language != "en"]

NAMED = re.compile(r"\b(?:[A-Z]+-[A-Z]+-\d+|[ADEQT]-?\d\d?)\b")
"""Rules, decisions, edge cases and assumptions, where they are spoken of."""


def for_players(page: str) -> str:
    """Not how well bots play, and not the last part, which is for programs."""
    return re.sub(r"^### .*`greedy`.*?(?=^## )", "", page.rpartition("\n## ")[0], flags=re.DOTALL | re.MULTILINE)


def shape(page: str) -> list[str]:
    """What the lines are: the level of each heading, and the cells of each row."""
    lines = page.splitlines()
    marks = (re.match(r"#+ ", line) for line in lines)
    return [
        mark[0] if mark else "|" * (line.count("|") - line.count(r"\|"))
        for line, mark in zip(lines, marks, strict=True)
        if mark or line.startswith("|")
    ]


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_every_rule_in_its_own_words(game: str, language: str) -> None:
    original, translated = rulebook.rules(game), rulebook.rules(game, language)
    assert list(translated) == list(original)
    assert [name for name, text in translated.items() if text == original[name]] == []


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_same_parts_and_speaks_of_the_same_things(game: str, language: str) -> None:
    original, translated = for_players(rulebook.page(game)), for_players(rulebook.page(game, language))
    assert shape(translated) == shape(original)
    assert set(NAMED.findall(translated)) == set(NAMED.findall(original))
    assert set(re.findall(r"`[^`]+`", translated)) == set(re.findall(r"`[^`]+`", original))
