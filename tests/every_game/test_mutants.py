"""The mutants of the rules: each is a program, and another one than ours."""

import ast

import pytest

from tests import tiers
from tests.every_game.test_folders import NAMES, OURS
from tests.mutants.change import DISCS, PACKAGE, mutants, rules_of, sample
from tests.mutants.equivalent import equivalents
from tests.mutants.interplay import Meeting, meetings
from tests.mutants.table import NAMES as TOLD
from tests.mutants.table import PAGE, samples, written

FOLDERS = sorted(
    str(ledger.parent.relative_to(PACKAGE / "games")) for ledger in (PACKAGE / "games").rglob("ledger.toml")
)
BOOKS = [*FOLDERS, DISCS]


def test_every_book_of_rules_can_be_broken() -> None:
    assert len(FOLDERS) == len({*NAMES}) == len({folder.rpartition("/")[2] for folder in FOLDERS})
    assert set(OURS) <= set(FOLDERS)
    assert {path.stem for path in rules_of(DISCS)} == {"judge", "sway", "table", "wood"}


@pytest.mark.parametrize("count", tiers.sample(8, 40))
@pytest.mark.parametrize("folder", BOOKS)
def test_a_mutant_is_another_program(folder: str, count: int) -> None:
    files = {str(path.relative_to(PACKAGE)) for path in rules_of(folder)}
    for mutant in sample(folder, count, seed=1):
        text = (PACKAGE / mutant.path).read_text()
        broken = mutant.applied(text)
        assert mutant.path in files
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(text)), mutant


@pytest.mark.parametrize("folder", BOOKS)
def test_the_same_seed_breaks_the_same_rules(folder: str) -> None:
    assert sample(folder, 20, seed=3) == sample(folder, 20, seed=3) != sample(folder, 20, seed=4)


@pytest.mark.parametrize("meeting", meetings(), ids=lambda meeting: f"{meeting.game}: {meeting.meets}")
def test_rules_broken_where_they_meet_make_another_program(meeting: Meeting) -> None:
    assert ast.dump(ast.parse(meeting.text)) != ast.dump(ast.parse((PACKAGE / meeting.path).read_text()))


def test_every_excused_mutant_is_still_there() -> None:
    known = {mutant.name for folder in BOOKS for mutant in mutants(folder)}
    assert [name for name in equivalents() if name not in known] == []


def test_every_book_has_a_sample_of_three_hundred_that_was_tried_to_the_end() -> None:
    assert [*TOLD] == [sample.book for sample in samples()]
    assert {*TOLD} == {*BOOKS}
    assert {(len(sample.drawn), all(each.result for each in sample.drawn)) for sample in samples()} == {(300, True)}


def test_the_page_tells_what_came_of_the_samples() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "write it again: python -m tests.mutants.table"
