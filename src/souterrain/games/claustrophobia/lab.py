"""What the laboratory is to know of Claustrophobia: how long players think there."""

# How much of their thoughts players spend: as much as a hundred games leave time for.
BALANCE, STRENGTH = 0.03, 0.02
