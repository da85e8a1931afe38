"""Bots that think in processes of their own, and records that are looked at there."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from knossos import bots, load, names
from knossos.arena import bout
from knossos.game import Rejection, heard
from knossos.game.record import Record, replay
from knossos.game.telling import Teller
from knossos.locale import Problem, catalogue
from knossos.match import Match, bot
from knossos.table import thinker
from knossos.table import thinkers as module
from knossos.table.thinker import Answer, Failed, Refused
from knossos.table.thinkers import COMMAND, Advise, Advised, Look, Looked, ThinkerFailed, Thinkers, ThinkersClosed

T = TypeVar("T")

LONG = 60.0
"""More patience than any test needs."""

HOUR = 3600.0

BOT = """
import os, sys, time
from knossos.bots.bot import Advice, Bot

class {name}(Bot):
    level = 9
    heard = ()

    def see(self, view, events):
        self.heard = events

    def advise(self, view, legal):
        {advise}
        return Advice(legal[0], "advice-random", {{"process": os.getpid(), "heard": len(self.heard)}})
"""

BOTS = {
    "honest": "pass",
    "raising": "raise RuntimeError('lost in the maze')",
    "crashing": "os._exit(1)",
    "endless": "print('thinking', flush=True); time.sleep(3600)",
    "cheating": "return Advice('move z9', 'advice-random', {})",
    "mumbling": "return Advice(legal[0], 'advice-random', {'share': 0.5})",
    "chatting": "print('chat'); os.write(1, b'more chat\\n'); print(repr(sys.stdin.read()))",
}

WITH_BOTS = """
import sys
from knossos import bots
from knossos.table import thinker
bots.__path__.append(sys.argv[1])
thinker.LINGER = 0
thinker.main()
"""


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Sequence[str]:
    """A thinker that knows some more bots, most of which should not be let near a table."""
    folder = tmp_path_factory.mktemp("bots")
    for name, advise in BOTS.items():
        folder.joinpath(f"{name}.py").write_text(BOT.format(name=name.title(), advise=advise), encoding="utf-8")
    return sys.executable, "-c", WITH_BOTS, str(folder)


def program(text: str) -> Sequence[str]:
    """A thinker that is none."""
    return sys.executable, "-c", text


def started(name: str = "amazeing") -> Match:
    game = load(name)
    return Match.begin(game, [bot("random")] * max(game.facts.seats), "minos")


def advise(match: Match, name: str, seed: str = "ariadne") -> Advise:
    seat = match.to_act
    assert seat is not None
    view, told = msgspec.json.encode(match.view(seat)), msgspec.json.encode(match.heard(seat))
    legal = [str(action) for action in match.legal(seat)]
    return Advise(str(match.game), name, seat, seed, msgspec.Raw(view), legal, msgspec.Raw(told))


def with_thinkers(scene: Callable[[Thinkers], Awaitable[T]], command: Sequence[str] = COMMAND, count: int = 1) -> T:
    async def run() -> T:
        thinkers = Thinkers(count, command)
        await thinkers.start()
        try:
            return await scene(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def ask(question: Advise, command: Sequence[str] = COMMAND, patience: float = LONG) -> Advised:
    return with_thinkers(lambda thinkers: thinkers.advise(question, patience), command)


def look(record: str, seat: int | None = None, language: str | None = None) -> Looked:
    looked = with_thinkers(lambda thinkers: thinkers.look(Look(record, seat, language), LONG))
    return msgspec.json.decode(looked, type=Looked)


def recorded(name: str) -> Record:
    game = load(name)
    players = [bots.load("random", game, seat, "minos") for seat in range(min(game.facts.seats))]
    return bout.play(game, players, "minos", limit=40).record


async def process_of(thinkers: Thinkers) -> int:
    """The process that answers now, where there is only one."""
    advised = await thinkers.advise(advise(started(), "honest"), LONG)
    return int(advised.values["process"])


async def reason_of(answer: Awaitable[object]) -> str:
    with pytest.raises(ThinkerFailed) as failed:
        await answer
    return failed.value.reason


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def end_of(process: int) -> None:
    """Wait until a process has ended, and until that is known here."""
    async with asyncio.timeout(LONG):
        while is_there(process):
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.01)  # the news is on its way


class Listener(logging.Handler):
    """Lets a test wait until a thinker says something."""

    def __init__(self) -> None:
        super().__init__()
        self._heard = asyncio.Event()
        logging.getLogger(module.__name__).addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self._heard.set()

    async def wait(self) -> None:
        async with asyncio.timeout(LONG):
            await self._heard.wait()
        logging.getLogger(module.__name__).removeHandler(self)


async def thinking(thinkers: Thinkers) -> asyncio.Task[Advised]:
    """A question that a bot is thinking about, and will for an hour."""
    listener = Listener()
    task = asyncio.create_task(thinkers.advise(advise(started(), "endless"), HOUR))
    await listener.wait()
    return task


# Bots


@pytest.mark.parametrize("name", names())
def test_a_bot_chooses_a_legal_action_of_every_game(name: str) -> None:
    question = advise(started(name), "random")
    advised = ask(question)
    assert advised.action in question.legal
    assert (advised.reason, advised.values) == ("advice-random", {})


def test_the_same_seed_makes_a_bot_choose_the_same_as_at_home() -> None:
    match = started("team")
    for _ in range(6):
        match.play(match.to_act or 0, match.legal(match.to_act or 0)[-1])
    assert match.to_act is not None
    question = advise(match, "greedy")
    greedy = bots.load("greedy", match.game, match.to_act, question.seed)
    greedy.see(match.view(match.to_act), match.heard(match.to_act))
    advice = greedy.advise(match.view(match.to_act), match.legal(match.to_act))
    assert ask(question) == Advised(str(advice.action), advice.reason, dict(advice.values))  # type: ignore[arg-type]


def test_another_seed_makes_it_choose_otherwise() -> None:
    questions = [advise(started(), "random", seed) for seed in "abcdef"]

    async def scene(thinkers: Thinkers) -> set[str]:
        return {(await thinkers.advise(question, LONG)).action for question in questions}

    assert len(with_thinkers(scene)) > 1


def test_a_bot_is_told_what_its_seat_has_heard(command: Sequence[str]) -> None:
    match = started("team")
    question = advise(match, "honest")
    assert match.to_act is not None
    assert ask(question, command).values["heard"] == len(match.heard(match.to_act)) > 0
    unheard = msgspec.structs.replace(question, heard=Advise.__struct_defaults__[0])
    assert ask(unheard, command).values["heard"] == 0


def test_an_action_that_is_not_legal_is_a_failure(command: Sequence[str]) -> None:
    with pytest.raises(ThinkerFailed, match="illegal"):
        ask(advise(started(), "cheating"), command)


@pytest.mark.parametrize("name", ["raising", "mumbling", "nobody-knows-it"])
def test_a_bot_that_raises_an_error_fails_and_the_process_goes_on(
    name: str, command: Sequence[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(thinkers: Thinkers) -> None:
        process = await process_of(thinkers)
        assert await reason_of(thinkers.advise(advise(started(), name), LONG)) == "raised"
        assert await process_of(thinkers) == process

    with_thinkers(scene, command)
    assert "Traceback (most recent call last):" in caplog.messages


def test_what_a_bot_prints_goes_to_the_log(command: Sequence[str], caplog: pytest.LogCaptureFixture) -> None:
    question = advise(started(), "chatting")
    assert ask(question, command).action == question.legal[0]
    assert {"chat", "more chat", "''"} <= set(caplog.messages)


# Looking at records


@pytest.mark.parametrize("name", names())
def test_a_record_is_seen_as_each_viewer_saw_the_game(name: str) -> None:
    record = recorded(name)
    game = load(record.game)
    for seat in (0, 1, None):
        looked = look(str(record), seat)
        assert (looked.game, looked.players, looked.end) == (record.game, record.players, record.end)
        for step, moment in zip(replay(game, record), looked.steps, strict=True):
            assert msgspec.json.decode(moment.view, type=game.kinds.view) == game.view(step.state, seat)
            told = msgspec.json.decode(moment.events, type=tuple[game.kinds.event, ...])  # type: ignore[name-defined]
            assert told == heard(step.happenings, seat)


@pytest.mark.parametrize("name", names())
def test_a_record_is_told_in_sentences_if_a_language_is_asked_for(name: str) -> None:
    record = recorded(name)
    game = load(record.game)
    assert not any(step.told for step in look(str(record), 0).steps)
    for seat, language in ((0, "en"), (None, "de")):
        teller = Teller(game, catalogue(language), seat)
        looked = look(str(record), seat, language)
        for step, moment in zip(replay(game, record), looked.steps, strict=True):
            assert list(moment.told) == teller.tell(heard(step.happenings, seat))


def test_a_record_is_seen_action_by_action_and_turn_by_turn() -> None:
    record = recorded("amazeing")
    looked = look(str(record))
    turns = [(entry.action, entry.seat, number) for number, turn in enumerate(record.turns(), 1) for entry in turn]
    assert [(step.action, step.seat, step.turn) for step in looked.steps] == [(None, None, 0), *turns]


def test_a_damaged_record_is_refused_with_its_problem() -> None:
    with pytest.raises(Problem) as problem:
        look("knossos record 1\ngame chess\n")
    with pytest.raises(Problem) as right:
        Record.parse("knossos record 1\ngame chess\n")
    assert_equal(problem.value, right.value)
    assert catalogue("de").say(problem.value.key, **problem.value.values).startswith("Zeile 3 ")


def test_a_record_against_the_rules_is_refused_with_the_rule() -> None:
    record = recorded("amazeing")
    text = str(record).replace(record.entries[1].action, "move g7", 1)
    with pytest.raises(Problem) as problem:
        look(text)
    with pytest.raises(Problem) as right:
        list(replay(load(record.game), Record.parse(text)))
    assert isinstance(right.value.values["reason"], Rejection)
    assert_equal(problem.value, right.value)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_record_cannot_be_seen_from_a_seat_that_it_does_not_have(seat: int) -> None:
    with pytest.raises(Problem) as problem:
        look(str(recorded("amazeing")), seat)
    assert_equal(problem.value, Problem("look-seat", seat=seat, last=1))


def test_a_record_that_is_too_long_is_refused_before_it_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "LONGEST", 39)
    answer = thinker.answer(msgspec.json.encode(Look(str(recorded("amazeing")), None)))
    refused = msgspec.json.decode(answer, type=Refused).problem()
    assert_equal(refused, Problem("record-long", steps=40, most=39))
    monkeypatch.setattr(thinker, "LONGEST", 40)
    answer = thinker.answer(msgspec.json.encode(Look(str(recorded("amazeing")), None)))
    assert len(msgspec.json.decode(answer, type=Looked).steps) == 41


def test_a_problem_comes_back_as_it_was() -> None:
    inner = Rejection("push-back", rule="AMAZE-PUSH-2", arrow="g4")
    problem = Problem("record-line", line=3, reason=Problem("record-line", line=4, reason=inner))
    line = msgspec.json.encode(Refused.of(problem))
    assert_equal(msgspec.json.decode(line, type=Refused).problem(), problem)


def assert_equal(one: object, other: object) -> None:
    """Problems are equal if they are of the same kind and say the same."""
    assert type(one) is type(other)
    if not (isinstance(one, Problem) and isinstance(other, Problem)):
        assert one == other
        return
    assert one.key == other.key
    assert one.values.keys() == other.values.keys()
    for name in one.values:
        assert_equal(one.values[name], other.values[name])


# Processes that fail


def test_a_process_that_dies_is_replaced_and_nobody_else_is_lost(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        crashing = [reason_of(thinkers.advise(advise(started(), "crashing"), LONG)) for _ in range(2)]
        honest = [process_of(thinkers) for _ in range(3)]
        reasons, processes = await asyncio.gather(asyncio.gather(*crashing), asyncio.gather(*honest))
        assert reasons == ["died", "died"]
        assert len(set(processes)) == 1

    with_thinkers(scene, command)


def test_a_bot_that_thinks_too_long_is_ended_and_nobody_else_is_lost(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        before = await process_of(thinkers)
        endless = thinkers.advise(advise(started(), "endless"), 0.1)
        reason, after = await asyncio.gather(reason_of(endless), process_of(thinkers))
        assert reason == "slow"
        assert after != before
        assert not is_there(before)

    with_thinkers(scene, command)


def test_a_process_that_is_killed_while_it_thinks_is_replaced(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        before = await process_of(thinkers)
        task = await thinking(thinkers)
        os.kill(before, signal.SIGKILL)
        assert await reason_of(task) == "died"
        assert await process_of(thinkers) != before

    with_thinkers(scene, command)


def test_a_process_that_is_killed_while_it_waits_fails_nobody(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        before = await process_of(thinkers)
        os.kill(before, signal.SIGKILL)
        await end_of(before)
        assert await process_of(thinkers) != before

    with_thinkers(scene, command)


def test_a_process_that_is_stopped_is_replaced(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        before = await process_of(thinkers)
        os.kill(before, signal.SIGSTOP)
        assert await reason_of(thinkers.advise(advise(started(), "honest"), 0.1)) == "slow"
        assert await process_of(thinkers) != before
        assert not is_there(before)

    with_thinkers(scene, command)


@pytest.mark.parametrize(
    "answer",
    [
        b"rubbish\n",
        b"\n",
        b"\xff\xfe\n",
        b'{"type": "Advised"}\n',
        b'{"type": "Looked", "game": "dragon", "players": [], "end": "unfinished", "steps": []}\n',
        msgspec.json.encode(Failed()) + b"\nand more",
    ],
)
def test_an_answer_that_cannot_be_read_is_a_failure(answer: bytes) -> None:
    garbage = program(f"import os; os.read(0, 1); os.write(1, {answer!r}); os.read(0, 1 << 20); os.read(0, 1)")

    async def scene(thinkers: Thinkers) -> None:
        for _ in range(2):
            assert await reason_of(thinkers.advise(advise(started(), "random"), LONG)) == "garbage"

    with_thinkers(scene, garbage)


TALKATIVE = """
import json, os, signal, sys
signal.signal(signal.SIGUSR1, lambda *_: os.write(1, b"by the way\\n"))
for line in sys.stdin:
    action = json.loads(line)["legal"][0]
    advised = {"type": "Advised", "action": action, "reason": "advice-random", "values": {"process": os.getpid()}}
    print(json.dumps(advised), flush=True)
