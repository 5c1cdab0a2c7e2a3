"""The store: an append-only log on SQLite or PostgreSQL, by URL.

Everything here blocks and is called from threads (`writer`, `server`). What is written is on the disk when the call
returns: SQLite runs in WAL mode with full sync, PostgreSQL with its default `synchronous_commit`. What rows mean is told in
`records`; that the key (table, seq) can be taken only once is what makes every promise about a match hold.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    MetaData,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from souterrain.server.store.migrate import migrate

WAIT = 5  # seconds that a connection, a lock or a statement may take
CHANNEL = "souterrain"  # PostgreSQL tells other workers here what was appended

_schema = MetaData()
LOG = Table(
    "log",
    _schema,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger),
    Column("body", Text),
)
WATCHED = Table("watched", _schema, Column("table_id", Text, primary_key=True))
LEASE = Table(
    "lease",
    _schema,
    Column("table_id", Text, primary_key=True),
    Column("run", Text),
    Column("until", BigInteger),
)
LOBBY = Table("lobby", _schema, Column("table_id", Text, primary_key=True), Column("at", BigInteger))
PACK = Table("pack", _schema, Column("hash", Text, primary_key=True), Column("files", Text))
UPTIME = Table(
    "uptime", _schema, Column("run", Text, primary_key=True), Column("began", BigInteger), Column("seen", BigInteger)
)

APPEND = {
    "sqlite": text(
        "INSERT INTO log (table_id, seq, at, body) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
        "json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(:rows)"
    ),
    "postgresql": text(
        "INSERT INTO log (table_id, seq, at, body) SELECT value->>0, (value->>1)::bigint, (value->>2)::bigint, value->>3 "
        "FROM json_array_elements(CAST(:rows AS json))"
    ),
}
KEEPING = text("INSERT INTO pack (hash, files) VALUES (:hash, :files) ON CONFLICT (hash) DO NOTHING")
LEASING = text(
    "INSERT INTO lease (table_id, run, until) VALUES (:table, :run, :until) ON CONFLICT (table_id) DO UPDATE "
    "SET run = excluded.run, until = excluded.until WHERE lease.run = :run OR lease.until <= :at RETURNING run"
)


class Row(NamedTuple):
    """One line of the log."""

    table_id: str
    seq: int
    at: int
    body: str


class Mark(NamedTuple):
    """That a table is to be looked after though nobody is there, also after a restart; or no longer."""

    table_id: str
    is_watched: bool


class Kept(NamedTuple):
    """A pack that a match is begun with, by the hash of its facts. Whoever keeps it first keeps it for all."""

    hash: str
    files: str


class Listing(NamedTuple):
    """That a table stands in the lobby since then; or no longer, where there is no time."""

    table_id: str
    at: int | None = None


Writing = Row | Mark | Kept | Listing


class Unavailable(RuntimeError):
    """The database does not answer, or not in time. Nothing was acknowledged."""


class Store:
    """An open database, brought up to date."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"  # several workers may use it, and tell each other

    @classmethod
    def open(cls, url: str) -> "Store":
        store = cls(_engine(_read(url)))
        try:
            with store._begin() as connection:
                migrate(connection)
        except BaseException:
            store.close()
            raise
        return store

    def close(self) -> None:
        self.engine.dispose()

    # Writing

    def append(self, groups: Sequence[Sequence[Writing]]) -> list[bool]:
        """Write groups in one transaction and say which were taken. A group is written whole or, if a place in the log is taken
        already, not at all."""
        try:
            self._insert([each for group in groups for each in group])
        except IntegrityError:
            if len(groups) == 1:
                return [False]
            # Somebody else was quicker at one of the tables: each group by itself, so that the others do not suffer.
            return [taken for group in groups for taken in self.append([group])]
        return [True] * len(groups)

    def _insert(self, writings: Sequence[Writing]) -> None:
        rows = [each for each in writings if isinstance(each, Row)]
        if not rows:
            return
        with self._begin() as connection:
            for each in writings:
                if isinstance(each, Mark):
                    _mark(connection, each)
                elif isinstance(each, Kept):
                    connection.execute(KEEPING, each._asdict())
                elif isinstance(each, Listing):
                    _list(connection, each)
            # One statement for all rows, handed over as JSON: a statement for each would give up the interpreter's lock, and
            # wait to get it back from the busy loop, row by row.
            connection.execute(APPEND[connection.dialect.name], {"rows": msgspec.json.encode(rows).decode()})
            if self.is_shared:
                last = {row.table_id: row.seq for row in rows}
                connection.execute(
                    text("SELECT pg_notify(:channel, :told)"),
                    [{"channel": CHANNEL, "told": f"{table_id} {seq}"} for table_id, seq in last.items()],
                )

    def beat(self, run: str, began: int, seen: int) -> None:
        """Note that a server is up."""
        with self._begin() as connection:
            changed = connection.execute(UPTIME.update().where(UPTIME.c.run == run).values(seen=seen))
            if not changed.rowcount:
                connection.execute(insert(UPTIME).values(run=run, began=began, seen=seen))

    def mark(self, mark: Mark) -> None:
        with self._begin() as connection:
            _mark(connection, mark)

    def offer(self, listing: Listing) -> None:
        with self._begin() as connection:
            _list(connection, listing)

    def lease(self, table_id: str, run: str, at: int, until: int) -> int:
        """Take the lease of a table, or keep it. 0 if it is this worker's now; else when the other's ends."""
        with self._begin() as connection:
            taken = connection.execute(
                LEASING, {"table": table_id, "run": run, "at": at, "until": until}
            ).scalar_one_or_none()
            if taken is not None:
                return 0
            return int(connection.execute(select(LEASE.c.until).where(LEASE.c.table_id == table_id)).scalar() or at)

    def release(self, run: str) -> None:
        """Give back every lease of a worker."""
        with self._begin() as connection:
            connection.execute(delete(LEASE).where(LEASE.c.run == run))

    def tell(self, word: str) -> None:
        """Say something to the other workers."""
        with self._begin() as connection:
            connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": word})

    # Reading

    def read(self, table_id: str, after: int = -1) -> list[Row]:
        """The rows of a table, in order, that come after a number."""
        asked = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after).order_by(LOG.c.seq)
        with self._begin() as connection:
            return [Row(*row) for row in connection.execute(asked)]

    def pack(self, hash: str) -> str | None:
        """The files of a pack that was kept."""
        with self._begin() as connection:
            return connection.execute(select(PACK.c.files).where(PACK.c.hash == hash)).scalar()

    def listed(self, limit: int) -> list[str]:
        """The newest tables in the lobby, and the newest first."""
        asked = select(LOBBY.c.table_id).order_by(LOBBY.c.at.desc(), LOBBY.c.table_id).limit(limit)
        with self._begin() as connection:
            return [row.table_id for row in connection.execute(asked)]

    def uptimes(self) -> list[tuple[int, int]]:
        """When servers were up: from, to."""
        with self._begin() as connection:
            asked = select(UPTIME.c.began, UPTIME.c.seen).order_by(UPTIME.c.began)
            return [(row.began, row.seen) for row in connection.execute(asked)]

    def alive(self, since: int) -> set[str]:
        """The servers that have said since then that they are up."""
        with self._begin() as connection:
            return {row.run for row in connection.execute(select(UPTIME.c.run).where(UPTIME.c.seen >= since))}

    def watched(self) -> list[str]:
        with self._begin() as connection:
            return [row.table_id for row in connection.execute(select(WATCHED))]

    def count(self) -> int:
        with self._begin() as connection:
            return int(connection.execute(select(func.count()).select_from(LOG)).scalar_one())

    def back_up(self, path: Path) -> int:
        """Copy the whole log, as it is at one moment, into a new SQLite database that a server can be started on. The number
        of rows. Others go on writing meanwhile."""
        if path.exists():
            raise FileExistsError(f"{path} exists already; a backup never overwrites.")
        copy = Store.open(f"sqlite:///{path}")
        try:
            with self._begin() as source, copy._begin() as target:
                if self.is_shared:
                    source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                    source.execute(text("SET LOCAL statement_timeout = 0"))
                count = 0
                for asked in (LOG, UPTIME, WATCHED, LOBBY, PACK):
                    streamed = source.execution_options(stream_results=True).execute(select(asked))
                    for part in streamed.mappings().partitions(1000):
                        target.execute(insert(asked), [dict(row) for row in part])
                        count += len(part) if asked is LOG else 0
                return count
        finally:
            copy.close()

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """A transaction. Whatever keeps the database from answering becomes `Unavailable`, without the URL or its password."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, SQLAlchemyError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()
            raise Unavailable(
                f"The database does not answer: {reason[0] if reason else type(error).__name__}."
            ) from None


def _mark(connection: Connection, mark: Mark) -> None:
    connection.execute(delete(WATCHED).where(WATCHED.c.table_id == mark.table_id))
    if mark.is_watched:
        connection.execute(insert(WATCHED).values(table_id=mark.table_id))


def _list(connection: Connection, listing: Listing) -> None:
    connection.execute(delete(LOBBY).where(LOBBY.c.table_id == listing.table_id))
    if listing.at is not None:
        connection.execute(insert(LOBBY).values(table_id=listing.table_id, at=listing.at))


clock = time.monotonic
_BEGAN = time.time() - clock()


def now() -> int:
    """The time in milliseconds: what the system said when this process began, and what has passed since. Whoever sets the system's
    clock moves no player's."""
    return int((_BEGAN + clock()) * 1000)


