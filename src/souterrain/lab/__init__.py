"""The lab: many games at once, and what they show. Nothing in the house imports it but its commands."""
