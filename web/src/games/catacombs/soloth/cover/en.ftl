title = Cavern of Soloth
    .lead = expansion: new heroes, lords, artefacts
    .seats = 2–5
    .time = 75 min
