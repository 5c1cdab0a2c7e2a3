"""What this is about is said before the first move, stays in sight, and is found by whoever asks how to win."""

import pytest

from tests.page.conftest import DESK, PHONE, Open, Seen

BRIEFED = "localStorage.setItem('souterrain.setting', JSON.stringify({ lang: 'LANG', name: 'Inès' }))"


def at_table(open_page: Open, size: tuple[int, int], lang: str, *, briefs: bool) -> Seen:
    seen = open_page(size, lang)
    if briefs:
        seen.page.context.add_init_script(BRIEFED.replace("LANG", lang))
    seen.table(0, "the-survivors")
    return seen


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_goal_comes_before_the_first_move(open_page: Open, size: tuple[int, int]) -> None:
    seen = at_table(open_page, size, "en", briefs=True)
    brief = seen.page.get_by_role("dialog")
    brief.wait_for()
    told = brief.inner_text()
    for part in ("The expedition is lost.", "Human victory", "Infernal victory", "Your goal"):
        assert part in told
    seen.shoot(f"brief-{size[0]}")
    seen.page.get_by_role("button", name="Begin").click()
    assert brief.count() == 0
    seen.page.reload()
    seen.page.locator("[data-live]").first.wait_for()
    assert brief.count() == 0, "it is said once"
    tool = ".panel.goal" if size == DESK else "[data-tool=goal]"
    seen.page.locator(tool).click()
    brief.wait_for()


def test_the_goal_stays_in_sight_with_how_far_it_is(open_page: Open) -> None:
    seen = at_table(open_page, DESK, "fr", briefs=False)
    goal = seen.page.locator(".panel.goal")
    goal.wait_for()
    assert "Les survivants" in goal.inner_text()
    assert "0 sur" in goal.inner_text()


@pytest.mark.parametrize(("lang", "asked"), [("en", "How do I win?"), ("fr", "comment gagner")])
def test_who_asks_the_rules_how_to_win_is_told(open_page: Open, lang: str, asked: str) -> None:
    seen = at_table(open_page, DESK, lang, briefs=False)
    seen.page.locator(".panel.goal").wait_for()
    seen.page.get_by_role("button", name={"en": "Rules", "fr": "Règles"}[lang]).click()
    seen.page.get_by_role("searchbox").fill(asked)
    found = seen.page.locator(".rulebook .sought")
    found.wait_for()
    assert {"en": "Human victory", "fr": "Victoire humaine"}[lang] in found.inner_text()
