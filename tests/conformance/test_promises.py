"""The conformance walk itself: an honest game passes, and a faulty one is caught with the promise that it breaks."""

import ast
import inspect

import pytest

from knossos.game import conformance
from knossos.game.conformance import Broken, walk
from tests.conformance.dare import Dare, Options, UnboundedDare
from tests.conformance.faulty import Faulty, faulty_games

CHECKS = {"_promise", "Broken"}


def walks(kind: type[Faulty], seats: int) -> None:
    for number in range(10):
        walk(kind(), seats, f"faulty {number}", share=kind.share)


def promises() -> set[str]:
    """Every promise that the walk can find broken, from its source."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(conformance))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CHECKS:
            name = node.args[0]
            if isinstance(name, ast.Constant):
                found.add(str(name.value))
            else:
                assert ast.unparse(name) in ("name", "promise"), "a promise is written out where it is checked"
    return found


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("kind", [Dare, UnboundedDare])
def test_an_honest_game_keeps_every_promise(kind: type[Dare], seats: int) -> None:
    assert all(walk(kind(), seats, f"honest {number}").ended for number in range(40))


@pytest.mark.parametrize("kind", faulty_games(), ids=lambda kind: kind.__name__)
def test_a_faulty_game_is_caught(kind: type[Faulty]) -> None:
    for seats in (2, 3):
        with pytest.raises(Broken) as caught:
            walks(kind, seats)
        assert caught.value.promise == kind.breaks
        assert str(caught.value).startswith(f"{kind.breaks}: ")


def test_every_promise_is_broken_by_a_faulty_game() -> None:
    assert {kind.breaks for kind in faulty_games()} == promises()


def test_the_same_seed_gives_the_same_walk() -> None:
    assert walk(Dare(), 3, "again") == walk(Dare(), 3, "again")


def test_a_walk_stops_at_its_limit() -> None:
    stopped = walk(Dare(Options(goal=100)), 2, "limit", limit=2)
    assert (stopped.plies, stopped.ended) == (2, False)


def test_only_a_share_of_the_plies_is_looked_at() -> None:
    looks = 0

    class Watched(Dare):
        def index(self, action: object) -> int:
            nonlocal looks
            looks += 1
            return super().index(action)  # type: ignore[arg-type]

    walk(Watched(), 2, "share", share=0.0)
    assert looks == 0
    walk(Watched(), 2, "share", share=1.0)
    assert looks > 0
