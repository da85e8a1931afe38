"""What the greedy bot does in Labyrinth Team Edition."""

import pytest

from knossos import bots
from knossos.arena import play as play_game
from knossos.bots import Advice
from knossos.game import Imagined, Seeded, heard
from knossos.games import load
from knossos.games.team import State
from knossos.games.team.events import Collected, Covered
from tests.games.team.names import all_but
from tests.games.team.position import (
    CLOSED,
    EXPERT,
    INTRODUCTORY,
    STANDARD,
    Team,
    dealt,
    play,
    player,
    position,
)
from tests.variants import every_variant

ROW = "·······\n" * 3
"""Three rows where nobody can walk."""


def advice(state: State, game: Team = INTRODUCTORY, *remembered: Covered) -> Advice:
    bot = bots.load("greedy", game, state.seat, "minos")
    bot.see(game.view(state, state.seat), remembered)
    advised = bot.advise(game.view(state, state.seat), game.legal(state))
    assert advised.action in game.legal(state)
    return advised


def turn(state: State, game: Team = INTRODUCTORY, *remembered: Covered) -> tuple[list[str], list[str]]:
    """What the bot does until it ends its turn, and the treasures that it collects."""
    bot = bots.load("greedy", game, state.seat, "minos")
    bot.see(game.view(state, state.seat), remembered)
    actions: list[str] = []
    cards: list[str] = []
    while True:
        action = bot.choose(game.view(state, state.seat), game.legal(state))
        actions.append(str(action))
        if actions[-1] == "end":
            return actions, cards
        state, happenings = game.play(state, action, Imagined(bot.luck))
        bot.see(game.view(state, state.seat), heard(happenings, state.seat))
        cards += [each.card for each in happenings if isinstance(each, Collected)]
        if game.to_act(state) is None:
            return actions, cards


def corridor(row: str) -> str:
    """A maze in which only the fourth row has passages."""
    return ROW + row + "\n" + ROW


# Treasures


def test_a_treasure_in_reach_is_collected_with_the_move() -> None:
    state = position(
        corridor("╶──────"), player("a4", seeks="key fan"), player("g7"), shows={"d4": "key"}, used=("push", "rotate")
    )
    advised = advice(state)
    assert str(advised.action) == "move d4"
    assert (advised.reason, advised.values) == ("advice-team-collect", {"square": "d4", "count": 1})


def test_two_treasures_are_collected_in_one_turn() -> None:
    shows = {"d4": "key", "f4": "fan"}
    state = position(corridor("╶──────"), player("a4", seeks="key fan"), player("g7"), shows=shows)
    actions, cards = turn(state)
    assert sorted(cards) == ["fan", "key"]
    assert actions[:2] in (["move d4", "move f4"], ["move f4", "move d4"])


def test_a_rotation_that_opens_the_way_is_cast_first() -> None:
    state = position(corridor("╶─│────"), player("a4", seeks="key"), player("g7"), shows={"f4": "key"}, used=("push",))
    actions, cards = turn(state)
    assert actions == ["rotate c4/EW", "move f4", "end"]
    assert cards == ["key"]


def test_a_push_that_opens_the_way_is_cast_first() -> None:
    state = position(
        corridor("╶─·────"), player("a4", seeks="key"), player("g7"), shows={"e4": "key"}, spare="EW", used=("rotate",)
    )
    assert str(advice(state).action) in ("a4/EW", "g4/EW")
    assert turn(state)[1] == ["key"]


def test_in_the_expert_game_the_left_treasure_comes_first() -> None:
    shows = {"c4": "fan", "f4": "key"}
    state = position(
        corridor("╶──────"), player("a4", seeks="key fan"), player("g7"), shows=shows, used=("push", "rotate")
    )
    actions, cards = turn(state, EXPERT)
    assert (actions[:2], cards) == (["move f4", "move c4"], ["key", "fan"])


def test_a_treasure_that_lies_face_down_is_remembered_and_collected() -> None:
    state = position(
        corridor("╶──┬───"),
        player("a4", seeks="key"),
        player("g7"),
        shows={"d4": "key"},
        down="d4",
        used=("push", "rotate"),
    )
    [front] = state.fronts
    actions, cards = turn(state, INTRODUCTORY, Covered(front.at, front.tile))
    assert actions[0] == "move d4"
    assert actions[1].startswith("turn ")
    assert cards == ["key"]


def test_who_has_nothing_left_collects_for_the_others() -> None:
    state = position(
        corridor("╶──────"),
        player("a4"),
        player("g7", seeks="fan urn"),
        shows={"e4": "fan"},
        collected=all_but("fan urn"),
        used=("push", "rotate"),
    )
    assert str(advice(state).action) == "move e4"
    assert turn(state)[1] == ["fan"]


# Without a treasure


def test_what_is_left_helps_the_team_or_the_turn_ends() -> None:
    nothing = position(CLOSED, player("a1", seeks="key"), player("g7", seeks="fan"), used=("push", "rotate"))
    assert str(advice(nothing).action) == "end"
    assert advice(nothing).reason == "advice-team-end"
    helpful = position(
        corridor("╶──│───"), player("a1", seeks="urn"), player("g4", seeks="fan"), shows={"b4": "fan"}, used=("push",)
    )
    assert str(advice(helpful).action) == "rotate d4/EW"
    assert advice(helpful).reason == "advice-team-help"


def test_a_spell_is_chosen_while_there_are_any() -> None:
    state = dealt(2, STANDARD)
    assert str(advice(state, STANDARD).action) == "choose rotate"
    after = play(state, "choose rotate", game=STANDARD)
    assert str(advice(after, STANDARD).action) == "choose switch"
    assert advice(after, STANDARD).reason == "advice-team-choose"


def test_a_tile_that_may_be_left_face_down_is_uncovered() -> None:
    may: Team = load("team", flip="may")
    state = position(corridor("╶──┬───"), player("d4", seeks="key"), player("g7"), down="d4", phase="uncover", moves=0)
    assert (str(advice(state, may).action), advice(state, may).reason) == ("uncover", "advice-team-uncover")


# Whole games


@pytest.mark.parametrize("text", [text for text in every_variant() if text.startswith("team")])
def test_the_beginning_of_a_game_with_any_option_is_played(text: str) -> None:
    game = load(text)
    seating = [bots.load("greedy", game, seat, "any") for seat in range(3)]
    assert play_game(game, seating, "any", limit=12).plies == 12


def test_the_same_seed_plays_the_same_game_and_four_of_them_win() -> None:
    def record() -> str:
        seating = [bots.load("greedy", INTRODUCTORY, seat, "same") for seat in range(4)]
        return str(play_game(INTRODUCTORY, seating, "same").record)

    first = record()
    assert first == record()
    assert first.endswith("end won winners=0+1+2+3\n")


def test_what_it_chooses_does_not_depend_on_what_it_cannot_know() -> None:
    luck = Seeded("secret")
    state, _ = INTRODUCTORY.deal(2, luck)
    first, second = (advice(state), advice(INTRODUCTORY.reshuffle(state, 0, luck)))
    assert first == second
