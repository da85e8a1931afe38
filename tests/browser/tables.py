"""Tables in the state that a test needs."""

from __future__ import annotations

from knossos.maze.grid import cell
from knossos.table.serve import Server
from tests.table.serving import Opened, bot, me, open_table

USUAL = {"amazeing": "amazeing(mode=basic)", "team": "team(mode=standard)", "dedalos": "dedalos"}
"""Each game as most people would play it."""

FEWEST = {"dedalos": 3}


def running(server: Server | str, mode: str = "basic", game: str = "amazeing", seats: int = 2) -> Opened:
    """A game that has begun: one person, and bots."""
    others = [bot("greedy")] * (seats - 1)
    return open_table(server, me(), *others, game=f"{game}(mode={mode})").start()


def usual(server: Server | str, game: str) -> Opened:
    """The same for any game, as it is usually played, at its smallest table."""
    others = [bot("greedy")] * (FEWEST.get(game, 2) - 1)
    return open_table(server, me(), *others, game=USUAL[game]).start()


def grown(server: Server | str, tiles: int) -> Opened:
    """A game of Dedalo's for two at one screen, in which so many tiles lie on the table."""
    game = "dedalos(collapse=false,minotaur=false,allow_two=true)"
    table = open_table(server, me("Ariadne"), me("Theseus"), game=game).start()
    with table.connect(table.token) as client:
        update = client.until("update")
        while True:
            seat = update["standing"]["to_act"]
            sight = next(each for each in update["sights"] if each["seat"] == seat)
            laid = {tuple(here) for here, _ in sight["view"]["grid"]["laid"]}
            if len(laid) >= tiles:
                return table
            action = _growing(sight["legal"], laid)
            client.send(
                type="act", reference=str(update["version"]), seat=seat, action=action, version=update["version"]
            )
            update = client.until("update")


def _growing(legal: list[str], laid: set[tuple[int, ...]]) -> str:
    """Lay near the entrance what has the most openings; one tile in the first turn, so that the bag is emptied."""
    lays = [each for each in legal if each.startswith("lay ") and cell(each.split()[1]) not in laid]
    if not lays or (len(laid) == 4 and "stop" in legal):
        return "stop" if "stop" in legal else next(each for each in legal if each.startswith("move "))
    return min(lays, key=lambda each: (max(map(abs, cell(each.split()[1]))), -len(each.split()[2].partition("+")[0])))


def finished(server: Server | str, mode: str = "kids", game: str = "amazeing") -> Opened:
    """A game that is over: everybody was a bot in the end."""
    text = f"{game}(mode={mode})" if mode else game
    table = open_table(server, me(), *[bot("greedy")] * 3, game=text).start()
    with table.connect(table.token) as client:
        client.send(type="handover", reference="bots", seat=0)
        while client.until("update")["standing"]["stage"] != "over":
            pass
    return table
