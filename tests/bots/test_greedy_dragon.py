"""What the greedy bot does in Labyrinth with the dragon."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from knossos import bots
from knossos.bots import Advice, Bot
from knossos.game import Imagined, Seeded
from knossos.games import load
from knossos.games.dragon import Action, State, rules
from knossos.games.dragon.events import DuelRolled
from knossos.games.dragon.state import Stage
from knossos.locale import catalogue, languages
from knossos.maze import NAMES, square
from tests.games.dragon.position import (
    CLOSED,
    DRAGON,
    OPEN,
    UNDER_THE_LAIR,
    Dragon,
    Player,
    play,
    player,
    position,
)
from tests.games.playing import Noting
from tests.variants import every_table

WINDING = """
    ┌│┬└┬─┐
    ┐─│┘└┐│
    ├┌├─┬│┤
    │┘─┐┌└─
    ├┐┴│┤─┤
    └─┘│┐└│
    └─┴└┴│┘
"""

GAP = "╶·╴····\n" + CLOSED[8:]
"""From a1 to c1 one walks only over a tile that is pushed in at b1."""

TOP_ROW = "╶─────╴\n" + CLOSED[8:]

YELLOW = player("g7", cards="4 10", treasures="12")


def advice(state: State, game: Dragon = DRAGON) -> Advice:
    seat = game.to_act(state)
    assert seat is not None
    bot = bots.load("greedy", game, seat, "minos")
    advised = bot.advise(game.view(state, seat), game.legal(state))
    assert advised.action in game.legal(state)
    return advised


def choice(state: State) -> str:
    return str(advice(state).action)


def test_it_is_found_by_its_name() -> None:
    assert bots.names("dragon") == ("random", "greedy")


# A treasure in reach


def test_a_treasure_that_a_push_brings_in_reach_is_taken() -> None:
    state = position(GAP, player("a1"), YELLOW, treasures="c1:1 b3:2", guardians=UNDER_THE_LAIR)
    push = advice(state)
    assert str(push.action) == "b1/EW"
    assert (push.reason, push.values) == ("advice-dragon-take", {"square": "c1", "value": 1, "faces": 0})
    move = advice(play(state, "b1/EW"))
    assert str(move.action) == "move c1"
    assert (move.reason, move.values) == (push.reason, push.values)


def test_only_the_current_value_counts() -> None:
    state = position(TOP_ROW, player("a1"), YELLOW, treasures="c1:2 e1:1", phase="move")
    assert choice(state) == "move e1"


def test_a_treasure_on_the_own_square_is_not_in_reach() -> None:
    state = position(TOP_ROW, player("c1"), YELLOW, treasures="c1:1", phase="move")
    assert advice(state).reason == "advice-prepare"


def test_a_treasure_that_its_push_takes_along_is_met_where_it_is_then() -> None:
    maze = CLOSED[:8] + "─······\n" + CLOSED[16:]
    state = position(maze, player("a2"), YELLOW, treasures="g2:1", guardians=UNDER_THE_LAIR)
    assert choice(state) == "a2/EW"  # the treasure goes round to a2, and the piece is carried to b2


def test_no_way_leads_through_the_lair() -> None:
    maze = CLOSED[:24] + "───────\n" + CLOSED[32:]
    state = position(maze, player("c4"), YELLOW, treasures="e4:1")
    assert advice(state).reason == "advice-prepare"
    assert advice(replace(state, phase="move")).reason == "advice-prepare"


def test_the_tile_under_the_lair_is_walked_again_when_it_is_pushed_away() -> None:
    maze = CLOSED[:24] + "···╶╴··\n" + CLOSED[32:]
    state = position(maze, player("d4"), YELLOW, treasures="e4:1", guardians=UNDER_THE_LAIR)
    assert choice(state) == "a4/NS"  # both go east together, and out of the lair


# The safest treasure


def test_of_two_treasures_it_takes_the_one_where_another_piece_is_nearer_to_the_threat() -> None:
    blue = player("b1")
    state = position(TOP_ROW, player("d1"), blue, treasures="a1:1 f1:1", guardians="a1 d4", phase="move")
    taken = advice(state)
    assert str(taken.action) == "move f1"
    assert taken.values == {"square": "f1", "value": 1, "faces": 0}
    alone = replace(state, pieces=(state.pieces[0], square("g7")))
    assert advice(alone).values == {"square": "a1", "value": 1, "faces": 1}


def test_of_two_pushes_it_makes_the_one_after_which_the_guardian_cannot_come() -> None:
    maze = CLOSED[:48] + "╶╷╴····\n"
    red = player("a7")
    state = position(maze, red, player("g1"), treasures="c7:1", guardians="b7 d4", spare="NES")
    push = advice(state)
    assert str(push.action) == "b7/ESW"  # b7/NEW would join the guardian on b6
    assert push.values == {"square": "c7", "value": 1, "faces": 0}


def test_a_guardian_under_the_lair_is_no_threat() -> None:
    def faces(guardians: str) -> object:
        state = position(OPEN, player("a1"), player("d4"), treasures="a2:1", guardians=guardians, phase="move")
        return advice(state).values["faces"]

    assert [faces(guardians) for guardians in (UNDER_THE_LAIR, "b1 d4", "d4 b1", "b1 b1")] == [4, 5, 5, 6]


# Coins


def test_a_card_of_the_treasure_is_played_for_a_coin() -> None:
    state = position(TOP_ROW, player("a1", cards="3 4"), YELLOW, treasures="c1:3", phase="move")
    taken = advice(state)
    assert str(taken.action) == "move c1 coin"
    assert (taken.reason, taken.values) == ("advice-dragon-coin", {"square": "c1", "value": 3})


def test_without_the_card_it_is_taken_all_the_same() -> None:
    state = position(TOP_ROW, player("a1", cards="2 4"), YELLOW, treasures="c1:3", phase="move")
    assert choice(state) == "move c1"


# Nothing in reach


class Ending(NamedTuple):
    """How a turn that wins nothing ends."""

    chances: int
    safety: int
    nearness: int


def endings(state: State) -> dict[tuple[str, str], Ending]:
    """Every turn, all played out: how many of the next own pushes would win something, and how it stands till then."""
    found = {}
    for push in DRAGON.legal(state):
        pushed, _ = DRAGON.play(state, push, Noting())
        assert not wins(pushed)
        threats = set() if state.stage == "final" else threatened(pushed)
        safety = -len(threats & {NAMES[here] for here in pushed.walks})
        for to in pushed.walks:
            pieces = (to, *pushed.pieces[1:])
            again = replace(pushed, pieces=pieces, phase="push")
            chances = sum(wins(DRAGON.play(again, each, Noting())[0]) for each in DRAGON.legal(again))
            nearness = -min(steps(NAMES[to], NAMES[goal]) for goal in goals(pushed))
            found[str(push), f"move {NAMES[to]}"] = Ending(chances, safety, nearness)
    return found


def threatened(state: State) -> set[str]:
    """The squares that the dragon die can name."""
    return {"d3", "e4", "d5", "c4"} | {NAMES[here] for here in state.guardians} - {"d4"}


def wins(state: State) -> bool:
    if state.stage == "final":
        return state.faced in state.walks
    return any(rules.takes(state, to) for to in state.walks)


def goals(state: State) -> list[int]:
    return [each.at for each in state.treasures if each.value == state.current] or [state.faced]


def steps(here: str, there: str) -> int:
    return abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1]))


RED = player("a1")

SITUATIONS = {
    "one treasure": position(WINDING, RED, YELLOW, treasures="b1:2 g5:1"),
    "two treasures": position(WINDING, RED, YELLOW, treasures="g3:1 e5:1"),
    "a treasure under the lair": position(WINDING, RED, YELLOW, treasures="d4:1"),
    "a treasure on the own square": position(WINDING, RED, YELLOW, treasures="a1:1"),
    "a banned arrow": position(WINDING, RED, YELLOW, treasures="g5:1", banned="d7", spare="NES"),
    "a piece under the lair": position(WINDING, player("d4"), YELLOW, treasures="g1:1"),
    "a dragon that looks north": position(WINDING, player("a5"), YELLOW, stage="final", facing="N"),
    "a dragon that looks east": position(WINDING, RED, YELLOW, stage="final", facing="E"),
    "a dragon that looks south": position(WINDING, RED, YELLOW, stage="final", facing="S"),
    "a dragon that looks west": position(WINDING, player("g1"), YELLOW, stage="final", facing="W"),
    "walls before the dragon": position(GAP, RED, YELLOW, stage="final", guardians="c1 d4"),
    "walls": position(CLOSED, RED, YELLOW, treasures="g4:1"),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_it_goes_where_most_of_its_next_pushes_win_something_then_away_from_threats_then_near(situation: str) -> None:
    state = SITUATIONS[situation]
    possible = endings(state)
    best = max(possible.values())
    assert (best.chances > 0) == ("walls" not in situation)
    push = advice(state)
    move = advice(play(state, str(push.action)))
    assert possible[str(push.action), str(move.action)] == best
    assert (push.reason, move.reason) == ("advice-prepare", "advice-prepare")
    assert push.values["count"] == move.values["count"] == best.chances
    assert move.values["square"] == str(move.action).removeprefix("move ")


def test_of_equal_turns_it_makes_any() -> None:
    state = SITUATIONS["walls"]
    view, possible = DRAGON.view(state, 0), DRAGON.legal(state)
    chosen = {str(bots.load("greedy", DRAGON, 0, f"{seed}").choose(view, possible)) for seed in range(20)}
    assert chosen == {"a4/NS", "a4/EW"}  # only at a4 the treasure comes round to Red's side


# Rolling again


def failed(cards: str, treasures: str, *, laid: str = "", others: int = 1) -> State:
    """Red has failed in a duel in somebody else's turn."""
    red = player("a1", cards=cards, treasures=treasures)
    yellow = [player("g7")] * others
    stage: Stage = "first" if laid else "second"
    laid = laid or "a7:12 g1:12"
    return position(CLOSED, red, *yellow, treasures=laid, stage=stage, turn=1, phase="reroll", duellists="0", roll=1)


