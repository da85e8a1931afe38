"""What somebody might try against the table."""

from __future__ import annotations

import json
import logging
import random
import signal
import socket
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from knossos.game import Imagined, Secret
from knossos.games import load
from knossos.locale import Problem
from knossos.match import Match, bot, fairness
from knossos.match.match import Step
from knossos.table.limits import UNLIMITED, Bucket, Buckets, Counter, neighbourhood
from knossos.table.problems import TooMany
from knossos.table.serve import Server
from knossos.table.table import Table
from knossos.table.tokens import hashed
from tests.table.serving import INVITED, OPEN, QUICK, Client, Message, Opened, ask, me, open_table, serving, within
from tests.table.test_serve import started, stopped

SECRETIVE = ["amazeing", "amazeing(mode=daynight,night_cards=secret)", "dragon", "dedalos"]
NAMES = ("Ariadne", "Theseus", "Minos")


@pytest.fixture(autouse=True)
def nothing_goes_wrong_in_the_server(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR or each.exc_info] == []


class Spy(Client):
    """A client that keeps every byte it gets."""

    def __init__(self, table: Opened, token: str | None, **hello: object) -> None:
        super().__init__(table.server)
        self.table = table
        self.token = token
        self.got = b""
        self.update: Message = {}
        self.send(type="hello", protocol=1, table=table.name, **({"token": token} if token else {}), **hello)
        self.await_version(0)

    def __enter__(self) -> Spy:
        return self

    def receive(self) -> Message:
        received = self.socket.recv(timeout=30)
        assert isinstance(received, str)
        self.got += received.encode()
        message: Message = json.loads(received)
        if message["type"] == "update":
            self.update = message
        return message

    def await_version(self, version: int) -> None:
        while self.update.get("version", -1) < version:
            self.receive()

    def try_over_http(self, method: str, path: str, body: object = None) -> None:
        """Ask for something about the table, and keep the answer."""
        answer = self.table.ask(method, path, body, self.token)
        self.got += answer.content + repr(answer.headers).encode()


