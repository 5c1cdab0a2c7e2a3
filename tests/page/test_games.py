"""Whole games through the page, in both languages, on a desk and on a phone, from both sides."""

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.test_screens import TOUCH

ROBOT = (Path(__file__).parent / "robot.js").read_text("utf-8")


@pytest.mark.parametrize(
    ("size", "lang", "seat", "scenario"),
    [(DESK, "en", 0, "the-vigil"), (PHONE, "fr", 1, "the-vigil")],
    ids=["desk-en-human", "phone-fr-infernal"],
)
def test_a_whole_game_is_played(open_page: Open, size: tuple[int, int], lang: str, seat: int, scenario: str) -> None:
    seen = open_page(size, lang)
    seen.table(seat, scenario)
    told = seen.page.evaluate(f"({ROBOT})(150)")
    seen.shoot(f"over-{lang}-{seat}-{size[0]}")
    assert told["over"], told
    assert len(told["questions"]) > 5


def test_a_table_is_laid_by_keyboard_alone(open_page: Open) -> None:
    """From home: Tab and Enter lead to the table, N to the next thing that can be pressed, Enter presses it."""
    seen = open_page()
    page, keyboard = seen.page, seen.page.keyboard
    page.goto(seen.base)
    page.wait_for_selector(".cover")
    tab_to(page, "Set up Claustrophobia")
    keyboard.press("Enter")
    page.locator(".start select").first.focus()
    for _ in range(2):
        keyboard.press("ArrowDown")  # the third scenario has a last turn
    tab_to(page, "gentle")
    keyboard.press("Enter")
    tab_to(page, "Play now against the computer")
    keyboard.press("Enter")
    page.wait_for_selector(".turn.mine", timeout=60_000)  # the first thought of a computer waits for its process
    lines = page.locator(".log li").count()
    for step in range(200):
        if page.locator(".log li").count() > lines:
            break
        press_next(page, step)
    assert page.locator(".log li").count() > lines


