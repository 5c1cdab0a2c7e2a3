"""Films of what is staged, to be looked at by somebody who was not there: pictures side by side, ten a second, with their times.

    SOUTERRAIN_SHOTS=FOLDER python -m pytest tests/page/filming.py -k "twister and victory and phone"

writes them as sheets of pictures; what looks like the picture before it is left out. With SOUTERRAIN_EACH=4 every fourth of a
step is taken: enough for who looks at many. Not part of the tests: nobody could say by a program whether a film is
understood. Desks are filmed in English, phones in French, each in both themes; aiming in all of these,
and on a tablet too."""

import base64
import cmath
import math
import os
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from tests.page.conftest import DESK, PHONE, SHOTS, Open, Seen
from tests.page.flicking import TARGET, Asked, Device, Point, Pointer, pulled_to, stand_at
from tests.page.handovers import Happens
from tests.page.handovers import turn as turn_of
from tests.page.staging import (
    LISTEN,
    PASSES,
    Handover,
    begin,
    deed,
    disc_turn,
    finish,
    tile_turn,
    until,
    witness,
)
from tests.page.test_director import event
from tests.page.test_ending import reports_here  # noqa: F401 (what was laid is looked back at here)
from tests.page.test_flick_hand import middle
from tests.page.test_moments_catacombs import TELL, lay

LONGEST = 240  # pictures
EACH = int(os.environ.get("SOUTERRAIN_EACH", "1"))
QUIET = 25  # pictures of the same: nothing more comes
TABLET = (820, 1180)
# Pixels of a picture, and how many below one another.
WIDE, TALL = {DESK: 480, PHONE: 200, TABLET: 286}, {DESK: 4, PHONE: 3, TABLET: 3}
SIDE = 1440  # pixels of a sheet

# Nobody offers a guide.
NO_HINTS = """
  const off = ['catacombs', 'soloth', 'conquest', 'claustrophobia', 'twister'].map((game) => [game, { on: false, seen: [] }]);
  localStorage.setItem('souterrain.guides', JSON.stringify(Object.fromEntries(off)));
"""
STYLE = """
  body { margin: 0; background: #222; color: #fff; font: 13px sans-serif; display: flex; flex-wrap: wrap }
  figure { margin: 0 } img { width: 100%; display: block }
"""

# Animations of the style sheets know no clock but the browser's: each is shown as old as it would be.
ADVANCE = """(passed) => {
  for (const each of document.getAnimations()) {
    const { endTime } = each.effect.getComputedTiming();
    each.age = each.age === undefined ? 0 : each.age + passed;
    each.pause();
    if (endTime === Infinity) each.currentTime = 0;
    else if (each.age >= endTime) each.finish();
    else each.currentTime = each.age;
  }
  const { phase = '' } = document.querySelector('.caption.on')?.dataset ?? {};
  return phase;
}"""


def told(*names: str) -> Happens:
    """All these events."""
    return partial(_told, names)


def _told(names: tuple[str, ...], events: Any) -> bool:
    return {*names} <= {event.name for event in events}


def several(name: str) -> Happens:
    """This more than once."""
    return partial(_several, name)


def _several(name: str, events: Any) -> bool:
    return [event.name for event in events].count(name) > 1


def into(*levels: str) -> Happens:
    """Into a room of such a level."""
    return partial(_into, levels)


def _into(levels: tuple[str, ...], events: Any) -> bool:
    return any(event.name == "room_entered" and event.data["level"] in levels for event in events)


def demon(events: Any) -> bool:
    return any(event.name == "brought_in" and event.data["type"] == "demon" for event in events)


def draught(events: Any) -> bool:
    """It has been followed."""
    return any(event.name == "draught_moved" and event.data["count"] for event in events)


def empties(events: Any) -> bool:
    """A bank of few tokens loses some."""
    return any(event.name == "tokens_gained" and 0 < event.data["bank"] <= 4 for event in events)


def turn(taken: Callable[[], Handover]) -> Callable[[Seen], None]:
    return lambda seen: begin(seen, taken())


def own(game: str, happens: Happens, seat: int | None = None) -> Callable[[Seen], None]:
    return lambda seen: begin(seen, deed(game, happens, seat, seek=True))


def others(game: str, happens: Happens, seat: int, reader: int | None = None) -> Callable[[Seen], None]:
    def start(seen: Seen) -> None:
        seen.page.clock.install()
        seen.page.add_init_script(LISTEN)
        witness(seen, deed(game, happens, seat, seek=True), reader)

    return start


