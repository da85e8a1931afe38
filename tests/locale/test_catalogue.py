"""What people are told: nothing is missing, in any language."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import knossos
from knossos.game import Rejection
from knossos.locale import Catalogue, Problem, catalogue, languages

PACKAGE = Path(str(files(knossos)))

SOURCE = """\
greeting = Hello { $name }!
wrong = Wrong: { $reason }
count = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
silent =
    .title = Only an attribute
"""


@pytest.fixture
def small() -> Catalogue:
    return Catalogue("en", SOURCE)


# Saying


def test_a_message_is_said_with_its_values(small: Catalogue) -> None:
    assert small.say("greeting", name="Theseus") == "Hello Theseus!"


def test_values_are_not_wrapped_in_invisible_marks(small: Catalogue) -> None:
    assert small.say("greeting", name="Theseus").isascii()


def test_a_number_chooses_its_plural(small: Catalogue) -> None:
    assert [small.say("count", count=count) for count in (1, 2)] == ["one tile", "2 tiles"]


def test_a_problem_among_the_values_is_said_in_the_same_language(small: Catalogue) -> None:
    inner = Problem("wrong", reason=Problem("greeting", name="Minos"))
    assert small.say("wrong", reason=inner) == "Wrong: Wrong: Hello Minos!"


def test_a_value_that_is_much_too_long_is_cut(small: Catalogue) -> None:
    assert small.say("greeting", name="x" * 1000) == f"Hello {'x' * 1000}!"
    assert small.say("greeting", name="x" * 10_000) == f"Hello {'x' * 1000}…!"


def test_a_problem_that_is_much_too_long_is_cut(small: Catalogue) -> None:
    said = small.say("wrong", reason=Problem("greeting", name="x" * 10_000))
    assert said == f"Wrong: Hello {'x' * 994}…"


def test_an_unknown_key_is_an_error(small: Catalogue) -> None:
    assert "nothing" not in small
    with pytest.raises(LookupError, match="the en catalogue has no message 'nothing'"):
        small.say("nothing")


def test_a_missing_value_is_an_error(small: Catalogue) -> None:
    with pytest.raises(LookupError, match=r"the en message 'greeting' cannot be said with {}: .*name"):
        small.say("greeting")


def test_a_message_without_text_is_an_error(small: Catalogue) -> None:
    with pytest.raises(LookupError, match="the en message 'silent' has no text"):
        small.say("silent")


def test_an_unknown_key_within_a_problem_is_an_error(small: Catalogue) -> None:
    with pytest.raises(LookupError, match="no message 'nothing'"):
        small.say("wrong", reason=Problem("nothing"))


# Problems


def test_a_problem_speaks_english_by_itself() -> None:
    assert str(Problem("maze-size", count=48)) == "A maze has 49 tiles, not 48."


def test_a_problem_keeps_its_key_and_its_values() -> None:
    problem = Problem("maze-size", count=48)
    assert (problem.key, problem.values) == ("maze-size", {"count": 48})
    assert isinstance(problem, ValueError)


def test_a_problem_may_carry_another() -> None:
    problem = Problem("record-line", line=3, reason=Problem("record-truncated"))
    assert str(problem) == (
        'Line 3 of the record: The record breaks off: a whole one ends with a line that begins with "end".'
    )


# Languages


def test_knossos_speaks_english() -> None:
    assert "en" in languages()
    assert list(languages()) == sorted(languages())


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("en") is catalogue("en")
    assert catalogue("en").language == "en"


def test_a_language_that_knossos_does_not_speak_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        catalogue("minoan")


# Everything that the code says is in every catalogue


class Said(NamedTuple):
    """A place in the code that makes a problem."""

    where: str
    key: str
    values: frozenset[str]
    complete: bool
    """Whether all its values are written there."""


@cache
def said() -> list[Said]:
    return list(found_in_the_code())


def found_in_the_code() -> Iterator[Said]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in (Problem.__name__, Rejection.__name__):
                where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                names = [keyword.arg for keyword in node.keywords]
                values = frozenset(name for name in names if name is not None)
                for key in keys(node.args[0], where):
                    yield Said(where, key, values, complete=None not in names)


def keys(node: ast.expr, where: str) -> Iterator[str]:
    """The literals that an expression chooses from."""
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*keys(body, where), *keys(orelse, where))
        case _:
            raise AssertionError(f"{where}: a key is written out, not {ast.unparse(node)}")


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> list[fluent.EntryType]:
    source = (PACKAGE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(source).body)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the values that it asks for."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_the_code_says_something() -> None:
    assert {"record-truncated", "push-back", "position-part", "square-name"} <= {each.key for each in said()}


@pytest.mark.parametrize("language", languages())
def test_every_line_of_a_catalogue_is_understood(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, fluent.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_twice(language: str) -> None:
    names = [entry.id.name for entry in entries(language) if isinstance(entry, fluent.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", languages())
def test_every_problem_can_be_said(language: str) -> None:
    known = messages(language)
    for each in said():
        assert each.key in known, f"{each.where}: there is no message {each.key}"
        if each.complete:
            assert known[each.key] <= each.values, f"{each.where}: {each.key} wants {known[each.key] - each.values}"


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


def test_no_message_about_luck_or_records_is_left_over() -> None:
    used = {each.key for each in said()}
    assert [key for key in messages("en") if key.startswith(("draw-", "record-")) and key not in used] == []
