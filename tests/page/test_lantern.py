"""A game from outside the house on the page: nothing but its folder, built in, laid from its cover, played, looked back at."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from souterrain.server.http import app
from souterrain.server.settings import Settings
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open
from tests.page.test_games import ROBOT
from tests.server.serving import ROOT, Served, serving

TITLE = {"en": "The lantern", "fr": "La lanterne"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a page that was built with the lantern in it."""
    page, folder = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("page")
    done = subprocess.run(
        [sys.executable, str(ROOT / "web" / "build.py"), "build", str(page)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    plain, app.WEB = app.WEB, page
    with serving(Settings(f"sqlite:///{folder / 'log.db'}", requests=0, creations=0, messages=0)) as server:
        app.WEB = plain
        yield server


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_it_is_laid_played_and_looked_back_at(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    page = seen.page
    page.goto(seen.base)
    page.locator(".pic", has_text=TITLE[lang]).click()
    page.locator(".start select").first.select_option("crypt")
    seen.shoot(f"lantern-home-{lang}-{size[0]}")
    page.get_by_role("button", name={"en": "gentle", "fr": "doux"}[lang]).click()
    page.locator(".start .primary.big").click()
    page.wait_for_selector(".turn.mine")
    page.wait_for_selector(".hand .card[data-live]")
    assert page.locator(".way .bearer").count() == 2
    seen.shoot(f"lantern-table-{lang}-{size[0]}")
    assert faults(seen) == []
    told = page.evaluate(f"({ROBOT})(150)")
    assert told["over"], told
    assert len(told["questions"]) > 3
    page.locator(".result", has_text={"en": "The lamps go out.", "fr": "Les lampes s’éteignent."}[lang]).wait_for()
    seen.shoot(f"lantern-over-{lang}-{size[0]}")
    page.goto(page.url.replace("#", "/replay#"))
    page.wait_for_selector(".scrub")
    page.wait_for_selector(".way .bearer")
    assert int(page.locator(".scrub").input_value()) > 10
    if size == DESK:
        page.locator(".cards-told li").first.wait_for()  # its acts are staged, and can be watched again
    seen.shoot(f"lantern-replay-{lang}-{size[0]}")
