"""Nobody is locked in without room for two moves."""

from collections.abc import Iterator
from random import Random

import pytest

from knossos.game import Imagined, Rejection
from knossos.games.dedalos import Action, Collapse, Lay, State, rules
from knossos.games.dedalos.components import COLLAPSE, Box
from knossos.games.dedalos.trap import Stakes, can_move_twice, way_out
from knossos.maze import Tile, rotations
from knossos.maze.grid import Cell, cell
from tests.games.dedalos.plainly import EVERY_CELL, NEAR, Tiles, neighbour, next_to, random_maze, region, sides
from tests.games.dedalos.position import (
    HUNTED,
    Refusal,
    cells,
    lying,
    maze,
    play,
    player,
    position,
    refused,
    some,
    tile,
)

rule = pytest.mark.rule

OTHER = player("o")


def locked(seat: int, on: str) -> Refusal:
    return "dedalos-trap", "DEDALO-TRAP-2", {"seat": seat, "piece": HUNTED.pieces[seat], "cell": on}


# A straight that is closed on both sides


@rule("DEDALO-TRAP-2", "DEDALO-TRAP-3", "T13")
def test_a_cover_may_not_leave_two_cells_to_a_tribute() -> None:
    state = position("O───│", player("e3", "NE+star"), OTHER, OTHER)
    assert refused(state, "lay e1 NW+star") == locked(0, "e3")
    assert refused(state, "lay e1 SW+star") == locked(0, "e3")
    assert "e1 NE+star" in some(state, "lay")  # open to the east: nobody is cut off
    assert not {"e1 NW+star", "e1 SW+star"} & set(some(state, "lay"))


@rule("DEDALO-TRAP-3", "T14")
def test_at_the_end_of_three_cells_there_is_room_for_two_moves_and_in_the_middle_there_is_not() -> None:
    end = position("O────│", player("e4", "NE+star"), OTHER, OTHER)
    assert lying(play(end, "lay e1 NW+star"), "e1") == ["NW+star"]
    assert "e1 NW+star" in some(end, "lay")
    near = position("O────│", player("e2", "NE+star"), OTHER, OTHER)
    assert lying(play(near, "lay e1 NW+star"), "e1") == ["NW+star"]
    middle = position("O────│", player("e3", "NE+star"), OTHER, OTHER)
    assert refused(middle, "lay e1 NW+star") == locked(0, "e3")
    assert "e1 NW+star" not in some(middle, "lay")


@rule("DEDALO-TRAP-1", "T15")
def test_where_a_way_can_be_built_on_nobody_is_locked_in() -> None:
    state = position("O───", player("e3", "NE+star"), OTHER, OTHER)
    assert lying(play(state, "lay e1 NW+star"), "e1") == ["NW+star"]


@rule("DEDALO-TRAP-4", "T16")
def test_each_tribute_is_looked_at_on_its_own() -> None:
    state = position("O────│", player("e4", "NE+star"), player("e3"), OTHER)
    assert refused(state, "lay e1 NW+star") == locked(1, "e3")
    both = position("O────│", OTHER, player("e3"), player("e3"), player("e4", "NE+star"), turn=3)
    assert refused(both, "lay e1 NW+star") == locked(1, "e3")  # the first of them is named
    fine = position("O────│", player("e4", "NE+star"), player("e2"), OTHER)
    assert lying(play(fine, "lay e1 NW+star"), "e1") == ["NW+star"]


@rule("DEDALO-TRAP-2", "T17")
def test_the_only_exit_of_two_cells_is_not_closed() -> None:
    for name in ("e4", "e5"):
        state = position("O··│──X", player(name, "+collapse"), OTHER, OTHER)
        assert refused(state, "collapse e6") == locked(0, name)
        assert some(state, "collapse") == ["w6"]
    roomy = position("O·│───X", player("e5", "+collapse"), OTHER, OTHER)
    assert lying(play(roomy, "collapse e6"), "e6") == ["+collapse"]


# What is sealed


