"""The command `knossos`: one thin door to everything else."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from knossos.match import Match


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if it did its job, 2 if what it was given is wrong."""
    from knossos.locale import Problem, catalogue, languages

    options = _parser().parse_args(arguments)
    wanted, options.language = options.language, _language(options.language)
    try:
        if wanted not in (None, options.language):
            raise Problem("language-name", text=wanted, languages=", ".join(languages()))
        status: int | None = options.run(options)
        sys.stdout.flush()
    except Problem as problem:
        print(f"knossos: {catalogue(options.language).say(problem.key, **problem.values)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever was reading has had enough
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status or 0


def _language(chosen: str | None) -> str:
    """The language that was chosen, or that of the environment where Knossos speaks it, or English."""
    from knossos.locale import languages

    wanted = [chosen] if chosen else [os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return next((language for language in wanted if language in languages()), "en")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="knossos", description="The labyrinth board games, played exactly by their rules."
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    parser.add_argument("--language", metavar="CODE", help="en or de (default: that of your environment)")
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
        help="play a game in the terminal",
        description="Play a game: people take turns at the keyboard, bots sit in the other seats.",
    )
    play.add_argument(
        "game", nargs="?", default="amazeing", metavar="GAME", help="name and options (default: amazeing)"
    )
    play.add_argument("--mode", help="the mode of the game, for example kids")
    play.add_argument("--seats", type=int, help="number of seats (default: the fewest that the game is for)")
    play.add_argument(
        "--people",
        metavar="NAMES",
        help="who plays at this keyboard, separated by commas; - for nobody (default: You)",
    )
    play.add_argument("--bot", default="greedy", metavar="NAME", help="the bot in the other seats (default: greedy)")
    play.add_argument("--seed", help="the luck of a game with this seed is always the same")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this new file")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--components", type=Path, metavar="FILE", help="components file to use instead of the usual one")
    play.set_defaults(run=_play)

    from knossos.arena.command import add as add_simulate

    add_simulate(commands)

    _add_serve(commands)
    _add_backups(commands)

    replay = commands.add_parser("replay", help="play a record again, checking every line")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record that was saved before")
    replay.add_argument("--components", type=Path, metavar="FILE", help="components file that the record was made with")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check that the luck of a record was decided before the game")
    verify.add_argument("file", type=Path, metavar="RECORD", help="the record of a game that was played at a server")
    verify.add_argument("--components", type=Path, metavar="FILE", help="components file that the record was made with")
    verify.set_defaults(run=_verify)
    return parser


