"""What stands in `hosting/` and the Dockerfile fits together, and its parts serve people.

No Docker runs where these tests do. So the files are read: what they copy is there, and what they start, our own commands take.
And the parts of the compose file are run as processes: a PostgreSQL, its two servers with its arguments, Caddy with its Caddyfile.
"""

import json
import os
import random
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import yaml
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.sync.client import connect

from souterrain.__main__ import parser

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
SERVERS = {name: each for name, each in COMPOSE["services"].items() if name.startswith("table")}
SITE = "localhost"


def filled(text: str) -> str:
    """With what an operator writes into `.env`."""
    return re.sub(r"\$\{SITE:\?[^}]*\}", SITE, re.sub(r"\$\{DATABASE_PASSWORD:\?[^}]*\}", "secret", text))


# What the files say


def test_what_the_image_copies_is_there_and_sent() -> None:
    ignored = {
        line.strip().removeprefix("**/")
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if line[:1] not in "#"
    }
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert source not in ignored, source
    copied = " ".join(re.findall(r"^COPY (.+)$", DOCKERFILE, re.MULTILINE))
    assert all(name in copied for name in ("README.md", "LICENSE", "hatch_build.py")), "the build reads them"


def test_the_image_starts_what_we_have() -> None:
    entry, command = (
        json.loads(re.findall(rf"^{word} (\[.*\])$", DOCKERFILE, re.MULTILINE)[-1]) for word in ("ENTRYPOINT", "CMD")
    )
    assert entry == ["souterrain"]
    args = parser("serve").parse_args(command)
    assert (args.host, args.port) == ("0.0.0.0", 8643)
    assert f"EXPOSE {args.port}" in DOCKERFILE
    assert f"127.0.0.1:{args.port}/health" in DOCKERFILE
    assert "USER souterrain" in DOCKERFILE


def test_the_servers_of_the_compose_file_are_reached_by_its_proxy() -> None:
    (subnet,) = (each["subnet"] for each in COMPOSE["networks"]["inside"]["ipam"]["config"])
    proxy = COMPOSE["services"]["caddy"]
    assert proxy["environment"]["TABLES"].split() == [f"{each['hostname']}:8643" for each in SERVERS.values()]
    assert len(SERVERS) == 2
    for name, each in SERVERS.items():
        args = parser("serve").parse_args([filled(word) for word in each["command"]])
        assert args.proxy == [subnet], "the proxy's word is taken, and it has no limit of its own"
        assert args.name == [SITE]
        assert args.database == "postgresql://souterrain@database/souterrain"
        assert each["hostname"] == name, "a health check names it"
        assert each["networks"] == ["inside"]
        assert each["depends_on"]["database"]["condition"] == "service_healthy"
        assert "ports" not in each, "nobody comes past the proxy"
    assert "ports" not in COMPOSE["services"]["database"]
    assert ip_network(subnet).is_private
    assert COMPOSE["volumes"].keys() >= {
        mount.split(":")[0] for each in COMPOSE["services"].values() for mount in each["volumes"] if mount[0] != "."
    }
    written = dict(
        line.split("=", 1) for line in (HOSTING / "example.env").read_text("utf-8").splitlines() if line[:1] not in "#"
    )
    assert written.keys() == set(re.findall(r"\$\{(\w+):", (HOSTING / "compose.yaml").read_text("utf-8")))


def test_the_unit_starts_what_we_have() -> None:
    unit = (HOSTING / "souterrain.service").read_text("utf-8")
    (line,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    program, *words = shlex.split(line)
    assert program.endswith("/bin/souterrain")
    args = parser(words[0]).parse_args(words)
    assert ip_address(args.host).is_loopback
    stopping = int(re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)[0])
    assert stopping > 20, "a server that stops waits ten seconds for answers, and ten for tables"


def test_nginx_passes_on_what_a_server_needs() -> None:
    text = (HOSTING / "nginx.conf").read_text("utf-8")
    for header in ("Host", "X-Forwarded-For", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in text
    assert "location = /metrics { return 404; }" in text


# The parts, running


def free_ports(count: int) -> list[int]:
    with ExitStack() as open_ones:
        found = [open_ones.enter_context(socket.socket()) for _ in range(count)]
        for each in found:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in found]


