"""Actions as text and as numbers."""

import msgspec
import pytest

from knossos.games.dragon import Action, Fight, Move, Pass, Play, Push
from knossos.games.dragon.actions import ALL, CARDS, COINS, MOVES
from knossos.maze import ARROWS, NAMES, OPENING_NAMES, arrow, square
from tests.games.dragon.position import DRAGON, RING
from tests.games.playing import problem

EXAMPLES: list[tuple[str, Action, int]] = [
    ("b1/NE", Push(arrow("b1"), 3), 3),
    ("b1/N", Push(arrow("b1"), 1), 1),
    ("d1/NS", Push(arrow("d1"), 5), 21),
    ("g4/NS", Push(arrow("g4"), 5), 101),
    ("f7/NESW", Push(arrow("f7"), 15), 191),
    ("move a1", Move(square("a1")), 192),
    ("move d4", Move(square("d4")), 216),
    ("move g7", Move(square("g7")), 240),
    ("move a1 coin", Move(square("a1"), coin=True), 241),
    ("move d4 coin", Move(square("d4"), coin=True), 265),
    ("move g7 coin", Move(square("g7"), coin=True), 289),
    ("play 1", Play(1), 290),
    ("play 6", Play(6), 295),
    ("play 7", Play(7), 296),
    ("play 12", Play(12), 301),
    ("pass", Pass(), 302),
    ("fight", Fight(), 303),
]


@pytest.mark.parametrize(("text", "action", "number"), EXAMPLES)
def test_an_action_has_a_text_and_a_number(text: str, action: Action, number: int) -> None:
    assert str(action) == text
    for game in (DRAGON, RING):
        assert game.parse(text) == action
        assert game.index(action) == number
        assert game.action(number) == action


@pytest.mark.parametrize("action", [action for _, action, _ in EXAMPLES])
def test_every_action_can_be_stored(action: Action) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=DRAGON.kinds.action) == action


def test_there_are_304_actions() -> None:
    assert len(ALL) == len(set(ALL)) == DRAGON.facts.actions == 304
    assert (len(MOVES), len(COINS), len(CARDS)) == (49, 49, 12)
    assert [play.card for play in CARDS] == list(range(1, 13))


def test_every_number_leads_to_an_action_and_back() -> None:
    for number in range(304):
        action = DRAGON.action(number)
        assert DRAGON.index(action) == number
        text = str(action)
        if number < 192:
            assert text == f"{NAMES[ARROWS[number // 16]]}/{OPENING_NAMES[number % 16]}"
        elif number < 241:
            assert text == f"move {NAMES[number - 192]}"
        elif number < 290:
            assert text == f"move {NAMES[number - 241]} coin"
        else:
            words = [*(f"play {card}" for card in range(1, 13)), "pass", "fight"]
            assert text == words[number - 290]


def test_every_text_leads_to_an_action_and_back() -> None:
    for action in ALL:
        if not isinstance(action, Push) or action.openings:  # no tile of the box is closed on all sides
            assert DRAGON.parse(str(action)) == action


@pytest.mark.parametrize("number", [-1, -2, -304, 304, 305, 100_000])
def test_a_number_beyond_the_last_is_a_problem(number: int) -> None:
    found = problem(DRAGON.action, number)
    assert (found.key, found.values) == ("action-number", {"number": number, "last": 303})


@pytest.mark.parametrize("card", [0, 13, -1])
def test_a_card_that_does_not_exist_has_no_number(card: int) -> None:
    found = problem(DRAGON.index, Play(card))
    assert (found.key, found.values) == ("action-impossible", {"action": f"Play(card={card})"})


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "b1", "b1/", "/NE", "b1 NE", "B1/NE", "b1/ne", "b1/NX", "h1/NE", "b8/NE", "b1/NE ", " b1/NE"),
        *("move", "move ", "move h1", "move d8", "move d4 ", "moved4", "Move d4", "xmove d4", "move d4 gold"),
        *("move d4coin", "move d4  coin", "move d4 coin ", "move d4 Coin", "move d4 coin coin", "move coin"),
        *("play", "play ", "play 0", "play 13", "play 03", "play -1", "Play 3", "play 3 ", "play 3 4", "play x"),
        *("pass ", "Pass", "pass turn", "fight!", "Fight", "end", "move d4\n"),
    ],
)
def test_what_is_not_the_text_of_an_action_is_a_problem(text: str) -> None:
    found = problem(DRAGON.parse, text)
    assert (found.key, found.values) == ("dragon-action-text", {"text": text})


def test_openings_are_named_in_their_order() -> None:
    found = problem(DRAGON.parse, "b1/EN")
    assert (found.key, found.values) == ("openings-name", {"text": "EN"})


@pytest.mark.parametrize("name", ["a1", "d4", "c7"])
def test_a_push_names_an_arrow(name: str) -> None:
    found = problem(DRAGON.parse, f"{name}/NE")
    arrows = "b1, d1, f1, a2, g2, a4, g4, a6, g6, b7, d7, f7"
    assert (found.key, found.values) == ("arrow-name", {"text": name, "arrows": arrows})
