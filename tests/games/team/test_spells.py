"""Spells: how often they may be cast, and what Push and Rotate do."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any, cast

import pytest
from msgspec.structs import replace

from knossos.game import Rejection, TurnBegan, revealing
from knossos.games import load
from knossos.games.dragon import Pass
from knossos.games.team import Push, Rotate, State
from knossos.games.team.events import BonusMove, Carried, Collected, DaedalusTeleported, Pushed, Rotated, Walked
from knossos.locale import catalogue
from knossos.maze import NAMES, Tile, arrow, square
from tests.games.playing import Noting
from tests.games.team.names import ARROW_NAMES, QUIET, squares
from tests.games.team.position import (
    CLOSED,
    CORNERS,
    EXPERT,
    INTRODUCTORY,
    OPEN,
    STANDARD,
    STRAIGHTS,
    Team,
    fronts,
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

rule = pytest.mark.rule

NEVER_UNDO: Team = load("team", reverse="never-undo-daedalus")

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="doll urn")

LINES = [("b1", "b7"), ("d1", "d7"), ("f1", "f7"), ("a2", "g2"), ("a4", "g4"), ("a6", "g6")]
LOOSE_NAMES = [name for name in NAMES if name[0] in "bdf" or name[1] in "246"]
NUMBERED = {name: f"was-{name}" for name in NAMES}

A_LITTLE_OF_EACH = """
    ╶┼·····
    ·····│·
    ·······
    ·······
    ·······
    ·······
    ·······
