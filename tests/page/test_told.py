"""What was told stays as it was told: through a reload, another language and back, and an answer taken back."""

import pytest
from playwright.sync_api import Page

from tests.page import positions
from tests.page.conftest import DESK, Open

MORE = "(count) => document.querySelectorAll('.log .lines li').length > count"


def lines(page: Page) -> list[str]:
    return [each.inner_text() for each in page.locator(".log .lines li p, .log .lines li.round").all()]


def switch(page: Page, lang: str) -> None:
    page.get_by_role("button", name=lang, exact=True).click()


def test_lines_stay_through_reload_language_and_undo(open_page: Open) -> None:
    seen = open_page(DESK, "fr")
    seen.table(0, "the-survivors")
    page = seen.page
    page.locator("[data-live]").first.wait_for()
    told = lines(page)
    assert len(told) > 3
    page.reload()
    page.locator("[data-live]").first.wait_for()
    assert lines(page) == told
    switch(page, "EN")
    page.get_by_text("Human preparation").first.wait_for()
    assert lines(page) != told
    switch(page, "FR")
    page.get_by_text(told[-1]).first.wait_for()
    assert lines(page) == told
    page.locator("[data-live][data-thing^='die:']").first.click()
    page.locator("[data-live][data-thing^='line:'], [data-live][data-thing^='fighter:']").first.click()
    page.wait_for_function("(count) => document.querySelectorAll('.log .lines li').length > count", arg=len(told))
    after = lines(page)
    assert after[: len(told)] == told
    page.get_by_role("button", name="Annuler").first.click()
    page.wait_for_function("(count) => document.querySelectorAll('.log .lines li').length > count", arg=len(after))
    assert lines(page)[: len(after)] == after, "what was taken back is still told as it happened"


# A question of each game, and the thing to touch: what follows is one's own again, and can be taken back.
MOMENTS = {
    "twister": ("move", "cell:"),
    "conquest": ("name_target", "disc:"),
    "catacombs": ("act", "attack:"),
    "catacombs/soloth": ("act", "attack:"),
}


@pytest.mark.parametrize("game", MOMENTS)
def test_lines_stay_in_every_game(open_page: Open, game: str) -> None:
    kind, thing = MOMENTS[game]
    seen = open_page(DESK, "fr")
    seen.stand(positions.at(game, kind))
    page = seen.page
    before = len(lines(page))
    page.locator(f"[data-live][data-thing^='{thing}']").first.dispatch_event("click")  # a figure may stand there
    page.wait_for_function(MORE, arg=before)
    told = lines(page)
    page.reload()
    page.locator(".turn.mine").wait_for()
    assert lines(page) == told
    switch(page, "EN")
    page.wait_for_function(
        "(line) => ![...document.querySelectorAll('.log .lines li')].some((li) => li.innerText.includes(line))",
        arg=told[-1],
    )
    switch(page, "FR")
    page.get_by_text(told[-1]).first.wait_for()
    assert lines(page) == told
    page.get_by_role("button", name="Annuler").first.click()
    page.wait_for_function(MORE, arg=len(told))
    assert lines(page)[: len(told)] == told, "what was taken back is still told as it happened"
