"""Moving: where a walk may go, and where it ends."""

import pytest
from msgspec.structs import replace

from knossos.game import revealing
from knossos.games import load
from knossos.games.team import Move
from knossos.games.team.events import BonusMove, Collected, Uncovered, Walked
from knossos.maze import NAMES, Tile, square
from tests.games.team.names import squares
from tests.games.team.position import (
    CLOSED,
    OPEN,
    Team,
    legal,
    lying,
    pieces,
    play,
    player,
    position,
    refused,
    step,
    told,
    walks,
)

rule = pytest.mark.rule

STAY: Team = load("team", stay=True)

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="doll urn")

SNAKE = """
    ╶─────┐
    ┌─────┘
    └─────┐
    ┌─────┘
    └─────┐
    ┌─────┘
    └─────╴
"""


def around_d4(**neighbours: str) -> str:
    """A crossing on d4, and some of its neighbours."""
    rows = [["·"] * 7 for _ in range(7)]
    for name, tile in {"d4": "┼", **neighbours}.items():
        rows[int(name[1]) - 1]["abcdefg".index(name[0])] = tile
    return "\n".join("".join(row) for row in rows)


@rule("TEAM-MOVE-1")
@pytest.mark.parametrize(("there", "towards"), [("d3", "╷"), ("e4", "╴"), ("d5", "╵"), ("c4", "╶")])
def test_two_squares_are_joined_when_both_facing_sides_are_open(there: str, towards: str) -> None:
    away = {"╷": "┴", "╴": "├", "╵": "┬", "╶": "┤"}[towards]
    yellow = player("d4", seeks="key fan")
    assert set(walks(position(around_d4(**{there: towards}), yellow, RED))) == {"d4", there}
    assert walks(position(around_d4(**{there: away}), yellow, RED)) == []
    assert walks(position(around_d4(**{"d4": "·", there: towards}), yellow, RED)) == []


@rule("TEAM-MOVE-1")
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
    state = position(broken, YELLOW, RED)
    assert walks(state) == ["a1", "b1", "c1", "c2", "a3", "b3", "c3", "a4", "b4"]
    for name in ("d4", "e1", "g7"):
        assert refused(state, f"move {name}") == ("move-unreachable", "TEAM-MOVE-1", {"square": name, "start": "a1"})
    for beyond in (-1, 49, 99):
        refusal = refused(state, Move(beyond))
        assert refusal == ("move-unreachable", "TEAM-MOVE-1", {"square": str(beyond), "start": "a1"})


@rule("TEAM-MOVE-1")
def test_no_passage_leads_round_the_edge() -> None:
    openings_at_the_edge = """
        ·╵·····
        ·······
        ╴·····╶
        ·······
        ·······
        ·······
        ·╷·····
    """
    for on in ("b1", "a3", "g3", "b7"):
        assert walks(position(openings_at_the_edge, player(on, seeks="key fan"), RED)) == []


@rule("TEAM-MOVE-2")
def test_a_piece_walks_as_far_as_the_passage_leads() -> None:
    state = position(SNAKE, YELLOW, RED)
    assert walks(state) == list(NAMES)
    [walked] = told(state, "move g7")
    assert isinstance(walked, Walked)
    assert len(walked.path) == 49
    assert play(state, "move g7") == replace(state, pieces=squares("g7 g1"), moves=0)


@rule("TEAM-MOVE-2")
def test_the_piece_walks_the_shortest_way_and_no_luck_is_in_it() -> None:
    ring = """
        ┌─┐····
        │·│····
        └┬┘····
        ·╵·····
        ·······
        ·······
        ·······
    """
    state = position(ring, YELLOW, RED)
    _, happenings, drawn = step(state, "move b4")
    assert happenings == (Walked(0, squares("a1 a2 a3 b3 b4")),)
    assert drawn == []
    assert not revealing(happenings)


@rule("TEAM-MOVE-3", "T-21")
def test_pieces_neither_block_the_way_nor_the_square() -> None:
    corridor = "╶──╴···\n" + "·······\n" * 6
    everybody = (YELLOW, *(player(on, seeks="doll") for on in ("b1", "c1", "c1")))
    state = position(corridor, *everybody)
    assert walks(state) == ["a1", "b1", "c1", "d1"]
    assert pieces(play(state, "move d1")) == ["d1", "b1", "c1", "c1"]
    assert pieces(play(state, "move c1")) == ["c1", "b1", "c1", "c1"]


@rule("TEAM-MOVE-3")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_only_the_own_piece_moves(seat: int) -> None:
    homes = ["a1", "g1", "g7", "a7"]
    state = position(OPEN, *(player(home, seeks="key fan") for home in homes), turn=seat)
    assert pieces(play(state, "move d4")) == [*homes[:seat], "d4", *homes[seat + 1 :]]
    assert told(state, "move d4")[0] == Walked(seat, state.walks.path(square("d4")))


@rule("TEAM-MOVE-4", "TEAM-MOVE-5", "T-22")
def test_a_walk_may_enter_a_tile_that_lies_face_down_and_ends_there() -> None:
    state = position(around_d4(c4="─", e4="─", b4="╶"), player("b4", seeks="key fan"), RED, down="d4")
    assert walks(state) == ["b4", "c4", "d4"]
    assert refused(state, "move e4") == ("move-unreachable", "TEAM-MOVE-1", {"square": "e4", "start": "b4"})
    assert told(state, "move d4")[0] == Walked(0, squares("b4 c4 d4"))


