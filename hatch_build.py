"""A wheel in which rules and minds are compiled: `make compiled`.

Cython takes the files as they are and makes of each a module that does the same without the interpreter's loop. Both lie in the
wheel, and Python takes the compiled one; a traceback still shows lines of the other. Whoever installs the project in any other way
has none.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
BUILD = Path("build")  # what was compiled is kept there, and taken again where nothing has changed
# What is asked seldom: how a table is laid, checked, shown, kept and told. And packages, which hardly hold any code.
BESIDE = {"__init__", "bench", "check", "draw", "ending", "facts", "lab", "naming", "numbers", "setup", "shown"}
BESIDE |= {"ledger", "match", "own", "proof"}


class Compiled(BuildHookInterface[Any]):
    """Takes part only where it is asked for: `HATCH_BUILD_HOOK_ENABLE_CUSTOM=1`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        from Cython.Build import cythonize
        from setuptools import Distribution, Extension
        from setuptools.command.build_ext import build_ext

        root, cores = Path(self.root), os.cpu_count() or 1
        build = root / BUILD
        extensions = [
            # Nearly all is calls of the interpreter's own functions, so there is little to optimise; and the last digit of a number
            # must not depend on whether a processor multiplies and adds at once.
            Extension(name, [file], extra_compile_args=["-O1", "-g0", "-ffp-contract=off"])
            for name, file in self.modules(root)
        ]
        compiler = build_ext(
            Distribution({"ext_modules": cythonize(extensions, build_dir=str(build), nthreads=cores, quiet=True)})
        )
        compiler.build_lib = compiler.build_temp = str(build)
        compiler.parallel = cores
        compiler.ensure_finalized()
        compiler.run()
        for file in compiler.get_outputs():
            build_data["force_include"][file] = str(Path(file).relative_to(build))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def modules(self, root: Path) -> list[tuple[str, str]]:
        """The modules of the rooms that `pyproject.toml` names, each with its file."""
        files = [file for room in self.config["rooms"] for file in (root / SOURCE / "souterrain" / room).rglob("*.py")]
        paths = [file.relative_to(root) for file in sorted(files) if file.stem not in BESIDE]
        return [(".".join(path.relative_to(SOURCE).with_suffix("").parts), str(path)) for path in paths]
