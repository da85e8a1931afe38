"""Who knows what: a hand is known to its owner alone, but for how many cards of each band it has."""

from collections.abc import Sequence

from msgspec.structs import replace

from knossos.game import Chance
from knossos.games.dragon.components import HIGH, LOW
from knossos.games.dragon.state import State, View


def view(state: State, seat: int | None) -> View:
    """DRAGON-INFO-2: everything on the table, and of the hands only the own one."""
    return View(**state.public(), viewer=seat, cards=() if seat is None else state.cards[seat])


def reshuffle(state: State, seat: int | None, chance: Chance) -> State:
    """The cards that others hold are dealt anew among them."""
    others = [other for other in range(len(state.cards)) if other != seat]
    low = [card for other in others for card in state.cards[other] if card in LOW]
    high = [card for other in others for card in state.cards[other] if card in HIGH]
    cards = list(state.cards)
    for other in others:
        hand = state.hands[other]
        cards[other] = (*_take(low, hand.low, chance), *_take(high, hand.high, chance))
    return replace(state, cards=tuple(cards))


def imagine(seen: View, chance: Chance) -> State:
    """A position that fits a view: the others hold any of the cards that the viewer has not seen."""
    low, high = unseen(LOW, seen), unseen(HIGH, seen)
    cards = [
        seen.cards if seat == seen.viewer else (*_take(low, hand.low, chance), *_take(high, hand.high, chance))
        for seat, hand in enumerate(seen.hands)
    ]
    return State(**seen.public(), cards=tuple(cards))


def unseen(band: Sequence[int], seen: View) -> list[int]:
    """The cards of a band that the viewer has not seen."""
    rest = sorted((*band, *band))
    for card in (*seen.cards, *seen.played):
        if card in band:
            rest.remove(card)
    return rest


def _take(deck: list[int], count: int, chance: Chance) -> tuple[int, ...]:
    """Some cards off a deck, the lowest first."""
    taken = []
    for _ in range(count):
        taken.append(chance.draw("hidden", sorted(deck)))
        deck.remove(taken[-1])
    return tuple(sorted(taken))
