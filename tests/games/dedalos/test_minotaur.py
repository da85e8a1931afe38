"""The minotaur: its tiles, its entry, and its ways."""

from typing import Any

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games.dedalos import Minotaur, State
from knossos.games.dedalos.events import (
    Caught,
    Drew,
    DrewTiles,
    MinotaurEntered,
    MinotaurJumped,
    MinotaurLeft,
    MinotaurStepped,
    MinotaurTiles,
    Moved,
)
from knossos.games.dedalos.minotaur import crossings, is_crossing, moved, ways
from knossos.maze.grid import ORIGIN, cell
from tests.games.dedalos.position import (
    BASE,
    FULL,
    HUNTED,
    Player,
    cells,
    dealt,
    figure,
    hands,
    legal,
    loaded,
    maze,
    play,
    player,
    position,
    refused,
    some,
    step,
    tile,
    told,
    tributes,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

TURNING = loaded(dead_end="turn")

IDLE = player("o", "NE NE NE")
FAR = player("w1", "NE NE NE")
"""A tribute on a tile to which nothing leads."""


def before(drawing: str, *players: Player, **more: Any) -> State:
    """A position in which the last seat is about to stop, so that the turn of the first one begins."""
    return position(drawing, *players, turn=len(players) - 1, taken=(0, 1, 0), **more)


def begun(drawing: str, *players: Player, drawn: str = "", **more: Any) -> State:
    """The position when the turn of the first seat has begun."""
    return play(before(drawing, *players, **more), "stop", drawn=drawn)


def drew(seat: int, *texts: str) -> Secret:
    tiles = tuple(map(tile, texts))
    return Secret(seat, DrewTiles(seat, tiles), Drew(seat, len(tiles)))


def stepped(start: str, to: str) -> MinotaurStepped:
    return MinotaurStepped(cell(start), cell(to))


def jumped(start: str, to: str) -> MinotaurJumped:
    return MinotaurJumped(cell(start), cell(to))


# Its tiles, and its entry


@rule("DEDALO-MINO-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_four_red_and_six_white_tiles_are_in_the_bag(seats: int) -> None:
    for game, red, white in ((FULL, 4, 6), (HUNTED, 4, 6), (BASE, 0, 0)):
        census = game.census(dealt(seats, game))
        assert (census["+red"], census["+white"]) == (red, white)
    state, _ = HUNTED.deal(seats, Noting(position=-1))  # nobody draws one
    assert state.minotaur is None


@rule("DEDALO-MINO-2", "DEDALO-MINO-3", "DEDALO-MINO-4", "DEDALO-MINO-5", "DEDALO-MINO-6", "T22")
def test_tiles_that_are_held_when_the_turn_begins_bring_it_in_before_anything_else() -> None:
    state = before("O───", player("o", "+red +white NS"), IDLE, IDLE)
    after, happenings, drawn = step(state, "stop", drawn="NES NE+star")
    assert happenings == (
        TurnBegan(0),
        MinotaurTiles(0, 1, 1, 2),
        MinotaurEntered(),
        stepped("o", "e1"),
        stepped("e1", "e2"),
        drew(0, "NE+star", "NES"),
    )
    assert drawn == [Drawn("tile", "NES", to=0), Drawn("tile", "NE+star", to=0)]
    assert after.minotaur == Minotaur((2, 0), (1, 0))
    assert (after.red, after.white, after.speed) == (1, 1, 2)
    assert hands(after)[0] == "NE+star NES NS"
    assert (after.seat, after.phase, after.steps, after.actions, after.start) == (0, "act", 0, 0, ORIGIN)
    assert after.refill
    three = play(after, "lay n1 NS", "lay s1 NES", "move n1")
    assert three.actions == 3
    assert FULL.census(after) == FULL.census(state)


@rule("DEDALO-MINO-2", "DEDALO-MINO-4")
@pytest.mark.parametrize(
    ("holds", "red", "white"), [("+red NS NS", 1, 0), ("+white +white NS", 0, 2), ("+red +white +white", 1, 2)]
)
def test_all_of_them_are_put_into_play(holds: str, red: int, white: int) -> None:
    count = red + white
    state = before("O", player("o", holds), IDLE, IDLE, minotaur="o", red=2, white=1)
    after, happenings, _ = step(state, "stop", drawn=" ".join(["NES"] * count))
    assert happenings[:2] == (TurnBegan(0), MinotaurTiles(0, red, white, 3 + count))
    assert MinotaurEntered() not in happenings  # it is there already
    assert (after.red, after.white, after.speed) == (2 + red, 1 + white, 3 + count)
    assert tile("+red") not in after.hands[0]
    assert tile("+white") not in after.hands[0]


@rule("DEDALO-MINO-2", "DEDALO-MINO-4", "DEDALO-MINO-6")
def test_three_of_them_give_speed_three_and_three_new_tiles() -> None:
    state = before("O───", player("o", "+red +red +red"), IDLE, IDLE)
    after, happenings, _ = step(state, "stop", drawn="NS NS NS")
    assert happenings[-1] == drew(0, "NS", "NS", "NS")
    assert (after.speed, after.minotaur) == (3, Minotaur((3, 0), (2, 0)))
    assert hands(after)[0] == "NS NS NS"


@rule("DEDALO-MINO-2")
def test_the_tiles_of_others_stay_in_their_hands() -> None:
    state = before("O─", player("o", "NS NS NS"), player("o", "+red NE NE"), IDLE)
    after, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0),)
    assert (after.minotaur, after.speed, after.refill) == (None, 0, False)
    assert hands(after)[1] == "+red NE NE"


