"""Broken programs and the tests that run what was broken, each in a process of its own.

A server process reads the tests of a folder once and runs none of them. It is forked for each test, to see which lines that runs
when nothing has been worked out before; then for each mutant, and the fork puts the changed code into the functions that live
already (`living.py`). What is run as the tests are read would have done its work by then: such a mutant is tried afresh, in a
fork of a process that has read everything but the game. There the broken file is compiled from its changed text as it is
imported. Nothing is written to disk. (A process that a test starts reads the files as they are.)
"""

import gc
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from importlib.machinery import SourceFileLoader
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType
from typing import Any, TypeVar

import msgspec
import pytest

from tests.mutants.change import DISCS, PACKAGE, Mutant, rules_of
from tests.mutants.living import Living
from tests.mutants.watch import Atlas, Ran, watched

OPTIONS = ["-q", *(f"-pno:{each}" for each in ("cacheprovider", "schemathesis", "hypothesispytest", "faker"))]
SLACK = 5.0  # seconds of the processor that a test may take besides three times those it took while it was watched
PATIENCE = 300.0  # seconds on the clock without an end, after which a trial is given up: the machine may have been busy
PASSED, FAILED, LATE, UNCLEAR = "passed", "failed", "late", "unclear"
KILLED = (FAILED, LATE)
FLICKED = ("conquest", "catacombs")
AFRESH = "afresh"  # it cannot be tried in a process that has read the game

STUCK = -signal.SIGKILL  # the status of work that was given up

Tests = dict[str, pytest.Item]  # by their ids
Item = TypeVar("Item")
Result = TypeVar("Result")


class Reading:
    """A plugin that has something else done with the tests that were read than to run them all."""

    def __init__(self, work: Callable[[Tests], None]) -> None:
        self.work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.work({item.nodeid: item for item in session.items})
        return True


def tests_of(book: str) -> list[str]:
    """The folders of the tests that a mutant of a book meets. Discs are proven by themselves and by the games that flick them."""
    return [f"tests/{name}" for name in ((DISCS, *FLICKED) if book == DISCS else (Path(book).name,))]


def read_ahead(book: str = "") -> None:
    """Everything that trials have in common, and that no mutant changes."""
    import souterrain.content
    import souterrain.kernel.match
    import souterrain.speech  # noqa: F401
    from souterrain.flick import warm

    warm.warm_up([] if book == DISCS else ["souterrain.discs.stakes"])


def silence(*streams: int) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in streams:
        os.dup2(nowhere, stream)


def forked(work: Callable[[], int]) -> int | None:
    """What some work returned that was done in a process of its own, in silence; None if it took too much of the processor."""
    child = os.fork()
    if not child:
        status = 70
        try:
            os.setsid()
            silence(0, 1, 2)
            status = work()
        finally:
            os._exit(status)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            return None if code == -signal.SIGXCPU else code
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return STUCK


