"""What the rules say of a view, for a board that knows none."""

from typing import Literal

from msgspec import Struct

from knossos.games.dragon.components import HIGH, LAIR, LOW, Box
from knossos.games.dragon.rules import (
    COIN_POINTS,
    DRAGON_POINTS,
    ENOUGH,
    GUARDIANS,
    ROLLS,
    SUCCESS,
    duellists,
    points,
    takes,
)
from knossos.games.dragon.state import Table, View
from knossos.maze import Square, flood, path


class Threat(Struct, frozen=True):
    """What the dragon or a guardian threatens if the die shows it now."""

    at: Square
    passage: tuple[Square, ...]
    """The squares that are threatened, the nearest first; none under the lair."""

    ways: dict[int, tuple[Square, ...]]
    """The shortest way to each seat that has to duel, both ends included."""


class Duel(Struct, frozen=True):
    """A duel that is on, or to which the dragon may be challenged."""

    seat: int
    stake: int | None
    """The treasure that is lost if it fails."""

    enough: int
    """What has to be rolled, in the final duel all in all."""

    needed: int
    """What is still missing."""

    left: int
    """How many rolls are still to come."""


class Points(Struct, frozen=True):
    """What a seat would score if the game ended now, and for what."""

    total: int
    treasures: int
    coins: int
    dragon: int


class Card(Struct, frozen=True):
    """A card in the viewer's hand."""

    value: int
    use: Literal["roll", "double"]
    coin: bool
    """Whether a treasure of its value can still be taken, so that it may bring a coin."""


class Signs(Struct, frozen=True):
    """How things stand, and what may come of them."""

    starts: dict[str, Square]
    """Where each piece begins, whether somebody plays with it or not."""

    lair: Square
    faced: Square
    current: int | None
    """The value that can be taken now."""

    left: tuple[int, ...]
    """How many treasures of each value from 1 to 12 nobody has taken yet."""

    goals: tuple[Square, ...]
    """Where the one whose turn it is can take a treasure, or meet the dragon in the end."""

    threats: dict[Literal["dragon", "white", "black"], Threat]
    points: tuple[Points, ...]
    cards: tuple[Card, ...]
    duel: Duel | None = None
    walks: dict[Square, Square] = {}
    """For each square that the piece may walk to now, the one before it on its way."""


def signs(view: View, box: Box) -> Signs:
    """All of them."""
    return Signs(
        starts=dict(zip(box.options.pieces, box.starts, strict=True)),
        lair=LAIR,
        faced=view.faced,
        current=view.current,
        left=tuple(_left(view, value) for value in (*LOW, *HIGH)),
        goals=_goals(view),
        threats={
            "dragon": _threat(view, view.faced),
            **{guardian: _threat(view, at) for guardian, at in zip(GUARDIANS, view.guardians, strict=True)},
        },
        points=tuple(_points(view, seat) for seat in range(len(view.hands))),
        cards=tuple(_card(view, value) for value in view.cards),
        duel=_duel(view),
        walks=flood(view.passages, view.pieces[view.seat]) if view.phase == "move" else {},
    )


def _left(view: View, value: int) -> int:
    """Those of the second phase wait until they are laid."""
    if view.stage == "first" and value in HIGH:
        return 2
    return sum(treasure.value == value for treasure in view.treasures)


def _goals(view: View) -> tuple[Square, ...]:
    if view.stage == "final":
        return (view.faced,)
    return tuple(each.at for each in view.treasures if each.at != LAIR and takes(view, each.at))


def _threat(view: View, at: Square) -> Threat:
    if at == LAIR:
        return Threat(at, (), {})
    came_from = flood(view.passages, at)
    ways = {seat: path(came_from, view.pieces[seat]) for seat in duellists(view, at)}
    return Threat(at, tuple(came_from), ways)


def _points(table: Table, seat: int) -> Points:
    hand = table.hands[seat]
    dragon = DRAGON_POINTS if seat == table.slayer else 0
    return Points(points(table, seat), sum(hand.treasures), COIN_POINTS * hand.coins, dragon)


def _card(view: View, value: int) -> Card:
    return Card(value, "roll" if value in LOW else "double", coin=_left(view, value) > 0)


def _duel(view: View) -> Duel | None:
    match view.phase:
        case "reroll":
            seat = view.duellists[0]
            return Duel(seat, _stake(view, seat), enough=SUCCESS, needed=SUCCESS, left=0)
        case "challenge" | "final":
            rolls = view.rolls if view.roll is None else (*view.rolls, view.roll)
            needed = max(0, ENOUGH - sum(rolls))
            return Duel(view.seat, _stake(view, view.seat), enough=ENOUGH, needed=needed, left=ROLLS - len(rolls))
    return None


def _stake(view: View, seat: int) -> int | None:
    return next(iter(view.hands[seat].treasures), None)
