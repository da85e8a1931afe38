"""The record of a game: readable text, one turn a line, each action with what was drawn for it.

    knossos record 1
    game amazeing(mode=kids)
    rules 1
    components 1f0c3a5b7d9e2468
    players Ariadne, bot:greedy
    deal b1=NE d1=EW+owl ...
    1. seat 0: b1/NE, move d4 [target=bat]
    2. seat 1: g4/EW, move a1
    end unfinished

A record replays from what was drawn; no seed is needed. Reading is strict, so that writing what was read gives the same
text to the letter, and whatever is wrong has a line number.

Where the luck of a game can be checked, a line after the deal says what it was made of: the secret of the server and
the nonce of each seat, `-` for a seat that sent none:

    luck 6b1f...e2 knossosnonce -

The luck of an entry comes from a stream with a number: the deal has 0, and each entry the number after that of the
entry before. Where numbers were passed over, since something was taken back or a seat changed hands, the entry says its
own:

    2. seat 1: g4/EW, move a1 @7 [target=owl]

While a game runs, its record can be shown without any outcome of luck: `deal ?`, and `[?]` where something was drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Any, Generic, NoReturn

from msgspec import Struct
from msgspec.structs import replace

from knossos.game.chance import Drawn, Recorded
from knossos.game.contract import A, Game, S, V
from knossos.game.events import Happening, TurnBegan
from knossos.locale import Problem

FIRST_LINE = "knossos record 1"
UNFINISHED = "unfinished"
HIDDEN = Drawn("", "")
"""Stands for everything that was drawn at once, where the outcomes are left out."""

NONCE = re.compile("[0-9A-Za-z_-]{8,64}")
"""What a seat may add to the luck of a game."""

_HEADER = ("game", "rules", "components", "players", "deal")
_SECRET = re.compile("[0-9a-f]{64}")
_ENTRY = re.compile(
    r"(?:seat (?P<seat>\d+): )?(?P<action>[^\[\],@]+?)(?: @(?P<stream>\d+))?(?: \[(?P<drawn>[^\[\]]+)\])?"
)


class Entry(Struct, frozen=True):
    """One action: who took it, its text, what was drawn, and whether a turn began with it."""

    seat: int
    action: str
    drawn: tuple[Drawn, ...] = ()
    begins: bool = False
    stream: int | None = None
    """The number of its luck; None: the one after that of the entry before."""


class Luck(Struct, frozen=True):
    """What the luck of a game was made of: the secret of the server, and the nonce of each seat, if it sent one."""

    secret: str
    nonces: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.secret, *(nonce or "-" for nonce in self.nonces)))


class Record(Struct, frozen=True, kw_only=True):
    """A game from the deal to the end, or to where it stands."""

    game: str
    rules: int
    components: str
    players: tuple[str, ...]
    """Who plays in each seat; `-`: nobody says."""

    deal: tuple[Drawn, ...]
    luck: Luck | None = None
    """Known after the end, where the luck can be checked."""

    entries: tuple[Entry, ...] = ()
    end: str = UNFINISHED
    """The text of the outcome."""

    def __str__(self) -> str:
        lines = [
            FIRST_LINE,
            f"game {self.game}",
            f"rules {self.rules}",
            f"components {self.components}",
            f"players {', '.join(self.players)}",
            " ".join(("deal", *map(_draw_text, self.deal))),
            *([] if self.luck is None else [f"luck {self.luck}"]),
            *(f"{number}. {_turn_text(turn)}" for number, turn in enumerate(self.turns(), 1)),
            f"end {self.end}",
        ]
        return "\n".join(lines) + "\n"

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.players)

    def turns(self) -> list[list[Entry]]:
        """The entries, turn by turn."""
        turns: list[list[Entry]] = []
        for entry in self.entries:
            if entry.begins or not turns:
                turns.append([])
            turns[-1].append(entry)
        return turns

    def streams(self) -> list[int]:
        """The number of the luck of each entry."""
        numbers = accumulate(
            self.entries, lambda before, entry: before + 1 if entry.stream is None else entry.stream, initial=0
        )
        return list(numbers)[1:]

    def without_draws(self) -> Record:
        """The same without any outcome of luck, as it may be shown while the game runs."""
        entries = (replace(entry, drawn=(HIDDEN,)) if entry.drawn else entry for entry in self.entries)
        return replace(self, deal=(HIDDEN,), luck=None, entries=tuple(entries))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; a Problem says in which line it is damaged."""
        lines = text.split("\n")
        if lines[0] != FIRST_LINE:
            _wrong(1, Problem("record-first", text=lines[0][:40], right=FIRST_LINE))
        header = {}
        for number, name in enumerate(_HEADER, 2):
            word, blank, rest = (lines[number - 1] if number <= len(lines) else "").partition(" ")
            if word != name or bool(blank) != bool(rest) or not (rest or name == "deal"):
                _wrong(number, Problem("record-header", name=name))
            header[name] = rest
        body = lines[1 + len(_HEADER) :]
        if len(body) < 2 or body[-1] != "" or not body[-2].startswith("end "):
            _wrong(len(lines), Problem("record-truncated"))
        players = _read_players(5, header["players"])
        luck = _read_luck(7, body.pop(0), len(players)) if body[0].partition(" ")[0] == "luck" else None
        return cls(
            game=header["game"],
            rules=_number(3, "rules", header["rules"]),
            components=header["components"],
            players=players,
            deal=_read_draws(6, header["deal"]),
            luck=luck,
            entries=tuple(_read_turns(_first_turn(luck), body[:-2])),
            end=body[-2].removeprefix("end "),
        )


