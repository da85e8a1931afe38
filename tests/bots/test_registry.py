"""Bots are found by their names."""

from random import Random as Luck

import pytest

from knossos import bots, games
from knossos.bots import Advice, Bot
from knossos.bots.greedy.amazeing import Greedy
from knossos.bots.random import Random
from knossos.game import Imagined, Seeded
from knossos.games import load
from knossos.locale import Problem, catalogue

GAME = load("amazeing")


def test_every_bot_of_a_game_is_named_the_weakest_first() -> None:
    assert bots.names("amazeing") == ("random", "greedy")


def test_a_game_without_bots_of_its_own_has_those_for_every_game() -> None:
    assert bots.names("chess") == ("random",)


def test_a_name_leads_to_the_bot() -> None:
    assert bots.kind("random", "amazeing") is Random
    assert bots.kind("greedy", "amazeing") is Greedy


@pytest.mark.parametrize("name", ["minotaur", "bot", "", "greedy.amazeing", "Greedy", "../greedy"])
def test_any_other_name_is_a_problem_that_lists_the_bots(name: str) -> None:
    with pytest.raises(Problem) as problem:
        bots.kind(name, "amazeing")
    assert problem.value.key == "bot-name"
    assert problem.value.values == {"text": name, "game": "amazeing", "bots": "random, greedy"}


def test_a_bot_does_not_play_a_game_that_it_does_not_know() -> None:
    with pytest.raises(Problem) as problem:
        bots.kind("greedy", "chess")
    assert problem.value.values == {"text": "greedy", "game": "chess", "bots": "random"}


def test_levels_rise_with_strength() -> None:
    levels = [bots.kind(name, "amazeing").level for name in bots.names("amazeing")]
    assert levels == sorted(set(levels))
    assert levels[0] == 0


def test_a_bot_knows_its_name_its_game_and_its_seat() -> None:
    bot = bots.load("greedy", GAME, 1, "minos")
    assert isinstance(bot, Greedy)
    assert (bot.name, bot.game, bot.seat) == ("greedy", GAME, 1)


def test_the_same_seed_makes_a_bot_choose_the_same_and_seats_differ() -> None:
    state, _ = GAME.deal(2, Seeded("minos"))
    view, legal = GAME.view(state, 0), GAME.legal(state)

    def choices(seat: int, seed: str) -> list[object]:
        bot = bots.load("random", GAME, seat, seed)
        return [bot.choose(view, legal) for _ in range(20)]

    assert choices(0, "minos") == choices(0, "minos")
    assert choices(0, "minos") != choices(1, "minos")
    assert choices(0, "minos") != choices(0, "theseus")


def test_a_random_bot_plays_anything_and_gives_no_better_reason() -> None:
    state, _ = GAME.deal(2, Imagined(Luck(1)))
    bot = bots.load("random", GAME, 0, "minos")
    legal = GAME.legal(state)
    advice = [bot.advise(GAME.view(state, 0), legal) for _ in range(1000)]
    assert {each.action for each in advice} == set(legal)
    assert {(each.reason, *each.values) for each in advice} == {("advice-random",)}


def test_a_bot_without_memory_takes_note_of_nothing() -> None:
    class Stubborn(Bot):
        level = 0

        def advise(self, view: object, legal: object) -> Advice:
            return Advice("always this", "advice-random", {})

    bot = Stubborn("stubborn", GAME, 0, Luck(1))
    before = dict(vars(bot))
    bot.see("a view", ())
    assert vars(bot) == before
    assert bot.choose("a view", ()) == "always this"


@pytest.mark.parametrize("game", games.names())
def test_a_bot_that_takes_note_says_how_far_its_memory_reaches(game: str) -> None:
    for bot in (bots.kind(name, game) for name in bots.names(game)):
        assert (bot.see is Bot.see) == (bot.memory == "nothing"), bot


@pytest.mark.parametrize(
    "advice",
    [
        Advice(None, "advice-random", {}),
        Advice(None, "advice-reach", {"square": "d4"}),
        Advice(None, "advice-prepare", {"square": "d4", "count": 7}),
    ],
)
def test_every_reason_can_be_said(advice: Advice) -> None:
    assert catalogue("en").say(advice.reason, **advice.values)
