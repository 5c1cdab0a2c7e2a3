"""The board while one flicks: it stays where it is, the line is true, and nothing lies over what is aimed at."""

import json
import math
from itertools import product
from typing import Any

import pytest

from souterrain.flick import flick
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import TARGET, Asked, Pointer, answers_of, asked_of, pulled_to, soon, stand_at
from tests.page.test_flick_hand import FLAT, HERO, SHORT, SKULL, SMALL_DESK, SOLOTH, SWORD
from tests.page.test_screens import TURN_TO, faults

SIZES = {"desk": SMALL_DESK, "wide": DESK, "phone": PHONE, "short": SHORT, "flat": FLAT}
LEAST_SHARE = 0.45  # of a phone's height is board
SHORT_OF = 1.0  # millimetres

# From now on, every place that the board has had, with its drawing, frame by frame, and what was asked or shown there.
WATCH = """() => {
  window.places = {};
  window.phases = new Set();
  const look = () => {
    const board = document.querySelector('.flickboard');
    const drawing = board?.querySelector('svg.discs')?.getScreenCTM();
    if (drawing) {
      const { x, y, width, height } = board.getBoundingClientRect();
      const place = [x, y, width, height, drawing.a, drawing.e, drawing.f].map((each) => each.toFixed(2)).join(' ');
      const signs = { '.moving': 'film', '.aim': 'aim', '.invite': 'asked' };
      const sign = Object.keys(signs).find((each) => board.querySelector(each));
      const shown = sign ? signs[sign] : document.querySelector('.turn.mine') ? 'choose' : 'wait';
      window.phases.add(shown);
      (window.places[place] ??= new Set()).add(shown);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
PLACES = "Object.fromEntries(Object.entries(window.places).map(([place, shown]) => [place, [...shown]]))"


def choose(seen: Seen) -> bool:
    """Press the first thing that leads on to a flick; false where one is asked for."""
    page = seen.page
    if page.query_selector(".flickboard .invite"):
        return False
    for selector in (
        ".doing .primary[data-thing='table']",
        ".qcard[data-live]",
        ".acts .act[data-live]:not([aria-haspopup])",
        ".disc[data-live]",
        ".flickrow .primary:not([disabled])",
        ".doing .btn:not(.quiet)",
        ".acts .btn",
    ):
        if found := page.query_selector(selector):
            found.dispatch_event("click")
            return True
    return True


CHOICES: dict[str, Asked] = {
    "catacombs": ("catacombs", 1, "choose_figure", "none"),
    "soloth": ("catacombs/soloth", 1, "choose_figure", "none"),
    "conquest": ("conquest", 0, "play_card", "cross"),
}


@pytest.mark.parametrize(
    ("asked", "size"),
    [
        pytest.param(asked, size, id=f"{game}-{name}")
        for (game, asked), (name, size) in product(CHOICES.items(), SIZES.items())
        if game != "soloth" or size == PHONE  # its table is the one of Catacombs
    ],
)
def test_the_board_never_moves(open_page: Open, asked: Asked, size: tuple[int, int]) -> None:
    """Through a whole turn, to a hundredth of a pixel in every frame: choosing, aiming, pulling, the film, what follows from it."""
    seen = open_page(size, "fr", motion=True)
    page = seen.page
    seen.stand(asked_of(*asked))
    page.wait_for_selector(".flickboard .disc")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
    for _ in range(40):
        page.wait_for_timeout(80)
        if not choose(seen):
            break
    page.evaluate("document.querySelector('.guide-offer .quiet')?.click()")
    aim = page.evaluate(TARGET)
    at, target = tuple(aim["disc"]), tuple(aim["target"])
    pointer = Pointer(seen, "touch" if size != SMALL_DESK and size != DESK else "mouse")
    pointer.down(at)
    pointer.to(pulled_to(at, target, 0.25, pointer.device), 8)
    page.wait_for_timeout(100)
    pointer.up()
    page.wait_for_selector(".flickboard .moving", timeout=60_000)
    page.wait_for_selector(".flickboard .moving", state="detached")
    page.wait_for_timeout(600)
    places = page.evaluate(PLACES)
    seen.shoot(f"flick-still-{asked[0].replace('/', '-')}-{size[0]}")
    assert {"choose", "asked", "aim", "film"} <= set(page.evaluate("[...window.phases]"))
    assert len(places) == 1, places
    if pointer.device == "touch":
        drawn = page.evaluate("document.querySelector('.flickboard .floor').getBoundingClientRect().height")
        assert drawn >= LEAST_SHARE * size[1], drawn / size[1]


def setting(seen: Seen, degrees: float, percent: float) -> None:
    """Set both dials."""
    seen.page.evaluate(
        """([degrees, percent]) => {
          const dials = [...document.querySelectorAll('.dial input')];
          for (const [at, value] of [degrees, percent].entries()) {
            dials[at].value = value;
            dials[at].dispatchEvent(new Event('input', { bubbles: true }));
          }
        }""",
        [degrees, percent],
    )


@pytest.mark.parametrize("asked", [HERO, SOLOTH, SWORD, SKULL], ids=["catacombs", "soloth", "sword", "skull"])
def test_the_line_ends_where_the_disc_would(open_page: Open, asked: Asked) -> None:
    """For each direction and strength: at its first contact or where it stops, as the solver has it; and in words too."""
    seen = open_page()
    position = asked_of(*asked)
    layout = position.laid().layout()
    decision: Any = stand_at(seen, asked)
    met: set[str] = set()
    for degrees in range(-180, 180, 24):
        for percent in (4, 10, 20, 35, 60, 100):
            setting(seen, degrees, percent)
            aim = seen.page.locator(".aim")
            x, y = map(float, str(aim.get_attribute("data-end")).split())
            angle = float(aim.get_attribute("data-angle") or "nan")
            speed = decision.top_speed / 1000 * percent / 100
            shot = flick(layout, decision.disc, (speed * math.cos(angle), speed * math.sin(angle)))
            contact = next(shot.contacts_of(decision.disc), None)
            at = shot.duration if contact is None else contact.time
            ends = shot.playback.place(decision.disc, at)
            kind = contact.kind if contact else ""
            by = {"disc": "disc", "post": "post", "wall": "wall", "exit": "edge", "": "stop"}[kind]
            assert math.dist(ends, (x, y)) < SHORT_OF, (degrees, percent, kind)
            assert aim.get_attribute("data-by") == by, (degrees, percent)
            words = {"disc": "meets", "post": "post", "wall": "wall", "edge": "leaves", "stop": "stops after"}[by]
            told = seen.page.inner_text(".pulltold span")
            assert f"{percent}%: " in told
            assert words in told
            met.add(by)
    assert {"stop", "disc"} <= met


# What the loupe, a circle, hides: discs whose middle or rim it covers, and points of the aimed way.
HIDDEN = """() => {
  const loupe = document.querySelector('.loupe')?.getBoundingClientRect();
  if (!loupe) return null;
  const [cx, cy, r] = [loupe.x + loupe.width / 2, loupe.y + loupe.height / 2, loupe.width / 2];
  const discs = [...document.querySelectorAll('.flickboard .discs .disc > .hit')].map((one) => one.getBoundingClientRect())
    .filter((box) => Math.hypot(box.x + box.width / 2 - cx, box.y + box.height / 2 - cy) < r + box.width / 2).length;
  const line = document.querySelector('.aim path[stroke-dasharray]');
  const matrix = line.getScreenCTM(), length = line.getTotalLength();
  const way = Array.from({ length: 40 }, (_, at) => line.getPointAtLength((length * at) / 39).matrixTransform(matrix))
    .filter(({ x, y }) => Math.hypot(x - cx, y - cy) < r).length;
  return { discs, way };
}"""


@pytest.mark.parametrize("size", [PHONE, SHORT, FLAT, (820, 1180)], ids=["phone", "short", "flat", "tablet"])
def test_the_loupe_hides_neither_a_disc_nor_the_way(open_page: Open, size: tuple[int, int]) -> None:
    seen = open_page(size)
    given = answers_of(seen)
    stand_at(seen, SWORD)
    x, y = seen.page.evaluate(TARGET)["disc"]
    pointer = Pointer(seen, "touch")
    pointer.down((x, y))
    shown = 0
    for turn in range(24):
        angle = turn * math.pi / 12
        to = (min(max(x + 70 * math.cos(angle), 4), size[0] - 4), min(max(y + 70 * math.sin(angle), 4), size[1] - 4))
        pointer.to(to, 1)
        seen.page.wait_for_timeout(20)
        hidden = seen.page.evaluate(HIDDEN)
        shown += hidden is not None
        assert hidden in (None, {"discs": 0, "way": 0}), turn
    seen.shoot(f"flick-loupe-{size[0]}")
    pointer.to((x, y), 1)
    seen.page.wait_for_timeout(90)
    pointer.up()
    assert shown or size == (820, 1180)  # on a tablet discs are large enough
    assert given == []


def test_a_swaying_hand_has_a_cone_that_grows(open_page: Open) -> None:
    """Where the question says how a hand sways; where it does not, there is none."""
    seen = open_page()
    sways(seen, {"angle": 90, "speed": 60})
    stand_at(seen, HERO)
    wide = []
    for percent in (15, 40, 70, 100):
        setting(seen, 10, percent)
        wide.append(seen.page.evaluate("Number(document.querySelector('.sway').dataset.half)"))
        seen.shoot(f"flick-sway-{percent}")
    assert wide == sorted(wide)
    assert wide[-1] == pytest.approx(0.09)
    assert wide[0] < 0.03
    assert faults(seen) == []


def sways(seen: Seen, sway: dict[str, int]) -> None:
    """Let every question for a flick say how the hand sways. Call it before the table is opened."""

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def hear(message: str) -> None:
            told = json.loads(message)
            if (told.get("decision") or {}).get("type") == "flick":
                told["decision"]["sway"] = sway
            socket.send(json.dumps(told))

        server.on_message(hear)

    seen.page.route_web_socket("**/ws", between)


def faults_in_both(seen: Seen, name: str) -> list[Any]:
    """What axe finds in the dark; in the light colours are all that is different."""
    found = []
    for theme, rules in {"light": ["color-contrast"], "dark": []}.items():
        seen.page.evaluate(TURN_TO, theme)
        seen.shoot(f"flick-{name}-{theme}")
        found += faults(seen, *rules)
    return found


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_axe_minds_nothing_about_aiming(open_page: Open, size: tuple[int, int]) -> None:
    """At rest, while a hand pulls, and back in the ring."""
    seen = open_page(size, "fr")
    given = answers_of(seen)
    stand_at(seen, HERO)
    seen.settle()
    assert faults_in_both(seen, f"asked-{size[0]}") == []
    aim = seen.page.evaluate(TARGET)
    at, target = tuple(aim["disc"]), tuple(aim["target"])
    pointer = Pointer(seen, "mouse" if size in (SMALL_DESK, DESK) else "touch")
    pointer.down(at)
    pointer.to(pulled_to(at, target, 0.3, pointer.device))
    assert faults_in_both(seen, f"pulled-{size[0]}") == []
    pointer.to(at)
    assert faults_in_both(seen, f"back-{size[0]}") == []
    assert soon(seen, lambda: seen.page.query_selector(".pulltold.back"))
    assert given == []
