"""The tiers of the tests. What a test needs puts it there, so that nobody has to remember:

- `browser`: it asks for Chromium, or lets Node run;
- `server`: it lies with the tests of the server, or asks for one: threads, processes, databases, waiting;
- `long`: a campaign over what others show with a sample. It is marked by hand; `sampled`, `sample` and `first_of` do it for
  parameters;
- `quiet`: it measures how quick something is, and wants the machine for itself. It is marked by hand too.

`make quick` runs what is in none of them, `make test` everything: the quiet ones after all others, one by one.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
SERVER = HERE / "server"
MARKS = {
    "browser": "it needs Chromium or Node",
    "server": "it needs a server",
    "long": "a campaign, of which `make quick` runs a sample",
    "quiet": "it measures time, and nothing else may run beside it",
}


def sampled(tables: Iterable[tuple[str, str]]) -> list[Any]:
    """Games with their scenarios as parameters: the last scenario of each game at once, the others in the long tier."""
    tables = list(tables)
    last = dict(tables)
    return [
        pytest.param(name, scenario, marks=() if scenario == last[name] else pytest.mark.long)
        for name, scenario in tables
    ]


def sample(few: int, many: int) -> list[Any]:
    """How many of something as a parameter: few at once, many in the long tier."""
    return [few, pytest.param(many, marks=pytest.mark.long)]


def first_of(*each: Any) -> list[Any]:
    """Parameters: the first at once, the others in the long tier."""
    return [each[0], *(pytest.param(other, marks=pytest.mark.long) for other in each[1:])]


def one_of(values: Iterable[Any]) -> list[Any]:
    """The last of some parameters at once, the others in the long tier."""
    *others, last = values
    return [*(pytest.param(*_several(each), marks=pytest.mark.long) for each in others), last]


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def pytest_configure(config: pytest.Config) -> None:
    for mark, what in MARKS.items():
        config.addinivalue_line("markers", f"{mark}: {what}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever runs no server need not even read its tests; nor who measures time those that do not say so."""
    chosen = config.getoption("markexpr")
    is_left_out = collection_path == SERVER and "not server" in chosen
    if chosen == "quiet" and collection_path.name.startswith("test_"):
        is_left_out = "quiet" not in collection_path.read_text("utf-8")
    return True if is_left_out else None


@pytest.hookimpl(tryfirst=True)  # before some of them are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        asked_for = {*getattr(item, "fixturenames", ())}
        if "chromium" in asked_for:
            item.add_marker(pytest.mark.browser)
        if "served" in asked_for or item.path.is_relative_to(SERVER):
            item.add_marker(pytest.mark.server)
