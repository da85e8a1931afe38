"""Whole games: nothing is ever lost, and everything on the table can be counted."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from knossos.game import Imagined
from knossos.games.amazeing import State
from knossos.games.amazeing.state import Hand
from knossos.maze import FIXED, LOOSE, SQUARES
from tests.games.amazeing.position import (
    BASIC,
    DAYNIGHT,
    KIDS,
    NIGHT_TREASURES,
    OPEN,
    SECRET,
    Amazeing,
    dealt,
    legal,
    player,
    position,
)

rule = pytest.mark.rule


def random_game(game: Amazeing, seats: int, plies: int) -> Iterator[State]:
    """The positions of a game in which a piece goes to a random one of its treasures, or anywhere at random."""
    luck = Random(7)
    state, _ = game.deal(seats, Imagined(luck))
    yield state
    for _ in range(plies):
        actions = game.legal(state)
        if not actions:
            return
        after = [game.play(state, action, Imagined(luck))[0] for action in luck.sample(actions, min(len(actions), 6))]
        state = max(after, key=lambda each: sum(len(hand.found) for hand in each.hands))
        yield state


def movable(state: State) -> Counter[str]:
    return Counter(str(tile.loose) for tile in (*(state.maze.tiles[here] for here in LOOSE), state.spare))


@rule("T29", "AMAZE-PUSH-5", "AMAZE-PUSH-9", "AMAZE-TURN-1")
@pytest.mark.parametrize("game", [BASIC, KIDS, DAYNIGHT, SECRET])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_lost_in_a_game_at_random(game: Amazeing, seats: int) -> None:
    positions = list(random_game(game, seats, plies=500))
    first = positions[0]
    for before, after in pairwise(positions):
        assert movable(after) == movable(first)
        assert movable(after).total() == 34
        assert all(after.maze.tiles[here] == first.maze.tiles[here] for here in FIXED)
        assert all(here in SQUARES for here in after.pieces)
        assert game.census(after) == game.census(first)
        for old, new in zip(before.hands, after.hands, strict=True):
            if after.night == before.night:
                assert counted(new) == counted(old)
            else:
                assert set(old.found) <= set(new.found)  # day cards are dropped, nothing that is found is
    found = sum(len(hand.found) for hand in positions[-1].hands)
    assert found > 4
    assert positions[-1].night == (game in (DAYNIGHT, SECRET))


def counted(hand: Hand) -> int:
    """The cards of a hand, found or not."""
    return hand.left + len(hand.face_up) + len(hand.found)


@rule("AMAZE-MOVE-2", "AMAZE-TURN-1")
@pytest.mark.parametrize("game", [BASIC, KIDS, DAYNIGHT, SECRET])
def test_there_is_always_something_to_do(game: Amazeing) -> None:
    """E-12"""
    for state in random_game(game, 3, plies=60):
        if state.phase == "push":
            assert len({text.split("/")[0] for text in legal(state, game)}) == (12 if state.banned is None else 11)
        elif state.phase == "move":
            stays = [action for action in game.legal(state) if getattr(action, "to", None) == state.pieces[state.seat]]
            assert stays


# The census


FIXED_TILES = {
    "fixed 0 ES": 1,
    "fixed 2 ESW+book": 1,
    "fixed 4 ESW+gold": 1,
    "fixed 6 SW": 1,
    "fixed 14 NES+map": 1,
    "fixed 16 NES+crown": 1,
    "fixed 18 ESW+keys": 1,
    "fixed 20 NSW+skull": 1,
    "fixed 28 NES+ring": 1,
    "fixed 30 NEW+chest": 1,
    "fixed 32 NSW+emerald": 1,
    "fixed 34 NSW+sword": 1,
    "fixed 42 NE": 1,
    "fixed 44 NEW+candelabrum": 1,
    "fixed 46 NEW+helmet": 1,
    "fixed 48 NW": 1,
}

MOVABLE_TILES = {
    "NE": 10,
    **{f"NE+{name}": 1 for name in ("lizard", "moth", "owl", "rat", "scarab", "spider")},
    **{f"NES+{name}": 1 for name in ("bat", "dragon", "genie", "ghost", "princess", "troll")},
    "NS": 12,
}


@rule("T29")
def test_the_census_counts_tiles_pieces_and_cards() -> None:
    cards = {"pieces": 3, "cards of seat 0": 8, "cards of seat 1": 8, "cards of seat 2": 8}
    assert BASIC.census(dealt(3)) == Counter({**FIXED_TILES, **MOVABLE_TILES, **cards})
    assert KIDS.census(dealt(3, KIDS)) == Counter({**FIXED_TILES, **MOVABLE_TILES, **cards})


@rule("T29")
def test_the_census_notices_what_is_missing() -> None:
    whole = BASIC.census(dealt(2))
    state = dealt(2)
    hands = (Hand(9, (), ("bat", "owl")), state.hands[1])
    assert BASIC.census(replace(state, hands=hands))["cards of seat 0"] == 11
    wrong_tile = (state.maze.tiles[1], *state.maze.tiles[1:])
    assert BASIC.census(replace(state, maze=replace(state.maze, tiles=wrong_tile)))["fixed 0 ES"] == 0
    assert BASIC.census(replace(state, spare=replace(state.spare, openings=3))) == whole - Counter(NS=1) + Counter(NE=1)


@pytest.mark.parametrize(
    ("game", "hand", "night", "cards"),
    [
        (BASIC, Hand(3, (), ("bat", "owl")), False, 5),
        (KIDS, Hand(0, ("rat", "map"), ("bat",)), False, 3),
        (DAYNIGHT, Hand(3, ("cat", "fox", "stag", "wolf"), ("bat",)), False, 4),  # those of the day may leave
        (DAYNIGHT, Hand(0, ("cat", "fox"), ("bat", "stag", "wolf")), True, 4),
        (SECRET, Hand(3, (), ("bat",)), False, 4),  # still to come
        (SECRET, Hand(3, (), ("bat", "stag")), True, 4),
        (SECRET, Hand(1, (), ("stag", "wolf", "cat")), True, 4),
    ],
)
def test_the_census_of_cards(game: Amazeing, hand: Hand, *, night: bool, cards: int) -> None:
    state = position(OPEN, player("a1"), player("g1"), night=night)
    assert game.census(replace(state, hands=(hand, Hand(0))))["cards of seat 0"] == cards


def test_the_census_of_four_seats_counts_three_night_cards_each() -> None:
    assert SECRET.census(dealt(4, SECRET))["cards of seat 3"] == 3
    assert DAYNIGHT.census(dealt(4, DAYNIGHT))["cards of seat 3"] == 3
    assert DAYNIGHT.census(dealt(2, DAYNIGHT))["cards of seat 1"] == 4
    assert len(NIGHT_TREASURES) == 12
