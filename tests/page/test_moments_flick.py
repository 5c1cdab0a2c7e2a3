"""The theatre of flicked discs: where a flick is aimed, what it does where it counts, and what is left of what it killed."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from souterrain.kernel.event import Event
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import no_hints
from tests.page.staging import LISTEN, begin, deed, until, witness

SIZES = pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
COUNT = "(what) => document.querySelectorAll(what).length"
# The end of the track, and the middle of the disc that was flicked: as far from one another as this.
TRACK = """(thing) => {
  const path = document.querySelector('.track path');
  const lengths = [path.getTotalLength(), 0];
  const ends = lengths.map((each) => path.getPointAtLength(each).matrixTransform(path.getScreenCTM()));
  const box = document.querySelector(`.flickboard .disc[data-thing="${thing}"] .hit`).getBoundingClientRect();
  return ends.map(({ x, y }) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2));
}"""
# How far, in pixels, the ring at the end of an aim is from where the dashes lead: a dash is six tenths of the way to the next.
MEANT = """() => {
  const at = (each) => { const { x, y, width, height } = each.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
  const dashes = [...document.querySelectorAll('[data-intent] > path[stroke="#ffe3a6"]:not(.meant)')].map(at);
  const [x, y] = at(document.querySelector('[data-intent] circle.meant'));
  const [last, before] = [dashes.at(-1), dashes.at(-2) ?? dashes.at(-1)];
  const [dx, dy] = [last[0] - before[0], last[1] - before[1]];
  return Math.hypot(last[0] + dx * 0.7 - x, last[1] + dy * 0.7 - y);
}"""
HEARTS = """(hero) => {
  const mat = document.querySelector(`.mat[data-thing="figure:${hero}"]`);
  const one = document.querySelector('.cata .hp .track i');
  const ring = document.querySelector('.med svg circle:last-of-type');
  const eases = getComputedStyle(one ?? ring).transitionDuration.split(',').map(parseFloat);
  return { eases, off: mat?.querySelectorAll('.hp .track i.off').length ?? -1 };
}"""

# Words that lie over a disc that is lit, when all have risen to where they stand.
COVERS = """() => {
  for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime !== Infinity) each.finish();
  const discs = [...document.querySelectorAll('.flickboard .disc[data-lit] .hit')].map((each) => each.getBoundingClientRect());
  const along = (one, other, from, to) => one[from] < other[to] && other[from] < one[to];
  const meets = (one, other) => along(one, other, 'left', 'right') && along(one, other, 'top', 'bottom');
  const words = [...document.querySelectorAll('.limelight .floating')];
  return words.filter((each) => discs.some((disc) => meets(each.getBoundingClientRect(), disc))).map((each) => each.textContent);
}"""


def doubles(events: Sequence[Event]) -> bool:
    """Two are killed by one flick, and the fight goes on."""
    names = [each.name for each in events]
    return names.count("killed") == 2 and "room_cleared" not in names


def hurts(events: Sequence[Event]) -> bool:
    """A hero is struck and lives."""
    names = [each.name for each in events]
    return "damaged" in names and "struck" in names and not {"died", "killed", "incapacitated"} & {*names}


def count(seen: Seen, what: str) -> int:
    found: int = seen.page.evaluate(COUNT, what)
    return found


def phase(seen: Seen) -> str:
    found: str = seen.page.evaluate("document.querySelector('.caption').dataset.phase")
    return found


@SIZES
def test_kills_of_one_flick_crack_one_after_the_other_and_are_told_together(
    open_page: Open, size: tuple[int, int], lang: str
) -> None:
    """One's own: first one breaks and its coins fly to the purse, then the next, which is ×2; then the big line."""
    seen = open_page(size, lang, motion=True, speed="normal")
    no_hints(seen)
    turn = deed("catacombs", doubles, 1)
    begin(seen, turn)
    until(seen, "() => document.querySelector('.floating.kill')")
    assert count(seen, ".floating.kill") == 1
    assert count(seen, ".theatre .half") == 2
    assert count(seen, ".theatre .whole") == 1, "the other lies there until that is told"
    assert count(seen, ".limelight .coin") >= 1
    assert count(seen, ".floating .times") == 0
    until(seen, "() => document.querySelectorAll('.floating.kill').length === 2")
    assert seen.page.locator(".floating .times").inner_text() == "×2"
    assert count(seen, ".theatre .whole") == 0
    until(seen, "() => document.querySelector('.bigline')")
    assert seen.page.locator(".bigline b").inner_text().startswith("2 ")
    assert seen.page.locator(".bigline strong").count() == 1
    assert faults(seen) == []
    seen.shoot(f"combo-{lang}")
    until(seen, "() => !document.querySelector('.bigline')")


@SIZES
def test_a_flick_of_others_is_aimed_made_and_leaves_its_track(
    open_page: Open, size: tuple[int, int], lang: str
) -> None:
    """Dashes up to the first contact, brackets around what is met; hearts that empty; a track that ends where the disc lies."""
    seen = open_page(size, lang, motion=True, speed="normal")
    seen.page.clock.install()
    seen.page.add_init_script(LISTEN)
    no_hints(seen)
    turn = deed("catacombs", hurts, 0)
    game: Any = turn.position.laid()
    game.films = []
    before = len(game.events)
    game.answer(0, turn.answer)
    (struck,) = (each.data for each in game.events[before:] if each.name == "struck")
    witness(seen, turn, 1)
    until(seen, "() => document.querySelector('[data-intent]')")
    assert phase(seen) == "intent"
    assert count(seen, "[data-intent] > path:not(.meant)") >= 2
    assert count(seen, "[data-intent] circle.meant") == 1
    assert count(seen, "[data-intent] path.meant") in (0, 8)
    assert seen.page.evaluate(MEANT) < 2, "what is meant stands where the dashes lead"
    assert count(seen, ".flickboard .shade.on") == 1
    if size == DESK:
        assert count(seen, ".caption .flag.face path[d]") == 1, "who acts is known by its face"
    off = seen.page.evaluate(HEARTS, struck["target"])
    until(seen, "() => document.querySelector('.caption').dataset.phase === 'act'")
    assert count(seen, "[data-intent]") == 0
    until(seen, "() => document.querySelector('.pop.counts')")
    until(seen, "() => document.querySelector('.floating.hurt')")
    after = seen.page.evaluate(HEARTS, struck["target"])
    assert min(after["eases"]) >= 0.4, "a heart that is lost goes out, it does not vanish"
    if size == DESK:
        assert after["off"] == off["off"] + 1
    assert re.fullmatch(r"−\d", seen.page.locator(".floating.hurt").first.inner_text())
    assert seen.page.evaluate(COVERS) == [], "nobody it is about is covered"
    until(seen, "() => document.querySelector('.caption').dataset.phase === 'beat'")
    end, start = seen.page.evaluate(TRACK, f"figure:{struck['figure']}")
    assert end < 2 < start
    assert faults(seen) == []


def test_without_motion_nothing_flies_or_cracks(open_page: Open) -> None:
    """The words, the halves apart, and the big line are there all the same."""
    seen = open_page(motion=False, speed="normal")
    no_hints(seen)
    begin(seen, deed("catacombs", doubles, 1))
    until(seen, "() => document.querySelector('.floating.kill')")
    assert seen.page.locator(".limelight").evaluate("(each) => each.getAnimations({ subtree: true }).length") == 0
    assert seen.page.locator(".limelight .coin:visible").count() == 0
    assert seen.page.locator(".theatre").evaluate("(each) => each.getAnimations({ subtree: true }).length") == 0
    until(seen, "() => document.querySelector('.bigline')")
