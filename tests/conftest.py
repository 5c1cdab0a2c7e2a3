"""Shared by all tests. The watch over rule coverage lives in `tests/coverage_of_rules.py`."""

import os

# The lantern is a game like any other, from outside the house; the processes that tests start know it too.
os.environ.setdefault("SOUTERRAIN_GAMES", "tests.lantern")

pytest_plugins = ["tests.coverage_of_rules"]
