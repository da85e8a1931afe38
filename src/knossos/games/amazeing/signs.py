"""What the rules say of a view, for a board that knows none."""

from msgspec import Struct

from knossos.games.amazeing.components import Box
from knossos.games.amazeing.rules import following, open_cards_count, sought
from knossos.games.amazeing.state import Hand, View
from knossos.maze import Square, flood


class Signs(Struct, frozen=True):
    """Where everybody has to go, and how."""

    homes: dict[str, Square]
    """The home of each piece, whether somebody plays with it or not."""

    left: tuple[int, ...]
    """How many cards each seat has still to find; by day, those of the day."""

    next_seat: int
    """Whose turn comes after this one."""

    seeks: tuple[str, ...] = ()
    """The cards that the viewer may find now."""

    goals: tuple[Square, ...] = ()
    """Where on the board the viewer wants to go: to a treasure, or home."""

    homeward: bool = False
    """Whether only the way home is left to the viewer."""

    walks: dict[Square, Square] = {}
    """For each square that the piece may walk to now, the one before it on its way."""


def signs(view: View, box: Box) -> Signs:
    """All of them."""
    homes = dict(zip(box.options.pieces, box.homes, strict=True))
    left = tuple(_left(view, hand, box) for hand in view.hands)
    walks = flood(view.maze, view.pieces[view.seat]) if view.phase == "move" else {}
    if view.viewer is None or view.phase == "over":
        return Signs(homes, left, following(view), walks=walks)
    seeks = sought(view, view.viewer, view.held, box)
    homeward = left[view.viewer] == 0
    goals = tuple(here for here, tile in enumerate(view.maze.tiles) if set(tile.shows) & set(seeks))
    if homeward:
        goals = (box.homes[view.viewer],)
    return Signs(homes, left, following(view), seeks, goals, homeward, walks)


def _left(view: View, hand: Hand, box: Box) -> int:
    return hand.left + len(hand.face_up) * open_cards_count(view, box)
