"""A process that thinks for the table: a question comes in as a line of JSON, the answer goes out as a line of JSON.

It is started as `python -m knossos.table.thinker`, and ends when nobody can ask it any more.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from knossos import bots
from knossos.game import Event, Game, Rejection, heard
from knossos.game.record import Record, replay
from knossos.game.telling import Teller
from knossos.games import load
from knossos.locale import Problem, Value, catalogue
from knossos.match.fairness import verify

GAMES = 64
"""So many games stay loaded; there are more ways to choose options than would fit."""

LONGEST = 4000
"""A record of more steps is not looked at; a long game of people has a tenth of it."""

LINGER = 5.0
"""How many seconds are left for the last answer when nobody can ask any more."""


class Advise(Struct, frozen=True, tag=True):
    """What would a bot do in this seat?"""

    game: str
    bot: str
    seat: int
    seed: str
    """For the luck of the bot; with the same seed it chooses the same, so every decision needs another one."""

    view: Raw
    legal: list[str]
    heard: Raw = Raw(b"[]")
    """Events that the seat has heard, as far back as the memory of the bot has to reach."""


class Look(Struct, frozen=True, tag=True):
    """What did a seat, or a spectator, see in the game of a record?"""

    record: str
    seat: int | None
    language: str | None = None
    """In which it is told in sentences; None: it is not."""


class Check(Struct, frozen=True, tag=True):
    """Does the luck of a record follow from what was shown before the game?"""

    record: str


Question: TypeAlias = Advise | Look | Check


class Advised(Struct, frozen=True, tag=True):
    """An action, and why: a message key and its values."""

    action: str
    reason: str
    values: dict[str, str | int]


class Moment(Struct, frozen=True):
    """One step of a game as a viewer saw it; the first is the deal and has neither action nor seat."""

    action: str | None
    seat: int | None
    turn: int
    """The number of the turn; 0: the deal."""

    view: Raw
    signs: Raw
    """What the rules say of the view, for a board that knows none."""

    events: Raw
    told: tuple[str, ...] = ()
    """What happened, in sentences, if a language was asked for."""


class Looked(Struct, frozen=True, tag=True):
    """A whole game as a viewer saw it."""

    game: str
    players: tuple[str, ...]
    pieces: tuple[str, ...]
    end: str
    steps: list[Moment]


class Checked(Struct, frozen=True, tag=True):
    """The luck of a record is in order: every draw follows from the secret and the nonces."""

    draws: int
    nonces: int
    """How many seats had a part in the luck."""

    secret: str
    commitment: str
    """What the server must have shown before the game: the SHA-256 of the secret's text."""


class Refused(Struct, frozen=True, tag=True):
    """A Problem on its way to another process."""

    key: str
    values: dict[str, str | int | Refused]
    kind: Literal["problem", "rejection"] = "problem"

    @classmethod
    def of(cls, problem: Problem) -> Refused:
        """Take a problem apart, and those among its values."""
        values = {name: cls._plain(each) for name, each in problem.values.items()}
        return cls(problem.key, values, "rejection" if isinstance(problem, Rejection) else "problem")

    @classmethod
    def _plain(cls, value: Value) -> str | int | Refused:
        match value:
            case Problem():
                return cls.of(value)
            case int():
                return int(value)
            case _:
                return str(value)

    def problem(self) -> Problem:
        """The same problem again."""
        kinds: dict[str, Callable[..., Problem]] = {"problem": Problem, "rejection": Rejection}
        values = {name: each.problem() if isinstance(each, Refused) else each for name, each in self.values.items()}
        return kinds[self.kind](self.key, **values)


class Failed(Struct, frozen=True, tag=True):
    """Something went wrong that nobody who asked can mend; the traceback is in the log."""


Answer: TypeAlias = Advised | Looked | Checked | Refused | Failed


def answer(line: bytes) -> bytes:
    """The answer to a question, without the end of the line."""
    try:
        return msgspec.json.encode(_reply(_QUESTIONS.decode(line)))
    except Exception:
        traceback.print_exc()
        return msgspec.json.encode(Failed())


def main() -> None:
    """Answer until nobody can ask any more."""
    for number in (signal.SIGINT, signal.SIGTERM):  # it is the server that is meant, and the server ends us
        signal.signal(number, signal.SIG_IGN)
    questions, answers = _take_pipes()
    lines: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_listen, args=(questions, lines), daemon=True).start()
    while (line := lines.get()) is not None:
        answers.write(answer(line) + b"\n")
        answers.flush()


_QUESTIONS = msgspec.json.Decoder(Question)


class _Known(Struct, frozen=True):
    """A game that was loaded, with what reads its views and its events."""

    game: Game[Any, Any, Any]
    views: msgspec.json.Decoder[Any]
    events: msgspec.json.Decoder[list[Event]]


@lru_cache(GAMES)
def _known(text: str) -> _Known:
    game = load(text)
    return _Known(game, msgspec.json.Decoder(game.kinds.view), msgspec.json.Decoder(list[game.kinds.event]))  # type: ignore[name-defined]


def _reply(question: Question) -> Answer:
    match question:
        case Advise():
            return _advise(question)
        case Look() | Check():
            try:
                return _look(question) if isinstance(question, Look) else _check(question)
            except Problem as problem:
                return Refused.of(problem)


def _advise(question: Advise) -> Advised:
    known = _known(question.game)
    bot = bots.load(question.bot, known.game, question.seat, question.seed)
    view = known.views.decode(question.view)
    bot.see(view, known.events.decode(question.heard))
    advice = bot.advise(view, [known.game.parse(text) for text in question.legal])
    return Advised(str(advice.action), advice.reason, msgspec.convert(advice.values, dict[str, str | int]))


def _record(text: str) -> Record:
    record = Record.parse(text)
    if len(record.entries) > LONGEST:
        raise Problem("record-long", steps=len(record.entries), most=LONGEST)
    return record


def _check(question: Check) -> Checked:
    record = _record(question.record)
    found = verify(_known(record.game).game, record)
    assert record.luck is not None
    return Checked(found.draws, found.nonces, record.luck.secret, found.commitment)


def _look(question: Look) -> Looked:
    record = _record(question.record)
    if question.seat is not None and question.seat not in range(record.seats):
        raise Problem("look-seat", seat=question.seat, last=record.seats - 1)
    game = _known(record.game).game
    teller = Teller(game, catalogue(question.language), question.seat) if question.language else None
    turn = 0
    steps = []
    for step in replay(game, record):
        events = heard(step.happenings, question.seat)
        told = tuple(teller.tell(events)) if teller else ()
        view = game.view(step.state, question.seat)
        seen = (_raw(view), _raw(game.signs(view)), _raw(events), told)
        if step.entry is None:
            steps.append(Moment(None, None, turn, *seen))
        else:
            turn += step.entry.begins
            steps.append(Moment(step.entry.action, step.entry.seat, turn, *seen))
    return Looked(record.game, record.players, game.pieces[: record.seats], record.end, steps)


def _raw(thing: object) -> Raw:
    return Raw(msgspec.json.encode(thing))


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep the two pipes for ourselves: what a bot prints goes to the log, and there is nothing for it to read."""
    questions, answers = open(os.dup(0), "rb"), open(os.dup(1), "wb")  # noqa: SIM115  as long as the process lives
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _listen(questions: BinaryIO, lines: SimpleQueue[bytes | None]) -> None:
    """Pass questions on. When there can be no more, a bot that thinks for ever does not keep the process alive."""
    for line in questions:
        lines.put(line)
    lines.put(None)
    time.sleep(LINGER)
    os._exit(1)


if __name__ == "__main__":
    main()
