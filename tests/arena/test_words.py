"""A report as people read it."""

from msgspec.structs import replace

from knossos.arena.report import Report, Speed, Standing
from knossos.arena.words import tell
from knossos.locale import catalogue

GREEDY = Standing("greedy", 9.5, 0.95, 0.6, 0.999, 12.44, 1.505, 1.4)
RANDOM = Standing("random", 0.5, 0.05, 0.001, 0.4, 0.0, None, None)
REPORT = Report(
    game="amazeing(mode=daynight)",
    rules=1,
    components="0123456789abcdef",
    cooperative=False,
    seats=2,
    bots=("greedy", "random"),
    games=12,
    seed="minos",
    limit=5000,
    finished=10,
    unfinished=2,
    shared=1,
    turns=25.25,
    plies=50.5,
    turns_per_goal=3.0,
    turns_per_goal_won=1.5,
    team=None,
    lineup=(GREEDY, RANDOM),
    by_seat=(replace(GREEDY, name="0"), replace(RANDOM, name="1")),
    speed=Speed(2, 1.5, 8.0, 404.4),
)


def test_a_whole_report() -> None:
    assert tell(REPORT, catalogue("en")) == (
        "amazeing(mode=daynight), 2 seats, 12 games, seed minos\n"
        "\n"
        "bot     wins  win rate   95% interval  goals  turns per goal  when winning\n"
        "greedy   9.5     95.0%  60.0% – 99.9%   12.4            1.50          1.40\n"
        "random   0.5      5.0%   0.1% – 40.0%    0.0               –             –\n"
        "\n"
        "seat  wins  win rate   95% interval  goals  turns per goal  when winning\n"
        "0      9.5     95.0%  60.0% – 99.9%   12.4            1.50          1.40\n"
        "1      0.5      5.0%   0.1% – 40.0%    0.0               –             –\n"
        "\n"
        "Turns in a game: 25.2 on average, in 50.5 actions.\n"
        "Own turns per goal: 1.50 for the winner, 3.00 for all seats.\n"
        "One game has several winners; each of them is counted a part of the win.\n"
        "2 games were left unfinished after 5,000 actions and do not count in any figure above.\n"
        "1.5 seconds with 2 workers: 8.0 games and 404 actions a second."
    )


def test_what_is_not_there_is_not_told() -> None:
    nothing = replace(GREEDY, wins=0, rate=None, low=None, high=None, goals=None)
    nothing = replace(nothing, turns_per_goal=None, turns_per_goal_won=None)
    report = replace(
        REPORT, finished=0, shared=0, unfinished=1, turns=None, plies=None, turns_per_goal=None, lineup=(nothing,)
    )
    said = tell(report, catalogue("en")).splitlines()
    assert said[2:4] == ["bot     wins", "greedy     0"]
    assert said[-2:] == [
        "One game was left unfinished after 5,000 actions and does not count in any figure above.",
        "1.5 seconds with 2 workers: 8.0 games and 404 actions a second.",
    ]


def test_a_game_that_counts_no_goals_has_no_columns_for_them() -> None:
    without = [replace(each, goals=None, turns_per_goal=None, turns_per_goal_won=None) for each in REPORT.lineup]
    report = replace(REPORT, turns_per_goal=None, turns_per_goal_won=None, lineup=tuple(without))
    said = tell(report, catalogue("en"))
    assert said.splitlines()[2:5] == [
        "bot     wins  win rate   95% interval",
        "greedy   9.5     95.0%  60.0% – 99.9%",
        "random   0.5      5.0%   0.1% – 40.0%",
    ]
    assert "Own turns per goal" not in said


def test_who_plays_together_is_one_team() -> None:
    report = replace(REPORT, cooperative=True, team=replace(GREEDY, name="greedy+random"), shared=3)
    assert tell(report, catalogue("en")) == (
        "amazeing(mode=daynight), 2 seats, 12 games, seed minos\n"
        "\n"
        "team           wins  win rate   95% interval  goals  turns per goal  when winning\n"
        "greedy+random   9.5     95.0%  60.0% – 99.9%   12.4            1.50          1.40\n"
        "\n"
        "seat  wins  win rate   95% interval  goals  turns per goal  when winning\n"
        "0      9.5     95.0%  60.0% – 99.9%   12.4            1.50          1.40\n"
        "1      0.5      5.0%   0.1% – 40.0%    0.0               –             –\n"
        "\n"
        "Turns in a game: 25.2 on average, in 50.5 actions.\n"
        "2 games were left unfinished after 5,000 actions and do not count in any figure above.\n"
        "1.5 seconds with 2 workers: 8.0 games and 404 actions a second."
    )
