"""Many games between bots, spread over many workers."""

import secrets
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from knossos import bots as players
from knossos.arena.bout import LIMIT, play
from knossos.arena.report import Book, Report, Result, seated
from knossos.arena.workers import Engine, Processes
from knossos.game import Game
from knossos.games import load
from knossos.locale import Problem


def simulate(
    text: str,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    games: int = 100,
    seed: str | None = None,
    workers: int | None = None,
    engine: str = "processes",
    address: str | None = None,
    limit: int = LIMIT,
    components: Path | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play many games of one kind between bots; the same seed gives the same figures with any workers of any engine.

    One bot plays in all seats, or several in one seat each, which changes from game to game. The engine is `processes`
    on this machine or `ray`: the cluster at an address, that of this process or of RAY_ADDRESS, or a new one on this
    machine. `save` names a new or empty folder for the records; `progress` is told how many games are done.
    """
    game = load(text, components=components)
    lineup = _lineup(game, bots, seats)
    for what, count in (("games", games), ("workers", workers), ("limit", limit)):
        if count is not None and count < 1:
            raise Problem("simulate-number", what=what, count=count)
    seed = secrets.token_hex(8) if seed is None else seed
    task = Task(game, tuple(lineup), seed, limit, save is not None)
    book = Book(game, lineup)
    with _folder(save) as folder, _engine(engine, address) as crew:
        workers = min(crew.workers, games) if workers is None else workers
        start = perf_counter()
        with closing(crew.spread(task, games, workers)) as results:
            for number, result in enumerate(results, 1):
                book.enter(result)
                if folder and result.record is not None:
                    (folder / f"game-{number:05}.txt").write_text(result.record, encoding="utf-8", newline="\n")
                if progress:
                    progress(number)
        return book.report(seed, limit, workers, perf_counter() - start)


class Task(Struct, frozen=True):
    """What a worker needs to know to play any of the games."""

    game: Game[Any, Any, Any]
    lineup: tuple[str, ...]
    seed: str
    limit: int
    save: bool

    def __call__(self, number: int) -> Result:
        """Play the game of a number."""
        seed = f"{self.seed} {number + 1}"
        names = [self.lineup[place] for place in seated(self.lineup, number)]
        seating = [players.load(name, self.game, seat, seed) for seat, name in enumerate(names)]
        played = play(self.game, seating, seed, self.limit)
        record = str(played.record) if self.save else None
        return Result(played.outcome, played.plies, played.turns, played.goals, record)


def _engine(name: str, address: str | None) -> AbstractContextManager[Engine]:
    if name == "ray":
        from knossos.arena.cluster import cluster

        return cluster(address)
    if name != "processes":
        raise Problem("simulate-engine", text=name)
    if address is not None:
        raise Problem("simulate-address")
    return nullcontext(Processes())


def _lineup(game: Game[Any, Any, Any], bots: Sequence[str], seats: int | None) -> list[str]:
    """The bot of each seat in the first game."""
    if seats is None:
        seats = len(bots) if len(bots) > 1 else game.facts.seats[0]
    game.check_seats(seats)
    for name in bots:
        players.kind(name, game.name)
    if len(bots) not in (1, seats):
        raise Problem("bots-count", count=len(bots), seats=seats)
    return [*bots] * (seats // len(bots))


@contextmanager
def _folder(save: Path | None) -> Iterator[Path | None]:
    """A folder to write in, which gets its name when all is written; if anything goes wrong, there is none."""
    if save is None:
        yield None
        return
    save = save.absolute()
    part = save.with_name(f"{save.name}.part")
    if not save.parent.is_dir():
        raise Problem("file-folder", file=str(save.parent))
    try:
        for each in (save, part):
            if each.exists() and not (each.is_dir() and not any(each.iterdir())):
                raise Problem("folder-not-empty", folder=str(each))
        part.mkdir(exist_ok=True)
        try:
            yield part
            if save.exists():
                save.rmdir()
            part.replace(save)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    except OSError as error:
        raise Problem("folder-unwritable", folder=str(save), reason=error.strerror or str(error)) from None
