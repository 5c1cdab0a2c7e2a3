"""Routes to what can be taken away from a table: its log, its file, a replay."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, cast

from litestar import Controller, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import QueryParameter
from msgspec import Raw

from souterrain import __version__
from souterrain.kernel.match import SEEN
from souterrain.server.http.parameters import ERRORS, Asked, Key, TableId, address_of, server_of
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.protocol.messages import write
from souterrain.server.seats import keys
from souterrain.server.server import Server
from souterrain.server.store.database import Unavailable
from souterrain.server.table.outgoing import log_seen
from souterrain.server.work.pool import Failed
from souterrain.server.work.replays import replay_for
from souterrain.server.work.report import report_of
from souterrain.server.work.turns import Crowded, Wish

Revealed = Annotated[bool, QueryParameter(description="Everything, as it lay; only after the end.")]


class Files(Controller):
    """What can be taken away from a table: its log, its file, a replay."""

    path = "/api/tables/{table:str}"
    tags = ("files",)

    @get("/log", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 429, 503)})
    async def log(self, state: State, table_id: TableId, key: Key = "") -> bodies.LogSeen:
        """The log as this viewer may read it, also of a match that can no longer be run."""
        table = await server_of(state).look(table_id)
        return log_seen(table, table.access(keys.bearer(key)).viewer)

    @get(
        "/file",
        media_type="application/x-souterrain",
        responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)},
    )
    async def file(self, state: State, request: Asked, table_id: TableId, key: Key = "") -> Response[bytes]:
        """After the end the match file, with every secret; before, what this viewer saw, which cannot be played."""
        server = server_of(state)
        table = await server.look(table_id)
        viewer = table.access(keys.bearer(key)).viewer
        game, seq = table.created.heading.setup.game, table.seq
        if table.match is None:
            raise Denied("frozen", f"This match can be read but not written to a file: {table.frozen}.", "frozen")
        if table.is_revealed:
            whole = await asyncio.to_thread(table.match.dump, table.stirring.done)
            await _check_still_over(server, table_id)
            return _attached(whole, f"{game}.souterrain")
        heading = bodies.SeenHeading(
            format=SEEN, version=1, program=__version__, table=table_id, game=game, seat=viewer, seq=seq
        )
        messages = await _replayed(server, address_of(request), table_id, seq, viewer)
        return _attached(b"".join(line + b"\n" for line in (write(heading), *messages)), f"{game}-seen.jsonl")

    @get("/replay", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)})
    async def replay(
        self, state: State, request: Asked, table_id: TableId, key: Key = "", revealed: Revealed = False
    ) -> Response[bodies.ReplaySeen]:
        """The match from its beginning, as this viewer saw it; after the end also with everything revealed."""
        server = server_of(state)
        table = await server.look(table_id)
        viewer = table.access(keys.bearer(key)).viewer
        if table.match is None:
            raise Denied("frozen", f"This match can be read but not played back: {table.frozen}.", "frozen")
        if revealed and not table.is_revealed:
            raise Denied("refused", "What is hidden is revealed when the match is over.", "revealed-later")
        messages = await _replayed(server, address_of(request), table_id, table.seq, viewer, revealed)
        if revealed:
            await _check_still_over(server, table_id)
        whole = Raw(b'{"messages":[' + b",".join(messages) + b"]}")  # each is JSON already
        return Response(cast(bodies.ReplaySeen, whole), media_type=MediaType.JSON)

    @get("/report", responses={code: ERRORS[code] for code in (400, 401, 403, 404, 409, 429, 503)})
    async def report(self, state: State, request: Asked, table_id: TableId, key: Key = "") -> bodies.ReportSeen:
        """After the end: what became of everybody, the figures that matter, how likely each seat was to win as the match went
        on, and where that turned, as computer players judge it."""
        server = server_of(state)
        table = await server.look(table_id)
        table.access(keys.bearer(key))
        seq = table.seq
        if not table.is_revealed:
            raise Denied("refused", "What became of a match is told when it is over.", "report-later")
        try:
            report: bodies.ReportSeen = await _worked_out(server, address_of(request), table_id, seq, report_of)
            await _check_still_over(server, table_id)
            return report
        except (Failed, Unavailable) as error:
            raise Denied("unavailable", f"The report could not be made: {error}", "no-report") from None


async def _check_still_over(server: Server, table_id: str) -> None:
    """While it was made, people may have gone back behind the end: then it may tell what lies ahead."""
    if not (await server.look(table_id)).is_revealed:
        raise Denied("refused", "What is hidden is revealed when the match is over.", "revealed-later")


async def _replayed(
    server: Server, address: str, table_id: str, seq: int, viewer: int | None, is_revealed: bool = False
) -> list[bytes]:
    try:
        messages: list[bytes] = await _worked_out(server, address, table_id, seq, replay_for, viewer, is_revealed)
    except (Failed, Unavailable) as error:
        raise Denied("unavailable", f"The replay could not be made: {error}", "no-replay") from None
    return messages


async def _worked_out(
    server: Server, address: str, table_id: str, seq: int, work: Callable[..., Any], *given: Any
) -> Any:
    """What a process makes of the rows of a table up to a number."""
    rows = await server.read_up_to(table_id, seq)
    limit, wish = server.settings.upload_deadline, Wish("replay", address)
    try:
        return await server.file_pool.call(limit, work, table_id, rows, *given, wish=wish)
    except Crowded:
        raise Denied("too-many", "Many replays for your address wait. Wait a moment.", "work-waits") from None


def _attached(file: bytes, name: str) -> Response[bytes]:
    named = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file, media_type="application/x-souterrain", headers=named)
