title = Catacombs
    .lead = palets et pichenettes, héros contre le Maître
    .seats = 2–5
    .time = 60 min
