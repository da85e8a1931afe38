"""The score by day and by night."""

from itertools import product

import pytest

from knossos.game import Ended, Outcome
from knossos.games.amazeing.events import CoinTurned
from tests.games.amazeing.position import (
    DAYNIGHT,
    NIGHT_TREASURES,
    OPEN,
    SECRET,
    TREASURES,
    Player,
    play,
    player,
    position,
    step,
)

rule = pytest.mark.rule


def ended(*found: tuple[int, int], coin: int, ender: int = 0) -> Outcome:
    """The outcome when a seat comes home at night, each seat having found so many cards of the day and of the night."""
    day, night = list(TREASURES), list(NIGHT_TREASURES)
    homes = ["a1", "g1", "g7", "a7"]
    players: list[Player] = []
    for seat, (by_day, by_night) in enumerate(found):
        cards = [day.pop() for _ in range(by_day)] + [night.pop() for _ in range(by_night)]
        open_cards = "" if seat == ender else "fox"
        players.append(player("d4" if seat == ender else homes[seat], face_up=open_cards, found=" ".join(cards)))
    state = position(OPEN, *players, night=True, phase="move", turn=ender)
    over, happenings, _ = step(state, f"move {homes[ender]}", game=DAYNIGHT, drawn=f"coin={coin}")
    outcome = DAYNIGHT.outcome(over)
    assert outcome is not None
    assert happenings[1:] == (CoinTurned(ender, coin), Ended(outcome))
    assert over.coin == coin
    return outcome


@rule("AMAZE-SCORE-1", "AMAZE-SCORE-2", "AMAZE-DN-1")
def test_day_cards_count_one_night_cards_two_and_the_coin_its_value() -> None:
    assert ended((4, 0), (2, 3), coin=5, ender=0) == Outcome((0,), "points", (9, 8))
    assert ended((0, 4), (4, 0), coin=1) == Outcome((0,), "points", (9, 4))
    assert ended((1, 2), (0, 0), (3, 1), (2, 2), coin=3, ender=2) == Outcome((2,), "points", (5, 0, 8, 6))
    assert str(ended((0, 4), (4, 0), coin=1)) == "points winners=0 scores=9+4"


@rule("AMAZE-SCORE-2")
def test_the_one_who_ends_the_game_may_lose_on_points() -> None:
    """E-18"""
    assert ended((0, 3), (3, 3), coin=1) == Outcome((1,), "points", (7, 9))


@rule("AMAZE-SCORE-2")
def test_points_come_before_the_number_of_cards() -> None:
    assert ended((0, 4), (4, 2), coin=1) == Outcome((0,), "points", (9, 8))  # four cards against six


@rule("AMAZE-SCORE-3", "T25")
def test_of_equal_points_the_larger_number_of_found_cards_wins() -> None:
    assert ended((1, 4), (4, 3), coin=1) == Outcome((1,), "points", (10, 10))  # five cards and the coin against seven


@rule("AMAZE-SCORE-4", "T26")
def test_players_equal_in_points_and_cards_win_together() -> None:
    assert ended((0, 3), (3, 2), (2, 3), (2, 3), coin=1) == Outcome((2, 3), "points", (7, 7, 8, 8))
    assert str(ended((0, 3), (3, 2), (2, 3), (2, 3), coin=1)) == "points winners=2+3 scores=7+7+8+8"


@rule("AMAZE-SCORE-1", "T27")
def test_only_the_one_who_ends_the_game_gets_a_coin() -> None:
    """E-17"""
    red = player("b1", found="bat cat fox stag wolf")
    on_the_way = player("f1", found="gold map snail raven galaxy firefly")  # all four of the night found, not at home
    state = position(OPEN, red, on_the_way, night=True, phase="move")
    over = play(state, "move a1", game=DAYNIGHT, drawn="coin=5")
    assert DAYNIGHT.outcome(over) == Outcome((0,), "points", (14, 10))


@rule("AMAZE-SCORE-1")
def test_cards_that_were_not_found_count_nothing() -> None:
    red = player("b1", found="cat")
    yellow = player("g1", seeks="fox stag wolf", found="bat")
    state = position(OPEN, red, yellow, night=True, phase="move")
    over = play(state, "move a1", game=SECRET, drawn="coin=1")
    assert SECRET.outcome(over) == Outcome((0,), "points", (3, 1))


@rule("AMAZE-SCORE-1")
def test_a_coin_that_was_not_turned_counts_nothing() -> None:
    over = position(OPEN, player("a1", found="cat"), player("g1", found="bat"), night=True, phase="over")
    assert DAYNIGHT.outcome(over) == Outcome((0,), "points", (2, 1))


@rule("AMAZE-SCORE-4")
def test_the_one_who_ends_the_game_is_never_level_with_another_in_both() -> None:
    """E-18: for every number of cards that a deal allows."""
    for share in (3, 4):
        for coin, own_day, day, night in product((1, 3, 5), *[range(share + 1)] * 3):
            assert len(ended((own_day, share), (day, night), coin=coin).winners) == 1
