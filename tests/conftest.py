"""Shared by all tests. The watch over rule coverage lives in `tests/coverage_of_rules.py`."""

import os
import tempfile

pytest_plugins = ["tests.coverage_of_rules"]

# Packs that matches bring along are laid down here, not among those of whoever runs the tests.
os.environ.setdefault("SOUTERRAIN_KEPT", tempfile.mkdtemp(prefix="souterrain-kept-"))
