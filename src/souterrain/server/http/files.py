"""Routes to what can be taken away from a table: its log, its file, a replay."""

from typing import Annotated, cast

from litestar import Controller, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import QueryParameter
from msgspec import Raw

from souterrain import __version__
from souterrain.kernel.match import SEEN
from souterrain.server.http.parameters import ERRORS, Key, TableId, server_of
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.protocol.messages import write
from souterrain.server.seats import keys
from souterrain.server.server import Server
from souterrain.server.store.database import Unavailable
from souterrain.server.table.outgoing import chat_seen, events_seen
from souterrain.server.work.pool import Failed
from souterrain.server.work.replays import chances_of, replay_for

Revealed = Annotated[bool, QueryParameter(description="Everything, as it lay; only after the end.")]


class Files(Controller):
    """What can be taken away from a table: its log, its file, a replay."""

    path = "/api/tables/{table:str}"
    tags = ("files",)

    @get("/log", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 429, 503)})
    async def log(self, state: State, table_id: TableId, key: Key = "") -> bodies.LogSeen:
        """The log as this viewer may read it, also of a match that can no longer be run."""
        table = await server_of(state).look(table_id)
        viewer = table.access(keys.bearer(key)).viewer
        return bodies.LogSeen(
            table=table_id,
            seq=table.seq,
            frozen=table.frozen,
            events=events_seen(table.lines_for(viewer)),
            chat=chat_seen(table.history.remarks_for(viewer)),
        )

    @get(
        "/file",
        media_type="application/x-souterrain",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)},
    )
    async def file(self, state: State, table_id: TableId, key: Key = "") -> Response[bytes]:
        """After the end the match file, with every secret; before, what this viewer saw, which cannot be played."""
        server = server_of(state)
        table = await server.look(table_id)
        viewer = table.access(keys.bearer(key)).viewer
        game, seq = table.created.heading.setup.game, table.seq
        if table.match is None:
            raise Denied("frozen", f"This match can be read but not written to a file: {table.frozen}.", "frozen")
        if table.is_revealed:
            return _attached(table.match.dump(), f"{game}.souterrain")
        heading = bodies.SeenHeading(
            format=SEEN, version=1, program=__version__, table=table_id, game=game, seat=viewer, seq=seq
        )
        messages = await _replayed(server, table_id, viewer)
        return _attached(b"".join(line + b"\n" for line in (write(heading), *messages)), f"{game}-seen.jsonl")

    @get("/replay", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)})
    async def replay(
        self, state: State, table_id: TableId, key: Key = "", revealed: Revealed = False
    ) -> Response[bodies.ReplaySeen]:
        """The match from its beginning, as this viewer saw it; after the end also with everything revealed."""
        server = server_of(state)
        table = await server.look(table_id)
        viewer = table.access(keys.bearer(key)).viewer
        if table.match is None:
            raise Denied("frozen", f"This match can be read but not played back: {table.frozen}.", "frozen")
        if revealed and not table.is_revealed:
            raise Denied("refused", "What is hidden is revealed when the match is over.", "revealed-later")
        messages = await _replayed(server, table_id, viewer, revealed)
        whole = Raw(b'{"messages":[' + b",".join(messages) + b"]}")  # each is JSON already
        return Response(cast(bodies.ReplaySeen, whole), media_type=MediaType.JSON)

    @get("/chances", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)})
    async def chances(self, state: State, table_id: TableId, key: Key = "") -> bodies.ChancesSeen:
        """After the end: how likely each seat was to win as the match went on, as computer players judge it."""
        server = server_of(state)
        table = await server.look(table_id)
        table.access(keys.bearer(key))
        if not table.is_revealed:
            raise Denied("refused", "Chances are told when the match is over.", "chances-later")
        try:
            rows = await server.read(table_id, -1)
            return bodies.ChancesSeen(
                await server.file_pool.call(server.settings.upload_deadline, chances_of, table_id, rows)
            )
        except (Failed, Unavailable) as error:
            raise Denied("unavailable", f"The chances could not be worked out: {error}", "no-chances") from None


async def _replayed(server: Server, table_id: str, viewer: int | None, is_revealed: bool = False) -> list[bytes]:
    try:
        rows = await server.read(table_id, -1)
        limit = server.settings.upload_deadline
        messages: list[bytes] = await server.file_pool.call(limit, replay_for, table_id, rows, viewer, is_revealed)
    except (Failed, Unavailable) as error:
        raise Denied("unavailable", f"The replay could not be made: {error}", "no-replay") from None
    return messages


def _attached(file: bytes, name: str) -> Response[bytes]:
    named = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file, media_type="application/x-souterrain", headers=named)
