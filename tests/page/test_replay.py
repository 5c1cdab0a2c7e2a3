"""Looking back: a match step by step, as one saw it and all revealed, its file, and another game from the middle of it."""

from pathlib import Path

import pytest

from souterrain.kernel.game import Setup
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.staging import halt, until
from tests.page.test_director import UNCOVERED
from tests.players.playing import play_setup

WATCHED = 60_000  # milliseconds for a server that has much to do
SEED = 6  # humans win, and something both helped and turned


FINISHED: dict[tuple[str, str, str], str] = {}


def over(seen: Seen, game: str = "claustrophobia", scenario: str = "the-vigil") -> str:
    """The path of the replay of a match between random players, by a spectator's link: the same match for all who look back."""
    if known := FINISHED.get((seen.base, game, scenario)):
        return known
    asked = {"file": play_setup(Setup(game, scenario), SEED).dump().decode()}
    opened = seen.page.request.post(f"{seen.base}/api/tables/upload", data=asked, timeout=WATCHED).json()
    path: str = opened["watch"]["link"].replace("#", "/replay#")
    FINISHED[seen.base, game, scenario] = path
    return path


def open_result(seen: Seen, size: tuple[int, int]) -> None:
    """On a small screen what is said of the match lies in a drawer."""
    if size == PHONE:
        seen.page.locator(".below [aria-expanded]").click()
        seen.page.wait_for_selector(".drawer.told")


def at(seen: Seen) -> int:
    return int(seen.page.locator(".scrub").input_value())


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_match_is_looked_back_at(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".scrub")
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
    seen.shoot(f"replay-{lang}-{size[0]}")
    open_result(seen, size)
    assert page.locator(".became li").count() >= 3
    assert faults(seen) == []
    if page.query_selector(".turns li"):
        page.locator(".turns li button").first.click()
        page.wait_for_selector(".caption.on")
        assert 0 <= at(seen) <= last


BOARDS = {
    ("claustrophobia", "the-vigil"): ".mapwrap",
    ("conquest", "cross"): ".flickboard",
    ("catacombs", ""): ".flickboard",
    ("twister", ""): ".labyrinth",
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "scenario"), BOARDS)
def test_the_board_of_a_replay_is_as_large_as_in_play(
    open_page: Open, game: str, scenario: str, size: tuple[int, int]
) -> None:
    """And its strip of turns begins and ends where its plot does."""
    seen = open_page(size)
    page = seen.page
    board = page.locator(BOARDS[game, scenario]).first
    large = "(each) => { const { width, height } = each.getBoundingClientRect(); return [width, height]; }"
    path = over(seen, game, scenario)
    page.goto(seen.base + path.replace("/replay", ""))
    page.wait_for_selector(".result")
    width, height = board.evaluate(large)
    page.goto(seen.base + path)
    page.wait_for_selector(".scrub")
    seen.settle()
    wide, tall = board.evaluate(large)
    seen.shoot(f"replay-board-{game}-{size[0]}")
    assert wide * tall >= (0.87 if size == DESK else 0.73) * width * height
    open_result(seen, size)
    page.wait_for_selector(".plot")
    edges = "(each) => { const { left, right } = each.getBoundingClientRect(); return [left, right]; }"
    left, right = page.locator(".plot").evaluate(edges)
    assert abs(page.locator(".chapters li").first.evaluate(edges)[0] - left) <= 1
    assert abs(page.locator(".chapters li").last.evaluate(edges)[1] - right) <= 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_match_is_watched_as_it_was_played(open_page: Open, size: tuple[int, int]) -> None:
    """Act by act on the same stage; whoever came for an act sees that one."""
    seen = open_page(size, motion=True)
    page = seen.page
    path = over(seen)
    page.clock.install()
    page.goto(seen.base + path.replace("#", "?at=0#"))
    page.wait_for_selector(".scrub")
    halt(seen)
    staged = "() => Number(document.querySelector('.scrub').value) > 4 && document.querySelector('.caption.on')"
    until(seen, staged)
    until(seen, "() => document.querySelector('.limelight .floating, [data-lit=who]')")
    page.goto(seen.base + path.replace("#", "?at=30#"))
    until(seen, "() => document.querySelector('.scrub')?.value > 25")
    assert page.locator("[aria-label=Play]").count() == 1, "one act, and no more"


def test_the_best_act_and_the_turning_point_are_watched(open_page: Open) -> None:
    """From the end of a real match, each on the stage and on the board as it lay."""
    seen = open_page(motion=True)
    page = seen.page
    path = over(seen)
    for row in range(2):
        page.goto(seen.base + path.replace("/replay", ""))
        page.locator(".result .turned").nth(row).wait_for()
        told = page.locator(".turned p").nth(row).inner_text()
        page.locator(".turned .btn").nth(row).click()
        page.wait_for_selector(".scrub")
        assert int(page.url.split("at=")[1].split("#")[0]) > 0
        page.wait_for_selector(".caption.on")
        assert told.startswith(("Best act:", "Turning point:")[row])
        assert page.locator(".caption.on .sentence").inner_text()


