"""The doors that are asked once: tables, seats, files, replays. What goes on at a table comes over its WebSocket (`socket`)."""

import asyncio
from functools import cache
from typing import Annotated, Any, Literal, cast

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import Raw

from souterrain import __version__, games, players
from souterrain.content.text import language_names
from souterrain.kernel.game import Game, Setting, Setup
from souterrain.table import door, letter, wire
from souterrain.table.denied import Denied
from souterrain.table.house import House
from souterrain.table.laying import seen
from souterrain.table.picture import chat_seen, events_seen
from souterrain.table.record import Record
from souterrain.table.replay import chances_of, replay_for
from souterrain.table.room import Judge
from souterrain.table.sitting import Sitting
from souterrain.table.store import Unavailable
from souterrain.table.workers import Failed

Key = Annotated[str, HeaderParameter(name="Authorization", required=False, description="Bearer and the key of a link.")]
Table = Annotated[str, PathParameter(description="The name of a table.", max_length=64)]
Seat = Annotated[int, PathParameter(description="The number of a seat.", ge=0, le=100)]
Revealed = Annotated[bool, QueryParameter(description="Everything, as it lay; only after the end.")]
Asked = Request[object, object, State]

ERRORS = {
    status: ResponseSpec(wire.Refusal, description=description, generate_examples=False)
    for status, description in {
        400: "It cannot be read, or no such table can be laid.",
        401: "A key is needed.",
        403: "The key does not open this door.",
        404: "There is no such thing.",
        409: "It cannot be done now; the sentence says why.",
        413: "It is too large.",
        429: "Too often.",
        503: "The server or its database cannot answer just now.",
    }.items()
}


def house_of(state: State) -> House:
    house: House = state.house
    return house


class Service(Controller):
    """How the server is, and which games it has."""

    tags = ("service",)

    @get("/health", responses={503: ERRORS[503]})
    async def health(self, state: State) -> letter.Health:
        """Whether the server can take answers."""
        house = house_of(state)
        try:
            await asyncio.wait_for(asyncio.to_thread(house.store.ping), 5)
        except (Unavailable, TimeoutError) as error:
            raise Denied("unavailable", f"The database does not answer. {error}") from None
        status: Literal["ok", "stopping"] = "stopping" if house.is_stopping else "ok"
        return letter.Health(status, house.is_warm, __version__, house.rooms, house.viewers)

    @get("/metrics", media_type=MediaType.TEXT)
    async def metrics(self, state: State) -> bytes:
        """For Prometheus."""
        return house_of(state).metrics.text()

    @get("/api/games")
    async def games(self) -> letter.GamesSeen:
        """The games that tables can be made of, and the computer players."""
        return await asyncio.to_thread(known_games)

    @get("/api/protocol.json", media_type=MediaType.JSON)
    async def protocol(self) -> dict[str, object]:
        """The JSON schema of all messages over the WebSocket."""
        return wire.schema()


