"""Games that break one promise each, as like the honest one as they can be: the walk must catch them all."""

import random
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import force_setattr, replace

from knossos.game import (
    Chance,
    Ended,
    Event,
    Happening,
    Imagined,
    Outcome,
    Rejection,
    Secret,
    Seeded,
    TurnBegan,
)
from knossos.locale import Problem
from tests.conformance.dare import (
    ACTIONS,
    CROWN,
    DIE,
    Accept,
    Action,
    Answered,
    AnyEvent,
    Challenge,
    Dare,
    Decline,
    Options,
    Roll,
    Rolled,
    Saw,
    Showed,
    State,
    Swap,
    Took,
    View,
)

Played = tuple[State, tuple[Happening, ...]]


class Faulty(Dare):
    """A game with a fault: the promise that it breaks, and the share of the plies that are enough to see it."""

    breaks: ClassVar[str]
    share: ClassVar[float] = 1.0


# Secrets


class LeakingView(Faulty):
    """Everybody sees the card of seat 0 in the height of the deck."""

    breaks = "a view keeps secrets"

    def view(self, state: State, seat: int | None) -> View:
        return replace(super().view(state, seat), deck=state.deck + state.held[0])


class LeakingSpectatorView(Faulty):
    """Only spectators see what they should not, but a player may look over their shoulders."""

    breaks = "a view keeps secrets"

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return replace(view, deck=view.deck + state.held[1]) if seat is None else view


class MeddlingReshuffle(Faulty):
    """Deals anew what the seat does know."""

    breaks = "a view keeps secrets"

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        return super().reshuffle(state, None, chance)


class LosingReshuffle(Faulty):
    """Gives everybody the same card."""

    breaks = "reshuffling loses nothing"

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(state, held=(state.held[seat or 0],) * len(state.held))


class LazyReshuffle(Faulty):
    """Deals nothing anew, so that no leak could ever be seen."""

    breaks = "reshuffling deals anew"

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        return state


class TellingEvent(Faulty):
    """Everybody hears the card of the seat that dares."""

    breaks = "events keep secrets"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        if isinstance(action, Challenge):
            happenings = (*happenings, Rolled(state.seat, state.held[state.seat]))
        return after, happenings


class MisdirectedEvent(Faulty):
    """The seat that is dared hears the card of the other one in private."""

    breaks = "events keep secrets"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        if isinstance(action, Challenge):
            told = Saw(state.seat, state.held[state.seat])
            happenings = (*happenings, Secret(action.seat, told, Took(state.seat)))
        return after, happenings


class TellingDraw(Faulty):
    """Everybody hears which card was taken."""

    breaks = "secret draws stay secret"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        return after, tuple(each.private if isinstance(each, Secret) else each for each in happenings)


class TellingDeal(Faulty):
    """Everybody hears which cards are dealt."""

    breaks = "secret draws stay secret"

    def deal(self, seats: int, chance: Chance) -> Played:
        state, happenings = super().deal(seats, chance)
        return state, tuple(each.private if isinstance(each, Secret) else each for each in happenings)


class OpenDraw(Faulty):
    """Says of no draw that only one seat may see it, so that all would see it in the log."""

    breaks = "public draws are seen by all"

    def deal(self, seats: int, chance: Chance) -> Played:
        state, happenings = super().deal(seats, chance)
        chance.drawn[:] = [replace(drawn, to=None) for drawn in chance.drawn]
        return state, happenings


class Slipped(Event, frozen=True, tag=True):
    """A card that is shown, but the event does not say that it reveals something."""

    seat: int
    card: int


class QuietReveal(Faulty):
    """Shows a card by an event that claims to reveal nothing."""

    breaks = "what comes to light is announced"
    kinds = replace(Dare.kinds, event=AnyEvent | Slipped)

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        return after, tuple(Slipped(each.seat, each.card) if isinstance(each, Showed) else each for each in happenings)


class TellingRefusal(Faulty):
    """Says why not, and the card of the next seat with it."""

    breaks = "a refusal keeps secrets"

    def refusal(self, state: State, action: Action) -> Problem:
        other = state.held[(state.seat + 1) % len(state.held)]
        return Rejection("option-value", rule="DARE-2", option="action", text=str(action), choices=f"not {other}")


