"""Who knows what: nobody sees what lies face down, and everybody may remember it."""

import msgspec
import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Event, Seeded, TurnBegan, heard
from knossos.games import load
from knossos.games.team import Front, State, View
from knossos.games.team import Team as TeamEdition
from knossos.games.team.events import (
    Carried,
    Covered,
    DaedalusPushed,
    Pushed,
    Rotated,
    Switched,
    Turned,
    Uncovered,
    Walked,
)
from knossos.games.team.secrets import remembered, unseen_tiles
from knossos.maze import NAMES, Tile, arrow, square
from tests.games.playing import Noting
from tests.games.team.position import (
    CLOSED,
    EXPERT,
    INTRODUCTORY,
    OPEN,
    STANDARD,
    STRAIGHTS,
    Team,
    dealt,
    fronts,
    legal,
    lying,
    play,
    player,
    position,
    signs,
    step,
)

rule = pytest.mark.rule

AID: Team = load("team", memory=True)

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="urn amulet")


def tile(text: str) -> Tile:
    return Tile.parse(text)


def known(*memory: Event) -> dict[str, str]:
    """What some events tell about the tiles that lie face down."""
    return {NAMES[at]: str(front) for at, front in remembered(memory).items()}


def edition(game: Team) -> TeamEdition:
    assert isinstance(game, TeamEdition)
    return game


# What is seen


@rule("TEAM-FLIP-6", "T-49")
def test_a_view_shows_everything_but_what_lies_face_down() -> None:
    state = position(
        STRAIGHTS,
        YELLOW,
        RED,
        shows={"b2": "doll", "d3": "shell", "c1": "mushroom"},
        down="b2 d3",
        spare="NE+skull",
        collected="sickle",
        pages="push/b1 flip/doll+mandrake",
        turn=1,
        moves=0,
        found=1,
        helper=True,
        used=("rotate",),
    )
    view = INTRODUCTORY.view(state, 1)
    assert view == View(
        maze=state.maze,
        spare=tile("NE+skull"),
        pieces=(square("a1"), square("g1")),
        boards=(("key", "fan"), ("urn", "amulet")),
        collected=("sickle",),
        pages=("push/b1", "flip/doll+mandrake"),
        spells=(("push", "rotate"), ("push", "rotate")),
        seat=1,
        phase="act",
        moves=0,
        found=1,
        helper=True,
        used=("rotate",),
        viewer=1,
        fronts=None,
    )
    assert [str(view.maze.tiles[square(name)]) for name in ("b2", "d3", "c1")] == ["+rubble", "+rubble", "NS+mushroom"]
    assert "shell" not in str(view)
    assert b"shell" not in msgspec.json.encode(view)
    for seat in (0, None):
        assert INTRODUCTORY.view(state, seat) == replace(view, viewer=seat)


@rule("TEAM-FLIP-6", "T-49")
def test_of_deck_and_book_only_the_counts_are_seen() -> None:
    state = dealt(3)
    view = INTRODUCTORY.view(state, 0)
    assert (signs(state).cards_left, signs(state).pages_left) == (18, 23)
    assert set(View.__struct_fields__) - set(State.__struct_fields__) == {"viewer"}
    seen = str(view)
    assert "mark-3+mark-4" not in seen  # a page to come; neither the view nor even the state has an order of them
    assert "push/" not in seen


@rule("TEAM-FLIP-6", "T-49")
def test_what_was_seen_before_is_still_in_the_log() -> None:
    state = position(STRAIGHTS, YELLOW, RED, shows={"b2": "doll", "d3": "mandrake"}, pages="", spare="NE+skull")
    flipped = step(state, "end", drawn="page=flip/doll+mandrake")
    log = flipped[1]
    assert Covered(square("b2"), tile("NS+doll")) in log
    pushed = step(flipped[0], "end", drawn="page=push/f1")
    assert DaedalusPushed(arrow("f1"), tile("NE+skull"), tile("NS")) in pushed[1]
    assert "skull" not in str(INTRODUCTORY.view(pushed[0], 0))
    for listener in (0, 1, None):
        assert heard(log, listener) == log  # and everybody hears the same


