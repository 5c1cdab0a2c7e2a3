"""The lantern with a corridor that has no end."""
