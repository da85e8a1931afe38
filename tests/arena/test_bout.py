"""One game between bots."""

from collections.abc import Sequence
from random import Random as Luck
from typing import Any

from knossos import arena, bots
from knossos.bots import Advice, Bot
from knossos.game import Ended, Event, TurnBegan, heard
from knossos.game.conformance import AnyGame
from knossos.game.record import Record, replay
from knossos.games import load
from tests.conformance.dare import Dare, Rolled

KIDS = load("amazeing", mode="kids")


def seating(game: AnyGame, *names: str, seed: str = "minos") -> list[Bot]:
    return [bots.load(name, game, seat, seed) for seat, name in enumerate(names)]


class Attentive(Bot):
    """Plays the first legal action, and writes down what it is told."""

    level = 0

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.seen: list[tuple[Any, tuple[Event, ...]]] = []
        self.asked: list[tuple[Any, Sequence[Any]]] = []

    def see(self, view: Any, events: Sequence[Event]) -> None:
        self.seen.append((view, tuple(events)))

    def advise(self, view: Any, legal: Sequence[Any]) -> Advice:
        self.asked.append((view, legal))
        return Advice(legal[0], "advice-random", {})


def test_a_game_is_played_to_its_end() -> None:
    played = arena.play(KIDS, seating(KIDS, "greedy", "random"), "minos")
    assert played.outcome is not None
    assert played.outcome.winners == (0,)
    assert played.plies == len(played.record.entries)
    assert played.turns in ((played.plies // 4 + 1, played.plies // 4), (played.plies // 4, played.plies // 4))


def test_its_record_names_the_bots_and_replays() -> None:
    played = arena.play(KIDS, seating(KIDS, "greedy", "random"), "minos")
    assert played.record.players == ("bot:greedy", "bot:random")
    *_, last = replay(KIDS, Record.parse(str(played.record)))
    assert KIDS.outcome(last.state) == played.outcome


def test_the_same_seed_gives_the_same_game() -> None:
    games = [arena.play(KIDS, seating(KIDS, "random", "random"), seed) for seed in ("minos", "minos", "theseus")]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_game_that_goes_on_too_long_is_left_without_an_outcome() -> None:
    played = arena.play(KIDS, seating(KIDS, "random", "random"), "minos", limit=10)
    assert played.outcome is None
    assert played.plies == 10
    assert played.turns == (3, 3)  # the sixth has begun
    assert played.record.end == "unfinished"


def test_bots_see_what_their_seat_sees_and_hear_what_it_hears() -> None:
    game: AnyGame = Dare()
    table = [Attentive("attentive", game, seat, Luck(seat)) for seat in range(2)]
    played = arena.play(game, table, "minos")
    steps = list(replay(game, played.record))
    for seat, bot in enumerate(table):
        assert bot.seen == [(game.view(step.state, seat), heard(step.happenings, seat)) for step in steps]
    asked = [(step.state, game.to_act(step.state)) for step in steps[:-1]]
    for seat, bot in enumerate(table):
        assert bot.asked == [(game.view(state, seat), game.legal(state)) for state, actor in asked if actor == seat]


# Turns and goals


class Rolling(Dare):
    """A roll is a goal of the seat that it names, and so is the end of the game, of the seat that brought it about."""

    goals = (Rolled, Ended)


def test_a_goal_belongs_to_the_seat_that_the_event_names_or_to_the_one_that_acted() -> None:
    game: AnyGame = Rolling()
    for seed in ("minos", "theseus", "ariadne", "daedalus"):
        played = arena.play(game, seating(game, "random", "random", "random", seed=seed), seed)
        turns, goals = [0, 0, 0], [0, 0, 0]
        for step in replay(game, played.record):
            for event in heard(step.happenings, None):
                if isinstance(event, TurnBegan):
                    turns[event.seat] += 1
                elif isinstance(event, Rolled):
                    goals[event.seat] += 1
                elif isinstance(event, Ended):
                    assert step.entry is not None
                    goals[step.entry.seat] += 1
        assert played.turns == tuple(turns)
        assert played.goals == tuple(goals)
        assert sum(goals) > 0


def test_who_wins_the_basic_game_has_found_every_treasure_and_come_home() -> None:
    game = load("amazeing")
    played = arena.play(game, seating(game, "greedy", "random"), "minos")
    assert played.outcome is not None
    [winner] = played.outcome.winners
    assert played.goals[winner] == 12 + 1


def test_a_game_that_names_no_goals_has_none() -> None:
    game: AnyGame = Dare()
    assert arena.play(game, seating(game, "random", "random"), "minos").goals == (0, 0)


def test_the_luck_of_the_bots_is_not_the_luck_of_the_game() -> None:
    game: AnyGame = Dare()
    first, second = (arena.play(game, seating(game, "random", "random", seed=seed), "minos").record for seed in "ab")
    assert first.deal == second.deal
    assert first.entries != second.entries
