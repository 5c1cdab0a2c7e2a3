# Les mots que seul le plateau de Catacombs utilise. Ceux du jeu viennent avec son livre.
or = ou
not-now = pas maintenant
gold = or
purse = Or de tous les héros vivants
give-gold = { $gold ->
    [0] Ne rien donner
   *[other] Donner { $gold }
}
less-gold = Donner moins
more-gold = Donner plus
has-gold = (possède { $gold })
health-of = santé { $health } sur { $full }
rage-of = Folie { $rage } sur { $most }
uses-left = { $left } sur { $uses } dans cette salle
spells-left = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
}
spell-book = Grimoire
spell-spent = épuisé
bonus-long = { $gold } pièces d’or de plus par monstre tué.
casts-long = Lance des sorts, chacun une fois dans la partie : il en reste { $count }.
state-dead = { GENDER($figure) ->
    [feminine] morte
   *[masculine] mort
}
state-wall = mur de feu
state-stone = { GENDER($figure) ->
    [feminine] pétrifiée
   *[masculine] pétrifié
}
state-stunned = en incapacité
state-veiled = { GENDER($figure) ->
    [feminine] voilée
   *[masculine] voilé
}
state-acting = joue
state-acted = a joué
state-to-act = à jouer
shot-done = fait
shot-now = maintenant
shot-next = à venir
shots-next = Tir suivant
shots-count = { $count } tirs d’affilée
attack-melee-note = lancez son propre disque
attack-missile-note = posez un missile à côté et lancez-le
attack-fireball-note = posez une boule de feu à côté et lancez-la
attack-move-note = lancez-le ; il ne frappe personne
touch-figure = Choisissez sur le plateau ou sur une fiche.
touch-monster = Choisissez sur le plateau ou dans la liste.
flick-hint = Tirez le disque en arrière et lâchez ; ou réglez direction et force sous le plateau.
place-hint = Faites glisser le disque dans la zone éclairée, puis posez-le.
others-act = Les autres s’en occupent.
named-text = { $name } : { $text }
monster-sums = { $family } · santé { $health } · { $gold } pièces d’or
monster-attacks = Attaque : { $attacks }
lord-sums = Seigneur des catacombes · santé { $health } · monstres errants : { $monsters }
item-sums = Pour { $heroes } · { $price } pièces d’or
nobody-here = personne ici
wandering = errants
wandering-long = Les monstres errants de ce Seigneur : { $monsters }.
room = La salle
catacombs = Les catacombes
round = manche { $round }
room-before = Avant la première salle
room-number = Salle { $number } sur { $rooms }
room-level = niveau { $level }
room-maze = { $count ->
    [one] { $count } salle explorée
   *[other] { $count } salles explorées
} sur { $rooms }
lair-of = Antre { $lord }
exits = Sorties : { $exits }.
place-here = ici
place-done = explorée
place-hidden = Une carte face cachée : personne n’y est encore allé.
way-shut = sorties sans correspondance
way-hint = Choisissez une carte éclairée.
vote-hint = Choisissez une carte éclairée. Les joueurs des héros décident à la majorité.
maze-build-hint = Choisissez la carte à échanger, ou laissez le labyrinthe tel quel.
maze-swap-hint = Choisissez la carte à prendre en échange, ou une salle de rechange ci-dessous.
maze-spares = Salles de rechange
chamber-merchant-text = { $shown } équipements à vendre{ $discounted ->
    [0] .
   *[other] , dont { $discounted } à moitié prix.
}
chamber-healer-text = Un Toucher guérisseur coûte { $touch } pièces d’or et rend 1 point de santé ; pour { $revive }, un héros mort revient à la vie.
merchant-lead = { $discounts ->
    [0] Tout est au plein tarif.
    [one] Encore un article à moitié prix, au choix.
   *[other] { $discounts } articles à moitié prix, au choix.
} Tous les héros vivants paient ensemble.
merchant-says = { $left ->
    [0] « Tout est vendu. Attention à l’escalier. »
   *[other] « Regardez donc. La moitié est déjà descendue avant vous. »
}
merchant-bargains = « Celui-ci ? Pour un ami, la moitié du prix. »
merchant-hint = Choisissez une carte.
merchant-leave = Quitter le Marchand
stall-empty = Il n’y a plus rien à vendre.
who-gets = Pour qui : { $card } ?
healer-says = { $dead ->
    [0] « Montrez-moi où vous avez mal. »
   *[other] « Allongez vos morts ici. Il n’est pas trop tard. »
}
healer-hint = Choisissez un héros.
healer-leave = Quitter le Guérisseur
touch-offer = Toucher guérisseur, +{ $health }
revive-offer = Résurrection, { $health } points de santé
camp-title = Camper cette nuit ?
camp-lead = Chaque case donne un repos : santé ou sorts. Sur une étoile, le Maître attaque avec des monstres valant { $gold } pièces d’or.
camp-track = Piste du camp
camp-space = camp { $space } sur { $spaces }
camp-start = départ
camp-number = repos : { $number }
camp-star = embuscade
camp-star-short = embuscade
camp-health = repos
camp-risk = La case suivante rend à chaque héros jusqu’à { $number }.
camp-risk-star = La case suivante est une embuscade !
take-back-hint = Choisissez-en { $most } au plus.
muster-title = Des monstres au combat
muster-gold = Choisissez des monstres pour { $gold } pièces d’or au plus.
muster-half = La moitié de ceux qui étaient ici revient : choisissez-la.
muster-taken = Choisis jusqu’ici
draft-title = Qui joue qui ?
draft-lead = Les joueurs des héros choisissent à tour de rôle. Du plus facile à jouer au plus difficile.
draft-take = Prendre
draft-taken = { $seat }
story-wait = Les autres y réfléchissent encore.
hero-sheets = Héros
room-open = Salle, monstres et chemin
board-label = Le plateau, { $room }
zone-heroes = héros
zone-monsters = monstres
not-now-why = Pas maintenant : { $why }
gold-to-come = Or, et { $gold } à venir pour les monstres tués ici
crowd = À affronter : { $monsters }
track-of = { $now } sur { $most }
attacks-now = En ce moment : { $attacks }
attacks-none = En ce moment, aucune attaque.
blow-with = { $attack } : { $blow }
blow-any = Sur chaque cible : { $blow }
blow-on = { $target } : { $blow }
blow-none = aucun dégât. { $why }
blow-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}{ $left ->
    [0] , fatal
   *[other] , santé { $left } ensuite
}
state-suppressed = seulement une mêlée simple

