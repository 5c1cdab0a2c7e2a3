"""The board while one flicks: it stays where it is, the line is true, and nothing lies over what is aimed at."""

import math
import time
from itertools import product
from typing import Any

import pytest

from souterrain.discs.sway import HUMAN, SHAKY, TRUE
from souterrain.flick import Shot, flick
from souterrain.kernel.gesture import NEEDLE
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import (
    TARGET,
    Asked,
    Pointer,
    answers_of,
    asked_of,
    flicks_by,
    no_hints,
    pull,
    pulled_to,
    soon,
    stand_at,
)
from tests.page.positions import Position
from tests.page.staging import SOCKET, deed, ending, reply, rest, sit, until
from tests.page.test_director import event
from tests.page.test_flick_hand import FLAT, HERO, SHORT, SKULL, SMALL_DESK, SOLOTH, SWORD

TABLET, LYING = (768, 1024), (1024, 768)
SIZES = {"desk": SMALL_DESK, "wide": DESK, "phone": PHONE, "short": SHORT, "flat": FLAT}
MISSILE = ("conquest", 0, "place_projectile", "cross")
LEAST_SHARE = 0.45  # of a phone's height is board, and of a tablet's
SHORT_OF = 0.05  # millimetres

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
      const signs = { '.moving': 'film', '.putting': 'put', '.aim': 'aim', '.invite': 'asked' };
      const sign = Object.keys(signs).find((each) => board.querySelector(each));
      const isMine = document.querySelector('.turn.mine');
      const shown = sign ? (isMine ? '' : 'others ') + signs[sign] : isMine ? 'choose' : 'wait';
      const staged = document.querySelector('.caption.on')?.dataset.phase;
      for (const each of [shown, staged, document.querySelector('.result') && 'over']) if (each) window.phases.add(each);
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


# With hands that show something while one aims, which must not move the board either.
HANDS = {"catacombs": "human", "soloth": "steady", "conquest": "skill"}
CHOICES: dict[str, Asked] = {
    "catacombs": ("catacombs", 1, "choose_figure", "none"),
    "soloth": ("catacombs/soloth", 1, "choose_figure", "none"),
    "conquest": ("conquest", 0, "play_card", "cross"),
}


@pytest.mark.parametrize(
    ("asked", "hand", "size"),
    [
        pytest.param(asked, HANDS[game], size, id=f"{game}-{name}")
        for (game, asked), (name, size) in product(CHOICES.items(), {**SIZES, "tablet": TABLET}.items())
        if game != "soloth" or size in (PHONE, SMALL_DESK)  # its table is the one of Catacombs
    ],
)
def test_the_board_never_moves(open_page: Open, asked: Asked, hand: str, size: tuple[int, int]) -> None:
    """Through a whole turn, to a hundredth of a pixel in every frame: choosing, aiming, pulling, the film, what follows from it."""
    seen = open_page(size, "fr", motion=True, speed="normal")
    page = seen.page
    seen.stand(asked_of(*asked, hand=hand))
    page.wait_for_selector(".flickboard .disc")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
    until = time.monotonic() + 60
    while choose(seen) and time.monotonic() < until:
        page.wait_for_timeout(80)
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
    phases = {str(phase).removeprefix("others ") for phase in page.evaluate("[...window.phases]")}
    assert {"choose", "asked", "aim", "film"} <= phases
    assert len(places) == 1, places
    if pointer.device == "touch":
        drawn = page.evaluate("document.querySelector('.flickboard .floor').getBoundingClientRect().height")
        assert drawn >= LEAST_SHARE * size[1], drawn / size[1]


@pytest.mark.parametrize("size", [SMALL_DESK, PHONE], ids=["desk", "phone"])
def test_the_board_never_moves_while_others_play_and_discs_are_put_down(open_page: Open, size: tuple[int, int]) -> None:
    """From a missile that is put down to the films of a computer's own turn."""
    seen = open_page(size, motion=True, speed="fast")
    page = seen.page
    no_hints(seen)
    seen.stand(asked_of(*MISSILE))
    page.wait_for_selector(".flickboard .putting")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
    until = time.monotonic() + 60
    while "others film" not in page.evaluate("[...window.phases]") and time.monotonic() < until:
        page.wait_for_timeout(80)
        if page.query_selector(".turn.mine") and not choose(seen):
            pull(seen, 0.3, "mouse" if size == SMALL_DESK else "touch")
    page.wait_for_timeout(800)
    places = page.evaluate(PLACES)
    assert {"put", "film", "others film"} <= set(page.evaluate("[...window.phases]"))
    assert len(places) == 1, places


