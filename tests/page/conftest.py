"""What the tests of the page share: a server with the built page, Debian's Chromium, and an eye on its console."""

import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision
from souterrain.server import new_tables, server
from souterrain.server.http import app
from souterrain.server.seats import keys
from souterrain.server.settings import Settings
from souterrain.server.table import live
from souterrain.server.table.state import TableState
from souterrain.server.work import thinking
from souterrain.server.work.thinking import Thought, thought
from tests.page.laying import DOOR
from tests.page.positions import Position
from tests.server.serving import ROOT, Served, serving

DESK, PHONE = (1440, 900), (390, 844)
PATIENCE = 60_000  # milliseconds, on a machine that does much else
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]  # there is none; to act as one takes a fifth more time
WEB = ROOT / "src" / "souterrain" / "web"
# Pictures are made where SOUTERRAIN_SHOTS says, to be looked at.
SHOTS = os.environ.get("SOUTERRAIN_SHOTS", "")

# Two pictures have been drawn.
PICTURES = """() => {
  const { requestAnimationFrame: next } = window.native ?? window;
  return new Promise((done) => next(() => next(done)));
}"""

# Whether all pictures are there and all that moves or fades to somewhere has arrived; what glows for ever does not count.
AT_REST = """() => {
  const arrives = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity;
  return [...document.images].every((each) => each.complete) && !document.getAnimations().some(arrives);
}"""

ARRIVE = """() => {
  for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime !== Infinity) each.finish();
}"""

# What the browser's own time goes by: a test may let the page have another, which stands still.
CLOCK = """
window.native = { setTimeout: setTimeout.bind(window), requestAnimationFrame: requestAnimationFrame.bind(window) };
"""

# No sentence may show its slots, whoever a caption or a card is about has a name, no word above a thing is cut off at the edge: or
# the console says so, and the test fails.
WORDS = """(() => {
  const NAMES = '.caption b, .cards-told b';
  const told = new Set();
  const say = (text) => told.has(text) || (told.add(text), console.error(`without its words: ${text}`));
  const later = window.native.setTimeout; // a test may have a clock of its own
  const measure = ({ offsetLeft, offsetWidth, textContent }) => {
    const half = offsetWidth / 2;
    if (offsetWidth && (offsetLeft < half || offsetLeft + half > innerWidth)) say(`cut off: ${textContent}`);
  };
  const look = (changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes.length ? addedNodes : [target]) {
        if (['SCRIPT', 'STYLE'].includes(node.nodeName)) continue;
        const text = node.textContent ?? '';
        if (text.includes('{$') || text.includes('{ $')) say(text.slice(0, 200));
        const within = node.nodeType === 1 ? node : node.parentElement;
        if (within?.matches('.floating')) later(() => measure(within), 100);
        for (const name of within ? [...within.querySelectorAll(NAMES), within].filter((each) => each.matches(NAMES)) : [])
          if (/^[-\\d]*\\d$/.test(name.textContent.trim())) say(`${name.textContent} in ${name.parentElement.textContent}`);
      }
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})();"""

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
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A test meets the same games each time: names and seeds of tables follow from its own name, and the chance of a computer from
    how far its match has come, whatever is thought at other tables meanwhile. What the page itself would add to chance stays out of
    it: these tables have no secret to stir with."""
    numbers = count()
    chance = SimpleNamespace(randbits=lambda bits: 0)

    def thought_alike(table: TableState, seat: int, adviser: str = "") -> Thought:
        assert table.match is not None
        seed = len(table.match.entries) * len(table.match.game.seats) + seat
        chance.randbits = lambda bits: seed
        return thought(table, seat, adviser)

    def drawn() -> bytes:
        return blake2b(f"{request.node.nodeid}/{next(numbers)}".encode(), digest_size=8).digest()

    monkeypatch.setattr(Game, "start", classmethod(DOOR.start))
    monkeypatch.setattr(keys, "new_table_id", lambda: drawn().hex())
    monkeypatch.setattr(new_tables, "sealed", lambda: ("", int.from_bytes(drawn())))
    monkeypatch.setattr(thinking, "secrets", chance)
    for caller in (live, server):
        monkeypatch.setattr(caller, "thought", thought_alike)


class Seen:
    """A page in a browser, and everything its console has said."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.said: list[str] = []
        self.watching = ""  # where others can look at the table that was laid last
        page.on("console", lambda line: self.said.append(line.text))
        page.on("pageerror", lambda error: self.said.append(str(error)))

    def shoot(self, name: str) -> None:
        """Keep a picture, if somebody wants to look at it."""
        if SHOTS:
            self.page.screenshot(path=Path(SHOTS) / f"{name}.png")

    def settle(self) -> None:
        """Wait until nothing moves into its place any more; what was begun a moment ago moves from the next picture on."""
        self.page.evaluate(PICTURES)
        self.page.wait_for_function(AT_REST)

    def arrive(self) -> None:
        """Whatever moves or fades to somewhere is there at once."""
        self.page.evaluate(ARRIVE)

    def stand(self, position: Position, level: str = "random") -> Decision:
        """Go on from a position, against computers that play by chance, or better; what is asked there."""
        game, seat = position.laid(), position.seat
        computer = {"kind": "computer", "level": level}
        links = self.lay(
            position, [{"kind": "person"} if each == seat else computer for each in range(len(game.seats))]
        )
        self.page.goto(links[seat])
        self.page.wait_for_selector(".turn.mine")
        return game.decision(seat)

    def lay(self, position: Position, seats: Sequence[Mapping[str, str]]) -> dict[int, str]:
        """A table that begins where a position stands; the addresses of the seats that are for persons."""
        setup = position.setup
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
        return {link["seat"]: self.base + link["link"] for link in opened["seats"]}

    def table(self, seat: int, scenario: str, game: str = "claustrophobia") -> None:
        """Lay a table against a computer and sit down at it."""
        seats = [{"kind": "person"} if each == seat else {"kind": "computer", "level": "random"} for each in range(2)]
        asked = {"game": game, "scenario": scenario, "seats": seats}
        opened = self.page.request.post(f"{self.base}/api/tables/", data=asked).json()
        self.page.goto(self.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
        self.page.wait_for_selector(".mapwrap .tile")


@pytest.fixture
def open_page(served: Served, chromium: Browser) -> Iterator[Open]:
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
        context.set_default_timeout(PATIENCE)
        context.add_init_script(CLOCK + WORDS)
        if not first:
            kept = f'{{"lang":"{lang}","theme":"{theme}","name":"Inès","speed":"{speed}","briefs":false}}'
            context.add_init_script(f"localStorage.setItem('souterrain.setting', '{kept}')")
        opened.append(Seen(context.new_page(), f"http://{served.address}"))
        return opened[-1]

    yield open_one
    for seen in opened:
        seen.page.context.close()
        assert seen.said == []
