# Ce que dit le plateau de la lanterne, outre son livre et la page.
corridor = Le couloir
round = Manche { $round } sur { $rounds }
stands = { $seat }, pas { $place } sur { $length }, huile { $oil }
hand = Votre main
oil = { $oil ->
    [0] ne brûle pas d’huile
   *[other] brûle { $oil } d’huile
}
