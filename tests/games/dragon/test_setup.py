"""Setting up: the maze, the pieces, the dragon, the guardians, the treasures, the cards, and who begins."""

from collections import Counter

import pytest

from knossos.game import Drawn, Secret, TurnBegan
from knossos.games import load
from knossos.games.dragon import Hand, Treasure
from knossos.games.dragon.events import HandDealt, HandSeen
from knossos.maze import DIRECTIONS, FIXED, LOOSE, NAMES, square
from tests.games.dragon.position import (
    ARROW_NAMES,
    DRAGON,
    LETTERS,
    RING,
    Dragon,
    arrows,
    dealt,
    guardians,
    laid,
    lying,
    pieces,
)
from tests.games.playing import Noting, problem

rule = pytest.mark.rule

LOOSE_NAMES = [NAMES[here] for here in LOOSE]
FIXED_NAMES = [NAMES[here] for here in FIXED]

TILES = [*["NE"] * 16, *["NES"] * 6, *["NS"] * 12]
"""The movable tiles in the order in which they can be drawn."""

LOW = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
HIGH = [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12]

ARROW_SQUARES = ["b1", "d1", "f1", "a2", "g2", "a4", "g4", "a6", "g6", "b7", "d7", "f7"]
RING_SQUARES = ["c2", "d2", "e2", "b3", "f3", "b4", "f4", "b5", "f5", "c6", "d6", "e6"]

SHARES = pytest.mark.parametrize(("seats", "share"), [(2, 6), (3, 4), (4, 3)])


def texts(values: list[int]) -> list[str]:
    return list(map(str, values))


# The players and their pieces


