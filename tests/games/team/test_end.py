"""The end of a turn, and the end of the game."""

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Ended, Outcome, TurnBegan
from knossos.games.team import End, State
from knossos.games.team.events import BonusMove, Collected, DaedalusTeleported, Drew, Turned, Walked
from knossos.maze import Tile, square
from tests.games.playing import Noting
from tests.games.team.names import PAGES, QUIET, TREASURES, all_but, squares
from tests.games.team.position import (
    CLOSED,
    EXPERT,
    INTRODUCTORY,
    STANDARD,
    Team,
    dealt,
    legal,
    play,
    player,
    position,
    refused,
    signs,
    step,
    told,
    walks,
)

rule = pytest.mark.rule

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="doll urn")

CORRIDOR = "╶────╴·\n" + "·······\n" * 6
"""From a1 to f1."""

LAST_PAGE = " ".join(PAGES)
BEFORE_THE_LAST_PAGE = " ".join(page for page in PAGES if page != QUIET)


def last_turn(*, collected: str, second: str = "fan") -> State:
    """The turn of red, on the last page; key, fan and doll are in the corridor."""
    red = player("a1", seeks=f"key {second}".strip())
    return position(
        CORRIDOR,
        player("g7"),
        red,
        shows={"b1": "key", "c1": "fan", "d1": "doll"},
        collected=collected,
        pages=LAST_PAGE,
        turn=1,
    )


# The end of a turn


@rule("TEAM-END-1", "TEAM-END-2", "TEAM-END-4", "TEAM-END-5")
def test_a_turn_ends_with_drawing_and_ready_spells_and_then_the_book_goes_on() -> None:
    state = position(CLOSED, player("a1", seeks="key"), RED, collected="fan", found=1, moves=0, used=("push", "rotate"))
    after, happenings, drawn = step(state, "end", drawn=f"treasure=skull page={QUIET}")
    assert happenings == (Drew(0, ("skull",)), TurnBegan(1), DaedalusTeleported(("blue", "green"), "red"))
    assert drawn == [Drawn("treasure", "skull"), Drawn("page", QUIET)]
    assert after == replace(
        state,
        boards=(("key", "skull"), ("doll", "urn")),
        pages=("teleport/red+blue/yellow", QUIET),
        seat=1,
        moves=1,
        found=0,
        used=(),
    )
    assert Drew.reveals


@rule("TEAM-END-2")
def test_cards_are_drawn_from_what_nobody_has_and_nobody_has_collected() -> None:
    state = position(CLOSED, player("a1"), RED, collected=all_but("doll urn skull shell potion"), found=2, moves=0)
    chance = Noting()
    after, _ = INTRODUCTORY.play(state, End(), chance)
    assert chance.labels == ["treasure", "treasure", "page"]
    assert chance.offers[:2] == [["potion", "shell", "skull"], ["shell", "skull"]]
    assert after.boards == (("potion", "shell"), ("doll", "urn"))
    assert sorted(chance.offers[2]) == sorted(page for page in PAGES if page != "teleport/red+blue/yellow")


@rule("TEAM-END-2", "T-31")
def test_as_many_cards_are_drawn_as_the_deck_has() -> None:
    state = position(CLOSED, player("a1"), RED, collected=all_but("doll urn skull"), found=2, moves=0)
    assert told(state, "end", drawn=f"treasure=skull page={QUIET}")[0] == Drew(0, ("skull",))
    assert play(state, "end", drawn=f"treasure=skull page={QUIET}").boards == (("skull",), ("doll", "urn"))


@rule("TEAM-END-2")
def test_nothing_is_drawn_where_nothing_was_collected() -> None:
    state = position(CLOSED, YELLOW, RED)
    assert told(state, "end", drawn=f"page={QUIET}")[0] == TurnBegan(1)


@rule("TEAM-END-2", "TEAM-END-3")
@pytest.mark.parametrize("board", ["", "key"])
def test_with_an_empty_deck_play_goes_on_without_drawing(board: str) -> None:
    state = position(CLOSED, player("a1", seeks=board), RED, collected=all_but(f"doll urn {board}"))
    after, happenings, drawn = step(state, "end", drawn=f"page={QUIET}")
    assert happenings == (TurnBegan(1), DaedalusTeleported(("blue", "green"), "red"))
    assert drawn == [Drawn("page", QUIET)]
    assert after.boards == state.boards


