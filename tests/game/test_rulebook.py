"""The pages with the rules of each game."""

import pytest

from knossos.game.rulebook import page, rule, rules
from knossos.games import names
from knossos.locale import Problem


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_page_with_rules(game: str) -> None:
    assert page(game).startswith("# ")
    assert rules(game)


@pytest.mark.parametrize("game", names())
def test_every_rule_is_one_line_and_on_the_page_once(game: str) -> None:
    for name, text in rules(game).items():
        assert page(game).count(f"- **{name}** ") == 1
        assert "\n" not in text


def test_a_rule_is_found_in_upper_and_lower_case() -> None:
    assert rule("amazeing", "amaze-turn-3") == rule("amazeing", "AMAZE-TURN-3")


def test_a_rule_that_is_not_there_is_refused_with_examples() -> None:
    with pytest.raises(Problem) as refused:
        rule("amazeing", "AMAZE-NONE-1")
    assert refused.value.key == "rule-name"
    assert str(refused.value).startswith('There is no rule "AMAZE-NONE-1" in amazeing. Rules are named like AMAZE-')
