"""Reading a position from the line of text that `str` makes of it."""

from collections import Counter
from typing import Any, get_args

from knossos.game.positions import HIDDEN, read_holder, read_number, wrong_part
from knossos.games.dedalos.components import COLLAPSE, RED, WHITE, Box
from knossos.games.dedalos.minotaur import ways
from knossos.games.dedalos.rules import ACTIONS, EACH, is_labyrinth, unseen
from knossos.games.dedalos.state import HAND, Minotaur, Phase, State, Table, View, in_order
from knossos.games.dedalos.trap import EXIT
from knossos.locale import Problem
from knossos.maze import Tile
from knossos.maze.grid import ORIGIN, Cell, Grid, cell, cell_name

PARTS = 9

Hands = tuple[tuple[Tile, ...] | None, ...]
"""The tiles of each seat; None where they are hidden."""


def read_state(text: str, box: Box) -> State:
    """Read a whole position and check that it can come up."""
    table, hands = _read(text)
    if HIDDEN in hands:
        raise Problem("position-hidden")
    state = State(**table, hands=tuple(map(_tiles, hands)))
    _check(state, state.hands, box)
    return state


def read_view(text: str, box: Box) -> View:
    """Read a view and check that it can come up."""
    position, _, name = text.rpartition(" ")
    table, hands = _read(position)
    viewer = read_holder(name, hands)
    known = tuple(None if each == HIDDEN else _tiles(each) for each in hands)
    view = View(**table, viewer=viewer, hand=() if viewer is None else known[viewer] or ())
    _check(view, known, box)
    return view


def _read(text: str) -> tuple[dict[str, Any], list[str]]:
    parts = text.split(" ")
    if len(parts) != PARTS:
        raise Problem("dedalos-position-parts", count=len(parts))
    laid, tributes, hands, gone, hunter, turn, counts, begun, winner = parts
    held = [part.partition(":") for part in hands.split(",")]
    match hunter.split(":"):
        case [at, origin, "jumped" | "-" as jumped, red, white, hopeless]:
            pass
        case _:
            raise wrong_part("minotaur", hunter)
    match turn.split(":"):
        case [seat, phase, steps, "absent" | "-" as absent, "refill" | "-" as refill] if phase in get_args(Phase):
            pass
        case _:
            raise wrong_part("turn", turn)
    match counts.split(":"), begun.split(":"):
        case [lays, moves, pushes], [start, "covered" | "-" as replaced]:
            pass
        case _:
            raise wrong_part("actions", f"{counts} {begun}")
    figure = None if at == "-" else Minotaur(cell(at), _cell(origin), jumped == "jumped")
    if figure is None and (origin, jumped) != ("-", "-"):
        raise wrong_part("minotaur", hunter)
    table = {
        "grid": _grid(laid),
        "tributes": tuple(map(_cell, tributes.split(","))),
        "sizes": tuple(read_number(size, "hands") for size, _, _ in held),
        "gone": _tiles(gone),
        "minotaur": figure,
        "red": read_number(red, "minotaur"),
        "white": read_number(white, "minotaur"),
        "hopeless": read_number(hopeless, "minotaur"),
        "seat": read_number(seat, "turn"),
        "phase": phase,
        "steps": read_number(steps, "turn"),
        "absent": absent == "absent",
        "refill": refill == "refill",
        "lays": read_number(lays, "actions"),
        "moves": read_number(moves, "actions"),
        "pushes": read_number(pushes, "actions"),
        "start": _cell(start),
        "replaced": replaced == "covered",
        "winner": None if winner == "-" else read_number(winner, "winner"),
    }
    return table, [tiles for _, _, tiles in held]


def _cell(text: str) -> Cell | None:
    return None if text == "-" else cell(text)


def _tiles(text: str) -> tuple[Tile, ...]:
    return () if text == "-" else tuple(Tile.parse(part) for part in text.split("/"))


def _grid(text: str) -> Grid:
    laid = []
    for part in text.split(","):
        name, _, tile = part.partition(":")
        laid.append((cell(name), Tile.parse(tile)))
    if [here for here, _ in laid] != sorted({here for here, _ in laid}):
        raise Problem("dedalos-position-order")
    return Grid(tuple(laid))