def clears(events: Any) -> bool:
    return {"killed", "room_cleared", "room_entered"} <= {event.name for event in events}


def stand_still(seen: Seen, position: Position) -> None:
    """Sit down where only the test lets time pass, and watch from then on. Nobody sends the offer of hints away."""
    sit(seen, position, script=SOCKET)
    seen.page.wait_for_selector(".flickboard .disc")
    seen.page.evaluate("document.fonts.ready.then(() => true)")
    seen.page.clock.run_for(500)
    seen.page.evaluate(WATCH)


TELL = "(part) => window.tell(part)"
CHAT = {"seat": 0, "text": "Well flicked, and a long line to say so, longer than any of the others here."}
# In the midst of a jump, whatever the browser's clock says; how much jumps.
SHAKEN = """() => document.getAnimations().filter((each) => {
  if (each.animationName !== 'slab-shakes') return false;
  each.pause();
  each.currentTime = 780 + 0.35 * 320;
  return true;
}).length"""
ALL = {"desk": SMALL_DESK, "phone": PHONE, "lying": LYING}


@pytest.mark.parametrize(
    ("moment", "size"),
    [
        pytest.param(moment, ALL[size], id=f"{moment}-{size}")
        for moment, sizes in {"room": ALL, "end": ALL, "lord": ("lying", "phone")}.items()
        for size in sizes
    ],
)
def test_the_board_never_moves_while_it_is_told_what_came_of_it(
    open_page: Open, moment: str, size: tuple[int, int]
) -> None:
    """One's own flick kills, a room is cleared and the next entered; a match ends; a Lord shakes what lies there. Others chat."""
    seen = open_page(size, "fr", motion=True, speed="normal")
    if moment == "lord":
        position = positions.at("catacombs", "act")
        stand_still(seen, position)
        told = [event(position.laid(), "final_battle", lord="gorgon", health=6)]
        seen.page.evaluate(
            TELL, {"events": told, "decision": None, "awaited": [{"seat": 1, "kind": "act", "rule": ""}]}
        )
        last = "banner"
    else:
        turn = deed("catacombs", clears, 1) if moment == "room" else ending("conquest")
        stand_still(seen, turn.position)
        reply(seen, turn)
        rest(seen)
        last = "banner" if moment == "room" else "over"
    seen.page.evaluate("(said) => window.tell({ chat: [{ at: Date.now(), seq: window.seq + 1, ...said }] })", CHAT)
    until(seen, "(last) => window.phases.has(last)", last)
    if moment == "lord":
        assert seen.page.evaluate(SHAKEN) == 2, "what lies on the board: posts, and discs"
    seen.page.clock.run_for(4000)
    seen.shoot(f"flick-told-{moment}-{size[0]}")
    phases = seen.page.evaluate("[...window.phases]")
    assert len(seen.page.evaluate(PLACES)) == 1, (seen.page.evaluate(PLACES), phases)
    assert last in phases
    assert moment == "lord" or {"result", "film"} <= {phase.removeprefix("others ") for phase in phases}, phases


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


@pytest.mark.parametrize(
    ("asked", "wood"),
    [(HERO, "plain"), (SOLOTH, "plain"), (SWORD, "plain"), (SKULL, "plain"), (HERO, "real"), (SWORD, "real")],
    ids=["catacombs", "soloth", "sword", "skull", "catacombs-real", "sword-real"],
)
def test_the_line_ends_where_the_disc_would(open_page: Open, asked: Asked, wood: str) -> None:
    """For each direction and strength: at its first contact or where it stops, as the solver has it; and in words too.

    What follows is drawn as a stroke, but not on real wood, whose grip the page knows nothing of.
    """
    seen = open_page()
    position = asked_of(*asked, wood=wood)
    layout = position.laid().layout()
    assert bool(layout.board.materials.rim) == (wood == "real")
    decision: Any = stand_at(seen, asked, wood=wood)
    met: set[str] = set()
    strokes = 0
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
            strokes += seen.page.locator(".aim .onward").count()
    assert {"stop", "disc"} <= met
    assert (strokes == 0) == (wood == "real")
    assert seen.page.locator(".sway").count() == 0, "a steady hand has no cone"


