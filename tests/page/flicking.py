"""Flicking through the page: how tables are laid, and how a hand answers each question with a mouse, a finger or a pen."""

import json
import math
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal

from souterrain.games import find
from souterrain.kernel.game import Game, Setting, Setup
from souterrain.kernel.gesture import Decision
from tests.page.conftest import Seen
from tests.page.positions import Position, answered, asks, saved

Device = Literal["mouse", "touch", "pen"]
Point = tuple[float, float]
Asked = tuple[str, int, str, str]  # game, seat, question, scenario

SEED = 5
FULL = 160  # pixels of a pull for full strength, where there is room
STILL = {"mouse": 12, "pen": 14, "touch": 22}  # pixels around where it began that are no pull

# Where the disc that is to be flicked is on the screen, and what a hand would aim at: the nearest disc that is no companion of it.
TARGET = """() => {
  const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const kind = (one) => one.dataset.thing.replace(/^\\w+:/, '').replace(/-\\d+$/, '');
  const disc = document.querySelector('.flickboard .disc:has(> .flame)');
  if (!disc || !document.querySelector('.flickrow .primary')) return null;
  const at = middle(disc.querySelector('.hit'));
  const others = [...document.querySelectorAll('.flickboard .disc')].filter((one) => one !== disc && kind(one) !== kind(disc));
  const enemies = others.filter((one) => /skull|sword/.test(kind(one)));
  const places = (enemies.length ? enemies : others).map((one) => middle(one.querySelector('.hit')));
  const away = ([x, y]) => Math.hypot(x - at[0], y - at[1]);
  return { disc: at, target: places.sort((a, b) => away(a) - away(b))[0] ?? [at[0] + 100, at[1]] };
}"""


