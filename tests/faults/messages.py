"""Messages of every kind, most of them wrong, for sockets and for HTTP.

Names of tables, tokens and legal actions are known only while a server runs. In what is made beforehand they are called
`$table0`, `$token0`, `$legal0`, and are put in when a message is sent.
"""

from __future__ import annotations

import json
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import hypothesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import strategies as st

from knossos.table import http, wire
from knossos.table.table import PHRASES

Json: TypeAlias = Any

_numbers = st.one_of(
    st.integers(-2, 20), st.integers(), st.sampled_from([2**31, 2**53, 2**63, -(2**64), 10**40, 10**4000])
)
_texts = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["", "\0", "a\0b", "\N{RIGHT-TO-LEFT OVERRIDE}", "\ud800", "\N{OWL}" * 70, "x" * 5000, "a\n"]),
)
_leaves = st.one_of(st.none(), st.booleans(), _numbers, st.floats(allow_nan=False), _texts)
_anything = st.recursive(
    _leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(_texts, inner, max_size=3)),
    max_leaves=6,
)


def _weighted(weights: dict[st.SearchStrategy[Any], int]) -> st.SearchStrategy[Any]:
    """One of some strategies, each as often as its weight says."""
    each = [strategy for strategy, weight in weights.items() for _ in range(weight)]
    return st.integers(0, len(each) - 1).flatmap(lambda number: each[number])


_table = st.sampled_from([f"$table{number}" for number in range(4)])
_token = st.sampled_from([f"$token{number}" for number in range(6)])
_seat = st.sampled_from([0, 0, 0, 1, 1, 1, 2, 15])
_reference = st.one_of(st.integers(0, 30).map(str), st.text(min_size=1, max_size=64))
_action = st.one_of(
    st.integers(0, 200).map(lambda number: f"$legal{number}"),
    st.sampled_from(["b1/NE", "move d4", "end", "stay", "0", "a1", "move z9", "b1/", "/"]),
    st.text(min_size=1, max_size=200),
)


def _message(kind: str, wanted: dict[str, Any], optional: dict[str, Any] | None = None) -> st.SearchStrategy[Json]:
    return st.fixed_dictionaries({"type": st.just(kind), **wanted}, optional=optional or {})


_asked = {"reference": _reference, "seat": _seat}
_hello = _message(
    "hello",
    {"protocol": st.just(wire.PROTOCOL), "table": _table},
    {"token": _token, "since": st.integers(0, 60), "language": st.sampled_from(["en", "de", "tlh", ""])},
)
_act = _message("act", {**_asked, "action": _action}, {"version": st.integers(0, 300)})
_other = st.one_of(
    _hello,
    _message("preview", {**_asked, "action": _action}),
    _message("undo", _asked),
    _message("answer", {**_asked, "agrees": st.booleans()}),
    _message("hint", _asked),
    _message("handover", _asked, {"bot": st.sampled_from(["random", "greedy", "minos", "__init__"])}),
    _message("return", _asked),
    _message("say", {**_asked, "text": st.text(min_size=1, max_size=300)}),
    _message("phrase", {**_asked, "phrase": st.sampled_from([*PHRASES, "boo"])}),
    _message("point", {"seat": _seat, "at": st.sampled_from(["a1", "g7", "zz99"])}),
    _message("chat", {"reference": _reference, "on": st.booleans()}),
    _message("mute", {"seat": _seat, "on": st.booleans()}),
)

_valid = _weighted({_act: 2, _other: 3})


@st.composite
def _spoilt(draw: st.DrawFn, whole: st.SearchStrategy[Json]) -> Json:
    """A message in which something is wrong: a field, a name, a value, or what is missing."""
    message = dict(draw(whole))
    for _ in range(draw(st.integers(1, 2))):
        names = sorted(message)
        field = draw(st.sampled_from(names)) if names else "type"
        match draw(st.sampled_from(["value", "missing", "extra", "name"])):
            case "value":
                message[field] = draw(_anything)
            case "missing":
                message.pop(field, None)
            case "extra":
                message[draw(_texts)] = draw(_anything)
            case "name":
                message[draw(_texts)] = message.pop(field, None)
    return message


def _written(thing: Json) -> str:
    return json.dumps(thing, ensure_ascii=False).encode("utf-8", "surrogatepass").decode("utf-8", "replace")


def _deep(levels: int) -> str:
    return '{"reference":' + "[" * levels + "]" * levels + ',"type":"undo","seat":0}'


_LONG = f'{{"type":"undo","reference":"1","seat":{"9" * 9000}}}'
_truncated = st.tuples(_valid, st.integers(0, 80)).map(lambda each: _written(each[0])[: each[1]])
_garbage = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    _truncated,
    _anything.map(_written),
    st.sampled_from(["", b"", "null", "[]", "{}", "\0", "\ufeff{}", '{"type":"undo","type":"hello"}', "NaN", _LONG]),
    st.sampled_from([10, 500, 1000, 3000, 8000]).map(_deep),
    st.sampled_from(["\\ud800", "\\u0000", "\\x", "\\udfff\\ud800"]).map(
        lambda escape: f'{{"type":"undo","reference":"{escape}","seat":0}}'
    ),
)
Frame: TypeAlias = str | bytes
_frame = _weighted({_valid.map(_written): 5, _spoilt(_valid).map(_written): 3, _garbage: 2})


