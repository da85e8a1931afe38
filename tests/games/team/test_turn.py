"""A turn: Daedalus first, then spells and moves, then its end; and the Book goes on."""

from collections import Counter

import pytest
from msgspec.structs import replace

from knossos.game import Ended, Outcome, TurnBegan
from knossos.games import load
from knossos.games.team import Team as TeamEdition
from knossos.games.team.events import BonusMove, Collected, DaedalusPushed, Drew, Walked
from knossos.locale import Problem
from knossos.maze import Tile, square
from tests.games.playing import Noting
from tests.games.team.names import PAGES
from tests.games.team.position import (
    CLOSED,
    EXPERT,
    INTRODUCTORY,
    OPEN,
    STANDARD,
    STRAIGHTS,
    dealt,
    legal,
    play,
    player,
    position,
    refused,
    signs,
    step,
    told,
)

rule = pytest.mark.rule

YELLOW = player("a1", seeks="key fan")
RED = player("g1", seeks="urn amulet")


@rule("TEAM-TURN-1")
def test_the_one_who_has_the_book_acts_with_its_own_spells() -> None:
    switching, rotating = player("a1", seeks="key fan", second="switch"), player("g1", seeks="urn amulet")
    for turn, own, other in ((0, "switch", "rotate"), (1, "rotate", "switch")):
        state = position(STRAIGHTS, switching, rotating, turn=turn)
        assert STANDARD.to_act(state) == turn
        kinds = {text.split()[0] for text in legal(state, STANDARD)}
        assert own in kinds
        assert other not in kinds


@rule("TEAM-TURN-1", "TEAM-TURN-3")
def test_a_turn_begins_afresh() -> None:
    spent = position(CLOSED, YELLOW, RED, moves=0, found=2, helper=True, used=("push", "rotate"), pages="")
    after = play(spent, "end", drawn="page=push/b1")
    assert (after.seat, after.phase) == (1, "act")
    assert (after.moves, after.found, after.helper, after.used) == (1, 0, False, ())
    assert (after.boards, after.spells, after.collected) == (spent.boards, spent.spells, spent.collected)


