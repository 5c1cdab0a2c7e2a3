# Ce que le plateau de Conquest dit en plus des phrases du jeu.
arena = Arène, { $length } centimètres sur { $width }
playing = En jeu
obstacle = Obstacle
hand = Votre main
hand-count = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hand-of = Main de { $name }
choose-from = Choisissez une carte
raised = levée
pile = pioche
discards = défausse
discards-none = La défausse est vide.
pile-known = Sur le dessus de la pioche, vous le savez : { $cards }
bank = Banque
bank-note = Une banque vide met fin à la partie.
tokens = { $count ->
    [one] { $count } jeton Santé
   *[other] { $count } jetons Santé
}
kept = Armures gardées
kept-none = Aucune armure sur la table.
you = vous
computer = l’ordinateur
acts-next = agira au prochain tour de l’équipe
acts-now = agit maintenant
explain-crystal = Un obstacle. Chaque tour finit par le lancer de l’un d’eux ; il ne blesse personne.
explain-projectile = Un projectile : posé près d’un pion, lancé, puis retiré.
explain-armour = Armure : reste sur la table après ses tirs et peut annuler les dégâts d’un tir.
stunned = étourdie
shackled = pas d’obstacle à lancer
corner-left = Pion 1 dans le coin gauche
corner-right = Pion 1 dans le coin droit
shot-damage = { $damage ->
    [0] ne blesse personne
    [one] { $damage } jeton
   *[other] { $damage } jetons
}
within = 2,5 cm
helped = aide à la visée
unsteady = doigt tremblant
shot-line = { $shot } : { $damage }
shot-stronger = { $damage } si l’on défausse une carte
ability-line = { $ability } : { $text }
ability-off = Sa capacité ne joue pas à cette table.
armour-off = Son armure ne joue pas à cette table.
