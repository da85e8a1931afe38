"""One running game: who sits where, what was played, what may be taken back. Knows neither a screen nor a server."""

from knossos.match.log import Dealt, Entry, HandedOver, Played, Undone
from knossos.match.match import Match
from knossos.match.seats import Holder, bot, nobody, person
from knossos.match.snapshot import Snapshot

__all__ = [
    "Dealt",
    "Entry",
    "HandedOver",
    "Holder",
    "Match",
    "Played",
    "Snapshot",
    "Undone",
    "bot",
    "nobody",
    "person",
]