class _Version(argparse.Action):
    """Look the version up only for whoever wants to know."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"knossos {version('knossos')}")
        parser.exit()


def _add_serve(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    serve = commands.add_parser(
        "serve",
        help="be a server where people and bots meet",
        description="Be a server: friends join by a link, bots fill seats, and whoever comes back finds everything.",
    )
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="where to listen; 0.0.0.0 lets others reach it (default: 127.0.0.1, this machine alone)",
    )
    serve.add_argument("--port", type=int, default=8400, help="0 takes any that is free (default: 8400)")
    _add_database(serve)
    serve.add_argument(
        "--workers", type=int, default=1, metavar="N", help="serve with several processes, on PostgreSQL (default: 1)"
    )
    serve.add_argument("--open", action="store_true", help="show it in the browser")
    serve.add_argument(
        "--proxy",
        nargs="?",
        const="127.0.0.1",
        type=addresses,
        metavar="ADDRESSES",
        help="believe a reverse proxy about who asks (default: one on this machine)",
    )
    serve.add_argument(
        "--thinkers", type=count, metavar="N", help="processes for bots (default: one for each core but one)"
    )
    serve.add_argument(
        "--pause",
        type=seconds,
        metavar="SECONDS",
        help="how long a bot waits before it answers a person (default: 0.7)",
    )
    serve.add_argument(
        "--no-limits", action="store_true", help="lift the limits for each address, in a trusted network"
    )
    serve.set_defaults(run=_serve)


# What argparse reads: it tells people these names where something is wrong


def addresses(text: str) -> str:
    """Addresses and networks, or * for any; a wrong one would be ignored, and everybody behind it count as one."""
    from ipaddress import ip_network

    for each in text.split(","):
        if each.strip() != "*":
            ip_network(each.strip())
    return text


def count(text: str) -> int:
    """At least one."""
    if (number := int(text)) < 1:
        raise ValueError
    return number


def seconds(text: str) -> float:
    """A time that passes."""
    if not 0 <= (number := float(text)) < float("inf"):
        raise ValueError
    return number


def _serve(options: argparse.Namespace) -> int:
    from knossos.table.serve import run

    return run(options)


def _add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database",
        "--data",
        metavar="PLACE",
        help="where all tables are: a file, or postgresql://USER@HOST/NAME (default: a file in your data directory)",
    )


def _add_backups(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    backup = commands.add_parser(
        "backup",
        help="copy all tables of a server to a file",
        description="Copy all tables of a server to a new file, as they stand; the server may go on meanwhile.",
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="the backup to make, for example tables.gz")
    backup.set_defaults(run=_backup)

    restore = commands.add_parser(
        "restore",
        help="take all tables from a backup",
        description="Take all tables from a backup, before a server is started with them.",
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    restore.add_argument("--replace", action="store_true", help="give up the tables that are there now")
    restore.set_defaults(run=_restore)

    for command in (backup, restore):
        _add_database(command)


def _backup(options: argparse.Namespace) -> None:
    from knossos.table.backup import run_backup

    run_backup(options)


def _restore(options: argparse.Namespace) -> None:
    from knossos.table.backup import run_restore

    run_restore(options)


def _games(options: argparse.Namespace) -> None:
    from knossos import bots
    from knossos.game.options import choices
    from knossos.games import kind, load, names
    from knossos.locale import catalogue

    words = catalogue(options.language)
    if options.game is None:
        for name in names():
            print(f"{name}: {words.say(f'{name}-title')}. {words.say(f'{name}-about')}")
        return
    game = load(options.game)
    facts = game.facts
    print(f"{game}: {words.say(f'{game.name}-title')}")
    print(words.say("games-seats", seats=", ".join(map(str, facts.seats))))
    print(
        words.say("games-nature", **{fact: _yes(getattr(facts, fact)) for fact in ("luck", "secrets", "cooperative")})
    )
    print(words.say("games-actions", count=facts.actions or 0))
    print(words.say("games-version", rules=game.rules, components=game.digest))
    print(words.say("games-options"))
    for option, (possible, default) in choices(kind(game.name).kinds.options).items():
        print("  " + words.say("games-option", option=option, possible=possible, default=default))
    print(words.say("games-bots"))
    for name in bots.names(game.name):
        level, about = bots.kind(name, game.name).level, words.say(f"bot-{name}-about")
        print("  " + words.say("games-bot", bot=name, level=level, about=about))


def _yes(fact: bool) -> str:  # noqa: FBT001
    return "yes" if fact else "no"


def _rules(options: argparse.Namespace) -> None:
    from knossos.game import rulebook
    from knossos.games import kind, names
    from knossos.locale import catalogue

    if options.game is None:
        for name in names():
            print(catalogue(options.language).say("rules-count", game=name, count=len(rulebook.rules(name))))
        return
    name = kind(options.game).name
    if options.id is None:
        print(rulebook.page(name, options.language).rstrip())
    else:
        print(f"{options.id.upper()} {rulebook.rule(name, options.id, options.language)}")


def _play(options: argparse.Namespace) -> int:
    import secrets
    import signal

    from knossos.locale import catalogue
    from knossos.terminal.screen import Screen
    from knossos.terminal.session import Left, Session, check_new

    seed = options.seed or secrets.token_hex(8)
    if options.save:
        check_new(options.save)
    match = _resumed(options, seed) if options.resume else _begun(options, seed)
    screen = Screen.of(catalogue(options.language), sys.stdout)
    session = Session(match, screen, sys.stdin, sys.stdout, options.save or options.resume, seed)
    status = 0
    try:
        session.run()
    except Left:
        print()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # pressed twice, it must not stop the saving
        print()
        status = 130
    if match.result is None and match.version > 1:
        file = session.save()
        print(screen.say("play-left", file=str(file), command=f"knossos play --resume {file}"))
    elif session.file:
        print(screen.say("play-saved", file=str(session.save())))
    return status


def _begun(options: argparse.Namespace, seed: str) -> "Match":
    from knossos import bots
    from knossos.games import load
    from knossos.locale import Problem, catalogue
    from knossos.match import Match, bot, person

    chosen = {} if options.mode is None else {"mode": options.mode}
    game = load(options.game, components=options.components, **chosen)
    people = options.people or catalogue(options.language).say("play-you")
    names = [] if people == "-" else [name.strip() for name in people.split(",")]
    seats = game.facts.seats[0] if options.seats is None else options.seats
    if len(names) > seats:
        raise Problem("people-count", people=len(names), seats=seats)
    bots.kind(options.bot, game.name)
    holders = [person(name) for name in names] + [bot(options.bot)] * (seats - len(names))
    return Match.begin(game, holders, seed)


def _resumed(options: argparse.Namespace, seed: str) -> "Match":
    from knossos import bots
    from knossos.game.record import Record
    from knossos.games import load
    from knossos.match import Match, bot

    record = Record.parse(_text_of(options.resume))
    match = Match.resume(load(record.game, components=options.components), record, seed)
    for seat, holder in enumerate(match.holders):
        if holder.kind == "nobody":
            match.hand_over(seat, bot(options.bot))
        if match.holders[seat].kind == "bot":
            bots.kind(match.holders[seat].name, match.game.name)
    return match


def _replay(options: argparse.Namespace) -> None:
    from knossos.game import heard
    from knossos.game.record import Record, replay
    from knossos.game.telling import Teller
    from knossos.games import load
    from knossos.locale import catalogue
    from knossos.terminal.boards import draw
    from knossos.terminal.screen import Screen

    record = Record.parse(_text_of(options.file))
    game = load(record.game, components=options.components)
    steps = list(replay(game, record))
    screen = Screen.of(catalogue(options.language), sys.stdout)
    teller = Teller(game, screen.catalogue)
    print(f"{game}: {', '.join(record.players)}")
    number = 0
    for step in steps:
        number += step.entry is not None and step.entry.begins
        mark = f"{number}. {step.entry.action}: " if step.entry else ""
        print(screen.plain(mark + " ".join(teller.tell(heard(step.happenings, None)))))
    print("\n".join(draw(game, game.view(steps[-1].state, None), (), screen)))
    print(screen.say("replay-done", turns=number, end=record.end))


def _verify(options: argparse.Namespace) -> None:
    from knossos.game.record import Record
    from knossos.games import load
    from knossos.locale import catalogue
    from knossos.match.fairness import verify

    record = Record.parse(_text_of(options.file))
    verified = verify(load(record.game, components=options.components), record)
    words = catalogue(options.language)
    print(words.say("verify-done", draws=verified.draws))
    print(words.say("verify-nonces", nonces=verified.nonces))
    print(words.say("verify-commitment", commitment=verified.commitment))


def _text_of(file: Path) -> str:
    from knossos.locale import Problem

    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("file-unreadable", file=str(file), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Problem("file-not-text", file=str(file)) from None
