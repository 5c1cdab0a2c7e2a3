"""The hand that flicks: letting go fires, coming back cancels, full strength is always within reach, and no gesture is a must."""

import math
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from souterrain.flick import warm
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import (
    STILL,
    TARGET,
    Asked,
    Device,
    Point,
    Pointer,
    answers_of,
    asked_of,
    flicks_by,
    pull,
    pulled_to,
    soon,
    stand_at,
)
from tests.page.positions import Position
from tests.server.compiling import uncompiled

SMALL_DESK, SHORT, FLAT = (1280, 800), (360, 640), (844, 390)
DEVICES: tuple[tuple[Device, tuple[int, int]], ...] = (
    ("mouse", DESK),
    ("pen", DESK),
    ("touch", PHONE),
    ("touch", FLAT),
)
HERO = ("catacombs", 1, "flick", "none")
OVERSEER = ("catacombs", 0, "flick", "none")
SOLOTH = ("catacombs/soloth", 1, "flick", "none")
SWORD = ("conquest", 0, "flick", "cross")
SKULL = ("conquest", 1, "flick", "cross")


def middle(seen: Seen, selector: str) -> Point:
    box = seen.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def words(seen: Seen) -> str:
    return seen.page.inner_text(".pulltold b")


@pytest.mark.parametrize(("device", "size"), DEVICES)
def test_letting_go_flicks(open_page: Open, device: Device, size: tuple[int, int]) -> None:
    """As the line said: the answer points from the disc to the target, as strong as the pull was long."""
    seen = open_page(size)
    given = answers_of(seen)
    stand_at(seen, SWORD)
    aim = seen.page.evaluate(TARGET)
    at, target = tuple(aim["disc"]), tuple(aim["target"])
    pointer = Pointer(seen, device)
    pointer.down(at)
    # A third of the way: there is room for that everywhere.
    pointer.to(pulled_to(at, target, 0.3, device))
    seen.page.wait_for_timeout(90)
    told = words(seen)
    assert {"mouse": "Release", "pen": "Lift the pen", "touch": "Lift your finger"}[device] in told
    assert "cancel" in told
    assert seen.page.locator(".pulling.flicks .ring").first.is_visible()
    angle = float(seen.page.locator(".aim").get_attribute("data-angle") or "nan")
    power = str(seen.page.text_content(".pulling text"))
    assert given == []
    pointer.up()
    assert soon(seen, lambda: given)
    x, y = map(int, given[0].split(" "))
    assert math.atan2(y, x) == pytest.approx(angle, abs=0.002)
    assert math.hypot(x, y) / 3_000_000 * 100 == pytest.approx(float(power.rstrip("%")), abs=0.6)


@pytest.mark.parametrize(("device", "size"), DEVICES)
def test_coming_back_cancels(open_page: Open, device: Device, size: tuple[int, int]) -> None:
    seen = open_page(size)
    given = answers_of(seen)
    stand_at(seen, SWORD)
    at = tuple(seen.page.evaluate(TARGET)["disc"])
    pointer = Pointer(seen, device)
    pointer.down(at)
    pointer.to((at[0] + 60, at[1] + 20))
    assert soon(seen, lambda: seen.page.locator(".aim").count() == 1)
    told = "document.querySelector('.limelight') && getComputedStyle(document.querySelector('.limelight')).opacity"
    assert soon(seen, lambda: seen.page.evaluate(told) == "0"), "what came of another flick lies over the board"
    pointer.to((at[0] + STILL[device] * 0.2, at[1]))
    assert soon(seen, lambda: "nothing happens" in words(seen))
    assert seen.page.locator(".aim").count() == 0
    seen.shoot(f"flick-back-{device}-{size[0]}")
    seen.page.wait_for_timeout(90)
    pointer.up()
    seen.page.wait_for_timeout(150)
    assert given == []
    assert seen.page.query_selector(".flickboard .invite")


def test_escape_and_a_lost_finger_cancel_too(open_page: Open) -> None:
    seen = open_page(PHONE)
    given = answers_of(seen)
    stand_at(seen, SWORD)
    x, y = seen.page.evaluate(TARGET)["disc"]
    for device in ("mouse", "touch"):
        pointer = Pointer(seen, device)
        pointer.down((x, y))
        pointer.to((x + 40, y + 70))
        assert soon(seen, lambda: seen.page.locator(".aim").count() == 1)
        if device == "mouse":
            seen.page.keyboard.press("Escape")
            assert seen.page.locator(".aim").count() == 0
            pointer.up()
        else:
            pointer.lost()
        seen.page.wait_for_timeout(100)
        assert seen.page.locator(".aim, .pulling").count() == 0
    assert given == []


