"""What a person can type in Labyrinth with the dragon, where a duel may ask somebody whose turn it is not."""

import pytest

from knossos.games.dragon import State
from tests.games.dragon.position import CLOSED, DRAGON, OPEN, player, position
from tests.terminal import keyboard
from tests.terminal.keyboard import Typed

ARIADNE_LOOKS = "Ariadne (Red) is next. Everybody else look away"
THESEUS_LOOKS = "Theseus (Yellow) is next. Everybody else look away"


def typed(state: State, *lines: str, people: str = "Ariadne", seed: str = "theseus") -> Typed:
    """Type some lines in a position, and then leave."""
    return keyboard.typed(DRAGON, len(state.pieces), *lines, state=state, people=people, seed=seed)


# Moving


BEFORE_A_TREASURE = position(
    OPEN, player("c3", cards="1 4"), player("e3", cards="2"), treasures="g4:1 a6:2", phase="move"
)


@pytest.mark.parametrize("text", ["g4 coin", "G4 Coin", "move g4 coin"])
def test_a_square_and_a_coin_is_a_move_that_plays_the_card(text: str) -> None:
    went = typed(BEFORE_A_TREASURE, text)
    assert went.actions == ["move g4 coin"]
    assert "You walk to g4. You take a treasure of 1! You play the card 1 for a coin." in went.screens[1]


def test_a_square_alone_is_a_move_that_keeps_the_card() -> None:
    went = typed(BEFORE_A_TREASURE, "g4")
    assert went.actions == ["move g4"]
    assert "You take a treasure of 1! The dragon die shows" in went.screens[1]


def test_where_no_treasure_is_taken_there_is_no_coin() -> None:
    refused = typed(BEFORE_A_TREASURE, "a6 coin", "d4", "c3 coin")
    assert refused.actions == []
    assert "No treasure is taken on a6, so there is no coin for it (DRAGON-COIN-1)." in refused.screens[1]
    assert (
        "Nobody moves into, through or out of the lair on d4: only pushes do that (DRAGON-LAIR-2)."
        in refused.screens[2]
    )
    assert "No treasure is taken on c3" in refused.screens[3]


def test_a_look_at_a_treasure_beforehand_is_refused_since_the_dragon_die_would_be_rolled() -> None:
    assert "luck would be drawn" in typed(BEFORE_A_TREASURE, "p g4").screens[1]


# Duels


NEAR_THE_DRAGON = position(
    OPEN,
    player("a7", cards="4 9"),
    player("d3", cards="2 3 5", treasures="3 6"),
    treasures="a1:6 g7:6",
    guardians="d3 d3",
    phase="move",
)
"""Whatever the dragon die shows, yellow has to duel when red takes the treasure on g7."""

FAILING = "asterion"
"""The seed of a match in which the first two rolls fail."""

DUEL = "The duel is failing: play a card from 1 to 6 to roll again, or pass. (? for help)"
DOUBLE = "Play a card from 7 to 12 for a second turn, or pass. (? for help)"


def test_a_duel_asks_the_one_who_duels_and_the_others_look_away() -> None:
    duel = typed(NEAR_THE_DRAGON, "", "g7", "", "pass", "", people="Ariadne,Theseus", seed=FAILING)
    _, _, told, asked, back, on = duel.screens[:6]
    assert duel.actions == ["move g7", "pass"]
    assert "Yellow duels and rolls 2." in told
    assert told.endswith(f"{THESEUS_LOOKS}, then press Enter.")
    assert "You duel and roll 2, too little" in asked
    assert "cards 2 3 5" in asked
    assert "cards 4 9" not in asked
    assert asked.endswith(f"Theseus (Yellow): {DUEL}")
    assert back.startswith("You lose a treasure of 3.")
    assert back.endswith(f"{ARIADNE_LOOKS}, then press Enter.")
    assert "Yellow loses a treasure of 3." in on
    assert "cards 4 9" in on
    assert "cards 2 3 5" not in on
    assert on.endswith(f"Ariadne (Red): {DOUBLE}")


@pytest.mark.parametrize("text", ["play 2", "2", "Play 2"])
def test_a_card_can_be_played_by_its_number(text: str) -> None:
    duel = typed(NEAR_THE_DRAGON, "", "g7", "", text, people="Ariadne,Theseus", seed=FAILING)
    assert duel.actions == ["move g7", "play 2"]
    assert duel.screens[4].startswith("You play the card 2 to roll again. You duel and roll 1.")
    assert duel.screens[4].endswith(f"Theseus (Yellow): {DUEL}")


def test_a_card_that_the_duel_does_not_take_is_refused() -> None:
    state = position(
        CLOSED, player("c3", cards="2 9", treasures="3"), player("e3"), phase="reroll", duellists="0", roll=1
    )
    refused = typed(state, "play 9", "fight")
    assert refused.actions == []
    assert "That card cannot be played now. You can play: 2 (DRAGON-DUEL-5)." in refused.screens[1]
    assert "play a card from 1 to 6 to roll again, or let it stand (DRAGON-DUEL-5)." in refused.screens[2]


def test_a_person_may_have_to_duel_in_the_turn_of_a_bot() -> None:
    ariadne, other = player("d3", cards="2", treasures="3"), player("a7")
    state = position(OPEN, ariadne, other, treasures="a1:6", turn=1, phase="reroll", duellists="0", roll=1)
    duel = typed(state, "pass", "")
    assert duel.screens[0].endswith(DUEL)
    assert "look away" not in " ".join(duel.screens)
    assert duel.actions == ["pass"]
    assert "►R Red (you)" in duel.screens[1]


# A second turn, and the dragon


def test_a_card_brings_a_second_turn() -> None:
    state = position(CLOSED, player("c3", cards="4 9 9"), player("e3"), treasures="a1:6", phase="double")
    again = typed(state, "9")
    assert again.actions == ["play 9"]
    assert "You play the card 9 for a second turn." in again.screens[1]
    assert "Your second turn: push the spare tile" in again.screens[1]


def test_who_stays_before_the_dragon_may_fight_it_roll_by_roll() -> None:
    state = position(OPEN, player("d3", cards="4", treasures="5"), player("a7"), stage="final", phase="move")
    fight = typed(state, "d3", "fight", "pass", "pass", seed=FAILING)
    assert fight.actions == ["move d3", "fight", "pass", "pass"]
    assert fight.screens[1].endswith("You face the dragon: fight, or pass? (? for help)")
    for screen in fight.screens[2:5]:
        assert screen.endswith("pass to let it stand. (? for help)")
    assert [screen.count("You fight the dragon") for screen in fight.screens] == [0, 0, 1, 1, 1, 0]


def test_who_faces_the_dragon_may_leave_it_alone() -> None:
    state = position(OPEN, player("d3", cards="4 8"), player("a7"), stage="final", phase="challenge")
    assert typed(state, "pass").screens[1].endswith(DOUBLE)


# Room


@pytest.mark.parametrize("line", ["?", "m", "h", "l", "g7"])
def test_everything_fits_on_eighty_columns(line: str) -> None:
    wide = typed(NEAR_THE_DRAGON, "", line, "", people="Ariadne of Knossos,Theseus of Athens", seed=FAILING)
    assert wide.width <= 80


def test_the_help_says_how_to_ask_for_a_coin_and_for_a_fight() -> None:
    [_, shown, *_] = typed(BEFORE_A_TREASURE, "?").screens
    assert "g4 coin walk there, take the treasure and play your card of its value for a coin" in shown
    assert "fight challenge the dragon" in shown
    assert "a rule such as r DRAGON-SETUP-1" in shown
