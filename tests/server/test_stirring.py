"""Chance that nobody can choose: it is made of what everybody adds, and a server or a player who cheats is found out."""

import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from souterrain.__main__ import main
from souterrain.kernel.match import Match
from souterrain.kernel.stir import number_of, pledge_of, seal_of
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats.clock import deadlines
from souterrain.server.store.records import Acted, Chair, Clock, Created
from souterrain.server.table.outgoing import _stirring
from souterrain.server.table.state import TableState
from souterrain.server.table.stirring import MOST_PLEDGES
from tests.lantern.game import Lantern
from tests.server.client import TableClient, Viewer, play
from tests.server.serving import Served, know_the_lantern

Lines = list[dict[str, Any]]


class Page:
    """A viewer that does what the page does: it pledges, gives when it is asked, and notes what it was shown."""

    def __init__(self, viewer: Viewer, salts: str) -> None:
        self.viewer = viewer
        self.salts = (pledge_of(f"{salts}{number}") for number in range(1000))  # any 64 digits
        self.salt = ""
        self.notes: list[dict[str, Any]] = []

    @property
    def seen(self) -> Any:
        return self.viewer.known["stirring"]

    @property
    def seat(self) -> int:
        seat: int = self.viewer.known["seat"]
        return seat

    def pledge(self) -> Any:
        self.salt = next(self.salts)
        return self.viewer.ask(type="pledge", pledge=pledge_of(self.salt))

    def give(self, salt: str = "", pledges: Any = None) -> Any:
        seen, given = self.seen, salt or self.salt
        told = self.viewer.ask(
            type="give", salt=given, pledges=seen["pledges"] if pledges is None else pledges, stir=seen["stir"]
        )
        if told["type"] == "update":
            note = {"noted": seen["stir"], "seat": self.seat, "seal": seen["seal"], "pledges": seen["pledges"]}
            self.notes.append({**note, "salt": given, "at": seen["at"]})
        return told


def sit(table: TableClient) -> list[Page]:
    return [Page(table.sit(seat), "ab"[seat]) for seat in (0, 1)]


def proceed(page: Page, pages: list[Page]) -> None:
    assert page.viewer.ask(type="proceed")["type"] == "update"
    heard(pages)


def heard(pages: list[Page]) -> None:
    latest = max(page.viewer.seq for page in pages)
    for page in pages:
        page.viewer.read_until(latest)


def stir(pages: list[Page]) -> None:
    for page in pages:
        page.pledge()
        heard(pages)
    for page in pages:
        assert page.give()["type"] == "update"
        heard(pages)