def test_a_tap_is_no_flick(open_page: Open) -> None:
    seen = open_page()
    given = answers_of(seen)
    stand_at(seen, SWORD)
    pull(seen, power=-0.05)
    seen.page.wait_for_timeout(150)
    assert given == []


def test_nothing_is_aimed_before_somebody_aims(open_page: Open) -> None:
    """No line leads to a target, and the button does not flick: it takes up an aim straight ahead, which can be seen and turned."""
    seen = open_page()
    given = answers_of(seen)
    stand_at(seen, SWORD)
    assert seen.page.locator(".aim").count() == 0
    button = seen.page.locator(".flickrow .primary")
    assert "Aim" in button.inner_text()
    button.click()
    assert given == []
    assert float(seen.page.locator(".aim").get_attribute("data-angle") or "nan") == pytest.approx(0)
    assert "Flick" in button.inner_text()
    button.click()
    assert soon(seen, lambda: given)


def test_by_button_letting_go_keeps_the_aim(open_page: Open) -> None:
    """For who wants time: the pull aims, dials and keys make it finer, the button flicks."""
    seen = open_page(PHONE)
    given = answers_of(seen)
    flicks_by(seen, "button")
    stand_at(seen, SWORD)
    pull(seen, 0.4, "touch")
    seen.page.wait_for_timeout(200)
    assert given == []
    seen.page.get_by_role("button", name="Stronger").click()
    seen.page.locator(".flickrow .primary").click()
    assert soon(seen, lambda: given)


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_without_any_gesture(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """A target is touched, a strength chosen, the button pressed: no pull, and a tap that is 15 pixels off will do."""
    seen = open_page(size, lang)
    given = answers_of(seen)
    flicks_by(seen, "target")
    stand_at(seen, SWORD)
    seen.page.wait_for_selector(".aim")  # the first target is aimed at already
    x, y = middle(seen, '.disc[data-thing="disc:skull-2"] .hit')
    sx, sy = seen.page.evaluate(TARGET)["disc"]
    box = seen.page.locator('.disc[data-thing="disc:skull-2"] .hit').bounding_box()
    assert box
    seen.page.mouse.click(x, y - box["height"] / 2 - 15)
    seen.page.locator(".strengths button").nth(3).click()
    turn = {DESK: 0.0, PHONE: math.pi / 2}[size]
    seen.page.locator(".flickrow .primary").click()
    assert soon(seen, lambda: given)
    vx, vy = map(int, given[0].split(" "))
    assert math.atan2(vy, vx) == pytest.approx(math.atan2(sy - y, x - sx) - turn, abs=0.01)
    assert math.hypot(vx, vy) == pytest.approx(0.8 * 3_000_000, rel=0.001)
    seen.shoot(f"flick-target-{lang}-{size[0]}")


def test_the_menu_says_how_to_flick(open_page: Open) -> None:
    seen = open_page(lang="fr")
    stand_at(seen, SWORD)
    seen.page.get_by_role("button", name="La table", exact=True).click()
    seen.page.get_by_role("button", name="à la cible").click()
    seen.shoot("flick-menu-fr")
    assert "cible" in seen.page.inner_text(".item.flicks small")
    assert seen.page.locator(".strengths button").count() == 5
    assert '"flicks":"target"' in seen.page.evaluate("localStorage.getItem('souterrain.setting')")


def test_keys_aim_as_well_as_a_mouse(open_page: Open) -> None:
    """Enter on a disc aims at its middle and says so; arrows make it finer; a screen reader is told what comes of it."""
    seen = open_page()
    given = answers_of(seen)
    stand_at(seen, SWORD)
    other = seen.page.locator('.disc[data-thing="disc:skull-1"]')
    assert other.get_attribute("role") == "button"
    assert str(other.get_attribute("aria-label")).startswith("Aim at")
    other.focus()
    seen.page.keyboard.press("Enter")
    spoken = seen.page.locator(".flickboard p[aria-live]")
    assert re.match(r"-?[\d.]+ degrees, power 40%\. \w+ .*after [\d.]+ cm", spoken.inner_text())
    heard = {spoken.inner_text()}
    for key in ("Shift+ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowUp", "Shift+ArrowUp"):
        seen.page.keyboard.press(key)
        heard.add(spoken.inner_text())
    assert len(heard) == 5, "the smallest step is heard"
    for _ in range(40):
        seen.page.keyboard.press("ArrowUp")
    assert "power 100%" in spoken.inner_text()
    assert given == []
    seen.page.locator(".flickboard .discs").focus()
    seen.page.keyboard.press("Enter")
    assert soon(seen, lambda: given)


@pytest.mark.parametrize(("size", "device"), [(DESK, "mouse"), (PHONE, "touch")], ids=["desk", "phone"])
def test_while_the_physics_is_prepared_the_page_says_so(
    open_page: Open, size: tuple[int, int], device: Device, tmp_path: Path
) -> None:
    """Once on a machine: before one flicks, and while a flick waits for it. Then the disc flies."""
    seen = open_page(size, "fr")
    stand_at(seen, SWORD)
    with uncompiled(tmp_path) as compiler:
        warm.warm_in_background()
        seen.page.reload()
        seen.page.wait_for_selector(".flickboard .handle")
        assert soon(seen, lambda: "prépare la physique des disques" in seen.page.inner_text(".pulltold"))
        assert re.search(r"35\s%", seen.page.inner_text(".pulltold"))
        seen.shoot(f"flick-preparing-{size[0]}")
        pull(seen, 0.4, device)
        assert soon(seen, lambda: "dès que la physique sera prête" in seen.page.inner_text(".pulltold"))
        seen.shoot(f"flick-preparing-loosed-{size[0]}")
        compiler.half.set()
        assert soon(seen, lambda: re.search(r"80\s%", seen.page.inner_text(".pulltold")))
        compiler.whole.set()
        assert soon(seen, lambda: not seen.page.query_selector(".pulltold.loosed"), 30)
    assert soon(seen, lambda: "physique" not in seen.page.inner_text(".flickrow"))


# Full strength, wherever one begins


TIP = 16  # pixels


def starts(seen: Seen, position: Position) -> Iterator[Point]:
    """Corners and middles of the zones where discs begin, on the screen, in the drawing that the page has now."""
    corner = """([x, y, width, height]) => {
      const svg = document.querySelector('.flickboard .discs');
      const disc = document.querySelector('.flickboard .disc');
      const box = svg.viewBox.baseVal, turned = box.height > box.width;
      const [w, h] = turned ? [height, width] : [width, height];
      const places = [[x, height - y], [y, x], [width - x, y], [height - y, width - x]];
      return places.map(([px, py]) => new DOMPoint(px, py).matrixTransform(svg.getScreenCTM()))
        .map(({ x, y }) => [x, y]).filter((_, turn) => (turn % 2 === 1) === turned);
    }"""
    found = [at for place in sorted(set(places_of(position))) for at in seen.page.evaluate(corner, [*place])]
    # Of those that lie within a fingertip the outermost will do: it has the least room.
    middle = [sum(each) / len(found) for each in zip(*found, strict=True)]
    near = {(round(x / TIP), round(y / TIP)): (x, y) for x, y in sorted(found, key=lambda at: math.dist(at, middle))}
    yield from near.values()


def places_of(position: Position) -> Iterator[tuple[float, float, float, float]]:
    """Of every board of a game, each seen from both sides; with the size of the board."""
    content = position.laid().content
    if position.game == "conquest":
        for layout, arena in product(content.layout.values(), content.arena.values()):
            for x, y in (*layout.sword, *layout.skull, *layout.crystals):
                yield x, y, arena.length, arena.width
        return
    for board in content.board.values():
        for left, bottom, right, top in (board.heroes, board.monsters):
            inset = 6.5  # the smallest disc
            for x, y in product((left + inset, right - inset), (bottom + inset, top - inset)):
                yield x, y, board.length, board.width


# Pulls that are made in the page, one after the other: hundreds in the time of a few that come from outside. What each ended as.
PULLS = """async ([pulls, device]) => {
  let holding = null;
  const capture = Element.prototype.setPointerCapture;
  Element.prototype.setPointerCapture = function () { holding = this; };
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const send = (kind, [x, y], buttons) => {
    const event = { pointerId: 7, pointerType: device, isPrimary: true, clientX: x, clientY: y, buttons, bubbles: true };
    (holding ?? document.elementFromPoint(x, y)).dispatchEvent(new PointerEvent(kind, { ...event, cancelable: true }));
  };
  const told = [];
  for (const [from, to, cancels] of pulls) {
    send('pointerdown', from, 1);
    send('pointermove', to, 1);
    await wait(0);
    told.push([...document.querySelectorAll('.pulling text')].map((each) => each.textContent).join());
    if (!cancels) {
      send('pointermove', from, 1);
      await wait(device === 'touch' ? 70 : 0);
    }
    send(cancels ? 'pointercancel' : 'pointerup', from, 0);
    holding = null;
    await wait(0);
  }
  Element.prototype.setPointerCapture = capture;
  return told;
}"""


@pytest.mark.parametrize(
    ("asked", "device", "size"),
    [
        (HERO, "mouse", SMALL_DESK),
        (SOLOTH, "mouse", SMALL_DESK),
        (SWORD, "mouse", SMALL_DESK),
        (HERO, "touch", PHONE),
        (OVERSEER, "touch", SHORT),
        (SKULL, "touch", PHONE),
        (SWORD, "touch", SHORT),
        (HERO, "touch", FLAT),
        (SKULL, "touch", FLAT),
    ],
    ids=lambda each: "-".join(map(str, each)).replace("/", "-") if isinstance(each, tuple) else each,
)
def test_full_strength_is_within_reach_of_every_start(
    open_page: Open, asked: Asked, device: Device, size: tuple[int, int]
) -> None:
    """From every zone where discs begin, also at the edges of the window, in eight directions and without leaving it; and back
    where one began, letting go does nothing."""
    seen = open_page(size)
    given = answers_of(seen)
    position = asked_of(*asked)
    stand_at(seen, asked)
    points = list(starts(seen, position))
    assert points
    ways = [(math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)) for turn in range(8)]
    # Nobody waits for every finger: most are taken away, which flicks nothing either.
    pulls = [(at, edge(at, way, *size), device == "touch" and way is not ways[1]) for at in points for way in ways]
    told = seen.page.evaluate(PULLS, [pulls, device])
    assert [(at, to, power) for (at, to, _), power in zip(pulls, told, strict=True) if power != "100%"] == []
    assert given == []
    # And with a pointer of the machine's, from the start that has the least room.
    at = min(points, key=lambda each: min(*each, size[0] - each[0], size[1] - each[1]))
    pointer = Pointer(seen, device)
    for way in ways[::2]:
        pointer.down(at)
        pointer.to(edge(at, way, *size), 2)
        assert soon(seen, lambda: seen.page.locator(".pulling text").all_text_contents() == ["100%"]), (at, way)
        pointer.to(at, 1)
        seen.page.wait_for_timeout(70 if device == "touch" else 0)
        pointer.up()
    assert given == []


