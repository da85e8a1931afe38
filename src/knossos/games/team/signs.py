"""What the rules say of a view, for a board that knows none."""

from collections.abc import Collection

from msgspec import Struct

from knossos.games.team.components import Box
from knossos.games.team.daedalus import unturned_pages
from knossos.games.team.rules import blocked, collectable, stays, unseen_cards
from knossos.games.team.state import Spell, View
from knossos.games.team.walks import WALK_SPELLS, WalkSpell, walks
from knossos.maze import ARROWS, Arrow, Square


class Way(Struct, frozen=True):
    """How a move gets to where it ends."""

    path: tuple[Square, ...]
    """The squares from start to end; where two of them are no neighbours, the spell carries the piece."""

    spell: WalkSpell | None = None
    """The spell that it needs."""


class Signs(Struct, frozen=True):
    """How far Daedalus and the team are, and what may be collected, cast and reached."""

    homes: dict[str, Square]
    """The home of each piece, whether somebody plays with it or not."""

    treasures: int
    """How many treasures there are to collect."""

    pages: int
    """How many pages the Book has."""

    cards_left: int
    """How many treasure cards are still in the deck."""

    pages_left: int
    """How many pages of the Book are still to be turned."""

    collectable: tuple[dict[str, int], ...]
    """For each seat the treasures that it may collect in its turn, and before whom each of them lies."""

    closed: dict[Arrow, str] = {}
    """The arrows where Push may not go in now, and why: for `rubble` at the far end, or as an `undo` of Daedalus."""

    ready: tuple[Spell, ...] = ()
    """The spells that the seat whose turn it is may still use."""

    walks: dict[Square, Way] = {}
    """The way to each square where its next move may end."""


def signs(view: View, box: Box) -> Signs:
    """All of them."""
    acts = view.phase == "act"
    refusals = {arrow: blocked(view, arrow, box) for arrow in ARROWS}
    closed = {arrow: refusal.key.removeprefix("team-push-") for arrow, refusal in refusals.items() if refusal}
    return Signs(
        homes=box.corners,
        treasures=len(box.treasures),
        pages=len(box.pages),
        cards_left=len(unseen_cards(view, box)),
        pages_left=len(unturned_pages(view.pages, box)),
        collectable=tuple(collectable(view, seat, box) for seat in range(len(view.boards))),
        closed=closed,
        ready=_ready(view, closed) if acts else (),
        walks=_ways(view, box) if acts and view.moves else {},
    )


def _ready(view: View, closed: Collection[Arrow]) -> tuple[Spell, ...]:
    useless: set[Spell] = set() if view.moves else set(WALK_SPELLS)
    if len(closed) == len(ARROWS):
        useless.add("push")
    return tuple(spell for spell in view.spells[view.seat] if view.ready(spell) and spell not in useless)


def _ways(view: View, box: Box) -> dict[Square, Way]:
    found = walks(view.maze, view.pieces[view.seat], view.walk_spell)
    ways = {to: Way(found.path(to), view.walk_spell if needed else None) for to, needed in found.ends.items()}
    return ways | {here: Way((here,)) for here in stays(view, box)}