def test_a_card_is_played_to_save_a_twelve_and_not_a_one() -> None:
    saved = advice(failed("3", "12", laid="b1:3 d1:3"))
    assert str(saved.action) == "play 3"
    assert (saved.reason, saved.values) == ("advice-dragon-reroll", {"card": 3, "value": 12})
    lost = advice(failed("3", "1 12", laid="b1:3 d1:3"))
    assert str(lost.action) == "pass"
    assert (lost.reason, lost.values) == ("advice-dragon-lose", {"value": 1})


@pytest.mark.parametrize(
    ("cards", "laid", "others", "worth_it"),
    [
        ("3", "b1:3 d1:3", 1, 8),  # a coin in 3 of 4 cases is worth 3.75, and half of the treasure is saved
        ("3", "b1:3 d1:6", 1, 6),  # 1 of 2: 2.5
        ("3", "b1:3 d1:3", 3, 5),  # 7 of 16: 2.19
        ("3", "b1:3 d1:6", 3, 3),  # 1 of 4: 1.25
        ("3 3", "b1:3 d1:3", 1, 3),  # two coins in 1 of 4: 1.25, and the other card may be played as well
        ("2 3", "b1:3 d1:3", 1, 3),  # 1.18 as below, and the 3 would not be played after the 2
        ("3", "", 1, 4),  # against the dragon 0.227 of 15 points for 1 of 2 seats: 1.70
        ("3", "", 3, 2),  # for 1 of 4: 0.85
        ("3 4", "", 1, 3),  # 0.157 of 15 points: 1.18, and the other card may be played as well
    ],
)
def test_the_treasure_must_be_worth_the_coin_or_the_help_that_the_card_may_still_bring(
    cards: str, laid: str, others: int, worth_it: int
) -> None:
    chosen = [choice(failed(cards, f"{lowest} 12", laid=laid, others=others)) for lowest in range(1, 13)]
    assert chosen == ["pass"] * (worth_it - 1) + [f"play {cards[0]}"] * (13 - worth_it)


