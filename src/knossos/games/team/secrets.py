"""Who knows what: nobody sees the front of a tile that lies face down, but everybody could remember it.

A tile is turned face down, or pushed in face down, while all look on (TEAM-FLIP-6), and every later shift is public. So
the events tell what lies where, and a view does not.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from knossos.game import Chance, Event
from knossos.games.team.components import Box
from knossos.games.team.events import Covered, DaedalusPushed, Pushed, Switched, Uncovered
from knossos.games.team.state import Front, State, Table, View
from knossos.games.team.walks import RUBBLE
from knossos.maze import LOOSE, Square, Tile, carried


def view(state: State, seat: int | None, box: Box) -> View:
    """Everything on the table; the fronts of tiles that lie face down only where a memory aid shows them."""
    return View(**state.public(), viewer=seat, fronts=state.fronts if box.options.memory else None)


def reshuffle(state: State, box: Box, chance: Chance) -> State:
    """The same position with the tiles that lie face down exchanged among each other."""
    if box.options.memory:
        return state
    rest = [front.tile for front in state.fronts]
    return replace(state, fronts=_dealt([front.at for front in state.fronts], rest, chance))


def imagine(seen: View, memory: Sequence[Event], box: Box, chance: Chance) -> State:
    """A position that fits a view: what is remembered lies where it was put, the rest anywhere."""
    if seen.fronts is not None:
        return State(**seen.public(), fronts=seen.fronts)
    covered = [here for here in LOOSE if seen.maze.tiles[here] == RUBBLE]
    known = {at: tile for at, tile in remembered(memory).items() if at in covered}
    rest = unseen_tiles(seen, box)
    for at, tile in list(known.items()):
        if tile in rest:
            rest.remove(tile)
        else:
            del known[at]  # it is seen elsewhere: the memory is of something else
    guessed = _dealt([here for here in covered if here not in known], rest, chance)
    fronts = (*(Front(at, tile) for at, tile in known.items()), *guessed)
    return State(**seen.public(), fronts=tuple(sorted(fronts, key=lambda front: front.at)))


def unseen_tiles(table: Table, box: Box) -> list[Tile]:
    """The tiles that lie face down, in whichever order."""
    seen = [tile.loose for tile in (*(table.maze.tiles[here] for here in LOOSE), table.spare)]
    return list((Counter(box.loose) - Counter(seen)).elements())


def remembered(memory: Iterable[Event]) -> dict[Square, Tile]:
    """What lies face down, as far as some events tell."""
    known: dict[Square, Tile] = {}
    for event in memory:
        match event:
            case Covered(at=at, tile=tile):
                known[at] = tile.loose
            case Uncovered(at=at):
                known.pop(at, None)
            case DaedalusPushed(arrow=arrow, tile=tile):
                known = {carried(at, arrow): front for at, front in known.items()} | {arrow: tile.loose}
            case Pushed(arrow=arrow):
                known = {carried(at, arrow): front for at, front in known.items()}
            case Switched(first=first, second=second):
                places = {first: second, second: first}
                known = {places.get(at, at): front for at, front in known.items()}
    return known


def _dealt(squares: Sequence[Square], tiles: Sequence[Tile], chance: Chance) -> tuple[Front, ...]:
    """The tiles on the squares, each as likely as any other."""
    rest = list(tiles)
    fronts = []
    for at in squares:
        tile = chance.draw("hidden", rest)
        rest.remove(tile)
        fronts.append(Front(at, tile))
    return tuple(fronts)