@rule("TEAM-FLIP-6")
def test_with_a_memory_aid_everybody_sees_what_lies_face_down() -> None:
    state = position(STRAIGHTS, YELLOW, RED, shows={"b2": "doll"}, down="b2 d3")
    for seat in (0, 1, None):
        assert AID.view(state, seat).fronts == (Front(square("b2"), tile("NS+doll")), Front(square("d3"), tile("NS")))
        assert INTRODUCTORY.view(state, seat).fronts is None


@rule("TEAM-FLIP-6", "T-37")
def test_after_two_face_down_tiles_are_switched_the_view_shows_two_unknown_ones() -> None:
    switching = player("a1", seeks="key fan", second="switch")
    state = position(STRAIGHTS, switching, RED, shows={"b2": "doll", "c2": "shell"}, down="b2 c2")
    after = play(state, "switch b2 c2", game=STANDARD)
    assert fronts(after) == {"b2": "NS+shell", "c2": "NS+doll"}
    assert lying(after, "b2 c2") == ["+rubble", "+rubble"]
    before_it, after_it = STANDARD.view(state, 0), STANDARD.view(after, 0)
    assert after_it == replace(before_it, used=("switch",))  # nothing but the spell has changed to the eye
    assert after_it.fronts is None


@rule("TEAM-FLIP-6")
def test_what_is_hidden_makes_no_difference_to_what_may_be_done() -> None:
    one = position(OPEN, YELLOW, RED, shows={"b2": "key", "d2": "shell"}, down="b2 d2")
    other = replace(one, fronts=(Front(square("b2"), tile("NESW+shell")), Front(square("d2"), tile("NESW+key"))))
    assert legal(one) == legal(other)
    assert INTRODUCTORY.view(one, 0) == INTRODUCTORY.view(other, 0)


# Dealing anew what nobody sees


def test_what_lies_face_down_is_exchanged_among_itself() -> None:
    state = position(STRAIGHTS, YELLOW, RED, shows={"b2": "doll", "d3": "shell", "f4": "skull"}, down="b2 d3 f4")
    for seat in (0, 1, None):
        chance = Noting(position=-1)
        other = INTRODUCTORY.reshuffle(state, seat, chance)
        assert chance.offers == [["NS+doll", "NS+shell", "NS+skull"], ["NS+doll", "NS+shell"], ["NS+doll"]]
        assert chance.drawn == [Drawn("hidden", f"NS+{name}") for name in ("skull", "shell", "doll")]
        assert other == replace(
            state,
            fronts=(
                Front(square("b2"), tile("NS+skull")),
                Front(square("d3"), tile("NS+shell")),
                Front(square("f4"), tile("NS+doll")),
            ),
        )
    assert INTRODUCTORY.reshuffle(state, 0, Noting()) == state


def test_where_nothing_is_hidden_nothing_is_dealt_anew() -> None:
    state = position(STRAIGHTS, YELLOW, RED, shows={"b2": "doll", "d3": "shell"}, down="b2 d3")
    chance = Noting(position=-1)
    assert AID.reshuffle(state, 0, chance) == state
    open_maze = position(CLOSED, YELLOW, RED)
    assert INTRODUCTORY.reshuffle(open_maze, None, chance) == open_maze
    assert chance.drawn == []


# What the events tell


def test_a_tile_is_remembered_where_it_was_turned_face_down() -> None:
    assert known() == {}
    assert known(Covered(square("f2"), tile("SW+doll")), Covered(square("d3"), tile("NE+mandrake"))) == {
        "f2": "NE+doll",  # but not how it lay
        "d3": "NE+mandrake",
    }


def test_a_tile_that_is_turned_up_is_no_longer_face_down() -> None:
    covered = Covered(square("f2"), tile("NE+doll"))
    assert known(covered, Uncovered(0, square("f2"), tile("NE+doll"))) == {}
    assert known(covered, Uncovered(0, square("d3"), tile("NE"))) == {"f2": "NE+doll"}