@pytest.mark.parametrize(("laid", "card"), [("b1:5 d1:6", 2), ("b1:2 d1:6", 5), ("b1:6 d1:6", 2)])
def test_the_card_that_can_earn_least_is_played(laid: str, card: int) -> None:
    assert choice(failed("2 5", "12", laid=laid)) == f"play {card}"


# Double turns


def ended(red: Player, maze: str = GAP, *, treasures: str = "c1:4 g1:4", stage: Stage = "first") -> State:
    """Red has come to the end of a turn and may play for a second one."""
    return position(maze, red, YELLOW, treasures=treasures, guardians=UNDER_THE_LAIR, phase="double", stage=stage)


def test_a_second_turn_is_taken_for_a_treasure() -> None:
    doubled = advice(ended(player("a1", cards="4 7")))
    assert str(doubled.action) == "play 7"
    assert (doubled.reason, doubled.values) == ("advice-dragon-double", {"card": 7, "value": 4})


def test_a_second_turn_that_wins_nothing_is_not_taken() -> None:
    passed = advice(ended(player("a1", cards="4 7"), CLOSED))
    assert str(passed.action) == "pass"
    assert (passed.reason, passed.values) == ("advice-dragon-end", {})


@pytest.mark.parametrize(
    ("cards", "chosen"),
    [
        ("7", ["pass", "pass", "pass", "play 7", "play 7", "play 7"]),  # the coin for 7 is worth 3.75
        ("7 7", ["pass", "play 7", "play 7", "play 7", "play 7", "play 7"]),  # for two of them: 1.25
        ("3 7", ["pass", "pass", "play 7", "play 7", "play 7", "play 7"]),  # the 3 brings a coin
    ],
)
def test_the_treasure_must_be_worth_the_coin_that_the_card_may_still_bring(cards: str, chosen: list[str]) -> None:
    red = player("a1", cards=cards)
    assert [choice(ended(red, treasures=f"c1:{value} g1:{value}")) for value in range(1, 7)] == chosen


