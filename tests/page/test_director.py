"""A computer's turn is staged: who acts, what is done, what came of it, a silence. It can be left, and watched again."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.staging import LISTEN, Handover, begin, disc_turn, steps, tile_turn
from tests.page.test_screens import faults

LASTS = {"actor": 450, "intent": 500, "result": 600, "beat": 400}  # milliseconds at normal speed
RATES = {"slow": 0.5, "normal": 1.0, "fast": 2.5}
ORDER = ["actor", "intent", "act", "result", "beat"]
TURNS = {"tile": tile_turn, "disc": disc_turn}
EARLY = 0.93  # of a step: clocks of timers and of the page are not the same
FOLDED = 6  # moments of a turn; what follows may be faster

Turn = Callable[[], Handover]
turns = pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)


def wait_for(seen: Seen, phase: str) -> None:
    seen.page.wait_for_function(
        "(phase) => window.steps.some((step) => step.phase === phase)", arg=phase, timeout=60_000
    )


def watch(seen: Seen, least: int) -> list[dict[str, Any]]:
    """What is staged, until it is the reader's turn or there were so many steps."""
    seen.page.wait_for_function("(least) => window.mine || window.steps.length > least", arg=least, timeout=120_000)
    return steps(seen)


def moments(told: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The steps of each moment that was staged to its end, with the step after it."""
    found: list[list[dict[str, Any]]] = []
    for before, step in zip([None, *told], told, strict=False):
        if not step["phase"]:
            if found:
                found[-1].append(step)
            continue
        goes_on = before and before["phase"] and before["moment"] == step["moment"]
        if goes_on:
            found[-1].append(step)
        else:
            if found and found[-1][-1]["phase"]:
                found[-1].append(step)
            found.append([step])
    return [moment for moment in found if len(moment) > 1]


@turns
@pytest.mark.parametrize("speed", RATES)
def test_a_turn_is_staged_in_order_and_at_its_speed(open_page: Open, turn: Turn, speed: str) -> None:
    seen = open_page(motion=True, speed=speed)
    begin(seen, turn())
    wait_for(seen, "result")
    wait_for(seen, "beat")
    told = watch(seen, 24)
    staged = moments(told)
    assert len(staged) > 1
    for *played, after in staged:
        phases = [ORDER.index(step["phase"]) for step in played]
        assert phases == sorted(set(phases)), played
        for step, following in zip(played, [*played[1:], after], strict=True):
            if step["phase"] != "act" and step["moment"] < FOLDED:
                lasted = following["at"] - step["at"]
                assert lasted >= EARLY * LASTS[step["phase"]] / RATES[speed], (step, following)
            # What came of it is not told before it is drawn.
            assert not step["floats"] or step["phase"] in ("result", "beat"), step
    named = [step for step in told if step["phase"] == "actor" and step["who"]]
    assert named
    assert all(step["text"] for step in named)
    assert any(step["lit"] for step in told)
    assert len({step["room"] for step in told}) == 1, "the board was moved"


def test_who_acts_on_whom_and_what_came_of_it_is_shown_on_the_things(open_page: Open) -> None:
    """Light on who acts, then on whom, a line between them; what came of it above the one it is about, and never on it."""
    seen = open_page(motion=True, speed="slow")
    seen.page.add_init_script(LISTEN)
    position = tile_turn().position
    seen.stand(position)
    fighters = position.laid().state.fighters
    here = [number for number, fighter in enumerate(fighters) if fighter.place >= 0]
    attacker, target = here[-1], here[0]
    tell = "(part) => window.tell(part)"
    seen.page.evaluate(tell, {"decision": None, "awaited": [{"seat": 1, "kind": "act", "rule": ""}]})
    seen.page.evaluate(tell, {"events": [event("attacked", attacker=attacker, target=target, armed=False, afar=False)]})
    seen.page.evaluate(
        tell, {"events": [event("rolled", fighter=attacker, target=target, hits=0, rolls=[1], needed=4)]}
    )
    wait_for(seen, "intent")
    lit = "(as) => [...new Set([...document.querySelectorAll(`[data-lit=${as}]`)].map((each) => each.dataset.thing))]"
    assert seen.page.evaluate(lit, "who") == [f"fighter:{attacker}"]
    assert seen.page.evaluate(lit, "whom") == [f"fighter:{target}"]
    assert seen.page.locator(".limelight line").count() == 2
    seen.shoot("director-intent")
    wait_for(seen, "result")
    seen.settle()
    floating, piece = seen.page.locator(".floating"), seen.page.locator(f'.mapwrap [data-thing="fighter:{target}"]')
    assert floating.inner_text() == "Miss"
    seen.shoot("director-result")
    above, below = floating.bounding_box(), piece.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"] + 1
    wait_for(seen, "beat")
    seen.page.wait_for_function("() => document.querySelector('.caption').dataset.phase === ''")
    assert set(seen.page.evaluate(lit, "last")) == {f"fighter:{attacker}", f"fighter:{target}"}


def event(name: str, **data: Any) -> dict[str, Any]:
    return {"seq": 0, "name": name, "data": data}


def test_on_a_phone_the_caption_takes_the_room_of_the_turn_line(open_page: Open) -> None:
    seen = open_page(PHONE, "fr", motion=True, speed="fast")
    begin(seen, disc_turn())
    wait_for(seen, "result")
    assert seen.page.locator(".turnroom .caption.on").count() == 1
    assert seen.page.locator(".turnroom .turn").evaluate("(turn) => getComputedStyle(turn).visibility") == "hidden"
    assert faults(seen) == []
    told = watch(seen, 40)
    assert len({step["room"] for step in told}) == 1, "the board was moved"


@pytest.mark.parametrize("by", ["space", "touch"])
def test_one_goes_on_to_the_next(open_page: Open, by: str) -> None:
    """A key or a touch ends the moment that runs, at what came of it."""
    seen = open_page(motion=True, speed="slow")
    begin(seen, tile_turn())
    wait_for(seen, "actor")
    if by == "space":
        seen.page.keyboard.press(" ")
    else:
        seen.page.locator(".caption .aloud").click()
    pressed = seen.page.evaluate("performance.now()")
    seen.page.wait_for_function("() => window.steps.some(({ phase }) => phase === 'act' || phase === 'beat')")
    begun, *_, following = [step for step in steps(seen) if step["phase"]][:3]
    assert following["at"] - pressed < LASTS["intent"], "it was waited for"
    assert following["at"] - begun["at"] < LASTS["actor"] / RATES["slow"] + LASTS["intent"]


def test_who_answers_early_is_in_the_present(open_page: Open) -> None:
    """As soon as the table asks, a touch of a thing draws everything as it is, and answers."""
    seen = open_page(motion=True, speed="slow")
    begin(seen, tile_turn())
    seen.page.wait_for_selector(".caption .btn.primary", timeout=120_000)
    assert seen.page.locator(".turn.mine").count() == 0
    drawn = seen.page.evaluate("""() => {
      document.querySelector('.mapwrap [data-thing]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      const count = (what) => document.querySelectorAll(what).length;
      return { mine: count('.turn.mine'), live: count('[data-live]'), on: count('.caption.on') };
    }""")
    assert drawn["mine"] == 1
    assert drawn["live"] > 0
    assert drawn["on"] == 0
    assert seen.page.locator(".cards-told li").count() > 1, "what was left out can be watched again"


def test_the_present_can_be_asked_for(open_page: Open) -> None:
    seen = open_page(motion=True, speed="slow")
    begin(seen, tile_turn())
    seen.page.locator(".caption .btn.primary").click(timeout=120_000)
    seen.page.wait_for_selector(".turn.mine", timeout=500)


@turns
def test_without_motion_there_are_words_and_beats(open_page: Open, turn: Turn) -> None:
    seen = open_page(motion=False, speed="normal")
    begin(seen, turn())
    wait_for(seen, "result")
    moving = "document.querySelector('.limelight').getAnimations({ subtree: true }).length"
    assert seen.page.evaluate(moving) == 0
    assert seen.page.locator(".flickboard .moving").count() == 0
    for *played, after in moments(watch(seen, 16)):
        for step, following in zip(played, [*played[1:], after], strict=True):
            if step["phase"] in ("result", "beat") and step["moment"] < FOLDED:
                assert following["at"] - step["at"] >= EARLY * LASTS[step["phase"]]


@turns
def test_acts_of_the_last_turn_are_watched_again(open_page: Open, turn: Turn) -> None:
    """Each card plays its act on the board as it was; then the board is as it is, and asks what it asked."""
    seen = open_page(motion=True, speed="fast")
    begin(seen, turn())
    seen.page.wait_for_function("() => window.mine", timeout=120_000)
    seen.settle()
    place = "(each) => each.dataset.thing + each.getAttribute('transform')"
    things = f"[...document.querySelectorAll('main [data-thing]')].map({place})"
    before, marked = seen.page.evaluate(things), seen.page.locator('[data-lit="last"]').count()
    assert marked, "the last act stays marked"
    assert faults(seen) == []
    seen.page.evaluate("window.steps.length = 0")
    seen.page.locator(".cards-told button").last.click()
    wait_for(seen, "actor")
    assert seen.page.locator(".turn.mine").count() == 0
    seen.page.wait_for_selector(".turn.mine")
    assert [step["phase"] for step in steps(seen)][:2] == ["actor", "intent"]
    assert seen.page.evaluate(things) == before


@turns
def test_nothing_waits_at_instant(open_page: Open, turn: Turn) -> None:
    """What is told is drawn with the next picture; the cards are there all the same."""
    seen = open_page(motion=True, speed="instant")
    begin(seen, turn())
    seen.page.wait_for_function("() => window.mine > window.told", timeout=60_000)
    # The own flick that begins it is shown, as it is at every speed; no other.
    assert seen.page.evaluate("window.films") == (1 if "flick" in turn().position.kind else 0)
    assert seen.page.evaluate("window.mine - Math.max(window.told, window.filmed)") < 150
    assert [step for step in steps(seen) if step["phase"] in ("actor", "intent", "act", "beat")] == []
    assert seen.page.locator(".cards-told li").count() > 1


def test_nobody_waits_for_what_is_not_looked_at(open_page: Open) -> None:
    seen = open_page(motion=True, speed="slow")
    begin(seen, tile_turn())
    wait_for(seen, "actor")
    seen.page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    seen.page.wait_for_selector(".turn.mine", timeout=10_000)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_speed_is_chosen_and_kept(open_page: Open, size: tuple[int, int]) -> None:
    seen = open_page(size)
    seen.table(0, "the-survivors")
    seen.page.get_by_role("button", name="Table", exact=True).click()
    seen.page.locator(".speeds").get_by_role("button", name="slow").click()
    assert '"speed":"slow"' in seen.page.evaluate("localStorage.getItem('souterrain.setting')")
    assert faults(seen) == []
