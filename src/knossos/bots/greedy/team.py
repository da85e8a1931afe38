"""The greedy seeker of Labyrinth Team Edition.

It remembers what lies face down, and plans the rest of its turn before each action. A turn that collects more treasures
is better, then one that needs fewer spells, then one that leaves everybody nearer to their treasures: each wall on the
way to a treasure halves what it counts, and so does less the later the turn of its seat comes. When nothing more can be
collected, the spells and the move that are left go, one by one, into what brings the treasures nearest.

A turn is a row of casts, with treasures before, between and after them. It is enough to look at these rows:

- A move that collects nothing is the last one, so it does not stand before a treasure.
- Push and Rotate lead to the same maze in either order, unless the tile is the one that goes in, which could have been
  inserted like that, or the one that comes out, where rotating is of no use after the push. So the mazes after both are
  worked out in one order, and serve for either. Push and Switch are looked at in both orders.
- Traverse, Teleport and Escape are no casts: they carry a move further.

What is in reach after which casts is worked out for all pushes at once, and generously: a tile that lies face down on a
treasure is taken for a crossing, and a spell for walking may be used twice. Then the rules have the last word: a plan
that they refuse is dropped. Where a walk led over a hidden treasure there is another plan, which collects that one too.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, islice
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from knossos.bots.bot import Advice, Bot
from knossos.game import Event, Game, Imagined
from knossos.games.team import RUBBLE, Action, Choose, End, Move, Push, Rotate, State, Switch, Team, Uncover, View
from knossos.games.team.walks import walks
from knossos.maze import (
    DIRECTIONS,
    NAMES,
    SQUARES,
    Maze,
    Square,
    SquareSet,
    Tile,
    across,
    carried,
    opposite,
    pushes,
    reach,
    square_set,
    step,
)
from knossos.maze.lanes import reach_after_pushes

Cast: TypeAlias = Push | Rotate | Switch

Lanes: TypeAlias = int
"""A set of casts in one integer: bit n stands for the n-th of some casts, bit 0 for casting none of them."""

Sequels: TypeAlias = dict[str, list[str]]
"""The treasures that a seat may collect next in its turn, each with those that it may collect after it."""

BEST_SPELLS = ("rotate", "switch", "escape", "teleport", "traverse")
"""What to choose from the pool, the best first."""

PLANS = 100
"""How many plans that collect as much with as many spells are compared by what they leave to the others."""

SPARE_WALLS = 2
"""A treasure on the spare counts like one behind so many walls."""

RUBBLE_COST = 0.02
"""What a tile that lies face down takes from the value of a position, where a treasure in reach counts 1."""

CROSSING = Tile(15)

NEIGHBOURS = tuple(
    tuple((way, opposite(way), there) for way in DIRECTIONS if (there := step(here, way)) is not None)
    for here in SQUARES
)
"""For each square: the way to each neighbour, the way back, and the neighbour."""


class Plan(NamedTuple):
    """The spells to cast and the treasures to collect in a turn, each in their order."""

    casts: tuple[Cast, ...]
    cards: tuple[str, ...]


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


class Fan(NamedTuple):
    """After which of some casts a treasure is in reach."""

    first: dict[str, Lanes]
    """From where the piece stands."""

    then: dict[tuple[str, ...], Lanes]
    """For two treasures: the second from the first."""

    def at_once(self, casts: int) -> "Fan":
        """The same with each of so many casts still to come: in reach without means in reach before any of them."""
        every = (1 << casts + 1) - 1
        return Fan(
            {card: every * (lanes & 1) for card, lanes in self.first.items()},
            {cards: every * (lanes & 1) for cards, lanes in self.then.items()},
        )


class Greedy(Bot):
    """Sees its whole turn, and how far it leaves everybody from their treasures."""

    level = 1
    game: Team

    def __init__(self, name: str, game: Game[Any, Any, Any], seat: int, luck: Random) -> None:
        super().__init__(name, game, seat, luck)
        self._heard: list[Event] = []

    def see(self, view: View, events: Sequence[Event]) -> None:
        """Remember what is told: what lies face down now was seen once."""
        self._heard += events

    def advise(self, view: View, legal: Sequence[Action]) -> Advice:
        """The next action of the best turn."""
        state = self.game.imagine(view, self._heard, Imagined(self.luck))
        match state.phase:
            case "choose":
                choices = {choice.spell: choice for choice in legal if isinstance(choice, Choose)}
                best = next(spell for spell in BEST_SPELLS if spell in choices)
                return Advice(choices[best], "advice-team-choose", {})
            case "uncover":
                return Advice(Uncover(), "advice-team-uncover", {})
            case "turn":
                prospects = [self._prospect(self._played(state, turn)) for turn in legal]
                best_turn = max(range(len(legal)), key=lambda turn: prospects[turn].rank)
                return _advice(legal[best_turn], prospects[best_turn])
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

    def _played(self, state: State, *actions: Action) -> State:
        for action in actions:
            state, _ = self.game.play(state, action, Imagined(self.luck))
        return state

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
        plans = defaultdict[tuple[int, int], list[Plan]](list)
        for plan in self._plans(state):
            plans[len(plan.cards), -len(plan.casts)].append(plan)
        for treasures, saved in sorted(plans, reverse=True):
            alike = plans[treasures, saved]
            self.luck.shuffle(alike)
            carried_out = filter(None, (self._carried_out(state, plan) for plan in alike))
            prospects = [
                Prospect(treasures, -saved, self._value(after), actions)
                for actions, after in islice(carried_out, PLANS)
            ]
            if prospects:
                return max(prospects, key=lambda prospect: prospect.value)
        return Prospect(0, 0, self._value(state), ())

    # Plans that may work

    def _plans(self, state: State) -> Iterator[Plan]:
        """What might be collected in the rest of a turn, with the casts that might make it possible."""
        sequels = self._sequels(state)
        if sequels:
            switches = self._casts(state, Switch)
            yield from self._plans_with([*self._casts(state, Rotate), *switches], Push, state, sequels)
            if switches:
                yield from self._plans_with(self._casts(state, Push), Switch, state, sequels)

    def _sequels(self, state: State) -> Sequels:
        if state.phase != "act" or not state.moves:
            return {}
        sequels = {}
        for card in self.game.collectable(state, state.seat):
            boards = tuple(tuple(each for each in board if each != card) for board in state.boards)
            after = replace(state, boards=boards, collected=(*state.collected, card))
            sequels[card] = [] if state.found else list(self.game.collectable(after, state.seat))
        return sequels

    def _casts(self, state: State, kind: type[Cast]) -> list[Cast]:
        return [action for action in self.game.legal(state) if isinstance(action, kind)]

    def _plans_with(self, earlier: Sequence[Cast], kind: type[Cast], state: State, sequels: Sequels) -> Iterator[Plan]:
        """The plans with one of some casts, or none, and after it one of another kind, or none."""
        plain = _fan(state, self._casts(state, kind), sequels)
        for cast in (None, *earlier):
            after = state if cast is None else self._played(state, cast)
            casts = self._casts(after, kind)
            fan = _fan(after, casts, sequels)
            rows = [(plain.at_once(len(casts)), fan.at_once(len(casts)), fan)]
            if isinstance(cast, Rotate):  # it may as well come after the push
                rows.append((plain.at_once(len(casts)), plain, fan))
            for cards in [*((card,) for card in fan.first), *fan.then]:
                lanes = 0
                for row in rows:
                    lanes |= _in_reach(cards, row)
                for lane, last in enumerate((None, *casts)):
                    if lanes >> lane & 1:
                        yield Plan(tuple(each for each in (cast, last) if each is not None), cards)

    # Plans by the rules

    def _carried_out(self, state: State, plan: Plan) -> tuple[tuple[Action, ...], State] | None:
        """The actions of a plan and where they lead, if the rules allow them in some order."""
        for casts in _orders(plan.casts):
            for stages in combinations_with_replacement(range(len(casts) + 1), len(plan.cards)):
                steps: list[Cast | str] = list(casts)
                for card, stage in zip(reversed(plan.cards), reversed(stages), strict=True):
                    steps.insert(stage, card)
                if followed := self._followed(state, steps):
                    return followed
        return None

    def _followed(self, state: State, steps: Iterable[Cast | str]) -> tuple[tuple[Action, ...], State] | None:
        """The way through some casts and treasures, up to the first tile that is turned face up: then it depends."""
        actions: list[Action] = []
        for each in steps:
            action = _walk_to(each, state) if isinstance(each, str) else each
            if action is None or action not in self.game.legal(state):
                return None
            state = self._played(state, action)
            actions.append(action)
            if state.phase != "act":
                break
        return tuple(actions), state


def _advice(action: Action, prospect: Prospect) -> Advice:
    for each in prospect.actions:
        if isinstance(each, Move):
            return Advice(action, "advice-team-collect", {"square": NAMES[each.to], "count": prospect.treasures})
    return Advice(action, "advice-team-help", {})


def _orders(casts: tuple[Cast, ...]) -> Iterator[tuple[Cast, ...]]:
    """The orders of casts that lead to the same maze."""
    yield casts
    match casts:
        case (Rotate(at=at, openings=openings), Push(arrow=arrow) as push):
            yield push, Rotate(carried(at, arrow), openings)


# What is in reach


def _in_reach(cards: tuple[str, ...], row: Iterable[Fan]) -> Lanes:
    """With which casts one treasure is in reach at some stage of a row, and the next one then or later."""
    first = both = 0
    for fan in row:
        first |= fan.first[cards[0]]
        both |= first & fan.then.get(cards, 0)
    return first if len(cards) == 1 else both


def _fan(state: State, casts: Sequence[Cast], sequels: Sequels) -> Fan:
    """What is in reach as things are, and after each of some casts."""
    spots = {card: _find(card, state) for card in [*sequels, *(each for after in sequels.values() for each in after)]}
    maze = _opened(state.maze, [spots[card] for card in sequels])
    ends = _ends(state, maze, state.pieces[state.seat], casts)
    fan = Fan({card: _lanes_to(spots[card], ends, casts) for card in sequels}, {})
    maze = _opened(state.maze, spots.values())
    for card, after in sequels.items():
        if after:
            ends = _ends(state, maze, spots[card], casts)
            fan.then.update({(card, each): _lanes_to(spots[each], ends, casts) for each in after})
    return fan


def _ends(state: State, maze: Maze, start: Square | None, casts: Sequence[Cast]) -> list[SquareSet]:
    """Where a walk may end as things are, and after each of some casts; it starts in the maze or on the spare."""
    spare, spell = state.spare, state.walk_spell
    if spell is not None or any(isinstance(cast, Switch) for cast in casts):
        after = [maze, *(_maze_after(cast, maze, spare) for cast in casts)]
        starts = [start, *(_carried(start, cast) for cast in casts)]
        return [
            0 if here is None else square_set(walks(each, here, spell).ends)
            for each, here in zip(after, starts, strict=True)
        ]
    lanes = {}
    ends = [0 if start is None else reach(maze, start)]
    for cast in casts:
        assert isinstance(cast, Push)
        origin = across(cast.arrow) if start is None else start
        if origin not in lanes:
            lanes[origin] = dict(zip(pushes(spare.openings), reach_after_pushes(maze, spare, origin), strict=True))
        ends.append(lanes[origin][cast.arrow, cast.openings])
    return ends


def _lanes_to(goal: Square | None, ends: Sequence[SquareSet], casts: Sequence[Cast]) -> Lanes:
    """With which casts a tile is among the ends."""
    lanes = 0
    for lane, (squares, cast) in enumerate(zip(ends, (None, *casts), strict=True)):
        if goal is not None and isinstance(cast, Push) and goal == across(cast.arrow):
            continue  # it is pushed out
        here = _carried(goal, cast)
        if here is not None and squares >> here & 1:
            lanes |= 1 << lane
    return lanes


def _carried(here: Square | None, cast: Cast | None) -> Square | None:
    """Where a tile of the maze, with what is on it, or the spare comes to lie by a cast; None: the spare."""
    match cast:
        case Push(arrow=arrow):
            return arrow if here is None else carried(here, arrow)
        case Switch(first=first, second=second):
            return second if here == first else first if here == second else here
        case _:
            return here


def _maze_after(cast: Cast, maze: Maze, spare: Tile) -> Maze:
    match cast:
        case Push(arrow=arrow, openings=openings):
            return maze.push(arrow, spare.turned(openings))[0]
        case Rotate(at=at, openings=openings):
            return maze.rotate(at, openings)
        case Switch(first=first, second=second):
            return maze.switch(first, second)


# Where a treasure is


def _find(card: str, state: State) -> Square | None:
    """The square where a treasure is, seen or remembered; None: it is on the spare."""
    hidden = (front.at for front in state.fronts if card in front.tile.shows)
    return next(hidden, state.maze.find(card))


def _walk_to(card: str, state: State) -> Move | None:
    here = _find(card, state)
    return None if here is None else Move(here)


def _opened(maze: Maze, squares: Iterable[Square | None]) -> Maze:
    """The maze with crossings for some tiles, as far as they lie face down."""
    for here in squares:
        if here is not None and maze.tiles[here] == RUBBLE:
            maze = maze.lay(here, CROSSING)
    return maze


def _nearness(state: State, seat: int, cards: Iterable[str]) -> float:
    """What some treasures count for a seat: 1 in reach, half as much behind a wall, and so on."""
    spots = [_find(card, state) for card in cards]
    walls = _walls(_opened(state.maze, spots), state.pieces[seat])
    return sum(0.5 ** (SPARE_WALLS if here is None else walls[here]) for here in spots)


def _walls(maze: Maze, start: Square) -> list[int]:
    """For each square, how many walls are at least between it and another one."""
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