def test_the_card_whose_coin_is_out_of_reach_is_played() -> None:
    red = player("a1", cards="7 8 9")
    assert choice(ended(red, treasures="c1:7 g1:9", stage="second")) == "play 8"
    assert choice(ended(red, treasures="c1:8 g1:9", stage="second")) == "play 7"


def test_the_card_that_brings_a_coin_in_the_second_turn_is_kept() -> None:
    red = player("a1", cards="8 9")
    assert choice(ended(red, treasures="c1:8 d1:9 g1:9", stage="second")) == "play 9"
    assert choice(ended(red, treasures="c1:8 d1:8 g1:9", stage="second")) == "play 9"


@pytest.mark.parametrize("stage", ["second", "final"])
def test_a_second_turn_is_taken_to_come_before_the_dragon(stage: Stage) -> None:
    doubled = advice(ended(player("c3", cards="9 11", treasures="3"), OPEN, treasures="", stage=stage))
    assert str(doubled.action) == "play 9"
    assert (doubled.reason, doubled.values) == ("advice-dragon-double-face", {"card": 9})


def test_no_second_turn_is_taken_to_come_before_the_dragon_in_vain() -> None:
    assert choice(ended(player("c3", cards="9"), CLOSED, treasures="", stage="final")) == "pass"
    yellow = player("g7", treasures="4 12")
    beaten = position(OPEN, player("c3", cards="9"), yellow, phase="double", stage="final")
    assert choice(beaten) == "pass"


# The dragon


def test_it_goes_before_the_dragon() -> None:
    maze = CLOSED[:16] + "··╶╴···\n" + CLOSED[24:]
    state = position(maze, player("c3"), YELLOW, stage="final", banned="d7")
    assert choice(replace(state, phase="move")) == "move d3"
    maze = CLOSED[:8] + "···╴···\n··╶····\n" + CLOSED[24:]
    state = position(maze, player("c3"), YELLOW, stage="final")
    push = advice(state)
    assert str(push.action) == "d1/NS"  # the tile of d2 comes before the dragon
    assert (push.reason, push.values) == ("advice-dragon-face", {"square": "d3"})