def finished(served: Served) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The lines of the file of a match that was stirred before it began, after it went back, and in the middle; and the notes."""
    table = TableClient(served)
    pages = sit(table)
    viewers = [page.viewer for page in pages]
    stir(pages)
    play(viewers, 6, random.Random(2))
    viewers[0].ask(type="propose", back=2)
    viewers[1].read_until(viewers[0].seq)
    viewers[1].ask(type="agree")
    heard(pages)
    stir(pages)
    play(viewers, 1000, random.Random(3))
    assert viewers[0].known["standings"]
    for viewer in viewers:
        viewer.socket.close()
    file = table.get("/file", table.keys[0])
    return [json.loads(line) for line in file.text.splitlines()], [note for page in pages for note in page.notes]


@pytest.fixture(scope="module")
def match(served: Served) -> tuple[Lines, Lines]:
    return finished(served)


def verified(path: Path, lines: Lines, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
    code = main(["verify", str(path), "--lang", "en"])
    told = capsys.readouterr()
    return code, told.out + told.err


# How it is made


def test_a_table_shows_its_seal_and_deals_by_the_secret(served: Served) -> None:
    table = TableClient(served)
    live = served.server.live(table.id)
    with table.sit(0) as viewer:
        stirring = live._table.stirring
        seen = viewer.known["stirring"]
        assert seen == {
            "seal": seal_of(stirring.secret),
            "stir": 1,
            "pledges": {},
            "given": [],
            "members": [],
            "why": "",
            "awaited": [],
            "held": False,
            "asked": False,
            "at": 0,
        }
        assert live._table.match.heading.seed == str(number_of(stirring.secret, 0, {}))


def test_the_match_is_dealt_once_when_all_have_come(served: Served) -> None:
    table = TableClient(served)
    amber, blue = pages = sit(table)
    dealt = seed_of(served, table)
    amber.pledge()
    heard(pages)
    assert (blue.seen["why"], blue.seen["awaited"], blue.seen["held"]) == ("begin", [1], True)
    assert amber.viewer.decision is blue.viewer.decision is None, "nobody is asked before it is dealt"
    assert amber.give()["code"] == "stale", "what follows from one salt, who keeps the server could choose"
    blue.pledge()
    heard(pages)
    assert (amber.seen["asked"], amber.seen["at"]) == (True, 0)
    for page in pages:
        page.give()
        heard(pages)
    assert blue.seen["members"] == [0, 1]
    assert seed_of(served, table) != dealt
    assert amber.viewer.decision or blue.viewer.decision
    assert [event["name"] for event in blue.viewer.events].count("dealt_anew") == 1
    for page in pages:
        page.pledge()
        heard(pages)
    assert not amber.seen["asked"], "all are in: nothing is to be made anew"
    assert not amber.seen["held"]
    assert amber.give()["code"] == "stale"


def seed_of(served: Served, table: TableClient) -> str:
    seed: str = served.server.live(table.id)._table.match.heading.seed
    return seed


def ahead(served: Served, table: TableClient) -> int:
    seed: int = served.server.live(table.id)._table.match.game.state.chance.seed
    return seed


def test_who_comes_late_is_stirred_in_once_and_nothing_else_changes(served: Served) -> None:
    table = TableClient(served)
    pages = amber, blue = sit(table)
    first = amber if amber.viewer.decision else blue
    late = blue if first is amber else amber
    first.pledge()
    heard(pages)
    assert late.viewer.ask(type="proceed")["said"] == "nobody-awaited", "who adds nothing leaves nobody out"
    proceed(first, pages)
    assert first.seen["asked"]
    first.give()
    heard(pages)
    assert late.viewer.events[-1]["name"] == "dealt_anew"
    assert "left_out" in [event["name"] for event in late.viewer.events]
    play([amber.viewer, blue.viewer], 1, random.Random(1))
    before, asked = dict(blue.viewer.known["state"]), [page.viewer.decision for page in pages]
    first.pledge()
    heard(pages)
    late.pledge()
    heard(pages)
    assert (first.seen["why"], first.seen["asked"], first.seen["held"]) == ("late", True, False)
    first.give()
    heard(pages)
    assert first.viewer.decision is late.viewer.decision is None, "a salt is known: nobody plays on with that"
    late.give()
    heard(pages)
    assert blue.viewer.known["state"] == before
    assert [page.viewer.decision for page in pages] == asked, "an answer that is under way still fits"
    assert blue.viewer.events[-1]["name"] == "stirred"
    assert late.seen["members"] == [0, 1]
    play([amber.viewer, blue.viewer], 3, random.Random(1))


def test_who_has_acted_comes_in_no_more(served: Served) -> None:
    """Else somebody who knows what comes could keep their coming in for when they do not like it."""
    table = TableClient(served)
    pages = amber, blue = sit(table)
    amber.pledge()
    heard(pages)
    proceed(amber, pages)
    amber.give()
    heard(pages)
    play([amber.viewer, blue.viewer], 8, random.Random(1))
    for page in pages:
        page.pledge()
        heard(pages)
    assert not amber.seen["asked"]


def test_getting_up_and_coming_back_makes_no_other_chance(served: Served) -> None:
    table = TableClient(served)
    pages = sit(table)
    stir(pages)
    dice = ahead(served, table)
    for _ in range(3):
        pages[1].pledge()
        table.post("seats/0/leave", table.keys[0])
        table.post("seats/0/return", table.keys[0])
        pages[0].viewer.read_until(served.server.live(table.id).seq)
        pages[0].pledge()
        heard(pages)
        assert not pages[1].seen["asked"]
        assert pages[1].seen["members"] == [0, 1]
    heir = table.post("seats/0/open", table.keys[0]).json()["heir"]
    taken = table.post("seats/0/join", heir["key"], name="Cleo").json()["key"]
    cleo = Page(Viewer(served.address, table.id, taken), "c")
    cleo.pledge()
    assert not cleo.seen["asked"], "nor does handing the chair on"
    assert cleo.seen["members"] == [1], "what is in is not hers"
    assert ahead(served, table) == dice


def test_a_salt_is_given_to_the_pledges_that_were_seen_and_no_others(served: Served) -> None:
    table = TableClient(served)
    amber, blue = pages = sit(table)
    amber.pledge()
    then = dict(amber.seen["pledges"])
    blue.pledge()
    heard([*pages])
    refused = amber.give(pledges=then)
    assert (refused["code"], refused["said"]) == ("stale", "pledged-since")
    assert amber.give(salt="0" * 64)["said"] == "other-salt"
    amber.give()
    heard([*pages])
    assert amber.pledge()["code"] == "stale", "who has given cannot pledge another"


def test_who_breaks_off_is_told_to_all_and_left_out(served: Served) -> None:
    table = TableClient(served)
    amber, blue = pages = sit(table)
    for page in pages:
        page.pledge()
        heard(pages)
    amber.give()
    heard(pages)
    blue.pledge()
    heard(pages)
    assert [event["name"] for event in amber.viewer.events][-1] == "stir_broken"
    assert amber.seen["pledges"] == {}
    assert blue.pledge()["code"] == "stale", "not this time"
    amber.pledge()
    assert (amber.seen["asked"], amber.seen["awaited"]) == (True, [0])
    amber.give()
    heard(pages)
    assert blue.seen["members"] == [0]
    first, broken, made = served.server.live(table.id)._table.stirring.done
    assert not first.shares
    assert (broken.broken, [bool(share.salt) for share in broken.shares]) == ((1,), [True, False])
    assert [share.seat for share in made.shares] == [0]


def going_back(table: TableState, repledged: str = "") -> Callable[[], Any]:
    """Seat 0 has given to the next stir; before that arrives, all go back. Then seat 0 pledges, and what it gave comes in."""
    table.act(lambda table: table.answer(0, 0, table.open_decisions()[0].options[0].id), 1)
    for seat in (0, 1):
        table.act(lambda table, seat=seat: table.pledge(seat, pledge_of("ab"[seat] * 64)), 1)  # type: ignore[misc]
    assert table.stirring.is_asked
    pledges, stir = table.stirring.shown, len(table.stirring.done)
    table.act(lambda table: table.propose(0, 1), 1)
    table.act(lambda table: table.agree(1), 1)
    for seat in (0, 1):
        pledge = pledge_of((repledged or "cd")[seat] * 64)
        with suppress(Denied):
            table.act(lambda table, seat=seat, pledge=pledge: table.pledge(seat, pledge), 1)  # type: ignore[misc]
    return lambda: table.act(lambda table: table.give(0, "a" * 64, pledges, stir), 1)


@pytest.mark.parametrize("repledged", ["", "ab"])
def test_a_salt_under_way_while_all_go_back_is_not_taken_for_the_next_chance(repledged: str) -> None:
    """Its page has noted another stir, so the honest server would be doubted; and nobody has broken anything off."""
    table = laid()
    with pytest.raises(Denied):
        going_back(table, repledged)()
    assert not table.stirring.salts
    assert table.stirring.is_asked
    assert not any(stir.broken for stir in table.stirring.done)


@pytest.mark.parametrize("way", ["leave", "proceed"])
def test_a_salt_that_is_withheld_holds_the_table_up_until_somebody_goes_on_without_it(served: Served, way: str) -> None:
    table = TableClient(served)
    amber, blue = pages = sit(table)
    stir(pages)
    play([page.viewer for page in pages], 3, random.Random(1))
    amber.viewer.ask(type="propose", back=1)
    heard(pages)
    blue.viewer.ask(type="agree")
    heard(pages)
    for page in pages:
        page.pledge()
        heard(pages)
    dice = ahead(served, table)
    amber.give()
    heard(pages)
    live = served.server.live(table.id)._table
    assert live
    asked = next(page for page in pages if page.seat in live.asked)
    told = asked.viewer.answer("wait", asked=live.asked[asked.seat])
    assert (told["code"], told["said"]) == ("stale", "held")
    assert amber.viewer.ask(type="concede")["said"] == "held"
    assert blue.viewer.ask(type="proceed")["said"] == "nobody-awaited"
    if way == "leave":
        table.post("seats/1/leave", table.keys[1])
        amber.viewer.read_until(blue.viewer.seq + 1)
    else:
        proceed(amber, pages)
    assert not amber.seen["held"]
    assert ahead(served, table) == dice, "chance stays as it was, and nobody has chosen between two"
    assert live.stirring.done[-1].broken == (1,)
    amber.pledge()
    assert not amber.seen["asked"]


def test_what_is_withheld_until_the_end_stands_in_the_file() -> None:
    table = laid()
    for seat in (0, 1):
        table.act(lambda table, seat=seat: table.pledge(seat, pledge_of("ab"[seat] * 64)), 1)  # type: ignore[misc]
    table.act(lambda table: table.give(0, "a" * 64, table.stirring.shown), 1)
    table.stirring.break_off((), 0)
    assert table.stirring.done[-1].broken == (1,)


def laid(**more: Any) -> TableState:
    know_the_lantern()
    match = Match.start(Lantern, seed=number_of("0" * 64, 0, {}))
    chairs = (Chair("person", key="k"), Chair("person", key="l"))
    created = Created(match.heading, chairs, "h", "w", events=tuple(match.events), secret="0" * 64, **more)
    return TableState.open("laid", created, 0)


def test_nobody_pledges_without_end() -> None:
    table = laid()
    for number in range(MOST_PLEDGES):
        table.act(lambda table, number=number: table.pledge(0, f"{number:064x}"), 1)  # type: ignore[misc]
    with pytest.raises(Denied, match="often enough"):
        table.pledge(0, "f" * 64)
    table.pledge(1, "f" * 64)


def test_while_chance_is_made_no_clock_runs() -> None:
    table = laid(clock=Clock("turn", 30))
    assert deadlines(table, 0, ())
    table.act(lambda table: table.pledge(0, "f" * 64), 1)
    assert not deadlines(table, 0, ())


def test_a_table_is_stirred_on_after_a_restart(served: Served) -> None:
    table = TableClient(served)
    pages = amber, blue = sit(table)
    amber.pledge()
    heard(pages)
    served.server.live(table.id)._forget()
    blue.pledge()
    assert set(blue.seen["pledges"]) == {"0", "1"}
    heard(pages)
    amber.give()
    heard(pages)
    blue.pledge()
    served.server.live(table.id)._forget()
    heard(pages)
    amber.pledge()
    amber.give()
    assert amber.seen["members"] == [0]
    assert amber.seen["stir"] == 3


# The proof


def test_a_whole_match_proves_that_nobody_chose_its_chance(
    match: tuple[Lines, Lines], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, notes = match
    code, told = verified(tmp_path / "whole.souterrain", [*lines, *notes], capsys)
    assert code == 0, told
    assert "What was dealt, and acts 1 to 6: Amber and Blue." in told
    assert "Acts 7 to" in told
    assert "nobody but the server" not in told
    assert told.count("a page noted 2 of the 2 stretches") == 2


def test_what_no_page_has_noted_is_told(
    match: tuple[Lines, Lines], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, notes = match
    code, told = verified(tmp_path / "whole.souterrain", [*lines, *(note for note in notes if note["seat"])], capsys)
    assert code == 0
    assert notes[0]["seal"] in told
    assert told.count("no page has noted anything") == 1
    assert told.count("a page noted 2 of the 2 stretches") == 1


def test_such_a_file_is_gone_on_with_and_told(served: Served, match: tuple[Lines, Lines]) -> None:
    lines, notes = match
    file = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in [*lines, *notes])
    assert served.http.post("/api/tables/upload", json={"file": file}).status_code == 201


def stirs_of(lines: Lines) -> Lines:
    return [line for line in lines if "stir" in line]


def _another_secret(lines: Lines) -> None:
    stirs_of(lines)[-1]["secret"] = "0" * 64


def _a_secret_and_its_seal(lines: Lines) -> None:
    """All of the file is made anew to fit: only who has noted the seal can know."""
    for each in stirs_of(lines):
        each["secret"], each["seal"] = "0" * 64, seal_of("0" * 64)
    renumber(lines)


def _a_seal_that_was_shown_too_late(lines: Lines) -> None:
    for each in stirs_of(lines)[1:]:
        each["secret"], each["seal"] = "0" * 64, seal_of("0" * 64)
    renumber(lines)


def _a_salt_left_out(lines: Lines) -> None:
    del stirs_of(lines)[1]["shares"][1]
    renumber(lines)


def _a_salt_chosen_when_the_others_were_known(lines: Lines) -> None:
    stirs_of(lines)[1]["shares"][1][2] = "0" * 64
    renumber(lines)


def _a_salt_and_its_pledge(lines: Lines) -> None:
    stirs_of(lines)[1]["shares"][1] = [1, pledge_of("0" * 64), "0" * 64]
    renumber(lines)


def _other_dice(lines: Lines) -> None:
    turn = next(line for line in lines if line.get("act") == "stir")
    turn["answer"] = str(int(turn["answer"]) ^ 1)


def _another_deal(lines: Lines) -> None:
    lines[0]["seed"] = str(int(lines[0]["seed"]) ^ 1)


def _nothing_said(lines: Lines) -> None:
    lines.remove(stirs_of(lines)[-1])


def _nothing_said_at_all(lines: Lines) -> None:
    for each in stirs_of(lines):
        lines.remove(each)


def renumber(lines: Lines) -> None:
    """What a cheat does to the numbers, so that they follow from what stands there."""
    entries = [line for line in lines if "hash" in line and "format" not in line]
    for each in stirs_of(lines):
        salts = {seat: salt for seat, _, salt in each.get("shares", ())}
        number = str(number_of(each["secret"], each["stir"], salts))
        if each["at"] == 0:
            lines[0]["seed"] = number
        else:
            entry = entries[each["at"] - 1]
            entry["answer"] = number if entry["act"] == "stir" else [entry["answer"][0], number]


CHEATS: list[tuple[Callable[[Lines], None], str]] = [
    (_another_secret, "not the one it has sealed"),
    (_a_secret_and_its_seal, "was shown something else"),
    (_a_seal_that_was_shown_too_late, "another from there on"),
    (_a_salt_left_out, "was shown something else"),
    (_a_salt_chosen_when_the_others_were_known, "not added to chance what was pledged"),
    (_a_salt_and_its_pledge, "was shown something else"),
    (_other_dice, "does not follow"),
    (_another_deal, "does not follow"),
    (_nothing_said, "does not say by what"),
    (_nothing_said_at_all, "was shown something else"),
]


@pytest.mark.parametrize(("cheat", "found"), CHEATS, ids=lambda each: getattr(each, "__name__", "").strip("_"))
def test_a_server_that_cheats_is_found_out(
    match: tuple[Lines, Lines],
    cheat: Callable[[Lines], None],
    found: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also one that takes care that the file leads where it led: it keeps the program that plays it again."""
    lines: Lines = json.loads(json.dumps(match[0]))
    cheat(lines)
    if cheat is not _nothing_said and cheat is not _nothing_said_at_all:
        code, told = verified(tmp_path / "cheated.souterrain", [*lines, *match[1]], capsys)
        assert code == 2, told
    monkeypatch.setattr(
        "souterrain.kernel.match.Match.retrace", lambda match, entry, **how: match.entries.append(entry)
    )
    monkeypatch.setattr("souterrain.kernel.state.State.hash", lambda state: lines[0]["hash"])
    code, told = verified(tmp_path / "cheated.souterrain", [*lines, *match[1]], capsys)
    assert code == 2
    assert found in told


