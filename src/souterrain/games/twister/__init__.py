"""Dungeon Twister: the card game. Start reading at `game.py`."""