class Tables(Controller):
    """Tables, and who sits there."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses={503: ERRORS[503]})
    async def listed(self, state: State) -> letter.Listed:
        """The newest public tables."""
        return letter.Listed(await house_of(state).listed())

    @post("/", responses={code: ERRORS[code] for code in (400, 413, 429, 503)})
    async def create(self, state: State, request: Asked, data: JSONBody[letter.NewTable]) -> letter.Opened:
        """Lay a table. Its secret links are told here and nowhere else."""
        _may_create(state, request)
        return await house_of(state).create(data)

    @post("/upload", responses={code: ERRORS[code] for code in (400, 413, 429, 503)})
    async def upload(self, state: State, request: Asked, data: JSONBody[letter.Upload]) -> letter.Opened:
        """Lay a table from a match file and go on with it."""
        _may_create(state, request)
        return await house_of(state).upload(data)

    @get("/{table:str}", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 429, 503)})
    async def show(self, state: State, table: Table, key: Key = "") -> letter.TableSeen:
        """Who sits at a table and how far it is: for everybody with one of its links, or for all if it is public."""
        sitting = await house_of(state).look(table)
        if not sitting.created.public:
            sitting.find(door.bearer(key))
        return seen(sitting)

    @post(
        "/{table:str}/seats/{seat:int}/join",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def join(
        self, state: State, table: Table, seat: Seat, data: JSONBody[letter.Joining], key: Key = ""
    ) -> letter.Link:
        """Take an open seat: of a public table, or with any of its links."""
        new = door.new_key()

        def judge(sitting: Sitting) -> Record:
            if not sitting.created.public:
                sitting.find(door.bearer(key))
            return sitting.join(seat, data.name, new)

        await house_of(state).room(table).act(judge)
        return letter.Link(new, f"/table/{table}#{new}", seat)

    @post(
        "/{table:str}/seats/{seat:int}/rename",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def rename(
        self, state: State, table: Table, seat: Seat, data: JSONBody[letter.Joining], key: Key = ""
    ) -> letter.Noted:
        """Call oneself something else."""
        return await _at(state, table, seat, key, lambda sitting: sitting.rename(seat, data.name))

    @post(
        "/{table:str}/seats/{seat:int}/leave",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def leave(self, state: State, table: Table, seat: Seat, key: Key = "") -> letter.Noted:
        """Get up. The link still opens the seat, until the host gives it to somebody else."""
        return await _at(state, table, seat, key, lambda sitting: sitting.leave(seat))

    @post(
        "/{table:str}/seats/{seat:int}/return",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def come_back(self, state: State, table: Table, seat: Seat, key: Key = "") -> letter.Noted:
        """Sit down again, also where a computer has taken over."""
        return await _at(state, table, seat, key, lambda sitting: sitting.come_back(seat))

    @post(
        "/{table:str}/seats/{seat:int}/computer",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def hand(
        self, state: State, table: Table, seat: Seat, data: JSONBody[letter.Handing], key: Key = ""
    ) -> letter.Noted:
        """Let a computer play one's seat; the host may do so for a seat that nobody sits at."""

        def judge(sitting: Sitting) -> Record:
            place = sitting.find(door.bearer(key)).place
            if place == door.HOST and not sitting.is_free(seat):
                raise Denied("wrong-key", "Somebody sits there: only they can ask a computer in.", "occupied")
            if place not in (seat, door.HOST):
                raise Denied("wrong-key", "This link is not this seat's.", "other-seat")
            return sitting.hand(seat, data.level)

        return letter.Noted(await house_of(state).room(table).act(judge))

    @post(
        "/{table:str}/seats/{seat:int}/open",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)},
    )
    async def give_away(self, state: State, table: Table, seat: Seat, key: Key = "") -> letter.Noted:
        """The host opens a seat that no person sits at. The old link no longer fits."""

        def judge(sitting: Sitting) -> Record:
            if sitting.find(door.bearer(key)).place != door.HOST:
                raise Denied("wrong-key", "Only the host gives seats away.", "host-only")
            return sitting.give_away(seat)

        return letter.Noted(await house_of(state).room(table).act(judge))

    @post("/{table:str}/rematch", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)})
    async def rematch(self, state: State, table: Table, key: Key = "") -> letter.Rematch:
        """After the end: the same people again, everybody one seat further. Their keys open the new table too."""
        house = house_of(state)
        seat = (await house.look(table)).find(door.bearer(key)).seat
        return letter.Rematch(await house.rematch(table, seat))

    @post("/{table:str}/advice", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)})
    async def advice(self, state: State, table: Table, key: Key = "") -> letter.AdviceSeen:
        """What a computer player would do in this seat's place, and why. It sees what the seat sees."""
        return await house_of(state).advise(table, door.bearer(key))

    @post("/{table:str}/continue", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 413, 429, 503)})
    async def go_on(
        self, state: State, request: Asked, table: Table, data: JSONBody[letter.Continuing], key: Key = ""
    ) -> letter.Opened:
        """After the end: a new table that goes on from some point of this match."""
        _may_create(state, request)
        house = house_of(state)
        (await house.look(table)).find(door.bearer(key))
        return await house.go_on(table, data)


