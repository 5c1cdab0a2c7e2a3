"""Claustrophobia 1643: tiles and dice, humans against hell. Start with `game.py`, then `turn.py`."""
