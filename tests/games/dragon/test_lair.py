"""The lair over d4: what is under it is cut off, and only pushes bring it there and away."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games.dragon import LAIR, Move
from knossos.games.dragon.events import Carried, DragonTurned, GuardianWoke, Pushed, Took, Walked
from knossos.maze import NAMES, Tile, arrow, square
from tests.games.dragon.position import (
    LETTERS,
    OPEN,
    edition,
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

ROW = """
    ·······
    ·······
    ·······
    ·╶───╴·
    ·······
    ·······
    ·······
"""
"""Straights lead from b4 to f4, right under the lair."""

COLUMN = """
    ·······
    ···╷···
    ···│···
    ···│···
    ···│···
    ···╵···
    ·······
"""

AROUND = """
    ·······
    ·······
    ··┌─┐··
    ··│·│··
    ··└─┘··
    ·······
    ·······
"""
"""A loop around the lair."""

ALL_BUT_D4 = [name for name in NAMES if name != "d4"]


@rule("DRAGON-LAIR-1", "T04")
@pytest.mark.parametrize(
    ("maze", "on", "reached"),
    [
        (ROW, "c4", ["b4", "c4"]),
        (ROW, "e4", ["e4", "f4"]),
        (COLUMN, "d3", ["d2", "d3"]),
        (COLUMN, "d5", ["d5", "d6"]),
    ],
)
def test_what_lies_under_the_lair_joins_nothing(maze: str, on: str, reached: list[str]) -> None:
    assert walks(position(maze, player(on), player("a1"), phase="move")) == reached


@rule("DRAGON-LAIR-1", "DRAGON-LAIR-2")
@pytest.mark.parametrize("under", range(16))
def test_whatever_the_tile_under_the_lair_shows(under: int) -> None:
    state = position(OPEN, player("d3"), player("a1"), phase="move")
    state = replace(state, maze=state.maze.lay(LAIR, Tile(under)))
    assert walks(state) == ALL_BUT_D4


@rule("DRAGON-LAIR-2")
@pytest.mark.parametrize("start", ["d3", "e4", "d5", "c4", "a1"])
def test_nobody_moves_into_the_lair(start: str) -> None:
    state = position(OPEN, player(start, cards="1"), player("a1"), treasures="d4:1", phase="move")
    refusal = ("dragon-lair", "DRAGON-LAIR-2", {"square": "d4"})
    assert refused(state, "move d4") == refusal
    assert refused(state, "move d4 coin") == refusal


@rule("DRAGON-LAIR-2", "T03")
def test_who_was_pushed_under_the_lair_stays_there() -> None:
    state = position(ROW, player("c4", cards="1"), player("a1"), treasures="b4:1", spare="EW")
    pushed = play(state, "a4/EW")
    assert pieces(pushed) == ["d4", "a1"]
    assert told(state, "a4/EW") == (Pushed(0, arrow("a4"), Tile(10), Tile(0)), Carried(0, square("c4"), square("d4")))
    assert legal(pushed) == ["move d4"]
    for name in ("c4", "e4", "b4", "a1", "d3"):
        assert refused(pushed, f"move {name}") == ("dragon-lair", "DRAGON-LAIR-2", {"square": "d4"})
    assert refused(pushed, Move(99)) == ("dragon-lair", "DRAGON-LAIR-2", {"square": "d4"})
    assert told(pushed, "move d4") == (Walked(0, squares("d4")), TurnBegan(1))


@rule("DRAGON-LAIR-2")
@pytest.mark.parametrize(("push", "to"), [("a4/NESW", "e4"), ("g4/NESW", "c4"), ("d1/NESW", "d5"), ("d7/NESW", "d3")])
def test_only_a_push_brings_somebody_out_again(push: str, to: str) -> None:
    state = position(OPEN, player("d4"), player("a1"), spare="NESW")
    pushed = play(state, push)
    assert pieces(pushed) == [to, "a1"]
    assert walks(pushed) == ALL_BUT_D4
    elsewhere = play(state, "b1/NESW")
    assert pieces(elsewhere) == ["d4", "a1"]
    assert walks(elsewhere) == ["d4"]


@rule("DRAGON-LAIR-2", "DRAGON-DOUBLE-1")
def test_who_is_under_the_lair_must_push_and_may_take_a_double_turn() -> None:
    """E-01"""
    state = position(OPEN, player("d4", cards="7"), player("a1"), treasures="b2:1")
    assert refused(state, "move d4") == ("push-first", "DRAGON-PUSH-3", {})
    after = play(state, "b1/NS", "move d4")
    assert (after.seat, after.phase, legal(after)) == (0, "double", ["play 7", "pass"])


@rule("DRAGON-LAIR-3")
def test_a_treasure_under_the_lair_cannot_be_taken_but_counts_until_it_is_pushed_out() -> None:
    red = player("a1")
    state = position(OPEN, red, player("g7"), treasures="b1:2 d4:1", spare="NESW", phase="move")
    assert state.current == 1
    after, happenings, _ = step(state, "move b1")
    assert happenings == (Walked(0, squares("a1 b1")), TurnBegan(1))  # the 2 is not yet to be had
    assert laid(after) == "b1:2 d4:1"
    pushed = play(after, "d1/NESW")
    assert laid(pushed) == "b1:2 d5:1"
    assert Took(1, 1) in told(pushed, "move d5", drawn="dragon-die=white")  # red is in the way


@rule("DRAGON-LAIR-3")
def test_who_is_under_the_lair_with_a_treasure_does_not_take_it() -> None:
    state = position(OPEN, player("d4", cards="1"), player("g7"), treasures="d4:1", phase="move")
    assert legal(state) == ["move d4"]
    assert told(state, "move d4") == (Walked(0, squares("d4")), TurnBegan(1))


@rule("DRAGON-LAIR-4", "DRAGON-DIE-4", "T12")
@pytest.mark.parametrize(("colour", "figures"), [("white", "d4 g7"), ("black", "a1 d4")])
def test_a_guardian_under_the_lair_threatens_nobody(colour: str, figures: str) -> None:
    red = player("a1", treasures="3", cards="1")
    yellow = player("d4", treasures="4", cards="2")
    state = position(OPEN, red, yellow, treasures="b1:1 c2:1", guardians=figures, facing="W", phase="move")
    after, happenings, drawn = step(state, "move b1", drawn=f"dragon-die={colour}")
    assert happenings[2:] == (GuardianWoke(colour, ()), TurnBegan(1))  # type: ignore[arg-type]
    assert [each.label for each in drawn] == ["dragon-die"]  # nobody duels
    assert after.facing == state.facing == 8
    assert after.hands[0].treasures == (1, 3)


@rule("DRAGON-LAIR-5", "T20")
@pytest.mark.parametrize("face", ["1", "2", "3", "4", "white", "black"])
def test_who_is_under_the_lair_is_never_threatened(face: str) -> None:
    red = player("a1")
    yellow = player("d4", treasures="2 3", cards="1 2")
    state = position(OPEN, red, yellow, treasures="a2:1 b1:1", guardians="c4 e4", phase="move")
    after, _, drawn = step(state, "move b1", drawn=f"dragon-die={face} duel-die=6")
    assert [each.label for each in drawn] == ["dragon-die", "duel-die"]  # red has just taken a 1 and duels alone
    assert after.hands[1] == state.hands[1]
    for name in NAMES:
        if name != "d4":
            assert 1 not in edition().duellists(state, square(name))


@rule("DRAGON-LAIR-5", "DRAGON-LAIR-1")
def test_a_passage_around_the_lair_does_not_contain_it() -> None:
    red, yellow = player("c3", treasures="2"), player("d4", treasures="3")
    state = position(AROUND, red, yellow, treasures="c5:1 g7:6", phase="move")
    _, happenings, _ = step(state, "move c5", drawn="dragon-die=1 duel-die=4")
    assert happenings[2] == DragonTurned(1, 2, squares("c3 d3 e3 c4 e4 c5 d5 e5"))


@rule("DRAGON-PATH-1")
@pytest.mark.parametrize("way", range(4))
def test_elsewhere_neighbours_are_joined_only_if_both_sides_are_open(way: int) -> None:
    to = ("b1", "c2", "b3", "a2")[way]
    closed = position("·······\n" * 7, player("b2"), player("g7"), phase="move")
    here, there = square("b2"), square(to)
    out, back = 1 << way, 1 << (way + 2) % 4
    one = replace(closed, maze=closed.maze.lay(here, Tile(15)))
    other = replace(closed, maze=closed.maze.lay(there, Tile(15)))
    both = replace(closed, maze=closed.maze.lay(here, Tile(out)).lay(there, Tile(back)))
    wrong = replace(closed, maze=closed.maze.lay(here, Tile(15 - out)).lay(there, Tile(15)))
    assert walks(one) == walks(other) == walks(wrong) == ["b2"]
    assert sorted(walks(both)) == sorted(["b2", to])


@rule("DRAGON-LAIR-1")
def test_the_lair_stands_on_the_middle_square() -> None:
    assert NAMES[LAIR] == "d4"
    assert [NAMES[position(OPEN, player("a1"), facing=letter).faced] for letter in LETTERS] == ["d3", "e4", "d5", "c4"]
