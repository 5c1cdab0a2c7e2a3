"""The page's types of messages, states and facts are those of the server, and nothing on the page gets around them."""

import importlib.util
import re
from types import ModuleType

import pytest

from tests.server.serving import ROOT

PAGE = ROOT / "web" / "src"
TESTS = PAGE.parent / "tests"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"page_{name}", ROOT / "web" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_messages_are_current() -> None:
    assert (PAGE / "wire.ts").read_text("utf-8") == load("wire").text(), "run: make page"


def test_the_types_of_each_game_are_current() -> None:
    targets = load("shapes").targets()
    assert len(targets) > 4, "the lantern's are among them"
    for path, made in targets.items():
        assert path.read_text("utf-8") == made, f"{path} is old. Run: make page"


@pytest.mark.parametrize("pattern", ["as unknown", r"(: |\bas |<)any\b", "@ts-ignore", "@ts-expect-error"])
def test_no_type_is_got_around(pattern: str) -> None:
    """Nor in tests: a table that a test lays is one that the page could be told."""
    files = [
        path
        for folder in (PAGE, TESTS)
        for path in folder.rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".d.ts")
    ]
    assert len(files) > 180
    assert [path for path in files if path.parent == TESTS]
    found = [
        f"{path.relative_to(PAGE.parent)}: {line.strip()}"
        for path in files
        for line in path.read_text("utf-8").splitlines()
        if re.search(pattern, line.split("//")[0])
    ]
    assert found == []
