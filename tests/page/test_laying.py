"""The door of `laying` is in these tests alone: a real server lays no state, whoever asks and however."""

import ast
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

import souterrain
from tests.page import positions
from tests.server.client import Viewer

PACKAGE = Path(souterrain.__file__).parent
# Making a game from a saved state: where that is defined, where it is timed, where a researcher's program reads what it saved.
MAKES_STATES = {"kernel/game.py", "kernel/state.py", "lab/bench.py", "research/openspiel.py"}
READY = 120.0  # seconds, on a machine that does much else


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """`souterrain serve`, in a process of its own that knows nothing of tests."""
    folder = tmp_path_factory.mktemp("real")
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        port = finder.getsockname()[1]
    asked = ["serve", "--port", str(port), "--database", f"sqlite:///{folder / 'log.db'}", "--no-limits"]
    environment = {key: value for key, value in os.environ.items() if key != "SOUTERRAIN_GAMES"}
    command = [sys.executable, "-m", "souterrain", *asked]
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20)
    until = time.monotonic() + READY
    try:
        while True:
            with suppress(httpx.HTTPError):
                if http.get("/health").status_code == 200:
                    break
            assert process.poll() is None
            assert time.monotonic() < until, "the server is not up"
            time.sleep(0.05)
        yield http
    finally:
        http.close()
        process.terminate()
        process.wait(60)


@pytest.mark.server
def test_no_route_of_a_real_server_takes_a_state(real: httpx.Client) -> None:
    """Whoever asks: what takes a body refuses this one, what takes none does what it always does, and the table lies as it lay."""
    position = positions.at("twister", "act/move")
    setup = {"game": position.setup.game, "scenario": position.scenario, "options": position.options}
    laid = {**setup, "state": position.state, "log": position.log}
    paths = real.get("/api/schema/openapi.json").json()["paths"]
    routes = [(path, method) for path in paths for method in paths[path] if method != "get"]
    assert len(routes) > 8
    done = set()
    for path, method in [*routes, ("/api/tables/lay", "post"), ("/api/tables/{table}/lay", "post")]:
        opened = real.post("/api/tables/", json=setup).json()
        lay = lying(real, opened)
        filled = path.replace("{table}", opened["table"]).replace("{seat}", "0")
        takes_a_body = "requestBody" in paths.get(path, {}).get(method, {})
        for key in ("", opened["host"]["key"], *(link["key"] for link in opened["seats"])):
            for body in (laid, {"state": position.state}, {"file": position.state}):
                answer = real.request(
                    method, filled, json=body, headers={"Authorization": f"Bearer {key}"} if key else {}
                )
                if answer.status_code < 300 and key and not takes_a_body:
                    done.add(path)
                    continue
                assert 400 <= answer.status_code < 500, f"{method} {path} with {[*body]} was taken: {answer.text}"
        assert lying(real, opened) == lay, path
    assert len(done) > 3, "keys open doors here"


def lying(real: httpx.Client, opened: dict[str, Any]) -> tuple[Any, Any]:
    """The table as spectators see it, and who is asked what."""
    with Viewer(real.base_url.netloc.decode(), opened["table"], opened["watch"]["key"]) as viewer:
        return viewer.known["state"], viewer.known["awaited"]


@pytest.mark.server
def test_no_body_has_room_for_one(real: httpx.Client) -> None:
    schema = real.get("/api/schema/openapi.json").json()
    sent = [
        told["schema"]["$ref"].rpartition("/")[2]
        for path in schema["paths"].values()
        for route in path.values()
        for told in route.get("requestBody", {}).get("content", {}).values()
    ]
    assert len(sent) > 5
    for name in sent:
        assert not {"state", "log", "position"} & {*schema["components"]["schemas"][name]["properties"]}, name


def test_nothing_in_the_package_makes_a_game_from_a_saved_state_or_knows_of_tests() -> None:
    for path in PACKAGE.rglob("*.py"):
        named: set[str] = set()
        imported: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute | ast.Name):
                named.add(node.attr if isinstance(node, ast.Attribute) else node.id)
            elif isinstance(node, ast.Import):
                imported.update(each.name for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                imported.add(node.module or "")
        where = path.relative_to(PACKAGE).as_posix()
        assert not named & {"decode_state", "restore"} or where in MAKES_STATES, where
        assert "tests" not in {module.split(".")[0] for module in imported}, where
