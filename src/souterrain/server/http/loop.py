"""Which loop the server runs in. The quickest is not to be had everywhere, nor does every loop do what PostgreSQL's driver asks.

uvicorn names these functions by their place, `souterrain.server.http.loop:quickest`, so that worker processes find them too.
"""

import asyncio
import sys
from importlib.util import find_spec

QUICKEST = f"{__name__}:quickest"
LISTENING = f"{__name__}:listening"


def quickest() -> asyncio.AbstractEventLoop:
    """uvloop; where it is not to be had (on Windows, or left out by hand), Python's own."""
    if sys.platform != "win32" and find_spec("uvloop") is not None:
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()


def listening() -> asyncio.AbstractEventLoop:
    """The same for a server that hears from PostgreSQL what other servers have written: on Windows the driver cannot do that in
    the usual loop."""
    return asyncio.SelectorEventLoop() if sys.platform == "win32" else quickest()
