"""The command `knossos`: one thin door to everything else."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from knossos.game import Game


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if it did its job, 2 if what it was given is wrong."""
    from knossos.locale import Problem

    options = _parser().parse_args(arguments)
    try:
        options.run(options)
        sys.stdout.flush()
    except Problem as problem:
        print(f"knossos: {problem}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever was reading has had enough
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="knossos", description="The labyrinth board games, played exactly by their rules."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="list the games, or show the fact sheet of one")
    games.add_argument("game", nargs="?", metavar="GAME", help="for example amazeing")
    games.set_defaults(run=_games)

    rules = commands.add_parser("rules", help="read the rules of a game, or a single rule")
    rules.add_argument("game", nargs="?", metavar="GAME", help="for example amazeing")
    rules.add_argument("id", nargs="?", metavar="ID", help="for example AMAZE-PUSH-2")
    rules.set_defaults(run=_rules)

    play = commands.add_parser(
        "play",
        help="play a game",
        description="Play one game, turn by turn. Every seat plays at random for now.",
    )
    play.add_argument(
        "game", nargs="?", default="amazeing", metavar="GAME", help="name and options (default: amazeing)"
    )
    play.add_argument("--mode", help="the mode of the game, for example kids")
    play.add_argument("--seats", type=int, default=2, help="number of seats (default: 2)")
    play.add_argument("--seed", help="play the game of this seed again")
    play.add_argument("--save", type=Path, metavar="FILE", help="save the record of the game")
    play.add_argument("--components", type=Path, metavar="FILE", help="components file to use instead of the usual one")
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="play a record again, checking every line")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record that was saved before")
    replay.add_argument("--components", type=Path, metavar="FILE", help="components file that the record was made with")
    replay.set_defaults(run=_replay)
    return parser


def _games(options: argparse.Namespace) -> None:
    from knossos.game.options import choices
    from knossos.games import kind, load, names
    from knossos.locale import catalogue

    english = catalogue("en")
    if options.game is None:
        for name in names():
            print(f"{name}: {english.say(f'{name}-title')}. {english.say(f'{name}-about')}")
        return
    game = load(options.game)
    facts = game.facts
    print(f"{game}: {english.say(f'{game.name}-title')}")
    print(f"seats: {', '.join(map(str, facts.seats))}")
    print(f"luck: {_yes(facts.luck)}; secrets: {_yes(facts.secrets)}; cooperative: {_yes(facts.cooperative)}")
    print(f"actions: {facts.actions or 'no bound'}; rules version: {game.rules}; components: {game.digest}")
    print("options:")
    for option, (possible, default) in choices(kind(game.name).kinds.options).items():
        print(f"  {option}: {possible} (default {default})")


def _yes(fact: bool) -> str:  # noqa: FBT001
    return "yes" if fact else "no"


def _rules(options: argparse.Namespace) -> None:
    from knossos.game import rulebook
    from knossos.games import kind, names

    if options.game is None:
        for name in names():
            print(f"{name}: {len(rulebook.rules(name))} rules. Read them with: knossos rules {name}")
        return
    name = kind(options.game).name
    if options.id is None:
        print(rulebook.page(name).rstrip())
    else:
        print(f"{options.id.upper()} {rulebook.rule(name, options.id)}")


def _play(options: argparse.Namespace) -> None:
    import random
    import secrets

    from knossos.game import Seeded
    from knossos.game.record import Recorder
    from knossos.games import load

    chosen = {} if options.mode is None else {"mode": options.mode}
    game = load(options.game, components=options.components, **chosen)
    seed = options.seed or secrets.token_hex(8)
    _check_new(options.save)
    luck = Seeded(seed)
    state, happenings = game.deal(options.seats, luck)
    recorder = Recorder(game, options.seats, luck.drawn, happenings)
    print(f"{game}, {options.seats} seats, seed {seed}\n")
    story = _Story(game)
    story.tell(None, happenings, state)
    chooser = random.Random(seed)
    version = 0
    while (seat := game.to_act(state)) is not None:
        version += 1
        luck = luck.at(version)
        action = chooser.choice(game.legal(state))
        state, happenings = game.play(state, action, luck)
        recorder.add(seat, action, luck.drawn, happenings)
        story.tell((seat, str(action)), happenings, state)
    if options.save:
        _save(options.save, str(recorder.record(state)))
        print(f"\nSaved as {options.save}. See it again with: knossos replay {options.save}")


def _replay(options: argparse.Namespace) -> None:
    from knossos.game.record import Record, replay
    from knossos.games import load

    record = Record.parse(_text_of(options.file))
    game = load(record.game, components=options.components)
    steps = list(replay(game, record))
    print(f"{game}, {record.seats} seats\n")
    story = _Story(game)
    for step in steps:
        done = (step.entry.seat, step.entry.action) if step.entry else None
        story.tell(done, step.happenings, step.state)
    print(f"\nThe record is in order: {len(record.turns())} turns, {record.end}.")


class _Story:
    """Prints a game as it goes: each action on a line, with what happened."""

    def __init__(self, game: "Game[Any, Any, Any]") -> None:
        from knossos.locale import catalogue

        self._game = game
        self._catalogue = catalogue("en")

    def tell(self, done: tuple[int, str] | None, happenings: Any, state: Any) -> None:
        from knossos.terminal.story import tell

        sentences = " ".join(tell(self._game.name, happenings, self._catalogue))
        if done is None:
            print(f"{state.maze.drawing()}\n\n{sentences}\n")
        else:
            print(f"{done[0]}: {done[1]:<10} {sentences}".rstrip())
        if self._game.outcome(state):
            print(f"\n{state.maze.drawing()}")


def _text_of(file: Path) -> str:
    from knossos.locale import Problem

    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("file-unreadable", file=str(file), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Problem("file-not-text", file=str(file)) from None


def _check_new(file: Path | None) -> None:
    from knossos.locale import Problem

    if file and file.exists():
        raise Problem("file-exists", file=str(file))
    if file and not file.parent.is_dir():
        raise Problem("file-folder", file=str(file.parent))


def _save(file: Path, text: str) -> None:
    """Write the whole file or none of it."""
    part = file.with_name(f"{file.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