# How far each disc of the film has turned in the last frame in which it was drawn, and how many angles each has had.
SPUN = """() => {
  window.spun = {};
  const look = () => {
    for (const disc of document.querySelectorAll('.flickboard .moving svg')) {
      const turned = Number(/rotate\\((-?[\\d.e-]+)rad\\)/.exec(disc.style.transform)?.[1] ?? 0);
      const { seen } = (window.spun[disc.dataset.thing] ??= { seen: [] });
      if (seen.at(-1) !== turned) seen.push(turned);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_discs_turn_in_the_film_of_real_wood(open_page: Open) -> None:
    """Frame by frame, and in the end as far as the solver says."""
    seen = open_page(motion=True, speed="normal")
    layout = asked_of(*SWORD, wood="real").laid().layout()
    decision: Any = stand_at(seen, SWORD, wood="real")

    def shot_at(degrees: int) -> Shot:
        angle = math.radians(degrees)
        return flick(layout, decision.disc, (1500 * math.cos(angle), 1500 * math.sin(angle)))

    shots = {degrees: shot_at(degrees) for degrees in range(-180, 180)}
    spun = [
        degrees
        for degrees, shot in shots.items()
        if len(shot.contacts) < 4 and abs(shot.playback.angle(decision.disc, 99.0)) > 1.0
    ]
    setting(seen, spun[0], 100 * 1500 / (decision.top_speed / 1000))
    seen.page.evaluate(SPUN)
    seen.page.locator(".flickrow .primary").click()
    seen.page.wait_for_selector(".flickboard .moving")
    seen.shoot("flick-real-film")
    seen.page.wait_for_selector(".flickboard .moving", state="detached")
    film = shots[spun[0]].playback
    turned = seen.page.evaluate("window.spun")[f"disc:{decision.disc}"]["seen"]
    assert len(turned) > 5
    # Screens turn with the clock.
    assert -turned[-1] == pytest.approx(film.angle(decision.disc, 99.0), abs=0.05)


# What the loupe, a circle, hides: discs whose middle or rim it covers, and points of the aimed way.
HIDDEN = """() => {
  const loupe = document.querySelector('.loupe')?.getBoundingClientRect();
  if (!loupe) return null;
  const [cx, cy, r] = [loupe.x + loupe.width / 2, loupe.y + loupe.height / 2, loupe.width / 2];
  const discs = [...document.querySelectorAll('.flickboard .discs .disc > .hit')].map((one) => one.getBoundingClientRect())
    .filter((box) => Math.hypot(box.x + box.width / 2 - cx, box.y + box.height / 2 - cy) < r + box.width / 2).length;
  const line = document.querySelector('.aim path[stroke-dasharray]');
  if (!line) return { discs, way: 0 };
  const matrix = line.getScreenCTM(), length = line.getTotalLength();
  const way = Array.from({ length: 40 }, (_, at) => line.getPointAtLength((length * at) / 39).matrixTransform(matrix))
    .filter(({ x, y }) => Math.hypot(x - cx, y - cy) < r).length;
  return { discs, way };
}"""


@pytest.mark.parametrize("size", [PHONE, SHORT, FLAT, TABLET, LYING], ids=["phone", "short", "flat", "tablet", "lying"])
def test_the_loupe_hides_neither_a_disc_nor_the_way(open_page: Open, size: tuple[int, int]) -> None:
    """It lies below the board where that is held upright, else on it, clear of the discs in all its corners."""
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
    assert shown
    assert given == []


# How many pixels a finger is from the words that tell what letting go does; and whether these lie over a disc.
WORDS = """([x, y]) => {
  const words = document.querySelector('.pulltold').getBoundingClientRect();
  const away = Math.hypot(Math.max(words.left - x, 0, x - words.right), Math.max(words.top - y, 0, y - words.bottom));
  const discs = [...document.querySelectorAll('.flickboard .discs .disc > .hit')].map((one) => one.getBoundingClientRect());
  const covered = discs.some((box) => box.top < words.bottom && box.bottom > words.top);
  return { away, covered };
}"""


@pytest.mark.parametrize("size", [PHONE, SHORT, TABLET], ids=["phone", "short", "tablet"])
def test_the_words_are_never_under_the_finger(open_page: Open, size: tuple[int, int]) -> None:
    """Wherever it pulls on a screen that stands, from a disc or on the pad: what letting go does can be read."""
    seen = open_page(size, "fr")
    given = answers_of(seen)
    stand_at(seen, SWORD)
    pad = seen.page.locator(".pad .rings").bounding_box()
    assert pad
    for start in (tuple(seen.page.evaluate(TARGET)["disc"]), (size[0] / 2, pad["y"] + pad["height"] / 2)):
        pointer = Pointer(seen, "touch")
        pointer.down(start)
        for turn, far in product(range(12), (40, 165)):
            way = turn * math.pi / 6
            x, y = start[0] + far * math.cos(way), start[1] + far * math.sin(way)
            pointer.to((min(max(x, 4), size[0] - 4), min(max(y, 4), size[1] - 4)), 1)
            seen.page.wait_for_timeout(20)
            words = seen.page.evaluate(WORDS, pointer.at)
            assert not words["covered"], (start, turn, far)
            assert words["away"] > 34, (start, turn, far)
        seen.shoot(f"flick-words-{size[0]}-{start[1]:.0f}")
        pointer.to(start, 1)
        seen.page.wait_for_timeout(90)
        pointer.up()
    assert given == []


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_the_loupe_hides_nothing_while_a_disc_is_put_down(open_page: Open, size: tuple[int, int]) -> None:
    """Wherever a finger holds it: neither a disc nor the place where it hovers, which the loupe shows larger."""
    seen = open_page(size)
    given = answers_of(seen)
    seen.stand(asked_of(*MISSILE))
    seen.page.wait_for_selector(".flickboard .putting")
    box = seen.page.locator(".flickboard > svg.discs").bounding_box()
    assert box
    pointer = Pointer(seen, "touch")
    pointer.down((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    shown = 0
    for across, down in product((0.1, 0.3, 0.5, 0.7, 0.9), (0.15, 0.4, 0.65, 0.9)):
        pointer.to((box["x"] + box["width"] * across, box["y"] + box["height"] * down), 1)
        seen.page.wait_for_timeout(20)
        hidden = seen.page.evaluate(HIDDEN)
        shown += hidden is not None
        assert hidden in (None, {"discs": 0, "way": 0}), (across, down)
        assert not seen.page.evaluate(UNDER_THE_LOUPE, [".putting", *pointer.at]), (across, down)
    seen.shoot(f"flick-loupe-place-{size[0]}")
    pointer.up()
    assert soon(seen, lambda: not seen.page.query_selector(".loupe"))
    assert shown > 10
    assert given == []


# Whether the loupe lies over a thing, or under the finger.
UNDER_THE_LOUPE = """([selector, x, y]) => {
  const loupe = document.querySelector('.loupe')?.getBoundingClientRect();
  if (!loupe) return false;
  const [cx, cy, r] = [loupe.x + loupe.width / 2, loupe.y + loupe.height / 2, loupe.width / 2];
  const box = document.querySelector(selector).getBoundingClientRect();
  const near = Math.hypot(Math.max(box.left - cx, 0, cx - box.right), Math.max(box.top - cy, 0, cy - box.bottom));
  return near < r || Math.hypot(x - cx, y - cy) < r;
}"""


def test_a_swaying_hand_has_a_cone_that_grows(open_page: Open) -> None:
    """Where the table's hand sways, as wide as the rules say, in words too."""
    seen = open_page()
    stand_at(seen, HERO, hand="human")
    wide = []
    for percent in (15, 40, 70, 100):
        setting(seen, 10, percent)
        wide.append(half_of(seen))
        assert f"(± {round(math.degrees(wide[-1]), 1):g}°)" in seen.page.inner_text(".pulltold span")
        seen.shoot(f"flick-sway-{percent}")
    assert wide == sorted(wide)
    assert wide[-1] == pytest.approx(HUMAN.angle / 1000)
    assert wide[0] == pytest.approx(HUMAN.angle / 1000 * (0.2 + 0.8 * 0.15))
    assert faults(seen) == []