@rule("TEAM-MOVE-4", "TEAM-MOVE-5")
def test_a_walk_never_goes_from_one_covered_tile_to_the_next() -> None:
    in_a_row = position(around_d4(c4="╶", e4="─", f4="─"), player("c4", seeks="key fan"), RED, down="d4 e4")
    assert walks(in_a_row) == ["d4"]


@rule("TEAM-MOVE-5", "TEAM-MOVE-6")
@pytest.mark.parametrize(("start", "towards"), [("d3", "╷"), ("e4", "╴"), ("d5", "╵"), ("c4", "╶")])
@pytest.mark.parametrize("front", ["·", "┼", "│"])
def test_a_tile_that_lies_face_down_is_entered_from_every_side(start: str, towards: str, front: str) -> None:
    drawing = around_d4(**{"d4": front, start: towards})
    state = position(drawing, player(start, seeks="key fan"), RED, down="d4")
    assert walks(state) == ["d4"]  # and not the origin: from there no walk leads back


@rule("TEAM-MOVE-5", "T-23")
@pytest.mark.parametrize(("start", "away"), [("d3", "┴"), ("e4", "├"), ("d5", "┬"), ("c4", "┤")])
def test_no_walk_enters_a_tile_through_a_wall(start: str, away: str) -> None:
    state = position(around_d4(**{start: away}), player(start, seeks="key fan"), RED, down="d4")
    assert walks(state) == []
    assert refused(state, "move d4") == ("move-unreachable", "TEAM-MOVE-1", {"square": "d4", "start": start})


@rule("TEAM-MOVE-7")
def test_a_walk_may_come_back_to_where_it_began() -> None:
    """E-10"""
    state = position("╶╴·····\n" + "·······\n" * 6, YELLOW, RED)
    assert walks(state) == ["a1", "b1"]
    assert told(state, "move a1") == (Walked(0, squares("a1 b1 a1")),)
    assert play(state, "move a1") == replace(state, moves=0)


@rule("TEAM-MOVE-7")
def test_a_move_needs_a_step() -> None:
    state = position(CLOSED, YELLOW, RED)
    assert walks(state) == []
    assert refused(state, "move a1") == ("team-move-stay", "TEAM-MOVE-7", {"square": "a1"})
    beside_rubble = position("╶╴·····\n" + "·······\n" * 6, YELLOW, RED, down="b1")
    assert walks(beside_rubble) == ["b1"]
    assert refused(beside_rubble, "move a1") == ("team-move-stay", "TEAM-MOVE-7", {"square": "a1"})


@rule("TEAM-MOVE-7")
def test_an_option_lets_a_move_stay_where_no_way_leads() -> None:
    state = position(CLOSED, YELLOW, RED, shows={"a1": "key"})
    assert walks(state, STAY) == ["a1"]
    assert told(state, "move a1", game=STAY) == (Walked(0, squares("a1")), Collected(0, "key"), BonusMove(0))
    assert refused(state, "move b1", STAY) == ("move-unreachable", "TEAM-MOVE-1", {"square": "b1", "start": "a1"})
    elsewhere = position(CLOSED, YELLOW, RED)
    assert play(elsewhere, "move a1", game=STAY) == replace(elsewhere, moves=0)
    assert legal(replace(elsewhere, moves=0, used=("push",)), STAY) == ["end"]


@rule("TEAM-MOVE-7")
def test_with_that_option_the_own_square_is_offered_once_and_in_its_place() -> None:
    state = position("╶─╴····\n" + "·······\n" * 6, player("b1", seeks="key fan"), RED)
    assert walks(state, STAY) == ["a1", "b1", "c1"]
    assert told(state, "move b1", game=STAY) == (Walked(0, squares("b1")),)
    assert told(state, "move b1") == (Walked(0, squares("b1 c1 b1")),)
    beside_rubble = position("╶╴·····\n" + "·······\n" * 6, YELLOW, RED, down="b1")
    assert walks(beside_rubble, STAY) == ["a1", "b1"]


@rule("TEAM-MOVE-8")
def test_nothing_happens_on_squares_that_are_passed() -> None:
    corridor = "╶──╴···\n" + "·······\n" * 6
    everybody = (YELLOW, player("c1", seeks="doll urn"))
    state = position(corridor, *everybody, shows={"b1": "key", "c1": "fan"})
    assert told(state, "move d1") == (Walked(0, squares("a1 b1 c1 d1")),)
    assert play(state, "move d1") == replace(state, pieces=squares("d1 c1"), moves=0)


@rule("TEAM-MOVE-9")
def test_a_walk_that_has_stopped_does_not_go_on() -> None:
    corridor = "╶──╴···\n" + "·······\n" * 6
    stopped = play(position(corridor, YELLOW, RED), "move b1", "a4/EW")
    assert refused(stopped, "move d1") == ("team-no-move", "TEAM-ACT-1", {})
    assert walks(stopped) == []


@rule("TEAM-MOVE-9", "TEAM-FLIP-1")
def test_the_stop_on_a_covered_tile_is_one_action_with_the_walk() -> None:
    state = position(around_d4(c4="╶"), player("c4", seeks="key fan"), RED, down="d4")
    assert told(state, "move d4") == (Walked(0, squares("c4 d4")), Uncovered(0, square("d4"), Tile(15)))
    assert lying(play(state, "move d4"), "d4") == ["NESW"]
