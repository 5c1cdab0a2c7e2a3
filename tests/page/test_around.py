"""What stands around a game, and what is said when something is wrong: looked at by axe, by night and by day, large and small."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute

from souterrain.server.store import records
from souterrain.server.store.database import Row
from tests.page import positions
from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open, Seen
from tests.page.test_screens import TOUCH
from tests.server.client import Viewer
from tests.server.serving import Served

LOOKS = pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
MENU = {"en": "Table", "fr": "La table"}


class Look:
    """Shoot a screen and let axe look at it."""

    def __init__(self, seen: Seen, size: tuple[int, int], lang: str) -> None:
        self.seen = seen
        self.name = f"{lang}-{size[0]}"
        self.width = size[0]

    def at(self, what: str) -> None:
        self.seen.settle()
        assert faults(self.seen, f"around-{what}-{self.name}") == [], what
        assert self.seen.page.evaluate("document.documentElement.scrollWidth") <= self.width, what


def lay(seen: Seen, **more: Any) -> list[str]:
    """A table of two people on the same server; the addresses of their seats."""
    asked = {"game": "claustrophobia", "scenario": "the-vigil", "seats": [{"name": "Inès"}, {"name": "Milo"}], **more}
    opened = seen.page.request.post(f"{seen.base}/api/tables/", data=asked).json()
    return [seen.base + link["link"] for link in opened["seats"]]


def open_menu(seen: Seen, lang: str) -> None:
    seen.page.get_by_role("button", name=MENU[lang], exact=True).click()
    seen.page.wait_for_selector(".menu")


def end_phase(seen: Seen, lang: str) -> None:
    """What the human player of Claustrophobia does last, before the infernal one is asked."""
    seen.page.get_by_role("button", name={"en": "End the phase", "fr": "Finir la phase"}[lang]).click()


@LOOKS
def test_two_people_at_a_table(open_page: Open, served: Served, size: tuple[int, int], lang: str) -> None:
    """A clock that runs, words in the chat, one who is not read, a proposal to go back, and a lost connection."""
    one, two = open_page(size, lang), open_page(DESK, "en")
    is_cut = False
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if is_cut:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    one.page.route_web_socket("**/ws", connect)
    first, second = lay(one, clock={"kind": "turn", "amount": 90})
    look = Look(one, size, lang)
    one.page.goto(first)
    one.page.locator(".turn .clock").wait_for()
    look.at("clock")
    two.page.goto(second)
    two.page.wait_for_selector(".mapwrap .tile")
    two.page.get_by_role("textbox", name="Say something").fill("Hello!")
    two.page.get_by_role("button", name="Send").click()
    if size == PHONE:
        one.page.locator("[data-tool=log]").click()
    one.page.locator(".said :text('Hello!')").wait_for()
    look.at("chat")
    open_menu(one, lang)
    mute = {"en": "Do not read what Milo", "fr": "Ne plus lire ce que dit Milo"}[lang]
    one.page.get_by_role("button", name=mute).click()
    one.page.locator(".chairs [aria-pressed=true]").wait_for()
    look.at("muted")
    one.page.locator(".drawer .btn.icon").first.click()
    assert not one.page.locator(".said :text('Hello!')").is_visible()

    live = served.server.live(first.split("/table/")[1].split("#")[0])
    for _ in range(200):
        if live._table and live._table.match and live._table.match.standing():
            break
        one.page.evaluate(TOUCH)
        one.page.wait_for_timeout(20)
    open_menu(two, "en")
    two.page.get_by_role("button", name="Ask to take back").click()
    one.page.locator(".notice.ask").wait_for()
    look.at("proposal")
    one.page.locator(".notice.ask .btn").last.click()
    one.page.locator(".notice.ask").wait_for(state="detached")

    is_cut = True
    lines[-1].close()
    one.page.locator(".notice.stop").wait_for()
    look.at("lost")
    is_cut = False
    # The page knocks again by itself too: the notice may be gone before a finger is there.
    one.page.evaluate("document.querySelector('.notice.stop .btn')?.click()")
    one.page.locator(".notice.stop").wait_for(state="detached")


@LOOKS
def test_curtain_and_invitation(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    look = Look(seen, size, lang)
    seen.page.goto(seen.base)
    seen.page.locator(".pic", has_text="Claustrophobia").click()
    seen.page.locator(".invite .btn.big").click()
    seen.page.locator(".invite .copy input").wait_for()
    look.at("invited")
    links = seen.lay(positions.at("twister", "lay"), [{"kind": "person"}] * 2)
    seen.page.goto(f"{links[0]},{links[1].split('#')[1]}")
    seen.page.wait_for_selector(".curtain .primary:focus")
    look.at("curtain")


@LOOKS
def test_a_guide_and_the_offer_of_one(open_page: Open, size: tuple[int, int], lang: str) -> None:
    seen = open_page(size, lang)
    look = Look(seen, size, lang)
    seen.table(0, "the-survivors")
    seen.page.locator(".guide-offer").wait_for()
    look.at("offer")
    seen.page.locator(".guide-offer .btn").first.click()
    seen.page.locator(".coach").wait_for()
    look.at("guide")


def test_a_long_chronicle_leaves_the_page_as_it_is_and_escape_closes_the_menu(open_page: Open) -> None:
    seen = open_page()
    seen.stand(positions.at("claustrophobia", "activate"))
    assert seen.page.locator(".log .lines").evaluate("(each) => each.scrollHeight > each.clientHeight")
    assert seen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert seen.page.evaluate("document.querySelector('.tablepage').scrollHeight <= innerHeight")
    open_menu(seen, "en")
    seen.page.keyboard.press("Escape")
    assert seen.page.locator(".menu").count() == 0


@pytest.mark.parametrize("width", [1120, 1360, 1440])
def test_both_answers_to_the_offer_are_on_its_paper(open_page: Open, width: int) -> None:
    seen = open_page((width, 820), "fr")
    seen.table(0, "the-survivors")
    edges = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().right))"
    paper, *answers = seen.page.locator(".guide-offer, .guide-offer .btn").evaluate_all(edges)
    assert len(answers) == 2
    assert max(answers) < paper


@LOOKS
def test_a_game_that_can_no_longer_be_played_can_be_read(
    open_page: Open, served: Served, size: tuple[int, int], lang: str
) -> None:
    """Its packs are not those it was laid with."""
    seen = open_page(size, lang)
    table, key = lay(seen)[0].split("/table/")[1].split("#")
    (row, *_) = served.server.store.read(table)
    created = records.read(row.body)
    assert isinstance(created, records.Created)
    body = records.write(replace(created, heading=replace(created.heading, packs={"base": "0" * 32})))
    old = f"old{table}"
    served.server.store.append([[Row(old, 0, row.at, body)]])
    seen.page.goto(f"{seen.base}/table/{old}#{key}")
    said = {"en": "can be read but not gone on with", "fr": "On peut relire cette partie, mais plus la poursuivre"}
    assert said[lang] in seen.page.inner_text(".notice.stop")
    Look(seen, size, lang).at("frozen")
    seen.page.goto(f"{seen.base}/table/{old}/replay#{key}")
    assert said[lang] in seen.page.inner_text("[role=alert]")
    seen.page.goto(f"{seen.base}/table/{old}#{key}")
    seen.page.locator(".notice.stop .btn").click()
    seen.page.wait_for_selector(".mapwrap .tile")
    assert old not in seen.page.url
    seen.said.clear()  # the browser notes that the server refused


@LOOKS
def test_a_game_whose_rules_have_changed_goes_on_from_where_they_part(
    open_page: Open, served: Served, size: tuple[int, int], lang: str
) -> None:
    """As it is after an upgrade: the last answer leads elsewhere now. Against a computer nobody else has to agree."""
    seen = open_page(size, lang)
    seen.stand(positions.at("claustrophobia", "activate"))
    table, key = seen.page.url.split("/table/")[1].split("#")
    seen.page.goto(seen.base)  # whatever the computer does there, nobody waits for it: the log is cut behind the answer
    with Viewer(served.address, table, key) as viewer:
        assert viewer.answer("end_phase")["type"] == "update"
    rows = served.server.store.read(table)
    last = min(row.seq for row in rows if '"acted"' in row.body)
    parted = [
        row._replace(
            table_id=f"old{table}", body=row.body.replace('"hash":"', '"hash":"0', 1) if row.seq == last else row.body
        )
        for row in rows[: last + 1]
    ]
    served.server.store.append([parted])
    seen.page.goto(f"{seen.base}/table/old{table}#{key}")
    said = {"en": "The rules of this game have changed since", "fr": "Les règles de ce jeu ont changé depuis"}
    assert said[lang] in seen.page.inner_text(".notice.stop")
    Look(seen, size, lang).at("parted")
    seen.page.get_by_role("button", name={"en": "Go on from there", "fr": "Reprendre de là"}[lang]).click()
    seen.page.wait_for_selector(".notice.stop", state="detached")
    seen.page.wait_for_selector(".turn.mine, .turn:has-text('·')")
    Look(seen, size, lang).at("parted-gone-on")


NO_ENTRY: dict[str, tuple[Callable[[str, str], str], dict[str, str]]] = {
    "unknown": (lambda table, key: f"/table/0000#{key}", {"en": "There is no such table", "fr": "n’existe pas"}),
    "wrong-key": (lambda table, key: f"/table/{table}#wrong", {"en": "does not open", "fr": "n’ouvre pas"}),
    "no-key": (lambda table, key: f"/table/{table}", {"en": "needs a link", "fr": "Il faut un lien"}),
}


@LOOKS
@pytest.mark.parametrize("replay", [False, True], ids=["table", "replay"])
@pytest.mark.parametrize("name", NO_ENTRY)
def test_who_may_not_enter_is_told_why(
    open_page: Open, size: tuple[int, int], lang: str, name: str, replay: bool
) -> None:
    seen = open_page(size, lang)
    where, said = NO_ENTRY[name]
    table, key = lay(seen)[0].split("/table/")[1].split("#")
    path = where(table, key)
    if replay:
        path = path.replace("#", "/replay#") if "#" in path else f"{path}/replay"
    seen.page.goto(seen.base + path)
    seen.page.locator("[role=alert]").wait_for()
    assert said[lang] in seen.page.inner_text("[role=alert]")
    Look(seen, size, lang).at(f"{name}{'-replay' if replay else ''}")
    seen.page.locator(".curtain .primary").click()
    seen.page.wait_for_selector(".cover")
    seen.said.clear()  # the browser notes what the server refused
