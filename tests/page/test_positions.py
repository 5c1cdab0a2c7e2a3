"""Every question of every game on the screen: each verb can be answered by touching things, nothing is cut off, axe minds nothing.

The positions are those of `positions.py`. The page is asked for real, but its answers are caught on their way, so that all of them
can be tried. With SOUTERRAIN_SHOTS every position is looked at on a desk and on a phone; else one of each question, on one of them
in turn.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from souterrain.kernel.decision import Choice
from souterrain.kernel.timer import LATE
from tests.every_game.table import OURS, game_of
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, SHOTS, Seen
from tests.page.positions import Position
from tests.server.serving import Served
from tests.speech.test_every_sentence import names

LOOKS = (("desk", DESK, "en", "dark"), ("phone", PHONE, "fr", "light"))
# Answers are caught where they would leave the page, which is told that they were refused.
CATCH = """
window.given = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const told = JSON.parse(data);
  if (told.type !== 'answer') return send.call(this, data);
  window.given.push(...[told.answer].flat());
  const refusal = { type: 'refused', ref: told.ref, code: 'refused', message: 'caught' };
  queueMicrotask(() => this.onmessage({ data: JSON.stringify(refusal) }));
};
"""
# What lies beyond the edge of the screen and cannot be scrolled to.
CUT_OFF = """() => {
  const beyond = ({ left, right, width }) => width && (left < -1 || right > innerWidth + 1);
  const scrolls = (each) => each && (['auto', 'scroll'].includes(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
  return [...document.querySelectorAll('button, .btn, .panel, h2, h3')]
    .filter((each) => beyond(each.getBoundingClientRect()) && !scrolls(each) && !each.closest('.sr'))
    .map((each) => each.outerHTML.slice(0, 120));
}"""
# Touch what is lit until each verb was answered; the verbs that were not. A gesture is answered by anything.
TRY = """async (wanted) => {
  let seed = 11;
  const chance = (most) => { seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff; return (seed >> 8) % most; };
  const answers = (verb, id) => wanted[verb] === null || wanted[verb].includes(id);
  const missing = () => Object.keys(wanted).filter((verb) => !window.given.some((id) => answers(verb, id)));
  for (let step = 0; step < 600 && missing().length; step += 1) {
    const live = [...document.querySelectorAll('[data-live]:not([disabled])')];
    live[chance(live.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 4));
  }
  return missing();
}"""

Look = tuple[str, tuple[int, int], str, str]


@pytest.fixture(scope="module")
def looking(served: Served, chromium: Browser) -> Iterator[Callable[[Look], Seen]]:
    """One page for each look, so that a hundred positions need not load it a hundred times."""
    pages: dict[Look, Seen] = {}

    def page_of(look: Look) -> Seen:
        if look not in pages:
            _, (width, height), lang, theme = look
            context = chromium.new_context(
                viewport={"width": width, "height": height},
                locale=lang,
                reduced_motion="reduce",
                has_touch=width == PHONE[0],
            )
            kept = {
                "souterrain.setting": {
                    "lang": lang,
                    "theme": theme,
                    "name": "Inès",
                    "speed": "instant",
                    "briefs": False,
                },
                "souterrain.guides": {game.rpartition("/")[2]: {"on": False, "seen": []} for game in OURS},
            }
            for key, value in kept.items():
                context.add_init_script(f"localStorage.setItem('{key}', {json.dumps(json.dumps(value))})")
            context.add_init_script(CATCH)
            pages[look] = Seen(context.new_page(), f"http://{served.address}")
        return pages[look]

    yield page_of
    for seen in pages.values():
        seen.page.context.close()


def lay(seen: Seen, position: Position) -> dict[str, list[str] | None]:
    """The table as it stands there, with computers at the other seats; what is asked, as ids by verb."""
    decision = seen.stand(position)
    if not isinstance(decision, Choice):
        return {decision.kind: None}
    verbs = {option.verb for option in decision.options} - {LATE}
    return {verb: [option.id for option in decision.options if option.verb == verb] for verb in verbs}


def looked_at() -> Iterator[Any]:
    for game in OURS:
        for number, position in enumerate(positions.of(game) if SHOTS else nearest(game)):
            for look in LOOKS if SHOTS else (LOOKS[number % len(LOOKS)],):
                yield pytest.param(position, look, id=f"{position.name}-{look[0]}")


def nearest(game: str) -> list[Position]:
    """One position of each question; what a base game asks is not asked again with its expansion."""
    base = {each.kind for each in positions.of(game.split("/")[0])} if "/" in game else set()
    found = {each.kind: positions.at(game, each.kind) for each in positions.of(game) if each.kind not in base}
    return [*found.values()]


@pytest.mark.parametrize(("position", "look"), list(looked_at()))
def test_a_question_has_a_form_that_fits_it(looking: Callable[[Look], Seen], position: Position, look: Look) -> None:
    seen = looking(look)
    wanted = lay(seen, position)
    seen.settle()
    found = {"cut off": seen.page.evaluate(CUT_OFF), "axe": faults(seen, f"{position.name}-{look[0]}")}
    found["cannot be answered"] = seen.page.evaluate(TRY, wanted)
    found["console"], seen.said = seen.said, []
    assert {fault: things for fault, things in found.items() if things} == {}


@pytest.mark.parametrize("game", OURS)
def test_every_position_is_still_one_of_the_game(game: str) -> None:
    """It can be laid, it asks what it is there for, and nothing on it is wrong."""
    faults = {position.name: why for position in positions.of(game) if (why := positions.stale(position))}
    assert faults == {}, "`python -m tests.page.positions` finds them again"


# Questions that random play never met, and the ones that have the same options and so the same form.
ALIKE = {"discard_instinct": "discard_event", "pick_spike": "pick_to_freeze"}


@pytest.mark.parametrize("game", OURS)
def test_every_question_is_among_the_positions(game: str) -> None:
    """Whatever the source of a game asks."""
    met = {position.kind for position in positions.known() if position.game.split("/")[0] == game.split("/")[0]}
    missing = {ALIKE.get(kind, kind) for kind in questions(game)} - met
    assert missing == (set() if game_of(game).windows else {"react"})


def questions(game: str) -> set[str]:
    """The kinds of questions that a game's source asks."""
    asked = set().union(*(names(game, function, 1) for function in ("ask", "ask_place", "ask_flick")))
    return {kind.replace("-", "_") for kind in asked}
