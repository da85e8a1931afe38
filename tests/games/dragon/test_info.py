"""Who knows what: a hand is its owner's secret, but for how many cards of each band it has."""

import msgspec
import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Seeded, heard
from knossos.games.dragon import Hand, State, Treasure, View
from knossos.games.dragon.events import HandDealt, HandSeen
from knossos.games.dragon.secrets import unseen
from knossos.maze import Tile, arrow, square
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    OPEN,
    QUIET,
    UNDER_THE_LAIR,
    dealt,
    play,
    player,
    position,
    squares,
    step,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

LOW, HIGH = range(1, 7), range(7, 13)

RED = player("c3", cards="1 4 8", treasures="2", coins=1)
YELLOW = player("e3", cards="2 5 5 9 12", treasures="1 3")
BLUE = player("e5", cards="3 6 7 7")


def three() -> State:
    return position(
        CLOSED,
        RED,
        YELLOW,
        BLUE,
        treasures="b1:4 g4:6",
        facing="S",
        guardians="b2 d4",
        spare="NE",
        banned="g4",
        played="1 10",
        lost="2",
        turn=1,
        phase="reroll",
        duellists="2 0",
        roll=3,
    )


# What is seen


@rule("DRAGON-INFO-1", "DRAGON-INFO-2", "DRAGON-SETUP-6", "T32")
def test_a_view_shows_everything_but_the_cards_of_the_others() -> None:
    state = three()
    view = DRAGON.view(state, 0)
    assert view == View(
        maze=state.maze,
        spare=Tile.parse("NE"),
        banned=arrow("g4"),
        facing=4,
        pieces=squares("c3 e3 e5"),
        guardians=(square("b2"), square("d4")),
        treasures=(Treasure(square("b1"), 4), Treasure(square("g4"), 6)),
        hands=(Hand(2, 1, (2,), 1), Hand(3, 2, (1, 3)), Hand(2, 2)),  # how many of each band everybody may count
        played=(1, 10),
        lost=(2,),
        seat=1,
        phase="reroll",
        stage="first",
        extra=False,
        slayer=None,
        duellists=(2, 0),
        roll=3,
        rolls=(),
        viewer=0,
        cards=(1, 4, 8),
    )
    assert DRAGON.view(state, 1) == replace(view, viewer=1, cards=(2, 5, 5, 9, 12))
    assert DRAGON.view(state, 2) == replace(view, viewer=2, cards=(3, 6, 7, 7))
    assert DRAGON.view(state, None) == replace(view, viewer=None, cards=())


@rule("DRAGON-INFO-1", "T32")
def test_a_view_says_nothing_else_about_the_hands_of_others() -> None:
    state = three()
    other = replace(state, cards=((1, 4, 8), (3, 6, 6, 7, 11), (2, 5, 10, 12)))
    assert DRAGON.view(state, 0) == DRAGON.view(other, 0)
    assert str(DRAGON.view(state, 0)) == str(DRAGON.view(other, 0))
    assert msgspec.json.encode(DRAGON.view(state, 0)) == msgspec.json.encode(DRAGON.view(other, 0))
    assert DRAGON.view(state, None) == DRAGON.view(other, None)


@rule("DRAGON-INFO-2", "DRAGON-PHASE-1")
def test_nobody_knows_where_the_treasures_of_the_second_phase_will_lie() -> None:
    """Not even the state knows: they are drawn when they are laid out, and dice when they are rolled."""
    state = dealt(2)
    assert max(treasure.value for treasure in state.treasures) == 6
    assert set(View.__struct_fields__) - set(State.__struct_fields__) == {"viewer"}
    assert set(State.__struct_fields__) <= set(View.__struct_fields__)


@rule("DRAGON-SETUP-6", "DRAGON-INFO-1")
def test_each_player_hears_only_of_its_own_cards() -> None:
    state, happenings = DRAGON.deal(2, Noting())
    own = [HandSeen(seat, state.cards[seat]) for seat in (0, 1)]
    counts = [HandDealt(seat, 6, 6) for seat in (0, 1)]
    assert heard(happenings, 0)[:2] == (own[0], counts[1])
    assert heard(happenings, 1)[:2] == (counts[0], own[1])
    assert heard(happenings, None)[:2] == (counts[0], counts[1])


