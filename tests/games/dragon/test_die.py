"""The dragon die: the dragon turns, or a guardian wakes, and a whole passage is threatened."""

from collections import Counter

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, Seeded, TurnBegan
from knossos.games.dragon import State, rules
from knossos.games.dragon.components import Face
from knossos.games.dragon.events import DragonTurned, DuelRolled, GuardianWoke, Took
from knossos.maze import NAMES
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    LETTERS,
    OPEN,
    edition,
    player,
    position,
    squares,
    step,
    with_luck,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

FOUR_PASSAGES = """
    ╶╴·····
    ···╷···
    ···╵···
    ╶─╴·╶─╴
    ···╷···
    ···│···
    ···╵···
"""
"""The dragon looks at d2-d3, at e4-g4, at d5-d7 or at a4-c4; a fifth passage is a1-b1."""

PASSAGES = {"N": "d2 d3", "E": "e4 f4 g4", "S": "d5 d6 d7", "W": "a4 b4 c4"}

FACES = ["1", "2", "3", "4", "white", "black"]


def taking(facing: str = "N", guardians: str = "a1 g7", maze: str = FOUR_PASSAGES) -> State:
    """Red can take a treasure on b1, far from everything."""
    red, yellow = player("a1"), player("g1")
    return position(maze, red, yellow, treasures="b1:1 g1:1", facing=facing, guardians=guardians, phase="move")


def told_of_the_die(state: State, face: str, more: str = "") -> object:
    _, happenings, _ = step(state, "move b1", drawn=f"dragon-die={face} {more}")
    return happenings[2]


# When it is rolled


@rule("DRAGON-DIE-1")
def test_the_dragon_die_is_rolled_once_after_each_treasure_for_all_to_see() -> None:
    chance = Noting()
    after = with_luck(taking(), "move b1", chance)
    assert chance.drawn == [Drawn("dragon-die", "1")]
    assert chance.offers == [FACES]
    assert (after.seat, after.phase) == (1, "push")


@rule("DRAGON-DIE-1", "DRAGON-TURN-1")
def test_without_a_treasure_it_is_not_rolled() -> None:
    _, happenings, drawn = step(taking(), "move a1")
    assert drawn == []
    assert happenings[1:] == (TurnBegan(1),)


@rule("DRAGON-DIE-1")
@pytest.mark.parametrize(("place", "face"), list(enumerate(FACES)))
def test_each_face_comes_up(place: int, face: str) -> None:
    chance = Noting(position=place)
    after = with_luck(taking(guardians="c2 e2"), "move b1", chance)
    assert [drawn.value for drawn in chance.drawn] == [face]
    turns = place + 1 if place < 4 else 0
    assert after.facing == 1 << turns % 4


# Arrows


@rule("DRAGON-DIE-2", "T11")
@pytest.mark.parametrize("arrows", [1, 2, 3, 4])
@pytest.mark.parametrize("facing", LETTERS)
def test_the_dragon_turns_clockwise_and_threatens_what_it_looks_at(facing: str, arrows: int) -> None:
    letter = LETTERS[(LETTERS.index(facing) + arrows) % 4]
    state = taking(facing)
    after, happenings, _ = step(state, "move b1", drawn=f"dragon-die={arrows}")
    direction = 1 << LETTERS.index(letter)
    assert happenings[1:] == (Took(0, 1), DragonTurned(arrows, direction, squares(PASSAGES[letter])), TurnBegan(1))
    assert after.facing == direction
    assert NAMES[after.faced] in PASSAGES[letter].split()


@rule("DRAGON-DIE-2", "T11")
def test_from_north_one_arrow_is_east_and_three_are_west() -> None:
    assert told_of_the_die(taking(), "1") == DragonTurned(1, 2, squares("e4 f4 g4"))
    assert told_of_the_die(taking(), "3") == DragonTurned(3, 8, squares("a4 b4 c4"))


@rule("DRAGON-DIE-2")
def test_four_arrows_are_a_full_turn_and_threaten_all_the_same() -> None:
    """A25"""
    state = replace(taking(), pieces=squares("a1 d3"), hands=(player("a1").hand, player("d3", treasures="2").hand))
    after, happenings, _ = step(state, "move b1", drawn="dragon-die=4 duel-die=6")
    assert after.facing == state.facing
    assert happenings[2:4] == (DragonTurned(4, 1, squares("d2 d3")), DuelRolled(1, 6))


@rule("DRAGON-DIE-2")
def test_the_whole_passage_is_threatened_however_far_it_leads() -> None:
    told = told_of_the_die(taking(maze=OPEN), "2", "duel-die=6")
    assert told == DragonTurned(2, 4, tuple(here for here in range(49) if NAMES[here] != "d4"))
    shut = position(CLOSED, player("a1"), player("g1"), treasures="b1:1 g1:1")
    assert rules.passage(shut, shut.faced) == squares("d3")
    assert rules.passage(shut, None) == ()


