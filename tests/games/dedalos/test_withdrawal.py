"""The minotaur withdraws when it could catch nobody for a whole round."""

from random import Random
from typing import Any

import pytest

from knossos.game import TurnBegan
from knossos.games.dedalos import Dedalos, Minotaur, State
from knossos.games.dedalos.events import CameBack, MinotaurStepped, MinotaurTiles, MinotaurWithdrew
from knossos.games.dedalos.minotaur import is_hopeless
from knossos.maze.grid import ORIGIN, Cell, cell
from tests.games.dedalos.plainly import Tiles, next_to, random_maze
from tests.games.dedalos.position import FULL, Player, figure, hands, legal, loaded, play, player, position, step, told

rule = pytest.mark.rule

TURNING = loaded(dead_end="turn")

IDLE = player("o", "NE NE NE")


def before(drawing: str, *players: Player, **more: Any) -> State:
    """A position in which the last seat is about to stop, so that the turn of the first one begins."""
    return position(drawing, *players, turn=len(players) - 1, taken=(0, 1, 0), **more)


def hopeless(drawing: str, minotaur: str, *on: str, game: Dedalos = FULL) -> bool:
    """Whether the minotaur can reach none of the tributes."""
    players = [player(name) for name in on]
    state = position(drawing, *players, minotaur=minotaur, red=1)
    return is_hopeless(state, figure(minotaur), game.box)


# Hope


@rule("DEDALO-WITH-1")
def test_there_is_hope_as_long_as_somebody_can_be_reached_however_far() -> None:
    assert not hopeless("O─────", "e1<o", "o", "o", "e5")
    assert hopeless("O──│──", "e1<o", "o", "o", "e5")


@rule("DEDALO-WITH-1")
def test_the_direction_counts() -> None:
    assert not hopeless("O────", "e2<e3", "e1", "-", "-")
    assert hopeless("O────", "e2<e1", "e1", "o", "o")
    assert not hopeless("O────", "e2", "e1", "-", "-")
    assert not hopeless("┌─┐\nO─┘", "e1<o", "o", "o", "o")  # round the ring


@rule("DEDALO-WITH-1")
def test_a_shortcut_counts() -> None:
    assert not hopeless("O─┼", "e2<e1", "o", "-", "-")
    assert not hopeless("O│┼│", "o", "e2", "-", "-")
    assert not hopeless("O─┼", "e2<<o", "o", "-", "-")  # back through the passage
    assert hopeless("O│┼", "e2<<o", "o", "-", "-")  # but not straight back by the shortcut
    assert not hopeless("O│┼│┼", "e2<<o", "o", "-", "-")  # by way of another crossing


@rule("DEDALO-WITH-1")
def test_a_tribute_on_its_own_cell_counts_only_if_it_can_come_back_there() -> None:
    assert hopeless("O──", "o", "o", "o", "o")
    assert not hopeless("┌┐\nO┘", "o", "o", "o", "o")
    assert not hopeless("O──", "o", "o", "e2", "o")


@rule("DEDALO-WITH-1")
def test_nobody_is_reached_off_the_board_or_on_the_other_side_of_an_exit() -> None:
    assert hopeless("O──", "e1<o", "-", "-", "-")
    assert hopeless("O─────X─", "e1<o", "e7", "-", "-")


@rule("DEDALO-WITH-1", "DEDALO-MINO-15")
def test_where_it_turns_round_in_a_dead_end_there_is_more_hope() -> None:
    assert hopeless("O────", "e2<e1", "e1", "-", "-")
    assert not hopeless("O────", "e2<e1", "e1", "-", "-", game=TURNING)
    assert hopeless("O│───│", "e2", "o", "-", "-", game=TURNING)


# Counting


@rule("DEDALO-WITH-2", "T34")
def test_after_a_whole_round_without_hope_it_withdraws_with_all_its_tiles() -> None:
    state = before("O──", IDLE, IDLE, IDLE, minotaur="e2<e1", red=2, white=1)
    bag = FULL.bag_size(state)
    first, happenings, _ = step(state, "stop")
    assert (happenings, first.hopeless) == ((TurnBegan(0),), 1)
    second = play(first, "discard", drawn="NS NS NS")
    assert (second.hopeless, second.minotaur, second.speed) == (2, Minotaur((2, 0), (1, 0)), 3)
    third, happenings, _ = step(second, "discard", drawn="NS NS NS")
    assert happenings[2:] == (TurnBegan(2), MinotaurWithdrew())
    assert (third.minotaur, third.red, third.white, third.hopeless) == (None, 0, 0, 0)
    assert (third.seat, third.phase, third.steps, third.start) == (2, "act", 0, ORIGIN)
    assert FULL.bag_size(third) == bag + 3 - 6  # red and white, less what was drawn
    assert [str(tile) for tile in third.gone] == ["NE"] * 6
    assert FULL.census(third) == FULL.census(state)


