"""Setting up: the entrance, the exits, the bag, the hands, and who begins."""

from collections import Counter

import pytest

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games.dedalos import Dedalos, State
from knossos.games.dedalos.events import Drew, DrewTiles
from knossos.maze import Tile
from knossos.maze.grid import cell, cell_name
from tests.games.dedalos.position import BASE, COLLAPSING, FULL, HUNTED, dealt, hands, loaded, tributes
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

LABYRINTH = [
    *["NE"] * 25,
    *["NE+star"] * 9,
    *["NE+star+star"] * 5,
    "NE+star+star+star",
    *["NES"] * 25,
    *["NES+star"] * 9,
    *["NES+star+star"] * 5,
    "NES+star+star+star",
    *["NESW"] * 10,
    *["NESW+star"] * 4,
    "NESW+star+star",
    "NESW+star+star+star",
    *["NS"] * 24,
    *["NS+star"] * 8,
    *["NS+star+star"] * 3,
    "NS+star+star+star",
]
"""The labyrinth tiles in the order in which they can be drawn."""

MINOTAUR = [*["+red"] * 4, *["+white"] * 6]

EXITS = {3: "e6 w6", 4: "n6 e6 w6", 5: "n6 e6 s6 w6", 6: "n6 e6 s6 w6"}


def exits(state: State) -> set[str]:
    return {cell_name(here) for here, tile in state.grid.laid if tile.shows == ("exit",)}


def first_offer(game: Dedalos, seats: int) -> list[str]:
    """What there is to choose from in the first draw of all: the whole bag."""
    chance = Noting()
    game.deal(seats, chance)
    return chance.offers[0]


# The players and the exits


@rule("DEDALO-SETUP-1", "T01")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_only_three_to_six_can_play(seats: int) -> None:
    refusal = problem(FULL.deal, seats, Noting())
    assert (refusal.key, refusal.values) == (
        "seats-count",
        {"game": "dedalos", "count": seats, "allowed": "3, 4, 5, 6"},
    )


