"""Dare: a small card game that keeps every promise, for the tests of everything that knows no particular game.

Eight cards. Each seat holds one that only it sees; the others lie face down. In its turn a seat rolls the die for
points, or shows its card and takes another (but the crown, the eight, may not be given away), or dares another seat.
The dared seat declines, which is a point for the one who dared, or accepts: both show their cards, the higher one
gets two points, and both take another card. The game ends at the goal, or when fewer than two cards lie face down.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from knossos.game import (
    Chance,
    Ended,
    Event,
    Facts,
    Game,
    Happening,
    Kinds,
    Outcome,
    Rejection,
    Secret,
    TurnBegan,
)
from knossos.locale import Problem

CARDS = range(1, 9)
CROWN = 8
DIE = (1, 1, 2)


class Options(Struct, frozen=True, kw_only=True):
    goal: int = 4


# Actions


class Roll(Struct, frozen=True, tag=True):
    def __str__(self) -> str:
        return "roll"


class Swap(Struct, frozen=True, tag=True):
    def __str__(self) -> str:
        return "swap"


class Accept(Struct, frozen=True, tag=True):
    def __str__(self) -> str:
        return "accept"


class Decline(Struct, frozen=True, tag=True):
    def __str__(self) -> str:
        return "decline"


class Challenge(Struct, frozen=True, tag=True):
    seat: int

    def __str__(self) -> str:
        return f"dare {self.seat}"


Action = Roll | Swap | Accept | Decline | Challenge
ACTIONS: tuple[Action, ...] = (Roll(), Swap(), Accept(), Decline(), *map(Challenge, range(3)))


# Events


class Took(Event, frozen=True, tag=True):
    """A seat took a card."""

    seat: int


class Saw(Event, frozen=True, tag=True):
    """The card that a seat took, as it sees it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