def test_a_tile_that_daedalus_pushes_in_is_remembered_and_shifts_the_others() -> None:
    down = [Covered(square(name), tile(f"NE+{name}")) for name in ("b1", "b7", "c3")]
    assert known(*down, DaedalusPushed(arrow("b1"), tile("ESW+skull"), tile("NE+b7"))) == {
        "b2": "NE+b1",
        "b1": "NES+skull",  # and not the one that came out at b7
        "c3": "NE+c3",
    }


def test_a_push_shifts_what_lies_face_down() -> None:
    down = [Covered(square(name), tile(f"NE+{name}")) for name in ("a4", "f4", "c3")]
    assert known(*down, Pushed(0, arrow("a4"), tile("NS"), tile("NS"))) == {
        "b4": "NE+a4",
        "g4": "NE+f4",
        "c3": "NE+c3",
    }
    assert known(*down, Pushed(0, arrow("d1"), tile("NS"), tile("NS"))) == {
        "a4": "NE+a4",
        "f4": "NE+f4",
        "c3": "NE+c3",
    }


def test_a_switch_exchanges_what_lies_face_down() -> None:
    b2, c2 = Covered(square("b2"), tile("NE+doll")), Covered(square("c2"), tile("NE+shell"))
    switched = Switched(0, square("b2"), square("c2"))
    assert known(b2, switched) == {"c2": "NE+doll"}
    assert known(c2, switched) == {"b2": "NE+shell"}
    assert known(b2, c2, switched) == {"c2": "NE+doll", "b2": "NE+shell"}
    assert known(b2, Switched(0, square("d2"), square("d3"))) == {"b2": "NE+doll"}


def test_other_events_tell_nothing_about_what_lies_face_down() -> None:
    covered = Covered(square("f2"), tile("NE+doll"))
    others = (
        TurnBegan(0),
        Walked(0, (square("f1"), square("f2"))),
        Carried(0, square("f2"), square("f3")),
        Rotated(0, square("f2"), tile("NS")),
        Turned(0, square("f2"), tile("NS")),
    )
    assert known(covered, *others) == {"f2": "NE+doll"}


def test_the_events_of_a_whole_game_tell_what_lies_where() -> None:
    """Everybody could remember everything."""
    for game in (INTRODUCTORY, EXPERT, load("team", mode="standard", flip="may", spells="random")):
        for seed in range(5):
            chance = Seeded(str(seed))
            state, happenings = game.deal(4, chance)
            memory = list(heard(happenings, 2))
            turn = 0
            while game.to_act(state) is not None:
                assert remembered(memory) == {front.at: front.tile for front in state.fronts}
                actions = game.legal(state)
                turn += 1
                state, happenings = game.play(state, chance.draw("action", actions), chance.at(turn))
                memory += heard(happenings, 2)


# Imagining a position from a view


def three_down() -> tuple[State, list[Event]]:
    """Doll and mandrake were flipped, and then a tile was pushed in; with all that was heard."""
    state, happenings = INTRODUCTORY.deal(2, Noting())
    after, more, _ = step(state, "end", drawn="page=push/b1")
    assert fronts(after) == {"b1": "NS+mark-2", "f2": "NE+doll", "d3": "NE+mandrake"}
    return after, [*heard(happenings, 0), *heard(more, 0)]


HIDDEN_TILES = ["NE+doll", "NE+mandrake", "NS+mark-2"]


def test_what_nobody_sees_is_what_is_missing_from_the_box() -> None:
    state, _ = three_down()
    box = edition(INTRODUCTORY).box
    assert list(map(str, unseen_tiles(state, box))) == HIDDEN_TILES
    assert list(map(str, unseen_tiles(INTRODUCTORY.view(state, 1), box))) == HIDDEN_TILES
    assert unseen_tiles(dealt(2, STANDARD), box) == []


def test_who_remembers_everything_imagines_what_is() -> None:
    state, memory = three_down()
    chance = Noting()
    assert INTRODUCTORY.imagine(INTRODUCTORY.view(state, 0), memory, chance) == state
    assert chance.drawn == []


