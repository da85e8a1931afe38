"""What the rules say of a view, for a board that knows none."""

import pytest

from knossos.game import Seeded
from knossos.games.dragon import State
from knossos.games.dragon.signs import Duel, Points, Signs
from knossos.maze import NAMES, square
from tests.games.dragon.position import CLOSED, DRAGON, OPEN, dealt, edition, play, player, position

LANE = """
    ╶─────╴
    ·······
    ·······
    ·······
    ·······
    ·······
    ·······
"""
"""One passage from a1 to g1."""


def seen(state: State, viewer: int | None = 0) -> Signs:
    return edition().signs(edition().view(state, viewer))


def named(squares: tuple[int, ...]) -> list[str]:
    return [NAMES[here] for here in squares]


def test_at_first_every_treasure_is_left_and_the_ones_count() -> None:
    signs = seen(dealt(2))
    assert (signs.left, signs.current) == ((2,) * 12, 1)
    assert signs.starts == {"red": square("c3"), "yellow": square("e3"), "blue": square("e5"), "green": square("c5")}
    assert (signs.lair, signs.faced) == (square("d4"), square("d3"))
    assert (signs.duel, signs.walks) == (None, {})


def test_a_treasure_that_was_taken_is_not_left() -> None:
    state = position(CLOSED, player("a1"), treasures="b1:2 c1:3 d1:3", stage="first")
    assert seen(state).left == (0, 1, 2, 0, 0, 0, 2, 2, 2, 2, 2, 2)
    late = position(CLOSED, player("a1"), treasures="b1:12", stage="second")
    assert seen(late).left == (0,) * 11 + (1,)


def test_goals_are_the_treasures_that_can_be_taken() -> None:
    """Not those under the lair, nor where one stands already."""
    state = position(OPEN, player("b1"), player("c1"), treasures="b1:2 c1:2 d4:2 e1:3", phase="move")
    assert named(seen(state).goals) == ["c1"]


def test_in_the_final_stage_the_goal_is_where_the_dragon_looks() -> None:
    state = position(OPEN, player("e4"), facing="E", phase="move", stage="final")
    assert named(seen(state).goals) == ["e4"]


def test_the_way_to_each_square_in_reach_is_known_when_a_piece_may_move() -> None:
    state = position(LANE, player("b1"), player("a1"), phase="move")
    walks = seen(state).walks
    assert {NAMES[to]: NAMES[before] for to, before in walks.items()} == {
        "a1": "b1", "b1": "b1", "c1": "b1", "d1": "c1", "e1": "d1", "f1": "e1", "g1": "f1",
    }  # fmt: skip


def test_points_say_what_they_are_for() -> None:
    state = position(
        CLOSED, player("a1", treasures="2 3", coins=2), player("b1"), phase="over", stage="final", slayer=0
    )
    assert seen(state).points == (Points(30, treasures=5, coins=10, dragon=15), Points(0, 0, 0, 0))


def test_cards_say_what_they_are_good_for() -> None:
    assert seen(dealt(2)).uses == ("roll",) * 6 + ("double",) * 6


def test_a_duel_says_what_is_at_stake_and_what_it_takes() -> None:
    duellist = player("b1", treasures="2 5", cards="1")
    state = position(CLOSED, player("a1"), duellist, treasures="g7:6", phase="reroll", duellists="1", roll=2)
    assert seen(state).duel == Duel(1, stake=2, enough=4, needed=4, left=0)


@pytest.mark.parametrize(("threat", "guardians"), [("white", "a1 d4"), ("black", "d4 a1")])
def test_the_way_to_whoever_duels_begins_at_what_threatens(threat: str, guardians: str) -> None:
    duellist = player("c1", treasures="2", cards="1")
    state = position(LANE, player("f1"), duellist, guardians=guardians, phase="reroll", duellists="1", roll=2)
    duel = seen(state).duel
    assert duel
    assert {each: named(way) for each, way in duel.ways.items()} == {threat: ["a1", "b1", "c1"]}


def test_the_dragon_threatens_where_it_looks() -> None:
    duellist = player("d2", treasures="2", cards="1")
    state = position(OPEN, player("f1"), duellist, guardians="d4 d4", phase="reroll", duellists="1", roll=2)
    duel = seen(state).duel
    assert duel
    assert {each: named(way) for each, way in duel.ways.items()} == {"dragon": ["d3", "d2"]}


def test_the_final_duel_counts_what_is_still_needed() -> None:
    challenger = player("d3", cards="1 2")
    state = position(CLOSED, challenger, player("a1"), phase="challenge", stage="final")
    assert seen(state).duel == Duel(0, stake=None, enough=12, needed=12, left=3)
    state = play(state, "fight", drawn="duel-die=5")
    assert seen(state, None).duel == Duel(0, stake=None, enough=12, needed=7, left=2)
    state = play(state, "pass", "pass", drawn="duel-die=6 duel-die=4")
    assert seen(state).duel == Duel(0, stake=None, enough=12, needed=0, left=0)


def test_the_lowest_treasure_is_at_stake_in_the_final_duel() -> None:
    state = position(CLOSED, player("d3", treasures="4 9"), player("a1"), phase="challenge", stage="final")
    assert seen(state).duel == Duel(0, stake=4, enough=12, needed=12, left=3)


def test_every_view_of_a_whole_game_has_signs() -> None:
    chance = Seeded("signs")
    state, _ = DRAGON.deal(3, chance)
    while DRAGON.outcome(state) is None:
        assert square("d4") not in seen(state).goals
        legal = DRAGON.legal(state)
        state, _ = DRAGON.play(state, chance.draw("any", legal), chance)
    assert max(each.dragon for each in seen(state).points) == 15
