"""Labyrinth with the dragon, drawn as text. A treasure that can be taken now has stars, and the lair is a heap:

     ░▲░      │         │         │
    ░ D ░   ─*3*─     ─ 5 ─     ─(w)─
     ░░░      │        w│         │

In the lair stands the dragon, with an arrow on the side to which it looks. A guardian is a small letter in the middle
of its tile or, where that is taken, below it.
"""

from collections.abc import Collection, Iterable

from knossos.games.dragon import LAIR, Dragon, View
from knossos.games.dragon.components import Guardian
from knossos.games.dragon.rules import GUARDIANS, score
from knossos.maze import NAMES, OPENING_NAMES, Direction, E, N, S, Square, Tile, W, across
from knossos.terminal.maze import HEIGHT, Block, Blocks, Cell, Label, MazeBoard, Span, indented, joined
from knossos.terminal.screen import NO_BREAK, Screen, wrap

_LOOKS = {N: "▲", E: "►", S: "▼", W: "◄"}
_ABOVE_OR_BELOW: dict[Direction, Cell] = {N: (0, 2), S: (2, 2)}
"""Where the arrow stands when it is not beside the dragon."""

_BESIDE: dict[Guardian, Cell] = {"white": (2, 1), "black": (2, 3)}
"""Where a guardian stands when something else is in the middle of its tile."""


def draw(game: Dragon, view: View, lit: Collection[Square], screen: Screen) -> list[str]:
    """The lines that show a view; the squares in `lit`, such as those in reach, stand out."""
    return Board(game, view, screen).lines(lit)


