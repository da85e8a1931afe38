"""Luck that everybody can check: nobody chooses it, neither the server nor a player.

Before the seats send their nonces, the server shows the commitment to a secret. The seed of the match is made of the
secret and of all nonces, and after the last turn the secret is shown.
"""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from knossos.game import Drawn, Game, Seeded
from knossos.game.record import NONCE, UNFINISHED, Record, replay
from knossos.locale import Problem


def new_secret() -> str:
    """A secret that nobody can guess: 256 random bits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret beforehand: the SHA-256 of its text.

    >>> commitment("minos")[:16]
    '911da7be1bdb2811'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def check_nonce(text: str) -> None:
    """Refuse a nonce that a record could not keep."""
    if not NONCE.fullmatch(text):
        raise Problem("nonce-text", text=text)


def seed(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a match: the SHA-256 of the secret and the nonce of each seat, as a JSON list without blanks.

    A seat that sent no nonce has the empty one.

    >>> seed("minos", ["", "ariadnes"]) == hashlib.sha256(b'["minos","","ariadnes"]').hexdigest()
    True
    """
    return hashlib.sha256(msgspec.json.encode([secret, *nonces])).hexdigest()


class Verified(Struct, frozen=True):
    """What was found out about the luck of a record that is in order."""

    draws: int
    nonces: int
    """How many seats had a part in the luck."""

    commitment: str
    """What the server must have shown before the game."""


def verify(game: Game[Any, Any, Any], record: Record) -> Verified:
    """Draw everything again that a record says was drawn; a Problem names the first line that does not follow."""
    if record.end == UNFINISHED:
        raise Problem("verify-unfinished")
    if record.luck is None:
        raise Problem("verify-no-luck")
    secret, nonces = record.luck.secret, record.luck.nonces
    luck = Seeded(seed(secret, nonces))
    steps = list(replay(game, record))
    game.deal(record.seats, luck)
    draws = _same(steps[0].line, record.deal, luck.drawn)
    for (before, after), stream in zip(pairwise(steps), record.streams(), strict=True):
        assert after.entry is not None
        luck = luck.at(stream)
        game.play(before.state, game.parse(after.entry.action), luck)
        draws += _same(after.line, after.entry.drawn, luck.drawn)
    return Verified(draws, sum(map(bool, nonces)), commitment(secret))


def _same(line: int, drawn: Sequence[Drawn], right: Iterable[Drawn]) -> int:
    """How many draws these are. Draws that begin alike are equally many, since the rules say what follows from each."""
    for given, follows in zip(drawn, right, strict=False):
        if str(given) != str(follows):
            reason = Problem("verify-draw", text=str(given), right=str(follows))
            raise Problem("record-line", line=line, reason=reason) from reason
    return len(drawn)
