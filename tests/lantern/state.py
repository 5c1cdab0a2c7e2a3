"""What lies on the table of the lantern, and who may see it."""

from msgspec import Struct

from souterrain.kernel.state import Counted, Own, Public, State

AMBER, BLUE = 0, 1
SEATS = ("amber", "blue")


class Bearer(Struct, frozen=True, array_like=True):
    """Somebody with a lamp: how far down the corridor, with how much oil."""

    place: int = 0
    oil: int = 2


class LanternState(State, kw_only=True):
    """The table. Cards have ids like `trip/2`: two copies can be told apart, as things that lie hidden must be."""

    round: Public[int] = 0
    bearers: Public[list[Bearer]]
    deck: Counted[list[str]]  # the top last
    hands: Own[dict[int, tuple[str, ...]]]
    discard: Public[list[str]] = []
