"""A computer's turn is staged: who acts, what is done, what came of it, a silence. It can be left, and watched again.

The page goes by a clock that the test moves on (`staging.until`). How long each step lasts is also proven without a browser, in
`web/tests/staging.test.ts`."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from souterrain.server.table.history import Line
from souterrain.server.table.outgoing import events_seen
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.positions import AnyGame
from tests.page.staging import (
    LISTEN,
    SPY,
    Handover,
    begin,
    cavern_turn,
    disc_turn,
    reply,
    room_turn,
    sit,
    steps,
    tile_turn,
    until,
)

LASTS = {"banner": 1900, "actor": 450, "intent": 500, "result": 600, "beat": 400}  # milliseconds at normal speed
RATES = {"slow": 0.5, "normal": 1.0, "fast": 2.5}
ORDER = ["banner", "actor", "intent", "act", "result", "beat"]
TURNS = {"tile": tile_turn, "disc": disc_turn}
EARLY = 0.93  # of a step: clocks of timers and of the page are not the same
FOLDED = 6  # moments of a turn; what follows may be faster

# A word, and a piece that it is about.
WORD = """(piece) => {
  const [word, about] = ['.floating', piece].map((each) => document.querySelector(each));
  return [word.textContent, word.getBoundingClientRect().toJSON(), about.getBoundingClientRect().toJSON()];
}"""

# Whoever is lit on the board can be seen there: nothing lies over it.
UNCOVERED = """() => {
  const drawn = [...document.querySelectorAll('main.table svg [data-lit=who]')];
  return drawn.some((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.closest('main.table') && !top.closest('.drawer');
  });
}"""

# The last act of a piece that stands on the board: a card is played by a seat, and that lies nowhere.
OF_A_PIECE = """() => [...document.querySelectorAll('.cards-told button')].findLastIndex(({ dataset }) => {
  const name = CSS.escape(dataset.who);
  return name && document.querySelector(`main.table svg :is([data-thing="${name}"], [data-heap~="${name}"])`);
})"""

Turn = Callable[[], Handover]
sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
turns = pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)


def wait_for(seen: Seen, phase: str) -> None:
    until(seen, "(phase) => window.steps.some((step) => step.phase === phase)", phase)


def show_cards(seen: Seen) -> None:
    """On a small screen they are asked for."""
    if seen.page.locator("[data-tool=told]").count():
        seen.page.locator("[data-tool=told]").click()


def watch(seen: Seen, least: int) -> list[dict[str, Any]]:
    """What is staged, until it is the reader's turn or there were so many steps."""
    until(seen, "(least) => window.mine || window.steps.length > least", least)
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


@pytest.mark.parametrize(
    ("turn", "speed"),
    [*[(tile_turn, speed) for speed in RATES], *[(turn, "normal") for turn in (disc_turn, room_turn, cavern_turn)]],
)
def test_a_turn_is_staged_in_order_and_at_its_speed(open_page: Open, turn: Turn, speed: str) -> None:
    seen = open_page(motion=True, speed=speed)
    begin(seen, turn())
    wait_for(seen, "result")
    wait_for(seen, "beat")
    held_to(watch(seen, 14), speed)


@pytest.mark.parametrize("speed", RATES)
def test_the_labyrinth_is_staged_in_order_and_at_its_speed(open_page: Open, speed: str) -> None:
    """Rooms that others turn: computers that play by chance seldom do."""
    seen = open_page(motion=True, speed=speed)
    position = positions.at("twister", "act/move")
    sit(seen, position)
    game, other = position.laid(), 1 - position.seat
    awaited = [{"seat": other, "kind": "act", "rule": ""}]
    seen.page.evaluate("(awaited) => window.tell({ decision: null, awaited })", awaited)
    here = [number for number, figure in enumerate(game.state.figures) if figure.seat == other and figure.cell >= 0]
    for number, room in zip(here, range(3), strict=False):
        turned = event(game, "rotated", figure=number, room=room, way=1, twin=False, places=(), cost=1, points=2)
        seen.page.evaluate("(event) => window.tell({ events: [event] })", turned)
    until(seen, "(least) => window.steps.filter(({ phase }) => phase === 'beat').length >= least", min(len(here), 3))
    until(seen, "() => !document.querySelector('.caption.on')")
    held_to(steps(seen), speed)


