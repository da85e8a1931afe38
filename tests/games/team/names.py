"""Names in one word each: the treasures, the pages of the Book, and squares."""

from knossos.maze import Square, square


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


ARROW_NAMES = list(_words("b1 d1 f1 a2 g2 a4 g4 a6 g6 b7 d7 f7"))

TREASURES = _words("""
    mushroom elephant sickle fan candle key urn amulet magic-hat dragon-tooth cauldron dagger
    skull lantern magic-broom scroll winged-sandals rune-stone potion magic-wand doll mandrake magic-crystal shell
""")

PAGES = _words("""
    push/b1 push/d1 push/f1 push/g2 push/g4 push/g6 push/b7 push/d7 push/f7 push/a2 push/a4 push/a6
    flip/skull+lantern flip/magic-broom+scroll flip/winged-sandals+rune-stone flip/potion+magic-wand
    flip/doll+mandrake flip/magic-crystal+shell flip/mark-1+mark-2 flip/mark-3+mark-4
    teleport/red+blue/yellow teleport/yellow+red/green teleport/green+yellow/blue teleport/blue+green/red
""")

QUIET = "teleport/blue+green/red"
"""A page that does nothing where only yellow and red play."""


def all_but(names: str) -> str:
    """Every treasure but some."""
    return " ".join(treasure for treasure in TREASURES if treasure not in names.split())


def squares(names: str) -> tuple[Square, ...]:
    """Some squares, by their names."""
    return tuple(square(name) for name in names.split())
