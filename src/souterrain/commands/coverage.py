"""Which test proves which rule.

Here: finding the tests that cite rules (`@rule("book.chapter.name")`) by reading their source without importing it,
and comparing them with the ledgers. The test run and `souterrain rules --coverage` both ask this module.
Not here: the decorator (`tests/rule.py`) and the words for what is found (`words/`).
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from souterrain.kernel import ledger
from souterrain.kernel.ledger import Ledger

# A book may excuse at most this share of its rules; beyond it, waivers hide work.
WAIVER_LIMIT = 0.05


class Citation(NamedTuple):
    rule: str
    test: str


class Fault(NamedTuple):
    """Something wrong; `kind` picks the sentence `fault-KIND`, which speaks of `place` and `detail`."""

    kind: str
    place: str
    detail: str = ""


class Scan(NamedTuple):
    citations: tuple[Citation, ...]
    faults: tuple[Fault, ...]


class Coverage(NamedTuple):
    """One book: its rules with the tests of each, those excused, those that nothing proves."""

    book: str
    complete: bool
    rules: int
    tested: dict[str, tuple[str, ...]]
    waived: dict[str, str]
    missing: tuple[str, ...]


def folder_of_tests() -> Path | None:
    """The tests of the checkout that this package runs from; None when it was installed without them."""
    folder = Path(__file__).parents[3] / "tests"
    return folder if (folder / "rule.py").is_file() else None


def scan(folder: Path) -> Scan:
    """All citations in the test files under a folder, and the tests that cite without proving."""
    citations: list[Citation] = []
    faults: list[Fault] = []
    for path in sorted({*folder.rglob("test_*.py"), *folder.rglob("*_test.py")}):
        name = path.relative_to(folder.parent).as_posix()
        try:
            tree = ast.parse(path.read_bytes())
        except (SyntaxError, ValueError) as error:
            faults.append(Fault("unreadable", name, str(error)))
            continue
        for test in _tests(tree.body, name, ()):
            citations += test.citations
            faults += test.faults
    return Scan(tuple(citations), tuple(faults))


def cover(book: Ledger, citations: Iterable[Citation]) -> Coverage:
    tests: dict[str, list[str]] = {}
    for citation in citations:
        if citation.rule in book:
            tests.setdefault(citation.rule, []).append(citation.test)
    return Coverage(
        book=book.book,
        complete=book.complete,
        rules=len(book.rules),
        tested={rule.id: tuple(tests[rule.id]) for rule in book.rules if rule.id in tests},
        waived={rule.id: rule.waiver for rule in book.rules if rule.waiver and rule.id not in tests},
        missing=tuple(rule.id for rule in book.rules if not rule.waiver and rule.id not in tests),
    )


def check(scanned: Scan, books: Iterable[Ledger]) -> tuple[Fault, ...]:
    """Everything that makes the test run fail: bad citations anywhere, gaps in the books marked complete."""
    faults = [*scanned.faults]
    for citation in scanned.citations:
        try:
            ledger.rule(citation.rule)
        except ledger.UnknownRule as error:
            faults.append(Fault("unknown-rule", citation.test, error.rule_id))
    for book in books:
        if book.complete:
            faults += gaps(cover(book, scanned.citations))
    return tuple(faults)


def gaps(coverage: Coverage) -> list[Fault]:
    faults = [Fault("untested", rule) for rule in coverage.missing]
    if len(coverage.waived) > WAIVER_LIMIT * coverage.rules:
        faults.append(Fault("waivers", coverage.book, f"{len(coverage.waived)}/{coverage.rules}"))
    return faults


class _Test(NamedTuple):
    citations: list[Citation]
    faults: list[Fault]


def _tests(body: list[ast.stmt], name: str, outer: tuple[ast.expr, ...]) -> Iterator[_Test]:
    """The tests of a module or class that cite a rule, themselves or through a decorator of their class."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{name}::{node.name}", (*outer, *node.decorator_list))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield _test(node, f"{name}::{node.name}", (*outer, *node.decorator_list))


def _test(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str, decorators: tuple[ast.expr, ...]) -> _Test:
    parts = [part for decorator in decorators for part in ast.walk(decorator)]
    calls = [part for part in parts if isinstance(part, ast.Call) and _called(part) == "rule"]
    cited = [argument for call in calls for argument in call.args]
    ids = [part.value for part in cited if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    if not calls:
        return _Test([], [])
    if any(isinstance(part, ast.Attribute) and part.attr in ("skip", "xfail") for part in parts):
        return _Test([], [Fault("skipped", name)])
    if not _asserts(node):
        return _Test([], [Fault("no-assertion", name)])
    faults = [Fault("not-plain", name)] if len(ids) < len(cited) or not cited else []
    return _Test([Citation(rule, name) for rule in ids], faults)


def _asserts(function: ast.AST) -> bool:
    """Whether a test states anything: `assert`, `raises`, or a call of a function named `assert_...` or `check_...`."""
    return any(
        (isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant))
        or (
            isinstance(node, ast.Call)
            and (_called(node) == "raises" or _called(node).startswith(("assert_", "check_")))
        )
        for node in ast.walk(function)
    )


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""
