"""Dedalo's: a maze that is laid tile by tile, stars that cover, and the minotaur."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from knossos.game import Chance, Event, Facts, Game, Happening, Kinds, Outcome
from knossos.game.components import digest
from knossos.games.dedalos import actions, events, notation, rules, secrets
from knossos.games.dedalos import components as box
from knossos.games.dedalos.actions import Action, Collapse, Discard, Jump, Lay, Move, Push, Step, Stop
from knossos.games.dedalos.components import RED, WHITE
from knossos.games.dedalos.options import PIECES, Options
from knossos.games.dedalos.signs import Signs, signs
from knossos.games.dedalos.state import Minotaur, State, View
from knossos.locale import Problem
from knossos.maze import Tile

__all__ = [
    "Action", "Collapse", "Dedalos", "Discard", "Jump", "Lay", "Minotaur", "Move", "Options", "Push", "State", "Step",
    "Stop", "View",
]  # fmt: skip


class Dedalos(Game[State, Action, View]):
    """The game with one choice of options and components."""

    name = "dedalos"
    rules = 1
    kinds = Kinds(options=Options, state=State, action=Action, view=View, event=events.AnyEvent, signs=Signs)

    options: Options

    def __init__(self, options: Options, components: Path | None = None) -> None:
        parts = box.load(components or box.DEFAULT)
        seats = tuple(range(2 if options.allow_two else 3, len(options.pieces) + 1))  # DEDALO-SETUP-1
        if not seats or len(set(options.pieces) & set(PIECES)) < len(options.pieces):
            raise Problem("dedalos-pieces", text="+".join(options.pieces), pieces=", ".join(PIECES))
        self.options = options
        self.digest = digest(parts)
        self.pieces = options.pieces
        self.box = box.unpack(parts, options)
        self.facts = Facts(seats=seats, luck=True, secrets=True, cooperative=False, actions=None)

    def deal(self, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        self.check_seats(seats)
        return rules.deal(self.box, seats, chance)

    def to_act(self, state: State) -> int | None:
        return None if state.phase == "over" else state.seat

    def legal(self, state: State) -> Sequence[Action]:
        return rules.legal(state, self.box)

    def play(self, state: State, action: Action, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        return rules.play(state, action, self.box, chance)

    def outcome(self, state: State) -> Outcome | None:
        return rules.result(state) if state.phase == "over" else None

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def signs(self, view: View) -> Signs:
        return signs(view, self.box)

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.reshuffle(state, seat, self.box, chance)

    def alike(self, state: State, seat: int) -> Iterable[State]:
        return secrets.alike(state, seat, self.box)

    def imagine(self, view: View, memory: Sequence[Event], chance: Chance) -> State:
        return secrets.imagine(view, self.box, chance)

    def bag_size(self, table: State | View) -> int:
        """How many tiles are in the bag."""
        return rules.bag_size(table, self.box)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def index(self, action: Action) -> int:
        return actions.index(action)

    def action(self, index: int) -> Action:
        return actions.at_index(index)

    def read(self, text: str) -> State:
        return notation.read_state(text, self.box)

    def read_view(self, text: str) -> View:
        return notation.read_view(text, self.box)

    def census(self, state: State) -> Counter[str]:
        fixed = (self.box.entrance, self.box.exit)
        tiles: list[Tile] = [tile.loose for _, tile in state.grid.laid if tile not in fixed]
        tiles += [*state.gone, *[RED] * state.red, *[WHITE] * state.white]
        tiles += [tile for hand in state.hands for tile in hand] + rules.bag(state, self.box)
        counted = Counter(map(str, tiles))
        counted["tributes"] = len(state.tributes)
        return counted
