"""A PostgreSQL server for what is run here as elsewhere."""

from collections.abc import Iterator

import pytest

from tests.server import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    with postgres.running() as server:
        yield server
