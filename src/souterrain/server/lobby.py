"""The lobby: which public tables are shown to whoever comes, and how many an address may offer.

A public table stands in the store (`Listing`), for all workers. An offer is shown as long as somebody of it is there; what nobody
has come back to for a while, what is over, and what its host has closed, is taken out. There are no accounts: whoever sits down is
a name and a link. How two who look for an opponent are brought together is in `seek`.
"""

from typing import TYPE_CHECKING, Literal

from souterrain.server.protocol.denied import Denied
from souterrain.server.table.state import TableState

if TYPE_CHECKING:
    from souterrain.server.server import Server

SHOWN = 50  # tables in a list
MOST = 200  # tables that stand in the lobby
MOST_OFFERS = 3  # of one address, that nobody has taken yet
GRACE = 60_000  # milliseconds that whoever has just laid a table takes to sit down there
STALE = 15 * 60_000  # after which an offer is gone that nobody has come back to
DAYS = 7 * 24 * 3600_000  # the same, at tables where people have days to think

Standing = Literal["shown", "hidden", "gone"]


def is_offer(table: TableState) -> bool:
    return table.is_public and not table.is_over and bool(free_seats(table))


def free_seats(table: TableState) -> list[int]:
    """Seats that whoever comes may take: nobody's secrets were seen there."""
    chairs = enumerate(table.seating.chairs)
    return [seat for seat, chair in chairs if chair.kind == "open" and seat not in table.seating.given_up]


def standing(table: TableState, is_somebody_there: bool, left_at: int, now: int) -> Standing:
    """Whether a table is shown; `left_at` is when the last one went who was seen there."""
    if not table.is_public or table.is_over or table.frozen:
        return "gone"
    if is_somebody_there or now - table.created_at < GRACE:
        return "shown"
    has_days = table.created.clock.kind == "day"
    if now - max(table.at, left_at) >= (DAYS if has_days else STALE):
        return "gone"
    return "shown" if has_days or not is_offer(table) else "hidden"


def check_open(server: "Server") -> None:
    if not server.settings.lobby:
        raise Denied("refused", "This server has no lobby: its host has switched it off.", "no-lobby")


async def check_offer(server: "Server", address: str) -> None:
    """Whether one more table may be offered from an address."""
    check_open(server)
    if server.settings.creations and len(await server.offers_of(address)) >= MOST_OFFERS:
        message = (
            f"From your address {MOST_OFFERS} tables are offered already. Close one, or wait until somebody sits down."
        )
        raise Denied("too-many", message, "enough-offers", most=MOST_OFFERS)
    if len(await server.lobby_ids()) >= MOST:
        raise Denied("too-many", "Enough tables are offered here just now. Come back later.", "lobby-full")
