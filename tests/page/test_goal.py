"""What a match is about is said before the first move, stays in sight, and is found by whoever asks how to win: in every game."""

from functools import cache
from typing import Any

import pytest

from souterrain.kernel.game import Game, Setup
from souterrain.kernel.shown import Goal
from tests.every_game.table import OURS, game_of
from tests.page.conftest import DESK, PHONE, Open, Seen

BRIEFED = "localStorage.setItem('souterrain.setting', JSON.stringify({ lang: 'LANG', name: 'Inès' }))"
LOOKS = {"desk": DESK, "phone": PHONE}
SEAT = 0


@cache
def begun(name: str) -> Game[Any, Any]:
    game, *packs = name.split("/")
    return game_of(name).start(Setup(game, packs=("base", *packs)))


def goal_of(name: str) -> Goal:
    goal = begun(name).goal()
    assert goal
    return goal


def said(name: str, lang: str, word: Any) -> str:
    text = str(begun(name).loaded.words(lang).spell(word))
    return plain(text[:1].upper() + text[1:])


def plain(text: str) -> str:
    """Without the spaces that keep words together; a page is read as it is wrapped."""
    return " ".join(
        text.replace("\u202f", " ").replace("\u00a0", " ").replace("\u2068", "").replace("\u2069", "").split()
    )


def at_table(open_page: Open, name: str, look: str, lang: str, *, briefs: bool) -> Seen:
    seen = open_page(LOOKS[look], lang)
    if briefs:
        seen.page.context.add_init_script(BRIEFED.replace("LANG", lang))
    game, setup = begun(name), begun(name).setup
    seats = [{"kind": "person" if seat == SEAT else "computer", "level": "random"} for seat in range(len(game.seats))]
    asked = {
        "game": setup.game,
        "scenario": setup.scenario,
        "packs": setup.packs,
        "options": setup.options,
        "seats": seats,
    }
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + next(link["link"] for link in opened["seats"] if link["seat"] == SEAT))
    return seen


@pytest.mark.parametrize("name", OURS)
def test_the_goal_comes_before_the_first_move_and_then_stays_in_sight(open_page: Open, name: str) -> None:
    """Its title, what each side must do, what holds in it alone, and when it ends; then one's own part, and how far it is."""
    number = OURS.index(name)
    look, lang = ("phone", "fr") if number % 2 else ("desk", "en")
    seen = at_table(open_page, name, look, lang, briefs=True)
    goal = goal_of(name)
    brief = seen.page.get_by_role("dialog")
    brief.wait_for()
    told = plain(brief.inner_text())
    for word in (goal.title, *(aim.text for aim in goal.aims), *goal.rules, *filter(None, [goal.brief, goal.end])):
        assert said(name, lang, word).lower() in told.lower()
    seen.shoot(f"brief-{name.replace('/', '-')}")
    seen.page.get_by_role("button", name={"en": "Begin", "fr": "Commencer"}[lang], exact=True).click()
    assert brief.count() == 0
    seen.page.reload()
    tool = seen.page.locator(".panel.goal" if look == "desk" else "[data-tool=goal]")
    tool.wait_for()
    assert brief.count() == 0, "it is said once"
    if look == "desk":
        pinned = plain(tool.inner_text())
        (mine,) = [aim for aim in goal.aims if SEAT in aim.seats][:1]
        assert said(name, lang, mine.text) in pinned
        counted = f"{said(name, lang, mine.what)}: " if mine.what else ""
        assert not mine.needed or f"{counted}{mine.done} of {mine.needed}" in pinned
    tool.click()
    brief.wait_for()
    assert said(name, lang, goal.title).lower() in plain(brief.inner_text()).lower()


@pytest.mark.parametrize("name", OURS)
def test_who_asks_the_rules_how_to_win_is_told(open_page: Open, name: str) -> None:
    lang, asked = [("en", "How do I win?"), ("fr", "comment gagner")][OURS.index(name) % 2]
    seen = at_table(open_page, name, "desk", lang, briefs=False)
    seen.page.locator(".panel.goal").wait_for()
    seen.page.get_by_role("button", name={"en": "Rules", "fr": "Règles"}[lang]).click()
    seen.page.get_by_role("searchbox").fill(asked)
    found = seen.page.locator(".rulebook .sought")
    found.wait_for()
    told = plain(found.inner_text())
    goal = goal_of(name)
    assert all(said(name, lang, word) in told for word in (*(aim.text for aim in goal.aims), *goal.rules))
