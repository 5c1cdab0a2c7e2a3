# What the board of the lantern says, besides its book and the page.
corridor = The corridor
round = Round { $round } of { $rounds }
stands = { $seat }, step { $place } of { $length }, oil { $oil }
hand = Your hand
oil = { $oil ->
    [0] burns no oil
   *[other] burns { $oil } oil
}
