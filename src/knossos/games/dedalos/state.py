"""A position of the game, whole or as one seat sees it, and the one line of text that says it.

The text has nine parts, separated by blanks: the tiles that lie on top, each by its cell; the cell of each tribute;
the number of tiles in each hand, and the tiles; the tiles that are out of the game; the minotaur with the cell it came
from, whether it jumped, the red and the white tiles in play and the hopeless movements; whose turn it is, for what,
with the steps of the minotaur that are left, whether the tribute was off the board, and whether the hand is to be
refilled; the actions so far: tiles laid, moves, pushes; where the tribute began, and whether that tile was covered; who
has escaped. Nothing is `-`, what a viewer may not see is `?`, and the text of a view ends with the viewer.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from knossos.game.positions import HIDDEN
from knossos.maze import Tile
from knossos.maze.grid import Cell, Grid, cell_name

Phase = Literal["minotaur", "act", "over"]

HAND = 3
"""How many tiles a player holds."""


class Minotaur(Struct, frozen=True):
    """The minotaur on the board."""

    at: Cell
    origin: Cell | None = None
    """Where it came from, so where it may not go; None: anywhere."""

    jumped: bool = False
    """Whether it came by a shortcut."""

    def __str__(self) -> str:
        origin = "-" if self.origin is None else cell_name(self.origin)
        return f"{cell_name(self.at)}:{origin}:{_mark('jumped', self.jumped)}"


class Table(Struct, frozen=True, kw_only=True):
    """What everybody sees."""

    grid: Grid
    tributes: tuple[Cell | None, ...]
    """Where each seat's tribute stands; None: off the board."""

    sizes: tuple[int, ...]
    """How many tiles each seat holds."""

    gone: tuple[Tile, ...] = ()
    """What was covered, discarded or used up."""

    minotaur: Minotaur | None = None
    red: int = 0
    white: int = 0
    hopeless: int = 0
    """How many movements of the minotaur in a row could catch nobody."""

    seat: int
    phase: Phase = "act"
    steps: int = 0
    """How many steps of the minotaur are left in this movement."""

    absent: bool = False
    """Whether the tribute was off the board when the turn began."""

    refill: bool = False
    """Whether minotaur tiles were put into play in this turn, so that the hand is refilled before the actions."""

    lays: int = 0
    moves: int = 0
    pushes: int = 0
    start: Cell | None = None
    """Where the tribute stood before the actions."""

    replaced: bool = False
    """Whether the tile there was covered in this turn."""

    winner: int | None = None

    def public(self) -> dict[str, Any]:
        """Everything on the table, by name."""
        return {name: getattr(self, name) for name in Table.__struct_fields__}

    @property
    def actions(self) -> int:
        """How many actions were taken in this turn."""
        return self.lays + self.moves + self.pushes

    @property
    def speed(self) -> int:
        """DEDALO-MINO-4: as many steps as minotaur tiles are in play."""
        return self.red + self.white

    def _text(self, hands: Iterable[str]) -> str:
        figure = "-:-:-" if self.minotaur is None else str(self.minotaur)
        turn = f"{self.seat}:{self.phase}:{self.steps}:{_mark('absent', self.absent)}:{_mark('refill', self.refill)}"
        start = "-" if self.start is None else cell_name(self.start)
        parts = (
            ",".join(f"{cell_name(here)}:{tile}" for here, tile in self.grid.laid),
            ",".join("-" if here is None else cell_name(here) for here in self.tributes),
            ",".join(f"{size}:{hand}" for size, hand in zip(self.sizes, hands, strict=True)),
            tiles_text(self.gone),
            f"{figure}:{self.red}:{self.white}:{self.hopeless}",
            turn,
            f"{self.lays}:{self.moves}:{self.pushes}",
            f"{start}:{_mark('covered', self.replaced)}",
            "-" if self.winner is None else str(self.winner),
        )
        return " ".join(parts)


class State(Table, frozen=True, kw_only=True, dict=True):
    """A whole position. What is neither laid nor held nor gone is in the bag."""

    hands: tuple[tuple[Tile, ...], ...]

    @cached_property
    def held(self) -> Counter[Tile]:
        """How often each tile is in the hand of the seat whose turn it is."""
        return Counter(self.hands[self.seat])

    def __str__(self) -> str:
        return self._text(map(tiles_text, self.hands))


class View(Table, frozen=True, kw_only=True):
    """What one seat sees; `viewer` None: what a spectator sees."""

    viewer: int | None
    hand: tuple[Tile, ...]
    """The viewer's own tiles."""

    def __str__(self) -> str:
        hands = (tiles_text(self.hand) if seat == self.viewer else HIDDEN for seat in range(len(self.sizes)))
        return f"{self._text(hands)} {'-' if self.viewer is None else self.viewer}"


def tiles_text(tiles: tuple[Tile, ...]) -> str:
    """Some tiles in one word."""
    return "/".join(map(str, tiles)) or "-"


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles in the order in which they are always written."""
    return tuple(sorted(tiles, key=str))


def _mark(word: str, said: bool) -> str:  # noqa: FBT001
    return word if said else "-"
