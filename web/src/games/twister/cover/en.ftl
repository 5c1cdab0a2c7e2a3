title = Dungeon Twister
    .lead = rooms that turn, secret combat cards
    .seats = { $seats }
    .time = 45 min
