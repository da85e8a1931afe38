"""Who knows what: the view of each seat, and the positions that a seat cannot tell apart."""

from msgspec.structs import replace

from knossos.game import Chance
from knossos.games.amazeing.components import Box
from knossos.games.amazeing.rules import unseen_cards
from knossos.games.amazeing.state import State, View


def view(state: State, seat: int | None) -> View:
    """AMAZE-INFO-1: everything on the table, and of the cards that are held only the own ones."""
    return View(**state.public(), viewer=seat, held=() if seat is None else state.held[seat])


def reshuffle(state: State, seat: int | None, box: Box, chance: Chance) -> State:
    """AMAZE-INFO-2: the cards that others hold are dealt anew from them and from those that nobody has seen."""
    others = [each for each in range(len(state.held)) if each != seat]
    if state.night:
        known = {card for hand in state.hands for card in (*hand.face_up, *hand.found)}
        known.update(() if seat is None else state.held[seat])
        pool = [card for card in box.night if card not in known]
    else:
        pool = unseen_cards(state, box) + [card for other in others for card in state.held[other]]
    held = list(state.held)
    for other in others:
        held[other] = _draw(chance, sorted(pool), len(held[other]))
        pool = [card for card in pool if card not in held[other]]
    return replace(state, held=tuple(held))


def imagine(seen: View, box: Box, chance: Chance) -> State:
    """A position that fits a view: the others hold any of the cards that the viewer has not seen."""
    shown = {card for hand in seen.hands for card in (*hand.face_up, *hand.found)} | set(seen.held)
    pool = [card for card in (box.night if seen.night else box.cards) if card not in shown]
    held = []
    for seat, hand in enumerate(seen.hands):
        count = hand.left if seen.night else min(hand.left, 1)
        held.append(seen.held if seat == seen.viewer else _draw(chance, pool, count))
        pool = [card for card in pool if card not in held[-1]]
    return State(**seen.public(), held=tuple(held))


def _draw(chance: Chance, pool: list[str], count: int) -> tuple[str, ...]:
    drawn: list[str] = []
    for _ in range(count):
        drawn.append(chance.draw("hidden", [card for card in pool if card not in drawn]))
    return tuple(sorted(drawn))
