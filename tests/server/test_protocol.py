"""The protocol's page: it tells of every message, field, code and call, and the bot beside it plays."""

import asyncio
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import STATUS, Code
from souterrain.server.settings import Settings
from souterrain.server.table.handlers import HANDLERS
from souterrain.where import OURS as PACKAGES
from tests.server.client import TableClient
from tests.server.serving import ROOT, Served, serving

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BOT = ROOT / "docs" / "bot.py"
OURS = [package.rpartition(".")[2] for package in PACKAGES]


@pytest.mark.parametrize("kind", [messages.Hello, *get_args(messages.Command), *get_args(messages.Told)])
def test_the_page_tells_of_every_message(kind: type) -> None:
    assert f'"type": "{kind.__struct_config__.tag}"' in PAGE or kind is messages.Pong


def test_the_page_tells_of_every_field_of_a_snapshot() -> None:
    at_hand = {"table", "game", "scenario", "options", "packs", "seat", "seq", "at"}
    for name in messages.Snapshot.__struct_fields__:
        assert name in at_hand or f"`{name}`" in PAGE, name


def test_the_page_tells_of_every_code() -> None:
    assert set(get_args(Code)) == set(STATUS)
    for code in STATUS:
        assert f"`{code}`" in PAGE, code


def test_the_page_tells_of_every_call(served: Served) -> None:
    for path in served.http.get("/api/schema/openapi.json").json()["paths"]:
        if path.startswith("/api/tables/"):
            assert path.rsplit("/", 1)[-1].replace("{table}", "TABLE").replace("{lang}", "LANG") in PAGE, path


def test_the_bot_is_short_and_plays_a_match(served: Served) -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 70
    table = TableClient(served)
    bots = [
        subprocess.Popen(
            [sys.executable, str(BOT), f"http://{served.address}/table/{table.id}#{key}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for key in table.keys.values()
    ]
    told = [bot.communicate(timeout=60) for bot in bots]
    assert told[0][0].startswith("standings: ["), told
    assert told[0] == told[1]
    assert told[0][1] == ""
    refused = subprocess.run(
        [sys.executable, str(BOT), f"http://{served.address}/table/{table.id}#wrong"],
        capture_output=True,
        timeout=30,
        text=True,
    )
    assert "does not open" in refused.stderr


def play_in(game: str, served: Served, answers: int, bot: dict[str, Any]) -> None:
    """Both, or all, seats by bots in this process, until so much has happened."""
    table = TableClient(served, game=game)
    pictures: list[dict[str, Any]] = [{} for _ in table.keys]

    async def sit() -> None:
        address = f"ws://{served.address}/api/tables/{table.id}/ws"
        playing = [
            asyncio.create_task(bot["sit"](address, key, picture, set()))
            for key, picture in zip(table.keys.values(), pictures, strict=True)
        ]
        while not any(picture.get("seq", 0) >= answers for picture in pictures) and not all(t.done() for t in playing):
            await asyncio.wait(playing, timeout=0.05)
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            assert not isinstance(ended, Exception), ended

    asyncio.run(asyncio.wait_for(sit(), 100))
    assert any(picture["seq"] >= answers or picture["standings"] for picture in pictures)


@pytest.mark.parametrize("game", OURS)
def test_the_bot_plays_every_game(served: Served, game: str) -> None:
    bot = runpy.run_path(str(BOT))
    bot["sit"].__globals__["PACE"] = 0
    play_in(game, served, 60, bot)


def test_the_bot_plays_under_the_limits_of_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who sends too quickly is told so, and waits. As it stands it is slower than the usual limit; at a tighter one it is refused,
    and goes on."""
    bot = runpy.run_path(str(BOT))
    assert 1 / bot["PACE"] < Settings("").messages
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", messages=4)) as strict:
        bot["sit"].__globals__["PACE"] = 0.03  # so it waits for two messages
        play_in("twister", strict, 40, bot)
    assert "You send too quickly" in capsys.readouterr().err


def test_the_page_is_where_the_server_says_it_is() -> None:
    assert Path(ROOT / "docs" / "protocol.md").is_file()


def test_every_command_has_its_handler() -> None:
    assert HANDLERS.keys() == set(get_args(messages.Command))
