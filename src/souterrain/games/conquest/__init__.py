"""Catacombs Conquest: two teams of discs, cards that say what is flicked. Start with `game.py`."""
