"""One change after another to the rules of a book: which there are, and a sample of them.

A comparison is turned round or moves its border; `and` is `or`, or lacks an operand; `not` is left out; plus is minus; a number is
one more or one less; a condition always or never holds; nothing is returned; and a statement is left out that only calls something
or writes to a field.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from msgspec import Struct

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "souterrain"
DISCS = "discs"  # what games of flicked discs share is a book as well
# What stands beside the rules: what is drawn and said (`draw`, `naming`, `shown`), how computers play (`mind`, and for discs `aim`,
# `bank`, `stakes`), what packs may say (`facts`, `check`), what is claimed and measured (`lab`, `bench`, `accuracy`). All have
# tests of their own; no rule is decided there.
BESIDE = {"__init__", "bench", "check", "draw", "facts", "lab", "mind", "naming", "numbers", "shown"}
BESIDE |= {"accuracy", "aim", "bank", "stakes"}

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
BESIDES: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}

Name = tuple[str, str, str, str, int]


class Mutant(Struct, frozen=True):
    """One change: the text of a file from one place to another, in bytes, replaced."""

    path: str
    line: int
    last: int  # of its lines
    start: int
    end: int
    old: str
    new: str
    at: str  # what stands in its line, by which it is found again when other lines have moved it
    nth: int = 1  # of those in its file that read the same

    @property
    def where(self) -> str:
        return f"{self.path}:{self.line}"

    @property
    def name(self) -> Name:
        """The same change in the same place, whatever else has changed."""
        return self.path, self.at, self.old, self.new, self.nth

    def applied(self, text: str) -> str:
        source = text.encode()
        return (source[: self.start] + self.new.encode() + source[self.end :]).decode()


def folder_of(book: str) -> Path:
    return PACKAGE / DISCS if book == DISCS else PACKAGE / "games" / book


def rules_of(book: str) -> list[Path]:
    """The files of a book's rules; an expansion with a ledger of its own is a book of its own."""
    folder = folder_of(book)
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if not BESIDE & {part.removesuffix(".py") for part in path.relative_to(folder).parts}
        and not any((parent / "ledger.toml").exists() for parent in path.parents if folder in parent.parents)
    ]


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What can be put in the place of which part of a node."""
    match node:
        case ast.Compare(left, [operator], [right]):
            for others in (FLIPPED, BESIDES):
                if type(operator) in others:
                    yield node, ast.unparse(ast.Compare(left, [others[type(operator)]()], [right]))
        case ast.BoolOp(operator, values):
            yield node, ast.unparse(ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values))
            for n in range(len(values)):
                rest = values[:n] + values[n + 1 :]
                yield node, ast.unparse(ast.BoolOp(operator, rest) if len(rest) > 1 else rest[0])
        case ast.UnaryOp(ast.Not(), operand):
            yield node, ast.unparse(operand)
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            yield node, ast.unparse(ast.BinOp(left, ast.Sub() if isinstance(operator, ast.Add) else ast.Add(), right))
        case ast.UnaryOp(ast.USub(), ast.Constant(int() as value)):
            yield node, str(1 - value)
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
            yield node, str(value - 1)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield value, "None"
        case ast.Expr(ast.Call()):
            yield node, "pass"
        case ast.Assign(targets=targets) if all(map(is_written_to, targets)):
            yield node, "pass"
        case ast.AugAssign(target=target) if is_written_to(target):
            yield node, "pass"
    tests = [node.test] if isinstance(node, ast.If | ast.IfExp) else getattr(node, "ifs", [])
    for test in tests:
        yield test, "True"
        yield test, "False"


def is_written_to(target: ast.expr) -> bool:
    """Whether something keeps what is written here: a field, or a place in one; no name of the function's own."""
    return isinstance(target, ast.Attribute | ast.Subscript)


def spoken(node: ast.AST) -> Iterator[ast.AST]:
    """A node and those below that do something when the program runs: no annotations, nothing for the type checker."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    yield node
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        return  # -1 mostly stands for nothing, and -2 would do as well
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and name not in ("annotation", "returns"):
                yield from spoken(child)


def mutants_of(path: Path) -> list[Mutant]:
    """All changes to a file, in the order of its text."""
    text = path.read_text()
    source, name = text.encode(), str(path.relative_to(PACKAGE))
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    found: set[tuple[int, int, str, int, int]] = set()
    for node in spoken(ast.parse(text)):
        for part, new in changes(node):
            last = part.end_lineno or part.lineno
            start, end = starts[part.lineno - 1] + part.col_offset, starts[last - 1] + (part.end_col_offset or 0)
            found.add((start, end, new if isinstance(part, ast.stmt) else f"({new})", part.lineno, last))
    seen: Counter[tuple[str, str, str]] = Counter()
    mutants = []
    for start, end, new, number, last in sorted(found):
        at, old = lines[number - 1].decode().strip(), source[start:end].decode()
        seen[at, old, new] += 1
        mutants.append(Mutant(name, number, last, start, end, old, new, at, seen[at, old, new]))
    return mutants


@cache
def mutants(book: str) -> list[Mutant]:
    return [mutant for path in rules_of(book) for mutant in mutants_of(path)]


def sample(book: str, count: int, seed: int) -> list[Mutant]:
    found = mutants(book)
    return Random(seed).sample(found, min(count, len(found)))
