"""What an upgrade of the program, its packs or its rules does to the matches of a server, on both databases."""

import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta
from sqlalchemy import text

from souterrain import __version__
from souterrain.content import Fact, Fault, kept, shelf, wrong
from souterrain.games import find
from souterrain.kernel import game as kernel_game
from souterrain.kernel.decision import Refused
from souterrain.kernel.match import keep_packs, read_heading, replay
from souterrain.server.settings import Settings
from souterrain.server.store import database, migrate
from souterrain.server.store.database import Store
from souterrain.server.table import create
from souterrain.server.table import state as table_state
from souterrain.server.table.state import TableState
from souterrain.server.work.upload import check_file
from tests.lantern.acts import Play
from tests.lantern.facts import Card, Facts
from tests.lantern.game import Lantern
from tests.releases import FILES, FIRST, RELEASES, file_of, key_of, known_in, known_of, store_of
from tests.releases.__main__ import Plan, plans
from tests.server.client import TableClient, Viewer, play
from tests.server.serving import Served, serving
from tests.shelf import frozen


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
    for drawing in (create, table_state):
        monkeypatch.setattr(drawing, "new_secret", lambda: "1" * 64)
    yield
    forget_packs()


def forget_packs() -> None:
    """As a program does that ends."""
    kernel_game._opened.cache_clear()
    kernel_game._reopened.cache_clear()
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


class OldCard(Card, frozen=True):
    """A card as an earlier program knew it."""

    glow: int = 0


class Lamp(Fact, frozen=True):
    """A kind that an earlier program knew."""


class OldFacts(Facts, frozen=True):
    card: dict[str, OldCard]  # type: ignore[assignment]
    lamp: dict[str, Lamp]


class NarrowCard(Card, frozen=True):
    copies: Annotated[int, Meta(ge=0, le=4)]


class NarrowFacts(Facts, frozen=True):
    """Of no card there may be five now, and something new must be true of all together."""

    card: dict[str, NarrowCard]  # type: ignore[assignment]

    def check(self) -> Iterator[Fault]:
        yield from super().check()
        for card in self.card.values():
            if card.oil > 2:
                yield wrong("card", card.id, "oil", "no card burns more than two measures")


class WeighedCard(Card, frozen=True, kw_only=True):
    weight: int


class WeighedFacts(Facts, frozen=True):
    card: dict[str, WeighedCard]  # type: ignore[assignment]


def begin_with_what_is_unknown_today(url: str, pack: Path, monkeypatch: pytest.MonkeyPatch) -> TableClient:
    cards, words = (pack / "cards.toml").read_text("utf-8"), (pack / "en.ftl").read_text("utf-8")
    with monkeypatch.context() as earlier:
        earlier.setattr(Lantern, "content_type", OldFacts)
        (pack / "cards.toml").write_text(f'{cards}glow = 2\n\n[[lamp]]\nid = "storm"\nsource = "house"\n', "utf-8")
        (pack / "en.ftl").write_text(f"{words}lamp-storm = Storm lamp\n", "utf-8")
        forget_packs()
        with up(url) as served:
            table = begin(served)
    (pack / "cards.toml").write_text(cards, "utf-8")
    (pack / "en.ftl").write_text(words, "utf-8")
    forget_packs()
    return table


@pytest.mark.parametrize("today", [Facts, NarrowFacts], ids=["unknown", "narrower"])
def test_a_match_plays_on_with_packs_that_would_be_refused_today(
    url: str, pack: Path, monkeypatch: pytest.MonkeyPatch, today: type[Facts]
) -> None:
    """They have keys and kinds that nobody knows any more, numbers that are too large by now, and fail a new check."""
    table = begin_with_what_is_unknown_today(url, pack, monkeypatch)
    monkeypatch.setattr(Lantern, "content_type", today)
    for old, new in (("copies = 5", "copies = 4"), ("copies = 3\noil = 3", "copies = 4\noil = 2")):
        upgrade(pack / "cards.toml", old, new)
    with up(url) as served:
        amber, blue = back_at(served, table)
        with amber, blue:
            assert (amber.known["frozen"], amber.known["parted"]) == ("", None)
            assert play([amber, blue], 200, random.Random(5))
            assert amber.known["standings"]
        state = served.server.live(table.id)._table
        assert state
        assert state.game.content.card["stride"].copies == 5
        begin(served, 2)