class Board(MazeBoard):
    """What lies on the table, and what it means to the viewer."""

    game: Dragon
    view: View

    def __init__(self, game: Dragon, view: View, screen: Screen) -> None:
        super().__init__(
            game,
            view,
            screen,
            closed=() if view.banned is None else (view.banned,),
            last_push=None if view.banned is None else across(view.banned),
        )
        self.decider = view.duellists[0] if view.phase == "reroll" else view.seat
        """The seat that is asked: in a duel it need not be the one whose turn it is."""

    # The maze

    def covered(self, here: Square | None, tile: Tile) -> bool:
        """Whether a tile lies under the lair."""
        return here == LAIR

    def labels(self, here: Square | None, tile: Tile) -> list[Label]:
        """The dragon and the treasure, or else a guardian."""
        return self._dragon_and_treasure(here) or [self._guardian(each) for each in self._guardians(here)[:1]]

    def _dragon_and_treasure(self, here: Square | None) -> list[Label]:
        value = None if here is None else self.view.treasure(here)
        dragon = [self._dragon()] if here == LAIR and self.view.slayer is None else []
        return dragon if value is None else [*dragon, self._treasure(value)]

    def _dragon(self) -> Label:
        letter = self.screen.say("dragon-board-dragon-letter")
        west, east = (_LOOKS[side] if side == self.view.facing else " " for side in (W, E))
        return Label(f"{west}{letter}{east}", ("strong",), letter)

    def _treasure(self, value: int) -> Label:
        text = self._value(value)
        return Label(text, ("target",) if value == self.view.current else (), text)

    def _value(self, value: int) -> str:
        """A treasure as it stands on the board: with stars, as far as there is room, if it can be taken now."""
        return f"*{value}*"[:3] if value == self.view.current else f" {value}"

    def _guardian(self, guardian: Guardian) -> Label:
        letter = self._guardian_letter(guardian)
        return Label(f"({letter})", ("strong",), f"({letter})")

    def _guardian_letter(self, guardian: Guardian) -> str:
        return self.screen.say(f"dragon-board-{guardian}-letter")

    def _guardians(self, here: Square | None) -> list[Guardian]:
        """The guardians on a square."""
        return [guardian for guardian, on in zip(GUARDIANS, self.view.guardians, strict=True) if on == here]

    def tokens(self, here: Square) -> dict[Cell, Span]:
        """The pieces, the guardians that are not in the middle, and where the dragon looks if it is up or down."""
        tokens = super().tokens(here)
        guardians = self._guardians(here)
        for guardian in guardians if self._dragon_and_treasure(here) else guardians[1:]:
            tokens[_BESIDE[guardian]] = (self._guardian_letter(guardian), ("strong",))
        if here == LAIR and self.view.slayer is None and self.view.facing in _ABOVE_OR_BELOW:
            tokens[_ABOVE_OR_BELOW[self.view.facing]] = (_LOOKS[self.view.facing], ("strong",))
        return tokens

    # The panel

    def full(self, columns: int) -> Blocks:
        """Every seat in full; the cards and treasures that are gone where that leaves the parts of the panel apart."""
        seats = [
            [self._seat(seat), *self._won(columns, seat), *indented(self._cards(seat, "cards"), columns)]
            for seat in range(len(self.view.pieces))
        ]
        turn, table = self._turn_and_spare(columns), self._table(columns)
        more = [*table, *self._gone(columns)]
        airy = len(turn) + 1 + len(more) + 1 + len(joined(seats)) <= HEIGHT
        return Blocks([turn, more if airy else table], seats)

    def short(self, columns: int) -> Blocks:
        """Every seat in few words."""
        seats = [[self._seat(seat), *self._in_short(columns, seat)] for seat in range(len(self.view.pieces))]
        return Blocks([self._turn_and_spare(columns), self._table(columns)], seats)

    def _turn_and_spare(self, columns: int) -> Block:
        return [*self._turn(columns), *self._duel(columns), *self._spare(columns)]

    def _turn(self, columns: int) -> Block:
        """Whose decision it is, and what can be decided; or who has won."""
        view, screen = self.view, self.screen
        if self.over:
            winners = score(view).winners
            names = ", ".join(map(self.teller.seat, winners))
            return self.turn_block(columns, screen.say("dragon-board-over", count=len(winners), winners=names))
        who = "you" if self.decider == view.viewer else "they"
        text = screen.say(
            f"dragon-board-{who}-{view.phase}",
            piece=self.teller.seat(self.decider),
            extra="yes" if view.extra else "no",
            roll=view.roll or 0,
        )
        return self.turn_block(columns, text)

    def _duel(self, columns: int) -> Block:
        """Who is to duel next, or how the duel with the dragon stands."""
        view, screen = self.view, self.screen
        waiting = view.duellists[1:]
        if waiting:
            names = ", ".join(map(self.teller.seat, waiting))
            return wrap(screen.say("dragon-board-duels-next", pieces=names), columns, indent=2)
        duel = self.game.signs(view).duel
        if duel is None or view.phase != "final" or view.roll is None:
            return []
        rolls = "+".join(map(str, (*view.rolls, view.roll)))
        said = screen.say("dragon-board-rolls", rolls=rolls, needed=duel.needed, enough=duel.enough, left=duel.left)
        return wrap(said, columns, indent=2)

    def _spare(self, columns: int) -> Block:
        """The spare; beside it the arrows, and the stage of the game."""
        stage = self.screen.say(f"dragon-board-stage-{self.view.stage}")
        return self.spare_block(columns, self.arrows(self.view.banned), stage)

    def _table(self, columns: int) -> Block:
        """What there is to win, where the dragon looks, where the guardians are, and what is under the lair."""
        view, screen = self.view, self.screen
        texts = []
        if view.slayer is None:
            facing = screen.say(f"direction-{OPENING_NAMES[view.facing]}")
            texts.append(screen.say("dragon-board-looks", facing=facing, square=NAMES[view.faced]))
        white, black = (NAMES[on] for on in view.guardians)
        texts.append(screen.say("dragon-board-guardians", white=white, black=black))
        under = self._under_the_lair()
        if under:
            texts.append(screen.say("dragon-board-under", things=", ".join(under)))
        return [*self._goal(columns), *joined(wrap(text, columns, indent=2) for text in texts)]

    def _goal(self, columns: int) -> Block:
        """Which treasures can be taken now and where they are; or when all are gone, where to meet the dragon."""
        view, screen = self.view, self.screen
        if view.current is not None:
            squares = [NAMES[each.at] for each in view.treasures if each.value == view.current and each.at != LAIR]
            if not squares:
                return wrap(screen.say("dragon-board-buried", value=view.current), columns, indent=2)
            said = screen.say("dragon-board-current", value=self._value(view.current), squares=", ".join(squares))
            return self.target_block(columns, said)
        if view.phase in ("challenge", "final", "over"):
            return []
        return self.target_block(columns, screen.say("dragon-board-goal", square=NAMES[view.faced]))

    def _under_the_lair(self) -> list[str]:
        """What is on the board, but cut off."""
        view, screen = self.view, self.screen
        value = view.treasure(LAIR)
        treasures = [] if value is None else [screen.say("dragon-board-treasure", value=value)]
        guardians = [self._guardian(each).text for each in self._guardians(LAIR)]
        pieces = [self.teller.seat(seat) for seat, on in enumerate(view.pieces) if on == LAIR]
        return [each.replace(" ", NO_BREAK) for each in (*treasures, *guardians, *pieces)]

    def _gone(self, columns: int) -> Block:
        """The cards that were played, and the treasures that were lost."""
        texts = [
            self.screen.say(f"dragon-board-{what}", values=_row(sorted(values)))
            for what, values in (("played", self.view.played), ("lost", self.view.lost))
            if values
        ]
        return joined(wrap(text, columns, indent=2) for text in texts)

    # The seats

    def _seat(self, seat: int) -> str:
        """A seat with its points as they stand; if it is asked outside its turn, why."""
        points = self.screen.say("dragon-board-points", points=self.game.points(self.view, seat))
        duels = self.view.phase == "reroll" and seat == self.decider
        return self.seat_line(seat, f"{points}, {self.screen.say('dragon-board-duels')}" if duels else points)

    def _won(self, columns: int, seat: int) -> Block:
        """What a seat has won, if anything."""
        treasures = self.view.hands[seat].treasures
        named = [self.screen.say("dragon-board-treasures", values=_row(treasures))] if treasures else []
        won = ", ".join([*named, *self._coins_and_dragon(seat)])
        return indented(won, columns) if won else []

    def _coins_and_dragon(self, seat: int) -> list[str]:
        coins = self.view.hands[seat].coins
        won = [self.screen.say("dragon-board-coins", count=coins)] if coins else []
        won += [self.screen.say("dragon-board-slayer")] if seat == self.view.slayer else []
        return [each.replace(" ", NO_BREAK) for each in won]

    def _cards(self, seat: int, key: str) -> str:
        """The viewer's own cards, and of the others how many."""
        hand = self.view.hands[seat]
        if seat == self.view.viewer and self.view.cards:
            return self.screen.say("dragon-board-own-cards", values=_row(self.view.cards))
        return self.screen.say(f"dragon-board-{key}", count=hand.low + hand.high, low=hand.low, high=hand.high)

    def _in_short(self, columns: int, seat: int) -> Block:
        """What a seat has won, and its cards, in few words."""
        treasures = _row(self.view.hands[seat].treasures)
        parts = [treasures, *self._coins_and_dragon(seat), self._cards(seat, "few-cards")]
        return indented(", ".join(part for part in parts if part), columns)


def _row(values: Iterable[int]) -> str:
    """Some values in a row."""
    return " ".join(map(str, values))
