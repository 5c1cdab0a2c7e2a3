title = La lanterne
    .lead = deux lampes, un couloir obscur
    .seats = { $seats }
    .time = 5 min
