"""What every game has from the contract itself."""

from fractions import Fraction

import pytest

from knossos.game import Game, Seeded
from knossos.games import load
from knossos.locale import Problem
from tests.conformance.dare import Dare, Options, Roll


def test_a_game_is_written_as_its_name_and_its_changed_options() -> None:
    assert str(Dare()) == "dare"
    assert str(Dare(Options(goal=2))) == "dare(goal=2)"


def test_the_mode_of_a_game_is_always_written() -> None:
    assert str(load("amazeing")) == "amazeing(mode=basic)"
    assert str(load("amazeing(first=1,mode=kids)")) == "amazeing(mode=kids,first=1)"


@pytest.mark.parametrize("text", ["amazeing", "amazeing(mode=daynight,night_cards=secret)"])
def test_a_game_is_loaded_from_what_is_written(text: str) -> None:
    game = load(text)
    assert str(load(str(game))) == str(game)
    assert load(str(game)).options == game.options


def test_a_seat_is_its_number_for_programs_and_its_piece_for_people() -> None:
    game = load("amazeing")
    assert game.seat(2) == 2
    assert str(Problem("seat-empty", seat=game.seat(2))) == "Nobody plays Blue."
    assert str(Problem("seat-empty", seat=game.seat(9))) == "Nobody plays 9."


@pytest.mark.parametrize("seats", [2, 3])
def test_the_numbers_of_seats_in_the_rulebook_are_fine(seats: int) -> None:
    Dare().check_seats(seats)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (1, "dare is not for 1 seat, but for 2, 3."),
        (0, "dare is not for 0 seats, but for 2, 3."),
        (4, "dare is not for 4 seats, but for 2, 3."),
        (-2, "dare is not for -2 seats, but for 2, 3."),
    ],
)
def test_another_number_of_seats_is_refused(seats: int, sentence: str) -> None:
    with pytest.raises(Problem) as refused:
        Dare().check_seats(seats)
    assert str(refused.value) == sentence


def test_the_outcomes_of_an_action_come_with_their_probabilities() -> None:
    game = Dare()
    state = game.read("- 6 0,0 turn 0 - 3,5")
    points = {after.points: probability for probability, after in game.outcomes(state, Roll())}
    assert points == {(1, 0): Fraction(2, 3), (2, 0): Fraction(1, 3)}


def test_a_game_that_leaves_something_out_cannot_be_made() -> None:
    class Half(Game[str, str, str]):
        pass

    with pytest.raises(TypeError, match="abstract"):
        Half(None)  # type: ignore[abstract]


def test_a_look_ahead_is_what_an_action_leads_to_where_no_luck_is_needed() -> None:
    game = load("amazeing")
    state, _ = game.deal(2, Seeded("delos"))
    push = game.legal(state)[0]
    assert game.ahead(state, push) == game.play(state, push, Seeded("any"))


def test_one_position_that_looks_alike_is_enough_where_events_reveal_what_was_hidden() -> None:
    game = load("amazeing")
    state, _ = game.deal(3, Seeded("naxos"))
    [other] = game.alike(state, 1)
    assert game.view(other, 1) == game.view(state, 1)
    assert list(game.alike(game.reshuffle(state, 1, Seeded("paros")), 1)) == [other]
