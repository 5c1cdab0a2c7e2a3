"""Changing a program that is running: a changed function gets into the place of the one that lives.

Whoever holds a function (a class, a property, a registry, a decorator) goes on holding it; what changes is the code in it. So
nothing has to be read again. What did its work when a file was read cannot be changed so: lines of modules and of classes,
defaults, decorators.
"""

import gc
from collections import defaultdict
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType
from typing import Any

from tests.mutants.change import PACKAGE, Mutant

Change = tuple[FunctionType, CodeType]


def place_of(code: CodeType) -> Any:
    """By which a code is found again after it has been compiled anew."""
    return code.co_filename, code.co_qualname, code.co_firstlineno, code.co_linetable


def parts_of(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def bare(code: CodeType) -> CodeType:
    """A code, wherever it stands in its file."""
    constants = tuple(bare(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=constants, co_firstlineno=1, co_linetable=b"")


def changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions that differ, from the outermost inwards."""
    if bare(old) == bare(new):
        return
    if old.co_flags & CO_OPTIMIZED:
        yield old, new
    pairs = list(zip(parts_of(old), parts_of(new), strict=False))
    if all(was.co_qualname == now.co_qualname for was, now in pairs):
        for was, now in pairs:
            yield from changed(was, now)


class Living:
    """The functions of some files that live in this process."""

    def __init__(self, files: set[str]) -> None:
        self.functions: dict[Any, list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename in files:
                self.functions[place_of(each.__code__)].append(each)

    def changes(self, mutant: Mutant) -> list[Change]:
        """Which functions get which code; none, if the mutant cannot be made so."""
        file = PACKAGE / mutant.path
        text = file.read_text()
        old, new = (compile(each, str(file), "exec", dont_inherit=True) for each in (text, mutant.applied(text)))
        pairs = list(changed(old, new))
        if not pairs or place_of(pairs[0][0]) not in self.functions:
            return []
        found = [(function, now) for was, now in pairs for function in self.functions.get(place_of(was), ())]
        return found if all(each.__code__.co_freevars == code.co_freevars for each, code in found) else []
