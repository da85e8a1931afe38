"""What a session owes to the bots at its table."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from knossos import bots, load
from knossos.bots import Advice, Bot
from knossos.game import Event
from knossos.locale import catalogue
from knossos.match import Match, bot, person
from knossos.terminal.screen import Screen
from knossos.terminal.session import Left, Session


class Listener(Bot):
    """Stays where it is, and remembers everything it was told."""

    level = 0

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.told: list[Event] = []
        seated.append(self)

    def see(self, view: Any, events: Sequence[Event]) -> None:
        self.told += events

    def advise(self, view: Any, legal: Sequence[Any]) -> Advice:
        return Advice(legal[0], "advice-random", {})


seated: list[Listener] = []


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match in which a person played two turns, taking the second one back once, against a listener."""
    seated.clear()
    monkeypatch.setattr(bots, "kind", lambda name, game: Listener)
    match = Match.begin(load("amazeing"), [person("Ariadne"), bot("listener")], "ariadne")
    keyboard = io.StringIO("m\n1\nm\n1\n\n" + "m\n1\nm\n1\nu\nu\n" + "m\n2\nm\n1\n\n")
    with pytest.raises(Left):
        Session(match, Screen(catalogue("en")), keyboard, io.StringIO(), None, "ariadne").run()
    return match


def test_a_bot_hears_all_that_happens_whoever_does_it(played: Match) -> None:
    assert len(played.steps) > 6
    assert seated[-1].told == played.heard(1)


def test_after_an_undo_a_bot_remembers_nothing_of_what_was_taken_back(played: Match) -> None:
    assert len(seated) == 2
    assert seated[0].told != seated[1].told


def test_a_file_is_named_by_the_first_free_number(
    played: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "knossos-1.txt").touch()
    session = Session(played, Screen(catalogue("en")), io.StringIO(), io.StringIO(), None, "ariadne")
    assert session.save().name == "knossos-2.txt"
    assert session.save().name == "knossos-2.txt"
