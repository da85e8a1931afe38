"""Playing over a WebSocket: what a client sends, and what it gets."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from knossos.match import Match, Snapshot
from knossos.table.hall import Settings, now
from knossos.table.limits import UNLIMITED, Limits
from knossos.table.serve import House, Server
from knossos.table.store import StoreFailed
from tests.games.dragon.position import CLOSED, player, position
from tests.table.serving import OPEN, QUICK, Client, Message, Opened, bot, me, open_table, serving, within


@pytest.fixture(autouse=True)
def nothing_goes_wrong_in_the_server(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR or each.exc_info] == []


class Pair:
    """Two people who play, each with a connection."""

    def __init__(self, server: Server, game: str = "amazeing(mode=kids)", **wish: object) -> None:
        self.table = open_table(server, me(), OPEN, game=game, **wish)
        self.tokens = (self.table.token, self.table.sit("Theseus"))
        self.table.start()
        self.clients = tuple(self.table.connect(token) for token in self.tokens)
        self.updates = [client.until("update") for client in self.clients]
        for client in self.clients:
            client.until("presence")
        self.clients[0].until("presence")
        self._numbers = 0

    def __enter__(self) -> Pair:
        return self

    def __exit__(self, *_: object) -> None:
        for client in self.clients:
            client.socket.close()

    def act(self) -> Message:
        """Whoever is to act plays the first legal action; both hear of it."""
        seat = self.updates[0]["standing"]["to_act"]
        self._numbers += 1
        self.clients[seat].send(type="act", reference=f"act {self._numbers}", seat=seat, action=self.legal(seat)[0])
        return self.hear()

    def hear(self) -> Message:
        """The next update, which both get."""
        self.updates = [client.until("update") for client in self.clients]
        return self.updates[0]

    def legal(self, seat: int) -> list[str]:
        legal: list[str] = self.updates[seat]["sights"][0].get("legal", [])
        return legal


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    with Pair(server) as both:
        yield both


def closing_code(client: Client) -> int:
    """Read on until the connection ends; why it did."""
    try:
        while True:
            client.socket.recv(timeout=30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# Hello


def test_hello_is_answered_by_a_welcome_an_update_and_presence(server: Server) -> None:
    table = open_table(server)
    with table.connect(table.token) as client:
        welcome, update, presence = (client.receive() for _ in range(3))
    assert welcome["type"] == "welcome"
    assert welcome["protocol"] == 1
    assert (welcome["seats"], welcome["host"]) == ([0], True)
    assert welcome["table"] == table.info
    assert "well-played" in welcome["phrases"]
    assert update == {"type": "update", "version": 1, "news": [], "standing": {"stage": "gathering"}}
    assert presence == {"type": "presence", "seats": [0]}


@pytest.mark.parametrize(
    ("hello", "code", "closing"),
    [
        ({"type": "hello", "protocol": 2, "table": "x"}, "protocol-version", 4400),
        ({"type": "hello", "protocol": 1, "table": "nowhere"}, "table-unknown", 4404),
        ({"type": "hello", "protocol": 1, "table": "NO WHERE"}, "message-malformed", 4400),
        ({"type": "undo", "reference": "x", "seat": 0}, "hello-first", 4400),
        ({"type": "howdy"}, "message-malformed", 4400),
        ({"protocol": 1}, "message-malformed", 4400),
        ([], "message-malformed", 4400),
    ],
)
def test_whoever_does_not_say_hello_properly_is_told_why_and_disconnected(
    server: Server, hello: object, code: str, closing: int
) -> None:
    with Client(server) as client:
        client.socket.send(json.dumps(hello))
        refused = client.receive()
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["text"]
        assert closing_code(client) == closing


def test_hello_is_said_once(server: Server) -> None:
    table = open_table(server)
    with table.connect(table.token) as client:
        client.send(type="hello", protocol=1, table=table.name, token=table.token)
        assert client.until("refused")["code"] == "hello-twice"


def test_a_ping_is_answered_with_the_time(server: Server) -> None:
    table = open_table(server)
    with table.connect(table.link) as client:
        before = now()
        client.send(type="ping")
        assert before <= client.until("pong")["at"] <= now()


def test_who_says_nothing_is_disconnected(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knossos.table.sockets.GREETING", 0.05)
    with Client(server) as client:
        assert closing_code(client) == 4408


def test_somebody_may_go_without_a_word(server: Server) -> None:
    with Client(server):
        pass
    table = open_table(server)
    with table.connect(table.token) as client:  # the server is still there
        assert client.receive()["type"] == "welcome"


def test_refusals_are_said_in_the_language_of_whoever_connects(server: Server) -> None:
    table = open_table(server)
    texts = set()
    for language in ("en", "de", "xx"):
        with table.connect(table.token, language=language) as client:
            texts.add(client.ask(type="undo", reference="x", seat=0)["text"])
    assert texts == {"The game has not begun yet.", "Das Spiel hat noch nicht begonnen."}


# Coming back


def test_whoever_says_what_they_have_seen_gets_the_rest(pair: Pair) -> None:
    seen = pair.updates[0]["version"]
    for _ in range(3):
        pair.act()
    with pair.table.connect(pair.tokens[0], since=seen) as client:
        update = client.until("update")
        assert [news["type"] for news in update["news"]] == ["played"] * 3
        assert update["version"] == seen + 3
    with pair.table.connect(pair.tokens[0], since=seen + 3) as client:
        assert client.until("update")["news"] == []


def test_whoever_was_away_from_the_beginning_gets_everything(pair: Pair) -> None:
    for _ in range(40):
        pair.act()
    with pair.table.connect(pair.tokens[1], since=0, language="en") as client:
        update = client.until("update")
    assert [news["version"] for news in update["news"]] == list(range(43))
    assert [news["type"] for news in update["news"][:4]] == ["opened", "sat", "dealt", "played"]
    assert update["news"][3]["heard"][0]["told"]


def test_resending_an_action_is_harmless(pair: Pair) -> None:
    action = pair.legal(0)[0]
    first = pair.clients[0].ask(type="act", reference="push", seat=0, action=action)
    again = pair.clients[0].ask(type="act", reference="push", seat=0, action=action)
    assert first == again
    assert first["type"] == "done"
    assert pair.clients[1].until("update")["version"] == first["version"] + 1


def test_resending_is_harmless_also_after_a_restart(tmp_path: Path) -> None:
    house = replace(QUICK, data=tmp_path / "tables.sqlite")
    with serving(house) as server, Pair(server) as pair:
        action = pair.legal(0)[0]
        first = pair.clients[0].ask(type="act", reference="push", seat=0, action=action)
        version = pair.clients[1].until("update")["version"]
    with serving(house) as server:
        pair.table.server = server
        with pair.table.connect(pair.tokens[0], since=version) as client:
            update = client.until("update")
            assert (update["version"], update["news"]) == (version, [])
            assert client.ask(type="act", reference="push", seat=0, action=action) == first
            assert client.ask(type="act", reference="move", seat=0, action=update["sights"][0]["legal"][0])["version"]


def test_two_tabs_of_one_seat_agree(pair: Pair) -> None:
    with pair.table.connect(pair.tokens[0]) as tab:
        tab.until("update")
        pair.clients[0].send(type="act", reference="push", seat=0, action=pair.legal(0)[0])
        here, there = pair.clients[0].until("update"), tab.until("update")
        assert here == there
        move = there["sights"][0]["legal"][0]
        assert tab.ask(type="act", reference="move", seat=0, action=move)["type"] == "done"
        late = pair.clients[0].ask(type="act", reference="move too", seat=0, action=move, version=here["version"])
        assert late["code"] == "position-changed"


def test_an_action_of_someone_whose_turn_it_is_not_is_refused_with_its_reason(pair: Pair) -> None:
    refused = pair.clients[1].ask(type="act", reference="x", seat=1, action="b1/NE")
    assert refused == {
        "type": "refused",
        "code": "not-to-act",
        "text": "It is not for Yellow to decide now, but for Red.",
        "reference": "x",
    }


def test_a_duel_is_answered_by_the_one_who_duels_whoever_has_the_turn(server: Server) -> None:
    with Pair(server, game="dragon") as pair:
        within(server, duel_in_the_turn_of_the_other(server, pair.table.name))
        refused = pair.clients[1].ask(type="act", reference="x", seat=1, action="pass")
        assert refused["text"] == "It is not for Yellow to decide now, but for Red."
        assert pair.clients[0].ask(type="act", reference="y", seat=0, action="pass")["type"] == "done"


async def duel_in_the_turn_of_the_other(server: Server, name: str) -> None:
    """Red has failed in a duel in Yellow's turn, and may play a card."""
    table = await server.hall.whole(name)
    red, yellow = player("f1", cards="3 9", treasures="2 6"), player("g7", cards="2")
    state = position(CLOSED, red, yellow, treasures="g7:6", phase="reroll", duellists="0", roll=2, turn=1)
    kept = Snapshot.of(table.game, state, table.holders, 1, 1)
    table.match = Match.restored(table.game, "naxos", kept)
    server.hall._sittings[name].table = table


