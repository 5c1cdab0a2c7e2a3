"""Samples of the mutants of our own packs: each is refused with a sentence, or a game with it runs clean."""

import pytest

from tests.content import mutants
from tests.content.mutants import BOOKS, mutant

FEW, SAMPLE = 3, 40  # of each book; the campaign makes thousands
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS)


@EVERY_BOOK
def test_a_pack_with_a_mistake_is_refused_or_plays(book):
    assert [made for made in (mutant(book, seed) for seed in range(FEW)) if made.outcome == "failure"] == []


@pytest.mark.long
@EVERY_BOOK
def test_most_mistakes_are_refused_and_the_others_play(book):
    made = [mutant(book, seed) for seed in range(SAMPLE)]
    assert [each for each in made if each.outcome == "failure"] == []
    assert sum(each.outcome == "refused" for each in made) > SAMPLE // 4, "most mistakes are seen when the pack is read"
    assert any(each.outcome == "clean" for each in made), "some changes are no mistakes"


def test_what_words_can_no_longer_name_is_refused_when_they_are_said(monkeypatch):
    """A way out twice has no one tile that its rule could name: words that nobody touched are wrong by it."""

    def two_ways_out(files, book, rng):
        scenarios = files["scenarios.toml"]["scenario"]
        (number,) = (number for number, each in enumerate(scenarios) if each["id"] == "the-lost-caches")
        scenarios[number]["special"].append({**scenarios[number]["special"][-1]})
        return f"double scenarios.toml ('scenario', {number}, 'special')"

    monkeypatch.setattr(mutants, "CHANGES", {two_ways_out: 1})
    made = mutant("claustrophobia/base", 0)
    assert made.outcome == "refused"
    assert "$tile" in made.told
