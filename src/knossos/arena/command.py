"""The command `knossos simulate`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from knossos.locale import Catalogue

WIDTH = 30
"""The characters of a progress bar."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those that there are."""
    simulate = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games on all cores or on a cluster, and say who wins how often.",
    )
    simulate.add_argument(
        "game", nargs="?", default="amazeing", metavar="GAME", help="name and options (default: amazeing)"
    )
    simulate.add_argument("--mode", help="the mode of the game, for example kids")
    simulate.add_argument("--seats", type=int, help="number of seats (default: one for each bot, or the fewest)")
    simulate.add_argument(
        "--bots", default="greedy", help="one bot for all seats, or one for each, for example greedy,random"
    )
    simulate.add_argument("--games", type=int, default=100, help="how many games to play (default: 100)")
    simulate.add_argument("--seed", help="play the games of this seed again")
    simulate.add_argument("--json", action="store_true", help="print everything as one JSON document")
    simulate.add_argument("--save", type=Path, metavar="DIR", help="save the record of each game in a new folder")
    simulate.add_argument("--workers", type=int, help="workers to play in (default: one for each core)")
    simulate.add_argument(
        "--engine",
        default="processes",
        metavar="NAME",
        help="where the workers are: processes on this machine, or ray for a cluster (default: processes)",
    )
    simulate.add_argument(
        "--address",
        help="a Ray cluster, for example head:6379, or auto: one that runs here (default: a new one on this machine)",
    )
    simulate.add_argument(
        "--components", type=Path, metavar="FILE", help="components file to use instead of the usual one"
    )
    simulate.add_argument(
        "--limit", type=int, default=100_000, metavar="PLIES", help="leave a game unfinished after so many actions"
    )
    simulate.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Play, and print what came of it."""
    import msgspec

    from knossos.arena import simulate
    from knossos.arena.words import tell
    from knossos.games import load
    from knossos.locale import catalogue

    chosen = {} if options.mode is None else {"mode": options.mode}
    game = load(options.game, components=options.components, **chosen)
    words = catalogue(options.language)
    progress = Progress(options.games, words)
    try:
        report = simulate(
            str(game),
            bots=[name.strip() for name in options.bots.split(",")],
            seats=options.seats,
            games=options.games,
            seed=options.seed,
            workers=options.workers,
            engine=options.engine,
            address=options.address,
            limit=options.limit,
            components=options.components,
            save=options.save,
            progress=progress.show,
        )
    except KeyboardInterrupt:
        progress.wipe()
        said = words.say("simulate-interrupted", done=progress.done, games=options.games)
        print(said, end="", file=sys.stderr)
        raise
    finally:
        progress.wipe()
    if options.json:
        print(msgspec.json.encode(report).decode())
        return
    print(tell(report, words))
    if options.save:
        print(words.say("simulate-saved", count=report.games, folder=str(options.save)))


class Progress:
    """A bar on the terminal that grows with the games; nothing where standard error is no terminal."""

    def __init__(self, games: int, words: Catalogue) -> None:
        self.done = 0
        self._games = games
        self._words = words
        self._shown = ""

    def show(self, done: int) -> None:
        """So many games are done."""
        self.done = done
        if not sys.stderr.isatty():
            return
        filled = WIDTH * done // self._games
        said = self._words.say("simulate-progress", done=done, games=self._games)
        text = f"{'█' * filled}{'░' * (WIDTH - filled)} {said}"
        print(f"\r{text}", end="", file=sys.stderr, flush=True)
        self._shown = text

    def wipe(self) -> None:
        """Leave the line as it was."""
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=sys.stderr, flush=True)
            self._shown = ""