def test_it_stays_before_the_dragon() -> None:
    state = position(CLOSED, player("d3"), YELLOW, stage="final")
    push = advice(state)
    assert push.reason == "advice-dragon-face"
    assert choice(play(state, str(push.action))) == "move d3"


def facing_it(red: str, *others: str, coins: int = 0, cards: str = "") -> State:
    players = [
        player("d3", treasures=red, coins=coins, cards=cards),
        *(player("g7", treasures=each) for each in others),
    ]
    return position(CLOSED, *players, stage="final", phase="challenge")


@pytest.mark.parametrize(
    ("state", "chosen"),
    [
        (facing_it("12", "1"), "fight"),
        (facing_it("1", "7 8"), "fight"),
        (facing_it("1 2", "8 10"), "fight"),  # 18 points and two treasures each: both win
        (facing_it("1 2", "8 11"), "pass"),
        (facing_it("1", "4 5 7"), "pass"),  # 16 points each, but three treasures against one
        (facing_it("", "7 8", coins=0), "pass"),  # 15 points each, but two treasures against none
        (facing_it("", "7 8", coins=1), "fight"),
        (facing_it("1", "2", "7 10"), "pass"),
        (facing_it("1", "7 8", "2"), "fight"),
    ],
)
def test_it_fights_if_it_wins_the_game_by_that(state: State, chosen: str) -> None:
    assert choice(state) == chosen


def test_it_says_why_it_fights_or_waits() -> None:
    assert [advice(facing_it("1", "2", cards=cards)).values for cards in ("", "1", "1 2", "9")] == [
        {"percent": 38},
        {"percent": 60},
        {"percent": 76},
        {"percent": 38},
    ]
    assert advice(facing_it("1", "2")).reason == "advice-dragon-fight"
    waiting = advice(facing_it("1", "12 12"))
    assert (waiting.reason, waiting.values) == ("advice-dragon-wait", {})


def rolled(cards: str, roll: int, rolls: str = "") -> State:
    red = player("d3", treasures="3", cards=cards)
    return position(CLOSED, red, YELLOW, stage="final", phase="final", roll=roll, rolls=rolls)


def test_a_one_is_replaced_and_a_six_stands() -> None:
    replaced = advice(rolled("2 5 9", 1))
    assert str(replaced.action) == "play 2"
    assert (replaced.reason, replaced.values) == ("advice-dragon-replace", {"roll": 1, "percent": 60})
    standing = advice(rolled("2 5 9", 6))
    assert str(standing.action) == "pass"
    assert standing.reason == "advice-dragon-stand"
    assert standing.values["roll"] == 6


def test_the_last_roll_is_replaced_only_if_it_is_not_enough() -> None:
    assert [choice(rolled("2", roll, "5 4")) for roll in (1, 2, 3, 6)] == ["play 2", "play 2", "pass", "pass"]
    assert choice(rolled("2", 1, "6 6")) == "pass"
    assert choice(rolled("2", 1, "1 4")) == "pass"  # no roll can be enough any more


def slaying(state: State) -> float:
    """How likely the best play slays the dragon in this duel, all played out."""
    if state.phase not in ("challenge", "final"):
        return float(state.phase == "over")
    return max(after_action(state, action) for action in DRAGON.legal(state))


def after_action(state: State, action: Action) -> float:
    return sum(float(chance) * slaying(after) for chance, after in DRAGON.outcomes(state, action))


@pytest.mark.parametrize(
    ("cards", "rolls"), [("1", ""), ("1", "1"), ("1", "6"), ("1", "3 4"), ("1 2", "3"), ("1 2", "3 4"), ("1 2", "4 4")]
)
def test_no_other_play_slays_the_dragon_more_often(cards: str, rolls: str) -> None:
    for roll in range(1, 7):
        state = rolled(cards, roll, rolls)
        advised = advice(state)
        assert after_action(state, advised.action) == pytest.approx(slaying(state))
        assert advised.values["percent"] == pytest.approx(100 * slaying(state), abs=0.501)


