"""The match file: written, read and played again; every kind of damage is one line that names file and line. And undo."""

from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup, Stuck
from souterrain.kernel.match import Match, Unreadable, read_heading, replay
from tests.lantern.acts import Glimpse, Gust, Play, Walk
from tests.lantern.game import Lantern
from tests.lantern.state import AMBER, BLUE
from tests.scene import Rest


def played(acts: int = 12, seed: int = 3) -> Match:
    """A match with a few answers, each the first option."""
    match = Match.start(Lantern, Setup("lantern", "crypt", options={"gusty": True}), seed)
    for _ in range(acts):
        choice = match.game.open_decisions()[0]
        match.answer(choice.seat, choice.options[0].id)
    return match


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
    assert heading.setup == Setup("lantern", "crypt", ("base",), {"gusty": True})
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


DAMAGE: list[tuple[Callable[[list[bytes]], None], str]] = [
    (set_line(1, b""), "x.souterrain: this is not a Souterrain match file."),
    (set_line(1, b"\xff\xfe"), "x.souterrain: this is not a Souterrain match file."),
    (set_line(1, b"[" * 100_000), "x.souterrain: this is not a Souterrain match file."),
    (change(1, format="chess"), "x.souterrain: this is not a Souterrain match file."),
    (change(1, version=2), "x.souterrain: written by a newer Souterrain (file version 2"),
    (change(1, version=0), "x.souterrain, line 1: there is no file version 0."),
    (change(1, version="1"), "x.souterrain, line 1: the heading is damaged: Expected `int`"),
    (change(1, colour="red"), "x.souterrain, line 1: the heading is damaged: Object contains unknown field `colour`"),
    (change(1, seed="-4"), "x.souterrain, line 1: the seed must be a whole number"),
    (change(1, seed="9" * 10_000), "x.souterrain, line 1: the seed must be a whole number"),
    (change(1, seed="4"), "x.souterrain, line 1: the set-up leads to another state"),
    (change(1, hash="0"), "x.souterrain, line 1: the set-up leads to another state"),
    (change(1, packs={"base": "12ab"}), "x.souterrain, line 1: the pack base is not the one"),
    (change(1, packs={}), "x.souterrain, line 1: the pack base is not the one"),
    (setup(packs=["attic"]), "there is no such folder"),
    (setup(game="chess"), "x.souterrain, line 1: this is a match of chess, not of lantern."),
    (setup(scenario="attic"), "x.souterrain, line 1: lantern has no scenario 'attic'."),
    (setup(options={"gusty": 5}), "x.souterrain, line 1: The option gusty may be"),
    (set_line(4, b"{"), "x.souterrain, line 4: the line is damaged"),
    (set_line(4, b""), "x.souterrain, line 4: the line is damaged"),
    (set_line(4, b'{"seat":0,"hash":"","outcomes":' + b"[" * 100_000), "x.souterrain, line 4: the line is damaged"),
    (change(4, colour="red"), "x.souterrain, line 4: the line is damaged: Object contains unknown field `colour`"),
    (change(4, answer="play:trip/9"), "x.souterrain, line 4: play: 'play:trip/9' is not an option"),
    (change(4, answer=5), "x.souterrain, line 4: the line is damaged: Expected `str | array`"),
    (change(4, seat=7), "x.souterrain, line 4: There is no such seat"),
    (change(4, hash="0000000000000000"), "x.souterrain, line 4: the state is not the one recorded."),
    (change(4, act="cheat"), "x.souterrain, line 4: 'cheat' is not something a seat can do."),
    (change(4, act="undo", seat=9), "x.souterrain, line 4: There is no such seat"),
    (change(4, act="rewind", answer="9" * 10_000), "x.souterrain, line 4: the number of acts to keep"),
    (lambda lines: lines.insert(3, lines[3]), "x.souterrain, line 5: "),
    (lambda lines: lines.pop(3) and None, "x.souterrain, line 4: "),
    (lambda lines: lines.pop() and None, "x.souterrain, line 13: the file breaks off in the middle of a line."),
]


@pytest.mark.parametrize(("edit", "complaint"), DAMAGE)
def test_damage_is_one_line_that_names_file_and_place(edit: Callable[[list[bytes]], None], complaint: str):
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
    assert sum(whole) == data.count(b"\n") - 1


def read(data: bytes) -> bool:
    try:
        return replay(Lantern, data, "cut").dump() == data
    except Unreadable:
        return False


@pytest.mark.parametrize("data", [b"", b"\n", b"null\n", b"{}\n", b"[]\n", b"\x00" * 50, b"PK\x03\x04", b'"x"\n'])
def test_foreign_files_are_refused(data: bytes):
    with pytest.raises(Unreadable, match=r"photo\.png: this is not a Souterrain match file"):
        replay(Lantern, data, "photo.png")


def test_without_check_an_edited_hash_is_read_over():
    lines = played().dump().split(b"\n")
    change(4, hash="0")(lines)
    assert replay(Lantern, b"\n".join(lines), "file", check=False).game.save() == played().game.save()


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
