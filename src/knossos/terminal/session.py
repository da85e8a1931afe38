"""One match played in a terminal: people take turns at the keyboard, bots answer."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from knossos import bots
from knossos.bots import Bot
from knossos.game import Game, Rejection, heard, rulebook
from knossos.game.telling import Teller
from knossos.locale import Problem
from knossos.match import Match, bot
from knossos.terminal import boards
from knossos.terminal.screen import Screen, wrap

NARROWEST = 80
ADVISER = "greedy"
"""The bot that gives hints, and takes over from whoever resigns."""

MANY = 40
"""A menu of more actions than these asks first for the kind."""


class Left(Exception):
    """Somebody leaves the table; the match stays as it is."""


class Session:
    """A match, a screen to show it on, and a keyboard to ask."""

    def __init__(
        self, match: Match, screen: Screen, keyboard: TextIO, paper: TextIO, file: Path | None, seed: str
    ) -> None:
        if screen.width < NARROWEST:
            raise Problem("terminal-narrow", columns=screen.width, needed=NARROWEST)
        self.match = match
        self.screen = screen
        self.file = file
        """Where the match is kept; None until it is saved."""
        self._keyboard = keyboard
        self._paper = paper
        self._seed = seed
        self._bots: dict[int, Bot] = {}
        self._seen = [0] * len(match.holders)
        """How many steps each seat has been told of."""
        self._looking: int | None = None
        """The person who sits at the screen."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return self.match.game

    @property
    def people(self) -> list[int]:
        """The seats held by people."""
        return [seat for seat, holder in enumerate(self.match.holders) if holder.kind == "person"]

    def run(self) -> None:
        """Play to the end, unless somebody leaves."""
        while (seat := self.match.to_act) is not None:
            if seat in self.people:
                self._look(seat)
                self._turn(seat)
            else:
                self._bot_acts(seat)
        self._finish()

    # Bots

    def _bot_acts(self, seat: int) -> None:
        player = self._bots.get(seat) or self._seat_bot(seat)
        action = player.choose(self.match.view(seat), self.match.legal(seat))
        self._carry_out(seat, action)
        if not self.people and self.match.result is None:
            self._tell_last(None)

    def _carry_out(self, seat: int, action: Any) -> None:
        """Play an action, and let every bot know what happened."""
        self.match.play(seat, action)
        for other, each in self._bots.items():
            each.see(self.match.view(other), self.match.heard(other, since=len(self.match.steps) - 1))

    def _seat_bot(self, seat: int) -> Bot:
        """A bot for a seat; what has happened so far it is told at once."""
        self._bots[seat] = bots.load(self.match.holders[seat].name, self.game, seat, self._seed)
        self._bots[seat].see(self.match.view(seat), self.match.heard(seat))
        return self._bots[seat]

    # Looking

    def _look(self, seat: int) -> None:
        """Make sure that the right person looks at the screen."""
        if self._looking == seat:
            return
        if self.game.facts.secrets and len(self.people) > 1:
            self._clear()
            self._ask("play-look-away", name=self._called(seat))
            self._clear()
        self._looking = seat

    def _called(self, seat: int) -> str:
        piece = Teller(self.game, self.screen.catalogue).seat(seat)
        return f"{self.match.holders[seat].name} ({piece})"

    def _board(self, view: Any, legal: Sequence[Any]) -> None:
        lit = [action.to for action in legal if hasattr(action, "to")]
        self._show("\n" + "\n".join(boards.draw(self.game, view, lit, self.screen)))

    def _news(self, seat: int) -> None:
        """Tell a seat what has happened since it last acted, each action with all that came of it."""
        teller = Teller(self.game, self.screen.catalogue, seat)
        for step in self.match.steps[self._seen[seat] :]:
            if sentences := teller.tell(heard(step.happenings, seat)):
                self._say_text(" ".join(sentences))
        self._seen[seat] = len(self.match.steps)

    def _tell_last(self, seat: int | None) -> None:
        events = self.match.heard(seat, since=len(self.match.steps) - 1)
        self._say_text(" ".join(Teller(self.game, self.screen.catalogue, seat).tell(events)))

    # A person's turn

    def _turn(self, seat: int) -> None:
        """Ask until an action is taken. The board stands below what happened, so that it stays in sight."""
        self._news(seat)
        self._board(self.match.view(seat), self.match.legal(seat))
        before = self.match.version
        while self.match.version == before and self.match.to_act == seat and seat in self.people:
            answer = self._ask_for_action(seat)
            try:
                self._obey(seat, answer)
            except Problem as problem:
                self._say_text(self.screen.say(problem.key, **problem.values))
                if isinstance(problem, Rejection):
                    self._say("play-allowed", count=len(self.match.legal(seat)))
        self._confirm(seat)

    def _ask_for_action(self, seat: int) -> str:
        prompt = f"{self.game.name}-prompt-{self.match.view(seat).phase}"
        if len(self.people) == 1:
            return self._ask(prompt)
        return self._ask("play-prompt", name=self._called(seat), prompt=self.screen.say(prompt))

    def _obey(self, seat: int, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        match word:
            case "":
                self._say("play-how")
            case "?" | "help":
                self._say("play-help", rule=next(iter(rulebook.rules(self.game.name))))
                self._say(f"{self.game.name}-help")
            case "m" | "menu":
                self._menu(seat, self.match.legal(seat))
            case "p" | "preview":
                view, legal, _ = self.match.preview(seat, self._meant(seat, rest))
                self._say("play-preview")
                self._board(view, legal)
            case "b" | "board":
                self._board(self.match.view(seat), self.match.legal(seat))
            case "h" | "hint":
                self._hint(seat)
            case "u" | "undo":
                self._undo(seat)
            case "r" | "rule":
                self._say_text(rulebook.rule(self.game.name, rest, self.screen.catalogue.language))
            case "l" | "log":
                for sentence in Teller(self.game, self.screen.catalogue, seat).tell(self.match.heard(seat))[-15:]:
                    self._say_text(sentence)
            case "s" | "save":
                self._say("play-saved", file=str(self.save(Path(rest) if rest else None)))
            case "resign":
                self.match.hand_over(seat, bot(ADVISER))
                self._say("play-resigned", name=ADVISER)
            case _:
                self._act(seat, answer)

    def _act(self, seat: int, text: str) -> None:
        candidates = self._candidates(seat, text)
        if candidates:
            self._play_one_of(seat, candidates)
        else:
            self._play(seat, self._meant(seat, text))

    def _play_one_of(self, seat: int, actions: Sequence[Any]) -> None:
        """Play the only action, or ask which one is meant."""
        if len(actions) == 1:
            self._play(seat, actions[0])
        else:
            self._menu(seat, actions)

    def _play(self, seat: int, action: Any) -> None:
        self._carry_out(seat, action)
        if self.match.result is None:  # the end is told below the last board
            self._seen[seat] = len(self.match.steps)
            self._tell_last(seat)

    def _candidates(self, seat: int, text: str) -> list[Any]:
        """The legal actions that a text may mean.

        In full it means just that. A square alone is a move there or a push there; only what is no such square stands
        for all actions that begin with it, or are of that kind.
        """
        short = text.lower()
        texts = {str(action).lower(): action for action in self.match.legal(seat)}
        exact = [each for each in texts if each == short]
        there = [each for each in texts if each.startswith(f"{short}/") or _after_verb(each) == short]
        begun = [each for each in texts if each.startswith(f"{short} ") or _kind(texts[each]) == short]
        return [texts[each] for each in exact or (there if _is_word(short) else []) or begun]

    def _meant(self, seat: int, text: str) -> Any:
        """The action of a text, written short or in full; it need not be legal."""
        candidates = self._candidates(seat, text)
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            raise Problem("play-ambiguous", text=text, actions=", ".join(map(str, candidates)))
        verbs = [str(action).partition(" ")[0] for action in self.match.legal(seat) if " " in str(action)]
        for verb in dict.fromkeys([*verbs, "move"]) if _is_word(text) else ():
            for rest in (text, text.lower()):
                with suppress(Problem):
                    return self.game.parse(f"{verb} {rest}")
        return self.game.parse(text)

    def _menu(self, seat: int, actions: Sequence[Any]) -> None:
        """Number the actions, or if they are many their kinds, and take what is chosen."""
        choices = {str(action): [action] for action in actions}
        kinds: dict[str, list[Any]] = {}
        for action in actions:
            kinds.setdefault(_kind(action), []).append(action)
        if len(actions) > MANY and len(kinds) > 1:
            choices = {f"{kind} ({len(each)})" if len(each) > 1 else str(each[0]): each for kind, each in kinds.items()}
        self._show_numbered(list(choices))
        number = self._ask("play-choose", last=len(choices))
        if number.isascii() and number.isdecimal() and 1 <= int(number) <= len(choices):
            self._play_one_of(seat, list(choices.values())[int(number) - 1])
        elif number:
            self._obey(seat, number)

    def _show_numbered(self, texts: Sequence[str]) -> None:
        cells = [f"{number:>3} {text}" for number, text in enumerate(texts, 1)]
        wide = max(map(len, cells)) + 2
        rows = math.ceil(len(cells) / (NARROWEST // wide))
        for row in range(rows):
            self._show("".join(f"{cell:<{wide}}" for cell in cells[row::rows]).rstrip())

    def _hint(self, seat: int) -> None:
        adviser = bots.load(ADVISER, self.game, seat, self._seed)
        adviser.see(self.match.view(seat), self.match.heard(seat))
        advice = adviser.advise(self.match.view(seat), self.match.legal(seat))
        reason = self.screen.say(advice.reason, **advice.values)
        self._say("play-hint", action=str(advice.action), reason=reason)

    def _undo(self, seat: int) -> None:
        consent: set[int] = set()
        needs = self.match.undo_needs(seat)
        if needs:
            names = ", ".join(self._called(other) for other in sorted(needs))
            if self._ask("play-consent", names=names).lower() in self.screen.say("play-yes").split():
                consent = needs
        self.match.undo(seat, consent)
        self._bots.clear()  # they sit down again, and remember nothing of what was taken back
        self._seen = [min(seen, len(self.match.steps)) for seen in self._seen]
        self._say("play-undone")

    def _confirm(self, seat: int) -> None:
        """When a turn has ended by itself and could still be taken back, ask, since bots answer at once."""
        played = self.match.steps[-1].played
        on_purpose = played is not None and played.action.isalpha()  # such as `end`
        ended = seat in self.people and self.match.to_act not in (seat, None) and not on_purpose
        if ended and not self.match.undo_needs(seat) and self._ask("play-confirm").lower() in ("u", "undo"):
            self._undo(seat)

    # The end

    def _finish(self) -> None:
        watcher = self.people[0] if len(self.people) == 1 else None
        self._board(self.match.view(watcher), ())
        if watcher is not None:
            self._news(watcher)
        else:
            self._tell_last(None)

    def save(self, file: Path | None = None) -> Path:
        """Write the record: to a new file, or again to where it is kept. The whole of it is written, or nothing."""
        chosen = file or self.file or _free_name()
        if chosen != self.file:
            check_new(chosen)
        part = chosen.with_name(f"{chosen.name}.part")
        try:
            part.write_text(str(self.match.record()), encoding="utf-8")
            part.replace(chosen)
        except OSError as error:
            with suppress(OSError):
                part.unlink()
            raise Problem("file-unwritable", file=str(chosen), reason=str(error.strerror)) from None
        self.file = chosen
        return chosen

    # Words

    def _show(self, text: str) -> None:
        print(text, file=self._paper)

    def _clear(self) -> None:
        """Take what is on the screen out of sight."""
        self._paper.write(self.screen.clear() or "\n" * 60)

    def _ask(self, key: str, **values: Any) -> str:
        """Show a question and read a line. `q` and the end of the input are ways to leave."""
        for line in wrap(self.screen.plain(self.screen.say(key, **values)), self.screen.width):
            self._show(self.screen.paint(line, "strong"))
        self._paper.write("> ")
        self._paper.flush()
        line = self._keyboard.readline()
        if not line or line.strip() in ("q", "quit"):
            raise Left
        return line.strip()

    def _say(self, key: str, **values: Any) -> None:
        self._say_text(self.screen.say(key, **values))

    def _say_text(self, text: str) -> None:
        for paragraph in text.split("\n"):
            self._show(self.screen.plain("\n".join(wrap(paragraph, self.screen.width, indent=2))))


def _kind(action: Any) -> str:
    """What an action is, in one word: `push`, `move`."""
    return type(action).__name__.lower()


def _after_verb(text: str) -> str:
    """What follows the first word of an action: `d4` of `move d4`."""
    return text.partition(" ")[2]


def _is_word(text: str) -> bool:
    """Whether a text may be short for an action with a verb: `b1/NE` means a push, and is never a rotation."""
    return "/" not in text


def check_new(file: Path) -> None:
    """Refuse a file that is there already, or that cannot be."""
    try:
        taken = file.exists()
    except OSError as error:
        raise Problem("file-unwritable", file=str(file), reason=str(error.strerror)) from None
    if taken:
        raise Problem("file-exists", file=str(file))
    if not file.parent.is_dir():
        raise Problem("file-folder", file=str(file.parent))


def _free_name() -> Path:
    number = 1
    while (file := Path(f"knossos-{number}.txt")).exists():
        number += 1
    return file
