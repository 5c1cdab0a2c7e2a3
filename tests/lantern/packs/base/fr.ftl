# Les noms et textes des cartes et des couloirs. Les nombres viennent des faits.

pack-base = Jeu de base

card-creep = Pas de loup
    .text = Avancez de { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }.
card-stride = Grand pas
    .text = Avancez de { $steps } pas.
card-dash = Course
    .text = Avancez de { $steps } pas.
card-glimpse = Coup d’œil
    .text = Regardez { $count } cartes de la pioche, gardez-en une, défaussez le reste.
card-trip = Croc-en-jambe
    .text = Quand l’autre commence à avancer : { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } de moins.

corridor-gallery = La galerie
corridor-crypt = La crypte