"""
"""Yellow can walk to b1, and f2 can be rotated; neither has to do with row 4."""


def pushes(state: State, game: Team = INTRODUCTORY) -> list[str]:
    return [text for text in legal(state, game) if text[0] in "abcdefg" and text[2:3] == "/"]


def arrows(state: State, game: Team = INTRODUCTORY) -> list[str]:
    return list(dict.fromkeys(text.split("/")[0] for text in pushes(state, game)))


def rotations(state: State) -> list[str]:
    return [text.removeprefix("rotate ") for text in legal(state) if text.startswith("rotate ")]


# Budget and order


@rule("TEAM-ACT-1", "TEAM-PUSH-1", "TEAM-ROT-1")
def test_a_turn_offers_every_push_every_rotation_every_walk_and_the_end() -> None:
    state = position(STRAIGHTS, YELLOW, RED)
    assert legal(state) == [
        *(f"{name}/{turned}" for name in ARROW_NAMES for turned in ("NS", "EW")),
        *(f"rotate {name}/EW" for name in LOOSE_NAMES),
        *(f"move a{row}" for row in (1, 2, 3, 4, 5, 6, 7)),
        "end",
    ]
    assert len(LOOSE_NAMES) == 33


@rule("TEAM-ACT-1", "TEAM-ACT-2")
@pytest.mark.parametrize("order", list(permutations(["a4/EW", "rotate f2/EW", "move b1"])))
def test_spells_and_the_move_may_come_in_any_order(order: Sequence[str]) -> None:
    state = position(A_LITTLE_OF_EACH, YELLOW, RED)
    after = play(state, *order, drawn=f"page={QUIET}")
    assert after == replace(
        state,
        maze=state.maze.lay(square("a4"), Tile(10)).lay(square("f2"), Tile(10)),
        spare=Tile(0),
        pieces=squares("b1 g1"),
        pages=("teleport/red+blue/yellow", QUIET),
        seat=1,  # nothing is left to do (E-22)
    )


@rule("TEAM-ACT-1", "TEAM-ACT-2", "TEAM-END-4", "T-26")
def test_a_spell_is_cast_once_in_a_turn_and_is_ready_in_the_next_one() -> None:
    state = position(A_LITTLE_OF_EACH, YELLOW, RED)
    pushed = play(state, "a4/EW", "move b1")
    assert pushed.used == ("push",)
    assert refused(pushed, "b7/NS") == ("team-spell-used", "TEAM-ACT-1", {})
    assert refused(pushed, "move a1") == ("team-no-move", "TEAM-ACT-1", {})
    assert refused(play(state, "rotate f2/EW"), "rotate f2/NS") == ("team-spell-used", "TEAM-ACT-1", {})
    again = play(pushed, "rotate f2/EW", "end", drawn=f"page={QUIET} page=flip/skull+lantern")
    assert (again.seat, again.used, again.moves) == (0, (), 1)
    assert arrows(again) == ARROW_NAMES
    assert rotations(again) == ["f2/NS", "a4/NS"]
    assert walks(again) == ["a1", "b1"]


@rule("TEAM-ACT-1")
def test_an_action_of_another_game_is_refused() -> None:
    state = position(A_LITTLE_OF_EACH, YELLOW, RED)
    with pytest.raises(Rejection) as refusal:
        INTRODUCTORY.play(state, cast(Any, Pass()), Noting())
    assert (refusal.value.key, refusal.value.rule) == ("team-act", "TEAM-ACT-1")


@rule("TEAM-ROT-3")
def test_a_tile_that_lies_the_same_whichever_way_is_not_rotated() -> None:
    state = position(OPEN, YELLOW, RED)
    assert refused(state, "rotate d2/NE") == ("team-rotate-never", "TEAM-ROT-3", {"square": "d2"})
    assert rotations(state) == []


@rule("TEAM-ACT-4")
@pytest.mark.parametrize(("language", "said"), [("en", "Push, Rotate"), ("de", "Schieben, Drehen")])
def test_a_refusal_names_spells_as_people_call_them(language: str, said: str) -> None:
    with pytest.raises(Rejection) as refusal:
        play(position(A_LITTLE_OF_EACH, YELLOW, RED), "switch b2 b3")
    assert said in catalogue(language).say(refusal.value.key, **refusal.value.values)


@rule("TEAM-ACT-3")
def test_a_turn_may_end_with_nothing_done() -> None:
    state = position(A_LITTLE_OF_EACH, YELLOW, RED)
    assert told(state, "end", drawn=f"page={QUIET}") == (TurnBegan(1), DaedalusTeleported(("blue", "green"), "red"))
    after = play(state, "end", drawn=f"page={QUIET}")
    assert after == replace(state, seat=1, pages=("teleport/red+blue/yellow", QUIET))


@rule("TEAM-ACT-3")
def test_who_has_nothing_else_to_do_may_only_end_the_turn() -> None:
    state = position(CLOSED, YELLOW, RED, used=("push",))
    assert legal(state) == ["end"]
    assert legal(replace(state, moves=0)) == ["end"]


@rule("TEAM-ACT-4")
@pytest.mark.parametrize(
    ("game", "by_rule"), [(INTRODUCTORY, "TEAM-SETUP-9"), (STANDARD, "TEAM-STD-2"), (EXPERT, "TEAM-STD-2")]
)
def test_nobody_casts_the_spell_of_another(game: Team, by_rule: str) -> None:
    state = position(A_LITTLE_OF_EACH, YELLOW, player("g1", seeks="doll urn", second="switch"))
    assert refused(state, "switch b2 b3", game) == ("team-no-spell", by_rule, {"spells": "Push, Rotate"})
    assert not [text for text in legal(state, game) if text.startswith("switch ")]
    reds = play(state, "end", game=game, drawn=f"page={QUIET}")
    assert refused(reds, "rotate f2/EW", game) == ("team-no-spell", by_rule, {"spells": "Push, Switch"})
    assert play(reds, "switch b2 b3", game=game).used == ("switch",)


@rule("TEAM-ACT-4", "TEAM-ACT-5")
def test_what_one_has_cast_is_ready_for_the_next_who_has_it_too() -> None:
    reds = play(position(A_LITTLE_OF_EACH, YELLOW, RED), "a4/EW", "rotate f2/EW", "end", drawn=f"page={QUIET}")
    assert reds.used == ()
    assert arrows(reds) == ARROW_NAMES
    assert rotations(reds) == ["f2/NS", "a4/NS"]


@rule("TEAM-ACT-5")
def test_a_spell_is_used_when_its_effect_takes_place() -> None:
    state = position(A_LITTLE_OF_EACH, YELLOW, RED)
    assert play(state, "a4/NS").used == ("push",)
    assert play(state, "rotate f2/EW").used == ("rotate",)
    assert play(state, "move b1").used == ()
    refused(state, "rotate f2/NS")  # and an attempt that is refused uses nothing up
    assert "rotate f2/EW" in legal(state)


@rule("TEAM-ACT-6")
def test_no_spell_is_cast_before_the_stop_of_a_walk_is_over() -> None:
    above_a_straight = "╷······\n│······\n" + "·······\n" * 5
    state = position(above_a_straight, player("a1", seeks="key fan", second="switch"), RED, down="a2")
    stopping = play(state, "move a2", game=STANDARD)
    for spell in ("b1/NS", "rotate d2/NS", "switch a2 b2"):
        assert refused(stopping, spell, STANDARD) == ("team-turn-first", "TEAM-FLIP-2", {})
    stopped = play(stopping, "turn EW", game=STANDARD)
    for spells in (("b1/NS", "switch a2 b2"), ("switch a2 b2", "b1/NS")):
        assert play(stopped, *spells, game=STANDARD, drawn=f"page={QUIET}").seat == 1


@rule("TEAM-ACT-6", "TEAM-ACT-2")
def test_spells_are_cast_before_between_and_after_two_moves() -> None:
    corridor = "╶──╴···\n" + "·······\n" * 4 + "····│··\n" + "·······\n"
    state = position(corridor, YELLOW, RED, shows={"b1": "key", "d1": "fan"})
    for order in permutations(["a4/NS", "rotate e6/EW", "move b1", "move d1"]):
        if order.index("move b1") < order.index("move d1"):
            after = play(state, *order, drawn=f"treasure=skull treasure=shell page={QUIET}")
            assert (after.collected, after.seat) == (("key", "fan"), 1)


@rule("TEAM-ACT-8")
def test_spells_may_be_cast_for_a_teammate_alone() -> None:
    state = position(CLOSED, YELLOW, player("g4", seeks="doll urn"), shows={"f4": "doll"}, spare="EW")
    after = play(state, "a4/EW")
    assert pieces(after) == ["a1", "a4"]
    assert (after.moves, after.used, after.collected) == (1, ("push",), ())
    assert play(state, "a4/EW", "end", drawn=f"page={QUIET}").seat == 1


# Push


@rule("TEAM-PUSH-2", "T-16")
@pytest.mark.parametrize(
    ("spare", "turned"),
    [
        ("ESW", ["NES", "NEW", "NSW", "ESW"]),
        ("EW", ["NS", "EW"]),
        ("SW+key", ["NE", "ES", "NW", "SW"]),
        ("NESW", ["NESW"]),
    ],
)
def test_the_spare_goes_in_at_each_arrow_in_each_orientation_that_differs(spare: str, turned: Sequence[str]) -> None:
    state = position(CORNERS, YELLOW, RED, spare=spare)
    assert pushes(state) == [f"{name}/{each}" for name in ARROW_NAMES for each in turned]


@rule("TEAM-PUSH-2")
def test_the_spare_keeps_its_shape() -> None:
    state = position(CORNERS, YELLOW, RED, spare="NE")
    possible = {"possible": "NE, ES, NW, SW"}
    assert refused(state, "b1/NS") == ("push-rotation", "TEAM-PUSH-2", possible)
    assert refused(state, "b1/NES") == ("push-rotation", "TEAM-PUSH-2", possible)
    assert refused(state, Push(arrow("b1"), 0)) == ("push-rotation", "TEAM-PUSH-2", possible)


@rule("TEAM-PUSH-1")
def test_a_tile_goes_in_only_at_an_arrow() -> None:
    state = position(CORNERS, YELLOW, RED, spare="NE")
    every_arrow = {"arrows": "b1, d1, f1, a2, g2, a4, g4, a6, g6, b7, d7, f7"}
    for here in (square("a1"), square("c1"), square("d4"), -1, 49, 99):
        assert refused(state, Push(here, 3)) == ("push-arrow", "TEAM-PUSH-1", every_arrow)


@rule("TEAM-PUSH-1")
@pytest.mark.parametrize(
    "line", ["b7 b6 b5 b4 b3 b2 b1", "a2 b2 c2 d2 e2 f2 g2", "g6 f6 e6 d6 c6 b6 a6", "d1 d2 d3 d4 d5 d6 d7"]
)
def test_the_line_shifts_by_one_square_and_its_last_tile_is_the_spare(line: str) -> None:
    state = position(CORNERS, YELLOW, RED, shows=NUMBERED, spare="SW+key")
    into, *_, out = line.split()
    after = play(state, f"{into}/ES")
    assert lying(after, line) == ["ES+key", *(f"NE+was-{name}" for name in line.split()[:-1])]
    assert str(after.spare) == f"NE+was-{out}"
    elsewhere = " ".join(name for name in NAMES if name not in line.split())
    assert lying(after, elsewhere) == lying(state, elsewhere)
    assert told(state, f"{into}/ES") == (Pushed(0, arrow(into), Tile(6, ("key",)), Tile(3, (f"was-{out}",))),)


@rule("TEAM-PUSH-1")
def test_the_inserted_tile_lies_face_up_and_no_luck_is_in_it() -> None:
    state = position(CLOSED, YELLOW, RED, spare="SW+key")
    after, happenings, drawn = step(state, "d1/SW")
    assert (fronts(after), lying(after, "d1"), drawn) == ({}, ["SW+key"], [])
    assert not revealing(happenings)


@rule("TEAM-PUSH-3", "T-11")
def test_a_tile_that_lies_face_down_is_never_pushed_out() -> None:
    state = position(CORNERS, YELLOW, RED, spare="NE", down="g2")
    assert arrows(state) == [name for name in ARROW_NAMES if name != "a2"]
    for turned in ("NE", "ES", "NW", "SW"):
        assert refused(state, f"a2/{turned}") == ("team-push-rubble", "TEAM-PUSH-3", {"square": "g2"})
    assert str(play(state, "g2/NE").spare) == "NE"  # a2 lies face up
    both = position(CORNERS, YELLOW, RED, spare="NE", down="a2 g2")
    assert arrows(both) == [name for name in ARROW_NAMES if name not in ("a2", "g2")]
    assert refused(both, "g2/NE") == ("team-push-rubble", "TEAM-PUSH-3", {"square": "a2"})


@rule("TEAM-PUSH-3")
@pytest.mark.parametrize(("pushed", "out"), LINES)
def test_only_the_tile_across_the_arrow_matters(pushed: str, out: str) -> None:
    near = position(CORNERS, YELLOW, RED, spare="NE", down=pushed)
    assert arrows(near) == [name for name in ARROW_NAMES if name != out]
    far = position(CORNERS, YELLOW, RED, spare="NE", down=out)
    assert arrows(far) == [name for name in ARROW_NAMES if name != pushed]


@rule("TEAM-PUSH-3")
def test_push_cannot_be_cast_where_everything_at_the_edge_lies_face_down() -> None:
    """E-09"""
    state = position(CLOSED, YELLOW, RED, down=" ".join(ARROW_NAMES))
    assert legal(state) == ["end"]
    assert state.ready("push")


@rule("TEAM-PUSH-4", "T-15")
def test_what_lies_face_down_elsewhere_in_the_line_shifts_face_down() -> None:
    shown = {"d2": "doll", "b2": "skull", "d4": "urn"}
    state = position(CORNERS, YELLOW, RED, spare="NS", shows=shown, down="d2 b2 d4")
    after = play(state, "a2/EW")
    assert lying(after, "a2 b2 c2 d2 e2 f2 g2") == ["EW", "NE", "+rubble", "NE", "+rubble", "NE", "NE"]
    assert fronts(after) == {"c2": "NE+skull", "e2": "NE+doll", "d4": "NE+urn"}
    assert [front.at for front in after.fronts] == list(squares("c2 e2 d4"))


@rule("TEAM-PUSH-4")
def test_what_lies_face_down_under_the_arrow_shifts_too() -> None:
    after = play(position(CORNERS, YELLOW, RED, down="d1 d6", shows={"d6": "doll"}), "d1/NS")
    assert fronts(after) == {"d2": "NE", "d7": "NE+doll"}
    assert lying(after, "d1 d2 d3 d6 d7") == ["NS", "+rubble", "NE", "NE", "+rubble"]


@rule("TEAM-PUSH-5", "TEAM-PUSH-7", "T-13")
def test_a_piece_that_is_pushed_out_goes_round_and_collects_nothing() -> None:
    state = position(CLOSED, player("g2", seeks="key fan"), RED, spare="NS+key")
    after = play(state, "a2/EW")
    assert told(state, "a2/EW") == (
        Pushed(0, arrow("a2"), Tile(10, ("key",)), Tile(0)),
        Carried(0, square("g2"), square("a2")),
    )
    assert after == replace(
        state,
        maze=state.maze.lay(square("a2"), Tile(10, ("key",))),
        spare=Tile(0),
        pieces=squares("a2 g1"),
        used=("push",),
    )
    assert (after.moves, after.collected, after.boards[0]) == (1, (), ("key", "fan"))


@rule("TEAM-PUSH-7", "TEAM-MOVE-7", "T-14")
def test_a_piece_collects_what_it_was_pushed_onto_by_walking_out_and_back() -> None:
    """E-10, E-11"""
    beside_a_passage = "·······\n╴······\n" + "·······\n" * 5
    state = play(position(beside_a_passage, player("g2", seeks="key fan"), RED, spare="NS+key"), "a2/EW")
    assert walks(state) == ["a2", "b2"]
    way = squares("a2 b2 a2")
    assert told(state, "move a2") == (Walked(0, way), Collected(0, "key"), BonusMove(0))
    isolated = play(position(CLOSED, player("g2", seeks="key fan"), RED, spare="NS+key"), "a2/EW")
    assert walks(isolated) == []
    assert refused(isolated, "move a2") == ("team-move-stay", "TEAM-MOVE-7", {"square": "a2"})


@rule("TEAM-PUSH-5", "TEAM-PUSH-7", "T-17")
def test_a_teammate_that_is_pushed_onto_its_treasure_collects_nothing() -> None:
    """E-20"""
    state = position(CLOSED, YELLOW, player("g2", seeks="doll urn"), spare="NE+doll")
    after = play(state, "a2/NE")
    assert told(state, "a2/NE") == (
        Pushed(0, arrow("a2"), Tile(3, ("doll",)), Tile(0)),
        Carried(1, square("g2"), square("a2")),
    )
    assert pieces(after) == ["a1", "a2"]
    assert (after.boards, after.collected, after.found) == (state.boards, (), 0)


@rule("TEAM-PUSH-5", "TEAM-PUSH-6")
def test_every_piece_in_the_line_goes_along() -> None:
    """E-09b"""
    everybody = (player(on, seeks="key fan") for on in ("d7", "d1", "d7", "e4"))
    state = position(CLOSED, *everybody, spare="NE")
    assert told(state, "d1/SW") == (
        Pushed(0, arrow("d1"), Tile(12), Tile(0)),
        Carried(0, square("d7"), square("d1")),
        Carried(1, square("d1"), square("d2")),
        Carried(2, square("d7"), square("d1")),
    )
    assert pieces(play(state, "d1/SW")) == ["d1", "d2", "d1", "e4"]
    assert pieces(play(state, "d7/SW")) == ["d6", "d7", "d6", "e4"]
    assert pieces(play(state, "a4/SW")) == ["d7", "d1", "d7", "f4"]


@rule("TEAM-PUSH-6")
@pytest.mark.parametrize("name", ARROW_NAMES)
def test_no_push_moves_what_is_printed_on_the_board(name: str) -> None:
    everybody = (player(on, seeks="key fan") for on in ("a1", "c3", "g5", "e7"))
    state = position(CORNERS, *everybody, shows=NUMBERED, spare="NE")
    after = play(state, f"{name}/NE")
    assert pieces(after) == ["a1", "c3", "g5", "e7"]
    printed = [here for here in NAMES if here not in LOOSE_NAMES]
    assert lying(after, " ".join(printed)) == [f"NE+was-{here}" for here in printed]


@rule("TEAM-PUSH-8")
def test_the_push_of_the_player_before_may_be_undone() -> None:
    state = position(CORNERS, YELLOW, RED, shows=NUMBERED, spare="NE")
    undone = play(state, "a2/SW", "end", "g2/NE", drawn=f"page={QUIET}")
    assert undone.maze == state.maze
    assert str(undone.spare) == "SW"


@rule("TEAM-PUSH-5", "TEAM-PUSH-8", "TEAM-FLIP-1", "T-12")
def test_what_daedalus_pushed_in_goes_out_only_after_it_was_turned_face_up() -> None:
    beside_the_arrow = "·······\n" * 2 + "╷······\n│······\n" + "·······\n" * 3
    yellow = player("a3", seeks="key fan")
    state = position(beside_the_arrow, yellow, RED, shows={"a4": "mark-1"}, down="a4", pages="push/a4", spare="NE")
    assert refused(state, "g4/NE") == ("team-push-rubble", "TEAM-PUSH-3", {"square": "a4"})
    turned_up = play(state, "move a4", "turn EW")
    assert "g4" in arrows(turned_up)
    assert told(turned_up, "g4/NE") == (
        Pushed(0, arrow("g4"), Tile(3), Tile(10, ("mark-1",))),
        Carried(0, square("a4"), square("g4")),
    )
    assert pieces(play(turned_up, "g4/NE")) == ["g4", "g1"]


@rule("TEAM-PUSH-8")
@pytest.mark.parametrize(("daedalus", "undo"), [*LINES, *((far, near) for near, far in LINES)])
def test_an_option_forbids_to_undo_what_daedalus_pushed_in_this_turn(daedalus: str, undo: str) -> None:
    """D-08, E-33"""
    state = position(CORNERS, YELLOW, RED, pages=f"teleport/red+blue/yellow push/{daedalus}", turn=1, spare="NE")
    assert arrows(state, NEVER_UNDO) == [name for name in ARROW_NAMES if name != undo]
    assert refused(state, f"{undo}/SW", NEVER_UNDO) == ("team-push-undo", "TEAM-PUSH-8", {"arrow": undo})
    assert arrows(state) == ARROW_NAMES
    assert play(state, f"{undo}/SW").used == ("push",)


@rule("TEAM-PUSH-8")
def test_that_option_speaks_of_nothing_but_the_last_page() -> None:
    state = position(CORNERS, YELLOW, RED, pages="push/a4 teleport/red+blue/yellow", turn=1, spare="NE")
    assert arrows(state, NEVER_UNDO) == ARROW_NAMES
    covered = position(CORNERS, YELLOW, RED, pages="push/a4", down="a4", spare="NE")
    assert refused(covered, "g4/NE", NEVER_UNDO) == ("team-push-rubble", "TEAM-PUSH-3", {"square": "a4"})


# Rotate


@rule("TEAM-ROT-1", "TEAM-ROT-2", "TEAM-ROT-3", "TEAM-ROT-5", "TEAM-ROT-6", "T-18")
def test_a_tile_is_offered_in_every_other_orientation() -> None:
    drawing = """
        ·······
        ·└·─·┼·
        ··└····
        ···┤···
        ·······
        ·└·····
        ·······
    """
    state = position(drawing, YELLOW, RED, down="b6", spare="NE")
    assert rotations(state) == ["b2/ES", "b2/NW", "b2/SW", "d2/NS", "d4/NES", "d4/NEW", "d4/ESW"]


@rule("TEAM-ROT-1")
def test_a_rotated_tile_stays_where_it_is_and_keeps_its_picture() -> None:
    state = position(CORNERS, YELLOW, RED, shows={"d4": "doll"}, spare="NS")
    after = play(state, "rotate d4/SW")
    assert told(state, "rotate d4/SW") == (Rotated(0, square("d4"), Tile(12, ("doll",))),)
    assert after == replace(state, maze=state.maze.lay(square("d4"), Tile(12, ("doll",))), used=("rotate",))


@rule("TEAM-ROT-2")
def test_a_tile_keeps_its_shape() -> None:
    state = position("·······\n·└·─···\n" + "·······\n" * 5, YELLOW, RED)
    corner = {"square": "b2", "possible": "ES, NW, SW"}
    assert refused(state, "rotate b2/NS") == ("team-rotate-how", "TEAM-ROT-2", corner)
    assert refused(state, "rotate b2/NES") == ("team-rotate-how", "TEAM-ROT-2", corner)
    assert refused(state, Rotate(square("b2"), 0)) == ("team-rotate-how", "TEAM-ROT-2", corner)
    straight = {"square": "d2", "possible": "NS"}
    assert refused(state, "rotate d2/NE") == ("team-rotate-how", "TEAM-ROT-2", straight)


@rule("TEAM-ROT-3")
def test_a_rotation_must_change_something() -> None:
    """D-10"""
    state = position(CORNERS, YELLOW, RED)
    assert refused(state, "rotate b2/NE") == ("team-rotate-same", "TEAM-ROT-3", {"square": "b2"})


@rule("TEAM-ROT-5")
def test_what_is_printed_on_the_board_is_never_rotated() -> None:
    """E-08"""
    state = position(CORNERS, YELLOW, RED)
    for name in (here for here in NAMES if here not in LOOSE_NAMES):
        assert refused(state, f"rotate {name}/SW") == ("team-fixed", "TEAM-ROT-5", {"square": name})
    for beyond in (-1, 49, 99):
        assert refused(state, Rotate(beyond, 3)) == ("team-fixed", "TEAM-ROT-5", {"square": str(beyond)})


@rule("TEAM-ROT-6")
def test_a_tile_that_lies_face_down_is_not_rotated() -> None:
    """E-06"""
    state = position(CORNERS, YELLOW, RED, down="d4")
    for turned in ("NE", "SW", "NS"):
        assert refused(state, f"rotate d4/{turned}") == ("team-rotate-rubble", "TEAM-ROT-6", {"square": "d4"})


@rule("TEAM-ROT-4", "T-19")
def test_a_piece_stays_on_a_rotated_tile_and_collects_nothing() -> None:
    state = position(CORNERS, player("d4", seeks="key fan"), RED, shows={"d4": "key"})
    after = play(state, "rotate d4/SW")
    assert pieces(after) == ["d4", "g1"]
    assert (after.collected, after.boards, after.moves) == ((), state.boards, 1)
