"""Setting up: the maze, the pieces, the cards, and who begins."""

from collections import Counter

import pytest

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games import load
from knossos.games.amazeing.events import Dealt, TargetSeen, TargetTaken
from knossos.games.amazeing.state import Hand
from knossos.maze import LOOSE
from tests.games.amazeing.position import (
    ARROW_NAMES,
    BASIC,
    DAYNIGHT,
    FIXED_NAMES,
    KIDS,
    LOOSE_NAMES,
    NIGHT_TREASURES,
    SECRET,
    TREASURES,
    Amazeing,
    arrows,
    dealt,
    lying,
    pieces,
)
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

TILES = [
    *["NE"] * 10,
    *(f"NE+{name}" for name in ("lizard", "moth", "owl", "rat", "scarab", "spider")),
    *(f"NES+{name}" for name in ("bat", "dragon", "genie", "ghost", "princess", "troll")),
    *["NS"] * 12,
]
"""The movable tiles in the order in which they can be drawn."""


@rule("AMAZE-SETUP-1", "AMAZE-SETUP-6")
@pytest.mark.parametrize("game", [BASIC, KIDS, DAYNIGHT, SECRET])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_piece_at_home(game: Amazeing, seats: int) -> None:
    state = dealt(seats, game)
    assert pieces(state) == ["a1", "g1", "g7", "a7"][:seats]
    assert len(state.hands) == len(state.held) == seats


