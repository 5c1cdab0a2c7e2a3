"""Every example of docs/research.md runs as it stands there, and the numbers that it names are those of the program."""

import re
import runpy
from pathlib import Path

import pytest

from souterrain.__main__ import main
from souterrain.research import actions

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.filterwarnings("ignore")
def test_the_examples_run_one_after_the_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.py"
    page.write_text("\n".join(BLOCK.findall(PAGE)), "utf-8")
    runpy.run_path(str(page))
    told = capsys.readouterr().out
    assert "(15, 3) (2, 59)" in told


def test_the_blocks_of_actions_are_those_of_the_program() -> None:
    last = actions.FIRST_POINT + actions.POINTS - 1
    for told in (
        f"| 1 to {actions.OPTIONS} |",
        f"| {actions.FIRST_PUSH} to {actions.FIRST_POINT - 1} |",
        f"| {actions.FIRST_POINT} to {last} |",
    ):
        assert told in PAGE


def test_searches_of_openspiel_are_entered_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    command = next(line for line in PAGE.splitlines() if line.startswith("souterrain simulate")).split()[1:]
    command[0:2] = ["simulate", "lantern"]  # the same, at a table that is soon over
    command[command.index("--games") + 1] = "1"
    assert main([*command, "--json"]) == 0
    assert '"faults": []' in capsys.readouterr().out