@rule("DEDALO-MINO-2", "DEDALO-MINO-3")
def test_the_first_turn_of_all_may_begin_with_it() -> None:
    """There is no way yet, so that it cannot go anywhere."""
    chance = Noting()
    state, happenings = HUNTED.deal(3, chance)
    assert chance.labels == ["tile"] * 12
    assert [drawn.to for drawn in chance.drawn] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert happenings[3:] == (TurnBegan(0), MinotaurTiles(0, 3, 0, 3), MinotaurEntered(), drew(0, "+white", "NE", "NE"))
    assert state.minotaur == Minotaur(ORIGIN)
    assert (state.speed, state.hopeless, state.phase, state.steps) == (3, 1, "act", 0)
    assert tributes(state) == ["o", "o", "o"]


@rule("DEDALO-MINO-3", "DEDALO-MINO-5", "DEDALO-MINO-10")
def test_whoever_brings_it_in_chooses_its_way() -> None:
    state = begun("│·\nO─\n│·", player("o", "+red NS NS"), IDLE, IDLE)
    assert (state.phase, state.steps, state.seat, FULL.to_act(state)) == ("minotaur", 1, 0, 0)
    assert state.start is None
    assert legal(state) == ["step n1", "step e1", "step s1"]
    after, happenings, _ = step(state, "step s1", drawn="NE")
    assert happenings == (stepped("o", "s1"), drew(0, "NE"))
    assert (after.phase, after.steps, after.start) == ("act", 0, ORIGIN)
    assert after.minotaur == Minotaur((0, -1), ORIGIN)


@rule("DEDALO-MINO-5")
def test_everybody_moves_it_once_when_the_turn_begins() -> None:
    state = position("O─────", IDLE, IDLE, player("e5", "NE NE NE"), minotaur="e1<o", white=1, taken=(0, 1, 0))
    state, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(1), stepped("e1", "e2"))
    state, happenings, _ = step(state, "discard", drawn="NS NS NS")
    assert happenings[2:] == (TurnBegan(2), stepped("e2", "e3"))
    state, happenings, _ = step(state, "discard", drawn="NS NS NS")
    assert happenings[2:] == (TurnBegan(0), stepped("e3", "e4"))
    assert state.minotaur == Minotaur((4, 0), (3, 0))
    assert not state.refill
    for action in ("step e5", "jump o"):
        assert refused(state, action) == ("dedalos-minotaur-done", "DEDALO-MINO-5", {})


@rule("DEDALO-MINO-6")
def test_only_who_put_tiles_in_is_given_new_ones_before_the_actions() -> None:
    state = before("O────", player("o", "NE"), IDLE, IDLE, minotaur="e1<o", red=1)
    after, happenings, drawn = step(state, "stop")
    assert happenings == (TurnBegan(0), stepped("e1", "e2"))
    assert (drawn, hands(after)[0], after.refill) == ([], "NE", False)