def test_a_refusal_by_the_rules_names_the_rule(pair: Pair) -> None:
    pair.act()
    refused = pair.clients[0].ask(type="act", reference="x", seat=0, action="b1/NE")
    assert refused["code"]
    assert refused["rule"].startswith("AMAZE-")


# Several seats, and none


def test_several_seats_play_over_one_connection(server: Server) -> None:
    table = open_table(server, me("Ariadne"), me("Theseus"))
    table.start()
    with table.connect(table.token) as client:
        assert client.receive()["seats"] == [0, 1]
        update = client.until("update")
        assert [sight["seat"] for sight in update["sights"]] == [0, 1]
        for number in range(6):
            seat = update["standing"]["to_act"]
            sight = update["sights"][seat]
            client.send(type="act", reference=str(number), seat=seat, action=sight["legal"][0])
            update = client.until("update")
        assert {heard["seat"] for heard in update["news"][0]["heard"]} == {0, 1}


def test_who_sits_down_while_connected_speaks_for_the_new_seat_at_once(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    with table.connect(table.token) as client:
        client.until("presence")
        table.sit("Phaedra", token=table.token)
        client.until("update")
        assert client.ask(type="phrase", reference="hi", seat=1, phrase="hello")["type"] == "done"


def test_spectators_see_what_a_spectator_may_see_and_can_do_nothing(pair: Pair) -> None:
    with pair.table.connect(pair.table.link) as spectator:
        assert spectator.receive()["seats"] == []
        sight = spectator.until("update")["sights"][0]
        assert sight.keys() == {"view", "signs"}
        for message in (
            {"type": "act", "action": "b1/NE"},
            {"type": "preview", "action": "b1/NE"},
            {"type": "undo"},
            {"type": "hint"},
            {"type": "answer", "agrees": True},
            {"type": "handover"},
            {"type": "return"},
            {"type": "say", "text": "boo"},
            {"type": "phrase", "phrase": "hello"},
        ):
            refused = spectator.ask(reference="x", seat=0, **message)
            assert refused["code"] == "seat-of-another", message
        spectator.send(type="point", seat=0, at="d4")
        assert spectator.until("refused")["code"] == "seat-of-another"
        assert spectator.ask(type="chat", reference="x", on=False)["code"] == "host-needed"


def test_everybody_hears_who_is_there(pair: Pair) -> None:
    with pair.table.connect(pair.table.link):
        assert pair.clients[0].until("presence") == {"type": "presence", "seats": [0, 1], "spectators": 1}
    assert pair.clients[0].until("presence") == {"type": "presence", "seats": [0, 1]}
    pair.clients[1].socket.close()
    assert pair.clients[0].until("presence") == {"type": "presence", "seats": [0]}


# Looking ahead


def test_a_preview_shows_what_an_action_would_lead_to_and_changes_nothing(pair: Pair) -> None:
    push = pair.legal(0)[0]
    previewed = pair.clients[0].ask(type="preview", reference="look", seat=0, action=push)
    assert previewed["type"] == "previewed"
    pair.clients[0].send(type="act", reference="push", seat=0, action=push)
    update = pair.hear()
    assert previewed["sight"]["view"] == update["sights"][0]["view"]
    assert previewed["sight"]["legal"] == update["sights"][0]["legal"]
    assert previewed["heard"]["events"] == update["news"][0]["heard"][0]["events"]


def test_a_preview_of_what_cannot_be_played_is_refused(pair: Pair) -> None:
    assert pair.clients[0].ask(type="preview", reference="x", seat=0, action="move d4")["type"] == "refused"
    assert pair.clients[0].ask(type="preview", reference="x", seat=0, action="?")["type"] == "refused"
    assert pair.clients[1].ask(type="preview", reference="x", seat=1, action="b1/NE")["code"] == "not-to-act"


def test_a_hint_is_a_legal_action_with_a_reason(pair: Pair) -> None:
    hint = pair.clients[0].ask(type="hint", reference="x", seat=0)
    assert hint["type"] == "hinted"
    assert hint["action"] in pair.legal(0)
    assert hint["text"]
    assert pair.clients[1].ask(type="hint", reference="x", seat=1)["code"] == "not-to-act"


# Taking back


def test_an_action_is_taken_back_and_everybody_hears_of_it(pair: Pair) -> None:
    before = pair.updates[0]["sights"][0]
    pair.act()
    assert pair.updates[0]["sights"][0]["undo"] == []
    assert pair.clients[0].ask(type="undo", reference="undo", seat=0)["type"] == "done"
    update = pair.clients[1].until("update")
    assert update["news"][0]["type"] == "undone"
    with pair.table.connect(pair.tokens[0]) as client:
        assert client.until("update")["sights"][0] == before


def test_the_others_are_asked_and_answer(pair: Pair) -> None:
    for _ in range(3):
        pair.act()
    assert pair.updates[0]["sights"][0]["undo"] == [1]
    for agrees, left in ((False, 3), (True, 1)):
        pair.clients[0].send(type="undo", reference=f"undo {agrees}", seat=0)
        update = pair.hear()
        assert update["news"][0]["of"] == [1]
        assert update["standing"]["asking"] == {"seat": 0, "of": [1], "agreed": []}
        pair.clients[1].send(type="answer", reference=f"answer {agrees}", seat=1, agrees=agrees)
        update = pair.hear()
        assert update["news"][0].get("agrees", False) is agrees
        assert "asking" not in update["standing"]
        assert update["standing"]["to_act"] == (1 if left == 3 else 0)
    assert [news["type"] for news in update["news"]] == ["answered", "undone"]


# Leaving


def test_somebody_resigns_in_favour_of_a_bot_and_comes_back(pair: Pair) -> None:
    done = pair.clients[1].ask(type="handover", reference="out", seat=1, bot="random")
    assert done["type"] == "done"
    update = pair.clients[0].until("update")
    assert update["news"][0]["holder"] == {"kind": "bot", "name": "random"}
    assert update["table"]["chairs"][1]["owner"] == "Theseus"
    assert pair.clients[1].ask(type="act", reference="x", seat=1, action="b1/NE")["code"] == "seat-of-bot"
    assert pair.clients[1].ask(type="return", reference="in", seat=1)["type"] == "done"
    assert pair.clients[0].until("update")["table"]["chairs"][1]["holder"]["name"] == "Theseus"


def test_the_seat_of_somebody_who_is_there_cannot_be_given_away(pair: Pair) -> None:
    refused = pair.clients[0].ask(type="handover", reference="out", seat=1)
    assert refused["code"] == "seat-of-another"


def test_the_seat_of_somebody_who_has_been_away_for_long_can_be_given_to_a_bot() -> None:
    house = replace(QUICK, settings=Settings(pause=0.0, away=0.0))
    with serving(house) as server, Pair(server) as pair:
        pair.clients[1].socket.close()
        pair.clients[0].until("presence")
        assert pair.clients[0].ask(type="handover", reference="out", seat=1, bot="random")["type"] == "done"
        with pair.table.connect(pair.tokens[1]) as client:
            assert client.ask(type="return", reference="in", seat=1)["type"] == "done"


# Talking


def test_words_reach_everybody_and_come_again_with_the_log(pair: Pair) -> None:
    since = pair.updates[0]["version"]
    assert pair.clients[0].ask(type="say", reference="1", seat=0, text="  Well \n done ")["type"] == "done"
    update = pair.clients[1].until("update")
    assert update["news"][0] == {
        "version": since,
        "at": update["news"][0]["at"],
        "type": "said",
        "seat": 0,
        "text": "Well done",
    }
    assert "sights" not in update
    with pair.table.connect(pair.tokens[1], since=since) as client:
        assert client.until("update")["news"][0]["text"] == "Well done"


def test_a_phrase_is_read_by_everybody_in_their_own_language(pair: Pair) -> None:
    with ExitStack() as connected:
        english, german, silent = (
            connected.enter_context(pair.table.connect(pair.table.link, **hello))
            for hello in ({"language": "en"}, {"language": "de"}, {})
        )
        for client in (english, german, silent):
            client.until("update")
        pair.clients[0].send(type="phrase", reference="x", seat=0, phrase="well-played")
        heard = [client.until("update")["news"][0] for client in (english, german, silent)]
    assert [news.get("text", "") for news in heard] == ["Well played!", "Gut gespielt!", ""]
    assert {news["phrase"] for news in heard} == {"well-played"}
    assert pair.clients[0].ask(type="phrase", reference="y", seat=0, phrase="boo")["code"] == "phrase-unknown"


def test_the_host_turns_words_off_and_on(pair: Pair) -> None:
    assert pair.clients[1].ask(type="chat", reference="x", on=False)["code"] == "host-needed"
    assert pair.clients[0].ask(type="chat", reference="off", on=False)["type"] == "done"
    assert pair.clients[1].until("update")["table"]["chat"] is False
    assert pair.clients[1].ask(type="say", reference="1", seat=1, text="Hello")["code"] == "chat-off"
    assert pair.clients[0].ask(type="chat", reference="on", on=True)["type"] == "done"
    assert pair.clients[1].ask(type="say", reference="1", seat=1, text="Hello")["type"] == "done"


def test_pointing_is_seen_by_everybody_and_kept_nowhere(pair: Pair) -> None:
    for at in ("d4", "b1", "w12n3"):
        pair.clients[0].send(type="point", seat=0, at=at)
        assert pair.clients[1].until("pointed") == {"type": "pointed", "seat": 0, "at": at}
    with pair.table.connect(pair.tokens[1], since=0) as client:
        assert client.until("update")["version"] == pair.updates[0]["version"]


def test_who_mutes_a_seat_no_longer_hears_it(pair: Pair) -> None:
    first, second = pair.clients
    second.send(type="mute", seat=0)
    assert second.ask(type="phrase", reference="x", seat=1, phrase="hello")["type"] == "done"  # the mute has arrived
    first.send(type="point", seat=0, at="d4")
    first.send(type="say", reference="1", seat=0, text="Can you hear me?")
    heard = second.receive()
    assert (heard["type"], heard["news"]) == ("update", [])
    second.send(type="mute", seat=0, on=False)
    assert second.ask(type="phrase", reference="y", seat=1, phrase="hello")["type"] == "done"
    first.send(type="say", reference="2", seat=0, text="And now?")
    assert second.until("update")["news"][0]["text"] == "And now?"


def test_who_waits_hears_how_the_table_fills_and_that_it_is_given_up(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    with table.connect(table.link) as client:
        client.until("presence")
        token = table.sit("Theseus", nonce="theseus_nonce")
        update = client.until("update")
        assert [news["type"] for news in update["news"]] == ["sat", "nonced"]
        assert "theseus_nonce" not in json.dumps(update)
        assert update["table"]["chairs"][1]["holder"]["name"] == "Theseus"
        table.ask("DELETE", "/seats/1", token=token)
        assert [news["type"] for news in client.until("update")["news"]] == ["stood"]
        table.ask("DELETE", "", token=table.token)
        update = client.until("update")
        assert [news["type"] for news in update["news"]] == ["closed"]
        assert update["standing"] == {"stage": "over"}


def test_who_comes_when_nothing_can_be_read_is_told_to_come_later(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(table: str) -> None:
        raise StoreFailed("the file is gone")

    monkeypatch.setattr(server.hall.store, "read", fail)
    with Client(server) as client:
        client.send(type="hello", protocol=1, table="elsewhere")
        assert client.receive()["code"] == "store-failed"
        assert closing_code(client) == 4503
    assert "the file is gone" in caplog.text
    caplog.clear()


# Limits


def limited(**limits: object) -> House:
    return replace(QUICK, limits=replace(UNLIMITED, **limits))


def test_who_sends_too_fast_is_refused_and_then_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knossos.table.sockets.STRIKES", 3)
    with serving(limited(messages=(2, 1000.0))) as server:
        table = open_table(server)
        with table.connect(table.token) as client:
            for number in range(6):
                client.send(type="phrase", reference=str(number), seat=0, phrase="hello")
            refusals = [client.until("refused")["code"] for _ in range(3)]
            assert refusals == ["too-many"] * 3
            assert closing_code(client) == 4429


def test_who_talks_too_much_is_refused_but_can_play_on() -> None:
    with serving(limited(words=(2, 1000.0))) as server, Pair(server) as pair:
        client = pair.clients[0]
        answers = [client.ask(type="say", reference=str(number), seat=0, text="La") for number in range(3)]
        assert [answer.get("code", "done") for answer in answers] == ["done", "done", "too-many"]
        assert client.ask(type="phrase", reference="p", seat=0, phrase="hello")["code"] == "too-many"
        client.send(type="point", seat=0, at="d4")
        assert client.until("refused")["code"] == "too-many"
        assert client.ask(type="act", reference="act", seat=0, action=pair.legal(0)[0])["type"] == "done"


def test_a_second_connection_does_not_let_a_seat_talk_more() -> None:
    with serving(limited(words=(2, 1000.0))) as server, Pair(server) as pair, pair.table.connect(pair.tokens[0]) as tab:
        for client in (pair.clients[0], tab):
            assert client.ask(type="phrase", reference=str(id(client)), seat=0, phrase="hello")["type"] == "done"
        assert tab.ask(type="phrase", reference="third", seat=0, phrase="hello")["code"] == "too-many"
        for number in range(3):  # nobody else can use it up
            refused = pair.clients[0].ask(type="phrase", reference=str(number), seat=1, phrase="hello")
            assert refused["code"] == "seat-of-another"
        assert pair.clients[1].ask(type="phrase", reference="other", seat=1, phrase="hello")["type"] == "done"


def test_hints_have_a_limit_of_their_own() -> None:
    with serving(limited(hints=(1, 1000.0))) as server, Pair(server) as pair:
        assert pair.clients[0].ask(type="hint", reference="1", seat=0)["type"] == "hinted"
        assert pair.clients[0].ask(type="hint", reference="2", seat=0)["code"] == "too-many"


def test_messages_that_are_too_large_end_the_connection() -> None:
    with serving(replace(QUICK, limits=Limits(message_bytes=1000))) as server:
        table = open_table(server)
        with table.connect(table.token) as client:
            client.until("presence")
            client.send(type="say", reference="x", seat=0, text="a" * 2000)
            assert closing_code(client) == 1009


_PATIENT: dict[str, Any] = {"ping_interval": None, "close_timeout": 0.1}


def narrow(table: Opened) -> Client:
    """A connection that takes up little before whoever sends has to wait."""
    client = Client.__new__(Client)
    client._connected = ExitStack()
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    assert isinstance(table.server, Server)
    host, port = table.server.address.removeprefix("http://").rstrip("/").split(":")
    plain.connect((host, int(port)))
    client.socket = client._connected.enter_context(
        connect(f"ws://{host}:{port}/api/play", sock=plain, compression=None, max_size=None, max_queue=1, **_PATIENT)
    )
    client.send(type="hello", protocol=1, table=table.name, token=table.token)
    return client


def test_who_does_not_keep_up_is_disconnected_and_can_come_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("knossos.table.sockets.BACKLOG", 100_000)
    with Pair(server) as pair, narrow(pair.table) as slow:
        slow.until("presence")
        pair.clients[1].until("presence")
        seen = pair.updates[0]["version"]
        push = pair.legal(0)[0]
        for number in range(2000):  # its answers are not read
            try:
                slow.send(type="preview", reference=str(number), seat=0, action=push)
            except ConnectionClosed:
                break
        assert closing_code(slow) == 4408
        with pair.table.connect(pair.tokens[0], since=seen) as client:
            assert client.until("update")["version"] == seen
        assert pair.act()["version"] == seen + 1


def test_who_neither_reads_nor_sends_is_no_longer_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knossos.table.sockets.BACKLOG", 20_000)
    monkeypatch.setattr("knossos.table.sockets.GREETING", 0.05)
    with serving(send_buffer=4096) as server:
        table = open_table(server, me(), OPEN)
        other = table.sit("Theseus")
        with narrow(table) as silent, table.connect(other) as talker:
            talker.until("presence")
            there = [0, 1]
            for batch in range(100):
                for number in range(20):
                    talker.send(type="say", reference=f"{batch} {number}", seat=1, text="a" * 300)
                while (heard := talker.receive()).get("reference") != f"{batch} 19":
                    there = heard.get("seats", there)
                if there == [1]:
                    break
            assert there == [1]
            silent.socket.socket.shutdown(socket.SHUT_RDWR)


# The end


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with serving() as server:
        table = open_table(server)
        client = table.connect(table.token)
        client.until("presence")
    with client:
        assert closing_code(client) == 1012


def test_when_the_game_is_over_everybody_knows_the_outcome(server: Server) -> None:
    table = open_table(server, me(), bot("greedy")).start()
    with table.connect(table.token, language="en") as client:
        client.until("presence")
        assert client.ask(type="handover", reference="out", seat=0, bot="greedy")["type"] == "done"
        while (update := client.until("update"))["standing"]["stage"] != "over":
            pass
        assert update["standing"]["outcome"]["winners"]
        assert update["table"]["stage"] == "over"
        assert "legal" not in update["sights"][0]
        assert client.ask(type="return", reference="in", seat=0)["code"] == "table-over"
