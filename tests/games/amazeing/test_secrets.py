"""Who knows what."""

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Seeded, heard
from knossos.games.amazeing import Amazeing as Labyrinth
from knossos.games.amazeing import View
from knossos.games.amazeing.events import TargetSeen, TargetTaken
from knossos.games.amazeing.rules import Points
from knossos.games.amazeing.state import Hand
from knossos.maze import flood, square
from tests.games.amazeing.position import (
    BASIC,
    DAYNIGHT,
    KIDS,
    NIGHT_TREASURES,
    OPEN,
    SECRET,
    TREASURES,
    Amazeing,
    dealt,
    play,
    player,
    position,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

RED = player("a1", seeks="owl", pile=3, found="bat")
YELLOW = player("g1", seeks="rat", pile=2, found="gold map")
BLUE = player("g7", seeks="keys", pile=4)


@rule("AMAZE-INFO-1", "AMAZE-SETUP-4", "AMAZE-SETUP-5", "T28")
def test_a_view_shows_the_own_target_and_of_the_others_only_what_lies_open() -> None:
    state = position(OPEN, RED, YELLOW, BLUE, spare="NE", banned="b7", turn=2, phase="move")
    view = BASIC.view(state, 2)
    assert view == View(
        maze=state.maze,
        spare=state.spare,
        banned=state.banned,
        pieces=state.pieces,
        hands=(Hand(4, (), ("bat",)), Hand(3, (), ("gold", "map")), Hand(5)),  # what red found, and how many are left
        seat=2,
        phase="move",
        night=False,
        coin=None,
        viewer=2,
        held=("keys",),
    )
    assert "owl" not in str(view)
    assert "rat" not in str(view)
    assert BASIC.view(state, 0).held == ("owl",)
    assert BASIC.view(state, None).held == ()
    assert BASIC.view(state, None).viewer is None


@rule("AMAZE-INFO-1")
def test_a_view_shows_the_night_and_the_coin() -> None:
    state = position(OPEN, player("a1", found="fox"), player("g1", face_up="cat"), night=True, coin=3, phase="over")
    view = DAYNIGHT.view(state, 1)
    assert (view.night, view.coin, view.phase) == (True, 3, "over")
    assert view.hands == state.hands


@rule("AMAZE-INFO-1", "AMAZE-SETUP-4")
def test_nobody_can_look_into_a_pile() -> None:
    """E-13: the order of a pile is nowhere, not even in the state: the owner knows its target and nothing after it."""
    state, _ = BASIC.deal(4, Seeded("a pile"))
    for seat in range(4):
        [target] = state.held[seat]
        assert BASIC.view(state, seat).held == (target,)
        assert state.hands[seat] == Hand(6)


@rule("AMAZE-SETUP-5", "AMAZE-INFO-1")
def test_each_player_hears_only_of_its_own_target() -> None:
    _, happenings = BASIC.deal(2, Noting())
    assert TargetSeen(0, "bat") in heard(happenings, 0)
    assert TargetTaken(0) in heard(happenings, 1)
    assert TargetSeen(0, "bat") not in heard(happenings, 1)
    assert [each for each in heard(happenings, None) if isinstance(each, TargetSeen)] == []


@rule("AMAZE-DN-3", "AMAZE-INFO-1")
def test_open_night_cards_are_seen_by_all_from_the_beginning() -> None:
    state = dealt(2, DAYNIGHT)
    assert [hand.face_up for hand in DAYNIGHT.view(state, 1).hands] == [
        ("cat", "crystal-ball", "falling-star", "firefly"),
        ("fox", "galaxy", "hedgehog", "jellyfish"),
    ]


@rule("AMAZE-DN-3", "AMAZE-DAY-5", "AMAZE-INFO-1")
def test_secret_night_cards_are_seen_by_their_owner_alone() -> None:
    state = position(OPEN, player("a1", seeks="cat fox"), player("g1", seeks="stag wolf"), night=True)
    assert SECRET.view(state, 0).held == ("cat", "fox")
    assert SECRET.view(state, 0).hands == (Hand(2), Hand(2))
    assert SECRET.view(state, None).held == ()


# Dealing anew what a seat does not know


@rule("AMAZE-INFO-2", "AMAZE-INFO-1")
def test_all_cards_are_in_play_so_the_unseen_ones_are_known_but_not_where_they_are() -> None:
    state = position(OPEN, RED, YELLOW, BLUE)
    chance = Noting()
    other = BASIC.reshuffle(state, 1, chance)
    unseen = [card for card in TREASURES if card not in ("bat", "gold", "map", "rat")]
    assert chance.offers == [unseen, unseen[1:]]
    assert chance.drawn == [Drawn("hidden", "book"), Drawn("hidden", "candelabrum")]
    assert other == replace(state, held=(("book",), ("rat",), ("candelabrum",)))
    last = BASIC.reshuffle(state, 1, Noting(position=-1))
    assert last.held == (("troll",), ("rat",), ("sword",))


@rule("AMAZE-INFO-2")
def test_a_spectator_knows_no_target_at_all() -> None:
    chance = Noting()
    other = BASIC.reshuffle(position(OPEN, RED, YELLOW), None, chance)
    unseen = [card for card in TREASURES if card not in ("bat", "gold", "map")]
    assert chance.offers == [unseen, unseen[1:]]
    assert other.held == (("book",), ("candelabrum",))


@rule("AMAZE-INFO-2")
def test_who_has_found_everything_holds_nothing_in_any_other_deal() -> None:
    state = position(OPEN, player("a1", found="bat"), YELLOW)
    assert BASIC.reshuffle(state, 1, Noting()).held == ((), ("rat",))


@rule("AMAZE-INFO-1", "AMAZE-KIDS-1")
def test_for_younger_children_there_is_nothing_to_deal_anew() -> None:
    state = dealt(3, KIDS)
    for seat in (0, 1, 2, None):
        chance = Noting()
        assert KIDS.reshuffle(state, seat, chance) == state
        assert chance.drawn == []


@rule("AMAZE-INFO-1", "AMAZE-DN-3")
def test_secret_night_cards_are_dealt_anew_from_those_that_a_seat_has_not_seen() -> None:
    red = player("a1", seeks="cat fox", found="bat stag")
    yellow = player("g1", seeks="snail wolf")
    blue = player("g7", seeks="raven", found="firefly")
    state = position(OPEN, red, yellow, blue, night=True)
    chance = Noting(position=-1)
    other = SECRET.reshuffle(state, 1, chance)
    unseen = [card for card in NIGHT_TREASURES if card not in ("stag", "firefly", "snail", "wolf")]
    assert chance.offers == [unseen, unseen[:-1], unseen[:-2]]
    assert chance.drawn == [Drawn("hidden", card) for card in reversed(unseen[-3:])]
    assert other == replace(state, held=(tuple(unseen[-2:]), ("snail", "wolf"), (unseen[-3],)))
    for_nobody = Noting()
    assert SECRET.reshuffle(state, None, for_nobody).held == (
        ("cat", "crystal-ball"),
        ("falling-star", "fox"),
        ("galaxy",),
    )
    assert for_nobody.offers[0] == [card for card in NIGHT_TREASURES if card not in ("stag", "firefly")]


@rule("AMAZE-INFO-1")
def test_open_night_cards_are_not_dealt_anew() -> None:
    state = position(OPEN, player("a1", face_up="cat"), player("g1", face_up="fox"), night=True)
    chance = Noting()
    assert DAYNIGHT.reshuffle(state, 0, chance) == state
    assert chance.drawn == []


# Imagining a position from a view


@rule("AMAZE-INFO-1", "AMAZE-INFO-2")
def test_a_seat_imagines_for_each_other_one_card_that_it_has_not_seen() -> None:
    state = position(OPEN, RED, YELLOW, player("g7", found="keys"), player("a7", seeks="ring"), turn=1, phase="move")
    chance = Noting(position=-1)
    imagined = BASIC.imagine(BASIC.view(state, 1), [], chance)
    unseen = [card for card in TREASURES if card not in ("bat", "gold", "map", "keys", "rat")]
    assert chance.offers == [unseen, unseen[:-1]]
    assert chance.drawn == [Drawn("hidden", "troll"), Drawn("hidden", "sword")]
    assert imagined == replace(state, held=(("troll",), ("rat",), (), ("sword",)))


@rule("AMAZE-INFO-1")
def test_by_day_the_imagined_cards_are_cards_of_the_day() -> None:
    red = player("a1", seeks="owl", pile=2, face_up="cat", found="bat")
    state = position(OPEN, red, player("g1", seeks="rat", face_up="fox"))
    chance = Noting()
    imagined = DAYNIGHT.imagine(DAYNIGHT.view(state, None), [], chance)
    unseen = [card for card in TREASURES if card != "bat"]
    assert chance.offers == [unseen, unseen[1:]]
    assert imagined == replace(state, held=(("book",), ("candelabrum",)))


@rule("AMAZE-INFO-1")
def test_by_night_the_imagined_cards_are_cards_of_the_night() -> None:
    red = player("a1", seeks="cat fox", found="bat stag")
    yellow = player("g1", seeks="snail wolf raven", found="firefly")
    state = position(OPEN, red, yellow, night=True, turn=1)
    chance = Noting(position=-1)
    imagined = SECRET.imagine(SECRET.view(state, 0), [], chance)
    unseen = [card for card in NIGHT_TREASURES if card not in ("stag", "firefly", "cat", "fox")]
    assert chance.offers == [unseen, unseen[:-1], unseen[:-2]]
    assert imagined == replace(state, held=(("cat", "fox"), tuple(unseen[-3:])))
    open_cards = position(OPEN, player("a1", face_up="cat"), player("g1", face_up="fox"), night=True)
    assert DAYNIGHT.imagine(DAYNIGHT.view(open_cards, 0), [], Noting()) == open_cards


@rule("AMAZE-INFO-1")
@pytest.mark.parametrize("game", [BASIC, KIDS, DAYNIGHT, SECRET])
def test_what_a_seat_does_not_know_makes_no_difference_to_what_it_sees(game: Amazeing) -> None:
    state, _ = game.deal(3, Seeded("three"))
    for seat in (0, 1, 2, None):
        other = game.reshuffle(state, seat, Seeded("another deal"))
        assert game.view(other, seat) == game.view(state, seat)
        imagined = game.imagine(game.view(state, seat), [], Seeded("a dream"))
        assert game.view(imagined, seat) == game.view(state, seat)


# What others ask the rules about a view


@rule("AMAZE-FIND-3", "AMAZE-DAY-1")
def test_with_a_pile_a_viewer_seeks_its_target_alone() -> None:
    for game, cards in ((BASIC, ""), (DAYNIGHT, "wolf")):
        state = position(OPEN, player("a1", seeks="owl", pile=3, face_up=cards), player("g1", seeks="rat"))
        assert seeker(game).sought(game.view(state, 0)) == ("owl",)
        assert seeker(game).sought(game.view(state, 1)) == ("rat",)
        assert seeker(game).sought(game.view(state, None)) == ()
        assert not seeker(game).open_cards_count(game.view(state, 0))


@rule("AMAZE-DAY-1")
def test_the_signs_of_a_view_show_where_to_go() -> None:
    state = position(
        OPEN, player("a1", seeks="owl", pile=3, face_up="wolf"), player("g1"), shows={"d4": "owl"}, phase="move"
    )
    signs = seeker(DAYNIGHT).signs(DAYNIGHT.view(state, 0))
    assert (signs.left, signs.seeks, signs.next_seat) == ((4, 0), ((), ()), 1)
    assert signs.walks == flood(state.maze, square("a1"))
    assert signs.homes == {"red": square("a1"), "yellow": square("g1"), "blue": square("g7"), "green": square("a7")}


@rule("AMAZE-END-1")
def test_the_signs_lead_home_when_everything_is_found() -> None:
    state = position(OPEN, player("c3"), player("g1", seeks="rat"))
    signs = seeker(BASIC).signs(BASIC.view(state, 0))
    assert (signs.left, signs.walks, signs.points) == ((0, 1), {}, ())


@rule("AMAZE-SCORE-1")
def test_the_signs_say_what_everybody_has_scored_so_far_and_for_what() -> None:
    red, yellow = player("a1", found="bat owl wolf"), player("g1", found="rat")
    night = position(OPEN, red, yellow, night=True)
    assert seeker(DAYNIGHT).signs(DAYNIGHT.view(night, None)).points == (Points(4, 2, 2, 0), Points(1, 1, 0, 0))
    over = play(position(OPEN, red, yellow, night=True, phase="move"), "move a1", game=DAYNIGHT, drawn="coin=3")
    assert seeker(DAYNIGHT).signs(DAYNIGHT.view(over, 1)).points == (Points(7, 2, 2, 3), Points(1, 1, 0, 0))


@rule("AMAZE-KIDS-2", "AMAZE-NIGHT-2")
def test_a_child_and_a_night_seeker_seek_all_that_lies_open() -> None:
    state = position(OPEN, player("a1", face_up="owl rat"), player("g1", face_up="bat"))
    assert seeker(KIDS).sought(KIDS.view(state, 0)) == ("owl", "rat")
    assert seeker(KIDS).sought(KIDS.view(state, None)) == ()
    assert seeker(KIDS).open_cards_count(KIDS.view(state, None))
    assert seeker(KIDS).signs(KIDS.view(state, None)).seeks == (("owl", "rat"), ("bat",))
    night = position(OPEN, player("a1", seeks="wolf", face_up="cat"), player("g1"), night=True)
    for game in (DAYNIGHT, SECRET):
        assert seeker(game).sought(game.view(night, 0)) == ("wolf", "cat")
        assert seeker(game).sought(game.view(night, 1)) == ()
        assert seeker(game).open_cards_count(game.view(night, 1))


def seeker(game: Amazeing) -> Labyrinth:
    assert isinstance(game, Labyrinth)
    return game
