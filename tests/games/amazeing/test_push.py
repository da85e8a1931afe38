"""Moving the maze: arrows, the ban, rotations, and what rides along."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from knossos.games.amazeing import Push
from knossos.games.amazeing.events import Carried, Pushed
from knossos.maze import ARROWS, NAMES, Tile, across, arrow, square
from tests.games.amazeing.position import (
    ARROW_NAMES,
    BASIC,
    CLOSED,
    CORNERS,
    FIXED_NAMES,
    NUMBERED,
    OPEN,
    arrows,
    legal,
    lying,
    pieces,
    play,
    player,
    position,
    refused,
    told,
    walks,
)

rule = pytest.mark.rule

RED_AND_YELLOW = (player("a1", seeks="owl"), player("g1", seeks="rat"))


@rule("AMAZE-SETUP-8", "AMAZE-PUSH-1", "AMAZE-PUSH-4", "T01")
def test_a_corner_goes_in_at_any_of_twelve_arrows_in_four_rotations() -> None:
    state = position(CORNERS, *RED_AND_YELLOW, spare="SW")
    assert legal(state) == [f"{name}/{turned}" for name in ARROW_NAMES for turned in ("NE", "ES", "NW", "SW")]
    assert len(legal(state)) == 48


@rule("AMAZE-PUSH-4", "T04")
def test_the_two_rotations_of_a_straight_that_look_alike_are_one_action() -> None:
    state = position(CORNERS, *RED_AND_YELLOW, spare="EW")
    assert legal(state) == [f"{name}/{turned}" for name in ARROW_NAMES for turned in ("NS", "EW")]
    assert len(legal(state)) == 24


@rule("AMAZE-PUSH-4")
@pytest.mark.parametrize(
    ("spare", "rotations"),
    [("NES", ["NES", "NEW", "NSW", "ESW"]), ("NESW", ["NESW"]), ("S+owl", ["N", "E", "S", "W"])],
)
def test_every_spare_goes_in_in_each_rotation_that_differs(spare: str, rotations: Sequence[str]) -> None:
    state = position(CORNERS, *RED_AND_YELLOW, spare=spare)
    assert legal(state)[: len(rotations)] == [f"b1/{turned}" for turned in rotations]
    assert len(legal(state)) == 12 * len(rotations)


@rule("AMAZE-PUSH-4")
def test_the_spare_cannot_be_turned_into_another_shape() -> None:
    state = position(CORNERS, *RED_AND_YELLOW, spare="NE")
    assert refused(state, "b1/NS") == ("push-rotation", "AMAZE-PUSH-4", {"possible": "NE, ES, NW, SW"})
    assert refused(state, "b1/NES") == ("push-rotation", "AMAZE-PUSH-4", {"possible": "NE, ES, NW, SW"})


@rule("AMAZE-PUSH-1")
def test_a_tile_goes_in_only_at_an_arrow() -> None:
    state = position(CORNERS, *RED_AND_YELLOW, spare="NE")
    every_arrow = {"arrows": "b1, d1, f1, a2, g2, a4, g4, a6, g6, b7, d7, f7"}
    for here in (square("a1"), square("d4"), square("c1"), -1, 49):
        assert refused(state, Push(here, 3)) == ("push-arrow", "AMAZE-PUSH-1", every_arrow)


@rule("AMAZE-PUSH-2", "AMAZE-PUSH-3", "T02")
def test_the_spare_may_not_go_back_where_it_came_out() -> None:
    after = play(position(CORNERS, *RED_AND_YELLOW, spare="NE"), "a4/NE", "move a1")
    assert len(legal(after)) == 44
    assert arrows(after) == [name for name in ARROW_NAMES if name != "g4"]  # a4, the same side again, is fine
    for turned in ("NE", "ES", "NW", "SW"):  # banned in every rotation
        assert refused(after, f"g4/{turned}") == ("push-back", "AMAZE-PUSH-2", {"arrow": "g4"})
    assert play(after, "a4/NE").phase == "move"


@rule("AMAZE-PUSH-2", "T03")
def test_the_ban_is_lifted_by_the_next_push() -> None:
    after = play(position(CORNERS, *RED_AND_YELLOW, spare="NE"), "a4/NE", "move a1", "b1/NE", "move g1")
    assert arrows(after) == [name for name in ARROW_NAMES if name != "b7"]
    assert after.banned == arrow("b7")


@rule("AMAZE-PUSH-2")
@pytest.mark.parametrize(
    ("pushed", "banned"),
    [("b1", "b7"), ("d1", "d7"), ("f1", "f7"), ("a2", "g2"), ("a4", "g4"), ("a6", "g6")],
)
def test_the_banned_arrow_is_the_one_across(pushed: str, banned: str) -> None:
    state = position(CORNERS, *RED_AND_YELLOW, spare="NE")
    assert play(state, f"{pushed}/NE").banned == arrow(banned)
    assert play(state, f"{banned}/NE").banned == arrow(pushed)


@rule("AMAZE-PUSH-2")
def test_the_ban_counts_for_everybody() -> None:
    """E-19: with three players, the ban after one push binds the next player, whoever pushed."""
    state = position(CORNERS, *RED_AND_YELLOW, player("g7", seeks="bat"), spare="NE", banned="f7", turn=2)
    assert refused(state, "f7/NE") == ("push-back", "AMAZE-PUSH-2", {"arrow": "f7"})
    after = play(state, "d7/NE", "move g7")
    assert after.seat == 0
    assert refused(after, "d1/NE") == ("push-back", "AMAZE-PUSH-2", {"arrow": "d1"})


@rule("AMAZE-PUSH-1", "AMAZE-PUSH-5", "T05")
def test_a_push_shifts_one_line_by_one_square() -> None:
    state = position(CORNERS, *RED_AND_YELLOW, shows=NUMBERED, spare="SW+owl")
    after = play(state, "f1/ES")
    assert lying(after, "f1 f2 f3 f4 f5 f6 f7") == ["ES+owl", "NE+f1", "NE+f2", "NE+f3", "NE+f4", "NE+f5", "NE+f6"]
    assert after.spare == Tile.parse("NE+f7")  # with what is printed on it
    elsewhere = " ".join(name for name in NAMES if name[0] != "f")
    assert lying(after, elsewhere) == lying(state, elsewhere)


@rule("AMAZE-PUSH-1")
@pytest.mark.parametrize(
    ("pushed", "line"),
    [
        ("b7", "b7 b6 b5 b4 b3 b2 b1"),
        ("a2", "a2 b2 c2 d2 e2 f2 g2"),
        ("g6", "g6 f6 e6 d6 c6 b6 a6"),
        ("d1", "d1 d2 d3 d4 d5 d6 d7"),
    ],
)
def test_the_line_moves_away_from_the_arrow(pushed: str, line: str) -> None:
    after = play(position(CORNERS, *RED_AND_YELLOW, shows=NUMBERED, spare="NE+new"), f"{pushed}/NE")
    *stayed, out = line.split()
    assert lying(after, line) == ["NE+new", *(f"NE+{name}" for name in stayed)]
    assert str(after.spare) == f"NE+{out}"


@rule("AMAZE-PUSH-6", "AMAZE-PUSH-7", "T06")
def test_a_piece_that_is_pushed_out_goes_round_to_the_inserted_tile() -> None:
    red, yellow = player("f7", seeks="owl", pile=3), player("g1", seeks="rat", pile=2)
    state = position(CLOSED, red, yellow, spare="NE+owl", turn=1)
    after = play(state, "f1/NE")
    assert told(state, "f1/NE") == (
        Pushed(1, arrow("f1"), Tile(3, ("owl",)), Tile(0)),
        Carried(0, square("f7"), square("f1")),
    )
    assert pieces(after) == ["f1", "g1"]
    assert lying(after, "f1") == ["NE+owl"]  # red's own target, and still it finds nothing
    assert (after.hands, after.held) == (state.hands, state.held)
    assert after == replace(
        state,
        maze=after.maze,
        spare=Tile(0),
        banned=arrow("f7"),
        pieces=(square("f1"), square("g1")),
        phase="move",
    )


@rule("AMAZE-PUSH-6", "T07")
def test_all_pieces_on_the_tile_pushed_out_go_round_together() -> None:
    """E-05"""
    red, yellow = player("a4", seeks="owl"), player("a4", seeks="rat")
    state = position(CLOSED, red, yellow, player("g7", seeks="bat"), spare="NE", turn=2)
    assert pieces(play(state, "g4/NE")) == ["g4", "g4", "g7"]
    assert told(state, "g4/NE") == (
        Pushed(2, arrow("g4"), Tile(3), Tile(0)),
        Carried(0, square("a4"), square("g4")),
        Carried(1, square("a4"), square("g4")),
    )


@rule("AMAZE-PUSH-6")
def test_a_player_pushes_itself_round_as_well() -> None:
    state = position(CLOSED, player("g2", seeks="owl"), player("g1", seeks="rat"), spare="NE")
    assert pieces(play(state, "a2/NE")) == ["a2", "g1"]


@rule("AMAZE-PUSH-8", "T08")
def test_a_piece_rides_with_its_tile() -> None:
    state = position(CLOSED, player("d3", seeks="owl"), player("c4", seeks="rat"), shows=NUMBERED, spare="NE")
    after = play(state, "d1/NE")
    assert pieces(after) == ["d4", "c4"]  # the neighbour off the line stays
    assert lying(after, "d4 c4") == ["+d3", "+c4"]
    assert told(state, "d1/NE") == (
        Pushed(0, arrow("d1"), Tile(3), Tile(0, ("d7",))),
        Carried(0, square("d3"), square("d4")),
    )


@rule("AMAZE-PUSH-8")
def test_pieces_ride_each_on_its_own_square_of_the_line() -> None:
    everybody = (player(on, seeks="owl") for on in ("d1", "d7", "d4", "e4"))
    state = position(CLOSED, *everybody, spare="NE", turn=3)
    assert pieces(play(state, "d1/NE")) == ["d2", "d1", "d5", "e4"]
    assert pieces(play(state, "d7/NE")) == ["d7", "d6", "d3", "e4"]
    assert pieces(play(state, "a4/NE")) == ["d1", "d7", "e4", "f4"]


@rule("AMAZE-PUSH-9", "T09")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_no_push_moves_a_fixed_tile_or_a_piece_on_it(name: str) -> None:
    state = position(CORNERS, player("c3", seeks="owl"), player("e5", seeks="rat"), shows=NUMBERED, spare="NE+new")
    after = play(state, f"{name}/NE")
    assert pieces(after) == ["c3", "e5"]
    assert len(FIXED_NAMES) == 16
    assert lying(after, " ".join(FIXED_NAMES)) == [f"NE+{here}" for here in FIXED_NAMES]


@rule("AMAZE-PUSH-9")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_no_push_carries_a_piece_onto_or_off_a_home(name: str) -> None:
    """E-10"""
    at_home = (player(home, seeks="owl") for home in ("a1", "g1", "g7", "a7"))
    assert pieces(play(position(CLOSED, *at_home, spare="NE"), f"{name}/NE")) == ["a1", "g1", "g7", "a7"]
    next_to_it = (player(here, seeks="owl") for here in ("b1", "g2", "f7", "a6"))
    moved = pieces(play(position(CLOSED, *next_to_it, spare="NE"), f"{name}/NE"))
    assert not {"a1", "g1", "g7", "a7"} & set(moved)


@rule("AMAZE-PUSH-1")
def test_a_push_that_touches_no_piece_is_fine() -> None:
    """E-11"""
    state = position(CLOSED, *RED_AND_YELLOW, spare="NE")
    assert told(state, "d7/NW") == (Pushed(0, arrow("d7"), Tile(9), Tile(0)),)


@rule("AMAZE-PUSH-6")
def test_a_push_may_be_made_only_to_harm_another() -> None:
    """E-11"""
    on_its_target = player("d1", seeks="rat")
    state = position(CLOSED, player("a1", seeks="owl"), on_its_target, shows={"d1": "rat"}, spare="NE")
    after = play(state, "d7/NE")
    assert pieces(after) == ["a1", "d7"]
    assert str(after.spare) == "+rat"


@rule("AMAZE-PUSH-10", "T10")
def test_two_squares_are_joined_when_both_facing_sides_are_open() -> None:
    not_joined = """
        ·······
        ·─│····
        ·······
        ·······
        ·······
        ·······
        ·······
    """
    joined = not_joined.replace("─│", "──")
    red = player("b2", seeks="owl")
    assert walks(position(not_joined, red, RED_AND_YELLOW[1], phase="move")) == ["b2"]
    assert walks(position(joined, red, RED_AND_YELLOW[1], phase="move")) == ["b2", "c2"]


@rule("AMAZE-PUSH-10")
@pytest.mark.parametrize(
    ("middle", "neighbour", "there"),
    [("╵", "╷", "d3"), ("╶", "╴", "e4"), ("╷", "╵", "d5"), ("╴", "╶", "c4")],
)
def test_one_open_side_is_not_enough(middle: str, neighbour: str, there: str) -> None:
    def drawn(own: str, other: str) -> str:
        rows = [["·"] * 7 for _ in range(7)]
        rows[3][3] = own
        rows[int(there[1]) - 1]["abcdefg".index(there[0])] = other
        return "\n".join("".join(row) for row in rows)

    def reach(own: str, other: str) -> set[str]:
        red = player("d4", seeks="owl")
        return set(walks(position(drawn(own, other), red, RED_AND_YELLOW[1], phase="move")))

    assert reach(middle, neighbour) == {"d4", there}
    assert reach(middle, "·") == {"d4"}
    assert reach("·", neighbour) == {"d4"}


@rule("AMAZE-PUSH-10", "T11")
def test_paths_do_not_go_on_at_the_opposite_edge() -> None:
    top_to_bottom = """
        ·╵·····
        ·······
        ╴·····╶
        ·······
        ·······
        ·······
        ·╷·····
    """
    for on in ("b1", "b7", "a3", "g3"):
        assert walks(position(top_to_bottom, player(on, seeks="owl"), RED_AND_YELLOW[1], phase="move")) == [on]


@rule("AMAZE-PUSH-2")
@pytest.mark.parametrize("banned", [None, *ARROWS])
def test_there_is_always_something_to_push(banned: int | None) -> None:
    """E-12"""
    for spare in ("NS", "NE", "NES", "NESW"):
        state = replace(position(OPEN, *RED_AND_YELLOW, spare=spare), banned=banned)
        assert len(arrows(state)) == (12 if banned is None else 11)
        for action in BASIC.legal(state):
            assert isinstance(action, Push)
            after = play(state, str(action))
            assert after.banned == across(action.arrow)
            assert after.maze.tiles[action.arrow] == Tile(action.openings)
