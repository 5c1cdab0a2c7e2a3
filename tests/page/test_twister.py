"""Dungeon Twister through the page: whole games, every screen looked at by axe in both themes, and what readers rely on."""

from pathlib import Path
from typing import Any

import pytest

from tests.page import positions
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.test_screens import TURN_TO, faults

ROBOT = (Path(__file__).parent / "robot.js").read_text("utf-8")


def sit(seen: Seen, seat: int, scenario: str = "initiation", **options: Any) -> None:
    seats = [{"kind": "person"} if each == seat else {"kind": "computer", "level": "random"} for each in range(2)]
    asked = {"game": "twister", "scenario": scenario, "seats": seats, "options": options}
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
    seen.page.wait_for_selector(".twister")


def look(seen: Seen, name: str) -> None:
    """In both themes, axe finds nothing serious."""
    for theme in ("dark", "light"):
        seen.page.evaluate(TURN_TO, theme)
        seen.shoot(f"twister-{name}-{theme}")
        assert faults(seen) == [], f"{name}, {theme}"


def test_a_whole_game_is_played(open_page: Open) -> None:
    """To the end. What is met on the way is looked at in `test_positions`."""
    seen = open_page(PHONE, "fr")
    sit(seen, 1)
    told = seen.page.evaluate(f"({ROBOT})(240)")
    assert told["over"], told
    look(seen, "over")


# What a box does not show of its contents.
CLIPPED = """() => [...document.querySelectorAll('.resultbox, .resultbox :not(.sr, .sr *)')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible'
    || (({ left, right }) => left < -1 || right > innerWidth + 1)(each.getBoundingClientRect()))
  .map((each) => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_cards_of_a_combat_are_revealed_together(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """Both cards, both totals and who has won, until the reader goes on."""
    seen = open_page(size, lang)
    seen.stand(positions.at("twister", "lay"))
    look(seen, f"laying-{lang}-{size[0]}")
    told = seen.page.evaluate(f"({ROBOT})(60, '.resultbox')")
    assert told.get("found"), told
    totals = seen.page.locator(".resultbox .vs .display").inner_text()
    assert sum(part.isdigit() for part in totals.split()) == 2, totals
    assert seen.page.locator(".resultbox p.wide").inner_text()
    look(seen, f"revealed-{lang}-{size[0]}")
    assert seen.page.evaluate(CLIPPED) == []
    seen.page.locator(".resultbox .x").click()
    assert not seen.page.query_selector(".resultbox")


@pytest.mark.parametrize("team", ["full-frontal", "draft"])
def test_teams_are_made_in_the_other_ways_too(open_page: Open, team: str) -> None:
    seen = open_page()
    sit(seen, 0, team=team)
    told = seen.page.evaluate(f"({ROBOT})(60, '.member.live')")
    assert told.get("found"), told


def test_one_press_takes_the_advised_team(open_page: Open) -> None:
    seen = open_page()
    sit(seen, 0, team="full-frontal")
    for _ in ("characters", "objects"):
        seen.page.get_by_role("button", name="Take the advised team").click()
        seen.page.get_by_role("button", name="chosen").click()
    seen.page.wait_for_selector(".gallery .few")
    names = seen.page.locator(".gallery .tcard b").all_inner_texts()
    assert sorted(names) == ["Cleric", "Goblin", "Thief", "Troll", "Warrior"]


def test_one_click_leads_to_a_game(open_page: Open) -> None:
    seen = open_page(lang="fr")
    seen.page.goto(seen.base)
    seen.page.get_by_role("button", name="Jouer Dungeon Twister").click()
    seen.page.wait_for_selector(".gallery")


def test_a_move_is_drawn_with_its_path_and_can_be_taken_back(open_page: Open) -> None:
    seen = open_page()
    seen.stand(positions.at("twister", "act/move"))
    member = seen.page.locator(".member.live").first
    member.click()
    seen.page.get_by_role("button", name="Move, up to").click()
    seen.page.wait_for_selector(".cell[data-live]")
    assert seen.page.locator(".ways .trace").count() >= seen.page.locator(".cell[data-live]").count()
    seen.page.locator(".cell[data-live]").first.focus()
    seen.page.wait_for_selector(".ways .trace.on", state="attached")  # a straight line has no width
    before = seen.page.inner_text(".apbox b")
    seen.page.get_by_role("button", name="Undo").click()
    seen.page.wait_for_selector(".member.live")
    assert seen.page.inner_text(".apbox b") != before


def test_what_a_rule_forbids_is_told_when_it_is_pressed(open_page: Open) -> None:
    """A zone of an unseen room cannot be entered: the page says by which rule."""
    seen = open_page()
    seen.stand(positions.at("twister", "act/move"))
    seen.page.locator(".member.live").first.click()
    seen.page.get_by_role("button", name="Move, up to").click()
    seen.page.wait_for_selector(".cell .mark.refused")
    seen.page.locator(".cell:has(.mark.refused)").first.dispatch_event("click")
    seen.page.wait_for_selector(".refusal .slip .id")
    assert seen.page.inner_text(".refusal .slip .id").startswith("twister.")


def test_the_other_cards_stay_hidden(open_page: Open) -> None:
    """One's own face-down cards are shown, the other's are question marks without a name."""
    seen = open_page()
    seen.stand(positions.at("twister", "facing"))
    assert seen.page.locator(".labyrinth text", has_text="?").count() >= 4


def test_a_turn_is_played_by_keyboard_alone(open_page: Open) -> None:
    seen = open_page()
    seen.stand(positions.at("twister", "act/move"))
    turn = seen.page.locator(".log .round").count()
    for step in range(120):
        seen.page.wait_for_selector(".turn.mine")
        if seen.page.locator(".log .round").count() > turn:
            break
        for _ in range(1 + step % 4):
            seen.page.keyboard.press("n")
        seen.page.keyboard.press("Enter")
        seen.page.wait_for_timeout(20)
    assert seen.page.locator(".log .round").count() > turn