def spread(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """Some work on each, by so many processes at a time. They know the work by having been forked: not all of it can be sent."""
    with get_context("fork").Pool(jobs, GIVEN.append, (work,)) as pool:
        yield from pool.imap(do_given, items)


GIVEN: list[Callable[[Any], Any]] = []


def do_given(item: Any) -> Any:
    return GIVEN[-1](item)


def lay_text(file: Path, text: str) -> None:
    """From now on whoever imports a file gets another text."""
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == str(file):
            return loader.source_to_code(text.encode(), loader.path)
        return usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def shown(tests: Tests, names: list[str], atlas: Atlas) -> int:
    """Run some of the tests that were read, in this order, until one fails. One that takes far too long ends the process."""
    chosen = [tests[name] for name in names if name in tests]
    for item, following in zip(chosen, [*chosen[1:], None], strict=False):
        until = time.process_time() + SLACK + 3 * atlas.tests[item.nodeid].seconds
        resource.setrlimit(resource.RLIMIT_CPU, (int(until) + 1, resource.RLIM_INFINITY))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if item.session.testsfailed:
            return pytest.ExitCode.TESTS_FAILED
    return pytest.ExitCode.OK if chosen else pytest.ExitCode.NO_TESTS_COLLECTED


def verdict(status: int | None) -> str:
    match status:
        case None:
            return LATE
        case pytest.ExitCode.OK:
            return PASSED
        case pytest.ExitCode.TESTS_FAILED:
            return FAILED
        case _:
            return UNCLEAR  # nothing was run, or it was not the tests that failed: who knows


def outcome(mutant: Mutant, atlas: Atlas, narrow: bool, tried: Callable[[list[str]], int]) -> str:
    """What the tests make of a mutant. Unless it is a `narrow` trial, one that passes those which run it is shown to all others:
    values are kept between tests."""
    names = atlas.running(mutant)
    found = verdict(forked(lambda: tried(names)))
    rest = atlas.by_breadth({*atlas.tests} - {*names})
    if found == PASSED and rest and not narrow:
        found = verdict(forked(lambda: tried([*rest, *names])))
    return found


def afresh(mutant: Mutant, atlas: Atlas, narrow: bool) -> str:
    """A trial in a process that has not read the game."""

    def tried(names: list[str]) -> int:
        file = PACKAGE / mutant.path
        lay_text(file, mutant.applied(file.read_text()))
        files = sorted({name.partition("::")[0] for name in names})
        return pytest.main([*OPTIONS, *files], plugins=[Reading(lambda tests: os._exit(shown(tests, names, atlas)))])

    return outcome(mutant, atlas, narrow, tried)


def alive(mutant: Mutant, atlas: Atlas, narrow: bool, tests: Tests, living: Living) -> str:
    """A trial in a process that has read the tests, if that can be."""
    changes = [] if atlas.reading.runs(mutant) else living.changes(mutant)
    if not changes:
        return AFRESH

    def tried(names: list[str]) -> int:
        for function, code in changes:
            function.__code__ = code
        return shown(tests, names, atlas)

    return outcome(mutant, atlas, narrow, tried)


def watched_alone(item: pytest.Item, files: set[str]) -> Ran | None:
    """What a test runs, unless it fails: in a process of its own, for values are kept between tests."""
    with tempfile.NamedTemporaryFile() as file:

        def work() -> int:
            with watched(files) as ran:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            Path(file.name).write_bytes(msgspec.json.encode(ran))
            return item.session.testsfailed

        return msgspec.json.decode(file.read(), type=Ran) if forked(work) == 0 else None


def open_packs(game: str) -> None:
    """Those that tests of rules play with are kept once they have been read: no test need do it again."""
    from tests.every_game.table import game_of, packs_of
    from tests.shelf import frozen

    with frozen():
        for name in FLICKED if game == DISCS else (game,):
            game_of(name).open_packs(packs_of(name))


def serve(game: str, mutants: list[Mutant], jobs: int, narrow: bool, tell: Connection) -> None:
    """Read the tests of a game's folder; tell which lines they run, then what comes of each mutant. Narrow: without long tests."""
    silence(1)
    files = {str(path) for path in rules_of(game)}
    watching = ExitStack()
    reading = watching.enter_context(watched(files))

    def work(tests: Tests) -> None:
        open_packs(game)
        watching.close()
        living = Living(files)
        gc.collect()
        gc.freeze()
        found = zip(tests, spread(lambda name: watched_alone(tests[name], files), tests, jobs), strict=True)
        ran = {name: lines for name, lines in found if lines is not None}
        if len(ran) < len(tests):
            return
        atlas = Atlas(reading, ran)
        tell.send(atlas)
        trial = partial(alive, atlas=atlas, narrow=narrow, tests=tests, living=living)
        for result in spread(trial, mutants, jobs):
            tell.send(result)

    chosen = ["-m", "not long"] if narrow else []
    pytest.main([*OPTIONS, *chosen, *tests_of(game)], plugins=[Reading(work)])


def served(game: str, mutants: list[Mutant], jobs: int, narrow: bool) -> Iterator[Any]:
    """What a server tells of a game, in a process of its own."""
    context = get_context("fork")
    hear, tell = context.Pipe(duplex=False)
    server = context.Process(target=serve, args=(game, mutants, jobs, narrow, tell))
    server.start()
    tell.close()
    with suppress(EOFError):
        while True:
            yield hear.recv()
    server.join()


def trials(game: str, mutants: list[Mutant], jobs: int, narrow: bool, anew: bool = False) -> Iterator[tuple[int, str]]:
    """What comes of each mutant of a game, with its place among them: those last that are tried afresh. `anew`: all of them are."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SOUTERRAIN_KEPT"] = folder  # where tests lay down packs that matches bring along
        telling = served(game, [] if anew else mutants, jobs, narrow)
        atlas = next(telling, None)
        if not atlas:
            sys.exit(f"The tests of {game} fail before anything is changed. Mend that first.")
        print(f"{game}: {len(atlas.tests)} tests read, {len(mutants)} mutants to try", file=sys.stderr, flush=True)
        results = dict.fromkeys(range(len(mutants)), AFRESH)
        for place, result in enumerate(telling):
            results[place] = result
            if result != AFRESH:
                yield place, result
        left = [place for place, result in results.items() if result == AFRESH]
        trial = partial(afresh, atlas=atlas, narrow=narrow)
        yield from zip(left, spread(trial, [mutants[place] for place in left], jobs), strict=True)