@rule("DEDALO-TRAP-1")
def test_a_way_out_is_an_exit_or_an_open_side_to_an_empty_cell() -> None:
    grid = maze("O│────X")
    assert way_out(grid, cell("e3")) == cells("e6 e5 e4 e3")
    assert way_out(maze("O│────#"), cell("e3")) is None  # a closed exit is no way out
    assert way_out(maze("O│──"), cell("e2")) == cells("e4 e3 e2")
    assert way_out(maze("O│──│"), cell("e2")) is None
    assert way_out(maze("O│─┴│"), cell("e2")) == cells("e3n1 e3 e2")


@rule("DEDALO-TRAP-1")
def test_an_exit_behind_a_wall_is_no_way_out() -> None:
    """Though it is open towards that wall."""
    assert way_out(maze("O··│─┘X"), cell("e4")) == cells("e5n1 e5 e4")
    assert way_out(maze("·····─·\nO··│─┘X"), cell("e4")) is None


# Room for two moves


@rule("DEDALO-TRAP-3")
@pytest.mark.parametrize(
    ("drawing", "name", "room"),
    [
        ("O│─│", "e2", False),  # alone
        ("O│──│", "e2", False),  # only there and back
        ("O│───│", "e2", True),
        ("O│───│", "e3", False),
        ("O│───│", "e4", True),
        ("O│────│", "e3", True),
        ("O│────│", "e4", True),
        ("O┌┐\n·└┘", "e1", True),  # a ring of four
        ("·╷·\nO│┤│\n··╵", "e2", False),
        ("O│╶┬╴\n···╵", "e3", False),  # in the middle of a star
        ("O│╶┬╴\n···╵", "e2", True),  # at one of its ends
    ],
)
def test_there_must_be_a_second_cell_that_is_not_the_first(drawing: str, name: str, *, room: bool) -> None:
    assert can_move_twice(maze(drawing), cell(name)) is room


@rule("DEDALO-TRAP-3")
def test_in_a_closed_ring_there_is_room_everywhere() -> None:
    for name in ("e2", "e3", "e2s1", "e3s1"):
        state = position("O─┬┐\n··└┘", player(name, "NE+star"), OTHER, OTHER)
        assert lying(play(state, "lay e1 NW+star"), "e1") == ["NW+star"]


# What is changed, and what is not


@rule("DEDALO-TRAP-2")
def test_a_tile_on_an_empty_cell_may_lock_in_as_well() -> None:
    state = position("O·──│", player("e3", "NS NE"), player("o"), OTHER)
    assert refused(state, "lay e1 NW") == locked(0, "e3")
    assert [text for text in some(state, "lay") if text.startswith("e1 ")] == ["e1 NE", "e1 ES", "e1 EW"]


@rule("DEDALO-TRAP-2")
def test_one_may_lock_oneself_in_where_there_is_room() -> None:
    state = position("O·───│", player("e4", "NE"), OTHER, OTHER)
    assert lying(play(state, "lay e1 NW"), "e1") == ["NW"]
    stuck = position("O·───│", player("e3", "NE"), OTHER, OTHER)
    assert refused(stuck, "lay e1 NW") == locked(0, "e3")


@rule("DEDALO-TRAP-4")
def test_who_is_stuck_already_is_not_looked_at_again_while_nothing_changes_there() -> None:
    """Somebody was pushed into the middle of three closed cells."""
    state = position("O│───│", OTHER, player("e3"), player("o", "NS NE+star"), turn=2)
    assert lying(play(state, "lay n1 NS"), "n1") == ["NS"]
    assert "n1 NS" in some(state, "lay")


@rule("DEDALO-TRAP-4")
def test_a_tile_beside_a_wall_of_a_sealed_region_changes_nothing_there() -> None:
    state = position("O│───│\n··─···", player("o", "NS NE"), player("e3"), OTHER)
    lays = ["e3s1 NW", "e3s1 EW", "e3s1 SW"]
    assert [text for text in some(state, "lay") if text.startswith("e3s1 ")] == lays
    for text in lays:
        assert lying(play(state, f"lay {text}"), "e3s1") == [text.split()[1]]


