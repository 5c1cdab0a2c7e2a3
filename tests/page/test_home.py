"""Away from the tables: covers and choices, the ways between pages, tables to resume, files, and how soon one can begin."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.server.serving import Served

SOON = 1.0  # seconds until home can be used
WAYS = {"en": ("Play", "Learn", "Rules", "Replays"), "fr": ("Jouer", "Apprendre", "Règles", "Relectures")}


def settings_of(seen: Seen) -> list[str]:
    """What is offered under "More choices"."""
    if not seen.page.locator(".choices[open]").count():
        seen.page.locator(".choices summary").click()
    return [text.split("\n")[0] for text in seen.page.locator(".choices label").all_inner_texts()]


def choose(seen: Seen, label: str, value: str) -> None:
    seen.page.locator(".choices label", has_text=label).locator("select").select_option(value)


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_the_ways_lead_to_every_page(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    seen.page.goto(seen.base)
    for name, path, found in zip(
        WAYS[lang], ("", "learn", "rules", "replays"), (".cover", ".shelf li", ".rulebook li", ".resume"), strict=True
    ):
        seen.page.get_by_role("navigation").get_by_role("link", name=name, exact=True).click()
        seen.page.wait_for_selector(found)
        assert seen.page.url == f"{seen.base}/{path}"
        assert seen.page.locator("nav [aria-current=page]").inner_text() == name
        assert seen.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert faults(seen, f"way-{path or 'home'}-{lang}-{size[0]}") == []
    seen.page.go_back()
    seen.page.wait_for_selector(".rulebook li")
    seen.page.reload()
    seen.page.wait_for_selector(".rulebook li")


def test_only_choices_that_matter_are_offered(open_page: Open) -> None:
    seen = open_page()
    seen.page.goto(seen.base)
    seen.page.get_by_role("button", name="Set up Catacombs").click()
    on_a_path = settings_of(seen)
    assert "Rooms added or left out" in on_a_path
    assert "Who lays out the labyrinth" not in on_a_path
    assert "Exits limit which room of a pair can be entered" not in on_a_path
    assert "Trembling of the finger, in thousandths" not in on_a_path, "what only older matches have"
    choose(seen, "Way through the catacombs", "labyrinth")
    in_a_maze = settings_of(seen)
    assert "Rooms added or left out" not in in_a_maze
    assert "Who lays out the labyrinth" in in_a_maze
    assert "Size of a generated labyrinth" not in in_a_maze
    choose(seen, "Who lays out the labyrinth", "generated")
    assert "Size of a generated labyrinth" in settings_of(seen)
    choose(seen, "Way through the catacombs", "basic")
    assert "Size of a generated labyrinth" not in settings_of(seen)
    with seen.page.expect_request("**/api/tables/") as asked:
        seen.page.get_by_role("button", name="Play now against the computer").click()
    assert json.loads(asked.value.post_data or "")["options"] == {"hand": "human", "path": "basic"}


def test_computers_can_be_told_to_think_less(open_page: Open, served: Served) -> None:
    seen = open_page(lang="fr")
    seen.page.goto(seen.base)
    seen.page.get_by_role("button", name="Préparer Claustrophobia").click()
    settings_of(seen)
    choose(seen, "Les ordinateurs réfléchissent", "100")
    with seen.page.expect_response("**/api/tables/") as told:
        seen.page.get_by_role("button", name="Jouer contre l’ordinateur").click()
    seen.page.wait_for_selector(".turn")
    live = served.server.live(told.value.json()["table"])
    assert live._table is not None
    assert live._table.created.thinking == 100


def test_lots_decide_the_sides_and_the_table_says_so(open_page: Open, served: Served) -> None:
    seen = open_page()
    mine: set[int] = set()
    while len(mine) < 2:
        seen.page.goto(seen.base)
        seen.page.get_by_role("button", name="Set up Claustrophobia").click()
        seen.page.get_by_role("button", name="Drawn by lot").click()
        with seen.page.expect_response("**/api/tables/") as told:
            seen.page.get_by_role("button", name="Play now against the computer").click()
        seen.page.wait_for_selector(".turn")
        expect(seen.page.get_by_text("Who plays which side was drawn by lot.")).to_be_visible()
        opened = told.value.json()
        ((seat, key),) = ((link["seat"], link["key"]) for link in opened["seats"])
        live = served.server.live(opened["table"])
        assert live._table is not None
        assert live._table.created.by_lot
        assert live._table.seating.chairs[seat].kind == "person"
        assert seen.page.url.endswith(f"#{key}"), "the reader sits where the lot has it"
        mine.add(seat)


def test_a_table_is_resumed_from_home_when_it_is_ones_turn(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    seen.table(0, "the-vigil")
    page.wait_for_selector(".turn.mine")
    table = page.url
    page.goto(seen.base)
    row = page.locator(".resume li")
    row.get_by_text("Your turn").wait_for()
    row.get_by_text("The Vigil · against the computer").wait_for()
    row.get_by_role("button", name="Resume").click()
    page.wait_for_selector(".turn.mine")
    assert page.url == table


PLAYED: dict[str, tuple[dict[str, Any], str]] = {
    "catacombs": ({"options": {"lord": "gorgon", "path": "branching"}}, "Gorgone · parcours à embranchements"),
    "soloth": (
        {"game": "catacombs", "packs": ["base", "soloth"], "scenario": "siege"},
        "Le siège · Chef de guerre orc",
    ),
    "conquest": ({"scenario": "slant"}, "Biais"),
    "twister": ({"scenario": "labyrinth"}, "Le labyrinthe"),
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_row_tells_what_is_played_there(open_page: Open, size: tuple[int, int]) -> None:
    """Scenario, layout or lord, in the reader's language, and nothing of it cut off."""
    seen = open_page(size, "fr")
    page = seen.page
    for game, (asked, _) in PLAYED.items():
        opened = page.request.post(f"{seen.base}/api/tables/", data={"game": game, **asked}).json()
        page.goto(seen.base + opened["seats"][0]["link"])
        page.wait_for_selector("main.table")
    page.goto(seen.base)
    for _, said in PLAYED.values():
        page.locator(".resume li", has_text=said).wait_for()
    seen.shoot(f"resume-{size[0]}")
    wide = (
        "[...document.querySelectorAll('.resume small')].filter((each) => each.scrollWidth > each.clientWidth).length"
    )
    assert page.evaluate(wide) == 0
    page.evaluate("document.querySelector('.resume').scrollIntoView()")
    assert faults(seen) == []


