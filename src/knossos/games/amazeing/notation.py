"""Reading a position from the line of text that `str` makes of it."""

from collections import Counter
from typing import Any, get_args

from knossos.game.positions import HIDDEN, read_holder, read_number, wrong_part
from knossos.games.amazeing.components import Box
from knossos.games.amazeing.rules import night_share
from knossos.games.amazeing.state import Hand, Phase, State, Table, View
from knossos.games.shifting import check_tiles, read_maze, read_names
from knossos.locale import Problem
from knossos.maze import Tile, arrow, square

Held = tuple[tuple[str, ...] | None, ...]
"""The held cards of each seat; None where they are hidden."""


def read_state(text: str, box: Box) -> State:
    """Read a whole position and check that it can be laid with the components."""
    table, held = _read(text, box)
    if HIDDEN in held:
        raise Problem("position-hidden")
    state = State(**table, held=tuple(map(read_names, held)))
    _check(state, state.held, box)
    return state


def read_view(text: str, box: Box) -> View:
    """Read a view and check that it can be laid with the components."""
    position, _, name = text.rpartition(" ")
    table, held = _read(position, box)
    viewer = read_holder(name, held)
    known = tuple(None if cards == HIDDEN else read_names(cards) for cards in held)
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
        raise wrong_part("hands", hands)
    match turn.split(":"):
        case [seat, phase, "day" | "night" as time, coin] if phase in get_args(Phase):
            pass
        case _:
            raise wrong_part("turn", turn)
    table = {
        "maze": read_maze(rows, pictures),
        "spare": Tile.parse(spare),
        "banned": None if banned == "-" else arrow(banned),
        "pieces": tuple(square(name) for name in pieces.split(",")),
        "hands": tuple(map(_hand, cards)),
        "seat": read_number(seat, "turn"),
        "phase": phase,
        "night": time == "night",
        "coin": None if coin == "-" else read_number(coin, "turn"),
    }
    if table["coin"] is not None and table["coin"] not in box.coins:
        raise wrong_part("turn", turn)
    return table, [held for _, _, _, held in cards]


def _hand(cards: list[str]) -> Hand:
    left, face_up, found, _ = cards
    return Hand(read_number(left, "hands"), read_names(face_up), read_names(found))


def _check(table: Table, held: Held, box: Box) -> None:
    """The tiles and cards must be those of the box, and the numbers must fit together."""
    check_tiles(box.fixed, box.loose, table.maze, [table.spare])
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
