title = La Caverne de Soloth
    .lead = extension : héros, seigneurs, artefacts
    .seats = 2–5
    .time = 75 min
