"""A position of the game, whole or as one seat sees it, and the one line of text that says it.

The text has ten parts, separated by blanks: the openings of the 49 tiles as hexadecimal digits, row by row; what is
printed where; the spare; the square of each piece; the treasure cards before each seat, the left one first; the
treasures that are collected; the pages that are turned; the spells of each seat; whose turn it is, for what, with the
moves left, the treasures collected in it, whether it began with nothing of its own to collect, and the spells used;
and what lies face down. Nothing is `-`, what a viewer may not see is `?`, and the text of a view ends with the viewer.
"""

from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from knossos.game.positions import HIDDEN
from knossos.games.shifting import maze_text, names_text
from knossos.games.team.walks import WALK_SPELLS, Walks, WalkSpell, walks
from knossos.maze import NAMES, Maze, Square, Tile

Phase = Literal["choose", "act", "uncover", "turn", "over"]
Spell = Literal["push", "rotate", "switch", "traverse", "teleport", "escape"]


class Front(Struct, frozen=True):
    """The front of a tile that lies face down on a square. How it is turned does not matter until it is seen."""

    at: Square
    tile: Tile

    def __str__(self) -> str:
        return f"{NAMES[self.at]}:{self.tile}"


class Table(Struct, frozen=True, kw_only=True):
    """What everybody sees."""

    maze: Maze
    """The tiles; one that lies face down is `RUBBLE`."""

    spare: Tile
    pieces: tuple[Square, ...]
    boards: tuple[tuple[str, ...], ...]
    """The treasure cards before each seat, the left one first."""

    collected: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()
    """The pages of the Book that are turned."""

    spells: tuple[tuple[Spell, ...], ...]
    seat: int
    phase: Phase = "act"
    moves: int = 1
    """How many moves the seat may make now: the regular one, then perhaps the bonus move."""

    found: int = 0
    """How many treasures were collected in this turn."""

    helper: bool = False
    """Whether the seat had nothing of its own left to collect when its turn began."""

    used: tuple[Spell, ...] = ()
    """The spells that were used in this turn."""

    def public(self) -> dict[str, Any]:
        """Everything on the table, by name."""
        return {name: getattr(self, name) for name in Table.__struct_fields__}

    def ready(self, spell: str) -> bool:
        """Whether the seat whose turn it is may use a spell now."""
        return spell in self.spells[self.seat] and spell not in self.used

    @property
    def walk_spell(self) -> WalkSpell | None:
        """The spell that would carry the seat further in its next move; nobody has two of them (TEAM-STD-5)."""
        return next((spell for spell in WALK_SPELLS if self.ready(spell)), None)

    def _text(self, fronts: str) -> str:
        turn = f"{self.seat}:{self.phase}:{self.moves}:{self.found}:{'helper' if self.helper else '-'}"
        parts = (
            maze_text(self.maze),
            str(self.spare),
            ",".join(NAMES[here] for here in self.pieces),
            ",".join(map(names_text, self.boards)),
            names_text(self.collected),
            ",".join(self.pages) or "-",
            ",".join(map(names_text, self.spells)),
            f"{turn}:{names_text(self.used)}",
            fronts,
        )
        return " ".join(parts)


class State(Table, frozen=True, kw_only=True, dict=True):
    """A whole position. Deck and Book are only what is missing from sight: the next card is drawn when it is turned."""

    fronts: tuple[Front, ...] = ()
    """What lies face down, by its square."""

    @cached_property
    def walks(self) -> Walks:
        """Where the next move of the seat whose turn it is may end."""
        return walks(self.maze, self.pieces[self.seat], self.walk_spell)

    def __str__(self) -> str:
        return self._text(fronts_text(self.fronts))


class View(Table, frozen=True, kw_only=True):
    """What one seat sees; `viewer` None: what a spectator sees."""

    viewer: int | None
    fronts: tuple[Front, ...] | None
    """What lies face down, where a memory aid shows it."""

    def __str__(self) -> str:
        fronts = HIDDEN if self.fronts is None else fronts_text(self.fronts)
        return f"{self._text(fronts)} {'-' if self.viewer is None else self.viewer}"


def fronts_text(fronts: tuple[Front, ...]) -> str:
    """What lies face down, in one word."""
    return ",".join(map(str, fronts)) or "-"