def half_of(seen: Seen) -> float:
    return float(seen.page.locator(".sway").get_attribute("data-half") or "nan")


def test_by_skill_the_needle_goes_with_the_answer(open_page: Open) -> None:
    """It swings while a hand pulls, the cone is as wide as it says, and who makes no gesture need not time."""
    seen = open_page(motion=True)
    given = answers_of(seen)
    stand_at(seen, SWORD, hand="skill")
    aim = seen.page.evaluate(TARGET)
    at, target = tuple(aim["disc"]), tuple(aim["target"])
    pointer = Pointer(seen)
    pointer.down(at)
    pointer.to(pulled_to(at, target, 0.3))
    seen.page.wait_for_selector(".needle")
    assert "Release at the middle" in seen.page.inner_text(".pulltold b")
    wide = seen.page.evaluate(SWUNG)
    narrow, broad = wide[0], wide[-1]
    assert narrow[0] < 300 < broad[0], "the needle swings"
    assert narrow[1] < broad[1], "and the cone with it"
    pointer.up()
    assert soon(seen, lambda: given)
    needle = int(given[0].split()[2])
    assert abs(needle) <= NEEDLE
    pointed = open_page(motion=True)
    answers = answers_of(pointed)
    flicks_by(pointed, "target")
    stand_at(pointed, SWORD, hand="skill")
    pointed.page.locator(".flickrow .primary").click()
    assert soon(pointed, lambda: answers)
    assert len(answers[0].split()) == 2
    assert pointed.page.locator(".needle").count() == 0


