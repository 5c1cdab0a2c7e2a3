"""`souterrain doctor [--port PORT] [--database URL]`: what is here, what is missing, and what to do about it, in sentences.

Here: the looking, which changes nothing: no database is made or brought up to date, nothing is compiled, nothing is fetched. Not
here: whether a game can be played (`simulate`), or a running server is well (`/health`).
"""

import argparse
import importlib
import os
import platform
import sqlite3
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple

import platformdirs

from souterrain import __version__
from souterrain.commands.parser import begin
from souterrain.commands.words import common, language_of
from souterrain.where import ROOT, languages

WELL, ILL, MISUSE = 0, 1, 2
LEAST_SQLITE = (3, 38, 0)  # the first whose JSON functions are always there
How = Literal["good", "odd", "bad"]
SIGNS: dict[How, str] = {"good": "+", "odd": "~", "bad": "!"}


class Finding(NamedTuple):
    """One thing that was looked at: good; odd, which can be lived with; or bad, so that something does not work."""

    how: How
    said: str  # a message, without its `doctor-`
    slots: dict[str, Any] = {}


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "doctor")
    parser.add_argument("--port", type=int, default=8643, help=say("play-help-port"))
    parser.add_argument("--database", metavar="URL", default="", help=say("doctor-help-database"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("replay-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    say = common(args.lang).say
    if not 1 <= args.port <= 65_535:
        print(say("doctor-bad-port"), file=sys.stderr)
        return MISUSE
    counted = {"odd": 0, "bad": 0}
    for finding in examine(args.port, args.database):
        print(f"{SIGNS[finding.how]} {say(f'doctor-{finding.said}', **finding.slots)}", flush=True)
        if finding.how != "good":
            counted[finding.how] += 1
    print(say("doctor-told", **counted))
    return ILL if counted["bad"] else WELL


def examine(port: int, database: str) -> Iterator[Finding]:
    yield Finding("good", "here", {"version": __version__, "python": platform.python_version(), "system": system()})
    broken = [*parts()]
    yield from broken or [Finding("good", "parts")]
    yield page()
    if not broken:
        yield physics()
    yield room("data", Path(platformdirs.user_data_dir("souterrain", appauthor=False)))
    yield tables(database) if database else sqlite()
    if not broken:
        yield door(port)
    yield browser()
    yield terminal(sys.stdout.encoding or "")
    yield postgres()


def system() -> str:
    return f"{platform.system() or sys.platform} {platform.machine()}".strip()


def parts() -> Iterator[Finding]:
    """The packages that it is made of, each opened once: one that is there may still not fit to another."""
    for name, module in needed():
        try:
            importlib.import_module(module)
        except Exception as error:  # whatever a package that does not fit may raise
            try:
                found = version(name)
            except PackageNotFoundError:
                yield Finding("bad", "part-missing", {"name": name})
            else:
                yield Finding("bad", "part-broken", {"name": name, "version": found, "reason": str(error)[:200]})


def needed() -> Iterator[tuple[str, str]]:
    """What the installed program says that it needs on this system, and the modules of it."""
    try:
        told = requires("souterrain") or []
    except PackageNotFoundError:  # run from its folder without having been installed
        told = []
    for line in told:
        wanted, _, condition = line.partition(";")
        if "extra ==" in condition or ("sys_platform != 'win32'" in condition.replace('"', "'") and os.name == "nt"):
            continue
        name = wanted.split(">")[0].split("=")[0].split("[")[0].strip()
        yield name, MODULES.get(name.lower(), name.replace("-", "_"))


MODULES = {"fluent-runtime": "fluent.runtime"}


def page(web: Path = ROOT / "web") -> Finding:
    return Finding("good", "page") if (web / "index.html").is_file() else Finding("bad", "page-missing")


def physics() -> Finding:
    """Whether the flick solver lies compiled on the disk, or will have to be compiled; and whether it can be kept."""
    from souterrain.flick.warm import mark  # numba, which takes a moment
    from souterrain.server.work.physics import ALSO

    made = mark(ALSO)
    if made is None:
        return Finding("odd", "physics-homeless")
    return Finding("good", "physics") if made.exists() else Finding("good", "physics-later")


def room(what: str, folder: Path) -> Finding:
    """Whether a folder can be written to, or could be made."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    try:
        tempfile.TemporaryFile(dir=there).close()
    except OSError as error:
        slots = {"folder": str(folder), "reason": error.strerror or str(error)}
        return Finding("bad", f"{what}-closed", slots)
    return Finding("good", what, {"folder": str(folder)})


def sqlite() -> Finding:
    enough = sqlite3.sqlite_version_info >= LEAST_SQLITE
    slots = {"version": sqlite3.sqlite_version, "least": ".".join(map(str, LEAST_SQLITE))}
    return Finding("good", "sqlite", slots) if enough else Finding("bad", "sqlite-old", slots)


def tables(url: str) -> Finding:
    """Whether a database answers. It is only asked what it is."""
    from souterrain.server.store.database import Unavailable, knock

    try:
        return Finding("good", "database", {"database": knock(url)})
    except Unavailable as error:
        return Finding("bad", "database-silent", {"reason": str(error)})


def door(port: int) -> Finding:
    from souterrain.commands.serve import is_taken

    taken = is_taken("127.0.0.1", port)
    return Finding(
        "odd" if taken else "good",
        "port-taken" if taken else "port",
        {"port": str(port), "other": str(8644 if port == 8643 else 8643)},
    )


def browser(find: Callable[[], object] = webbrowser.get) -> Finding:
    try:
        find()
    except webbrowser.Error:
        return Finding("odd", "browser-missing")
    return Finding("good", "browser")


def terminal(encoding: str) -> Finding:
    has_all = encoding.lower().startswith("utf")
    return Finding("good" if has_all else "odd", "terminal" if has_all else "terminal-poor", {"encoding": encoding})


def postgres() -> Finding:
    if find_spec("psycopg"):
        return Finding("good", "postgres")
    return Finding("good", "postgres-missing", {"command": 'pip install "souterrain[postgres]"'})
