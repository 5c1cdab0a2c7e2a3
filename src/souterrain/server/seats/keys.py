"""Doors: secret links, who they let in, and which web pages may knock.

A key is 32 random bytes; the log holds only its hash (a plain SHA-256 is enough for a secret that cannot be guessed). Keys
travel in an `Authorization` header or in the first message of a WebSocket and stand after the `#` of links, never in the
path or the query: what servers and proxies write down holds none.
"""

import hmac
import secrets
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import urlsplit

from souterrain.server.protocol.denied import Denied

HOST = -1
SPECTATOR = -2
LONGEST = 100


class Pass(NamedTuple):
    """What a key opens: a seat, the host's desk or the gallery."""

    place: int

    @property
    def seat(self) -> int:
        """The seat, or `Denied` for who has none."""
        if self.place < 0:
            raise Denied("wrong-key", "This link is not a seat's: it cannot act.", "not-a-seat")
        return self.place

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; hosts and spectators see what everybody sees."""
        return self.place if self.place >= 0 else None


def new_key() -> str:
    return secrets.token_urlsafe(32)


def new_table() -> str:
    """A table's name: too many to try, and without meaning."""
    return secrets.token_hex(8)


def hash_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def find(key: str, doors: dict[int, str]) -> Pass | None:
    """What a key opens. Every door is tried, each in constant time, so that the time taken tells nothing."""
    if not key or len(key) > LONGEST:
        return None
    hashed = hash_of(key)
    found = None
    for place, expected in doors.items():
        if hmac.compare_digest(hashed, expected):
            found = Pass(place)
    return found


def bearer(header: str | None) -> str:
    """The key in an `Authorization` header; nothing if there is none."""
    kind, _, key = (header or "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def is_welcome(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a page of this origin may open a WebSocket here. Programs send no origin; pages always do, and only our own
    page, or one the operator named, may use what a browser knows."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()