def test_a_match_whose_packs_lack_what_is_needed_today_is_read_and_begun_anew(
    url: str, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin_with_what_is_unknown_today(url, pack, monkeypatch)
    monkeypatch.setattr(Lantern, "content_type", WeighedFacts)
    upgrade(pack / "cards.toml", "copies =", "weight = 1\ncopies =")
    with up(url) as served:
        amber, blue = back_at(served, table)
        with amber, blue:
            assert amber.known["frozen"] == (
                'this program cannot read the packs it was begun with (cards.toml:2: [[card]] "creep", key weight: '
                "missing key; expected a whole number)"
            )
            assert len(amber.events) > 8, "all can be read"
            assert amber.ask(type="say", text="A pity.")["type"] == "update"
            assert amber.ask(type="answer", asked=0, answer="wait")["code"] == "frozen"
            headers = {"Authorization": f"Bearer {table.keys[0]}"}
            again = served.http.post(f"/api/tables/{table.id}/rematch", headers=headers)
            assert again.status_code == 201, again.text
            with Viewer(served.address, again.json()["table"], table.keys[0]) as seated:
                assert (seated.known["frozen"], bool(seated.known["state"])) == ("", True)


@pytest.fixture(params=["shipped", "changed"])
def shelved(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The packs of today, or others, in which every three is a four."""
    monkeypatch.setenv(kept.PLACE, str(tmp_path / "kept"))
    if request.param == "changed":
        shutil.copytree(shelf.SHELF, tmp_path / "shelf")
        for file in (tmp_path / "shelf").rglob("*.toml"):
            file.write_text(re.sub(r"= 3\b", "= 4", file.read_text("utf-8")), "utf-8")
        monkeypatch.setattr(shelf, "SHELF", tmp_path / "shelf")
    forget_packs()
    return str(request.param)


def hold(url: str, release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The store of a release as the server's own, with the steps of the schema that it knew and no others; which they are."""
    file = tmp_path / "old.db"
    file.write_bytes(store_of(release))
    with closing(sqlite3.connect(file)) as old:
        done = {number for (number,) in old.execute("SELECT number FROM migration")}
        if not url.startswith("sqlite"):
            lay_down(old, done, url, monkeypatch)
    if url.startswith("sqlite"):
        file.rename(url.removeprefix("sqlite:///"))
    return done


def lay_down(old: sqlite3.Connection, done: set[int], url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a file holds, in a database of its time."""
    with monkeypatch.context() as earlier:
        steps = [step for step in migrate.known() if step.number in done]
        earlier.setattr(database, "migrate", lambda connection: migrate.migrate(connection, steps))
        store = Store.open(url)
    with store._begin() as connection:
        for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migration'"):
            read = old.execute(f"SELECT * FROM {name}")
            columns = [column[0] for column in read.description]
            slots = ", ".join(f":{column}" for column in columns)
            rows = [dict(zip(columns, row, strict=True)) for row in read.fetchall()]
            if rows:
                connection.execute(text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({slots})"), rows)
    store.close()


def goes_on(served: Served, name: str, known: dict[str, Any]) -> TableState:
    """A table opens as it was left, and is played on. Only where a game's rules were raised since may it part."""
    seats = [Viewer(served.address, name, key_of(name, seat)) for seat in range(known["seats"])]
    table = served.server.live(name)._table
    assert table
    assert [word["text"] for word in seats[0].chat] == ["À bientôt."]
    assert len(seats[0].events) > known["acts"] / 2
    assert seats[0].known["frozen"] == ""
    if table.parting:
        assert table.match
        assert known["rules"] < table.match.game.rules, table.parting
        asks: list[dict[str, Any]] = [{"type": "propose", "back": 0}, {"type": "agree"}]
        for seat, ask in enumerate(asks):
            seats[seat].read_until(table.seq)
            assert seats[seat].ask(**ask)["type"] == "update"
        seats[0].read_until(table.seq)
    else:
        assert {key: value for key, value in known_of(table).items() if key in known} == known, name
    if not seats[0].known["standings"]:
        assert play(seats, 5, random.Random(1)) == 5
    for viewer in seats:
        viewer.socket.close()
    return table


@pytest.mark.parametrize("release", [each for each in RELEASES if each != FIRST])
def test_the_store_of_an_earlier_release_goes_on(
    release: str, url: str, shelved: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold(url, release, tmp_path, monkeypatch)
    known = known_in(release)
    assert {bool(each["standings"]) for each in known.values()} == {True, False}
    with up(url) as served:
        for name in known:
            table = goes_on(served, name, known[name])
            assert {pack.id: pack.hash for pack in table.game.loaded.packs} == table.created.heading.packs
            if shelved == "changed":
                assert {pack.folder.parent for pack in table.game.loaded.packs} == {kept.shelf()}, name


def test_the_store_of_the_first_release_goes_on_with_the_packs_that_are_here(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its matches know none but those that are installed, which for this test are the packs of that release."""
    assert hold(url, FIRST, tmp_path, monkeypatch) < {step.number for step in migrate.known()}
    known = known_in(FIRST)
    with frozen(), up(url) as served:
        for name in known:
            goes_on(served, name, known[name])
    store = Store.open(url)
    with store._begin() as connection:
        assert migrate.migrate(connection) == [], "the server has taken the steps that were missing"
    store.close()


@pytest.mark.parametrize(("release", "table"), FILES)
def test_the_match_file_of_an_earlier_release_is_read(release: str, table: str) -> None:
    """As far as it leads where it led; the rest of it only where no rule was raised since."""
    file, known = file_of(release, table), known_in(release)[table]
    with frozen() if release == FIRST else nullcontext():
        if release != FIRST:
            keep_packs(file, table)
        game = find(read_heading(file, table).setup.game)
        match = replay(game, file, table, whole=False)
        if not match.parting:
            assert acts_in(file) == len(match.entries)
            assert len(match.standing()) == known["acts"]
            assert {str(asked.seat): asked.kind for asked in match.game.open_decisions()} == known["asked"]
            return
        assert known["rules"] < game.rules
        with pytest.raises(Refused, match="rules") as refused:
            check_file(file.decode())
        assert refused.value.said == "file-differs"
        lines = file.splitlines(keepends=True)[: int(refused.value.slots["line"]) - 1]
        assert acts_in(b"".join(lines)) == match.parting.entries > 20, "what comes before can be gone on with"


def acts_in(file: bytes) -> int:
    """What a server takes of a file, without the chance that it draws anew."""
    return sum(each.entry.act != "turn" for each in check_file(file.decode()))


@pytest.mark.parametrize("plan", [*plans()], ids=lambda plan: plan.name)
def test_the_store_of_this_release_was_made_with_its_rules(plan: Plan) -> None:
    """Who has changed rules before the release makes it again (`python -m tests.releases`), and after it gives another version."""
    game = find(plan.setup.game).with_packs(plan.setup.packs)
    assert known_in(__version__)[plan.name]["rules"] == game.rules
