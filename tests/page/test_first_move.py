"""Play now means play: two presses after the home page is open, somebody who never saw a game is at its first meaningful move."""

import json
import re
from typing import Any

from tests.page.conftest import PHONE, Open

# What is asked first: an act, a die, a disc to put down, the corner where one begins. No draft, no agreement.
FIRST = {
    "Claustrophobia": "assign",
    "Catacombs": "place_hero",
    "Soloth": "place_hero",
    "Conquest": "choose_corner",
    "Dungeon Twister": "act",
}
PRESSES = 2  # the game, and "begin" under its goal


def test_two_presses_to_the_first_move(open_page: Open) -> None:
    seen = open_page(PHONE, first=True)
    page = seen.page
    asked: list[str] = []

    def hear(told: str | bytes) -> None:
        message: dict[str, Any] = json.loads(told)
        if decision := message.get("decision"):
            asked.append(decision["kind"])

    page.on("websocket", lambda line: line.on("framereceived", hear))
    for title, kind in FIRST.items():
        asked.clear()
        page.goto(seen.base)
        presses = 0
        cover = page.locator(".covers li", has_text=title)
        cover.get_by_role("button", name=re.compile("Play now", re.I)).click()
        presses += 1
        page.locator(".brief .primary").click(timeout=60_000)
        presses += 1
        page.wait_for_selector(".turn.mine", timeout=60_000)
        page.wait_for_selector("[data-live], .putting", timeout=60_000)
        assert asked[:1] == [kind], title
        assert presses == PRESSES
