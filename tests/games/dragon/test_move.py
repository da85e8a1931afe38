"""Moving the adventurer: along unbroken passages, over everything and everybody, or not at all."""

import pytest

from knossos.game import TurnBegan
from knossos.games.dragon import Move
from knossos.games.dragon.events import Walked
from knossos.maze import NAMES, square
from tests.games.dragon.position import (
    CLOSED,
    OPEN,
    laid,
    legal,
    pieces,
    play,
    player,
    position,
    refused,
    squares,
    step,
    told,
    walks,
)

rule = pytest.mark.rule

WINDING = """
    ╶────┐·
    ·····│·
    ┌────┘·
    │······
    └──┐···
    ···└──╴
    ·······
"""
"""One way from a1 to g6, and nothing else."""

ON_THE_WAY = "a1 b1 c1 d1 e1 f1 f2 f3 e3 d3 c3 b3 a3 a4 a5 b5 c5 d5 d6 e6 f6 g6"

TWO_WAYS = """
    ┌─┬─┐··
    │·│·│··
    └─┴─┘··
    ·······
    ·······
    ·······
    ·······
"""


@rule("DRAGON-MOVE-1")
def test_a_piece_goes_to_any_square_along_an_unbroken_passage_however_far() -> None:
    state = position(WINDING, player("a1"), player("g1"), phase="move")
    names = sorted(ON_THE_WAY.split(), key=square)
    assert legal(state) == [f"move {name}" for name in names]
    after, happenings, drawn = step(state, "move g6")
    assert pieces(after) == ["g6", "g1"]
    assert happenings == (Walked(0, squares(ON_THE_WAY)), TurnBegan(1))
    assert drawn == []


@rule("DRAGON-MOVE-1")
def test_moves_are_listed_row_by_row() -> None:
    state = position(OPEN, player("g7"), player("a1"), phase="move")
    assert legal(state) == [f"move {name}" for name in NAMES if name != "d4"]


@rule("DRAGON-MOVE-1")
def test_a_shortest_way_is_walked() -> None:
    state = position(TWO_WAYS, player("a1"), player("g7"), phase="move")
    assert told(state, "move e1")[0] == Walked(0, squares("a1 b1 c1 d1 e1"))
    assert told(state, "move c2")[0] == Walked(0, squares("a1 b1 c1 c2"))
    assert told(state, "move a3")[0] == Walked(0, squares("a1 a2 a3"))


@rule("DRAGON-MOVE-1", "DRAGON-PATH-1")
@pytest.mark.parametrize("to", ["g7", "a2", "g5", "b2"])
def test_where_no_passage_leads_nobody_goes(to: str) -> None:
    state = position(WINDING, player("a1"), player("g1"), treasures="g7:1 g5:1", phase="move")
    refusal = ("move-unreachable", "DRAGON-MOVE-1", {"square": to, "start": "a1"})
    assert refused(state, f"move {to}") == refusal
    assert refused(state, f"move {to} coin") == refusal


@rule("DRAGON-MOVE-1")
@pytest.mark.parametrize("beyond", [-1, 49, 1000])
def test_a_square_that_does_not_exist_is_not_in_reach(beyond: int) -> None:
    state = position(OPEN, player("b2"), player("g1"), phase="move")
    for coin in (False, True):
        assert refused(state, Move(beyond, coin=coin)) == (
            "move-unreachable",
            "DRAGON-MOVE-1",
            {"square": str(beyond), "start": "b2"},
        )


@rule("DRAGON-MOVE-1")
def test_the_first_and_the_last_square_are_in_reach() -> None:
    for to in ("a1", "g7"):
        state = position(OPEN, player("b2"), player("g1"), phase="move")
        assert pieces(play(state, f"move {to}")) == [to, "g1"]
        shut = position(CLOSED, player("b2"), player("g1"), phase="move")
        assert refused(shut, f"move {to}") == ("move-unreachable", "DRAGON-MOVE-1", {"square": to, "start": "b2"})


@rule("DRAGON-MOVE-1", "DRAGON-MOVE-2")
def test_one_walks_over_treasures_guardians_and_adventurers_and_may_stop_beside_them() -> None:
    state = position(
        WINDING, player("a1"), player("c1"), player("d3"), treasures="b1:2 g7:1", guardians="f2 a4", phase="move"
    )
    assert walks(state) == sorted(ON_THE_WAY.split(), key=square)
    for to in ("c1", "d3", "f2", "a4", "b1", "g6"):
        after = play(state, f"move {to}")
        assert pieces(after) == [to, "c1", "d3"]
        assert after.guardians == state.guardians
        assert laid(after) == "b1:2 g7:1"  # what is not the current value is left where it is


@rule("DRAGON-MOVE-2")
def test_any_number_may_stand_on_one_square() -> None:
    four = [player("d2")] * 4
    state = position(OPEN, *four, guardians="d2 d2", phase="move", turn=2)
    assert told(state, "move d2") == (Walked(2, squares("d2")), TurnBegan(3))
    assert pieces(play(state, "move e2")) == ["d2", "d2", "e2", "d2"]


@rule("DRAGON-MOVE-3")
@pytest.mark.parametrize("maze", [OPEN, CLOSED, WINDING])
def test_nobody_has_to_move(maze: str) -> None:
    state = position(maze, player("a1"), player("g1"), player("g7"), phase="move", turn=2)
    after, happenings, _ = step(state, "move g7")
    assert happenings == (Walked(2, squares("g7")), TurnBegan(0))
    assert after.pieces == state.pieces
    assert (after.seat, after.phase) == (0, "push")


@rule("DRAGON-MOVE-1")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_only_the_own_piece_moves(turn: int) -> None:
    homes = ["a1", "g1", "g7", "a7"]
    state = position(OPEN, *map(player, homes), phase="move", turn=turn)
    expected = list(homes)
    expected[turn] = "d3"
    assert pieces(play(state, "move d3")) == expected
