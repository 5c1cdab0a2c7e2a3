"""Rules that are broken on purpose: what the tests of a game do not notice, no test proves.

    python -m tests.mutants twister --count 300 --seed 1

Changes one place of the rules at a time in a copy of the package, and runs the game's folder of tests against it. A mutant is
killed when a test fails or the run takes far too long. Prints the counts and the survivors as JSON; some of them change nothing
that could be noticed, so they are to be read, not counted.
"""

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from random import Random

from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "souterrain"
# What stands beside the rules: pictures, words, players, and facts, which tests of their own are for.
BESIDE = {"__init__", "bench", "check", "draw", "facts", "lab", "mind", "naming"}

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


class Mutant(Struct, frozen=True):
    """One change: the text of a file from one place to another, in bytes, replaced."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str

    @property
    def where(self) -> str:
        return f"{self.path}:{self.line}"

    def applied(self, text: str) -> str:
        source = text.encode()
        return (source[: self.start] + self.new.encode() + source[self.end :]).decode()


def rules_of(game: str) -> list[Path]:
    """The files of a game's rules; an expansion with a ledger of its own is a game of its own."""
    folder = PACKAGE / "games" / game
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if not BESIDE & {part.removesuffix(".py") for part in path.relative_to(folder).parts}
        and not any((parent / "ledger.toml").exists() for parent in path.parents if folder in parent.parents)
    ]


def changes(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """What can be put in the place of which part of a node."""
    match node:
        case ast.Compare(left, [operator], [right]):
            for others in (FLIPPED, BESIDES):
                if type(operator) in others:
                    yield node, ast.unparse(ast.Compare(left, [others[type(operator)]()], [right]))
        case ast.BoolOp(operator, values):
            yield node, ast.unparse(ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values))
        case ast.UnaryOp(ast.Not(), operand):
            yield node, ast.unparse(operand)
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            yield node, ast.unparse(ast.BinOp(left, ast.Sub() if isinstance(operator, ast.Add) else ast.Add(), right))
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
            yield node, str(value - 1)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield value, "None"
    tests = [node.test] if isinstance(node, ast.If | ast.IfExp) else getattr(node, "ifs", [])
    for test in tests:
        yield test, "True"
        yield test, "False"


def spoken(node: ast.AST) -> Iterator[ast.AST]:
    """A node and those below that do something when the program runs: no annotations, nothing for the type checker."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    yield node
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and name not in ("annotation", "returns"):
                yield from spoken(child)


def mutants_of(path: Path) -> Iterator[Mutant]:
    text = path.read_text()
    lines = text.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    for node in spoken(ast.parse(text)):
        for part, new in changes(node):
            start = starts[part.lineno - 1] + part.col_offset
            end = starts[(part.end_lineno or part.lineno) - 1] + (part.end_col_offset or 0)
            old = text.encode()[start:end].decode()
            yield Mutant(str(path.relative_to(PACKAGE)), part.lineno, start, end, old, f"({new})")


@cache
def mutants(game: str) -> list[Mutant]:
    return [mutant for path in rules_of(game) for mutant in mutants_of(path)]


def sample(game: str, count: int, seed: int) -> list[Mutant]:
    found = mutants(game)
    return Random(seed).sample(found, min(count, len(found)))


class Copy:
    """A copy of the package in which one file at a time is another."""

    def __init__(self, folder: str, game: str) -> None:
        self.package = Path(folder) / "souterrain"
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__", "web"))
        self.tests = f"tests/{Path(game).name}"
        self.environment = {**os.environ, "PYTHONPATH": folder}

    def lay(self, path: str, text: str) -> None:
        """What Python has compiled goes too: it tells files apart by the second they were written in."""
        file = self.package / path
        file.write_text(text)
        Path(cache_from_source(str(file))).unlink(missing_ok=True)

    def passes(self, timeout: float | None = None) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", self.tests]
        quiet = subprocess.DEVNULL
        try:
            done = subprocess.run(command, cwd=ROOT, env=self.environment, stdout=quiet, stderr=quiet, timeout=timeout)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def is_survived_by(self, mutant: Mutant, timeout: float) -> bool:
        text = (self.package / mutant.path).read_text()
        self.lay(mutant.path, mutant.applied(text))
        survives = self.passes(timeout)
        self.lay(mutant.path, text)
        return survives


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="break rules and see who notices")
    parser.add_argument("game", help="a folder of games: twister, catacombs/soloth")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(folder, options.game)
        began = time.monotonic()
        if not copy.passes():
            sys.exit(f"{copy.tests} fails before anything is changed. Mend that first.")
        timeout = 30 + 4 * (time.monotonic() - began)
        chosen = sample(options.game, options.count, options.seed)
        survivors = [mutant for mutant in chosen if copy.is_survived_by(mutant, timeout)]
    told = {
        "game": options.game,
        "seed": options.seed,
        "killed": len(chosen) - len(survivors),
        "survived": len(survivors),
        "survivors": [
            {"where": mutant.where, "was": mutant.old, "is": mutant.new}
            for mutant in sorted(survivors, key=lambda each: (each.path, each.line))
        ],
    }
    print(json.dumps(told, indent=1, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
