"""The pictures of README.md, kept small in `docs/pictures`. No test: `make pictures`, which is

    SOUTERRAIN_PICTURES=docs/pictures python -m pytest tests/page/pictures.py

Each is a position that the tests know too, so that the same pictures come of the same program.
"""

import os
from pathlib import Path

import pytest

from tests.page import positions
from tests.page.conftest import Open, Seen

FOLDER = os.environ.get("SOUTERRAIN_PICTURES", "")
SIZE = (1280, 800)
LIGHT = 55  # quality of a JPEG: about 100 KB each
SHOWN = ("claustrophobia", "twister", "catacombs", "conquest")
TELLING = ("flick", "act")  # questions

pytestmark = pytest.mark.skipif(not FOLDER, reason="pictures are made by `make pictures`")


def keep(seen: Seen, name: str) -> None:
    seen.settle()
    seen.page.screenshot(path=Path(FOLDER) / f"{name}.jpg", type="jpeg", quality=LIGHT)


def test_home(open_page: Open) -> None:
    seen = open_page(SIZE)
    seen.page.goto(seen.base)
    seen.page.wait_for_selector(".cover")
    keep(seen, "home")


@pytest.mark.parametrize("game", SHOWN)
def test_a_table(open_page: Open, game: str) -> None:
    """Somewhere in the middle, where much can be done."""
    most = max(positions.of(game), key=lambda each: (each.kind in TELLING, len(each.asks), len(each.state)))
    seen = open_page(SIZE)
    seen.stand(most)
    keep(seen, game)