@rule("DEDALO-MINO-2", "DEDALO-MINO-5")
@pytest.mark.parametrize("action", ["lay n1 NS", "collapse e6", "move e1", "push 1 e1", "discard", "stop"])
def test_nothing_else_is_done_before_it_has_moved(action: str) -> None:
    state = begun("│·\nO─", player("o", "+red NS +collapse"), IDLE, IDLE)
    assert refused(state, action) == ("dedalos-minotaur-first", "DEDALO-MINO-5", {})


@rule("DEDALO-MINO-7", "T35")
def test_a_tile_drawn_in_mid_turn_waits_for_the_next_one() -> None:
    state = before("O─────", player("o", "+red NE NE"), IDLE, player("e5", "NE NE NE"))
    drawn = play(state, "stop", drawn="+white")
    assert (hands(drawn)[0], drawn.speed, drawn.phase) == ("+white NE NE", 1, "act")
    assert not [text for text in some(drawn, "lay") if "+" in text]
    later = play(drawn, "lay n1 SW", "stop", "discard", "discard", drawn="NS NS NS NS NS NS NS")
    assert (later.seat, later.red, later.white, later.speed) == (0, 1, 1, 2)
    assert tile("+white") not in later.hands[0]


@rule("DEDALO-MINO-7")
def test_a_tile_drawn_at_the_end_of_a_turn_waits_as_well() -> None:
    state = position("O─", player("o", "NE NE"), IDLE, IDLE, taken=(1, 0, 0))
    after, happenings, _ = step(state, "stop", drawn="+red")
    assert happenings == (drew(0, "+red"), TurnBegan(1))
    assert (after.minotaur, after.speed, hands(after)[0]) == (None, 0, "+red NE NE")


@rule("DEDALO-MINO-7", "T35")
def test_with_a_discard_it_leaves_the_game() -> None:
    state = begun("O─────", player("o", "+red NE NE"), IDLE, IDLE, drawn="+white")
    after = play(state, "discard", drawn="NS NS NS")
    assert after.gone == (tile("+white"), tile("NE"), tile("NE"))
    assert after.speed == 1


@rule("DEDALO-MINO-8", "T23")
def test_its_entry_catches_nobody() -> None:
    state = before("O", player("o", "+red NE NE"), IDLE, IDLE)
    after, happenings, _ = step(state, "stop", drawn="NS")
    assert not any(isinstance(each, Caught) for each in happenings)
    assert (after.minotaur, tributes(after)) == (Minotaur(ORIGIN), ["o", "o", "o"])


@rule("DEDALO-MINO-8", "DEDALO-CAPT-1", "T23")
def test_when_it_steps_onto_the_entrance_later_it_catches_whoever_is_there() -> None:
    ring = "┌┐\nO┘"
    state = before(ring, player("e1", "NE NE NE"), IDLE, player("e1", "NE NE NE"), minotaur="n1<e1n1", red=1)
    after, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0), stepped("n1", "o"), Caught(1, ORIGIN), MinotaurLeft())
    assert (after.minotaur, tributes(after)) == (None, ["e1", "-", "e1"])


# Its ways


@rule("DEDALO-MINO-9")
def test_it_follows_the_bends_of_a_corridor() -> None:
    state = before("┌┐·\n│└─\nO··", player("o", "+red +red +red"), IDLE, IDLE)
    happenings = told(state, "stop", drawn="NS NS NS")
    assert happenings[3:-1] == (stepped("o", "n1"), stepped("n1", "n2"), stepped("n2", "e1n2"))
    onward = before("┌┐·\n│└─\nO··", IDLE, IDLE, IDLE, minotaur="e1n2<n2", red=2)
    assert told(onward, "stop")[1:] == (stepped("e1n2", "e1n1"), stepped("e1n1", "e2n1"))


