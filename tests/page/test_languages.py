"""A third language on the page: with a folder of words on the server, and no line of the page, home and a table are read in it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from souterrain.content.text import language_names
from tests.every_game.table import OURS
from tests.page.conftest import DESK, PHONE, Open
from tests.page.staging import SOCKET, ending
from tests.page.test_ending import reports_here as reports_here
from tests.tongue import pseudo
from tests.tongue.pseudo import LANG, NAME, accented

PLAIN = re.compile(r"[A-Za-z]{3,}")
# Names that nobody translates: the program's, those of languages, whoever made the pictograms; what all languages abbreviate alike.
KNOWN = {"Souterrain", "game", "icons", "net", LANG.upper(), "CBT", "DEF", "DPT"}
KNOWN.update(word for name in language_names().values() for word in PLAIN.findall(name))
TEXTS = """() => {
  const shown = (element) => element.checkVisibility?.() ?? true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (shown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent);
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) if (shown(element)) texts.push(element.getAttribute(name));
  return texts;
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.write(tmp_path_factory.mktemp("words"))


def left_out(page: Page) -> list[str]:
    """What is read or heard on the page without an accent: nobody has translated it."""
    return [text for text in page.evaluate(TEXTS) if {*PLAIN.findall(text)} - KNOWN]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_home_and_a_table_are_read_in_a_language_that_was_only_added(
    open_page: Open, folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("SOUTERRAIN_WORDS", str(folder))
    seen = open_page(size, first=True)
    page = seen.page
    page.goto(seen.base)
    page.get_by_role("button", name=NAME, exact=True).first.click()
    page.get_by_role("heading", name=accented("Five dungeons, one table")).wait_for()
    page.get_by_text(accented("heroes’ player")).first.wait_for()  # what comes with a book
    seen.shoot(f"tongue-home-{size[0]}")
    assert page.locator("html").get_attribute("lang") == LANG
    assert left_out(page) == []
    for path, title, found in ("learn", "Learn by playing", ".shelf li"), ("rules", "Rules", ".rulebook li"):
        page.goto(f"{seen.base}/{path}")  # it is remembered
        page.wait_for_selector(found)
        page.get_by_role("heading", name=accented(title), exact=True).wait_for()
        ids = re.compile(r"^[a-z]+(\.[a-z0-9-]+)+$")
        assert [text for text in left_out(page) if not ids.match(text.strip())] == []
    seen.table(0, "the-vigil")
    page.wait_for_selector(".turn.mine")
    page.get_by_text(accented("First game of"), exact=False).first.wait_for()
    seen.shoot(f"tongue-table-{size[0]}")
    assert left_out(page) == []


@pytest.mark.parametrize("game", OURS)
def test_board_end_and_replay_of_each_game_are_read_in_it(
    open_page: Open, folder: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("SOUTERRAIN_WORDS", str(folder))
    seen = open_page(PHONE if OURS.index(game) % 2 else DESK, LANG)
    page, last = seen.page, ending(game)
    page.add_init_script(SOCKET)
    seen.stand(last.position)
    seen.shoot(f"tongue-{game.replace('/', '-')}")
    assert left_out(page) == []
    page.evaluate("(answer) => window.reply(answer)", last.answer)
    page.wait_for_selector(".result .cols")
    assert left_out(page) == []
    page.goto(seen.base + seen.watching.replace("#", "/replay#"))
    page.wait_for_selector(".scrub")
    seen.settle()
    seen.shoot(f"tongue-replay-{game.replace('/', '-')}")
    assert left_out(page) == []


def test_the_switch_goes_to_it_and_back(open_page: Open, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUTERRAIN_WORDS", str(folder))
    seen = open_page()
    page = seen.page
    page.goto(seen.base)
    page.wait_for_selector(".cover")
    switch = page.locator("header .seg")
    assert switch.locator("button").all_inner_texts() == [LANG.upper(), "FR", "EN"]
    for code, title in (
        (LANG, accented("Five dungeons, one table")),
        ("fr", "Cinq donjons, une table"),
        ("en", "Five dungeons, one table"),
    ):
        switch.get_by_role("button", name=code.upper(), exact=True).click()
        page.get_by_role("heading", name=title).wait_for()


def test_a_language_that_is_no_longer_spoken_here_is_left_for_english(open_page: Open) -> None:
    """Also where the server says last of all that it has no book in it."""
    seen = open_page(lang=LANG)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    seen.page.route(f"**/api/books/*/{LANG}**", hold)
    seen.page.goto(seen.base)
    seen.page.get_by_role("heading", name="Five dungeons, one table").wait_for()
    seen.page.get_by_text("heroes’ player").first.wait_for()
    for route in late:
        with seen.page.expect_response(f"**/api/books/*/{LANG}**"):
            route.continue_()
    assert late
    assert seen.page.get_by_text("heroes’ player").first.is_visible()
    seen.said.clear()  # the browser notes that the server has no such words
