"""Moving the maze: arrows, the ban, rotations, what rides along, and what does not."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from knossos.game import Happening
from knossos.games.dragon import Push, State, Treasure
from knossos.games.dragon.events import Carried, GuardianCarried, Pushed
from knossos.maze import FIXED, LINES, LOOSE, NAMES, Tile, across, arrow, square
from tests.games.dragon.position import (
    ARROW_NAMES,
    CLOSED,
    CORNERS,
    LETTERS,
    OPEN,
    STRAIGHTS,
    arrows,
    guardians,
    laid,
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

RED_AND_YELLOW = (player("c3"), player("e3"))

DIFFERENT = """
    ╵╶└╷│┌├
    ╴┘─┴┐┤┬
    ┼╵╶└╷│┌
    ├╴┘─┴┐┤
    ┬┼╵╶└╷│
    ┌├╴┘─┴┐
    ┤┬┼╵╶└╷
"""
"""No two neighbours in a line look alike."""


def row(number: int) -> str:
    return " ".join(f"{column}{number}" for column in "abcdefg")


def column(letter: str) -> str:
    return " ".join(f"{letter}{number}" for number in range(1, 8))


# The line


@rule("DRAGON-PUSH-1")
def test_there_are_twelve_places_where_the_spare_can_go_in() -> None:
    assert arrows(position(CLOSED, *RED_AND_YELLOW)) == ARROW_NAMES


@rule("DRAGON-PUSH-1")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_the_line_shifts_by_one_and_the_far_tile_becomes_the_spare(name: str) -> None:
    state = position(DIFFERENT, *RED_AND_YELLOW, spare="NESW")
    after = play(state, f"{name}/NESW")
    line = LINES[arrow(name)]
    before = [state.maze.tiles[here] for here in line]
    assert [after.maze.tiles[here] for here in line] == [Tile(15), *before[:-1]]
    assert after.spare == before[-1]
    others = [here for here in range(49) if here not in line]
    assert [after.maze.tiles[here] for here in others] == [state.maze.tiles[here] for here in others]
    assert after.banned == across(arrow(name)) == line[-1]
    assert after.phase == "move"


@rule("DRAGON-PUSH-1", "DRAGON-PUSH-6", "DRAGON-SETUP-3", "T02")
@pytest.mark.parametrize("letter", LETTERS)
def test_tiles_are_pushed_through_under_the_lair(letter: str) -> None:
    state = position(DIFFERENT, *RED_AND_YELLOW, spare="NESW", facing=letter)
    assert lying(state, "b4 c4 d4 e4") == ["W", "NW", "EW", "NEW"]
    after = play(state, "a4/NESW")
    assert lying(after, "a4 b4 c4 d4 e4 f4 g4") == ["NESW", "NES", "W", "NW", "EW", "NEW", "SW"]
    assert str(after.spare) == "NSW"
    assert (after.facing, after.faced) == (state.facing, state.faced)
    downwards = play(state, "d1/NESW")
    assert lying(downwards, column("d")) == ["NESW", "S", "NEW", "NE", "EW", "E", "NW"]
    assert str(downwards.spare) == "N"
    assert downwards.facing == state.facing


@rule("DRAGON-PUSH-1")
@pytest.mark.parametrize("name", ["a1", "d4", "c7"])
def test_there_is_no_arrow_elsewhere(name: str) -> None:
    state = position(CLOSED, *RED_AND_YELLOW)
    every = ", ".join(ARROW_NAMES)
    assert refused(state, Push(square(name), 5)) == ("push-arrow", "DRAGON-PUSH-1", {"arrows": every})


@rule("DRAGON-PUSH-1")
@pytest.mark.parametrize("beyond", [-1, 49, 100])
def test_a_square_that_does_not_exist_is_no_arrow(beyond: int) -> None:
    state = position(CLOSED, *RED_AND_YELLOW)
    assert refused(state, Push(beyond, 5)) == ("push-arrow", "DRAGON-PUSH-1", {"arrows": ", ".join(ARROW_NAMES)})


# Rotations


@rule("DRAGON-PUSH-7")
def test_the_spare_goes_in_in_any_rotation_that_differs() -> None:
    straight = position(CLOSED, *RED_AND_YELLOW, spare="EW")
    assert legal(straight) == [f"{name}/{way}" for name in ARROW_NAMES for way in ("NS", "EW")]
    corner = position(CLOSED, *RED_AND_YELLOW, spare="SW", banned="d7")
    left = [name for name in ARROW_NAMES if name != "d7"]
    assert legal(corner) == [f"{name}/{way}" for name in left for way in ("NE", "ES", "NW", "SW")]
    fork = position(CLOSED, *RED_AND_YELLOW, spare="NES", banned="b1")
    assert legal(fork) == [f"{name}/{way}" for name in ARROW_NAMES[1:] for way in ("NES", "NEW", "NSW", "ESW")]


@rule("DRAGON-PUSH-7")
@pytest.mark.parametrize("way", ["NE", "ES", "NW", "SW"])
def test_the_spare_lies_as_it_was_turned(way: str) -> None:
    state = position(CLOSED, *RED_AND_YELLOW, spare="NE")
    after, happenings = play(state, f"b1/{way}"), told(state, f"b1/{way}")
    assert lying(after, "b1") == [way]
    assert happenings == (Pushed(0, arrow("b1"), Tile.parse(way), Tile(0)),)


@rule("DRAGON-PUSH-7")
@pytest.mark.parametrize(
    ("spare", "way", "possible"),
    [
        ("NS", "NE", "NS, EW"),
        ("NE", "NS", "NE, ES, NW, SW"),
        ("NES", "NESW", "NES, NEW, NSW, ESW"),
        ("NS", "N", "NS, EW"),
    ],
)
def test_the_spare_cannot_be_turned_into_another_tile(spare: str, way: str, possible: str) -> None:
    state = position(CLOSED, *RED_AND_YELLOW, spare=spare)
    assert refused(state, f"b1/{way}") == ("push-rotation", "DRAGON-PUSH-7", {"possible": possible})


# The ban


@rule("DRAGON-PUSH-2", "T06")
def test_the_spare_does_not_go_back_where_it_came_out_but_may_follow() -> None:
    state = position(STRAIGHTS, *RED_AND_YELLOW, treasures="g6:1")
    after = play(state, "b1/NS", "move c3")
    assert NAMES[after.banned or 0] == "b7"
    assert arrows(after) == [name for name in ARROW_NAMES if name != "b7"]
    for way in ("NS", "EW"):
        assert refused(after, f"b7/{way}") == ("push-back", "DRAGON-PUSH-2", {"arrow": "b7"})
    assert NAMES[play(after, "b1/NS").banned or 0] == "b7"


@rule("DRAGON-PUSH-2")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_the_ban_is_at_the_other_end_of_the_line(name: str) -> None:
    state = position(CORNERS, *RED_AND_YELLOW, spare="NE", treasures="c5:1")
    after = play(state, f"{name}/NE")
    far = NAMES[across(arrow(name))]
    next_turn = play(after, f"move {pieces(after)[0]}")
    assert [each for each in ARROW_NAMES if each not in arrows(next_turn)] == [far]
    assert refused(next_turn, f"{far}/NE") == ("push-back", "DRAGON-PUSH-2", {"arrow": far})


@rule("DRAGON-PUSH-2")
def test_only_the_latest_push_bans() -> None:
    state = position(STRAIGHTS, *RED_AND_YELLOW, treasures="g7:1", banned="b7")
    after = play(state, "a2/NS", "move c3")
    assert "b7" in arrows(after)
    assert "g2" not in arrows(after)


@rule("DRAGON-PUSH-2")
def test_where_a_banned_push_is_also_turned_wrongly_the_ban_is_said() -> None:
    state = position(STRAIGHTS, *RED_AND_YELLOW, banned="b7")
    assert refused(state, "b7/NE") == ("push-back", "DRAGON-PUSH-2", {"arrow": "b7"})


@rule("DRAGON-PUSH-2", "T06")
def test_the_ban_holds_inside_a_double_turn_too() -> None:
    red = player("c3", cards="8 9")
    state = position(STRAIGHTS, red, player("e3"), treasures="g7:1")
    again = play(state, "b1/NS", "move c3", "play 8")
    assert (again.seat, again.extra) == (0, True)
    assert refused(again, "b7/NS") == ("push-back", "DRAGON-PUSH-2", {"arrow": "b7"})
    assert "b1" in arrows(again)
    yellow = play(again, "a4/NS", "move c3")
    assert (yellow.seat, arrows(yellow)) == (1, [name for name in ARROW_NAMES if name != "g4"])


@rule("DRAGON-PUSH-3")
@pytest.mark.parametrize("maze", [CLOSED, OPEN])
def test_there_is_always_a_push_to_make_and_it_cannot_be_left_out(maze: str) -> None:
    state = position(maze, player("a1"), player("g7"), treasures="b1:1", banned="b1")
    assert len(arrows(state)) == 11
    assert refused(state, "pass") == ("push-first", "DRAGON-PUSH-3", {})


# What rides along


def riding(names: Sequence[str], treasures: str = "", figures: str = "a1 g7", turn: int = 0) -> State:
    return position(OPEN, *map(player, names), treasures=treasures, guardians=figures, turn=turn)


@rule("DRAGON-PUSH-6")
def test_everything_on_the_line_rides_with_its_tile() -> None:
    state = riding(["b1", "b6", "c3", "b3"], "b2:4 b5:1 d2:3", "b4 b6", turn=1)
    after, happenings = play(state, "b1/NS"), told(state, "b1/NS")
    assert pieces(after) == ["b2", "b7", "c3", "b4"]
    assert guardians(after) == ["b5", "b7"]
    assert laid(after) == "d2:3 b3:4 b6:1"
    assert happenings == (
        Pushed(1, arrow("b1"), Tile(5), Tile(15)),
        Carried(0, square("b1"), square("b2")),
        Carried(1, square("b6"), square("b7")),
        Carried(3, square("b3"), square("b4")),
        GuardianCarried("white", square("b4"), square("b5")),
        GuardianCarried("black", square("b6"), square("b7")),
    )


@rule("DRAGON-PUSH-6")
def test_what_is_not_on_the_line_stays() -> None:
    state = riding(["a1", "c3"], "c2:1 g7:2", "e4 f6")
    for name in ("b1", "b7"):
        after = play(state, f"{name}/NS")
        assert (after.pieces, after.guardians, after.treasures) == (state.pieces, state.guardians, state.treasures)
        assert told(state, f"{name}/NS") == (Pushed(0, arrow(name), Tile(5), Tile(15)),)


@rule("DRAGON-PUSH-6")
@pytest.mark.parametrize(("white", "black", "carried"), [("b4", "c4", "white"), ("c4", "b4", "black")])
def test_one_guardian_may_ride_without_the_other(white: str, black: str, carried: str) -> None:
    state = riding(["a1", "c3"], figures=f"{white} {black}")
    happenings: tuple[Happening, ...] = told(state, "b1/NS")
    assert happenings[1:] == (GuardianCarried(carried, square("b4"), square("b5")),)  # type: ignore[arg-type]


@rule("DRAGON-PUSH-4", "T05")
def test_all_that_is_pushed_off_the_board_comes_back_on_the_inserted_tile() -> None:
    state = riding(["b7", "c3", "b7"], "b7:1", "b7 g7")
    after = play(state, "b1/NS")
    assert pieces(after) == ["b1", "c3", "b1"]
    assert guardians(after) == ["b1", "g7"]
    assert laid(after) == "b1:1"
    assert told(state, "b1/NS") == (
        Pushed(0, arrow("b1"), Tile(5), Tile(15)),
        Carried(0, square("b7"), square("b1")),
        Carried(2, square("b7"), square("b1")),
        GuardianCarried("white", square("b7"), square("b1")),
    )


@rule("DRAGON-PUSH-4")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_at_every_arrow_what_comes_out_goes_in_again_across(name: str) -> None:
    far = NAMES[across(arrow(name))]
    after = play(riding([far, "a1"], f"{far}:1", f"{far} {far}"), f"{name}/NS")
    assert pieces(after)[0] == name
    assert guardians(after) == [name, name]
    assert laid(after) == f"{name}:1"


@rule("DRAGON-PUSH-4", "DRAGON-PUSH-6")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_a_full_line_rides_whole(name: str) -> None:
    line = LINES[arrow(name)]
    treasures = tuple(Treasure(here, 1) for here in sorted(line))
    state = replace(riding(["a1", "c3"]), treasures=treasures, pieces=(line[2], line[6]))
    after = play(state, f"{name}/EW")
    assert after.treasures == treasures  # each moved on by one, the last to the first place
    assert after.pieces == (line[3], line[0])


@rule("DRAGON-PUSH-8")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_treasures_stay_apart_and_none_is_on_the_spare(name: str) -> None:
    values = {here: number % 12 + 1 for number, here in enumerate(LOOSE[:24])}
    state = replace(riding(["a1", "c3"]), treasures=tuple(Treasure(here, value) for here, value in values.items()))
    after = play(state, f"{name}/NS")
    at = [treasure.at for treasure in after.treasures]
    assert at == sorted(set(at))
    assert sorted(each.value for each in after.treasures) == sorted(values.values())
    assert not set(at) & set(FIXED)
    line = LINES[arrow(name)]
    expected = {
        **{here: value for here, value in values.items() if here not in line},
        **{line[(line.index(here) + 1) % 7]: value for here, value in values.items() if here in line},
    }
    assert {each.at: each.value for each in after.treasures} == expected


@rule("DRAGON-PUSH-5")
def test_being_carried_is_no_move() -> None:
    state = position(
        """
        ·······
        ·······
        ·······
        ·······
        ·······
        ·│·····
        ·│·····
        """,
        player("b7"),
        player("c3"),
        treasures="b7:1 c1:1",
    )
    after = play(state, "b1/NS")
    assert (pieces(after), laid(after)) == (["b1", "c3"], "b1:1 c1:1")  # carried with the treasure, which stays
    assert (after.seat, after.phase) == (0, "move")  # and its move is still to come
    assert after.hands == state.hands
    assert walks(after) == ["b1"]


@rule("DRAGON-PUSH-6")
def test_nothing_else_changes() -> None:
    red = player("c3", cards="1 7", treasures="1", coins=1)
    state = position(
        STRAIGHTS, red, player("e3"), treasures="c1:2", facing="S", played="1", lost="1", stage="second", extra=True
    )
    after = play(state, "f7/EW")
    assert after == replace(
        state,
        maze=after.maze,
        spare=Tile(5),
        banned=arrow("f1"),
        phase="move",
    )
