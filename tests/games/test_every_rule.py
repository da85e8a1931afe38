"""Every rule of every page has a test that names it, and every scenario has one too."""

import ast
from pathlib import Path

import pytest

from knossos.game import rulebook
from knossos.games import names
from knossos.locale import Problem

SCENARIOS = {"amazeing": 30}


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
    scenarios = {f"T{number:02}" for number in range(1, SCENARIOS[game] + 1)}
    wanted = set(rulebook.rules(game)) | scenarios
    assert named_by_tests(game) == wanted


def test_the_page_of_the_amazeing_labyrinth_has_all_its_rules() -> None:
    assert len(rulebook.rules("amazeing")) == 61
    assert rulebook.page("amazeing").count("- **AMAZE-") == 61


@pytest.mark.parametrize("game", names())
def test_all_pages_have_the_same_headings(game: str) -> None:
    lines = rulebook.page(game).splitlines()
    headings = ["At a glance", "Components", "Rules", "Options", "Decisions", "Edge cases", "Assumptions", "Notation"]
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == headings


def test_a_rule_is_found_whatever_the_case_and_an_unknown_one_is_refused() -> None:
    assert rulebook.rule("amazeing", "amaze-turn-3") == rulebook.rules("amazeing")["AMAZE-TURN-3"]
    with pytest.raises(Problem) as refused:
        rulebook.rule("amazeing", "AMAZE-FLY-1")
    assert refused.value.key == "rule-name"
    assert refused.value.values["examples"] == "AMAZE-SETUP-1, AMAZE-SETUP-2, AMAZE-SETUP-3"
