"""A few of the numbers at the ends of their ranges (`sweep`), and that it looks at all of them; `make fuzz` plays them all."""

import pytest

from souterrain.content.fact import kinds
from souterrain.content.shape import fields_of, shape_of
from tests.content.mutants import BOOKS
from tests.content.sweep import cases, game_of, judged

FEW, SAMPLE = 1, 10  # of each book
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS)


@EVERY_BOOK
def test_a_pack_with_another_number_is_refused_or_plays(book):
    assert [made for made in map(judged, cases(book)[:FEW]) if made.outcome == "failure"] == []


@pytest.mark.long
@EVERY_BOOK
def test_packs_with_other_numbers_are_refused_or_play(book):
    made = [judged(case) for case in cases(book)[FEW:SAMPLE]]
    assert [each for each in made if each.outcome == "failure"] == []
    assert any(each.outcome == "clean" for each in made)


@EVERY_BOOK
def test_every_number_that_a_pack_may_say_is_tried(book):
    tried = {(case.path[0], case.path[2]) for case in cases(book)}
    written = {case.path[0] for case in cases(book)}
    for kind, fact in kinds(game_of(book).content_type).items():
        for key, field in fields_of(fact).items():
            if kind in written and shape_of(field.type).plain in (int, float):
                assert (kind, key) in tried


def test_a_number_is_tried_at_both_ends_of_its_range():
    tried = [case.value for case in cases("twister/base") if case.path[0] == "scenario" and case.path[2] == "start"]
    assert {1, 6} <= {*tried}
