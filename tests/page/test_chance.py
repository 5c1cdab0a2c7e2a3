"""Chance that nobody can choose, on the page: it adds to it by itself, and says after the end whether all was as it should be."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from souterrain.__main__ import main
from souterrain.kernel.stir import pledge_of
from souterrain.server import new_tables
from souterrain.server.table import create
from souterrain.server.table.state import TableState
from tests.page.conftest import DESK, Open, Seen
from tests.page.test_around import Look, lay, open_menu
from tests.server.serving import Served


@pytest.fixture(autouse=True)
def sealed(same_games: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As everywhere but in the other tests of the page."""
    monkeypatch.setattr(new_tables, "sealed", create.sealed)


@pytest.fixture
def over(open_page: Open, served: Served) -> tuple[list[Seen], TableState]:
    """Two people have sat down, and one has given up."""
    pages = [open_page(DESK, "en"), open_page(DESK, "fr")]
    links = lay(pages[0])
    for seen, link in zip(pages, links, strict=True):
        seen.page.goto(link)
        seen.page.wait_for_selector(".mapwrap .tile")
        if seen is pages[0]:
            seen.page.get_by_text("The game waits for Milo").wait_for()
            seen.page.get_by_role("button", name="Go on without").wait_for()
    pages[0].page.get_by_text("The game waits for Milo").wait_for(state="detached")
    table = served.server.live(links[0].split("/")[-1].split("#")[0])._table
    assert table
    for seen in pages:
        seen.page.wait_for_function("() => JSON.parse(localStorage.getItem('souterrain.chance'))?.[0]?.notes.length")
    open_menu(pages[0], "en")
    pages[0].page.get_by_role("button", name="Dice that nobody can choose").click()
    pages[0].page.get_by_text("In the chance ahead: Inès").wait_for()
    pages[0].page.get_by_role("button", name="Give up").click()
    pages[0].page.get_by_role("button", name="Give up").click()
    for seen in pages:
        seen.page.wait_for_selector(".result")
    return pages, table


def check(seen: Seen, lang: str) -> None:
    seen.page.get_by_role("button", name={"en": "Look at the table", "fr": "Regarder la table"}[lang]).click()
    open_menu(seen, lang)
    named = {"en": "Dice that nobody can choose", "fr": "Des dés que personne ne choisit"}
    seen.page.get_by_role("button", name=named[lang]).click()
    seen.page.get_by_role("button", name={"en": "Check the dice", "fr": "Vérifier les dés"}[lang]).click()
    seen.page.wait_for_selector(".chance [role=status]")


def test_two_pages_stir_by_themselves_and_prove_it_afterwards(
    over: tuple[list[Seen], TableState], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (one, two), table = over
    assert {share.seat for stir in table.stirring.done for share in stir.shares} == {0, 1}
    assert {event.event.name for event in table.history.lines} >= {"dealt_anew"}
    check(one, "en")
    status = one.page.locator(".chance [role=status]")
    assert "All of it fits" in status.inner_text()
    assert "What was dealt" in status.inner_text()
    Look(one, DESK, "en").at("chance")
    check(two, "fr")
    assert "Tout correspond" in two.page.locator(".chance [role=status]").inner_text()
    two.page.goto(two.page.url.replace("#", "/replay#"))
    with two.page.expect_download() as download:
        two.page.get_by_role("button", name="Fichier").click()
    download.value.save_as(tmp_path / "saved.souterrain")
    assert main(["verify", str(tmp_path / "saved.souterrain"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "a page noted 1 of the 1 stretches" in told
    assert "no page has noted anything in this file" in told, "the other has a browser of their own"


def test_a_page_finds_out_a_server_that_has_left_its_share_out(over: tuple[list[Seen], TableState]) -> None:
    """The file fits together; only the page that gave its salt knows."""
    (one, _), table = over
    last = table.stirring.done[-1]
    others = tuple(share for share in last.shares if share.seat != 0)
    table.stirring.done[-1] = replace(last, shares=others)
    assert table.match
    table.match.heading = replace(table.match.heading, seed=str(table.stirring.done[-1].number))
    check(one, "en")
    assert "this browser was shown something else" in one.page.locator(".chance [role=status]").inner_text()


def test_a_page_finds_out_a_salt_that_was_chosen_late(over: tuple[list[Seen], TableState]) -> None:
    (one, _), table = over
    last = table.stirring.done[-1]
    late = tuple(share._replace(salt=pledge_of("late")) if share.seat == 1 else share for share in last.shares)
    table.stirring.done[-1] = replace(last, shares=late)
    check(one, "en")
    assert "not the one that was promised" in one.page.locator(".chance [role=status]").inner_text()