@rule("DRAGON-INFO-1")
def test_whether_there_was_a_card_for_a_coin_does_not_show() -> None:
    """The coin is decided with the move, so a plain move ends alike with the card and without it."""
    views, sounds = [], []
    for cards in ("1 8", "2 8"):
        red = player("a1", cards=cards)
        state = position(OPEN, red, YELLOW, treasures="b1:1 g1:1", guardians=UNDER_THE_LAIR, phase="move")
        after, happenings, _ = step(state, "move b1", drawn=QUIET)
        views.append(DRAGON.view(after, 1))
        sounds.append(heard(happenings, 1))
    assert views[0] == views[1]
    assert sounds[0] == sounds[1]


@rule("DRAGON-INFO-1")
@pytest.mark.parametrize(
    ("drawn", "phase"), [("dragon-die=white duel-die=1", "reroll"), ("dragon-die=black", "double")]
)
def test_who_is_asked_about_cards_is_asked_for_their_number_alone(drawn: str, phase: str) -> None:
    views = []
    for cards in ("1 1 2 7 7", "4 5 6 9 12"):
        red = player("a1", cards=cards, treasures="1")
        state = position(OPEN, red, player("g7"), treasures="b1:1 g1:1", guardians="b1 d4", phase="move")
        views.append(DRAGON.view(play(state, "move b1", drawn=drawn), 1))
    assert views[0] == views[1]
    assert views[0].phase == phase


@rule("DRAGON-INFO-1")
def test_a_question_with_only_one_answer_is_not_asked() -> None:
    """Neither for a second turn nor for another roll, nor to replace a roll against the dragon."""
    red = player("d3", cards="", treasures="2")
    state = position(CLOSED, red, player("g7"), stage="final", phase="challenge")
    assert play(state, "pass").seat == 1
    assert play(state, "fight", drawn="duel-die=1 duel-die=1 duel-die=1").seat == 1


# Dealing anew what a seat does not know


@rule("DRAGON-INFO-1")
def test_the_cards_of_the_others_are_dealt_anew_among_them_band_by_band() -> None:
    state = three()
    chance = Noting(position=-1)
    other = DRAGON.reshuffle(state, 0, chance)
    assert chance.drawn == [Drawn("hidden", card) for card in ["6", "5", "5", "12", "9", "3", "2", "7", "7"]]
    assert chance.offers == [
        *(["2", "3", "5", "5", "6"], ["2", "3", "5", "5"], ["2", "3", "5"]),
        *(["7", "7", "9", "12"], ["7", "7", "9"]),
        *(["2", "3"], ["2"]),
        *(["7", "7"], ["7"]),
    ]
    assert other == replace(state, cards=((1, 4, 8), (5, 5, 6, 9, 12), (2, 3, 7, 7)))
    assert DRAGON.reshuffle(state, 0, Noting()).cards == ((1, 4, 8), (2, 3, 5, 7, 7), (5, 6, 9, 12))


@rule("DRAGON-INFO-1")
def test_for_each_seat_its_own_hand_stays() -> None:
    state = three()
    for seat in (0, 1, 2):
        other = DRAGON.reshuffle(state, seat, Seeded(f"another deal for {seat}"))
        assert other.cards[seat] == state.cards[seat]
        assert other != state
        assert [len(held) for held in other.cards] == [3, 5, 4]
        assert sorted(card for held in other.cards for card in held) == [1, 2, 3, 4, 5, 5, 6, 7, 7, 8, 9, 12]
        for held, hand in zip(other.cards, state.hands, strict=True):
            assert sum(card in LOW for card in held) == hand.low
            assert list(held) == sorted(held)


@rule("DRAGON-INFO-1")
def test_a_spectator_knows_no_hand_at_all() -> None:
    chance = Noting(position=-1)
    other = DRAGON.reshuffle(three(), None, chance)
    assert len(chance.drawn) == 12
    assert chance.offers[0] == ["1", "2", "3", "4", "5", "5", "6"]
    assert other.cards == ((5, 6, 12), (3, 4, 5, 8, 9), (1, 2, 7, 7))