# Whole games


@pytest.mark.parametrize(("text", "seats"), [table for table in every_table() if table[0].startswith("dragon")])
def test_it_never_chooses_anything_illegal_and_brings_the_game_to_an_end(text: str, seats: int) -> None:
    assert whole_game(load(text), ["random", *["greedy"] * (seats - 1)], f"{text} {seats}")


@pytest.mark.parametrize("text", ["dragon", "dragon(treasures=ring)"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_its_like_it_brings_the_game_to_an_end(text: str, seats: int) -> None:
    reasons = {each.reason for each in whole_game(load(text), ["greedy"] * seats, f"{seats}")}
    assert {"advice-dragon-take", "advice-dragon-face", "advice-dragon-fight"} <= reasons


class Face(Noting):
    """The dragon die shows one face, and duels are won."""

    def __init__(self, face: str) -> None:
        super().__init__(-1)
        self.face = face

    def _pick(self, label: str, options: Sequence[object]) -> int:
        return options.index(self.face) if label == "dragon-die" else super()._pick(label, options)


def whole_game(game: Dragon, names: Sequence[str], seed: str) -> list[Advice]:
    """The advice of a game in which every choice is seen to be legal, and to depend on nothing but the view."""
    seating = [bots.load(name, game, seat, seed) for seat, name in enumerate(names)]
    luck = Seeded(seed)
    rng = Random(seed)
    state, _ = game.deal(len(names), luck)
    played: list[Advice] = []
    while (seat := game.to_act(state)) is not None:
        bot = seating[seat]
        before = bot.luck.getstate()
        advised = bot.advise(game.view(state, seat), game.legal(state))
        assert advised.action in game.legal(state)
        assert all(catalogue(language).say(advised.reason, **advised.values) for language in languages())
        if rng.random() < 0.05:
            assert advised == again(game, game.reshuffle(state, seat, Imagined(rng)), bot, before)
        if state.phase == "move" and "faces" in advised.values:
            assert advised.values["faces"] == duels(game, state, advised.action)
        played.append(advised)
        state, _ = game.play(state, advised.action, luck.at(len(played)))
        assert len(played) < 5000
    return played


def again(game: Dragon, state: State, bot: Bot, luck: object) -> Advice:
    """What the same bot with the same luck does in another position."""
    twin = bots.load(bot.name, game, bot.seat, "")
    twin.luck.setstate(luck)  # type: ignore[arg-type]
    return twin.advise(game.view(state, bot.seat), game.legal(state))


def duels(game: Dragon, state: State, action: Action) -> int:
    """How many faces of the dragon die bring the seat that acts into a duel."""
    told = [game.play(state, action, Face(face))[1] for face in ("1", "2", "3", "4", "white", "black")]
    return sum(DuelRolled(state.seat, 6) in happenings for happenings in told)


def test_the_same_seed_gives_the_same_game() -> None:
    assert whole_game(DRAGON, ["greedy"] * 2, "minos") == whole_game(DRAGON, ["greedy"] * 2, "minos")


def test_it_wins_against_a_random_player() -> None:
    for seed in range(3):
        assert winners(f"{seed}") == (1,)


def winners(seed: str) -> tuple[int, ...]:
    seating = [bots.load(name, DRAGON, seat, seed) for seat, name in enumerate(("random", "greedy"))]
    luck = Seeded(seed)
    state, _ = DRAGON.deal(2, luck)
    version = 0
    while (seat := DRAGON.to_act(state)) is not None:
        version += 1
        action = seating[seat].choose(DRAGON.view(state, seat), DRAGON.legal(state))
        state, _ = DRAGON.play(state, action, luck.at(version))
    outcome = DRAGON.outcome(state)
    assert outcome is not None
    return outcome.winners
