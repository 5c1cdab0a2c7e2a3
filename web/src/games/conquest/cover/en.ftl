title = Conquest
    .lead = discs and cards, two teams, one arena
    .seats = 2–4
    .time = 30 min
