"""Screens, looked at by axe in both themes: no serious fault. And what a reader does besides playing."""

import re
import time
from typing import Any

import pytest

from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open
from tests.server.serving import Served

# Touch something that is lit: the same things in every run.
TOUCH = """() => {
  window.chance = (Math.imul(window.chance ?? 11, 1103515245) + 12345) & 0x7fffffff;
  const live = [...document.querySelectorAll('[data-live]:not([disabled])')];
  live[(window.chance >> 8) % live.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
LARGEST_LOAD = 200_000  # bytes of script and style on the wire, compressed


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    seen.page.goto(seen.base)
    seen.page.wait_for_selector(".cover")
    assert faults(seen, f"home-{lang}-{size[0]}") == []
    seen.table(0, "the-vigil")
    seen.page.wait_for_selector(".turn.mine")
    assert faults(seen, f"table-{lang}-{size[0]}") == []
    seen.page.get_by_role("button", name=re.compile("^(Rules|Règles)$")).click()
    seen.page.wait_for_selector("dialog[open]")
    assert faults(seen, f"rules-{lang}-{size[0]}") == []


def test_one_click_leads_to_a_game(open_page: Open) -> None:
    seen = open_page(lang="fr", first=True)
    seen.page.goto(seen.base)
    assert seen.page.get_by_role("button", name="Français").first.is_visible()
    seen.page.get_by_role("button", name="Jouer Claustrophobia").click()
    seen.page.wait_for_selector(".turn.mine")
    seen.page.goto(seen.base)
    assert seen.page.get_by_role("button", name="Reprendre").is_visible()


def test_a_line_of_the_log_tells_its_rule(open_page: Open) -> None:
    seen = open_page()
    seen.table(0, "the-survivors")
    seen.page.get_by_role("button", name="why?").last.click()
    assert "claustrophobia." in seen.page.inner_text(".log .slip .id")


def no_room() -> positions.Position:
    """Where hell has a card to play, and can bring nobody into play any more."""
    asked = ("threaten", "threaten/end_phase", "threaten/play")
    return next(each for each in positions.of("claustrophobia") if each.asks == asked)


def test_what_is_refused_says_why(open_page: Open) -> None:
    """Without a free tile no demon comes into play; the page says which rule forbids it."""
    seen = open_page()
    seen.stand(no_room())
    seen.page.locator(".buy.is-off").first.click()
    seen.page.wait_for_selector(".refusal .slip .id")
    assert "claustrophobia." in seen.page.inner_text(".refusal .slip .id")


def test_a_search_in_the_rules(open_page: Open) -> None:
    seen = open_page(lang="fr")
    seen.table(0, "the-survivors")
    seen.page.get_by_role("button", name="Règles").click()
    seen.page.get_by_role("searchbox").fill("attaque molosse")
    assert 0 < seen.page.locator(".rulebook li:not(.section)").count() < 40


def test_a_die_is_dragged_onto_a_line(open_page: Open) -> None:
    seen = open_page()
    seen.table(0, "the-survivors")
    seen.page.wait_for_selector(".tray .diebtn[data-live]")
    die = seen.page.locator(".tray .diebtn").first
    face = re.sub(r"\D", "", die.get_attribute("aria-label") or "")
    die.drag_to(seen.page.locator(".sheet").first.locator("tbody tr").nth(int(face) - 1))
    seen.page.wait_for_selector(".sheet tr.on")
    assert seen.page.locator(".sheet").first.locator("tr.on").count() == 1


def test_the_first_load_is_small(open_page: Open, served: Served) -> None:
    seen = open_page()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if re.search(r"\.(js|css)$", response.url):
            sizes[response.url] = response.request.sizes()["responseBodySize"]

    seen.page.on("requestfinished", lambda request: weigh(request.response()))
    seen.page.goto(seen.base)
    seen.page.wait_for_selector(".cover")
    seen.page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes.values()) < LARGEST_LOAD


@pytest.mark.parametrize(("size", "lang"), [(DESK, "fr"), (PHONE, "en")], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault_around_the_table(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """The menu, advice, the curtain, the spectators' screen, a result."""
    seen = open_page(size, lang)
    page = seen.page
    words = {"en": ("Table", "Advice", "Close"), "fr": ("La table", "Conseil", "Fermer")}[lang]
    seen.table(0, "the-vigil")
    page.wait_for_selector(".turn.mine")
    page.get_by_role("button", name=words[0], exact=True).click()
    page.wait_for_selector(".menu")
    assert faults(seen, f"menu-{lang}-{size[0]}") == []
    page.locator(".drawer").get_by_role("button", name=words[2]).click()
    page.get_by_role("button", name=words[1], exact=True).click()
    page.wait_for_selector(".advice footer .btn", timeout=60_000)
    assert faults(seen, f"advice-{lang}-{size[0]}") == []
    table, key = page.url.split("/table/")[1].split("#")
    page.locator(".advice .x").click()
    page.get_by_role("button", name=words[0], exact=True).click()
    page.locator(".menu .item").last.click()
    page.locator(".menu .item .btn").first.click()
    page.wait_for_selector(".result")
    assert faults(seen, f"result-{lang}-{size[0]}") == []

    asked = {"game": "claustrophobia", "seats": [{"kind": "open"}, {"kind": "open"}]}
    opened = page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    page.goto(seen.base + opened["watch"]["link"])
    page.wait_for_selector(".notice")
    assert faults(seen, f"watching-{lang}-{size[0]}") == []
    assert (table, key) != (opened["table"], "")


