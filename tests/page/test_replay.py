"""Looking back: a match step by step, as one saw it and all revealed, its file, and another game from the middle of it."""

import re
from pathlib import Path

import pytest

from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.test_screens import faults
from tests.players.playing import play_setup
from tests.replays.recorded import RECORDED, Recorded

FINISHED: dict[tuple[str, str, str], str] = {}
WATCHED = 60_000  # milliseconds for two computers to finish


def over(seen: Seen, game: str = "claustrophobia", scenario: str = "the-vigil") -> str:
    """The path of the replay of a match between computers, by a spectator's link: the same match for all who look back."""
    if known := FINISHED.get((seen.base, game, scenario)):
        return known
    seats = [{"kind": "computer", "level": "random"}] * 2
    asked = {"game": game, "scenario": scenario, "seats": seats}
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    seen.page.goto(seen.base + opened["watch"]["link"])
    seen.page.wait_for_selector(".result", timeout=WATCHED)
    path: str = opened["watch"]["link"].replace("#", "/replay#")
    FINISHED[seen.base, game, scenario] = path
    return path


def uploaded(seen: Seen, recorded: Recorded) -> str:
    """The path of a replay, by a spectator's link: a recorded match's set-up and seed, played with the shipped packs."""
    asked = {"file": play_setup(recorded.setup, recorded.seed).dump().decode()}
    opened = seen.page.request.post(f"{seen.base}/api/tables/upload", data=asked, timeout=WATCHED).json()
    path: str = opened["watch"]["link"].replace("#", "/replay#")
    return path


def at(seen: Seen) -> int:
    return int(seen.page.locator(".scrub").input_value())


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_match_is_looked_back_at(open_page: Open, size: tuple[int, int], lang: str, theme: str) -> None:
    seen = open_page(size, lang, theme)
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".plot")
    last = at(seen)
    assert last > 20
    page.locator(".scrub").fill("0")
    assert at(seen) == 0
    page.get_by_role("button", name={"en": "One step on", "fr": "Un pas en avant"}[lang]).click()
    page.wait_for_function("() => document.querySelector('.scrub').value === '1'")
    page.get_by_role("group", name={"en": "Speed", "fr": "Vitesse"}[lang]).get_by_role("button").last.click()
    page.get_by_role("button", name={"en": "Play", "fr": "Lecture"}[lang], exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.scrub').value) > 3")
    page.get_by_role("button", name="Pause").click()
    if page.query_selector(".turns li"):
        page.locator(".turns li button").first.click()
        assert 0 < at(seen) <= last
    seen.shoot(f"replay-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []


def test_after_the_end_everything_is_revealed(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".time")
    with page.expect_response("**/replay?revealed=true") as told:
        page.get_by_role("button", name="all revealed").click()
    hands = [message["state"].get("event_hand", []) for message in told.value.json()["messages"] if "state" in message]
    assert any(card for hand in hands for card in hand), "the cards of the infernal player are shown"


def test_another_game_goes_on_from_the_middle(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".time")
    page.locator(".scrub").fill("12")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="As human player").click()
    page.wait_for_selector(".turn")
    assert "/replay" not in page.url
    page.wait_for_selector(".turn.mine", timeout=WATCHED)


def test_a_match_file_is_saved_and_opened_again(open_page: Open, tmp_path: Path) -> None:
    seen = open_page()
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".time")
    last = at(seen)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Match file").click()
    file = tmp_path / "match.souterrain"
    saved.value.save_as(file)
    page.goto(seen.base)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".time")
    assert at(seen) == last

    # A match that is not over is gone on with.
    half = tmp_path / "half.souterrain"
    half.write_text("".join(file.read_text("utf-8").splitlines(keepends=True)[:20]), "utf-8")
    page.goto(seen.base)
    page.locator("input[type=file]").set_input_files(half)
    page.locator(".goon").get_by_role("button", name="human player").click()
    page.wait_for_selector(".turn.mine", timeout=WATCHED)


def test_a_bad_file_is_refused_in_a_sentence(open_page: Open, tmp_path: Path) -> None:
    seen = open_page()
    file = tmp_path / "bad.souterrain"
    file.write_text("not a match", "utf-8")
    seen.page.goto(seen.base)
    seen.page.locator("input[type=file]").set_input_files(file)
    seen.page.wait_for_selector(".openfile [role=alert]")
    seen.said.clear()  # the browser notes that the server refused


def test_flicks_that_struck_are_counted(open_page: Open) -> None:
    seen = open_page()
    seen.page.goto(seen.base + over(seen, "conquest", "cross"))
    seen.page.wait_for_selector(".acc li")
    seen.shoot("replay-conquest")
    assert "%" in seen.page.inner_text(".acc")


@pytest.mark.parametrize(
    ("size", "lang", "theme"), [(DESK, "fr", "light"), (PHONE, "en", "dark")], ids=["desk", "phone"]
)
def test_every_panel_of_a_replay_is_sound(open_page: Open, size: tuple[int, int], lang: str, theme: str) -> None:
    """The chronicle with a rule, the rule book, the strip of turns, and the ways on from here."""
    seen = open_page(size, lang, theme)
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".plot")
    page.locator(".scrub").fill("0")
    page.locator(".chapters button").nth(1).click()
    assert at(seen) > 0
    assert page.locator(".chapters [aria-current]").count() == 1
    page.locator(".end > .btn.quiet").click()
    page.wait_for_selector(".goon")
    assert faults(seen) == []
    page.get_by_role("button", name={"en": "Chronicle", "fr": "Chronique"}[lang]).click()
    page.locator(".drawer .why").last.click()
    page.wait_for_selector(".slip .id")
    seen.shoot(f"replay-why-{lang}-{theme}-{size[0]}")
    assert faults(seen) == []
    page.locator(".slip footer .link").nth(1).click()
    page.wait_for_selector("dialog[open]")
    assert faults(seen) == []


# What a reader would name as the turn of a match: deaths, goals, losses, blows. Not the beginning of a phase, nor a step.
NAMED = re.compile(
    "meurt|revient|sort|perd|marque|gagne|bless|élimin|tué|subit|frappe|touche|vid|s’échappe|gel|incapacité|quitte|détrui|relique|sceau"
)


def test_matches_turned_where_something_happened(open_page: Open) -> None:
    """Most matches have turning points, though chance makes a flat one now and then; each point is told well."""
    turned = [recorded.name for recorded in RECORDED if told_turnings(open_page(lang="fr"), recorded)]
    assert len(turned) > len(RECORDED) / 2, turned


def told_turnings(seen: Seen, recorded: Recorded) -> int:
    """How many turning points a match has. Each is told by a line of the chronicle of its own act, one that a reader would name."""
    page, name = seen.page, recorded.name
    page.goto(seen.base + uploaded(seen, recorded))
    page.wait_for_selector(".plot", timeout=WATCHED)
    seen.shoot(f"turnings-{name}")
    page.get_by_role("button", name="Chronique").click()
    turns = page.locator(".turns li")
    count = turns.count()
    for number in range(count):
        turns.nth(number).locator("button").dispatch_event("click")
        label = turns.nth(number).locator("b").inner_text()
        frame = at(seen)
        after = page.locator(".drawer .log li p").all_inner_texts()
        page.locator(".scrub").fill(str(frame - 1))
        before = page.locator(".drawer .log li p").all_inner_texts()
        assert label in after
        assert after.count(label) > before.count(label) or len(after) > 100, (name, label)
        assert NAMED.search(label), (name, label)
    return count
