"""What the rules say of a view, for a board that knows none."""

import pytest

from knossos.games import load
from knossos.games.team import State
from knossos.games.team import Team as Edition
from knossos.games.team.signs import Signs, Way
from knossos.maze import NAMES, square
from tests.games.team.position import CLOSED, EXPERT, INTRODUCTORY, OPEN, STANDARD, Team, dealt, legal, player, position

rule = pytest.mark.rule

CORRIDOR = "───────\n" + "·······\n" * 6
YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="urn amulet")


def signs(state: State, game: Team = INTRODUCTORY, viewer: int | None = 0) -> Signs:
    assert isinstance(game, Edition)
    return game.signs(game.view(state, viewer))


def way(path: str) -> tuple[int, ...]:
    return tuple(map(square, path.split()))


@rule("TEAM-SETUP-5", "TEAM-SETUP-6", "TEAM-SETUP-7")
def test_the_signs_count_what_is_in_the_box_and_what_is_left_of_it() -> None:
    seen = signs(dealt(3), viewer=None)
    assert (seen.treasures, seen.cards_left, seen.pages, seen.pages_left) == (24, 18, 24, 23)
    assert {piece: NAMES[home] for piece, home in seen.homes.items()} == {
        "yellow": "a1",
        "red": "g1",
        "blue": "g7",
        "green": "a7",
    }


@rule("TEAM-COLL-2", "TEAM-EXP-1")
def test_the_signs_say_what_each_seat_may_collect() -> None:
    state = position(OPEN, YELLOW, RED)
    assert signs(state).collectable == ({"key": 0, "fan": 0}, {"urn": 1, "amulet": 1})
    assert signs(state, EXPERT).collectable == ({"key": 0}, {"urn": 1})


@rule("TEAM-PUSH-3", "TEAM-PUSH-8")
def test_the_signs_say_where_push_may_not_go_in_and_why() -> None:
    state = position(OPEN, YELLOW, RED, down="b7", pages="push/d1")
    assert signs(state).closed == {square("b1"): "rubble"}
    never: Team = load("team", reverse="never-undo-daedalus")
    assert signs(state, never).closed == {square("b1"): "rubble", square("d7"): "undo"}


@rule("TEAM-ACT-1", "TEAM-ACT-7")
def test_a_spell_is_ready_until_it_is_used_or_of_no_use() -> None:
    walker = player("a1", second="traverse")
    assert signs(position(OPEN, walker, RED), STANDARD).ready == ("push", "traverse")
    assert signs(position(OPEN, walker, RED, used=("push",)), STANDARD).ready == ("traverse",)
    assert signs(position(OPEN, walker, RED, moves=0), STANDARD).ready == ("push",)
    everywhere = "b1 d1 f1 g2 g4 g6 b7 d7 f7 a2 a4 a6"
    assert signs(position(OPEN, walker, RED, down=everywhere), STANDARD).ready == ("traverse",)
    assert signs(dealt(2, STANDARD), STANDARD).ready == ()


@rule("TEAM-MOVE-1", "TEAM-MOVE-8", "TEAM-TRAV-1")
def test_each_move_has_its_way_and_the_spell_that_it_needs() -> None:
    state = position(CORRIDOR, player("a1", second="traverse"), RED, down="c1")
    ways = signs(state, STANDARD).walks
    assert ways[square("c1")] == Way(way("a1 b1 c1"))
    assert ways[square("e1")] == Way(way("a1 b1 c1 d1 e1"), "traverse")
    assert [f"move {NAMES[to]}" for to in sorted(ways)] == [each for each in legal(state, STANDARD) if "move" in each]


@rule("TEAM-MOVE-7")
def test_a_move_that_may_stay_stays_on_its_square() -> None:
    stay: Team = load("team", stay=True)
    assert signs(position(CLOSED, YELLOW, RED), stay).walks == {square("a1"): Way(way("a1"))}
    assert signs(position(CLOSED, YELLOW, RED)).walks == {}


@rule("TEAM-ACT-1")
def test_without_a_move_left_no_way_is_shown() -> None:
    assert signs(position(OPEN, YELLOW, RED, moves=0)).walks == {}
    assert signs(position(OPEN, YELLOW, RED, phase="over")).walks == {}
