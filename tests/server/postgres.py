"""A PostgreSQL server of the tests' own: made with `initdb` in a temporary folder, run as an ordinary user, gone afterwards."""

import os
import pwd
import shutil
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
    """A running server, reached through a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url(), autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


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
    """PostgreSQL refuses to run as root: there it runs as `nobody`."""
    home = binaries()
    folder = Path(tempfile.mkdtemp(prefix="souterrain-pg-", dir="/tmp"))
    user: list[str] = []
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        user = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
    data = folder / "data"
    made = [
        *user,
        str(home / "initdb"),
        "-D",
        str(data),
        "-U",
        "postgres",
        "--auth=trust",
        "--no-sync",
        "-E",
        "UTF8",
        "--locale=C",
    ]
    subprocess.run(made, check=True, capture_output=True, timeout=60)
    settings = [
        "listen_addresses=",
        f"unix_socket_directories={folder}",
        f"fsync={'on' if fsync else 'off'}",
        "max_connections=60",
        "shared_buffers=32MB",
    ]
    command = [
        *user,
        str(home / "postgres"),
        "-D",
        str(data),
        *(part for setting in settings for part in ("-c", setting)),
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    server = Postgres(folder)
    try:
        _wait(server, process)
        yield server
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(5)
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
