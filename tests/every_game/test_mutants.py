"""The mutants of the rules: each is a program, and another one than ours."""

import ast

import pytest

from tests import tiers
from tests.every_game.test_folders import NAMES, OURS
from tests.mutants import PACKAGE, rules_of, sample

FOLDERS = sorted(
    str(ledger.parent.relative_to(PACKAGE / "games")) for ledger in (PACKAGE / "games").rglob("ledger.toml")
)


def test_every_book_of_rules_can_be_broken() -> None:
    assert len(FOLDERS) == len({*NAMES}) == len({folder.rpartition("/")[2] for folder in FOLDERS})
    assert set(OURS) <= set(FOLDERS)


@pytest.mark.parametrize("count", tiers.sample(8, 40))
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_mutant_is_another_program(folder: str, count: int) -> None:
    files = {str(path.relative_to(PACKAGE)) for path in rules_of(folder)}
    for mutant in sample(folder, count, seed=1):
        text = (PACKAGE / mutant.path).read_text()
        broken = mutant.applied(text)
        assert mutant.path in files
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(text)), mutant


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_same_seed_breaks_the_same_rules(folder: str) -> None:
    assert sample(folder, 20, seed=3) == sample(folder, 20, seed=3) != sample(folder, 20, seed=4)
