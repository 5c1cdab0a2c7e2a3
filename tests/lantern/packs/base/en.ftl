# What the lantern's cards and corridors are called and say. Numbers come from the facts.

pack-base = Base game

card-creep = Creep
    .text = Walk { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
card-stride = Stride
    .text = Walk { $steps } steps.
card-dash = Dash
    .text = Walk { $steps } steps.
card-glimpse = Glimpse
    .text = Look at { $count } cards of the deck, keep one, discard the rest.
card-trip = Trip
    .text = When the other begins to walk: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } less.

corridor-gallery = The gallery
corridor-crypt = The crypt
