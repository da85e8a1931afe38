"""Labyrinth by Day and by Night: two phases, and a coin for the one who ends the second."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Ended, Outcome, Secret, TurnBegan
from knossos.games.amazeing.events import (
    CoinTurned,
    Found,
    NightCardsSeen,
    NightCardsTaken,
    NightFell,
    TargetSeen,
    TargetTaken,
    Walked,
)
from knossos.games.amazeing.state import Hand
from knossos.maze import arrow, square
from tests.games.amazeing.position import (
    CLOSED,
    DAYNIGHT,
    NIGHT_TREASURES,
    OPEN,
    SECRET,
    TREASURES,
    legal,
    lying,
    pieces,
    play,
    player,
    position,
    refused,
    step,
    told,
    walks,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

ANNE = player("a1", seeks="owl", face_up="cat fox", found="bat map keys")
BEN = player("g1", seeks="rat", face_up="snail stag", found="gold")
CLAUDIA = player("g7", seeks="ring", face_up="raven wolf", found="moth")


# By day


@rule("AMAZE-DAY-1", "AMAZE-DN-1")
def test_a_day_treasure_is_found_as_in_the_basic_game() -> None:
    anne = player("a1", seeks="owl", pile=1, face_up="cat fox", found="bat")
    state = position(OPEN, anne, BEN, shows={"b1": "owl"}, phase="move", banned="b7")
    chance = Noting(position=-1)
    after, happenings = DAYNIGHT.play(state, DAYNIGHT.parse("move b1"), chance)
    assert happenings == (
        Walked(0, (square("a1"), square("b1"))),
        Found(0, "owl"),
        Secret(0, TargetSeen(0, "troll"), TargetTaken(0)),
        TurnBegan(1),
    )
    assert chance.drawn == [Drawn("target", "troll", to=0)]
    assert chance.offers == [
        [card for card in TREASURES if card not in ("owl", "bat", "rat", "gold")]
    ]  # never a night card
    assert after == replace(
        state,
        pieces=(square("b1"), square("g1")),
        hands=(Hand(1, ("cat", "fox"), ("bat", "owl")), state.hands[1]),
        held=(("troll",), ("rat",)),
        seat=1,
        phase="push",
    )


@rule("AMAZE-DAY-1", "T23")
def test_night_treasures_cannot_be_found_by_day() -> None:
    state = position(OPEN, ANNE, BEN, shows={"b1": "fox", "c1": "cat+fox"}, phase="move")
    assert told(state, "move b1", game=DAYNIGHT) == (Walked(0, (square("a1"), square("b1"))), TurnBegan(1))
    assert play(state, "move b1", game=DAYNIGHT).hands == state.hands
    assert "move c1" in legal(state, DAYNIGHT)
    assert play(state, "move c1", game=DAYNIGHT).hands == state.hands


@rule("AMAZE-DAY-1", "AMAZE-DN-3")
def test_secret_night_treasures_cannot_be_found_by_day_either() -> None:
    state = position(OPEN, player("a1", seeks="owl"), player("g1", seeks="rat"), shows={"b1": "fox"}, phase="move")
    assert play(state, "move b1", game=SECRET).hands == state.hands


@rule("AMAZE-DAY-2")
def test_coming_home_by_day_ends_nothing() -> None:
    state = position(OPEN, player("b1", seeks="owl", face_up="fox"), BEN, phase="move")
    after = play(state, "move a1", game=DAYNIGHT)
    assert (after.night, after.phase, after.seat) == (False, "push", 1)


# Nightfall


@rule("AMAZE-DAY-2", "AMAZE-DAY-3", "AMAZE-DAY-4", "AMAZE-DAY-5", "AMAZE-DAY-6", "T22")
def test_night_falls_when_a_player_finds_its_last_day_card() -> None:
    state = position(OPEN, ANNE, BEN, CLAUDIA, shows={"d4": "owl"}, spare="NE", banned="b7", phase="move")
    after, happenings, drawn = step(state, "move d4", game=DAYNIGHT)
    [walked, *rest] = happenings
    assert isinstance(walked, Walked)
    assert rest == [Found(0, "owl"), NightFell(0, (0, 1, 1)), TurnBegan(1)]
    assert drawn == []
    assert after == replace(
        state,  # the maze, the spare and the ban stay
        pieces=(square("d4"), square("g1"), square("g7")),
        hands=(
            Hand(0, ("cat", "fox"), ("bat", "map", "keys", "owl")),
            Hand(0, ("snail", "stag"), ("gold",)),
            Hand(0, ("raven", "wolf"), ("moth",)),
        ),
        held=((), (), ()),
        night=True,
        seat=1,
        phase="push",
    )
    assert after.banned == arrow("b7")
    assert refused(after, "b7/NE", DAYNIGHT) == ("push-back", "AMAZE-PUSH-2", {"arrow": "b7"})


@rule("AMAZE-DAY-2")
def test_night_falls_also_when_the_last_day_treasure_lies_on_the_own_home() -> None:
    state = position(OPEN, player("b1", seeks="owl", face_up="fox"), BEN, shows={"a1": "owl"}, phase="move")
    after = play(state, "move a1", game=DAYNIGHT)
    assert (after.night, after.phase, after.seat) == (True, "push", 1)


@rule("AMAZE-DAY-3")
def test_the_cards_that_leave_the_game_are_counted_but_not_shown() -> None:
    ben = player("g1", seeks="rat", pile=3, face_up="snail stag")
    state = position(OPEN, ANNE, ben, CLAUDIA, shows={"b1": "owl"}, phase="move")
    after, happenings, _ = step(state, "move b1", game=DAYNIGHT)
    assert NightFell(0, (0, 4, 1)) in happenings
    assert not any(isinstance(each, Secret) for each in happenings)
    assert [hand.left for hand in after.hands] == [0, 0, 0]
    assert "rat" not in str(after)


@rule("AMAZE-DAY-6", "T30")
def test_the_player_on_the_left_of_the_finisher_opens_the_night() -> None:
    """E-15: after the last seat, that is seat 0."""
    green = player("a7", seeks="owl", face_up="fox")
    state = position(OPEN, player("a1", seeks="bat"), BEN, CLAUDIA, green, shows={"b7": "owl"}, phase="move", turn=3)
    after, happenings, _ = step(state, "move b7", game=DAYNIGHT)
    assert happenings[1:] == (Found(3, "owl"), NightFell(3, (1, 1, 1, 0)), TurnBegan(0))
    assert (after.seat, after.night) == (0, True)


@rule("AMAZE-DAY-5", "AMAZE-DN-2")
@pytest.mark.parametrize(("seats", "share"), [(2, 4), (3, 4), (4, 3)])
def test_secret_night_cards_are_drawn_at_nightfall_each_for_its_owner(seats: int, share: int) -> None:
    red = player("a1", seeks="owl", found="bat")
    others = (player("g1", seeks="rat"), player("g7", seeks="ring", pile=1), player("a7", seeks="gold"))[: seats - 1]
    state = position(OPEN, red, *others, shows={"b1": "owl"}, phase="move", banned="b7")
    chance = Noting(position=-1)
    after, happenings = SECRET.play(state, SECRET.parse("move b1"), chance)
    rows = [tuple(NIGHT_TREASURES[12 - share * (seat + 1) : 12 - share * seat]) for seat in range(seats)]
    assert chance.drawn == [Drawn("night", card, to=seat) for seat in range(seats) for card in reversed(rows[seat])]
    assert chance.offers == [NIGHT_TREASURES[: 12 - gone] for gone in range(share * seats)]
    assert happenings == (
        Walked(0, (square("a1"), square("b1"))),
        Found(0, "owl"),
        NightFell(0, (0, 1, 2, 1)[:seats]),
        *(Secret(seat, NightCardsSeen(seat, rows[seat]), NightCardsTaken(seat, share)) for seat in range(seats)),
        TurnBegan(1),
    )
    assert after == replace(
        state,
        pieces=(square("b1"), *state.pieces[1:]),
        hands=(Hand(share, (), ("bat", "owl")), *(Hand(share) for _ in others)),
        held=tuple(rows),
        night=True,
        seat=1,
        phase="push",
    )


# By night


NIGHT_ANNE = player("a1", face_up="cat fox wolf", found="bat map")
NIGHT_BEN = player("g1", face_up="snail stag", found="gold")


@rule("AMAZE-NIGHT-2", "AMAZE-DAY-5")
@pytest.mark.parametrize(
    ("sought", "rest"), [("cat", ("fox", "wolf")), ("fox", ("cat", "wolf")), ("wolf", ("cat", "fox"))]
)
def test_any_own_night_treasure_may_be_found(sought: str, rest: tuple[str, ...]) -> None:
    state = position(OPEN, NIGHT_ANNE, NIGHT_BEN, shows={"b1": sought}, night=True, phase="move", banned="b7")
    after, happenings, drawn = step(state, "move b1", game=DAYNIGHT)
    assert happenings == (Walked(0, (square("a1"), square("b1"))), Found(0, sought), TurnBegan(1))
    assert drawn == []
    assert after == replace(
        state,
        pieces=(square("b1"), square("g1")),
        hands=(Hand(0, rest, ("bat", "map", sought)), state.hands[1]),
        seat=1,
        phase="push",
    )


@rule("AMAZE-NIGHT-2")
def test_a_secret_night_treasure_is_found_from_the_hand() -> None:
    anne = player("a1", seeks="cat fox wolf", found="bat")
    state = position(OPEN, anne, player("g1", seeks="stag"), shows={"b1": "fox"}, night=True, phase="move")
    after, happenings, drawn = step(state, "move b1", game=SECRET)
    assert happenings == (Walked(0, (square("a1"), square("b1"))), Found(0, "fox"), TurnBegan(1))
    assert drawn == []  # nothing is drawn at night
    assert after.hands == (Hand(2, (), ("bat", "fox")), Hand(1))
    assert after.held == (("cat", "wolf"), ("stag",))


@rule("AMAZE-NIGHT-2")
def test_the_night_treasure_of_another_is_not_found() -> None:
    state = position(OPEN, NIGHT_ANNE, NIGHT_BEN, shows={"b1": "stag"}, night=True, phase="move")
    assert play(state, "move b1", game=DAYNIGHT).hands == state.hands


@rule("AMAZE-NIGHT-2")
def test_of_two_own_night_treasures_on_one_square_one_is_found_and_the_owner_says_which() -> None:
    """E-16"""
    corridor = CLOSED.replace("·······", "╶──╴···", 1)
    state = position(
        corridor, NIGHT_ANNE, NIGHT_BEN, shows={"b1": "wolf+cat", "c1": "stag+fox"}, night=True, phase="move"
    )
    assert legal(state, DAYNIGHT) == ["move a1", "move c1", "move d1", "move b1 cat", "move b1 wolf"]
    assert play(state, "move b1 wolf", game=DAYNIGHT).hands[0] == Hand(0, ("cat", "fox"), ("bat", "map", "wolf"))
    choose = ("move-choose", "AMAZE-NIGHT-2", {"square": "b1", "cards": "cat, wolf"})
    assert refused(state, "move b1", DAYNIGHT) == choose
    assert refused(state, "move b1 fox", DAYNIGHT) == choose
    assert refused(state, "move c1 fox", DAYNIGHT) == (
        "move-no-choice",
        "AMAZE-NIGHT-2",
        {"square": "c1", "card": "fox"},
    )
    assert refused(state, "move a1 fox", DAYNIGHT) == (
        "move-no-choice",
        "AMAZE-NIGHT-2",
        {"square": "a1", "card": "fox"},
    )


@rule("AMAZE-NIGHT-2")
def test_a_piece_on_its_night_treasure_at_nightfall_finds_it_at_the_end_of_its_own_move() -> None:
    """E-14"""
    ben = player("e5", seeks="rat", face_up="snail stag")
    state = position(OPEN, ANNE, ben, shows={"b1": "owl", "e5": "stag"}, spare="NESW", phase="move")
    dark = play(state, "move b1", game=DAYNIGHT)
    assert dark.hands[1] == Hand(0, ("snail", "stag"))  # not yet
    pushed = play(dark, "b1/NESW", game=DAYNIGHT)
    assert pushed.hands[1] == Hand(0, ("snail", "stag"))
    assert play(pushed, "move e5", game=DAYNIGHT).hands[1] == Hand(0, ("snail",), ("stag",))
    assert play(pushed, "move e4", game=DAYNIGHT).hands[1] == Hand(0, ("snail", "stag"))  # it did not stay


@rule("AMAZE-NIGHT-3", "T23")
def test_day_treasures_count_for_nothing_at_night() -> None:
    state = position(OPEN, ANNE, BEN, shows={"b1": "owl", "f1": "rat"}, spare="NESW", phase="move")
    dark = play(state, "move b1", game=DAYNIGHT)
    after = play(dark, "a4/NESW", "move f1", game=DAYNIGHT)  # ben on the rat, his card of the day that was dropped
    assert after.hands == dark.hands
    assert after.held == ((), ())


@rule("AMAZE-NIGHT-1")
def test_pushing_and_moving_are_the_same_at_night() -> None:
    state = position(OPEN, player("f7", face_up="fox"), NIGHT_BEN, spare="NESW+fox", night=True, banned="f7", turn=1)
    assert len(legal(state, DAYNIGHT)) == 11
    assert refused(state, "f7/NESW", DAYNIGHT) == ("push-back", "AMAZE-PUSH-2", {"arrow": "f7"})
    pushed = play(state, "f1/NESW", game=DAYNIGHT)
    assert (pieces(pushed), pushed.banned, pushed.night) == (["f1", "g1"], arrow("f7"), True)
    assert pushed.hands == state.hands  # carried onto the fox: not found
    assert refused(pushed, "b1/NESW", DAYNIGHT) == ("push-again", "AMAZE-TURN-1", {})
    assert len(walks(pushed, DAYNIGHT)) == 49
    anne = play(pushed, "move g1", "b1/NESW", "move f1", game=DAYNIGHT)
    assert anne.hands[0] == Hand(0, (), ("fox",))
    assert lying(anne, "f1") == ["NESW+fox"]


# The end of the night


@rule("AMAZE-NIGHT-4", "AMAZE-NIGHT-5", "T24")
def test_coming_home_with_all_night_cards_found_ends_the_game_with_a_coin() -> None:
    anne = player("b1", found="bat cat fox stag wolf")
    ben = player("g1", face_up="snail", found="gold")
    state = position(OPEN, anne, ben, night=True, phase="move", banned="b7")
    over, happenings, drawn = step(state, "move a1", game=DAYNIGHT, drawn="coin=3")
    assert happenings == (
        Walked(0, (square("b1"), square("a1"))),
        CoinTurned(0, 3),
        Ended(Outcome((0,), "points", (12, 1))),
    )
    assert drawn == [Drawn("coin", "3")]
    assert over == replace(state, pieces=(square("a1"), square("g1")), phase="over", coin=3)
    assert DAYNIGHT.outcome(over) == Outcome((0,), "points", (12, 1))
    assert (DAYNIGHT.to_act(over), legal(over, DAYNIGHT)) == (None, [])
    assert refused(over, "b1/NS", DAYNIGHT) == ("game-over", "AMAZE-NIGHT-4", {})


@rule("AMAZE-NIGHT-5", "AMAZE-DN-4", "T24")
def test_each_coin_is_as_likely() -> None:
    state = position(OPEN, player("b1", found="bat cat"), NIGHT_BEN, night=True, phase="move")
    outcomes = DAYNIGHT.outcomes(state, DAYNIGHT.parse("move a1"))
    assert [(probability, over.coin) for probability, over in outcomes] == [
        (Fraction(1, 3), coin) for coin in (1, 3, 5)
    ]


@rule("AMAZE-NIGHT-4")
def test_the_last_night_card_found_away_from_home_does_not_end_the_game() -> None:
    state = position(OPEN, player("a1", face_up="fox"), NIGHT_BEN, shows={"b1": "fox"}, night=True, phase="move")
    after = play(state, "move b1", game=DAYNIGHT)
    assert (after.phase, after.seat, after.coin, DAYNIGHT.outcome(after)) == ("push", 1, None, None)


@rule("AMAZE-NIGHT-4")
@pytest.mark.parametrize("corner", ["g1", "g7", "a7"])
def test_the_home_of_another_does_not_end_the_night(corner: str) -> None:
    state = position(OPEN, player("b1", found="fox"), NIGHT_BEN, night=True, phase="move")
    assert DAYNIGHT.outcome(play(state, f"move {corner}", game=DAYNIGHT)) is None


@rule("AMAZE-NIGHT-4")
def test_home_with_a_night_card_open_does_not_end_the_game() -> None:
    open_card = position(OPEN, player("b1", face_up="fox"), NIGHT_BEN, night=True, phase="move")
    assert DAYNIGHT.outcome(play(open_card, "move a1", game=DAYNIGHT)) is None
    secret_card = position(OPEN, player("b1", seeks="fox"), player("g1", seeks="cat"), night=True, phase="move")
    assert SECRET.outcome(play(secret_card, "move a1", game=SECRET)) is None


@rule("AMAZE-NIGHT-4")
def test_a_last_night_treasure_on_the_own_home_ends_the_game_at_once() -> None:
    """E-09, at night."""
    state = position(OPEN, player("b1", face_up="fox"), NIGHT_BEN, shows={"a1": "fox"}, night=True, phase="move")
    assert told(state, "move a1", game=DAYNIGHT, drawn="coin=5")[1:] == (
        Found(0, "fox"),
        CoinTurned(0, 5),
        Ended(Outcome((0,), "points", (7, 1))),
    )
