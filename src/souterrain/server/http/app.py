"""The server: the Litestar application, its policy and its errors. The routes are in `tables`, `files`, `service`,
`socket`, `book` and the page."""

import asyncio
import gc
import os
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from souterrain import __version__
from souterrain.server.diary import Diary
from souterrain.server.http.book import book, page_words
from souterrain.server.http.connections import Http, Ws
from souterrain.server.http.files import Files
from souterrain.server.http.limit import Buckets
from souterrain.server.http.loop import LISTENING, QUICKEST
from souterrain.server.http.metrics import SHARED
from souterrain.server.http.origin import is_ours, is_welcome
from souterrain.server.http.packs import Packs
from souterrain.server.http.plain_page import plain_page, style
from souterrain.server.http.rows import Rows
from souterrain.server.http.service import Service, known_games
from souterrain.server.http.site import site
from souterrain.server.http.socket import LARGEST as LARGEST_MESSAGE
from souterrain.server.http.socket import watch
from souterrain.server.http.tables import Tables
from souterrain.server.http.visitor import visitor_of
from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import Denied
from souterrain.server.server import Server
from souterrain.server.settings import Settings
from souterrain.server.work.memory import give_back
from souterrain.server.work.physics import get_ready, ready
from souterrain.server.work.turns import visitor

PEACE = 3.0  # seconds after the start in which nothing is done that can wait
LARGEST_BODY = 3_000_000  # bytes: a match file in JSON
ENVIRONMENT = "SOUTERRAIN_SETTINGS"
WEB = Path(__file__).parents[2] / "web"

POLICY = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

Asked = Request[object, object, State]


