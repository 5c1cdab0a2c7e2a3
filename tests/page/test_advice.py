"""Advice for a flick: what it is meant for and how often that works, with the aim on the board; the reader flicks."""

import json
import math
import re

import pytest

from tests.page.axe import faults
from tests.page.conftest import DESK, PHONE, Open
from tests.page.flicking import lay, play_until


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_flick_is_advised_with_its_reason_and_done_by_the_reader(
    open_page: Open, size: tuple[int, int], lang: str
) -> None:
    seen = open_page(size, lang)
    page = seen.page
    sent: list[dict[str, str]] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(json.loads(frame))))
    lay(seen)
    play_until(seen, "flick")
    seen.settle()
    sent.clear()
    with page.expect_response("**/advice", timeout=60_000) as told:
        page.get_by_role("button", name={"en": "Advice", "fr": "Conseil"}[lang], exact=True).click()
    page.locator(".advice .eg").wait_for()
    seen.shoot(f"advice-flick-{lang}-{size[0]}")
    assert faults(seen) == []
    advice = told.value.json()
    assert re.match({"en": "Flick ", "fr": "Lancer "}[lang], page.inner_text(".advice [role=status]"))
    assert {told["type"] for told in sent} <= {"ping"}, "nothing is done before the reader does it"
    page.locator(".advice .x").click()
    page.locator(".flickrow .primary").click()
    for _ in range(100):
        if sent:
            break
        page.wait_for_timeout(50)
    (answer, *_) = [each["answer"] for each in sent if each["type"] == "answer"]
    x, y = map(int, answer.split(" "))
    meant = tuple(map(int, advice["answer"].split(" ")))
    assert math.dist((x, y), meant) < 0.01 * math.hypot(*meant)