@rule("DEDALO-TRAP-4")
def test_a_cover_that_leaves_a_wall_against_a_sealed_region_changes_nothing_there() -> None:
    """Though its cells are open towards that wall."""
    state = position("O┤───│", player("o", "NES+star"), player("e3"), OTHER)
    covers = ["NES+star", "NEW+star", "NSW+star", "ESW+star"]
    assert [text for text in some(state, "lay") if text.startswith("e1 ")] == [f"e1 {text}" for text in covers]
    assert lying(play(state, "lay e1 NSW+star"), "e1") == ["NSW+star"]


@rule("DEDALO-TRAP-4")
def test_a_region_that_stays_sealed_is_looked_at_again_when_it_changes() -> None:
    """A cover of one of its cells would leave the one who is stuck where it is."""
    state = position("O│───│", player("o", "NS+star"), player("e3"), OTHER)
    assert refused(state, "lay e2 EW+star") == locked(1, "e3")
    assert refused(state, "lay e4 EW+star") == locked(1, "e3")
    assert not {"e2 EW+star", "e4 EW+star"} & set(some(state, "lay"))
    longer = position("O│────│", player("o", "NS+star"), player("e3"), OTHER)
    assert lying(play(longer, "lay e4 EW+star"), "e4") == ["EW+star"]  # two moves are left


@rule("DEDALO-TRAP-4")
def test_a_cover_that_takes_cells_away_from_a_sealed_region_changes_it() -> None:
    state = position("O│───│", player("o", "NE+star NS+star"), player("e4"), OTHER)
    assert refused(state, "lay e3 NW+star") == locked(1, "e4")
    assert refused(state, "lay e3 SW+star") == locked(1, "e4")
    assert [text for text in some(state, "lay") if text.startswith("e3 ")] == ["e3 NE+star", "e3 ES+star", "e3 EW+star"]


@rule("DEDALO-TRAP-4", "DEDALO-TRAP-1")
def test_who_is_stuck_is_set_free_by_a_cover() -> None:
    state = position("O│───│", player("o", "NES+star"), player("e3"), OTHER)
    after = play(state, "lay e4 NSW+star")
    assert way_out(after.grid, cell("e3")) == cells("e4n1 e4 e3")


@rule("DEDALO-TRAP-2")
def test_a_part_in_which_nobody_stands_may_be_cut_off() -> None:
    state = position("O───│", player("o", "NE+star"), OTHER, OTHER)
    assert lying(play(state, "lay e1 NW+star"), "e1") == ["NW+star"]
    assert "e1 NW+star" in some(state, "lay")


@rule("DEDALO-TRAP-2")
def test_who_is_off_the_board_is_not_locked_in() -> None:
    state = position("O───│", player("o", "NE+star"), player("-"), OTHER)
    assert lying(play(state, "lay e1 NW+star"), "e1") == ["NW+star"]


@rule("DEDALO-TRAP-5")
def test_the_minotaur_may_be_locked_in() -> None:
    state = position("O───│", player("o", "NE+star"), OTHER, OTHER, minotaur="e3<e2", red=1, game=HUNTED)
    assert lying(play(state, "lay e1 NW+star", game=HUNTED), "e1") == ["NW+star"]
    assert "e1 NW+star" in some(state, "lay", HUNTED)


# For whom a tile can matter


@rule("DEDALO-TRAP-4")
def test_a_tile_matters_only_to_those_who_have_no_other_way_out() -> None:
    grid = maze("O───│")
    stakes = Stakes(grid, [cell("e3"), None, cell("e3"), cell("o")])
    assert stakes.at(cell("e1")) == [cell("e3")]  # once for both who stand there
    assert stakes.at(cell("e2")) == [cell("e3")]
    assert not stakes.at(cell("n1"))  # there are other sides of the entrance
    assert not stakes.at(cell("e4"))
    closed = Stakes(maze("O│───│"), [cell("e3")])
    for name in ("e2", "e3", "e4", "e1", "e5", "e3n1", "e2s1"):
        assert closed.at(cell(name)) == [cell("e3")]
    assert not closed.at(cell("n1"))


