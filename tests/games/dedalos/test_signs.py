"""What the rules say of a view, for a board that knows none."""

import pytest

from knossos.games.dedalos.signs import Nearest
from knossos.maze.grid import cell
from tests.games.dedalos.position import BASE, FULL, cells, dealt, loaded, maze, play, player, position

rule = pytest.mark.rule


@rule("DEDALO-SETUP-3", "DEDALO-LAY-3")
def test_at_first_only_the_entrance_can_be_built_on() -> None:
    signs = FULL.signs(FULL.view(dealt(3), 0))
    assert set(signs.places) == set(cells("n1 e1 s1 w1"))
    assert (set(signs.exits), signs.collapsed, signs.laid) == (set(cells("e6 w6")), (), 0)
    assert signs.bag == FULL.bag_size(dealt(3))
    from_exits = loaded(lay_from_exit=True)
    assert cell("e5") in from_exits.signs(from_exits.view(dealt(3, from_exits), None)).places


@rule("DEDALO-TURN-1", "DEDALO-TURN-4")
def test_the_actions_that_are_left_are_counted() -> None:
    state = position("O─", player("o"), player("o"), player("o"), taken=(1, 1, 0))
    signs = FULL.signs(FULL.view(state, 1))
    assert (signs.actions, signs.each, signs.left, signs.hand) == (3, 2, 1, 3)
    assert FULL.signs(FULL.view(play(state, "push 1 e1"), 1)).left == 0


@rule("DEDALO-END-1", "DEDALO-LAY-4")
def test_everybody_sees_who_is_how_far_from_an_exit() -> None:
    drawing = "·····│······ X─┐···O─────X ··│·········"
    signs = BASE.signs(BASE.view(position(drawing, player("e4"), player("o"), player("w5n1", ""), game=BASE), None))
    east, west = cell("e6"), cell("w6")
    assert signs.nearest == (Nearest(east, 2), Nearest(east, 6), None)
    near = position(drawing, player("w5"), player("w4"), player("-"), game=BASE)
    assert BASE.signs(BASE.view(near, 0)).nearest == (Nearest(west, 1), Nearest(west, 2), None)


@rule("DEDALO-COLL-3")
def test_a_closed_exit_is_no_way_out() -> None:
    state = position("#─┐···O─────X", player("w5"), player("o"), player("o"))
    signs = FULL.signs(FULL.view(state, 0))
    assert (signs.exits, signs.collapsed, signs.nearest[0]) == ((cell("e6"),), (cell("w6"),), None)


@rule("DEDALO-MINO-4", "DEDALO-MINO-13", "DEDALO-WITH-2")
def test_the_minotaur_has_its_speed_its_shortcuts_and_its_patience() -> None:
    state = position("O─┼─┐", player("e1"), player("e1"), player("e1"), minotaur="e2<e1", red=1, white=2)
    signs = FULL.signs(FULL.view(state, 0))
    assert (signs.speed, signs.patience, set(signs.crossings)) == (3, 3, set(cells("o e2")))
    assert signs.laid == len(maze("O─┼─┐").laid) - 3
    assert BASE.signs(BASE.view(position("O─┼", player("o"), player("o"), player("o"), game=BASE), 0)).crossings == ()
