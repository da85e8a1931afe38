"""The aMAZEing Labyrinth, drawn as text. What the viewer seeks is in capitals."""

from collections.abc import Collection

from knossos.games.amazeing import Amazeing, View
from knossos.maze import NAMES, Square, Tile, across
from knossos.terminal.maze import Block, Blocks, Label, MazeBoard, Writer, indented, listed
from knossos.terminal.screen import Screen, wrap


def draw(game: Amazeing, view: View, lit: Collection[Square], screen: Screen) -> list[str]:
    """The lines that show a view; the squares in `lit`, such as those in reach, stand out."""
    return Board(game, view, screen).lines(lit)


class Board(MazeBoard):
    """What lies on the table, and what it means to the viewer."""

    game: Amazeing
    view: View

    def __init__(self, game: Amazeing, view: View, screen: Screen) -> None:
        seeks = view.viewer is not None and view.phase != "over"
        super().__init__(
            game,
            view,
            screen,
            closed=() if view.banned is None else (view.banned,),
            last_push=None if view.banned is None else across(view.banned),
            sought=game.sought(view) if seeks else (),
        )
        self.open_cards_count = game.open_cards_count(view)
        self.signs = game.signs(view)
        self.sought_later: tuple[str, ...] = ()
        self.goal: Square | None = None
        """The viewer's home, once there is nothing else to reach."""
        if view.viewer is not None and seeks:
            self.sought_later = tuple(card for card in view.hands[view.viewer].face_up if card not in self.sought)
            self.goal = None if self.signs.left[view.viewer] else game.box.homes[view.viewer]

    def labels(self, here: Square | None, tile: Tile) -> list[Label]:
        """What is to be seen on a tile, the most important first."""
        homes = self.game.box.homes[: len(self.view.pieces)]
        corner = [self._home(seat) for seat, home in enumerate(homes) if home == here]
        shown = sorted(tile.shows, key=lambda card: (card not in self.sought, not self._glows_now(card)))
        cards = [Label(self.code(card), self._roles(card), self.teller.card(card)) for card in shown]
        return [*corner, *cards] if here == self.goal else [*cards, *corner]

    def _home(self, seat: int) -> Label:
        letter = self.letter(seat)
        if self.goal is not None and seat == self.view.viewer:
            return Label(f"[{letter}]", ("target",), f"[{letter}]")
        return Label(f"({letter})", (f"piece-{self.game.pieces[seat]}",), f"({letter})")

    def _roles(self, card: str) -> tuple[str, ...]:
        if card in self.sought:
            return ("target",)
        return () if self._glows_now(card) else ("dim",)

    def _glows_now(self, card: str) -> bool:
        return (card in self.game.box.night) == self.view.night

    # The panel

    def full(self, columns: int) -> Blocks:
        """The treasures by their names."""
        return self._blocks(columns, self.teller.card, self.place)

    def short(self, columns: int) -> Blocks:
        """The treasures by their letters."""
        return self._blocks(columns, self.code, self.code)

    def _blocks(self, columns: int, name: Writer, place: Writer) -> Blocks:
        seats = range(len(self.view.pieces))
        return Blocks(
            [self._turn(columns), self._spare(columns), self._own(columns, place)],
            [self._seat(columns, name, seat) for seat in seats],
        )

    def _turn(self, columns: int) -> Block:
        if self.over:
            text = self.screen.say("board-over")
        elif self.view.seat == self.view.viewer:
            text = self.screen.say(f"board-you-{self.view.phase}")
        else:
            text = self.screen.say(f"board-they-{self.view.phase}", piece=self.teller.seat(self.view.seat))
        return self.turn_block(columns, text)

    def _spare(self, columns: int) -> Block:
        """The spare; beside it the arrows, and the time of day."""
        view, screen = self.view, self.screen
        texts = [self.arrows(view.banned)]
        if self.game.options.mode == "daynight":
            time = screen.say("board-night" if view.night else "board-day")
            texts.append(time if view.coin is None else f"{time}. {screen.say('board-coin', value=view.coin)}")
        return self.spare_block(columns, *texts)

    def _own(self, columns: int, place: Writer) -> Block:
        """What the viewer seeks, and where it is."""
        screen = self.screen
        lines = []
        if self.sought:
            lines += self.target_block(columns, screen.say("board-you-seek", cards=listed(self.sought, place)))
        if self.sought_later:
            said = screen.say("board-you-seek-later", cards=listed(self.sought_later, place))
            lines += wrap(said, columns, indent=2)
        if self.goal is not None:
            lines += self.target_block(columns, screen.say("board-you-go-home", square=NAMES[self.goal]))
        return lines + self.also_block(columns)

    def _seat(self, columns: int, name: Writer, seat: int) -> Block:
        """The piece of a seat, how much it has still to find, and the cards that everybody sees."""
        screen, hand = self.screen, self.view.hands[seat]
        left = self.signs.left[seat]
        to_do = screen.say("board-left", count=left) if left or self.over else screen.say("board-homeward")
        lines = [self.seat_line(seat, to_do)]
        if hand.face_up and (seat != self.view.viewer or self.over):  # until then `_own` says it
            key = "board-seeks" if self.open_cards_count else "board-seeks-later"
            lines += indented(screen.say(key, cards=listed(hand.face_up, name)), columns)
        if hand.found:
            lines += indented(screen.say("board-found", cards=listed(hand.found, name)), columns)
        return lines
