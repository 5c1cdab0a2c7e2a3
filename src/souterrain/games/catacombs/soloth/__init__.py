"""The Cavern of Soloth: what the expansion adds to Catacombs, as a difference."""
