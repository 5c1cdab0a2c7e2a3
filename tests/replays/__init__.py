"""Recorded matches and the reports they must give, word for word: what a change to rules, packs or sentences does to them
shows here. When it is meant, write them anew and read the difference: `python -m tests.replays [NAME …]`.
"""
