"""What the greedy bot does in Labyrinth Team Edition."""

from random import Random

import pytest

from knossos import bots
from knossos.arena import play as play_game
from knossos.bots import Advice
from knossos.game import Imagined, Seeded, heard
from knossos.games import load
from knossos.games.team import End, Move, State
from knossos.games.team.actions import POOL
from knossos.games.team.events import Collected, Covered
from knossos.games.team.state import Spell
from knossos.locale import catalogue, languages
from knossos.maze import LOOSE, NAMES
from tests.games.team.names import all_but
from tests.games.team.position import (
    CLOSED,
    EXPERT,
    INTRODUCTORY,
    STANDARD,
    Team,
    dealt,
    play,
    player,
    position,
)
from tests.variants import every_variant

ROW = "·······\n" * 3
"""Three rows where nobody can walk."""


def advice(state: State, game: Team = INTRODUCTORY, *remembered: Covered) -> Advice:
    bot = bots.load("greedy", game, state.seat, "minos")
    bot.see(game.view(state, state.seat), remembered)
    advised = bot.advise(game.view(state, state.seat), game.legal(state))
    assert advised.action in game.legal(state)
    return advised


def turn(state: State, game: Team = INTRODUCTORY, *remembered: Covered) -> tuple[list[str], list[str]]:
    """What the bot does until its turn is over, and the treasures that it collects."""
    bot = bots.load("greedy", game, state.seat, "minos")
    bot.see(game.view(state, state.seat), remembered)
    actions: list[str] = []
    cards: list[str] = []
    seat = game.to_act(state)
    while game.to_act(state) == seat:
        action = bot.choose(game.view(state, seat), game.legal(state))
        actions.append(str(action))
        state, happenings = game.play(state, action, Imagined(bot.luck))
        bot.see(game.view(state, seat), heard(happenings, seat))
        cards += [each.card for each in happenings if isinstance(each, Collected)]
    return actions, cards


REMINDED: Team = load("team", mode="standard", memory=True)
"""What lies face down is shown to everybody."""


def corridor(row: str) -> str:
    """A maze in which only the fourth row has passages."""
    return ROW + row + "\n" + ROW


# Treasures


def test_a_treasure_in_reach_is_collected_with_the_move() -> None:
    state = position(
        corridor("╶──────"), player("a4", seeks="key fan"), player("g7"), shows={"d4": "key"}, used=("push", "rotate")
    )
    advised = advice(state)
    assert str(advised.action) == "move d4"
    assert (advised.reason, advised.values) == ("advice-team-collect", {"square": "d4", "count": 1})


def test_two_treasures_are_collected_in_one_turn() -> None:
    shows = {"d4": "key", "f4": "fan"}
    state = position(corridor("╶──────"), player("a4", seeks="key fan"), player("g7"), shows=shows)
    actions, cards = turn(state)
    assert sorted(cards) == ["fan", "key"]
    assert actions[:2] in (["move d4", "move f4"], ["move f4", "move d4"])


def test_a_rotation_that_opens_the_way_is_cast_first() -> None:
    state = position(corridor("╶─│────"), player("a4", seeks="key"), player("g7"), shows={"f4": "key"}, used=("push",))
    actions, cards = turn(state)
    assert actions == ["rotate c4/EW", "move f4", "end"]
    assert cards == ["key"]


def test_a_push_that_opens_the_way_is_cast_first() -> None:
    state = position(
        corridor("╶─·────"), player("a4", seeks="key"), player("g7"), shows={"e4": "key"}, spare="EW", used=("rotate",)
    )
    assert str(advice(state).action) in ("a4/EW", "g4/EW")
    assert turn(state)[1] == ["key"]


def test_a_tile_is_rotated_towards_the_next_treasure_once_the_piece_is_on_it() -> None:
    maze = CLOSED[:16] + "···│···\n" + "╶──────\n" + ROW
    shows = {"d4": "key", "d3": "fan"}
    state = position(maze, player("a4", seeks="key fan"), player("g7"), shows=shows, used=("push",))
    assert turn(state) == (["move d4", "rotate d4/NS", "move d3"], ["key", "fan"])
    assert advice(state).values["count"] == 2


def test_a_piece_rides_from_one_treasure_to_where_the_next_one_is_in_reach() -> None:
    maze = ROW + "╶──────\n" + "───────\n" + CLOSED[:16]
    shows = {"b4": "key", "f5": "fan"}
    state = position(maze, player("a4", seeks="key fan"), player("g7"), shows=shows, spare="NESW", used=("rotate",))
    assert turn(state) == (["move b4", "b1/NESW", "move f5"], ["key", "fan"])
    assert advice(state).values["count"] == 2


