"""Labyrinth with the dragon: treasures in rising order, guardians, duels, and the dragon at the end."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from knossos.game import Chance, Event, Facts, Game, Happening, Kinds, Outcome
from knossos.game.components import digest
from knossos.games.dragon import actions, events, notation, rules, secrets
from knossos.games.dragon import components as box
from knossos.games.dragon.actions import Action, Fight, Move, Pass, Play
from knossos.games.dragon.components import HIGH, LAIR
from knossos.games.dragon.options import Options
from knossos.games.dragon.signs import Signs, signs
from knossos.games.dragon.state import Hand, State, Treasure, View
from knossos.games.shifting import Push
from knossos.maze import LOOSE, Square

__all__ = [
    "LAIR", "Action", "Dragon", "Fight", "Hand", "Move", "Options", "Pass", "Play", "Push", "State", "Treasure", "View",
]  # fmt: skip


class Dragon(Game[State, Action, View]):
    """The game with one choice of options and components."""

    name = "dragon"
    rules = 1
    kinds = Kinds(options=Options, state=State, action=Action, view=View, event=events.AnyEvent, signs=Signs)
    goals = (events.Took, events.Slain)

    options: Options

    def __init__(self, options: Options, components: Path | None = None) -> None:
        parts = box.load(components or box.DEFAULT)
        self.options = options
        self.digest = digest(parts)
        self.pieces = options.pieces
        self.box = box.unpack(parts, options)
        self.facts = Facts(
            seats=tuple(range(2, len(options.pieces) + 1)),
            luck=True,
            secrets=True,
            cooperative=False,
            actions=len(actions.ALL),
        )

    def deal(self, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        self.check_seats(seats)
        return rules.deal(self.box, seats, chance)

    def to_act(self, state: State) -> int | None:
        return rules.decider(state)

    def legal(self, state: State) -> Sequence[Action]:
        return rules.legal(state)

    def play(self, state: State, action: Action, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        return rules.play(state, action, self.box, chance)

    def outcome(self, state: State) -> Outcome | None:
        return rules.score(state) if state.phase == "over" else None

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def signs(self, view: View) -> Signs:
        return signs(view, self.box)

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.reshuffle(state, seat, chance)

    def imagine(self, view: View, memory: Sequence[Event], chance: Chance) -> State:
        return secrets.imagine(view, chance)

    def points(self, table: State | View, seat: int) -> int:
        """What a seat would score if the game ended now."""
        return rules.points(table, seat)

    def duellists(self, table: State | View, threat: Square) -> tuple[int, ...]:
        """The seats that would have to duel if a square were threatened now."""
        return rules.duellists(table, threat)

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
        loose = [state.maze.tiles[here] for here in LOOSE] + [state.spare]
        counted = Counter(str(tile.loose) for tile in loose)
        counted.update(
            f"fixed {here} {tile}" for here, tile in self.box.fixed.items() if state.maze.tiles[here] == tile
        )
        counted["pieces"] = len(state.pieces)
        waiting = HIGH + HIGH if state.stage == "first" else ()
        held = [value for hand in state.hands for value in hand.treasures]
        on_board = [treasure.value for treasure in state.treasures]
        counted.update(f"treasure {value}" for value in (*on_board, *held, *state.lost, *waiting))
        counted.update(f"card {card}" for card in (*state.played, *(card for hand in state.cards for card in hand)))
        return counted
