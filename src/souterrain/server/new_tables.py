"""New tables: those that somebody asks for, those that go on from a file or from another match, and rematches."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain import games
from souterrain.content import PackError
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Heading, Match, pack_up, read_heading
from souterrain.server.lobby import check_offer
from souterrain.server.own_packs import open_own, reopened
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.store import records
from souterrain.server.store.database import Kept, Listing, Mark, Row, Unavailable, Writing, now
from souterrain.server.store.records import Acted, Clock, Created, Origin, Record, Rematched, Skill
from souterrain.server.table.create import (
    check_clock,
    check_pack_names,
    drawn,
    resume,
    sealed,
    seat_all,
    start,
    start_new,
)
from souterrain.server.table.state import TableState
from souterrain.server.work.pool import Failed
from souterrain.server.work.replays import file_up_to
from souterrain.server.work.turns import Crowded, Wish
from souterrain.server.work.upload import check_file

if TYPE_CHECKING:
    from souterrain.server.server import Server


async def create(server: "Server", asked: bodies.NewTable, address: str = "") -> bodies.TableLinks:
    """Make a table and its secret links."""
    check_clock(asked.clock)
    if asked.public:
        await check_offer(server, address)
    check_pack_names(asked.packs)
    packs, loaded = await open_own(server, asked, address)
    setup = Setup(asked.game, asked.scenario, packs, asked.options)
    secret, seed = sealed()
    match = await asyncio.to_thread(start_new, setup, seed, asked.seats, loaded)
    return await _create(
        server,
        match,
        asked.seats,
        asked.clock,
        public=asked.public,
        by_lot=asked.by_lot,
        thinking=asked.thinking,
        secret=secret,
        skill=asked.skill,
        sought=asked.sought and asked.public,
        address=address,
    )


async def upload(server: "Server", asked: bodies.Upload, address: str = "") -> bodies.TableLinks:
    """Go on with a match from a file."""
    check_clock(asked.clock)
    if asked.public:
        await check_offer(server, address)
    try:
        heading = read_heading(asked.file.encode(), "the file")
        check_pack_names(heading.setup.packs)
        limit, wish = server.settings.upload_deadline, Wish("upload", address)
        acts = await server.file_pool.call(limit, check_file, asked.file, wish=wish)
    except Crowded:
        raise Denied("too-many", "Many files from your address wait. Wait a moment.", "work-waits") from None
    except Failed as error:
        raise Denied("bad-setup", f"The file could not be checked: {error}", "file-unchecked") from None
    except PackError:
        raise Denied("bad-setup", "This server does not have the packs of this match.", "file-packs") from None
    except Refused as error:
        raise Denied.by("bad-setup", error) from None
    match = await asyncio.to_thread(resume, heading)
    return await _create(
        server, match, asked.seats, asked.clock, acts, public=asked.public, origin="file", address=address
    )


async def go_on(server: "Server", table_id: str, asked: bodies.Continuing, address: str = "") -> bodies.TableLinks:
    """A new table from a point of a match that is over: before its end, all of it would tell secrets."""
    table = await server.look(table_id)
    if not table.is_revealed:
        message = "Another game can be made of this one when it is over."
        raise Denied("refused", message, "continue-later")
    try:
        rows = await server.read_up_to(table_id, table.seq)
    except Unavailable as error:
        raise Denied("unavailable", str(error)) from None
    return await upload(server, bodies.Upload(file_up_to(rows, asked.seq), asked.seats, asked.clock), address)


async def _create(
    server: "Server",
    match: Match,
    plans: list[bodies.SeatPlan],
    clock: Clock,
    acts: Sequence[Acted] = (),
    *,
    public: bool = False,
    origin: Origin = "new",
    by_lot: bool = False,
    thinking: int = 0,
    secret: str = "",
    skill: Skill = "",
    sought: bool = False,
    address: str = "",
) -> bodies.TableLinks:
    count = len(match.game.seats)
    links, chairs = seat_all(plans, drawn(count) if by_lot else range(count))
    table_id, host, watch = keys.new_table_id(), keys.new_key(), keys.new_key()
    hashes = (keys.hash_of(host), keys.hash_of(watch))
    events = tuple(match.events)
    created = Created(
        match.heading,
        chairs,
        *hashes,
        clock,
        public,
        events=events,
        origin=origin,
        by_lot=by_lot,
        thinking=thinking,
        secret=secret,
        skill=skill,
        sought=sought,
    )
    at = now()
    first: list[Record] = [created, *acts]
    rows = [Row(table_id, seq, at, records.write(record)) for seq, record in enumerate(first)]
    try:
        kept = await asyncio.to_thread(_kept, match)
        if not await server.append([*rows, *_marks(table_id, created), *kept]):
            raise Denied("unavailable", "The table could not be made. Try again.", "not-laid")
    except Unavailable as error:
        raise Denied("unavailable", str(error)) from None
    server.look_after_soon(table_id, created)
    if public:
        server.note_offer(address, table_id)
    own = [keys.link_to(table_id, key, seat) for seat, key in links]
    return bodies.TableLinks(table_id, keys.link_to(table_id, host), keys.link_to(table_id, watch), own)


async def rematch(server: "Server", table_id: str, seat: int) -> str:
    """The same people at a new table, everybody one seat further, by the same keys."""
    new = keys.new_table_id()
    heading = (await server.look(table_id)).created.heading
    secret, seed = sealed()
    match = await asyncio.to_thread(_begun_again, heading, seed)
    kept = await asyncio.to_thread(_kept, match)
    created: list[Created] = []

    def judge(table: TableState) -> Rematched:
        old = table.created
        chairs = table.seating.moved_on()
        public = table.is_public
        events = tuple(match.events)
        created[:] = [
            replace(
                old,
                heading=match.heading,
                chairs=chairs,
                before=table_id,
                events=events,
                origin="new",
                by_lot=False,
                secret=secret,
                public=public,
                sought=False,
            )
        ]
        return table.go_on(new)

    def also(record: Record) -> list[Writing]:
        return [Row(new, 0, now(), records.write(created[0])), *_marks(new, created[0]), *kept]

    await server.live(table_id).act(judge, also)
    server.look_after_soon(new, created[0])
    return new


def _begun_again(heading: Heading, seed: int) -> Match:
    """With the packs of today; a pack of somebody's own is what it was."""
    setup = heading.setup
    kind = games.find(setup.game).with_packs(setup.packs)
    try:
        loaded = reopened(kind, setup.packs, heading.packs)
    except PackError:
        loaded = None  # what is missing is told by starting without it
    return start(setup, seed, loaded=loaded)


def _kept(match: Match) -> list[Kept]:
    """The packs of a new match, to be kept with it; what was kept already is passed over by the store. It takes milliseconds."""
    return [Kept(pack.hash, pack_up(pack)) for pack in match.game.loaded.packs]


def _marks(table_id: str, created: Created) -> list[Mark | Listing]:
    listed = [Listing(table_id, now())] if created.public else []
    return [*([Mark(table_id, True)] if created.is_watched else []), *listed]
