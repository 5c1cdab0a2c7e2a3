"""The match file: written, read and played again; every kind of damage is one line that names file and line. And undo."""

import shutil
import zlib
from base64 import b64encode
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from souterrain.content import PackError, kept
from souterrain.kernel import match as match_module
from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import ASK_EVERYTHING, Setup, Stuck, _opened, _reopened
from souterrain.kernel.match import Match, Parting, Unreadable, keep_packs, read_heading, replay, unpack
from tests.every_game.table import random_answer
from tests.lantern.acts import Glimpse, Gust, Play, Walk
from tests.lantern.game import Lantern
from tests.lantern.state import AMBER, BLUE
from tests.scene import Rest
from tests.server.endless.game import Endless


def played(acts: int = 12, seed: int = 3, game: type[Lantern] = Lantern) -> Match:
    """A match with a few answers, each the first option."""
    match = Match.start(game, Setup("lantern", "crypt", options={"gusty": True}), seed)
    for _ in range(acts):
        choice = match.game.open_decisions()[0]
        match.answer(choice.seat, choice.options[0].id)
    return match


def pack_up_texts(texts: dict[str, str]) -> str:
    return b64encode(zlib.compress(msgspec.json.encode(texts))).decode()


def test_a_file_plays_again_bit_for_bit(tmp_path: Path):
    match = played()
    match.concede(BLUE)
    match.write(tmp_path / "a.souterrain")
    again = replay(Lantern, (tmp_path / "a.souterrain").read_bytes(), "a.souterrain")
    assert again.game.save() == match.game.save()
    assert again.events == match.events
    assert again.dump() == match.dump()


def test_the_heading_tells_all_that_was_agreed():
    match = played()
    heading = read_heading(match.dump(), "file")
    assert heading == match.heading
    assert heading.setup == Setup("lantern", "crypt", ("base",), {"gusty": True, ASK_EVERYTHING: False})
    assert heading.packs == {"base": Lantern.open_packs(("base",)).packs[0].hash}
    assert heading.seed == "3"


def change(line: int, **values: Any) -> Callable[[list[bytes]], None]:
    """Replace keys of one line, counted from 1."""

    def edit(lines: list[bytes]) -> None:
        lines[line - 1] = msgspec.json.encode(msgspec.json.decode(lines[line - 1]) | values)

    return edit


def set_line(line: int, text: bytes) -> Callable[[list[bytes]], None]:
    def edit(lines: list[bytes]) -> None:
        lines[line - 1] = text

    return edit


def setup(**values: Any) -> Callable[[list[bytes]], None]:
    plain = {"game": "lantern", "scenario": "crypt", "packs": ["base"], "options": {"gusty": True}}
    return change(1, setup=plain | values)


