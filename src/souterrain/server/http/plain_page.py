"""The plain page: what a browser gets where the real page is not built. No script, no inline style: the policy forbids both."""

from html import escape

from litestar import MediaType, get
from litestar.datastructures import State

from souterrain.server.protocol import messages
from souterrain.server.server import Server

STYLE = """
body { font: 1.1rem/1.5 Georgia, serif; color: #2b2622; background: #f6f1e7; max-width: 46rem; margin: 3rem auto; padding: 0 1rem }
h1 { font-weight: normal; letter-spacing: 0.04em }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 0.35rem 0.8rem 0.35rem 0; border-bottom: 1px solid #d8cdb9 }
code { font-size: 0.95rem }
"""

FROM = {"new": "", "file": " (from a file)"}


@get("/style.css", media_type="text/css", include_in_schema=False, sync_to_thread=False)
def style() -> str:
    return STYLE


@get(["/", "/table/{table:str}", "/table/{table:str}/replay"], media_type=MediaType.HTML, include_in_schema=False)
async def plain_page(state: State) -> str:
    server: Server = state.server
    rows = "".join(
        f"<tr><td>{escape(seen.game)}</td><td>{escape(seen.scenario)}{FROM[seen.origin]}</td><td>{_seats(seen.seats)}</td>"
        f"<td>{'over' if seen.is_over else seen.seq}</td></tr>"
        for seen in await server.listed()
    )
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Souterrain</title><link rel="stylesheet" href="/style.css"></head>
<body>
<h1>Souterrain</h1>
<p>The server is up: {server.open_tables} tables in use, {server.viewers} viewers. Programs take a seat by the
protocol in <code>docs/protocol.md</code>, described at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
<table><thead><tr><th>Game</th><th>Scenario</th><th>Seats</th><th>Acts</th></tr></thead><tbody>{rows}</tbody></table>
</body>
</html>
"""


def _seats(seats: list[messages.SeatSeen]) -> str:
    return ", ".join(escape(f"{seat.role}: {seat.name or seat.level or seat.kind}") for seat in seats)
