"""Shared by all tests. The watch over rule coverage lives in `tests/coverage_of_rules.py`."""

pytest_plugins = ["tests.coverage_of_rules"]
