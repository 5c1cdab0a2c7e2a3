"""What an answer costs the server, in instructions: judged, written as a record and told to both seats; without sockets and disk.

    python -m tests.speed.answered [GAME ...]

Random matches of two, at tables that are real but for what is around them. Counted under valgrind as the rules alone are
(`python -m tests.speed`).
"""

import asyncio
import gc
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from souterrain.games import find
from souterrain.kernel.decision import Answer
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.players import find as find_player
from souterrain.server.protocol import messages
from souterrain.server.seats.presence import Present
from souterrain.server.server import YOUNG
from souterrain.server.store import records
from souterrain.server.store.database import Row, Writing
from souterrain.server.store.records import Chair, Created, Record
from souterrain.server.table.handlers import handle
from souterrain.server.table.live import LiveTable
from souterrain.server.table.state import TableState, read
from souterrain.server.table.viewer import Viewer
from tests.server.serving import know_the_lantern
from tests.speed.counting import COUNTED, WARM, count, wait_warm

GAMES = ("endless", "claustrophobia", "twister")
LONGEST = 250  # answers of one match


class Played(msgspec.Struct):
    """A match: its first record, and who answered what."""

    created: str
    answers: list[tuple[int, Answer]] = []


def played(name: str, seed: int, most: int) -> Played:
    match = Match.start(find(name), Setup(name), seed)
    chairs = tuple(Chair("person", key=str(seat)) for seat in range(len(match.game.seats)))
    players = [find_player("random", seed, seat) for seat in range(len(chairs))]
    found = Played(records.write(Created(match.heading, chairs, "", "", events=tuple(match.events))))
    while len(found.answers) < most and not match.game.is_over:
        asked = match.game.open_decisions()[0]
        answer = players[asked.seat].answer(asked, lambda seat=asked.seat: match.game.view(seat))  # type: ignore[misc]
        match.answer(asked.seat, answer)
        found.answers.append((asked.seat, answer))
    return found


def matches(name: str) -> list[Played]:
    found: list[Played] = []
    left = WARM + COUNTED
    while left:
        found.append(played(name, len(found), min(left, LONGEST)))
        left -= len(found[-1].answers)
    return found


class Around:
    """What a live table needs: nothing is kept, and nobody else is there."""

    uptimes: list[tuple[int, int]] = []
    began = 0

    def __init__(self, created: str) -> None:
        self.created = created

    async def append(self, writings: list[Writing]) -> bool:
        await asyncio.sleep(0)  # meanwhile others have their turn, as while something is written
        return True

    async def read(self, table_id: str, after: int) -> list[Row]:
        return [Row(table_id, 0, 0, self.created)]

    async def play_again(self, table_id: str, rows: list[Row]) -> TableState:
        return read(table_id, rows)

    async def beside(self, work: Callable[..., Record], *given: object) -> Record:
        return work(*given)

    def announce(self, table_id: str, present: Present) -> None: ...

    def mark(self, mark: object) -> None: ...

    def present_elsewhere(self, table_id: str) -> Present:
        return Present()

    def note(self, what: str, **facts: object) -> None:
        raise AssertionError(f"{what}: {facts}")


async def answer_all(found: list[Played]) -> None:
    gc.set_threshold(*YOUNG)  # as the server does
    tables = []
    for number, match in enumerate(found):
        services: Any = Around(match.created)
        live = LiveTable(f"table{number}", services)
        seats = len(msgspec.json.decode(match.created)["chairs"])
        viewers = [Viewer(seat, str(seat), _nowhere) for seat in range(seats)]
        for viewer in viewers:
            await live.enter(viewer, -1)
        tables.append((live, viewers, [asyncio.create_task(viewer.run()) for viewer in viewers]))
    done = 0
    for match, (live, viewers, _) in zip(found, tables, strict=True):
        for seat, answer in match.answers:
            if done == WARM:
                wait_warm()
            asked = (await live.look()).asked[seat]
            said = {"type": "answer", "asked": asked, "answer": answer, "ref": f"{seat}/{asked}"}
            await handle(live, viewers[seat], messages.read_command(msgspec.json.encode(said)))
            done += 1
    assert not any(viewer.cut.is_set() for _, viewers, _ in tables for viewer in viewers)
    assert done == WARM + COUNTED


async def _nowhere(message: bytes) -> None: ...


def instructions(name: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "matches"
        file.write_bytes(msgspec.msgpack.encode(matches(name)))
        return count("tests.speed.answered", str(file))


def main() -> None:
    know_the_lantern()
    given = sys.argv[1:]
    if len(given) == 1 and Path(given[0]).is_file():
        uvloop.run(answer_all(msgspec.msgpack.decode(Path(given[0]).read_bytes(), type=list[Played])))
        os._exit(0)  # putting the program away is not counted
    print(json.dumps({name: instructions(name) for name in given or GAMES}, indent=2))


if __name__ == "__main__":
    main()
