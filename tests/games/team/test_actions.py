"""Actions as text and as numbers."""

import msgspec
import pytest

from knossos.games.team import Action, Choose, End, Leave, Move, Push, Rotate, Switch, Turn, Uncover
from knossos.games.team.actions import ALL, NEIGHBOURS, POOL
from knossos.maze import ARROWS, NAMES, OPENING_NAMES, SQUARES, arrow, square
from tests.games.playing import Noting, problem
from tests.games.team.position import INTRODUCTORY, STANDARD

PUSHES = 12 * 16
ROTATIONS = PUSHES + 49 * 16
SWITCHES = ROTATIONS + 84
MOVES = SWITCHES + 49
TURNS = MOVES + 16

EXAMPLES: list[tuple[str, Action, int]] = [
    ("b1/NE", Push(arrow("b1"), 3), 3),
    ("b1/N", Push(arrow("b1"), 1), 1),
    ("d1/NS", Push(arrow("d1"), 5), 21),
    ("g4/NS", Push(arrow("g4"), 5), 101),
    ("f7/NESW", Push(arrow("f7"), 15), 191),
    ("rotate a1/N", Rotate(square("a1"), 1), 193),
    ("rotate b1/NE", Rotate(square("b1"), 3), 192 + 16 + 3),
    ("rotate d4/EW", Rotate(square("d4"), 10), 192 + 24 * 16 + 10),
    ("rotate g7/NESW", Rotate(square("g7"), 15), 975),
    ("switch a1 b1", Switch(square("a1"), square("b1")), 976),
    ("switch a1 a2", Switch(square("a1"), square("a2")), 977),
    ("switch b1 c1", Switch(square("b1"), square("c1")), 978),
    ("switch g1 g2", Switch(square("g1"), square("g2")), 976 + 12),
    ("switch a2 b2", Switch(square("a2"), square("b2")), 976 + 13),
    ("switch f7 g7", Switch(square("f7"), square("g7")), 1059),
    ("move a1", Move(square("a1")), 1060),
    ("move d4", Move(square("d4")), 1084),
    ("move g7", Move(square("g7")), 1108),
    ("turn N", Turn(1), 1110),
    ("turn NE", Turn(3), 1112),
    ("turn NESW", Turn(15), 1124),
    ("choose rotate", Choose("rotate"), 1125),
    ("choose switch", Choose("switch"), 1126),
    ("choose traverse", Choose("traverse"), 1127),
    ("choose teleport", Choose("teleport"), 1128),
    ("choose escape", Choose("escape"), 1129),
    ("uncover", Uncover(), 1130),
    ("leave", Leave(), 1131),
    ("end", End(), 1132),
]


@pytest.mark.parametrize(("text", "action", "number"), EXAMPLES)
def test_an_action_has_a_text_and_a_number(text: str, action: Action, number: int) -> None:
    assert str(action) == text
    for game in (INTRODUCTORY, STANDARD):  # the same in every mode
        assert game.parse(text) == action
        assert game.index(action) == number
        assert game.action(number) == action


@pytest.mark.parametrize("action", [action for _, action, _ in EXAMPLES])
def test_every_action_can_be_stored(action: Action) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=INTRODUCTORY.kinds.action) == action


def test_there_are_1133_actions() -> None:
    assert len(ALL) == len(set(ALL)) == TURNS + 8 == INTRODUCTORY.facts.actions == 1133
    assert POOL == ("rotate", "switch", "traverse", "teleport", "escape")


def test_every_number_leads_to_an_action_and_back() -> None:
    for number in range(1133):
        action = INTRODUCTORY.action(number)
        assert INTRODUCTORY.index(action) == number
        text = str(action)
        if number < PUSHES:
            assert text == f"{NAMES[ARROWS[number // 16]]}/{OPENING_NAMES[number % 16]}"
        elif number < ROTATIONS:
            here, mask = divmod(number - PUSHES, 16)
            assert text == f"rotate {NAMES[here]}/{OPENING_NAMES[mask]}"
        elif number < SWITCHES:
            first, second = NEIGHBOURS[number - ROTATIONS]
            assert text == f"switch {NAMES[first]} {NAMES[second]}"
        elif number < MOVES:
            assert text == f"move {NAMES[number - SWITCHES]}"
        elif number < TURNS:
            assert text == f"turn {OPENING_NAMES[number - MOVES]}"
        else:
            words = [*(f"choose {spell}" for spell in POOL), "uncover", "leave", "end"]
            assert text == words[number - TURNS]