def _check(table: Table, hands: Hands, box: Box) -> None:
    """Tiles must be those of the box, and everything must fit together."""
    seats = len(table.tributes)
    winner = 0 if table.winner is None else table.winner
    allowed = range(2 if box.options.allow_two else 3, len(box.options.pieces) + 1)
    if seats not in allowed or len(table.sizes) != seats or max(table.seat, winner) >= seats:
        raise Problem("position-seats")
    _check_grid(table, box)
    _check_tiles(table, hands, box)
    _check_figures(table)
    _check_turn(table, box)


def _check_grid(table: Table, box: Box) -> None:
    tiles = table.grid.tiles
    if tiles.get(ORIGIN) != box.entrance:
        raise Problem("dedalos-position-entrance")
    exits = box.exits[len(table.tributes)]
    if any(tiles.get(here) not in (box.exit, COLLAPSE) for here in exits):
        raise Problem("dedalos-position-exits")
    for here, tile in table.grid.laid:
        if here not in (ORIGIN, *exits) and not (tile.openings and is_labyrinth(tile)):
            raise Problem("position-tile", tile=str(tile))


def _check_tiles(table: Table, hands: Hands, box: Box) -> None:
    everything = Counter(box.tiles(len(table.tributes)))
    lying = Counter(tile.loose for _, tile in table.grid.laid if tile not in (box.entrance, box.exit))
    lying.update(table.gone)
    lying.update({RED: table.red, WHITE: table.white})
    lying.update(tile for hand in hands for tile in hand or ())
    wrong = sorted(map(str, lying - everything))
    if wrong:
        raise Problem("position-tile", tile=wrong[0])
    if sum(table.sizes) > len(unseen(table, box)):
        raise Problem("dedalos-position-bag")
    for seat, hand in enumerate(hands):
        sized = hand is None or (len(hand) == table.sizes[seat] and hand == in_order(hand))
        if table.sizes[seat] > HAND or not sized:
            raise Problem("dedalos-position-hand", seat=seat)
    if table.gone != in_order(table.gone):
        raise Problem("dedalos-position-gone")


def _check_figures(table: Table) -> None:
    """Tributes and minotaur stand on tiles; only a winner stands on an exit."""
    for seat, here in enumerate(table.tributes):
        tile = None if here is None else table.grid.tiles.get(here, COLLAPSE)
        if tile is not None and (not tile.openings or (EXIT in tile.shows) != (seat == table.winner)):
            raise Problem("dedalos-position-tribute", seat=seat)
        if tile is None and (table.sizes[seat] or seat == table.winner):  # DEDALO-CAPT-3, DEDALO-END-1
            raise Problem("dedalos-position-tribute", seat=seat)
    minotaur = table.minotaur
    if (minotaur is None) != (table.speed == 0) or table.hopeless > len(table.tributes) * (minotaur is not None):
        raise Problem("dedalos-position-minotaur")
    if minotaur is not None:
        tile = table.grid.tiles.get(minotaur.at, COLLAPSE)
        known = minotaur.origin is None or minotaur.origin in table.grid.tiles
        if not tile.openings or EXIT in tile.shows or not known or (minotaur.jumped and minotaur.origin is None):
            raise Problem("dedalos-position-minotaur")


def _check_turn(table: Table, box: Box) -> None:
    here = table.tributes[table.seat]
    counts = (table.lays, table.moves, table.pushes)
    counted = table.actions <= ACTIONS and max(counts) <= EACH
    match table.phase:
        case "act":
            right = here is not None and table.start is not None and not table.absent and not table.steps
            right = right and (not table.replaced or table.lays > 0)
        case "minotaur":
            hunting = table.minotaur is not None and len(ways(table, table.minotaur, box)) > 1
            right = hunting and 0 < table.steps <= table.speed and not any(counts) and table.start is None
            right = right and table.absent == (here is None) and not table.replaced
        case "over":
            empty = len(unseen(table, box)) == sum(table.sizes)
            right = empty if table.winner is None else table.winner == table.seat  # DEDALO-END-1, DEDALO-END-3
    if not right or not counted or (table.winner is not None and table.phase != "over"):
        raise Problem("dedalos-position-turn")
    if table.start is not None and table.start not in table.grid.tiles:
        raise wrong_part("start", cell_name(table.start))
