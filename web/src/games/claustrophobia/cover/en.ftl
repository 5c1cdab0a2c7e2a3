title = Claustrophobia
    .lead = a few humans, one die each, against hell
    .seats = { $seats }
    .time = 50 min
