"""Counting the ways to play on, against counts by hand."""

from knossos.game.perft import divide, perft
from tests.conformance.dare import Dare, Options

START = "- 6 0,0 turn 0 - 3,5"
"""Seat 0 holds the 3, seat 1 the 5, and six cards lie face down."""

game = Dare()


def test_there_is_one_way_to_do_nothing() -> None:
    assert perft(game, game.read(START), 0) == 1


def test_every_outcome_of_luck_is_a_way_of_its_own() -> None:
    """The die has two different faces, and one of six cards is taken."""
    assert divide(game, game.read(START), 1) == {"roll": 2, "swap": 6, "dare 1": 1}
    assert perft(game, game.read(START), 1) == 9


def test_two_actions_are_counted_by_the_first() -> None:
    """After a roll the same 9 again; after a swap one card fewer; a dare is declined, or two cards are taken."""
    assert divide(game, game.read(START), 2) == {"roll": 2 * 9, "swap": 6 * 8, "dare 1": 6 * 5 + 1}
    assert perft(game, game.read(START), 2) == 97


def test_the_crown_is_not_given_away() -> None:
    assert divide(game, game.read("- 6 0,0 turn 0 - 8,5"), 1) == {"roll": 2, "dare 1": 1}


def test_nothing_leads_on_from_the_end() -> None:
    over = game.read("- 6 4,0 over 0 - 3,5")
    assert divide(game, over, 3) == {}
    assert perft(game, over, 3) == 0


def test_ways_that_end_early_are_not_counted() -> None:
    short = Dare(Options(goal=1))
    assert divide(short, short.read(START), 2) == {"roll": 0, "swap": 6 * 8, "dare 1": 31}