def last_of(rows: Iterable[Row]) -> int:
    return max((row.seq for row in rows), default=-1)


def knock(url: str) -> str:
    """What kind of database answers there, and its version; nothing of it is changed, nor is a file made."""
    read = _read(url)
    if read.get_backend_name() == "sqlite" and not Path(read.database or "").is_file():
        return "SQLite"
    store = Store(_engine(read, looks_only=True))
    try:
        with store._begin() as connection:
            # SQLite looks into its file only when something of it is asked for.
            asked = "version()" if store.is_shared else "'SQLite ' || sqlite_version(), count(*) FROM sqlite_master"
            return str(connection.execute(text(f"SELECT {asked}")).one()[0]).partition(" (")[0]
    finally:
        store.close()


def _read(url: str) -> URL:
    try:
        read = make_url(url)
        kind = read.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise Unavailable("This is not a database URL. Give sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    if kind == "postgresql":
        return read.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and read.database and read.database != ":memory:":
        return read
    raise Unavailable(f"{kind}: give sqlite:///FILE or postgresql://USER@HOST/NAME; a log in memory could not be kept.")


def _engine(url: URL, *, looks_only: bool = False) -> Engine:
    if url.get_backend_name() == "postgresql":
        if find_spec("psycopg") is None:
            raise Unavailable("PostgreSQL's driver is not installed: pip install 'souterrain[postgres]'.")
        options = f"-c statement_timeout={WAIT * 1000} -c lock_timeout={WAIT * 1000}"
        arguments = {"connect_timeout": WAIT, "options": options, "tcp_user_timeout": WAIT * 1000}
        return create_engine(url, connect_args=arguments, pool_size=4, pool_timeout=WAIT, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": WAIT, "check_same_thread": False}, pool_timeout=WAIT)
    if looks_only:
        return engine

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
