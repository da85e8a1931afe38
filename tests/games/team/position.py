"""Positions from a small drawing, and short words for playing on from them.

A maze is drawn with seven lines of seven box characters; the squares in `down` lie face down, and their drawing is the
front. It need not be a maze that the box could lay: the rules look at nothing but what lies there.
"""

from typing import NamedTuple

from knossos.game import Drawn, Game, Happening
from knossos.games import load
from knossos.games.team import Action, Front, State, View
from knossos.games.team.signs import Signs
from knossos.games.team.state import Phase, Spell
from knossos.games.team.walks import RUBBLE
from knossos.maze import NAMES, Maze, Square, Tile, square
from tests.games import playing
from tests.games.playing import Noting

Team = Game[State, Action, View]

INTRODUCTORY: Team = load("team")
STANDARD: Team = load("team", mode="standard")
EXPERT: Team = load("team", mode="expert")

CLOSED = "·······\n" * 7
"""Nobody can walk anywhere."""

OPEN = "┼┼┼┼┼┼┼\n" * 7
"""Everybody can walk everywhere."""

STRAIGHTS = "│││││││\n" * 7
"""Every tile is a straight, with two rotations."""

CORNERS = "└└└└└└└\n" * 7
"""Every tile is a corner, with four rotations."""

HOMES = ("a1", "g1", "g7", "a7")
"""The homes of the seats: yellow, red, blue, green."""


class Player(NamedTuple):
    """One piece, with its treasure cards and its spells."""

    on: Square
    board: tuple[str, ...]
    spells: tuple[Spell, ...]


def player(on: str, *, seeks: str = "", second: Spell = "rotate") -> Player:
    """A piece on a square, the treasure cards before it (the left one first), and its spell besides Push."""
    return Player(square(on), tuple(seeks.split()), ("push", second))


def position(
    drawing: str,
    *players: Player,
    shows: dict[str, str] | None = None,
    down: str = "",
    spare: str = "NS",
    collected: str = "",
    pages: str = "teleport/red+blue/yellow",
    turn: int = 0,
    phase: Phase = "act",
    moves: int = 1,
    found: int = 0,
    helper: bool = False,
    used: tuple[Spell, ...] = (),
) -> State:
    """A position; `shows` says what is printed on which square, `down` which squares lie face down."""
    tiles = Maze.drawn(drawing, shows).tiles
    covered = [square(name) for name in down.split()]
    return State(
        maze=Maze(tuple(RUBBLE if here in covered else tile for here, tile in enumerate(tiles))),
        spare=Tile.parse(spare),
        pieces=tuple(each.on for each in players),
        boards=tuple(each.board for each in players),
        collected=tuple(collected.split()),
        pages=tuple(pages.split()),
        spells=tuple(each.spells for each in players),
        seat=turn,
        phase=phase,
        moves=moves,
        found=found,
        helper=helper,
        used=used,
        fronts=tuple(Front(here, tiles[here].loose) for here in sorted(covered)),
    )


# Playing


def step(
    state: State, *actions: str, game: Team = INTRODUCTORY, drawn: str = ""
) -> tuple[State, tuple[Happening, ...], list[Drawn]]:
    """Play some actions; `drawn` is what luck brings, such as `page=push/b1`, and none of it may be left over."""
    return playing.step(state, *actions, game=game, drawn=drawn)


def play(state: State, *actions: str, game: Team = INTRODUCTORY, drawn: str = "") -> State:
    """The position after some actions."""
    return step(state, *actions, game=game, drawn=drawn)[0]


def told(state: State, *actions: str, game: Team = INTRODUCTORY, drawn: str = "") -> tuple[Happening, ...]:
    """What happens in the last of some actions."""
    return step(state, *actions, game=game, drawn=drawn)[1]


def refused(state: State, action: str | Action, game: Team = INTRODUCTORY) -> tuple[str, str, dict[str, object]]:
    """The key, the rule and the values of the rejection of an action, which draws nothing and changes nothing."""
    return playing.refused(state, action, game=game)


def dealt(seats: int, game: Team = INTRODUCTORY) -> State:
    """The deal in which every draw takes the first option: tiles and cards in the order of the alphabet."""
    return game.deal(seats, Noting())[0]


# Looking


def signs(state: State, game: Team = INTRODUCTORY) -> Signs:
    """What everybody is told about a position."""
    told = game.signs(game.view(state, None))
    assert isinstance(told, Signs)
    return told


def legal(state: State, game: Team = INTRODUCTORY) -> list[str]:
    """Every action, as text, in order."""
    return [str(action) for action in game.legal(state)]


def walks(state: State, game: Team = INTRODUCTORY) -> list[str]:
    """The squares where the piece may go."""
    return [text.removeprefix("move ") for text in legal(state, game) if text.startswith("move ")]


def pieces(state: State) -> list[str]:
    """Where the pieces stand."""
    return [NAMES[here] for here in state.pieces]


def lying(state: State, squares: str) -> list[str]:
    """The tiles on some squares, as text; `+rubble` for one that lies face down."""
    return [str(state.maze.tiles[square(name)]) for name in squares.split()]


def fronts(state: State) -> dict[str, str]:
    """What lies face down."""
    return {NAMES[front.at]: str(front.tile) for front in state.fronts}