def test_acts_that_somebody_was_not_in_are_told(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = TableClient(served)
    pages = amber, blue = sit(table)
    viewers = [amber.viewer, blue.viewer]
    amber.pledge()
    heard(pages)
    proceed(amber, pages)
    amber.give()
    heard(pages)
    play(viewers, 4, random.Random(1))
    viewers[0].ask(type="propose", back=1)
    viewers[1].read_until(viewers[0].seq)
    viewers[1].ask(type="agree")
    heard(pages)
    amber.pledge()
    heard(pages)
    amber.give()
    heard(pages)
    lines = to_the_end(table, pages)
    code, told = verified(tmp_path / "partly.souterrain", lines, capsys)
    assert code == 0
    assert "What was dealt, and acts 1 to 4: Amber." in told
    assert "Acts 5 to" in told
    assert told.count(": Amber.") == 2


def to_the_end(table: TableClient, pages: list[Page]) -> Lines:
    play([page.viewer for page in pages], 1000, random.Random(1))
    return [json.loads(line) for line in table.get("/file", table.keys[0]).text.splitlines()]


def test_who_broke_off_and_whom_it_was_done_without_is_told(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = TableClient(served)
    pages = amber, _ = sit(table)
    for page in pages:
        page.pledge()
        heard(pages)
    amber.give()
    heard(pages)
    proceed(amber, pages)
    amber.pledge()
    amber.give()
    heard(pages)
    code, told = verified(tmp_path / "broken.souterrain", [*to_the_end(table, pages), *amber.notes], capsys)
    assert code == 0, told
    assert "Blue broke off the stirring before the first act" in told
    assert "a page noted 1 of the 1 stretches" in told


def test_what_was_never_sealed_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(Lantern, seed=5)
    match.write(tmp_path / "alone.souterrain")
    assert main(["verify", str(tmp_path / "alone.souterrain"), "--lang", "en"]) == 1
    assert "nothing was sealed" in capsys.readouterr().out


def test_a_table_of_an_older_program_has_a_seal_from_where_it_goes_back() -> None:
    match = Match.start(Lantern, seed=5)
    chairs = (Chair("person", key="k"), Chair("computer", level="random"))
    table = TableState.open("old", Created(match.heading, chairs, "h", "w", events=tuple(match.events)), 0)
    assert _stirring(table) is None
    with pytest.raises(Denied, match="not stirred"):
        table.pledge(0, "0" * 64)
    decision = table.open_decisions()[0]
    by = "" if decision.seat == 0 else "random"
    table.note(1, 1, table.answer(decision.seat, 0, decision.options[0].id, by))
    record = table.propose(0, 1)
    table.note(2, 2, record)
    assert isinstance(record, Acted)
    assert record.entry.answer == ("0", str(number_of(record.secret, 0, {})))
    assert table.stirring.seal == seal_of(record.secret)


def test_who_goes_back_from_the_end_finds_another_secret() -> None:
    match = Match.start(Lantern, seed=5)
    chairs = (Chair("person", key="k"), Chair("computer", level="random"))
    table = TableState.open("over", Created(match.heading, chairs, "h", "w", secret="0" * 64), 0)
    table.note(1, 1, table.concede(0))
    record = table.propose(0, 1)
    table.note(2, 2, record)
    assert isinstance(record, Acted)
    assert record.secret not in ("", "0" * 64)
    assert table.stirring.done[-1].secret == record.secret
    table.note(3, 3, table.concede(0))
    again = table.propose(0, 1)
    assert isinstance(again, Acted)
    assert again.secret != record.secret
