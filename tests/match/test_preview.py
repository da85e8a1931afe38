"""A preview shows what will surely come, and is refused where luck or something hidden has a say."""

import random
from typing import Any

import pytest

from knossos.game import Game, Imagined, heard, revealing
from knossos.games import load
from knossos.locale import Problem
from knossos.match import Match, nobody
from knossos.match.match import Step
from tests.games.dedalos.position import BASE, FULL, HUNTED, player, position
from tests.variants import every_mode

AnyGame = Game[Any, Any, Any]
FULL_HAND = "NE NE NE"


def at(state: Any, game: AnyGame) -> Match:
    """A match that has come to a position."""
    match = Match(game, "naxos")
    match.steps.append(Step(None, state, (), (), 0))
    return match


def previewed(match: Match, action: str) -> list[str] | str:
    """What the seat to act would hear after an action, or why that is not shown."""
    assert match.to_act is not None
    try:
        return [type(event).__name__ for event in match.preview(match.to_act, match.game.parse(action))[2]]
    except Problem as problem:
        return problem.key


def moved(first: str, second: str, game: AnyGame = FULL) -> Match:
    """Seat 0 has moved, holds a full hand and may stop."""
    players = (player("e1", FULL_HAND), player("o", first), player("o", second))
    return at(position("O─", *players, taken=(0, 1, 0), start="o"), game)


@pytest.mark.parametrize("first", ["+red NS NS", "+red +white NS", "NS NS NS"])
@pytest.mark.parametrize("second", ["+red NS NS", "NS NS NS"])
def test_whether_the_next_one_holds_minotaur_tiles_is_not_shown(first: str, second: str) -> None:
    assert previewed(moved(first, second), "stop") == "preview-secret"


def test_without_the_minotaur_the_end_of_a_turn_is_shown() -> None:
    assert previewed(moved("NS NS NS", "NS NS NS", BASE), "stop") == ["TurnBegan"]


@pytest.mark.parametrize(("left", "shown"), [("", ["TurnBegan"]), ("+white", "preview-secret")])
def test_where_every_minotaur_tile_was_seen_the_end_of_a_turn_is_shown(left: str, shown: object) -> None:
    gone = ["+red"] * 4 + ["+white"] * (6 - len(left.split()))
    players = (player("e1", FULL_HAND), player("o", "NS NS NS"), player("o", "NS NS NS"))
    state = position("O─", *players, taken=(0, 1, 0), start="o", gone=" ".join(gone), game=HUNTED)
    assert previewed(at(state, HUNTED), "stop") == shown


def test_running_into_the_minotaur_passes_the_turn_on() -> None:
    players = (player("e1", FULL_HAND), player("o", "NS NS NS"), player("o", "NS NS NS"))
    assert previewed(at(position("O──", *players, minotaur="e2", red=1), FULL), "move e2") == "preview-secret"


def test_drawing_tiles_is_luck_whoever_comes_next() -> None:
    players = (player("e1", "NE NE"), player("o", "+red NS NS"), player("o", "NS NS NS"))
    assert previewed(at(position("O─", *players, taken=(1, 0, 0)), FULL), "stop") == "preview-luck"


@pytest.mark.parametrize("name", every_mode())
def test_what_is_shown_comes_whatever_is_hidden(name: str) -> None:
    game = load(name)
    source = random.Random(name)
    match = Match.begin(game, [nobody()] * game.facts.seats[0], "labyrinth")
    shown = 0
    for _ in range(60):
        seat = match.to_act
        if seat is None:
            break
        legal = match.legal(seat)
        for action in source.sample(legal, min(4, len(legal))):
            try:
                foreseen = match.preview(seat, action)
            except Problem as problem:
                assert problem.key in ("preview-luck", "preview-secret")  # noqa: PT017
                continue
            shown += 1
            worlds = [game.reshuffle(match.state, seat, Imagined(source)) for _ in range(4)]
            for state in (match.state, *worlds):
                after, happenings = game.ahead(state, action)
                may = game.legal(after) if game.to_act(after) == seat else ()
                assert (game.view(after, seat), may, heard(happenings, seat)) == foreseen
                assert not revealing(happenings)
        match.play(seat, source.choice(legal))
    assert shown
