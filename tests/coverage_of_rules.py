"""Holds the test run to the ledgers: a full run fails when a book marked complete has a rule without test or waiver.

A run of chosen tests is left alone, and so are the workers of a parallel run: the controlling process checks once. A run that
leaves out a file is whole all the same: what proves a rule is read from the sources.
"""

from pathlib import Path

import pytest

from souterrain.commands.coverage import Fault, check, scan
from souterrain.commands.words import common
from souterrain.kernel import ledger

FAULTS = pytest.StashKey[tuple[Fault, ...]]()
SELECTIONS = ("keyword", "deselect", "lf", "stepwise", "collectonly")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the ledgers that this test proves")


def is_full_run(config: pytest.Config) -> bool:
    tests = config.rootpath / "tests"
    paths = [(config.invocation_params.dir / argument).resolve() for argument in config.args]
    selected = any(config.getoption(option, default=None) for option in SELECTIONS)
    everything = config.getoption("markexpr") in ("", "not quiet")  # what measures time proves no rule
    return everything and not selected and any(path in (tests, *tests.parents) for path in paths)


def pytest_sessionfinish(session: pytest.Session) -> None:
    config = session.config
    if hasattr(config, "workerinput") or not is_full_run(config):
        return
    faults = check(scan(Path(config.rootpath / "tests")), [ledger.load(book) for book in ledger.books()])
    config.stash[FAULTS] = faults
    if faults and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    faults = config.stash.get(FAULTS, ())
    if faults:
        words = common("en")
        terminalreporter.section(f"rule coverage: {len(faults)} faults", red=True)
        for fault in faults:
            terminalreporter.line(
                words.say(f"rules-fault-{fault.kind}", place=fault.place, detail=fault.detail), red=True
            )
