"""Packs from outside: added by whoever keeps a server, or uploaded to a private table; checked, limited, told, and facts alone."""

import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from souterrain.commands.serve import add_packs
from souterrain.content import PackError, kept, shelf
from souterrain.server.own_packs import LARGEST
from souterrain.server.settings import Settings
from souterrain.server.work.packs import TRIALS
from tests.server.adversary import _think
from tests.server.simulated import House, opened, simulate

MANIFEST = """
id = "filth"
game = "lantern"
version = "1.0"
requires = ["base"]
authors = ["Ann"]
"""
CARDS = """
[[card]]
id = "sprint"
source = "house"
copies = 1
effects = [{ do = "walk", steps = 3 }]

[[card]]
id = "creep"
source = "house"
inherit = "base:creep"
copies = 5
"""
WORDS = """
pack-filth = Tide of filth

card-sprint = Sprint
    .text = Walk { $steps } steps.
"""
FILTH = {"pack.toml": MANIFEST, "cards.toml": CARDS, "en.ftl": WORDS}
TABLE = {"game": "lantern", "seats": [{"kind": "person"}, {"kind": "computer"}]}
FREE: dict[str, Any] = {"requests": 0, "creations": 0}


@pytest.fixture
def filth(tmp_path: Path) -> Path:
    folder = tmp_path / "packs" / "filth"
    folder.mkdir(parents=True)
    for name, text in FILTH.items():
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(shelf.ADDED, "")
    yield
    shelf._added.cache_clear()


def at(course: Callable[[House], Awaitable[None]], seed: int = 1, **settings: Any) -> None:
    async def run(chance: random.Random) -> None:
        async with opened(Settings("nowhere", heartbeat=3600, **{**FREE, **settings})) as house:
            house.server.instead.update(think=_think)
            await course(house)

    simulate(run, seed)


def test_a_pack_of_ones_own_is_played_with_at_a_private_table_and_told_to_all() -> None:
    async def course(house: House) -> None:
        checked = await house.ask("POST", "/api/packs/check", body={"files": FILTH, "lang": "fr"})
        assert checked.status == 201, checked.body
        assert not kept.is_here(checked.json["hash"]), "to look at it keeps nothing"
        opened = await house.ask("POST", "/api/tables/", body={**TABLE, "own": FILTH})
        assert opened.status == 201, opened.body
        links = opened.json
        table, key = links["table"], links["seats"][0]["key"]
        told = (await house.ask("GET", f"/api/tables/{table}/packs/en", links["watch"]["key"])).json["packs"]
        assert [pack["name"] for pack in told] == ["Tide of filth"]
        sprint, creep = told[0]["entries"]
        assert (sprint["name"], sprint["is_new"], sprint["text"]) == ("Sprint", True, "Walk 3 steps.")
        assert [(each["key"], each["after"]) for each in creep["changes"]] == [("copies", "5")]
        assert (await house.ask("GET", f"/api/tables/{table}/packs/en")).status == 401
        seen = (await house.ask("GET", f"/api/tables/{table}", key)).json
        assert seen["packs"] == ["base", "filth"]
        hash = told[0]["hash"]
        assert hash in house.server.store.packs, "kept with the match, for every worker and for later"
        snapshot: list[bytes] = []
        socket = house.open(table, snapshot.append)
        socket.say({"type": "hello", "key": key})
        await house.ask("GET", "/api/games")
        await socket.leave()
        assert b'"filth":"' in snapshot[0]

    at(course)


def test_a_rematch_is_played_with_the_same_pack() -> None:
    async def course(house: House) -> None:
        seats = [{"kind": "person"}, {"kind": "person"}]
        links = (await house.ask("POST", "/api/tables/", body={**TABLE, "seats": seats, "own": FILTH})).json
        table, key = links["table"], links["seats"][0]["key"]
        await house.server.live(table).act(lambda state: state.concede(0))
        told = await house.ask("POST", f"/api/tables/{table}/rematch", key)
        assert told.status == 201, told.body
        seen = (await house.ask("GET", f"/api/tables/{told.json['table']}", key)).json
        assert seen["packs"] == ["base", "filth"]

    at(course)