def test_the_tile_that_was_pushed_in_is_turned_once_a_treasure_is_collected() -> None:
    maze = CLOSED[:16] + "╷······\n╴│····╶\n╵·····╵\n" + CLOSED[:16]
    state = position(
        maze,
        player("a5", seeks="key fan"),
        player("g5", seeks="urn"),
        shows={"a4": "key", "a3": "fan", "g4": "urn"},
        spare="ES",
    )
    assert most(state, INTRODUCTORY) == 2
    assert advice(state).values["count"] == 2
    assert sorted(turn(state)[1]) == ["fan", "key"]


def test_a_treasure_on_the_spare_is_pushed_in_where_it_can_be_reached() -> None:
    state = position(corridor("───····"), player("b4", seeks="key"), player("g7"), spare="EW+key", used=("rotate",))
    assert turn(state) == (["a4/EW", "move a4", "end"], ["key"])


def test_a_hidden_treasure_is_turned_towards_the_next_one() -> None:
    maze = CLOSED[:16] + "···│···\n" + "╶──└···\n" + ROW
    shows = {"d4": "key", "d3": "fan"}
    state = position(maze, player("a4", seeks="key fan"), player("g7"), shows=shows, down="d4", used=("push", "rotate"))
    actions, cards = turn(state, REMINDED)
    assert actions in (["move d4", "turn NE", "move d3"], ["move d4", "turn NW", "move d3"])
    assert cards == ["key", "fan"]


def test_the_last_treasure_ends_the_game() -> None:
    state = position(
        corridor("╶──┬───"), player("a4", seeks="key"), player("g7"), shows={"d4": "key"}, down="d4",
        collected=all_but("key"),
    )  # fmt: skip
    actions, cards = turn(state, REMINDED)
    assert (len(actions), actions[0], cards) == (2, "move d4", ["key"])


def test_in_the_expert_game_the_left_treasure_comes_first() -> None:
    shows = {"c4": "fan", "f4": "key"}
    state = position(
        corridor("╶──────"), player("a4", seeks="key fan"), player("g7"), shows=shows, used=("push", "rotate")
    )
    actions, cards = turn(state, EXPERT)
    assert (actions[:2], cards) == (["move f4", "move c4"], ["key", "fan"])


def test_a_treasure_that_lies_face_down_is_remembered_and_collected() -> None:
    state = position(
        corridor("╶──┬───"),
        player("a4", seeks="key"),
        player("g7"),
        shows={"d4": "key"},
        down="d4",
        used=("push", "rotate"),
    )
    [front] = state.fronts
    actions, cards = turn(state, INTRODUCTORY, Covered(front.at, front.tile))
    assert actions[0] == "move d4"
    assert actions[1].startswith("turn ")
    assert cards == ["key"]


def test_who_has_nothing_left_collects_for_the_others() -> None:
    state = position(
        corridor("╶──────"),
        player("a4"),
        player("g7", seeks="fan urn"),
        shows={"e4": "fan"},
        collected=all_but("fan urn"),
        used=("push", "rotate"),
    )
    assert str(advice(state).action) == "move e4"
    assert turn(state)[1] == ["fan"]


# As much as any turn could collect


def most(state: State, game: Team) -> int:
    """How many treasures any rest of a turn collects: every action is tried, but for moves that collect nothing."""
    if state.phase == "over" or (state.phase == "act" and not state.moves):
        return 0
    fronts = {front.at: front.tile for front in state.fronts}
    wanted = {*state.boards[state.seat]}
    best = 0
    for action in game.legal(state):
        if isinstance(action, End):
            continue
        if isinstance(action, Move) and not wanted & {*fronts.get(action.to, state.maze.tiles[action.to]).shows}:
            continue
        after, _ = game.ahead(state, action)
        best = max(best, len(after.collected) - len(state.collected) + most(after, game))
    return best


def some_position(second: Spell, seed: int) -> State:
    """A maze with some tiles face down, and a piece that seeks two treasures."""
    random = Random(f"{second} {seed}")
    drawing = "".join(random.choices("·┼─│└┌┐┘", [3, 3, 3, 3, 1, 1, 1, 1], k=49))
    key, fan, me, other = random.sample(NAMES, 4)
    free = [NAMES[here] for here in LOOSE if NAMES[here] not in (me, other)]
    shows = {key: "key", fan: "fan"}
    spare = random.choice(["EW", "NE", "NE+key"])
    return position(
        drawing,
        player(me, seeks="key fan", second=second),
        player(other, seeks="urn"),
        shows={at: card for at, card in shows.items() if card not in spare},
        down=" ".join(random.sample(free, 5)),
        spare=spare,
    )


TELLING: dict[Spell, list[int]] = {"rotate": [13, 61, 96, 128], "switch": [26, 31, 50, 54]}
"""Positions where a hidden treasure, one on the spare, or the order of the spells decides."""


@pytest.mark.parametrize("second", POOL)
def test_it_promises_and_collects_as_much_as_any_turn_could(second: Spell) -> None:
    found = set()
    for seed in TELLING.get(second, range(12)):
        state = some_position(second, seed)
        best = most(state, REMINDED)
        assert advice(state, REMINDED).values.get("count", 0) == best, str(state)
        assert len(turn(state, REMINDED)[1]) == best, str(state)
        found.add(best)
    assert len(found) > 1


