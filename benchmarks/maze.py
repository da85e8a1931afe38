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
from knossos import load
from knossos.game import Imagined
from knossos.maze import (
    SQUARES,
    Maze,
    Square,
    Tile,
    fast,
    lanes,
    pushes,
    reach_after_pushes,
)

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
    """Mazes as they are dealt, each with its spare and a piece somewhere."""
    random = Random(7)
    game = load("amazeing")
    for _ in range(count):
        state, _ = game.deal(2, Imagined(random))
        yield state.maze, state.spare, random.choice(SQUARES)


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
