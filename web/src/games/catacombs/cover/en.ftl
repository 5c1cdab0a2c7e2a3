title = Catacombs
    .lead = flicked discs, heroes against the Overseer
    .seats = 2–5
    .time = 60 min
