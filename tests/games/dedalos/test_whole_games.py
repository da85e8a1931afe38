"""Whole games at random: nothing is lost, and what must hold always holds."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from knossos.game import Ended, Happening, Imagined, TurnBegan
from knossos.games.dedalos import Action, Collapse, Dedalos, Discard, Lay, Move, Push, State, Step, Stop
from knossos.games.dedalos.events import Caught, Covered, MinotaurJumped, MinotaurStepped, MinotaurWithdrew
from knossos.games.dedalos.rules import bag
from knossos.maze import Tile
from tests.games.dedalos.position import (
    BASE,
    COLLAPSING,
    FULL,
    HUNTED,
    dealt,
    loaded,
    player,
    position,
    tile,
)

rule = pytest.mark.rule

EVERY_MODULE = pytest.mark.parametrize("game", [BASE, COLLAPSING, HUNTED, FULL], ids=str)
EVERY_COUNT = pytest.mark.parametrize("seats", [3, 4, 5, 6])

VARIANTS = [loaded(lay_from_exit=True), loaded(dead_end="turn"), loaded(first="random", pieces="blue+white+red")]

PLIES = 1500
"""Endless shuffling is legal, so a game may be left unfinished."""


def picked(game: Dedalos, state: State, luck: Random) -> Action:
    """Any action, each kind as likely, but few discards."""
    actions = game.legal(state)
    kinds = list(dict.fromkeys(map(type, actions)))
    if Discard in kinds and len(kinds) > 1 and luck.random() < 0.8:
        kinds.remove(Discard)
    kind = luck.choice(kinds)
    return luck.choice([action for action in actions if type(action) is kind])


def played(game: Dedalos, state: State, luck: Random) -> Iterator[tuple[State, Action, State, tuple[Happening, ...]]]:
    """Every action until the game is over, with the positions before and after it, and what happened."""
    for _ in range(PLIES):
        if game.to_act(state) is None:
            return
        action = picked(game, state, luck)
        after, happenings = game.play(state, action, Imagined(luck))
        yield state, action, after, happenings
        state = after


def everything(game: Dedalos, state: State) -> Counter[Tile]:
    """All tiles but entrance and exits, wherever they are; the bag is counted as what is nowhere else."""
    laid = [each.loose for _, each in state.grid.laid if not {"entrance", "exit"} & set(each.shows)]
    held = [each for hand in state.hands for each in hand]
    in_play = [tile("+red")] * state.red + [tile("+white")] * state.white
    return Counter([*laid, *held, *in_play, *state.gone, *bag(state, game.box)])


def check_position(game: Dedalos, state: State) -> None:
    seats = len(state.tributes)
    assert everything(game, state) == Counter(game.box.tiles(seats))
    assert game.bag_size(state) == len(bag(state, game.box)) >= 0
    assert state.sizes == tuple(map(len, state.hands))
    assert max(state.sizes) <= 3
    tiles = state.grid.tiles
    assert tiles[0, 0] == game.box.entrance
    exits = [tiles[here] for here in game.box.exits[seats]]
    assert exits.count(game.box.exit) >= len(exits) - len(exits) // 2 >= 1
    for seat, here in enumerate(state.tributes):
        assert here is None or "collapse" not in tiles[here].shows
        assert here is None or ("exit" in tiles[here].shows) == (seat == state.winner)
        assert here is not None or not state.hands[seat]
    assert (state.minotaur is None) == (state.speed == 0)
    assert state.minotaur is None or not {"exit", "collapse"} & set(tiles[state.minotaur.at].shows)
    assert state.hopeless <= (seats if state.phase == "minotaur" else seats - 1)
    assert state.actions <= 3
    assert max(state.lays, state.moves, state.pushes) <= 2


def check_action(before: State, action: Action, after: State, happenings: tuple[Happening, ...]) -> None:
    """Who acts next, and what the action may have changed."""
    began = [each.seat for each in happenings if isinstance(each, TurnBegan)]
    if not began:
        assert after.seat == before.seat
    else:
        seats = len(before.tributes)
        assert began == [(before.seat + turn) % seats for turn in range(1, len(began) + 1)]
        assert after.seat == began[-1]
    if not isinstance(action, Lay | Collapse):
        assert after.grid == before.grid
    match action:
        case Lay(at=at) | Collapse(at=at):
            changed = {here for here, each in after.grid.laid if before.grid.tiles.get(here) != each}
            assert changed == {at}
            assert after.lays == before.lays + 1
        case Push():
            assert after.pushes == before.pushes + 1
        case Discard() | Stop():
            assert began or isinstance(happenings[-1], Ended)


@rule("T36")
@EVERY_MODULE
@EVERY_COUNT
def test_nothing_is_lost_in_games_at_random(game: Dedalos, seats: int) -> None:
    luck = Random(seats)
    state, _ = game.deal(seats, Imagined(luck))
    check_position(game, state)
    census = game.census(state)
    for before, action, after, happenings in played(game, state, luck):
        check_position(game, after)
        check_action(before, action, after, happenings)
        assert game.census(after) == census


@rule("T36")
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_nothing_is_lost_whatever_the_options(game: Dedalos) -> None:
    luck = Random(7)
    state, _ = game.deal(game.facts.seats[0], Imagined(luck))
    for before, action, after, happenings in played(game, state, luck):
        check_position(game, after)
        check_action(before, action, after, happenings)


@rule("T36")
def test_nothing_is_lost_with_two_players() -> None:
    game = loaded(allow_two=True)
    luck = Random(2)
    state, _ = game.deal(2, Imagined(luck))
    for before, action, after, happenings in played(game, state, luck):
        check_position(game, after)
        check_action(before, action, after, happenings)


@rule("T36")
def test_random_games_see_everything_that_can_happen() -> None:
    luck = Random(1)
    happened: set[type] = set()
    outcomes = set()
    for number in range(8):
        state, _ = FULL.deal(3 + number % 4, Imagined(luck))
        for _, action, after, happenings in played(FULL, state, luck):
            happened |= {type(action), *map(type, happenings)}
            state = after
        outcome = FULL.outcome(state)
        outcomes.add(outcome and outcome.reason)
    assert {Caught, Covered, MinotaurJumped, MinotaurStepped, MinotaurWithdrew, Collapse, Move, Push, Step} <= happened
    assert outcomes == {"escaped", "minotaur"}


# The census


@rule("T36")
def test_the_census_counts_every_tile_and_the_tributes() -> None:
    mix = {"NS": (24, 8, 3, 1), "NE": (25, 9, 5, 1), "NES": (25, 9, 5, 1), "NESW": (10, 4, 1, 1)}
    counted = Counter({"+red": 4, "+white": 6, "+collapse": 1, "tributes": 4})
    for shape, counts in mix.items():
        counted.update({shape + "+star" * stars: count for stars, count in enumerate(counts)})
    assert FULL.census(dealt(4)) == counted
    spread = position(
        "O─┼───#",
        player("o", "NS +red"),
        player("-"),
        player("e1", "NE"),
        player("o"),
        gone="NE NES",
        minotaur="e2<e1",
        red=1,
        white=2,
    )
    assert FULL.census(spread) == counted


@rule("T36")
def test_the_census_notices_what_is_too_much_or_missing() -> None:
    state = dealt(3, BASE)
    whole = BASE.census(state)
    assert BASE.census(replace(state, gone=(tile("NES+star"),) * 10))["NES+star"] == 10
    assert BASE.census(replace(state, red=1)) == whole + Counter({"+red": 1})
    assert BASE.census(replace(state, white=2)) == whole + Counter({"+white": 2})
    assert BASE.census(replace(state, tributes=(None, None)))["tributes"] == 2
    held = replace(state, hands=((tile("NESW+star+star"),) * 2, (), ()))
    assert BASE.census(held)["NESW+star+star"] == 2
    twice = replace(state, grid=state.grid.lay((1, 0), tile("EW+star+star+star")), gone=(tile("NS+star+star+star"),))
    assert BASE.census(twice)["NS+star+star+star"] == 2
