"""What takes long: ten thousand random games of every game under the conformance walk; a server that is killed five
hundred times while people play, as often one of two servers at one database, and a worker of a server a hundred times;
a hundred thousand messages, most of them wrong.

python -m tests.soak [games] [kills] [messages] [--seed N] [--game NAME ...] [--games N] [--kills N] [--messages N]
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory

from knossos import load
from knossos.game.conformance import Walk, walk
from knossos.games import names
from tests.faults import crowd, kills
from tests.table.databases import GIVEN, database
from tests.table.serving import LINUX
from tests.variants import every_variant

ROUND = 10_000
"""So many messages go to one server, then it has to be empty again."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="What takes long: all, or some parts.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (default: all of them)")
    parser.add_argument("--game", nargs="+", default=names(), metavar="GAME", help="which games to walk (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game to play (default: 10,000)")
    parser.add_argument("--share", type=float, default=0.005, help="share of plies on which everything is checked")
    parser.add_argument("--limit", type=int, default=100_000, help="plies after which a game is left unfinished")
    parser.add_argument("--kills", type=int, default=500, help="how often to kill a server (default: 500)")
    parser.add_argument("--messages", type=int, default=100_000, help="how many messages to send (default: 100,000)")
    parser.add_argument("--seed", type=int, default=0, help="for the kills and the messages")
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}: {', '.join(PARTS)}")
    return max(PARTS[part](options) for part in options.parts or PARTS)


def _walk_games(options: argparse.Namespace) -> int:
    walks: Counter[tuple[str, int]] = Counter()
    plies = unfinished = 0
    progress = _Progress(options.games * len(options.game), "games", each=500)
    with Pool() as pool:
        for task, result in pool.imap_unordered(_walk, _tasks(options), chunksize=4):
            walks[task] += 1
            plies += result.plies
            unfinished += not result.ended
            progress.at(walks.total(), f", {plies:,} plies")
    for (game, seats), count in sorted(walks.items()):
        print(f"{count:6,}  {game}, {seats} seats")
    print(f"{walks.total():,} games, {plies:,} plies, {unfinished} unfinished, every promise kept")
    return 1 if unfinished else 0


def _tasks(options: argparse.Namespace) -> Iterator[tuple[str, int, int, argparse.Namespace]]:
    for name in options.game:
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


def _kill(options: argparse.Namespace) -> int:
    progress = _Progress(options.kills, "kills", each=25)
    with TemporaryDirectory() as folder:
        print(kills.survive(options.kills, f"soak {options.seed}", Path(folder), progress=progress.at))
    ours = {} if GIVEN else {50: "restart", 60: "crash"}  # a database that was given is not ours to stop
    _kill_together(options, _mixed(options.kills, "kill", {5: "cut", 20: "kill all", 25: "pause"} | ours))
    if LINUX:
        faults = _mixed(options.kills // 5 or 1, "kill worker", {5: "cut", 25: "pause worker"})
        _kill_together(options, faults, servers=1, workers=2)
    return 0


def _mixed(count: int, kill: str, now_and_then: dict[int, str]) -> list[str]:
    """So many kills, and between two of them something else now and then."""
    between = [[fault for each, fault in now_and_then.items() if number % each == each - 1] for number in range(count)]
    return [fault for others in between for fault in (kill, *others)]


def _kill_together(options: argparse.Namespace, faults: list[str], servers: int = 2, workers: int = 1) -> None:
    seed, progress = f"soak {options.seed}", _Progress(len(faults), "faults", each=25)
    with TemporaryDirectory() as folder, database() as url:
        print(
            kills.survive_together(
                faults, seed, Path(folder), url, progress=progress.at, servers=servers, workers=workers
            )
        )


def _disturb(options: argparse.Namespace) -> int:
    progress = _Progress(options.messages, "messages", each=1000)
    for number, before in enumerate(range(0, options.messages, ROUND)):
        messages = min(ROUND, options.messages - before)
        print(crowd.disturb(messages, options.seed + number, partial(progress.after, before)))
    return 0


class _Progress:
    """Says how far something is: on a terminal all the time, elsewhere now and then."""

    def __init__(self, wanted: int, what: str, each: int) -> None:
        self._wanted = wanted
        self._what = what
        self._each = each
        self._said = 0

    def after(self, before: int, count: int) -> None:
        """So many more are done than before."""
        self.at(before + count)

    def at(self, count: int, more: str = "") -> None:
        """So many are done."""
        if sys.stderr.isatty() or count // self._each > self._said:
            self._said = count // self._each
            end = "\r" if sys.stderr.isatty() else "\n"
            print(f"{count:,} of {self._wanted:,} {self._what}{more}", end=end, file=sys.stderr)


PARTS: dict[str, Callable[[argparse.Namespace], int]] = {"games": _walk_games, "kills": _kill, "messages": _disturb}

if __name__ == "__main__":
    sys.exit(main())