def test_who_remembers_nothing_imagines_the_tiles_that_are_missing_anywhere() -> None:
    state, _ = three_down()
    chance = Noting(position=-1)
    imagined = INTRODUCTORY.imagine(INTRODUCTORY.view(state, None), [], chance)
    assert chance.offers == [HIDDEN_TILES, HIDDEN_TILES[:2], HIDDEN_TILES[:1]]
    assert chance.drawn == [Drawn("hidden", name) for name in reversed(HIDDEN_TILES)]
    assert fronts(imagined) == {"b1": "NS+mark-2", "f2": "NE+mandrake", "d3": "NE+doll"}
    assert imagined == replace(state, fronts=imagined.fronts)
    assert fronts(INTRODUCTORY.imagine(INTRODUCTORY.view(state, 0), [], Noting())) == {
        "b1": "NE+doll",
        "f2": "NE+mandrake",
        "d3": "NS+mark-2",
    }


def test_who_remembers_some_of_it_imagines_the_rest() -> None:
    state, _ = three_down()
    chance = Noting(position=-1)
    memory = [Covered(square("f2"), tile("SW+doll"))]
    imagined = INTRODUCTORY.imagine(INTRODUCTORY.view(state, 1), memory, chance)
    assert chance.offers == [["NE+mandrake", "NS+mark-2"], ["NE+mandrake"]]
    assert fronts(imagined) == {"b1": "NS+mark-2", "f2": "NE+doll", "d3": "NE+mandrake"}
    assert list(imagined.fronts) == sorted(imagined.fronts, key=lambda front: front.at)


def test_a_memory_of_a_tile_that_is_seen_elsewhere_counts_for_nothing() -> None:
    state, _ = three_down()
    chance = Noting(position=-1)
    memory = [Covered(square("f2"), tile("NES+skull")), Covered(square("d3"), tile("NE+doll"))]
    imagined = INTRODUCTORY.imagine(INTRODUCTORY.view(state, 0), memory, chance)
    assert chance.offers == [["NE+mandrake", "NS+mark-2"], ["NE+mandrake"]]
    assert fronts(imagined) == {"b1": "NS+mark-2", "f2": "NE+mandrake", "d3": "NE+doll"}


def test_a_memory_of_the_same_tile_twice_counts_once() -> None:
    state, _ = three_down()
    chance = Noting()
    memory = [Covered(square("d3"), tile("NE+doll")), Covered(square("f2"), tile("NE+doll"))]
    imagined = INTRODUCTORY.imagine(INTRODUCTORY.view(state, 0), memory, chance)
    assert fronts(imagined) == {"b1": "NE+mandrake", "f2": "NS+mark-2", "d3": "NE+doll"}


def test_a_memory_of_a_square_that_lies_open_counts_for_nothing() -> None:
    state, memory = three_down()
    wrongly = [*memory, Covered(square("f6"), tile("NE+doll"))]
    assert INTRODUCTORY.imagine(INTRODUCTORY.view(state, 0), wrongly, Noting()) == state


def test_with_a_memory_aid_there_is_nothing_to_imagine() -> None:
    state, _ = three_down()
    chance = Noting()
    view = AID.view(state, 0)
    assert AID.imagine(view, [Covered(square("f2"), tile("NE+mandrake"))], chance) == state
    assert chance.drawn == []


@pytest.mark.parametrize("game", [INTRODUCTORY, STANDARD, EXPERT, AID])
def test_what_nobody_sees_makes_no_difference_to_what_is_seen(game: Team) -> None:
    state, _ = game.deal(3, Seeded("three"))
    for turn in range(12):
        state, _ = game.play(state, game.legal(state)[-1], Seeded("three", turn))
        for seat in (0, 1, 2, None):
            view = game.view(state, seat)
            assert game.view(game.reshuffle(state, seat, Seeded("another deal")), seat) == view
            assert game.view(game.imagine(view, [], Seeded("a dream")), seat) == view
