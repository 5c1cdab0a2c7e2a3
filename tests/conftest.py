"""Shared by all tests: the watch over rule coverage, the packs they play with, the tiers they run in."""

import os
import tempfile

pytest_plugins = ["tests.coverage_of_rules", "tests.shelf", "tests.tiers"]

# Packs that matches bring along are laid down here, not among those of whoever runs the tests.
os.environ.setdefault("SOUTERRAIN_KEPT", tempfile.mkdtemp(prefix="souterrain-kept-"))
