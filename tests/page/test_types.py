"""The page's types of messages are those of the server."""

import importlib.util

from tests.server.serving import ROOT


def test_the_types_are_current() -> None:
    spec = importlib.util.spec_from_file_location("page_wire", ROOT / "web" / "wire.py")
    assert spec
    assert spec.loader
    wire = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wire)
    assert (ROOT / "web" / "src" / "wire.ts").read_text("utf-8") == wire.text(), "run: make page"
