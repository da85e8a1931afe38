"""How well greedy plays: `python -m benchmarks.strength [GAME ...] [--games N]` plays many games and prints tables."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from knossos import arena
from knossos.arena import Report, wilson
from knossos.games import names

GAMES = 200
SEED = "strength"


class Contest(NamedTuple):
    """A table of bots, at a game in one mode."""

    game: str
    bots: tuple[str, ...]

    @property
    def lineup(self) -> str:
        """Who plays."""
        return ", ".join(f"{count} {name}" for name, count in Counter(self.bots).items())


def contests(name: str) -> Iterator[Contest]:
    """What is told of a game in the docs."""
    match name:
        case "dedalos":
            for seats in (3, 4, 5, 6):
                yield Contest("dedalos", ("greedy",) * seats)
        case "dragon":
            yield Contest("dragon", ("greedy", "random"))
        case "team":
            for mode in ("introductory", "standard", "expert"):
                for seats in (2, 3, 4):
                    yield Contest(f"team(mode={mode})", ("greedy",) * seats)


def main() -> None:
    """Play, and print a row for each contest."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("names", nargs="*", default=names(), metavar="GAME", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games in each row (default: {GAMES})")
    options = parser.parse_args()
    print("| game | bots | won | rate | 95% interval | goals | turns |\n|---|---|---|---|---|---|---|")
    for name in options.names:
        for contest in contests(name):
            report = arena.simulate(contest.game, bots=contest.bots, games=options.games, seed=SEED)
            print(_row(contest, report))
            sys.stdout.flush()


def _row(contest: Contest, report: Report) -> str:
    """The games that greedy has won in any of its seats; where it sits in all of them, those that anybody has won."""
    greedy = [report.team] if report.team else [each for each in report.lineup if each.name == "greedy"]
    wins = sum(each.wins for each in greedy)
    rate, (low, high) = wins / report.finished, wilson(wins, report.finished)
    goals = "–" if greedy[0].goals is None else f"{sum(each.goals or 0 for each in greedy):.1f}"
    return (
        f"| `{contest.game}` | {contest.lineup} | {wins:g} of {report.finished} | {rate:.1%} | {low:.1%} – {high:.1%} |"
        f" {goals} | {report.turns:.1f} |"
    )


if __name__ == "__main__":
    main()
