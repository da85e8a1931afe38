"""What the rules say of a view, for a board that knows none."""

from msgspec import Struct

from knossos.games.amazeing.components import Box
from knossos.games.amazeing.rules import DAY_POINTS, NIGHT_POINTS, Points, following, points, sought
from knossos.games.amazeing.state import View
from knossos.maze import Square, flood


class Signs(Struct, frozen=True):
    """Where everybody has to go, and how."""

    homes: dict[str, Square]
    """The home of each piece, whether somebody plays with it or not."""

    left: tuple[int, ...]
    """How many cards each seat has still to find; by day, those of the day. With none left it has to go home."""

    seeks: tuple[tuple[str, ...], ...]
    """The cards that lie open before each seat, where it may find them now."""

    next_seat: int
    """Whose turn comes after this one."""

    points: tuple[Points, ...] = ()
    """What each seat would score if the game ended now; nothing where nobody counts points."""

    day: int = DAY_POINTS
    night: int = NIGHT_POINTS
    """What a card of the day and one of the night count there."""

    walks: dict[Square, Square] = {}
    """For each square that the piece may walk to now, the one before it on its way."""


def signs(view: View, box: Box) -> Signs:
    """All of them."""
    seats = range(len(view.hands))
    seeks = tuple(sought(view, seat, (), box) for seat in seats)
    return Signs(
        homes=dict(zip(box.options.pieces, box.homes, strict=True)),
        left=tuple(hand.left + len(cards) for hand, cards in zip(view.hands, seeks, strict=True)),
        seeks=seeks,
        next_seat=following(view),
        points=tuple(points(view, seat, box) for seat in seats) if box.options.mode == "daynight" else (),
        walks=flood(view.maze, view.pieces[view.seat]) if view.phase == "move" else {},
    )
