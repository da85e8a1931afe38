"""Points for treasures, coins and the dragon, and who wins."""

import pytest

from knossos.game import Ended, Outcome
from knossos.games.dragon.events import Slain
from tests.games.dragon.position import CLOSED, DRAGON, edition, play, player, position, step

rule = pytest.mark.rule


def ended(*held: tuple[str, int], slayer: int = 0) -> Outcome:
    """The outcome when a seat slays the dragon, each seat having some treasures and coins."""
    players = [player("d3", treasures=treasures, coins=coins) for treasures, coins in held]
    state = position(CLOSED, *players, stage="final", phase="challenge", turn=slayer)
    over, happenings, _ = step(state, "fight", drawn="duel-die=4 duel-die=4 duel-die=4")
    outcome = DRAGON.outcome(over)
    assert outcome is not None
    assert happenings[-2:] == (Slain(slayer, 12), Ended(outcome))
    return outcome


@rule("DRAGON-SCORE-1", "DRAGON-FINAL-6", "T29")
def test_treasures_count_their_value_coins_five_and_the_dragon_fifteen() -> None:
    assert ended(("3 7 12", 2), ("", 0)) == Outcome((0,), "points", (47, 0))
    assert ended(("", 0), ("1", 0)) == Outcome((0,), "points", (15, 1))
    assert ended(("", 1), ("1 2", 3), slayer=1) == Outcome((1,), "points", (5, 33))
    assert str(ended(("3 7 12", 2), ("", 0))) == "points winners=0 scores=47+0"


@rule("DRAGON-SCORE-1")
def test_cards_and_lost_treasures_count_nothing() -> None:
    red = player("d3", cards="4 5 6 12", treasures="2")
    state = position(
        CLOSED, red, player("g7", cards="7"), stage="final", phase="over", slayer=0, lost="12 11", played="9"
    )
    assert DRAGON.outcome(state) == Outcome((0,), "points", (17, 0))


@rule("DRAGON-SCORE-1")
def test_the_points_so_far_can_be_asked_by_everybody() -> None:
    red, yellow = player("d3", treasures="3 4", coins=1), player("g7", treasures="12", coins=2)
    state = position(CLOSED, red, yellow, treasures="a1:5")
    assert [edition().points(state, seat) for seat in (0, 1)] == [12, 22]
    assert [edition().points(DRAGON.view(state, None), seat) for seat in (0, 1)] == [12, 22]
    over = position(CLOSED, red, yellow, stage="final", phase="over", slayer=0)
    assert [edition().points(over, seat) for seat in (0, 1)] == [27, 22]
    other = position(CLOSED, red, yellow, stage="final", phase="over", slayer=1, turn=1)
    assert [edition().points(other, seat) for seat in (0, 1)] == [12, 37]


@rule("DRAGON-SCORE-2")
def test_the_slayer_may_lose_on_points() -> None:
    assert ended(("1", 0), ("8 9", 0)) == Outcome((1,), "points", (16, 17))
    assert ended(("1", 0), ("8 9", 0), ("12 12", 3), ("", 8), slayer=3) == Outcome((3,), "points", (1, 17, 39, 55))
    assert ended(("1", 0), ("8 9", 0), ("12 12", 7), ("", 8), slayer=3) == Outcome((2,), "points", (1, 17, 59, 55))


@rule("DRAGON-SCORE-3", "T30")
def test_of_equal_points_the_larger_number_of_treasures_wins() -> None:
    four, six = ("3 5 7 10", 0), ("4 5 5 6 8 12", 0)
    assert ended(four, six) == Outcome((1,), "points", (40, 40))  # the dragon is no treasure
    assert ended(six, four, slayer=1) == Outcome((0,), "points", (40, 40))
    assert ended(("10", 0), ("5 10 10", 0), ("2 2 3 7 11", 0)) == Outcome((2,), "points", (25, 25, 25))


@rule("DRAGON-SCORE-3")
def test_points_come_before_the_number_of_treasures() -> None:
    assert ended(("1 1 2 2", 0), ("12 10", 0)) == Outcome((1,), "points", (21, 22))


@rule("DRAGON-SCORE-3")
def test_coins_are_no_treasures() -> None:
    assert ended(("", 1), ("1 9 10", 0)) == Outcome((1,), "points", (20, 20))
    assert ended(("", 3), ("10", 4)) == Outcome((1,), "points", (30, 30))


@rule("DRAGON-SCORE-4", "T30")
def test_players_equal_in_both_win_together() -> None:
    """A12"""
    assert ended(("5 6", 0), ("12 9", 1)) == Outcome((0, 1), "points", (26, 26))
    assert ended(("", 0), ("10", 1), ("", 3), ("10", 1), slayer=0) == Outcome((1, 3), "points", (15, 15, 15, 15))
    assert str(ended(("5 6", 0), ("12 9", 1))) == "points winners=0+1 scores=26+26"


@rule("DRAGON-SCORE-1", "T31")
def test_where_nobody_holds_treasures_coins_and_the_dragon_decide() -> None:
    """A18"""
    assert ended(("", 1), ("", 3)) == Outcome((0,), "points", (20, 15))
    assert ended(("", 1), ("", 4)) == Outcome((0, 1), "points", (20, 20))
    assert ended(("", 1), ("", 5)) == Outcome((1,), "points", (20, 25))


@rule("DRAGON-SCORE-2")
def test_nobody_has_won_before_the_end() -> None:
    for phase in ("push", "move", "challenge", "double"):
        state = position(CLOSED, player("d3", treasures="12"), player("g7"), stage="final", phase=phase)
        assert DRAGON.outcome(state) is None
    assert DRAGON.outcome(play(position(CLOSED, player("d3"), player("g7"), stage="final"), "b1/NS")) is None
