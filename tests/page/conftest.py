"""What the tests of the page share: a server with the built page, Debian's Chromium, and an eye on its console."""

import os
import shutil
from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from souterrain.server.http import app
from souterrain.server.seats import keys
from souterrain.server.settings import Settings
from souterrain.server.table import create
from tests.page.laying import DOOR
from tests.page.positions import Position
from tests.server.serving import ROOT, Served, serving

DESK, PHONE = (1440, 900), (390, 844)
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
WEB = ROOT / "src" / "souterrain" / "web"
# Screenshots go where SOUTERRAIN_SHOTS says, to be looked at; else into the test's temporary folder.
SHOTS = os.environ.get("SOUTERRAIN_SHOTS", "")

# Whether all pictures are there and all that moves or fades to somewhere has arrived; what glows for ever does not count.
AT_REST = """() => {
  const arrives = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity;
  return [...document.images].every((each) => each.complete) && !document.getAnimations().some(arrives);
}"""

Open = Callable[..., "Seen"]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (WEB / "index.html").is_file():
        pytest.fail("The page is not built; `make page` builds it.")
    plain, app.WEB = app.WEB, WEB  # the tests of the server look at the plain page
    folder = tmp_path_factory.mktemp("page")
    with serving(Settings(f"sqlite:///{folder / 'log.db'}", requests=0, creations=0, messages=0)) as served:
        app.WEB = plain
        yield served


@pytest.fixture(
    scope="module"
)  # not for the whole run: while it is open, other tests could not run a loop of their own
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("There is no Chromium; `make browser` installs it.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def shots(folder: Path) -> Path:
    """Where pictures go."""
    return Path(SHOTS) if SHOTS else folder


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A test meets the same games each time: names and seeds of tables follow from its own name, and computers play by them."""
    numbers = count()

    def drawn() -> bytes:
        return blake2b(f"{request.node.nodeid}/{next(numbers)}".encode(), digest_size=8).digest()

    monkeypatch.setattr(Game, "start", classmethod(DOOR.start))
    monkeypatch.setattr(keys, "new_table_id", lambda: drawn().hex())
    monkeypatch.setattr(create, "secrets", SimpleNamespace(randbits=lambda bits: int.from_bytes(drawn()) % 2**bits))


class Seen:
    """A page in a browser, and everything its console has said."""

    def __init__(self, page: Page, base: str, shots: Path) -> None:
        self.page = page
        self.base = base
        self.shots = shots
        self.said: list[str] = []
        self.watching = ""  # where others can look at the table that was laid last
        page.on("console", lambda line: self.said.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.said.append(str(error)))

    def shoot(self, name: str) -> None:
        self.page.screenshot(path=self.shots / f"{name}.png")

    def settle(self) -> None:
        """Wait until nothing moves into its place any more; what was begun a moment ago moves from the next picture on."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.wait_for_function(AT_REST)

    def stand(self, position: Position, level: str = "random") -> Decision:
        """Go on from a position, against computers that play by chance, or better; what is asked there."""
        game, setup, seat = position.laid(), position.setup, position.seat
        seats = [
            {"kind": "person"} if each == seat else {"kind": "computer", "level": level}
            for each in range(len(game.seats))
        ]
        asked = {
            "game": setup.game,
            "scenario": setup.scenario,
            "packs": setup.packs,
            "options": setup.options,
            "seats": seats,
        }
        DOOR.lay(position)
        opened = self.page.request.post(f"{self.base}/api/tables/", data=asked).json()
        self.watching = opened["watch"]["link"]
        self.page.goto(self.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
        self.page.wait_for_selector(".turn.mine")
        return game.decision(seat)

    def table(self, seat: int, scenario: str, game: str = "claustrophobia") -> None:
        """Lay a table against a computer and sit down at it."""
        seats = [{"kind": "person"} if each == seat else {"kind": "computer", "level": "random"} for each in range(2)]
        asked = {"game": game, "scenario": scenario, "seats": seats}
        opened = self.page.request.post(f"{self.base}/api/tables/", data=asked).json()
        self.page.goto(self.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
        self.page.wait_for_selector(".mapwrap .tile")


@pytest.fixture
def open_page(served: Served, chromium: Browser, tmp_path: Path) -> Iterator[Open]:
    """Open a page of some size, language and theme, where nothing is staged. Afterwards: nothing was said on the console."""
    opened: list[Seen] = []

    def open_one(
        size: tuple[int, int] = DESK,
        lang: str = "en",
        theme: str = "dark",
        first: bool = False,
        motion: bool = False,
        speed: str = "instant",
    ) -> Seen:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(20_000)
        if not first:
            kept = f'{{"lang":"{lang}","theme":"{theme}","name":"Inès","speed":"{speed}","briefs":false}}'
            context.add_init_script(f"localStorage.setItem('souterrain.setting', '{kept}')")
        opened.append(Seen(context.new_page(), f"http://{served.address}", shots(tmp_path)))
        return opened[-1]

    yield open_one
    for seen in opened:
        seen.page.context.close()
        assert seen.said == []