# Avec La Caverne de Soloth
magic-of = magie { $health } sur { $full }
armour-of = armure { $armour }
spikes = piques de glace prêtes
costs-magic = { $magic ->
    [0] coûte { $health } de santé, faute de magie
   *[other] coûte { $magic } de magie{ $health ->
        [0] { "" }
       *[other] { " " }et { $health } de santé
    }
}
state-frozen = { GENDER($figure) ->
    [feminine] gelée
   *[masculine] gelé
}
monster-reward = Qui le tue trouve : { $item }.
artefact-cost = Coûte { $cost }.
artefact-any = { $count } de n’importe quelle famille
artefact-serves = en service
trophies-title = Trophées du Chasseur de sorcières
trophies-lead = Il paie des artefacts avec les monstres qu’il a tués.
trophies-none = Pas encore de monstres.
chamber-altar-text = Pour { $offering } pièces d’or, l’autel offre une carte de la pioche. Tous décident ensemble de la prendre ; une seule carte dans toute la partie.

# Grandes lignes au-dessus du plateau
banner-waiting = Ici attendent : { $monsters }
banner-again = De retour dans une salle que les héros connaissent
banner-merchant = Des marchandises sont étalées, contre de l’or
banner-healer = On soigne les blessures, contre de l’or
banner-altar = Ici l’on peut donner, et recevoir
banner-cleared = Salle vidée
banner-best = { $kills ->
    [1] Dernier coup : { $figure }
   *[other] Meilleur tir : { $figure }, { $kills } morts d’un coup
}
banner-combo = { $kills } d’un seul coup
banner-lord = Le Seigneur de ces catacombes entre : { $health } de santé. Tuez-le et vous gagnez.
