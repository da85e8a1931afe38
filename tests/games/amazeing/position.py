"""Positions from a small drawing, and short words for playing on from them.

A maze is drawn with seven lines of seven box characters. It need not be one that the box could lay: the rules look at
nothing but what lies there.
"""

from typing import NamedTuple

from knossos.game import Drawn, Game, Happening
from knossos.games import load
from knossos.games.amazeing import Move, Push, State, View
from knossos.games.amazeing.state import Hand, Phase
from knossos.maze import FIXED, LOOSE, NAMES, Maze, Square, Tile, arrow, square
from tests.games import playing
from tests.games.playing import Noting

Amazeing = Game[State, Push | Move, View]

BASIC: Amazeing = load("amazeing")
KIDS: Amazeing = load("amazeing", mode="kids")
DAYNIGHT: Amazeing = load("amazeing", mode="daynight")
SECRET: Amazeing = load("amazeing", mode="daynight", night_cards="secret")

CLOSED = "·······\n" * 7
"""Nobody can walk anywhere."""

OPEN = "┼┼┼┼┼┼┼\n" * 7
"""Everybody can walk everywhere."""

STRAIGHTS = "│││││││\n" * 7
"""Every tile that comes out is a straight, with two rotations."""

CORNERS = "└└└└└└└\n" * 7
"""Every tile that comes out is a corner, with four rotations."""

NUMBERED = {name: name for name in NAMES}
"""Every tile shows the name of the square where it lies at first."""

FIXED_NAMES = [NAMES[here] for here in FIXED]
LOOSE_NAMES = [NAMES[here] for here in LOOSE]


def _words(text: str) -> list[str]:
    return text.split()


ARROW_NAMES = _words("b1 d1 f1 a2 g2 a4 g4 a6 g6 b7 d7 f7")

TREASURES = _words("""
    bat book candelabrum chest crown dragon emerald genie ghost gold helmet keys
    lizard map moth owl princess rat ring scarab skull spider sword troll
""")

NIGHT_TREASURES = _words("""
    cat crystal-ball falling-star firefly fox galaxy hedgehog jellyfish raven snail stag wolf
""")


class Player(NamedTuple):
    """One piece and its cards."""

    on: Square
    hand: Hand
    held: tuple[str, ...]


def player(on: str, *, seeks: str = "", pile: int = 0, face_up: str = "", found: str = "") -> Player:
    """A piece on a square; the cards that only its owner sees, how many lie below, which lie open, which are found."""
    held = tuple(seeks.split())
    return Player(square(on), Hand(len(held) + pile, tuple(face_up.split()), tuple(found.split())), held)


def position(
    drawing: str,
    *players: Player,
    shows: dict[str, str] | None = None,
    spare: str = "NS",
    banned: str | None = None,
    turn: int = 0,
    phase: Phase = "push",
    night: bool = False,
    coin: int | None = None,
) -> State:
    """A position; `shows` says what is printed on which square, `owl+rat` for two pictures on one tile."""
    printed = {square(name): tuple(pictures.split("+")) for name, pictures in (shows or {}).items()}
    tiles = Maze.drawn(drawing).tiles
    return State(
        maze=Maze(tuple(Tile(tile.openings, printed.get(here, ())) for here, tile in enumerate(tiles))),
        spare=Tile.parse(spare),
        banned=None if banned is None else arrow(banned),
        pieces=tuple(each.on for each in players),
        hands=tuple(each.hand for each in players),
        seat=turn,
        phase=phase,
        night=night,
        coin=coin,
        held=tuple(each.held for each in players),
    )


# Playing


def step(
    state: State, *actions: str, game: Amazeing = BASIC, drawn: str = ""
) -> tuple[State, tuple[Happening, ...], list[Drawn]]:
    """Play some actions; `drawn` is what luck brings, such as `target=owl`, and none of it may be left over."""
    return playing.step(state, *actions, game=game, drawn=drawn)


def play(state: State, *actions: str, game: Amazeing = BASIC, drawn: str = "") -> State:
    """The position after some actions."""
    return step(state, *actions, game=game, drawn=drawn)[0]


def told(state: State, *actions: str, game: Amazeing = BASIC, drawn: str = "") -> tuple[Happening, ...]:
    """What happens in the last of some actions."""
    return step(state, *actions, game=game, drawn=drawn)[1]


def refused(state: State, action: str | Push | Move, game: Amazeing = BASIC) -> tuple[str, str, dict[str, object]]:
    """The key, the rule and the values of the rejection of an action, which draws nothing and changes nothing."""
    return playing.refused(state, action, game=game)


def dealt(seats: int, game: Amazeing = BASIC) -> State:
    """The deal in which every draw takes the first option: tiles and cards in the order of the alphabet."""
    return game.deal(seats, Noting())[0]


# Looking


def legal(state: State, game: Amazeing = BASIC) -> list[str]:
    """Every action, as text, in order."""
    return [str(action) for action in game.legal(state)]


def arrows(state: State, game: Amazeing = BASIC) -> list[str]:
    """The arrows at which the spare may go in."""
    return list(dict.fromkeys(text.split("/")[0] for text in legal(state, game)))


def walks(state: State, game: Amazeing = BASIC) -> list[str]:
    """The squares where the piece may go."""
    return [text.removeprefix("move ") for text in legal(state, game)]


def pieces(state: State) -> list[str]:
    """Where the pieces stand."""
    return [NAMES[here] for here in state.pieces]


def lying(state: State, squares: str) -> list[str]:
    """The tiles on some squares, as text."""
    return [str(state.maze.tiles[square(name)]) for name in squares.split()]
