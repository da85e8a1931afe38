"""Walks, compared with a plain search over pairs: a square by its row and column, and whether the spell is spent."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest

from knossos.games.team.walks import RUBBLE, Walks, WalkSpell, walks
from knossos.maze import FIXED, LOOSE, SQUARES, Maze, Square, Tile, square
from tests.games.team.names import squares

rule = pytest.mark.rule

Place: TypeAlias = tuple[int, int]
Pair: TypeAlias = tuple[Place, int]

SIDES = {(-1, 0): (1, 4), (0, 1): (2, 8), (1, 0): (4, 1), (0, -1): (8, 2)}
"""For each way to a neighbour, the bit of the own side and the bit of the side across."""

HOMES = {(0, 0), (0, 6), (6, 0), (6, 6)}
EVERY_SPELL: list[WalkSpell | None] = [None, "traverse", "teleport", "escape"]


def random_maze(luck: Random) -> Maze:
    """Any openings on any square, also out of the maze; from none to many of the loose tiles lie face down."""
    covered = luck.choice([0.0, 0.1, 0.3, 0.6])
    masks = luck.choice([range(16), [3, 6, 9, 12, 5, 10], [7, 11, 13, 14, 5, 10]])
    tiles = [Tile(luck.choice(masks)) for _ in SQUARES]
    return Maze(tuple(RUBBLE if here in LOOSE and luck.random() < covered else tiles[here] for here in SQUARES))


def random_mazes(count: int) -> Iterator[tuple[Maze, Square]]:
    """Mazes, each with a square to walk from."""
    luck = Random(1922)
    for _ in range(count):
        yield random_maze(luck), luck.choice(SQUARES)


class Ground:
    """What lies where: the openings of each place that lies open."""

    def __init__(self, maze: Maze) -> None:
        self.open = {divmod(here, 7): tile.openings for here, tile in enumerate(maze.tiles) if tile != RUBBLE}
        self.covered = {divmod(here, 7) for here in SQUARES} - set(self.open)
        self.outer = {
            (place, bit)
            for place, openings in self.open.items()
            for (down, right), (bit, _) in SIDES.items()
            if openings & bit and not (0 <= place[0] + down <= 6 and 0 <= place[1] + right <= 6)
        }

    def leads(self, place: Place) -> set[Place]:
        """The neighbours towards which a place is open."""
        row, column = place
        mask = self.open.get(place, 0)
        return {(row + down, column + right) for (down, right), (bit, _) in SIDES.items() if mask & bit}

    def joined(self, place: Place, other: Place) -> bool:
        return other in self.leads(place) and place in self.leads(other)

    def enters(self, place: Place, other: Place) -> bool:
        return other in self.leads(place) and other in self.covered

    def crossed(self, place: Place, over: Place) -> set[Place]:
        """Where one comes out who crosses a covered tile: any other side from which a way leads up to it."""
        if not self.enters(place, over):
            return set()
        around = {(over[0] + down, over[1] + right) for down, right in SIDES}
        return {other for other in around if over in self.leads(other)} - {place}

    def leaps(self, place: Place, spell: WalkSpell | None) -> set[Place]:
        """Where the spell leads from a place."""
        match spell:
            case "traverse":
                return {other for over in self.leads(place) for other in self.crossed(place, over)}
            case "teleport" if place in HOMES:
                return HOMES - {place}
            case "escape":
                exits = [edge for edge in self.outer if edge[0] == place]
                entries = {entry[0] for entry in self.outer for leaving in exits if entry != leaving}
                at_the_edge = {other for other in self.covered if 0 in other or 6 in other}
                return entries | at_the_edge if exits else set()
        return set()


def layers(ground: Ground, origin: Place, spell: WalkSpell | None) -> dict[Pair, int]:
    """Every pair that some steps lead to, with the least number of steps: grown until nothing is added."""
    reached: dict[Pair, int] = {}
    newest: set[Pair] = {(origin, 0)}
    steps = 0
    while newest:
        steps += 1
        standing = [(place, spent) for place, spent in newest if place in ground.open]
        plain = {
            (other, spent)
            for place, spent in standing
            for other in ground.leads(place)
            if ground.joined(place, other) or ground.enters(place, other)
        }
        magic = {(other, 1) for place, spent in standing if spent == 0 for other in ground.leaps(place, spell)}
        newest = {pair for pair in plain | magic if pair not in reached}
        reached |= dict.fromkeys(newest, steps)
    return reached


def ends(reached: dict[Pair, int]) -> dict[Square, bool]:
    """Each square that is reached, and whether only with the spell."""
    places = sorted({place for place, _ in reached})
    return {row * 7 + column: ((row, column), 0) not in reached for row, column in places}


def spell_steps(ground: Ground, path: list[Place], spell: WalkSpell | None) -> list[bool]:
    """For each step of a path, whether it takes the spell; a path with a step that is none is refused."""
    steps = []
    place, *rest = path
    while rest:
        if len(rest) > 1 and rest[0] in ground.covered:
            assert spell == "traverse"
            assert rest[1] in ground.crossed(place, rest[0])
            steps.append(True)
            rest = rest[1:]
        elif ground.joined(place, rest[0]) or ground.enters(place, rest[0]):
            steps.append(False)
        else:
            assert spell in ("teleport", "escape")
            assert rest[0] in ground.leaps(place, spell)
            steps.append(True)
        place, *rest = rest
    return steps


def check_path(found: Walks, ground: Ground, to: Square, spell: WalkSpell | None, least: int) -> None:
    path = found.path(to)
    assert (path[0], path[-1]) == (found.origin, to)
    steps = spell_steps(ground, [divmod(here, 7) for here in path], spell)
    assert len(steps) == least
    assert sum(steps) == found.ends[to]
    assert found.enters(to) == steps[-1]


@rule("TEAM-MOVE-1", "TEAM-MOVE-4", "TEAM-MOVE-5", "TEAM-MOVE-7", "TEAM-TRAV-1", "TEAM-TELE-1", "TEAM-ESC-1")
@pytest.mark.parametrize("spell", EVERY_SPELL)
def test_walks_end_where_a_plain_search_ends(spell: WalkSpell | None) -> None:
    with_the_spell = without = 0
    for maze, origin in random_mazes(2000):
        ground = Ground(maze)
        reached = layers(ground, divmod(origin, 7), spell)
        found = walks(maze, origin, spell)
        assert found.ends == ends(reached)
        assert list(found.ends) == sorted(found.ends)
        for to, spent in found.ends.items():
            check_path(found, ground, to, spell, reached[divmod(to, 7), int(spent)])
            with_the_spell, without = with_the_spell + spent, without + (not spent)
    assert without > 5000  # the mazes are of some use
    assert with_the_spell > 500 or spell is None


@rule("TEAM-MOVE-8")
def test_a_spell_adds_ends_and_changes_none() -> None:
    for maze, origin in random_mazes(300):
        plain = walks(maze, origin, None).ends
        assert not any(plain.values())
        for spell in EVERY_SPELL[1:]:
            further = walks(maze, origin, spell).ends
            assert {to for to, spent in further.items() if not spent} == set(plain)


@rule("TEAM-MOVE-4")
@pytest.mark.parametrize("spell", EVERY_SPELL)
def test_no_walk_begins_on_a_covered_tile(spell: WalkSpell | None) -> None:
    maze = Maze.of(*[15] * 49).lay(square("a2"), RUBBLE)
    assert walks(maze, square("a2"), spell) == Walks(square("a2"), {}, {})


@rule("TEAM-MOVE-2")
def test_the_shortest_of_several_ways_is_taken() -> None:
    maze = Maze.of(*[15] * 49)
    found = walks(maze, square("a1"), None)
    assert found.path(square("c1")) == squares("a1 b1 c1")
    assert found.path(square("a1")) == squares("a1 b1 a1")
    assert len(found.path(square("g7"))) == 13


@rule("TEAM-TRAV-1")
def test_the_crossed_tile_is_on_the_path() -> None:
    masks = [0] * 49
    for name, mask in {"c4": 2, "e4": 10, "f4": 8}.items():
        masks[square(name)] = mask
    found = walks(Maze.of(*masks).lay(square("d4"), RUBBLE), square("c4"), "traverse")
    assert found.ends == {square("d4"): False, square("e4"): True, square("f4"): True}
    assert found.path(square("f4")) == squares("c4 d4 e4 f4")
    assert [found.enters(here) for here in squares("d4 e4 f4")] == [False, True, False]


def test_some_of_the_mazes_have_covered_tiles_but_never_on_a_printed_square() -> None:
    mazes = list(random_mazes(2000))
    assert all(maze.tiles[here] != RUBBLE for maze, _ in mazes for here in FIXED)
    assert 1000 < sum(RUBBLE in maze.tiles for maze, _ in mazes) < 2000
    assert sum(maze.tiles[origin] == RUBBLE for maze, origin in mazes) > 100