class Files(Controller):
    """What can be taken away from a table: its log, its file, a replay."""

    path = "/api/tables/{table:str}"
    tags = ("files",)

    @get("/log", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 429, 503)})
    async def log(self, state: State, table: Table, key: Key = "") -> letter.LogSeen:
        """The log as this viewer may read it, also of a match that can no longer be run."""
        sitting = await house_of(state).look(table)
        viewer = sitting.find(door.bearer(key)).viewer
        return letter.LogSeen(
            table,
            sitting.seq,
            sitting.frozen,
            events_seen(sitting.lines_for(viewer)),
            chat_seen(sitting.chronicle.words_for(viewer)),
        )

    @get(
        "/file",
        media_type="application/x-souterrain",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)},
    )
    async def file(self, state: State, table: Table, key: Key = "") -> Response[bytes]:
        """The match file. It holds every secret, so while the match runs it takes the keys of all persons at the table,
        separated by commas."""
        sitting = await house_of(state).look(table)
        keys = door.bearer(key).split(",")[:20]
        held = {sitting.find(each).place for each in keys}
        persons = {seat for seat, chair in enumerate(sitting.chairs) if chair.kind != "computer"}
        if not sitting.is_over and not persons <= held:
            message = "While the match runs, its file takes the keys of everybody at the table."
            raise Denied("wrong-key", message, "file-later")
        if sitting.match is None:
            raise Denied("frozen", f"This match can be read but not written to a file: {sitting.frozen}.", "frozen")
        named = {"Content-Disposition": f'attachment; filename="{sitting.created.heading.setup.game}.souterrain"'}
        return Response(sitting.match.dump(), media_type="application/x-souterrain", headers=named)

    @get("/replay", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)})
    async def replay(
        self, state: State, table: Table, key: Key = "", revealed: Revealed = False
    ) -> Response[letter.ReplaySeen]:
        """The match from its beginning, as this viewer saw it; after the end also with everything revealed."""
        house = house_of(state)
        sitting = await house.look(table)
        viewer = sitting.find(door.bearer(key)).viewer
        if sitting.match is None:
            raise Denied("frozen", f"This match can be read but not played back: {sitting.frozen}.", "frozen")
        if revealed and not sitting.is_over:
            raise Denied("refused", "What is hidden is revealed when the match is over.", "revealed-later")
        try:
            rows = await house.read(table, -1)
            limit = house.settings.upload_deadline
            messages = await house.clerks.call(limit, replay_for, table, rows, viewer, revealed)
        except (Failed, Unavailable) as error:
            raise Denied("unavailable", f"The replay could not be made: {error}", "no-replay") from None
        whole = Raw(b'{"messages":[' + b",".join(messages) + b"]}")  # each is JSON already
        return Response(cast(letter.ReplaySeen, whole), media_type=MediaType.JSON)

    @get("/chances", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)})
    async def chances(self, state: State, table: Table, key: Key = "") -> letter.ChancesSeen:
        """After the end: how likely each seat was to win as the match went on, as computer players judge it."""
        house = house_of(state)
        sitting = await house.look(table)
        sitting.find(door.bearer(key))
        if not sitting.is_over:
            raise Denied("refused", "Chances are told when the match is over.", "chances-later")
        try:
            rows = await house.read(table, -1)
            return letter.ChancesSeen(await house.clerks.call(house.settings.upload_deadline, chances_of, table, rows))
        except (Failed, Unavailable) as error:
            raise Denied("unavailable", f"The chances could not be worked out: {error}", "no-chances") from None


async def _at(state: State, table: str, seat: int, key: str, judge: Judge) -> letter.Noted:
    """Do something that only the seat itself may do."""

    def judged(sitting: Sitting) -> Record:
        if sitting.find(door.bearer(key)).place != seat:
            raise Denied("wrong-key", "This link is not this seat's.", "other-seat")
        return judge(sitting)

    return letter.Noted(await house_of(state).room(table).act(judged))


def _may_create(state: State, request: Asked) -> None:
    address = request.client.host if request.client else ""
    if not state.creations.take(address):
        raise Denied("too-many", "You lay tables too quickly. Wait a moment.", "tables-too-fast")


def known_games() -> letter.GamesSeen:
    return letter.GamesSeen(_looked_at(tuple(games.GAMES)), list(players.PLAYERS), language_names())


@cache
def _looked_at(names: tuple[str, ...]) -> list[letter.GameSeen]:
    """Games, looked at once: the first look imports and reads them all."""
    found = []
    for name in names:
        kind = games.find(name)
        content = kind.open_packs(("base",)).content
        expansions = [
            letter.ExpansionSeen(pack, _options(whole), _when(whole))
            for pack, whole in ((pack, kind.with_packs((pack,))) for pack in kind.expansions)
        ]
        options, scenarios = _options(kind), list(kind.scenarios(content))
        counts: list[dict[str, Setting]] = [{"seats": count} for count in options.get("seats", [])] or [{}]
        tables = [list(kind.seats_at(Setup(name, options=count))) for count in counts]
        seats = list(kind.seats_at(Setup(name)))
        found.append(letter.GameSeen(name, seats, tables, scenarios, options, _when(kind), expansions))
    return found


def _options(kind: type[Game[Any, Any]]) -> dict[str, list[Setting]]:
    return {key: list(option.choices) for key, option in kind.options.items()}


def _when(kind: type[Game[Any, Any]]) -> dict[str, dict[str, list[Setting]]]:
    return {
        key: {other: list(choices) for other, choices in option.when.items()}
        for key, option in kind.options.items()
        if option.when
    }
