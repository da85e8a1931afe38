"""What happened, in sentences: an event becomes a message key and values, and a catalogue says it.

The key is the name of the game and of the event: `Found` of amazeing is `amazeing-found`. Fields of the same name mean
the same in every game, so that they are said alike: a `seat` is said by its piece, a square or an arrow by its name, a
card or a spell by its name in the language of the catalogue. What is None is said as `none`.
"""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from knossos.game.contract import Game
from knossos.game.events import Ended, Event, TurnBegan
from knossos.locale import Catalogue, Value
from knossos.maze import NAMES, OPENING_NAMES, Square, Tile
from knossos.maze.grid import Cell, cell_name

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")

NO_BREAK = "\N{NO-BREAK SPACE}"
PLACES = ("arrow", "start", "to", "at", "first", "second")
SEATS = ("owner", "victim")
PIECES = ("pieces", "home")
CARDS = ("card", "cards", "face_up")
WORDS = ("spell", "guardian")


class Teller:
    """Tells what happens in a game to one listener: a seat, or None for a spectator."""

    def __init__(self, game: Game[Any, Any, Any], catalogue: Catalogue, listener: int | None = None) -> None:
        self._game = game
        self._catalogue = catalogue
        self._listener = listener

    def seat(self, seat: int) -> str:
        """What a seat is called: by its piece."""
        return self.piece(self._game.pieces[seat])

    def piece(self, piece: str) -> str:
        """What a piece is called."""
        return self._catalogue.name(f"piece-{piece}", piece)

    def word(self, kind: str, name: str) -> str:
        """What something that only this game has is called: a spell, a guardian."""
        return self._catalogue.say(f"{self._game.name}-{kind}-{name}")

    def card(self, card: str) -> str:
        """What a card is called."""
        return self._catalogue.name(f"{self._game.name}-card-{card}", card)

    def tell(self, events: Iterable[Event]) -> list[str]:
        """A sentence for each event, but for the turns that begin."""
        return [self._sentence(event) for event in events if not isinstance(event, TurnBegan)]

    def _sentence(self, event: Event) -> str:
        if isinstance(event, Ended):
            return self._end(event)
        fields = msgspec.structs.asdict(event)
        key = f"{self._game.name}-{_WORD_START.sub('-', type(event).__name__).lower()}"
        return self._catalogue.say(
            key, **{name: value for field in fields.items() for name, value in self._said(*field)}
        )

    def _end(self, ended: Ended) -> str:
        outcome = ended.outcome
        return self._catalogue.say(
            f"{self._game.name}-over-{outcome.reason}",
            count=len(outcome.winners),
            winners=", ".join(map(self.seat, outcome.winners)),
            tied="yes" if outcome.tied else "no",
            scores=", ".join(f"{self.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)),
            me="yes" if self._listener in outcome.winners else "no",
        )

    def _said(self, name: str, value: Any) -> list[tuple[str, Value]]:
        """How a field of an event is said; a field may give several values."""
        if value is None:
            return [(name, "none")]
        match name:
            case "seat":
                return [("seat", self.seat(value)), ("me", "yes" if value == self._listener else "no")]
            case "path":
                steps = len(value) - 1
                return [("path", " ".join(map(_place, value))), ("to", _place(value[-1])), ("steps", steps)]
            case "passage":
                return [("passage", " ".join(map(_place, value))), ("passage_count", len(value))]
            case _ if name in CARDS:
                cards = [value] if isinstance(value, str) else value
                return [(name, ", ".join(map(self.card, cards))), (f"{name}_count", len(cards))]
            case _:
                return [(name, self._word(name, value))]

    def _word(self, name: str, value: Any) -> Value:
        match name:
            case _ if name in PLACES:
                return _place(value)
            case _ if name in SEATS:
                return self.seat(value)
            case _ if name in PIECES:
                return ", ".join(map(self.piece, [value] if isinstance(value, str) else value))
            case _ if name in WORDS:
                return self.word(name, value)
            case "facing":
                return self._catalogue.say(f"direction-{OPENING_NAMES[value]}")
            case "values":
                return ", ".join(map(str, value))
            case "tile" | "out" | "under":
                return self.tile(value)
            case "tiles":
                return ", ".join(map(self.tile, value))
            case "dropped":
                return ", ".join(f"{self.seat(seat)} {count}" for seat, count in enumerate(value))
            case _:
                number: Value = value
                return number

    def tile(self, tile: Tile) -> str:
        """What a tile is called: its openings, and what it shows."""
        shown = NO_BREAK.join(map(self.card, tile.shows))
        if not tile.openings:
            return shown
        return f"{OPENING_NAMES[tile.openings]} ({shown})" if shown else OPENING_NAMES[tile.openings]


def _place(here: Square | Cell) -> str:
    return cell_name(here) if isinstance(here, tuple) else NAMES[here]
