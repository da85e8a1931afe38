"""Ten thousand random games of every game, over all modes, options and seat counts, under the conformance walk.

python -m tests.soak [GAME ...] [--games N] [--share S] [--limit N]
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool

from knossos import load
from knossos.game.conformance import Walk, walk
from knossos.games import names
from tests.variants import every_variant


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__.split("\n", 1)[0])
    parser.add_argument("names", nargs="*", default=names(), metavar="GAME", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game to play (default: 10,000)")
    parser.add_argument("--share", type=float, default=0.005, help="share of plies on which everything is checked")
    parser.add_argument("--limit", type=int, default=100_000, help="plies after which a game is left unfinished")
    options = parser.parse_args()
    walks: Counter[tuple[str, int]] = Counter()
    plies = unfinished = 0
    wanted = options.games * len(options.names)
    with Pool() as pool:
        for task, result in pool.imap_unordered(_walk, _tasks(options), chunksize=4):
            walks[task] += 1
            plies += result.plies
            unfinished += not result.ended
            if sys.stderr.isatty() or walks.total() % 500 == 0:
                end = "\r" if sys.stderr.isatty() else "\n"
                print(f"{walks.total():,} of {wanted:,} games, {plies:,} plies", end=end, file=sys.stderr)
    for (game, seats), count in sorted(walks.items()):
        print(f"{count:6,}  {game}, {seats} seats")
    print(f"{walks.total():,} games, {plies:,} plies, {unfinished} unfinished, every promise kept")
    return 1 if unfinished else 0


def _tasks(options: argparse.Namespace) -> Iterator[tuple[str, int, int, argparse.Namespace]]:
    for name in options.names:
        tables = [
            (game, seats) for game in every_variant() if load(game).name == name for seats in load(game).facts.seats
        ]
        for number in range(options.games):
            yield *tables[number % len(tables)], number, options


def _walk(task: tuple[str, int, int, argparse.Namespace]) -> tuple[tuple[str, int], Walk]:
    game, seats, number, options = task
    try:
        result = walk(load(game), seats, f"soak {number}", share=options.share, limit=options.limit)
    except AssertionError as broken:
        raise AssertionError(f'walk(load("{game}"), {seats}, "soak {number}", share={options.share})') from broken
    return (game, seats), result


if __name__ == "__main__":
    sys.exit(main())
