"""Finding the tests that cite rules, and the watch over them in the test run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from souterrain.commands.coverage import Citation, Coverage, Fault, Scan, check, cover, folder_of_tests, gaps, scan
from souterrain.kernel import ledger
from souterrain.kernel.ledger import Ledger, Rule

TESTS = Path(__file__).parents[1]

GOOD = """
import pytest
from tests.rule import rule

@rule("tiny.a")
def test_plain():
    assert 1 + 1 == 2

@pytest.mark.parametrize("number", [1, pytest.param(2, marks=rule("tiny.c"))])
@rule("tiny.a", "tiny.b")
def test_many(number):
    with pytest.raises(ZeroDivisionError):
        number / 0

@rule("tiny.d")
class TestGroup:
    def test_one(self):
        assert_even(2)

    class TestInner:
        async def test_two(self):
            self.check_odd(3)

def test_without_rule():
    pass

def helper():
    @rule("tiny.e")
    def test_hidden():
        assert False
"""


def scanned(folder: Path, source: str) -> Scan:
    tests = folder / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text(source, encoding="utf-8")
    (tests / "scenes.py").write_text('@rule("tiny.z")\ndef test_it():\n    assert False\n', encoding="utf-8")
    return scan(tests)


def book(*, complete: bool, rules: int = 3, waived: int = 0) -> Ledger:
    entries = [
        Rule(id=f"tiny.{n}", section="A", kind="flow", text="A.", waiver="Talk." if n < waived else None)
        for n in range(rules)
    ]
    return Ledger(book="tiny", complete=complete, original="en", title="Tiny", summary="Small.", rules=tuple(entries))


def test_plain_parametrised_and_class_based_tests_are_found(tmp_path: Path) -> None:
    found = scanned(tmp_path, GOOD)
    assert found.faults == ()
    assert set(found.citations) == {
        Citation("tiny.a", "tests/test_it.py::test_plain"),
        Citation("tiny.a", "tests/test_it.py::test_many"),
        Citation("tiny.b", "tests/test_it.py::test_many"),
        Citation("tiny.c", "tests/test_it.py::test_many"),
        Citation("tiny.d", "tests/test_it.py::TestGroup::test_one"),
        Citation("tiny.d", "tests/test_it.py::TestGroup::TestInner::test_two"),
    }


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ('@rule("tiny.a")\ndef test_it():\n    play()', "no-assertion"),
        ('@rule("tiny.a")\ndef test_it():\n    assert True', "no-assertion"),
        ('@rule("tiny.a")\nclass TestIt:\n    def test_it(self):\n        play()', "no-assertion"),
        ('@pytest.mark.skip\n@rule("tiny.a")\ndef test_it():\n    assert x', "skipped"),
        ('@pytest.mark.xfail(reason="x")\n@rule("tiny.a")\ndef test_it():\n    assert x', "skipped"),
        ("@rule(NAME)\ndef test_it():\n    assert x", "not-plain"),
        ("@rule(*NAMES)\ndef test_it():\n    assert x", "not-plain"),
        ('@rule("tiny.a"\ndef test_it():', "unreadable"),
    ],
)
def test_a_citation_that_proves_nothing_is_a_fault(tmp_path: Path, source: str, kind: str) -> None:
    found = scanned(tmp_path, source)
    assert [fault.kind for fault in found.faults] == [kind]
    assert found.citations == ()


def test_rules_are_tested_waived_or_missing() -> None:
    found = cover(
        book(complete=False, waived=1), [Citation("tiny.1", "x"), Citation("tiny.1", "y"), Citation("huge.1", "z")]
    )
    assert found == Coverage("tiny", False, 3, {"tiny.1": ("x", "y")}, {"tiny.0": "Talk."}, ("tiny.2",))


def test_a_tested_rule_needs_no_waiver() -> None:
    assert cover(book(complete=False, waived=1), [Citation("tiny.0", "x")]).waived == {}


def test_only_a_complete_book_must_have_no_gaps() -> None:
    assert check(Scan((), ()), [book(complete=False)]) == ()
    assert check(Scan((), ()), [book(complete=True)]) == tuple(Fault("untested", f"tiny.{n}") for n in range(3))


def test_waivers_stay_within_a_twentieth_of_the_book() -> None:
    assert [
        fault.kind for fault in gaps(cover(book(complete=True, rules=40, waived=2), ())) if fault.kind == "waivers"
    ] == []
    assert Fault("waivers", "tiny", "3/40") in gaps(cover(book(complete=True, rules=40, waived=3), ()))


def test_a_citation_of_an_unknown_rule_is_a_fault() -> None:
    found = Scan((Citation("claustrophobia.nope", "a"), Citation("claustrophobia.combat.hit", "b")), ())
    assert check(found, []) == (Fault("unknown-rule", "a", "claustrophobia.nope"),)


def test_the_tests_of_this_checkout_are_found_and_sound() -> None:
    folder = folder_of_tests()
    assert folder == TESTS
    assert scan(folder).faults == ()


LEDGER = """
book = "tiny"
complete = true
original = "en"
title = "Tiny"
summary = "A game."
rule = [
    { id = "tiny.a", section = "A", kind = "flow", text = "A." },
    { id = "tiny.b", section = "A", kind = "flow", text = "B." },
]
"""
CONFTEST = """
from pathlib import Path
from souterrain.kernel import ledger
ledger._files = lambda: {"tiny": Path(__file__).parents[1] / "games" / "tiny" / "ledger.toml"}
pytest_plugins = ["tests.coverage_of_rules"]
"""


class Project:
    """A small project with the same watch over its own complete book, run by a pytest of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("games/tiny/ledger.toml", LEDGER)
        self.write("tests/conftest.py", CONFTEST)
        self.write("tests/__init__.py", "")
        self.write("pytest.ini", "[pytest]\ntestpaths = tests\npythonpath = .\naddopts = --strict-markers\n")
        for name in ("rule.py", "coverage_of_rules.py"):
            shutil.copy(TESTS / name, folder / "tests")
        self.cite("test_a", "tiny.a")

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def cite(self, name: str, rule_id: str) -> None:
        source = f'from tests.rule import rule\n\n@rule("{rule_id}")\ndef {name}():\n    assert 1 + 1 == 2\n'
        self.write(f"tests/{name}.py", source)

    def run(self, *arguments: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist", *arguments]
        bare = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(
            command, cwd=self.folder, env=bare, capture_output=True, text=True, timeout=120, check=False
        )
        return done.returncode, done.stdout + done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.mark.parametrize(
    "arguments", [(), *(pytest.param(each, marks=pytest.mark.long) for each in (("tests",), ("-n", "2")))]
)
def test_a_full_run_fails_on_a_rule_without_test(project: Project, arguments: tuple[str, ...]) -> None:
    status, output = project.run(*arguments)
    assert "1 passed" in output
    assert output.count("tiny.b has neither a test nor a waiver.") == 1
    assert "tiny.a has neither" not in output
    assert status == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("arguments", [(), pytest.param(("-n", "2"), marks=pytest.mark.long)])
def test_a_full_run_passes_when_each_rule_has_a_test(project: Project, arguments: tuple[str, ...]) -> None:
    project.cite("test_b", "tiny.b")
    status, output = project.run(*arguments)
    assert "2 passed" in output
    assert status == pytest.ExitCode.OK


@pytest.mark.parametrize("arguments", [("tests/test_a.py",), pytest.param(("-k", "test_a"), marks=pytest.mark.long)])
def test_a_run_of_chosen_tests_is_left_alone(project: Project, arguments: tuple[str, ...]) -> None:
    assert project.run(*arguments)[0] == pytest.ExitCode.OK


@pytest.mark.parametrize("arguments", [("tests/test_b.py",), pytest.param(("-n", "2"), marks=pytest.mark.long)])
def test_an_unknown_id_fails_the_collection(project: Project, arguments: tuple[str, ...]) -> None:
    project.cite("test_b", "tiny.bb")
    status, output = project.run(*arguments)
    assert "No ledger has a rule 'tiny.bb'. Did you mean tiny.b or tiny.a?" in output
    assert "test_b.py:3" in output
    assert status != pytest.ExitCode.OK


def test_the_decorator_wants_an_id() -> None:
    from tests.rule import rule

    with pytest.raises(TypeError):
        rule()
    assert rule("claustrophobia.combat.hit").args == ("claustrophobia.combat.hit",)


def test_every_book_of_the_house_can_be_covered() -> None:
    found = [cover(ledger.load(name), ()) for name in ledger.books()]
    assert [len(one.missing) + len(one.waived) for one in found] == [one.rules for one in found]
