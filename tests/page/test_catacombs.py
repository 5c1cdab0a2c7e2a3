"""Catacombs and the Cavern of Soloth through the page: whole games, and every screen looked at by axe in both themes."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.test_screens import faults

ROBOT = (Path(__file__).parent / "robot.js").read_text("utf-8")
SHORT = {"length": "shorter-2"}
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


def play_until(seen: Seen, selector: str, again: Callable[[], None] | None = None) -> None:
    """Play on until this is on the page; if the heroes fall before that, at another table."""
    told: dict[str, object] = {}
    for _ in range(4):
        told = seen.page.evaluate(f"({ROBOT})(120, '{selector}')")
        if told.get("found") or not again:
            break
        again()
    assert told.get("found"), told


def look(seen: Seen, name: str) -> None:
    """Nothing that axe minds, nothing beyond the edge of the screen."""
    seen.shoot(name)
    assert faults(seen) == [], name
    assert seen.page.evaluate(LAYOUT) == [], name


@pytest.mark.parametrize(
    ("packs", "size", "lang", "theme", "seat"),
    [
        (("base",), DESK, "en", "dark", 0),
        (("base",), PHONE, "fr", "light", 1),
        (SOLOTH, DESK, "fr", "light", 1),
        (SOLOTH, PHONE, "en", "dark", 0),
    ],
    ids=["desk-en-overseer", "phone-fr-heroes", "soloth-desk-fr-heroes", "soloth-phone-en-overseer"],
)
def test_a_whole_game_is_played(
    open_page: Open, packs: tuple[str, ...], size: tuple[int, int], lang: str, theme: str, seat: int
) -> None:
    seen = open_page(size, lang, theme)
    sit(seen, seat, SHORT, packs=packs)
    told = seen.page.evaluate(f"({ROBOT})(240)")
    assert told["over"], told
    assert len(told["questions"]) > 10
    look(seen, f"catacombs-over-{packs[-1]}-{lang}-{size[0]}")


@pytest.mark.parametrize(
    ("size", "lang", "theme"), [(DESK, "en", "light"), (PHONE, "fr", "dark")], ids=["desk-light", "phone-dark"]
)
def test_the_rooms_of_the_path(open_page: Open, size: tuple[int, int], lang: str, theme: str) -> None:
    """Board, camp, Merchant and Healer, as the heroes come to them."""
    seen = open_page(size, lang, theme)

    def lay() -> None:
        sit(seen, 1, {"camping": True})

    lay()
    seen.page.wait_for_selector(".turn.mine")
    look(seen, f"catacombs-place-{lang}-{theme}")
    play_until(seen, ".act[data-live]")
    look(seen, f"catacombs-act-{lang}-{theme}")
    for room in (".campscene", ".stallscene", ".healscene"):
        play_until(seen, f"{room} [data-live]", lay)
        look(seen, f"catacombs-{room[1:]}-{lang}-{theme}")


@pytest.mark.parametrize(
    ("size", "lang", "theme"), [(DESK, "fr", "dark"), (PHONE, "en", "light")], ids=["desk-dark", "phone-light"]
)
def test_the_screens_before_the_first_room(open_page: Open, size: tuple[int, int], lang: str, theme: str) -> None:
    """The labyrinth laid out by the Overseer, the choice of heroes, a story."""
    seen = open_page(size, lang, theme)
    sit(seen, 0, {"path": "labyrinth", "maze": "built"})
    seen.page.wait_for_selector(".spot[data-live]")
    look(seen, f"catacombs-maze-{lang}-{theme}")
    seen.page.locator(".spot[data-live]:has(small)").nth(1).click()  # a room, not a chamber
    seen.page.wait_for_selector(".spares")
    look(seen, f"catacombs-exchange-{lang}-{theme}")
    sit(seen, 1, {"seats": 3})
    seen.page.wait_for_selector(".heroes [data-live]")
    look(seen, f"catacombs-draft-{lang}-{theme}")
    sit(seen, 1, {}, scenario="siege")
    seen.page.wait_for_selector(".storyscene [data-live]")
    look(seen, f"catacombs-story-{lang}-{theme}")


def test_the_altar_and_the_trophies(open_page: Open) -> None:
    seen = open_page()

    def lay() -> None:
        sit(seen, 1, {"length": "shorter-2", "heroes-last": True}, packs=SOLOTH)

    lay()
    for room in (".trophyscene", ".stallscene", ".altarscene"):
        play_until(seen, f"{room} [data-live]", lay)
        look(seen, f"soloth-{room[1:]}")


@pytest.mark.parametrize("game", ["Catacombs", "Cavern of Soloth"])
def test_two_clicks_lead_to_a_game(open_page: Open, game: str) -> None:
    seen = open_page()
    seen.page.goto(seen.base)
    seen.page.get_by_role("button", name=f"Play now {game}").click()
    seen.page.get_by_role("button", name="Play now against the computer").click()
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
