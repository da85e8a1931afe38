"""Who knows what: a hand is known to its owner alone, and what is in the bag to nobody."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Secret, Seeded, heard
from knossos.games.dedalos import Minotaur, State, View
from knossos.games.dedalos.events import Drew, DrewTiles
from knossos.games.dedalos.rules import bag, unseen
from tests.games.dedalos.position import (
    BASE,
    FULL,
    hands,
    legal,
    player,
    position,
    step,
    tile,
    told,
    with_bag,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

IDLE = player("o", "NE NE NE")


# What is seen


@rule("DEDALO-INFO-1", "T37")
def test_a_view_shows_everything_but_the_hands_of_others() -> None:
    state = position(
        "O─",
        player("e1", "+collapse NS NESW+star+star"),
        player("-"),
        player("o", "+red NES+star"),
        stars={"e1": 1},
        gone="+white NE",
        minotaur="o<e1",
        red=2,
        white=1,
        hopeless=1,
        taken=(1, 1, 0),
        start="o",
        replaced=True,
        refill=True,
    )
    view = FULL.view(state, 2)
    assert view == View(
        grid=state.grid,
        tributes=((1, 0), None, (0, 0)),
        sizes=(3, 0, 2),
        gone=(tile("+white"), tile("NE")),
        minotaur=Minotaur((0, 0), (1, 0)),
        red=2,
        white=1,
        hopeless=1,
        seat=0,
        phase="act",
        steps=0,
        absent=False,
        refill=True,
        lays=1,
        moves=1,
        pushes=0,
        start=(0, 0),
        replaced=True,
        winner=None,
        viewer=2,
        hand=(tile("+red"), tile("NES+star")),
    )
    assert "collapse" not in str(view)
    assert b"collapse" not in msgspec.json.encode(view)
    assert FULL.view(state, 0) == replace(view, viewer=0, hand=state.hands[0])
    assert FULL.view(state, 1) == replace(view, viewer=1, hand=())
    assert FULL.view(state, None) == replace(view, viewer=None, hand=())


@rule("DEDALO-INFO-1", "T37")
def test_neither_a_view_nor_a_state_has_an_order_of_the_bag() -> None:
    assert set(View.__struct_fields__) - set(State.__struct_fields__) == {"viewer", "hand"}
    assert set(State.__struct_fields__) - set(View.__struct_fields__) == {"hands"}
    state = position("O", IDLE, IDLE, IDLE)
    assert FULL.bag_size(state) == FULL.bag_size(FULL.view(state, 1)) == FULL.bag_size(FULL.view(state, None)) == 134


@rule("DEDALO-INFO-1", "T37")
def test_only_the_one_who_draws_hears_what() -> None:
    state = position("O", player("o", "NE"), IDLE, IDLE, taken=(1, 0, 0))
    happenings = told(state, "stop", drawn="NS +red")
    assert heard(happenings, 0)[0] == DrewTiles(0, (tile("+red"), tile("NS")))
    for listener in (1, 2, None):
        assert heard(happenings, listener)[0] == Drew(0, 2)


@rule("DEDALO-INFO-1")
def test_the_hand_of_the_caught_is_not_shown() -> None:
    state = position("O──", player("e1"), player("e1", "NESW+star+star+star"), IDLE, minotaur="e2<e1", red=1)
    _, happenings, _ = step(state, "push 1 e2")
    assert not any(isinstance(each, Secret) for each in happenings)
    assert not any(each.reveals for each in heard(happenings, 1))
    assert "NESW" not in str(happenings)


# What is not seen


@rule("DEDALO-INFO-1")
def test_what_nobody_has_seen_is_what_is_missing_from_the_box() -> None:
    state = position("O┐", player("e1", "NS"), IDLE, IDLE, stars={"e1": 1}, gone="NE NESW", game=BASE)
    rest = Counter(map(str, unseen(state, BASE.box)))
    assert rest.total() == 132 - 3
    assert (rest["NE+star"], rest["NE"], rest["NESW"], rest["NS"]) == (8, 24, 9, 24)
    assert Counter(map(str, bag(state, BASE.box))) == rest - Counter({"NS": 1, "NE": 6})
    assert list(map(str, unseen(BASE.view(state, 0), BASE.box))) == list(map(str, unseen(state, BASE.box)))


@rule("DEDALO-INFO-1")
def test_what_is_unseen_comes_in_the_order_of_the_bag() -> None:
    state = position("O·····#", IDLE, IDLE, IDLE, gone="+white NE+star", minotaur="o", red=3, white=1)
    rest = list(dict.fromkeys(map(str, unseen(state, FULL.box))))
    assert rest[:4] == ["+red", "+white", "NE", "NE+star"]  # the collapse tile lies on e6
    assert Counter(map(str, unseen(state, FULL.box)))["+white"] == 6 - 2
    assert Counter(map(str, unseen(state, FULL.box)))["+red"] == 1


# Dealing anew what a seat does not know


@rule("DEDALO-INFO-1")
def test_the_hands_of_the_others_are_dealt_anew_from_them_and_the_bag() -> None:
    state = with_bag(position("O", player("o", "NE"), player("o", "NS NS"), player("o", "NES")), "+red")
    chance = Noting(position=-1)
    other = FULL.reshuffle(state, 0, chance)
    everything = ["+red", "NES", "NS", "NS"]
    assert chance.offers == [everything, everything[:3], everything[:2]]
    assert chance.drawn == [Drawn("hidden", text) for text in ("NS", "NS", "NES")]
    assert hands(other) == ["NE", "NS NS", "NES"]
    assert other == state
    another = FULL.reshuffle(state, 0, Noting())
    assert hands(another) == ["NE", "+red NES", "NS"]  # in order
    assert another == replace(state, hands=another.hands)
    spectator = FULL.reshuffle(state, None, Noting())
    assert hands(spectator) == ["+red", "NE NES", "NS"]


@rule("DEDALO-INFO-1")
def test_dealing_anew_changes_nothing_that_the_seat_sees_or_may_do() -> None:
    chance = Seeded("anew")
    state, _ = FULL.deal(4, chance)
    for turn in range(60):
        for seat in (0, 1, 2, 3, None):
            other = FULL.reshuffle(state, seat, chance)
            assert FULL.view(other, seat) == FULL.view(state, seat)
            assert FULL.census(other) == FULL.census(state)
            if seat == FULL.to_act(state):
                assert legal(other) == legal(state)
        state, _ = FULL.play(state, chance.draw("action", FULL.legal(state)), chance.at(turn + 1))


# Imagining a position from a view


@rule("DEDALO-INFO-1")
def test_the_others_may_hold_anything_that_was_not_seen() -> None:
    state = with_bag(position("O", player("o", "NE"), player("o", "NS NS"), player("o", "NES")), "+red")
    chance = Noting()
    imagined = FULL.imagine(FULL.view(state, 1), [], chance)
    assert chance.offers == [["+red", "NE", "NES"], ["NE", "NES"]]
    assert chance.drawn == [Drawn("hidden", "+red"), Drawn("hidden", "NE")]
    assert hands(imagined) == ["+red", "NS NS", "NE"]
    assert imagined == replace(state, hands=imagined.hands)


@rule("DEDALO-INFO-1")
def test_a_spectator_imagines_all_hands() -> None:
    state = with_bag(position("O", player("o", "NE"), player("o", "NS NS"), player("o", "NES")), "+red")
    imagined = FULL.imagine(FULL.view(state, None), [], Noting(position=-1))
    assert hands(imagined) == ["NS", "NES NS", "NE"]
    assert FULL.view(imagined, None) == FULL.view(state, None)


# What an action could come to


@rule("DEDALO-INFO-1", "DEDALO-MINO-2")
def test_what_the_others_hold_matters_by_its_minotaur_tiles() -> None:
    state = with_bag(position("O", player("o", "NE"), player("o", "+white"), player("o", "NES NS")), "+red NE")
    assert [hands(other) for other in FULL.alike(state, 0)] == [
        ["NE", "NS", "NE NES"],
        ["NE", "+red", "NES NS"],
        ["NE", "NS", "+red +white"],
    ]


@rule("DEDALO-INFO-1")
def test_positions_that_look_alike_follow_from_what_the_seat_knows() -> None:
    state = with_bag(position("O", player("o", "NE"), player("-"), player("o", "NES NS")), "+red NE")
    for seat in range(3):
        alike = list(FULL.alike(state, seat))
        assert alike == list(FULL.alike(FULL.reshuffle(state, seat, Seeded("minos")), seat))
        for other in alike:
            assert FULL.view(other, seat) == FULL.view(state, seat)
            assert FULL.census(other) == FULL.census(state)
