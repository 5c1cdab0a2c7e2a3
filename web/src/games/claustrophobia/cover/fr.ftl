title = Claustrophobia
    .lead = quelques humains, un dé chacun, contre l’enfer
    .seats = { $seats }
    .time = 50 min