def test_every_text_leads_to_an_action_and_back() -> None:
    closed = [action for action in ALL if isinstance(action, Push | Rotate | Turn) and action.openings == 0]
    assert len(closed) == 12 + 49 + 1  # no tile of the box is closed on all sides
    for action in ALL:
        if action not in closed:
            assert INTRODUCTORY.parse(str(action)) == action


def test_the_neighbours_are_the_84_pairs_of_squares_that_share_a_side() -> None:
    assert len(NEIGHBOURS) == 84
    assert list(NEIGHBOURS) == sorted(NEIGHBOURS)
    assert set(NEIGHBOURS) == {
        (here, there)
        for here in SQUARES
        for there in SQUARES
        if (here // 7 == there // 7 and there == here + 1) or there == here + 7
    }


def test_a_switch_may_name_its_squares_in_either_order() -> None:
    assert INTRODUCTORY.parse("switch c2 b2") == INTRODUCTORY.parse("switch b2 c2")
    assert str(INTRODUCTORY.parse("switch b3 b2")) == "switch b2 b3"


@pytest.mark.parametrize("number", [-1, -8, -1133, 1133, 1134, 100_000])
def test_a_number_beyond_the_last_is_a_problem(number: int) -> None:
    found = problem(INTRODUCTORY.action, number)
    assert (found.key, found.values) == ("action-number", {"number": number, "last": 1132})


@pytest.mark.parametrize("text", ["switch a1 c1", "switch b2 b2", "switch b2 c3", "switch g1 a2"])
def test_squares_that_share_no_side_give_no_number(text: str) -> None:
    switch = INTRODUCTORY.parse(text)
    found = problem(INTRODUCTORY.index, switch)
    assert (found.key, found.values) == ("action-impossible", {"action": repr(switch)})
    assert str(found) == f'"{switch!r}" has no number: no such action can ever be taken.'


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "b1", "b1/", "/NE", "b1 NE", "B1/NE", "b1/ne", "b1/NX", "h1/NE", "b8/NE", "b1/NE ", " b1/NE"),
        *("rotate", "rotate b2", "rotate b2/", "rotate b2 NE", "rotate h1/NE", "rotate b0/NE", "Rotate b2/NE"),
        *("rotate b2/ne", "rotate b2/NE ", "xrotate b2/NE", "rotateb2/NE"),
        *("switch", "switch b2", "switch b2 ", "switch b2c2", "switch b2 c2 d2", "switch h1 b2", "switch b2 b8"),
        *("xswitch b2 c2", "Switch b2 c2", "switch b2  c2"),
        *("move", "move ", "move h1", "move d8", "move d4 ", "moved4", "Move d4", "xmove d4", "move d4 key"),
        *("turn", "turn ", "turn ne", "turn NE ", "turnNE", "xturn NE", "turn b2/NE"),
        *("choose", "choose push", "choose Switch", "choose switch ", "choose fly"),
        *("uncover b2", "Uncover", "leave b2", "Leave", "end turn", "End", "pass"),
    ],
)
def test_what_is_not_the_text_of_an_action_is_a_problem(text: str) -> None:
    found = problem(INTRODUCTORY.parse, text)
    assert (found.key, found.values) == ("team-action-text", {"text": text})
    assert str(found) == (
        f'"{text}" is not an action. Push with an arrow and openings (b1/NE), or write rotate d2/ES, '
        "switch b2 c2, move d4, turn NE, choose switch, uncover, leave or end."
    )


@pytest.mark.parametrize("text", ["b1/EN", "rotate b2/EN", "turn EN"])
def test_openings_are_named_in_their_order(text: str) -> None:
    found = problem(INTRODUCTORY.parse, text)
    assert (found.key, found.values) == ("openings-name", {"text": "EN"})


@pytest.mark.parametrize("name", ["a1", "d4", "c7"])
def test_a_push_names_an_arrow(name: str) -> None:
    found = problem(INTRODUCTORY.parse, f"{name}/NE")
    arrows = "b1, d1, f1, a2, g2, a4, g4, a6, g6, b7, d7, f7"
    assert (found.key, found.values) == ("arrow-name", {"text": name, "arrows": arrows})


def test_every_legal_action_of_a_turn_is_in_the_order_of_its_number() -> None:
    state, _ = INTRODUCTORY.deal(2, Noting())
    numbers = [INTRODUCTORY.index(action) for action in INTRODUCTORY.legal(state)]
    assert numbers == sorted(set(numbers))