def held_to(told: list[dict[str, Any]], speed: str) -> None:
    """What was staged came in order, each step for its time, with words and light, and nothing moved the board."""
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
    named = [step for step in told if step["phase"] in ("banner", "actor") and step["who"]]
    assert named
    assert all(step["text"] for step in named)
    assert any(step["lit"] for step in told)
    assert len({step["room"] for step in told}) == 1, "the board was moved"


def test_who_acts_on_whom_and_what_came_of_it_is_shown_on_the_things(open_page: Open) -> None:
    """Light on who acts, then on whom, a line between them; what came of it above the one it is about, and never on it."""
    seen = open_page(motion=True, speed="slow")
    position = tile_turn().position
    sit(seen, position)
    game = position.laid()
    here = [number for number, fighter in enumerate(game.state.fighters) if fighter.place >= 0]
    attacker, target = here[-1], here[0]
    tell = "(part) => window.tell(part)"
    seen.page.evaluate(tell, {"decision": None, "awaited": [{"seat": 1, "kind": "act", "rule": ""}]})
    attacked = event(game, "attacked", attacker=attacker, target=target, weapon="", tile=0, armed=False, afar=False)
    dice = {
        "rolls": (1,),
        "dice_parts": ((1, "part", "weapon"),),
        "needed": 4,
        "needed_parts": ((4, "part", "sheet"),),
        "hits": 0,
    }
    rolled = event(game, "rolled", fighter=attacker, target=target, weapon="", backlash=False, **dice)
    for each in (attacked, rolled):
        seen.page.evaluate(tell, {"events": [each]})
    wait_for(seen, "intent")
    lit = "(as) => [...new Set([...document.querySelectorAll(`[data-lit=${as}]`)].map((each) => each.dataset.thing))]"
    assert seen.page.evaluate(lit, "who") == [f"fighter:{attacker}"]
    assert seen.page.evaluate(lit, "whom") == [f"fighter:{target}"]
    assert seen.page.locator(".limelight line").count() == 2
    seen.shoot("director-intent")
    wait_for(seen, "result")
    seen.arrive()
    text, above, below = seen.page.evaluate(WORD, f'.mapwrap [data-thing="fighter:{target}"]')
    seen.shoot("director-result")
    assert text == "Miss"
    assert above["bottom"] <= below["top"] + 1
    wait_for(seen, "beat")
    until(seen, "() => document.querySelector('.caption').dataset.phase === ''")
    assert set(seen.page.evaluate(lit, "last")) == {f"fighter:{attacker}", f"fighter:{target}"}


def test_whose_time_runs_is_told_so_and_asked_before_it_is_up(open_page: Open) -> None:
    """What is staged does not use up the reader's time: the clock stands beside it, and soon the question does."""
    seen = open_page(motion=True, speed="slow")
    position = tile_turn().position
    sit(seen, position)
    game = position.laid()
    here = [number for number, fighter in enumerate(game.state.fighters) if fighter.place >= 0]
    data = {"weapon": "", "tile": 0, "armed": False, "afar": False}
    attacked = event(game, "attacked", attacker=here[-1], target=here[0], **data)
    seen.page.evaluate(
        """(attacked) => {
      const asked = { type: 'choice', asked: 1, seat: 0, kind: 'activate', rule: '', options: [] };
      window.tell({ decision: null, awaited: [{ seat: 1, kind: 'act', rule: '' }] });
      for (const seq of [1, 2, 3, 4]) window.tell({ events: [attacked] });
      window.tell({ decision: asked, awaited: [], clocks: { 0: Date.now() + 20_700 } });
    }""",
        attacked,
    )
    until(seen, "() => document.querySelector('.caption.on .clock')")
    assert seen.page.locator(".turn.mine").count() == 0
    seen.page.clock.run_for(1000)
    assert seen.page.locator(".turn.mine").count() == 1


def event(game: AnyGame, name: str, **data: Any) -> dict[str, Any]:
    """What the game would tell, with its words."""
    game.emit(name, **data)
    game.tell()
    (seen,) = events_seen([Line(0, game.events[-1])])
    told: dict[str, Any] = msgspec.to_builtins(seen)
    return told


