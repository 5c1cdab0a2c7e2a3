"""The page as it was built: its files, held in memory, with what browsers may keep and how it travels.

Names of built files carry a hash of their content, so they are kept for ever; the page itself is asked for each time. What
can be packed was packed when the page was built.
"""

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from souterrain.server.protocol.denied import Denied

TYPES = {".webmanifest": "application/manifest+json"}  # that not every system knows
FOR_EVER = "public, max-age=31536000, immutable"
Asked = Request[object, object, State]


def site(folder: Path) -> list[HTTPRouteHandler]:
    """The routes of the page that was built into a folder."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    def answer(request: Asked, name: str, keep: str) -> Response[bytes]:
        if name not in files:
            raise Denied("not-found", "There is no such page.")
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        body = files[name]
        packed = files.get(f"{name}.gz")
        if packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = packed
        return Response(body, media_type=_type_of(name), headers=headers)

    @get(
        ["/", "/lobby", "/back", "/learn", "/rules", "/replays", "/table/{table:str}", "/table/{table:str}/replay"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Asked) -> Response[bytes]:
        return answer(request, "index.html", "no-cache")

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
        return answer(request, f"assets/{name}", FOR_EVER)

    @get(["/favicon.svg", "/manifest.webmanifest", "/worker.js"], include_in_schema=False, sync_to_thread=False)
    def installed(request: Asked) -> Response[bytes]:
        """What an app is installed by."""
        return answer(request, request.url.path.removeprefix("/"), "no-cache")

    return [page, asset, installed]


def _type_of(name: str) -> Any:
    kind = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
