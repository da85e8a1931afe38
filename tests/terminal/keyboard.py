"""What comes of lines that people type at a table, without a terminal."""

import io
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from knossos.game.conformance import AnyGame
from knossos.locale import catalogue
from knossos.match import Match, bot, person
from knossos.match.log import Played
from knossos.terminal.screen import Screen
from knossos.terminal.session import Left, Session
from tests.terminal.pseudo import flat


class Typed(NamedTuple):
    """What came of some lines that were typed."""

    text: str
    actions: list[str]
    """What the people at the table have done."""

    @property
    def screens(self) -> list[str]:
        """What came up before each line that was typed, each on one line, and after the last one."""
        return [flat(screen) for screen in self.text.split("\n> ")]

    @property
    def last(self) -> str:
        """What was said after the last line that was typed."""
        return self.text.split("\n> ")[-2]

    @property
    def width(self) -> int:
        """The length of the longest line; a prompt is a line of its own."""
        return max(map(len, self.text.replace("\n> ", "\n").splitlines()))


def typed(
    game: AnyGame, seats: int, *lines: str, state: object = None, people: str = "Ariadne", seed: str = "theseus"
) -> Typed:
    """Type some lines in a position, and then leave. Everybody else at the table is a bot that plays anything."""
    names = people.split(",")
    match = Match.begin(game, [*map(person, names), *[bot("random")] * (seats - len(names))], seed)
    if state is not None:
        match.steps[-1] = replace(match.steps[-1], state=state, happenings=())
    keyboard, paper = io.StringIO("".join(f"{line}\n" for line in lines)), io.StringIO()
    session = Session(match, Screen(catalogue("en")), keyboard, paper, None, seed)
    with pytest.raises(Left):
        session.run()
    played = [entry for entry in match.log if isinstance(entry, Played) and entry.seat < len(names)]
    return Typed(paper.getvalue(), [entry.action for entry in played])
