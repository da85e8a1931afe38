"""Measure everything and print one table: `make bench`."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter

from benchmarks import bots, growth, maze, play
from benchmarks.contest import Contestant, measure
from knossos.games import names


def main() -> None:
    """Print every figure, beside those that it is compared with."""
    _table("Random play, with the legal actions listed at each ply", play.contestants(), "python-chess")
    _table("Legal actions of dedalos, as the maze grows", growth.contestants(), "100 laid tiles")
    _table("Reach after every push and rotation", maze.contestants(), "flood", "lanes", "python-chess perft")
    print("A decision of greedy, with four seats")
    for name in names():
        median, longest = bots.pace(name)
        print(f"  {name:<20}{median:>14,.2f} ms at the median, {longest:,.1f} ms at the longest")
    print(f"\nStart-up: knossos --help takes {_start_up():.2f} s")


def _table(title: str, contestants: Iterable[Contestant], *others: str) -> None:
    """The speed of each contestant, and how many times as fast it is as some others."""
    field = list(contestants)
    speeds = dict(zip((each.name for each in field), measure(field), strict=True))
    print(f"{title:<51}" + "".join(f"{f'x {other}':>22}" for other in others))
    for contestant in field:
        speed = speeds[contestant.name]
        ratios = "".join(f"{speed / speeds[other]:>22,.2f}" for other in others)
        print(f"  {contestant.name:<20}{speed:>14,.0f} {contestant.unit + '/s':<14}{ratios}")


def _start_up() -> float:
    """The shortest of a few tries, in seconds."""
    command = [str(Path(sys.executable).with_name("knossos")), "--help"]
    times = []
    for _ in range(10):
        start = perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(perf_counter() - start)
    return min(times)


if __name__ == "__main__":
    main()
