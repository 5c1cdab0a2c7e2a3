"""The guide of a first game: offered once, pointing at real things, left and taken up again at will."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import DESK, PHONE, Open, Seen

FOLLOWER = (Path(__file__).parent / "follower.js").read_text("utf-8")
MOST_HINTS = 40
LARGE = 0.3  # share of the screen from which on a target cannot be left uncovered


def said(page: Page) -> str:
    page.wait_for_selector(".guide-step p")
    return page.inner_text(".guide-step p")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_first_game_is_learnt_by_playing(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    page = seen.page
    page.goto(seen.base)
    page.locator(".pic", has_text="Claustrophobia").click()
    page.get_by_role("button", name={"en": "Learn by playing", "fr": "Apprendre en jouant"}[lang]).first.click()
    page.wait_for_selector(".guide-step", timeout=60_000)  # the first thought of a computer waits for its process
    first = said(page)
    seen.shoot(f"guide-{lang}-{size[0]}")
    ring, die = page.locator(".guide-ring").bounding_box(), page.locator(".tray .diebtn").first.bounding_box()
    assert ring
    assert die
    assert abs(ring["x"] + ring["width"] / 2 - die["x"] - die["width"] / 2) < 8
    page.locator(".tray .diebtn").first.click()
    page.wait_for_function("first => document.querySelector('.guide-step p')?.textContent !== first", arg=first)


# How far the ring is from the nearest of what it may mark.
ASTRAY = """(what) => {
  const middle = (each) => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(each.getBoundingClientRect());
  const ring = document.querySelector('.guide-ring');
  if (!ring) return 0;
  const [x, y] = middle(ring);
  return Math.min(...[...document.querySelectorAll(what)].map(middle).map(([left, top]) => Math.hypot(left - x, top - y)));
}"""


def test_the_ring_goes_with_what_it_marks(open_page: Open) -> None:
    """A stale one marked somebody else, when the window had changed or things had moved."""
    seen = open_page()
    page = seen.page
    begin(seen, TITLES["claustrophobia"])
    page.wait_for_selector(".guide-ring")
    assert page.evaluate(ASTRAY, ".tray .diebtn") < 8
    for width, height in ((1100, 700), (390, 844), DESK):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(ASTRAY, ".diebtn") < 8, (width, height)
    page.locator(".tray .diebtn").first.click()  # it is put aside: the ring is no longer where it lay
    page.wait_for_timeout(300)
    marked = ".diebtn, .sheet, .sheet tr, .sheet td, [data-live]"
    assert page.evaluate(ASTRAY, marked) < 8


def test_the_guide_is_left_and_taken_up_again(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    seen.table(0, "the-survivors")
    page.get_by_role("button", name="Learn by playing").click()
    first = said(page)
    page.get_by_role("button", name="Skip the guide").click()
    page.wait_for_selector(".guide-step", state="detached")
    page.reload()
    page.wait_for_selector(".turn.mine")
    assert not page.query_selector(".guide-offer")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Guide", exact=True).click()
    assert said(page) == first
    page.get_by_role("button", name="Got it").click()
    page.reload()
    page.wait_for_selector(".turn.mine")
    page.locator(".tray .diebtn").first.click()
    assert said(page) != first  # it goes on after what was understood


def test_who_does_not_want_a_guide_is_not_asked_again(open_page: Open) -> None:
    seen = open_page()
    seen.table(0, "the-survivors")
    seen.page.get_by_role("button", name="No, thanks").click()
    assert not seen.page.query_selector(".guide-step")
    seen.table(1, "the-survivors")
    assert not seen.page.query_selector(".guide-offer")


def covered(hint: dict[str, Any], size: tuple[int, int]) -> float:
    """How much of what a hint points at it hides."""
    bubble, ring = hint["bubble"], hint["ring"]
    area = (ring["right"] - ring["left"]) * (ring["bottom"] - ring["top"])
    if area > LARGE * size[0] * size[1]:
        return 0.0
    wide = min(bubble["right"], ring["right"]) - max(bubble["left"], ring["left"])
    tall = min(bubble["bottom"], ring["bottom"]) - max(bubble["top"], ring["top"])
    return max(0.0, wide) * max(0.0, tall) / area


TITLES = {
    "claustrophobia": "Claustrophobia",
    "catacombs": "Catacombs",
    "soloth": "Soloth",
    "conquest": "Conquest",
    "twister": "Dungeon Twister",
}


def begin(seen: Seen, title: str) -> None:
    seen.page.goto(f"{seen.base}/learn")
    seen.page.locator(".shelf li", has_text=title).locator(".btn").click()
    seen.page.wait_for_selector(".guide-step", timeout=60_000)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_the_first_hint_points_at_what_it_speaks_of(open_page: Open, game: str, size: tuple[int, int]) -> None:
    """A ring around the thing, and the hint right beside it, with its point on it."""
    seen = open_page(size, "fr")
    begin(seen, TITLES[game])
    hint = seen.page.evaluate(f"([known, game]) => ({FOLLOWER})(30, known, game)", [[], game])
    seen.shoot(f"guide-first-{game}-{size[0]}")
    assert hint["ring"], hint["said"]
    assert hint["points"], hint["said"]


WORDS_A_MINUTE = 180
ANSWERING = 8  # seconds to find and give an answer
LONGEST = 9.0  # minutes: we promise five, and who answers by chance answers more often than who knows what to do


def minutes(hints: list[str], answers: int) -> float:
    """How long a guide takes somebody: to read its hints, and to answer what is asked meanwhile."""
    words = sum(len(re.findall(r"[\w’'-]+", hint)) for hint in hints)
    return words / WORDS_A_MINUTE + answers * ANSWERING / 60


@pytest.mark.parametrize(
    ("game", "title", "size", "lang"),
    [
        ("claustrophobia", "Claustrophobia", PHONE, "fr"),
        ("catacombs", "Catacombs", DESK, "fr"),
        ("soloth", "Soloth", PHONE, "en"),
        ("conquest", "Conquest", PHONE, "fr"),
        ("twister", "Dungeon Twister", DESK, "en"),
    ],
    ids=["claustrophobia", "catacombs", "soloth", "conquest", "twister"],
)
def test_a_guide_is_followed_to_its_end(
    open_page: Open, game: str, title: str, size: tuple[int, int], lang: str
) -> None:
    """Every hint is on the screen, points at something that it does not hide, and after two rounds the guide is over."""
    seen = open_page(size, lang)
    page = seen.page
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda told: sent.append(str(told))))
    begin(seen, title)
    known: list[str] = []
    faults: list[str] = []
    for _ in range(MOST_HINTS):
        hint = page.evaluate(f"([known, game]) => ({FOLLOWER})(90, known, game)", [known, game])
        if "said" not in hint:
            break
        known.append(hint["said"])
        seen.shoot(f"guide-{game}-{lang}-{size[0]}-{len(known):02}")
        bubble = hint["bubble"]
        if bubble["left"] < 0 or bubble["top"] < 0 or bubble["right"] > size[0] or bubble["bottom"] > size[1]:
            faults.append(f"off the screen: {hint['said']}")
        if hint["lost"]:
            faults.append(f"points beyond the screen: {hint['said']}")
        if hint["ring"] and covered(hint, size) > 0.1:
            faults.append(f"hides what it points at: {hint['said']}")
        page.evaluate("document.querySelector('.guide-step .btn')?.click()")  # unless its moment has passed
    answers = sum('"type":"answer"' in told for told in sent)
    taken = minutes(known, answers)
    print(f"guide of {game} ({lang}): {len(known)} hints, {answers} answers, {taken:.1f} minutes")
    assert faults == []
    assert hint.get("done"), (hint, known)
    assert len(known) > 6
    assert taken < LONGEST
