"""The physics is compiled once on a machine: whoever waits for it at a table is told so, and the server's log says it."""

import asyncio
import json
import sys
import time
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from souterrain.flick import warm
from souterrain.kernel.game import Game
from souterrain.server.settings import Settings
from souterrain.server.work import physics
from tests.server.client import TableClient, Viewer
from tests.server.compiling import uncompiled
from tests.server.serving import Served, serving


def play_to_a_flick(table: TableClient) -> int:
    """The seat that is asked for one, when both have answered what comes before it."""
    with table.sit(0) as one, table.sit(1) as other:
        while True:
            for viewer in (one, other):
                viewer.read_until(max(one.seq, other.seq))
                if viewer.decision and viewer.decision["type"] == "flick":
                    return int(viewer.decision["seat"])
                if viewer.decision:
                    place = viewer.decision.get("example")
                    viewer.answer(place or viewer.decision["options"][0]["id"])


def shares(viewer: Viewer, until: float) -> list[float]:
    """What a viewer is told of the physics, until it is so far."""
    told: list[float] = []
    while until not in told:
        message = viewer.read()
        if message["type"] == "preparing":
            told.append(message["share"])
    return told


def test_while_another_thread_imports_the_physics_nobody_asks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the very first start somebody may act in the second in which half of a module is there."""
    for name in ("souterrain.flick.warm", "souterrain.discs.table"):
        half = ModuleType(name)
        half.__spec__ = ModuleSpec(name, None)
        half.__spec__._initializing = True
        monkeypatch.setitem(sys.modules, name, half)
    assert physics.share_done() == 1.0
    assert not physics.has_discs(Game)
    asyncio.run(physics.ready())


def test_the_log_of_the_server_says_it(tmp_path: Path) -> None:
    """Here, before the server that the other tests share is there: whoever comes first hears it from the beginning."""
    with uncompiled(tmp_path) as compiler, serving(Settings(f"sqlite:///{tmp_path / 'log.db'}")) as served:
        compiler.half.set()
        compiler.whole.set()
        until = time.monotonic() + 60
        while '"prepared": 1.0' not in served.lines.getvalue() and time.monotonic() < until:
            time.sleep(0.05)
        lines = [json.loads(line) for line in served.lines.getvalue().splitlines()]
    assert [line["prepared"] for line in lines if line["what"] == "physics"] == [0.35, 0.8, 1.0]


def test_a_flick_that_waits_for_the_physics_is_told_how_far_it_is(served: Served, tmp_path: Path) -> None:
    table = TableClient(served, game="conquest")
    seat = play_to_a_flick(table)
    with uncompiled(tmp_path) as compiler:
        warm.warm_in_background()
        with Viewer(served.address, table.id, table.keys[seat], present=True) as viewer, table.spectate() as other:
            shares(viewer, 0.35)
            answer = {"type": "answer", "asked": viewer.decision["asked"], "answer": "1000000 0", "ref": "flick"}
            viewer.send(**answer)
            compiler.half.set()
            assert set(shares(viewer, 0.8)) <= {0.35, 0.8}
            assert not any('"done":"flick"' in line for line in viewer.raw), "it waits"
            compiler.whole.set()
            told: list[dict[str, Any]] = []
            while not ({"preparing", "update"} <= {message["type"] for message in told}):
                told.append(viewer.read(60))
            while told[-1] != {"type": "preparing", "share": 1.0}:
                told.append(viewer.read(60))
            assert any(message.get("done") == "flick" for message in told)
            other.read_until(viewer.seq)
            assert all(json.loads(line)["type"] in ("snapshot", "update") for line in other.raw), (
                "who did not ask is not told"
            )


def test_a_computer_that_thinks_in_flicks_waits_for_the_physics_and_its_table_is_told(
    served: Served, tmp_path: Path
) -> None:
    """Whatever it is asked, and before its clock runs. Where nobody flicks, nobody waits."""
    chairs = [{"kind": "computer", "level": "random"}] * 2
    with uncompiled(tmp_path) as compiler:
        warm.warm_in_background()
        compiler.half.set()
        tables = [TableClient(served, game=game, seats=chairs) for game in ("twister", "conquest")]
        with (
            Viewer(served.address, tables[0].id, tables[0].watch, present=True) as other,
            Viewer(served.address, tables[1].id, tables[1].watch, present=True) as viewer,
        ):
            while other.seq < 3:
                other.read(60)
            shares(viewer, 0.8)
            assert not any('"preparing"' in line for line in other.raw)
            assert not any('"update"' in line for line in viewer.raw), "it waits"
            compiler.whole.set()
            while viewer.seq < 3:
                viewer.read(60)
    assert "computer failed" not in served.lines.getvalue()