class Showed(Event, frozen=True, tag=True):
    """A seat put its card on the pile."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


class Rolled(Event, frozen=True, tag=True):
    seat: int
    face: int


class Dared(Event, frozen=True, tag=True):
    seat: int
    other: int


class Answered(Event, frozen=True, tag=True):
    seat: int
    accepts: bool


AnyEvent = TurnBegan | Ended | Took | Saw | Showed | Rolled | Dared | Answered


# Positions


class Table(Struct, frozen=True, kw_only=True):
    """What everybody sees."""

    pile: tuple[int, ...] = ()
    deck: int
    points: tuple[int, ...]
    seat: int = 0
    dared: int | None = None
    over: bool = False

    def public(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in Table.__struct_fields__}

    def _text(self, held: Iterable[object]) -> str:
        dared = "-" if self.dared is None else self.dared
        phase = "over" if self.over else "turn"
        return f"{_list(self.pile)} {self.deck} {_list(self.points)} {phase} {self.seat} {dared} {_list(held)}"


class State(Table, frozen=True, kw_only=True):
    held: tuple[int, ...]

    def __str__(self) -> str:
        return self._text(self.held)


class View(Table, frozen=True, kw_only=True):
    """What one seat sees; the card 0: it holds none, being a spectator."""

    viewer: int | None
    card: int

    def __str__(self) -> str:
        held = (self.card if seat == self.viewer else "?" for seat in range(len(self.points)))
        return f"{self._text(held)} {'-' if self.viewer is None else self.viewer}"


def _list(things: Iterable[object]) -> str:
    return ",".join(map(str, things)) or "-"


def unseen(pile: Iterable[int], held: Iterable[int]) -> list[int]:
    """The cards that lie face down."""
    return [card for card in CARDS if card not in (*pile, *held)]


# The game


class Dare(Game[State, Action, View]):
    name = "dare"
    rules = 1
    kinds = Kinds(options=Options, state=State, action=Action, view=View, event=AnyEvent)
    die = "die"
    """What the die is called in a record."""

    options: Options

    def __init__(self, options: Options = Options(), components: Path | None = None) -> None:  # noqa: B008
        self.options = options
        self.digest = "0123456789abcdef"
        self.facts = Facts(seats=(2, 3), luck=True, secrets=True, cooperative=False, actions=len(ACTIONS))

    def deal(self, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        self.check_seats(seats)
        held: list[int] = []
        happenings: list[Happening] = []
        for seat in range(seats):
            held.append(chance.draw("card", unseen((), held), to=seat))
            happenings.append(Secret(seat, Saw(seat, held[seat]), Took(seat)))
        state = self.kinds.state(deck=len(CARDS) - seats, points=(0,) * seats, held=tuple(held))
        return state, (*happenings, TurnBegan(0))

    def to_act(self, state: State) -> int | None:
        if state.over:
            return None
        return state.seat if state.dared is None else state.dared

    def legal(self, state: State) -> Sequence[Action]:
        return self.allowed(state)

    def allowed(self, state: State) -> tuple[Action, ...]:
        if state.over:
            return ()
        if state.dared is not None:
            return Accept(), Decline()
        others = (seat for seat in range(len(state.points)) if seat != state.seat)
        swap = () if state.held[state.seat] == CROWN else (Swap(),)
        return Roll(), *swap, *map(Challenge, others)

    def play(self, state: State, action: Action, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        if state.over:
            raise Rejection("game-over", rule="DARE-1")
        if action not in self.allowed(state):
            raise self.refusal(state, action)
        seat = state.seat
        match action:
            case Roll():
                face = chance.draw(self.die, DIE)
                return self._end_turn(_scored(state, seat, face), Rolled(seat, face))
            case Swap():
                return self._end_turn(*self._show_and_take(state, seat, chance))
            case Challenge(seat=other):
                return replace(state, dared=other), (Dared(seat, other),)
            case Decline():
                after = replace(_scored(state, seat, 1), dared=None)
                return self._end_turn(after, Answered(_dared(state), accepts=False))
            case Accept():
                return self._compare(state, chance)

    def refusal(self, state: State, action: Action) -> Problem:
        possible = _list(self.allowed(state))
        return Rejection("option-value", rule="DARE-2", option="action", text=str(action), choices=possible)

    def _compare(self, state: State, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        seat, other = state.seat, _dared(state)
        winner = max(seat, other, key=lambda each: state.held[each])
        after, first = self._show_and_take(replace(_scored(state, winner, 2), dared=None), seat, chance)
        after, second = self._show_and_take(after, other, chance)
        return self._end_turn(after, (Answered(other, accepts=True), *first, *second))

    def _show_and_take(self, state: State, seat: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        shown = state.held[seat]
        taken = chance.draw("card", unseen(state.pile, state.held), to=seat)
        held = (*state.held[:seat], taken, *state.held[seat + 1 :])
        after = replace(state, pile=(*state.pile, shown), deck=state.deck - 1, held=held)
        return after, (Showed(seat, shown), Secret(seat, Saw(seat, taken), Took(seat)))

    def _end_turn(self, state: State, happenings: Event | tuple[Happening, ...]) -> tuple[State, tuple[Happening, ...]]:
        so_far = (happenings,) if isinstance(happenings, Event) else happenings
        if state.deck < 2 or max(state.points) >= self.options.goal:
            over = replace(state, over=True)
            return over, (*so_far, Ended(_score(over)))
        following = (state.seat + 1) % len(state.points)
        return replace(state, seat=following), (*so_far, TurnBegan(following))

    def outcome(self, state: State) -> Outcome | None:
        return _score(state) if state.over else None

    def view(self, state: State, seat: int | None) -> View:
        return View(**state.public(), viewer=seat, card=0 if seat is None else state.held[seat])

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        known = () if seat is None else (state.held[seat],)
        return replace(state, held=_dealt(len(state.held), seat, known, state.pile, chance))

    def imagine(self, view: View, memory: Sequence[Event], chance: Chance) -> State:
        known = () if view.viewer is None else (view.card,)
        held = _dealt(len(view.points), view.viewer, known, view.pile, chance)
        imagined: State = self.kinds.state(**view.public(), held=held)
        return imagined

    def parse(self, text: str) -> Action:
        for action in ACTIONS:
            if str(action) == text:
                return action
        raise Problem("option-value", option="action", text=text, choices=_list(ACTIONS))

    def index(self, action: Action) -> int:
        return ACTIONS.index(action)

    def action(self, index: int) -> Action:
        if not 0 <= index < len(ACTIONS):
            raise Problem("action-number", number=index, last=len(ACTIONS))
        return ACTIONS[index]

    def read(self, text: str) -> State:
        table, held = _read(text)
        state: State = self.kinds.state(**table, held=tuple(int(card) for card in held))
        return state

    def read_view(self, text: str) -> View:
        position, _, name = text.rpartition(" ")
        table, held = _read(position)
        viewer = None if name == "-" else int(name)
        return View(**table, viewer=viewer, card=0 if viewer is None else int(held[viewer]))

    def census(self, state: State) -> Counter[str]:
        counted = Counter(map(str, (*state.pile, *state.held, *unseen(state.pile, state.held))))
        counted["cards"] = state.deck + len(state.pile) + len(state.held)
        return counted


class UnboundedDare(Dare):
    """The same with an endless action space, as a board without bounds has."""

    def __init__(self, options: Options = Options(), components: Path | None = None) -> None:  # noqa: B008
        super().__init__(options, components)
        self.facts = replace(self.facts, actions=None)


def _dared(state: State) -> int:
    assert state.dared is not None
    return state.dared


def _scored(state: State, seat: int, points: int) -> State:
    return replace(state, points=(*state.points[:seat], state.points[seat] + points, *state.points[seat + 1 :]))


def _score(state: State) -> Outcome:
    best = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
    return Outcome(winners, "points", state.points)


def _dealt(
    seats: int, seat: int | None, known: tuple[int, ...], pile: tuple[int, ...], chance: Chance
) -> tuple[int, ...]:
    """A card for every seat, of those that the one seat has not seen."""
    dealt: list[int] = []
    for each in range(seats):
        dealt.append(known[0] if each == seat else chance.draw("hidden", unseen(pile, (*known, *dealt))))
    return tuple(dealt)


def _read(text: str) -> tuple[dict[str, Any], list[str]]:
    match = re.fullmatch(r"(\S+) (\d+) (\S+) (turn|over) (\d) (\d|-) (\S+)", text)
    if not match:
        raise Problem("position-part", part="whole", text=text)
    pile, deck, points, phase, seat, dared, held = match.groups()
    table = {
        "pile": () if pile == "-" else tuple(map(int, pile.split(","))),
        "deck": int(deck),
        "points": tuple(map(int, points.split(","))),
        "seat": int(seat),
        "dared": None if dared == "-" else int(dared),
        "over": phase == "over",
    }
    return table, held.split(",")