@rule("DEDALO-MINO-9")
def test_it_never_goes_back_to_where_it_came_from() -> None:
    state = before("···│··\n│O─┴──", FAR, FAR, FAR, minotaur="e2<e1", red=1)
    state = play(state, "stop")
    assert legal(state) == ["step e2n1", "step e3"]
    assert refused(state, "step e1") == ("dedalos-no-step", "DEDALO-MINO-9", {"start": "e2", "cell": "e1"})
    for name in ("e2s1", "o", "e2", "e4"):  # no tile, and no neighbours
        assert refused(state, f"step {name}") == ("dedalos-no-step", "DEDALO-MINO-9", {"start": "e2", "cell": name})


@rule("DEDALO-MINO-9")
def test_it_may_come_back_to_a_cell_by_another_way() -> None:
    state = before("··┌┐\n│O┴┘", FAR, FAR, FAR, minotaur="e1<o", red=4)
    state = play(state, "stop")
    assert legal(state) == ["step e1n1", "step e2"]
    after, happenings, _ = step(state, "step e1n1")
    assert happenings == (
        stepped("e1", "e1n1"),
        stepped("e1n1", "e2n1"),
        stepped("e2n1", "e2"),
        stepped("e2", "e1"),
    )
    assert after.minotaur == Minotaur((1, 0), (2, 0))


@rule("DEDALO-MINO-10", "DEDALO-MINO-11", "T24")
def test_at_a_junction_the_player_chooses_and_the_next_one_keeps_the_direction() -> None:
    drawing = "│··│·\nO──┴─"
    state = play(before(drawing, player("o", "+red +red +red"), IDLE, IDLE), "stop")
    assert legal(state) == ["step n1", "step e1"]
    state, happenings, _ = step(state, "step e1", drawn="NE NE NE")
    assert happenings[:-1] == (stepped("o", "e1"), stepped("e1", "e2"), stepped("e2", "e3"))
    assert state.minotaur == Minotaur((3, 0), (2, 0))
    state = play(state, "discard", drawn="NE NE NE")
    assert (state.seat, state.phase, state.steps) == (1, "minotaur", 3)
    assert legal(state) == ["step e3n1", "step e4"]
    assert refused(state, "step e2") == ("dedalos-no-step", "DEDALO-MINO-9", {"start": "e3", "cell": "e2"})
    assert play(state, "step e3n1").minotaur == Minotaur((3, 1), (3, 0))
    assert play(state, "step e4").minotaur == Minotaur((4, 0), (3, 0))


@rule("DEDALO-MINO-10")
def test_only_where_there_are_several_ways_the_player_is_asked_step_by_step() -> None:
    state = begun("·│·│·\nO┴─┴─", player("o", "+red +red +red"), IDLE, IDLE)
    assert (legal(state), state.steps) == (["step e1n1", "step e2"], 2)
    assert state.minotaur == Minotaur((1, 0), ORIGIN)  # the first step was no choice
    state, happenings, _ = step(state, "step e2", drawn="NE NE NE")
    assert happenings[:-1] == (stepped("e1", "e2"), stepped("e2", "e3"))
    fast = begun("··│·│·\n│O┴─┴─", FAR, FAR, FAR, minotaur="o", red=4)
    fast = play(fast, "step e2")
    assert (legal(fast), fast.steps, fast.phase) == (["step e3n1", "step e4"], 1, "minotaur")
    assert play(fast, "step e3n1").minotaur == Minotaur((3, 1), (3, 0))


@rule("DEDALO-MINO-12", "DEDALO-MINO-4", "T25")
def test_who_puts_in_a_tile_may_turn_it_round() -> None:
    drawing = "····│·\n│O──┴─"
    state = before(drawing, player("w1", "+white NE NE"), FAR, FAR, minotaur="e3<e2", red=3)
    state, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0), MinotaurTiles(0, 0, 1, 4))
    assert (state.minotaur, state.steps, state.speed) == (Minotaur((3, 0)), 4, 4)
    assert legal(state) == ["step e2", "step e3n1", "step e4"]
    state, happenings, _ = step(state, "step e2", drawn="NE")
    assert happenings[:-1] == (stepped("e3", "e2"), stepped("e2", "e1"), stepped("e1", "o"))
    assert state.minotaur == Minotaur(ORIGIN, (1, 0))  # only the first step may go back


