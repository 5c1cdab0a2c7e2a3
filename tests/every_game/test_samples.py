"""Mutants of a tiny book: each is found again, tried by the tests that run it, and what came of it is kept."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.mutants import __main__ as command
from tests.mutants import change, equivalent, living, trial, watch
from tests.mutants.change import Mutant, mutants
from tests.mutants.sample import GONE, Kept, begun, keep
from tests.mutants.trial import FAILED, LATE, PASSED, STUCK, UNCLEAR, forked, trials, verdict

RULES = """
LIMIT = 3

def over(values):
    return [value for value in values if value > LIMIT]

def counted_down(count):
    while count > 0:
        count = count - 1
    return count

def both(one, other):
    return (one - other, one - other)

class Purse:
    gold = 0

    def earn(self, much):
        self.gold = much
        self.gold += 2

    def pay(self, who, much):
        if who and much:
            who.earn(much)
"""
TESTS = """
from tiny import Purse, both, counted_down, over

def test_over():
    assert over((3, 4)) == [4]

def test_counted_down():
    assert counted_down(2) == 0

def test_both():
    assert both(3, 2)[1] == 1

def test_earn():
    purse = Purse()
    purse.earn(3)
    assert purse.gold == 5
"""


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The rules of a book that nobody else knows."""
    folder = tmp_path / "games" / "tiny"
    folder.mkdir(parents=True)
    (tmp_path / "tests" / "tiny").mkdir(parents=True)
    (tmp_path / "tests" / "tiny" / "test_tiny.py").write_text(TESTS)
    file = folder / "tiny.py"
    file.write_text(RULES)
    for module in (change, living, trial, watch):
        monkeypatch.setattr(module, "PACKAGE", tmp_path)
    monkeypatch.setattr(trial, "open_packs", lambda book: None)
    monkeypatch.setattr(command, "equivalents", dict)
    monkeypatch.setattr(equivalent, "equivalents", dict)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(folder)
    yield file
    mutants.cache_clear()


def rewrite(file: Path, was: str, into: str) -> None:
    file.write_text(file.read_text().replace(was, into))
    mutants.cache_clear()


def mutant(was: str, into: str, nth: int = 1) -> Mutant:
    (found,) = (each for each in mutants("tiny") if (each.old, each.new, each.nth) == (was, into, nth))
    return found


def drawn(*each: Mutant) -> list[Kept]:
    return [Kept(one.path, one.line, one.at, one.old, one.new, one.nth) for one in each]


# Which there are


@pytest.mark.usefixtures("rules")
@pytest.mark.parametrize(
    ("was", "into"),
    [
        ("self.gold = much", "pass"),
        ("self.gold += 2", "pass"),
        ("who.earn(much)", "pass"),
        ("who and much", "(who)"),
        ("who and much", "(much)"),
        ("who and much", "(who or much)"),
    ],
)
def test_statements_and_operands_are_left_out(was: str, into: str) -> None:
    broken = mutant(was, into).applied(RULES)
    assert broken == RULES.replace(was, into)
    compile(broken, "tiny.py", "exec")


@pytest.mark.usefixtures("rules")
def test_a_name_of_a_functions_own_is_no_field() -> None:
    assert not [each for each in mutants("tiny") if each.old == "count = count - 1"]


# Found again


@pytest.mark.usefixtures("rules")
def test_equal_changes_in_one_line_are_told_apart() -> None:
    first, second = (mutant("one - other", "(one + other)", nth) for nth in (1, 2))
    assert first.start < second.start
    assert first.name != second.name
    assert [each.found("tiny") for each in drawn(first, second)] == [first, second]


def test_a_mutant_is_found_where_its_line_has_gone(rules: Path) -> None:
    (kept,) = drawn(mutant("count > 0", "(count >= 0)"))
    rewrite(rules, "LIMIT = 3\n", "LIMIT = 3\n# how many there may be\n")
    found = kept.found("tiny")
    assert found == mutant("count > 0", "(count >= 0)")
    assert kept.line == found.line == 9


def test_equal_changes_in_lines_that_read_the_same_are_told_apart(rules: Path) -> None:
    rewrite(rules, "class Purse:", "def again(count):\n    while count > 0:\n        count = 0\n\nclass Purse:")
    first, second = (mutant("count > 0", "(count >= 0)", nth) for nth in (1, 2))
    assert first.at == second.at
    assert (first.line, second.line) == (8, 16)
    assert [each.found("tiny") for each in drawn(first, second)] == [first, second]


def test_a_mutant_whose_line_was_written_anew_is_gone_and_no_longer_killed_by_anybody(rules: Path) -> None:
    (kept,) = drawn(mutant("count > 0", "(count >= 0)"))
    rewrite(rules, "while count > 0:", "while count:")
    assert kept.found("tiny") is None
    assert kept.result == GONE
    sample = command.Sample("tiny", 1, 1, [kept])
    assert command.summary(sample)["score"] == 0
    assert len(command.summary(sample)["survivors"]) == 1


# Tried


@pytest.mark.usefixtures("rules")
def test_what_comes_of_a_mutant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "SLACK", 0.0)
    tried = {
        mutant("value > LIMIT", "(value >= LIMIT)"): FAILED,
        mutant("one - other", "(one + other)", 1): PASSED,  # nobody looks at the first
        mutant("one - other", "(one + other)", 2): FAILED,
        mutant("count - 1", "(count + 1)"): LATE,
        mutant("3", "(4)"): FAILED,  # done as the file is read: tried afresh
        mutant("self.gold += 2", "pass"): FAILED,
        mutant("who.earn(much)", "pass"): PASSED,  # no test runs it
    }
    results = dict(trials("tiny", [*tried], jobs=1, narrow=True))
    assert [results[place] for place in range(len(tried))] == [*tried.values()]


