"""What the greedy bot does in Dedalo's."""

import pytest

from knossos import bots
from knossos.arena import play as play_game
from knossos.bots import Advice
from knossos.game import TurnBegan
from knossos.games import load
from knossos.games.dedalos import Dedalos, State
from knossos.games.dedalos.events import Drew, DrewTiles
from tests.games.dedalos.position import FULL, player, position
from tests.variants import every_variant

OTHERS = (player("o", "NS NS NS"), player("o", "NS NS NS"))


def advice(state: State, game: Dedalos = FULL) -> Advice:
    seat = game.to_act(state)
    assert seat is not None
    advised = bots.load("greedy", game, seat, "minos").advise(game.view(state, seat), game.legal(state))
    assert advised.action in game.legal(state)
    return advised


def test_whoever_stands_before_an_exit_walks_out() -> None:
    state = position("O─────X", player("e5", "NS NS NS"), *OTHERS)
    assert str(advice(state).action) == "move e6"


def test_the_tile_that_joins_the_way_to_the_exit_is_laid() -> None:
    state = position("O────·X", player("e4", "NS NE NE"), *OTHERS)
    advised = advice(state)
    assert str(advised.action) == "lay e5 EW"
    assert (advised.reason, advised.values) == ("advice-dedalos-lay", {"cell": "e5"})


def test_a_way_that_lies_open_is_walked() -> None:
    state = position("O─────X", player("o", "NS NS NS"), *OTHERS)
    advised = advice(state)
    assert str(advised.action) == "move e1"
    assert (advised.reason, advised.values) == ("advice-dedalos-move", {"cell": "e1"})


def test_the_exit_that_somebody_else_is_about_to_reach_is_closed() -> None:
    state = position("O─────X", player("o", "+collapse NS NS"), player("e4", "NS NS NS"), player("o", "NS NS NS"))
    advised = advice(state)
    assert str(advised.action) == "collapse e6"
    assert advised.reason == "advice-dedalos-hinder"


def test_the_minotaur_is_sent_after_the_others() -> None:
    state = position(
        "·│·\n─O─\n·│·",
        player("w1", "NS NS NS"),
        player("e1", "NS NS NS"),
        player("o", "NS NS NS"),
        minotaur="o",
        red=1,
        phase="minotaur",
        steps=1,
    )
    advised = advice(state)
    assert str(advised.action) == "step e1"
    assert (advised.reason, advised.values) == ("advice-dedalos-minotaur", {"cell": "e1"})


def test_when_nothing_is_left_to_do_the_turn_ends() -> None:
    state = position("O──────", player("e1", "NS NS"), *OTHERS, taken=(1, 2, 0), start="o")
    assert (str(advice(state).action), advice(state).reason) == ("stop", "advice-dedalos-stop")


def test_when_nobody_has_drawn_a_tile_for_two_rounds_new_tiles_are_sought() -> None:
    state = position("O─────X", player("o", "NS NS NS"), *OTHERS)
    bot = bots.load("greedy", FULL, 0, "minos")
    view, legal = FULL.view(state, 0), FULL.legal(state)
    bot.see(view, [Drew(1, 2), *[TurnBegan(turn % 3) for turn in range(5)]])
    assert str(bot.choose(view, legal)) == "move e1"
    bot.see(view, [TurnBegan(0)])
    assert (str(bot.choose(view, legal)), bot.advise(view, legal).reason) == ("discard", "advice-dedalos-discard")
    assert str(bot.choose(view, [action for action in legal if str(action) != "discard"])) == "move e1"
    bot.see(view, [DrewTiles(0, ())])
    assert str(bot.choose(view, legal)) == "move e1"


def test_a_table_that_only_pushes_comes_to_an_end() -> None:
    seating = [bots.load("greedy", FULL, seat, "strength 37") for seat in range(3)]
    assert play_game(FULL, seating, "strength 37", limit=2_000).outcome is not None


@pytest.mark.parametrize("text", [text for text in every_variant() if text.startswith("dedalos")])
def test_the_beginning_of_a_game_with_any_option_is_played(text: str) -> None:
    game = load(text)
    seats = game.facts.seats[0]
    seating = [bots.load("greedy", game, seat, "any") for seat in range(seats)]
    assert play_game(game, seating, "any", limit=20).plies == 20


def test_the_same_seed_plays_the_same_game_and_somebody_gets_out() -> None:
    def record() -> str:
        seating = [bots.load("greedy", FULL, seat, "same") for seat in range(4)]
        return str(play_game(FULL, seating, "same").record)

    first = record()
    assert first == record()
    assert "end escaped winners=" in first
