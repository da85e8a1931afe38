"""What many games come to."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from knossos.game import Game, Outcome

NORMAL_95 = 1.959963984540054
"""95% of a normal distribution lie within so many standard deviations."""


class Result(Struct, frozen=True):
    """What is kept of one game: how it ended, and for each seat its turns and goals."""

    outcome: Outcome | None
    plies: int
    turns: tuple[int, ...]
    goals: tuple[int, ...]
    record: str | None = None
    """The text of its record, if it is to be saved."""


class Standing(Struct, frozen=True):
    """How one bot of the line-up did, or one seat, or a team of all of them, in the games that ended."""

    name: str
    wins: float
    """A win that k seats share is 1/k of a win for each of them; if all play together, it is a win for each."""

    rate: float | None
    low: float | None
    """The 95% interval of the win rate, after Wilson."""

    high: float | None
    goals: float | None
    """The goals that it reached in a game, on average; None: no game ended, or the game counts none."""

    turns_per_goal: float | None
    """Its own turns for each goal that it reached, in all games; None: it reached none, or the game counts none."""

    turns_per_goal_won: float | None
    """The same in the games that it won, alone or with others."""


class Speed(Struct, frozen=True):
    """How long it took. The only part of a report that differs from one run to the next."""

    workers: int
    seconds: float
    games_per_second: float
    plies_per_second: float


class Report(Struct, frozen=True, kw_only=True):
    """Everything that was asked for and all that came of it. Games left unfinished count in no figure but their own."""

    game: str
    rules: int
    components: str
    cooperative: bool
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    limit: int
    finished: int
    unfinished: int
    shared: int
    """Games with several winners."""

    turns: float | None
    """Turns in a game, on average."""

    plies: float | None
    """Actions in a game, on average."""

    turns_per_goal: float | None
    """Own turns for each goal, over all seats."""

    turns_per_goal_won: float | None
    """The same over the winners."""

    team: Standing | None
    """All together, where they play together."""

    lineup: tuple[Standing, ...]
    by_seat: tuple[Standing, ...]
    speed: Speed


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true win rate lies with a confidence of 95%.

    >>> low, high = wilson(99, 100)
    >>> f"{low:.4f} {high:.4f}"
    '0.9455 0.9982'
    """
    rate, spread = wins / games, NORMAL_95**2 / games
    middle = rate + spread / 2
    width = NORMAL_95 * sqrt(rate * (1 - rate) / games + spread / games / 4)
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))


class Tally:
    """Adds up one bot of the line-up, one seat, or all of them."""

    def __init__(self, game: Game[Any, Any, Any], name: str = "") -> None:
        self.name = name
        self._counts_goals = bool(game.goals)
        self._games = 0
        self._wins = 0.0
        self._turns = self._goals = 0
        self._turns_won = self._goals_won = 0

    def add(self, turns: int, goals: int, win: float) -> None:
        """A game in which the seat had so many turns and goals, and so much of the win."""
        self._games += 1
        self._wins += win
        self._turns += turns
        self._goals += goals
        if win:
            self._turns_won += turns
            self._goals_won += goals

    def standing(self) -> Standing:
        """What it all comes to."""
        low, high = wilson(self._wins, self._games) if self._games else (None, None)
        return Standing(
            name=self.name,
            wins=self._wins,
            rate=ratio(self._wins, self._games),
            low=low,
            high=high,
            goals=ratio(self._goals, self._games) if self._counts_goals else None,
            turns_per_goal=ratio(self._turns, self._goals),
            turns_per_goal_won=ratio(self._turns_won, self._goals_won),
        )


def ratio(whole: float, parts: int) -> float | None:
    """So much for each part; None if there are no parts."""
    return whole / parts if parts else None


def seated(lineup: Sequence[str], number: int) -> list[int]:
    """For each seat, who of the line-up sits there: one place further on in each game.

    >>> [seated(["greedy", "random"], number) for number in range(3)]
    [[0, 1], [1, 0], [0, 1]]
    """
    return [(seat + number) % len(lineup) for seat in range(len(lineup))]


class Book:
    """Takes down the results of the games, in their order."""

    def __init__(self, game: Game[Any, Any, Any], lineup: Sequence[str]) -> None:
        self._game = game
        self._lineup = lineup
        self._team = Tally(game, "+".join(dict.fromkeys(lineup)))
        self._everybody = Tally(game)
        self._bots = [Tally(game, name) for name in lineup]
        self._seats = [Tally(game, str(seat)) for seat in range(len(lineup))]
        self._finished = self._shared = self._turns = self._plies = 0
        self.games = 0
        self.plies = 0

    def enter(self, result: Result) -> None:
        """Take down the next game."""
        places = seated(self._lineup, self.games)
        self.games += 1
        self.plies += result.plies
        if result.outcome is None:
            return
        winners = result.outcome.winners
        self._finished += 1
        self._shared += len(winners) > 1
        self._turns += sum(result.turns)
        self._plies += result.plies
        self._team.add(sum(result.turns), sum(result.goals), 1.0 if winners else 0.0)
        win = 1.0 if self._game.facts.cooperative else 1 / max(len(winners), 1)
        for seat, place in enumerate(places):
            for tally in (self._everybody, self._bots[place], self._seats[seat]):
                tally.add(result.turns[seat], result.goals[seat], win if seat in winners else 0.0)

    def report(self, seed: str, limit: int, workers: int, seconds: float) -> Report:
        """What it all comes to."""
        everybody = self._everybody.standing()
        return Report(
            game=str(self._game),
            rules=self._game.rules,
            components=self._game.digest,
            cooperative=self._game.facts.cooperative,
            seats=len(self._lineup),
            bots=tuple(self._lineup),
            games=self.games,
            seed=seed,
            limit=limit,
            finished=self._finished,
            unfinished=self.games - self._finished,
            shared=self._shared,
            turns=ratio(self._turns, self._finished),
            plies=ratio(self._plies, self._finished),
            turns_per_goal=everybody.turns_per_goal,
            turns_per_goal_won=everybody.turns_per_goal_won,
            team=self._team.standing() if self._game.facts.cooperative else None,
            lineup=tuple(tally.standing() for tally in self._bots),
            by_seat=tuple(tally.standing() for tally in self._seats),
            speed=Speed(workers, seconds, self.games / seconds, self.plies / seconds),
        )
