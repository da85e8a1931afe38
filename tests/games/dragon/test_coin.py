"""Coins: the card of the treasure that is taken may be played for one, in the same breath as the move."""

import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan, heard
from knossos.games.dragon import Hand, State
from knossos.games.dragon.events import CoinGained, DragonTurned, DuelRolled, GuardianWoke, Lost, Took, Walked
from knossos.maze import NAMES
from tests.games.dragon.position import (
    DRAGON,
    OPEN,
    QUIET,
    UNDER_THE_LAIR,
    Player,
    edition,
    legal,
    play,
    player,
    position,
    refused,
    squares,
    step,
)

rule = pytest.mark.rule

CORRIDOR = """
    ·······
    ·······
    ·╶─╴···
    ·······
    ·······
    ·······
    ·······
"""
"""One can walk from b3 to d3 and nowhere else."""

YELLOW = player("g7", cards="2 3 9")


def to_move(red: Player, treasures: str, maze: str = CORRIDOR) -> State:
    return position(maze, red, YELLOW, treasures=treasures, guardians=UNDER_THE_LAIR, phase="move")


# Deciding


@rule("DRAGON-COIN-1", "DRAGON-COIN-2", "DRAGON-INFO-1", "T10")
def test_a_square_with_a_treasure_is_offered_with_a_coin_and_without_where_a_card_fits() -> None:
    state = to_move(player("b3", cards="2 2 3"), "d3:2 g1:2")
    assert legal(state) == ["move b3", "move c3", "move d3", "move d3 coin"]
    with_a_coin, happenings, _ = step(state, "move d3 coin", drawn=QUIET)
    assert happenings == (
        Walked(0, squares("b3 c3 d3")),
        Took(0, 2),
        CoinGained(0, 2),
        GuardianWoke("white", ()),
        TurnBegan(1),
    )
    assert with_a_coin.hands[0] == Hand(low=2, high=0, treasures=(2,), coins=1)
    assert with_a_coin.cards == ((2, 3), (2, 3, 9))
    assert with_a_coin.played == (2,)
    plain, happenings, _ = step(state, "move d3", drawn=QUIET)
    assert happenings == (Walked(0, squares("b3 c3 d3")), Took(0, 2), GuardianWoke("white", ()), TurnBegan(1))
    assert plain.hands[0] == Hand(low=3, high=0, treasures=(2,), coins=0)
    assert plain.cards == state.cards
    assert plain.played == ()


@rule("DRAGON-COIN-2", "DRAGON-INFO-1", "T10")
def test_without_the_card_nobody_else_sees_or_hears_a_difference() -> None:
    with_it = to_move(player("b3", cards="2 2 3"), "d3:2 g1:2")
    without = to_move(player("b3", cards="3 5 6"), "d3:2 g1:2")
    assert legal(without) == ["move b3", "move c3", "move d3"]
    for seat in (1, None):
        assert DRAGON.view(with_it, seat) == DRAGON.view(without, seat)
        after = [step(state, "move d3", drawn=QUIET) for state in (with_it, without)]
        assert heard(after[0][1], seat) == heard(after[1][1], seat)
        assert DRAGON.view(after[0][0], seat) == DRAGON.view(after[1][0], seat)


@rule("DRAGON-COIN-1")
def test_all_plain_moves_come_before_those_with_a_coin() -> None:
    state = to_move(player("a1", cards="1 4"), "b1:1 e1:4 g7:1", maze=OPEN)
    reached = [name for name in NAMES if name != "d4"]
    assert legal(state) == [*(f"move {name}" for name in reached), "move b1 coin", "move g7 coin"]
    numbers = [DRAGON.index(action) for action in DRAGON.legal(state)]
    assert numbers == sorted(set(numbers))


@rule("DRAGON-COIN-2")
@pytest.mark.parametrize("cards", ["", "1 3 4 5 6", "7 8 12"])
def test_the_card_has_exactly_the_value_of_the_treasure(cards: str) -> None:
    state = to_move(player("b3", cards=cards), "d3:2 g1:2")
    assert legal(state) == ["move b3", "move c3", "move d3"]
    assert refused(state, "move d3 coin") == ("dragon-no-card", "DRAGON-COIN-2", {"value": 2})


@rule("DRAGON-COIN-1", "DRAGON-TREAS-2")
@pytest.mark.parametrize(
    ("to", "treasures"),
    [
        ("c3", "d3:2 g1:2"),  # nothing lies there
        ("c3", "b1:2 c3:3"),  # not the current value
        ("b3", "b3:2 g1:2"),  # waiting there does not take it
        ("c3", ""),  # nothing is left
    ],
)
def test_where_no_treasure_is_taken_there_is_no_coin(to: str, treasures: str) -> None:
    state = to_move(player("b3", cards="2 3"), treasures)
    assert f"move {to} coin" not in legal(state)
    assert refused(state, f"move {to} coin") == ("dragon-no-treasure", "DRAGON-COIN-1", {"square": to})


