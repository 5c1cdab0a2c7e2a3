"""Screens, looked at by axe in both themes: no serious fault. And what a reader does besides playing."""

import re
from typing import Any

import pytest

from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.server.serving import ROOT, Served

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Touch something that is lit: the same things in every run.
TOUCH = """() => {
  window.chance = (Math.imul(window.chance ?? 11, 1103515245) + 12345) & 0x7fffffff;
  const live = [...document.querySelectorAll('[data-live]:not([disabled])')];
  live[(window.chance >> 8) % live.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
# The other theme, at once: colours would fade from one to the other.
TURN_TO = """(theme) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset.theme = theme;
}"""
LARGEST_LOAD = 300_000  # bytes of script and style on the wire, compressed


def faults(seen: Seen, *rules: str) -> list[Any]:
    """What axe finds that is serious, by all of its rules or some: the rule, and where."""
    if not seen.page.evaluate("'axe' in window"):
        seen.page.evaluate(AXE.read_text("utf-8"))
    only = {"runOnly": rules} if rules else {}
    found = seen.page.evaluate("(only) => axe.run({ resultTypes: ['violations'], ...only })", only)
    return [
        (fault["id"], [node["html"][:160] for node in fault["nodes"][:3]])
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault(open_page: Open, size: tuple[int, int], lang: str, theme: str) -> None:
    seen = open_page(size, lang, theme)
    seen.page.goto(seen.base)
    seen.page.wait_for_selector(".cover")
    seen.shoot(f"home-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []
    seen.table(0, "the-vigil")
    seen.page.wait_for_selector(".turn.mine")
    seen.shoot(f"table-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []
    seen.page.get_by_role("button", name=re.compile("^(Rules|Règles)$")).click()
    seen.page.wait_for_selector("dialog[open]")
    seen.shoot(f"rules-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []


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


def test_what_is_refused_says_why(open_page: Open) -> None:
    """Without threat points no demon comes into play; the page says which rule forbids it."""
    seen = open_page()
    seen.table(1, "the-survivors")
    for _ in range(400):
        seen.page.wait_for_selector(".turn.mine")
        if seen.page.query_selector(".buy.is-off"):
            break
        seen.page.evaluate(TOUCH)
        seen.page.wait_for_timeout(10)
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


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("size", "lang"), [(DESK, "fr"), (PHONE, "en")], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault_around_the_table(
    open_page: Open, size: tuple[int, int], lang: str, theme: str
) -> None:
    """The menu, advice, the curtain, the spectators' screen, a result."""
    seen = open_page(size, lang, theme)
    page = seen.page
    words = {"en": ("Table", "Advice", "Close"), "fr": ("La table", "Conseil", "Fermer")}[lang]
    seen.table(0, "the-vigil")
    page.wait_for_selector(".turn.mine")
    page.get_by_role("button", name=words[0], exact=True).click()
    page.wait_for_selector(".menu")
    seen.shoot(f"menu-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []
    page.locator(".drawer").get_by_role("button", name=words[2]).click()
    page.get_by_role("button", name=words[1], exact=True).click()
    page.wait_for_selector(".advice footer .btn", timeout=60_000)
    seen.shoot(f"advice-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []
    table, key = page.url.split("/table/")[1].split("#")
    page.locator(".advice .x").click()
    page.get_by_role("button", name=words[0], exact=True).click()
    page.locator(".menu .item").last.click()
    page.locator(".menu .item .btn").first.click()
    page.wait_for_selector(".result")
    seen.shoot(f"result-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []

    asked = {"game": "claustrophobia", "seats": [{"kind": "open"}, {"kind": "open"}]}
    opened = page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    page.goto(seen.base + opened["watch"]["link"])
    page.wait_for_selector(".notice")
    seen.shoot(f"watching-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []
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
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + opened["seats"][0]["link"])
    clock = seen.page.locator(".turn .clock")
    first = clock.inner_text()
    assert first in ("1:30", "1:29", "1:28")
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
