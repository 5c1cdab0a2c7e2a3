"""Consent: who must agree before what others did is taken back."""

from collections.abc import Container
from typing import NamedTuple

from souterrain.server.seats.seating import Seating


class Proposal(NamedTuple):
    """Going back is proposed: so many acts stay; these seats have agreed."""

    seat: int
    stays: int
    agreed: frozenset[int]


def must_agree(seating: Seating) -> list[int]:
    """The seats without which nobody goes back: those at which a person sits."""
    return [seat for seat, chair in enumerate(seating.chairs) if chair.kind == "person" and not chair.away]


def is_agreed(seating: Seating, agreed: Container[int]) -> bool:
    return all(seat in agreed for seat in must_agree(seating))
