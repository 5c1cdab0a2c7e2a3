"""Finding an opponent: somebody who looks for one offers a table, unless another waits already who wants the same."""

from typing import TYPE_CHECKING

from souterrain import games
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.players import PLAYERS
from souterrain.server import new_tables
from souterrain.server.lobby import check_open, free_seats
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.store.records import Closed
from souterrain.server.table.create import check_pack_names
from souterrain.server.table.state import TableState

if TYPE_CHECKING:
    from souterrain.server.server import Server

COMPUTER = "adept"  # at the other seats of a larger table where two have found each other


async def seek(server: "Server", asked: bodies.Seeking, address: str) -> bodies.Found:
    """Sit down with one who waits for the same; or wait at a table of one's own. Whoever waits already asks again now and then:
    two who began at the same moment, at different workers, find each other so."""
    check_open(server)
    async with server.seeking:
        own = await _still_waiting(server, asked.waiting) if asked.waiting else None
        if own and own.is_met:
            return own
        for table in await server.offered():
            if own and table.table_id == own.table:
                return own
            if not _fits(table, asked):
                continue
            for seat in free_seats(table):
                link = await _join(server, table.table_id, seat, asked.name)
                if link is not None:
                    await _give_up(server, asked.waiting)
                    return bodies.Found(table.table_id, link, is_met=True)
        if own:
            return own
        links = await new_tables.create(server, _wanted(asked), address)
    return bodies.Found(links.table, links.seats[0], is_met=False, host=links.host, watch=links.watch)


def _fits(table: TableState, asked: bodies.Seeking) -> bool:
    created, setup = table.created, table.created.heading.setup
    return created.sought and (setup.game, setup.packs, created.clock) == (asked.game, asked.packs, asked.clock)


async def _join(server: "Server", table_id: str, seat: int, name: str) -> bodies.Link | None:
    key = keys.new_key()
    try:
        await server.live(table_id).act(lambda table: table.join(seat, name, key))
    except Denied as denied:
        if denied.code in ("refused", "frozen", "not-found", "wrong-key"):
            return None  # somebody was quicker, or the host has just closed it
        raise
    return keys.link_to(table_id, key, seat)


async def _still_waiting(server: "Server", waiting: bodies.Waiting) -> bodies.Found:
    table = await server.look(waiting.table)
    seat = table.access(waiting.key).seat
    return bodies.Found(waiting.table, keys.link_to(waiting.table, waiting.key, seat), is_met=not free_seats(table))


async def _give_up(server: "Server", waiting: bodies.Waiting | None) -> None:
    """Who has found another table waits no longer at their own."""
    if waiting is None:
        return

    def judge(table: TableState) -> Closed:
        table.access(waiting.key).seat  # noqa: B018, for it is denied to who has none
        if not table.created.sought or not free_seats(table):
            raise Denied("refused", "This table is not waiting for anybody.", "seat-taken")
        return Closed()

    try:
        await server.live(waiting.table).act(judge)
    except Denied as denied:
        server.note("not given up", table=waiting.table, why=denied.message)


def _wanted(asked: bodies.Seeking) -> bodies.NewTable:
    """A table for two, and computers where the game needs more."""
    try:
        kind = games.find(asked.game).with_packs(check_pack_names(asked.packs))
    except Refused as error:
        raise Denied.by("bad-setup", error) from None
    seats = kind.options.get("seats")
    options = {"seats": 2} if seats and 2 in seats.choices else {}
    others = len(kind.seats_at(Setup(asked.game, packs=asked.packs, options={**kind.usual(), **options}))) - 2
    level = COMPUTER if COMPUTER in PLAYERS else "random"
    plans = [bodies.SeatPlan("person", asked.name), bodies.SeatPlan("open")]
    plans += [bodies.SeatPlan("computer", level=level) for _ in range(others)]
    return bodies.NewTable(
        asked.game,
        packs=asked.packs,
        options={**options},
        seats=plans,
        by_lot=True,
        clock=asked.clock,
        public=True,
        sought=True,
    )