class Recorder(Generic[S, A, V]):
    """Writes a record while a game is played."""

    def __init__(self, game: Game[S, A, V], players: Iterable[str], drawn: Iterable[Drawn]) -> None:
        self._game = game
        self._players = tuple(players)
        self._deal = _kept(drawn)
        self._entries: list[Entry] = []
        self._begins = True
        self._stream = 0

    def add(
        self, seat: int, action: A, drawn: Iterable[Drawn], happenings: Iterable[Happening], stream: int | None = None
    ) -> None:
        """Note an action that was played; `stream` is the number of its luck, if not simply the next one."""
        following = self._stream + 1
        self._stream = following if stream is None else stream
        passed_over = None if self._stream == following else stream
        self._entries.append(Entry(seat, str(action), _kept(drawn), self._begins, passed_over))
        self._begins = _turn_began(happenings)

    def record(self, state: S, luck: Luck | None = None) -> Record:
        """The record up to a state, the latest one."""
        outcome = self._game.outcome(state)
        return Record(
            game=str(self._game),
            rules=self._game.rules,
            components=self._game.digest,
            players=self._players,
            deal=self._deal,
            luck=luck,
            entries=tuple(self._entries),
            end=str(outcome) if outcome else UNFINISHED,
        )


class Step(Struct, frozen=True):
    """One step of a replay: the entry (None: the deal), what came of it, and its line in the record."""

    entry: Entry | None
    state: Any
    happenings: tuple[Happening, ...]
    line: int


def replay(game: Game[S, A, V], record: Record) -> Iterator[Step]:
    """Play a record again, step by step; a Problem says which line does not fit the rules or the components."""
    if record.game != str(game):
        _wrong(2, Problem("record-game", text=record.game, game=str(game)))
    if record.rules != game.rules:
        _wrong(3, Problem("record-rules", version=record.rules, right=game.rules))
    if record.components != game.digest:
        _wrong(4, Problem("record-components", digest=record.components, right=game.digest))
    line = 5
    try:
        game.check_seats(record.seats)
        line = 6
        chance = _recorded(record.deal)
        state, happenings = game.deal(record.seats, chance)
        chance.close()
        yield Step(None, state, happenings, line)
        began = True
        line = _first_turn(record.luck) - 1
        for turn in record.turns():
            line += 1
            for entry in turn:
                chance = _recorded(entry.drawn)
                action = game.parse(entry.action)
                actor = game.to_act(state)
                if actor not in (entry.seat, None):
                    raise Problem("record-seat", seat=entry.seat, right=str(actor))
                state, happenings = game.play(state, action, chance)
                chance.close()
                if entry.begins != began:
                    raise Problem("record-begins" if entry.begins else "record-continues", text=entry.action)
                began = _turn_began(happenings)
                yield Step(entry, state, happenings, line)
        line += 1
        outcome = game.outcome(state)
        end = str(outcome) if outcome else UNFINISHED
        if record.end != end:
            raise Problem("record-end", text=record.end, right=end)
    except Problem as problem:
        _wrong(line, problem)


