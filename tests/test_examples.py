"""The examples work: the bot plays at a real server, also when that server dies in mid-game."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from knossos.table.serve import Server
from tests.table.serving import INVITED, OPEN, Client, Opened, ask, bot, me, open_table, serving

BOT = Path(__file__).parents[1] / "examples" / "bot.py"
SOON = {f"WEBSOCKETS_BACKOFF_{name}": "0.1" for name in ("INITIAL_DELAY", "MIN_DELAY", "MAX_DELAY")}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as running:
        yield running


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A program that runs until the end of the block at the latest."""
    environment = os.environ | SOON | {"LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as started:
        try:
            yield started
        finally:
            started.kill()


@contextmanager
def serve(data: Path, port: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server as a program of its own, and its address."""
    command = (str(Path(sys.executable).with_name("knossos")), "serve", "--data", str(data), "--port", str(port))
    with process(*command, "--thinkers", "1", "--pause", "0", "--no-limits") as running:
        assert running.stdout
        listens = re.search(r"http://[0-9.:]+/", running.stdout.readline())
        assert listens, running.communicate()
        yield running, listens[0]


def sit_down(table: Opened, token: str, name: str = "Talos") -> tuple[str, ...]:
    """The command that brings the bot to a table."""
    server = table.server if isinstance(table.server, str) else table.server.address
    return sys.executable, str(BOT), f"{server}#{table.name}/{token}", "--name", name


def watch(client: Client) -> Iterator[dict[str, Any]]:
    """What is new at a table, up to the end of the game."""
    stage = ""
    while stage != "over":
        update = client.until("update")
        stage = update["standing"]["stage"]
        yield from update["news"]


def chosen(news: list[dict[str, Any]], seat: int) -> list[str]:
    """What a seat played, with the versions."""
    return [f"{each['version']} {each['action']}" for each in news if each["type"] == "played" and each["seat"] == seat]


def test_the_example_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 100


@pytest.mark.parametrize("game", ["amazeing", "team", "dragon", "dedalos"])
def test_the_bot_takes_an_open_seat_and_plays_any_game_to_its_end(server: Server, game: str) -> None:
    table = open_table(server, OPEN, *[bot("greedy")] * 2, game=game)
    with table.connect(table.token, since=0) as client, process(*sit_down(table, table.link)) as talos:
        for news in watch(client):
            if news["type"] == "sat":
                assert (news["seat"], news["text"]) == (0, "Talos")
                table.start()
        said, complaints = talos.communicate(timeout=30)
    assert (talos.returncode, complaints) == (0, "")
    assert said.splitlines()[0].startswith(f"{server.address}#{table.name}/")
    assert said.splitlines()[-1].startswith("over: {")


def test_the_bot_takes_the_seat_it_is_invited_to_and_comes_back_with_the_token_of_the_seat(server: Server) -> None:
    table = open_table(server, OPEN, INVITED, bot("greedy"))
    with process(*sit_down(table, table.invitations[1])) as talos:
        assert talos.stdout
        link = talos.stdout.readline().strip()
    with table.connect(table.token, since=0) as client, process(sys.executable, str(BOT), link) as talos:
        present: list[int] = []
        while 1 not in present:
            present = client.until("presence")["seats"]
        table.start()
        for _ in watch(client):
            pass
        said, complaints = talos.communicate(timeout=30)
    assert (talos.returncode, complaints) == (0, "")
    assert [each["holder"]["name"] for each in table.ask("GET", token=table.link).json["chairs"]][1] == "Talos"
    assert said.splitlines()[-1].startswith("over: {")


def test_the_bot_needs_no_token_at_a_listed_table(server: Server) -> None:
    table = open_table(server, OPEN, bot("greedy"), listed=True)
    with process(sys.executable, str(BOT), f"{server.address}#{table.name}") as talos:
        assert talos.stdout
        assert talos.stdout.readline().startswith(f"{server.address}#{table.name}/")
    assert ask(server, "GET", f"/api/tables/{table.name}").json["chairs"][0]["holder"]["name"] == "Talos"


def test_the_bot_says_why_it_cannot_sit_down(server: Server) -> None:
    table = open_table(server, me(), bot())
    with process(*sit_down(table, table.link)) as talos:
        assert talos.communicate(timeout=30) == ("", "There is no free seat at this table.\n")
        assert talos.returncode == 1


def test_the_bot_gives_up_where_there_is_no_such_table(server: Server) -> None:
    with process(sys.executable, str(BOT), f"{server.address}#nowhere/{'x' * 22}") as talos:
        said, complaint = talos.communicate(timeout=30)
    assert (talos.returncode, said) == (1, "")
    assert complaint.splitlines()[0] == 'There is no table "nowhere", or you may not see it.'
    assert "4404" in complaint.splitlines()[1]


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_the_bot_plays_on_when_the_server_comes_back(tmp_path: Path, end: signal.Signals) -> None:
    data = tmp_path / "tables.sqlite"
    with ExitStack() as running:
        server, address = running.enter_context(serve(data, 0))
        table = open_table(address, OPEN, bot("greedy"))
        talos = running.enter_context(process(*sit_down(table, table.link)))
        with table.connect(table.token, since=0) as client:
            news = []
            for each in watch(client):
                news.append(each)
                if each["type"] == "sat":
                    table.start()
                if len(chosen(news, 0)) == 5:
                    break
        server.send_signal(end)
        server.wait(30)
        assert talos.poll() is None

        running.enter_context(serve(data, int(address.rstrip("/").rpartition(":")[2])))
        with table.connect(table.token, since=0) as client:
            after = list(watch(client))
        said, complaints = talos.communicate(timeout=30)

    assert (talos.returncode, complaints) == (0, "")
    assert after[: len(news)] == news
    assert [each["version"] for each in after] == list(range(len(after)))
    acknowledged, played = said.splitlines()[1:-1], chosen(after, 0)
    assert acknowledged == played[: len(acknowledged)]
    assert len(played) - len(acknowledged) <= 1, "only the action that ends the game is not waited for"