def test_on_a_phone_the_caption_takes_the_room_of_the_turn_line(open_page: Open) -> None:
    seen = open_page(PHONE, "fr", motion=True, speed="fast")
    begin(seen, disc_turn())
    until(seen, "() => document.querySelector('.turnroom .caption.on')?.dataset.phase === 'result'")
    assert seen.page.locator(".turnroom .turn.covered").count() == 1
    assert faults(seen) == []
    told = watch(seen, 40)
    assert len({step["room"] for step in told}) == 1, "the board was moved"


@pytest.mark.parametrize("by", ["space", "touch", "tap"])
def test_one_goes_on_to_the_next(open_page: Open, by: str) -> None:
    """A key, a touch of the caption or a tap anywhere on the board ends the moment that runs, at what came of it."""
    seen = open_page(motion=True, speed="slow")
    begin(seen, tile_turn())
    wait_for(seen, "actor")
    if by == "space":
        seen.page.keyboard.press(" ")
    elif by == "tap":
        seen.page.locator(".mapwrap").click(position={"x": 12, "y": 12})
    else:
        seen.page.locator(".caption .aloud").click()
    pressed = seen.page.evaluate("performance.now()")
    until(seen, "() => window.steps.some(({ phase }) => phase === 'act' || phase === 'beat')")
    begun, *_, following = [step for step in steps(seen) if step["phase"]][:3]
    assert following["at"] - pressed < LASTS["intent"], "it was waited for"
    assert following["at"] - begun["at"] < LASTS["actor"] / RATES["slow"] + LASTS["intent"]


def test_who_answers_early_is_in_the_present(open_page: Open) -> None:
    """As soon as the table asks, a touch of a thing draws everything as it is, and answers."""
    seen = open_page(motion=True, speed="slow")
    begin(seen, tile_turn())
    until(seen, "() => document.querySelector('.caption .btn.primary')")
    assert seen.page.locator(".turn.mine").count() == 0
    going = """() => {
      const thing = document.querySelector('.mapwrap [data-thing]');
      for (const key of ['Tab', 'Shift', 'ArrowLeft']) thing.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      return document.querySelectorAll('.turn.mine').length;
    }"""
    assert seen.page.evaluate(going) == 0, "who goes about with the keys has not answered"
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
    until(seen, "() => document.querySelector('.caption .btn.primary')")
    seen.page.evaluate("document.querySelector('.caption .btn.primary').click()")
    seen.page.wait_for_selector(".turn.mine")  # and no time has passed


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


@pytest.mark.parametrize(("turn", "size"), [(tile_turn, DESK), (disc_turn, PHONE)], ids=["tile-desk", "disc-phone"])
def test_acts_of_the_last_turn_are_watched_again(open_page: Open, turn: Turn, size: tuple[int, int]) -> None:
    """Each card plays its act on the board as it was; then the board is as it is, and asks what it asked."""
    seen = open_page(size, motion=True, speed="fast")
    begin(seen, turn())
    until(seen, "() => window.mine")
    seen.settle()
    place = "(each) => each.dataset.thing + each.getAttribute('transform')"
    things = f"[...document.querySelectorAll('main [data-thing]')].map({place})"
    before, marked = seen.page.evaluate(things), seen.page.locator('[data-lit="last"]').count()
    board = seen.page.evaluate("document.querySelector('main.table').getBoundingClientRect().toJSON()")
    show_cards(seen)
    assert faults(seen) == []
    seen.page.evaluate("window.steps.length = 0")
    seen.page.evaluate(
        "(card) => document.querySelectorAll('.cards-told button')[card].click()", seen.page.evaluate(OF_A_PIECE)
    )
    wait_for(seen, "actor")
    assert seen.page.evaluate(UNCOVERED)
    seen.shoot(f"again-{turn.__name__}-{size[0]}")
    assert seen.page.locator(".turn.mine").count() == 0
    until(seen, "() => document.querySelector('.turn.mine')")
    assert [step["phase"] for step in steps(seen)][:2] == ["actor", "intent"]
    assert seen.page.evaluate(things) == before
    assert seen.page.locator('[data-lit="last"]').count() == marked
    assert seen.page.evaluate("document.querySelector('main.table').getBoundingClientRect().toJSON()") == board


