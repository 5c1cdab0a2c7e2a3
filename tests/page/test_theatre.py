"""The theatre of the games of tiles: what a reader sees of an attack, a combat and its end, and that nothing gets in the way.

What is staged when is proven without a browser, in `web/tests/theatre.test.ts`."""

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from souterrain.games.claustrophobia.state import DEAD
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.laying import DOOR
from tests.page.positions import Position
from tests.page.staging import SOCKET, sit, tile_turn, until
from tests.page.test_director import event

TELL = "(part) => window.tell(part)"
BOXES = "(all) => all.map((each) => document.querySelector(each).getBoundingClientRect().toJSON())"
BOX = "() => JSON.stringify(document.querySelector('.mapwrap').getBoundingClientRect())"


def phase(name: str) -> str:
    return f"() => document.querySelector('.caption').dataset.phase === '{name}'"


def strike(seen: Seen, position: Position) -> tuple[int, int]:
    """One hits another with two of three dice, and kills it."""
    game = position.laid()
    fighters = game.state.fighters
    here = [number for number, fighter in enumerate(fighters) if fighter.place >= 0]
    attacker, target = here[-1], here[0]
    about = {"attacker": attacker, "target": target, "weapon": "", "tile": fighters[target].place}
    dice = {
        "rolls": (1, 4, 6),
        "dice_parts": ((3, "part", "weapon"),),
        "needed": 4,
        "needed_parts": ((4, "part", "sheet"),),
        "hits": 2,
    }
    events = [
        event(game, "attacked", **about, armed=False, afar=False),
        event(game, "rolled", fighter=attacker, target=target, weapon="", backlash=False, **dice),
        event(game, "killed", fighter=target, tile=about["tile"], cause="hit", returns=False, by=attacker),
    ]
    bare = [replace(each, tokens=()) for each in fighters]
    dead = [asdict(replace(each, place=DEAD) if number == target else each) for number, each in enumerate(bare)]
    seen.page.evaluate(TELL, {"decision": None, "awaited": [{"seat": 1, "kind": "act", "rule": ""}]})
    seen.page.evaluate(TELL, {"events": events, "state": {"fighters": dead}})
    return attacker, target


@pytest.mark.parametrize(
    ("size", "motion"), [(DESK, True), (PHONE, True), (PHONE, False)], ids=["desk", "phone", "still"]
)
def test_an_attack_is_seen_from_its_dice_to_its_end(open_page: Open, size: tuple[int, int], motion: bool) -> None:
    """The dice against what hits, then who dies, where it stood: as words too, and never before the dice have spoken."""
    seen = open_page(size, motion=motion, speed="normal")
    position = tile_turn().position
    sit(seen, position)
    _, target = strike(seen, position)
    piece = f'.mapwrap [data-thing="fighter:{target}"]'
    until(seen, "() => document.querySelector('.combat .thrown')")
    assert seen.page.locator(piece).count() == 1
    assert seen.page.locator(".floating").count() == 0
    until(seen, phase("result"))
    assert seen.page.locator(".thrown .hit").count() == 2
    assert seen.page.locator(".thrown .missed").count() == 1
    assert seen.page.locator(piece).count() == 0
    assert seen.page.locator(".fallen").count() == 1
    assert seen.page.locator(".floating").inner_text() == "Dead"
    assert seen.page.locator(".combat .target.dead .tagged").inner_text() == "Dead"
    # What tells of the fight does not lie on what came of it.
    seen.arrive()
    word, panel = seen.page.evaluate(BOXES, [".floating", ".combat"])
    assert word["bottom"] <= panel["top"] + 1 or panel["bottom"] <= word["top"] + 1
    assert faults(seen) == []


def test_at_one_screen_both_see_the_cards_turned(open_page: Open) -> None:
    """Who lays the last card sees both turned and what came of it, and with him everybody; then the next sits down."""
    seen = open_page(motion=True, speed="normal")
    position = positions.at("twister", "lay")
    setup = position.setup
    asked: dict[str, Any] = {"game": setup.game, "scenario": setup.scenario, "packs": setup.packs}
    asked |= {"options": setup.options, "seats": [{"kind": "person"}, {"kind": "person"}]}
    DOOR.lay(position)
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    first, second = (link["link"] for link in opened["seats"])
    seen.page.goto(f"{seen.base}{first},{second.split('#')[1]}")
    lay = """() => {
      const found = (what) => document.querySelector(what);
      (found('.curtain .primary') ?? found('.fight:not(.staged) .primary[data-live]') ?? found('.cc[data-live]'))?.click();
    }"""
    for _ in range(200):
        if seen.page.query_selector(".fight.staged .turned.up"):
            break
        seen.page.evaluate(lay)
        seen.page.wait_for_timeout(30)
    assert seen.page.locator(".fight.staged .summed").count() == 2
    seen.page.wait_for_selector(".fight.staged .fates")
    assert seen.page.query_selector(".curtain") is None
    assert seen.page.locator(".fight.staged .slot.on").count() >= 2
    assert faults(seen) == []


def test_what_lies_on_a_lit_zone_is_in_nobodys_way(open_page: Open) -> None:
    """A click on an object in a zone that can be gone to goes there; and no click says anything on the console."""
    seen = open_page()
    position = next(each for each in positions.of("twister") if each.asks == ("move", "move/go", "move/leave"))
    decision = seen.stand(position)
    state = position.laid().state
    cells = {dict(each.subjects).get("cell") for each in decision.options}
    item, cell = next((number, each.cell) for number, each in enumerate(state.items) if each.cell in cells)
    seen.page.locator(f'.labyrinth [data-thing="item:{item}"]').click()
    gone = "(cell) => !document.querySelector(`.labyrinth [data-thing='cell:${cell}'][data-live]`)"
    seen.page.wait_for_function(gone, arg=cell)


def test_on_a_phone_the_map_stays_where_it_is(open_page: Open) -> None:
    """Whatever is asked: a line to lose, a die to give, an act. And Escape closes what lies over it."""
    seen = open_page(PHONE)
    boxes = set()
    for ask in ("cancel_line", "assign", "activate"):
        seen.stand(positions.at("claustrophobia", ask))
        boxes.add(seen.page.evaluate(BOX))
    assert len(boxes) == 1
    seen.page.get_by_role("button", name="Table", exact=True).click()
    seen.page.wait_for_selector(".menu")
    seen.page.keyboard.press("Escape")
    seen.page.wait_for_selector(".menu", state="detached")


def test_on_a_phone_a_full_hand_hides_no_button(open_page: Open) -> None:
    """Cards lie in one row, which a finger moves; below it is what else can be done."""
    seen = open_page(PHONE)
    seen.page.add_init_script(SOCKET)
    position = positions.at("claustrophobia", "activate/end_phase")
    seen.stand(position)
    state = position.laid().state
    hand = [*state.instinct_hand, *state.instinct_deck][:4]
    seen.page.evaluate(TELL, {"state": {"instinct_hand": hand}})
    seen.page.wait_for_function("() => document.querySelectorAll('.tray .card').length === 4")
    assert seen.page.locator(".doing .btn[data-live]").first.evaluate(
        "(button) => { const { x, y, width, height } = button.getBoundingClientRect();"
        " return [y + 2, y + height - 2].every((at) => document.elementFromPoint(x + width / 2, at)?.closest('.btn') === button); }"
    )
