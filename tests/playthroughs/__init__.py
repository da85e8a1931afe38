"""One readable snapshot of a whole game for each game and mode. `python -m tests.playthroughs` writes them anew."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from knossos import load
from knossos.game import Ended, Game, Happening, Imagined, Secret, Seeded, heard

FOLDER = Path(__file__).parent
LOOKED_AT = 60


def playthrough(text: str) -> str:
    """The story of one game: seats that go for what they can reach in two actions, and wander otherwise."""
    return "\n".join(_lines(load(text))) + "\n"


def _lines(game: Game[Any, Any, Any]) -> Iterator[str]:
    seats = game.facts.seats[0]
    rng = random.Random("playthrough")
    luck = Seeded("playthrough")
    state, happenings = game.deal(seats, luck)
    yield f"{game}, {seats} seats, rules {game.rules}, components {game.digest}"
    yield f"{game.facts}"
    yield from _told(happenings, luck)
    version = 0
    while (seat := game.to_act(state)) is not None:
        if version % 20 == 0:
            yield f"\n{state}\n{game.view(state, seat)}\n"
        version += 1
        luck = luck.at(version)
        legal = game.legal(state)
        action = _chosen(game, state, seat, rng)
        state, happenings = game.play(state, action, luck)
        yield f"{version}. seat {seat}: {action} (one of {len(legal)}, number {game.index(action)})"
        yield from _told(happenings, luck)
    yield f"\n{state}\n{game.outcome(state)}"


def _told(happenings: tuple[Happening, ...], luck: Seeded) -> Iterator[str]:
    if luck.drawn:
        yield "    drawn: " + " ".join(f"{each}{'' if each.to is None else f' (for {each.to})'}" for each in luck.drawn)
    for each in happenings:
        if isinstance(each, Secret):
            yield f"    {each.public}, but for seat {each.seat} {each.private}"
        else:
            yield f"    {each}"


def _chosen(game: Game[Any, Any, Any], state: Any, seat: int, rng: random.Random) -> Any:
    """An action with which, or with the next one, a goal is reached; else any."""
    legal = list(game.legal(state))
    rng.shuffle(legal)
    for action in legal[:LOOKED_AT]:
        after, happenings = game.play(state, action, Imagined(rng))
        if _attractive(game, happenings, seat):
            return action
        if game.to_act(after) == seat:
            for following in game.legal(after):
                if _attractive(game, game.play(after, following, Imagined(rng))[1], seat):
                    return action
    return legal[0]


def _attractive(game: Game[Any, Any, Any], happenings: tuple[Happening, ...], seat: int) -> bool:
    """Whether a goal is reached; in a game without goals, whether something comes to light or the game ends."""
    if game.goals:
        return any(isinstance(event, game.goals) for event in heard(happenings, seat))
    return any(event.reveals or isinstance(event, Ended) for event in heard(happenings, seat))
