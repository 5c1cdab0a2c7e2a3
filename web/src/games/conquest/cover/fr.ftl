title = Conquest
    .lead = palets et cartes, deux équipes, une arène
    .seats = 2–4
    .time = 30 min
