"""Whole games: nothing is ever lost, the value of the treasures only rises, and somebody slays the dragon."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from knossos.game import Ended, Happening, Imagined
from knossos.games import load
from knossos.games.dragon import Action, Fight, Hand, Move, State
from knossos.games.dragon.events import CoinGained, DuelRolled, Lost, Slain, Took, TreasuresLaid
from knossos.maze import FIXED, LOOSE, SQUARES, Tile
from tests.games.dragon.position import DRAGON, RING, Dragon, dealt, edition

rule = pytest.mark.rule

VALUES = [value for value in range(1, 13) for _ in range(2)]
"""What there are treasures of, and cards."""

PROGRESS = {"first": 0, "second": 1, "final": 2}

CLASSIC: Dragon = load("dragon", tiles="classic", facing="random", first="random")


def picked(game: Dragon, state: State, luck: Random) -> Action:
    """A treasure or a fight where there is one; otherwise anything."""
    actions = game.legal(state)
    takes = [
        each
        for each in actions
        if isinstance(each, Move) and each.to != state.pieces[state.seat] and state.treasure(each.to) == state.current
    ]
    fights = [each for each in actions if isinstance(each, Fight)]
    return luck.choice(fights or (takes if state.treasures else []) or actions)


def played(game: Dragon, state: State, luck: Random) -> Iterator[tuple[State, tuple[Happening, ...]]]:
    """Every position until the game is over, and what happened on the way to it."""
    while state.phase != "over":
        state, happenings = game.play(state, picked(game, state, luck), Imagined(luck))
        yield state, happenings


def treasures(state: State) -> list[int]:
    """All treasures, wherever they are."""
    held = [value for hand in state.hands for value in hand.treasures]
    waiting = VALUES[12:] if state.stage == "first" else []
    return sorted([*(each.value for each in state.treasures), *held, *state.lost, *waiting])


def movable(state: State) -> Counter[str]:
    return Counter(str(tile.loose) for tile in (*(state.maze.tiles[here] for here in LOOSE), state.spare))


def check(first: State, state: State) -> None:
    """What holds in every position."""
    assert treasures(state) == VALUES
    at = [treasure.at for treasure in state.treasures]
    assert at == sorted(set(at))  # at most one on a square
    assert sorted([*state.played, *(card for held in state.cards for card in held)]) == VALUES
    for held, hand in zip(state.cards, state.hands, strict=True):
        assert (sum(card <= 6 for card in held), sum(card > 6 for card in held)) == (hand.low, hand.high)
        assert list(hand.treasures) == sorted(hand.treasures)
    assert movable(state) == movable(first)
    assert all(state.maze.tiles[here] == first.maze.tiles[here] for here in FIXED)
    assert all(here in SQUARES for here in (*state.pieces, *state.guardians))
    assert sum(hand.coins for hand in state.hands) <= len(state.played)
    assert (state.phase == "over") == (state.slayer is not None)


@rule("T33", "DRAGON-PUSH-8", "DRAGON-COIN-3", "DRAGON-COIN-4", "DRAGON-DUEL-6", "DRAGON-TREAS-1", "DRAGON-PHASE-1")
@pytest.mark.parametrize("game", [DRAGON, RING, CLASSIC], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_holds_in_games_at_random(game: Dragon, seats: int) -> None:
    luck = Random(seats)
    first, _ = game.deal(seats, Imagined(luck))
    check(first, first)
    told: list[Happening] = []
    positions = [first]
    for state, happenings in played(game, first, luck):
        check(first, state)
        told += happenings
        positions.append(state)
    for before, after in pairwise(positions):
        assert (before.current or 0) <= (after.current or 12)  # the current value never falls
        assert PROGRESS[before.stage] <= PROGRESS[after.stage]
        assert before.played == after.played[: len(before.played)]
        assert before.lost == after.lost[: len(before.lost)]
        assert all(old.coins <= new.coins for old, new in zip(before.hands, after.hands, strict=True))
        assert after.facing == before.facing or before.stage != "final"
        laid_out = (before.stage, after.stage) == ("first", "second")
        assert not laid_out or [each.value for each in before.treasures] == [6]
    counted = Counter(type(each) for each in told)
    assert (counted[Took], counted[TreasuresLaid], counted[Slain], counted[Ended]) == (24, 1, 1, 1)
    assert counted[DuelRolled] > 0
    over = positions[-1]
    assert counted[Lost] == len(over.lost)
    assert counted[CoinGained] == sum(hand.coins for hand in over.hands)
    assert game.outcome(over) is not None
    assert over.stage == "final"


@rule("DRAGON-TURN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_something_to_do(seats: int) -> None:
    luck = Random(10 + seats)
    first, _ = DRAGON.deal(seats, Imagined(luck))
    for state, _ in played(DRAGON, first, luck):
        assert bool(DRAGON.legal(state)) == (state.phase != "over")
        numbers = [DRAGON.index(action) for action in DRAGON.legal(state)]
        assert numbers == sorted(set(numbers))
        if state.phase == "push":
            assert len({number // 16 for number in numbers}) == 11  # all arrows but the banned one
        elif state.phase == "move":
            assert Move(state.pieces[state.seat]) in DRAGON.legal(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_of_a_whole_game_reads_back(seats: int) -> None:
    luck = Random(20 + seats)
    first, _ = DRAGON.deal(seats, Imagined(luck))
    read = Counter[str]()
    for number, (state, _) in enumerate(played(DRAGON, first, luck)):
        if state.phase not in ("push", "move") or number % 20 == 0:
            assert DRAGON.read(str(state)) == state
            for seat in (*range(seats), None):
                view = DRAGON.view(state, seat)
                assert DRAGON.read_view(str(view)) == view
            read[state.phase] += 1
    assert set(read) >= {"push", "move", "reroll", "double", "challenge", "over"}


# The census


FIXED_TILES = {
    "fixed 0 ES": 1,
    "fixed 2 ESW": 1,
    "fixed 4 ESW": 1,
    "fixed 6 SW": 1,
    "fixed 14 NES": 1,
    "fixed 16 NES": 1,
    "fixed 18 ESW": 1,
    "fixed 20 NSW": 1,
    "fixed 28 NES": 1,
    "fixed 30 NEW": 1,
    "fixed 32 NSW": 1,
    "fixed 34 NSW": 1,
    "fixed 42 NE": 1,
    "fixed 44 NEW": 1,
    "fixed 46 NEW": 1,
    "fixed 48 NW": 1,
}

EVERYTHING = Counter(
    {
        **FIXED_TILES,
        "NE": 16,
        "NES": 6,
        "NS": 12,
        "pieces": 3,
        **{f"treasure {value}": 2 for value in range(1, 13)},
        **{f"card {value}": 2 for value in range(1, 13)},
    }
)


@rule("T33")
def test_the_census_counts_tiles_pieces_treasures_and_cards() -> None:
    state = dealt(3)
    assert DRAGON.census(state) == EVERYTHING
    luck = Random(5)
    stages = set()
    for after, _ in played(DRAGON, state, luck):
        assert DRAGON.census(after) == EVERYTHING
        stages.add(after.stage)
    assert stages == {"first", "second", "final"}


@rule("T33")
def test_the_census_notices_what_is_missing() -> None:
    state = dealt(3)
    gone = replace(state, treasures=state.treasures[1:])
    assert DRAGON.census(gone) == EVERYTHING - Counter({"treasure 1": 1})
    held = replace(gone, hands=(Hand(4, 4, (1,)), *state.hands[1:]))
    assert DRAGON.census(held) == EVERYTHING
    assert DRAGON.census(replace(gone, lost=(1,))) == EVERYTHING
    assert DRAGON.census(replace(state, stage="second"))["treasure 7"] == 0
    assert DRAGON.census(replace(state, stage="second"))["treasure 6"] == 2
    assert DRAGON.census(replace(state, stage="final"))["treasure 12"] == 0
    assert DRAGON.census(replace(state, cards=(state.cards[0][1:], *state.cards[1:])))["card 1"] == 1
    assert DRAGON.census(replace(state, played=(9,)))["card 9"] == 3
    straight = Tile.parse("EW")
    assert DRAGON.census(replace(state, maze=state.maze.lay(0, straight)))["fixed 0 ES"] == 0
    assert DRAGON.census(replace(state, spare=Tile.parse("SW"))) == EVERYTHING - Counter(NS=1) + Counter(NE=1)
    assert DRAGON.census(replace(state, pieces=(0,)))["pieces"] == 1
    assert edition().box.fixed[0] == Tile.parse("ES")
