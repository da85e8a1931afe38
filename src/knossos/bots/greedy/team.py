"""The greedy seeker of Labyrinth Team Edition.

It remembers what lies face down, and plans the rest of its turn anew before each action. A turn that collects more
treasures is better, then one that needs fewer spells, then one that leaves everybody nearer to their treasures: each
wall on the way halves what a treasure counts, and the later the turn of its seat, the less it counts. When nothing more
can be collected, the spells and the move that are left go, one by one, into what brings the treasures nearest.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement, islice
from random import Random
from typing import Any, NamedTuple

from knossos.bots.bot import Advice, Bot
from knossos.bots.greedy.team_plans import Cast, Plan, find, opened, orders, plans
from knossos.game import Event, Game, Imagined
from knossos.games.team import Action, Choose, End, Move, State, Team, Uncover, View
from knossos.maze import DIRECTIONS, NAMES, SQUARES, Maze, Square, opposite, step

BEST_SPELLS = ("rotate", "switch", "escape", "teleport", "traverse")
"""What to choose from the pool, the best first."""

PLANS = 100
"""How many plans that collect as much with as many spells are compared by what they leave to the others."""

SPARE_WALLS = 2
"""A treasure on the spare counts like one behind so many walls."""

RUBBLE_COST = 0.02
"""What a tile that lies face down takes from the value of a position, where a treasure in reach counts 1."""

NEIGHBOURS = tuple(
    tuple((way, opposite(way), there) for way in DIRECTIONS if (there := step(here, way)) is not None)
    for here in SQUARES
)
"""For each square: the way to each neighbour, the way back, and the neighbour."""


class Followed(NamedTuple):
    """The actions of a plan, and where they lead."""

    actions: tuple[Action, ...]
    after: State


class Prospect(NamedTuple):
    """What a turn can still bring, and how."""

    treasures: int
    casts: int
    value: float
    actions: tuple[Action, ...]

    @property
    def rank(self) -> tuple[int, int, float]:
        """The greater, the better."""
        return self.treasures, -self.casts, self.value


class Greedy(Bot):
    """Sees its whole turn, and how far it leaves everybody from their treasures."""

    level = 1
    memory = "everything"
    game: Team

    def __init__(self, name: str, game: Game[Any, Any, Any], seat: int, luck: Random) -> None:
        super().__init__(name, game, seat, luck)
        self._heard: list[Event] = []
        self._chance = Imagined(luck)

    def see(self, view: View, events: Sequence[Event]) -> None:
        """Remember what is told: what lies face down now was seen once."""
        self._heard += events

    def advise(self, view: View, legal: Sequence[Action]) -> Advice:
        """The next action of the best turn."""
        state = self.game.imagine(view, self._heard, self._chance)
        match state.phase:
            case "choose":
                choices = {choice.spell: choice for choice in legal if isinstance(choice, Choose)}
                best = next(spell for spell in BEST_SPELLS if spell in choices)
                return Advice(choices[best], "advice-team-choose", {})
            case "uncover":
                return Advice(Uncover(), "advice-team-uncover", {})
            case "turn":
                prospects = {turn: self._prospect(self._played(state, turn)) for turn in legal}
                best_turn = max(legal, key=lambda turn: prospects[turn].rank)
                return _advice(best_turn, prospects[best_turn])
            case _:
                prospect = self._prospect(state)
                return _advice(prospect.actions[0], prospect) if prospect.actions else self._help(state, legal)

    def _help(self, state: State, legal: Sequence[Action]) -> Advice:
        """The action that brings everybody's treasures nearest, if any does."""
        best: Action = End()
        value = self._value(state)
        for action in legal:
            if action != End() and (after := self._value(self._played(state, action))) > value:
                best, value = action, after
        return Advice(best, "advice-team-end" if best == End() else "advice-team-help", {})

    def _played(self, state: State, action: Action) -> State:
        return self.game.ahead(state, action)[0]

    def _value(self, state: State) -> float:
        """How near everybody is to their treasures. The sooner a seat has its turn, the more it counts."""
        seats = len(state.pieces)
        near = 0.0
        for turns in range(1, seats + 1):
            seat = (state.seat + turns) % seats
            near += _nearness(state, seat, self.game.collectable(state, seat)) / turns
        return near - RUBBLE_COST * len(state.fronts)

    def _prospect(self, state: State) -> Prospect:
        """The best that the rest of a turn can bring."""
        alike = defaultdict[tuple[int, int], list[Plan]](list)
        for plan in plans(self.game, state):
            alike[len(plan.cards), -len(plan.casts)].append(plan)
        for treasures, saved in sorted(alike, reverse=True):
            allowed = filter(None, (self._carried_out(state, plan) for plan in alike[treasures, saved]))
            prospects = [
                Prospect(treasures, -saved, self._value(after), actions) for actions, after in islice(allowed, PLANS)
            ]
            if prospects:
                return max(prospects, key=lambda prospect: prospect.value)
        return Prospect(0, 0, self._value(state), ())

    def _carried_out(self, state: State, plan: Plan) -> Followed | None:
        """A plan, if the rules allow it with its treasures at some stages of its casts."""
        for casts in orders(plan.casts):
            for stages in combinations_with_replacement(range(len(casts) + 1), len(plan.cards)):
                steps: list[Cast | str] = list(casts)
                for card, stage in zip(reversed(plan.cards), reversed(stages), strict=True):
                    steps.insert(stage, card)
                if followed := self._followed(state, steps):
                    return followed
        return None

    def _followed(self, state: State, steps: Sequence[Cast | str]) -> Followed | None:
        """The way through some casts and treasures, if the rules allow it."""
        if state.phase == "over" or (state.phase == "act" and not steps):
            return Followed((), state)
        legal = choices = self.game.legal(state)
        if state.phase == "act":  # or else the tile where the walk stopped is turned face up, in any way
            first, *steps = steps
            choices = _moves_to(first, state) if isinstance(first, str) else [first]
        for action in choices:
            if action in legal and (followed := self._followed(self._played(state, action), steps)):
                return Followed((action, *followed.actions), followed.after)
        return None


def _advice(action: Action, prospect: Prospect) -> Advice:
    for each in prospect.actions:
        if isinstance(each, Move):
            return Advice(action, "advice-team-collect", {"square": NAMES[each.to], "count": prospect.treasures})
    return Advice(action, "advice-team-help", {})


def _moves_to(card: str, state: State) -> list[Move]:
    here = find(card, state)
    return [] if here is None else [Move(here)]


def _nearness(state: State, seat: int, cards: Iterable[str]) -> float:
    """What some treasures count for a seat: 1 in reach, half as much behind a wall, and so on."""
    spots = [find(card, state) for card in cards]
    walls = _walls(opened(state.maze, spots), state.pieces[seat])
    return sum(0.5 ** (SPARE_WALLS if here is None else walls[here]) for here in spots)


def _walls(maze: Maze, start: Square) -> list[int]:
    """For each square, through how many walls the way there from another one leads at least."""
    openings = [tile.openings for tile in maze.tiles]
    walls = [len(SQUARES)] * len(SQUARES)
    walls[start] = 0
    frontier = deque([start])
    while frontier:
        here = frontier.popleft()
        for way, back, there in NEIGHBOURS[here]:
            if openings[here] & way and openings[there] & back:
                if walls[here] < walls[there]:
                    walls[there] = walls[here]
                    frontier.appendleft(there)
            elif walls[here] + 1 < walls[there]:
                walls[there] = walls[here] + 1
                frontier.append(there)
    return walls