# The past, and what is stored


class ChangedInPlace(Faulty):
    """Counts the points in the old state too."""

    breaks = "past states never change"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        force_setattr(state, "points", after.points)
        return after, happenings


class ClosedInPlace(Faulty):
    """Closes the old state when it is left, so that nothing more can be played from it."""

    breaks = "past states never change"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        force_setattr(state, "over", True)  # noqa: FBT003
        return after, happenings


class ChangedLater(Faulty):
    """Changes the first state long after it was left."""

    breaks = "past states never change"
    first: State | None = None

    def deal(self, seats: int, chance: Chance) -> Played:
        state, happenings = super().deal(seats, chance)
        self.first = self.first or state
        return state, happenings

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        if state.pile and self.first:
            force_setattr(self.first, "deck", 0)
        return super().play(state, action, chance)


class LooseState(State, frozen=True, kw_only=True):
    """A state of which a part is of any type, so that a tuple is stored as a list."""

    pile: Any = ()


class LooselyStored(Faulty):
    breaks = "what is stored comes back"
    kinds = replace(Dare.kinds, state=LooseState)


class ForgottenEvent(Faulty):
    """Some events that happen are not among the kinds of events."""

    breaks = "what is stored comes back"
    kinds = replace(Dare.kinds, event=TurnBegan | Ended | Took | Saw | Showed | Rolled | Answered)


class UnstorableState(State, frozen=True, kw_only=True):
    """A state with a part that nobody knows how to store."""

    luck: Any = random.Random


class Unstorable(Faulty):
    breaks = "what is stored comes back"
    kinds = replace(Dare.kinds, state=UnstorableState)


class UnknownSigns(Faulty):
    """Gives signs without a word on what they are."""

    breaks = "what is stored comes back"

    def signs(self, view: View) -> View:
        return view


class WhisperedSigns(Faulty):
    """Tells a seat more than the others."""

    breaks = "signs tell everybody the same"
    kinds = replace(Dare.kinds, signs=View)

    def signs(self, view: View) -> View:
        return view


# Texts and numbers


class MisreadState(Faulty):
    """Overlooks the pile when it reads a state."""

    breaks = "the text of a state reads back"

    def read(self, text: str) -> State:
        return replace(super().read(text), pile=())


class UnreadState(Faulty):
    """Cannot read a state in which somebody is dared."""

    breaks = "the text of a state reads back"

    def read(self, text: str) -> State:
        state = super().read(text)
        if state.dared is not None:
            raise Problem("position-part", part="dared", text=text)
        return state


class TwoLineState(State, frozen=True, kw_only=True):
    def __str__(self) -> str:
        return super().__str__().replace(" ", "\n", 1)


class TwoLines(Faulty):
    """Writes a state in two lines, and even reads it back."""

    breaks = "the text of a state is one line"
    kinds = replace(Dare.kinds, state=TwoLineState)

    def read(self, text: str) -> State:
        return super().read(text.replace("\n", " "))


class MisreadView(Faulty):
    """Overlooks the pile when it reads a view."""

    breaks = "the text of a view reads back"

    def read_view(self, text: str) -> View:
        return replace(super().read_view(text), pile=())


class UnreadView(Faulty):
    """Cannot read the view of a spectator."""

    breaks = "the text of a view reads back"

    def read_view(self, text: str) -> View:
        view = super().read_view(text)
        if view.viewer is None:
            raise Problem("position-part", part="viewer", text=text)
        return view


class MisreadAction(Faulty):
    """Takes one answer for the other."""

    breaks = "the text of an action reads back"

    def parse(self, text: str) -> Action:
        return super().parse("accept" if text == "decline" else text)


class UnreadAction(Faulty):
    """Does not know one of the answers."""

    breaks = "the text of an action reads back"

    def parse(self, text: str) -> Action:
        return super().parse("refuse" if text == "decline" else text)


class WrongNumber(Faulty):
    """Two actions have each other's number on the way back."""

    breaks = "the number of an action leads back"

    def action(self, index: int) -> Action:
        return super().action({0: 1, 1: 0}.get(index, index))


