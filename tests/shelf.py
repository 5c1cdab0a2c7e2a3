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
GAMES = {
    folder.name for folder in (*FROZEN.glob("*"), *FROZEN.glob("*/*"))
}  # and expansions, by the folder of their pack
OF_RULES = GAMES | {"discs", "kernel", "players", "replays"}


def is_of_rules(path: Path) -> bool:
    return path.is_relative_to(HERE) and path != HERE and path.relative_to(HERE).parts[0] in OF_RULES


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