def test_nothing_is_wider_than_a_phone(open_page: Open) -> None:
    seen = open_page(PHONE, "fr")
    seen.page.goto(seen.base)
    seen.page.wait_for_selector(".cover")
    assert seen.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_seat_is_given_to_a_computer_and_taken_back(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    seen.table(0, "the-vigil")
    page.wait_for_selector(".turn.mine")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Change my name").click()
    page.locator(".menu input").first.fill("Élodie")
    page.get_by_role("button", name="Rename").click()
    page.wait_for_selector(".chairs :text('Élodie')")
    page.get_by_role("button", name="Let a computer play for me").click()
    page.wait_for_selector(".notice:has-text('A computer is playing your seat')")
    page.locator(".notice").get_by_role("button", name="Take my seat back").click()
    page.wait_for_selector(".notice", state="detached")


def test_advice_can_be_followed(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    seen.table(0, "the-survivors")
    page.wait_for_selector(".tray .diebtn[data-live]")
    page.get_by_role("button", name="Advice", exact=True).click()
    page.locator(".advice").get_by_role("button", name="Do that").click(timeout=60_000)
    page.wait_for_selector(".sheet tr.on")


def test_a_clock_is_shown_and_goes(open_page: Open) -> None:
    seen = open_page()
    asked = {
        "game": "claustrophobia",
        "scenario": "the-vigil",
        "seats": [{"kind": "person"}, {"kind": "person"}],
        "clock": {"kind": "turn", "amount": 90},
    }
    begun = time.monotonic()
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + opened["seats"][0]["link"])
    clock = seen.page.locator(".turn .clock")
    first = clock.inner_text()
    minutes, seconds = map(int, first.split(":"))
    assert 89 - (time.monotonic() - begun) <= 60 * minutes + seconds <= 90
    seen.page.wait_for_function("first => document.querySelector('.turn .clock').textContent !== first", arg=first)


@pytest.mark.parametrize("zoomed", [False, True], ids=["as-opened", "zoomed-out"])
def test_fingers_hit_figures_on_a_phone(open_page: Open, zoomed: bool) -> None:
    """At least 44 pixels for whatever can be pressed on the map."""
    seen = open_page(PHONE, "fr")
    page = seen.page
    seen.table(0, "the-survivors")
    page.wait_for_selector(".turn.mine")
    for _ in range(2 * zoomed):
        page.get_by_role("button", name="Réduire").click()
    boxes = "[...document.querySelectorAll('.exit, .fig')].map((each) => each.getBoundingClientRect())"
    sizes = page.evaluate(f"{boxes}.map((box) => Math.min(box.width, box.height))")
    assert sizes
    assert min(sizes) >= 43.5
