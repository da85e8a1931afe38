"""Tables in the state that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from knossos.table.serve import Server
from tests.table.serving import Message, Opened, bot, me, open_table


def running(server: Server | str, mode: str = "basic", game: str = "amazeing", seats: int = 2) -> Opened:
    """A game that has begun: one person, and bots. Not every game has modes."""
    others = [bot("greedy")] * (seats - 1)
    return open_table(server, me(), *others, game=f"{game}(mode={mode})" if mode else game).start()


def brought(opened: Callable[[], Opened], reached: Callable[[Message], bool]) -> Opened:
    """A game in which its host decides in a view like this: so far by hints, and begun anew where that never comes."""
    while not _follow_hints(table := opened(), reached):
        pass
    return table


def _follow_hints(table: Opened, reached: Callable[[Message], bool]) -> bool:
    """Play for the host; whether it has come to such a view before the game was over."""
    with table.connect(table.token) as client:
        references = map(str, count())
        seat = 0
        while (message := client.receive()).get("standing", {}).get("stage") != "over":
            if message["type"] == "hinted":
                client.send(type="act", reference=next(references), seat=seat, action=message["action"])
            for sight in message.get("sights") or ():
                if sight.get("legal"):
                    seat = sight["seat"]
                    if reached(sight["view"]):
                        return True
                    client.send(type="hint", reference=next(references), seat=seat)
    return False


def finished(server: Server | str, mode: str = "kids", game: str = "amazeing") -> Opened:
    """A game that is over: everybody was a bot in the end."""
    table = running(server, mode, game, seats=4)
    with table.connect(table.token) as client:
        client.send(type="handover", reference="bots", seat=0)
        while client.until("update")["standing"]["stage"] != "over":
            pass
    return table