class UnknownNumber(Faulty):
    """The last action has a number that leads nowhere."""

    breaks = "the number of an action leads back"

    def action(self, index: int) -> Action:
        if index == len(ACTIONS) - 2:
            raise Problem("action-number", number=index, last=index)
        return super().action(index)


class HighNumbers(Faulty):
    """Has more actions than it says."""

    breaks = "numbers stay in the action space"

    def __init__(self, options: Options = Options(), components: Path | None = None) -> None:  # noqa: B008
        super().__init__(options, components)
        self.facts = replace(self.facts, actions=4)


class NegativeNumbers(Faulty):
    """Counts below zero."""

    breaks = "numbers stay in the action space"

    def index(self, action: Action) -> int:
        return super().index(action) - 2

    def action(self, index: int) -> Action:
        return super().action(index + 2)


# What is legal


class ListsTooMuch(Faulty):
    """Lists an answer where there was no question."""

    breaks = "legal actions are accepted"

    def legal(self, state: State) -> Sequence[Action]:
        return super().legal(state) if state.over else sorted({*super().legal(state), Accept()}, key=self.index)


class ListsTooMuchUnwatched(ListsTooMuch):
    """The same, where only the action that is chosen shows it."""

    share = 0.0


class ListsTooLittle(Faulty):
    """Does not list the roll, though it may be rolled."""

    breaks = "illegal actions are refused"

    def legal(self, state: State) -> Sequence[Action]:
        return [action for action in super().legal(state) if action != Roll()]


class RefusesWithoutRule(Faulty):
    """Refuses with a problem that is no rejection."""

    breaks = "illegal actions are refused"

    def refusal(self, state: State, action: Action) -> Problem:
        return Problem("option-value", option="action", text=str(action), choices="")


class StumblesOverIllegal(Faulty):
    """Fails on an answer to no question instead of refusing it."""

    breaks = "illegal actions are refused"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        if isinstance(action, Decline):
            assert state.dared is not None
        return super().play(state, action, chance)


class Unordered(Faulty):
    breaks = "legal actions are in order"

    def legal(self, state: State) -> Sequence[Action]:
        return super().legal(state)[::-1]


class Doubled(Faulty):
    breaks = "legal actions are in order"

    def legal(self, state: State) -> Sequence[Action]:
        return [*super().legal(state), *super().legal(state)[-1:]]


class RefusedAfterDraw(Faulty):
    """Rolls the die before it looks whether rolling is allowed."""

    breaks = "a refused action draws nothing"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        if isinstance(action, Roll) and action not in self.allowed(state):
            chance.draw("die", DIE)
        return super().play(state, action, chance)


# Who decides


class AsksTheBlind(Faulty):
    """A dare with the crown has to be declined, which the dared seat cannot know."""

    breaks = "a seat decides by what it knows"

    def allowed(self, state: State) -> tuple[Action, ...]:
        if state.dared is not None and state.held[state.seat] == CROWN:
            return (Decline(),)
        return super().allowed(state)


class AsksAnotherSeat(Faulty):
    """Announces the turn of one seat, and asks the next."""

    breaks = "a turn begins with its own seat"

    def to_act(self, state: State) -> int | None:
        seat = super().to_act(state)
        return None if seat is None else (seat + 1) % len(state.points)


class AsksNoSeat(Faulty):
    """Asks a seat that is not there."""

    breaks = "the one who decides has a seat"

    def to_act(self, state: State) -> int | None:
        return super().to_act(state) if state.dared is None else len(state.points)


class AsksAfterTheEnd(Faulty):
    """The game is over, and yet somebody is to act."""

    breaks = "a game ends when nobody decides"

    def to_act(self, state: State) -> int | None:
        return state.seat if state.over else super().to_act(state)


class AsksNobody(Faulty):
    """Nobody is to act, and yet the game is not over."""

    breaks = "a game ends when nobody decides"

    def to_act(self, state: State) -> int | None:
        return super().to_act(state) if state.dared is None else None


class NothingToDo(Faulty):
    """Who is dared can do nothing."""

    breaks = "who decides can do something"

    def legal(self, state: State) -> Sequence[Action]:
        return super().legal(state) if state.dared is None else ()


class MoreToDo(Faulty):
    """Lists actions though the game is over."""

    breaks = "who decides can do something"

    def legal(self, state: State) -> Sequence[Action]:
        return [Roll()] if state.over else super().legal(state)


