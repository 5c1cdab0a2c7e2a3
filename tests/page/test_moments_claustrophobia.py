"""The moments of Claustrophobia: a lost line, a demon's entry, a card turned over, the draught, a tile turned by hand."""

from collections.abc import Sequence

import pytest
from msgspec.structs import asdict, replace

from souterrain.games.claustrophobia.state import DEAD
from souterrain.kernel.event import Event
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.staging import LISTEN, begin, deed, sit, until, witness
from tests.page.test_director import event

TELL = "(part) => window.tell(part)"

SIZES = pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
PHASE = "() => document.querySelector('.caption').dataset.phase"
# The cards whose text would not fit on the one that is shown.
CUT = """async (lang) => {
  const { texts } = await (await fetch(`/api/books/claustrophobia/${lang}`)).json();
  const face = document.querySelector('.eventcard .sheetface');
  const cut = (text) => {
    face.querySelector(':scope > span').textContent = text;
    return face.scrollHeight > face.clientHeight;
  };
  return Object.keys(texts.event).filter((id) => cut(texts.event[id].text));
}"""
MOVES = "(each) => each.getAnimations({ subtree: true }).map((each) => each.animationName)"


def loses_a_line(events: Sequence[Event]) -> bool:
    return [each.name for each in events[:1]] == ["line_cancelled"] and events[0].data["left"] > 0


def brings_a_demon(events: Sequence[Event]) -> bool:
    return any(each.name == "brought_in" and each.data["type"] == "demon" for each in events)


def plays_a_card(events: Sequence[Event]) -> bool:
    return "event_played" in {each.name for each in events}


def moves_the_draught(events: Sequence[Event]) -> bool:
    return "draught_moved" in {each.name for each in events}


# Pixels of a map's unit; how often it is on its way somewhere else.
SCALE = """() => {
  const { viewBox, clientWidth } = document.querySelector('.mapwrap > svg');
  return clientWidth / viewBox.baseVal.width;
}"""
GLIDES = "(map) => map.getAnimations().length"


def look_on(seen: Seen) -> None:
    seen.page.clock.install()
    seen.page.add_init_script(LISTEN)