DAMAGE: list[tuple[Callable[[list[bytes]], object], str]] = [
    (set_line(1, b""), "x.souterrain: this is not a Souterrain match file."),
    (set_line(1, b"\xff\xfe"), "x.souterrain: this is not a Souterrain match file."),
    (set_line(1, b"[" * 100_000), "x.souterrain: this is not a Souterrain match file."),
    (change(1, format="chess"), "x.souterrain: this is not a Souterrain match file."),
    (change(1, version=4), "x.souterrain: written by a newer Souterrain (file version 4"),
    (change(1, version=0), "x.souterrain, line 1: there is no file version 0."),
    (change(1, version="1"), "x.souterrain, line 1: the heading is damaged: Expected `int`"),
    (change(1, colour="red"), "x.souterrain, line 1: the heading is damaged: Object contains unknown field `colour`"),
    (change(1, seed="-4"), "x.souterrain, line 1: the seed must be a whole number"),
    (change(1, seed="9" * 10_000), "x.souterrain, line 1: the seed must be a whole number"),
    (change(1, seed="4"), "x.souterrain, line 1: the set-up leads to another state"),
    (change(1, hash="0"), "x.souterrain, line 1: the set-up leads to another state"),
    (
        change(1, packs={"base": "0" * 32}),
        "x.souterrain, line 1: the pack base with the facts 000000000000 is not here",
    ),
    (change(1, packs={"base": "12ab"}), "x.souterrain, line 1: the heading is damaged: the packs"),
    (change(1, packs={"base": "../../../../etc"}), "x.souterrain, line 1: the heading is damaged: the packs"),
    (change(1, packs={"../base": "0" * 32}), "x.souterrain, line 1: the heading is damaged: the packs"),
    (change(1, packs={}), "x.souterrain, line 1: the heading is damaged: the packs"),
    (setup(packs=["attic"]), "x.souterrain, line 1: the heading is damaged: the packs"),
    (setup(game="chess"), "x.souterrain, line 1: this is a match of chess, not of lantern."),
    (setup(scenario="attic"), "x.souterrain, line 1: lantern has no scenario 'attic'."),
    (setup(options={"gusty": 5}), "x.souterrain, line 1: The option gusty may be"),
    (set_line(4, b"{"), "x.souterrain, line 4: the line is damaged"),
    (set_line(4, b""), "x.souterrain, line 4: the line is damaged"),
    (set_line(4, b'{"seat":0,"hash":"","outcomes":' + b"[" * 100_000), "x.souterrain, line 4: the line is damaged"),
    (change(4, colour="red"), "x.souterrain, line 4: the line is damaged: Object contains unknown field `colour`"),
    (change(4, answer="play:trip/9"), "x.souterrain, line 4: exchange: 'play:trip/9' is not an option"),
    (change(4, answer=5), "x.souterrain, line 4: the line is damaged: Expected `str | array`"),
    (change(4, seat=7), "x.souterrain, line 4: There is no such seat"),
    (
        change(4, hash="0000000000000000"),
        "x.souterrain, line 4: the state is not the one recorded (played with rules 1 of lantern; here are rules 1).",
    ),
    (change(4, act="cheat"), "x.souterrain, line 4: 'cheat' is not something a seat can do (played with rules"),
    (change(4, act="undo", seat=9), "x.souterrain, line 4: There is no such seat"),
    (change(4, act="rewind", answer="9" * 10_000), "x.souterrain, line 4: the number of acts to keep"),
    (lambda lines: lines.insert(3, lines[3]), "x.souterrain, line 5: "),
    (lambda lines: lines.pop(3), "x.souterrain, line 4: "),
    (lambda lines: lines.pop(), "x.souterrain, line 14: the file breaks off in the middle of a line."),
]


@pytest.mark.parametrize(("edit", "complaint"), DAMAGE)
def test_damage_is_one_line_that_names_file_and_place(edit: Callable[[list[bytes]], object], complaint: str):
    lines = played().dump().split(b"\n")
    edit(lines)
    with pytest.raises(Unreadable) as unreadable:
        replay(Lantern, b"\n".join(lines), "x.souterrain")
    message = str(unreadable.value)
    assert complaint in message
    assert message.startswith("x.souterrain")
    assert "\n" not in message
    assert len(message) < 600


def test_a_file_cut_anywhere_is_whole_to_the_last_line_or_refused():
    data = played().dump()
    whole = [read(data[:end]) for end in range(len(data))]
    assert sum(whole) == data.count(b"\n") - 2, "every cut behind a whole line, but for heading and packs"


def read(data: bytes) -> bool:
    try:
        return replay(Lantern, data, "cut").dump() == data
    except Unreadable:
        return False


@pytest.mark.parametrize("data", [b"", b"\n", b"null\n", b"{}\n", b"[]\n", b"\x00" * 50, b"PK\x03\x04", b'"x"\n'])
def test_foreign_files_are_refused(data: bytes):
    with pytest.raises(Unreadable, match=r"photo\.png: this is not a Souterrain match file"):
        replay(Lantern, data, "photo.png")


def test_as_much_as_leads_where_it_led_can_be_had():
    lines = played().dump().split(b"\n")
    change(6, hash="0")(lines)
    match = replay(Lantern, b"\n".join(lines), "file", whole=False)
    assert match.parting == Parting(3, 3, "differs", "the state is not the one recorded")
    assert match.game.save() == played(3).game.save()
    assert match.events == played(3).events
    assert match.entries[:3] == played().entries[:3]
    assert len(match.entries) == 12, "what is not played is kept"


def test_a_match_that_parted_goes_on_from_its_last_equal_state():
    lines = played().dump().split(b"\n")
    change(6, hash="0")(lines)
    match = replay(Lantern, b"\n".join(lines), "file", whole=False)
    with pytest.raises(Refused, match="Only the first 3 acts can be played"):
        match.rewind(AMBER, 4)
    match.rewind(AMBER, 3)
    assert match.parting is None
    state = match.game.state
    assert state.clone(Chance(3, state.chance.drawn)).hash() == played(3).game.state.hash(), "but for chance"
    match.answer(match.game.open_decisions()[0].seat, match.game.open_decisions()[0].options[0].id)
    again = replay(Lantern, match.dump(), "file", whole=False)
    assert again.parting is None
    assert again.game.save() == match.game.save()


