"""Which web pages may use this server, and under which names it is reached: its own, and those the operator gives.

A page of a stranger that is opened in a visitor's browser can reach whatever that browser can: it says where it comes from, and is
sent away. One that lets its own name point here (and so seems to come from here) is known by that name.
"""

import ipaddress
import socket
from collections.abc import Collection, Iterable
from urllib.parse import urlsplit


def is_welcome(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Programs send no origin; pages always do, and only our own page, or one the operator named, may use what a browser
    knows."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()


def own_names(names: Iterable[str]) -> frozenset[str]:
    """The names of this server: those given, and those of the machine."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", machine, f"{machine.split('.')[0]}.local", *(name.lower() for name in names)})


def is_ours(host: str | None, names: Collection[str]) -> bool:
    """Whether a request was meant for this server: by a number, which nobody can redirect, or by one of its names."""
    if host is None:
        return False
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.rstrip(".") in names
    return True
