"""Who knows what: a hand is known to its owner alone, and what is in the bag to nobody."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from knossos.game import Chance
from knossos.games.dedalos.components import Box
from knossos.games.dedalos.rules import unseen
from knossos.games.dedalos.state import State, Table, View, in_order
from knossos.maze import Tile


def view(state: State, seat: int | None) -> View:
    """Everything on the table, and of the hands only the own one."""
    return View(**state.public(), viewer=seat, hand=() if seat is None else state.hands[seat])


def reshuffle(state: State, seat: int | None, box: Box, chance: Chance) -> State:
    """DEDALO-INFO-1: the hands of the others are dealt anew from them and the bag."""
    rest = _hidden(state, () if seat is None else state.hands[seat], box)
    hands = tuple(hand if owner == seat else _take(rest, len(hand), chance) for owner, hand in enumerate(state.hands))
    return replace(state, hands=hands)


def alike(state: State, seat: int, box: Box) -> Iterator[State]:
    """Nobody else holds minotaur tiles, if that can be; or one of the others holds as many as can be.

    Of what is hidden, an action can bring nothing else into play: it does so when the turn passes on (DEDALO-MINO-2).
    """
    for suspect in range(len(state.hands)):
        rest = _hidden(state, state.hands[seat], box)  # in the order of the box: minotaur tiles come first
        hands = []
        for owner, hand in enumerate(state.hands):
            start = 0 if owner == suspect else len(rest) - len(hand)
            if owner == seat:
                hands.append(hand)
            else:
                hands.append(in_order(rest[start : start + len(hand)]))
                del rest[start : start + len(hand)]
        yield replace(state, hands=tuple(hands))


def imagine(seen: View, box: Box, chance: Chance) -> State:
    """A position that fits a view: the others hold any of the tiles that the viewer has not seen."""
    rest = _hidden(seen, seen.hand, box)
    hands = tuple(
        seen.hand if owner == seen.viewer else _take(rest, size, chance) for owner, size in enumerate(seen.sizes)
    )
    return State(**seen.public(), hands=hands)


def _hidden(table: Table, known: Iterable[Tile], box: Box) -> list[Tile]:
    """What may be in the bag or in a hand, to somebody who knows some of it."""
    rest = unseen(table, box)
    for tile in known:
        rest.remove(tile)
    return rest


def _take(rest: list[Tile], count: int, chance: Chance) -> tuple[Tile, ...]:
    """Some tiles out of those that are left."""
    taken = []
    for _ in range(count):
        taken.append(chance.draw("hidden", rest))
        rest.remove(taken[-1])
    return in_order(taken)