@pytest.mark.parametrize(
    ("changed", "why"), [({"answer": "play:trip/9"}, "refused"), ({"hash": "0"}, "differs"), ({"seat": 7}, "refused")]
)
def test_where_a_match_parts_nothing_of_the_entry_is_left(changed: dict[str, Any], why: str):
    match, whole = played(5), played(8)
    for entry in whole.entries[5:7]:
        match.retrace(entry)
    assert match.parting is None
    before, told = match.game.save(), len(match.events)
    match.retrace(replace(whole.entries[7], **changed))
    assert match.parting
    assert (match.parting.entries, match.parting.why) == (7, why)
    assert (match.game.save(), len(match.events)) == (before, told)
    assert match.game.events == []


def test_a_program_that_fails_at_an_entry_parts_there(monkeypatch: pytest.MonkeyPatch):
    whole = played()
    monkeypatch.setattr(Play, "run", (lambda step, game: 1 / 0,))
    match = replay(Lantern, whole.dump(), "file", whole=False)
    assert match.parting
    assert match.parting.why == "fail"
    assert "ZeroDivisionError" in match.parting.message


def test_a_changed_rule_is_found_at_the_answer_where_it_shows(monkeypatch: pytest.MonkeyPatch):
    """Waiting gives two measures of oil now: everything before the first rest is as it was."""
    whole = played(14)
    first = next(at for at in range(14) if any(event.name == "rested" for event in played(at + 1).events))
    monkeypatch.setattr(Play, "run", (*Play.run[:-1], lambda step, game: game.change(step.seat, oil=9)))
    match = replay(Lantern, whole.dump(), "file", whole=False)
    assert match.parting
    assert match.parting.entries == first


def test_a_file_of_version_1_is_played_by_its_answers():
    """How its states were hashed, and its packs, is not known any more."""
    lines = played().dump().split(b"\n")
    del lines[1]
    change(1, version=1, packs={"base": "5d0e" * 8}, hash="0")(lines)
    plain = msgspec.json.decode(lines[0])
    del plain["rules"]
    lines[0] = msgspec.json.encode(plain)
    change(4, hash="0000000000000000")(lines)
    match = replay(Lantern, b"\n".join(lines), "file")
    assert match.game.save() == played().game.save()
    assert match.heading.rules == 0


# Packs


@pytest.fixture
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(kept.PLACE, str(tmp_path / "kept"))
    return tmp_path


class Moved(Lantern):
    """The lantern with an installed pack that can be changed."""

    installed: ClassVar[Path]

    @classmethod
    def shelf(cls) -> Path:
        return cls.installed


@pytest.fixture
def moved(own_shelf: Path, monkeypatch: pytest.MonkeyPatch) -> type[Moved]:
    """With dashes that go less far."""
    monkeypatch.setattr(Moved, "installed", own_shelf / "installed", raising=False)
    shutil.copytree(Lantern.folder_of("base"), own_shelf / "installed" / "base")
    change_file(own_shelf / "installed" / "base" / "cards.toml", "steps = 4", "steps = 3")
    return Moved


