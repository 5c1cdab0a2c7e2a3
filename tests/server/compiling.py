"""A machine on which the physics is not compiled yet, and a compiler that goes on when it is let."""

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from souterrain.flick import warm
from souterrain.flick.warm import Stove


class Compiler:
    """Another process that compiles: up to 35 %, then up to 80 %, then to the end."""

    def __init__(self) -> None:
        self.half, self.whole = threading.Event(), threading.Event()

    def __call__(self, *_: object, **__: object) -> "Compiler":
        self.stdout = self.lines()
        return self

    def lines(self) -> Iterator[str]:
        yield f"{warm.PREPARING}35 %\n"
        self.half.wait(60)
        yield f"{warm.PREPARING}80 %\n"
        self.whole.wait(60)

    def __enter__(self) -> "Compiler":
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left."""


@contextmanager
def uncompiled(folder: Path) -> Iterator[Compiler]:
    compiler = Compiler()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(warm, "STOVE", Stove())
        patch.setattr(warm, "mark", lambda _: folder / "flick.ready")
        patch.setattr(subprocess, "Popen", compiler)
        yield compiler
        compiler.half.set()
        compiler.whole.set()
        if warm.STOVE.thread:
            warm.STOVE.thread.join(60)