"""
"""Answers well, and says something that nobody asked when it gets a signal."""


def test_a_process_that_talks_without_being_asked_is_replaced() -> None:
    async def scene(thinkers: Thinkers) -> None:
        before = await process_of(thinkers)
        assert await process_of(thinkers) == before
        os.kill(before, signal.SIGUSR1)
        await end_of(before)
        assert await process_of(thinkers) != before

    with_thinkers(scene, program(TALKATIVE))


def test_a_record_that_cannot_be_looked_at_is_a_failure() -> None:
    failing = program(
        f"import sys; sys.stdin.readline(); print({msgspec.json.encode(Failed()).decode()!r}, flush=True)"
    )
    with pytest.raises(ThinkerFailed, match="raised"):
        with_thinkers(lambda thinkers: thinkers.look(Look("", None), LONG), failing)


def test_an_answer_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_ANSWER", 1 << 16)
    endless = program("input()\nwhile True: print('[' * 1000, end='')")
    with pytest.raises(ThinkerFailed, match="garbage"):
        ask(advise(started(), "random"), endless)


def test_a_process_that_cannot_be_started_is_a_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ThinkerFailed, match="died"):
        ask(advise(started(), "random"), (str(tmp_path / "nothing"),))
    assert caplog.messages[0].startswith("a thinker cannot be started: ")


@pytest.mark.parametrize("end", ["", "\n"])
def test_the_last_words_of_a_process_are_logged(end: str, caplog: pytest.LogCaptureFixture) -> None:
    words = f"first words\nlast words{end}"
    with pytest.raises(ThinkerFailed, match="died"):
        ask(advise(started(), "random"), program(f"import os; os.write(2, {words.encode()!r})"))
    assert caplog.messages == ["first words", "last words"]


def test_a_very_long_line_for_the_log_is_cut(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ThinkerFailed, match="died"):
        ask(advise(started(), "random"), program("import os; os.write(2, b'x' * 50_000)"))
    assert set("".join(caplog.messages)) == {"x"}
    assert max(map(len, caplog.messages)) == module.LONGEST_LINE


def test_a_process_is_ended_though_another_one_holds_its_pipes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SOON", 0.1)
    starting = "import os, subprocess, sys; subprocess.Popen([sys.executable, '-c', 'import sys; sys.stdin.read()'])"
    with pytest.raises(ThinkerFailed, match="died"):
        ask(advise(started(), "random"), program(f"{starting}; os._exit(1)"))


def test_a_process_that_closes_its_pipes_and_lives_on_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SOON", 0.1)
    closing = "import os, time; os.close(0); os.close(1); os.close(2); time.sleep(3600)"
    with pytest.raises(ThinkerFailed, match="died"):
        ask(advise(started(), "random"), program(closing))


# Who goes first


CHOOSY = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "Advise":
        advised = {"type": "Advised", "action": question["legal"][0], "reason": "advice-random", "values": {}}
        print(json.dumps(advised), flush=True)
"""
"""Advises at once, and looks at a record for ever."""


