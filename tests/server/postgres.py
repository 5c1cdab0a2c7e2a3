"""A PostgreSQL server of the tests' own: made with `initdb` in a temporary folder, run as an ordinary user, gone afterwards."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

MISSING = (
    "PostgreSQL's server is not on this machine, and the store is tested on it. "
    "Debian: apt-get install postgresql (make test does so when it may)."
)


class Postgres:
    """A server, reached through a socket in its folder. It can be stopped and started again."""

    def __init__(self, folder: Path, fsync: bool = False) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._fsync = fsync
        self._process: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url(), autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def start(self) -> None:
        settings = [
            "listen_addresses=",
            f"unix_socket_directories={self.folder}",
            f"fsync={'on' if self._fsync else 'off'}",
            "max_connections=60",
            "shared_buffers=32MB",
        ]
        options = [part for setting in settings for part in ("-c", setting)]
        command = [*_user(), str(binaries() / "postgres"), "-D", str(self.data), *options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _wait(self, self._process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once: SIGINT ends all connections in order, SIGQUIT as if it had crashed."""
        assert self._process
        self._process.send_signal(how)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(5)

    def fail_over(self) -> None:
        """After it was stopped: another server takes its place, on a copy of what it had written."""
        shutil.move(self.data, self.folder / "old")
        subprocess.run(["cp", "-a", str(self.folder / "old"), str(self.data)], check=True)
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        self.start()


def _user() -> list[str]:
    """PostgreSQL refuses to run as root: there it runs as `nobody`."""
    if os.geteuid() != 0:
        return []
    nobody = pwd.getpwnam("nobody")
    return ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]


def binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    if on_path:
        return Path(on_path).parent
    raise RuntimeError(MISSING)


@contextmanager
def running(fsync: bool = False) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="souterrain-pg-", dir="/tmp"))
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    server = Postgres(folder, fsync)
    options = ["-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    made = [*_user(), str(binaries() / "initdb"), "-D", str(server.data), *options]
    try:
        subprocess.run(made, check=True, capture_output=True, timeout=60)
        server.start()
        yield server
    finally:
        if server._process:
            server.stop(signal.SIGTERM)
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: Postgres, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(200):
        if process.poll() is not None:
            raise RuntimeError(f"PostgreSQL ended with {process.returncode} before it was ready.")
        try:
            psycopg.connect(server.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("PostgreSQL was not ready within ten seconds.")
