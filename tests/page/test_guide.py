"""The guide of a first game: offered once, pointing at real things, left and taken up again at will."""

import pytest
from playwright.sync_api import Page

from tests.page.conftest import DESK, PHONE, Open


def said(page: Page) -> str:
    page.wait_for_selector(".guide-step p")
    return page.inner_text(".guide-step p")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_first_game_is_learnt_by_playing(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    page = seen.page
    page.goto(seen.base)
    page.get_by_role("button", name="Claustrophobia").click()
    page.get_by_role("button", name={"en": "Learn by playing", "fr": "Apprendre en jouant"}[lang]).first.click()
    page.wait_for_selector(".guide-step", timeout=60_000)  # the first thought of a computer waits for its process
    first = said(page)
    seen.shoot(f"guide-{lang}-{size[0]}")
    ring, die = page.locator(".guide-ring").bounding_box(), page.locator(".tray .diebtn").first.bounding_box()
    assert ring
    assert die
    assert abs(ring["x"] + ring["width"] / 2 - die["x"] - die["width"] / 2) < 8
    page.locator(".tray .diebtn").first.click()
    page.wait_for_function("first => document.querySelector('.guide-step p')?.textContent !== first", arg=first)


def test_the_guide_is_left_and_taken_up_again(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    seen.table(0, "the-survivors")
    page.get_by_role("button", name="Learn by playing").click()
    first = said(page)
    page.get_by_role("button", name="Skip the guide").click()
    page.wait_for_selector(".guide-step", state="detached")
    page.reload()
    page.wait_for_selector(".turn.mine")
    assert not page.query_selector(".guide-offer")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Guide", exact=True).click()
    assert said(page) == first
    page.get_by_role("button", name="Got it").click()
    page.reload()
    page.wait_for_selector(".turn.mine")
    page.locator(".tray .diebtn").first.click()
    assert said(page) != first  # it goes on after what was understood


def test_who_does_not_want_a_guide_is_not_asked_again(open_page: Open) -> None:
    seen = open_page()
    seen.table(0, "the-survivors")
    seen.page.get_by_role("button", name="No, thanks").click()
    assert not seen.page.query_selector(".guide-step")
    seen.table(1, "the-survivors")
    assert not seen.page.query_selector(".guide-offer")
