"""Who counts as one visitor, wherever something is limited for each: an address, or the network that a provider gives to one
customer. Who has an IPv6 connection has 2**64 addresses of their own, and would otherwise be as many visitors."""

import ipaddress
from collections.abc import Iterable
from functools import cache

NETWORK = 64  # bits of an IPv6 address that tell customers apart


def visitor_of(host: str) -> str:
    """The visitor behind an address; what is no address (a socket in the file system) stands for itself."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return (
        str(ipaddress.IPv6Network((int(address), NETWORK), strict=False)) if not address.is_loopback else str(address)
    )


def is_among(visitor: str, networks: Iterable[str]) -> bool:
    """Whether a visitor lies within one of some networks; an address is one of its own."""
    try:
        whole = ipaddress.ip_network(visitor)
    except ValueError:
        return False
    # A visitor with IPv6 is a whole customer's network, in which one address of a proxy lies.
    return any(whole.overlaps(each) for each in map(network, networks) if each.version == whole.version)


@cache
def network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """What an operator calls a network: an address, or one with its length. `ValueError` if it is neither."""
    return ipaddress.ip_network(text, strict=False)


def is_here(visitor: str) -> bool:
    """A visitor of this machine: a proxy that stands here brings everybody's connections."""
    try:
        return ipaddress.ip_address(visitor).is_loopback
    except ValueError:
        return False
