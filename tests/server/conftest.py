"""What the tests of the table share: a database of either kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain.server.settings import Settings
from souterrain.server.store.database import Store
from tests.server import postgres
from tests.server.serving import Served, serving


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once on each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'log.db'}"
    server: postgres.Postgres = request.getfixturevalue("postgres_server")
    return server.new_database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store.open(url)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits, one for each module."""
    folder = tmp_path_factory.mktemp("table")
    with serving(Settings(f"sqlite:///{folder / 'log.db'}", requests=0, creations=0, messages=0)) as server:
        yield server
