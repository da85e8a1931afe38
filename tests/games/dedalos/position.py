"""Positions from a small drawing, and short words for playing on from them.

A maze is drawn in rows of box characters, north at the top, around the entrance `O`; `·` is an empty cell. The exits
lie where the box puts them for that number of players, drawn or not: `X` is an open one, and `#` one that is closed. It
need not be a maze that the box could lay: the rules look at nothing but what lies there.
"""

from collections import Counter
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from knossos.game import Drawn, Happening
from knossos.games import load
from knossos.games.dedalos import Action, Dedalos, Minotaur, State, rules
from knossos.games.dedalos.components import COLLAPSE, STAR
from knossos.games.dedalos.state import Phase, in_order
from knossos.maze import Tile
from knossos.maze.grid import Cell, Grid, cell, cell_name
from knossos.maze.tiles import DRAWINGS
from tests.games import playing
from tests.games.playing import Noting


def loaded(**options: object) -> Dedalos:
    """The game with some options."""
    game = load("dedalos", **options)  # type: ignore[arg-type]
    assert isinstance(game, Dedalos)
    return game


FULL = loaded()
BASE = loaded(collapse=False, minotaur=False)
COLLAPSING = loaded(minotaur=False)
HUNTED = loaded(collapse=False)

Refusal: TypeAlias = tuple[str, str, dict[str, object]]
"""The key, the rule and the values of a rejection."""


class Player(NamedTuple):
    """One tribute, with the tiles in its hand."""

    on: Cell | None
    hand: tuple[Tile, ...]


def tile(text: str) -> Tile:
    """A tile by its text: `EW`, `NES+star+star`, `+red`."""
    return Tile.parse(text)


def cells(names: str) -> list[Cell]:
    """Some cells, by their names."""
    return [cell(name) for name in names.split()]


def player(on: str, holds: str = "") -> Player:
    """A tribute on a cell, `-` for one that is off the board, and the tiles in its hand."""
    return Player(None if on == "-" else cell(on), tuple(map(tile, sorted(holds.split()))))


def maze(drawing: str, seats: int = 3, stars: dict[str, int] | None = None, game: Dedalos = FULL) -> Grid:
    """The maze of a drawing; `stars` says how many a tile has."""
    rows = drawing.split()
    [(top, left)] = [(row, line.index("O")) for row, line in enumerate(rows) if "O" in line]
    tiles = dict(game.box.grid(seats).laid)
    for row, line in enumerate(rows):
        for column, character in enumerate(line):
            here = column - left, top - row
            if character in "XO":
                assert here in tiles, f"neither entrance nor exit is on {cell_name(here)}"
            elif character == "#":
                assert tiles[here] == game.box.exit
                tiles[here] = COLLAPSE
            elif character != "·":
                tiles[here] = Tile(DRAWINGS.index(character))
    for name, count in (stars or {}).items():
        tiles[cell(name)] = Tile(tiles[cell(name)].openings, (STAR,) * count)
    return Grid(tuple(sorted(tiles.items())))


def position(
    drawing: str,
    *players: Player,
    stars: dict[str, int] | None = None,
    gone: str = "",
    minotaur: str = "",
    red: int = 0,
    white: int = 0,
    hopeless: int = 0,
    turn: int = 0,
    phase: Phase = "act",
    steps: int = 0,
    refill: bool = False,
    taken: tuple[int, int, int] = (0, 0, 0),
    start: str = "",
    replaced: bool = False,
    winner: int | None = None,
    game: Dedalos = FULL,
) -> State:
    """A position. `minotaur` is its cell and where it came from, `e2<e1` by a passage and `e2<<n3` by a shortcut.

    `taken` counts the actions of this turn: tiles laid, moves, pushes. The one whose turn it is began it where it
    stands, unless `start` says something else.
    """
    here = players[turn].on
    lays, moves, pushes = taken
    return State(
        grid=maze(drawing, len(players), stars, game),
        tributes=tuple(each.on for each in players),
        sizes=tuple(len(each.hand) for each in players),
        gone=tuple(map(tile, sorted(gone.split()))),
        minotaur=figure(minotaur) if minotaur else None,
        red=red,
        white=white,
        hopeless=hopeless,
        seat=turn,
        phase=phase,
        steps=steps,
        absent=here is None,
        refill=refill,
        lays=lays,
        moves=moves,
        pushes=pushes,
        start=None if phase == "minotaur" else cell(start) if start else here,
        replaced=replaced,
        winner=winner,
        hands=tuple(each.hand for each in players),
    )


def figure(text: str) -> Minotaur:
    """The minotaur on a cell, with the cell that it came from."""
    at, _, origin = text.partition("<")
    return Minotaur(cell(at), cell(origin.removeprefix("<")) if origin else None, jumped=origin.startswith("<"))


def with_bag(state: State, tiles: str, game: Dedalos = FULL) -> State:
    """The same with only these tiles in the bag; all others that were in it are out of the game."""
    rest = Counter(rules.bag(state, game.box)) - Counter(map(tile, tiles.split()))
    return replace(state, gone=in_order((*state.gone, *rest.elements())))


# Playing


def step(
    state: State, *actions: str, game: Dedalos = FULL, drawn: str = ""
) -> tuple[State, tuple[Happening, ...], list[Drawn]]:
    """Play some actions; `drawn` is the tiles that luck brings, such as `NS +red`, and none may be left over."""
    return playing.step(state, *actions, game=game, drawn=" ".join(f"tile={each}" for each in drawn.split()))


def play(state: State, *actions: str, game: Dedalos = FULL, drawn: str = "") -> State:
    """The position after some actions."""
    return step(state, *actions, game=game, drawn=drawn)[0]


def told(state: State, *actions: str, game: Dedalos = FULL, drawn: str = "") -> tuple[Happening, ...]:
    """What happens in the last of some actions."""
    return step(state, *actions, game=game, drawn=drawn)[1]


def refused(state: State, action: str | Action, game: Dedalos = FULL) -> Refusal:
    """The key, the rule and the values of the rejection of an action, which draws nothing and changes nothing."""
    return playing.refused(state, action, game=game)


def dealt(seats: int, game: Dedalos = FULL) -> State:
    """The deal in which every draw takes the first option: what is first in the order of the bag."""
    return game.deal(seats, Noting())[0]


# Looking


def legal(state: State, game: Dedalos = FULL) -> list[str]:
    """Every action, as text, in order."""
    return [str(action) for action in game.legal(state)]


def some(state: State, kind: str, game: Dedalos = FULL) -> list[str]:
    """Every action of a kind, as text without the kind, in order."""
    return [text.removeprefix(f"{kind} ") for text in legal(state, game) if text.startswith(f"{kind} ")]


def tributes(state: State) -> list[str]:
    """Where the tributes stand."""
    return ["-" if here is None else cell_name(here) for here in state.tributes]


def hands(state: State) -> list[str]:
    """What everybody holds."""
    return [" ".join(map(str, hand)) for hand in state.hands]


def lying(state: State, cells: str) -> list[str]:
    """The tiles on some cells, as text."""
    return [str(state.grid.tiles[cell(name)]) for name in cells.split()]
