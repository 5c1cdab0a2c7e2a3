"""The folder of words, written once."""

from pathlib import Path

import pytest

from tests.tongue import pseudo


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.write(tmp_path_factory.mktemp("words"))
