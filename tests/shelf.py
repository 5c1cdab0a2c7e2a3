"""Which packs a test plays with: those about rules and recorded matches with `tests/packs`, which stand still; all others with the
shipped ones, whose numbers may move.

It goes by folder, from the reading of a test's module to the end of the test.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from souterrain.content import shelf

HERE = Path(__file__).parent
FROZEN = HERE / "packs"
OF_RULES = {
    "catacombs",
    "claustrophobia",
    "conquest",
    "discs",
    "kernel",
    "players",
    "replays",
    "soloth",
    "twister",
}


def is_of_rules(path: Path) -> bool:
    return path.is_relative_to(HERE) and path.relative_to(HERE).parts[:1] in {(folder,) for folder in OF_RULES}


@contextmanager
def frozen() -> Iterator[None]:
    """While the packs of `tests/packs` are on the shelf."""
    shipped, shelf.SHELF = shelf.SHELF, FROZEN
    try:
        yield
    finally:
        shelf.SHELF = shipped


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    if not is_of_rules(collector.path):
        return (yield)
    with frozen():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if not is_of_rules(item.path):
        return (yield)
    with frozen():
        return (yield)
