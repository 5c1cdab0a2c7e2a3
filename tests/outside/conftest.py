"""A PostgreSQL server for what is run here as elsewhere."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator["Postgres"]:
    from tests.server import postgres  # which needs Unix

    with postgres.running() as server:
        yield server
