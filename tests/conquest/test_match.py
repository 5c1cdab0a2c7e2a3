"""Match files of Conquest: flicks come to rest where the file says, or are worked out anew and compared."""

from functools import partial
from typing import Any

import pytest

from souterrain.discs import table
from souterrain.games.conquest.game import Conquest
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match, Unreadable, replay
from souterrain.players import find


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole game of four by chance, on a mat, with an unsteady finger."""
    options: dict[str, Any] = {"seats": 4, "arena": "mat", "unsteadiness": 40}
    match = Match.start(Conquest, Setup("conquest", "slant", options=options), 9)
    players = [find("random", 9, seat) for seat in range(4)]
    while not match.game.is_over:
        question = match.game.open_decisions()[0]
        answer = players[question.seat].answer(question, partial(match.game.view, question.seat))
        match.answer(question.seat, answer)
    return match


def test_a_match_played_again_and_checked_leads_to_the_same_end(match):
    again = replay(Conquest, match.dump(), "file")
    assert again.game.save() == match.game.save()
    assert again.events == match.events


def test_without_the_check_no_physics_is_needed(match, monkeypatch):
    monkeypatch.setattr(table, "flick", lambda *about: pytest.fail("a flick was worked out"))
    again = replay(Conquest, match.dump(), "file", check=False)
    assert again.game.save() == match.game.save()
    assert any(entry.outcomes for entry in match.entries)


def test_a_file_with_a_damaged_outcome_is_refused_with_its_line(match):
    lines = match.dump().split(b"\n")
    number = next(number for number, line in enumerate(lines) if b'"outcomes"' in line)
    start = lines[number].index(b'"outcomes":[[')
    lines[number] = lines[number][:start] + b'"outcomes":[[1,2,3]]}'
    with pytest.raises(Unreadable, match=rf"line {number + 1}: The recorded outcome"):
        replay(Conquest, b"\n".join(lines), "file", check=False)


def test_an_answer_can_be_taken_back_until_a_disc_has_been_flicked():
    match = Match.start(Conquest, Setup("conquest"), 1)
    for _ in range(2):
        seat = match.game.open_decisions()[0].seat
        match.answer(seat, "left")
    question = match.game.open_decisions()[0]
    assert not match.can_undo(question.seat)  # a card was drawn since
    while question.kind != "flick":
        match.answer(question.seat, question.example if hasattr(question, "example") else question.options[0].id)
        question = match.game.open_decisions()[0]
    match.answer(question.seat, "500000 0")
    assert not match.can_undo(question.seat)