# Without a treasure


def test_what_is_left_helps_the_team_or_the_turn_ends() -> None:
    nothing = position(CLOSED, player("a1", seeks="key"), player("g7", seeks="fan"), used=("push", "rotate"))
    assert str(advice(nothing).action) == "end"
    assert advice(nothing).reason == "advice-team-end"
    helpful = position(
        corridor("╶──│───"), player("a1", seeks="urn"), player("g4", seeks="fan"), shows={"b4": "fan"}, used=("push",)
    )
    assert str(advice(helpful).action) == "rotate d4/EW"
    assert advice(helpful).reason == "advice-team-help"


def test_the_seat_that_comes_next_is_helped_first() -> None:
    maze = "╶──│───\n" + CLOSED[:16] + "╶──│───\n" + ROW
    me, above, below = player("d6"), player("a1", seeks="key"), player("a4", seeks="fan")
    for next_two, rotation in (((above, below), "rotate d1/EW"), ((below, above), "rotate d4/EW")):
        state = position(maze, me, *next_two, shows={"g1": "key", "g4": "fan"}, used=("push",))
        assert str(advice(state).action) == rotation


def test_a_move_that_collects_nothing_turns_a_tile_face_up() -> None:
    state = position(corridor("╶·─····"), player("a4", seeks="key"), player("g7"), down="b4", used=("push", "rotate"))
    advised = advice(state, REMINDED)
    assert (str(advised.action), advised.reason) == ("move b4", "advice-team-help")


def test_a_spell_is_chosen_while_there_are_any() -> None:
    state = dealt(2, STANDARD)
    assert str(advice(state, STANDARD).action) == "choose rotate"
    after = play(state, "choose rotate", game=STANDARD)
    assert str(advice(after, STANDARD).action) == "choose switch"
    assert advice(after, STANDARD).reason == "advice-team-choose"


def test_a_tile_that_may_be_left_face_down_is_uncovered() -> None:
    may: Team = load("team", flip="may")
    state = position(corridor("╶──┬───"), player("d4", seeks="key"), player("g7"), down="d4", phase="uncover", moves=0)
    assert (str(advice(state, may).action), advice(state, may).reason) == ("uncover", "advice-team-uncover")


# Whole games


@pytest.mark.parametrize("text", [text for text in every_variant() if text.startswith("team")])
def test_the_beginning_of_a_game_with_any_option_is_played(text: str) -> None:
    game = load(text)
    seating = [bots.load("greedy", game, seat, "any") for seat in range(3)]
    assert play_game(game, seating, "any", limit=12).plies == 12


@pytest.mark.parametrize("mode", ["introductory", "standard", "expert"])
def test_a_game_with_every_option_at_once_is_played_to_its_end(mode: str) -> None:
    game = load("team", mode=mode, flip="may", stay=True, help="turn-start", reverse="never-undo-daedalus")
    seating = [bots.load("greedy", game, seat, "any") for seat in range(2)]
    assert play_game(game, seating, "any").outcome is not None


def test_the_same_seed_plays_the_same_game_and_four_of_them_win() -> None:
    def record() -> str:
        seating = [bots.load("greedy", INTRODUCTORY, seat, "same") for seat in range(4)]
        return str(play_game(INTRODUCTORY, seating, "same").record)

    first = record()
    assert first == record()
    assert first.endswith("end won winners=0+1+2+3\n")


def test_who_is_told_everything_at_once_chooses_like_who_was_there() -> None:
    game = INTRODUCTORY
    luck = Seeded("minos")
    state, happenings = game.deal(2, luck)
    watching = [bots.load("greedy", game, seat, "minos") for seat in range(2)]
    told = heard(happenings, None)
    for bot in watching:
        bot.see(game.view(state, bot.seat), told)
    for number in range(40):
        view, legal = game.view(state, state.seat), game.legal(state)
        late = bots.load("greedy", game, state.seat, "minos")
        late.see(view, told)
        action = watching[state.seat].choose(view, legal)
        assert late.choose(view, legal) == action
        state, happenings = game.play(state, action, luck.at(number + 1))
        for bot in watching:
            bot.see(game.view(state, bot.seat), heard(happenings, bot.seat))
        told = (*told, *heard(happenings, None))
    assert state.fronts


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    speak = catalogue(language).say
    one, two = (speak("advice-team-collect", square="d4", count=count) for count in (1, 2))
    others = [speak(f"advice-team-{reason}") for reason in ("choose", "uncover", "help", "end")]
    assert "d4" in one
    assert "d4" in two
    assert len({one, two, *others}) == 6


def test_what_it_chooses_does_not_depend_on_what_it_cannot_know() -> None:
    luck = Seeded("secret")
    state, _ = INTRODUCTORY.deal(2, luck)
    first, second = (advice(state), advice(INTRODUCTORY.reshuffle(state, 0, luck)))
    assert first == second