@rule("DRAGON-INFO-1")
def test_with_two_players_the_other_hand_is_what_is_left() -> None:
    """E-11: it stays hidden, although it can be worked out."""
    state = dealt(2)
    assert DRAGON.reshuffle(state, 0, Seeded("two")) == state
    assert DRAGON.imagine(DRAGON.view(state, 1), [], Seeded("two")) == state
    assert DRAGON.view(state, 0).cards == state.cards[0]
    assert str(DRAGON.view(state, 0)).split(" ")[8] == "-:0:6:6:1+1+2+2+3+3+7+7+8+8+9+9,-:0:6:6:?"
    assert DRAGON.reshuffle(state, None, Seeded("two")) != state


# Imagining a position from a view


@rule("DRAGON-INFO-1")
def test_a_seat_imagines_for_the_others_any_cards_that_it_has_not_seen() -> None:
    state = dealt(3)
    chance = Noting(position=-1)
    imagined = DRAGON.imagine(DRAGON.view(state, 1), [], chance)
    low = [1, 1, 2, 2, 5, 5, 6, 6]
    high = [7, 7, 8, 8, 11, 11, 12, 12]
    offered = [low[: 8 - gone] for gone in range(4)] + [high[: 8 - gone] for gone in range(4)]
    offered += [low[: 4 - gone] for gone in range(4)] + [high[: 4 - gone] for gone in range(4)]
    assert chance.offers == [list(map(str, each)) for each in offered]
    assert {drawn.label for drawn in chance.drawn} == {"hidden"}
    assert imagined == replace(state, cards=((5, 5, 6, 6, 11, 11, 12, 12), state.cards[1], (1, 1, 2, 2, 7, 7, 8, 8)))


@rule("DRAGON-INFO-1")
def test_a_card_that_was_played_is_seen_by_all() -> None:
    state = three()
    view = DRAGON.view(state, 0)
    assert unseen(LOW, view) == [2, 2, 3, 3, 4, 5, 5, 6, 6]
    assert unseen(HIGH, view) == [7, 7, 8, 9, 9, 10, 11, 11, 12, 12]
    spectator = DRAGON.view(state, None)
    assert unseen(LOW, spectator) == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert unseen(HIGH, spectator) == [7, 7, 8, 8, 9, 9, 10, 11, 11, 12, 12]
    nothing_left = replace(view, cards=(1, 1, 2, 2), played=(3, 3, 4, 4, 5, 5, 6, 6))
    assert unseen(LOW, nothing_left) == []


@rule("DRAGON-INFO-1")
def test_what_is_imagined_is_the_rest_of_the_view() -> None:
    state = three()
    imagined = DRAGON.imagine(DRAGON.view(state, 2), [], Noting())
    assert imagined == replace(state, cards=((1, 2, 8), (2, 3, 4, 8, 9), (3, 6, 7, 7)))
    spectator = DRAGON.imagine(DRAGON.view(state, None), [], Noting())
    assert spectator == replace(state, cards=((1, 2, 7), (2, 3, 3, 7, 8), (4, 4, 8, 9)))


@rule("DRAGON-INFO-1", "DRAGON-INFO-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_does_not_know_makes_no_difference_to_what_it_sees_and_may_do(seats: int) -> None:
    state, _ = DRAGON.deal(seats, Seeded("secrets"))
    luck = Seeded("actions")
    for turn in range(150):
        for seat in (*range(seats), None):
            view = DRAGON.view(state, seat)
            other = DRAGON.reshuffle(state, seat, Seeded("another deal", turn))
            assert DRAGON.view(other, seat) == view
            assert DRAGON.view(other, None) == DRAGON.view(state, None)
            assert DRAGON.view(DRAGON.imagine(view, [], Seeded("a dream", turn)), seat) == view
            if seat is not None and seat == DRAGON.to_act(state):
                assert DRAGON.legal(other) == DRAGON.legal(state)
        state, _ = DRAGON.play(state, luck.draw("action", DRAGON.legal(state)), Seeded("play", turn))