def test_the_needle_is_timed_by_keys_as_by_hand(open_page: Open) -> None:
    """It swings as soon as something is aimed at, and Enter lets go: where it is then goes with the answer."""
    seen = open_page(motion=True)
    given = answers_of(seen)
    stand_at(seen, SWORD, hand="skill")
    assert seen.page.locator(".needle").count() == 0
    seen.page.locator('.disc[data-thing="disc:skull-1"]').focus()
    seen.page.keyboard.press("Enter")
    seen.page.wait_for_selector(".needle")
    assert "needle" in seen.page.inner_text(".pulltold b")
    # Who does not see it is told what it does and how far it matters, and not where it is at every moment.
    best, worst = (math.degrees(hand.angle / 1000 * (0.2 + 0.8 * 0.4)) for hand in (TRUE, SHAKY))
    told = f"by {best:.1f} degrees at a tick, by {worst:.1f} half-way"
    assert told in seen.page.inner_text(".flickboard p[aria-live]")
    assert f"(± {best:.1f} to {worst:.1f}°)" in seen.page.inner_text(".pulltold span")
    keys = str(seen.page.locator(".flickboard .discs").get_attribute("aria-label"))
    assert "over and back in 2 seconds and ticks" in keys
    assert "sound is off" not in keys
    seen.page.get_by_role("button", name="Sound", exact=True).click()
    assert "sound is off" in str(seen.page.locator(".flickboard .discs").get_attribute("aria-label"))
    swung = [far for far, _ in seen.page.evaluate(SWUNG)]
    assert swung[0] < 300 < swung[-1]
    needles = []
    for _ in range(3):
        seen.page.locator(".flickboard .discs").focus()
        seen.page.keyboard.press("Enter")
        assert soon(seen, lambda: given)
        needles.append(int(given.pop().split()[2]))
        seen.page.get_by_role("button", name="Close").click()
        seen.page.wait_for_timeout(170)
    assert all(abs(needle) <= NEEDLE for needle in needles)
    assert len(set(needles)) > 1, "it is read at the release"


# How far the needle is from its middle, and how wide the cone is then, frame by frame for half a swing; the nearest first.
SWUNG = """() => new Promise((done) => {
  const seen = [], until = performance.now() + 1000;
  const look = () => {
    const needle = document.querySelector('.needle'), cone = document.querySelector('.sway');
    if (needle && cone) seen.push([Math.abs(Number(needle.dataset.at)), Number(cone.dataset.half)]);
    if (performance.now() < until) requestAnimationFrame(look);
    else done(seen.sort((one, other) => one[0] - other[0]));
  };
  look();
})"""


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_axe_minds_nothing_about_aiming(open_page: Open, size: tuple[int, int]) -> None:
    """At rest, while a hand pulls, and back in the ring."""
    seen = open_page(size, "fr")
    given = answers_of(seen)
    stand_at(seen, HERO)
    seen.settle()
    assert faults(seen, f"flick-asked-{size[0]}") == []
    aim = seen.page.evaluate(TARGET)
    at, target = tuple(aim["disc"]), tuple(aim["target"])
    pointer = Pointer(seen, "mouse" if size in (SMALL_DESK, DESK) else "touch")
    pointer.down(at)
    pointer.to(pulled_to(at, target, 0.3, pointer.device))
    assert faults(seen, f"flick-pulled-{size[0]}") == []
    pointer.to(at)
    assert faults(seen, f"flick-back-{size[0]}") == []
    assert soon(seen, lambda: seen.page.query_selector(".pulltold.back"))
    assert given == []