@rule("AMAZE-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    refusal = problem(BASIC.deal, seats, Noting())
    assert (refusal.key, refusal.values) == ("seats-count", {"game": "amazeing", "count": seats, "allowed": "2, 3, 4"})


@rule("AMAZE-SETUP-2")
def test_33_of_the_34_movable_tiles_fill_the_free_squares_and_the_last_is_the_spare() -> None:
    chance = Noting()
    state, _ = BASIC.deal(2, chance)
    assert chance.labels[:33] == LOOSE_NAMES  # one draw for each free square, seen by all
    assert [drawn.to for drawn in chance.drawn[:33]] == [None] * 33
    assert lying(state, " ".join(LOOSE_NAMES)) == TILES[:33]
    assert str(state.spare) == TILES[33] == "NS"
    assert lying(state, " ".join(FIXED_NAMES)) == [
        *("ES", "ESW+book", "ESW+gold", "SW"),
        *("NES+map", "NES+crown", "ESW+keys", "NSW+skull"),
        *("NES+ring", "NEW+chest", "NSW+emerald", "NSW+sword"),
        *("NE", "NEW+candelabrum", "NEW+helmet", "NW"),
    ]


@rule("AMAZE-SETUP-2")
def test_every_tile_that_is_left_is_as_likely_in_each_rotation() -> None:
    chance = Noting(position=1)  # the second rotation of the first tile each time
    state, _ = BASIC.deal(2, chance)
    assert [len(offer) for offer in chance.offers[:33]] == [4 * rest for rest in range(34, 1, -1)]
    turned = {"NE": ["NE", "ES", "SW", "NW"], "NES": ["NES", "ESW", "NSW", "NEW"], "NS": ["NS", "EW", "NS", "EW"]}
    for gone, offer in enumerate(chance.offers[:33]):
        expected = [
            "+".join((way, *picture))
            for tile in TILES[gone:]
            for shape, *picture in [tile.split("+")]
            for way in turned[shape]
        ]
        assert offer == expected
    assert [str(state.maze.tiles[here].loose) for here in LOOSE] == TILES[:33]
    assert lying(state, "b1") == ["ES"]


@rule("AMAZE-SETUP-2")
def test_the_chances_of_the_first_free_square() -> None:
    chance = Noting()
    BASIC.deal(2, chance)
    counted = Counter(chance.offers[0])
    assert counted["NS"] == counted["EW"] == 24  # twelve straights, each looking alike after half a turn
    assert counted["NE"] == counted["ES"] == counted["SW"] == counted["NW"] == 10
    assert counted["NW+owl"] == counted["ESW+bat"] == 1
    assert counted.total() == 4 * 34


@rule("AMAZE-SETUP-3", "AMAZE-SETUP-4", "AMAZE-SETUP-5", "T21")
@pytest.mark.parametrize(("seats", "share"), [(2, 12), (3, 8), (4, 6)])
def test_basic_deals_all_24_cards_in_equal_piles_of_which_each_owner_sees_the_top(seats: int, share: int) -> None:
    chance = Noting()
    state, happenings = BASIC.deal(seats, chance)
    assert state.hands == (Hand(share),) * seats  # no card is seen but the targets
    assert state.held == tuple((TREASURES[seat],) for seat in range(seats))
    assert chance.drawn[33:] == [Drawn("target", TREASURES[seat], to=seat) for seat in range(seats)]
    assert chance.offers[33:] == [TREASURES[seat:] for seat in range(seats)]
    expected = []
    for seat in range(seats):
        expected += [Dealt(seat, share, ()), Secret(seat, TargetSeen(seat, TREASURES[seat]), TargetTaken(seat))]
    assert happenings == (*expected, TurnBegan(0))


@rule("AMAZE-SETUP-3", "AMAZE-KIDS-1", "T21")
@pytest.mark.parametrize(("seats", "share"), [(2, 12), (3, 8), (4, 6)])
def test_younger_children_have_all_24_cards_face_up(seats: int, share: int) -> None:
    chance = Noting(position=-1)
    state, happenings = KIDS.deal(seats, chance)
    shares = [tuple(TREASURES[24 - share * (seat + 1) : 24 - share * seat]) for seat in range(seats)]
    assert state.hands == tuple(Hand(0, cards) for cards in shares)
    assert state.held == ((),) * seats
    assert chance.drawn[33:] == [Drawn("card", card) for card in reversed(TREASURES)]
    assert chance.offers[33:] == [TREASURES[:rest] for rest in range(24, 0, -1)]
    assert happenings == (*(Dealt(seat, 0, cards) for seat, cards in enumerate(shares)), TurnBegan(0))


@rule("AMAZE-DN-2", "AMAZE-DN-3", "T21")
@pytest.mark.parametrize(("seats", "share", "boxed"), [(2, 4, 4), (3, 4, 0), (4, 3, 0)])
def test_day_and_night_deals_a_pile_of_day_cards_and_a_row_of_night_cards(seats: int, share: int, boxed: int) -> None:
    chance = Noting(position=-1)
    state, happenings = DAYNIGHT.deal(seats, chance)
    rows = [tuple(NIGHT_TREASURES[12 - share * (seat + 1) : 12 - share * seat]) for seat in range(seats)]
    targets = list(reversed(TREASURES))[:seats]
    assert state.hands == tuple(Hand(share, row) for row in rows)
    assert state.held == tuple((target,) for target in targets)
    assert 12 - sum(len(hand.face_up) for hand in state.hands) == boxed
    assert 24 - sum(hand.left for hand in state.hands) == {2: 16, 3: 12, 4: 12}[seats]
    expected: list[object] = []
    drawn: list[Drawn] = []
    for seat in range(seats):
        expected += [Dealt(seat, share, rows[seat]), Secret(seat, TargetSeen(seat, targets[seat]), TargetTaken(seat))]
        drawn += [Drawn("night", card) for card in reversed(rows[seat])]
        drawn.append(Drawn("target", targets[seat], to=seat))
    assert happenings == (*expected, TurnBegan(0))
    assert chance.drawn[33:] == drawn
    nights = [offer for label, offer in zip(chance.labels, chance.offers, strict=True) if label == "night"]
    assert nights == [NIGHT_TREASURES[: 12 - gone] for gone in range(share * seats)]
    assert (state.night, state.coin) == (False, None)


@rule("AMAZE-DN-2", "AMAZE-DN-3")
@pytest.mark.parametrize(("seats", "share"), [(2, 4), (3, 4), (4, 3)])
def test_secret_night_cards_are_not_even_drawn_by_day(seats: int, share: int) -> None:
    chance = Noting()
    state, happenings = SECRET.deal(seats, chance)
    assert state.hands == (Hand(share),) * seats
    assert chance.labels[33:] == ["target"] * seats
    assert happenings[0] == Dealt(0, share, ())


@rule("AMAZE-DN-4")
def test_the_coins_lie_face_down() -> None:
    """No coin is drawn in the deal, so none is known to anybody, and all three are there at the end."""
    for game in (DAYNIGHT, SECRET):
        chance = Noting()
        state, _ = game.deal(4, chance)
        assert state.coin is None
        assert "coin" not in chance.labels


@rule("AMAZE-SETUP-7")
def test_the_first_player_is_the_one_that_was_chosen() -> None:
    for first in (0, 1, 2):
        game = load("amazeing", first=first)
        chance = Noting()
        state, happenings = game.deal(3, chance)
        assert game.to_act(state) == first
        assert happenings[-1] == TurnBegan(first)
        assert "first" not in chance.labels


@rule("AMAZE-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_may_be_drawn_by_lot(seats: int) -> None:
    game = load("amazeing", first="random")
    chance = Noting(position=-1)
    state, happenings = game.deal(seats, chance)
    assert chance.drawn[0] == Drawn("first", str(seats - 1))
    assert chance.offers[0] == [str(seat) for seat in range(seats)]
    assert state.seat == seats - 1
    assert happenings[-1] == TurnBegan(seats - 1)


@rule("AMAZE-SETUP-7")
@pytest.mark.parametrize(("first", "seats"), [(2, 2), (3, 3), (4, 4), (-1, 2)])
def test_the_first_player_must_have_a_seat(first: int, seats: int) -> None:
    refusal = problem(load("amazeing", first=first).deal, seats, Noting())
    assert (refusal.key, refusal.values) == ("option-first", {"first": first, "last": seats - 1})


@rule("AMAZE-SETUP-8")
@pytest.mark.parametrize("game", [BASIC, KIDS, DAYNIGHT])
def test_no_arrow_is_closed_on_the_first_turn(game: Amazeing) -> None:
    state = dealt(2, game)
    assert state.banned is None
    assert state.phase == "push"
    assert arrows(state, game) == ARROW_NAMES
