"""What a shift of the maze takes along: what lies face down, and the pieces."""

from collections.abc import Iterable

from msgspec.structs import replace

from knossos.game import Happening
from knossos.games.team.events import Carried, Sent
from knossos.games.team.state import Front, State
from knossos.games.team.walks import RUBBLE
from knossos.maze import Arrow, Square, Tile, across, carried

Played = tuple[State, tuple[Happening, ...]]


def slide(state: State, arrow: Arrow, tile: Tile) -> State:
    """Push a tile in. The one that comes out becomes the spare, face up whatever side it showed; nobody moves yet."""
    maze, out = state.maze.push(arrow, tile)
    fronts = {front.at: front.tile for front in state.fronts}
    spare = fronts.pop(across(arrow), out)
    moved = (Front(carried(at, arrow), front) for at, front in fronts.items())
    return replace(state, maze=maze, spare=spare, fronts=in_order(moved))


def cover(state: State, at: Square, tile: Tile) -> State:
    """Lay a tile face down on a square."""
    fronts = in_order([*state.fronts, Front(at, tile.loose)])
    return replace(state, maze=state.maze.lay(at, RUBBLE), fronts=fronts)


def in_order(fronts: Iterable[Front]) -> tuple[Front, ...]:
    """What lies face down, by its square."""
    return tuple(sorted(fronts, key=lambda front: front.at))


def ride(state: State, arrow: Arrow) -> Played:
    """The pieces go along with a push, or round to the inserted tile."""
    return relocate(state, [carried(here, arrow) for here in state.pieces], Carried)


def relocate(state: State, pieces: Iterable[Square], kind: type[Carried | Sent]) -> Played:
    """Put the pieces on other squares, and tell of those that change."""
    after = tuple(pieces)
    happenings = tuple(
        kind(seat, start, to) for seat, (start, to) in enumerate(zip(state.pieces, after, strict=True)) if start != to
    )
    return replace(state, pieces=after), happenings
