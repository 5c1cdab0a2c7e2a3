"""Whole games through the page, in both languages, on a desk and on a phone, from both sides."""

from pathlib import Path

import pytest

from tests.page.conftest import DESK, PHONE, Open

ROBOT = (Path(__file__).parent / "robot.js").read_text("utf-8")


@pytest.mark.parametrize(
    ("size", "lang", "seat", "scenario"),
    [(DESK, "en", 0, "the-vigil"), (PHONE, "fr", 1, "the-vigil"), (PHONE, "en", 0, "the-vigil")],
    ids=["desk-en-human", "phone-fr-infernal", "phone-en-human"],
)
def test_a_whole_game_is_played(open_page: Open, size: tuple[int, int], lang: str, seat: int, scenario: str) -> None:
    seen = open_page(size, lang)
    seen.table(seat, scenario)
    told = seen.page.evaluate(f"({ROBOT})(150)")
    seen.shoot(f"over-{lang}-{seat}-{size[0]}")
    assert told["over"], told
    assert len(told["questions"]) > 5


def test_one_turn_is_played_by_keyboard_alone(open_page: Open) -> None:
    seen = open_page()
    seen.table(0, "the-survivors")
    keyboard = seen.page.keyboard
    for step in range(250):
        seen.page.wait_for_selector(".turn.mine")
        if "Turn 2" in seen.page.inner_text(".goal"):
            break
        for _ in range(1 + step % 3):
            keyboard.press("n")
        keyboard.press("Enter")
        seen.page.wait_for_timeout(15)
    assert "Turn 2" in seen.page.inner_text(".goal")


def test_two_people_play_online(open_page: Open) -> None:
    """Each in their own browser and language; one of them reloads in the middle, and they talk."""
    human, infernal = open_page(lang="en"), open_page(lang="fr")
    asked = {"game": "claustrophobia", "seats": [{"kind": "person", "name": "Inès"}, {"kind": "person", "name": "Noé"}]}
    links = human.page.request.post(f"{human.base}/api/tables/", data=asked).json()["seats"]
    for seen, link in zip((human, infernal), links, strict=True):
        seen.page.goto(seen.base + link["link"])
        seen.page.wait_for_selector(".mapwrap .tile")
    for round in range(40):
        infernal.page.evaluate(f"({ROBOT})(0.4)")
        human.page.evaluate(f"({ROBOT})(0.4)")
        if round == 2:
            infernal.page.reload()
            infernal.page.wait_for_selector(".mapwrap .tile")
        if "Turn 2" in human.page.inner_text(".goal"):
            break
    assert "Turn 2" in human.page.inner_text(".goal")
    infernal.page.get_by_role("textbox", name="Dire quelque chose").fill("À toi !")
    infernal.page.get_by_role("button", name="Envoyer").click()
    human.page.wait_for_selector(".said li")
    assert "À toi !" in human.page.inner_text(".said")
    human.shoot("online-en")
    infernal.shoot("online-fr")
    assert "Tour 2" in infernal.page.inner_text(".goal")
