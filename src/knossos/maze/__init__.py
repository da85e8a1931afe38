"""The shifting maze: squares, tiles, pushes and reach. Knows no game.

A few lines build a maze from 49 opening masks, push a tile in, and ask where one can walk:

>>> maze = Maze.of(6, 10, 14, 5, 14, 10, 12,  *[5] * 35,  3, 10, 11, 5, 11, 10, 9)
>>> print(maze.drawing().splitlines()[0])
┌─┬│┬─┐
>>> [NAMES[here] for here in members(reach(maze, square("a1")))][:4]
['a1', 'b1', 'c1', 'a2']
>>> after, spare = maze.push(arrow("b1"), Tile.parse("SW"))
>>> print(after.drawing().splitlines()[0], spare)
┌┐┬│┬─┐ EW
>>> square("c1") in members(reach(after, square("a1")))
False

`reach_after_pushes` asks the same for every push at once; `knossos.maze.lanes` and `knossos.maze.fast` are quicker.
"""

from knossos.maze.flood import SquareSet, flood, members, path, pushes, reach, reach_after_pushes, square_set
from knossos.maze.maze import ARROWS, FIXED, LINES, LOOSE, Arrow, Maze, across, arrow, carried
from knossos.maze.squares import (
    DIRECTIONS,
    NAMES,
    SQUARES,
    Direction,
    E,
    N,
    S,
    Square,
    W,
    opposite,
    square,
    step,
)
from knossos.maze.tiles import NAME, OPENING_NAMES, Openings, Tile, openings, quarter_turns, rotations

__all__ = [
    "ARROWS", "DIRECTIONS", "FIXED", "LINES", "LOOSE", "NAME", "NAMES", "OPENING_NAMES", "SQUARES",
    "Arrow", "Direction", "E", "Maze", "N", "Openings", "S", "Square", "SquareSet", "Tile", "W",
    "across", "arrow", "carried", "flood", "members", "openings", "opposite", "path", "pushes", "quarter_turns",
    "reach", "reach_after_pushes", "rotations", "square", "square_set", "step",
]  # fmt: skip
