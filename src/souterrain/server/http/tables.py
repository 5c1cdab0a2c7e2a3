"""Routes to tables and their seats. What goes on at a table comes over its WebSocket (`socket`)."""

from collections.abc import Callable

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from souterrain.server import new_tables
from souterrain.server.http.parameters import ERRORS, Asked, Key, Seat, TableId, address_of, server_of
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.seats.consent import check
from souterrain.server.seek import seek
from souterrain.server.store.records import Record
from souterrain.server.table.outgoing import table_seen
from souterrain.server.table.state import Judge, TableState


class Tables(Controller):
    """Tables, and who sits there."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses={503: ERRORS[503]})
    async def listed(self, state: State) -> bodies.Listed:
        """The newest public tables that somebody can join or watch."""
        server = server_of(state)
        return bodies.Listed(await server.listed(), server.settings.lobby)

    @post("/seek", responses={code: ERRORS[code] for code in (400, 403, 409, 413, 429, 503)})
    async def seek(self, state: State, request: Asked, data: JSONBody[bodies.Seeking]) -> bodies.Found:
        """Find an opponent: sit down with one who waits for the same, or wait."""
        if data.waiting is None:
            _may_create(state, request)
        return await seek(server_of(state), data, address_of(request))

    @post("/{table:str}/close", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)})
    async def close(self, state: State, table_id: TableId, key: Key = "") -> bodies.Noted:
        """Take a public table out of the lobby. Who sits there plays on."""
        return await _as(state, table_id, key, lambda table, owner: table.close(owner))

    @post("/", responses={code: ERRORS[code] for code in (400, 413, 429, 503)})
    async def create(self, state: State, request: Asked, data: JSONBody[bodies.NewTable]) -> bodies.TableLinks:
        """Make a table. Its secret links are told here and nowhere else."""
        _may_create(state, request)
        return await new_tables.create(server_of(state), data, address_of(request))

    @post("/upload", responses={code: ERRORS[code] for code in (400, 413, 429, 503)})
    async def upload(self, state: State, request: Asked, data: JSONBody[bodies.Upload]) -> bodies.TableLinks:
        """Make a table from a match file and go on with it."""
        _may_create(state, request)
        return await new_tables.upload(server_of(state), data, address_of(request))

    @get("/{table:str}", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 429, 503)})
    async def show(self, state: State, table_id: TableId, key: Key = "") -> bodies.TableSeen:
        """Who sits at a table and how far it is: for everybody with one of its links, or for all if it is public."""
        table = await server_of(state).look(table_id)
        if not table.is_public:
            table.access(keys.bearer(key))
        return table_seen(table)

    @post(
        "/{table:str}/seats/{seat:int}/join",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def join(
        self,
        state: State,
        request: Asked,
        table_id: TableId,
        seat: Seat,
        data: JSONBody[bodies.Joining],
        key: Key = "",
    ) -> bodies.Link:
        """Take an open seat: of a public table, or with any of its links."""
        if not keys.bearer(key):
            _may_create(state, request)  # nobody sits down everywhere in the lobby
        new = keys.new_key()

        def judge(table: TableState) -> Record:
            return table.join(seat, data.name, new, table.access(keys.bearer(key)).owner)

        await server_of(state).live(table_id).act(judge)
        return keys.link_to(table_id, new, seat)

    @post(
        "/{table:str}/seats/{seat:int}/claim",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def claim(self, state: State, table_id: TableId, seat: Seat, key: Key = "") -> bodies.Link:
        """A link of one's own instead of one that somebody else made and may have kept: the old one no longer fits."""
        new = keys.new_key()
        await _at(state, table_id, seat, key, lambda table: table.seating.claim(seat, new))
        return keys.link_to(table_id, new, seat)

    @post(
        "/{table:str}/seats/{seat:int}/summon",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def summon(self, state: State, table_id: TableId, seat: Seat, key: Key = "") -> bodies.Noted:
        """Set a day's time to one who does not answer, at a table without a clock. All are told; then a computer plays on."""
        return await _as(state, table_id, key, lambda table, owner: table.summon(seat, owner))

    @post(
        "/{table:str}/seats/{seat:int}/rename",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def rename(
        self, state: State, table_id: TableId, seat: Seat, data: JSONBody[bodies.Joining], key: Key = ""
    ) -> bodies.Noted:
        """Call oneself something else."""
        return await _at(state, table_id, seat, key, lambda table: table.seating.rename(seat, data.name))

    @post(
        "/{table:str}/seats/{seat:int}/usual",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def usual(
        self, state: State, table_id: TableId, seat: Seat, data: JSONBody[bodies.Handing], key: Key = ""
    ) -> bodies.Noted:
        """Say at which level a computer is to play, should the time run out and it have to stand in."""
        return await _at(state, table_id, seat, key, lambda table: table.seating.usual(seat, data.level))

    @post(
        "/{table:str}/seats/{seat:int}/leave",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def leave(self, state: State, table_id: TableId, seat: Seat, key: Key = "") -> bodies.Noted:
        """Get up. The link still opens the seat, though the host may let a computer play on."""
        return await _at(state, table_id, seat, key, lambda table: table.seating.leave(seat))

    @post(
        "/{table:str}/seats/{seat:int}/return",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def come_back(self, state: State, table_id: TableId, seat: Seat, key: Key = "") -> bodies.Noted:
        """Sit down again, also where a computer has taken over."""
        return await _at(state, table_id, seat, key, lambda table: table.seating.come_back(seat))

    @post(
        "/{table:str}/seats/{seat:int}/computer",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def hand(
        self, state: State, table_id: TableId, seat: Seat, data: JSONBody[bodies.Handing], key: Key = ""
    ) -> bodies.Noted:
        """Let a computer play one's seat; the host may do so for a seat that is nobody's, or whose person has got up."""
        return await _as(state, table_id, key, lambda table, owner: table.hand(seat, data.level, owner))

    @post(
        "/{table:str}/seats/{seat:int}/open",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def give_away(self, state: State, table_id: TableId, seat: Seat, key: Key = "") -> bodies.Opened:
        """Give one's seat up for good: the old link no longer fits, and there is another to hand on. The host may open a computer's
        that has not begun."""
        heir = keys.new_key()
        has_heir = False

        def judge(table: TableState, owner: int) -> Record:
            nonlocal has_heir
            record = table.give_away(seat, owner, heir)
            has_heir = bool(record.heir)
            return record

        noted = await _as(state, table_id, key, judge)
        return bodies.Opened(noted.seq, keys.link_to(table_id, heir) if has_heir else None)

    @post("/{table:str}/rematch", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)})
    async def rematch(self, state: State, table_id: TableId, key: Key = "") -> bodies.Rematch:
        """After the end: the same people again, everybody one seat further. Their keys open the new table too."""
        server = server_of(state)
        seat = (await server.look(table_id)).access(keys.bearer(key)).seat
        return bodies.Rematch(await new_tables.rematch(server, table_id, seat))

    @post("/{table:str}/advice", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)})
    async def advice(self, state: State, request: Asked, table_id: TableId, key: Key = "") -> bodies.AdviceSeen:
        """What a computer player would do in this seat's place, and why. It sees what the seat sees."""
        return await server_of(state).advise(table_id, keys.bearer(key), address_of(request))

    @post("/{table:str}/continue", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)})
    async def go_on(
        self, state: State, request: Asked, table_id: TableId, data: JSONBody[bodies.Continuing], key: Key = ""
    ) -> bodies.TableLinks:
        """After the end: a new table that goes on from some point of this match."""
        _may_create(state, request)
        server = server_of(state)
        (await server.look(table_id)).access(keys.bearer(key))
        return await new_tables.go_on(server, table_id, data, address_of(request))


async def _as(state: State, table_id: str, key: str, judge: Callable[[TableState, int], Record]) -> bodies.Noted:
    """Do something that depends on who asks."""

    def judged(table: TableState) -> Record:
        return judge(table, table.access(keys.bearer(key)).owner)

    return bodies.Noted(await server_of(state).live(table_id).act(judged))


async def _at(state: State, table_id: str, seat: int, key: str, judge: Judge) -> bodies.Noted:
    """Do something that only the seat itself may do."""

    def judged(table: TableState, owner: int) -> Record:
        check("own", table.seating, owner, seat)
        return judge(table)

    return await _as(state, table_id, key, judged)


def _may_create(state: State, request: Asked) -> None:
    if not state.creations.take(address_of(request)):
        raise Denied("too-many", "You make tables too quickly. Wait a moment.", "tables-too-fast")
