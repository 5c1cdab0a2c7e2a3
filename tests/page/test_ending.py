"""The end of a match: won, lost, drawn or watched, each known at a glance and by ear; and what one finds there."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open
from tests.page.staging import LISTEN, SPY, ending, finish, until
from tests.server.serving import Served

SHORT = 110  # letters
HORN, DRUM = 196, 72  # hertz: their lowest tones
SAID = {
    ("won", "en"): "Victory",
    ("lost", "en"): "Defeat",
    ("won", "fr"): "Victoire",
    ("lost", "fr"): "Défaite",
    ("watched", "en"): "wins",
}


@pytest.fixture(autouse=True)
def reports_here(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was laid is known in this process only, so it is looked back at here."""

    async def call(_: float, work: Callable[..., Any], *given: Any, wish: object = None) -> Any:
        return await asyncio.to_thread(work, *given)

    monkeypatch.setattr(served.server.file_pool, "call", call)


@pytest.mark.parametrize(
    ("game", "how", "size", "lang"),
    [
        ("claustrophobia", "won", DESK, "en"),
        ("catacombs", "lost", DESK, "fr"),
        ("catacombs/soloth", "won", PHONE, "fr"),
        ("conquest", "lost", PHONE, "en"),
        ("twister", "won", DESK, "fr"),
        ("twister", "watched", DESK, "en"),
    ],
)
def test_an_end_is_seen_and_heard(open_page: Open, game: str, how: str, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    page = seen.page
    page.clock.install()
    page.add_init_script(SPY)
    page.goto(seen.base)
    page.mouse.click(5, 5)  # the page was touched: now it may sound
    finish(seen, game, how)
    page.mouse.click(5, size[1] - 5)
    until(seen, "() => document.querySelector('.result')")
    page.wait_for_selector(f".result.{how} .cols")
    assert SAID[how, lang] in page.inner_text(".result h2")
    told = page.inner_text(".result header .prose").removesuffix("Read on").strip()
    assert len(told) < SHORT, "what ended it is told in one sentence"
    if game == "claustrophobia":
        page.click(".result .link")
        whole = page.inner_text(".result header .prose")
        assert whole.startswith(told), "and all of it is there to be read"
        assert "Infernal victory" in whole
    assert page.locator(".fates li").count() >= len({*ending(game).places})
    assert page.locator(".fates .flag.face").count() == page.locator(".fates li").count(), "everybody has a face"
    assert page.locator(".result dl > div").count() >= 3
    turned = page.locator(".turned:has-text('Turning point'), .turned:has-text('Moment clé')").count()
    assert page.locator(".result footer .btn").count() == (3 if how == "watched" else 4 + turned * (how == "lost"))
    heard = page.evaluate("window.heard.tones")
    assert (HORN in heard) == (how != "lost")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate("getComputedStyle(document.querySelector('.result')).animationName") == "none"
    assert faults(seen) == []
    seen.shoot(f"ending-{game.replace('/', '-')}-{how}-{size[0]}-{lang}")


def test_a_draw_is_nobodys_victory(open_page: Open) -> None:
    seen = open_page()
    seen.page.add_init_script(LISTEN)
    seen.stand(positions.at("claustrophobia", "activate"))
    seen.page.evaluate("window.tell({ decision: null, awaited: [], standings: [1, 1] })")
    seen.page.wait_for_selector(".result.drawn")
    assert seen.page.inner_text(".result h2") == "A draw"
    seen.page.get_by_role("button", name="Look at the table").click()
    assert seen.page.locator(".result").count() == 0
    seen.said.clear()  # the browser notes that the server has no report: it knows of no end


REPORT = {
    "fates": [],
    "counts": [],
    "chances": [],
    "best": [{"seq": 5, "by": 0.3, "event": {"seq": 5, "name": "undone", "data": {"seat": 0}}}],
    "turnings": [{"seq": 7, "by": -0.4, "event": {"seq": 7, "name": "undone", "data": {"seat": 1}}}],
}
NEXT = {
    ("won", "en"): ["A stronger opponent: gentle", "Play again, sides swapped", "Watch the whole game"],
    ("lost", "en"): [
        "Try again, same side",
        "Play again, sides swapped",
        "Watch the turning point",
        "Watch the whole game",
    ],
    ("lost", "fr"): [
        "Recommencer, même camp",
        "Rejouer, camps échangés",
        "Voir le moment clé",
        "Revoir toute la partie",
    ],
}


@pytest.mark.parametrize(("how", "size", "lang"), [("won", DESK, "en"), ("lost", DESK, "en"), ("lost", PHONE, "fr")])
def test_victory_and_defeat_lead_on_differently(open_page: Open, how: str, size: tuple[int, int], lang: str) -> None:
    """One grows and offers more of it; the other settles and offers to look where it turned. Both with motion."""
    seen = open_page(size, lang, motion=True)
    page = seen.page
    page.add_init_script(LISTEN)
    page.route("**/report", lambda route: route.fulfill(json=REPORT))
    seen.stand(positions.at("claustrophobia", "activate"))
    places = [1, 2] if how == "won" else [2, 1]
    page.evaluate("(standings) => window.tell({ decision: null, awaited: [], standings })", places)
    moves = (
        """() => document.querySelector('.result')?.getAnimations().map(({ animationName }) => animationName).join()"""
    )
    page.wait_for_function(f"(name) => ({moves})() === name", arg={"won": "grows", "lost": "settles"}[how])
    seen.settle()
    assert page.evaluate("getComputedStyle(document.querySelector('.result')).transform") == "none"
    page.wait_for_selector(".turned")
    buttons = page.locator(".result footer .btn").all_inner_texts()
    assert [each for each in buttons if each in NEXT[how, lang]] == NEXT[how, lang]
    assert page.locator(".result footer .primary").inner_text() == NEXT[how, lang][0]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert faults(seen) == []
    seen.shoot(f"ending-next-{how}-{size[0]}-{lang}")
    rows = page.locator(".turned")
    assert rows.count() == 2
    assert rows.first.locator(".btn").count() == rows.last.locator(".btn").count() == 1
    table = page.url
    if size == PHONE:
        page.get_by_role("button", name=NEXT[how, lang][2]).click()
        page.wait_for_url("**/replay?at=7*")
        return
    page.locator(".result footer .primary").click()
    page.wait_for_function("(table) => location.href !== table", arg=table)
    page.wait_for_selector(".mapwrap .tile")
    page.get_by_role("button", name="Table", exact=True).click()
    chairs = page.locator(".chairs li").all_inner_texts()
    # From the same seat: against a stronger one who has won, against the same one who has lost.
    assert [("Inès" in chair, {"won": "gentle", "lost": "chance"}[how] in chair) for chair in chairs] == [
        (True, False),
        (False, True),
    ], chairs


def test_who_lost_to_the_gentlest_is_offered_no_gentler(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    page.add_init_script(LISTEN)
    page.route("**/report", lambda route: route.fulfill(json=REPORT))
    for level, gentler in (("random", 0), ("novice", 1)):
        seen.stand(positions.at("claustrophobia", "activate"), level)
        page.evaluate("window.tell({ decision: null, awaited: [], standings: [2, 1] })")
        page.wait_for_selector(".result .turned")
        assert page.get_by_role("button", name="A gentler opponent").count() == gentler