def build(settings: Settings, diary: Diary | None = None) -> Litestar:
    """The application. Its server is opened when it starts and closed when it stops."""
    server = Server(settings, diary)

    @asynccontextmanager
    async def open_server(app: Litestar) -> AsyncIterator[None]:
        await server.open()
        warming = asyncio.create_task(_warm(server))
        try:
            yield
        finally:
            warming.cancel()
            await server.close()

    pages: list[Any] = [plain_page, style]
    if (WEB / "index.html").is_file():
        pages = site(WEB)
    state = {"server": server, "creations": Buckets(settings.creations, 20)}
    return Litestar(
        [Service, Tables, Files, Packs, book, page_words, watch, *pages],
        lifespan=[open_server],
        state=State(state),
        middleware=[_guard(server)],
        before_send=[_sign],
        exception_handlers={
            Denied: _denied,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeError: _no_text,
            Exception: _fault,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Souterrain",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        plugins=[Rows()],
        logging_config=None,
        debug=False,
    )


async def _warm(server: Server) -> None:
    """Load all games and their physics, so that whoever comes first waits for neither; but first those are served who were at a
    table when the server went down."""
    await asyncio.sleep(PEACE)
    await asyncio.to_thread(known_games)
    await asyncio.to_thread(get_ready, lambda share: server.note("physics", prepared=share))
    gc.freeze()  # games and their facts stay for good: whoever looks for rubbish need not look through them
    if server.settings.warm:
        await server.warm()
    server.is_warm = True
    await ready()
    await asyncio.to_thread(give_back)


def _guard(server: Server) -> Callable[[ASGIApp], ASGIApp]:
    """Around every request: whether it can be read in one way only, comes from where it may, and not too often."""
    buckets = Buckets(server.settings.requests, 5 * server.settings.requests)
    ready = Buckets(10 * server.settings.requests, 100 * server.settings.requests)
    allowed = frozenset(server.settings.origins)

    def wrap(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            client = scope.get("client")
            host = visitor_of(client[0]) if client else ""
            visitor.set(host)
            denied = _strange(scope, server.names, allowed)
            asked = ready if _is_ready(scope) else buckets
            if not denied and not asked.take(host):
                denied = Denied("too-many", "You ask too often. Wait a moment.")
            if not denied:
                await app(scope, receive, send)
                return
            await _answer(denied).to_asgi_response(None, Request(scope))(scope, receive, send)

        return guarded

    return wrap


# What a page is made of is the same for all and lies ready. To open one takes two dozen of these, and a class shares an address.
READY = ("/api/books/", "/api/words/", "/api/games")
WORKED_FOR = ("/api/", "/health", "/metrics")


def _is_ready(scope: HTTPScope) -> bool:
    path = scope["path"]
    return scope["method"] in ("GET", "HEAD") and (path.startswith(READY) or not path.startswith(WORKED_FOR))


def _strange(scope: HTTPScope, names: frozenset[str], allowed: frozenset[str]) -> Denied | None:
    """What is wrong with a request before anybody reads it."""
    headers: dict[bytes, list[bytes]] = {}
    for name, value in scope["headers"]:
        headers.setdefault(name.lower(), []).append(value)
    if b"transfer-encoding" in headers and b"content-length" in headers:
        return Denied("bad-message", "The length of the request is told in two ways.")
    if any(len(headers.get(name, ())) > 1 for name in ONCE):
        return Denied("bad-message", "A header that can stand once stands twice.")
    host = _only(headers, b"host")
    if not is_ours(host, names):
        message = f"This server is not called {(host or '')[:100]!r}. Its operator can name it: serve --name."
        return Denied("bad-message", message)
    if scope["method"] in ("GET", "HEAD"):
        return None
    if not is_welcome(_only(headers, b"origin"), host, allowed):
        return Denied("wrong-key", "Pages from elsewhere may not act here.")
    has_body = _only(headers, b"content-length") not in (None, "0") or b"transfer-encoding" in headers
    if has_body and (_only(headers, b"content-type") or "").partition(";")[0].strip().lower() != "application/json":
        return Denied("bad-message", "What is sent must be JSON and say so: Content-Type: application/json.")
    return None


ONCE = (b"host", b"origin", b"authorization", b"content-type", b"content-length")


def _only(headers: dict[bytes, list[bytes]], name: bytes) -> str | None:
    return headers[name][0].decode("latin-1") if name in headers else None


async def _sign(message: Message, scope: Scope) -> None:
    """The policy on every answer, also to what is not there; and a count."""
    if message["type"] == "http.response.start":
        scope["litestar_app"].state.server.metrics.requests.labels(str(message["status"])).inc()
        kept = [] if not scope["path"].startswith("/api/tables") else _FRESH
        message["headers"] = [*message.get("headers", ()), *_POLICY, *kept]


_FRESH = [(b"cache-control", b"no-store")]  # what a key has opened lies in no cache
_POLICY = [(name.lower().encode(), value.encode()) for name, value in POLICY.items()]


def _answer(denied: Denied) -> Response[messages.Refusal]:
    return Response(messages.refusal(denied), status_code=denied.status, media_type="application/json")


def _denied(request: Asked, error: Denied) -> Response[messages.Refusal]:
    request.app.state.server.metrics.refusals.labels(error.code).inc()
    return _answer(error)


def _http_error(request: Asked, error: HTTPException) -> Response[messages.Refusal]:
    """What the framework refuses: no such path, a body that cannot be read."""
    if error.status_code == 404:
        return _answer(Denied("not-found", "There is no such page."))
    if error.status_code == 405:
        answer = _answer(Denied("bad-message", f"{request.method} is not for this page."))
        answer.status_code = 405
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == 413:
        return _answer(Denied("too-large", f"At most {LARGEST_BODY} bytes can be sent."))
    if error.detail == "client disconnected prematurely":
        return _answer(Denied("bad-message", "The request broke off."))  # nobody reads it any more
    if error.status_code >= 500:
        return _fault(request, error)
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        reason = "; ".join(f"{each.get('key', 'it')}: {each.get('message', '')}" for each in error.extra)
    return _answer(Denied("bad-message", f"The request cannot be read: {reason}"))


def _too_deep(request: Asked, error: RecursionError) -> Response[messages.Refusal]:
    return _answer(Denied("bad-message", "The request cannot be read: it is nested too deeply."))


def _no_text(request: Asked, error: UnicodeError) -> Response[messages.Refusal]:
    return _answer(Denied("bad-message", "The request cannot be read: it is not UTF-8."))


def _fault(request: Asked, error: Exception) -> Response[messages.Refusal]:
    request.app.state.server.note("fault", path=request.url.path, error=repr(error), traceback=error)
    return _answer(Denied("fault", "The program has made a mistake with this; nothing has changed."))


def from_environment() -> Litestar:
    """For worker processes, which get their settings this way."""
    return build(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> int:
    """Serve until told to stop (SIGTERM, SIGINT). The exit code."""
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "loop": LISTENING if settings.database.startswith("postgresql") else QUICKEST,
        "http": Http,
        "ws": Ws,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # the size of a compressed message would tell about what is in it
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "timeout_keep_alive": 10,
        "timeout_graceful_shutdown": 10,
        "access_log": False,
        "log_config": None,
        "server_header": False,
    }
    if settings.proxies:
        options["forwarded_allow_ips"] = ["127.0.0.1", "::1", *settings.proxies]
    if workers > 1:
        os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
        with tempfile.TemporaryDirectory(prefix="souterrain-metrics-") as folder:
            os.environ[SHARED] = folder
            uvicorn.run("souterrain.server.http.app:from_environment", factory=True, workers=workers, **options)
        return 0
    server = uvicorn.Server(uvicorn.Config(build(settings), **options))
    signal.signal(
        signal.SIGTERM, lambda *_: None
    )  # uvicorn stops politely, then raises it again: that is not a failure
    server.run()
    return 0 if server.started else 1
