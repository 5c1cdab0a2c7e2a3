"""The WebSocket of a table: a hello with a key, a snapshot back, then acts one way and updates the other.

Whatever comes in, one of three things goes out: an update that says done, a refusal with a sentence, or the connection is
closed with a reason.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from souterrain.server.http.connections import WRITE
from souterrain.server.http.limit import Bucket
from souterrain.server.http.origin import is_ours, is_welcome
from souterrain.server.http.parameters import TableId
from souterrain.server.http.visitor import visitor_of
from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.server import Server
from souterrain.server.table.handlers import handle
from souterrain.server.table.live import LiveTable
from souterrain.server.table.viewer import Address, Viewer, not_at_once
from souterrain.server.work.turns import visitor

HELLO_TIMEOUT = 10.0  # seconds to say who one is
LARGEST = 65_536  # bytes of a message from a viewer
MOST_REFUSED = 100  # messages over the limit, until somebody is shown the door

# Codes of RFC 6455 and its registry
GOING_AWAY, BAD_DATA, POLICY, TRY_LATER = 1001, 1007, 1008, 1013

Socket = WebSocket[object, object, State]


@websocket("/api/tables/{table:str}/ws")
async def watch(socket: Socket, table_id: TableId) -> None:
    """One viewer, from hello to goodbye."""
    server: Server = socket.app.state.server
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), frozenset(server.settings.origins)):
        await socket.close(POLICY, "Pages from elsewhere may not connect.")
        return
    if not is_ours(socket.headers.get("host"), server.names):
        await socket.close(POLICY, "This server is not called so.")
        return
    await socket.accept()
    host = visitor_of(socket.client.host) if socket.client else ""
    visitor.set(host)
    try:
        hello = await _hello(socket)
        address = server.come_from(host)
    except Denied as denied:
        await _refuse(socket, server, denied)
        return
    except WebSocketDisconnect:
        return
    server.metrics.viewers.inc()  # before the first message: whoever has read it, is counted
    try:
        await _serve(socket, server, table_id, hello, address)
    finally:
        server.metrics.viewers.dec()
        server.go_from(host)


async def _serve(socket: Socket, server: Server, table_id: str, hello: messages.Hello, address: Address) -> None:
    """From the hello on."""
    try:
        live = server.live(table_id)
        found = (await server.look(table_id)).access(hello.key)
        key_hash = keys.hash_of(hello.key)
        send = partial(_send, socket)
        viewer = Viewer(found.viewer, key_hash, send, hello.present, address, _writes_at_once(socket))
        await live.enter(viewer, hello.since)
    except Denied as denied:
        await _refuse(socket, server, denied)
        return
    tasks = [
        asyncio.create_task(viewer.run()),
        asyncio.create_task(_obey(socket, server, live, viewer)),
        asyncio.create_task(viewer.cut.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(viewer)
        viewer.leave()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, (WebSocketDisconnect, OSError, RuntimeError)):
                server.note("fault", table=table_id, error=repr(ended), traceback=ended)
    if viewer.cut.is_set():
        await _close(socket, GOING_AWAY if server.is_stopping else TRY_LATER, viewer.reason)


async def _hello(socket: Socket) -> messages.Hello:
    try:
        return messages.read_hello(await asyncio.wait_for(_receive(socket), HELLO_TIMEOUT))
    except TimeoutError:
        raise Denied("bad-message", "Nobody said hello.") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("bad-message", f"The first message must be a hello with a key: {error}.") from None


async def _obey(socket: Socket, server: Server, live: LiveTable, viewer: Viewer) -> None:
    """Take what the viewer sends, one after the other."""
    bucket = Bucket(server.settings.messages)
    refused = 0
    while True:
        try:
            data = await _receive(socket)
        except WebSocketDisconnect:
            return
        server.metrics.messages.inc()
        if bucket.take():
            refused = 0
            await _take(server, live, viewer, data)
            continue
        refused += 1
        viewer.tell(
            messages.write(
                messages.Refusal(code="too-many", message="You send too quickly; this was not read. Wait a moment.")
            )
        )
        if refused > MOST_REFUSED:
            viewer.cut_off("You send too quickly.")
            return


async def _take(server: Server, live: LiveTable, viewer: Viewer, data: bytes | str) -> None:
    began = time.perf_counter()
    ref = ""
    try:
        if len(data) > LARGEST:
            raise Denied("too-large", f"A message has at most {LARGEST} bytes.")
        try:
            command = messages.read_command(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            ref = messages.read_ref(data)
            raise Denied("bad-message", f"The message cannot be read: {error}.") from None
        ref = command.ref
        await handle(live, viewer, command)
        if isinstance(command, messages.Act):
            server.metrics.acted.observe(time.perf_counter() - began)
    except Denied as denied:
        server.metrics.refusals.labels(denied.code).inc()
        viewer.tell(messages.write(messages.refusal(denied, ref)))


async def _receive(socket: Socket) -> bytes | str:
    """One message, as text or bytes."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1000))
    received: bytes | str | None = event.get("text")
    return received if received is not None else (event.get("bytes") or b"")


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


def _writes_at_once(socket: Socket) -> Callable[[bytes], bool]:
    """How a small message is sent without a task, where what carries this application can do that."""
    offered: dict[object, Any] = (socket.scope.get("extensions") or {}).get(WRITE, {})
    write: Callable[[bytes], bool] = offered.get("text", not_at_once)
    return write


async def _refuse(socket: Socket, server: Server, denied: Denied) -> None:
    server.metrics.refusals.labels(denied.code).inc()
    try:
        await _send(socket, messages.write(messages.refusal(denied)))
    except Exception:  # they have gone already
        return
    await _close(socket, TRY_LATER if denied.code in ("unavailable", "too-many") else POLICY, denied.message)


async def _close(socket: Socket, code: int, reason: str) -> None:
    try:
        await socket.close(code, reason[:100])
    except Exception:  # they have gone already
        return
