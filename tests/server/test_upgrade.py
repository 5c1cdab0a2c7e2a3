"""What an upgrade of the program, its packs or its rules does to the matches of a server, on both databases."""

import gzip
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from souterrain.content import kept
from souterrain.kernel import game as kernel_game
from souterrain.kernel.match import replay
from souterrain.server.settings import Settings
from souterrain.server.store.database import Store
from souterrain.server.table import create
from souterrain.server.table import state as table_state
from tests.lantern.acts import Play
from tests.lantern.game import Lantern
from tests.releases.__main__ import TABLES, key_of
from tests.server.client import TableClient, Viewer, play
from tests.server.serving import Served, serving
from tests.shelf import frozen

RELEASES = Path(__file__).parents[1] / "releases"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The lantern's installed pack, to be changed, and nothing kept yet on this machine."""
    monkeypatch.setenv(kept.PLACE, str(tmp_path / "kept"))
    shutil.copytree(Lantern.shelf(), tmp_path / "installed")
    monkeypatch.setattr(Lantern, "shelf", classmethod(lambda cls: tmp_path / "installed"))
    forget_packs()
    return tmp_path / "installed" / "base"


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The same games each time, which are long enough to be broken off and gone on with."""
    monkeypatch.setattr(create, "secrets", SimpleNamespace(randbits=lambda bits: 1))
    monkeypatch.setattr(table_state, "new_chance", lambda: 1)
    yield
    forget_packs()


def forget_packs() -> None:
    """As a program does that ends."""
    kernel_game._opened.clear()
    kept.facts_of.cache_clear()


def upgrade(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    forget_packs()


def up(url: str) -> Any:
    return serving(Settings(url, requests=0, creations=0, messages=0))


def begin(served: Served, answers: int = 8) -> TableClient:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        assert play([amber, blue], answers, random.Random(4)) == answers
    return table


def back_at(served: Served, table: TableClient) -> tuple[Viewer, Viewer]:
    one, other = (Viewer(served.address, table.id, table.keys[seat]) for seat in (0, 1))
    return one, other


def test_changed_words_are_read_at_once_and_the_match_goes_on(url: str, pack: Path) -> None:
    with up(url) as served:
        table = begin(served)
    upgrade(pack / "fr.ftl", " = ", " = Mieux : ")
    upgrade(pack / "cards.toml", "# Eighteen cards.", "# Eighteen cards, as ever.")
    with up(url) as served:
        amber, blue = back_at(served, table)
        with amber, blue:
            assert (amber.known["frozen"], amber.known["parted"]) == ("", None)
            assert play([amber, blue], 4, random.Random(5)) == 4
        state = served.server.live(table.id)._table
        assert state
        assert "Mieux" in state.game.loaded.words("fr").name("card", "dash")


def test_changed_facts_leave_a_match_with_the_packs_it_was_begun_with(url: str, pack: Path) -> None:
    with up(url) as served:
        table = begin(served)
        before = served.server.live(table.id)._table
        assert before
        facts = before.game.content
    upgrade(pack / "cards.toml", "steps = 4", "steps = 5")
    shutil.rmtree(kept.shelf(), ignore_errors=True)  # another machine, or a cache that was cleared: the store has them
    with up(url) as served:
        amber, blue = back_at(served, table)
        with amber, blue:
            assert (amber.known["frozen"], amber.known["parted"]) == ("", None)
            assert play([amber, blue], 4, random.Random(5)) == 4
        after = served.server.live(table.id)._table
        assert after
        assert after.game.content == facts
        new = begin(served, 2)
        state = served.server.live(new.id)._table
        assert state
        assert state.game.content != facts, "a new match has the new facts"
        assert Store.open(url).pack(next(iter(before.created.heading.packs.values())))


def test_a_changed_rule_is_found_where_it_shows_and_the_match_goes_on_from_there(
    url: str, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with up(url) as served:
        table = begin(served, 14)
        told = table.get("/log", table.keys[0]).json()["events"]
    assert any(event["name"] == "rested" for event in told)
    monkeypatch.setattr(Play, "run", (*Play.run[:-1], lambda step, game: game.change(step.seat, oil=9)))
    with up(url) as served:
        amber, blue = back_at(served, table)
        with amber, blue:
            parted = amber.known["parted"]
            assert 0 < parted["equal"] < parted["acts"] == 14
            assert (amber.decision, amber.known["awaited"], amber.known["undo"]) == (None, [], False)
            assert [event["name"] for event in amber.events] == [event["name"] for event in told], "all can be read"
            hidden = [event for event in amber.events if event["seq"] > parted["equal"] and event.get("hidden")]
            assert all("data" not in event for event in hidden), "without its rules, nothing hidden is guessed at"
            assert amber.ask(type="answer", asked=0, answer="wait")["said"] == "parted"
            assert amber.ask(type="concede")["code"] == "frozen"
            assert amber.ask(type="say", text="What now?")["type"] == "update"
            assert amber.ask(type="propose", back=0)["proposal"]["seat"] == 0
            blue.read_until(amber.seq)
            assert blue.ask(type="agree")["type"] == "update"
            amber.read_until(blue.seq)
            assert amber.known["parted"] is None
            assert any(event["name"] == "rewound" for event in amber.events)
            assert play([amber, blue], 6, random.Random(5)) == 6
    with up(url) as served:  # and it stays so
        amber, blue = back_at(served, table)
        with amber, blue:
            assert amber.known["parted"] is None
            play([amber, blue], 200, random.Random(6))
            assert amber.known["standings"]
        file = table_file(served, table)
    assert replay(Lantern, file, "file").game.is_over
    monkeypatch.undo()
    assert replay(Lantern, file, "file", whole=False).parting, "with the old rules, what was played since parts again"


def table_file(served: Served, table: TableClient) -> bytes:
    headers = {"Authorization": f"Bearer {table.keys[0]}"}
    content: bytes = served.http.get(f"/api/tables/{table.id}/file", headers=headers).content
    return content


def test_a_match_whose_pack_is_lost_can_be_read(url: str, pack: Path) -> None:
    with up(url) as served:
        table = begin(served)
    upgrade(pack / "cards.toml", "steps = 4", "steps = 5")
    store = Store.open(url)
    with store._begin() as connection:
        connection.exec_driver_sql("DELETE FROM pack")
    store.close()
    shutil.rmtree(kept.shelf(), ignore_errors=True)
    with up(url) as served:
        amber, blue = back_at(served, table)
        with amber, blue:
            assert "the pack base with the facts" in amber.known["frozen"]
            assert amber.events
            assert amber.ask(type="say", text="A pity.")["type"] == "update"
            assert amber.ask(type="propose", back=0)["code"] == "frozen"


@pytest.mark.parametrize("release", sorted(path.name.split(".sqlite")[0] for path in RELEASES.glob("*.sqlite.gz")))
def test_the_store_of_an_earlier_release_goes_on(release: str, url: str, tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    file.write_bytes(gzip.decompress((RELEASES / f"{release}.sqlite.gz").read_bytes()))
    old = Store.open(f"sqlite:///{file}")
    new = Store.open(url)
    for name, *_ in TABLES:
        new.append([old.read(name)])
    old.close()
    new.close()
    with frozen(), up(url) as served:  # the packs of that release; its matches know none but those that are installed
        for name, setup, answers, also in TABLES:
            seats = [Viewer(served.address, name, key_of(name, 0)), Viewer(served.address, name, key_of(name, 1))]
            known = seats[0].known
            assert (known["frozen"], known["parted"]) == ("", None), name
            assert len(seats[0].events) > answers / 2
            assert [word["text"] for word in seats[0].chat] == ["À bientôt."]
            if also == "concede":
                assert known["standings"] == [1, 2]
            elif setup.game in ("claustrophobia", "twister"):
                assert play(seats, 5, random.Random(1)) == 5
            for seat in seats:
                seat.socket.close()
