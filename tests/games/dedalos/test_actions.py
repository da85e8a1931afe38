"""Actions as text and as numbers."""

import msgspec
import pytest

from knossos.games import shifting
from knossos.games.dedalos import Action, Collapse, Discard, Jump, Lay, Move, Push, Step, Stop
from knossos.games.dedalos.actions import LAYS, PER_CELL
from knossos.maze import OPENING_NAMES, Tile
from knossos.maze.grid import ORIGIN, cell_name, spiral_cell
from tests.games.dedalos.position import BASE, FULL, dealt
from tests.games.playing import Noting, problem

STAR = ("star",)

EXAMPLES: list[tuple[str, Action, int]] = [
    ("discard", Discard(), 0),
    ("stop", Stop(), 1),
    ("lay o N", Lay(ORIGIN, Tile(1)), 2),
    ("lay o NE+star+star+star", Lay(ORIGIN, Tile(3, STAR * 3)), 2 + 8 + 3),
    ("lay o NESW+star+star+star", Lay(ORIGIN, Tile(15, STAR * 3)), 2 + 59),
    ("collapse o", Collapse(ORIGIN), 62),
    ("move o", Move(ORIGIN), 63),
    ("step o", Step(ORIGIN), 64),
    ("jump o", Jump(ORIGIN), 65),
    ("push 0 o", Push(0, ORIGIN), 66),
    ("push 5 o", Push(5, ORIGIN), 71),
    ("lay w1n1 N", Lay((-1, 1), Tile(1)), 2 + 70),
    ("lay e1 EW", Lay((1, 0), Tile(10)), 2 + 4 * 70 + 36),
    ("lay e1 EW+star", Lay((1, 0), Tile(10, STAR)), 2 + 4 * 70 + 37),
    ("lay e1n2 NES+star+star", Lay((1, 2), Tile(7, STAR * 2)), 2 + 12 * 70 + 26),
    ("collapse e6", Collapse((6, 0)), 2 + 139 * 70 + 60),
    ("move n1", Move((0, 1)), 2 + 2 * 70 + 61),
    ("step s1", Step((0, -1)), 2 + 6 * 70 + 62),
    ("jump w1", Jump((-1, 0)), 2 + 8 * 70 + 63),
    ("push 2 e2", Push(2, (2, 0)), 2 + 15 * 70 + 66),
]


@pytest.mark.parametrize(("text", "action", "number"), EXAMPLES)
def test_an_action_has_a_text_and_a_number(text: str, action: Action, number: int) -> None:
    assert str(action) == text
    for game in (FULL, BASE):
        assert game.parse(text) == action
        assert game.index(action) == number
        assert game.action(number) == action


@pytest.mark.parametrize("action", [action for _, action, _ in EXAMPLES])
def test_every_action_can_be_stored(action: Action) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=FULL.kinds.action) == action


def test_on_each_cell_70_things_can_be_done() -> None:
    assert (LAYS, PER_CELL) == (60, 70)
    assert FULL.facts.actions is None  # and there is no last cell


def test_every_number_leads_to_an_action_and_back() -> None:
    for number in range(2, 2 + 30 * 70):
        action = FULL.action(number)
        assert FULL.index(action) == number
        assert FULL.parse(str(action)) == action
        place, offset = divmod(number - 2, 70)
        name = cell_name(spiral_cell(place))
        if offset < 60:
            mask, stars = divmod(offset, 4)
            assert str(action) == f"lay {name} {OPENING_NAMES[mask + 1]}" + "+star" * stars
        else:
            words = [f"{kind} {name}" for kind in ("collapse", "move", "step", "jump")]
            words += [f"push {seat} {name}" for seat in range(6)]
            assert str(action) == words[offset - 60]


def test_far_away_there_are_numbers_as_well() -> None:
    for text in ("lay e99s99 NS", "push 5 w66n132", "move s132", "lay w1234n1000 NESW+star+star+star"):
        action = FULL.parse(text)
        assert str(action) == text
        assert FULL.action(FULL.index(action)) == action


@pytest.mark.parametrize(
    "action",
    [
        *(Push(victim, (1, 0)) for victim in (-1, -3, 6)),
        *(Lay((1, 0), Tile(mask)) for mask in (-1, 0, 16, 21)),
        *(Lay((1, 0), Tile(5, shows)) for shows in (STAR * 4, ("collapse",), ("exit",), ("star", "red"))),
        Lay((1, 0), Tile(0, ("collapse",))),
        shifting.Push(1, 3),
    ],
)
def test_what_can_never_be_done_has_no_number_and_is_not_played(action: Action) -> None:
    for refuse in (lambda: FULL.index(action), lambda: FULL.play(dealt(3), action, Noting())):
        found = problem(refuse)
        assert (found.key, found.values) == ("action-impossible", {"action": repr(action)})


@pytest.mark.parametrize("number", [-1, -2, -100])
def test_numbers_begin_with_0(number: int) -> None:
    found = problem(FULL.action, number)
    assert (found.key, found.values) == ("dedalos-action-number", {"number": number})


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "lay",
            "lay e1",
            "lay e1 ",
            "lay EW",
            "lay e1 ew",
            "lay E1 EW",
            "Lay e1 EW",
            "lay e1 EW ",
            "lay e1/EW",
        ),
        *(
            "lay e1 EW+",
            "lay e1 EW+moon",
            "lay e1 +star",
            "lay e1 EW+star+star+star+star",
            "lay e1 EW star",
            "lay e1 X",
        ),
        *("lay  e1 EW", "lay n1e1 EW", "lay x1 EW", "lay e EW", "lay e1n EW", "lay oo EW", "xlay e1 EW", "lay  EW"),
        *("collapse", "collapse ", "collapse e", "collapse e6 w6", "Collapse e6", "xcollapse e6", "collapse  e6"),
        *(
            "move",
            "move ",
            "move e",
            "move 1",
            "move a1",
            "move e1 ",
            "movee1",
            "Move e1",
            "step",
            "step ",
            "jump",
            "jump ",
        ),
        *("push", "push 1", "push e1", "push 6 e1", "push -1 e1", "push 1e1", "push 1 ", "push 01 e1", "Push 1 e1"),
        *("push 1 e1 ", "xpush 1 e1", "step e1 e2", "leap e1"),
        *("discard e1", "Discard", "discards", "stop ", "Stop", "end", "pass"),
    ],
)
def test_what_is_not_the_text_of_an_action_is_a_problem(text: str) -> None:
    found = problem(FULL.parse, text)
    assert (found.key, found.values) == ("dedalos-action-text", {"text": text})
    assert str(found) == (
        f'"{text}" is not an action. Write lay e1 EW, lay e1 EW+star, collapse e6, move e1, push 2 e1, step e1, '
        "jump e1, discard or stop."
    )


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("lay e0 EW", "e0"),
        ("move e01", "e01"),
        ("move s0", "s0"),
        ("push 2 e1n0", "e1n0"),
        ("collapse e06", "e06"),
        ("jump w1s010", "w1s010"),
    ],
)
def test_a_cell_has_a_proper_name(text: str, name: str) -> None:
    found = problem(FULL.parse, text)
    assert (found.key, found.values) == ("cell-name", {"text": name})


def test_openings_are_named_in_their_order() -> None:
    found = problem(FULL.parse, "lay e1 WE")
    assert (found.key, found.values) == ("openings-name", {"text": "WE"})


def test_every_legal_action_of_a_turn_is_in_the_order_of_its_number() -> None:
    numbers = [FULL.index(action) for action in FULL.legal(dealt(6))]
    assert len(numbers) == 9
    assert numbers == sorted(set(numbers))
