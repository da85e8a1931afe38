"""Looking at one part of a drawing of a maze."""

from knossos.maze import square


def cell(lines: list[str], name: str) -> list[str]:
    """The three rows of the tile on a square."""
    row, column = divmod(square(name), 7)
    left = 3 + 5 * column
    return [line.ljust(80)[left : left + 5] for line in lines[1 + 3 * row : 4 + 3 * row]]


def middle(lines: list[str], name: str) -> str:
    """What stands in the middle of the tile on a square."""
    return cell(lines, name)[1][1:4]


def panel(lines: list[str]) -> str:
    """Everything beside the board."""
    return "\n".join(line[42:] for line in lines)
