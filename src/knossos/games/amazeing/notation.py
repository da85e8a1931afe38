"""Reading a position from the line of text that `str` makes of it."""

import re
from collections import Counter
from typing import Any, get_args

from knossos.games.amazeing.components import Box
from knossos.games.amazeing.rules import night_share
from knossos.games.amazeing.state import HIDDEN, Hand, Phase, State, Table, View
from knossos.locale import Problem
from knossos.maze import FIXED, LOOSE, NAMES, Maze, Tile, arrow, square

Held = tuple[tuple[str, ...] | None, ...]
"""The held cards of each seat; None where they are hidden."""


def read_state(text: str, box: Box) -> State:
    """Read a whole position and check that it can be laid with the components."""
    table, held = _read(text, box)
    if HIDDEN in held:
        raise Problem("position-hidden")
    state = State(**table, held=tuple(map(_names, held)))
    _check(state, state.held, box)
    return state


def read_view(text: str, box: Box) -> View:
    """Read a view and check that it can be laid with the components."""
    position, _, name = text.rpartition(" ")
    table, held = _read(position, box)
    seats = len(held)
    viewer = None if name == "-" else _number(name, "viewer")
    if viewer is not None and viewer >= seats:
        raise _wrong("viewer", name)
    if any((cards == HIDDEN) == (seat == viewer) for seat, cards in enumerate(held)):
        raise Problem("position-viewer", viewer=name)
    known = tuple(None if cards == HIDDEN else _names(cards) for cards in held)
    view = View(**table, viewer=viewer, held=() if viewer is None else known[viewer] or ())
    _check(view, known, box)
    return view


def _read(text: str, box: Box) -> tuple[dict[str, Any], list[str]]:
    parts = text.split(" ")
    if len(parts) != 7:
        raise Problem("position-parts", count=len(parts))
    rows, pictures, spare, banned, pieces, hands, turn = parts
    cards = [part.split(":") for part in hands.split(",")]
    if any(len(part) != 4 for part in cards):
        raise _wrong("hands", hands)
    match turn.split(":"):
        case [seat, phase, "day" | "night" as time, coin] if phase in get_args(Phase):
            pass
        case _:
            raise _wrong("turn", turn)
    table = {
        "maze": _maze(rows, pictures),
        "spare": Tile.parse(spare),
        "banned": None if banned == "-" else arrow(banned),
        "pieces": tuple(square(name) for name in pieces.split(",")),
        "hands": tuple(Hand(_number(left, "hands"), _names(up), _names(found)) for left, up, found, _ in cards),
        "seat": _number(seat, "turn"),
        "phase": phase,
        "night": time == "night",
        "coin": None if coin == "-" else _number(coin, "turn"),
    }
    if table["coin"] is not None and table["coin"] not in box.coins:
        raise _wrong("turn", turn)
    return table, [held for _, _, _, held in cards]


def _maze(rows: str, pictures: str) -> Maze:
    digits = rows.replace("/", "")
    if [len(row) for row in rows.split("/")] != [7] * 7 or not set(digits) <= set("0123456789abcdef"):
        raise _wrong("maze", rows)
    shown = {}
    for part in () if pictures == "-" else pictures.split(","):
        name, _, names = part.partition(":")
        if square(name) in shown:
            raise Problem("position-twice", square=name)
        shown[square(name)] = _names(names)
    return Maze(tuple(Tile(int(digit, 16), shown.get(here, ())) for here, digit in enumerate(digits)))


def _check(table: Table, held: Held, box: Box) -> None:
    """The tiles and cards must be those of the box, and the numbers must fit together."""
    for here in FIXED:
        if table.maze.tiles[here] != box.fixed[here]:
            raise Problem("position-fixed", square=NAMES[here], tile=str(box.fixed[here]))
    lying = Counter(table.maze.tiles[here].loose for here in LOOSE) + Counter([table.spare.loose])
    wrong = sorted(map(str, (lying - Counter(box.loose)) + (Counter(box.loose) - lying)))
    if wrong:
        raise Problem("position-tile", tile=wrong[0])
    turned = table.coin is not None
    if table.night > (box.options.mode == "daynight") or turned != (table.night and table.phase == "over"):
        raise Problem("position-time")
    seats = len(table.pieces)
    if not (2 <= seats <= len(box.homes)) or len(table.hands) != seats or table.seat >= seats:
        raise Problem("position-seats")
    _check_cards(table, held, box)


def _check_cards(table: Table, held: Held, box: Box) -> None:
    daynight = box.options.mode == "daynight"
    cards = [card for hand in table.hands for card in (*hand.face_up, *hand.found)]
    cards += [card for each in held for card in each or ()]
    for card, count in Counter(cards).items():
        if count > 1 or card not in (*box.cards, *(box.night if daynight else ())):
            raise Problem("position-card", card=card)
    share = 2 * night_share(len(table.hands)) if daynight else len(box.cards) // len(table.hands)
    for seat, (hand, each) in enumerate(zip(table.hands, held, strict=True)):
        if hand.left + len(hand.face_up) + len(hand.found) > share:
            raise Problem("position-share", seat=seat, share=share)
        right = hand.left if table.night else min(hand.left, 1)
        if each is not None and len(each) != right:
            raise Problem("position-held", seat=seat, right=right)


def _names(text: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split("+"))


def _number(text: str, part: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text):
        raise _wrong(part, text)
    return int(text)


def _wrong(part: str, text: str) -> Problem:
    return Problem("position-part", part=part, text=text)