@rule("DEDALO-MINO-12")
def test_in_a_dead_end_a_new_tile_sends_it_back() -> None:
    state = before("│O──│", player("w1", "+red NE NE"), FAR, FAR, minotaur="e2<e1", red=1)
    assert told(state, "stop", drawn="NE")[2:4] == (stepped("e2", "e1"), stepped("e1", "o"))


# Shortcuts


@rule("DEDALO-MINO-13", "DEDALO-MINO-14", "T26")
def test_from_a_crossing_it_may_jump_to_any_other_and_to_the_entrance() -> None:
    drawing = "······┼\n│O─┼───"
    state = before(drawing, FAR, FAR, FAR, minotaur="e2<e1", red=3)
    state = play(state, "stop")
    assert legal(state) == ["jump o", "step e3", "jump e5n1"]
    state, happenings, _ = step(state, "jump e5n1")
    assert happenings == (jumped("e2", "e5n1"), jumped("e5n1", "o"))  # not straight back, and there is no passage
    assert state.phase == "minotaur"
    assert legal(state) == ["step e1", "jump e2"]
    assert refused(state, "jump e5n1") == ("dedalos-no-step", "DEDALO-MINO-13", {"start": "o", "cell": "e5n1"})


@rule("DEDALO-MINO-13")
def test_a_jump_leads_only_from_a_crossing_to_another_one() -> None:
    state = play(before("··│·\n│O┴┼", FAR, FAR, FAR, minotaur="e1<o", red=1), "stop")
    assert legal(state) == ["step e1n1", "step e2"]  # a junction with three ways is no crossing
    for name in ("e2", "o", "e1n1"):
        assert refused(state, f"jump {name}") == ("dedalos-no-step", "DEDALO-MINO-13", {"start": "e1", "cell": name})
    crossing = play(before("··│·\n│O┼┴", FAR, FAR, FAR, minotaur="e1<o", red=1), "stop")
    assert legal(crossing) == ["jump o", "step e1n1", "step e2"]
    for name in ("e2", "e1n1", "e1", "e3"):
        assert refused(crossing, f"jump {name}") == ("dedalos-no-step", "DEDALO-MINO-13", {"start": "e1", "cell": name})


@rule("DEDALO-MINO-13")
def test_from_the_entrance_it_may_jump_to_a_crossing() -> None:
    state = play(before("O─┼", player("o", "+red NE NE"), IDLE, IDLE), "stop")
    assert legal(state) == ["step e1", "jump e2"]
    after, happenings, _ = step(state, "jump e2", drawn="NS")
    assert happenings == (jumped("o", "e2"), drew(0, "NS"))
    assert after.minotaur == Minotaur((2, 0), ORIGIN, jumped=True)


@rule("DEDALO-MINO-13")
def test_the_entrance_counts_however_many_sides_are_open() -> None:
    state = position("│O─┼", FAR, FAR, FAR, minotaur="e2<e1", red=1)
    state = replace(state, grid=state.grid.lay(ORIGIN, tile("NES+entrance")))
    assert crossings(state.grid) == cells("o e2")
    assert list(map(str, ways(state, figure("e2<e1"), FULL.box))) == ["jump o"]
    assert list(map(str, ways(state, figure("o"), FULL.box))) == ["step e1", "jump e2"]


@rule("DEDALO-MINO-13")
def test_a_jump_costs_one_step() -> None:
    state = play(before("│O─┼─", FAR, FAR, FAR, minotaur="o<s1", red=2), "stop")
    assert (legal(state), state.steps) == (["step e1", "jump e2"], 2)
    after = play(state, "jump e2")
    assert (legal(after), after.steps) == (["step e1", "step e3"], 1)
    assert play(after, "step e3").phase == "act"


@rule("DEDALO-MINO-13")
def test_in_mid_movement_a_crossing_is_the_beginning_of_a_shortcut() -> None:
    state = play(before("│O┼─┼─", FAR, FAR, FAR, minotaur="o<s1", red=2), "stop")
    state = play(state, "step e1")
    assert (legal(state), state.steps) == (["jump o", "step e2", "jump e3"], 1)
    assert told(state, "jump o") == (jumped("e1", "o"),)  # it came through the passage