def test_tests_that_fail_by_themselves_prove_nothing(rules: Path) -> None:
    rewrite(rules, "LIMIT = 3", "LIMIT = 4")
    with pytest.raises(SystemExit, match="fail before anything is changed"):
        list(trials("tiny", [mutant("count > 0", "(count >= 0)")], jobs=1, narrow=True))


@pytest.mark.parametrize(
    ("status", "result"),
    [
        (pytest.ExitCode.OK, PASSED),
        (pytest.ExitCode.TESTS_FAILED, FAILED),
        (pytest.ExitCode.NO_TESTS_COLLECTED, UNCLEAR),
        (pytest.ExitCode.INTERNAL_ERROR, UNCLEAR),
        (70, UNCLEAR),
        (-signal.SIGSEGV, UNCLEAR),
        (STUCK, UNCLEAR),
        (None, LATE),
    ],
)
def test_only_a_test_that_fails_or_works_too_long_kills(status: int | None, result: str) -> None:
    assert verdict(status) == result


def test_work_ends_with_what_it_returned_or_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def spin() -> int:
        os.kill(os.getpid(), signal.SIGXCPU)
        return 0

    def sleep() -> int:
        time.sleep(60)
        return 0

    assert forked(lambda: 3) == 3
    assert forked(lambda: 1 // 0) == 70
    assert forked(spin) is None
    monkeypatch.setattr(trial, "PATIENCE", 0.05)
    assert forked(sleep) == STUCK


# Kept


class Trials:
    """What is to come of mutants, by what they are changed into; broken off after so many."""

    def __init__(self, **results: str) -> None:
        self.results, self.most, self.tried = results, 99, []  # type: ignore[var-annotated]

    def __call__(self, book: str, mutants: list[Mutant], *_: Any) -> Iterator[tuple[int, str]]:
        for place, each in list(enumerate(mutants))[: self.most]:
            self.tried.append(each.new)
            yield place, self.results.get(each.new.strip("()"), FAILED)


@pytest.fixture
def told(rules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A sample of four with a file, and what is to come of them."""
    four = [mutant("who and much", into) for into in ("(who)", "(much)", "(True)", "(False)")]
    found = SimpleNamespace(file=tmp_path / "new" / "tiny.json", trials=Trials(who=PASSED, much=UNCLEAR))
    keep(found.file, command.Sample("tiny", 1, 4, drawn(*four)))
    monkeypatch.setattr(command, "trials", lambda *given: found.trials(*given))

    def run() -> dict[str, Any]:
        found.trials.tried.clear()
        sample = begun(found.file, "tiny", 1, 4)
        command.run(sample, 1, True, False, found.file)
        return command.summary(begun(found.file, "tiny", 1, 4))

    found.run = run
    return found


def test_a_sample_goes_on_where_it_was_broken_off(told: SimpleNamespace) -> None:
    told.trials.most = 2
    summary = told.run()
    assert told.trials.tried == ["(who)", "(much)"]
    assert (summary["drawn"], summary["waiting"], summary["score"]) == (2, 2, 0)
    told.trials.most = 99
    summary = told.run()
    assert told.trials.tried == ["(True)", "(False)", "(who)", "(much)"], "those that nobody has tried come first"
    assert (summary["killed"], summary["survived"], summary["unclear"], summary["score"]) == (2, 1, 1, 0.5)
    assert [each["is"] for each in summary["survivors"]] == ["(who)", "(much)"]


def test_what_is_killed_later_has_survived_the_first_time(told: SimpleNamespace) -> None:
    told.run()
    told.trials.results = {"much": LATE}
    summary = told.run()
    assert told.trials.tried == ["(who)", "(much)"]
    assert (summary["first"], summary["score"], summary["late"], summary["survivors"]) == (0.5, 1, 1, [])


def test_who_is_excused_is_not_tried_and_counts_in_the_raw_score_alone(
    told: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    excuses = {mutant("who and much", "(who)").name: "it changes nothing"}
    monkeypatch.setattr(command, "equivalents", lambda: excuses)
    summary = told.run()
    assert told.trials.tried == ["(much)", "(True)", "(False)"]
    assert (summary["equivalent"], summary["score"], summary["raw"]) == (1, 0.667, 0.5)
    excuses.clear()
    summary = told.run()
    assert told.trials.tried == ["(who)", "(much)"]
    assert (summary["equivalent"], summary["score"]) == (0, 0.5)


def test_an_excuse_is_wrong_if_somebody_notices(told: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    two = ("(who)", "(True)")
    both = {mutant("who and much", into).name: "it changes nothing" for into in two}
    monkeypatch.setattr(equivalent, "equivalents", lambda: both)
    wrong = command.wrongly_excused("tiny", 1, True, False)
    assert sorted(told.trials.tried) == sorted(two)
    assert [each["is"] for each in wrong] == ["(True)"]


def test_a_file_holds_one_sample(told: SimpleNamespace) -> None:
    told.run()
    with pytest.raises(SystemExit, match="name another file"):
        begun(told.file, "tiny", 2, 4)
    with pytest.raises(SystemExit, match="name another file"):
        begun(told.file, "tiny", 1, 5)


def test_a_mutant_takes_a_line_of_its_file(told: SimpleNamespace) -> None:
    told.run()
    lines = told.file.read_text().splitlines()
    assert len(lines) == 6
    assert '"into":"(who)","first":"passed","result":"passed"' in lines[1]
