"""Games over the wire, from the first seat to the last turn."""

import pytest

from knossos.games import names
from knossos.table.serve import Server
from tests.table.serving import OPEN, Client, bot, me, open_table

SEATS = {"dedalos": 3}


def play_on(client: Client, seat: int = 0) -> dict[str, object]:
    """Play anything until the game is over; how it ended."""
    update = client.until("update")
    number = 0
    while update["standing"]["stage"] != "over":
        legal = update["sights"][0].get("legal") if update.get("sights") else None
        if legal:
            number += 1
            client.send(type="act", reference=f"{update['version']}", seat=seat, action=legal[number % len(legal)])
        update = client.until("update")
    outcome: dict[str, object] = update["standing"]["outcome"]
    return outcome


@pytest.mark.parametrize("game", names())
def test_a_person_plays_with_bots_to_the_end(server: Server, game: str) -> None:
    seats = [me(), *[bot("greedy")] * (SEATS.get(game, 2) - 1)]
    table = open_table(server, *seats, game=game).start()
    with table.connect(table.token) as client:
        assert client.receive()["seats"] == [0]
        assert play_on(client)["reason"]


def test_two_people_see_the_same_game_each_from_their_seat(server: Server) -> None:
    table = open_table(server, me(), OPEN)
    other = table.sit("Theseus")
    table.start()
    with table.connect(table.token) as one, table.connect(other) as two:
        views = [client.until("update")["sights"][0] for client in (one, two)]
        assert [view["seat"] for view in views] == [0, 1]
        assert views[0]["legal"]
        assert "legal" not in views[1]
