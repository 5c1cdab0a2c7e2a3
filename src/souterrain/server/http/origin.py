"""Which web pages may open a WebSocket here: our own, and those the operator names."""

from urllib.parse import urlsplit


def is_welcome(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Programs send no origin; pages always do, and only our own page, or one the operator named, may use what a browser
    knows."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()