def edge(at: Point, way: Point, width: int, height: int) -> Point:
    """The last pixel of the window in a direction, or a pull of full length if that is nearer."""
    rooms = [
        (limit - place) / part
        for place, part, size in ((at[0], way[0], width), (at[1], way[1], height))
        if abs(part) > 1e-9
        for limit in ((size - 1) if part > 0 else 1,)
    ]
    far = min(165.0, *rooms)
    return at[0] + way[0] * far, at[1] + way[1] * far


# Whether a touch is for a button: browsers give it one that a fingertip reaches from there, which is up to ten pixels away.
FOR_A_BUTTON = """([x, y]) => [...document.querySelectorAll('.below button, .below input')].some((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return x > left - 12 && x < right + 12 && y > top - 12 && y < bottom + 12;
})"""


@pytest.mark.parametrize("size", [PHONE, SHORT, FLAT], ids=["phone", "short", "flat"])
@pytest.mark.parametrize("asked", [HERO, SWORD], ids=["catacombs", "conquest"])
def test_a_thumb_pulls_anywhere_below_the_board(open_page: Open, asked: Asked, size: tuple[int, int]) -> None:
    """Beside it on a phone that lies on its side: to cancel, and to flick with full strength, towards wherever there is room."""
    seen = open_page(size)
    given = answers_of(seen)
    decision: Any = stand_at(seen, asked)
    box = seen.page.locator(".below").bounding_box()
    assert box
    pointer = Pointer(seen, "touch")
    taken = 0
    for across, down in product((0.1, 0.5, 0.9), (0.12, 0.4, 0.7)):
        x, y = box["x"] + box["width"] * across, box["y"] + box["height"] * down
        if seen.page.evaluate(FOR_A_BUTTON, [x, y]):
            continue
        taken += 1
        pointer.down((x, y))
        pointer.to((x + (30 if across < 0.5 else -30), y + 40))
        assert soon(seen, lambda: seen.page.locator(".aim").count() and seen.page.locator(".pulling").count()), (
            across,
            down,
        )
        pointer.to((x, y), 1)
        seen.page.wait_for_timeout(90)
        pointer.up()
        assert soon(seen, lambda: seen.page.locator(".pulling").count() == 0)
        assert given == [], "coming back flicks nothing"
        turn = math.radians(200 + 50 * taken)
        pointer.down((x, y))
        pointer.to(edge((x, y), (math.cos(turn), math.sin(turn)), *size), 2)
        assert soon(seen, lambda: "100%" in seen.page.inner_text(".pulltold span")), (across, down)
        seen.page.wait_for_timeout(90)
        pointer.up()
        assert soon(seen, lambda: given), (across, down)
        speed = math.hypot(*map(int, given.pop().split()))
        assert speed == pytest.approx(decision.top_speed, abs=5)
        seen.page.get_by_role(
            "button", name="Close"
        ).click()  # the answer was caught, and the page told that it was refused
    assert taken >= 6
