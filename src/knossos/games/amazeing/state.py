"""A position of the game, whole or as one seat sees it, and the one line of text that says it.

The text has seven parts, separated by blanks: the openings of the 49 tiles as hexadecimal digits, row by row; what is
printed where; the spare; the banned arrow; the square of each piece; the cards of each seat (left, face up, found,
held); and whose turn it is, for what, by day or by night, with the coin. Nothing is `-`, what a viewer may not see is
`?`, and the text of a view ends with the viewer.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from knossos.game.positions import HIDDEN
from knossos.games.shifting import maze_text, names_text
from knossos.maze import NAMES, Arrow, Maze, Square, Tile, flood

Phase = Literal["push", "move", "over"]


class Hand(Struct, frozen=True):
    """What everybody sees of the cards of one seat."""

    left: int
    """How many cards it still has to find that the others do not see: its target and the pile below."""

    face_up: tuple[str, ...] = ()
    """Cards to find that lie open: all of them for younger children, the night cards by day and by night."""

    found: tuple[str, ...] = ()


class Table(Struct, frozen=True, kw_only=True):
    """What everybody sees."""

    maze: Maze
    spare: Tile
    banned: Arrow | None = None
    """Where the spare came out in the latest push, so where it may not go in."""

    pieces: tuple[Square, ...]
    hands: tuple[Hand, ...]
    seat: int
    phase: Phase = "push"
    night: bool = False
    coin: int | None = None

    def public(self) -> dict[str, Any]:
        """Everything on the table, by name."""
        return {name: getattr(self, name) for name in Table.__struct_fields__}

    def _text(self, held: Iterable[str]) -> str:
        hands = (
            f"{hand.left}:{names_text(hand.face_up)}:{names_text(hand.found)}:{cards}"
            for hand, cards in zip(self.hands, held, strict=True)
        )
        time = "night" if self.night else "day"
        parts = (
            maze_text(self.maze),
            str(self.spare),
            "-" if self.banned is None else NAMES[self.banned],
            ",".join(NAMES[here] for here in self.pieces),
            ",".join(hands),
            f"{self.seat}:{self.phase}:{time}:{'-' if self.coin is None else self.coin}",
        )
        return " ".join(parts)


class State(Table, frozen=True, kw_only=True, dict=True):
    """A whole position. A pile is only a number: its next card is drawn when it is turned."""

    held: tuple[tuple[str, ...], ...]
    """The cards that only their owner sees: the target, or the night cards where they are secret."""

    @cached_property
    def walks(self) -> dict[Square, Square]:
        """The flood from the piece of the seat whose turn it is."""
        return flood(self.maze, self.pieces[self.seat])

    def __str__(self) -> str:
        return self._text(map(names_text, self.held))


class View(Table, frozen=True, kw_only=True):
    """What one seat sees; `viewer` None: what a spectator sees."""

    viewer: int | None
    held: tuple[str, ...]
    """The viewer's own cards that nobody else sees."""

    def __str__(self) -> str:
        held = (names_text(self.held) if seat == self.viewer else HIDDEN for seat in range(len(self.hands)))
        return f"{self._text(held)} {'-' if self.viewer is None else self.viewer}"
