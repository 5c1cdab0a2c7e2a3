"""Migrations: numbered SQL files, run once each, in order, when a database is opened.

Plain SQL that both databases read, rather than a migration framework: the log is one table that is never rewritten, so
the steps will stay few, and a file that can be read aloud is easier to trust than one that is generated. A database that
a newer program has changed is refused, never guessed at.
"""

import time
from importlib.resources import files
from typing import NamedTuple

from sqlalchemy import Connection, text


class Migration(NamedTuple):
    number: int
    name: str
    statements: tuple[str, ...]


class TooNew(RuntimeError):
    """The database was changed by a newer program."""


def known() -> list[Migration]:
    """The steps that this program knows."""
    folder = files("souterrain.server.store") / "migrations"
    found = [
        Migration(int(file.name[:4]), file.name.removesuffix(".sql"), _statements(file.read_text(encoding="utf-8")))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found)


def migrate(connection: Connection, steps: list[Migration] | None = None) -> list[str]:
    """Bring a database up to date, inside the caller's transaction; the names of the steps taken."""
    steps = known() if steps is None else steps
    _lock(connection)
    connection.execute(
        text(
            "CREATE TABLE IF NOT EXISTS migration (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL)"
        )
    )
    done = {number for (number,) in connection.execute(text("SELECT number FROM migration"))}
    newest = max((step.number for step in steps), default=0)
    if done and max(done) > newest:
        raise TooNew(
            f"The database was changed by a newer Souterrain (step {max(done)}; this program knows {newest}). "
            "Start the newer program, or open another database."
        )
    taken = []
    for step in steps:
        if step.number in done:
            continue
        for statement in step.statements:
            connection.exec_driver_sql(statement)
        connection.execute(
            text("INSERT INTO migration (number, name, at) VALUES (:number, :name, :at)"),
            {"number": step.number, "name": step.name, "at": int(time.time() * 1000)},
        )
        taken.append(step.name)
    return taken


def _lock(connection: Connection) -> None:
    """Workers start together; one migrates, the others wait and find it done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7683112)"))
    else:
        connection.exec_driver_sql("END")
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _statements(source: str) -> tuple[str, ...]:
    lines = [line for line in source.splitlines() if not line.lstrip().startswith("--")]
    return tuple(part.strip() for part in "\n".join(lines).split(";") if part.strip())
