"""Labyrinth Team Edition: all together against the Book of Daedalus; introductory, standard and expert."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from knossos.game import Chance, Event, Facts, Game, Happening, Kinds, Outcome, Recorded
from knossos.game.components import digest
from knossos.games.shifting import Push
from knossos.games.team import actions, daedalus, events, notation, rules, secrets
from knossos.games.team import components as box
from knossos.games.team.actions import Action, Choose, End, Leave, Move, Rotate, Switch, Turn, Uncover
from knossos.games.team.options import Options
from knossos.games.team.signs import Signs, signs
from knossos.games.team.state import Front, State, View
from knossos.games.team.walks import RUBBLE
from knossos.maze import LOOSE

__all__ = [
    "RUBBLE", "Action", "Choose", "End", "Front", "Leave", "Move", "Options", "Push", "Rotate", "State", "Switch",
    "Team", "Turn", "Uncover", "View",
]  # fmt: skip


class Team(Game[State, Action, View]):
    """The game with one choice of options and components."""

    name = "team"
    rules = 2
    kinds = Kinds(options=Options, state=State, action=Action, view=View, event=events.AnyEvent, signs=Signs)
    goals = (events.Collected,)

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
            secrets=False,
            cooperative=True,
            actions=len(actions.ALL),
        )

    def deal(self, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        self.check_seats(seats)
        return rules.deal(self.box, seats, chance)

    def to_act(self, state: State) -> int | None:
        return None if state.phase == "over" else state.seat

    def legal(self, state: State) -> Sequence[Action]:
        return rules.legal(state, self.box)

    def play(self, state: State, action: Action, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
        return rules.play(state, action, self.box, chance)

    def ahead(self, state: State, action: Action) -> tuple[State, tuple[Happening, ...]]:
        return rules.carry_out(state, action, self.box, Recorded(()))

    def outcome(self, state: State) -> Outcome | None:
        return rules.result(state, self.box) if state.phase == "over" else None

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat, self.box)

    def signs(self, view: View) -> Signs:
        return signs(view, self.box)

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.reshuffle(state, self.box, chance)

    def imagine(self, view: View, memory: Sequence[Event], chance: Chance) -> State:
        return secrets.imagine(view, memory, self.box, chance)

    def collectable(self, table: State | View, seat: int) -> dict[str, int]:
        """The treasures that a seat may collect in its turn, as things are now, and before whom each of them lies."""
        return rules.collectable(table, seat, self.box)

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
        lying = [tile for here in LOOSE if (tile := state.maze.tiles[here]) != RUBBLE]
        hidden = [front.tile for front in state.fronts]
        counted = Counter(str(tile.loose) for tile in (*lying, *hidden, state.spare))
        counted.update(
            f"fixed {here} {tile}" for here, tile in self.box.fixed.items() if state.maze.tiles[here] == tile
        )
        counted["pieces"] = len(state.pieces)
        deck = rules.unseen_cards(state, self.box)
        counted["treasure cards"] = len(deck) + sum(map(len, state.boards)) + len(state.collected)
        counted["pages"] = len(daedalus.unturned_pages(state.pages, self.box)) + len(state.pages)
        return counted
