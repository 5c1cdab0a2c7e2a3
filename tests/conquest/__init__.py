"""Catacombs Conquest, rule by rule."""
