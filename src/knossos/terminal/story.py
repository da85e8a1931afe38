"""What happened, in sentences."""

import re
from collections.abc import Iterable

import msgspec

from knossos.game import Ended, Event, Happening, TurnBegan, heard
from knossos.locale import Catalogue, Value
from knossos.maze import NAMES, Tile

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def tell(game: str, happenings: Iterable[Happening], catalogue: Catalogue) -> list[str]:
    """A sentence for everything that a spectator hears, but for the turns that begin."""
    return [_sentence(game, event, catalogue) for event in heard(happenings, None) if not isinstance(event, TurnBegan)]


def _sentence(game: str, event: Event, catalogue: Catalogue) -> str:
    if isinstance(event, Ended):
        winners = event.outcome.winners
        return catalogue.say(
            f"{game}-over-{event.outcome.reason}",
            count=len(winners),
            winners=", ".join(map(str, winners)),
            scores=", ".join(map(str, event.outcome.scores)),
        )
    key = f"{game}-{_WORD_START.sub('-', type(event).__name__).lower()}"
    fields = msgspec.structs.asdict(event)
    if "path" in fields:
        fields["steps"] = len(fields["path"]) - 1
    return catalogue.say(key, **{name: _spoken(name, value) for name, value in fields.items()})


def _spoken(name: str, value: object) -> Value:
    """How a field of an event is said: squares by their names, tiles and lists in words."""
    match value:
        case Tile():
            return str(value)
        case int() if name in ("arrow", "start", "to"):
            return NAMES[value]
        case int():
            return value
        case tuple() if name == "path":
            return " ".join(NAMES[each] for each in value)
        case tuple():
            return ", ".join(map(str, value))
    return str(value)
