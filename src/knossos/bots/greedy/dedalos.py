"""The greedy runner of Dedalo's.

It weighs every way out of the maze by what it would cost: a move for each cell, a tile for each gap, and for each wall
a tile with more stars than what lies there. An action is worth what it takes off the own way and adds to that of the
leader; somebody who may get out in the next turn counts most of all. So it builds and walks along its way, and where it
can it closes exits, builds walls and pushes those who are ahead. The minotaur is feared by the steps that it needs to
the own tribute, and sent where it does the leaders most harm. When everybody only pushes everybody else about and no
tile has been drawn for some rounds, it discards its hand: otherwise a table of its like might never come to an end.

It looks at one action and the moves that could follow it in the same turn. It does not think about what the others
hold, nor about tiles that lie far from its own way and that of the leader.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple, TypeAlias

from knossos.bots.bot import Advice, Bot
from knossos.game import Event, Imagined, TurnBegan
from knossos.games.dedalos import Action, Collapse, Dedalos, Discard, Jump, Lay, Move, Push, State, Step, Stop, View
from knossos.games.dedalos.components import Box
from knossos.games.dedalos.events import Drew, DrewTiles
from knossos.games.dedalos.minotaur import moved, ways
from knossos.games.dedalos.rules import is_labyrinth, stars
from knossos.games.dedalos.state import Minotaur
from knossos.games.dedalos.trap import EXIT
from knossos.maze import DIRECTIONS, opposite
from knossos.maze.grid import ORIGIN, Cell, Grid, beside, cell_name

MOVE = 6
"""What a move costs."""

LAY = 3
"""What a tile on an empty cell costs besides."""

COVER = (9, 20, 45)
"""What it costs to cover a tile without a star, with one, and with two."""

CAUGHT = 18
"""What it costs to be caught, besides the way from the entrance."""

NOWHERE = 200
"""What it costs where no way leads out."""

BOUND = 7
"""Ways further from the entrance than this are not looked at."""

NEXT_TURN = ((2 * MOVE, 1.0), (2 * MOVE + LAY, 0.9), (2 * MOVE + COVER[0], 0.4))
"""How likely somebody gets out in one turn, from a place where the way costs at most so much."""

LEADER = 0.5
"""What a way of the leader counts beside the own one."""

ESCAPE = 60.0
"""What it is worth that nobody else gets out in the next round."""

AHEAD = 3
"""So many cells of a way are looked at for a tile."""

PATIENCE = 2
"""After so many rounds in which nobody has drawn a tile, the hand is discarded."""

Node: TypeAlias = tuple[Cell, bool]
"""A cell, and whether a new tile has to be laid on it."""


class Greedy(Bot):
    """Takes the action that does most for the own way out, and most against the leader's."""

    level = 1
    memory = "lately"
    game: Dedalos

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._idle = 0
        """How many turns have begun since a tile was drawn."""

    def see(self, view: View, events: Sequence[Event]) -> None:
        """Count the turns in which nothing is drawn."""
        for event in events:
            match event:
                case Drew() | DrewTiles():
                    self._idle = 0
                case TurnBegan():
                    self._idle += 1

    def advise(self, view: View, legal: Sequence[Action]) -> Advice:
        """The best step of the minotaur, or the best action."""
        state = self.game.imagine(view, (), Imagined(self.luck))
        if state.minotaur is not None and view.phase == "minotaur":
            return self._send(state, state.minotaur, legal)
        outlook = Outlook(self.game.box, self.seat, state)
        now = outlook.worth(state)
        best, worth = max(self._weighed(state, outlook, legal), key=lambda weighed: weighed[1], default=(None, now))
        if isinstance(best, Move) and EXIT in state.grid.tiles[best.to].shows:
            return Advice(best, "advice-dedalos-out", {})
        if self._idle >= PATIENCE * len(view.tributes) and Discard() in legal:
            return Advice(Discard(), "advice-dedalos-discard", {})
        if best is not None and worth > now:
            return _advice(best)
        return Advice(Stop(), "advice-dedalos-stop", {}) if Stop() in legal else _anything(legal)

    def _weighed(self, state: State, outlook: "Outlook", legal: Sequence[Action]) -> Iterator[tuple[Action, float]]:
        """The actions that can matter, each with what it is worth together with the moves that may follow."""
        for action in legal:
            match action:
                case Move() | Push():
                    after = self._played(state, action)
                    yield action, self._with_moves(after, outlook)
                case Collapse():
                    yield action, self._with_new_outlook(state, action)
                case Lay(at=at) if at in outlook.building_sites:
                    yield action, self._with_new_outlook(state, action)

    def _with_new_outlook(self, state: State, action: Action) -> float:
        after = self._played(state, action)
        return self._with_moves(after, Outlook(self.game.box, self.seat, after))

    def _with_moves(self, state: State, outlook: "Outlook") -> float:
        """What a position is worth, or what it is worth after further moves of the turn."""
        worth = outlook.worth(state)
        if state.phase == "act" and state.seat == self.seat and state.moves < 2 and state.actions < 3:
            for move in self.game.legal(state) if state.tributes[self.seat] is not None else ():
                if isinstance(move, Move):
                    worth = max(worth, self._with_moves(self._played(state, move), outlook))
        return worth

    def _played(self, state: State, action: Action) -> State:
        return self.game.play(state, action, Imagined(self.luck))[0]

    def _send(self, state: State, minotaur: Minotaur, legal: Sequence[Action]) -> Advice:
        """The step of the minotaur that does the others most harm, the leaders first, and the own tribute least."""
        outlook = Outlook(self.game.box, self.seat, state)
        best, _ = max(
            ((way, self._harm(state, outlook, moved(minotaur, way))) for way in legal if isinstance(way, Step | Jump)),
            key=lambda weighed: weighed[1],
        )
        return Advice(best, "advice-dedalos-minotaur", {"cell": cell_name(best.to)})

    def _harm(self, state: State, outlook: "Outlook", minotaur: Minotaur) -> float:
        distances = {minotaur.at: 0} | _distances(state, minotaur, self.game.box)
        harm = 0.0
        for seat, here in enumerate(state.tributes):
            if here in distances:
                near = state.speed / (state.speed + distances[here])
                harm += outlook.loss(here) * near * (-2 if seat == self.seat else 1)
        return harm


