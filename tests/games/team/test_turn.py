"""A turn: Daedalus first, then spells and moves, then its end; and the Book goes on."""

from collections import Counter

import pytest
from msgspec.structs import replace

from knossos.game import Ended, Outcome, TurnBegan
from knossos.games import load
from knossos.games.team import Team as TeamEdition
from knossos.games.team.events import BonusMove, Collected, DaedalusPushed, Drew, Walked
from knossos.maze import Tile, square
from tests.games.playing import Noting
from tests.games.team.position import (
    CLOSED,
    EXPERT,
    INTRODUCTORY,
    OPEN,
    STANDARD,
    STRAIGHTS,
    dealt,
    legal,
    play,
    player,
    position,
    refused,
    step,
    told,
)

rule = pytest.mark.rule

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="urn amulet")


@rule("TEAM-TURN-1")
def test_the_one_who_has_the_book_acts_with_its_own_spells() -> None:
    switching, rotating = player("a1", seeks="key fan", second="switch"), player("g1", seeks="urn amulet")
    for turn, own, other in ((0, "switch", "rotate"), (1, "rotate", "switch")):
        state = position(STRAIGHTS, switching, rotating, turn=turn)
        assert STANDARD.to_act(state) == turn
        kinds = {text.split()[0] for text in legal(state, STANDARD)}
        assert own in kinds
        assert other not in kinds


@rule("TEAM-TURN-1", "TEAM-TURN-3")
def test_a_turn_begins_afresh() -> None:
    spent = position(CLOSED, YELLOW, RED, moves=0, found=2, helper=True, used=("push", "rotate"), pages="")
    after = play(spent, "end", drawn="page=push/b1")
    assert (after.seat, after.phase) == (1, "act")
    assert (after.moves, after.found, after.helper, after.used) == (1, 0, False, ())
    assert (after.boards, after.spells, after.collected) == (spent.boards, spent.spells, spent.collected)


@rule("TEAM-TURN-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_book_goes_round_clockwise(seats: int) -> None:
    state = dealt(seats, load("team", first=seats - 1))
    order = []
    for _ in range(2 * seats):
        actor = INTRODUCTORY.to_act(state)
        assert actor is not None
        order.append(actor)
        state, happenings = INTRODUCTORY.play(state, INTRODUCTORY.parse("end"), Noting())
        assert happenings[0] == TurnBegan((actor + 1) % seats)
    assert order == [seats - 1, *range(seats), *range(seats - 1)]


@rule("TEAM-TURN-2")
def test_the_seats_and_not_the_corners_say_who_is_next() -> None:
    game = load("team", pieces="yellow+blue+red")  # from corner to corner, red would come before blue
    state = dealt(3, game)
    order = []
    for _ in range(4):
        order.append(game.pieces[state.seat])
        state, _ = game.play(state, game.parse("end"), Noting())
    assert order == ["yellow", "blue", "red", "yellow"]


@rule("TEAM-TURN-3")
def test_a_turn_is_daedalus_then_spells_and_moves_then_its_end() -> None:
    after_a_find = position(
        STRAIGHTS, player("a1", seeks="key"), RED, collected="fan", moves=0, found=1, pages="", spare="NE+doll"
    )
    after, happenings, drawn = step(after_a_find, "end", drawn="treasure=shell page=push/b1")
    assert happenings == (
        Drew(0, ("shell",)),  # the end of one turn
        TurnBegan(1),  # and the next one, with Daedalus before anything else
        DaedalusPushed(square("b1"), Tile.parse("NE+doll"), Tile.parse("NS")),
    )
    assert [each.to for each in drawn] == [None, None]
    assert after.pages == ("push/b1",)
    assert {text.split()[0] for text in legal(after)} > {"move", "rotate", "end"}
    assert "page" not in [each.label for each in step(after, "rotate a2/EW")[2]]  # no page in mid-turn


@rule("TEAM-TURN-3")
def test_a_turn_is_ended_by_the_player_even_when_nothing_else_is_left() -> None:
    """So that the last action can be taken back."""
    state = position(OPEN, YELLOW, RED, moves=0, used=("push", "rotate"))
    assert legal(state) == ["end"]
    assert INTRODUCTORY.to_act(state) == 0
    last = position(OPEN, YELLOW, RED, used=("push", "rotate"))
    walked = play(last, "move b1")
    assert (walked.seat, walked.phase, walked.moves) == (0, "act", 0)
    assert legal(walked) == ["end"]


@rule("TEAM-TURN-3")
def test_a_turn_may_be_ended_at_once() -> None:
    state = position(OPEN, YELLOW, RED)
    assert legal(state)[-1] == "end"
    assert play(state, "end", drawn="page=push/b1").seat == 1


@rule("TEAM-TURN-4")
@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_a_game_has_at_most_24_turns_one_for_each_page(seats: int, each: int) -> None:
    state = dealt(seats)
    turns: Counter[int] = Counter()
    while (actor := INTRODUCTORY.to_act(state)) is not None:
        turns[actor] += 1
        assert len(state.pages) == turns.total()
        state, happenings = INTRODUCTORY.play(state, INTRODUCTORY.parse("end"), Noting())
    assert turns == dict.fromkeys(range(seats), each)
    assert len(set(state.pages)) == 24
    assert happenings == (Ended(Outcome((), "lost")),)
    assert legal(state) == []
    assert refused(state, "end") == ("game-over", "TEAM-LOSS-1", {})


@rule("TEAM-TURN-4", "T-34")
@pytest.mark.parametrize("game", [INTRODUCTORY, EXPERT])
def test_with_one_page_left_the_game_goes_on_however_few_treasures_are_collected(game: TeamEdition) -> None:
    state = dealt(2)
    for _ in range(22):
        state, _ = INTRODUCTORY.play(state, INTRODUCTORY.parse("end"), Noting())
    ten = "elephant fan key lantern magic-broom magic-crystal magic-hat magic-wand mandrake mushroom"
    state = replace(state, collected=tuple(ten.split()))
    assert (len(state.pages), game.outcome(state), game.to_act(state)) == (23, None, 0)
    last, happenings = game.play(state, game.parse("end"), Noting())
    assert happenings[0] == TurnBegan(1)
    assert (len(last.pages), last.phase, game.outcome(last), game.to_act(last)) == (24, "act", None, 1)
    assert (game.pages_left(state), game.pages_left(last)) == (1, 0)
    assert "end" in legal(last, game)
    over = play(last, "end", game=game)
    assert (over.phase, game.outcome(over), game.to_act(over)) == ("over", Outcome((), "lost"), None)


@rule("TEAM-TURN-3", "T-35")
def test_a_card_that_is_drawn_while_standing_on_its_treasure_waits_for_a_move_that_ends_there() -> None:
    state = position(
        OPEN,
        player("d4", seeks="key"),
        RED,
        shows={"d4": "doll"},
        collected="fan",
        moves=0,
        found=1,
        pages="",
    )
    state, happenings, _ = step(state, "end", drawn="treasure=doll page=push/b1")
    assert happenings[0] == Drew(0, ("doll",))
    state, happenings, _ = step(state, "end", drawn="page=push/f1")
    assert (state.seat, state.boards[0], state.collected) == (0, ("key", "doll"), ("fan",))
    assert not any(isinstance(each, Collected) for each in happenings)
    assert play(state, "b1/NESW").collected == ("fan",)
    assert told(state, "move d4") == (
        Walked(0, (square("d4"), square("d3"), square("d4"))),
        Collected(0, "doll"),
        BonusMove(0),
    )
