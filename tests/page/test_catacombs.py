"""Catacombs and the Cavern of Soloth through the page: whole games, and every screen looked at by axe in both themes."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import PHONE, Open, Seen
from tests.page.flicking import flicks_by, late_in

ROBOT = (Path(__file__).parent / "robot.js").read_text("utf-8")
SOLOTH = ("base", "soloth")
LAYOUT = """() => [...document.querySelectorAll('.mat, .acts, .scene, .room, .med, .btn, .flickrow')]
  .filter((each) => { const box = each.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > innerWidth + 1) && !each.closest('.spares, .cardsbox'); })
  .map((each) => each.className)"""


def sit(
    seen: Seen, seat: int, options: Mapping[str, object], *, packs: tuple[str, ...] = ("base",), scenario: str = ""
) -> None:
    """Lay a table with computers at the other seats, and sit down at it."""
    count = int(str(options.get("seats", 2)))
    seats = [{"kind": "person"} if each == seat else {"kind": "computer", "level": "random"} for each in range(count)]
    asked = {"game": "catacombs", "scenario": scenario, "packs": packs, "options": options, "seats": seats}
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
    seen.page.wait_for_selector(".cata")


def play_until(seen: Seen, selector: str) -> None:
    told = seen.page.evaluate(f"({ROBOT})(120, '{selector}')")
    assert told.get("found"), told


def look(seen: Seen, name: str) -> None:
    """In both themes nothing that axe minds, and nothing beyond the edge of the screen."""
    seen.settle()
    assert faults(seen, name) == [], name
    assert seen.page.evaluate(LAYOUT) == [], name


SHORT = {"length": "shorter-2", "camping": True, "heroes-last": True}


def test_a_whole_game_is_played(open_page: Open) -> None:
    """To the end. What is met on the way is looked at in `test_positions`."""
    seen = open_page(lang="en")
    flicks_by(seen, "target")  # a robot makes no gesture
    sit(seen, 1, SHORT)
    told = seen.page.evaluate(f"({ROBOT})(240)")
    assert told["over"], told
    look(seen, "catacombs-over")


def test_the_end_of_a_game_is_played_on_a_phone(open_page: Open) -> None:
    """In the Cavern of Soloth, by the overseer."""
    seen = open_page(PHONE, "fr")
    flicks_by(seen, "target")
    seen.stand(late_in("catacombs/soloth", 0, 40, **SHORT))
    told = seen.page.evaluate(f"({ROBOT})(240)")
    assert told["over"], told
    look(seen, "soloth-phone-over")


def test_the_book_of_spells(open_page: Open) -> None:
    seen = open_page()
    sit(seen, 1, {})
    seen.page.locator(".mat .chip[aria-haspopup]").click()
    seen.page.wait_for_selector(".spellbook[open]")
    look(seen, "spellbook")


@pytest.mark.parametrize("game", ["Catacombs", "Cavern of Soloth"])
def test_one_click_leads_to_a_game(open_page: Open, game: str) -> None:
    seen = open_page()
    seen.page.goto(seen.base)
    seen.page.get_by_role("button", name=f"Play now {game}").click()
    seen.page.wait_for_selector(".flickboard .discs, .scene")
    assert game in seen.page.inner_text("h1")


def test_a_room_is_played_by_keyboard_alone(open_page: Open) -> None:
    """N goes to what can be pressed and Enter presses it; on the board Enter puts a disc down, or flicks it."""
    seen = open_page()
    sit(seen, 1, {})
    keyboard = seen.page.keyboard
    for step in range(400):
        seen.page.wait_for_selector(".turn.mine")
        if seen.page.locator(".room").inner_text().count("round 2"):
            break
        for _ in range(1 + step % 3):
            keyboard.press("n")
        keyboard.press("Enter")
        seen.page.wait_for_timeout(15)
    assert "round 2" in seen.page.locator(".room").inner_text()


def test_what_is_refused_says_why(open_page: Open) -> None:
    """A spell is cast once in a game; the book of spells says so."""
    seen = open_page()
    sit(seen, 1, {})
    play_until(seen, ".act.is-off")
    seen.page.locator(".act.is-off").first.click()
    seen.page.wait_for_selector(".refusal .slip .id")
    assert "catacombs." in seen.page.inner_text(".refusal .slip .id")


def test_a_disc_explains_itself(open_page: Open) -> None:
    seen = open_page()
    sit(seen, 1, {})
    seen.page.wait_for_selector(".foe")
    seen.page.locator(".foe").first.focus()
    assert "Attack" in seen.page.inner_text("#explained")
    assert seen.page.locator(".foe").first.get_attribute("aria-describedby") == "explained"


def test_who_watches_sees_the_same_row_of_shots(open_page: Open) -> None:
    """In the middle of an action: which shots are done, which is next, and whose they are."""
    player, watcher = open_page(), open_page(PHONE, "fr")
    player.stand(positions.at("catacombs", "go_on"))
    watcher.page.goto(player.base + player.watching)
    rows = []
    for seen in (player, watcher):
        seen.page.wait_for_selector(".shots .now")
        rows.append([shot.get_attribute("class") for shot in seen.page.locator(".shots li").all()])
    assert rows[0] == rows[1]
    assert {"done", "now"} <= {str(state).split()[0] for state in rows[0]}
    watcher.shoot("catacombs-watcher")


# Names that leave the card they stand on, or words of them that are broken in two.
CLIPPED_NAMES = """() => [...document.querySelectorAll('.rcard')].flatMap((card) => {
  const around = card.getBoundingClientRect();
  return [...card.querySelectorAll('b')].filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (left < around.left || right > around.right || top < around.top || bottom > around.bottom) return true;
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    return [...text.data.matchAll(/[^\\s-]+/g)].some(({ index, 0: word }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
  }).map((name) => name.textContent);
})"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_cards_of_a_labyrinth_can_be_read_on_a_phone(open_page: Open, lang: str) -> None:
    seen = open_page(PHONE, lang)
    seen.stand(positions.at("catacombs", "build_maze"))
    seen.page.wait_for_selector(".cards.maze .rcard b")
    seen.shoot(f"catacombs-build-maze-{lang}")
    assert seen.page.evaluate(CLIPPED_NAMES) == []
    smallest = (
        "Math.min(...[...document.querySelectorAll('.rcard b')].map((b) => parseFloat(getComputedStyle(b).fontSize)))"
    )
    assert seen.page.evaluate(smallest) >= 12


def test_a_branching_path_keeps_its_pairs_on_a_phone(open_page: Open) -> None:
    """The way runs downwards, and rooms between which the heroes choose lie side by side."""
    seen = open_page(PHONE, "fr")
    position = positions.at("catacombs", "choose_room")
    places = position.laid().state.places
    seen.stand(position)
    seen.page.wait_for_selector(".cards .spot")
    seen.shoot("catacombs-branching")
    boxes = [seen.page.locator(f'.cards [data-thing="place:{number}"]').bounding_box() for number in range(len(places))]
    rows: dict[int, list[tuple[float, float]]] = {}
    for place, box in zip(places, boxes, strict=True):
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        rows.setdefault(place.x, []).append((box["y"] + box["height"] / 2, box["x"]))
    assert any(len(row) > 1 for row in rows.values())
    heights = [row[0][0] for _, row in sorted(rows.items())]
    assert heights == sorted(set(heights))
    for row in rows.values():
        assert max(height for height, _ in row) - min(height for height, _ in row) < 30
        assert len({left for _, left in row}) == len(row)