def test_records_leave_a_process_to_the_bots() -> None:
    async def scene(thinkers: Thinkers) -> None:
        question = advise(started(), "random")
        looks = [asyncio.create_task(thinkers.look(Look("", None), LONG)) for _ in range(5)]
        await asyncio.sleep(0)
        assert [(await thinkers.advise(question, LONG)).action for _ in range(3)] == [question.legal[0]] * 3
        assert not any(task.done() for task in looks)
        await thinkers.close()
        closed = await asyncio.gather(*looks, return_exceptions=True)
        assert all(isinstance(each, ThinkersClosed) for each in closed)

    with_thinkers(scene, program(CHOOSY))


def test_records_wait_for_no_bot(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        thinks = await thinking(thinkers)
        record = await thinkers.look(Look(str(recorded("amazeing")), None), LONG)
        assert msgspec.json.decode(record, type=Looked).end == "unfinished"
        assert not thinks.done()
        await thinkers.close()
        await asyncio.gather(thinks, return_exceptions=True)

    with_thinkers(scene, command)


def test_one_record_is_looked_at_at_a_time() -> None:
    async def scene(thinkers: Thinkers) -> None:
        looks = [asyncio.create_task(thinkers.look(Look("", None), LONG)) for _ in range(3)]
        await thinkers.advise(advise(started(), "random"), LONG)
        assert len(thinkers._thinkers) == 2
        await thinkers.close()
        await asyncio.gather(*looks, return_exceptions=True)

    with_thinkers(scene, program(CHOOSY))


# Callers that give up


def test_a_question_that_nobody_waits_for_is_passed_over(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        process = await process_of(thinkers)
        given_up = [asyncio.create_task(thinkers.advise(advise(started(), "crashing"), LONG)) for _ in range(3)]
        first = asyncio.create_task(process_of(thinkers))
        await asyncio.sleep(0)
        for task in given_up[1:]:
            task.cancel()
        assert await reason_of(given_up[0]) == "died"
        assert await first == await process_of(thinkers) != process  # only one of the three has crashed

    with_thinkers(scene, command)


def test_giving_up_while_a_bot_thinks_loses_nobody_else(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        before = await process_of(thinkers)
        task = await thinking(thinkers)
        task.cancel()
        waiting = asyncio.create_task(process_of(thinkers))
        await asyncio.sleep(0)
        os.kill(before, signal.SIGKILL)
        assert await waiting != before
        assert task.cancelled()

    with_thinkers(scene, command)


# The end


def test_closing_ends_a_process_whatever_it_does(command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        process = await process_of(thinkers)
        task = await thinking(thinkers)
        waiting = asyncio.create_task(process_of(thinkers))
        await asyncio.sleep(0)
        await thinkers.close()
        assert not is_there(process)
        for each in (task, waiting, thinkers.advise(advise(started(), "honest"), LONG)):
            with pytest.raises(ThinkersClosed):
                await each

    with_thinkers(scene, command)


@pytest.mark.parametrize("steps", range(8))
def test_closing_while_a_process_starts_leaves_nobody_waiting(steps: int, command: Sequence[str]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        task = asyncio.create_task(process_of(thinkers))
        for _ in range(steps):
            await asyncio.sleep(0)
        await thinkers.close()
        with pytest.raises(ThinkersClosed):
            await task

    with_thinkers(scene, command)


def test_nothing_is_asked_before_the_start() -> None:
    async def scene() -> None:
        with pytest.raises(ThinkersClosed):
            await Thinkers(1).advise(advise(started(), "random"), LONG)

    asyncio.run(scene())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_tells_the_server_to_stop_does_not_end_a_process(command: Sequence[str], number: signal.Signals) -> None:
    async def scene(thinkers: Thinkers) -> None:
        process = await process_of(thinkers)
        os.kill(process, number)
        assert os.getpgid(process) != os.getpgid(0)
        assert await process_of(thinkers) == process

    with_thinkers(scene, command)


def test_a_thinker_ends_when_everything_is_answered() -> None:
    question = advise(started(), "random")
    record = recorded("amazeing")
    asked = [question, question, Look(str(record), 1), Look(str(record), 2), "rubbish"]
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in asked)
    done = subprocess.run(COMMAND, input=lines, capture_output=True, timeout=LONG, check=True)
    answers = [msgspec.json.decode(line, type=Answer) for line in done.stdout.splitlines()]
    assert list(map(type, answers)) == [Advised, Advised, Looked, Refused, Failed]
    assert answers[0] == answers[1]
    assert b"Traceback" in done.stderr


def test_a_thinker_ends_even_while_a_bot_thinks_for_ever(command: Sequence[str]) -> None:
    line = msgspec.json.encode(advise(started(), "endless")) + b"\n"
    done = subprocess.run(command, input=line, capture_output=True, timeout=LONG, check=False)
    assert done.stdout == b""


def test_a_thinker_imports_only_what_it_needs() -> None:
    heavy = {"asyncio", "fluent", "logging", "numba", "numpy"}
    text = f"import sys, knossos.table.thinker; print(sorted({heavy!r} & set(sys.modules)))"
    done = subprocess.run((sys.executable, "-c", text), capture_output=True, timeout=LONG, check=True, text=True)
    assert done.stdout == "[]\n"
