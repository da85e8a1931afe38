"""A bot that sits down at a Knossos table and plays any game; docs/protocol.md explains every message.

    python bot.py 'http://127.0.0.1:8400/#TABLE/TOKEN' --name Talos

It needs the package `websockets` and nothing else. `choose` is where a better bot begins.
"""

import argparse
import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def choose(sight: dict[str, Any]) -> str:
    """Choose one of the actions in `sight["legal"]`, from what the seat sees in `sight["view"]`."""
    return str(random.choice(sight["legal"]))


class Bot:
    """One seat at a table."""

    def __init__(self, link: str, name: str) -> None:
        address, _, place = link.partition("#")
        self.address = address.rstrip("/")
        self.table, _, self.token = place.partition("/")
        self.name = name
        self.version = 0
        self.sight: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None  # sent again after a lost connection, until there is an answer

    async def play(self) -> None:
        """Play until the game is over, over as many connections as it takes."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/play?table={self.table}"
        async for socket in connect(address, max_size=None):
            try:
                if await self.talk(socket):
                    return
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in (4400, 4404):
                    raise  # trying again is of no use

    async def talk(self, socket: ClientConnection) -> bool:
        """Play over one connection; whether the game is over."""
        place = {"table": self.table, "token": self.token or None, "since": self.version}
        await socket.send(json.dumps({"type": "hello", "protocol": 1, **place}))
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "welcome" if not message["seats"]:
                    self.sit_down()
                    return False  # and come back with the token of the seat
                case "welcome" if self.asked:
                    await socket.send(json.dumps(self.asked))
                case "update":
                    self.version = message["version"]
                    self.sight = next((each for each in message.get("sights", [self.sight]) if "legal" in each), {})
                    if message["standing"]["stage"] == "over":
                        print("over:", json.dumps(message["standing"].get("outcome")), flush=True)
                        return True
                case "done" if self.asked:
                    print(message["version"], self.asked["action"], flush=True)
                    self.asked = None
                case "refused":
                    print(message["text"], file=sys.stderr, flush=True)
                    self.asked = None
                    await asyncio.sleep(1)
            if self.sight and not self.asked:
                action = {"seat": self.sight["seat"], "action": choose(self.sight), "version": self.version}
                self.asked = {"type": "act", "reference": secrets.token_hex(8), **action}
                await socket.send(json.dumps(self.asked))
        return False

    def sit_down(self) -> None:
        """Take the seat of the invitation, or the first open one."""
        wish = json.dumps({"name": self.name, "nonce": secrets.token_hex(16)}).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        with urlopen(Request(f"{self.address}/api/tables/{self.table}/seats", wish, headers)) as answer:
            self.token = json.load(answer)["token"]
        print(f"{self.address}/#{self.table}/{self.token}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Sit down at a table and play.")
    parser.add_argument("link", help="ADDRESS/#TABLE/TOKEN, with the token of the table, of an invitation or of a seat")
    parser.add_argument("--name", default="Talos", help="what the bot is called at the table")
    try:
        asyncio.run(Bot(**vars(parser.parse_args())).play())
    except HTTPError as refused:
        sys.exit(json.load(refused)["text"])
    except ConnectionClosed as closed:
        sys.exit(str(closed))
