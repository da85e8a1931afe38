"""What the rules say of a view, for a board that knows none."""

from typing import Literal, TypeAlias

from msgspec import Struct

from knossos.games.dragon.components import HIGH, LAIR, LOW, Box
from knossos.games.dragon.rules import (
    COIN_POINTS,
    DRAGON_POINTS,
    ENOUGH,
    ROLLS,
    SUCCESS,
    points,
    takes,
)
from knossos.games.dragon.state import Table, View
from knossos.maze import Square, flood, path

Threat: TypeAlias = Literal["dragon", "white", "black"]


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

    ways: dict[Threat, tuple[Square, ...]] = {}
    """The shortest way to the one who duels from each that may have threatened, both ends included."""


class Points(Struct, frozen=True):
    """What a seat would score if the game ended now, and for what."""

    total: int
    treasures: int
    coins: int
    dragon: int


class Signs(Struct, frozen=True):
    """How things stand, and what may come of them."""

    starts: dict[str, Square]
    """Where each piece begins, whether somebody plays with it or not."""

    lair: Square
    faced: Square
    current: int | None
    """The value that can be taken now."""

    left: tuple[int, ...]
    """How many treasures of each value from 1 to 12 nobody has taken yet: with one, a card of it may bring a coin."""

    uses: tuple[Literal["roll", "double"], ...]
    """What else a card of each value is good for: rolling again, or a second turn."""

    goals: tuple[Square, ...]
    """Where the one whose turn it is can take a treasure, or meet the dragon in the end."""

    points: tuple[Points, ...]
    coin: int = COIN_POINTS
    dragon: int = DRAGON_POINTS
    """What a coin and the dragon are worth."""

    enough: int = ENOUGH
    rolls: int = ROLLS
    """What has to be rolled in the final duel all in all, and in how many rolls."""

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
        uses=tuple("roll" if value in LOW else "double" for value in (*LOW, *HIGH)),
        goals=_goals(view),
        points=tuple(_points(view, seat) for seat in range(len(view.hands))),
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


def _points(table: Table, seat: int) -> Points:
    hand = table.hands[seat]
    dragon = DRAGON_POINTS if seat == table.slayer else 0
    return Points(points(table, seat), sum(hand.treasures), COIN_POINTS * hand.coins, dragon)


def _duel(view: View) -> Duel | None:
    match view.phase:
        case "reroll":
            seat = view.duellists[0]
            return Duel(seat, _stake(view, seat), SUCCESS, SUCCESS, left=0, ways=_ways(view, view.pieces[seat]))
        case "challenge" | "final":
            rolls = view.rolls if view.roll is None else (*view.rolls, view.roll)
            needed = max(0, ENOUGH - sum(rolls))
            return Duel(view.seat, _stake(view, view.seat), enough=ENOUGH, needed=needed, left=ROLLS - len(rolls))
    return None


def _ways(view: View, here: Square) -> dict[Threat, tuple[Square, ...]]:
    white, black = view.guardians
    threats: dict[Threat, Square] = {"dragon": view.faced, "white": white, "black": black}
    came_from = flood(view.passages, here)
    return {threat: path(came_from, at)[::-1] for threat, at in threats.items() if at in came_from}


def _stake(view: View, seat: int) -> int | None:
    return next(iter(view.hands[seat].treasures), None)
