"""What stands beside a board of any game: whose turn it is, and the seats by their pieces."""

from typing import Any, Protocol

from knossos.game import Game
from knossos.game.telling import Teller
from knossos.terminal.screen import Screen, wrap


class Seen(Protocol):
    """What the views of all games have in common."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def phase(self) -> str:
        """What that seat has to do; `over` at the end."""

    @property
    def viewer(self) -> int | None:
        """Who sees this."""


class Panel:
    """The words and marks for the seats of one game, as one viewer sees them."""

    def __init__(self, game: Game[Any, Any, Any], view: Seen, screen: Screen) -> None:
        self.game = game
        self.view = view
        self.screen = screen
        self.teller = Teller(game, screen.catalogue)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.view.phase == "over"

    def letter(self, seat: int) -> str:
        """What stands on the board for a seat's piece."""
        return self.screen.catalogue.name(f"piece-{self.game.pieces[seat]}-letter", str(seat))

    def colour(self, seat: int) -> str:
        """The role of a seat's piece."""
        return f"{'own' if seat == self.view.viewer else 'piece'}-{self.game.pieces[seat]}"

    def marked(self, seat: int) -> str:
        """The letter of a seat, with a mark if it is its turn."""
        turn = "►" if seat == self.view.seat and not self.over else " "
        return f"{turn}{self.screen.paint(self.letter(seat), self.colour(seat))}"

    def called(self, seat: int) -> str:
        """What a seat is called; the viewer's own one is told apart."""
        piece = self.teller.seat(seat)
        return self.screen.say("board-seat-you", piece=piece) if seat == self.view.viewer else piece

    def turn_block(self, columns: int, text: str) -> list[str]:
        """Whose turn it is, for what."""
        return [self.screen.paint(line, "strong") for line in wrap(text, columns)]

    def target_block(self, columns: int, text: str) -> list[str]:
        """Something that matters to the viewer most."""
        return [self.screen.paint(line, "target") for line in wrap(text, columns, indent=2)]
