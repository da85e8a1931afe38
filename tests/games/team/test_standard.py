"""The standard game: one spell of the pool for each player."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from knossos.games.team import Choose, Switch
from knossos.games.team.events import (
    BonusMove,
    Carried,
    Collected,
    Switched,
    Turned,
    Uncovered,
    Walked,
    WalkSpellUsed,
)
from knossos.games.team.state import Spell
from knossos.maze import NAMES, Tile, square
from tests.games.team.names import ARROW_NAMES, QUIET, squares
from tests.games.team.position import (
    CLOSED,
    CORNERS,
    EXPERT,
    INTRODUCTORY,
    OPEN,
    STANDARD,
    Player,
    Team,
    dealt,
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

RED = player("g1", seeks="doll urn")
BOTH_GAMES = pytest.mark.parametrize("game", [STANDARD, EXPERT])


def yellow(on: str, spell: Spell) -> Player:
    return player(on, seeks="key fan", second=spell)


def row(number: int, tiles: str) -> str:
    """A drawing in which one row alone is more than walls."""
    rows = ["·······"] * 7
    rows[number - 1] = tiles
    return "\n".join(rows)


# One spell each


@rule("TEAM-STD-1")
@pytest.mark.parametrize(
    ("actions", "drawn"),
    [
        (("a4/NS",), ""),
        (("rotate d2/ES",), ""),
        (("move a1",), ""),
        (("move b1", "move d1"), ""),
        (("end",), f"page={QUIET}"),
        (("move b1", "move d1", "end"), f"treasure=skull treasure=shell page={QUIET}"),
    ],
)
@BOTH_GAMES
def test_everything_else_is_as_in_the_introductory_game(actions: tuple[str, ...], drawn: str, game: Team) -> None:
    drawing = "╶──╴···\n···└···\n" + "·······\n" * 5
    state = position(drawing, player("a1", seeks="key fan"), RED, shows={"b1": "key", "d1": "fan"})
    assert legal(state, game) == legal(state)
    assert step(state, *actions, game=game, drawn=drawn) == step(state, *actions, drawn=drawn)


@rule("TEAM-STD-5")
@pytest.mark.parametrize(
    ("second", "walk_spell"),
    [("rotate", None), ("switch", None), ("traverse", "traverse"), ("teleport", "teleport"), ("escape", "escape")],
)
def test_a_walk_has_one_spell_at_most(second: Spell, walk_spell: Spell | None) -> None:
    state = position(CLOSED, yellow("a1", second), RED)
    assert state.walk_spell == walk_spell
    assert replace(state, used=(second,)).walk_spell is None
    assert replace(state, seat=1).walk_spell is None  # it belongs to yellow


@rule("TEAM-STD-5")
@BOTH_GAMES
def test_nobody_ever_has_two_spells_of_the_pool(game: Team) -> None:
    chosen = play(
        dealt(4, game),
        *("choose escape", "choose rotate", "choose teleport", "choose traverse"),
        game=game,
        drawn=" ".join(
            f"treasure={card}" for card in ("key", "fan", "doll", "urn", "skull", "shell", "scroll", "potion")
        )
        + " page=teleport/red+blue/yellow",
    )
    assert chosen.spells == (("push", "escape"), ("push", "rotate"), ("push", "teleport"), ("push", "traverse"))


@rule("TEAM-STD-2", "TEAM-STD-6")
@BOTH_GAMES
def test_first_everybody_takes_a_spell_and_then_nobody_does(game: Team) -> None:
    state = dealt(2, game)
    for action in ("b1/NS", "rotate d2/NE", "switch b2 b3", "move a1", "turn NE", "uncover", "leave", "end"):
        assert refused(state, action, game) == ("team-choose-first", "TEAM-STD-6", {})
    taken = play(state, "choose switch", game=game)
    gone = ("team-spell-gone", "TEAM-STD-2", {"spells": "Rotate, Traverse, Teleport, Escape"})
    assert refused(taken, "choose switch", game) == gone
    assert refused(taken, Choose("push"), game) == gone
    assert refused(position(CLOSED, yellow("a1", "switch"), RED), "choose rotate", game) == (
        "team-chosen",
        "TEAM-STD-6",
        {},
    )


@rule("TEAM-ACT-7")
@pytest.mark.parametrize("spell", ["traverse", "teleport", "escape"])
def test_a_walk_spell_has_no_action_of_its_own(spell: Spell) -> None:
    state = position(CLOSED, yellow("d4", spell), RED, used=("push",))
    assert legal(state, STANDARD) == ["end"]


# Switch


@rule("TEAM-SWI-1", "TEAM-SWI-4")
def test_two_tiles_that_share_a_side_may_be_switched() -> None:
    state = position(row(1, "╶┼·····"), yellow("a1", "switch"), RED, down="b2 c2")
    loose = [name for name in NAMES if name[0] in "bdf" or name[1] in "246"]
    right_of = {f"{left}{number}": f"{right}{number}" for number in range(1, 8) for left, right in pairwise("abcdefg")}
    below = {f"{column}{upper}": f"{column}{lower}" for column in "abcdefg" for upper, lower in pairwise("1234567")}
    pairs = [(here, there) for here in loose for there in (right_of.get(here), below.get(here)) if there in loose]
    assert len(pairs) == 36
    assert legal(state, STANDARD) == [
        *(f"{name}/{turned}" for name in ARROW_NAMES for turned in ("NS", "EW")),
        *(f"switch {here} {there}" for here, there in pairs),
        "move a1",
        "move b1",
        "move b2",
        "end",
    ]


@rule("TEAM-SWI-1", "TEAM-SWI-2", "TEAM-SWI-3", "T-36")
def test_a_switch_takes_pieces_along_and_turns_nothing() -> None:
    state = position(CORNERS, yellow("b2", "switch"), RED, shows={"b2": "key", "c2": "doll"}, down="c2 d4")
    assert told(state, "switch b2 c2", game=STANDARD) == (
        Switched(0, square("b2"), square("c2")),
        Carried(0, square("b2"), square("c2")),
    )
    after = play(state, "switch b2 c2", game=STANDARD)
    assert lying(after, "b2 c2") == ["+rubble", "NE+key"]
    assert fronts(after) == {"b2": "NE+doll", "d4": "NE"}
    assert after == replace(
        state,
        maze=after.maze,
        pieces=squares("c2 g1"),
        fronts=(replace(state.fronts[0], at=square("b2")), state.fronts[1]),
        used=("switch",),
    )
    assert (after.moves, after.collected) == (1, ())
    elsewhere = " ".join(name for name in NAMES if name not in ("b2", "c2"))
    assert lying(after, elsewhere) == lying(state, elsewhere)


@rule("TEAM-SWI-1", "T-36")
@pytest.mark.parametrize("pair", ["b2 c3", "c2 d3", "b2 d2", "b2 b4", "g2 a3", "b2 b2"])
def test_tiles_that_share_no_side_are_not_switched(pair: str) -> None:
    """D-19"""
    state = position(CORNERS, yellow("a1", "switch"), RED)
    assert refused(state, f"switch {pair}", STANDARD) == ("team-switch-apart", "TEAM-SWI-1", {})


@rule("TEAM-SWI-1")
@pytest.mark.parametrize("pair", [(-1, 0), (48, 49), (49, 56), (98, 99)])
def test_squares_that_do_not_exist_are_not_switched(pair: tuple[int, int]) -> None:
    state = position(CORNERS, yellow("a1", "switch"), RED)
    assert refused(state, Switch(*pair), STANDARD) == ("team-switch-apart", "TEAM-SWI-1", {})


@rule("TEAM-SWI-1")
def test_the_tiles_of_a_switch_are_named_in_reading_order() -> None:
    state = position(CORNERS, yellow("a1", "switch"), RED)
    named = {"first": "b2", "second": "c2"}
    assert refused(state, Switch(9, 8), STANDARD) == ("team-switch-order", "TEAM-SWI-1", named)
    assert "switch b2 c2" in legal(state, STANDARD)


@rule("TEAM-SWI-4")
@pytest.mark.parametrize(("pair", "printed"), [("c2 c3", "c3"), ("c3 d3", "c3"), ("a1 a2", "a1"), ("f7 g7", "g7")])
def test_what_is_printed_on_the_board_is_never_switched(pair: str, printed: str) -> None:
    state = position(CORNERS, yellow("a1", "switch"), RED)
    assert refused(state, f"switch {pair}", STANDARD) == ("team-fixed", "TEAM-SWI-4", {"square": printed})


@rule("TEAM-SWI-2", "T-37")
def test_two_covered_tiles_may_be_switched_and_nobody_sees_more() -> None:
    """E-38"""
    state = position(CORNERS, yellow("a1", "switch"), RED, shows={"b2": "doll", "b3": "skull"}, down="b2 b3")
    after = play(state, "switch b2 b3", game=STANDARD)
    assert fronts(state) == {"b2": "NE+doll", "b3": "NE+skull"}
    assert fronts(after) == {"b2": "NE+skull", "b3": "NE+doll"}
    assert [front.at for front in after.fronts] == list(squares("b2 b3"))
    view = STANDARD.view(after, 0)
    assert [str(view.maze.tiles[here]) for here in squares("b2 b3")] == ["+rubble", "+rubble"]
    assert view.fronts is None
    assert after.maze == state.maze


@rule("TEAM-SWI-3")
def test_pieces_on_both_tiles_change_places() -> None:
    everybody = (yellow("d4", "switch"), *(player(on, seeks="doll") for on in ("d5", "d4", "d6")))
    state = position(CORNERS, *everybody)
    assert told(state, "switch d4 d5", game=STANDARD) == (
        Switched(0, square("d4"), square("d5")),
        Carried(0, square("d4"), square("d5")),
        Carried(1, square("d5"), square("d4")),
        Carried(2, square("d4"), square("d5")),
    )
    assert pieces(play(state, "switch d4 d5", game=STANDARD)) == ["d5", "d4", "d5", "d6"]


@rule("TEAM-SWI-3")
def test_a_switch_collects_nothing_and_is_cast_once() -> None:
    state = position(CORNERS, yellow("d4", "switch"), RED, shows={"d4": "key"})
    after = play(state, "switch d4 e4", game=STANDARD)
    assert (pieces(after), lying(after, "e4"), after.collected) == (["e4", "g1"], ["NE+key"], ())
    assert refused(after, "switch d4 e4", STANDARD) == ("team-spell-used", "TEAM-ACT-1", {})
    assert not [text for text in legal(after, STANDARD) if text.startswith("switch ")]


@rule("TEAM-SWI-2", "TEAM-PUSH-8")
def test_a_switch_may_bring_a_tile_to_the_edge_that_undoes_the_push_of_daedalus() -> None:
    """E-33"""
    state = position(CORNERS, yellow("a1", "switch"), RED, down="a4", pages="push/a4")
    assert refused(state, "g4/NS", STANDARD) == ("team-push-rubble", "TEAM-PUSH-3", {"square": "a4"})
    after = play(state, "switch a4 b4", "g4/NS", game=STANDARD, drawn=f"page={QUIET}")
    assert fronts(after) == {"a4": "NE"}  # it went to b4, and back


# Traverse


@rule("TEAM-TRAV-1", "TEAM-TRAV-2", "TEAM-TRAV-5", "T-38")
def test_traverse_crosses_a_covered_tile_that_stays_as_it_is() -> None:
    state = position(row(4, "··╶└──╴"), yellow("c4", "traverse"), RED, down="d4")
    assert walks(state, STANDARD) == ["d4", "e4", "f4", "g4"]
    assert told(state, "move f4", game=STANDARD) == (
        Walked(0, squares("c4 d4 e4 f4")),
        WalkSpellUsed(0, "traverse"),
    )
    after = play(state, "move f4", game=STANDARD)
    assert after == replace(state, pieces=squares("f4 g1"), moves=0, used=("traverse",))
    assert (lying(after, "d4"), fronts(after)) == (["+rubble"], {"d4": "NE"})
    assert told(state, "move d4", game=STANDARD) == (
        Walked(0, squares("c4 d4")),
        Uncovered(0, square("d4"), Tile(3)),
    )
    assert play(state, "move d4", game=STANDARD).used == ()


@rule("TEAM-TRAV-3", "T-38")
def test_traverse_does_not_lead_from_one_covered_tile_to_another() -> None:
    state = position(row(4, "··╶└──╴"), yellow("c4", "traverse"), RED, down="d4 e4")
    assert walks(state, STANDARD) == ["d4"]


@rule("TEAM-TRAV-4", "T-38")
def test_after_a_traverse_the_walk_may_stop_on_another_covered_tile() -> None:
    state = position(row(4, "··╶└─└╴"), yellow("c4", "traverse"), RED, shows={"f4": "key"}, down="d4 f4")
    assert walks(state, STANDARD) == ["d4", "e4", "f4"]  # and g4 would take a second spell
    assert told(state, "move f4", game=STANDARD) == (
        Walked(0, squares("c4 d4 e4 f4")),
        WalkSpellUsed(0, "traverse"),
        Uncovered(0, square("f4"), Tile(3, ("key",))),
    )
    after = play(state, "move f4", "turn SW", game=STANDARD)
    assert (after.collected, after.used, fronts(after)) == (("key",), ("traverse",), {"d4": "NE"})


@rule("TEAM-TRAV-1")
def test_the_way_out_is_any_edge_but_the_one_that_led_in() -> None:
    """E-24"""
    cross = """
        ·······
        ·······
        ···╷···
        ··╶·╴··
        ···╵···
        ·······
        ·······
    """
    for start in ("d3", "c4", "e4", "d5"):
        state = position(cross, yellow(start, "traverse"), RED, down="d4")
        assert walks(state, STANDARD) == [name for name in ("d3", "c4", "d4", "e4", "d5") if name != start]
    walls = cross.replace("╴", "├").replace("╵", "┬")
    assert walks(position(walls, yellow("d3", "traverse"), RED, down="d4"), STANDARD) == ["c4", "d4"]
    no_way_in = cross.replace("╷", "┴")
    assert walks(position(no_way_in, yellow("d3", "traverse"), RED, down="d4"), STANDARD) == []


@rule("TEAM-TRAV-1")
def test_traverse_does_not_lead_out_of_the_maze() -> None:
    """E-25"""
    state = position(row(4, "·····╶└"), yellow("f4", "traverse"), RED, down="g4")
    assert walks(state, STANDARD) == ["g4"]


@rule("TEAM-TRAV-1", "TEAM-ACT-7", "T-39")
def test_a_walk_spell_serves_in_one_of_two_moves() -> None:
    """E-29"""
    drawing = row(4, "╶└─└──╴")
    state = position(drawing, yellow("a4", "traverse"), RED, shows={"c4": "key", "e4": "fan"}, down="b4 d4")
    assert walks(state, STANDARD) == ["b4", "c4", "d4"]
    spent = play(state, "move c4", game=STANDARD)
    assert (spent.moves, spent.used) == (1, ("traverse",))
    assert walks(spent, STANDARD) == ["b4", "d4"]
    assert refused(spent, "move e4", STANDARD) == ("move-unreachable", "TEAM-MOVE-1", {"square": "e4", "start": "c4"})
    unspent = position(row(4, "╶──└──╴"), yellow("a4", "traverse"), RED, shows={"c4": "key", "e4": "fan"}, down="d4")
    assert told(unspent, "move c4", "move e4", game=STANDARD) == (
        Walked(0, squares("c4 d4 e4")),
        WalkSpellUsed(0, "traverse"),
        Collected(0, "fan"),
    )


@rule("TEAM-ACT-1", "TEAM-ACT-5")
def test_a_walk_spell_is_ready_again_in_the_next_turn() -> None:
    state = position(row(4, "··╶└─╴·"), yellow("c4", "traverse"), RED, down="d4")
    drawn = f"page={QUIET} page=flip/skull+lantern"
    again = play(state, "move e4", "end", "end", game=STANDARD, drawn=drawn)
    assert (again.seat, walks(again, STANDARD)) == (0, ["c4", "d4", "e4", "f4"])
    assert walks(play(state, "end", game=STANDARD, drawn=f"page={QUIET}"), STANDARD) == []  # red has no Traverse


# Teleport


@rule("TEAM-TELE-1", "T-40")
def test_teleport_leads_from_one_home_to_all_others_and_on_from_there() -> None:
    homes = """
        ╶╴····╷
        ······╵
        ·······
        ·······
        ·······
        ╷······
        ╵····╶╴
    """
    state = position(homes, yellow("b1", "teleport"), RED)
    assert walks(state, STANDARD) == ["a1", "b1", "g1", "g2", "a6", "a7", "f7", "g7"]
    assert told(state, "move f7", game=STANDARD) == (
        Walked(0, squares("b1 a1 g7 f7")),
        WalkSpellUsed(0, "teleport"),
    )
    assert play(state, "move f7", game=STANDARD).used == ("teleport",)
    assert play(state, "move a1", game=STANDARD).used == ()
    assert walks(replace(state, used=("teleport",)), STANDARD) == ["a1", "b1"]


@rule("TEAM-TELE-1", "T-40")
def test_teleport_is_of_no_use_where_no_home_is_reached() -> None:
    """D-21"""
    state = position(row(4, "··╶╴···"), yellow("c4", "teleport"), RED)
    assert walks(state, STANDARD) == ["c4", "d4"]
    assert walks(position(CLOSED, yellow("c4", "teleport"), RED), STANDARD) == []


@rule("TEAM-TELE-1", "TEAM-TELE-2", "TEAM-TELE-3", "T-41")
@pytest.mark.parametrize("home", ["a1", "g1", "a7", "g7"])
def test_a_walk_that_begins_on_a_home_may_jump_to_each_other_one(home: str) -> None:
    """E-12: though nobody plays blue or green."""
    state = position(CLOSED, yellow(home, "teleport"), RED)
    others = [name for name in ("a1", "g1", "a7", "g7") if name != home]
    assert walks(state, STANDARD) == others
    for other in others:
        assert told(state, f"move {other}", game=STANDARD) == (
            Walked(0, squares(f"{home} {other}")),
            WalkSpellUsed(0, "teleport"),
        )


@rule("TEAM-TELE-1")
def test_only_the_four_homes_teleport() -> None:
    for name in NAMES:
        expected = (
            [home for home in ("a1", "g1", "a7", "g7") if home != name] if name in ("a1", "g1", "a7", "g7") else []
        )
        assert walks(position(CLOSED, yellow(name, "teleport"), RED), STANDARD) == expected


@rule("TEAM-TELE-1")
def test_after_a_teleport_a_walk_may_stop_on_a_covered_tile() -> None:
    corner = "·····└╴\n" + "·······\n" * 6
    state = position(corner, yellow("a1", "teleport"), RED, down="f1", shows={"f1": "key"})
    assert walks(state, STANDARD) == ["f1", "g1", "a7", "g7"]
    assert told(state, "move f1", "turn ES", game=STANDARD) == (
        Turned(0, square("f1"), Tile(6, ("key",))),
        Collected(0, "key"),
        BonusMove(0),
    )


# Escape


@rule("TEAM-ESC-1", "TEAM-ESC-2", "T-42")
def test_escape_leads_out_by_one_opening_and_in_by_another() -> None:
    drawing = """
        ·······
        ─╴·····
        ·······
        ·······
        ·······
        ·····╶─
        ·······
    """
    state = position(drawing, yellow("b2", "escape"), RED)
    assert walks(state, STANDARD) == ["a2", "b2", "f6", "g6"]
    assert told(state, "move f6", game=STANDARD) == (
        Walked(0, squares("b2 a2 g6 f6")),
        WalkSpellUsed(0, "escape"),
    )
    after = play(state, "move f6", game=STANDARD)
    assert after == replace(state, pieces=squares("f6 g1"), moves=0, used=("escape",))
    assert walks(replace(state, used=("escape",)), STANDARD) == ["a2", "b2"]
    other = replace(state, spells=(("push", "rotate"), ("push", "escape")))
    assert walks(other, STANDARD) == ["a2", "b2"]


@rule("TEAM-ESC-1", "T-42")
def test_escape_is_of_no_use_without_another_way_in() -> None:
    """E-27, D-22"""
    state = position("·······\n─╴·····\n" + "·······\n" * 5, yellow("b2", "escape"), RED)
    assert walks(state, STANDARD) == ["a2", "b2"]
    isolated = position("·······\n╴······\n" + "·······\n" * 5, yellow("a2", "escape"), RED)
    assert walks(isolated, STANDARD) == []
    assert refused(isolated, "move a2", STANDARD) == ("team-move-stay", "TEAM-MOVE-7", {"square": "a2"})


@rule("TEAM-ESC-1")
def test_a_corner_has_two_outer_openings() -> None:
    """E-26"""
    state = position("┘······\n" + "·······\n" * 6, yellow("a1", "escape"), RED)
    assert walks(state, STANDARD) == ["a1"]
    assert told(state, "move a1", game=STANDARD) == (Walked(0, squares("a1 a1")), WalkSpellUsed(0, "escape"))


@rule("TEAM-ESC-1")
def test_every_outer_opening_counts_with_an_arrow_or_without() -> None:
    """E-26"""
    drawing = """
        ┴┴┴┴┴┴┴
        ┤·····├
        ┤·┼···├
        ┤·····├
        ┤·····├
        ┤·····├
        ┬┬┬┬┬┬┬
    """
    edge = [name for name in NAMES if name[0] in "ag" or name[1] in "17"]
    assert len(edge) == 24
    for start in ("a1", "d1", "g4", "c7"):
        assert walks(position(drawing, yellow(start, "escape"), RED), STANDARD) == edge
    assert walks(position(drawing, yellow("c3", "escape"), RED), STANDARD) == []


@rule("TEAM-ESC-1")
def test_an_opening_that_leads_nowhere_outside_is_no_way_in() -> None:
    drawing = """
        ···┬···
        ╴·····│
        ·······
        ·······
        ·······
        ·······
        ···┴···
    """
    assert walks(position(drawing, yellow("a2", "escape"), RED), STANDARD) == []


@rule("TEAM-ESC-3", "TEAM-FLIP-1", "TEAM-FLIP-4", "TEAM-FLIP-5", "T-43")
def test_escape_leads_onto_a_covered_tile_at_the_edge() -> None:
    """E-28, D-14"""
    drawing = "···└···\n╴··╵···\n" + "·······\n" * 5
    state = position(drawing, yellow("a2", "escape"), RED, shows={"d1": "key"}, down="d1 d4")
    assert walks(state, STANDARD) == ["d1"]
    assert told(state, "move d1", game=STANDARD) == (
        Walked(0, squares("a2 d1")),
        WalkSpellUsed(0, "escape"),
        Uncovered(0, square("d1"), Tile(3, ("key",))),
    )
    assert told(state, "move d1", "turn SW", game=STANDARD) == (
        Turned(0, square("d1"), Tile(12, ("key",))),
        Collected(0, "key"),
        BonusMove(0),
    )
    after = play(state, "move d1", "turn SW", game=STANDARD)
    assert walks(after, STANDARD) == ["d1", "d2"]
    assert pieces(play(after, "move d2", game=STANDARD)) == ["d2", "g1"]


@rule("TEAM-ESC-3")
@pytest.mark.parametrize("name", ["b1", "f1", "g2", "g6", "f7", "b7", "a6", "a4"])
def test_a_covered_tile_is_entered_across_every_outer_edge(name: str) -> None:
    state = position("·······\n╴······\n" + "·······\n" * 5, yellow("a2", "escape"), RED, down=name)
    assert walks(state, STANDARD) == [name]


@rule("TEAM-ESC-4", "T-44")
def test_a_covered_tile_is_never_the_way_out() -> None:
    drawing = "·······\n┼╴·····\n·······\n·······\n·······\n·····╶─\n·······\n"
    state = position(drawing, yellow("b2", "escape"), RED, down="a2")
    assert walks(state, STANDARD) == ["a2"]
    assert play(state, "move a2", game=STANDARD).used == ()


# Only where it is needed


@rule("TEAM-ACT-5", "TEAM-ACT-7", "T-45")
@pytest.mark.parametrize("spell", ["traverse", "teleport", "escape"])
def test_a_walk_spell_stays_ready_where_the_walk_does_not_need_it(spell: Spell) -> None:
    """E-23: however long the way round is."""
    state = position(OPEN, yellow("a1", spell), RED, down="b2")
    assert walks(state, STANDARD) == list(NAMES)
    for name in NAMES:
        assert play(state, f"move {name}", game=STANDARD).used == ()
    assert told(state, "move g1", game=STANDARD) == (Walked(0, squares("a1 b1 c1 d1 e1 f1 g1")),)


@rule("TEAM-ACT-7")
def test_the_spells_of_the_introductory_game_carry_nobody_further() -> None:
    state = position(row(4, "··╶└─╴·"), yellow("c4", "rotate"), RED, down="d4")
    assert walks(state, INTRODUCTORY) == walks(state, STANDARD) == ["d4"]
