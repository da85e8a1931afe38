"""What many games come to."""

from typing import Any

import pytest
from msgspec.structs import replace

from knossos.arena.report import Book, Report, Result, Standing, wilson
from knossos.game import Ended, Outcome
from knossos.game.conformance import AnyGame
from tests.conformance.dare import Dare


def won(*winners: int) -> Outcome:
    return Outcome(winners, "points")


class WithGoals(Dare):
    goals = (Ended,)


def told(
    *results: Result,
    bots: tuple[str, ...] = ("greedy", "random"),
    cooperative: bool = False,
    kind: type[Dare] = WithGoals,
) -> Report:
    game: AnyGame = kind()
    game.facts = replace(game.facts, cooperative=cooperative)
    book = Book(game, bots)
    for result in results:
        book.enter(result)
    return book.report("minos", 1000, workers=1, seconds=2.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # published values, to the digits that are published
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 29, 0.0061, 0.1718),
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
        (99, 100, 0.9455, 0.9982),
        (5, 10, 0.2366, 0.7634),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_the_interval_of_a_win_rate(wins: float, games: int, low: float, high: float) -> None:
    interval = wilson(wins, games)
    assert interval == pytest.approx((low, high), abs=5e-5)
    assert 0 <= interval[0] < interval[1] <= 1


def test_seats_rotate_so_that_every_bot_sits_everywhere() -> None:
    report = told(*[Result(won(0), 4, (1, 1), (0, 0))] * 4)  # the first seat wins always
    assert [standing.wins for standing in report.lineup] == [2, 2]
    assert [standing.wins for standing in report.by_seat] == [4, 0]
    three = told(*[Result(won(0), 4, (1, 1, 1), (0, 0, 0))] * 4, bots=("greedy", "random", "other"))
    assert [(standing.name, standing.wins) for standing in three.lineup] == [("greedy", 2), ("random", 1), ("other", 1)]


def test_turns_for_each_goal_are_the_own_ones() -> None:
    report = told(Result(won(0), 40, (12, 10), (8, 5)), Result(won(0), 20, (6, 4), (5, 1)))
    first, second = report.lineup
    assert (first.turns_per_goal, first.turns_per_goal_won) == ((12 + 4) / (8 + 1), 12 / 8)
    assert (second.turns_per_goal, second.turns_per_goal_won) == ((10 + 6) / (5 + 5), 6 / 5)
    assert (report.turns_per_goal, report.turns_per_goal_won) == (32 / 19, 18 / 13)
    assert (report.turns, report.plies) == (16, 30)


def test_a_shared_win_is_shared() -> None:
    report = told(Result(won(0, 1), 4, (1, 1), (0, 0)), Result(won(0), 4, (1, 1), (0, 0)))
    assert [standing.wins for standing in report.lineup] == [0.5, 1.5]
    assert report.shared == 1


def test_who_plays_together_wins_together() -> None:
    report = told(Result(won(0, 1), 4, (1, 1), (0, 0)), Result(won(), 4, (1, 1), (0, 0)), cooperative=True)
    assert [standing.rate for standing in report.lineup] == [0.5, 0.5]
    assert report.cooperative


def test_a_team_is_counted_as_one_player() -> None:
    games = (Result(won(0, 1), 4, (3, 2), (5, 4)), Result(won(), 4, (4, 3), (2, 1)), Result(None, 4, (9, 9), (9, 9)))
    team = told(*games, cooperative=True).team
    assert team is not None
    assert (team.name, team.wins, team.rate, (team.low, team.high)) == ("greedy+random", 1, 0.5, wilson(1, 2))
    assert (team.goals, team.turns_per_goal, team.turns_per_goal_won) == (12 / 2, 12 / 12, 5 / 9)
    assert told(*games, bots=("greedy", "greedy"), cooperative=True).team == replace(team, name="greedy")
    assert told(*games).team is None


def test_goals_are_counted_for_each_game() -> None:
    report = told(Result(won(0), 40, (12, 10), (8, 5)), Result(won(0), 20, (6, 4), (5, 1)))
    assert [standing.goals for standing in report.lineup] == [(8 + 1) / 2, (5 + 5) / 2]
    assert [standing.goals for standing in report.by_seat] == [(8 + 5) / 2, (5 + 1) / 2]


def test_a_game_that_names_no_goals_counts_none() -> None:
    report = told(Result(won(0), 40, (12, 10), (0, 0)), kind=Dare)
    assert {standing.goals for standing in (*report.lineup, *report.by_seat)} == {None}
    assert told(Result(won(0), 40, (12, 10), (0, 0))).lineup[0].goals == 0


def test_a_game_that_nobody_wins_is_won_by_nobody() -> None:
    report = told(Result(won(), 4, (1, 1), (0, 0)))
    assert [standing.wins for standing in report.lineup] == [0, 0]
    assert (report.finished, report.shared) == (1, 0)


def test_unfinished_games_are_counted_and_nothing_else() -> None:
    ended = Result(won(1), 4, (1, 1), (1, 1))
    left = Result(None, 1000, (250, 250), (9, 9))
    report = told(ended, left)
    assert (report.games, report.finished, report.unfinished) == (2, 1, 1)
    assert report.lineup == told(ended).lineup
    assert (report.turns, report.plies) == (2, 4)
    assert report.speed.plies_per_second == 502


def test_without_a_game_that_ended_there_are_no_rates() -> None:
    report = told(Result(None, 1000, (250, 250), (9, 9)))
    nothing: dict[str, Any] = dict.fromkeys(("rate", "low", "high", "goals", "turns_per_goal", "turns_per_goal_won"))
    assert report.lineup == (Standing("greedy", 0, **nothing), Standing("random", 0, **nothing))
    assert (report.turns, report.plies, report.turns_per_goal, report.turns_per_goal_won) == (None,) * 4


def test_a_bot_that_is_in_the_line_up_twice_stands_there_twice() -> None:
    report = told(Result(won(0), 4, (1, 1), (0, 0)), bots=("greedy", "greedy"))
    assert [(standing.name, standing.wins) for standing in report.lineup] == [("greedy", 1), ("greedy", 0)]