@rule("TEAM-TURN-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_book_goes_round_clockwise(seats: int) -> None:
    state = dealt(seats, load("team", first=seats - 1))
    order = []
    for _ in range(2 * seats):
        actor = INTRODUCTORY.to_act(state)
        assert actor is not None
        order.append(actor)
        state, happenings = INTRODUCTORY.play(state, INTRODUCTORY.parse("end"), Noting())
        assert happenings[0] == TurnBegan((actor + 1) % seats)
    assert order == [seats - 1, *range(seats), *range(seats - 1)]


@rule("TEAM-TURN-2")
def test_the_seats_and_not_the_corners_say_who_is_next() -> None:
    game = load("team", pieces="yellow+blue+red")  # from corner to corner, red would come before blue
    state = dealt(3, game)
    order = []
    for _ in range(4):
        order.append(game.pieces[state.seat])
        state, _ = game.play(state, game.parse("end"), Noting())
    assert order == ["yellow", "blue", "red", "yellow"]


@rule("TEAM-TURN-3")
def test_a_turn_is_daedalus_then_spells_and_moves_then_its_end() -> None:
    after_a_find = position(
        STRAIGHTS, player("a1", seeks="key"), RED, collected="fan", moves=0, found=1, pages="", spare="NE+doll"
    )
    after, happenings, drawn = step(after_a_find, "end", drawn="treasure=shell page=push/b1")
    assert happenings == (
        Drew(0, ("shell",)),  # the end of one turn
        TurnBegan(1),  # and the next one, with Daedalus before anything else
        DaedalusPushed(square("b1"), Tile.parse("NE+doll"), Tile.parse("NS")),
    )
    assert [each.to for each in drawn] == [None, None]
    assert after.pages == ("push/b1",)
    assert {text.split()[0] for text in legal(after)} > {"move", "rotate", "end"}
    assert "page" not in [each.label for each in step(after, "rotate a2/EW")[2]]  # no page in mid-turn


@rule("TEAM-TURN-3")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """E-22"""
    state = position(OPEN, YELLOW, RED, used=("push", "rotate"), pages="")
    after, happenings, drawn = step(state, "move c1", drawn="page=push/b1")
    assert happenings[0] == Walked(0, (square("a1"), square("b1"), square("c1")))
    assert happenings[1:] == told(replace(state, pieces=after.pieces, moves=0), "end", drawn="page=push/b1")
    assert (after.seat, after.moves, after.used) == (1, 1, ())
    assert len(drawn) == 1


@rule("TEAM-TURN-3")
@pytest.mark.parametrize(
    ("actions", "last"),
    [
        (("move b1",), "rotate f2/EW"),  # a spell after the move
        (("rotate f2/EW",), "move b1"),
        (("rotate f2/EW", "move c1"), "turn SW"),  # a tile is laid
    ],
)
def test_the_last_thing_to_do_ends_the_turn_whatever_it_is(actions: tuple[str, ...], last: str) -> None:
    """E-22"""
    drawing = "╶┬└····\n·····│·\n" + "·······\n" * 5
    state = position(drawing, YELLOW, RED, down="c1", used=("push",), pages="")
    before = play(state, *actions)
    assert before.seat == 0
    assert play(before, last, drawn="page=flip/skull+lantern").seat == 1


@rule("TEAM-TURN-3", "TEAM-FLIP-1")
def test_leaving_a_tile_face_down_may_be_the_last_thing_to_do() -> None:
    """E-22"""
    game = load("team", flip="may")
    state = position(
        "╶└·····\n" + "·······\n" * 5 + "···│···\n", YELLOW, RED, down="b1", used=("push", "rotate"), pages=""
    )
    stopped = play(state, "move b1", game=game)
    assert (stopped.seat, stopped.phase) == (0, "uncover")
    assert told(stopped, "leave", game=game, drawn="page=flip/skull+lantern")[1] == TurnBegan(1)


BLOCKED = "b1 d1 f1 a2 g2 a4 g4 a6 g6 b7 d7 f7"
"""With these squares face down nobody can push."""


@rule("TEAM-TURN-3", "TEAM-PUSH-3")
def test_who_can_do_nothing_after_daedalus_is_passed_over() -> None:
    """E-22"""
    stuck, free = player("a1", seeks="key fan", second="traverse"), player("g7", seeks="urn amulet")
    state = position(STRAIGHTS.replace("│", "·", 1), free, stuck, down=BLOCKED, pages="")
    after, happenings, _ = step(state, "end", game=STANDARD, drawn="page=flip/mark-1+mark-2 page=flip/mark-3+mark-4")
    assert [each.seat for each in happenings if isinstance(each, TurnBegan)] == [1, 0]
    assert after.seat == 0
    assert after.pages == ("flip/mark-1+mark-2", "flip/mark-3+mark-4")


@rule("TEAM-TURN-3", "TEAM-LOSS-1")
def test_where_nobody_can_do_anything_the_book_is_read_to_its_end() -> None:
    """E-22"""
    everybody = (player("a1", seeks="key fan", second="traverse"), player("a1", seeks="urn amulet", second="escape"))
    flips = [page for page in PAGES if page.startswith("flip")]
    pages = [page for page in PAGES if page not in flips]
    state = position(CLOSED, *everybody, down=BLOCKED, pages=" ".join(pages))
    over, happenings, drawn = step(state, "end", game=STANDARD, drawn=" ".join(f"page={page}" for page in flips))
    assert [each.seat for each in happenings if isinstance(each, TurnBegan)] == [1, 0] * 4
    assert len(drawn) == 8
    assert (over.phase, STANDARD.outcome(over)) == ("over", Outcome((), "lost"))
    assert happenings[-1] == Ended(Outcome((), "lost"))


@rule("TEAM-TURN-3")
def test_a_look_ahead_stops_before_the_turn_ends() -> None:
    state = position(OPEN, YELLOW, RED, used=("push", "rotate"))
    ahead, happenings = INTRODUCTORY.ahead(state, INTRODUCTORY.parse("move b1"))
    assert (ahead.seat, ahead.moves, legal(ahead)) == (0, 0, ["end"])
    assert happenings == (Walked(0, (square("a1"), square("b1"))),)
    with pytest.raises(Problem):
        INTRODUCTORY.ahead(state, INTRODUCTORY.parse("end"))


@rule("TEAM-TURN-3")
def test_a_turn_may_be_ended_at_once() -> None:
    state = position(OPEN, YELLOW, RED)
    assert legal(state)[-1] == "end"
    assert play(state, "end", drawn="page=push/b1").seat == 1


@rule("TEAM-TURN-4")
@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_a_game_has_at_most_24_turns_one_for_each_page(seats: int, each: int) -> None:
    state = dealt(seats)
    turns: Counter[int] = Counter()
    while (actor := INTRODUCTORY.to_act(state)) is not None:
        turns[actor] += 1
        assert len(state.pages) == turns.total()
        state, happenings = INTRODUCTORY.play(state, INTRODUCTORY.parse("end"), Noting())
    assert turns == dict.fromkeys(range(seats), each)
    assert len(set(state.pages)) == 24
    assert happenings == (Ended(Outcome((), "lost")),)
    assert legal(state) == []
    assert refused(state, "end") == ("game-over", "TEAM-LOSS-1", {})


@rule("TEAM-TURN-4", "T-34")
@pytest.mark.parametrize("game", [INTRODUCTORY, EXPERT])
def test_with_one_page_left_the_game_goes_on_however_few_treasures_are_collected(game: TeamEdition) -> None:
    state = dealt(2)
    for _ in range(22):
        state, _ = INTRODUCTORY.play(state, INTRODUCTORY.parse("end"), Noting())
    ten = "elephant fan key lantern magic-broom magic-crystal magic-hat magic-wand mandrake mushroom"
    state = replace(state, collected=tuple(ten.split()))
    assert (len(state.pages), game.outcome(state), game.to_act(state)) == (23, None, 0)
    last, happenings = game.play(state, game.parse("end"), Noting())
    assert happenings[0] == TurnBegan(1)
    assert (len(last.pages), last.phase, game.outcome(last), game.to_act(last)) == (24, "act", None, 1)
    assert (signs(state, game).pages_left, signs(last, game).pages_left) == (1, 0)
    assert "end" in legal(last, game)
    over = play(last, "end", game=game)
    assert (over.phase, game.outcome(over), game.to_act(over)) == ("over", Outcome((), "lost"), None)


@rule("TEAM-TURN-3", "T-35")
def test_a_card_that_is_drawn_while_standing_on_its_treasure_waits_for_a_move_that_ends_there() -> None:
    state = position(
        OPEN,
        player("d4", seeks="key"),
        RED,
        shows={"d4": "doll"},
        collected="fan",
        moves=0,
        found=1,
        pages="",
    )
    state, happenings, _ = step(state, "end", drawn="treasure=doll page=push/b1")
    assert happenings[0] == Drew(0, ("doll",))
    state, happenings, _ = step(state, "end", drawn="page=push/f1")
    assert (state.seat, state.boards[0], state.collected) == (0, ("key", "doll"), ("fan",))
    assert not any(isinstance(each, Collected) for each in happenings)
    assert play(state, "b1/NESW").collected == ("fan",)
    assert told(state, "move d4") == (
        Walked(0, (square("d4"), square("d3"), square("d4"))),
        Collected(0, "doll"),
        BonusMove(0),
    )
