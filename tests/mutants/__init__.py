"""Rules that are broken on purpose: what the tests of a game do not notice, no test proves. See `__main__`."""
