"""Tables in the state that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from knossos.maze.grid import cell
from knossos.table.serve import Server
from tests.table.serving import Message, Opened, bot, me, open_table

USUAL = {
    "amazeing": "amazeing(mode=basic)",
    "team": "team(mode=standard)",
    "dragon": "dragon",
    "dedalos": "dedalos",
}
"""Each game as most people would play it."""

FEWEST = {"dedalos": 3}


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


def usual(server: Server | str, game: str) -> Opened:
    """The same for any game, as it is usually played or with the options that are named, at its smallest table."""
    others = [bot("greedy")] * (FEWEST.get(game, 2) - 1)
    return open_table(server, me(), *others, game=USUAL.get(game, game)).start()


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
    table = running(server, mode, game, seats=4)
    with table.connect(table.token) as client:
        client.send(type="handover", reference="bots", seat=0)
        while client.until("update")["standing"]["stage"] != "over":
            pass
    return table