@rule("DRAGON-DIE-3", "T19")
@pytest.mark.parametrize("arrows", [4, 1, 2, 3])
def test_a_wall_between_the_dragon_and_the_square_makes_no_difference(arrows: int) -> None:
    letter = LETTERS[arrows % 4]
    on = {"N": "d3", "E": "e4", "S": "d5", "W": "c4"}[letter]
    state = taking()
    tile = state.maze.tiles[squares(on)[0]]
    towards = {"N": 4, "E": 8, "S": 1, "W": 2}[letter]
    assert not tile.openings & towards  # the wall
    state = replace(state, pieces=squares(f"a1 {on}"), hands=(state.hands[0], player(on, treasures="2").hand))
    _, happenings, _ = step(state, "move b1", drawn=f"dragon-die={arrows} duel-die=4")
    assert DuelRolled(1, 4) in happenings


# Guardians


@rule("DRAGON-DIE-4")
@pytest.mark.parametrize(
    ("colour", "guardians", "passage"),
    [
        ("white", "f4 d7", "e4 f4 g4"),
        ("black", "f4 d7", "d5 d6 d7"),
        ("white", "b4 b4", "a4 b4 c4"),
        ("black", "g6 e1", "e1"),
    ],
)
def test_a_guardian_threatens_the_passage_where_it_stands(colour: str, guardians: str, passage: str) -> None:
    for facing in LETTERS:
        state = taking(facing, guardians)
        after, happenings, _ = step(state, "move b1", drawn=f"dragon-die={colour}")
        woke = GuardianWoke(colour, squares(passage))  # type: ignore[arg-type]
        assert happenings[1:] == (Took(0, 1), woke, TurnBegan(1))
        assert after.facing == state.facing  # the dragon does not turn
        assert after.guardians == state.guardians


@rule("DRAGON-DIE-4", "DRAGON-DUEL-1")
@pytest.mark.parametrize(("colour", "duels"), [("white", True), ("black", False)])
def test_only_the_guardian_that_came_up_threatens(colour: str, *, duels: bool) -> None:
    state = taking(guardians="g4 d7")
    state = replace(state, pieces=squares("a1 e4"), hands=(state.hands[0], player("e4", treasures="2").hand))
    _, _, drawn = step(state, "move b1", drawn=f"dragon-die={colour}" + " duel-die=5" * duels)
    assert [each.label for each in drawn] == ["dragon-die", "duel-die"][: 1 + duels]


# Fairness

ROLLS = 60_000
BOUND = 20.515
"""What chi-square with five degrees of freedom exceeds once in a thousand times."""


def chi_square(counted: Counter[str]) -> float:
    expected = ROLLS / 6
    return sum((count - expected) ** 2 / expected for count in counted.values())


def rolled(state: State, action: str, label: str, seed: str) -> Counter[str]:
    """What a die shows when an action is played again and again, with luck as a match has it: a stream a version."""
    chosen, luck = DRAGON.parse(action), Seeded(seed)
    counted: Counter[str] = Counter()
    for version in range(ROLLS):
        stream = luck.at(version)
        DRAGON.play(state, chosen, stream)
        assert stream.drawn[0].label == label
        counted[stream.drawn[0].value] += 1
    return counted


@rule("DRAGON-DIE-1")
def test_the_faces_of_the_dragon_die_are_equally_likely() -> None:
    faces: tuple[Face, ...] = ("1", "2", "3", "4", "white", "black")
    assert edition().box.dragon_die == faces
    counted = rolled(taking(), "move b1", "dragon-die", "dragon die")
    assert sorted(counted) == sorted(FACES)
    assert chi_square(counted) < BOUND


@rule("DRAGON-DUEL-4")
def test_the_faces_of_the_duel_die_are_equally_likely() -> None:
    red = player("a1", treasures="1", cards="1")
    state = position(CLOSED, red, player("g1"), treasures="g7:1", phase="reroll", duellists="0", roll=1)
    counted = rolled(state, "play 1", "duel-die", "duel die")
    assert sorted(counted) == ["1", "2", "3", "4", "5", "6"]
    assert chi_square(counted) < BOUND


def test_a_die_that_favours_a_face_would_be_noticed() -> None:
    assert chi_square(Counter(dict.fromkeys(FACES, 10000))) == 0
    assert chi_square(Counter({**dict.fromkeys(FACES, 10000), "1": 10_330, "2": 9_670})) > BOUND
