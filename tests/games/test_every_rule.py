"""Every rule of every page has a test that names it, and every scenario has one too."""

import ast
from pathlib import Path

import pytest

from knossos.game import rulebook
from knossos.games import names

RULES = {"amazeing": ("AMAZE", 61), "dedalos": ("DEDALO", 72), "dragon": ("DRAGON", 67), "team": ("TEAM", 122)}
"""How the rules of each game are called, and how many there are."""

SCENARIOS = {
    "amazeing": [f"T{number:02}" for number in range(1, 31)],
    "dedalos": [f"T{number:02}" for number in range(1, 38)],
    "dragon": [f"T{number:02}" for number in range(1, 34)],
    "team": [f"T-{number:02}" for number in range(1, 51)],
}


def named_by_tests(game: str) -> set[str]:
    """The ids in the `@rule(...)` decorators of a game's tests."""
    found = set()
    for file in (Path(__file__).parent / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                        found |= {ast.literal_eval(argument) for argument in decorator.args}
    return found


@pytest.mark.parametrize("game", names())
def test_every_rule_and_every_scenario_has_a_test_that_names_it(game: str) -> None:
    assert named_by_tests(game) == {*rulebook.rules(game), *SCENARIOS[game]}


@pytest.mark.parametrize("game", names())
def test_every_page_has_all_its_rules(game: str) -> None:
    prefix, count = RULES[game]
    assert len(rulebook.rules(game)) == count
    assert rulebook.page(game).count(f"- **{prefix}-") == count


@pytest.mark.parametrize("game", names())
def test_all_pages_have_the_same_headings(game: str) -> None:
    lines = rulebook.page(game).splitlines()
    headings = ["At a glance", "Components", "Rules", "Options", "Decisions", "Edge cases", "Assumptions", "Notation"]
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == headings
