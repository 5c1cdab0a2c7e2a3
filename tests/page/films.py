"""Flicks for the page's own tests: their films, where Python says that discs are and how far they have turned, and what Python's
aiming line meets.

`python -m tests.page.films` writes them to `web/tests/films.json`.
"""

import json
import math
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from souterrain.flick import REAL_WOOD, Board, Layout, Playback, aim, flick
from souterrain.flick.place import sight
from souterrain.server.table.film import Reel
from tests.flick.scenes import clustered, scattered
from tests.server.serving import ROOT

FILE = ROOT / "web" / "tests" / "films.json"
SHOWN = 7  # moments of each film
FLICKS = 5  # of each disc, of all strengths
SOON = 0.002  # seconds after a contact


def films() -> list[dict[str, Any]]:
    layouts = [
        (scattered(Random(1), 14), (250.0, 300.0)),  # over the edge
        (scattered(Random(2), 12, walled=True), (250.0, 125.0)),
        (clustered(Random(3), 12, 0.6), (200.0, 150.0)),
        (scattered(Random(4), 3, walled=True), (0.0, 0.0)),
        (real(scattered(Random(5), 12, walled=True)), (250.0, 125.0)),
        (real(clustered(Random(6), 12, 0.6)), (200.0, 150.0)),
    ]
    return [told(layout, target, Random(number)) for number, (layout, target) in enumerate(layouts)]


def real(layout: Layout) -> Layout:
    return Layout(replace(layout.board, materials=REAL_WOOD), layout)


def told(layout: Layout, target: tuple[float, float], random: Random) -> dict[str, Any]:
    """A flick of the first disc towards a point, and an aiming line of every disc."""
    first = layout.discs[0]
    shot = flick(layout, first.name, aim(layout, first.name, target, 2400.0))
    film = msgspec.to_builtins(Reel(shot).film)
    seen = Playback.from_wire(film)
    moments = [seen.duration * each / (SHOWN - 1) * 1.02 for each in range(SHOWN)]
    return {
        "film": film,
        "board": board_of(layout.board),
        "discs": {str(disc.name): [disc.x, disc.y, disc.radius] for disc in layout},
        "moments": [[at, {name: rounded(seen.place(name, at)) for name in seen.ways}] for at in moments],
        "turned": [[at, {name: round(seen.angle(name, at), 6) for name in seen.ways}] for at in moments],
        "sights": [line_of(layout, disc.name, random) for disc in layout],
        "flicks": [flick_of(layout, disc.name, random) for disc in layout for _ in range(FLICKS)],
    }


def board_of(board: Board) -> dict[str, Any]:
    return {
        "width": board.width,
        "height": board.height,
        "walls": list(board.walls),
        "posts": [[str(post.name), post.x, post.y, post.radius] for post in board.posts],
        "slowing": board.materials.slowing("wood", board.floor) * 1000,
        "bounce": board.materials.bounce("wood", "wood"),
        "wallBounce": board.materials.bounce("wood", board.wall),
    }


def line_of(layout: Layout, name: int | str, random: Random) -> dict[str, Any]:
    """An aiming line in some direction."""
    angle = random.uniform(-math.pi, math.pi)
    disc = layout[name]
    line = sight(layout, name, (disc.x + 100 * math.cos(angle), disc.y + 100 * math.sin(angle)))
    contact = line.contact
    return {
        "disc": str(name),
        "angle": angle,
        "end": rounded(line.end),
        "kind": contact.kind if contact else "",
        "other": str(contact.other(name)) if contact else "",
    }


def flick_of(layout: Layout, name: int | str, random: Random) -> dict[str, Any]:
    """A flick of some direction and speed: where the disc first meets something or stops, and how each body goes on."""
    angle, speed = random.uniform(-math.pi, math.pi), random.uniform(50.0, 2900.0)
    shot = flick(layout, name, (speed * math.cos(angle), speed * math.sin(angle)))
    contact = next(shot.contacts_of(name), None)
    at = shot.duration if contact is None else contact.time
    seen = shot.playback
    # Only what two smooth bodies do alone is drawn.
    alone = contact is not None and contact.kind != "exit" and not layout.board.materials.rim
    alone = alone and not any(each.time < at + SOON for each in shot.contacts if each is not contact)
    bodies = [name, *([contact.other(name)] if contact and contact.kind == "disc" else [])] if alone else []
    ways = {str(body): (seen.place(body, at), seen.place(body, at + SOON)) for body in bodies}
    return {
        "disc": str(name),
        "angle": angle,
        "speed": speed,
        "end": rounded(seen.place(name, at)),
        "kind": contact.kind if contact else "",
        "other": str(contact.other(name)) if contact else "",
        "after": {body: rounded((b[0] - a[0], b[1] - a[1])) for body, (a, b) in ways.items()},
    }


def rounded(place: tuple[float, float]) -> tuple[float, float]:
    """To a nanometre: no two machines differ by that."""
    return round(place[0], 6), round(place[1], 6)


def text() -> str:
    return json.dumps(films(), default=str) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
