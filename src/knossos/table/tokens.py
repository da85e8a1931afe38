"""Tokens: whoever shows one holds what it stands for. The server keeps only their hashes."""

import hashlib
import hmac
import secrets


def new_token() -> str:
    """A token that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_table() -> str:
    """The name of a new table: not secret, and easy to say aloud."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def hashed(token: str) -> str:
    """What the server keeps of a token; a random token needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(kept: str, shown: str) -> bool:
    """Whether two hashes are the same, in a time that says nothing about either; no hash is like none."""
    return bool(kept) and hmac.compare_digest(kept, shown)
