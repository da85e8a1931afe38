"""docs/protocol.md is true and complete: its examples are messages, its commands work, and nothing is left out."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from knossos.games import load, names
from knossos.locale import catalogue
from knossos.table import http, sockets, wire
from knossos.table.http import ENDPOINTS, READING
from knossos.table.limits import Limits
from knossos.table.serve import ASKING, Server
from knossos.table.table import PHRASES
from knossos.table.thinker import LONGEST
from knossos.table.thinkers import Checked, Looked
from tests.table.serving import Opened, bot, me, open_table, serving
from tests.table.test_play import play_on

PAGE = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\w+))?\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
GAME = load("amazeing").kinds

BODIES = {
    kind.__name__: kind
    for endpoint in ENDPOINTS
    for kind in (endpoint.takes, endpoint.gives)
    if isinstance(kind, type) and issubclass(kind, Struct)
}
FROM_CLIENT = {str(kind.__struct_config__.tag): kind for kind in get_args(wire.FromClient)}
FROM_SERVER = {str(kind.__struct_config__.tag): kind for kind in get_args(wire.FromServer)}


def examples() -> list[tuple[str, str]]:
    """Every example in JSON with the name of what it is, with whole views."""
    view = next(text for language, name, text in BLOCKS if (language, name) == ("json", "View"))
    found = [(name, text.replace("{…}", view)) for language, name, text in BLOCKS if language == "json"]
    return [(name or json.loads(text)["type"], text) for name, text in found]


def kind(name: str) -> Any:
    """What an example has to be."""
    kinds = {"View": GAME.view, "Refused": http.Refused, "Looked": Looked, "Checked": Checked}
    return {**BODIES, **FROM_CLIENT, **FROM_SERVER, **kinds}[name]


def structs(kind: Any) -> Iterator[type[Struct]]:
    """A type and everything it is made of."""
    pending, seen = [msgspec.inspect.type_info(kind)], set()
    while pending:
        each = pending.pop()
        if isinstance(each, msgspec.inspect.StructType):
            if each.cls in seen:
                continue
            seen.add(each.cls)
            yield each.cls
            pending += [field.type for field in each.fields]
        elif isinstance(each, msgspec.inspect.UnionType):
            pending += each.types
        elif isinstance(each, msgspec.inspect.VarTupleType | msgspec.inspect.ListType):
            pending.append(each.item_type)


def parts(thing: Any, name: str) -> Iterator[Any]:
    """Everything that is called so, however deep."""
    if isinstance(thing, dict):
        yield from (value for key, value in thing.items() if key == name)
        thing = list(thing.values())
    if isinstance(thing, list):
        for each in thing:
            yield from parts(each, name)


@pytest.mark.parametrize(("name", "text"), examples(), ids=[name for name, _ in examples()])
def test_every_example_is_a_real_message(name: str, text: str) -> None:
    message = msgspec.json.decode(text, type=kind(name))
    written = json.loads(text)
    if not kind(name).__struct_config__.forbid_unknown_fields:
        assert json.loads(msgspec.json.encode(message)) == written
    for view in parts(written, "view"):
        assert json.loads(msgspec.json.encode(msgspec.convert(view, GAME.view))) == view
    for events in parts(written, "events"):
        assert json.loads(msgspec.json.encode(msgspec.convert(events, list[GAME.event]))) == events  # type: ignore[name-defined]


def test_every_message_and_every_body_has_an_example() -> None:
    shown = {name for name, _ in examples()}
    in_others = {"TableInfo", "TableList"}
    assert {*FROM_CLIENT, *FROM_SERVER, *BODIES} - in_others <= shown
    assert in_others <= set(re.findall(r"`(\w+)`", PAGE))


def test_every_field_is_explained() -> None:
    words = set(re.findall(r"`([a-z_]+)`", PAGE))
    kinds = [*get_args(wire.FromClient), *get_args(wire.FromServer), *BODIES.values(), http.Refused]
    fields = {field for each in kinds for struct in structs(each) for field in struct.__struct_fields__}
    assert fields - words == set()


def test_every_kind_of_news_and_every_phrase_is_named() -> None:
    (news,) = (field.type for field in msgspec.structs.fields(wire.News) if field.name == "type")
    table = re.findall(r"^\| `(\w+)` \|", PAGE[PAGE.index("#### News") : PAGE.index("#### Versions")], re.MULTILINE)
    assert sorted(table) == sorted(get_args(news))
    assert next(json.loads(text)["phrases"] for name, text in examples() if name == "welcome") == list(PHRASES)


def test_every_endpoint_is_in_the_table_and_nothing_else() -> None:
    rows = re.findall(r"^\| `([A-Z]+) (/[^`?]+)(\?seat=)?` \|", PAGE, re.MULTILINE)
    assert [(method, path, bool(seat)) for method, path, seat in rows] == [
        (endpoint.method, endpoint.path, endpoint.seat) for endpoint in ENDPOINTS
    ]


def test_every_code_of_the_table_is_in_the_list_and_every_code_in_the_list_exists() -> None:
    refusals = PAGE[PAGE.index("## Refusals\n") : PAGE.index("### How a connection ends")]
    listed = set(re.findall(r"`([a-z]+-[a-z-]+)`", refusals))
    rooms = [Path(wire.__file__).with_name(f"{name}.py") for name in ("app", "hall", "http", "limits", "opening")]
    rooms += [Path(wire.__file__).with_name(f"{name}.py") for name in ("sockets", "table", "thinker", "wire")]
    raised = {
        code
        for room in rooms
        for code in re.findall(r'[A-Z]\w+\(\s*"([a-z]+-[a-z-]+)"[,)]', room.read_text(encoding="utf-8"))
        if code in catalogue("en")
    }
    assert raised - listed == set()
    assert {code for code in listed if code not in catalogue("en")} == set()


def test_every_reason_to_close_a_connection_is_explained() -> None:
    ours = (sockets.MALFORMED, sockets.UNKNOWN, sockets.SLOW, sockets.TOO_MANY, sockets.UNAVAILABLE)
    assert re.findall(r"^\| (4\d{3}) \|", PAGE, re.MULTILINE) == [str(code) for code in sorted(ours)]


def test_every_game_has_its_actions_written_as_it_reads_them() -> None:
    table = PAGE[PAGE.index("| game | actions |") : PAGE.index("### A view")]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.MULTILINE)
    assert sorted(game for game, _ in rows) == sorted(names())
    for game, actions in rows:
        read = [load(game).parse(text) for text in re.findall("`([^`]+)`", actions)]
        assert {type(action) for action in read} == set(get_args(load(game).kinds.action))


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    rates = [f"{count} in {seconds:g} seconds" for count, seconds in (limits.messages, limits.words)]
    rates += [
        f"{limits.connections}",
        f"{limits.everybody:,}",
        f"{ASKING} to {2 * ASKING} seconds, {READING:g} seconds",
    ]
    rates += [f"{count} in {seconds:g} seconds" for count, seconds in (limits.requests, limits.tables, limits.hints)]
    table = PAGE[PAGE.index("### Limits") : PAGE.index("## What may change")]
    assert re.findall(r"\| ([0-9][^|]*) \|$", table, re.MULTILINE) == [
        f"{limits.message_bytes:,} bytes",
        f"{limits.upload_bytes:,} bytes",
        f"{LONGEST:,} steps",
        *rates,
    ]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as running:
        yield running


@pytest.fixture(scope="module")
def over(server: Server) -> Opened:
    """A table whose game is over."""
    table = open_table(server, me(), bot("greedy")).start(nonce="thread-of-wool")
    with table.connect(table.token) as client:
        play_on(client)
    return table


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("bash")), reason="the commands are for bash and curl")
def test_every_command_works_in_the_order_of_the_page(server: Server, over: Opened, tmp_path: Path) -> None:
    commands = "".join(text for language, _, text in BLOCKS if language == "sh").replace("curl ", "curl --fail ")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", f'{commands}\necho "$TABLE $HOST $FRIEND"'],
        cwd=tmp_path,
        env=os.environ
        | {"PATH": path, "ADDRESS": server.address.rstrip("/"), "OVER": over.name, "LINK_OF_OVER": over.link}
        | {"LANG": "C.UTF-8", "LC_ALL": ""},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "One seat sent a nonce." in ran.stdout
    table, host, friend = ran.stdout.splitlines()[-1].split()
    opened = Opened(server, {"table": {"id": table}, "token": host, "link": "", "invitations": []})
    with opened.connect(host) as one, opened.connect(friend) as two:
        welcomes = one.receive(), two.receive()
    assert [welcome["seats"] for welcome in welcomes] == [[0], [1]]
    assert [chair["holder"]["name"] for chair in welcomes[0]["table"]["chairs"]] == [
        "Ariadne", "Theseus", "Daedalus", "greedy",
    ]  # fmt: skip
    assert welcomes[0]["table"]["stage"] == "playing"
