"""Measure everything and print one table: `make bench`."""

from benchmarks import maze, play
from benchmarks.contest import measure


def main() -> None:
    """Print every figure with its ratio to the one that it is compared with."""
    print("Random play through the contract, legal actions listed at each ply")
    field = list(play.contestants())
    speeds = measure(field)
    for contestant, speed in zip(field, speeds, strict=True):
        print(f"  {contestant.name:<22}{speed:>14,.0f} {contestant.unit}/s{speed / speeds[-1]:>10.2f} x python-chess")
    print("Reach after every push and rotation")
    field = list(maze.contestants())
    speeds = measure(field)
    flood, lanes, *_, perft = speeds
    for contestant, speed in zip(field, speeds, strict=True):
        print(
            f"  {contestant.name:<22}{speed:>14,.0f} {contestant.unit}/s{speed / flood:>10.2f} x flood"
            f"{speed / lanes:>10.2f} x lanes{speed / perft:>10.2f} x perft"
        )


if __name__ == "__main__":
    main()
