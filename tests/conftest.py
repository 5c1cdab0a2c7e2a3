"""Shared by all tests: the watch over rule coverage, the packs they play with, the tiers they run in."""

pytest_plugins = ["tests.coverage_of_rules", "tests.shelf", "tests.tiers"]