@rule("TEAM-END-2")
def test_only_the_one_whose_turn_ends_draws() -> None:
    everybody = (player("a1", seeks="key fan"), player("g1", seeks="doll"), player("g7", seeks="urn"))
    state = position(CLOSED, *everybody, turn=1)
    drawn = "treasure=skull page=teleport/yellow+red/green"
    assert play(state, "end", drawn=drawn).boards == (("key", "fan"), ("doll", "skull"), ("urn",))


@rule("TEAM-END-5", "TEAM-TURN-2")
@pytest.mark.parametrize(("seats", "round_table"), [(2, [0, 1, 0, 1, 0]), (3, [0, 1, 2, 0, 1]), (4, [0, 1, 2, 3, 0])])
def test_the_book_goes_round(seats: int, round_table: list[int]) -> None:
    seeks = ("key fan", "doll urn", "skull shell", "scroll potion")
    state = position(CLOSED, *(player("d4", seeks=each) for each in seeks[:seats]))
    turns = [state.seat]
    for page in ("flip/skull+lantern", "flip/mark-1+mark-2", "flip/mark-3+mark-4", "flip/doll+mandrake"):
        state = play(state, "end", drawn=f"page={page}")
        turns.append(state.seat)
    assert turns == round_table


@rule("TEAM-END-1")
@pytest.mark.parametrize("game", [INTRODUCTORY, STANDARD, EXPERT])
def test_a_turn_may_end_at_any_time_between_its_actions(game: Team) -> None:
    """E-22"""
    state = position(CORRIDOR, YELLOW, RED, shows={"b1": "key"})
    for actions in ((), ("move b1",), ("move b1", "a4/NS"), ("move b1", "a4/NS", "move c1")):
        assert legal(play(state, *actions, game=game), game)[-1] == "end"


# Winning


@rule("TEAM-WIN-1", "T-32")
def test_the_last_treasure_wins_the_game_at_once() -> None:
    state = last_turn(collected=all_but("key"), second="")
    won = (Walked(1, squares("a1 b1")), Collected(1, "key"), Ended(Outcome((0, 1), "won")))
    assert told(state, "move b1") == won
    over = play(state, "move b1")
    assert over == replace(
        state,
        pieces=squares("g7 b1"),
        boards=((), ()),
        collected=(*state.collected, "key"),
        phase="over",
        moves=0,
        found=1,
    )
    assert len(over.collected) == len(TREASURES) == 24
    assert INTRODUCTORY.outcome(over) == Outcome((0, 1), "won", ())
    assert INTRODUCTORY.to_act(over) is None
    assert legal(over) == []


@rule("TEAM-WIN-1")
@pytest.mark.parametrize(
    "action",
    ["b1/NS", "rotate d2/NE", "switch b2 b3", "move a1", "turn NE", "uncover", "leave", "choose switch", "end"],
)
def test_nothing_is_played_after_a_game_that_was_won(action: str) -> None:
    over = play(last_turn(collected=all_but("key"), second=""), "move b1")
    assert refused(over, action) == ("game-over", "TEAM-WIN-1", {})


