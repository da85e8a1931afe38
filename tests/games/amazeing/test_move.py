"""Moving the piece: where it may go, and that nothing stops it."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games.amazeing import Move
from knossos.games.amazeing.events import Walked
from knossos.maze import NAMES, square
from tests.games.amazeing.position import CLOSED, OPEN, pieces, play, player, position, refused, told, walks

rule = pytest.mark.rule

RED = player("a1", seeks="owl", pile=1)
YELLOW = player("g1", seeks="rat", pile=1)

SNAKE = """
    ╶─────┐
    ┌─────┘
    └─────┐
    ┌─────┘
    └─────┐
    ┌─────┘
    └─────╴
"""


@rule("AMAZE-MOVE-1")
def test_a_piece_walks_as_far_as_the_passage_leads() -> None:
    state = position(SNAKE, RED, YELLOW, phase="move")
    assert walks(state) == list(NAMES)
    after = play(state, "move g7")
    assert pieces(after) == ["g7", "g1"]
    [walked, _] = told(state, "move g7")
    assert isinstance(walked, Walked)
    assert len(walked.path) == 49


@rule("AMAZE-MOVE-1")
def test_a_piece_walks_only_where_an_unbroken_passage_leads() -> None:
    broken = """
        ╶─┐·───
        ··│····
        ┌─┘····
        └─·──╴·
        ·······
        ·······
        ·······
    """
    state = position(broken, RED, YELLOW, phase="move")
    assert walks(state) == ["a1", "b1", "c1", "c2", "a3", "b3", "c3", "a4", "b4"]
    assert refused(state, "move d4") == ("move-unreachable", "AMAZE-MOVE-1", {"start": "a1", "square": "d4"})
    assert refused(state, "move e1") == ("move-unreachable", "AMAZE-MOVE-1", {"start": "a1", "square": "e1"})
    for beyond in (49, -1):
        refusal = refused(state, Move(beyond))
        assert refusal == ("move-unreachable", "AMAZE-MOVE-1", {"start": "a1", "square": str(beyond)})


@rule("AMAZE-MOVE-1")
def test_the_piece_walks_the_shortest_way() -> None:
    ring = """
        ┌─┐····
        │·│····
        └┬┘····
        ·╵·····
        ·······
        ·······
        ·······
    """
    state = position(ring, RED, YELLOW, phase="move", banned="b7")
    way = tuple(square(name) for name in ("a1", "a2", "a3", "b3", "b4"))
    assert told(state, "move b4") == (Walked(0, way), TurnBegan(1))
    assert play(state, "move b4") == replace(state, pieces=(square("b4"), square("g1")), seat=1, phase="push")


@rule("AMAZE-MOVE-2")
def test_staying_is_always_allowed() -> None:
    """E-12: even where no way leads out."""
    state = position(CLOSED, player("d4", seeks="owl"), YELLOW, phase="move", banned="g4")
    assert walks(state) == ["d4"]
    assert told(state, "move d4") == (Walked(0, (square("d4"),)), TurnBegan(1))
    assert play(state, "move d4") == replace(state, seat=1, phase="push")
    assert "a1" in walks(position(OPEN, RED, YELLOW, phase="move"))


@rule("AMAZE-MOVE-3")
def test_pieces_neither_block_the_way_nor_the_square() -> None:
    everybody = (player("a1", seeks="owl"), *(player(on, seeks="rat") for on in ("b1", "c1", "c1")))
    corridor = CLOSED.replace("·······", "╶──╴···", 1)
    state = position(corridor, *everybody, phase="move")
    assert walks(state) == ["a1", "b1", "c1", "d1"]
    assert pieces(play(state, "move d1")) == ["d1", "b1", "c1", "c1"]  # past all three
    assert pieces(play(state, "move c1")) == ["c1", "b1", "c1", "c1"]  # three on one square
    way = tuple(square(name) for name in ("a1", "b1", "c1", "d1"))
    assert told(state, "move d1")[0] == Walked(0, way)


@rule("AMAZE-MOVE-4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_only_the_own_piece_moves(seat: int) -> None:
    homes = ["a1", "g1", "g7", "a7"]
    state = position(OPEN, *(player(home, seeks="owl") for home in homes), turn=seat, phase="move")
    after = play(state, "move d4")
    assert pieces(after) == [*homes[:seat], "d4", *homes[seat + 1 :]]


@rule("AMAZE-MOVE-4")
def test_a_piece_cannot_walk_where_only_another_one_could() -> None:
    corridor = CLOSED.replace("·······", "····╶─╴", 1)
    state = position(corridor, RED, YELLOW, phase="move")
    assert walks(state) == ["a1"]
    assert refused(state, "move f1") == ("move-unreachable", "AMAZE-MOVE-1", {"start": "a1", "square": "f1"})
    assert walks(replace(state, seat=1)) == ["e1", "f1", "g1"]


@rule("AMAZE-MOVE-5", "T13")
def test_a_treasure_on_the_way_is_not_found() -> None:
    corridor = CLOSED.replace("·······", "╶──╴···", 1)
    state = position(corridor, RED, YELLOW, shows={"b1": "owl"}, phase="move")
    way = tuple(square(name) for name in ("a1", "b1", "c1"))
    assert told(state, "move c1") == (Walked(0, way), TurnBegan(1))
    after = play(state, "move c1")
    assert (after.hands, after.held) == (state.hands, state.held)
