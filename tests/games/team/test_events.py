"""What happens, as it is stored and as it is heard."""

import msgspec
import pytest

from knossos.game import Ended, Event, Outcome, Secret, Seeded, TurnBegan, heard
from knossos.game.telling import Teller
from knossos.games.team.events import (
    BonusMove,
    Carried,
    Collected,
    Covered,
    DaedalusFlipped,
    DaedalusPushed,
    DaedalusTeleported,
    Drew,
    LeftCovered,
    Pushed,
    Rotated,
    Sent,
    SpellTaken,
    Switched,
    Turned,
    Uncovered,
    Walked,
    WalkSpellUsed,
)
from knossos.locale import catalogue, languages
from knossos.maze import Tile, arrow, square
from tests.games.team.position import CLOSED, EXPERT, INTRODUCTORY, STANDARD, Team, dealt, player, position, step

rule = pytest.mark.rule

EVERY_EVENT: list[tuple[Event, bool]] = [
    (TurnBegan(1), False),
    (Ended(Outcome((0, 1), "won")), False),
    (SpellTaken(0, "switch"), False),
    (Drew(0, ("key", "fan")), True),
    (DaedalusPushed(arrow("b1"), Tile(3, ("doll",)), Tile(5)), True),
    (DaedalusFlipped(("doll", "mandrake")), True),
    (Covered(square("f2"), Tile(3, ("doll",))), False),
    (DaedalusTeleported(("red", "blue"), "yellow"), True),
    (Sent(1, square("g4"), square("g1")), False),
    (Carried(1, square("b7"), square("b1")), False),
    (Pushed(0, arrow("b1"), Tile(3), Tile(5, ("mark-1",))), False),
    (Rotated(0, square("b2"), Tile(6)), False),
    (Switched(0, square("b2"), square("c2")), False),
    (Walked(0, (square("a1"), square("b1"))), False),
    (WalkSpellUsed(0, "traverse"), False),
    (Uncovered(0, square("b2"), Tile(3, ("shell",))), True),
    (LeftCovered(0, square("b2")), False),
    (Turned(0, square("b2"), Tile(12, ("shell",))), False),
    (Collected(0, "shell"), False),
    (Collected(0, "shell", 1), False),
    (BonusMove(0), False),
]


@pytest.mark.parametrize(("event", "reveals"), EVERY_EVENT)
def test_every_event_can_be_stored_and_says_whether_it_brings_something_to_light(
    event: Event, *, reveals: bool
) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=INTRODUCTORY.kinds.event) == event
    assert event.reveals is reveals


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", [event for event, _ in EVERY_EVENT[1:]])
def test_every_event_but_the_beginning_of_a_turn_is_one_sentence(event: Event, language: str) -> None:
    for listener in (0, 1, None):
        [sentence] = Teller(INTRODUCTORY, catalogue(language), listener).tell([TurnBegan(1), event])
        assert sentence


def test_a_treasure_collected_is_a_goal_reached() -> None:
    assert INTRODUCTORY.goals == (Collected,)
    assert Collected(0, "key").owner is None


@rule("TEAM-FLIP-6")
@pytest.mark.parametrize("game", [INTRODUCTORY, STANDARD, EXPERT])
def test_everybody_hears_all_of_it(game: Team) -> None:
    chance = Seeded("heard")
    state, happenings = game.deal(3, chance)
    for turn in range(60):
        assert not any(isinstance(each, Secret) for each in happenings)
        assert heard(happenings, 0) == heard(happenings, None) == happenings
        if game.to_act(state) is None:
            break
        state, happenings = game.play(state, chance.draw("action", game.legal(state)), chance.at(turn + 1))


@rule("TEAM-DAED-1")
def test_a_page_that_changes_nothing_is_told_all_the_same() -> None:
    """So that nobody can take an action back that turned a page."""
    state = position(CLOSED, player("a1", seeks="key fan"), player("g1", seeks="urn amulet"), pages="")
    _, happenings, _ = step(state, "end", drawn="page=flip/doll+mandrake")
    assert happenings == (TurnBegan(1), DaedalusFlipped(("doll", "mandrake")))
    assert [each.reveals for each in heard(happenings, 0)] == [False, True]


@pytest.mark.parametrize("game", [INTRODUCTORY, STANDARD])
def test_states_and_views_can_be_stored(game: Team) -> None:
    state = dealt(3, game)
    assert msgspec.json.decode(msgspec.json.encode(state), type=game.kinds.state) == state
    for seat in (0, None):
        view = game.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.kinds.view) == view