def end(game: str, how: str) -> Callable[[Seen], None]:
    def start(seen: Seen) -> None:
        seen.page.clock.install()
        seen.page.add_init_script(LISTEN)
        finish(seen, game, how)

    return start


def lord(seen: Seen) -> None:
    """Random games do not come so far."""
    game = lay(seen)
    seen.page.evaluate(TELL, {"events": [event(game, "final_battle", lord="gorgon", health=6)]})


SCENES: dict[str, Callable[[Seen], None]] = {
    f"{game}-{what}": starts
    for game, scenes in {
        "catacombs": {
            "turn": turn(partial(turn_of, "catacombs", 1, 6, "flicked", "damaged", seek=True)),
            "hit": own("catacombs", told("killed"), 1),
            "hurt": others("catacombs", told("damaged"), 0, 1),
            "combo": own("catacombs", several("killed"), 1),
            "room": own("catacombs", told("room_cleared", "room_entered"), 1),
            "chamber": own("catacombs", into("merchant", "healer")),
            "lord": lord,
            "victory": end("catacombs", "won"),
            "defeat": end("catacombs", "lost"),
        },
        "soloth": {
            "turn": turn(partial(turn_of, "catacombs/soloth", 1, 6, "flicked", "damaged", seek=True)),
            "hit": own("catacombs/soloth", told("killed"), 1),
            "room": own("catacombs/soloth", told("room_cleared", "room_entered"), 1),
            "victory": end("catacombs/soloth", "won"),
            "defeat": end("catacombs/soloth", "lost"),
        },
        "conquest": {
            "turn": turn(disc_turn),
            "hit": own("conquest", told("tokens_lost"), 0),
            "blocked": others("conquest", told("shot_blocked"), 1, 0),
            "card": own("conquest", told("card_played"), 0),
            "armour": own("conquest", told("card_kept"), 0),
            "bank": own("conquest", empties),
            "victory": end("conquest", "won"),
            "defeat": end("conquest", "lost"),
        },
        "claustrophobia": {
            "turn": turn(tile_turn),
            "hit": own("claustrophobia", told("attacked", "killed"), 0),
            "hurt": turn(partial(turn_of, "claustrophobia", 0, 4, "line_cancelled", "attacked", seek=True)),
            "explored": own("claustrophobia", told("exploring"), 0),
            "tile": own("claustrophobia", told("tile_laid"), 0),
            "event": others("claustrophobia", told("event_played"), 1, 0),
            "demon": others("claustrophobia", demon, 1, 0),
            "draught": others("claustrophobia", draught, 0, 1),
            "victory": end("claustrophobia", "won"),
            "defeat": end("claustrophobia", "lost"),
        },
        "twister": {
            "turn": turn(partial(turn_of, "twister", 0, 4, "moved", "rotated", seek=True)),
            "combat": others("twister", told("combat_begun"), 1, 0),
            "cards": others("twister", told("cards_revealed", "wounded"), 1, 0),
            "hit": own("twister", told("combat_won", "killed"), 0),
            "escape": own("twister", told("escaped"), 0),
            "victory": end("twister", "won"),
            "defeat": end("twister", "lost"),
        },
    }.items()
    for what, starts in scenes.items()
}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_film(open_page: Open, scene: str, size: tuple[int, int], lang: str, theme: str) -> None:
    seen = open_page(size, lang, theme=theme, motion=True, speed="normal")
    seen.page.add_init_script(NO_HINTS)
    SCENES[scene](seen)
    until(seen, "window.told")  # the server may have to prepare for it
    pictures = film(seen)
    name = f"{scene}-{lang}-{theme}"
    each = sheets(seen, name, pictures, size)
    steps = [picture for picture, after in pairwise(pictures) if picture.phase != after.phase] + pictures[-1:]
    for first in range(0, len(steps), each // 2):
        develop(seen, f"{name}-steps-{first // (each // 2)}", steps[first : first + each // 2], WIDE[size] * 3 // 2)


STILLS = (0.0, 0.9, 1.1, 1.2, 1.6)
"""Seconds whose pictures are also shown large: at rest, swept aside, strong, taken back, below the board."""

AIMED: dict[str, Asked] = {
    "catacombs": ("catacombs", 1, "flick", "none"),
    "soloth": ("catacombs/soloth", 1, "flick", "none"),
    "conquest": ("conquest", 0, "flick", "cross"),
}


@pytest.mark.parametrize("size", [DESK, PHONE, TABLET], ids=["desk", "phone", "tablet"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("hand", ["human", "skill"])
@pytest.mark.parametrize("game", AIMED)
def test_aiming(open_page: Open, game: str, hand: str, lang: str, theme: str, size: tuple[int, int]) -> None:
    """A hand pulls, sweeps, grows strong, comes back and lets go; then it pulls again, a thumb below the board, and flicks."""
    seen = open_page(size, lang, theme=theme, motion=True, speed="normal")
    seen.page.clock.install()
    stand_at(seen, AIMED[game], hand=hand)
    device: Device = "mouse" if size == DESK else "touch"
    name = f"aim-{game}-{hand}-{lang}-{theme}"
    pictures = film(seen, aiming(seen, device))
    sheets(seen, name, pictures, size)
    develop(seen, f"{name}-{size[0]}-stills", [each for each in pictures if each.at in STILLS], min(size[0], SIDE // 2))


def aiming(seen: Seen, device: Device) -> Iterator[None]:
    """One movement of the hand for each picture."""
    at = tuple(seen.page.evaluate(TARGET)["disc"])
    ahead = middle(seen, ".flickboard")
    thumb = middle(seen, ".pad .rings") if device == "touch" else at
    pointer = Pointer(seen, device)

    def pulls(start: Point, power: float, degrees: float = 0) -> None:
        x, y = pulled_to(at, turned(ahead, at, degrees), power, device)
        pointer.to((start[0] + x - at[0], start[1] + y - at[1]), 2)

    yield
    pointer.down(at)
    yield
    sweep = [(0.35, degrees) for degrees in range(0, 41, 8)]
    for power, degrees in [(0.05, 0), (0.2, 0), *sweep, (0.7, 40), (1.0, 40)]:
        pulls(at, power, degrees)
        yield
    pointer.to(at, 2)
    yield
    pointer.up()
    yield
    pointer.down(thumb)
    for power in (0.1, 0.25, 0.4):
        pulls(thumb, power)
        yield
    yield  # a finger rests before it is lifted
    pointer.up()


def turned(point: Point, middle: Point, degrees: float) -> Point:
    way = complex(point[0] - middle[0], point[1] - middle[1]) * cmath.rect(1, math.radians(degrees))
    return middle[0] + way.real, middle[1] + way.imag


def sheets(seen: Seen, name: str, pictures: list["Picture"], size: tuple[int, int]) -> int:
    """How many pictures there are on each."""
    each = SIDE // WIDE[size] * TALL[size]
    for first in range(0, len(pictures), each):
        develop(seen, f"{name}-{size[0]}-{first // each}", pictures[first : first + each], WIDE[size])
    return each


class Picture(NamedTuple):
    at: float  # seconds
    phase: str
    drawn: bytes


def film(seen: Seen, hand: Iterator[None] | None = None) -> list[Picture]:
    """What is to be seen every tenth of a second, while a hand does something and until nothing happens any more."""
    taken: list[Picture] = []
    same = age = 0
    last = ""
    for number in range(LONGEST):
        if hand:
            next(hand, None)
        seen.page.clock.run_for(PASSES)
        phase = seen.page.evaluate(ADVANCE, PASSES)
        age = age + 1 if phase == last else 0
        last = phase
        if age % EACH:
            continue
        drawn = seen.page.screenshot(type="jpeg", quality=70, animations="allow")
        if taken and taken[-1].drawn == drawn:
            same += 1
            if same * EACH >= QUIET:
                break
            continue
        same = 0
        taken.append(Picture(number * PASSES / 1000, phase, drawn))
    return taken


def develop(seen: Seen, name: str, pictures: list[Picture], wide: int) -> None:
    """A sheet of pictures side by side."""
    images = [f"data:image/jpeg;base64,{base64.b64encode(each.drawn).decode()}" for each in pictures]
    titles = [f"{each.at:.1f} {each.phase}" for each in pictures]
    cells = "".join(
        f"<figure><img src='{image}'><figcaption>{title}</figcaption></figure>"
        for image, title in zip(images, titles, strict=True)
    )
    browser = seen.page.context.browser
    assert browser
    sheet = browser.new_page(viewport={"width": SIDE, "height": 400})
    sheet.set_content(f"<style>{STYLE} figure {{ width: {wide}px }}</style>{cells}")
    sheet.wait_for_function("[...document.images].every((each) => each.complete)")
    sheet.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)
    sheet.close()
