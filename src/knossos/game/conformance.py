"""The promises that every game keeps, and a walk that holds it to them.

`walk` plays a random game and checks each promise on the way; the promises are the functions below, one each. A game
that breaks one raises `Broken`, which says which promise and where.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from knossos.game.chance import Chance, Drawn, Imagined, Recorded, Seeded, fork
from knossos.game.contract import Game
from knossos.game.events import Event, Happening, Secret, TurnBegan, heard
from knossos.game.record import Record, Recorder, replay
from knossos.game.rejection import Rejection
from knossos.locale import Problem

AnyGame: TypeAlias = Game[Any, Any, Any]
T = TypeVar("T")
Played: TypeAlias = tuple[Any, tuple[Happening, ...]]


SEEKING = 0.2
"""On this share of its plies a walk goes for a goal, where one is an action away."""


class Broken(AssertionError):
    """A game broke a promise."""

    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise


class Ply(Struct, frozen=True):
    """One step of a walk: the position, the action that is played, and what came of it. The deal has no action."""

    game: AnyGame
    seats: int
    state: Any
    action: Any
    drawn: tuple[Drawn, ...]
    after: Any
    happenings: tuple[Happening, ...]
    memory: dict[int | None, list[Event]]
    """What each seat, and a spectator, has heard so far."""

    others: tuple[Any, ...]
    """Actions that were legal in other positions."""

    rng: random.Random

    def again(self, chance: Chance, state: Any = None) -> Played:
        """Play the same action with other luck, or from another state."""
        if self.action is None:
            return self.game.deal(self.seats, chance)
        return self.game.play(self.state if state is None else state, self.action, chance)

    @property
    def watchers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)


class Walk(Struct, frozen=True):
    """What a walk came to: how many actions were played, and whether the game ended."""

    plies: int
    ended: bool


def walk(game: AnyGame, seats: int, seed: str, *, share: float = 1.0, limit: int = 100_000) -> Walk:
    """Play one random game and check the promises on a share of the plies, some of them on all.

    Now and then it goes for a goal, to get further than luck alone. The same seed gives the same walk. A game that
    has not ended after `limit` actions is left unfinished.
    """
    rng = random.Random(seed)
    luck = Seeded(seed)
    state, happenings = game.deal(seats, luck)
    recorder = Recorder(game, ["-"] * seats, luck.drawn)
    watchers = (*range(seats), None)
    memory: dict[int | None, list[Event]] = {seat: list(heard(happenings, seat)) for seat in watchers}
    dealt = Ply(game, seats, None, None, tuple(luck.drawn), state, happenings, memory, (), rng)
    _keep(DEAL_PROMISES, dealt)
    census = game.census(state)
    past: list[tuple[Any, bytes]] = []
    others: list[Any] = []
    plies = 0
    while plies < limit and (seat := _decider(game, seats, state)) is not None:
        legal = game.legal(state)
        wanted = _goal_action(game, state, legal, rng) if game.goals and rng.random() < SEEKING else None
        action = rng.choice(legal) if wanted is None else wanted
        luck = luck.at(plies + 1)
        looked_at = rng.random() < share
        if looked_at:
            past.append((state, msgspec.json.encode(state)))
        try:
            after, happenings = game.play(state, action, luck)
        except Problem as reason:
            raise Broken("legal actions are accepted", f"{action} in {state}: {reason}") from reason
        for watcher in watchers:
            memory[watcher] += heard(happenings, watcher)
        if looked_at:
            _promise("past states never change", msgspec.json.encode(state) == past[-1][1], f"{action} changed {state}")
            _promise("no component is lost", game.census(after) == census, f"{action} in {state}")
            ply = Ply(game, seats, state, action, tuple(luck.drawn), after, happenings, memory, tuple(others), rng)
            _keep(PROMISES, ply)
            others = [*others[-40:], rng.choice(legal)]
        recorder.add(seat, action, luck.drawn, happenings)
        state = after
        plies += 1
    _promise("no component is lost", game.census(state) == census, f"in the end, {state}")
    for old, written in past:
        _promise("past states never change", msgspec.json.encode(old) == written, f"{written!r} is now {old}")
    _replays(game, recorder.record(state), state)
    return Walk(plies, game.outcome(state) is not None)


def _goal_action(game: AnyGame, state: Any, legal: Sequence[Any], rng: random.Random) -> Any:
    """An action with which a goal may be reached, if there is one."""
    for action in rng.sample(legal, len(legal)):
        happenings = game.play(state, action, Imagined(rng))[1]
        if any(isinstance(each, game.goals) for each in happenings):
            return action
    return None


def _promise(name: str, kept: bool, *detail: object) -> None:  # noqa: FBT001
    if not kept:
        raise Broken(name, " ".join(map(str, detail)))


def _unharmed(promise: str, tried: Callable[[], T], detail: str) -> T:
    """What was tried; if that is not even possible, the promise is broken."""
    try:
        return tried()
    except Exception as reason:
        raise Broken(promise, f"{detail}: {reason}") from reason


def _keep(promises: Sequence[Callable[[Ply], None]], ply: Ply) -> None:
    for promise in promises:
        promise(ply)


def _decider(game: AnyGame, seats: int, state: Any) -> int | None:
    """Somebody decides and can, or the game is over."""
    seat, outcome = game.to_act(state), game.outcome(state)
    _promise("a game ends when nobody decides", (seat is None) == (outcome is not None), seat, outcome, "in", state)
    _promise("who decides can do something", (seat is not None) == bool(game.legal(state)), seat, "in", state)
    _promise("the one who decides has a seat", seat is None or seat in range(seats), seat, "in", state)
    return seat


def _replays(game: AnyGame, record: Record, state: Any) -> None:
    """A record reads as it was written, and replays to the same end."""
    read = _unharmed("a record reads as it was written", lambda: Record.parse(str(record)), str(record))
    _promise("a record reads as it was written", read == record, str(record))
    *_, last = _unharmed("a record replays to the same state", lambda: list(replay(game, record)), str(record))
    _promise("a record replays to the same state", last.state == state, str(record))


# The promises, in the order in which they are checked


def past_is_untouched(ply: Ply) -> None:
    """Playing leaves the old state as it was, and the new one can be stored and compared."""
    before = msgspec.json.encode(ply.state)
    ply.again(Seeded("another", ply.rng.randrange(1 << 30)))
    _promise("past states never change", msgspec.json.encode(ply.state) == before, f"{ply.action} changed {ply.state}")


def everything_is_stored(ply: Ply) -> None:
    """State, views with their signs, actions and events come back from their stored form as they were."""
    kinds = ply.game.kinds
    views = [ply.game.view(ply.after, seat) for seat in ply.watchers]
    things = [(ply.after, kinds.state), (ply.action, kinds.action), *((view, kinds.view) for view in views)]
    things += [(event, kinds.event) for seat in ply.watchers for event in heard(ply.happenings, seat)]
    for thing, kind in things:
        if thing is not None:
            stored = _stored(thing, kind)
            _promise("what is stored comes back", hash(stored) == hash(thing), f"the hash of {thing!r}")
    signs = _stored(ply.game.signs(views[-1]), kinds.signs)
    for view in views:
        _promise("signs tell everybody the same", ply.game.signs(view) == signs, f"{signs!r} and those of {view}")


def _stored(thing: Any, kind: Any) -> Any:
    def stored() -> Any:
        return msgspec.json.decode(msgspec.json.encode(thing), type=kind)

    again = _unharmed("what is stored comes back", stored, repr(thing))
    _promise("what is stored comes back", again == thing, f"{thing!r} became {again!r}")
    return again


def texts_are_read_back(ply: Ply) -> None:
    """The text of a state and of a view is one line that reads back as the same."""
    state = ply.after
    read = _unharmed("the text of a state reads back", lambda: ply.game.read(str(state)), str(state))
    _promise("the text of a state reads back", read == state, str(state))
    _promise("the text of a state is one line", "\n" not in str(state), str(state))
    for seat in ply.watchers:
        view = ply.game.view(state, seat)
        read = _unharmed("the text of a view reads back", partial(ply.game.read_view, str(view)), str(view))
        _promise("the text of a view reads back", read == view, str(view))


def actions_have_names_and_numbers(ply: Ply) -> None:
    """Every legal action has a text and a number of its own; the numbers rise and stay within the action space."""
    game, legal = ply.game, ply.game.legal(ply.state)
    numbers = [game.index(action) for action in legal]
    for action, number in zip(legal, numbers, strict=True):
        text, numbered = str(action), f"{action} is {number}"
        read = _unharmed("the text of an action reads back", partial(game.parse, text), text)
        _promise("the text of an action reads back", read == action, text)
        found = _unharmed("the number of an action leads back", partial(game.action, number), numbered)
        _promise("the number of an action leads back", found == action, numbered)
    _promise("legal actions are in order", numbers == sorted(set(numbers)), f"{numbers} in {ply.state}")
    size = game.facts.actions
    _promise("numbers stay in the action space", size is None or 0 <= numbers[0] <= numbers[-1] < size, f"{numbers}")


def legal_means_accepted(ply: Ply) -> None:
    """What is listed as legal is played, and what is not is refused with a reason and draws nothing."""
    game, legal = ply.game, ply.game.legal(ply.state)
    before = msgspec.json.encode(ply.state)
    for action in ply.rng.sample(legal, min(8, len(legal))):
        try:
            game.play(ply.state, action, Imagined(ply.rng))
        except Rejection as reason:
            raise Broken("legal actions are accepted", f"{action} in {ply.state}: {reason}") from reason
        _promise("past states never change", msgspec.json.encode(ply.state) == before, f"{action} changed {ply.state}")
    for action in _strangers(ply):
        if action not in legal:
            chance = Imagined(ply.rng)
            refusal = _refusal(game, ply.state, action, chance)
            _promise(
                "illegal actions are refused", isinstance(refusal, Rejection), f"{action} in {ply.state}: {refusal!r}"
            )
            _promise("a refused action draws nothing", not chance.drawn, f"{action} in {ply.state}")
            other = game.reshuffle(ply.state, game.to_act(ply.state), Imagined(ply.rng))
            _promise(
                "a seat decides by what it knows", list(game.legal(other)) == list(legal), f"{ply.state} and {other}"
            )
            there = _refusal(game, other, action, Imagined(ply.rng))
            _promise("a refusal keeps secrets", repr(there) == repr(refusal), f"{refusal!r} or {there!r}")


def _refusal(game: AnyGame, state: Any, action: Any, chance: Chance) -> Exception | None:
    """What comes of playing an action that should be refused."""
    try:
        game.play(state, action, chance)
    except Exception as reason:
        return reason
    return None


def _strangers(ply: Ply) -> Iterator[Any]:
    """Actions that may well be illegal here."""
    yield from ply.rng.sample(ply.others, min(4, len(ply.others)))
    for _ in range(4):
        try:
            yield ply.game.action(ply.rng.randrange(ply.game.facts.actions or 1000))
        except Problem:
            continue


def luck_comes_from_chance(ply: Ply) -> None:
    """The same draws lead to the same state and events, with none missing and none left over."""
    chance = Recorded(ply.drawn)
    try:
        again = ply.again(chance)
        chance.close()
    except Problem as problem:
        raise Broken("luck comes from Chance alone", f"{ply.action} in {ply.state}: {problem}") from problem
    _promise("luck comes from Chance alone", again == (ply.after, ply.happenings), f"{ply.action} in {ply.state}")


def outcomes_are_complete(ply: Ply) -> None:
    """The probabilities of all outcomes add up to one, and they are what the draws can bring."""
    if len(ply.drawn) <= 1:
        outcomes = ply.game.outcomes(ply.state, ply.action)
        _promise("probabilities add up", sum(each for each, _ in outcomes) == 1, f"{ply.action} in {ply.state}")
        likely = {after: each for each, after in fork(lambda chance: ply.again(chance)[0])}
        found = {after: each for each, after in outcomes}
        _promise("outcomes are complete", found.keys() == likely.keys(), f"{ply.action} in {ply.state}")
        _promise("outcomes are as likely as their draws", found == likely, f"{ply.action} in {ply.state}")


def turns_begin_with_their_seat(ply: Ply) -> None:
    """When a turn has begun, the decision is with the seat whose turn it is."""
    began = [each.seat for each in ply.happenings if isinstance(each, TurnBegan)]
    if began and ply.game.outcome(ply.after) is None:
        seat = ply.game.to_act(ply.after)
        _promise("a turn begins with its own seat", seat == began[-1], f"{seat}, not {began[-1]}, in {ply.after}")


def views_keep_secrets(ply: Ply) -> None:
    """Dealing anew what a seat does not know changes nothing that it sees, nor what it may do."""
    game, state = ply.game, ply.after
    for seat in ply.watchers:
        other = game.reshuffle(state, seat, Imagined(ply.rng))
        for watcher in {seat, None}:
            same = game.view(other, watcher) == game.view(state, watcher)
            _promise("a view keeps secrets", same, f"seat {watcher} tells {state} from {other}")
        if seat is not None and seat == game.to_act(state):
            same = list(game.legal(other)) == list(game.legal(state))
            _promise("a seat decides by what it knows", same, f"seat {seat} in {state} and in {other}")
        _promise("reshuffling loses nothing", game.census(other) == game.census(state), f"{state} and {other}")


def reshuffling_deals_anew(ply: Ply) -> None:
    """Where a seat can imagine another state than the real one, reshuffling finds another one as well."""
    game, state = ply.game, ply.after
    for seat in ply.watchers:
        if game.imagine(game.view(state, seat), ply.memory[seat], Imagined(ply.rng)) != state:
            anew = any(game.reshuffle(state, seat, Imagined(ply.rng)) != state for _ in range(64))
            _promise("reshuffling deals anew", anew, f"what seat {seat} does not know of {state}")


def events_keep_secrets(ply: Ply) -> None:
    """Two positions that look the same to a seat, before and after an action, also sound the same to it."""
    game = ply.game
    for seat in ply.watchers:
        other = game.reshuffle(ply.state, seat, Imagined(ply.rng))
        if ply.action not in game.legal(other):
            continue
        try:
            after, happenings = ply.again(Recorded(ply.drawn), other)
        except Problem:
            continue  # what was drawn cannot be drawn there
        here, there = heard(ply.happenings, seat), heard(happenings, seat)
        if game.view(after, seat) == game.view(ply.after, seat):
            _promise("events keep secrets", here == there, f"seat {seat} hears {here} or {there} in {ply.state}")
        else:
            told = any(event.reveals for event in (*here, *there))
            _promise("what comes to light is announced", told, f"to seat {seat} by {ply.action} in {ply.state}")


def secret_draws_stay_secret(ply: Ply) -> None:
    """What is drawn for the eyes of one seat changes nothing that the others see or hear.

    Unless the rules bring it to light at once: then it is told to that seat in private, and announced besides.
    """
    for position, drawn in enumerate(ply.drawn):
        if drawn.to is None:
            continue
        private = any(isinstance(each, Secret) and each.seat == drawn.to for each in ply.happenings)
        try:
            after, happenings = ply.again(_Varied(ply.drawn, position, ply.rng))
        except Problem:
            continue  # what was drawn later cannot be drawn any more
        for seat in ply.watchers:
            if seat != drawn.to:
                here, there = heard(ply.happenings, seat), heard(happenings, seat)
                same = here == there and ply.game.view(after, seat) == ply.game.view(ply.after, seat)
                kept = same or (private and _announced(here) != _announced(there))
                _promise("secret draws stay secret", kept, f"{drawn} for {drawn.to} is known to {seat}")


def _announced(events: Sequence[Event]) -> list[Event]:
    """What comes to light in some events."""
    return [event for event in events if event.reveals]


def public_draws_are_seen(ply: Ply) -> None:
    """What is drawn for everybody to see shows, at least to who watches and listens."""
    public = [position for position, drawn in enumerate(ply.drawn) if drawn.to is None]
    if public:
        position = ply.rng.choice(public)
        varied = _Varied(ply.drawn, position, ply.rng)
        try:
            after, happenings = ply.again(varied)
        except Problem:
            return  # what was drawn later cannot be drawn any more
        if varied.drawn != list(ply.drawn):
            seen = ply.game.view(after, None) != ply.game.view(ply.after, None)
            told = heard(happenings, None) != heard(ply.happenings, None)
            _promise("public draws are seen by all", seen or told, f"{ply.drawn[position]} by {ply.action}")


class _Varied(Recorded):
    """Draws what was drawn before, except at one position."""

    def __init__(self, drawn: Sequence[Drawn], position: int, rng: random.Random) -> None:
        super().__init__(drawn)
        self._position = position
        self._rng = rng

    def _pick(self, label: str, options: Sequence[object]) -> int:
        recorded = super()._pick(label, options)
        if len(self.drawn) != self._position:
            return recorded
        return self._rng.randrange(len(options))


def views_can_be_imagined(ply: Ply) -> None:
    """A state that is imagined from a view and a memory looks just like that view."""
    game = ply.game
    for seat in ply.watchers:
        view = game.view(ply.after, seat)
        imagined = game.imagine(view, ply.memory[seat], Imagined(ply.rng))
        _promise("imagining fits the view", game.view(imagined, seat) == view, f"seat {seat}: {imagined} for {view}")
        _promise("imagining loses nothing", game.census(imagined) == game.census(ply.after), f"{imagined} for {view}")


DEAL_PROMISES = (
    everything_is_stored,
    texts_are_read_back,
    luck_comes_from_chance,
    turns_begin_with_their_seat,
    views_keep_secrets,
    secret_draws_stay_secret,
    public_draws_are_seen,
    views_can_be_imagined,
    reshuffling_deals_anew,
)

PROMISES = (
    past_is_untouched,
    *DEAL_PROMISES,
    actions_have_names_and_numbers,
    legal_means_accepted,
    outcomes_are_complete,
    events_keep_secrets,
)
