"""The wheel holds all that a match and a table need. `make dist` does more: it installs it elsewhere (`install.py`)."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
RECORDED = ROOT / "tests" / "replays" / "twister-dash.match"

IN_IT = """
import sys
from pathlib import Path

import souterrain
from souterrain.__main__ import main

assert Path(souterrain.__file__).is_relative_to(sys.argv[1]), souterrain.__file__
sys.exit(main(["replay", sys.argv[2], "--check", "--lang", "fr"]))
"""


@pytest.mark.long
def test_a_match_is_played_from_the_wheel_alone(tmp_path: Path) -> None:
    """Unpacked elsewhere, it plays a recorded match again to the same states and tells it; nothing is read from this folder."""
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    there = tmp_path / "there"
    with zipfile.ZipFile(built) as wheel:
        wheel.extractall(there)
    here = ROOT / "src" / "souterrain"
    lacking = [
        str(path.relative_to(here))
        for path in here.rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and not (there / "souterrain" / path.relative_to(here)).is_file()
    ]
    assert lacking == []
    assert (there / "souterrain" / "packs" / "twister" / "base" / "pack.toml").is_file()
    if (here / "web" / "index.html").is_file():  # `make test` builds it before
        assert (there / "souterrain" / "web" / "index.html").is_file()
    environment = {**os.environ, "PYTHONPATH": str(there), "SOUTERRAIN_GAMES": ""}
    done = subprocess.run(
        [sys.executable, "-P", "-c", IN_IT, str(there), str(RECORDED)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_sdist_takes_the_page_along_and_nothing_of_this_machine() -> None:
    """Who builds from it needs no Node; nor does it hold what git ignores beside the page."""
    taken = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {"README.md", "LICENSE", "Makefile", "web/package.json", "tests/scene.py"} <= taken
    assert not any("node_modules" in path or "__pycache__" in path or path.startswith(".venv") for path in taken)
    if (ROOT / "src/souterrain/web/index.html").is_file():
        assert "src/souterrain/web/index.html" in taken
