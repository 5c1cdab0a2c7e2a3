title = The lantern
    .lead = two lamps, one dark corridor
    .seats = { $seats }
    .time = 5 min
