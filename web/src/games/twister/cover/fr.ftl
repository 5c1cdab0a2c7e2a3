title = Dungeon Twister
    .lead = des salles qui tournent, des cartes secrètes
    .seats = { $seats }
    .time = 45 min
