"""The second phase, and the final stage: what happens when all treasures of a phase have been taken."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from knossos.game import Drawn, TurnBegan
from knossos.games import load
from knossos.games.dragon import Hand, State, Treasure
from knossos.games.dragon.components import DEFAULT
from knossos.games.dragon.events import (
    CoinGained,
    DragonTurned,
    DuelRolled,
    GuardianWoke,
    Lost,
    Took,
    TreasuresLaid,
    Walked,
)
from knossos.maze import square
from tests.games.dragon.position import (
    DRAGON,
    OPEN,
    QUIET,
    RING,
    UNDER_THE_LAIR,
    Dragon,
    laid,
    legal,
    pieces,
    play,
    player,
    position,
    squares,
    step,
    told,
    with_luck,
)
from tests.games.playing import Noting

rule = pytest.mark.rule

HIGH = ["7", "7", "8", "8", "9", "9", "10", "10", "11", "11", "12", "12"]
ARROWS = ["b1", "d1", "f1", "a2", "g2", "a4", "g4", "a6", "g6", "b7", "d7", "f7"]
RING_SQUARES = ["c2", "d2", "e2", "b3", "f3", "b4", "f4", "b5", "f5", "c6", "d6", "e6"]

LAID = " ".join(f"treasure-{name}={value}" for name, value in zip(ARROWS, HIGH, strict=True))
"""The draws in which the treasures come in the order of their values."""


def last_six(**more: str) -> State:
    """Red can take the last treasure of the first phase, on c2."""
    red = player("c1", cards=more.get("red", ""), treasures="6")
    green = player(more.get("green", "g7"), cards="7 8", treasures="2")
    return position(OPEN, red, green, treasures="c2:6", guardians=UNDER_THE_LAIR, phase="move")


# The second phase


@rule("DRAGON-PHASE-1", "DRAGON-PHASE-3", "T21")
def test_when_the_second_6_is_taken_the_treasures_7_to_12_are_laid_out_before_the_die() -> None:
    state = last_six()
    after, happenings, drawn = step(state, "move c2", drawn=f"{LAID} {QUIET}")
    assert happenings == (
        Walked(0, squares("c1 c2")),
        Took(0, 6),
        TreasuresLaid(),
        GuardianWoke("white", ()),
        TurnBegan(1),
    )
    assert laid(after) == "b1:7 d1:7 f1:8 a2:8 g2:9 a4:9 g4:10 a6:10 g6:11 b7:11 d7:12 f7:12"
    assert (after.stage, after.current) == ("second", 7)
    assert after.hands[0].treasures == (6, 6)
    assert [each.label for each in drawn] == [*(f"treasure-{name}" for name in ARROWS), "dragon-die"]


@rule("DRAGON-PHASE-1")
@pytest.mark.parametrize(("game", "names"), [(DRAGON, ARROWS), (RING, RING_SQUARES)])
def test_any_treasure_that_is_left_may_come_to_each_of_the_same_twelve_squares(game: Dragon, names: list[str]) -> None:
    chance = Noting(position=-1)
    after = with_luck(last_six(), "move c2", chance, game)
    assert chance.drawn[:12] == [
        Drawn(f"treasure-{name}", value) for name, value in zip(names, reversed(HIGH), strict=True)
    ]
    assert chance.offers[:12] == [HIGH[: 12 - gone] for gone in range(12)]
    assert chance.labels[12] == "dragon-die"
    assert after.treasures == tuple(
        Treasure(square(name), int(value)) for name, value in zip(names, reversed(HIGH), strict=True)
    )


@rule("DRAGON-PHASE-1")
def test_the_coin_is_decided_before_the_layout() -> None:
    """A8"""
    after, happenings, _ = step(last_six(red="6 6"), "move c2 coin", drawn=f"{LAID} {QUIET}")
    assert happenings[1:4] == (Took(0, 6), CoinGained(0, 6), TreasuresLaid())
    assert after.hands[0] == Hand(1, 0, (6, 6), 1)


@rule("DRAGON-PHASE-1")
@pytest.mark.parametrize("rest", ["g7:6", "d4:6"])
def test_one_6_that_is_left_even_under_the_lair_keeps_the_first_phase(rest: str) -> None:
    """A17"""
    state = replace(last_six(), treasures=(*last_six().treasures, Treasure(square(rest[:2]), 6)))
    after, happenings, drawn = step(state, "move c2", drawn=QUIET)
    assert TreasuresLaid() not in happenings
    assert [each.label for each in drawn] == ["dragon-die"]
    assert (after.stage, laid(after)) == ("first", rest)


@rule("DRAGON-PHASE-2", "DRAGON-TREAS-2", "T21")
def test_who_stands_where_a_treasure_is_laid_stays_and_must_come_from_elsewhere() -> None:
    state = last_six(green="b1")
    after = play(state, "move c2", drawn=f"{LAID} {QUIET}")
    assert pieces(after) == ["c2", "b1"]
    green = replace(after, phase="move")
    assert "move b1 coin" not in legal(green)
    stayed, happenings, drawn = step(green, "move b1")
    assert happenings == (Walked(1, squares("b1")),)
    assert (drawn, stayed.treasures) == ([], after.treasures)
    back = replace(play(green, "move a1", "pass"), seat=1, phase="move")
    assert "move b1 coin" in legal(back)
    assert Took(1, 7) in told(back, "move b1", drawn=QUIET)


@rule("DRAGON-PHASE-2")
def test_guardians_stay_where_treasures_are_laid() -> None:
    state = replace(last_six(), guardians=squares("b1 f7"))
    after = play(state, "move c2", drawn=f"{LAID} dragon-die=1 duel-die=6")
    assert after.guardians == state.guardians


@rule("DRAGON-PHASE-2")
def test_the_one_who_took_the_last_6_may_stand_on_a_treasure_without_taking_it() -> None:
    state = position(OPEN, player("c1"), player("g7"), treasures="b1:6", guardians=UNDER_THE_LAIR, phase="move")
    after = play(state, "move b1", drawn=f"{LAID} {QUIET}")
    assert after.hands[0].treasures == (6,)
    assert laid(after).startswith("b1:7 ")


@rule("DRAGON-PHASE-3")
def test_then_the_turn_goes_on_with_die_duels_and_the_double_turn() -> None:
    state = replace(last_six(red="3 8"), guardians=squares("c2 d4"))
    asked, happenings, _ = step(state, "move c2", drawn=f"{LAID} dragon-die=white duel-die=1")
    assert happenings[2] == TreasuresLaid()
    assert happenings[-1] == DuelRolled(0, 1)
    assert (asked.phase, asked.stage) == ("reroll", "second")
    lost = play(asked, "pass")
    assert (lost.phase, legal(lost), lost.stage) == ("double", ["play 8", "pass"], "second")
    again = play(lost, "play 8")
    assert (again.seat, again.stage, again.current) == (0, "second", 7)


@rule("DRAGON-PHASE-1")
def test_the_last_treasure_of_the_second_phase_brings_no_others() -> None:
    state = replace(last_six(), treasures=(Treasure(square("c2"), 12),), stage="second")
    after, happenings, drawn = step(state, "move c2", drawn=QUIET)
    assert happenings[1:] == (Took(0, 12), GuardianWoke("white", ()), TurnBegan(1))
    assert [each.label for each in drawn] == ["dragon-die"]
    assert after.treasures == ()


@rule("DRAGON-PHASE-1", "DRAGON-LAIR-3")
def test_a_treasure_may_be_laid_out_under_the_lair_where_the_box_says_so(tmp_path: Path) -> None:
    """E-17"""
    path = tmp_path / "components.toml"
    text = DEFAULT.read_text(encoding="utf-8").replace('["b1", "d1", ', '["b1", "d4", ')
    path.write_text(text, encoding="utf-8")
    game = load("dragon", components=path)
    chance = Noting()
    after = with_luck(last_six(), "move c2", chance, game)
    assert "treasure-d4" in chance.labels
    assert Treasure(square("d4"), 9) in after.treasures
    assert "move d4" not in legal(replace(after, phase="move"), game)


# The final stage


@rule("DRAGON-PHASE-4", "DRAGON-FINAL-1")
def test_the_final_stage_begins_after_the_turn_in_which_the_last_treasure_was_taken() -> None:
    red = player("c1", cards="3 9", treasures="11")
    state = position(OPEN, red, player("g7"), treasures="c2:12", guardians="c2 d4", stage="second", phase="move")
    asked, happenings, _ = step(state, "move c2", drawn="dragon-die=white duel-die=3")
    assert happenings[1] == Took(0, 12)
    assert (asked.phase, asked.stage) == ("reroll", "second")
    lost, happenings, _ = step(asked, "pass")
    assert happenings == (Lost(0, 11),)
    assert (lost.phase, lost.stage) == ("double", "second")
    assert play(lost, "pass").stage == "final"
    again = play(lost, "play 9")
    assert (again.seat, again.stage) == (0, "final")


@rule("DRAGON-PHASE-4")
@pytest.mark.parametrize(
    ("treasures", "stage"), [("c2:12", "final"), ("c2:12 g1:12", "second"), ("c2:12 d4:12", "second")]
)
def test_it_begins_only_when_nothing_is_left_not_even_under_the_lair(treasures: str, stage: str) -> None:
    state = position(
        OPEN, player("c1"), player("g7"), treasures=treasures, guardians=UNDER_THE_LAIR, stage="second", phase="move"
    )
    after = play(state, "move c2", drawn=QUIET)
    assert after.stage == stage


@rule("DRAGON-PHASE-4", "DRAGON-FINAL-1")
def test_lost_treasures_make_no_difference_to_it() -> None:
    """A19"""
    state = position(
        OPEN, player("c1"), player("g7"), treasures="c2:12", guardians="c2 d4", stage="second", phase="move"
    )
    after = play(state, "move c2", drawn="dragon-die=white duel-die=1")
    assert [hand.treasures for hand in after.hands] == [(), ()]
    assert (after.stage, after.lost) == ("final", (12,))


@rule("DRAGON-PHASE-4", "DRAGON-FINAL-2", "T23")
def test_who_took_the_last_treasure_and_is_faced_after_the_die_cannot_challenge_in_that_turn() -> None:
    """A23"""
    red = player("d2", cards="10")
    state = position(
        OPEN, red, player("g7"), treasures="d3:12", guardians=UNDER_THE_LAIR, facing="W", stage="second", phase="move"
    )
    asked, happenings, _ = step(state, "move d3", drawn="dragon-die=1 duel-die=5")
    assert happenings[2] == DragonTurned(1, 1, tuple(here for here in range(49) if here != square("d4")))
    assert (asked.phase, legal(asked)) == ("double", ["play 10", "pass"])
    again = play(asked, "play 10")
    assert (again.stage, again.phase) == ("final", "push")
    challenge = play(again, "b1/NS", "move d3")
    assert (challenge.phase, legal(challenge)) == ("challenge", ["pass", "fight"])
    next_one = play(asked, "pass")
    assert (next_one.seat, next_one.stage) == (1, "final")
