"""How many boards per second the three forms of reach answer, beside a chess program that counts positions.

A board is one push of the spare in one rotation, and the answer is the set of squares that a piece can then walk to. A
straight spare makes 24 boards of a maze, any other of the box 48.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

import chess
import numpy as np

from benchmarks.contest import Contestant
from knossos.maze import (
    SQUARES,
    Maze,
    Square,
    Tile,
    fast,
    lanes,
    openings,
    pushes,
    reach_after_pushes,
    rotations,
    square,
)

FIXED_TILES = {
    "a1": "ES", "c1": "ESW", "e1": "ESW", "g1": "SW",
    "a3": "NES", "c3": "NES", "e3": "ESW", "g3": "NSW",
    "a5": "NES", "c5": "NEW", "e5": "NSW", "g5": "NSW",
    "a7": "NE", "c7": "NEW", "e7": "NEW", "g7": "NW",
}  # fmt: skip
LOOSE_TILES = ["NS"] * 12 + ["NE"] * 16 + ["NES"] * 6

# The test position of chess programmers with every kind of move: castling, en passant, promotion.
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

Reach: TypeAlias = Callable[[Maze, Tile, Square], tuple[int, ...]]

MAZES = 1_000


def contestants() -> Iterator[Contestant]:
    """The three forms, the compiled one also for many mazes at once, and chess."""
    positions = list(deals(MAZES))

    def one_by_one(name: str, reach: Reach) -> Contestant:
        return Contestant(name, "boards", lambda: sum(len(reach(*position)) for position in positions))

    yield one_by_one("flood", reach_after_pushes)
    yield one_by_one("lanes", lanes.reach_after_pushes)
    yield one_by_one("fast, one maze", fast.reach_after_pushes)

    masks = np.array([[tile.openings for tile in maze.tiles] for maze, _, _ in positions], np.uint8)
    spares = np.array([spare.openings for _, spare, _ in positions], np.uint8)
    starts = np.array([start for _, _, start in positions], np.uint8)
    boards = sum(len(pushes(spare.openings)) for _, spare, _ in positions)

    def batch() -> int:
        fast.reach_batch(masks, spares, starts)
        return boards

    yield Contestant(f"fast, {MAZES:,} mazes", "boards", batch)
    yield Contestant("python-chess perft", "nodes", lambda: perft(chess.Board(KIWIPETE), 3))


def deals(count: int) -> Iterator[tuple[Maze, Tile, Square]]:
    """Mazes dealt from the tiles of the box, each with its spare and a piece somewhere."""
    random = Random(7)
    fixed = {square(name): openings(letters) for name, letters in FIXED_TILES.items()}
    for _ in range(count):
        loose = [random.choice(rotations(openings(letters))) for letters in LOOSE_TILES]
        random.shuffle(loose)
        maze = Maze.of(*(fixed[here] if here in fixed else loose.pop() for here in SQUARES))
        yield maze, Tile(loose.pop()), random.choice(SQUARES)


def perft(board: chess.Board, depth: int) -> int:
    """How many positions lie `depth` moves ahead; the last moves are counted without being made.

    >>> perft(chess.Board(KIWIPETE), 2)
    2039
    """
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes
