"""Short words for playing on from a position of any game, and for asking what is refused."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
import pytest

from knossos.game import Chance, Drawn, Game, Happening, Recorded, Rejection
from knossos.locale import Problem

AnyGame: TypeAlias = Game[Any, Any, Any]


def step(state: Any, *actions: str, game: AnyGame, drawn: str = "") -> tuple[Any, tuple[Happening, ...], list[Drawn]]:
    """Play some actions; `drawn` is what luck brings, such as `target=owl`, and none of it may be left over."""
    chance = Recorded(Drawn.parse(each) for each in drawn.split())
    happenings: tuple[Happening, ...] = ()
    for text in actions:
        state, happenings = game.play(state, game.parse(text), chance)
    chance.close()
    return state, happenings, chance.drawn


def refused(state: Any, action: Any, *, game: AnyGame) -> tuple[str, str, dict[str, object]]:
    """The key, the rule and the values of the rejection of an action, which draws nothing and changes nothing."""
    before = msgspec.json.encode(state)
    chance = Noting()
    with pytest.raises(Rejection) as rejection:
        game.play(state, game.parse(action) if isinstance(action, str) else action, chance)
    assert chance.drawn == []
    assert msgspec.json.encode(state) == before
    assert str(rejection.value).endswith(f"({rejection.value.rule}).")  # there is a sentence, and it names the rule
    values = dict(rejection.value.values)
    assert values.pop("rule") == rejection.value.rule
    said: dict[str, object] = {
        name: str(value) if isinstance(value, Problem) else value for name, value in values.items()
    }
    return rejection.value.key, rejection.value.rule, said


def problem(function: Any, *given: object) -> Problem:
    """What a function says is wrong with what it is given."""
    with pytest.raises(Problem) as found:
        function(*given)
    assert str(found.value)
    return found.value


class Noting(Chance):
    """Takes the option at the same position each time, and notes what there was to choose from."""

    def __init__(self, position: int = 0) -> None:
        super().__init__()
        self.position = position
        self.offers: list[list[str]] = []

    def _pick(self, label: str, options: Sequence[object]) -> int:
        self.offers.append([str(option) for option in options])
        return self.position % len(options)

    @property
    def labels(self) -> list[str]:
        """What was drawn for, in order."""
        return [drawn.label for drawn in self.drawn]
