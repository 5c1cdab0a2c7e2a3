"""Trial games: they come to an end or to their bound, and what breaks is told."""

import pytest

from souterrain.content import Phrase, WordsError
from souterrain.games.claustrophobia import draw
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.lab.trial import trial

LOADED = Claustrophobia.open_packs(("base",))


def test_a_trial_of_sound_packs_breaks_nothing():
    played = trial(Claustrophobia, LOADED, ("base",), "the-vigil", 1, most=60)
    assert (played.broken, played.decisions) == ("", 60)
    assert trial(Claustrophobia, LOADED, ("base",), "the-vigil", 1, most=60) == played, "the same seed, the same game"


def test_what_breaks_is_told_with_its_place(monkeypatch):
    def fall(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(Claustrophobia, "gain_threat", fall)
    monkeypatch.setattr(Claustrophobia, "judge", fall)
    played = trial(Claustrophobia, LOADED, ("base",), "the-vigil", 1)
    assert played.broken == "ZeroDivisionError: by nothing"
    assert "fall" in played.where


def test_a_state_with_a_fault_is_told(monkeypatch):
    monkeypatch.setattr(Claustrophobia, "faults", lambda self: iter(["A die is missing."]))
    assert trial(Claustrophobia, LOADED, ("base",), "the-vigil", 1).broken == "A die is missing."


def test_words_that_cannot_be_said_are_told(monkeypatch):
    def silent(*_: object) -> str:
        raise WordsError("there are no such words")

    monkeypatch.setattr(Claustrophobia, "describe", silent)
    assert trial(Claustrophobia, LOADED, ("base",), "the-vigil", 1).broken == "WordsError: there are no such words"


@pytest.mark.parametrize(("where", "breaks"), [(Claustrophobia, "shown"), (draw, "draw")])
def test_the_table_is_shown_and_drawn(monkeypatch, where, breaks):
    def fall(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(where, breaks, fall)
    played = trial(Claustrophobia, LOADED, ("base",), "the-vigil", 1, most=20)
    assert played.broken == "ZeroDivisionError: by nothing"


def test_what_is_shown_is_said(monkeypatch):
    monkeypatch.setattr(Claustrophobia, "names", lambda self: {"seat:0": Phrase("nobody-wrote-this")})
    assert "nobody-wrote-this" in trial(Claustrophobia, LOADED, ("base",), "the-vigil", 1, most=20).broken
