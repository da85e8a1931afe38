"""The aMAZEing Labyrinth: the shifting maze; basic, for younger children, and by day and by night."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from knossos.game import Chance, Ended, Event, Facts, Game, Happening, Kinds, Outcome
from knossos.game.components import digest
from knossos.games.amazeing import actions, events, notation, rules, secrets
from knossos.games.amazeing import components as box
from knossos.games.amazeing.actions import Action, Move
from knossos.games.amazeing.options import Options
from knossos.games.amazeing.signs import Signs, signs
from knossos.games.amazeing.state import Hand, State, View
from knossos.games.shifting import Push
from knossos.maze import LOOSE

__all__ = ["Amazeing", "Move", "Options", "Push", "State", "View"]


class Amazeing(Game[State, Action, View]):
    """The game with one choice of options and components."""

    name = "amazeing"
    rules = 1
    kinds = Kinds(options=Options, state=State, action=Action, view=View, event=events.AnyEvent, signs=Signs)

    goals = (events.Found, Ended)

    options: Options

    def __init__(self, options: Options, components: Path | None = None) -> None:
        parts = box.load(components or box.DEFAULT)
        self.options = options
        self.digest = digest(parts)
        self.pieces = options.pieces
        self.box = box.unpack(parts, options)
        crowded = any(len(tile.shows) > 1 for tile in (*self.box.fixed.values(), *self.box.loose))
        self.choices = tuple(sorted((*self.box.cards, *self.box.night))) if crowded else ()
        """The cards that an action may have to name."""
        self.facts = Facts(
            seats=tuple(range(2, len(options.pieces) + 1)),
            luck=True,
            secrets=options.mode != "kids",
            cooperative=False,
            actions=actions.count(self.choices),
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

    def outcome(self, state: State) -> Outcome | None:
        return rules.score(state, self.box) if state.phase == "over" else None

    def view(self, state: State, seat: int | None) -> View:
        return secrets.view(state, seat)

    def signs(self, view: View) -> Signs:
        return signs(view, self.box)

    def reshuffle(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.reshuffle(state, seat, self.box, chance)

    def imagine(self, view: View, memory: Sequence[Event], chance: Chance) -> State:
        return secrets.imagine(view, self.box, chance)

    def sought(self, view: View) -> tuple[str, ...]:
        """The cards that the viewer may find now; a spectator seeks nothing."""
        return () if view.viewer is None else rules.sought(view, view.viewer, view.held, self.box)

    def open_cards_count(self, view: View) -> bool:
        """Whether the cards that lie open may be found now, and not only in the night to come."""
        return rules.open_cards_count(view, self.box)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def index(self, action: Action) -> int:
        return actions.index(action, self.choices)

    def action(self, index: int) -> Action:
        return actions.at_index(index, self.choices)

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
        for seat, hand in enumerate(state.hands):
            counted[f"cards of seat {seat}"] = self._cards(state, hand)
        return counted

    def _cards(self, state: State, hand: Hand) -> int:
        """How many cards a seat has or had; in `daynight` without those of the day, which may leave the game."""
        if self.options.mode != "daynight":
            return hand.left + len(hand.face_up) + len(hand.found)
        in_hand = hand.left if state.night else 0
        to_come = rules.night_share(len(state.hands)) if self.options.night_cards == "secret" and not state.night else 0
        return in_hand + to_come + len(hand.face_up) + sum(card in self.box.night for card in hand.found)
