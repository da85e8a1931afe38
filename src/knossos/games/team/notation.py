"""Reading a position from the line of text that `str` makes of it, and what holds in every position.

The numbers I-1 to I-9 are those of the invariants on the rules page.
"""

from collections import Counter
from typing import Any, get_args

from knossos.game.positions import HIDDEN, read_number, read_viewer, wrong_part
from knossos.games.shifting import check_tiles, read_maze, read_names
from knossos.games.team.actions import POOL
from knossos.games.team.components import Box
from knossos.games.team.daedalus import unturned_pages
from knossos.games.team.rules import BOARD, unseen_cards
from knossos.games.team.secrets import unseen_tiles
from knossos.games.team.state import Front, Phase, Spell, State, Table, View
from knossos.games.team.walks import RUBBLE
from knossos.locale import Problem
from knossos.maze import LOOSE, NAMES, Tile, square

PARTS = 10


def read_state(text: str, box: Box) -> State:
    """Read a whole position and check that it can come up."""
    table, fronts = _read(text)
    if fronts == HIDDEN:
        raise Problem("team-position-hidden")
    state = State(**table, fronts=_fronts(fronts))
    _check(state, state.fronts, box)
    return state


def read_view(text: str, box: Box) -> View:
    """Read a view and check that it can come up."""
    position, _, name = text.rpartition(" ")
    table, fronts = _read(position)
    viewer = read_viewer(name, len(table["pieces"]))
    if (fronts == HIDDEN) == box.options.memory:
        raise Problem("team-position-memory")
    view = View(**table, viewer=viewer, fronts=None if fronts == HIDDEN else _fronts(fronts))
    _check(view, view.fronts, box)
    return view


def _read(text: str) -> tuple[dict[str, Any], str]:
    parts = text.split(" ")
    if len(parts) != PARTS:
        raise Problem("team-position-parts", count=len(parts))
    rows, pictures, spare, pieces, boards, collected, pages, spells, turn, fronts = parts
    match turn.split(":"):
        case [seat, phase, moves, found, "helper" | "-" as helper, used] if phase in get_args(Phase):
            pass
        case _:
            raise wrong_part("turn", turn)
    table = {
        "maze": read_maze(rows, pictures),
        "spare": Tile.parse(spare),
        "pieces": tuple(square(name) for name in pieces.split(",")),
        "boards": tuple(read_names(board) for board in boards.split(",")),
        "collected": read_names(collected),
        "pages": () if pages == "-" else tuple(pages.split(",")),
        "spells": tuple(read_names(each) for each in spells.split(",")),
        "seat": read_number(seat, "turn"),
        "phase": phase,
        "moves": read_number(moves, "turn"),
        "found": read_number(found, "turn"),
        "helper": helper == "helper",
        "used": read_names(used),
    }
    return table, fronts


def _fronts(text: str) -> tuple[Front, ...]:
    fronts = []
    for part in () if text == "-" else text.split(","):
        name, _, tile = part.partition(":")
        fronts.append(Front(square(name), Tile.parse(tile)))
    return tuple(fronts)


def _check(table: Table, fronts: tuple[Front, ...] | None, box: Box) -> None:
    """Tiles, cards and pages must be those of the box, and everything must fit together."""
    seats = len(table.pieces)
    if not 2 <= seats <= len(box.homes) or {len(table.boards), len(table.spells)} != {seats} or table.seat >= seats:
        raise Problem("position-seats")
    _check_maze(table, fronts, box)
    _check_cards(table, box)
    _check_spells(table, box)
    _check_turn(table, box)


def _check_maze(table: Table, fronts: tuple[Front, ...] | None, box: Box) -> None:
    covered = [here for here in LOOSE if table.maze.tiles[here] == RUBBLE]
    if fronts is None:
        hidden = unseen_tiles(table, box)
    else:
        hidden = [front.tile for front in fronts]
        if [front.at for front in fronts] != covered or any(tile != tile.loose for tile in hidden):
            raise Problem("team-position-fronts")
    check_tiles(box.fixed, (*box.loose, *[RUBBLE] * len(covered)), table.maze, [table.spare, *hidden])  # I-1, I-2
    may_stand = box.options.flip == "may" or table.phase == "uncover"
    for seat, here in enumerate(table.pieces):
        if here in covered and not may_stand:  # I-3
            raise Problem("team-position-rubble", seat=seat, square=NAMES[here])


def _check_cards(table: Table, box: Box) -> None:
    cards = [*table.collected, *(card for board in table.boards for card in board)]
    for card, count in Counter(cards).items():
        if count > 1 or card not in box.treasures:  # I-5
            raise Problem("position-card", card=card)
    if len(table.pages) + len(unturned_pages(table.pages, box)) != len(box.pages):  # I-6
        raise Problem("team-position-pages")
    if table.phase == "choose":
        return
    deck = unseen_cards(table, box)
    for seat, board in enumerate(table.boards):
        right = BOARD - table.found if seat == table.seat and table.phase != "over" else BOARD
        if len(board) > BOARD or (deck and len(board) != right):  # I-8
            raise Problem("team-position-board", seat=seat)
    if table.helper and (deck or table.boards[table.seat]):
        raise Problem("team-position-helper")


def _check_spells(table: Table, box: Box) -> None:
    """TEAM-SETUP-9, TEAM-STD-2: what each seat has; TEAM-STD-6: in which order it was chosen."""
    if any(spells[:1] != ("push",) or len(spells) > 2 for spells in table.spells):
        raise Problem("team-position-spells")
    chosen = [spell for spells in table.spells for spell in spells[1:]]
    allowed: list[Spell] = ["rotate"] * len(table.spells) if box.options.mode == "introductory" else list(POOL)
    without = [seat for seat, spells in enumerate(table.spells) if len(spells) == 1]
    if Counter(chosen) - Counter(allowed) or without != (_choosers(table, box) if table.phase == "choose" else []):
        raise Problem("team-position-spells")
    if Counter(table.used) - Counter(table.spells[table.seat]):  # I-7
        raise Problem("team-position-used")


def _choosers(table: Table, box: Box) -> list[int]:
    """The seats that have still to choose a spell when it is the turn of one of them."""
    seats = len(table.spells)
    first = box.options.first
    if first == "random":
        first = (table.seat - sum(len(spells) == 2 for spells in table.spells)) % seats
    return sorted({(table.seat + further) % seats for further in range((first - table.seat - 1) % seats + 1)})


def _check_turn(table: Table, box: Box) -> None:
    here = table.maze.tiles[table.pieces[table.seat]]
    won = len(table.collected) == len(box.treasures)
    begun = bool(table.pages)
    match table.phase:
        case "choose":
            fresh = (table.moves, table.found, table.helper, table.used) == (1, 0, False, ())
            chosen = box.options.mode != "introductory" and box.options.spells == "choice"
            right = chosen and fresh and not begun and not any(table.boards) and not table.collected
        case "act":
            right = begun
        case "uncover":
            right = begun and not table.moves and here == RUBBLE and box.options.flip == "may"
        case "turn":
            right = begun and not table.moves and table.pieces[table.seat] in LOOSE and here != RUBBLE
        case "over":
            right = won or len(table.pages) == len(box.pages)
    first = box.options.first
    if won and table.phase != "over":
        right = False  # TEAM-WIN-1: the game ends at once
    if begun and first != "random" and table.seat != (first + len(table.pages) - 1) % len(table.pieces):
        right = False  # I-9: every turn turns one page
    if table.found > min(2, len(table.collected)) or table.moves > (1 if table.found < 2 else 0):  # I-7
        right = False
    if not right:
        raise Problem("team-position-turn")