class Ways(NamedTuple):
    """What it costs to get out, from everywhere, and where the cheapest way leads first."""

    costs: dict[Node, int]
    onward: dict[Node, Node]

    @classmethod
    def of(cls, grid: Grid) -> "Ways":
        """The ways out of a maze, found from the exits backwards."""
        exits: list[tuple[int, Node]] = [(0, (here, False)) for here, tile in grid.laid if EXIT in tile.shows]
        costs = {node: cost for cost, node in exits}
        onward: dict[Node, Node] = {}
        heap = exits
        while heap:
            cost, node = heappop(heap)
            if cost == costs[node]:
                for price, previous in _before(grid, node):
                    if cost + price < costs.get(previous, NOWHERE):
                        costs[previous] = cost + price
                        onward[previous] = node
                        heappush(heap, (cost + price, previous))
        return cls(costs, onward)

    def cost(self, here: Cell) -> int:
        """What it costs to get out from a cell."""
        return self.costs.get((here, False), NOWHERE)

    def way(self, here: Cell) -> list[Cell]:
        """The next cells of the cheapest way."""
        node = (here, False)
        cells: list[Cell] = []
        while node in self.onward and len(cells) < AHEAD:
            node = self.onward[node]
            cells.append(node[0])
        return cells


def _before(grid: Grid, node: Node) -> Iterator[tuple[int, Node]]:
    """From where one could come to a cell, and at which price: as things lie, or after a tile was laid there."""
    here, new = node
    for way in DIRECTIONS:
        there = beside(here, way)
        if not (new or grid.tiles[here].openings & way) or max(map(abs, there)) > BOUND:
            continue
        tile = grid.tiles.get(there)
        if tile is None:
            yield MOVE + LAY, (there, True)
        elif EXIT not in tile.shows:
            if tile.openings & opposite(way):
                yield MOVE, (there, False)
            if is_labyrinth(tile) and stars(tile) < len(COVER):
                yield MOVE + COVER[stars(tile)], (there, True)


class Outlook:
    """What a maze means to one seat."""

    def __init__(self, box: Box, seat: int, state: State) -> None:
        self._seat = seat
        self._ways = Ways.of(state.grid)
        self._hunt = {} if state.minotaur is None else _distances(state, state.minotaur, box)
        leader = min((each for other, each in enumerate(state.tributes) if other != seat), key=self.cost)
        sites = [cell for here in (state.tributes[seat], leader) if here is not None for cell in self._ways.way(here)]
        self.building_sites = set(sites)
        """Where a tile can matter: on the own way, and on that of the leader."""

    def cost(self, here: Cell | None) -> int:
        """What it costs a tribute to get out; None: it was caught."""
        return self._ways.cost(ORIGIN) + CAUGHT if here is None else self._ways.cost(here)

    def loss(self, here: Cell | None) -> int:
        """What being caught would cost a tribute."""
        return max(self.cost(None) - self.cost(here), 0)

    def worth(self, state: State) -> float:
        """How good a position of this maze is."""
        if state.winner == self._seat:
            return float("inf")
        here = state.tributes[self._seat]
        others = [self.cost(each) for seat, each in enumerate(state.tributes) if seat != self._seat]
        stay = 1.0
        for cost in others:
            stay *= 1 - _chance(cost)
        worth = LEADER * min(others) - self.cost(here) + ESCAPE * stay
        if here in self._hunt and state.minotaur is not None:
            worth -= self.loss(here) * state.speed / (state.speed + self._hunt[here])
        return worth


def _chance(cost: int) -> float:
    """How likely somebody whose way costs so much gets out in one turn."""
    return next((chance for bound, chance in NEXT_TURN if cost <= bound), 0.0)


def _distances(state: State, minotaur: Minotaur, box: Box) -> dict[Cell, int]:
    """How many steps the minotaur needs to each cell that it can come to."""
    distances: dict[Cell, int] = {}
    seen = {minotaur}
    frontier = [(minotaur, 0)]
    for figure, steps in frontier:
        for way in ways(state, figure, box):
            after = moved(figure, way)
            if after not in seen and way.to not in distances:
                seen.add(after)
                distances[way.to] = steps + 1
                frontier.append((after, steps + 1))
    return distances


def _anything(legal: Sequence[Action]) -> Advice:
    """Nothing helps: new tiles may."""
    return Advice(Discard(), "advice-dedalos-discard", {}) if Discard() in legal else _advice(legal[0])


def _advice(action: Action) -> Advice:
    match action:
        case Move(to=to):
            return Advice(action, "advice-dedalos-move", {"cell": cell_name(to)})
        case Lay(at=at):
            return Advice(action, "advice-dedalos-lay", {"cell": cell_name(at)})
        case _:
            return Advice(action, "advice-dedalos-hinder", {})
