"""Stores with running matches, as each release wrote them; see the README."""
