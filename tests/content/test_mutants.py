"""A sample of the mutants of our own packs: each is refused with a sentence, or a game with it runs clean."""

import pytest

from tests.content.mutants import BOOKS, mutant

SAMPLE = 40  # of each book; the campaign makes thousands


@pytest.mark.parametrize("book", BOOKS)
def test_a_pack_with_a_mistake_is_refused_or_plays(book):
    made = [mutant(book, seed) for seed in range(SAMPLE)]
    assert [each for each in made if each.outcome == "failure"] == []
    assert sum(each.outcome == "refused" for each in made) > SAMPLE // 4, "most mistakes are seen when the pack is read"
    assert any(each.outcome == "clean" for each in made), "some changes are no mistakes"