# Components


class LosesCard(Faulty):
    """A card that is shown never reaches the pile."""

    breaks = "no component is lost"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        return (replace(after, pile=state.pile) if isinstance(action, Swap) else after), happenings


class LosesCardUnwatched(LosesCard):
    """The same, where only the end shows it."""

    share = 0.0


class Misimagined(Faulty):
    """Imagines that it holds another card than it does."""

    breaks = "imagining fits the view"

    def imagine(self, view: View, memory: Sequence[Event], chance: Chance) -> State:
        state = super().imagine(view, memory, chance)
        return replace(state, held=state.held[::-1])


class ImaginedTwice(Faulty):
    """Imagines that everybody holds the same card."""

    breaks = "imagining loses nothing"

    def imagine(self, view: View, memory: Sequence[Event], chance: Chance) -> State:
        state = super().imagine(view, memory, chance)
        return replace(state, held=(state.held[view.viewer or 0],) * len(state.held))


# Luck


class OwnLuck(Faulty):
    """Gives points by a die of its own."""

    breaks = "luck comes from Chance alone"

    def __init__(self, options: Options = Options(), components: Path | None = None) -> None:  # noqa: B008
        super().__init__(options, components)
        self.luck = Imagined(random.Random(0))

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        after, happenings = super().play(state, action, chance)
        if isinstance(action, Roll):
            bonus = self.luck.draw("bonus", range(1000))
            after = replace(after, points=tuple(points + bonus for points in after.points))
        return after, happenings


class OwnLuckInTheDeal(Faulty):
    """Deals from a deck of its own."""

    breaks = "luck comes from Chance alone"

    def __init__(self, options: Options = Options(), components: Path | None = None) -> None:  # noqa: B008
        super().__init__(options, components)
        self.luck = Imagined(random.Random(0))

    def deal(self, seats: int, chance: Chance) -> Played:
        return super().deal(seats, self.luck)


class FickleLuck(Faulty):
    """Rolls once more when it takes the luck for the real one."""

    breaks = "luck comes from Chance alone"

    def play(self, state: State, action: Action, chance: Chance) -> Played:
        if isinstance(action, Roll) and isinstance(chance, Seeded):
            chance.draw("die", DIE)
        return super().play(state, action, chance)


class OwnLuckUnwatched(OwnLuck):
    """The same, where only the record shows it."""

    breaks = "a record replays to the same state"
    share = 0.0


class HalfProbabilities(Faulty):
    """Gives everything half the probability that it has."""

    breaks = "probabilities add up"

    def outcomes(self, state: State, action: Action) -> list[tuple[Fraction, State]]:
        return [(probability / 2, after) for probability, after in super().outcomes(state, action)]


class EvenProbabilities(Faulty):
    """Takes the faces of the die for equally likely, though one is on it twice."""

    breaks = "outcomes are as likely as their draws"

    def outcomes(self, state: State, action: Action) -> list[tuple[Fraction, State]]:
        found = super().outcomes(state, action)
        return [(Fraction(1, len(found)), after) for _, after in found]


class OneOutcome(Faulty):
    """Knows only one outcome of every action."""

    breaks = "outcomes are complete"

    def outcomes(self, state: State, action: Action) -> list[tuple[Fraction, State]]:
        return [(Fraction(1), super().outcomes(state, action)[0][1])]


# Records


class BlankInLabel(Faulty):
    """Calls the die something that a record cannot write down."""

    breaks = "a record reads as it was written"
    die = "the die"


class OnceOnly(Faulty):
    """Cannot deal again once a game has ended."""

    breaks = "a record replays to the same state"
    ended = False

    def deal(self, seats: int, chance: Chance) -> Played:
        if self.ended:
            raise Problem("seats-count", game=self.name, count=seats, allowed="none")
        return super().deal(seats, chance)

    def outcome(self, state: State) -> Outcome | None:
        self.ended = self.ended or state.over
        return super().outcome(state)


def faulty_games() -> list[type[Faulty]]:
    """All of them."""
    found: list[type[Faulty]] = []
    kinds: list[type[Faulty]] = [Faulty]
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
        found.extend(kind.__subclasses__())
    return found
