"""Playing Conquest through the page: how a table is laid, and how a hand answers each question with a mouse."""

import time
from typing import Any

from tests.page.conftest import Seen

# Where the aimed disc is on the screen, and where the hand that pulls it is drawn.
AIM = """() => {
  const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const disc = document.querySelector('.flickboard .disc:has(> .flame) > .hit');
  const hand = document.querySelector('.flickboard .handle');
  return disc && hand && { disc: middle(disc), hand: middle(hand) };
}"""


def lay(seen: Seen, seat: int = 0, count: int = 2, **options: Any) -> None:
    """A table of Conquest against computers that play by chance."""
    seats = [
        {"kind": "person", "name": "Inès"} if each == seat else {"kind": "computer", "level": "random"}
        for each in range(count)
    ]
    asked = {"game": "conquest", "seats": seats, "options": {"seats": count, **options}}
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
    seen.page.wait_for_selector(".flickboard")


def pull(seen: Seen, power: float = 0.6) -> None:
    """Pull the aimed disc back the way it is aimed, and let go."""
    aim = seen.page.evaluate(AIM)
    if aim is None:  # answered a moment ago
        return
    (x, y), (hx, hy) = aim["disc"], aim["hand"]
    length = max(((hx - x) ** 2 + (hy - y) ** 2) ** 0.5, 1)
    far = 150 * power
    mouse = seen.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + (hx - x) / length * far / 2, y + (hy - y) / length * far / 2)
    mouse.move(x + (hx - x) / length * far, y + (hy - y) / length * far)
    mouse.up()


def act(seen: Seen, power: float = 0.6) -> str:
    """Answer the question that is open, as a hand would; what kind of form it had."""
    page = seen.page
    forms = [
        ("corner", ".corner"),
        ("lay", ".doing .primary[data-thing='table']"),
        ("card", ".qcard[data-live]"),
        ("disc", ".disc[data-live]"),
        ("button", ".doing .btn:not(.quiet)"),
        ("place", ".flickrow .primary:not([disabled]):has(.key)"),
    ]
    if page.query_selector(".flickboard .handle"):
        pull(seen, power)
        return "flick"
    for form, selector in forms:
        if found := page.query_selector(selector):
            found.click()
            return form
    return ""


def asked(seen: Seen) -> str:
    """The question that waits for the reader, once it does; empty when the game is over."""
    seen.page.wait_for_selector(".turn.mine, .result", timeout=60_000)
    return "" if seen.page.query_selector(".result") else seen.page.inner_text(".turn")


def play_until(seen: Seen, form: str, seconds: float = 90) -> None:
    """Play on until a question of some form is open. Films take their time, so it is not the acts that are counted."""
    waited = {"flick": ".flickboard .handle", "place": ".flickboard .putting", "card": ".qcard[data-live]"}[form]
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        asked(seen)
        if seen.page.query_selector(waited):
            return
        act(seen)
        seen.page.wait_for_timeout(60)
    raise AssertionError(f"no {form} was asked for")