@rule("DEDALO-MINO-14")
def test_after_a_jump_every_passage_is_open_to_it() -> None:
    """Also the one that leads to where it jumped from."""
    state = position("│O┼┼", FAR, FAR, FAR, minotaur="e1<<e2", red=1)
    assert list(map(str, ways(state, figure("e1<<e2"), FULL.box))) == ["step o", "jump o", "step e2"]
    assert list(map(str, ways(state, figure("e1<e2"), FULL.box))) == ["step o", "jump o", "jump e2"]
    assert list(map(str, ways(state, figure("e1"), FULL.box))) == ["step o", "jump o", "step e2", "jump e2"]


@rule("DEDALO-MINO-14", "DEDALO-MINO-11")
def test_the_next_player_may_not_jump_straight_back_either() -> None:
    state = play(before("│O─┼─", FAR, FAR, FAR, minotaur="e2<<o", red=1), "stop")
    assert legal(state) == ["step e1", "step e3"]
    assert refused(state, "jump o") == ("dedalos-no-step", "DEDALO-MINO-13", {"start": "e2", "cell": "o"})


@rule("DEDALO-MINO-13", "DEDALO-CAPT-1", "T27")
def test_with_speed_two_it_jumps_and_steps_onto_somebody() -> None:
    state = before("│O─┼─", FAR, player("e3", "NE NE NE"), FAR, minotaur="o<s1", red=2)
    state = play(state, "stop")
    after, happenings, _ = step(play(state, "jump e2"), "step e3")
    assert happenings == (stepped("e2", "e3"), Caught(1, (3, 0)), MinotaurLeft())
    assert tributes(after) == ["w1", "-", "w1"]


# Where it cannot go on


@rule("DEDALO-MINO-15", "T28")
def test_in_a_dead_end_it_stays_and_the_steps_that_are_left_are_lost() -> None:
    state = before("│O──│", player("w1"), FAR, FAR, minotaur="e1<o", red=3)
    after, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0), stepped("e1", "e2"))
    assert after.minotaur == Minotaur((2, 0), (1, 0))
    assert (after.phase, after.steps, after.seat) == ("act", 0, 0)


@rule("DEDALO-MINO-15")
def test_an_open_end_is_an_end_until_a_tile_is_laid_there() -> None:
    state = before("│O──", player("w1", "NS NE NE"), FAR, FAR, minotaur="e2<e1", red=1)
    state, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0),)
    assert told(state, "lay e3 EW", "stop", drawn="NE") == (drew(0, "NE"), TurnBegan(1), stepped("e2", "e3"))


@rule("DEDALO-MINO-15")
def test_while_there_is_a_step_it_is_made() -> None:
    state = play(before("···│\n│O─┴─", FAR, FAR, FAR, minotaur="e2<e1", red=1), "stop")
    assert "stop" not in legal(state)
    assert refused(state, "stop") == ("dedalos-minotaur-first", "DEDALO-MINO-5", {})


@rule("DEDALO-MINO-15")
def test_where_it_is_agreed_it_turns_round_in_a_dead_end() -> None:
    state = before("│O──│", FAR, FAR, FAR, minotaur="e1<o", red=3)
    after, happenings, _ = step(state, "stop", game=TURNING)
    assert happenings == (TurnBegan(0), stepped("e1", "e2"), stepped("e2", "e1"), stepped("e1", "o"))
    assert after.minotaur == Minotaur(ORIGIN, (1, 0))


@rule("DEDALO-MINO-15")
def test_it_turns_round_only_where_nothing_else_is_left() -> None:
    state = position("│O─┼", FAR, FAR, FAR, minotaur="e2<e1", red=1)
    assert list(map(str, ways(state, figure("e2<e1"), TURNING.box))) == ["jump o"]
    assert list(map(str, ways(state, figure("e1<o"), TURNING.box))) == ["step e2"]
    alone = position("│O│─│", FAR, FAR, FAR, minotaur="e2", red=1)
    assert ways(alone, figure("e2"), TURNING.box) == []
    corner = position("│O─", FAR, FAR, FAR, minotaur="e1<o", red=1)
    assert list(map(str, ways(corner, figure("e1<o"), TURNING.box))) == ["step o"]
    assert ways(corner, figure("e1<o"), FULL.box) == []