class Round:
    """People who play a game with secrets, and a spectator; each keeps every byte."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.seats = 3 if game == "dedalos" else 2
        self.table = open_table(server, me(), *[OPEN] * (self.seats - 1), game=game)
        self.tokens = [self.table.token, *(self.table.sit(name) for name in NAMES[1 : self.seats])]
        self.table.start()
        self.spies = [Spy(self.table, token, language="en", since=0) for token in (*self.tokens, self.table.link)]
        self._number = 0

    def act(self) -> None:
        """Whoever is to act does something; everybody hears of it."""
        update = self.spies[0].update
        seat = update["standing"]["to_act"]
        legal = self.spies[seat].update["sights"][0]["legal"]
        self._number += 1
        reference = str(self._number)
        self.spies[seat].send(type="act", reference=reference, seat=seat, action=legal[self._number * 7 % len(legal)])
        for spy in self.spies:
            spy.await_version(update["version"] + 1)

    def pry(self) -> None:
        """Everybody tries to learn something that is not for them."""
        for place, spy in enumerate(self.spies):
            for seat in range(self.seats):
                tries: tuple[Message, ...] = (
                    {"type": "hint"},
                    {"type": "undo"},
                    {"type": "preview", "action": "move d4"},
                    {"type": "act", "action": "?" if seat == place else "move d4"},
                )
                if seat != place:
                    for message in tries:
                        self._number += 1
                        spy.ask(reference=f"pry {self._number}", seat=seat, **message)
                elif legal := spy.update["sights"][0].get("legal"):
                    for action in legal[:: max(1, len(legal) // 3)]:
                        spy.ask(type="preview", reference="look", seat=seat, action=action)
                    spy.ask(type="hint", reference="hint", seat=seat)
            for path in ("", "/record", "/replay", *(f"/replay?seat={seat}" for seat in range(self.seats))):
                spy.try_over_http("GET", path)
            record = self.table.ask("GET", "/record", token=spy.token).text
            spy.got += ask(self.server, "POST", "/api/records?seat=0", record).content
            spy.got += ask(self.server, "GET", "/metrics").content

    def whole(self) -> Table:
        """The table as the server itself knows it."""
        return within(self.server, self.server.hall.whole(self.table.name))

    def close(self) -> None:
        for spy in self.spies:
            spy.socket.close()


# Reading what is not for one's eyes


@pytest.mark.parametrize("game", SECRETIVE)
def test_nobody_gets_a_byte_of_what_only_another_may_know(server: Server, game: str) -> None:
    playing = Round(server, game)
    for number in range(24):
        playing.act()
        if number % 12 == 6:
            playing.pry()
    table = playing.whole()
    playing.close()
    private = [
        (happening.seat, msgspec.json.encode(happening.private))
        for step in table.running.steps
        for happening in step.happenings
        if isinstance(happening, Secret)
    ]
    assert private
    for seat, told in private:
        assert told in playing.spies[seat].got  # its owner was told
        for other, spy in enumerate(playing.spies):
            assert other == seat or told not in spy.got
    for other, spy in enumerate(playing.spies):
        own = {spy.token}
        for secret in (
            table.opened.secret,
            fairness.seed(table.opened.secret, table.nonces),
            *map(hashed, playing.tokens),
            *({*playing.tokens, playing.table.link} - own),
        ):
            assert secret.encode() not in spy.got, other


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_a_viewer_gets_is_the_view_of_that_viewer_and_no_other(server: Server, game: str) -> None:
    playing = Round(server, game)
    luck = Imagined(random.Random(7))
    for _ in range(10):
        playing.act()
        table = playing.whole()
        for place, spy in enumerate(playing.spies):
            viewer = place if place < playing.seats else None
            [sight] = spy.update["sights"]
            assert sight.get("seat") == viewer
            view = msgspec.json.decode(msgspec.json.encode(table.running.view(viewer)))
            assert sight["view"] == view
            assert [heard.get("seat") for heard in spy.update["news"][0]["heard"]] == [viewer]
            assert "legal" in sight if viewer == table.to_act else "legal" not in sight
            anew = table.game.reshuffle(table.running.state, viewer, luck)
            assert msgspec.json.decode(msgspec.json.encode(table.game.view(anew, viewer))) == sight["view"]
    playing.close()


@pytest.mark.parametrize("game", [*SECRETIVE, "team(mode=expert)"])
def test_neither_a_preview_nor_its_refusal_depends_on_what_is_hidden(game: str) -> None:
    rules = load(game)
    source = random.Random(game)
    match = Match.begin(rules, [bot("random")] * (3 if game == "dedalos" else 2), "labyrinth")
    for _ in range(40):
        seat = match.to_act
        if seat is None:
            break
        other = Match(rules, "labyrinth")
        other.holders = match.holders
        hidden_anew = rules.reshuffle(match.state, seat, Imagined(source))
        other.steps.append(Step(None, hidden_anew, (), (), 0))
        legal = match.legal(seat)
        for action in source.sample(legal, min(5, len(legal))):
            assert previewed(match, seat, action) == previewed(other, seat, action)
        match.play(seat, source.choice(legal))


def previewed(match: Match, seat: int, action: Any) -> object:
    try:
        return match.preview(seat, action)
    except Problem as refused:
        return str(refused)


def test_a_running_team_game_cannot_be_replayed_to_look_under_its_tiles(server: Server) -> None:
    table = open_table(server, me(), OPEN, game="team(mode=expert)")
    other = table.sit("Theseus")
    table.start()
    with Spy(table, table.token) as client:
        for number in range(12):
            seat = client.update["standing"]["to_act"]
            with Spy(table, (table.token, other)[seat]) as player:
                legal = player.update["sights"][0]["legal"]
                player.ask(type="act", reference=str(number), seat=seat, action=legal[number % len(legal)])
            client.await_version(client.update["version"] + 1)
    drawn = {str(draw) for step in within(server, server.hall.whole(table.name)).running.steps for draw in step.drawn}
    assert drawn
    record = table.ask("GET", "/record", token=table.token).text
    assert "\ndeal ?\n" in record
    assert not [draw for draw in drawn if draw in record]
    for path in ("/replay", "/replay?seat=0", "/replay?seat=1"):
        assert table.ask("GET", path, token=table.token).json["code"] == "replay-running"
    assert ask(server, "POST", "/api/records", record).json["code"] == "record-line"
    guessed = record.replace("deal ?\n", "deal\n").replace(" [?]", "")
    assert ask(server, "POST", "/api/records", guessed).json["code"] == "record-line"


def test_what_the_server_counts_says_nothing_about_a_table(server: Server) -> None:
    table = open_table(server, me("Pasiphae"), OPEN, listed=True)
    counted = ask(server, "GET", "/metrics").text
    for telling in (table.name, "Pasiphae", table.token, table.link, table.info["commitment"]):
        assert telling not in counted


# Acting for another


REQUESTS: tuple[Message, ...] = (
    {"type": "act", "action": "b1/NE"},
    {"type": "preview", "action": "b1/NE"},
    {"type": "undo"},
    {"type": "hint"},
    {"type": "answer", "agrees": True},
    {"type": "handover", "bot": "random"},
    {"type": "return"},
    {"type": "say", "text": "I give up"},
    {"type": "phrase", "phrase": "sorry"},
)


def test_nobody_acts_for_another_seat(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    other = table.sit("Theseus")
    table.start()
    with Spy(table, other) as client:
        version = client.update["version"]
        for number, message in enumerate(REQUESTS):
            assert client.ask(reference=str(number), seat=0, **message)["code"] == "seat-of-another"
            assert client.ask(reference=str(number), seat=9, **message)["code"] == "seat-unknown"
        for at in ("d4", "b1"):
            client.send(type="point", seat=0, at=at)
            assert client.until("refused")["code"] == "seat-of-another"
        assert client.ask(type="chat", reference="x", on=False)["code"] == "host-needed"
        assert table.ask("DELETE", "/seats/0", token=other).json["code"] == "seat-of-another"
    assert within(server, server.hall.whole(table.name)).version == version


def test_a_reference_of_another_seat_tells_nothing(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    other = table.sit("Theseus")
    table.start()
    with Spy(table, table.token) as one, Spy(table, other) as two:
        action = one.update["sights"][0]["legal"][0]
        assert one.ask(type="act", reference="push", seat=0, action=action)["type"] == "done"
        assert two.ask(type="act", reference="push", seat=0, action=action)["code"] == "seat-of-another"
        assert two.ask(type="act", reference="push", seat=1, action=action)["code"] == "not-to-act"


# Stale and foreign tokens


def codes(table: Opened, token: str | None) -> set[str]:
    """What somebody hears who tries everything over HTTP with a token."""
    answers = [
        table.ask("GET", "", None, token),
        table.ask("GET", "/record", None, token),
        table.ask("GET", "/replay", None, token),
        table.ask("DELETE", "", None, token),
        table.ask("DELETE", "/seats/1", None, token),
        table.ask("POST", "/seats", {"name": "Minos"}, token),
        table.ask("POST", "/luck", {"nonce": "labyrinth"}, token),
        table.ask("POST", "/start", {}, token),
        table.ask("POST", "/rematch", None, token),
    ]
    return {answer.json["code"] for answer in answers}


def connected_code(table: Opened, token: str) -> tuple[str, int]:
    """What somebody hears who connects with a token, and why that ends."""
    with table.connect(token) as client:
        code = client.until("refused")["code"]
        try:
            client.receive()
        except ConnectionClosed as closed:
            return code, closed.rcvd.code if closed.rcvd else 0
        return code, 0


def test_a_token_is_good_for_its_own_table_only(server: Server) -> None:
    table, other = open_table(server, me(), INVITED, OPEN), open_table(server, me(), INVITED, OPEN)
    foreign = (other.token, other.link, other.invitations[1], other.sit("Theseus"))
    for token in (*foreign, "x" * 22, table.token + "x", table.token[:-1], hashed(table.token), None):
        assert codes(table, token) <= {"table-unknown", "seat-needed"}
        assert table.ask("GET", token=token).json["code"] == "table-unknown"
        if token:
            assert connected_code(table, token) == ("table-unknown", 4404)


def test_the_token_of_a_seat_that_was_freed_is_nothing_any_more(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    token = table.sit("Theseus")
    with Spy(table, table.token) as host, Spy(table, token) as client:
        table.ask("DELETE", "/seats/1", token=table.token)
        host.await_version(3)
        assert host.until("presence")["seats"] == [0]
        client.await_version(3)
        assert client.until("refused")["code"] == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404
    assert table.sit("Minos")
    assert connected_code(table, token) == ("table-unknown", 4404)
    assert table.ask("GET", token=token).status == 404


def test_an_invitation_is_good_once(server: Server) -> None:
    table = open_table(server, me(), INVITED, OPEN)
    invitation = table.invitations[1]
    table.sit("Theseus", token=invitation)
    answer = table.ask("POST", "/seats", {"name": "Minos"}, invitation)
    assert (answer.status, answer.json["code"]) == (404, "table-unknown")
    assert connected_code(table, invitation) == ("table-unknown", 4404)


def test_the_link_and_an_invitation_let_nobody_act(server: Server) -> None:
    table = open_table(server, me(), INVITED, OPEN)
    for token in (table.link, table.invitations[1]):
        assert table.ask("POST", "/start", {}, token).json["code"] == "host-needed"
        assert table.ask("DELETE", "", None, token).json["code"] == "host-needed"
        assert table.ask("DELETE", "/seats/0", None, token).json["code"] == "seat-of-another"
        with Spy(table, token) as client:
            assert client.ask(type="phrase", reference="x", seat=0, phrase="hello")["code"] == "seat-of-another"


def test_tokens_are_only_taken_from_where_they_belong(server: Server) -> None:
    table = open_table(server)
    path = f"/api/tables/{table.name}"
    assert ask(server, "GET", f"{path}?token={table.token}").status == 404
    for scheme in ("Basic", "Token", ""):
        headers = {"Authorization": f"{scheme} {table.token}".strip()}
        assert ask(server, "GET", path, headers=headers).status == 404
    assert ask(server, "GET", path, headers={"Authorization": f"bearer {table.token}"}).status == 200
    assert ask(server, "GET", path, headers={"Cookie": f"token={table.token}"}).status == 404


# What is kept and what is logged


def test_only_hashes_of_tokens_are_kept_and_no_secret_is_logged(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with started("--no-limits", "--pause", "0", data=data) as (process, address):
        table = open_table(address, me(), INVITED, OPEN)
        tokens = [table.token, table.link, *table.invitations.values()]
        tokens += [table.sit("Theseus"), table.sit("Minos", token=table.invitations[1])]
        table.start(nonce="labyrinth")
        with table.connect(table.token) as client:
            legal = client.until("update")["sights"][0]["legal"]
            client.ask(type="act", reference="push", seat=0, action=legal[0])
            client.ask(type="act", reference="wrong", seat=1, action="b1/NE")
            client.send(type="nonsense", token=table.token)
            client.until("refused")
        for token in tokens:
            assert table.ask("POST", "/start", {"token": token}, token).status in (400, 403, 404, 409)
            ask(address, "GET", f"/api/tables/{quote(token)}", token=token)
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        code, said, complained = stopped(process, signal.SIGTERM)
        assert code == 0
    kept += b"".join(file.read_bytes() for file in tmp_path.iterdir())
    with sqlite3.connect(data) as connection:
        [[opened]] = connection.execute("SELECT entry FROM entries WHERE version = 0").fetchall()
    connection.close()
    secret = json.loads(opened)["secret"]
    for token in tokens:
        assert token.encode() not in kept
        assert token not in said + complained
    for token in tokens[:2]:
        assert hashed(token).encode() in kept
    assert secret not in said + complained
    assert fairness.seed(secret, ("labyrinth", "", "")).encode() not in kept
    assert "Traceback" not in complained


# Messages that are none

DEEP = '{"x":' + "[" * 8000 + "]" * 8000 + "}"

MESSAGES: list[tuple[str | bytes, str]] = [
    ("", "message-malformed"),
    ("{", "message-malformed"),
    ("null", "message-malformed"),
    ("[]", "message-malformed"),
    ("\0", "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": 0, "text": ', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": 0, "text": "\\ud800"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": 0, "text": "a\\u0000b"}', "chat-text"),
    ('{"type": "say", "reference": "x", "seat": 0, "text": ""}', "message-malformed"),
    ('{"type": "say", "reference": "", "seat": 0, "text": "x"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": -1, "text": "x"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": 16, "text": "x"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": 1e400, "text": "x"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": 0.5, "text": "x"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": true, "text": "x"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": "0", "text": "x"}', "message-malformed"),
    ('{"type": "say", "reference": "x", "seat": 0, "text": "x", "host": true}', "message-malformed"),
    ('{"type": "act", "reference": "x", "seat": 0, "action": "b1/NE", "version": -1}', "message-malformed"),
    ('{"type": "act", "reference": "x", "seat": 0, "action": "b1/NE", "version": 1e9}', "message-malformed"),
    (
        '{"type": "act", "reference": "x", "seat": 0, "action": "b1/NE", "version": ' + "9" * 4000 + "}",
        "message-malformed",
    ),
    ('{"type": "point", "seat": 0, "at": "a1\\n"}', "message-malformed"),
    ('{"type": "point", "seat": 0, "at": "../.."}', "message-malformed"),
    ('{"type": "handover", "reference": "x", "seat": 0, "bot": "../greedy"}', "message-malformed"),
    ('{"type": "handover", "reference": "x", "seat": 0, "bot": "bot"}', "bot-name"),
    ('{"type": "__class__"}', "message-malformed"),
    (DEEP, "message-deep"),
    (b"\xff\xfe", "message-malformed"),
    (b'{"type": "say", "reference": "\xff", "seat": 0, "text": "x"}', "body-not-text"),
    (b"\x00" * 1000, "message-malformed"),
]


@pytest.fixture(scope="module")
def target(server: Server) -> Iterator[Client]:
    table = open_table(server, me(), OPEN)
    table.sit("Theseus")
    table.start()
    with table.connect(table.token) as client:
        client.until("presence")
        yield client


@pytest.mark.parametrize(("message", "code"), MESSAGES, ids=range(len(MESSAGES)))
def test_a_message_that_is_none_is_refused_with_a_code_and_nothing_else_happens(
    target: Client, message: str | bytes, code: str
) -> None:
    target.socket.send(message)
    refused = target.receive()
    assert (refused["type"], refused["code"]) == ("refused", code)
    assert len(refused["text"]) < 2000
    assert "Traceback" not in refused["text"]
    assert target.ask(type="hint", reference="still here", seat=1)["code"] == "seat-of-another"


@pytest.mark.parametrize(("message", "code"), MESSAGES, ids=range(len(MESSAGES)))
def test_whoever_begins_with_nonsense_is_disconnected(server: Server, message: str | bytes, code: str) -> None:
    with Client(server) as client:
        client.socket.send(message)
        refused = client.receive()
        assert refused["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize(
    "hello",
    [
        {"protocol": 10**400},
        {"protocol": -1},
        {"protocol": 1, "since": 10**400},
        {"protocol": 1, "since": -1},
        {"protocol": 1, "token": "short"},
        {"protocol": 1, "token": "x" * 65},
        {"protocol": 1, "language": "x" * 17},
        {"protocol": 1, "table": "../../etc/passwd"},
        {"protocol": 1, "table": "a\0b"},
    ],
)
def test_a_hello_beyond_all_measure_is_refused(server: Server, hello: Message) -> None:
    with Client(server) as client:
        client.send(**{"type": "hello", "table": "labyrinth", **hello})
        assert client.receive()["code"] == "message-malformed"


def test_a_message_in_bytes_is_as_good_as_one_in_text(server: Server) -> None:
    table = open_table(server)
    with Client(server) as client:
        hello = {"type": "hello", "protocol": 1, "table": table.name, "token": table.token}
        client.socket.send(json.dumps(hello).encode())
        assert client.receive()["type"] == "welcome"


def raw(server: Server) -> socket.socket:
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    return socket.create_connection((host, int(port)), timeout=30)


UPGRADE = (
    "GET /api/play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def upgraded(server: Server) -> socket.socket:
    plain = raw(server)
    plain.sendall(UPGRADE.format(host=server.address[7:-1]).encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += plain.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return plain


def closed_with(plain: socket.socket) -> int:
    """The code in the frame that ends a connection."""
    received = b""
    while part := plain.recv(4096):
        received += part
    position = received.rindex(b"\x88")
    return int(struct.unpack("!H", received[position + 2 : position + 4])[0])


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x05hello", 1002),  # not masked
        (b"\xf1\x80\0\0\0\0", 1002),  # reserved bits
        (b"\x83\x80\0\0\0\0", 1002),  # no such kind
        (b"\x81\x82\0\0\0\0\xff\xff", 1007),  # no text
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1009),  # far too long
    ],
)
def test_frames_that_are_none_end_the_connection(server: Server, frame: bytes, code: int) -> None:
    with upgraded(server) as plain:
        plain.sendall(frame)
        assert closed_with(plain) == code


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_a_request_that_breaks_off_harms_nobody(server: Server, sent: bytes) -> None:
    with raw(server) as plain:
        plain.sendall(sent)
    assert ask(server, "GET", "/api/health").status == 200


def test_a_message_that_breaks_off_harms_nobody(server: Server) -> None:
    table = open_table(server)
    hello = json.dumps({"type": "hello", "protocol": 1, "table": table.name, "token": table.token}).encode()
    with upgraded(server) as plain:
        plain.sendall(b"\x81" + bytes([0x80 | 126]) + struct.pack("!H", len(hello)) + b"\0\0\0\0" + hello[:20])
    with table.connect(table.token) as client:
        assert client.receive()["type"] == "welcome"


def test_an_abrupt_end_harms_nobody(server: Server) -> None:
    table = open_table(server)
    with table.connect(table.token) as stays, ExitStack() as leaving:
        stays.until("presence")
        leaver = leaving.enter_context(table.connect(table.link))
        assert stays.until("presence")["spectators"] == 1
        linger = struct.pack("ii", 1, 0)
        leaver.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        leaver.socket.socket.shutdown(socket.SHUT_RDWR)
        assert "spectators" not in stays.until("presence")


# Where requests come from


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1", "x", "http://127.0.0.1:1@evil.example"]
)
def test_a_page_of_another_server_cannot_connect(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Client(server, origin=origin)
    assert refused.value.response.status_code == 403


def test_a_page_of_this_server_can_connect(server: Server) -> None:
    with Client(server, origin=server.address.rstrip("/")) as client:
        client.send(type="hello", protocol=1, table="nowhere")
        assert client.receive()["code"] == "table-unknown"


def test_no_page_of_another_server_may_read_an_answer(server: Server) -> None:
    for method, path in (("GET", "/api/games"), ("OPTIONS", "/api/tables")):
        answer = ask(server, method, path, headers={"Origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.lower().startswith("access-control")]


PATHS = [
    "/api/games/../../../../etc/passwd/rules",
    "/api/games/..%2f..%2f..%2fetc%2fpasswd/rules",
    "/api/games/%2e%2e/rules",
    "/api/games/__init__/rules",
    "/api/tables/..%2f..%2fhealth",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/api/tables/a%00b",
    "/api/tables/%ff%fe",
    "/api/tables/" + "a" * 4000,
    "//etc/passwd",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out(server: Server, path: str) -> None:
    with raw(server) as plain:
        request = f"GET {path} HTTP/1.1\r\nHost: {server.address[7:-1]}\r\nConnection: close\r\n\r\n"
        plain.sendall(request.encode())
        answer = b""
        while part := plain.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 404")
    assert json.loads(body)["code"] in ("path-unknown", "table-unknown", "game-name")
    assert b"root:" not in body


@pytest.mark.parametrize("name", ["x\r\nSet-Cookie: a=b", "x\nINFO forged", "\x1b[2J", "a\0b", "\u202eabc"])
def test_a_name_puts_nothing_into_headers_logs_or_records(server: Server, name: str) -> None:
    wish = {"game": "amazeing", "seats": [{"kind": "me", "name": name}, OPEN]}
    assert ask(server, "POST", "/api/tables", wish).json["code"] == "player-name"
    table = open_table(server)
    assert table.ask("POST", "/seats", {"name": name}, table.link).json["code"] == "player-name"
    answer = table.ask("GET", f"/{quote(name)}", token=table.token)
    assert "set-cookie" not in {header.lower() for header in answer.headers}


# Too much of everything


def test_an_address_connects_only_so_often() -> None:
    with serving(replace(QUICK, limits=replace(UNLIMITED, requests=(3, 3600.0)))) as server:
        for _ in range(3):
            with Client(server):
                pass
        with pytest.raises(InvalidStatus) as refused:
            Client(server)
        assert refused.value.response.status_code == 403
        assert ask(server, "GET", "/api/games").status == 429


def test_an_address_has_only_so_many_connections() -> None:
    with serving(replace(QUICK, limits=replace(UNLIMITED, connections=2))) as server:
        table = open_table(server)
        with table.connect(table.token) as first, table.connect(table.token):
            first.until("presence")
            with pytest.raises(InvalidStatus) as refused:
                Client(server)
            assert refused.value.response.status_code == 403
        first = table.connect(table.token)
        with first:  # who has gone makes room
            assert first.receive()["type"] == "welcome"


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("knossos.table.limits.time.monotonic", lambda: clock[0])
    bucket = Bucket((2, 10.0))
    full = [bucket.full]
    bucket.take()
    bucket.take()
    with pytest.raises(TooMany):
        bucket.take()
    clock[0] = 5.0
    bucket.take()
    full.append(bucket.full)
    clock[0] = 100.0
    assert [*full, bucket.full] == [True, False, True]
    bucket.take()
    bucket.take()
    with pytest.raises(TooMany):
        bucket.take()


def test_addresses_that_have_asked_nothing_for_long_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("knossos.table.limits.time.monotonic", lambda: clock[0])
    monkeypatch.setattr(Buckets, "_MOST", 3)
    buckets = Buckets((1, 10.0))
    for address in "abc":
        buckets.take(address)
    with pytest.raises(TooMany):
        buckets.take("a")
    clock[0] = 20.0
    buckets.take("d")
    assert list(buckets._buckets) == ["d"]


def test_a_counter_counts_each_address_for_itself() -> None:
    counter = Counter(1)
    with counter.one("a"), counter.one("b"), pytest.raises(TooMany), counter.one("a"):
        pass
    with counter.one("a"):  # who has gone makes room
        pass


def test_what_is_no_address_is_one_of_its_own() -> None:
    assert neighbourhood("testclient") == "testclient"


def test_an_address_of_the_old_internet_is_the_same_however_it_is_written() -> None:
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7")
    assert neighbourhood("::ffff:192.0.2.8") != neighbourhood("192.0.2.7")