@rule("DEDALO-SETUP-1", "DEDALO-SETUP-3", "T01")
@pytest.mark.parametrize(("seats", "count"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_more_players_the_more_exits(seats: int, count: int) -> None:
    state = dealt(seats)
    assert exits(state) == set(EXITS[seats].split())
    assert len(exits(state)) == count


@rule("DEDALO-SETUP-3", "T01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_exit_lies_straight_ahead_with_five_empty_cells_between(seats: int) -> None:
    state = dealt(seats)
    for name in exits(state):
        x, y = cell(name)
        assert sorted((abs(x), abs(y))) == [0, 6]
        between = [(x * step // 6, y * step // 6) for step in range(1, 6)]
        assert len(set(between)) == 5
        assert not set(between) & set(state.grid.tiles)


@rule("DEDALO-SETUP-2", "DEDALO-SETUP-3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_lies_there_but_the_entrance_with_all_tributes_and_the_exits_in_use(seats: int) -> None:
    state = dealt(seats, BASE)
    ends = {cell(name): Tile(15, ("exit",)) for name in EXITS[seats].split()}
    assert dict(state.grid.laid) == {(0, 0): Tile(15, ("entrance",)), **ends}
    assert tributes(state) == ["o"] * seats
    assert (state.minotaur, state.red, state.white, state.hopeless, state.gone) == (None, 0, 0, 0, ())


@rule("DEDALO-SETUP-1")
def test_two_may_play_if_they_want_to() -> None:
    game = loaded(allow_two=True)
    state, _ = game.deal(2, Noting(position=-1))
    assert exits(state) == {"e6", "w6"}
    assert tributes(state) == ["o", "o"]
    assert game.facts.seats == (2, 3, 4, 5, 6)
    assert game.bag_size(state) == 4 + 6 + 1 + 132 - 6
    assert problem(game.deal, 1, Noting()).values["allowed"] == "2, 3, 4, 5, 6"


# The bag


@rule("DEDALO-SETUP-4", "T01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_in_the_basic_game_the_labyrinth_tiles_are_in_the_bag_and_nothing_else(seats: int) -> None:
    assert first_offer(BASE, seats) == LABYRINTH
    assert len(LABYRINTH) == 132
    assert BASE.bag_size(dealt(seats, BASE)) == 132 - 3 * seats


@rule("DEDALO-SETUP-4", "DEDALO-COLL-1", "DEDALO-MINO-1")
@pytest.mark.parametrize(("seats", "closing"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_tiles_of_a_module_are_in_the_bag_only_with_it(seats: int, closing: int) -> None:
    collapse = ["+collapse"] * closing
    assert first_offer(FULL, seats) == [*MINOTAUR, *collapse, *LABYRINTH]
    assert first_offer(HUNTED, seats) == [*MINOTAUR, *LABYRINTH]
    assert first_offer(COLLAPSING, seats) == [*collapse, *LABYRINTH]


# The hands


@rule("DEDALO-SETUP-5")
@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_draws_three_tiles_that_nobody_else_sees(seats: int) -> None:
    chance = Noting(position=-1)
    state, happenings = BASE.deal(seats, chance)
    drawn = LABYRINTH[: -3 * seats - 1 : -1]
    assert chance.offers == [LABYRINTH[: 132 - count] for count in range(3 * seats)]  # no tile is put back
    assert chance.drawn == [Drawn("tile", text, to=count // 3) for count, text in enumerate(drawn)]
    assert hands(state) == [" ".join(sorted(drawn[start : start + 3])) for start in range(0, 3 * seats, 3)]
    assert state.sizes == (3,) * seats
    told = [Secret(seat, DrewTiles(seat, state.hands[seat]), Drew(seat, 3)) for seat in range(seats)]
    assert happenings == (*told, TurnBegan(0))


@rule("DEDALO-SETUP-5")
def test_what_is_drawn_is_missing_from_the_bag() -> None:
    state, _ = FULL.deal(4, Noting(position=20))
    held = Counter(str(tile) for hand in state.hands for tile in hand)
    assert held == Counter({"NE": 12})
    assert FULL.bag_size(state) == 4 + 6 + 1 + 132 - 12 == FULL.bag_size(FULL.view(state, 1))


# Who begins


@rule("DEDALO-SETUP-6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_named(first: int) -> None:
    game = loaded(collapse=False, minotaur=False, first=first)
    state, happenings = game.deal(3, Noting())
    assert game.to_act(state) == state.seat == first
    assert happenings[-1] == TurnBegan(first)
    order = [first]
    for _ in range(4):
        state, _ = game.play(state, game.parse("discard"), Noting())
        order.append(state.seat)
    assert order == [(first + turn) % 3 for turn in range(5)]  # clockwise


@rule("DEDALO-SETUP-6")
def test_the_first_player_is_drawn_where_that_is_wanted() -> None:
    game = loaded(collapse=False, minotaur=False, first="random")
    chance = Noting(position=2)
    state, _ = game.deal(5, chance)
    assert (chance.drawn[0], chance.offers[0]) == (Drawn("first", "2"), ["0", "1", "2", "3", "4"])
    assert chance.labels == ["first", *["tile"] * 15]
    assert state.seat == 2


@rule("DEDALO-SETUP-6")
@pytest.mark.parametrize("first", [3, 4, -1])
def test_the_first_player_has_a_seat(first: int) -> None:
    found = problem(loaded(first=first).deal, 3, Noting())
    assert (found.key, found.values) == ("option-first", {"first": first, "last": 2})


@rule("DEDALO-SETUP-6")
def test_the_game_begins_with_no_action_taken() -> None:
    state = dealt(3, BASE)
    assert (state.phase, state.lays, state.moves, state.pushes, state.start) == ("act", 0, 0, 0, (0, 0))
    assert (state.steps, state.absent, state.refill, state.replaced, state.winner) == (0, False, False, False, None)
    assert BASE.outcome(state) is None