def _kept(drawn: Iterable[Drawn]) -> tuple[Drawn, ...]:
    """What a record keeps of draws: who may see them is for the rules to say."""
    return tuple(Drawn(each.label, each.value) for each in drawn)


def _recorded(drawn: tuple[Drawn, ...]) -> Recorded:
    if HIDDEN in drawn:
        raise Problem("record-hidden")
    return Recorded(drawn)


def _first_turn(luck: Luck | None) -> int:
    """The line of the first turn."""
    return len(_HEADER) + (2 if luck is None else 3)


def _turn_began(happenings: Iterable[Happening]) -> bool:
    return any(isinstance(each, TurnBegan) for each in happenings)


def _turn_text(turn: list[Entry]) -> str:
    parts = []
    speaker = None
    for entry in turn:
        who = f"seat {entry.seat}: " if entry.seat != speaker else ""
        stream = "" if entry.stream is None else f" @{entry.stream}"
        drawn = f" [{' '.join(map(_draw_text, entry.drawn))}]" if entry.drawn else ""
        parts.append(f"{who}{entry.action}{stream}{drawn}")
        speaker = entry.seat
    return ", ".join(parts)


def _draw_text(drawn: Drawn) -> str:
    return "?" if drawn == HIDDEN else str(drawn)


def _read_turns(first: int, texts: Iterable[str]) -> Iterator[Entry]:
    stream = 0
    for turn, text in enumerate(texts, 1):
        line = first + turn - 1
        for entry in _read_turn(line, turn, text):
            stream += 1
            if entry.stream is not None:
                if entry.stream <= stream:  # it is named where numbers were passed over, and only there
                    _wrong(line, Problem("record-stream", number=entry.stream, right=stream))
                stream = entry.stream
            yield entry


def _read_turn(line: int, turn: int, text: str) -> Iterator[Entry]:
    numbered, _, rest = text.partition(". ")
    if numbered != str(turn):
        _wrong(line, Problem("record-turn", number=turn))
    speaker = None
    for position, part in enumerate(rest.split(", ")):
        match = _ENTRY.fullmatch(part)
        if not match or match["seat"] == speaker:  # the seat is named where it changes, and only there
            _wrong(line, Problem("record-entry", text=part))
        speaker = match["seat"] or speaker
        seat = _number(line, "seat", speaker or "")
        stream = None if match["stream"] is None else _number(line, "stream", match["stream"])
        yield Entry(seat, match["action"], _read_draws(line, match["drawn"] or ""), position == 0, stream)


def _read_players(line: int, text: str) -> tuple[str, ...]:
    players = tuple(text.split(", "))
    if not all(player and player == player.strip() and "," not in player for player in players):
        _wrong(line, Problem("record-players", text=text))
    return players


def _read_luck(line: int, text: str, seats: int) -> Luck:
    _, *words = text.split(" ")
    secret, *nonces = words or [""]
    fitting = all(nonce == "-" or NONCE.fullmatch(nonce) for nonce in nonces)
    if not _SECRET.fullmatch(secret) or not fitting or len(nonces) != seats:
        _wrong(line, Problem("record-luck", seats=seats))
    return Luck(secret, tuple("" if nonce == "-" else nonce for nonce in nonces))


def _read_draws(line: int, text: str) -> tuple[Drawn, ...]:
    if text == "?":
        return (HIDDEN,)
    try:
        return tuple(Drawn.parse(part) for part in text.split(" ")) if text else ()
    except Problem as problem:
        _wrong(line, problem)


def _number(line: int, name: str, text: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text):
        _wrong(line, Problem("record-number", name=name, text=text))
    return int(text)


def _wrong(line: int, reason: Problem) -> NoReturn:
    raise Problem("record-line", line=line, reason=reason) from reason