LIT = "[...document.querySelectorAll('main [data-lit]')].map((each) => each.dataset.thing).sort()"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_marked_belongs_to_the_act_one_looks_at(open_page: Open, size: tuple[int, int]) -> None:
    """Whatever was staged before, and however one came there; the acts of its turn lie there as cards, to be watched."""
    seen = open_page(size, motion=True)
    page = seen.page
    page.clock.install()
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".scrub")
    act = f"() => [...document.querySelectorAll('.cards-told b')].some((each) => each.textContent) && {LIT}.length"
    open_result(seen, size)

    def is_lit(frame: int) -> bool:
        page.locator(".scrub").fill(str(frame))
        return bool(page.evaluate(act))

    frame = next(frame for frame in range(20, 200) if is_lit(frame))
    page.keyboard.press("Escape")
    known = page.evaluate(LIT)
    halt(seen)
    page.get_by_role("button", name="Play", exact=True).click()
    until(seen, "() => document.querySelector('main [data-lit=who]')")
    page.locator(".scrub").fill("0")
    assert page.evaluate(LIT) == []
    page.locator(".scrub").fill(str(frame))
    assert page.evaluate(LIT) == known
    open_result(seen, size)
    assert faults(seen) == []
    page.locator(".cards-told").scroll_into_view_if_needed()
    seen.shoot(f"replay-cards-{size[0]}")
    page.locator(".cards-told li:has(b:not(:empty)) button").last.click()
    until(seen, "() => document.querySelector('.caption.on') && document.querySelector('main [data-lit=who]')")
    assert page.evaluate(UNCOVERED)
    until(seen, "() => !document.querySelector('.caption.on')")
    assert at(seen) == frame
    assert page.evaluate(LIT) == known


def test_a_tap_on_the_board_goes_on_in_a_replay(open_page: Open) -> None:
    seen = open_page(motion=True)
    page = seen.page
    page.clock.install()
    page.goto(seen.base + over(seen).replace("#", "?at=0#"))
    page.wait_for_selector(".scrub")
    halt(seen)
    phase = "document.querySelector('.caption.on')?.dataset.phase"
    until(seen, f"() => {phase} === 'intent'")
    page.locator(".mapwrap").click(position={"x": 12, "y": 12})
    page.clock.run_for(50)
    assert page.evaluate(phase) != "intent", "it is not waited for"
    assert page.get_by_role("button", name="Pause").count() == 1, "and it goes on"


def test_after_the_end_everything_is_revealed(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".scrub")
    with page.expect_response("**/replay?revealed=true") as told:
        page.get_by_role("button", name="all revealed").click()
    hands = [message["state"].get("event_hand", []) for message in told.value.json()["messages"] if "state" in message]
    assert any(card for hand in hands for card in hand), "the cards of the infernal player are shown"


def test_another_game_goes_on_from_the_middle(open_page: Open) -> None:
    seen = open_page()
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".scrub")
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
    page.wait_for_selector(".scrub")
    last = at(seen)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Match file").click()
    file = tmp_path / "match.souterrain"
    saved.value.save_as(file)
    page.goto(seen.base)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".scrub")
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
    seen.page.wait_for_selector(".became li")
    seen.shoot("replay-conquest")
    assert "%" in seen.page.inner_text(".became")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "fr"), (PHONE, "en")], ids=["desk", "phone"])
def test_every_panel_of_a_replay_is_sound(open_page: Open, size: tuple[int, int], lang: str) -> None:
    """The chronicle with a rule, the rule book, the strip of turns, and the ways on from here."""
    seen = open_page(size, lang)
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".scrub")
    page.locator(".scrub").fill("0")
    open_result(seen, size)
    page.locator(".chapters button").nth(1).click()
    assert at(seen) > 0
    assert page.locator(".chapters [aria-current]").count() == 1
    page.locator(".end > .btn.quiet").click()
    page.wait_for_selector(".goon")
    assert faults(seen) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name={"en": "Chronicle", "fr": "Chronique"}[lang]).click()
    page.locator(".drawer .why").last.click()
    page.wait_for_selector(".slip .id")
    assert faults(seen, f"replay-why-{lang}-{size[0]}") == []
    page.locator(".slip footer .link").nth(1).click()
    page.wait_for_selector("dialog[open]")
    assert faults(seen) == []


def test_each_turning_point_is_a_line_of_its_own_act(open_page: Open) -> None:
    seen = open_page(lang="fr")
    page = seen.page
    page.goto(seen.base + over(seen))
    page.wait_for_selector(".plot", timeout=WATCHED)
    seen.shoot("turnings")
    page.get_by_role("button", name="Chronique").click()
    turns = page.locator(".turns li")
    assert turns.count() > 1
    for number in range(turns.count()):
        page.locator(".plot .mk").nth(number).dispatch_event("click")  # a board may have marks of its own
        label = turns.nth(number).locator("b").inner_text()
        frame = at(seen)
        after = page.locator(".drawer .log li p").all_inner_texts()
        page.locator(".scrub").fill(str(frame - 1))
        before = page.locator(".drawer .log li p").all_inner_texts()
        assert label in after
        assert after.count(label) > before.count(label) or len(after) > 100, label
