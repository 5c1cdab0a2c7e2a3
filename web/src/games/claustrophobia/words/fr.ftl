# Ce que dit le plateau de Claustrophobia, outre son livre et la page.
map = Carte des catacombes
event = Événement
zoom-in = Agrandir
zoom-out = Réduire
zoom-centre = Tout montrer
phase-human-preparation = Préparation
phase-human-activation = Activation humaine
phase-infernal-preparation = Destinée
phase-threat = Menace
phase-infernal-activation = Activation infernale
turn-number = Tour { $turn }
pile = Tuiles dans la pile
turn-over = Retournez la tuile
turn-tile = Nouvelle tuile : la tourner
turn-it = Tourner
lay-it = Poser la tuile
exit-unexplored = Issue inexplorée
exit-draught = Issue d’où vient le courant d’air
rubble = Éboulis
block-exit = Bloquer cette issue
destiny = Planche de la destinée
destiny-short = Destinée
dice-to-place = Dés du destin à placer
dice-to-give = Dés d’activation à donner
die = Dé : { $face }
take-back = Reprendre le { $face }
in-reserve = dés en réserve : { $count }
alarm-dice = dés d’alarme : { $count }
events-held = événements en main : { $count }/{ $most }
threat = { $count ->
    [one] { $count } point de menace
   *[other] { $count } points de menace
}
price = { $price } PM
sheets = Fiches
line = Ligne
line-slot = Don ou instinct
line-of = Ligne { $line } : { $fighter }
line-lost = annulée
line-instinct = pioche une carte instinct
stat-DPT = déplacement
stat-CBT = combat
stat-DEF = défense
rolled = Dés : { $dice }
dice = dés
track = { $label } { $done } sur { $needed }
exit-open = Elle peut être explorée dès maintenant.
dice-now = Dés qui peuvent le déclencher ce tour-ci : { $dice }
dice-later = Dés qui y attendraient un autre tour : { $dice }
blow = Attaque : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, touche sur { $needed } ou plus
blow-again = { blow } ; chaque échec se relance une fois
blow-short = { $dice } × { $needed }+{ $again ->
    [true] { " " }↻
   *[other] { "" }
}
hits-from = touche sur { $needed }+
die-spared = { $face } toucherait sans { $reasons }
combat = Une attaque
movement-left = déplacement restant : { $count }
uses-left = usages restants : { $count }
room-left = places libres : humains { $human }, infernaux { $infernal }
hand = Main { $count } sur { $most }
price-least = { $price } PM ({ $least } sur un puits)
named = { $name } : { $text }