def broken(**files: str) -> dict[str, str]:
    return {**FILTH, **{name.replace("_", "."): text for name, text in files.items()}}


@pytest.mark.parametrize(
    ("files", "status", "said"),
    [
        (broken(cards_toml=CARDS.replace("walk", "wallk")), 400, "walk"),
        (broken(cards_toml=CARDS.replace("copies = 5", "copies = -5")), 400, "copies"),
        (broken(pack_toml=MANIFEST.replace("lantern", "chess")), 400, "unknown game"),
        (broken(pack_toml=MANIFEST.replace('"filth"', '"base"')), 400, "base"),
        (broken(en_ftl=""), 400, "sprint"),
        ({"cards.toml": CARDS}, 400, "pack.toml"),
        ({**FILTH, "more.toml": "#" + "x" * 131_000, "other.toml": "#" + "x" * 131_000}, 413, "128 kB"),
        ({**FILTH, "../out.toml": ""}, 400, ""),
        ({**FILTH, "code.py": "import os"}, 400, ""),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_what_to_mend(
    files: dict[str, str], status: int, said: str, tmp_path: Path
) -> None:
    async def course(house: House) -> None:
        for path, body in (("packs/check", {"files": files}), ("tables/", {**TABLE, "own": files})):
            told = await house.ask("POST", f"/api/{path}", body=body)
            assert told.status == status, told.body
            assert said in told.json["message"]
            assert "/tmp" not in told.json["message"], "no folder of this machine"
        assert house.server.store.logs == {}

    at(course)


def test_a_pack_of_ones_own_is_not_offered_to_whoever_comes_nor_to_another_game() -> None:
    async def course(house: House) -> None:
        told = await house.ask("POST", "/api/tables/", body={**TABLE, "own": FILTH, "public": True})
        assert (told.status, told.json["said"]) == (409, "own-public")
        told = await house.ask("POST", "/api/tables/", body={"game": "conquest", "own": FILTH})
        assert (told.status, told.json["said"]) == (400, "pack-game")

    at(course)


def test_packs_are_not_checked_without_end() -> None:
    async def course(house: House) -> None:
        codes = [(await house.ask("POST", "/api/packs/check", body={"files": {}})).status for _ in range(25)]
        assert codes[-1] == 429

    at(course, creations=0.01)
    assert (TRIALS, LARGEST) == (3, 128 * 1024), "what a stranger's pack may cost"


def test_whoever_keeps_a_server_adds_packs_to_it(filth: Path) -> None:
    assert add_packs([filth.parent]) == ["filth"]

    async def course(house: House) -> None:
        told = (await house.ask("GET", "/api/packs/lantern/en")).json["packs"]
        assert [(pack["id"], pack["name"]) for pack in told] == [("filth", "Tide of filth")]
        assert (await house.ask("GET", "/api/packs/twister/en")).json == {"packs": []}
        opened = await house.ask("POST", "/api/tables/", body={**TABLE, "packs": ["base", "filth"], "public": True})
        assert opened.status == 201, opened.body
        listed = (await house.ask("GET", "/api/tables/")).json["tables"]
        assert [table["packs"] for table in listed] == [["base", "filth"]], "also in the lobby"
        same = await house.ask("POST", "/api/tables/", body={**TABLE, "own": FILTH})
        assert same.status == 201, same.body

    at(course)


def test_a_pack_that_is_not_sound_is_not_added(filth: Path) -> None:
    (filth / "cards.toml").write_text(CARDS.replace("walk", "wallk"))
    with pytest.raises(PackError, match="walk"):
        add_packs([filth])
    with pytest.raises(PackError, match="no pack in this folder"):
        add_packs([filth.parent.parent / "nowhere"])