def test_a_table_that_is_gone_can_be_removed(open_page: Open) -> None:
    seen = open_page(PHONE, "fr")
    gone = '[{"table":"0123456789abcdef","key":"k","game":"twister","scenario":"","at":0}]'
    seen.page.add_init_script(f"localStorage.setItem('souterrain.tables', '{gone}')")
    seen.page.goto(f"{seen.base}/replays")
    seen.page.get_by_role("button", name="Retirer").click()
    assert seen.page.locator(".resume li.none").is_visible()
    seen.said.clear()  # the browser notes that there is no such table


BAD_FILES = {
    "not a match": ("not a match\n", "Ce n’est pas un fichier de partie"),
    "empty": ("", "Ce n’est pas un fichier de partie"),
    "of another program": ('{"format":"chess"}\n', "Ce n’est pas un fichier de partie"),
    "of the future": ('{"format":"souterrain-match","version":99}\n', "plus récent"),
    "without its heading": ('{"format":"souterrain-match","version":1}\n', "abîmé à la ligne 1"),
    "too large": ("x" * 2_000_001, "trop gros"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_wrong_file_is_refused_in_the_readers_language(open_page: Open, tmp_path: Path, name: str) -> None:
    text, said = BAD_FILES[name]
    file = tmp_path / "bad.souterrain"
    file.write_text(text, "utf-8")
    seen = open_page(lang="fr")
    seen.page.goto(seen.base)
    seen.page.locator("input[type=file]").set_input_files(file)
    seen.page.wait_for_selector(".openfile [role=alert]")
    assert said in seen.page.inner_text(".openfile [role=alert]")
    seen.said.clear()  # the browser notes that the server refused


def test_home_without_a_server_says_so(open_page: Open) -> None:
    seen = open_page(lang="fr")
    seen.page.route("**/api/games", lambda route: route.abort())
    seen.page.goto(seen.base)
    assert "Le serveur ne répond pas" in seen.page.inner_text("[role=alert]")
    seen.page.unroute("**/api/games")
    seen.page.get_by_role("button", name="Réessayer").click()
    seen.page.wait_for_selector(".cover")
    seen.said.clear()  # the browser notes that nobody answered


def test_a_table_that_cannot_be_laid_says_why(open_page: Open) -> None:
    seen = open_page(PHONE)
    seen.page.goto(seen.base)
    seen.page.route("**/api/tables/", lambda route: route.abort())
    seen.page.get_by_role("button", name="Play now Conquest").click()
    expect(seen.page.locator(".start:has-text('Conquest') [role=alert]")).to_be_in_viewport()
    seen.page.unroute("**/api/tables/")
    seen.page.get_by_role("button", name="Play now Conquest").click()
    seen.page.wait_for_selector(".flickboard .disc")
    seen.said.clear()  # the browser notes that nobody answered


@pytest.mark.quiet
def test_home_can_be_used_within_a_second(open_page: Open) -> None:
    """The best of three: from the address to a button that has been pressed and has answered."""
    taken = []
    for _ in range(3):
        seen = open_page()
        began = time.perf_counter()
        seen.page.goto(seen.base, wait_until="commit")
        seen.page.get_by_role("button", name="Set up Conquest").click()
        seen.page.wait_for_selector(".cover.is-on:has-text('Conquest')")
        taken.append(time.perf_counter() - began)
    print("home could be used after", ", ".join(f"{seconds:.2f} s" for seconds in taken))
    assert min(taken) < SOON
