"""The protocol's page: it tells of every message, field, code and call, and the bot beside it plays."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import STATUS, Code
from souterrain.server.table.handlers import HANDLERS
from tests.server.client import TableClient
from tests.server.serving import ROOT, Served

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BOT = ROOT / "docs" / "bot.py"


@pytest.mark.parametrize("kind", [messages.Hello, *get_args(messages.Command), *get_args(messages.Told)])
def test_the_page_tells_of_every_message(kind: type) -> None:
    assert f'"type": "{kind.__struct_config__.tag}"' in PAGE or kind is messages.Pong  # type: ignore[attr-defined]


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
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 65
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


def test_the_page_is_where_the_server_says_it_is() -> None:
    assert Path(ROOT / "docs" / "protocol.md").is_file()


def test_every_command_has_its_handler() -> None:
    assert HANDLERS.keys() == set(get_args(messages.Command))
