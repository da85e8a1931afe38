"""Whole games: what holds in every position from the first turn to the last, and how games end."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from knossos.game import Imagined, Outcome, TurnBegan
from knossos.games import load
from knossos.games.team import RUBBLE, Action, End, Front, Move, Push, Rotate, State, Switch
from knossos.maze import FIXED, LOOSE, SQUARES, Tile, square
from tests.games.team.names import PAGES, TREASURES
from tests.games.team.position import EXPERT, INTRODUCTORY, STANDARD, Team, dealt

rule = pytest.mark.rule

EVERY_MODE = pytest.mark.parametrize("game", [INTRODUCTORY, STANDARD, EXPERT], ids=str)
EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])

MAY_STAND_ON_RUBBLE: list[Team] = [load("team", mode="standard", spells="random", flip="may")]
VARIANTS: list[Team] = [
    *MAY_STAND_ON_RUBBLE,
    load("team", mode="expert", spells="random", stay=True, help="turn-start", first="random"),
    load("team", reverse="never-undo-daedalus", treasures="tiles", first=1),
]


def start(game: Team, seats: int, luck: Random) -> State:
    """A game that is dealt, with the spells taken."""
    state, _ = game.deal(seats, Imagined(luck))
    while state.phase == "choose":
        state, _ = game.play(state, luck.choice(game.legal(state)), Imagined(luck))
    return state


def nearly_won(state: State) -> State:
    """The same with one treasure to collect, which lies before the first seat."""
    [last, _], *others = state.boards
    collected = tuple(card for card in TREASURES if card != last)
    return replace(state, boards=((last,), *((),) * len(others)), collected=collected)


def picked(game: Team, state: State, luck: Random) -> Action:
    """A walk to a treasure that is sought, where there is one; otherwise anything, each kind as likely."""
    sought = set(state.boards[state.seat]) or {card for board in state.boards for card in board}
    actions = game.legal(state)
    walks = [each for each in actions if isinstance(each, Move) and sought & set(state.maze.tiles[each.to].shows)]
    kind = luck.choice(list(dict.fromkeys(map(type, actions))))
    return luck.choice(walks or [each for each in actions if type(each) is kind])


def played(game: Team, state: State, luck: Random) -> Iterator[tuple[Action, State, int]]:
    """Every action until the game is over, with the position after it and how many turns it began."""
    while state.phase != "over":
        action = picked(game, state, luck)
        state, happenings = game.play(state, action, Imagined(luck))
        yield action, state, sum(isinstance(each, TurnBegan) for each in happenings)


def loose_tiles(state: State) -> list[str]:
    """The tiles that are not printed on the board, wherever they are."""
    face_up = [state.maze.tiles[here] for here in LOOSE if state.maze.tiles[here] != RUBBLE]
    return sorted(str(tile.loose) for tile in (*face_up, *(front.tile for front in state.fronts), state.spare))


def deck(state: State) -> list[str]:
    seen = {*state.collected, *(card for board in state.boards for card in board)}
    return [card for card in TREASURES if card not in seen]


def check_position(game: Team, first: State, state: State) -> None:
    """I-1 to I-6, and what I-7 says of a position."""
    assert loose_tiles(state) == loose_tiles(first)  # I-1
    assert len(loose_tiles(state)) == len(LOOSE) + 1 == 34
    assert all(state.maze.tiles[here] == first.maze.tiles[here] for here in FIXED)
    covered = [here for here in SQUARES if state.maze.tiles[here] == RUBBLE]
    assert covered == [front.at for front in state.fronts]
    assert state.spare != RUBBLE  # I-2
    assert game in MAY_STAND_ON_RUBBLE or not set(state.pieces) & set(covered)  # I-3
    assert all(here in SQUARES for here in state.pieces)  # I-4
    assert len(deck(state)) + sum(map(len, state.boards)) + len(state.collected) == 24  # I-5
    assert len(set(PAGES) - set(state.pages)) + len(state.pages) == 24  # I-6
    assert state.found <= 2  # I-7
    assert state.moves <= 1
    assert not Counter(state.used) - Counter(state.spells[state.seat])


def check_game(game: Team, first: State, luck: Random) -> State:
    """Play to the end, and hold every position to I-1 to I-9; gives the last one."""
    check_position(game, first, first)
    before, finished = first, 0
    done: Counter[type[Action]] = Counter()
    for action, after, begun in played(game, first, luck):
        check_position(game, first, after)
        assert after.phase != "act" or len(game.legal(after)) > 1  # E-22
        done[type(action)] += 1
        assert done[Move] <= 2  # I-7
        assert max(done[Push], done[Rotate], done[Switch]) <= 1
        assert begun or after.phase == "over" or not done[End]
        if begun:
            done.clear()
            assert not deck(after) or all(len(board) == 2 for board in after.boards)  # I-8
        finished += begun
        assert len(after.pages) == finished + 1  # I-9
        assert after.seat == (first.seat + len(after.pages) - 1) % len(first.pieces)
        before = after
    return before


@rule("T-50", "TEAM-TURN-4", "TEAM-DAED-8", "TEAM-LOSS-1")
@EVERY_MODE
@EVERY_COUNT
def test_everything_holds_in_games_at_random(game: Team, seats: int) -> None:
    luck = Random(seats)
    collected = 0
    for _ in range(20):
        over = check_game(game, start(game, seats, luck), luck)
        assert (len(over.pages), game.outcome(over)) == (24, Outcome((), "lost"))  # too many turns are wasted
        collected += len(over.collected)
    assert collected > 15


@rule("T-50", "TEAM-WIN-1")
@EVERY_MODE
@EVERY_COUNT
def test_everything_holds_in_games_that_are_won(game: Team, seats: int) -> None:
    luck = Random(seats)
    ends = [check_game(game, nearly_won(start(game, seats, luck)), luck) for _ in range(20)]
    won = [over for over in ends if len(over.collected) == 24]
    assert len(won) > 2
    for over in won:
        assert game.outcome(over) == Outcome(tuple(range(seats)), "won")
        assert len(over.pages) <= 24
    for over in ends:
        assert over in won or (game.outcome(over), len(over.pages)) == (Outcome((), "lost"), 24)


@rule("T-50")
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_everything_holds_whatever_the_options(game: Team) -> None:
    luck = Random(3)
    for seats in (2, 3, 4):
        over = check_game(game, start(game, seats, luck), luck)
        assert over.phase == "over"
        assert len(over.pages) == 24 or len(over.collected) == 24


# The census


FIXED_TILES = {
    "fixed 0 ES": 1,
    "fixed 2 ESW+mushroom": 1,
    "fixed 4 ESW+elephant": 1,
    "fixed 6 SW": 1,
    "fixed 14 NES+sickle": 1,
    "fixed 16 NES+fan": 1,
    "fixed 18 ESW+candle": 1,
    "fixed 20 NSW+key": 1,
    "fixed 28 NES+urn": 1,
    "fixed 30 NEW+amulet": 1,
    "fixed 32 NSW+magic-hat": 1,
    "fixed 34 NSW+dragon-tooth": 1,
    "fixed 42 NE": 1,
    "fixed 44 NEW+cauldron": 1,
    "fixed 46 NEW+dagger": 1,
    "fixed 48 NW": 1,
}

LOOSE_TILES = {
    **{f"NES+{name}": 1 for name in ("skull", "lantern", "magic-broom", "scroll", "winged-sandals", "rune-stone")},
    **{f"NE+{name}": 1 for name in ("potion", "magic-wand", "doll", "mandrake", "magic-crystal", "shell")},
    **{f"NE+{name}": 1 for name in ("mark-3", "mark-4")},
    "NE": 8,
    **{f"NS+{name}": 1 for name in ("mark-1", "mark-2")},
    "NS": 10,
}


@rule("T-50")
def test_the_census_counts_tiles_pieces_cards_and_pages() -> None:
    everything = Counter({**FIXED_TILES, **LOOSE_TILES, "pieces": 3, "treasure cards": 24, "pages": 24})
    state = dealt(3)
    assert INTRODUCTORY.census(state) == everything
    luck = Random(5)
    for _, after, _ in played(INTRODUCTORY, state, luck):
        assert INTRODUCTORY.census(after) == everything


@rule("T-50")
def test_the_census_notices_what_is_missing() -> None:
    state = dealt(2)
    whole = INTRODUCTORY.census(state)
    doubled = replace(state, boards=(("key", "fan"), ("key", "fan")), collected=("skull",))
    assert INTRODUCTORY.census(doubled)["treasure cards"] == 26
    assert INTRODUCTORY.census(replace(state, pages=("push/b1", "push/b1")))["pages"] == 25
    straight = Tile.parse("EW")
    covered = replace(state, fronts=(*state.fronts, Front(square("b1"), straight)))
    assert INTRODUCTORY.census(covered) == whole + Counter(NS=1)
    printed = replace(state, maze=state.maze.lay(square("a1"), straight))
    assert INTRODUCTORY.census(printed)["fixed 0 ES"] == 0
    another_spare = replace(state, spare=Tile.parse("NES"))
    assert INTRODUCTORY.census(another_spare) == whole - Counter([str(state.spare)]) + Counter(NES=1)
    assert INTRODUCTORY.census(replace(state, pieces=(0,)))["pieces"] == 1