@SIZES
def test_a_line_that_is_lost_cracks(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """On its sheet, with the peg that goes in; and said above the fighter."""
    seen = open_page(size, lang, motion=True, speed="normal")
    turn = deed("claustrophobia", loses_a_line, 0)
    begin(seen, turn)
    until(seen, "() => document.querySelector('.sheet tr.cracks')")
    row = seen.page.locator(".sheet tr.cracks")
    assert row.count() == 1
    assert row.get_attribute("data-thing") == "line:" + "/".join(str(turn.answer).split(":")[1:])
    assert {"row-shakes", "rift", "peg"} <= {*row.evaluate(MOVES)}
    assert seen.page.locator(".caption .tagged.hurt").count() == 1
    assert faults(seen) == []
    seen.shoot(f"line-{lang}")
    until(seen, "() => !document.querySelector('.sheet tr.cracks')")


def test_without_motion_the_lost_line_is_there_at_once(open_page: Open) -> None:
    seen = open_page(motion=False, speed="normal")
    begin(seen, deed("claustrophobia", loses_a_line, 0))
    until(seen, "() => document.querySelector('.sheet tr.cracks .peg')")
    lasts = "(row) => row.getAnimations({ subtree: true }).map((each) => each.effect.getComputedTiming().endTime)"
    assert max(seen.page.locator(".sheet tr.cracks").evaluate(lasts), default=0) <= 1


@SIZES
def test_who_dies_stands_until_that_is_told(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """The last lines are lost, then he dies: though the table knows, the map does not before it is said. Of many lines the last two
    are told beside him."""
    seen = open_page(size, lang, motion=True, speed="normal")
    position = positions.at("claustrophobia", "activate")
    sit(seen, position)
    game = position.laid()
    fighters = [replace(each, tokens=()) for each in game.state.fighters]
    here = [number for number, fighter in enumerate(fighters) if fighter.place >= 0]
    by, dies = here[-1], here[0]
    tile = fighters[dies].place
    events = [
        event(game, "attacked", attacker=by, target=dies, weapon="", tile=tile, armed=False, afar=False),
        *(event(game, "line_cancelled", fighter=dies, line=line, left=line - 2, by=by) for line in (4, 3, 2)),
        event(game, "killed", fighter=dies, tile=tile, cause="hit", returns=False, by=by),
    ]
    dead = [asdict(replace(each, place=DEAD) if number == dies else each) for number, each in enumerate(fighters)]
    seen.page.evaluate(TELL, {"decision": None, "awaited": [{"seat": 1, "kind": "act", "rule": ""}]})
    seen.page.evaluate(TELL, {"events": events, "state": {"fighters": dead}})
    until(seen, "() => document.querySelector('.floating.hurt')")
    assert seen.page.locator(".limelight > svg > g:not(.fallen)").count() == 1
    assert seen.page.locator(".fallen").count() == 0
    until(seen, "() => document.querySelector('.floating.kill')")
    assert seen.page.locator(".limelight > svg > g.fallen").count() == 1
    assert seen.page.locator(".floating.hurt").count() == 2


@SIZES
def test_a_demon_enters(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """Its face and its name over a dark map; then it falls to where it stands."""
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    turn = deed("claustrophobia", brings_a_demon, 1)
    witness(seen, turn, 0)
    until(seen, "() => document.querySelector('.bigline.dread .lordface svg')")
    assert seen.page.locator(".bigline b").inner_text()
    assert seen.page.locator(".bigline small").inner_text()
    until(seen, "() => document.querySelector('.fig.falls')")
    assert "demon-falls" in seen.page.locator(".fig.falls").first.evaluate(MOVES)
    until(seen, "() => !document.querySelector('.bigline')")


@SIZES
def test_an_event_card_is_turned_over_before_it_takes_effect(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    witness(seen, deed("claustrophobia", plays_a_card, 1), 0)
    until(seen, "() => document.querySelector('.eventcard')")
    assert seen.page.locator(".eventcard .turned.up").count() == 0, "its back first"
    assert seen.page.evaluate(PHASE) == "act"
    until(seen, "() => document.querySelector('.eventcard .turned.up')")
    assert seen.page.locator(".eventcard .sheetface b").inner_text()
    assert seen.page.evaluate(CUT, lang) == [], "every card can be read to its end"
    assert seen.page.evaluate(PHASE) == "act", "nothing comes of it while it is read"
    assert seen.page.locator(".floating").count() == 0
    assert faults(seen) == []
    seen.shoot(f"event-{lang}")
    until(seen, "() => !document.querySelector('.eventcard')")


@SIZES
def test_the_draught_is_felt(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """A gust at the exit it comes from now, and how often it was followed."""
    seen = open_page(size, lang, motion=True, speed="normal")
    look_on(seen)
    turn = deed("claustrophobia", moves_the_draught)
    witness(seen, turn, 1 - turn.position.seat)
    until(seen, "() => document.querySelector('.floating.news')")
    assert "gust" in seen.page.locator(".draught .gust").evaluate(MOVES)
    assert "/" in seen.page.locator(".floating.news").inner_text()
    assert faults(seen) == []


@SIZES
@pytest.mark.parametrize("by", ["touch", "button"])
def test_a_new_tile_is_turned_over_by_hand(open_page: Open, by: str, size: tuple[int, int], lang: str) -> None:
    """It lies at the exit with its back up until whoever lays it turns it over; only then it can be laid."""
    seen = open_page(size, lang, motion=True, speed="normal")
    seen.stand(positions.at("claustrophobia", "turn_tile"))
    seen.page.wait_for_selector(".ghost-tile .unrevealed.waits")
    lay, over = {"en": ("Lay the tile", "Turn the tile over"), "fr": ("Poser la tuile", "Retournez la tuile")}[lang]
    assert seen.page.get_by_role("button", name=lay).count() == 0
    assert faults(seen) == []
    if by == "touch":
        seen.page.locator(".ghost-tile").dispatch_event("click")
    else:
        seen.page.locator(".doing").get_by_role("button", name=over).click()
    assert seen.page.locator(".ghost-tile .unrevealed.waits").count() == 0
    assert "revealed-tile" in seen.page.locator(".ghost-tile").evaluate(MOVES)
    assert seen.page.get_by_role("button", name=lay).count() == 1


def test_at_once_the_tile_lies_open(open_page: Open) -> None:
    seen = open_page()
    seen.stand(positions.at("claustrophobia", "turn_tile"))
    seen.page.get_by_role("button", name="Lay the tile").wait_for()
    assert seen.page.locator(".ghost-tile .unrevealed.waits").count() == 0


@SIZES
def test_a_fight_is_seen_before_the_dice_fall_and_a_near_die_says_why(
    open_page: Open, size: tuple[int, int], lang: str
) -> None:
    """Who strikes whom and the shield that is to be met; the ground steps back; then dice, and who is hurt shakes. A large map is
    nearer for as long."""
    seen = open_page(size, lang, motion=True, speed="normal")
    position = positions.at("claustrophobia", "activate")
    sit(seen, position)
    game = position.laid()
    here = [number for number, fighter in enumerate(game.state.fighters) if fighter.place >= 0]
    by, target = here[-1], here[0]
    tile = game.state.fighters[target].place
    parts = ((3, "part", "line"), (1, "part", "card"))
    roll = {"rolls": (3, 5), "dice_parts": ((2, "part", "sheet"),), "needed": 4, "needed_parts": parts, "hits": 1}
    events = [
        event(game, "attacked", attacker=by, target=target, weapon="", tile=tile, armed=False, afar=False),
        event(game, "rolled", fighter=by, target=target, weapon="", backlash=False, **roll),
    ]
    large = [asdict(replace(each, x=each.x + way)) for way in (0, 8, 16) for each in game.state.tiles]
    waits = {"decision": None, "awaited": [{"seat": 1, "kind": "act", "rule": ""}], "state": {"tiles": large}}
    seen.page.evaluate(TELL, waits)
    far = seen.page.evaluate(SCALE)
    seen.page.evaluate(TELL, {"events": events})
    until(seen, "() => document.querySelector('.caption').dataset.phase === 'actor'")
    assert seen.page.locator(".combat").count() == 0, "whom is not told yet"
    assert seen.page.locator(".mapwrap > svg").evaluate(GLIDES) == 1
    until(seen, "() => document.querySelector('.caption').dataset.phase === 'intent'")
    assert seen.page.evaluate(SCALE) > max(1, 1.2 * far)
    assert seen.page.locator(".caption .flag.face").is_visible()
    assert seen.page.locator(".combat .pf").count() == 2
    assert seen.page.locator(".combat .shield b").inner_text() == "4"
    assert seen.page.locator(".combat .thrown").count() == 0
    assert seen.page.locator("[data-dims] .steps-back").count() > 0
    assert seen.page.locator("[data-dims] .steps-back[data-lit]").count() == 0
    until(seen, "() => document.querySelector('.combat .because')")
    assert seen.page.locator("[data-dims]").count() == 0
    assert seen.page.locator(".combat .thrown .near").count() == 1
    assert seen.page.locator(".combat .because").inner_text().startswith("3 ")
    until(seen, "() => document.querySelector('[data-struck]')")
    assert seen.page.locator("[data-struck]").get_attribute("data-thing") == f"fighter:{target}"
    assert faults(seen) == []
    seen.shoot(f"fight-{lang}")
    until(seen, "() => document.querySelector('.caption').dataset.phase === ''")
    seen.page.evaluate(TELL, {"events": [event(game, "trap_sprung", fighter=target, tile=tile)]})
    until(seen, "() => document.querySelector('.mapwrap .sprung .opens')")
    assert seen.page.locator(".floating.hurt").count() == 1
    until(seen, "() => !document.querySelector('.mapwrap .sprung')")
    until(seen, "() => !document.querySelector('.caption.on')")
    assert seen.page.evaluate(SCALE) == far
