"""Dungeon Twister through the page: whole games, every screen looked at by axe in both themes, and what readers rely on."""

import math
from pathlib import Path
from typing import Any

import pytest

from souterrain.kernel.decision import Choice
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.positions import AnyGame, Position

ROBOT = (Path(__file__).parent / "robot.js").read_text("utf-8")


def sit(seen: Seen, seat: int, scenario: str = "initiation", **options: Any) -> None:
    seats = [{"kind": "person"} if each == seat else {"kind": "computer", "level": "random"} for each in range(2)]
    asked = {"game": "twister", "scenario": scenario, "seats": seats, "options": options}
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + next(link["link"] for link in opened["seats"] if link["seat"] == seat))
    seen.page.wait_for_selector(".twister")


def look(seen: Seen, name: str) -> None:
    """In both themes, axe finds nothing serious."""
    assert faults(seen, f"twister-{name}") == [], name


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


def where_a_zone_is_refused() -> Position:
    """The earliest position where the first who can move cannot go everywhere."""
    for position in sorted(positions.of("twister"), key=lambda each: each.answers):
        if "act/move" in position.asks:
            game = position.laid()
            game.answer(position.seat, next(each.id for each in choice(game).options if each.verb == "move"))
            if any(each.option.verb == "go" for each in choice(game).refused):
                return position
    raise LookupError("no position has a zone that cannot be entered")


def choice(game: AnyGame) -> Choice:
    (asked,) = game.open_decisions()
    assert isinstance(asked, Choice)
    return asked


def test_what_a_rule_forbids_is_told_when_it_is_pressed(open_page: Open) -> None:
    """A zone of an unseen room cannot be entered: the page says by which rule."""
    seen = open_page()
    seen.stand(where_a_zone_is_refused())
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


def middle_of(seen: Seen, what: str) -> tuple[float, float]:
    x, y, width, height = seen.page.locator(what).first.evaluate(
        "(each) => (({ x, y, width, height }) => [x, y, width, height])(each.getBoundingClientRect())"
    )
    return x + width / 2, y + height / 2


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seat", [0, 1], ids=["south", "north"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_names_of_its_sides_stand_where_they_are(
    open_page: Open, size: tuple[int, int], seat: int, lang: str
) -> None:
    """However the labyrinth is turned for the reader: all four sides are named at their edges, as the words call them."""
    seen = open_page(size, lang)
    seen.stand(next(each for each in positions.of("twister") if each.kind == "act" and each.seat == seat))
    if size == PHONE:
        seen.page.locator(".labyrinth").evaluate("(each) => each.scrollTo(0, 0)")
    seen.shoot(f"twister-sides-{lang}-{size[0]}-{seat}")
    names = ["north", "east", "south", "west"]
    (north, east, south, west) = (middle_of(seen, f".labyrinth [data-side={side}]") for side in names)
    said = seen.page.locator(".labyrinth [data-side]").all_text_contents()
    assert sorted(each.strip() for each in said) == sorted(
        {"en": ["North", "East", "South", "West"], "fr": ["Nord", "Est", "Sud", "Ouest"]}[lang]
    )
    up, right = [(b - a) for a, b in zip(south, north, strict=True)], [(b - a) for a, b in zip(west, east, strict=True)]
    # East is a quarter turn clockwise from north, in whatever way the board lies.
    assert -up[1] * right[0] + up[0] * right[1] > 0
    assert abs(up[0] * right[0] + up[1] * right[1]) < 0.05 * (abs(up[0]) + abs(up[1])) * (abs(right[0]) + abs(right[1]))
    # And the columns of zones begin in the west.
    first = seen.page.locator(".labyrinth .names text").evaluate_all(
        "(all) => all.findIndex((each) => each.textContent === 'a')"
    )
    assert first >= 0
    column = middle_of(seen, f".labyrinth .names text >> nth={first}")
    assert math.dist(column, west) < math.dist(column, east)


def test_a_lit_zone_takes_the_click_even_where_it_has_the_focus(open_page: Open) -> None:
    """Also where an object lies on it. Nothing is thrown while the page draws what comes of it."""
    seen = open_page()
    seen.stand(positions.at("twister", "act/move"))
    seen.page.locator(".member.live").first.click()
    seen.page.get_by_role("button", name="Move, up to").click()
    lines = seen.page.locator(".log li").count()
    zone = seen.page.locator(".labyrinth .cell[data-live]").first
    zone.focus()
    zone.hover(force=True)
    zone.click(force=True)
    seen.page.wait_for_function("(lines) => document.querySelectorAll('.log li').length > lines", arg=lines)
    assert seen.said == []
