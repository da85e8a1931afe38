"""Turning a tile face up: always, or where an option leaves it to the player."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.games import load
from knossos.games.team import Turn
from knossos.games.team.events import (
    BonusMove,
    Carried,
    Collected,
    DaedalusFlipped,
    DaedalusPushed,
    LeftCovered,
    Pushed,
    Sent,
    Turned,
    Uncovered,
    Walked,
    WalkSpellUsed,
)
from knossos.games.team.state import Spell
from knossos.maze import Tile, arrow, square
from tests.games.team.names import QUIET, squares
from tests.games.team.position import (
    CLOSED,
    Team,
    fronts,
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

MAY: Team = load("team", flip="may")
MAY_STANDARD: Team = load("team", mode="standard", flip="may")

YELLOW = player("a3", seeks="key fan")
RED = player("g1", seeks="doll urn")

A4_BELOW_A3 = """
    ·······
    ·······
    ╷······
    └╴·····
    ╵······
    ·······
    ·······
"""
"""Yellow on a3 can enter a4; from there an opening could lead to b4 or to a5, or back."""


# Always


@rule("TEAM-FLIP-1", "TEAM-FLIP-3", "TEAM-FLIP-4", "T-24")
@pytest.mark.parametrize(("turned", "mask"), [("NE", 3), ("ES", 6), ("NW", 9), ("SW", 12)])
def test_a_tile_on_which_a_walk_stops_is_turned_face_up(turned: str, mask: int) -> None:
    state = position(A4_BELOW_A3, YELLOW, RED, shows={"a4": "doll"}, down="a4 f6")
    doll = Tile(3, ("doll",))
    assert told(state, "move a4") == (Walked(0, squares("a3 a4")), Uncovered(0, square("a4"), doll))
    uncovered = play(state, "move a4")
    assert uncovered == replace(
        state,
        maze=state.maze.lay(square("a4"), doll),
        pieces=squares("a4 g1"),
        phase="turn",
        moves=0,
        fronts=state.fronts[1:],
    )
    assert fronts(uncovered) == {"f6": ""}
    assert legal(uncovered) == ["turn NE", "turn ES", "turn NW", "turn SW"]
    assert told(uncovered, f"turn {turned}") == (Turned(0, square("a4"), Tile(mask, ("doll",))),)
    after = play(uncovered, f"turn {turned}")
    assert after == replace(uncovered, maze=state.maze.lay(square("a4"), Tile(mask, ("doll",))), phase="act")
    assert (after.moves, after.found) == (0, 0)
    assert refused(after, "move a3") == ("team-no-move", "TEAM-ACT-1", {})


@rule("TEAM-FLIP-1")
def test_what_comes_to_light_was_hidden_before() -> None:
    """E-03: so it cannot be taken back to look elsewhere."""
    assert Uncovered.reveals
    assert not Turned.reveals
    assert not LeftCovered.reveals


@rule("TEAM-FLIP-2", "TEAM-FLIP-4", "TEAM-FLIP-5", "T-25")
def test_a_treasure_that_comes_to_light_is_collected_when_the_tile_is_turned() -> None:
    state = position(A4_BELOW_A3, YELLOW, RED, shows={"a4": "key"}, down="a4")
    uncovered = play(state, "move a4")
    assert (uncovered.collected, uncovered.boards) == ((), state.boards)  # first the tile is turned
    assert told(uncovered, "turn ES") == (
        Turned(0, square("a4"), Tile(6, ("key",))),
        Collected(0, "key"),
        BonusMove(0),
    )
    away_from_a3 = play(uncovered, "turn ES")
    assert (away_from_a3.collected, away_from_a3.boards[0], away_from_a3.found) == (("key",), ("fan",), 1)
    assert walks(away_from_a3) == ["a4", "b4", "a5"]
    assert walks(play(uncovered, "turn NW")) == ["a3", "a4"]
    assert walks(play(uncovered, "turn SW")) == ["a4", "a5"]


@rule("TEAM-FLIP-4")
def test_the_next_turn_leaves_by_the_openings_of_the_tile() -> None:
    state = position(A4_BELOW_A3, YELLOW, RED, down="a4")
    again = play(state, "move a4", "turn NE", "end", "end", drawn=f"page={QUIET} page=flip/skull+lantern")
    assert (again.seat, walks(again)) == (0, ["a3", "a4", "b4"])


@rule("TEAM-FLIP-2")
@pytest.mark.parametrize(
    ("front", "turns"),
    [("│", ["NS", "EW"]), ("┐", ["NE", "ES", "NW", "SW"]), ("┬", ["NES", "NEW", "NSW", "ESW"]), ("┼", ["NESW"])],
)
def test_the_tile_may_lie_in_each_orientation_that_differs(front: str, turns: Sequence[str]) -> None:
    state = position(A4_BELOW_A3.replace("└", front), YELLOW, RED, down="a4")
    uncovered = play(state, "move a4")
    assert legal(uncovered) == [f"turn {turned}" for turned in turns]
    wrong = refused(uncovered, "turn S")
    assert wrong == ("team-turn-how", "TEAM-FLIP-2", {"possible": ", ".join(turns)})
    assert refused(uncovered, Turn(0)) == wrong


@rule("TEAM-FLIP-5")
def test_what_the_mover_does_not_seek_is_not_collected() -> None:
    state = position(A4_BELOW_A3, YELLOW, RED, shows={"a4": "doll"}, down="a4")
    after = play(state, "move a4", "turn NE")
    assert (after.collected, after.boards, after.moves) == ((), state.boards, 0)


@rule("TEAM-FLIP-1", "TEAM-FLIP-2")
@pytest.mark.parametrize(
    "action", ["b1/NS", "rotate d2/NE", "switch b2 b3", "move a3", "choose switch", "uncover", "leave", "end"]
)
def test_the_tile_is_turned_before_anything_else_is_done(action: str) -> None:
    """E-04"""
    uncovered = play(position(A4_BELOW_A3, YELLOW, RED, down="a4"), "move a4")
    assert refused(uncovered, action) == ("team-turn-first", "TEAM-FLIP-2", {})


@rule("TEAM-FLIP-1")
@pytest.mark.parametrize("action", ["uncover", "leave", "turn NE"])
def test_nothing_is_turned_up_without_a_stop_on_it(action: str) -> None:
    state = position(A4_BELOW_A3, YELLOW, RED, down="a4")
    assert refused(state, action) == ("team-nothing-covered", "TEAM-FLIP-1", {})
    stopped = play(state, "move a4", "turn NE")
    assert refused(stopped, action) == ("team-nothing-covered", "TEAM-FLIP-1", {})


@rule("TEAM-FLIP-1", "TEAM-COLL-6")
def test_a_bonus_move_turns_a_tile_up_too() -> None:
    state = position(A4_BELOW_A3, YELLOW, RED, shows={"a4": "key"}, down="a4 b4")
    after = play(state, "move a4", "turn NE", "move b4")
    assert (after.phase, after.moves, after.found) == ("turn", 0, 1)
    assert lying(after, "b4") == ["N"]
    done = play(after, "turn W")
    assert refused(done, "move a4") == ("team-no-move", "TEAM-COLL-7", {})


# Where the players may leave it face down


@rule("TEAM-FLIP-1")
def test_an_option_asks_whether_to_turn_the_tile_up() -> None:
    """E-01"""
    state = position(A4_BELOW_A3, YELLOW, RED, shows={"a4": "key"}, down="a4")
    assert told(state, "move a4", game=MAY) == (Walked(0, squares("a3 a4")),)
    asked = play(state, "move a4", game=MAY)
    assert asked == replace(state, pieces=squares("a4 g1"), phase="uncover", moves=0)
    assert legal(asked, MAY) == ["uncover", "leave"]
    for action in ("b1/NS", "rotate d2/NE", "switch b2 b3", "move a3", "turn NE", "choose switch", "end"):
        assert refused(asked, action, MAY) == ("team-uncover-first", "TEAM-FLIP-1", {})


@rule("TEAM-FLIP-1", "TEAM-FLIP-5")
def test_then_the_tile_may_be_turned_up_as_ever() -> None:
    state = position(A4_BELOW_A3, YELLOW, RED, shows={"a4": "key"}, down="a4")
    assert told(state, "move a4", "uncover", game=MAY) == (Uncovered(0, square("a4"), Tile(3, ("key",))),)
    assert play(state, "move a4", "uncover", game=MAY) == play(state, "move a4")
    assert play(state, "move a4", "uncover", "turn ES", game=MAY) == play(state, "move a4", "turn ES")


@rule("TEAM-FLIP-1", "TEAM-COLL-1")
def test_a_tile_that_is_left_covered_is_not_seen_and_gives_nothing() -> None:
    """E-21"""
    state = position(A4_BELOW_A3, YELLOW, RED, shows={"a4": "key"}, down="a4")
    assert told(state, "move a4", "leave", game=MAY) == (LeftCovered(0, square("a4")),)
    left = play(state, "move a4", "leave", game=MAY)
    assert left == replace(state, pieces=squares("a4 g1"), moves=0)
    assert lying(left, "a4") == ["+rubble"]
    assert fronts(left) == {"a4": "NE+key"}
    assert refused(left, "move a4", MAY) == ("team-no-move", "TEAM-ACT-1", {})
    assert walks(left, MAY) == []


@rule("TEAM-FLIP-1", "TEAM-FLIP-5", "TEAM-MOVE-4")
def test_a_later_move_in_place_turns_the_tile_up() -> None:
    state = position(A4_BELOW_A3, player("a4", seeks="key fan"), RED, shows={"a4": "key"}, down="a4")
    assert walks(state, MAY) == ["a4"]
    assert refused(state, "move b4", MAY) == ("move-unreachable", "TEAM-MOVE-1", {"square": "b4", "start": "a4"})
    assert told(state, "move a4", game=MAY) == (Walked(0, squares("a4")), Uncovered(0, square("a4"), Tile(3, ("key",))))
    uncovered = play(state, "move a4", game=MAY)
    assert (uncovered.phase, uncovered.moves) == ("turn", 0)  # there is nothing to leave this time
    after = play(uncovered, "turn ES", game=MAY)
    assert (after.collected, walks(after, MAY)) == (("key",), ["a4", "b4", "a5"])


@rule("TEAM-FLIP-1", "TEAM-MOVE-4")
@pytest.mark.parametrize("spell", ["traverse", "escape"])
def test_no_spell_leads_away_from_a_covered_tile(spell: Spell) -> None:
    crossing = A4_BELOW_A3.replace("└", "┼")
    yellow = player("a4", seeks="key fan", second=spell)
    state = position(crossing, yellow, RED, down="a4")
    assert walks(state, MAY_STANDARD) == ["a4"]


@rule("TEAM-FLIP-1", "TEAM-FLIP-4")
def test_a_bonus_move_may_be_spent_in_place() -> None:
    state = position(A4_BELOW_A3, player("a4", seeks="key fan"), RED, down="a4", moves=1, found=1)
    after = play(state, "move a4", "turn NE", game=MAY)
    assert (after.moves, after.found) == (0, 1)


@rule("TEAM-ESC-3", "TEAM-FLIP-1")
def test_who_enters_by_escape_turns_the_tile_up_even_then() -> None:
    to_the_west = "·······\n╴······\n" + "·······\n" * 5
    yellow = player("a2", seeks="key fan", second="escape")
    state = position(to_the_west, yellow, RED, down="d1")
    assert told(state, "move d1", game=MAY_STANDARD) == (
        Walked(0, squares("a2 d1")),
        WalkSpellUsed(0, "escape"),
        Uncovered(0, square("d1"), Tile(0)),
    )
    assert play(state, "move d1", game=MAY_STANDARD).phase == "turn"


@rule("TEAM-ESC-3", "TEAM-FLIP-1")
def test_who_walks_on_after_an_escape_may_leave_the_tile() -> None:
    to_the_west = "···│···\n╴··└···\n" + "·······\n" * 5
    yellow = player("a2", seeks="key fan", second="escape")
    state = position(to_the_west, yellow, RED, down="d2")
    assert told(state, "move d2", game=MAY_STANDARD) == (
        Walked(0, squares("a2 d1 d2")),
        WalkSpellUsed(0, "escape"),
    )
    asked = play(state, "move d2", game=MAY_STANDARD)
    assert (asked.phase, asked.used) == ("uncover", ("escape",))


@rule("TEAM-TRAV-4", "TEAM-FLIP-1")
def test_who_stops_on_a_tile_after_a_traverse_may_leave_it() -> None:
    beyond = "·······\n" * 3 + "╶└─└···\n" + "·······\n" * 3
    yellow = player("a4", seeks="key fan", second="traverse")
    state = position(beyond, yellow, RED, down="b4 d4")
    asked = play(state, "move d4", game=MAY_STANDARD)
    assert (asked.phase, asked.used, pieces(asked)) == ("uncover", ("traverse",), ["d4", "g1"])
    assert told(asked, "leave", game=MAY_STANDARD) == (LeftCovered(0, square("d4")),)
    assert fronts(play(asked, "leave", game=MAY_STANDARD)) == {"b4": "NE", "d4": "NE"}


@rule("TEAM-TRAV-5", "TEAM-FLIP-1")
def test_who_needed_no_spell_to_get_to_a_tile_may_leave_it() -> None:
    beside = "·······\n" * 3 + "╶└─····\n" + "·······\n" * 3
    state = position(beside, player("a4", seeks="key fan", second="escape"), RED, down="b4")
    assert play(state, "move b4", game=MAY_STANDARD) == replace(
        state, pieces=squares("b4 g1"), phase="uncover", moves=0
    )


@rule("TEAM-DAED-17")
def test_daedalus_sends_nobody_home_from_a_tile_that_was_covered_already() -> None:
    yellow = player("a4", seeks="key fan")
    state = position(CLOSED, yellow, RED, shows={"a4": "skull", "d2": "lantern"}, down="a4", turn=1)
    page = "flip/skull+lantern"
    happenings = told(state, "end", game=MAY, drawn=f"page={page}")
    assert happenings[:2] == (TurnBegan(0), DaedalusFlipped(("skull", "lantern")))
    after = play(state, "end", game=MAY, drawn=f"page={page}")
    assert pieces(after) == ["a4", "g1"]
    assert fronts(after) == {"d2": "+lantern", "a4": "+skull"}
    assert not [each for each in happenings if isinstance(each, Sent)]


@rule("TEAM-PUSH-4", "TEAM-PUSH-6")
def test_a_piece_rides_on_a_covered_tile_too() -> None:
    state = position(CLOSED, player("b4", seeks="key fan"), RED, shows={"b4": "key"}, down="b4")
    assert told(state, "a4/NS", game=MAY) == (
        Pushed(0, arrow("a4"), Tile(5), Tile(0)),
        Carried(0, square("b4"), square("c4")),
    )
    assert fronts(play(state, "a4/NS", game=MAY)) == {"c4": "+key"}
    at_the_edge = position(CLOSED, player("g4", seeks="key fan"), RED, down="g4")
    assert refused(at_the_edge, "a4/NS", MAY) == ("team-push-rubble", "TEAM-PUSH-3", {"square": "g4"})


@rule("TEAM-DAED-6", "TEAM-DAED-9")
def test_daedalus_pushes_a_covered_tile_out_from_under_a_piece() -> None:
    yellow = player("g4", seeks="key fan")
    state = position(CLOSED, yellow, RED, shows={"g4": "key"}, down="g4", turn=1, spare="NE")
    assert told(state, "end", game=MAY, drawn="page=push/a4") == (
        TurnBegan(0),
        DaedalusPushed(arrow("a4"), Tile(3), Tile(0, ("key",))),
        Sent(0, square("g4"), square("a1")),
    )
    after = play(state, "end", game=MAY, drawn="page=push/a4")
    assert (pieces(after), fronts(after), str(after.spare)) == (["a1", "g1"], {"a4": "NE"}, "+key")
