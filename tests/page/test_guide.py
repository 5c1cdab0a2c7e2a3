"""The coach of a first game: beside the board or below it, with a ring around what it speaks of. What it teaches, and that it gets
to an end, is proven without a browser: web/tests/learning.ts."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import PHONE, SHOTS, Open, Seen

SIZES = ((1280, 800), (1440, 900), PHONE)
TITLES = {
    "claustrophobia": "Claustrophobia",
    "catacombs": "Catacombs",
    "soloth": "Soloth",
    "conquest": "Conquest",
    "twister": "Dungeon Twister",
}
STEPS = 30 if SHOTS else 5

# Where the coach, its ring and the board are; what a press in the middle of the ring would meet; what of the words is cut off.
LOOK = """() => {
  const box = (each) => each && (({ left, top, right, bottom }) => ({ left, top, right, bottom }))(each.getBoundingClientRect());
  const [coach, ring] = [document.querySelector('.coach'), document.querySelector('.coach-ring')];
  const at = box(ring);
  const met = at && document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
  const words = coach?.querySelector('.words');
  return {
    said: words?.textContent ?? '',
    coach: box(coach),
    ring: at,
    board: box(document.querySelector('.flickboard, .mapwrap, .labyrinth, .board')),
    isOver: Boolean(met?.closest('.coach')),
    isCut: words !== null && words.scrollHeight > words.clientHeight + 2,
    small: [...coach.querySelectorAll('footer button')].some((each) => each.getBoundingClientRect().height < 43),
  };
}"""
# Nothing is on its way, and the ring is where it belongs.
SETTLED = """() => {
  if (document.querySelector('.result')) return true;
  const main = document.querySelector('main.table');
  const button = document.querySelector('.coach footer .primary:not([disabled])');
  return main?.getAttribute('aria-busy') === 'false' && document.querySelector('.coach .words p') && button !== null;
}"""


def begin(seen: Seen, title: str) -> None:
    seen.page.goto(f"{seen.base}/learn")
    seen.page.locator(".shelf li", has_text=title).locator(".btn").click()
    seen.page.wait_for_selector(".coach .words p", timeout=60_000)


def overlap(one: dict[str, float], other: dict[str, float]) -> float:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    tall = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide * tall if wide > 1 and tall > 1 else 0.0


def faults(look: dict[str, Any], size: tuple[int, int]) -> list[str]:
    found = []
    coach, ring = look["coach"], look["ring"]
    if coach["left"] < -1 or coach["top"] < -1 or coach["right"] > size[0] + 1 or coach["bottom"] > size[1] + 1:
        found.append("the coach is off the screen")
    if look["board"] and overlap(coach, look["board"]):
        found.append("the coach lies over the board")
    if ring and overlap(coach, ring):
        found.append("the ring lies over the words")
    if look["isOver"]:
        found.append("the coach lies over what it rings")
    if look["isCut"]:
        found.append("its words are cut off")
    if look["small"]:
        found.append("its buttons are smaller than a thumb")
    return [f"{size[0]}: {fault}: {look['said']}" for fault in found]


def look_at(page: Page) -> dict[str, Any]:
    page.evaluate("() => new Promise((done) => setTimeout(done, 260))")  # the ring looks where its target is, twice
    told: dict[str, Any] = page.evaluate(LOOK)
    return told


@pytest.mark.parametrize(("game", "lang"), [*zip(TITLES, ("fr", "en", "fr", "en", "fr"), strict=True)])
def test_the_coach_stands_beside_what_it_speaks_of(open_page: Open, game: str, lang: str) -> None:
    """At three sizes of one page: never over the board nor over what it rings, its ring never over its words, nothing cut off.
    What it says is done by its own buttons."""
    seen = open_page(SIZES[0], lang)
    page = seen.page
    begin(seen, TITLES[game])
    found: list[str] = []
    said: list[str] = []
    rings = 0
    for number in range(STEPS):
        page.wait_for_function(SETTLED)
        if page.query_selector(".result"):
            break
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            look = look_at(page)
            found += faults(look, size)
            rings += look["ring"] is not None
            if look["said"] not in said:
                seen.shoot(f"coach-{game}-{lang}-{number:02}-{size[0]}")
        said.append(look["said"])
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        page.evaluate("document.querySelector('.coach footer .primary').click()")
        page.wait_for_function("() => !document.querySelector('.coach footer .primary[disabled]')")
    assert found == []
    assert rings > STEPS, said
