"""What the laboratory is to know of Conquest: how long players think there."""

# How much of their thoughts players spend: as much as a hundred games leave time for.
BALANCE, STRENGTH = 0.01, 0.01
SURE = 1.4  # times as many thoughts as others make the time of `sure` equal, which does not try how its hand sways