class Parts:
    """The two servers, by the port they have, and Caddy in front."""

    def __init__(self, folder: Path, database: str) -> None:
        caddy = shutil.which("caddy")
        if caddy is None:
            pytest.fail("There is no Caddy; `make test` installs it, or apt-get install caddy.")
        self.port, *ports = free_ports(3)
        self.servers = dict(zip(ports, SERVERS.values(), strict=True))
        self.processes: dict[int, subprocess.Popen[bytes]] = {}
        self.database, self.folder = database, folder
        self.base = f"https://{SITE}:{self.port}"
        environment = {
            **os.environ,
            "SITE": self.base,
            "TABLES": " ".join(f"127.0.0.1:{port}" for port in ports),
            "CADDY_ADMIN": "off",
            "HEALTH_INTERVAL": "100ms",
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        for port in ports:
            self.start(port)
        command = [caddy, "run", "--config", str(HOSTING / "Caddyfile"), "--adapter", "caddyfile"]
        with (folder / "caddy.txt").open("wb") as told:
            self.caddy = subprocess.Popen(command, cwd=folder, env=environment, stdout=told, stderr=told)

    def start(self, port: int) -> None:
        """As the compose file says, but for where it listens and where the database is."""
        words = [filled(word) for word in self.servers[port]["command"]]
        ours = {"--host": "127.0.0.1", "--port": str(port), "--database": self.database}
        words = [
            f"{name}={ours.get(name, value)}" if value else name
            for name, _, value in (word.partition("=") for word in words)
        ]
        command = [sys.executable, "-m", "souterrain", *words]
        self.processes[port] = subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, "SOUTERRAIN_GAMES": ""},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        """Until both serve, and Caddy has made its certificate and found them."""
        until = time.monotonic() + 120
        for address in [*(f"http://127.0.0.1:{port}/health" for port in self.servers), f"{self.base}/api/games"]:
            while True:
                try:
                    if httpx.get(address, verify=self.trust() or False, timeout=5).status_code == 200:
                        break
                except httpx.HTTPError:
                    pass
                assert [each.poll() for each in self.processes.values()] == [None, None], "a server has ended"
                assert time.monotonic() < until, (self.folder / "caddy.txt").read_text("utf-8")[-2000:]
                time.sleep(0.1)

    def trust(self) -> ssl.SSLContext | None:
        """In the certificate that Caddy has made for itself."""
        root = self.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        return ssl.create_default_context(cafile=str(root)) if root.is_file() else None

    def sit(self, table: str, key: str) -> tuple[Any, Any]:
        """A seat's WebSocket through Caddy, and the snapshot."""
        address = f"wss://{SITE}:{self.port}/api/tables/{table}/ws"
        line = connect(address, ssl=self.trust(), compression=None, open_timeout=20).__enter__()
        line.send(json.dumps({"type": "hello", "key": key}))
        return line, json.loads(line.recv(20))

    def sit_apart(self, table: str, keys: list[str]) -> dict[int, tuple[Any, Any]]:
        """Two seats at two servers, by the port of each. Until Caddy knows that both are well, it may send both to one: then
        again."""
        until = time.monotonic() + 60
        while True:
            found: dict[int, tuple[Any, Any]] = {}
            sat: list[Any] = []
            for key in keys:
                before = {port: self.viewers(port) for port in self.servers}
                seat = self.sit(table, key)
                (port,) = [port for port, count in before.items() if self.viewers(port) > count]
                found[port] = seat
                sat.append(seat[0])
            if len(found) == len(keys):
                return found
            assert time.monotonic() < until, "one server takes everybody"
            for line in sat:
                line.close()
            while any(self.viewers(port) for port in self.servers):
                assert time.monotonic() < until, "somebody does not go"
                time.sleep(0.05)

    def viewers(self, port: int) -> float:
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=5).text
        return float(re.findall(r"^souterrain_viewers(?:\{.*\})? (\S+)$", told, re.MULTILINE)[0])

    def stop(self) -> None:
        self.caddy.terminate()
        for process in self.processes.values():
            process.send_signal(signal.SIGTERM)
        assert [process.wait(60) for process in self.processes.values()] == [0] * len(self.processes)
        self.caddy.wait(30)


@contextmanager
def running(folder: Path, database: str) -> Iterator[Parts]:
    parts = Parts(folder, database)
    try:
        parts.wait()
        yield parts
    finally:
        parts.stop()


@pytest.mark.server
def test_the_parts_serve_people_and_one_server_may_be_restarted(tmp_path: Path, postgres_server: "Postgres") -> None:
    with running(tmp_path, postgres_server.new_database()) as parts:
        http = httpx.Client(base_url=parts.base, verify=parts.trust() or True, timeout=20)
        assert "<title>" in http.get("/").text
        assert [http.get(path).status_code for path in ("/metrics", "/health")] == [404, 404]
        opened = http.post("/api/tables/", json={"game": "twister", "scenario": "dash"}).json()
        table, keys = opened["table"], [each["key"] for each in opened["seats"]]
        seats = parts.sit_apart(table, keys)

        # One of them stops as for a new version. Who sat there comes back through the same door, and plays on with the other.
        going, staying = seats
        parts.processes[going].send_signal(signal.SIGTERM)
        assert parts.processes[going].wait(60) == 0
        with suppress(ConnectionClosed):
            deque(seats[going][0], maxlen=0)  # reads until it is closed
        assert seats[going][0].state is State.CLOSED
        seats[going] = parts.sit(table, keys[0])
        assert parts.viewers(staying) == 2
        asked = [(line, told["decision"]) for line, told in seats.values() if told["decision"]]
        assert asked
        line, decision = asked[0]
        picked = random.Random(1).sample([each["id"] for each in decision["options"]], max(1, decision.get("least", 1)))
        answer = picked[0] if decision.get("most", 1) == 1 else picked
        line.send(json.dumps({"type": "answer", "asked": decision["asked"], "answer": answer, "ref": "1"}))
        while not (told := json.loads(line.recv(20))).get("done"):
            assert told["type"] != "refused", told

        parts.start(going)
        parts.wait()
        for each, _ in seats.values():
            each.close()