@rule("DEDALO-WITH-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_round_is_as_long_as_there_are_players(seats: int) -> None:
    last = before("O──", *[IDLE] * seats, minotaur="e2<e1", red=1, hopeless=seats - 1)
    assert told(last, "stop") == (TurnBegan(0), MinotaurWithdrew())
    not_yet = before("O──", *[IDLE] * seats, minotaur="e2<e1", red=1, hopeless=seats - 2)
    assert told(not_yet, "stop") == (TurnBegan(0),)
    assert play(not_yet, "stop").hopeless == seats - 1


@rule("DEDALO-WITH-2")
def test_it_moves_once_more_before_it_withdraws() -> None:
    state = before("O───", IDLE, IDLE, IDLE, minotaur="e1<o", red=1, hopeless=2)
    assert told(state, "stop") == (TurnBegan(0), MinotaurStepped((1, 0), (2, 0)), MinotaurWithdrew())
    choice = play(before("·│··\nO┴──", IDLE, IDLE, IDLE, minotaur="e1<o", red=2, hopeless=2), "stop")
    assert (choice.hopeless, choice.phase, legal(choice)) == (3, "minotaur", ["step e1n1", "step e2"])
    after, happenings, _ = step(choice, "step e1n1")
    assert happenings == (MinotaurStepped((1, 0), (1, 1)), MinotaurWithdrew())
    assert (after.minotaur, after.hopeless, after.phase, after.steps) == (None, 0, "act", 0)


@rule("DEDALO-WITH-3", "T34")
def test_a_movement_with_hope_begins_the_count_anew() -> None:
    state = before("O────", IDLE, IDLE, player("e4", "NE NE NE"), minotaur="e1<o", red=1, hopeless=2)
    after, happenings, _ = step(state, "stop")
    assert happenings == (TurnBegan(0), MinotaurStepped((1, 0), (2, 0)))
    assert (after.hopeless, after.minotaur) == (0, Minotaur((2, 0), (1, 0)))


@rule("DEDALO-WITH-3")
def test_its_entry_begins_the_count() -> None:
    hope = before("O──", player("o", "+red NE NE"), IDLE, player("e2", "NE NE NE"))
    assert play(hope, "stop", drawn="NS").hopeless == 0
    none = before("O──", player("o", "+red NE NE"), IDLE, IDLE)
    assert play(none, "stop", drawn="NS").hopeless == 1


@rule("DEDALO-WITH-3")
def test_new_tiles_do_not_begin_the_count_anew_by_themselves() -> None:
    state = before("O│─│", player("o", "+red NE NE"), IDLE, IDLE, minotaur="e2", red=1, hopeless=1)
    assert play(state, "stop", drawn="NS").hopeless == 2


@rule("DEDALO-WITH-2")
def test_who_put_in_the_last_tile_may_draw_it_again_when_it_withdraws() -> None:
    state = before("O│─│", player("o", "+white NE NE"), IDLE, IDLE, minotaur="e2", red=1, hopeless=2)
    after, happenings, _ = step(state, "stop", drawn="+white")
    assert happenings[:3] == (TurnBegan(0), MinotaurTiles(0, 0, 1, 2), MinotaurWithdrew())
    assert (hands(after)[0], after.speed) == ("+white NE NE", 0)


@rule("DEDALO-WITH-2", "DEDALO-CAPT-7")
def test_it_may_withdraw_in_the_turn_of_someone_who_comes_back() -> None:
    state = position("O│─│", IDLE, player("-"), IDLE, minotaur="e2", red=1, hopeless=2, taken=(0, 1, 0))
    happenings = told(state, "stop", drawn="+red NS NS")
    assert happenings[:3] == (TurnBegan(1), MinotaurWithdrew(), CameBack(1))


# The definition once more, written out


def steps(tiles: Tiles, at: Cell, origin: Cell | None, *, came_by_jump: bool) -> set[tuple[Cell, bool]]:
    """Where the minotaur can go, and whether that is a jump."""
    walk = {there for there in next_to(tiles, at) if tiles[there].shows != ("exit",)}
    links = {ORIGIN} | {here for here, tile in tiles.items() if tile.openings == 15 and tile.shows != ("exit",)}
    jump = links - {at} if at in links else set()
    if came_by_jump:
        jump -= {origin}
    else:
        walk -= {origin}
    return {(there, False) for there in walk} | {(there, True) for there in jump}


def met_sooner_or_later(tiles: Tiles, start: Minotaur) -> set[Cell]:
    """Every cell that it can come to."""
    known = {(start.at, start.origin, start.jumped)}
    while True:
        more = {
            (there, at, by_jump)
            for at, origin, jumped in known
            for there, by_jump in steps(tiles, at, origin, came_by_jump=jumped)
        }
        if more <= known:
            return {at for at, _, _ in more}
        known |= more


@rule("DEDALO-WITH-1")
def test_there_is_hope_exactly_where_the_definition_says_so() -> None:
    random = Random(34)
    counted = {True: 0, False: 0}
    for _ in range(300):
        grid = random_maze(random, openness=random.choice([0.5, 0.75]))
        tiles = dict(grid.laid)
        places = [here for here, tile in grid.laid if tile.shows != ("exit",)]
        at = random.choice(places)
        origins: list[tuple[Cell | None, bool]] = [(None, False), *((there, False) for there in next_to(tiles, at))]
        origins += [(here, True) for here in places if tiles[here].openings == tiles[at].openings == 15 and here != at]
        origin, jumped = random.choice(origins)
        minotaur = Minotaur(at, origin, jumped)
        tributes = tuple(random.choice([*places, None]) for _ in range(3))
        state = State(
            grid=grid, tributes=tributes, sizes=(0, 0, 0), seat=0, minotaur=minotaur, red=1, hands=((), (), ())
        )
        expected = not met_sooner_or_later(tiles, minotaur) & set(tributes)
        assert is_hopeless(state, minotaur, FULL.box) is expected, str(state)
        counted[expected] += 1
    assert counted[True] > 60
    assert counted[False] > 60


def test_the_definition_knows_the_direction() -> None:
    """So that the test above tests something."""
    tiles = dict(position("O────", IDLE, IDLE, IDLE).grid.laid)
    assert met_sooner_or_later(tiles, figure("e2<e1")) == {cell("e3"), cell("e4")}