@rule("DRAGON-COIN-2")
def test_the_cards_of_others_do_not_help() -> None:
    state = to_move(player("b3"), "d3:3 g1:3")
    assert YELLOW.cards == (2, 3, 9)
    assert refused(state, "move d3 coin") == ("dragon-no-card", "DRAGON-COIN-2", {"value": 3})


@rule("DRAGON-COIN-2")
def test_there_is_no_coin_later_in_the_turn() -> None:
    state = to_move(player("b3", cards="2 8"), "d3:2 g1:2")
    asked = play(state, "move d3", drawn=QUIET)
    assert legal(asked) == ["play 8", "pass"]
    assert refused(asked, "play 2") == ("dragon-card", "DRAGON-DOUBLE-1", {"cards": "8"})
    assert refused(asked, "move d3 coin") == ("dragon-double-now", "DRAGON-DOUBLE-1", {})


# One use of each card


@rule("DRAGON-COIN-2", "DRAGON-COIN-3")
def test_one_card_is_played_for_one_treasure_and_its_twin_may_serve_the_other() -> None:
    """A20"""
    state = to_move(player("b3", cards="2 2", treasures="1", coins=1), "d3:2 g1:2")
    first = play(state, "move d3 coin", drawn=QUIET)
    assert first.hands[0] == Hand(1, 0, (1, 2), 2)
    assert first.cards[0] == (2,)
    again = to_move(player("b3", cards="2", treasures="1 2", coins=2), "d3:2 g1:3")
    assert play(again, "move d3 coin", drawn=QUIET).hands[0] == Hand(0, 0, (1, 2, 2), 3)


@rule("DRAGON-COIN-3")
@pytest.mark.parametrize(
    ("value", "then"), [(6, Hand(1, 2, (6,), 1)), (7, Hand(2, 1, (7,), 1)), (12, Hand(2, 1, (12,), 1))]
)
def test_the_card_is_gone_from_its_band(value: int, then: Hand) -> None:
    state = to_move(player("b3", cards="5 6 7 12"), f"d3:{value} g1:12")
    state = replace(state, stage="first" if value == 6 else "second", played=(4,))
    after = play(state, "move d3 coin", drawn=QUIET)
    assert after.hands[0] == then
    assert sorted((*after.cards[0], value)) == [5, 6, 7, 12]
    assert after.played == (4, value)  # it lies open, the latest one last
    assert after.phase == "double"


@rule("DRAGON-COIN-3")
def test_a_card_that_was_played_for_a_coin_gives_no_double_turn() -> None:
    state = replace(to_move(player("b3", cards="8"), "d3:8 g1:9"), stage="second")
    after = play(state, "move d3 coin", drawn=QUIET)
    assert (after.seat, after.phase) == (1, "push")
    kept = play(state, "move d3", drawn=QUIET)
    assert legal(kept) == ["play 8", "pass"]


@rule("DRAGON-COIN-3")
def test_what_was_played_lies_open_and_never_returns() -> None:
    state = replace(to_move(player("b3", cards="2 3"), "d3:2 g1:2"), played=(9, 1, 1))
    after = play(state, "move d3 coin", drawn=QUIET)
    assert after.played == (9, 1, 1, 2)
    for seat in (0, 1, None):
        assert DRAGON.view(after, seat).played == (9, 1, 1, 2)
        assert 2 not in after.cards[0]


@rule("DRAGON-COIN-4", "DRAGON-DUEL-7", "T18")
def test_who_loses_the_treasure_that_was_just_taken_keeps_the_coin() -> None:
    state = to_move(player("b3", cards="1"), "d3:1 g1:1")
    after, happenings, _ = step(state, "move d3 coin", drawn="dragon-die=4 duel-die=1")
    assert happenings == (
        Walked(0, squares("b3 c3 d3")),
        Took(0, 1),
        CoinGained(0, 1),
        DragonTurned(4, 1, squares("b3 c3 d3")),
        DuelRolled(0, 1),
        Lost(0, 1),
        TurnBegan(1),
    )
    assert after.hands[0] == Hand(0, 0, (), 1)
    assert after.lost == (1,)
    assert edition().points(after, 0) == 5


@rule("DRAGON-COIN-1", "DRAGON-DIE-1")
def test_the_coin_is_decided_before_the_dragon_die_is_rolled() -> None:
    """A card that was played for a coin is not there to roll again."""
    state = to_move(player("b3", cards="1"), "d3:1 g1:1")
    asked = play(state, "move d3", drawn="dragon-die=4 duel-die=1")
    assert (asked.phase, legal(asked)) == ("reroll", ["play 1", "pass"])
    lost = play(state, "move d3 coin", drawn="dragon-die=4 duel-die=1")
    assert lost.phase == "push"


@rule("DRAGON-COIN-1")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_coin_belongs_to_the_one_whose_turn_it_is(turn: int) -> None:
    both = player("b3", cards="2 2")
    state = position(CORRIDOR, both, both, treasures="d3:2 g1:2", guardians=UNDER_THE_LAIR, phase="move", turn=turn)
    after = play(state, "move d3 coin", drawn=QUIET)
    assert [hand.coins for hand in after.hands] == [1 - turn, turn]
    assert after.cards == (((2,), (2, 2)) if turn == 0 else ((2, 2), (2,)))