@rule("DRAGON-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    refusal = problem(DRAGON.deal, seats, Noting())
    assert (refusal.key, refusal.values) == ("seats-count", {"game": "dragon", "count": seats, "allowed": "2, 3, 4"})


@rule("DRAGON-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_adventurer_begins_on_the_square_of_its_colour(seats: int) -> None:
    state = dealt(seats)
    assert pieces(state) == ["c3", "e3", "e5", "c5"][:seats]
    assert len(state.hands) == len(state.cards) == seats


@rule("DRAGON-SETUP-1")
def test_the_players_pick_their_colours() -> None:
    game = load("dragon", pieces=("green", "red", "yellow"))
    assert pieces(dealt(3, game)) == ["c5", "c3", "e3"]
    assert pieces(dealt(2, game)) == ["c5", "c3"]


# The maze


@rule("DRAGON-SETUP-2")
def test_33_of_the_34_movable_tiles_fill_the_free_squares_and_the_last_is_the_spare() -> None:
    chance = Noting()
    state, _ = DRAGON.deal(2, chance)
    assert chance.labels[:33] == LOOSE_NAMES  # one draw for each free square, the one under the lair included
    assert "d4" in LOOSE_NAMES
    assert [drawn.to for drawn in chance.drawn[:33]] == [None] * 33
    assert lying(state, " ".join(LOOSE_NAMES)) == TILES[:33]
    assert str(state.spare) == TILES[33] == "NS"
    assert lying(state, " ".join(FIXED_NAMES)) == [
        *("ES", "ESW", "ESW", "SW"),
        *("NES", "NES", "ESW", "NSW"),
        *("NES", "NEW", "NSW", "NSW"),
        *("NE", "NEW", "NEW", "NW"),
    ]


@rule("DRAGON-SETUP-2")
def test_every_tile_that_is_left_is_as_likely_in_each_rotation() -> None:
    chance = Noting(position=1)  # the second rotation of the first tile each time
    state, _ = DRAGON.deal(2, chance)
    turned = {"NE": ["NE", "ES", "SW", "NW"], "NES": ["NES", "ESW", "NSW", "NEW"], "NS": ["NS", "EW", "NS", "EW"]}
    for gone, offer in enumerate(chance.offers[:33]):
        assert offer == [way for shape in TILES[gone:] for way in turned[shape]]
    assert lying(state, "b1 f4 f7") == ["ES", "ESW", "EW"]
    assert str(state.spare) == "NS"


@rule("DRAGON-SETUP-2")
def test_the_chances_of_the_first_free_square() -> None:
    chance = Noting()
    DRAGON.deal(2, chance)
    counted = Counter(chance.offers[0])
    assert counted["NS"] == counted["EW"] == 24  # twelve straights, each looking alike after half a turn
    assert counted["NE"] == counted["ES"] == counted["SW"] == counted["NW"] == 16
    assert counted["NES"] == counted["ESW"] == counted["NSW"] == counted["NEW"] == 6
    assert counted.total() == 4 * 34


# The dragon and the guardians


@rule("DRAGON-SETUP-3")
@pytest.mark.parametrize(("letter", "faced"), [("N", "d3"), ("E", "e4"), ("S", "d5"), ("W", "c4")])
def test_the_dragon_looks_at_the_chosen_neighbour_of_its_lair(letter: str, faced: str) -> None:
    chance = Noting()
    state, _ = load("dragon", facing=letter).deal(2, chance)
    assert state.facing == DIRECTIONS[LETTERS.index(letter)]
    assert NAMES[state.faced] == faced
    assert "facing" not in chance.labels


@rule("DRAGON-SETUP-3")
def test_unless_something_else_is_chosen_the_dragon_looks_north() -> None:
    assert NAMES[dealt(2).faced] == "d3"


@rule("DRAGON-SETUP-3")
@pytest.mark.parametrize(("place", "letter"), list(enumerate(LETTERS)))
def test_where_the_dragon_looks_may_be_drawn_by_lot(place: int, letter: str) -> None:
    chance = Noting(position=place)
    state, _ = load("dragon", facing="random").deal(2, chance)
    drawn = chance.labels.index("facing")
    assert chance.drawn[drawn] == Drawn("facing", letter)
    assert chance.offers[drawn] == ["N", "E", "S", "W"]
    assert state.facing == DIRECTIONS[place]


@rule("DRAGON-SETUP-5")
def test_the_guardians_stand_on_their_two_squares() -> None:
    for game in (DRAGON, RING):
        assert guardians(dealt(2, game)) == ["b2", "f6"]


# The treasures


@rule("DRAGON-SETUP-4")
@pytest.mark.parametrize(("game", "names"), [(DRAGON, ARROW_SQUARES), (RING, RING_SQUARES)])
def test_two_treasures_of_each_value_from_1_to_6_lie_on_the_twelve_squares(game: Dragon, names: list[str]) -> None:
    chance = Noting()
    state, _ = game.deal(3, chance)
    values = texts(LOW)
    assert state.treasures == tuple(Treasure(square(name), value) for name, value in zip(names, LOW, strict=True))
    assert chance.drawn[-12:] == [
        Drawn(f"treasure-{name}", value) for name, value in zip(names, values, strict=True)
    ]  # for all to see
    assert chance.offers[-12:] == [values[gone:] for gone in range(12)]


@rule("DRAGON-SETUP-4")
def test_any_treasure_that_is_left_may_come_to_any_square() -> None:
    assert laid(DRAGON.deal(2, Noting(position=-1))[0]) == (
        "b1:6 d1:6 f1:5 a2:5 g2:4 a4:4 g4:3 a6:3 g6:2 b7:2 d7:1 f7:1"
    )
    assert laid(RING.deal(2, Noting(position=1))[0]) == "c2:1 d2:2 e2:2 b3:3 f3:3 b4:4 f4:4 b5:5 f5:5 c6:6 d6:6 e6:1"


@rule("DRAGON-SETUP-4")
def test_the_treasures_from_7_to_12_wait() -> None:
    state = dealt(4)
    assert state.stage == "first"
    assert all(treasure.value <= 6 for treasure in state.treasures)
    assert state.current == 1
    assert state.lost == ()


# The cards


@rule("DRAGON-SETUP-6", "T01")
@SHARES
def test_each_deck_is_dealt_out_completely_and_evenly_in_secret(seats: int, share: int) -> None:
    chance = Noting()
    state, happenings = DRAGON.deal(seats, chance)
    low = [LOW[share * seat : share * (seat + 1)] for seat in range(seats)]
    high = [HIGH[share * seat : share * (seat + 1)] for seat in range(seats)]
    assert state.hands == (Hand(low=share, high=share, treasures=(), coins=0),) * seats
    assert state.cards == tuple((*low[seat], *high[seat]) for seat in range(seats))
    assert chance.drawn[33:57] == [
        Drawn("card", str(card), to=seat) for deck in (low, high) for seat in range(seats) for card in deck[seat]
    ]
    assert chance.offers[33:57] == [texts(deck[gone:]) for deck in (LOW, HIGH) for gone in range(12)]
    assert happenings == (
        *(
            Secret(seat, HandSeen(seat, (*low[seat], *high[seat])), HandDealt(seat, share, share))
            for seat in range(seats)
        ),
        TurnBegan(0),
    )


@rule("DRAGON-SETUP-6")
@SHARES
def test_any_card_may_come_to_any_hand_and_hands_are_in_order(seats: int, share: int) -> None:
    state, _ = DRAGON.deal(seats, Noting(position=-1))  # the highest card that is left each time
    for seat in range(seats):
        low = LOW[12 - share * (seat + 1) : 12 - share * seat]
        high = HIGH[12 - share * (seat + 1) : 12 - share * seat]
        assert state.cards[seat] == (*low, *high)
    every_second, _ = DRAGON.deal(4, Noting(position=1))
    assert every_second.cards[0] == (1, 2, 2, 7, 8, 8)


@rule("DRAGON-SETUP-2", "DRAGON-SETUP-4", "DRAGON-SETUP-6", "T01")
def test_three_players_hold_four_cards_of_each_band_and_all_is_laid_out() -> None:
    state = dealt(3)
    for held in state.cards:
        assert [card <= 6 for card in held] == [True] * 4 + [False] * 4
    assert Counter(card for held in state.cards for card in held) == Counter(LOW + HIGH)
    assert sorted(treasure.value for treasure in state.treasures) == LOW
    assert len(state.maze.tiles) - len(FIXED) == 33
    assert Counter(str(tile.loose) for tile in (*(state.maze.tiles[here] for here in LOOSE), state.spare)) == Counter(
        TILES
    )


# Who begins


@rule("DRAGON-SETUP-7")
def test_the_first_player_is_the_one_that_was_chosen() -> None:
    for first in (0, 1, 2):
        game = load("dragon", first=first)
        chance = Noting()
        state, happenings = game.deal(3, chance)
        assert game.to_act(state) == state.seat == first
        assert happenings[-1] == TurnBegan(first)
        assert "first" not in chance.labels


@rule("DRAGON-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_may_be_drawn_by_lot(seats: int) -> None:
    chance = Noting(position=-1)
    state, happenings = load("dragon", first="random").deal(seats, chance)
    assert chance.drawn[0] == Drawn("first", str(seats - 1))
    assert chance.offers[0] == [str(seat) for seat in range(seats)]
    assert state.seat == seats - 1
    assert happenings[-1] == TurnBegan(seats - 1)


@rule("DRAGON-SETUP-7")
@pytest.mark.parametrize(("first", "seats"), [(2, 2), (3, 3), (4, 4), (-1, 2)])
def test_the_first_player_must_have_a_seat(first: int, seats: int) -> None:
    refusal = problem(load("dragon", first=first).deal, seats, Noting())
    assert (refusal.key, refusal.values) == ("option-first", {"first": first, "last": seats - 1})


@rule("DRAGON-SETUP-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_arrow_is_closed_on_the_first_turn(seats: int) -> None:
    state = dealt(seats)
    assert state.banned is None
    assert state.phase == "push"
    assert arrows(state) == ARROW_NAMES
    assert (state.extra, state.slayer, state.played) == (False, None, ())
    assert (state.duellists, state.roll, state.rolls) == ((), None, ())


@rule("DRAGON-SETUP-2", "DRAGON-SETUP-3", "DRAGON-SETUP-4", "DRAGON-SETUP-6", "DRAGON-SETUP-7")
def test_everything_is_drawn_in_one_order() -> None:
    chance = Noting()
    load("dragon", first="random", facing="random").deal(4, chance)
    assert chance.labels == [
        "first",
        *LOOSE_NAMES,
        *["card"] * 24,
        "facing",
        *(f"treasure-{name}" for name in ARROW_SQUARES),
    ]
