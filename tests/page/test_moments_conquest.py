"""The moments of Conquest: a card that is laid, armour that is put up and breaks, a bank that runs empty."""

from collections.abc import Sequence

import pytest

from souterrain.kernel.event import Event
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.flicking import no_hints
from tests.page.staging import LISTEN, begin, deed, until, witness

SIZES = pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])

CUT = """() => {
  const beyond = ({ left, right }) => left < 0 || right > innerWidth;
  const floats = [...document.querySelectorAll('.floating')].filter((each) => beyond(each.getBoundingClientRect()));
  const lines = [...document.querySelectorAll('.caption .sentence, .caption .sentence > span')];
  return [...floats, ...lines.filter((each) => each.scrollHeight > each.clientHeight + 1)].map((each) => each.textContent);
}"""


def plays(events: Sequence[Event]) -> bool:
    return events[0].name == "card_played"


def keeps(events: Sequence[Event]) -> bool:
    return "card_kept" in {each.name for each in events}


def blocks(events: Sequence[Event]) -> bool:
    return "shot_blocked" in {each.name for each in events}


def takes_of_the_last(events: Sequence[Event]) -> bool:
    """A bank of few tokens loses some."""
    return any(each.name == "tokens_gained" and 0 < each.data["bank"] <= 4 for each in events)


def look_on(seen: Seen) -> None:
    seen.page.clock.install()
    seen.page.add_init_script(LISTEN)
    no_hints(seen)


@SIZES
def test_ones_own_card_comes_down_on_the_table(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """With weight, over the arena, and in nobody's way: one may flick at once."""
    seen = open_page(size, lang, motion=True, speed="normal")
    no_hints(seen)
    begin(seen, deed("conquest", plays, 0))
    until(seen, "() => document.querySelector('.laid .qcard')")
    assert seen.page.locator(".laid .qcard").evaluate("(each) => each.getAnimations().length") == 1
    assert seen.page.locator(".laid").evaluate("(each) => getComputedStyle(each).pointerEvents") == "none"
    assert seen.page.locator(".bigline").count() == 0, "those are for what others play"
    assert seen.page.locator(".turn.mine:not(.covered)").count() == 1
    assert faults(seen) == []
    seen.shoot(f"laid-{lang}")
    until(seen, "() => !document.querySelector('.laid')")


@SIZES
def test_the_card_of_another_is_a_big_line(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    witness(seen, deed("conquest", plays, 1), 0)
    until(seen, "() => document.querySelector('.bigline')")
    assert seen.page.locator(".bigline .face svg").count() >= 2, "the card and its shots"
    assert seen.page.locator(".laid").count() == 0
    assert faults(seen) == []


@SIZES
def test_armour_is_put_up_and_breaks(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang, motion=True, speed="normal")
    no_hints(seen)
    begin(seen, deed("conquest", keeps, 0))
    until(seen, "() => document.querySelector('[data-thing=\"team:0\"] .shield')")
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    turn = deed("conquest", blocks, 1)
    witness(seen, turn, 0)
    until(seen, "() => document.querySelector('.floating.block')")
    until(seen, "() => document.querySelector('[data-thing=\"team:1\"] .shield.breaks')")
    assert seen.page.locator('[data-thing="team:1"] .shield.breaks .half').count() == 2
    assert seen.page.locator(".floating.hurt").count() == 1, "that it is broken is said too"
    seen.arrive()
    assert seen.page.evaluate(CUT) == [], "no word is cut by the edge of the screen, nor a line of the caption"
    assert faults(seen) == []
    seen.shoot(f"armour-{lang}")


@SIZES
def test_a_bank_that_runs_empty_is_felt(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """Tokens fall out of it, it shakes, and its number is a warning."""
    seen = open_page(size, lang, motion=True, speed="normal")
    no_hints(seen)
    begin(seen, deed("conquest", takes_of_the_last))
    until(seen, "() => document.querySelector('.qbank.mid.low.shaken')")
    assert seen.page.locator(".qbank.mid").evaluate("(each) => each.getAnimations().length") == 1
    if size == DESK:
        assert seen.page.locator(".qbank.mid .goes").count() > 0
    assert faults(seen) == []
