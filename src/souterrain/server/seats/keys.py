"""Keys: the secrets in links, and what each opens.

A key is 32 random bytes; the log holds only its hash (a plain SHA-256 is enough for a secret that cannot be guessed). Keys
travel in an `Authorization` header or in the first message of a WebSocket and stand after the `#` of links, never in the
path or the query: what servers and proxies write down holds none.
"""

import hmac
import secrets
from hashlib import sha256
from typing import NamedTuple

from souterrain.server.protocol.bodies import Link
from souterrain.server.protocol.denied import Denied

HOST = -1
SPECTATOR = -2
FIRST_HEIR = -3  # and so on: of each seat that was given up, who is to have it next
LONGEST = 100


class Access(NamedTuple):
    """Whose a key is: a seat's, by its number, the host's (`HOST`), the spectators' (`SPECTATOR`) or that of who is to have a seat
    that was given up (`heir`)."""

    owner: int

    @property
    def seat(self) -> int:
        """The seat, or `Denied` for who has none."""
        if self.owner < 0:
            raise Denied("wrong-key", "This link is not a seat's: it cannot act.", "not-a-seat")
        return self.owner

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; hosts and spectators see what everybody sees."""
        return self.owner if self.owner >= 0 else None


def heir(seat: int) -> int:
    return FIRST_HEIR - seat


def new_key() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Too many to try, and without meaning."""
    return secrets.token_hex(8)


def hash_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def find(key: str, hashes: dict[int, str]) -> Access | None:
    """What a key opens. Every hash is tried, each in constant time, so that the time taken tells nothing."""
    if not key or len(key) > LONGEST:
        return None
    hashed = hash_of(key)
    found = None
    for owner, expected in hashes.items():
        if hmac.compare_digest(hashed, expected):
            found = Access(owner)
    return found


def bearer(header: str | None) -> str:
    """The key in an `Authorization` header; nothing if there is none."""
    kind, _, key = (header or "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def link_to(table_id: str, key: str, seat: int = -1) -> Link:
    return Link(key, f"/table/{table_id}#{key}", seat)
