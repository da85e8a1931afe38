"""The end of the basic game: every card found, and back home."""

import pytest
from msgspec.structs import replace

from knossos.game import Ended, Outcome, TurnBegan
from knossos.games.amazeing.events import Found, Walked
from knossos.games.amazeing.state import Hand
from knossos.maze import square
from tests.games.amazeing.position import BASIC, CLOSED, OPEN, STRAIGHTS, legal, play, player, position, refused, told

rule = pytest.mark.rule

YELLOW = player("g1", seeks="rat", pile=2)


@rule("AMAZE-END-1", "AMAZE-END-3", "T18")
def test_a_player_with_every_card_found_wins_by_coming_home() -> None:
    state = position(OPEN, player("a3", seeks="owl", found="bat"), YELLOW, shows={"c3": "owl"}, phase="move")
    found = play(state, "move c3")
    assert (found.phase, BASIC.outcome(found)) == ("push", None)  # all found, but not home
    red_again = play(found, "a6/NS", "move g1", "b1/NESW")
    assert told(red_again, "move a1") == (
        Walked(0, tuple(square(name) for name in ("c3", "c2", "c1", "b1", "a1"))),
        Ended(Outcome((0,), "home")),
    )
    over = play(red_again, "move a1")
    assert over == replace(red_again, pieces=(square("a1"), square("g1")), phase="over")
    assert BASIC.outcome(over) == Outcome((0,), "home", ())
    assert BASIC.to_act(over) is None
    assert legal(over) == []  # yellow gets no last turn


@rule("AMAZE-END-1")
def test_a_winner_may_stand_at_home_already_and_stay() -> None:
    state = position(CLOSED, player("a1", found="owl"), YELLOW)
    assert BASIC.outcome(state) is None  # not before its own move
    assert BASIC.outcome(play(state, "b1/NS")) is None
    assert told(state, "b1/NS", "move a1") == (Walked(0, (square("a1"),)), Ended(Outcome((0,), "home")))


@rule("AMAZE-END-1", "AMAZE-END-3")
def test_nothing_can_be_played_when_the_game_is_over() -> None:
    over = position(OPEN, player("a1", found="owl"), YELLOW, phase="over")
    assert refused(over, "b1/NS") == ("game-over", "AMAZE-END-1", {})
    assert refused(over, "move a1") == ("game-over", "AMAZE-END-1", {})


@rule("AMAZE-END-2", "T19")
def test_home_means_nothing_while_a_card_is_open() -> None:
    """E-08"""
    state = position(OPEN, player("b1", seeks="owl"), YELLOW, phase="move")
    assert told(state, "move a1") == (Walked(0, (square("b1"), square("a1"))), TurnBegan(1))


@rule("AMAZE-END-2", "T19")
@pytest.mark.parametrize("corner", ["g1", "g7", "a7", "d4"])
def test_only_the_own_home_counts(corner: str) -> None:
    state = position(OPEN, player("a1", found="owl"), YELLOW, phase="move")
    after = play(state, f"move {corner}")
    assert (after.seat, after.phase, BASIC.outcome(after)) == (1, "push", None)


@rule("AMAZE-END-2")
def test_walking_across_home_does_not_end_the_game() -> None:
    """E-08"""
    around_the_corner = """
        ┌╴·····
        ╵······
        ·······
        ·······
        ·······
        ·······
        ·······
    """
    state = position(around_the_corner, player("b1", found="owl"), YELLOW, phase="move")
    way = tuple(square(name) for name in ("b1", "a1", "a2"))
    assert told(state, "move a2") == (Walked(0, way), TurnBegan(1))


@rule("AMAZE-END-2")
def test_the_turn_of_another_does_not_end_the_game() -> None:
    ready = player("a1", found="owl")
    state = position(CLOSED, ready, YELLOW, turn=1)
    after = play(state, "b1/NS", "move g1")
    assert (after.seat, after.phase, BASIC.outcome(after)) == (0, "push", None)


@rule("AMAZE-END-1", "AMAZE-SETUP-1")
@pytest.mark.parametrize(("seat", "home"), [(0, "a1"), (1, "g1"), (2, "g7"), (3, "a7")])
def test_every_seat_has_a_home_of_its_own_and_wins_alone(seat: int, home: str) -> None:
    everybody = tuple(player("d4", found="owl") for _ in range(4))
    state = position(OPEN, *everybody, phase="move", turn=seat)
    over = play(state, f"move {home}")
    assert (over.phase, over.seat) == ("over", seat)
    assert BASIC.outcome(over) == Outcome((seat,), "home")
    assert str(BASIC.outcome(over)) == f"home winners={seat}"


@rule("AMAZE-END-1")
def test_the_last_treasure_on_the_own_home_ends_the_game_at_once() -> None:
    """E-09, the one exception to E-07."""
    state = position(OPEN, player("b1", seeks="owl"), YELLOW, shows={"a1": "owl"}, phase="move")
    assert told(state, "move a1") == (
        Walked(0, (square("b1"), square("a1"))),
        Found(0, "owl"),
        Ended(Outcome((0,), "home")),
    )
    assert play(state, "move a1").hands[0] == Hand(0, (), ("owl",))


@rule("AMAZE-END-1")
def test_the_last_card_and_the_way_home_take_two_turns() -> None:
    """E-07"""
    state = position(OPEN, player("b1", seeks="owl"), YELLOW, shows={"c1": "owl"}, phase="move")
    assert BASIC.outcome(play(state, "move c1")) is None
    assert BASIC.outcome(play(state, "move a1")) is None


@rule("AMAZE-END-3")
def test_no_number_of_turns_ends_the_game() -> None:
    state = position(STRAIGHTS, player("a1", seeks="owl"), YELLOW)
    for _ in range(300):
        state = play(state, "b1/NS", "move a1", "b1/NS", "move g1")
    assert (state.phase, BASIC.outcome(state), BASIC.to_act(state)) == ("push", None, 0)
