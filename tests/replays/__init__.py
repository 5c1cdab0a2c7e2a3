"""Recorded matches and the reports they must give, word for word: what a change to rules or sentences does to them shows here.
When it is meant, write them anew and read the difference: `python -m tests.replays [NAME …]`.

They are few, and each says in `recorded` what it is there for. They are played with the packs of `tests/packs`, which stand still.
"""
