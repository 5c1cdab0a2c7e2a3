"""Screens, looked at by axe in both themes: no serious fault. And what a reader does besides playing."""

import re
from typing import Any

import pytest

from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.table.serving import ROOT, Served

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOUCH = """() => {
  const live = [...document.querySelectorAll('[data-live]:not([disabled])')];
  live[Math.floor(Math.random() * live.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
LARGEST_LOAD = 300_000  # bytes of script and style on the wire, compressed


def faults(seen: Seen) -> list[Any]:
    """What axe finds that is serious: its rule, and where."""
    seen.page.evaluate(AXE.read_text("utf-8"))
    found = seen.page.evaluate("axe.run({ resultTypes: ['violations'] })")
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


def test_two_clicks_lead_to_a_game(open_page: Open) -> None:
    seen = open_page(lang="fr", first=True)
    seen.page.goto(seen.base)
    assert seen.page.get_by_role("button", name="Français").first.is_visible()
    seen.page.get_by_role("button", name="Jouer Claustrophobia").click()
    seen.page.get_by_role("button", name="Jouer contre l’ordinateur").click()
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


def test_the_first_load_is_small(open_page: Open, house: Served) -> None:
    seen = open_page()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if re.search(r"\.(js|css)$", response.url):
            sizes[response.url] = response.request.sizes()["responseBodySize"]

    seen.page.on("requestfinished", lambda request: weigh(request.response()))
    seen.page.goto(seen.base)
    seen.page.wait_for_selector(".cover")
    seen.page.wait_for_timeout(200)
    assert sizes
    assert sum(sizes.values()) < LARGEST_LOAD
