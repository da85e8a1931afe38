"""Positions from a small drawing, and short words for playing on from them.

A maze is drawn with seven lines of seven box characters. It need not be one that the box could lay, nor must all the
treasures and cards be somewhere: the rules look at nothing but what lies there.
"""

from typing import NamedTuple

from knossos.game import Chance, Drawn, Game, Happening
from knossos.games import load
from knossos.games.dragon import Action, Hand, State, Treasure, View
from knossos.games.dragon import Dragon as WithTheDragon
from knossos.games.dragon.state import Phase, Stage
from knossos.maze import NAMES, Maze, Square, Tile, arrow, openings, square
from tests.games import playing
from tests.games.playing import Noting

Dragon = Game[State, Action, View]

DRAGON: Dragon = load("dragon")
RING: Dragon = load("dragon", treasures="ring")

CLOSED = "·······\n" * 7
"""Nobody can walk anywhere."""

OPEN = "┼┼┼┼┼┼┼\n" * 7
"""Everybody can walk everywhere, but for the lair on d4."""

STRAIGHTS = "│││││││\n" * 7
"""Every tile is a straight, with two rotations."""

CORNERS = "└└└└└└└\n" * 7
"""Every tile is a corner, with four rotations."""

UNDER_THE_LAIR = "d4 d4"
"""Where both guardians threaten nobody."""

QUIET = "dragon-die=white"
"""A dragon die after which, with the white guardian under the lair, nothing happens."""

LETTERS = ("N", "E", "S", "W")

ARROW_NAMES = ["b1", "d1", "f1", "a2", "g2", "a4", "g4", "a6", "g6", "b7", "d7", "f7"]


def numbers(text: str) -> tuple[int, ...]:
    """Some numbers."""
    return tuple(map(int, text.split()))


def squares(names: str) -> tuple[Square, ...]:
    """Some squares, by their names."""
    return tuple(square(name) for name in names.split())


class Player(NamedTuple):
    """One piece, what lies before it, and its cards."""

    on: Square
    hand: Hand
    cards: tuple[int, ...]


def player(on: str, *, cards: str = "", treasures: str = "", coins: int = 0) -> Player:
    """A piece on a square; its cards, the treasures before it, both in rising order, and its coins."""
    held = numbers(cards)
    low = sum(card <= 6 for card in held)
    return Player(square(on), Hand(low, len(held) - low, numbers(treasures), coins), held)


def position(
    drawing: str,
    *players: Player,
    treasures: str = "",
    facing: str = "N",
    guardians: str = "a1 g7",
    spare: str = "NS",
    banned: str | None = None,
    played: str = "",
    lost: str = "",
    turn: int = 0,
    phase: Phase = "push",
    stage: Stage = "first",
    extra: bool = False,
    slayer: int | None = None,
    duellists: str = "",
    roll: int | None = None,
    rolls: str = "",
) -> State:
    """A position; `treasures` says which value lies on which square, such as `b1:1 g4:12`, in the order of squares."""
    laid = [each.split(":") for each in treasures.split()]
    white, black = squares(guardians)
    return State(
        maze=Maze.drawn(drawing),
        spare=Tile.parse(spare),
        banned=None if banned is None else arrow(banned),
        facing=openings(facing),
        pieces=tuple(each.on for each in players),
        guardians=(white, black),
        treasures=tuple(Treasure(square(name), int(value)) for name, value in laid),
        hands=tuple(each.hand for each in players),
        played=numbers(played),
        lost=numbers(lost),
        seat=turn,
        phase=phase,
        stage=stage,
        extra=extra,
        slayer=slayer,
        duellists=numbers(duellists),
        roll=roll,
        rolls=numbers(rolls),
        cards=tuple(each.cards for each in players),
    )


# Playing


def step(
    state: State, *actions: str, game: Dragon = DRAGON, drawn: str = ""
) -> tuple[State, tuple[Happening, ...], list[Drawn]]:
    """Play some actions; `drawn` is what luck brings, such as `duel-die=3`, and none of it may be left over."""
    return playing.step(state, *actions, game=game, drawn=drawn)


def play(state: State, *actions: str, game: Dragon = DRAGON, drawn: str = "") -> State:
    """The position after some actions."""
    return step(state, *actions, game=game, drawn=drawn)[0]


def told(state: State, *actions: str, game: Dragon = DRAGON, drawn: str = "") -> tuple[Happening, ...]:
    """What happens in the last of some actions."""
    return step(state, *actions, game=game, drawn=drawn)[1]


def with_luck(state: State, action: str, chance: Chance, game: Dragon = DRAGON) -> State:
    """The position after an action, with luck from somewhere."""
    return game.play(state, game.parse(action), chance)[0]


def refused(state: State, action: str | Action, game: Dragon = DRAGON) -> tuple[str, str, dict[str, object]]:
    """The key, the rule and the values of the rejection of an action, which draws nothing and changes nothing."""
    return playing.refused(state, action, game=game)


def dealt(seats: int, game: Dragon = DRAGON) -> State:
    """The deal in which every draw takes the first option: tiles, cards and treasures in their order."""
    return game.deal(seats, Noting())[0]


# Looking


def legal(state: State, game: Dragon = DRAGON) -> list[str]:
    """Every action, as text, in order."""
    return [str(action) for action in game.legal(state)]


def arrows(state: State) -> list[str]:
    """The arrows at which the spare may go in."""
    return list(dict.fromkeys(text.split("/")[0] for text in legal(state)))


def walks(state: State) -> list[str]:
    """The squares where the piece may go."""
    return [text.removeprefix("move ") for text in legal(state) if not text.endswith(" coin")]


def pieces(state: State) -> list[str]:
    """Where the pieces stand."""
    return [NAMES[here] for here in state.pieces]


def guardians(state: State) -> list[str]:
    """Where the white and the black guardian stand."""
    return [NAMES[here] for here in state.guardians]


def laid(state: State) -> str:
    """Which treasures lie where."""
    return " ".join(map(str, state.treasures))


def lying(state: State, names: str) -> list[str]:
    """The tiles on some squares, as text."""
    return [str(state.maze.tiles[here]) for here in squares(names)]


def edition(game: Dragon = DRAGON) -> WithTheDragon:
    """The same game with all that it can tell."""
    assert isinstance(game, WithTheDragon)
    return game
