"""The OpenAPI document is true: the running server does what it says, and nothing that it does not say."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from msgspec import json
from schemathesis.config import SchemathesisConfig

from knossos.table.http import ENDPOINTS
from knossos.table.openapi import document
from knossos.table.serve import Server
from tests.table.serving import OPEN, Opened, ask, bot, me, open_table
from tests.table.test_play import play_on

NOT_EVERY_TEXT = {"expected-statuses": ["2xx", "400"]}
"""No schema says what a game or a record is."""

GENERATION = {"deterministic": True, "max-examples": 8, "database": "none"}

DOCUMENT = schemathesis.openapi.from_dict(
    document(),
    config=SchemathesisConfig.from_dict(
        {
            "generation": GENERATION,
            "operations": [
                {"include-operation-id": name, "checks": {"positive_data_acceptance": NOT_EVERY_TEXT}}
                for name in ("open_table", "look_at_record", "check_record")
            ],
        }
    ),
)
TABLES = schemathesis.openapi.from_dict(
    document(),
    config=SchemathesisConfig.from_dict(
        {
            "generation": GENERATION | {"mode": "positive"},
            "checks": {"positive_data_acceptance": {"enabled": False}},  # what is accepted depends on the table
        }
    ),
).include(path_regex="{table}")


@pytest.fixture(scope="module")
def played(server: Server) -> Opened:
    """A table whose game is over."""
    table = open_table(server, me(), bot("greedy"), listed=True).start()
    with table.connect(table.token) as client:
        play_on(client)
    return table


def test_the_document_is_what_openapi_says_a_document_is() -> None:
    DOCUMENT.validate()


def test_every_endpoint_is_in_the_document_and_nothing_else() -> None:
    described = [(method.upper(), path) for path, each in document()["paths"].items() for method in each]
    assert sorted(described) == sorted((endpoint.method, endpoint.path) for endpoint in ENDPOINTS)


def test_the_server_gives_the_document_away(server: Server) -> None:
    answer = ask(server, "GET", "/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.content == json.encode(document())


@DOCUMENT.hook
def map_body(_: schemathesis.HookContext, body: Any) -> Any:
    """To a schema 7.0 is an integer; here numbers are written without a fraction."""
    if isinstance(body, dict):
        return {name: map_body(_, each) for name, each in body.items()}
    if isinstance(body, list):
        return [map_body(_, each) for each in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


@DOCUMENT.parametrize()
def test_the_server_answers_as_the_document_says(case: schemathesis.Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.address)


@TABLES.parametrize()
def test_a_table_answers_as_the_document_says_at_every_stage(
    case: schemathesis.Case[Any], server: Server, played: Opened
) -> None:
    for table in (open_table(server, me(), OPEN), open_table(server, me(), OPEN).start(), played):
        case.path_parameters = {**case.path_parameters, "table": table.name}
        case.call_and_validate(base_url=server.address, headers={"Authorization": f"Bearer {table.token}"})


def test_everything_can_be_done_as_the_document_says(server: Server, played: Opened) -> None:
    done = set()

    def do(name: str, *, token: str = "", body: object = None, kind: str = "application/json", **path: str) -> Any:
        endpoint = next(each for each in ENDPOINTS if each.name == name)
        operation = DOCUMENT[endpoint.path][endpoint.method]
        content: dict[str, Any] = {"body": body, "media_type": kind} if endpoint.takes else {}
        case = operation.Case(path_parameters=path, **content)
        answer = case.call_and_validate(
            base_url=server.address, headers={"Authorization": f"Bearer {token}"} if token else {}
        )
        assert answer.status_code == endpoint.status, answer.text
        done.add(endpoint)
        return answer.json() if answer.headers["content-type"] == ["application/json"] else answer.text

    wish = {"game": "amazeing(mode=kids)", "seats": [me(), OPEN], "listed": True, "clock": {"decision": 600}}
    do("health")
    do("metrics")
    assert "dedalos" in {game["name"] for game in do("games")["games"]}
    assert do("rules", game="team").startswith("# ")
    closed = do("open_table", body=wish)
    assert do("close_table", token=closed["token"], table=closed["table"]["id"])["stage"] == "over"
    opened = do("open_table", body=wish)
    table = opened["table"]["id"]
    assert table in {each["id"] for each in do("list_tables")["tables"]}
    taken = do("take_seat", token=opened["link"], table=table, body={"name": "Theseus", "nonce": "naxosnaxos"})
    do("share_luck", token=taken["token"], table=table, body={"nonce": "ariadnes"})
    do("leave_seat", token=taken["token"], table=table, seat="1")
    assert do("start", token=opened["token"], table=table, body={})["stage"] == "playing"
    assert do("see_table", table=table)["chairs"][1]["holder"] == {"kind": "bot", "name": "greedy"}
    seen = do("see_table", token=opened["token"], table=table)
    assert (seen["yours"], seen["to_act"]) == ([0], 0)
    record = do("record", table=played.name)
    assert do("replay", table=played.name) == do("look_at_record", body=record, kind="text/plain")
    assert do("check_record", body=record, kind="text/plain")["draws"]
    assert do("rematch", token=played.token, table=played.name)["after"] == played.name
    assert done == set(ENDPOINTS)
