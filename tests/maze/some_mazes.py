"""Mazes to test with: any at all for hypothesis, and a fixed row of random positions for the three forms of reach."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from knossos.maze import ARROWS, SQUARES, Arrow, Maze, Square, Tile

squares = st.sampled_from(SQUARES)
arrows = st.sampled_from(ARROWS)
masks = st.integers(0, 15)
pictures = st.lists(st.from_regex(r"[a-z][a-z0-9-]*", fullmatch=True), max_size=3).map(tuple)
tiles = st.builds(Tile, masks, pictures)
mazes = st.lists(masks, min_size=49, max_size=49).map(lambda chosen: Maze.of(*chosen))

LIKE_THE_BOX = [5, 10, 3, 6, 12, 9, 7, 14, 13, 11]
ANY_AT_ALL = list(range(16))


class Position(NamedTuple):
    maze: Maze
    spare: Tile
    start: Square
    banned: Arrow | None


def random_positions(count: int) -> Iterator[Position]:
    """Every other maze has only the tiles of the box; the rest have dead ends, crossings and closed tiles as well."""
    random = Random(49)
    for number in range(count):
        shapes = LIKE_THE_BOX if number % 2 else ANY_AT_ALL
        yield Position(
            maze=Maze.of(*random.choices(shapes, k=49)),
            spare=Tile(random.choice(shapes)),
            start=SQUARES[number % len(SQUARES)],
            banned=random.choice([None, *ARROWS]),
        )
