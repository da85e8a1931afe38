"""What can be asked over HTTP: every endpoint, its refusals, and what goes with each answer."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from urllib.parse import quote, urlsplit

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from knossos.game import rulebook
from knossos.game.record import Record
from knossos.games import load, names
from knossos.locale import Problem
from knossos.match.fairness import commitment, verify
from knossos.table.app import HEADERS
from knossos.table.http import ENDPOINTS
from knossos.table.limits import UNLIMITED, Limits
from knossos.table.serve import Server
from knossos.table.store import StoreFailed
from tests.table.serving import INVITED, OPEN, QUICK, Answer, Client, Opened, ask, bot, me, open_table, serving


def finished(server: Server) -> Opened:
    """A table where a game was played to its end."""
    table = open_table(server, me(), bot("greedy"))
    assert table.ask("POST", "/luck", {"nonce": "ariadne_nonce"}, table.token).status == 200
    table.start()
    with table.connect(table.token) as client:
        client.send(type="handover", reference="out", seat=0, bot="greedy")
        while client.until("update")["standing"]["stage"] != "over":
            pass
    return table


@pytest.fixture(scope="module")
def over(server: Server) -> Opened:
    return finished(server)


def refusal(answer: Answer) -> tuple[int, str]:
    """The status and the code of something that was refused; a refusal always has a text."""
    assert answer.headers["content-type"] == "application/json"
    assert answer.json["text"]
    return answer.status, answer.json["code"]


# The house


def test_the_server_says_that_it_is_well(server: Server) -> None:
    answer = ask(server, "GET", "/api/health")
    assert (answer.status, answer.json["status"]) == (200, "ok")


def test_the_server_counts_what_it_does(server: Server) -> None:
    def counted() -> dict[str, int]:
        answer = ask(server, "GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = [line.split() for line in answer.text.splitlines() if not line.startswith("#")]
        mark = f'{{process="{os.getpid()}"}}'
        assert all(name.endswith(mark) for name, _ in lines)
        return {name.removesuffix(mark): int(value) for name, value in lines}

    before = counted()
    table = open_table(server)
    with table.connect(table.token) as client:
        client.until("presence")
        client.ask(type="undo", reference="x", seat=0)
        for path in ("/api/nothing", "/api/tables/nothing"):
            assert ask(server, "GET", path).status == 404
        after = counted()
    gained = {name: after[name] - before[name] for name in after}
    assert gained["knossos_tables_opened_total"] == gained["knossos_entries_total"] == 1
    assert (gained["knossos_messages_total"], gained["knossos_refused_total"]) == (1, 3)
    assert gained["knossos_tables_gathering"] == 1
    assert after["knossos_connections"] >= 1
    assert after["knossos_tables_in_memory"] >= 1


def test_all_games_are_listed_with_options_and_bots_in_the_language_asked_for(server: Server) -> None:
    english = ask(server, "GET", "/api/games").json["games"]
    german = ask(server, "GET", "/api/games", headers={"Accept-Language": "fr, de;q=0.8, en;q=0.5"}).json["games"]
    assert [game["name"] for game in english] == list(names())
    assert english[0]["about"] != german[0]["about"]
    for game in english:
        assert [each["level"] for each in game["bots"]] == sorted(each["level"] for each in game["bots"])
        assert game["seats"]
    assert any(option["name"] == "mode" and option["default"] == "basic" for option in english[0]["options"])


def test_an_option_says_how_many_can_play_where_it_changes_that(server: Server) -> None:
    games = ask(server, "GET", "/api/games").json["games"]
    changed = {
        (game["name"], option["name"]): option["seats"]
        for game in games
        for option in game["options"]
        if "seats" in option
    }
    assert changed == {("dedalos", "allow_two"): {"true": [2, 3, 4, 5, 6]}}


def test_the_rules_of_every_game_can_be_read(server: Server) -> None:
    for game in names():
        answer = ask(server, "GET", f"/api/games/{game}/rules")
        assert answer.headers["content-type"].startswith("text/markdown")
        assert answer.text == rulebook.page(game)
        german = ask(server, "GET", f"/api/games/{game}/rules", headers={"accept-language": "de"})
        assert german.text == rulebook.page(game, "de")
    assert refusal(ask(server, "GET", "/api/games/chess/rules")) == (404, "game-name")


def test_the_page_explains_what_this_is_and_lists_tables_without_trusting_names(server: Server) -> None:
    table = open_table(server, me("<b>Ariadne</b>"), OPEN, listed=True)
    page = ask(server, "GET", "/")
    assert page.headers["content-type"].startswith("text/html")
    assert table.name in page.text
    assert "&lt;b&gt;Ariadne&lt;/b&gt;" in page.text
    assert "<b>" not in page.text
    assert 'lang="de"' in ask(server, "GET", "/", headers={"Accept-Language": "de-AT"}).text
    table.ask("DELETE", "", token=table.token)


def test_a_page_without_tables_says_so() -> None:
    with serving() as server:
        assert "Nobody has listed a table yet." in ask(server, "GET", "/").text


def test_every_answer_has_the_headers_that_keep_browsers_careful(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/api/tables/unknown", "/metrics", "/api/openapi.json"):
        answer = ask(server, "GET", path)
        headers = {name.lower(): value for name, value in answer.headers.items()}
        assert {name: headers.get(name.lower()) for name in HEADERS} == HEADERS
        assert "server" not in headers


def test_unknown_paths_and_methods_are_refused_like_everything_else(server: Server) -> None:
    assert refusal(ask(server, "GET", "/api/nothing")) == (404, "path-unknown")
    assert refusal(ask(server, "POST", "/api/health", {})) == (405, "method-unknown")
    answer = ask(server, "PUT", "/api/tables", {})
    assert refusal(answer) == (405, "method-unknown")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    assert ask(server, "HEAD", "/api/health").status == 200


def test_refusals_are_said_in_the_language_asked_for(server: Server) -> None:
    answer = ask(server, "GET", "/api/nothing", headers={"Accept-Language": "de"})
    assert answer.json == {"code": "path-unknown", "text": "Hier ist nichts."}


# Opening tables


def test_a_table_is_opened_with_all_its_tokens(server: Server) -> None:
    answer = ask(
        server,
        "POST",
        "/api/tables",
        {
            "game": "amazeing(mode=kids)",
            "seats": [me(), OPEN, INVITED, bot("greedy")],
            "clock": {"decision": 30, "reserve": 60},
        },
    )
    assert answer.status == 201
    opened = answer.json
    table = opened["table"]
    assert [chair["holder"]["kind"] for chair in table["chairs"]] == ["person", "nobody", "nobody", "bot"]
    assert [chair.get("invited", False) for chair in table["chairs"]] == [False, False, True, False]
    assert (table["stage"], table["listed"], table["chat"]) == ("gathering", False, True)
    assert table["clock"] == {"decision": 30, "reserve": 60}
    assert re.fullmatch("[0-9a-f]{64}", table["commitment"])
    tokens = [opened["token"], opened["link"], opened["invitations"][0]["token"]]
    assert len(set(tokens)) == 3
    path = f"/api/tables/{table['id']}"
    assert [ask(server, "GET", path, token=token).json.get("kept") for token in tokens] == [None, None, 2]
    assert all(len(token) >= 22 for token in tokens)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [OPEN, OPEN]}, "game-name"),
        ({"game": "amazeing(mode=hard)", "seats": [OPEN, OPEN]}, None),
        ({"game": "amazeing(", "seats": [OPEN, OPEN]}, None),
        ({"game": "amazeing", "seats": [OPEN]}, "seats-count"),
        ({"game": "dragon(first=9)", "seats": [OPEN, OPEN]}, "option-first"),
        ({"game": "dedalos(first=3)", "seats": [OPEN, OPEN, OPEN]}, "option-first"),
        ({"game": "amazeing", "seats": [OPEN, bot("minotaur")]}, "bot-name"),
        ({"game": "amazeing", "seats": [OPEN, {"kind": "me"}]}, "name-needed"),
        ({"game": "amazeing", "seats": [me(), me()]}, "name-twice"),
        ({"game": "amazeing", "seats": [OPEN, me("a,b")]}, "player-name"),
        ({"game": "amazeing", "seats": []}, "message-malformed"),
        ({"game": "amazeing", "seats": [OPEN] * 17}, "message-malformed"),
        ({"game": "amazeing", "seats": [OPEN, {"kind": "king"}]}, "message-malformed"),
        ({"game": "amazeing", "seats": [OPEN, OPEN], "clock": {"decision": 0}}, "message-malformed"),
        ({"game": "amazeing", "seats": [OPEN, OPEN], "seed": "1"}, "message-malformed"),
        ({"seats": [OPEN, OPEN]}, "message-malformed"),
        ([], "message-malformed"),
        (b"", "message-malformed"),
        (b"\xff", "message-malformed"),
        (b'{"game": "\xff"}', "body-not-text"),
        (b'{"game": "amazeing", "seats": ' + b"[" * 8000, "message-malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(server: Server, wish: object, code: str | None) -> None:
    status, given = refusal(ask(server, "POST", "/api/tables", wish))
    assert status == 400
    assert code in (given, None)


def test_only_json_of_a_reasonable_size_is_read(server: Server) -> None:
    wish = {"game": "amazeing", "seats": [OPEN, OPEN]}
    wrong = ask(server, "POST", "/api/tables", wish, headers={"Content-Type": "text/plain"})
    assert refusal(wrong) == (415, "body-type")
    large = ask(server, "POST", "/api/tables", b" " * 20_000)
    assert refusal(large) == (413, "body-large")


def test_content_that_does_not_come_in_time_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knossos.table.http.READING", 0.1)
    with calling(server) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        )
        answer = everything(line)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"body-slow"' in answer


def test_who_connects_and_asks_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knossos.table.serve.ASKING", 1)
    with serving() as server, calling(server) as silent, calling(server) as slow, calling(server) as again:
        table = open_table(server)
        with table.connect(table.token) as client:
            slow.sendall(b"GET /api/health HTTP/1.1\r\nHost:")
            again.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health")
            assert [everything(silent), everything(slow)] == [b"", b""]
            assert everything(again).count(b'"status":"ok"') == 1
            assert client.ask(type="phrase", reference="still here", seat=0, phrase="hello")["type"] == "done"


def test_all_together_have_only_so_many_connections() -> None:
    with serving(replace(QUICK, limits=replace(UNLIMITED, everybody=3))) as server:
        table = open_table(server)
        with table.connect(table.token) as first, table.connect(table.token), table.connect(table.token):
            first.until("presence")
            with pytest.raises(InvalidStatus) as refused:
                Client(server)
            assert refused.value.response.status_code == 403
            assert ask(server, "GET", "/api/health").status == 503
            assert first.ask(type="phrase", reference="still here", seat=0, phrase="hello")["type"] == "done"


def calling(server: Server) -> socket.socket:
    """A connection on which anything can be sent."""
    address = urlsplit(server.address)
    return socket.create_connection((address.hostname, address.port), timeout=30)


def everything(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    return b"".join(iter(lambda: line.recv(65536), b""))


def test_listed_tables_are_shown_to_everybody_and_others_to_nobody(server: Server) -> None:
    listed, private = open_table(server, listed=True), open_table(server)
    shown = [table["id"] for table in ask(server, "GET", "/api/tables").json["tables"]]
    assert shown[0] == listed.name
    assert private.name not in shown
    assert listed.ask("GET").status == 200
    for known in (private.token, private.link):
        assert private.ask("GET", token=known).status == 200
    for token in (None, listed.token, "x" * 22, "short"):
        assert refusal(private.ask("GET", token=token)) == (404, "table-unknown")
    assert refusal(private.ask("GET", token="x" * 22)) == refusal(ask(server, "GET", "/api/tables/elsewhere"))


def test_the_host_gives_a_table_up(server: Server) -> None:
    table = open_table(server, listed=True)
    assert refusal(table.ask("DELETE")) == (403, "host-needed")
    assert table.ask("DELETE", token=table.token).json["stage"] == "over"
    assert refusal(table.ask("DELETE", token=table.token)) == (409, "table-started")
    assert table.name not in [each["id"] for each in ask(server, "GET", "/api/tables").json["tables"]]


# Sitting down and leaving


def test_a_seat_is_taken_by_link_and_by_invitation(server: Server) -> None:
    table = open_table(server, me(), INVITED, OPEN)
    taken = table.ask("POST", "/seats", {"name": "Theseus", "nonce": "theseus_nonce"}, table.link)
    assert (taken.status, taken.json["seat"]) == (201, 2)
    assert taken.json["table"]["chairs"][2]["holder"] == {"kind": "person", "name": "Theseus"}
    assert refusal(table.ask("POST", "/seats", {"name": "Minos"}, table.link)) == (409, "table-full")
    assert refusal(table.ask("POST", "/seats", {"name": "Minos", "seat": 1}, table.link)) == (409, "seat-not-free")
    assert table.ask("POST", "/seats", {"name": "Minos"}, table.invitations[1]).json["seat"] == 1
    assert refusal(table.ask("POST", "/seats", {"name": "Minos"})) == (404, "table-unknown")


def test_anybody_sits_down_at_a_listed_table(server: Server) -> None:
    table = open_table(server, me(), OPEN, OPEN, listed=True)
    assert table.ask("POST", "/seats", {"name": "Theseus", "seat": 2}).json["seat"] == 2
    for seat, expected in ((5, (404, "seat-unknown")), (99, (400, "message-malformed"))):
        assert refusal(table.ask("POST", "/seats", {"name": "Minos", "seat": seat})) == expected
    assert refusal(table.ask("POST", "/seats", {"name": "Theseus"})) == (409, "name-taken")
    assert refusal(table.ask("POST", "/seats", {"name": "a:b"})) == (400, "player-name")
    assert refusal(table.ask("POST", "/seats", {"name": "Minos", "nonce": "short"})) == (400, "message-malformed")
    assert refusal(table.ask("POST", "/seats", {"name": "Minos", "nonce": "labyrinth\n"})) == (400, "nonce-text")
    assert table.ask("GET").json["chairs"][1]["holder"]["kind"] == "nobody"


def test_a_seat_is_left_before_the_game(server: Server) -> None:
    table = open_table(server)
    token = table.sit("Theseus")
    assert refusal(table.ask("DELETE", "/seats/0", token=token)) == (403, "seat-of-another")
    assert refusal(table.ask("DELETE", "/seats/7", token=token)) == (404, "seat-unknown")
    for number in ("x", "-1", "123", "٣"):
        assert refusal(table.ask("DELETE", f"/seats/{quote(number)}", token=token)) == (400, "seat-number")
    left = table.ask("DELETE", "/seats/1", token=token)
    assert left.json["chairs"][1]["holder"]["kind"] == "nobody"
    assert refusal(table.ask("DELETE", "/seats/1", token=table.token)) == (409, "seat-empty")


def test_during_the_game_a_seat_is_left_to_a_bot(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    token = table.sit("Theseus")
    table.start()
    left = table.ask("DELETE", "/seats/1", token=token).json["chairs"][1]
    assert left == {"holder": {"kind": "bot", "name": "greedy"}, "owner": "Theseus"}
    assert refusal(table.ask("DELETE", "/seats/0", token=token)) == (403, "seat-of-another")


def test_a_game_is_started_by_its_host_once(server: Server) -> None:
    table = open_table(server)
    token = table.sit("Theseus")
    assert refusal(table.ask("POST", "/start", {}, token)) == (403, "host-needed")
    assert refusal(table.ask("POST", "/start", {"bot": "minotaur"}, table.token)) == (400, "bot-name")
    assert table.ask("GET", token=table.token).json["stage"] == "gathering"
    assert table.ask("POST", "/start", {"nonce": "ariadne_nonce"}, table.token).json["stage"] == "playing"
    assert refusal(table.ask("POST", "/start", {}, table.token)) == (409, "table-started")
    assert refusal(table.ask("POST", "/luck", {"nonce": "ariadne_nonce"}, token)) == (409, "table-started")


def test_only_who_sits_at_the_table_has_part_in_its_luck(server: Server) -> None:
    table = open_table(server)
    assert refusal(table.ask("POST", "/luck", {"nonce": "somebody_else"}, table.link)) == (403, "seat-needed")
    assert refusal(table.ask("POST", "/luck", {"nonce": "labyrinth\n"}, table.token)) == (400, "nonce-text")
    assert table.ask("POST", "/luck", {"nonce": "ariadne_nonce"}, table.token).status == 200


# What remains


def test_the_record_of_a_running_game_has_no_draw_and_cannot_be_replayed(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    assert refusal(table.ask("GET", "/record", token=table.token)) == (409, "table-not-started")
    assert refusal(table.ask("GET", "/replay", token=table.token)) == (409, "table-not-started")
    other = table.sit("Theseus")
    table.start()
    with table.connect(table.token) as client:
        legal = client.until("update")["sights"][0]["legal"]
        client.ask(type="act", reference="push", seat=0, action=legal[0])
    answer = table.ask("GET", "/record", token=other)
    assert answer.headers["content-type"].startswith("text/plain")
    assert "\ndeal ?\n" in answer.text
    assert f"1. seat 0: {legal[0]}" in answer.text
    assert "luck" not in answer.text
    assert refusal(table.ask("GET", "/replay", token=other)) == (409, "replay-running")
    uploaded = ask(server, "POST", "/api/records", answer.text)
    assert refusal(uploaded) == (400, "record-line")
    with pytest.raises(Problem, match="has not ended"):
        verify(load("amazeing(mode=kids)"), Record.parse(answer.text))


def test_the_luck_of_a_finished_game_can_be_checked(over: Opened) -> None:
    record = Record.parse(over.ask("GET", "/record", token=over.link).text)
    verified = verify(load(record.game), record)
    assert verified.nonces == 1
    assert verified.draws
    assert verified.commitment == over.info["commitment"]
    assert record.luck
    assert commitment(record.luck.secret) == over.info["commitment"]


def test_the_server_checks_the_luck_of_a_record(server: Server, over: Opened) -> None:
    record = over.ask("GET", "/record", token=over.link).text
    checked = ask(server, "POST", "/api/records/check", record).json
    assert checked["commitment"] == over.info["commitment"] == commitment(checked["secret"])
    assert checked["nonces"] == 1
    other = record.replace(checked["secret"], "0" * 64)
    refused = ask(server, "POST", "/api/records/check", other)
    assert refusal(refused) == (400, "record-line")
    assert "does not follow" in refused.json["text"]
    without = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("luck"))
    assert refusal(ask(server, "POST", "/api/records/check", without)) == (400, "verify-no-luck")


def test_a_finished_game_is_looked_at_again_as_a_seat_or_a_spectator_saw_it(over: Opened) -> None:
    spectator = over.ask("GET", "/replay", token=over.link).json
    seat = over.ask("GET", "/replay?seat=0", token=over.link).json
    assert spectator["players"] == seat["players"]
    assert len(spectator["steps"]) == len(seat["steps"]) > 10
    assert spectator["steps"] != seat["steps"]
    assert refusal(over.ask("GET", "/replay?seat=9", token=over.link)) == (400, "look-seat")
    assert refusal(over.ask("GET", "/replay?seat=x", token=over.link)) == (400, "seat-number")


def test_a_record_is_uploaded_and_looked_at(server: Server, over: Opened) -> None:
    record = over.ask("GET", "/record", token=over.link).text
    looked = ask(server, "POST", "/api/records?seat=1", record)
    assert looked.status == 200
    assert looked.json["steps"] == over.ask("GET", "/replay?seat=1", token=over.link).json["steps"]
    assert refusal(ask(server, "POST", "/api/records", "nonsense"))[0] == 400
    assert refusal(ask(server, "POST", "/api/records", record.replace("move", "fly", 1))) == (400, "record-line")
    headers = {"Content-Type": "text/plain"}
    assert refusal(ask(server, "POST", "/api/records", b"\xff", headers=headers)) == (400, "body-not-text")
    assert refusal(ask(server, "POST", "/api/records", record.encode())) == (415, "body-type")
    assert refusal(ask(server, "POST", "/api/records", "x" * 300_000)) == (413, "body-large")


def test_a_rematch_keeps_the_players_and_moves_them_one_seat_further(server: Server, over: Opened) -> None:
    assert refusal(over.ask("POST", "/rematch", token=over.link)) == (403, "seat-needed")
    again = over.ask("POST", "/rematch", token=over.token).json
    assert again["after"] == over.name
    assert [chair["holder"]["name"] for chair in again["chairs"]] == ["greedy", "Ariadne"]
    assert again["commitment"] != over.info["commitment"]
    assert over.ask("POST", "/rematch", token=over.token).json["id"] == again["id"]
    assert over.ask("GET", token=over.link).json["followed"] == again["id"]
    path = f"/api/tables/{again['id']}"
    assert ask(server, "POST", f"{path}/start", {}, over.token).json["stage"] == "playing"
    running = ask(server, "POST", f"{path}/rematch", token=over.token)
    assert refusal(running) == (409, "table-not-over")


# Limits


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    limits = replace(UNLIMITED, tables=(2, 1000.0), hints=(1, 1000.0))
    with serving(replace(QUICK, limits=limits)) as running:
        yield running


def test_an_address_opens_only_so_many_tables(strict: Server) -> None:
    for _ in range(2):
        open_table(strict)
    answer = ask(strict, "POST", "/api/tables", {"game": "amazeing", "seats": [OPEN, OPEN]})
    assert refusal(answer) == (429, "too-many")
    assert answer.headers["retry-after"]


def test_an_address_looks_only_at_so_many_records(strict: Server) -> None:
    assert refusal(ask(strict, "POST", "/api/records", "nonsense"))[0] == 400
    assert refusal(ask(strict, "POST", "/api/records", "nonsense")) == (429, "too-many")


def test_an_address_asks_only_so_much() -> None:
    with serving(replace(QUICK, limits=Limits(requests=(3, 1000.0)))) as server:
        answers = [ask(server, "GET", "/api/health").status for _ in range(4)]
    assert answers == [200, 200, 200, 429]


# When something is wrong with the server


def test_a_store_that_fails_is_said_without_saying_why(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed("/secret/path is gone")

    table = open_table(server)
    for part in ("counts", "listed", "append"):
        monkeypatch.setattr(server.hall.store, part, fail)
    wish = {"game": "amazeing", "seats": [OPEN, OPEN]}
    for answer in (
        ask(server, "GET", "/api/health"),
        ask(server, "GET", "/metrics"),
        ask(server, "GET", "/api/tables"),
        ask(server, "GET", "/"),
        ask(server, "POST", "/api/tables", wish),
        table.ask("POST", "/start", {}, table.token),
    ):
        assert refusal(answer) == (503, "store-failed")
        assert "secret" not in answer.text


def test_a_mistake_of_the_server_is_said_without_saying_which(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(server.hall.store, "counts", fail)
    answer = ask(server, "GET", "/api/health")
    assert refusal(answer) == (500, "server-failed")
    assert "a secret" not in answer.text
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_records_that_nobody_can_look_at_are_refused_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving() as server:
        monkeypatch.setattr(server.hall.thinkers, "_command", ("false",))
        assert refusal(ask(server, "POST", "/api/records", "nonsense")) == (503, "replay-failed")
        assert refusal(ask(server, "POST", "/api/records/check", "nonsense")) == (503, "replay-failed")


def test_every_endpoint_says_what_it_is() -> None:
    assert len({endpoint.name for endpoint in ENDPOINTS}) == len(ENDPOINTS)
    assert all(endpoint.handle.__doc__ for endpoint in ENDPOINTS)
