"""The lantern: a tiny game that shows how a game is written. Start with `game.py`."""
