"""A position of the game, whole or as one seat sees it, and the one line of text that says it.

The text has thirteen parts, separated by blanks: the openings of the 49 tiles as hexadecimal digits, row by row; what
is printed where (nothing); the spare; the banned arrow; where the dragon looks; the square of each piece; the squares
of the white and of the black guardian; the treasures on the board; for each seat its treasures, coins, number of cards
1-6 and of cards 7-12, and the cards; the cards that were played; the treasures that were lost; whose turn it is, for
what, in which stage, whether it is the second turn of a double turn, and who has slain the dragon; the seats that are
still to duel, the latest roll, and the rolls before it. Nothing is `-`, what a viewer may not see is `?`, and the text
of a view ends with the viewer.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from knossos.game.positions import HIDDEN
from knossos.games.dragon.components import LAIR
from knossos.games.shifting import maze_text
from knossos.maze import NAMES, OPENING_NAMES, Arrow, Direction, Maze, Square, Tile, flood, step

Phase = Literal["push", "move", "reroll", "challenge", "final", "double", "over"]
Stage = Literal["first", "second", "final"]


class Treasure(Struct, frozen=True):
    """A treasure on the board."""

    at: Square
    value: int

    def __str__(self) -> str:
        return f"{NAMES[self.at]}:{self.value}"


class Hand(Struct, frozen=True):
    """What everybody sees of one seat."""

    low: int
    """How many cards 1-6 it holds."""

    high: int
    """How many cards 7-12 it holds."""

    treasures: tuple[int, ...] = ()
    """The treasures before it, the lowest first."""

    coins: int = 0


class Table(Struct, frozen=True, kw_only=True):
    """What everybody sees."""

    maze: Maze
    spare: Tile
    banned: Arrow | None = None
    """Where the spare came out in the latest push, so where it may not go in."""

    facing: Direction
    pieces: tuple[Square, ...]
    guardians: tuple[Square, Square]
    """The white one and the black one."""

    treasures: tuple[Treasure, ...]
    """Those on the board, by their square."""

    hands: tuple[Hand, ...]
    played: tuple[int, ...] = ()
    """The cards that were played, the latest one last."""

    lost: tuple[int, ...] = ()
    """The treasures that have left the game."""

    seat: int
    phase: Phase = "push"
    stage: Stage = "first"
    extra: bool = False
    """Whether this is the second turn of a double turn."""

    slayer: int | None = None
    duellists: tuple[int, ...] = ()
    """The seats that are still to duel; the first of them is at it."""

    roll: int | None = None
    """The latest roll of the duel die, while it can be rolled again."""

    rolls: tuple[int, ...] = ()
    """The rolls of the final duel that stand."""

    def public(self) -> dict[str, Any]:
        """Everything on the table, by name."""
        return {name: getattr(self, name) for name in Table.__struct_fields__}

    @cached_property
    def passages(self) -> Maze:
        """DRAGON-LAIR-1: the maze as it can be walked: the square under the lair is joined to nothing."""
        return self.maze.lay(LAIR, Tile(0))

    @property
    def faced(self) -> Square:
        """The square that the dragon looks at."""
        ahead = step(LAIR, self.facing)
        assert ahead is not None
        return ahead

    @property
    def current(self) -> int | None:
        """DRAGON-TREAS-1: the smallest value that is still on the board; only it can be taken."""
        return min((treasure.value for treasure in self.treasures), default=None)

    def treasure(self, here: Square) -> int | None:
        """The value of the treasure on a square."""
        return next((treasure.value for treasure in self.treasures if treasure.at == here), None)

    def _text(self, cards: Iterable[str]) -> str:
        hands = (
            f"{numbers_text(hand.treasures)}:{hand.coins}:{hand.low}:{hand.high}:{held}"
            for hand, held in zip(self.hands, cards, strict=True)
        )
        slayer = "-" if self.slayer is None else self.slayer
        turn = f"{self.seat}:{self.phase}:{self.stage}:{'extra' if self.extra else '-'}:{slayer}"
        roll = "-" if self.roll is None else self.roll
        parts = (
            maze_text(self.maze),
            str(self.spare),
            "-" if self.banned is None else NAMES[self.banned],
            OPENING_NAMES[self.facing],
            ",".join(NAMES[here] for here in self.pieces),
            ",".join(NAMES[here] for here in self.guardians),
            ",".join(map(str, self.treasures)) or "-",
            ",".join(hands),
            numbers_text(self.played),
            numbers_text(self.lost),
            turn,
            f"{numbers_text(self.duellists)}:{roll}:{numbers_text(self.rolls)}",
        )
        return " ".join(parts)


class State(Table, frozen=True, kw_only=True, dict=True):
    """A whole position. The treasures of the second phase are only known by their values until they are laid out."""

    cards: tuple[tuple[int, ...], ...]
    """The cards in each hand, the lowest first."""

    @cached_property
    def walks(self) -> dict[Square, Square]:
        """The flood from the piece of the seat whose turn it is."""
        return flood(self.passages, self.pieces[self.seat])

    def __str__(self) -> str:
        return self._text(map(numbers_text, self.cards))


class View(Table, frozen=True, kw_only=True, dict=True):
    """What one seat sees; `viewer` None: what a spectator sees."""

    viewer: int | None
    cards: tuple[int, ...]
    """The viewer's own cards."""

    def __str__(self) -> str:
        cards = (numbers_text(self.cards) if seat == self.viewer else HIDDEN for seat in range(len(self.hands)))
        return f"{self._text(cards)} {'-' if self.viewer is None else self.viewer}"


def numbers_text(numbers: tuple[int, ...]) -> str:
    """Some numbers in one word."""
    return "+".join(map(str, numbers)) or "-"
