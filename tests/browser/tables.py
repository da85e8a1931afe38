"""Tables in the state that a test needs."""

from __future__ import annotations

from knossos.table.serve import Server
from tests.table.serving import Opened, bot, me, open_table


def running(server: Server | str, mode: str = "basic", game: str = "amazeing", seats: int = 2) -> Opened:
    """A game that has begun: one person, and bots."""
    others = [bot("greedy")] * (seats - 1)
    return open_table(server, me(), *others, game=f"{game}(mode={mode})").start()


def finished(server: Server | str, mode: str = "kids", game: str = "amazeing") -> Opened:
    """A game that is over: everybody was a bot in the end."""
    table = open_table(server, me(), *[bot("greedy")] * 3, game=f"{game}(mode={mode})").start()
    with table.connect(table.token) as client:
        client.send(type="handover", reference="bots", seat=0)
        while client.until("update")["standing"]["stage"] != "over":
            pass
    return table
