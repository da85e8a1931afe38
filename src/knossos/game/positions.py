"""The text of a position in every game: parts with blanks between them, `-` for nothing."""

import re
from collections.abc import Sequence

from knossos.locale import Problem

HIDDEN = "?"
"""What a viewer may not see."""


def read_number(text: str, part: str) -> int:
    """A number in a part of a text."""
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text):
        raise wrong_part(part, text)
    return int(text)


def wrong_part(part: str, text: str) -> Problem:
    """What to raise when a part of a text cannot be read."""
    return Problem("position-part", part=part, text=text)


def read_viewer(text: str, seats: int) -> int | None:
    """The viewer at the end of the text of a view; None: a spectator."""
    viewer = None if text == "-" else read_number(text, "viewer")
    if viewer is not None and viewer >= seats:
        raise wrong_part("viewer", text)
    return viewer


def read_holder(text: str, hands: Sequence[str]) -> int | None:
    """The viewer who knows the own hand, and only that."""
    viewer = read_viewer(text, len(hands))
    if any((hand == HIDDEN) == (seat == viewer) for seat, hand in enumerate(hands)):
        raise Problem("position-viewer", viewer=text)
    return viewer