@rule("DEDALO-TRAP-4")
def test_a_tile_matters_where_a_wall_would_leave_neither_a_way_out_nor_room() -> None:
    narrow = 0
    for state in random_positions(300):
        free = {here for here in state.tributes if here is not None and way_out(state.grid, here) is not None}
        stakes = Stakes(state.grid, free)
        for at in EVERY_CELL:
            walled = state.grid.lay(at, Tile(0))
            sealed = {
                here for here in free - {at} if way_out(walled, here) is None and not can_move_twice(walled, here)
            }
            assert set(stakes.at(at)) == sealed, f"{at} in {state}"
            narrow += len(sealed)
    assert narrow > 400


# The definition once more, written out and asked for every tile that could be put anywhere


def is_sealed(tiles: Tiles, cells: set[Cell]) -> bool:
    has_exit = any(tiles[here].shows == ("exit",) for here in cells)
    open_end = any(neighbour(here, side) not in tiles for here in cells for side in sides(tiles[here]))
    return not has_exit and not open_end


def has_room(tiles: Tiles, here: Cell) -> bool:
    return any(beyond != here for there in next_to(tiles, here) for beyond in next_to(tiles, there))


def first_locked_in(before: Tiles, at: Cell, put: Tile, tributes: tuple[Cell | None, ...]) -> int | None:
    """The first seat that a tile locks in against the rules."""
    after = before | {at: put}
    for seat, here in enumerate(tributes):
        if here is None or has_room(after, here):
            continue
        old, new = region(before, here), region(after, here)
        changed = at in new or new != old or not is_sealed(before, old)
        if is_sealed(after, new) and changed:
            return seat
    return None


def random_positions(count: int) -> Iterator[State]:
    random = Random(13)
    for _ in range(count):
        grid = random_maze(random)
        places = [here for here, each in grid.laid if each.shows != ("exit",)]
        tributes = (random.choice(places), random.choice(places), random.choice([*places, None]))
        hand = COLLAPSE, tile(random.choice(["N+star", "NE+star"])), tile(random.choice(["NS+star", "NES+star+star"]))
        yield State(grid=grid, tributes=tributes, sizes=(3, 0, 0), seat=0, start=tributes[0], hands=(hand, (), ()))


def candidates(state: State) -> Iterator[tuple[Action, Tile]]:
    """Every tile of the hand in every rotation on every cell, and every collapse."""
    for at in EVERY_CELL:
        yield Collapse(at), COLLAPSE
        for each in state.hands[0][1:]:
            for mask in rotations(each.openings):
                yield Lay(at, each.turned(mask)), each.turned(mask)


def refusal(state: State, action: Action, box: Box) -> tuple[str, object] | None:
    """Why an action is refused, and for whose sake."""
    try:
        rules.play(state, action, box, Imagined(Random(0)))
    except Rejection as rejection:
        return rejection.key, rejection.values.get("seat")
    return None


@rule("DEDALO-TRAP-1", "DEDALO-TRAP-2", "DEDALO-TRAP-3", "DEDALO-TRAP-4")
def test_the_quick_answer_is_what_the_definition_says() -> None:
    counted = {"legal": 0, "cover": 0, "lay": 0, "collapse": 0}
    for state in random_positions(200):
        before = dict(state.grid.laid)
        legal = set(rules.legal(state, NEAR))
        for action, put in candidates(state):
            assert isinstance(action, Lay | Collapse)
            reason = refusal(state, action, NEAR)
            assert (action in legal) == (reason is None)
            if reason is None or reason[0] == "dedalos-trap":
                seat = first_locked_in(before, action.at, put, state.tributes)
                assert reason == (None if seat is None else ("dedalos-trap", seat)), f"{action} in {state}"
                kind = "collapse" if isinstance(action, Collapse) else "cover" if action.at in before else "lay"
                counted["legal" if seat is None else kind] += 1
    assert counted["legal"] > 10_000
    assert counted["cover"] > 250
    assert counted["lay"] > 250
    assert counted["collapse"] > 40
