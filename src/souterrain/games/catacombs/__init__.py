"""Catacombs, first edition: four heroes against the Overseer, played by flicking discs."""
