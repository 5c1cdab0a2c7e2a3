"""Shared by all tests: the watch over rule coverage, the packs they play with, the tiers they run in."""

import atexit
import os
import shutil
import tempfile

pytest_plugins = ["tests.coverage_of_rules", "tests.shelf", "tests.tiers"]

# The lantern is a game like any other, from outside the house; the processes that tests start know it too.
os.environ.setdefault("SOUTERRAIN_GAMES", "tests.lantern")
# Packs that matches bring along are laid down here, not among those of whoever runs the tests.
if "SOUTERRAIN_KEPT" not in os.environ:
    os.environ["SOUTERRAIN_KEPT"] = tempfile.mkdtemp(prefix="souterrain-kept-")
    atexit.register(shutil.rmtree, os.environ["SOUTERRAIN_KEPT"], ignore_errors=True)
