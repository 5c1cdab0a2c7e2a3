"""A program that is changed while it lives: as if the changed file had been read, or not at all."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutants.change import Mutant
from tests.mutants.living import Living

PROGRAM = """
from functools import cache

LIMIT = 3

def adding(more):
    def add(value):
        return value + more
    return add

class Thing:
    size = 5

    @property
    def half(self):
        return self.size - 2

    @staticmethod
    def is_small(value=1):
        return value < LIMIT

@cache
def doubled(value):
    return value + value

def over(values):
    return [value for value in values if value > LIMIT]

add = adding(4)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "living_program.py"
    file.write_text(PROGRAM)
    return file


def read(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("living_program", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def mutant(file: Path, was: str, into: str) -> Mutant:
    start = PROGRAM.index(was)
    line = PROGRAM[:start].count("\n") + 1
    return Mutant(str(file), line, line, start, start + len(was), was, into, "")


@pytest.mark.parametrize(
    ("was", "into", "asked", "before", "after"),
    [
        ("self.size - 2", "self.size + 2", "Thing().half", 3, 7),
        ("value < LIMIT", "value >= LIMIT", "Thing.is_small(2)", True, False),
        ("value + value", "None", "doubled(3)", 6, None),
        ("value + more", "value - more", "add(1)", 5, -3),
        ("value > LIMIT", "True", "over((2, 4))", [4], [2, 4]),
        ("[value for value in values if value > LIMIT]", "None", "over((2, 4))", [4], None),
    ],
    ids=["a property", "a static method", "a decorated one", "one in another", "one in a list", "a list"],
)
def test_a_changed_function_gets_into_the_place_of_the_one_that_lives(
    file: Path, was: str, into: str, asked: str, before: object, after: object
) -> None:
    program = vars(read(file))
    living = Living({str(file)})
    for function, code in living.changes(mutant(file, was, into)):
        function.__code__ = code
    assert eval(asked, program) == after
    assert eval(asked, vars(read(file))) == before


@pytest.mark.parametrize(
    ("was", "into"), [("LIMIT = 3", "LIMIT = 4"), ("size = 5", "size = 6"), ("value=1", "value=2")]
)
def test_what_has_done_its_work_when_it_was_read_cannot_be_changed(file: Path, was: str, into: str) -> None:
    program = read(file)
    assert Living({str(file)}).changes(mutant(file, was, into)) == []
    assert program.LIMIT == 3
