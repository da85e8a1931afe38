"""Reading a position from the line of text that `str` makes of it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

from knossos.game.positions import HIDDEN, read_holder, read_number, wrong_part
from knossos.games.dragon.components import HIGH, LOW, Box
from knossos.games.dragon.rules import ROLLS, SUCCESS
from knossos.games.dragon.state import Hand, Phase, Stage, State, Table, Treasure, View
from knossos.games.shifting import check_tiles, read_maze
from knossos.locale import Problem
from knossos.maze import Tile, arrow, openings, square

PARTS = 13

Cards = tuple[tuple[int, ...] | None, ...]
"""The cards of each seat; None where they are hidden."""


def read_state(text: str, box: Box) -> State:
    """Read a whole position and check that it can come up."""
    table, cards = _read(text)
    if HIDDEN in cards:
        raise Problem("position-hidden")
    state = State(**table, cards=tuple(_numbers(each, "hands") for each in cards))
    _check(state, state.cards, box)
    return state


def read_view(text: str, box: Box) -> View:
    """Read a view and check that it can come up."""
    position, _, name = text.rpartition(" ")
    table, cards = _read(position)
    viewer = read_holder(name, cards)
    known = tuple(None if each == HIDDEN else _numbers(each, "hands") for each in cards)
    view = View(**table, viewer=viewer, cards=() if viewer is None else known[viewer] or ())
    _check(view, known, box)
    return view


def _read(text: str) -> tuple[dict[str, Any], list[str]]:
    parts = text.split(" ")
    if len(parts) != PARTS:
        raise Problem("dragon-position-parts", count=len(parts))
    rows, pictures, spare, banned, facing, pieces, guardians, treasures, hands, played, lost, turn, duel = parts
    seats = [part.split(":") for part in hands.split(",")]
    if any(len(part) != 5 for part in seats):
        raise wrong_part("hands", hands)
    match turn.split(":"):
        case [seat, phase, stage, "extra" | "-" as extra, slayer] if phase in get_args(Phase) and stage in get_args(
            Stage
        ):
            pass
        case _:
            raise wrong_part("turn", turn)
    match duel.split(":"):
        case [duellists, roll, rolls]:
            pass
        case _:
            raise wrong_part("duel", duel)
    if facing not in ("N", "E", "S", "W"):
        raise wrong_part("facing", facing)
    table = {
        "maze": read_maze(rows, pictures),
        "spare": Tile.parse(spare),
        "banned": None if banned == "-" else arrow(banned),
        "facing": openings(facing),
        "pieces": tuple(square(name) for name in pieces.split(",")),
        "guardians": tuple(square(name) for name in guardians.split(",")),
        "treasures": tuple(map(_treasure, () if treasures == "-" else treasures.split(","))),
        "hands": tuple(map(_hand, seats)),
        "played": _numbers(played, "played"),
        "lost": _numbers(lost, "lost"),
        "seat": read_number(seat, "turn"),
        "phase": phase,
        "stage": stage,
        "extra": extra == "extra",
        "slayer": None if slayer == "-" else read_number(slayer, "turn"),
        "duellists": _numbers(duellists, "duel"),
        "roll": None if roll == "-" else read_number(roll, "duel"),
        "rolls": _numbers(rolls, "duel"),
    }
    return table, [cards for *_, cards in seats]


def _numbers(text: str, part: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(read_number(each, part) for each in text.split("+"))


def _treasure(text: str) -> Treasure:
    name, _, value = text.partition(":")
    return Treasure(square(name), read_number(value, "treasures"))


def _hand(parts: list[str]) -> Hand:
    treasures, coins, low, high, _ = parts
    return Hand(
        low=read_number(low, "hands"),
        high=read_number(high, "hands"),
        treasures=_numbers(treasures, "hands"),
        coins=read_number(coins, "hands"),
    )


def _check(table: Table, cards: Cards, box: Box) -> None:
    """Tiles, treasures and cards must be those of the box, and everything must fit together."""
    seats = len(table.pieces)
    named = (table.seat, *table.duellists, *(() if table.slayer is None else (table.slayer,)))
    if not 2 <= seats <= len(box.starts) or len(table.hands) != seats or max(named) >= seats:
        raise Problem("position-seats")
    if not len(table.guardians) == len(set(table.guardians)) == 2:  # DRAGON-SETUP-5: a push never joins them
        raise Problem("dragon-position-guardians")
    check_tiles(box.fixed, box.loose, table.maze, [table.spare])
    _check_treasures(table)
    _check_cards(table, cards)
    _check_turn(table, box)


def _check_treasures(table: Table) -> None:
    squares = [treasure.at for treasure in table.treasures]
    if squares != sorted(set(squares)):  # DRAGON-PUSH-8
        raise Problem("dragon-position-squares")
    if any(list(hand.treasures) != sorted(hand.treasures) for hand in table.hands):
        raise Problem("dragon-position-order")
    taken = [*table.lost, *(value for hand in table.hands for value in hand.treasures)]
    on_board = [treasure.value for treasure in table.treasures]
    waiting = HIGH + HIGH if table.stage == "first" else ()
    if Counter((*on_board, *taken, *waiting)) != Counter(LOW + LOW + HIGH + HIGH):
        raise Problem("dragon-position-treasures")
    if max(taken, default=0) > (table.current or max(HIGH)):  # DRAGON-TREAS-1
        raise Problem("dragon-position-treasures")
    laid = {"first": LOW, "second": HIGH, "final": ()}[table.stage]
    if not set(on_board) <= set(laid) or (table.stage == "first" and not on_board):  # DRAGON-PHASE-1
        raise Problem("dragon-position-stage")


def _check_cards(table: Table, cards: Cards) -> None:
    seen = Counter((*table.played, *(card for held in cards for card in held or ())))
    deck = Counter((*LOW, *LOW, *HIGH, *HIGH))
    if seen - deck:
        raise Problem("position-card", card=str(min(seen - deck)))
    for band, counts in ((LOW, [hand.low for hand in table.hands]), (HIGH, [hand.high for hand in table.hands])):
        if sum(counts) + sum(card in band for card in table.played) != 2 * len(band):
            raise Problem("dragon-position-cards")
        if max(counts) > 2 * len(band) // len(counts):  # DRAGON-SETUP-6
            raise Problem("dragon-position-cards")
    taken = Counter((*table.lost, *(value for hand in table.hands for value in hand.treasures)))
    if sum(hand.coins for hand in table.hands) > (Counter(table.played) & taken).total():  # DRAGON-COIN-1
        raise Problem("dragon-position-coins")
    for seat, held in enumerate(cards):
        if held is not None and not _fits(held, table.hands[seat]):
            raise Problem("dragon-position-hand", seat=seat)


def _fits(held: Sequence[int], hand: Hand) -> bool:
    low = sum(card in LOW for card in held)
    return list(held) == sorted(held) and (low, len(held) - low) == (hand.low, hand.high)


def _check_turn(table: Table, box: Box) -> None:
    hand = table.hands[table.seat]
    faces = table.stage == "final" and table.pieces[table.seat] == table.faced
    match table.phase:
        case "push":
            right = bool(table.treasures) != (table.stage == "final")
        case "move":
            right = table.banned is not None and bool(table.treasures) != (table.stage == "final")
        case "reroll":
            right = table.stage != "final" and _is_duel(table, box)
        case "challenge":
            right = faces
        case "final":
            right = faces and hand.low > 0 and table.roll in box.duel_die and len(table.rolls) < ROLLS
        case "double":
            right = not table.extra and hand.high > 0
        case "over":
            right = faces and table.slayer == table.seat
    right = right and (table.phase == "over") == (table.slayer is not None)
    right = right and (table.phase == "reroll" or not table.duellists)
    right = right and (table.phase in ("reroll", "final") or table.roll is None)
    if not right or (table.rolls and table.phase != "final") or not set(table.rolls) <= set(box.duel_die):
        raise Problem("dragon-position-turn")


def _is_duel(table: Table, box: Box) -> bool:
    """Whether the first of some different seats with treasures has failed, and may roll again."""
    fallen = table.roll in box.duel_die and table.roll is not None and table.roll < SUCCESS
    different = len(set(table.duellists)) == len(table.duellists) > 0
    rich = all(table.hands[seat].treasures for seat in table.duellists)
    return fallen and different and rich and table.hands[table.duellists[0]].low > 0