LINE = "document.querySelector('[data-your-turn]')"
LOOK = f"""() => {{
  const line = {LINE};
  const said = [...line.querySelectorAll('b, small')].map((each) => each.textContent.replace(/\\s/g, ' ').trim());
  const left = document.querySelectorAll('.caption:not([data-phase=""]), .floating').length;
  return [said, left, getComputedStyle(line.closest('.limelight')).pointerEvents, window.heard.tones];
}}"""
BELL = 587  # hertz: what only the bell has


@sizes
def test_a_big_line_says_that_the_turn_has_come_back(open_page: Open, size: tuple[int, int]) -> None:
    """Brief, over the board, and no touch is lost on it; the bell rings with it, and not before all has been told."""
    seen = open_page(size, "fr", motion=True, speed="normal")
    position = tile_turn().position
    sit(seen, position, script=LISTEN + SPY)
    game = position.laid()
    here = [number for number, fighter in enumerate(game.state.fighters) if fighter.place >= 0]
    data = {"weapon": "", "tile": 0, "armed": False, "afar": False}
    attacked = event(game, "attacked", attacker=here[-1], target=here[0], **data)
    begun = event(game, "turn_begun", turn=2, last=8)
    seen.page.locator(".turn.mine").click()  # the page was touched: now it may sound
    seen.page.evaluate("window.heard.tones.length = 0")
    seen.page.evaluate(
        """([attacked, begun]) => {
      const asked = { type: 'choice', asked: 1, seat: 0, kind: 'activate', rule: '', options: [] };
      window.tell({ decision: null, awaited: [{ seat: 1, kind: 'act', rule: '' }] });
      for (const seq of [1, 2, 3]) window.tell({ events: [{ ...attacked, seq }] });
      window.tell({ events: [begun], decision: asked, awaited: [] });
    }""",
        [attacked, begun],
    )
    until(seen, "() => document.querySelector('.caption').dataset.phase === 'intent'")
    assert BELL not in seen.page.evaluate("window.heard.tones")
    until(seen, f"() => document.querySelector('.turn.mine') && {LINE}")
    # All that is to be seen of it in one look: it is soon gone.
    said, left, touched, heard = seen.page.evaluate(LOOK)
    seen.shoot(f"your-turn-{size[0]}")
    assert said == ["À vous", "Tour 2 sur 8"], "and which round it is"
    assert left == 0, "not before all has been told"
    assert touched == "none"
    assert BELL in heard
    seen.page.clock.run_for(1100)
    assert not seen.page.evaluate(f"() => {LINE} !== null")


@pytest.mark.quiet
@turns
def test_nothing_waits_at_instant(open_page: Open, turn: Turn) -> None:
    """What is told is drawn with the next picture; the cards are there all the same."""
    seen = open_page(motion=True, speed="instant")
    seen.page.add_init_script(LISTEN)
    seen.stand(turn().position)
    reply(seen, turn())
    seen.page.wait_for_function("() => window.mine > window.told", timeout=60_000)
    assert seen.page.evaluate("window.films") == 0, "not even of the flick that begins it"
    assert seen.page.evaluate("window.mine - window.told") < 150
    assert not seen.page.evaluate(f"() => {LINE} !== null")
    assert [step for step in steps(seen) if step["phase"] not in ("", "result")] == []
    assert seen.page.locator(".cards-told li").count() > 1


def test_nobody_waits_for_what_is_not_looked_at(open_page: Open) -> None:
    seen = open_page(motion=True, speed="slow")
    begin(seen, tile_turn())
    wait_for(seen, "actor")
    seen.page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    seen.page.wait_for_selector(".turn.mine")  # and no time has passed


@sizes
def test_the_speed_is_chosen_and_kept(open_page: Open, size: tuple[int, int]) -> None:
    seen = open_page(size)
    seen.table(0, "the-survivors")
    seen.page.get_by_role("button", name="Table", exact=True).click()
    seen.page.locator(".speeds").get_by_role("button", name="slow").click()
    assert '"speed":"slow"' in seen.page.evaluate("localStorage.getItem('souterrain.setting')")
    assert faults(seen) == []