def test_a_whole_game_is_played_by_keyboard_alone(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    seen.table(0, "the-vigil")
    for step in range(4000):
        if page.query_selector(".result"):
            break
        if not page.query_selector(".turn.mine"):
            page.wait_for_timeout(30)
            continue
        press_next(page, step)
    seen.shoot("keyboard")
    assert page.query_selector(".result")


def press_next(page: Page, step: int) -> None:
    """What can be pressed next, or something after that."""
    for _ in range(1 + step % 3):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_timeout(5)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the button of that name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        told = page.evaluate("(it => it.ariaLabel ?? it.textContent)(document.activeElement)")
        if name.replace(" ", "") in told.replace(" ", ""):
            return
    raise AssertionError(f"no Tab leads to {name}")


def to_the_curtain(page: Page) -> None:
    """Touch whatever can be touched, until it is the other's turn."""
    for _ in range(600):
        page.evaluate(TOUCH)
        page.wait_for_timeout(15)
        if page.query_selector(".curtain"):
            break
    page.wait_for_selector(".curtain .primary:focus")


# Play on until whoever is asked finds an act of the other one among the cards that can be watched again.
WATCHED = f"""async (most) => {{
  const touch = {TOUCH};
  for (let step = 0; step < most && !document.querySelector('.result'); step += 1) {{
    const turn = document.querySelector('.turn.mine');
    const isB = turn?.classList.contains('b');
    const cards = [...document.querySelectorAll('.cards-told button')];
    if (turn && cards.some((card) => card.classList.contains('b') !== isB)) return true;
    document.querySelector('.curtain .primary')?.click();
    touch();
    await new Promise((done) => setTimeout(done, 15));
  }}
  return false;
}}"""
TOUCHES = 6000  # at most until somebody has done what is worth a look


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_two_people_play_at_one_screen(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """Where something secret is asked there is a curtain, and behind it nothing of the table; else the screen goes on without
    one, and what the one has done is there for the other to watch. On the phone to the end of the game."""
    seen = open_page(size, lang)
    page = seen.page
    # A match that is touched at random may be over before anybody has done what is worth a look.
    for _ in range(3):
        page.goto(seen.base)
        page.locator(".pic", has_text="Claustrophobia").click()
        page.locator(".start select").first.select_option("the-vigil")
        page.get_by_role("button", name={"en": "Together on one screen", "fr": "Ensemble sur un écran"}[lang]).click()
        to_the_curtain(page)
        assert not page.query_selector(".mapwrap, .tray, .log")
        seen.shoot(f"curtain-{lang}-{size[0]}")
        page.locator(".curtain .primary").click()
        page.wait_for_selector(".turn.mine")
        watched = size == PHONE or page.evaluate(WATCHED, TOUCHES)
        if watched or not page.query_selector(".result"):
            break
    assert watched, "what the other one did can be watched"
    told = page.evaluate(f"({ROBOT})(200, '{'.nothing' if size == PHONE else '.turn.mine'}')")
    seen.shoot(f"together-over-{lang}-{size[0]}")
    assert told.get("over" if size == PHONE else "found"), told
    assert not page.query_selector(".chat"), "nobody else is there to talk to"


def test_two_people_play_online(chromium: Browser, tmp_path: Path) -> None:
    """Each in their own browser and language, by one link. One reloads in the middle; the server is killed and started again
    on the same database; they talk, and one asks to take something back."""
    server = Serving(tmp_path / "log.db")
    pages = [Seen(chromium.new_page(locale=lang), server.base) for lang in ("en", "fr")]
    for seen in pages:
        kept = '{"speed":"instant","briefs":false}'
        seen.page.add_init_script(f"localStorage.setItem('souterrain.setting', '{kept}')")
    try:
        play_online(server, *pages)
    finally:
        for seen in pages:
            seen.page.close()
        server.end()
    # A browser writes of its own accord that the server was away.
    assert [
        line for seen in pages for line in seen.said if "WebSocket" not in line and "ERR_CONNECTION" not in line
    ] == []


def play_online(server: "Serving", human: Seen, infernal: Seen) -> None:
    human.page.goto(server.base)
    human.page.locator(".pic", has_text="Claustrophobia").click()
    human.page.locator(".invite .field").fill("Inès")
    human.page.get_by_role("button", name="Lay the table and get the link").click()
    link = human.page.locator(".copy input").input_value()
    human.page.get_by_role("button", name="Go to the table").click()
    infernal.page.goto(link)
    infernal.page.get_by_role("button", name="Prendre place").click()
    infernal.page.wait_for_selector(".turn.mine")
    for round in range(60):
        for seen in (infernal, human):
            seen.page.evaluate(f"({ROBOT})(0.4)")
        if round == 1:
            infernal.page.reload()
            infernal.page.wait_for_selector(".mapwrap .tile")
        if round == 3:
            before = human.page.locator(".log li").count()
            server.kill()
            human.page.wait_for_selector(".notice.stop")
            human.shoot("lost-en")
            server.start()
            # The page knocks again by itself too: the notice may be gone before a finger is there.
            human.page.evaluate("document.querySelector('.notice.stop .btn')?.click()")
            for seen in (human, infernal):
                seen.page.wait_for_selector(".notice.stop", state="detached")
            assert human.page.locator(".log li").count() >= before
        if "Turn 2" in (human.page.text_content(".log") or ""):
            break
    assert "Turn 2" in (human.page.text_content(".log") or "")
    infernal.page.get_by_role("textbox", name="Dire quelque chose").fill("À toi !")
    infernal.page.get_by_role("button", name="Envoyer").click()
    human.page.wait_for_selector(".said li")
    assert "À toi !" in human.page.inner_text(".said")
    infernal.page.get_by_role("button", name="La table", exact=True).click()
    infernal.page.get_by_role("button", name="Demander à reprendre").click()
    human.page.wait_for_selector(".notice.ask")
    human.shoot("online-en")
    infernal.shoot("online-fr")
    human.page.get_by_role("button", name="Agree").click()
    infernal.page.wait_for_selector(".notice.ask", state="detached")
    infernal.page.close()
    human.page.wait_for_function("() => [...document.querySelectorAll('.chairs small')].length === 0")
    human.page.get_by_role("button", name="Table", exact=True).click()
    human.page.wait_for_function("() => document.querySelector('.chairs')?.textContent.includes('not connected')")


class Serving:
    """The server as people run it, to be killed and started again."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as finder:
            finder.bind(("127.0.0.1", 0))
            self._port = finder.getsockname()[1]
        self.base = f"http://127.0.0.1:{self._port}"
        self._database = database
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "souterrain", "serve", "--port", str(self._port), "--no-limits"]
        command += ["--database", f"sqlite:///{self._database}"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.base}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server was not up within a minute")

    def kill(self) -> None:
        """As if the power failed."""
        self._process.kill()
        self._process.wait(10)

    def end(self) -> None:
        self._process.terminate()
        self._process.wait(30)
