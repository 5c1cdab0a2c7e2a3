"""Players from outside the house: `mine.py:Mine` is a class in a file, `package.module:Mine` one in a module.

It is made with a seed and the set-up of the table, and answers as every player does. It is handed a copy of its seat's view and
nothing else of the match, so that it can neither see nor change more. (What runs in our process could still search its memory:
run what you trust. At a server's table it thinks in a process that holds nothing but the view.) Whatever goes wrong in it is
told in a sentence that names its file and line.
"""

import importlib
import importlib.util
import pickle
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.view import View


class PlayerFault(Refused):
    """A player from outside did something wrong: the match cannot go on with it."""


def is_own(name: str) -> bool:
    return ":" in name


def sit(name: str, seed: str, setup: Setup | None) -> "Own":
    """A new player of that class, or `Refused` with what is wrong with its file."""
    where, _, wanted = name.rpartition(":")
    module = _module(where, name)
    kind = getattr(module, wanted, None)
    if not callable(getattr(kind, "answer", None)):
        known = [each for each, value in vars(module).items() if callable(getattr(value, "answer", None))]
        has = f"It has: {', '.join(known)}." if known else "It has no class with a method `answer`."
        raise Refused(f"{where} has no player {wanted!r}. {has}")
    try:
        return Own(name, kind(seed, setup))  # type: ignore[misc]
    except Exception as error:
        raise PlayerFault(f"{name} cannot sit down: {_told(error, module)}") from error


def _module(where: str, name: str) -> ModuleType:
    """The file or module of a player, read once."""
    path = Path(where).resolve()
    is_file = where.endswith(".py")
    if is_file and not path.is_file():
        raise Refused(f"There is no file {where} for the player {name}.")
    known = str(path) if is_file else where
    if known in sys.modules:
        return sys.modules[known]
    try:
        if not is_file:
            return importlib.import_module(where)
        spec = importlib.util.spec_from_file_location(known, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[known] = module
        spec.loader.exec_module(module)
    except Exception as error:
        sys.modules.pop(known, None)
        raise Refused(f"The player {name} cannot be read: {_told(error, path if is_file else None)}") from error
    return module


class Own:
    """A player from outside, as the house knows players."""

    def __init__(self, name: str, player: Any) -> None:
        self._name = name
        self._player = player

    def answer(self, decision: Decision, look: Callable[[], View]) -> Answer:
        try:
            given: Answer = self._player.answer(decision, lambda: pickle.loads(pickle.dumps(look())))
        except Exception as error:
            module = sys.modules[type(self._player).__module__]
            raise PlayerFault(f"{self._name} failed at {decision.kind!r}: {_told(error, module)}") from error
        try:
            decision.pick(given)
        except Refused as error:
            raise PlayerFault(f"{self._name} gave an answer that cannot be taken. {error}") from None
        return given


def _told(error: Exception, where: ModuleType | Path | None) -> str:
    """An error with the line of the player's own file, if it was met there."""
    file = where.__file__ if isinstance(where, ModuleType) else str(where)
    if isinstance(error, SyntaxError):
        return f"{error.msg} (line {error.lineno})."
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {error}{place}."
