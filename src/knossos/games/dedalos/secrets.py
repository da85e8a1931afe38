"""Who knows what: a hand is known to its owner alone, and what is in the bag to nobody."""

from msgspec.structs import replace

from knossos.game import Chance
from knossos.games.dedalos.components import Box
from knossos.games.dedalos.rules import unseen
from knossos.games.dedalos.state import State, View, in_order
from knossos.maze import Tile


def view(state: State, seat: int | None) -> View:
    """Everything on the table, and of the hands only the own one."""
    return View(**state.public(), viewer=seat, hand=() if seat is None else state.hands[seat])


def reshuffle(state: State, seat: int | None, box: Box, chance: Chance) -> State:
    """DEDALO-INFO-1: the hands of the others are dealt anew from them and the bag."""
    rest = unseen(state, box)
    for tile in () if seat is None else state.hands[seat]:
        rest.remove(tile)
    hands = tuple(hand if owner == seat else _take(rest, len(hand), chance) for owner, hand in enumerate(state.hands))
    return replace(state, hands=hands)


def imagine(seen: View, box: Box, chance: Chance) -> State:
    """A position that fits a view: the others hold any of the tiles that the viewer has not seen."""
    rest = unseen(seen, box)
    for tile in seen.hand:
        rest.remove(tile)
    hands = tuple(
        seen.hand if owner == seen.viewer else _take(rest, size, chance) for owner, size in enumerate(seen.sizes)
    )
    return State(**seen.public(), hands=hands)


def _take(rest: list[Tile], count: int, chance: Chance) -> tuple[Tile, ...]:
    """Some tiles out of those that are left."""
    taken = []
    for _ in range(count):
        taken.append(chance.draw("hidden", rest))
        rest.remove(taken[-1])
    return in_order(taken)
