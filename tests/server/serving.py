"""A server for the tests: in a thread of the test, or in a process that can be killed. Both know the lantern."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import httpx
import uvicorn

from souterrain import games
from souterrain.server.diary import Diary
from souterrain.server.http import app as app_module
from souterrain.server.http.app import build, serve
from souterrain.server.http.connections import Http, Ws
from souterrain.server.http.socket import LARGEST
from souterrain.server.server import Server
from souterrain.server.settings import Settings

ROOT = Path(__file__).parents[2]

app_module.WEB = ROOT / "no" / "page"  # the real page has tests of its own; here the plain one is served


def know_the_lantern() -> None:
    """And the one without an end, which only load tests want to play. The first is known to all tests (`conftest.py`)."""
    games.GAMES.update(lantern="tests.lantern", endless="tests.server.endless")


class Served:
    """A server in a thread. `server` is there to be looked into; `lines` is what it has noted."""

    def __init__(self, server: Server, port: int, lines: StringIO) -> None:
        self.server = server
        self.port = port
        self.lines = lines
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=20)


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    know_the_lantern()
    lines = StringIO()
    app = build(settings, Diary(lines))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=Http,
        ws=Ws,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    for _ in range(400):
        if server.started or not thread.is_alive():
            break
        time.sleep(0.02)
    assert server.started, lines.getvalue()
    served = Served(app.state.server, listener.getsockname()[1], lines)
    try:
        yield served
    finally:
        served.http.close()
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server does not stop"
        listener.close()


class Process:
    """A server in a process of its own, to be killed and started again on the same port and database."""

    def __init__(self, database: str) -> None:
        self.database = database
        with socket.socket() as finder:
            finder.bind(("127.0.0.1", 0))
            self.port = finder.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.serving", self.database, str(self.port)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        until = time.monotonic() + 120  # on a machine that does much else
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise RuntimeError((self._process.stderr.read() if self._process.stderr else b"").decode()[-2000:])
            try:
                if httpx.get(f"http://{self.address}/health", timeout=2).status_code == 200:
                    threading.Thread(target=self._drain, args=(self._process,), daemon=True).start()
                    return
            except httpx.HTTPError:
                time.sleep(0.03)
        raise RuntimeError("the server was not up within two minutes")

    @staticmethod
    def _drain(process: "subprocess.Popen[bytes]") -> None:
        if process.stderr:
            process.stderr.read()

    def kill(self) -> None:
        """As if the power failed."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> int:
        """Politely."""
        assert self._process
        self._process.terminate()
        return self._process.wait(30)

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid


def main() -> int:
    know_the_lantern()
    settings = Settings(sys.argv[1], requests=0, creations=0, messages=0, sockets=0)
    return serve(settings, "127.0.0.1", int(sys.argv[2]))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