class Fatal(NamedTuple):
    """A text frame after which a server has to close the connection, and with which code."""

    code: int
    content: bytes


FATAL = (Fatal(1007, b'{"type":"undo\xff"}'), Fatal(1009, b"[" + b" " * 20_000 + b"]"))


class Talk(NamedTuple):
    """Everything that one client sends."""

    hello: Frame | None
    frames: list[Frame]
    fatal: Fatal | None
    """What it sends last."""

    abrupt: bool
    """Whether it is gone without a word."""


OWNERS = {"$table0": ["$token0"], "$table1": ["$token1", "$token2"], "$table2": ["$token3"]}
"""Who sits where."""


@st.composite
def _greetings(draw: st.DrawFn) -> str:
    table = draw(st.sampled_from(sorted(OWNERS)))
    hello = {"type": "hello", "protocol": wire.PROTOCOL, "table": table, "token": draw(st.sampled_from(OWNERS[table]))}
    optional = {"since": st.integers(0, 60), "language": st.sampled_from(["en", "de"])}
    return _written(hello | draw(st.fixed_dictionaries({}, optional=optional)))


talks = st.builds(
    Talk,
    _weighted({_greetings(): 9, st.none(): 1}),
    st.lists(_frame, min_size=10, max_size=60),
    _weighted({st.none(): 4, st.sampled_from(FATAL): 1}),
    st.booleans(),
)


class Request(NamedTuple):
    """Something asked over HTTP."""

    method: str
    path: str
    headers: dict[str, str]
    body: Frame


_parts = st.one_of(st.sampled_from(["health", "tables", "seats", "..", "%00", "0", "-1", "99"]), st.text(max_size=12))
_wish = st.fixed_dictionaries(
    {
        "game": st.sampled_from(
            ["amazeing(mode=kids)", "team", "dragon", "dedalos", "chess", "team(mode=)", "x" * 301]
        ),
        "seats": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["me", "open", "invited", "bot"])},
                optional={"name": st.sampled_from(["Ariadne", "Theseus", "a,b", "-", "bot:x"]), "bot": _texts},
            ),
            max_size=6,
        ),
    },
    optional={
        "listed": st.booleans(),
        "chat": st.booleans(),
        "clock": st.fixed_dictionaries({"decision": _numbers}, optional={"reserve": _numbers}),
    },
)
_bodies = {
    "open_table": _wish,
    "take_seat": st.fixed_dictionaries(
        {"name": st.text(min_size=1, max_size=24)}, optional={"seat": _seat, "nonce": st.just("ariadne-1")}
    ),
    "share_luck": st.fixed_dictionaries({"nonce": st.sampled_from(["ariadne-1", "ß" * 8, "short"])}),
    "start": st.fixed_dictionaries({}, optional={"bot": st.sampled_from(["random", "minos"])}),
}
_nothing: st.SearchStrategy[Json] = st.just({})


@st.composite
def requests(draw: st.DrawFn) -> Request:
    """Something asked over HTTP, at one of the real endpoints or near one."""
    endpoint = draw(st.sampled_from(http.ENDPOINTS))
    path = endpoint.path
    for name, values in (
        ("{table}", st.one_of(_table, _table, _parts)),
        ("{seat}", st.one_of(_seat.map(str), _parts)),
        ("{game}", st.one_of(st.sampled_from(["team", "chess"]), _parts)),
    ):
        path = path.replace(name, draw(values)) if name in path else path
    if draw(st.integers(0, 9)) == 0:
        path += "/" + draw(_parts)
    whole = _bodies.get(endpoint.name, _nothing)
    body = draw(st.one_of(whole.map(_written), _spoilt(whole).map(_written), _garbage))
    kind = "text/plain" if endpoint.takes == http.TEXT else "application/json"
    headers = {
        "Content-Type": draw(st.sampled_from([kind, kind, kind, kind, "text/html", ""])),
        "Authorization": draw(st.one_of(_token.map(lambda token: f"Bearer {token}"), st.just("Basic eDp5"))),
        "Accept-Language": draw(st.sampled_from(["en", "de-AT, en", "tlh", ";;,=", ""])),
    }
    method = endpoint.method if draw(st.integers(0, 7)) else draw(st.sampled_from(["PUT", "PATCH", "DELETE", "POST"]))
    return Request(method, path + draw(st.sampled_from(["", "", "", "?seat=0", "?seat=-1", "?x"])), headers, body)


class Visit(NamedTuple):
    """Everything that one client wants: first at a table, then over HTTP."""

    talk: Talk
    requests: list[Request]

    @property
    def messages(self) -> int:
        """How many messages it sends; without a greeting, the connection ends after one."""
        said = 1 if self.talk.hello is None else 1 + len(self.talk.frames) + (self.talk.fatal is not None)
        return said + len(self.requests)


def visits(messages: int, seed: int) -> list[Visit]:
    """Clients that send so many messages in all, the same ones for the same seed.

    Make them before a server runs in this process: what it does by chance would get in the way.
    """
    made: list[Visit] = []
    missing = messages

    @hypothesis.settings(
        max_examples=100, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(st.builds(Visit, talks, st.lists(requests(), max_size=10)))
    def make(visit: Visit) -> None:
        nonlocal missing
        if missing > 0:
            made.append(visit)
            missing -= visit.messages

    for number in count():
        if missing <= 0:
            break
        hypothesis.seed(f"{seed} {number}")(make)()
    return made
