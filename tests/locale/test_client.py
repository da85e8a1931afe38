"""What the browser client says comes from the catalogues: no text in its components, no key that nobody knows."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from knossos.locale import languages
from tests.locale.test_catalogue import PACKAGE, messages

SOURCE = Path(__file__).parents[2] / "web" / "src"
COMPONENTS = sorted(SOURCE.rglob("*.svelte"))
CODE = [path for path in sorted(SOURCE.rglob("*.ts")) if not path.name.endswith((".test.ts", ".d.ts"))]

SAID = {
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "alt",
    "placeholder",
    "label",
}
"""Attributes that are read out or shown."""

BROWSERS = ("web-", "lobby-", "replay-", "how-", "amazeing-web-", "team-web-", "dragon-web-", "dedalos-web-")
"""How messages begin that only the client says."""


# Text in components


class Template:
    """The markup of a component: its texts and its attributes, without anything that is computed."""

    def __init__(self, source: str) -> None:
        source = re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.DOTALL)
        self.source = re.sub(r"<!--.*?-->", "", source, flags=re.DOTALL)
        self.at = 0

    def literals(self) -> Iterator[str]:
        """Every text for people that is written out."""
        inside: list[str] = []
        text = ""
        while self.at < len(self.source):
            here = self.source[self.at]
            if here == "{":
                self.skip_braces()
            elif tag := re.compile(r"</?([A-Za-z][\w.:-]*)").match(self.source, self.at):
                yield from _readable(text, inside)
                text = ""
                self.at = tag.end()
                closed = yield from self.attributes()
                if tag[0].startswith("</"):
                    while inside and inside.pop() != tag[1]:
                        pass
                elif not closed and tag[1] not in ("input", "br", "img", "hr", "meta", "link"):
                    inside.append(tag[1])
            else:
                text += here
                self.at += 1
        yield from _readable(text, inside)

    def attributes(self) -> Generator[str, None, bool]:
        """Read to the end of a tag; returns whether it closes itself."""
        while self.source[self.at] != ">":
            if self.source[self.at] == "{":
                self.skip_braces()
            elif found := re.compile(r"([\w:|-]+)=").match(self.source, self.at):
                self.at = found.end()
                value = self.value()
                if found[1] in SAID and re.search(r"[^\W\d_]", value):
                    yield f"{found[1]}={value}"
            else:
                self.at += 1
        self.at += 1
        return self.source[self.at - 2] == "/"

    def value(self) -> str:
        """The value of an attribute, as far as it is written out."""
        quote = self.source[self.at]
        if quote == "{":
            self.skip_braces()
            return ""
        if quote not in "\"'":
            found = re.compile(r"[^\s>]*").match(self.source, self.at)
            assert found
            self.at = found.end()
            return found[0]
        self.at += 1
        value = ""
        while (here := self.source[self.at]) != quote:
            if here == "{":
                self.skip_braces()
            else:
                value += here
                self.at += 1
        self.at += 1
        return value

    def skip_braces(self) -> None:
        """Read over something computed, with whatever is nested in it."""
        depth = 0
        while True:
            here = self.source[self.at]
            if here in "\"'`":
                self.skip_string(here)
                continue
            depth += (here == "{") - (here == "}")
            self.at += 1
            if not depth:
                return

    def skip_string(self, quote: str) -> None:
        self.at += 1
        while self.source[self.at] != quote:
            if quote == "`" and self.source.startswith("${", self.at):
                self.at += 1
                self.skip_braces()
            else:
                self.at += 2 if self.source[self.at] == "\\" else 1
        self.at += 1


def _readable(text: str, inside: list[str]) -> Iterator[str]:
    """A text with letters in it, unless it names a key."""
    if re.search(r"[^\W\d_]", re.sub(r"&\w+;", "", text)) and "kbd" not in inside:
        yield " ".join(text.split())


def literals(source: str) -> list[str]:
    return list(Template(source).literals())


def test_a_text_in_a_component_is_found() -> None:
    assert literals('<script>const a = "b";</script><p class="c">Hello {name}!</p>') == ["Hello !"]
    assert literals('<p title="Help">{say("key", { a: `}${b}` })}</p>') == ["title=Help"]
    assert literals('{#if a > b}<Button label="Go" {x} />{:else}<b>·</b>{/if}') == ["label=Go"]


def test_what_is_computed_or_a_sign_is_no_text() -> None:
    assert literals('<input value="a" onclick={() => (a > b ? "x" : "y")} /><kbd>T</kbd> 3 · <b>{a}</b>&nbsp;') == []
    assert literals('<style>p { content: "a" }</style><!-- why --><p aria-label={say("a")}>{" and "}</p>') == []


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_component_speaks_by_itself(path: Path) -> None:
    assert literals(path.read_text(encoding="utf-8")) == []


# Keys


SAYING = re.compile(r"\b(?:say|words\.name|words\.has)\(")
STRING = re.compile(r"([=!]= )?(\"[^\"\n]*\"|`[^`\n]*`)")


def first_argument(source: str, at: int) -> str:
    """What stands up to the comma or bracket that ends an argument."""
    depth = 0
    for end in range(at, len(source)):
        here = source[end]
        if here in "({[":
            depth += 1
        elif here in ")}]":
            depth -= 1
        if depth < 0 or (here == "," and not depth):
            return source[at:end]
    raise AssertionError("an argument without an end")


def keys(source: str) -> Iterator[str]:
    """Every key that is said; where part of it is computed, there is a star."""
    for saying in SAYING.finditer(source):
        argument = first_argument(source, saying.end())
        for compared, string in STRING.findall(re.sub(r"\[[^\]]*\]", "", argument)):
            if not compared and "-" in string:
                yield re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "*", string[1:-1])


def said() -> dict[str, list[str]]:
    """Every key of the client, and where it is said."""
    found: dict[str, list[str]] = {}
    for path in (*COMPONENTS, *CODE):
        for key in keys(path.read_text(encoding="utf-8")):
            found.setdefault(key, []).append(path.relative_to(SOURCE).as_posix())
    return found


def pattern(key: str) -> re.Pattern[str]:
    return re.compile(".+".join(map(re.escape, key.split("*"))))


def test_keys_are_found_where_they_are_said() -> None:
    source = 'say(a === "b" ? "a-one" : "a-two", { c: d("no") }) + say(`three-${e}`) + words.name(`f-${g({ h })}-i`, j)'
    assert list(keys(source)) == ["a-one", "a-two", "three-*", "f-*-i"]


@pytest.mark.parametrize("language", languages())
def test_every_key_of_the_client_can_be_said(language: str) -> None:
    known = messages(language)
    missing = {
        key: where for key, where in said().items() if key not in known and not any(map(pattern(key).fullmatch, known))
    }
    assert missing == {}


def test_no_message_of_the_client_is_left_over() -> None:
    """A key may also stand in a list of its own, so every string of the source counts as said."""
    files = (*COMPONENTS, *CODE, *PACKAGE.rglob("*.py"))  # the terminal has replays, too
    written = "\n".join(path.read_text(encoding="utf-8") for path in files)
    patterns = [pattern(key) for key in said() if "*" in key]
    assert [
        key
        for key in messages("en")
        if key.startswith(BROWSERS) and f'"{key}"' not in written and not any(each.fullmatch(key) for each in patterns)
    ] == []