@rule("DEDALO-MINO-16")
def test_it_never_enters_an_exit() -> None:
    state = before("│O────┼X", FAR, FAR, FAR, minotaur="e4<e3", red=2)
    assert told(state, "stop") == (TurnBegan(0), stepped("e4", "e5"), jumped("e5", "o"))
    beside = position("│O────┼X", FAR, FAR, FAR, minotaur="e5<e4", red=1)
    assert list(map(str, ways(beside, figure("e5<e4"), FULL.box))) == ["jump o"]
    assert list(map(str, ways(beside, figure("e5"), TURNING.box))) == ["jump o", "step e4"]
    assert list(map(str, ways(beside, figure("o"), FULL.box))) == ["step e1", "jump e5"]  # nor does it jump there
    last = position("│O─────X", FAR, FAR, FAR, minotaur="e5<e4", red=1)
    assert ways(last, figure("e5<e4"), FULL.box) == []
    assert list(map(str, ways(last, figure("e5<e4"), TURNING.box))) == ["step e4"]


@rule("DEDALO-MINO-17")
def test_a_crossing_is_a_tile_with_four_open_sides_whatever_lies_around_it() -> None:
    assert crossings(maze("O┼│├┼·X", stars={"e1": 1})) == cells("o e1 e4")
    assert is_crossing(maze("O┼│├┼·X"), cell("e1"))
    assert not is_crossing(maze("O┼│├┼·X"), cell("e3"))
    assert not is_crossing(maze("O·····X"), cell("e6"))
    walled = position("│O│┼│", FAR, FAR, FAR, minotaur="o", red=1)
    assert list(map(str, ways(walled, figure("o"), FULL.box))) == ["jump e2"]


@rule("DEDALO-MINO-17", "DEDALO-STAR-6")
def test_a_crossing_that_is_covered_is_none_any_more() -> None:
    state = position("│O─┼─", player("o", "NS+star"), FAR, FAR, minotaur="o<s1", red=1)
    covered = play(state, "lay e2 EW+star")
    assert list(map(str, ways(state, figure("o"), FULL.box))) == ["step e1", "jump e2"]
    assert list(map(str, ways(covered, figure("o"), FULL.box))) == ["step e1"]


@rule("DEDALO-MINO-11")
def test_the_cell_it_came_from_is_barred_even_when_its_tile_was_covered() -> None:
    state = position("│O───", player("o", "NS+star NE NE"), IDLE, FAR, minotaur="e2<e1", red=1)
    after, happenings, _ = step(state, "lay e1 EW+star", "stop", drawn="NE")
    assert happenings == (drew(0, "NE"), TurnBegan(1), stepped("e2", "e3"))
    assert after.minotaur == Minotaur((3, 0), (2, 0))


@rule("DEDALO-MINO-11")
def test_it_remembers_where_it_came_from_and_how() -> None:
    here = figure("e2<e1")
    step_on, jump_on = FULL.parse("step e3"), FULL.parse("jump o")
    assert moved(here, step_on) == Minotaur((3, 0), (2, 0), jumped=False)  # type: ignore[arg-type]
    assert moved(here, jump_on) == Minotaur(ORIGIN, (2, 0), jumped=True)  # type: ignore[arg-type]


@rule("DEDALO-MINO-9", "DEDALO-MINO-13")
def test_its_ways_come_in_the_order_of_their_numbers() -> None:
    state = position("·┼··\n┼O┼┼\n·│··", FAR, FAR, FAR, minotaur="o", red=1)
    listed = ways(state, figure("o"), FULL.box)
    assert list(map(str, listed)) == [
        *("step n1", "jump n1", "step e1", "jump e1", "step s1", "step w1", "jump w1", "jump e2"),
    ]
    numbers = [FULL.index(way) for way in listed]
    assert numbers == sorted(set(numbers))


@rule("DEDALO-MINO-5")
def test_a_tribute_may_act_after_it_has_passed() -> None:
    state = play(before("··│··\n│O┴──", player("o", "NE NE NE"), FAR, FAR, minotaur="e1<o", red=1), "stop")
    after = play(state, "step e2")
    assert (after.phase, after.start, after.actions) == ("act", ORIGIN, 0)
    assert told(after, "move e1") == (Moved(0, ORIGIN, (1, 0)),)