def change_file(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    kept.facts_of.cache_clear()
    _opened.cache_clear()
    _reopened.cache_clear()


def test_a_file_brings_the_packs_it_was_begun_with(own_shelf: Path, moved: type[Moved]):
    match = played(game=moved)
    data = match.dump()
    with pytest.raises(Unreadable, match=r"line 1: the pack base with the facts [0-9a-f]{12} is not here"):
        replay(Lantern, data, "file")
    keep_packs(data, "file")
    again = replay(Lantern, data, "file")
    assert again.game.save() == match.game.save()
    assert again.dump() == data
    (pack,) = again.game.loaded.packs
    assert pack.hash != Lantern.open_packs(("base",)).packs[0].hash
    assert pack.folder == own_shelf / "kept" / pack.hash


def test_changed_words_change_nothing_and_are_read_as_they_are_now(own_shelf: Path, moved: type[Moved]):
    match = played(game=moved)
    change_file(moved.shelf() / "base" / "en.ftl", "= Dash", "= Great dash")
    again = replay(moved, match.dump(), "file")
    assert again.game.save() == match.game.save()
    assert again.game.loaded.packs[0].folder == moved.shelf() / "base", "nothing had to be kept"
    assert again.game.loaded.words("en").name("card", "dash") == "Great dash"


def test_changed_facts_leave_the_match_with_those_it_was_begun_with(moved: type[Moved]):
    match = played(game=moved)
    keep_packs(match.dump(), "file")
    change_file(moved.shelf() / "base" / "cards.toml", "steps = 3", "steps = 9")
    again = replay(moved, match.dump(), "file")
    assert again.game.save() == match.game.save()
    assert played(game=moved).heading.packs != match.heading.packs, "a new match has the new facts"


@pytest.mark.parametrize(
    "files",
    [
        "",
        "eA==",
        "!!!",
        pack_up_texts({"../x.toml": "x"}),
        pack_up_texts({"a.txt": "x"}),
        pack_up_texts({"pack.toml": "x"}),
    ],
)
def test_a_pack_in_a_file_that_is_none_is_refused(own_shelf: Path, files: str):
    lines = played().dump().split(b"\n")
    lines[1] = msgspec.json.encode({"pack": "0" * 32, "files": files})
    with pytest.raises((Unreadable, PackError)):
        keep_packs(b"\n".join(lines), "file")
    assert not list((own_shelf / "kept").glob("*/*"))


def test_a_pack_that_unpacks_without_end_is_refused(own_shelf: Path):
    endless = b64encode(zlib.compress(b'{"a.toml":"' + b" " * (64 << 20) + b'"}', 9)).decode()
    with pytest.raises(ValueError, match="too large"):
        unpack(endless)


# Undo


def test_undo_goes_back_to_the_exact_state_as_a_line_of_its_own():
    match = Match.start(Lantern)
    start = match.game.save()
    match.answer(AMBER, ())
    assert match.can_undo(AMBER)
    assert not match.can_undo(BLUE)
    match.undo(AMBER)
    assert match.game.save() == start
    assert [entry.act for entry in match.entries] == ["answer", "undo"]
    assert match.log(BLUE)[-1].name == "undone"
    assert not match.can_undo(AMBER)
    assert replay(Lantern, match.dump(), "file").game.save() == start


def test_an_opened_seal_cannot_be_closed_again():
    match = Match.start(Lantern)
    for seat in (AMBER, BLUE):
        match.answer(seat, ())
    match.answer(AMBER, "wait")
    match.answer(BLUE, "wait")
    assert not match.can_undo(BLUE)


def staged(*steps: Step) -> Match:
    """A match that rests once these steps are done."""
    game = Lantern.start()
    game.state.agenda[:] = [Rest(), *reversed(steps)]
    game.state.decisions = ()
    game.advance()
    return Match(game, 0)


def test_an_answer_that_tells_nobody_anything_can_be_taken_back():
    match = staged(Walk(AMBER, 1))
    match.answer(BLUE, "pass")
    assert match.can_undo(BLUE)


def test_nothing_can_be_taken_back_once_chance_has_spoken():
    match = staged(Walk(AMBER, 1), Gust(AMBER, 1))
    match.answer(BLUE, "pass")
    assert not match.can_undo(BLUE)


@pytest.mark.parametrize("step", [Glimpse(BLUE, 1), Glimpse(AMBER, 1)])
def test_nothing_can_be_taken_back_once_anybody_has_seen_a_card(step: Step):
    match = staged(Walk(AMBER, 1), copy(step))
    match.answer(BLUE, "pass")
    assert not match.can_undo(BLUE)
    with pytest.raises(Refused, match="blue cannot take anything back"):
        match.undo(BLUE)


def test_a_card_seen_before_is_news_when_it_is_drawn_again():
    """Its name may still stand in a step that told of it; where it lies was not known."""
    match = staged(Walk(AMBER, 1), Play(AMBER, "glimpse/1"))
    match.game.state.hands = {AMBER: (), BLUE: ("trip/1",)}
    match.game.state.deck = ["glimpse/1"]
    match.answer(BLUE, "pass")
    assert match.game.state.agenda[-1].seen == ("glimpse/1",)
    assert not match.can_undo(BLUE)


@pytest.mark.parametrize("seat", [-1, 2, "0", None])
def test_a_seat_that_is_none_takes_nothing_back(seat: Any):
    with pytest.raises(Refused, match="There is no such seat"):
        Match.start(Lantern).undo(seat)


def test_rewinding_goes_back_however_much_was_learnt():
    match = played()
    hashes = [entry.hash for entry in match.entries]
    match.rewind(AMBER, 5)
    state = match.game.state
    assert state.clone(Chance(int(match.heading.seed), state.chance.drawn)).hash() == hashes[4], "but for chance"
    assert [entry.act for entry in match.entries].count("rewind") == 1
    assert not match.can_undo(AMBER)
    assert replay(Lantern, match.dump(), "file").game.save() == match.game.save()
    with pytest.raises(Refused, match="cannot stay"):
        match.rewind(AMBER, 5)


def test_after_going_back_nobody_knows_the_dice():
    """Other chance lies ahead each time, and the record leads to the same."""
    match = played()
    seeds = {match.game.state.chance.seed}
    for stays in (5, 7, 7, 3):
        while len(match.standing()) <= stays:
            choice = match.game.open_decisions()[0]
            match.answer(choice.seat, tuple(option.id for option in choice.options[: choice.least]))
        match.rewind(AMBER, stays)
        seeds.add(match.game.state.chance.seed)
        assert replay(Lantern, match.dump(), "file").game.save() == match.game.save()
    assert len(seeds) == 5


def test_going_back_begins_at_the_nearest_mark_and_leads_where_playing_all_again_does(monkeypatch: pytest.MonkeyPatch):
    """Random answers, undos, turned chance and rewinds: the same match with marks and without."""
    monkeypatch.setattr(match_module, "MARK", 3)
    monkeypatch.setattr(match_module, "MOST_MARKS", 4)
    went_back = 0
    for seed in range(30):
        rng = Random(seed)
        match = Match.start(Lantern, seed=seed)
        for number in range(60):
            way = rng.random()
            if way < 0.1 and len(match.standing()) > 1:
                match.rewind(AMBER, rng.randrange(len(match.standing())), number)
                went_back += 1
            elif way < 0.15:
                match.turn(number)
            elif way < 0.3 and (able := [seat for seat in (AMBER, BLUE) if match.can_undo(seat)]):
                match.undo(able[0])
            elif not match.game.is_over:
                choice = rng.choice(match.game.open_decisions())
                match.answer(choice.seat, random_answer(choice, rng))
            assert len(match._marks) <= 4
        monkeypatch.setattr(match_module, "MARK", 10**9)
        again = replay(Lantern, match.dump(), "file")
        assert not again._marks
        assert again.game.save() == match.game.save()
        monkeypatch.setattr(match_module, "MARK", 3)
    assert went_back > 100


def test_going_back_a_little_costs_a_little(monkeypatch: pytest.MonkeyPatch):
    """However long the match: a file with three hundred rewinds took as long to open as all of it played three hundred times."""
    redone = 0
    redo = Match._redo

    def counted(match: Match, *given: Any, **named: Any) -> None:
        nonlocal redone
        redone += 1
        redo(match, *given, **named)

    monkeypatch.setattr(Match, "_redo", counted)
    match = Match.start(Endless)
    chance = Random(1)
    for _ in range(200):
        choice = match.game.open_decisions()[0]
        match.answer(choice.seat, random_answer(choice, chance))
    for number in range(100):
        match.rewind(AMBER, 199, number)
        choice = match.game.open_decisions()[0]
        match.answer(choice.seat, random_answer(choice, chance))
    assert redone <= 100 * 16, "it was 19,900"


def test_chance_that_is_turned_follows_from_a_number_nobody_knew():
    """Who has read the seed of a match that goes on knows none of the dice ahead; the record leads to the same."""
    ahead = set()
    for number in (1, 2**64 - 1):
        match = played(5)
        match.turn(number)
        assert not any(map(match.can_undo, (AMBER, BLUE)))
        ahead.add(match.game.state.chance.seed)
        for _ in range(3):
            choice = match.game.open_decisions()[0]
            match.answer(choice.seat, tuple(option.id for option in choice.options[: choice.least]))
        for stays in (7, 5, 3):  # past the turn, to it and before it
            match.rewind(AMBER, stays, number // 2 + stays)
            assert replay(Lantern, match.dump(), "file").game.save() == match.game.save()
            ahead.add(match.game.state.chance.seed)
        assert len(match.standing()) == 3
    assert len(ahead) == 8


# What goes wrong inside leaves the match as it was


def test_a_fault_of_the_program_leaves_the_match_whole(monkeypatch: pytest.MonkeyPatch):
    match = Match.start(Lantern)
    for seat in (AMBER, BLUE):
        match.answer(seat, ())
    match.answer(AMBER, "wait")
    before, file = match.game.save(), match.dump()

    def fail(self: Lantern, seat: int, **values: Any) -> None:
        self.state.round = 99
        raise Stuck("a fault")

    monkeypatch.setattr(Lantern, "change", fail)
    with pytest.raises(Stuck):
        match.answer(BLUE, "wait")
    assert (match.game.save(), match.dump(), match.game.events) == (before, file, [])
    monkeypatch.undo()
    match.answer(BLUE, "wait")
    assert match.game.state.round == 2
