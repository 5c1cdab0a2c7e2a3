"""What stands in the documents is finished: no figure is still to be filled in."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
BLANK = re.compile(r"\b[A-Z]+_[A-Z_]+\b|\b(?:TODO|TBD|FIXME|XXX)\b")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_is_left_blank(page: Path) -> None:
    """Names in capitals stand for something only in code."""
    assert BLANK.findall(CODE.sub("", page.read_text("utf-8"))) == []