def lay(seen: Seen, seat: int = 0, count: int = 2, **options: Any) -> None:
    """A table of Conquest against computers that play by chance. Hands are steady, unless a test wants another."""
    seats = [
        {"kind": "person", "name": "Inès"} if each == seat else {"kind": "computer", "level": "random"}
        for each in range(count)
    ]
    asked = {"game": "conquest", "seats": seats, "options": {"seats": count, "hand": "steady", **options}}
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    no_hints(seen)
    seen.page.goto(seen.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
    seen.page.wait_for_selector(".flickboard")


@cache
def asked_of(game: str, seat: int, kind: str, scenario: str = "", **options: Setting) -> Position:
    """Where a seat is first asked something, in a game that random players play."""
    name, *packs = game.split("/")
    setup = Setup(name, scenario, ("base", *packs), options)
    played = find(name).start(setup, SEED)
    for count, (decision, answer) in enumerate(answered(played, SEED)):
        for each in played.open_decisions():
            if (each.seat, each.kind) == (seat, kind):
                return Position(game, scenario, options, seat, asks(each), SEED, count, *saved(played))
        played.answer(decision.seat, answer)
    raise LookupError(f"{game}: seat {seat} is never asked {kind}.")


@cache
def late_in(game: str, seat: int, left: int, scenario: str = "", **options: Setting) -> Position:
    """Where a seat is asked something when a game that random players play has so many answers to go, at most."""
    name, *packs = game.split("/")
    setup = Setup(name, scenario, ("base", *packs), options)
    length = sum(1 for _ in played_on(find(name).start(setup, SEED)))
    played = find(name).start(setup, SEED)
    for count, _ in enumerate(played_on(played), 1):
        for each in played.open_decisions():
            if count >= length - left and each.seat == seat:
                return Position(game, scenario, options, seat, asks(each), SEED, count, *saved(played))
    raise LookupError(f"{game}: seat {seat} is asked nothing near the end.")


def played_on(game: Game[Any, Any]) -> Iterator[None]:
    """After each answer that random players give."""
    for decision, answer in answered(game, SEED):
        game.answer(decision.seat, answer)
        yield


def no_hints(seen: Seen) -> None:
    """Nobody offers a guide; before the table is opened."""
    off = {game: {"on": False, "seen": []} for game in ("catacombs", "soloth", "conquest")}
    seen.page.add_init_script(f"localStorage.setItem('souterrain.guides', {json.dumps(json.dumps(off))})")


def stand_at(seen: Seen, asked: Asked, **options: Setting) -> Decision:
    """Where a flick is asked for."""
    no_hints(seen)
    decision = seen.stand(asked_of(*asked, **options))
    seen.page.wait_for_selector(".flickboard .disc > .flame")
    seen.page.wait_for_selector(".flickboard .handle")
    return decision


class Pointer:
    """A mouse, a finger or a pen, which goes where it is told."""

    def __init__(self, seen: Seen, device: Device = "mouse") -> None:
        self.device = device
        self.line = seen.page.context.new_cdp_session(seen.page)
        self.at: Point = (0, 0)

    def down(self, at: Point) -> None:
        self.at = at
        if self.device != "touch":
            self._send("mouseMoved", 0)
        self._send("touchStart" if self.device == "touch" else "mousePressed", 1)

    def to(self, at: Point, steps: int = 4) -> None:
        x, y = self.at
        for step in range(1, steps + 1):
            self.at = (x + (at[0] - x) * step / steps, y + (at[1] - y) * step / steps)
            self._send("touchMove" if self.device == "touch" else "mouseMoved", 1)

    def up(self) -> None:
        self._send("touchEnd" if self.device == "touch" else "mouseReleased", 0)

    def lost(self) -> None:
        """The system takes the finger away, for a gesture of its own."""
        self._send("touchCancel", 0)

    def _send(self, kind: str, held: int) -> None:
        x, y = self.at
        if self.device == "touch":
            points = [{"x": x, "y": y}] if held else []
            self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            return
        button = {"button": "left" if held or kind == "mouseReleased" else "none", "buttons": held, "clickCount": 1}
        event = {"type": kind, "x": x, "y": y, "pointerType": self.device, **button}
        self.line.send("Input.dispatchMouseEvent", event)


def pulled_to(at: Point, target: Point, power: float, device: Device = "mouse") -> Point:
    """Where a pull ends that began here and is to send a disc towards a target this strongly."""
    far = STILL[device] + (FULL - STILL[device]) * power
    away = math.dist(at, target)
    return at[0] - (target[0] - at[0]) / away * far, at[1] - (target[1] - at[1]) / away * far


def pull(seen: Seen, power: float = 0.6, device: Device = "mouse") -> None:
    """Pull the disc back from what one would aim at, and let go."""
    aim = seen.page.evaluate(TARGET)
    if aim is None:  # answered a moment ago
        return
    at, target = tuple(aim["disc"]), tuple(aim["target"])
    pointer = Pointer(seen, device)
    pointer.down(at)
    pointer.to(pulled_to(at, target, power, device))
    if device == "touch":
        seen.page.wait_for_timeout(90)  # a finger rests before it is lifted
    pointer.up()


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
        if page.query_selector(selector):
            page.locator(selector).first.click()  # what is drawn anew meanwhile is found again
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


def answers_of(seen: Seen) -> list[str]:
    """What the page answers from now on; call it before the table is opened."""
    given: list[str] = []
    seen.page.add_init_script(CATCH)
    seen.page.expose_function("answered", lambda answer: given.append(answer))
    return given


# Answers are caught where they would leave the page, which is told that they were refused: so that many can be tried.
CATCH = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const told = JSON.parse(data);
  if (told.type !== 'answer') return send.call(this, data);
  window.answered(String(told.answer));
  const refusal = { type: 'refused', ref: told.ref, code: 'refused', message: 'caught' };
  queueMicrotask(() => this.onmessage({ data: JSON.stringify(refusal) }));
};
"""


def flicks_by(seen: Seen, flicks: str) -> None:
    """The reader's choice of how to flick; before the table is opened."""
    chosen = f"JSON.stringify({{ ...JSON.parse(localStorage.getItem('souterrain.setting')), flicks: '{flicks}' }})"
    seen.page.add_init_script(f"localStorage.setItem('souterrain.setting', {chosen})")


def soon(seen: Seen, done: Callable[[], object], seconds: float = 20) -> bool:
    """Whether something comes true before long, also where the machine has much else to do."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if done():
            return True
        seen.page.wait_for_timeout(10)
    return False
