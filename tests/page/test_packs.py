"""A pack of one's own: refused with what to mend where it is broken, told before one sits down, and played with."""

import io
import zipfile

from tests.page.axe import faults
from tests.page.conftest import Open
from tests.page.test_lobby import LAPTOP

MANIFEST = """
id = "filth"
game = "claustrophobia"
version = "1.0"
requires = ["base"]
authors = ["Ann"]
"""
CARDS = """
[[event]]
id = "tide-of-filth"
source = "house"
when = "threat"
copies = 1
effects = [{ do = "gain-threat", amount = 3 }]
"""
WORDS = """
pack-filth = Tide of filth

event-tide-of-filth = Tide of filth
    .when = Threat phase
    .text = Gain { $amount } threat points.
"""


def zipped(cards: str) -> list[dict[str, object]]:
    """As somebody would pack the folder."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in (("pack.toml", MANIFEST), ("cards.toml", cards), ("en.ftl", WORDS), ("notes.md", "x")):
            file.writestr(f"filth/{name}", text)
    return [{"name": "filth.zip", "mimeType": "application/zip", "buffer": packed.getvalue()}]


def test_a_pack_is_refused_when_broken_then_uploaded_and_played(open_page: Open) -> None:
    seen = open_page(LAPTOP)
    page = seen.page
    page.goto(f"{seen.base}/?game=claustrophobia")
    page.locator(".ownpacks summary").click()
    page.locator(".ownpacks input[type=file]").set_input_files(zipped(CARDS.replace("gain-threat", "gain-thread")))  # type: ignore[arg-type]
    page.locator(".ownpacks .faults", has_text="gain-threat").wait_for()
    assert "cards.toml:7" in page.locator(".ownpacks .faults").inner_text()
    seen.said.clear()  # the browser says that something was refused
    page.locator(".ownpacks input[type=file]").set_input_files(zipped(CARDS))  # type: ignore[arg-type]
    page.locator(".ownpacks .changes li", has_text="Gain 3 threat points.").wait_for()
    seen.settle()
    seen.shoot("pack-chosen")
    assert faults(seen, "pack-chosen") == []
    page.locator(".start .goes .primary").click()
    page.wait_for_selector(".mapwrap .tile")
    page.locator(".withpacks .btn").click()
    page.locator(".playedpacks li", has_text="Tide of filth").wait_for()
    seen.settle()
    seen.shoot("pack-played")
    assert faults(seen, "pack-played") == []