@rule("TEAM-WIN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_win_together_and_nobody_has_to_go_home(seats: int) -> None:
    everybody = (player("a1", seeks="key"), *(player("d4") for _ in range(1, seats)))
    state = position(CORRIDOR, *everybody, shows={"f1": "key"}, collected=all_but("key"))
    over = play(state, "move f1")
    assert INTRODUCTORY.outcome(over) == Outcome(tuple(range(seats)), "won")
    assert INTRODUCTORY.outcome(state) is None


@rule("TEAM-WIN-1", "TEAM-FLIP-5")
def test_a_treasure_that_comes_to_light_may_win_the_game() -> None:
    drawing = "╶└·····\n" + "·······\n" * 6
    state = position(
        drawing, player("a1", seeks="key"), player("g1"), shows={"b1": "key"}, down="b1", collected=all_but("key")
    )
    assert told(state, "move b1", "turn SW") == (
        Turned(0, square("b1"), Tile(12, ("key",))),
        Collected(0, "key"),
        Ended(Outcome((0, 1), "won")),
    )


@rule("TEAM-WIN-1", "TEAM-HELP-1")
def test_a_treasure_of_another_may_win_the_game() -> None:
    state = position(CORRIDOR, player("a1"), player("g1", seeks="fan"), shows={"c1": "fan"}, collected=all_but("fan"))
    assert told(state, "move c1")[1:] == (Collected(0, "fan", 1), Ended(Outcome((0, 1), "won")))


@rule("TEAM-WIN-1")
def test_one_treasure_less_does_not_win() -> None:
    state = last_turn(collected=all_but("key fan"))
    after = play(state, "move b1")
    assert (len(after.collected), after.phase, INTRODUCTORY.outcome(after)) == (23, "act", None)
    assert told(state, "move b1")[-1] == BonusMove(1)


# Losing


@rule("TEAM-LOSS-1", "T-33")
def test_the_turn_of_the_last_page_is_played_in_full() -> None:
    state = last_turn(collected=all_but("key fan"))
    assert len(state.pages) == 24
    assert legal(state)[0] == "b1/NS"
    assert walks(state) == ["a1", "b1", "c1", "d1", "e1", "f1"]
    assert told(state, "move b1", "move c1") == (
        Walked(1, squares("b1 c1")),
        Collected(1, "fan"),
        Ended(Outcome((0, 1), "won")),
    )
    assert told(state, "move b1", "end") == (Ended(Outcome((), "lost")),)


@rule("TEAM-LOSS-1")
def test_the_game_is_lost_when_that_turn_ends() -> None:
    state = last_turn(collected=all_but("key fan doll"))
    over, happenings, drawn = step(state, "a4/NS", "move b1", "end", drawn="treasure=doll")
    assert happenings == (Drew(1, ("doll",)), Ended(Outcome((), "lost")))  # draw first
    assert drawn == [Drawn("treasure", "doll")]
    assert over == replace(
        play(state, "a4/NS", "move b1"), boards=((), ("fan", "doll")), phase="over", used=()
    )  # and the spells are ready
    assert INTRODUCTORY.outcome(over) == Outcome((), "lost", ())
    assert INTRODUCTORY.to_act(over) is None
    assert legal(over) == []


@rule("TEAM-LOSS-1")
@pytest.mark.parametrize(
    "action",
    ["b1/NS", "rotate d2/NE", "switch b2 b3", "move a1", "turn NE", "uncover", "leave", "choose switch", "end"],
)
def test_nothing_is_played_after_a_game_that_was_lost(action: str) -> None:
    over = play(last_turn(collected=all_but("key fan")), "end")
    assert refused(over, action) == ("game-over", "TEAM-LOSS-1", {})


@rule("TEAM-LOSS-1", "TEAM-LOSS-2")
def test_one_page_less_does_not_lose_even_if_the_game_cannot_be_won_any_more() -> None:
    state = position(CLOSED, YELLOW, RED, pages=BEFORE_THE_LAST_PAGE, collected="skull shell")
    after = play(state, "end", drawn=f"page={QUIET}")
    assert (after.phase, after.seat, len(after.pages), INTRODUCTORY.outcome(after)) == ("act", 1, 24, None)
    assert told(after, "end") == (Ended(Outcome((), "lost")),)


# What is left


def left(state: State) -> tuple[int, int]:
    """The treasure cards in the deck and the pages to come."""
    return signs(state).cards_left, signs(state).pages_left


@rule("TEAM-END-2", "TEAM-TURN-4")
def test_everybody_sees_how_many_cards_and_pages_are_left() -> None:
    assert left(dealt(3)) == (18, 23)
    assert left(position(CLOSED, YELLOW, RED, collected="skull shell")) == (18, 23)
    assert left(last_turn(collected=all_but("key fan doll"))) == (1, 0)
