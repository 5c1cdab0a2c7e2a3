"""Who counts as one visitor, wherever something is limited for each: an address, or the network that a provider gives to one
customer. Who has an IPv6 connection has 2**64 addresses of their own, and would otherwise be as many visitors."""

import ipaddress

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


def is_here(visitor: str) -> bool:
    """A visitor of this machine: a proxy that stands here brings everybody's connections."""
    try:
        return ipaddress.ip_address(visitor).is_loopback
    except ValueError:
        return False
