"""Many games between bots, on all cores, and what they come to.

>>> from knossos import arena
>>> report = arena.simulate("amazeing(mode=kids)", bots=["greedy", "random"], games=2, seed="minos", workers=1)
>>> [(standing.name, standing.wins) for standing in report.lineup]
[('greedy', 2.0), ('random', 0.0)]

With more than one worker, a script needs the usual `if __name__ == "__main__":`, for it is read again by each of them.
"""

from knossos.arena.bout import LIMIT, Played, play
from knossos.arena.many import simulate
from knossos.arena.report import Report, Speed, Standing, wilson

__all__ = ["LIMIT", "Played", "Report", "Speed", "Standing", "play", "simulate", "wilson"]
