# Les phrases de Dungeon Twister. Une phrase du journal est `log-` et le nom de l’événement, une question `decision-` et son
# genre (`.waiting` : ce que lisent les autres), une option `option-` et son verbe. Les cases (`$figure`) sont nommées par
# `naming.py` ; les noms viennent des paquets.

## La table

seat-south = joueur du sud
    .gender = masculine
    .the = le joueur du sud
    .of = du joueur du sud
    .to = au joueur du sud
seat-north = joueur du nord
    .gender = masculine
    .the = le joueur du nord
    .of = du joueur du nord
    .to = au joueur du nord

setting-team = Choix des équipes
setting-team-mutual = choix mutuel
setting-team-full-frontal = full frontal
setting-team-draft = draft
setting-team-advised = l’équipe conseillée, tout de suite
setting-clock = Chronomètre de deux minutes
setting-memory-aid = Les cartes combat défaussées restent affichées

phase-setup = Mise en place
phase-play = Partie

side-south = du sud
side-north = du nord

figure-of = { $name } { $side }
cell-named = { $cell }
start-zone = la zone de départ { $zone ->
    [sw] sud-ouest
    [se] sud-est
    [nw] nord-ouest
   *[ne] nord-est
}
cell-start = { start-zone } (face à la colonne { $column })
cell-named-in = en { $cell }
cell-start-in = sur { cell-start }
start-zone-in = sur { start-zone }
room-west = la salle ouest des rangées { $rows }
room-east = la salle est des rangées { $rows }
room-named = { $name } (rangées { $rows })
placed-in = { $name } { FORM($cell, "in") }
placed-facing = { $name } ({ $column })
part-figure = { $figure } { $amount }
part-wounded = { $figure } { $amount } ({ GENDER($figure) ->
    [feminine] blessée
   *[other] blessé
})
part-object = { $object } +{ $amount }
part-stab = coup en traître +{ $amount }
part-lead = charisme +{ $amount }
part-shot = { $figure } { $amount } ({ $by })
part-aimed = { $figure } { $amount } (« { $by } »)
paid = { $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } PA, reste { $points })
}
# Où se trouve une herse.
bars = { $cells-count ->
    [1] au bord de { $cells }
   *[other] entre { $cells }
}
# Qui est en route poursuit sans rien payer de plus.
goes = { $cost ->
    [0] poursuit
   *[other] va
}
# Ce qu’on fait d’une charge est pris sur le déplacement, et le paie si c’est là qu’il commence.
then = { $cost ->
    [0] { "" }, en chemin,
   *[other] { "" }
}
part-of-a-move = { $cost ->
    [0] { "" }
   *[other] , au titre d’un déplacement ({ $cost } PA, reste { $points })
}


## Le journal

log-required = Dans ce scénario, les deux camps ont { FORM($objects, "the") }.
log-first-to-pick = { FORM($seat, "the") } est le premier à choisir { $things ->
    [character] un personnage
   *[object] un objet
}.
log-character-picked = { FORM($seat, "the") } prend { FORM($character, "the") }{ $both ->
    [true] { " " }pour les deux camps
   *[false] { "" }
}.
log-object-picked = { FORM($seat, "the") } prend { $nth ->
    [1] { FORM($object, "the") }
   *[other] encore { GENDER($object) ->
        [feminine] une
       *[other] un
    } { $object }
}{ $both ->
    [true] { " " }pour les deux camps
   *[false] { "" }
}.
log-chosen = { FORM($seat, "the") } choisit { FORM($cards, "the") }.
log-chosen-hidden = { FORM($seat, "the") } choisit { $cards } cartes en secret.
log-team-advised = Chacun reçoit l’équipe conseillée : { $characters } ; et { $objects }.
log-starters-placed = { FORM($seat, "the") } pose ses personnages de départ face cachée : { $west } à l’ouest, { $east } à l’est.
log-first-to-place = { FORM($seat, "the") } cache une carte en premier.
log-hidden = { FORM($seat, "the") } cache { FORM($card, "the") } à côté de { FORM($room, "the") }.
log-hidden-hidden = { FORM($seat, "the") } cache une carte à côté de { FORM($room, "the") }.
log-figure-revealed = { FORM($figure, "the") } est { GENDER($figure) ->
    [feminine] révélée
   *[other] révélé
}{ $zone ->
    [west] { " " }sur la zone de départ ouest
    [east] { " " }sur la zone de départ est
   *[room] { "" }
}.
log-object-revealed = { FORM($object, "the") } est { GENDER($object) ->
    [feminine] révélée
   *[other] révélé
}.
log-facings-chosen = Les personnages de départ font face à ces colonnes du labyrinthe : { $facings }.
log-first-player = { FORM($seat, "the") } joue le premier tour.

log-turn-begun = Tour { $turn } : { FORM($seat, "the") } gagne { $gained } points d’action (PA), { $points } en tout
log-turn-ended = { $able ->
    [true] { FORM($seat, "the") } termine son tour
   *[false] { FORM($seat, "the") }, sans personne qui puisse agir, termine son tour
}{ $kept ->
    [0] { "" }
   *[other] { " " }et garde { $kept } PA
}{ $lost ->
    [0] { "" }
    [one] { "" } ; { $lost } PA est perdu, car on n’en garde pas plus de { $most }
   *[other] { "" } ; { $lost } PA sont perdus, car on n’en garde pas plus de { $most }
}.
log-late = Le temps { FORM($seat, "of") } est écoulé.
log-stalemate-near = Personne n’a marqué depuis longtemps : la partie s’arrête dans { $turns } tours si rien ne change.
log-won = { FORM($seat, "the") } gagne, { $score } à { $against }{ $reason ->
    [target] { "" } : { $goal } points de victoire atteints
    [exhausted] { "" } : plus personne ne peut marquer
   *[stalemate] { "" } : personne n’a marqué depuis trop longtemps
}.
log-drawn = Partie nulle, { $score } partout{ $reason ->
    [exhausted] { "" } : plus personne ne peut marquer
   *[stalemate] { "" } : personne n’a marqué depuis trop longtemps
}.
log-scored = { FORM($seat, "the") } marque { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}{ $reason ->
    [kill] { " " }pour cette mort
    [escape] { " " }pour cette évasion{ $points ->
        [one] { "" }
       *[other] , comme le dit la carte du personnage
    }
    [treasure] { " " }pour ce qui est emporté
    [hunter] { " " }de plus pour la chasse aux morts-vivants
   *[other] { "" }
} : { $total } sur { $goal }.

log-revealed = { FORM($seat, "the") } révèle { FORM($place, "the") }, ouverte { FORM($figures, "to") } : { FORM($room_name, "the") }{ paid }.
log-placed = { FORM($seat, "the") } place { FORM($figure, "the") } { FORM($cell, "in") }.
log-object-placed = { FORM($seat, "the") } place { FORM($object, "the") } { FORM($cell, "in") }.

log-moved = { FORM($figure, "the") } { $way ->
    [jump] saute par-dessus la fosse de { $origin } à { $cell }
    [wall] traverse le mur de { $origin } à { $cell }
    [face] { $cost ->
        [0] se tourne ensuite face à la colonne { FORM($cell, "column") }
       *[other] reste sur sa zone de départ et fait face à la colonne { FORM($cell, "column") } au lieu de la colonne { FORM($origin, "column") }
    }
   *[walk] { goes } de { $origin } à { $cell }
}{ $burden-count ->
    [0] { "" }
   *[other] , en portant { FORM($burden, "the") }
}{ paid }.
log-escaped = { FORM($figure, "the") } { $way ->
    [jump] saute
    [wall] traverse le mur
   *[walk] { $cost ->
        [0] repart
       *[other] part
    }
} de { $origin }{ $far ->
    [true] { "" }, passe par { $edge }
   *[false] { "" }
} et s’échappe du labyrinthe par { FORM($cell, "zone") }{ $burden-count ->
    [0] { "" }
   *[other] , en portant { FORM($burden, "the") }
}{ paid }.
log-carried-out = { FORM($figure, "the") } sort dans les bras { FORM($friend, "of") } et ne compte pour personne.
log-taken = { FORM($figure, "the") }{ then } prend { FORM($object, "the") } { $source ->
    [friend] { FORM($giver, "to") }
    [enemy] { FORM($giver, "to") }, qui est { GENDER($giver) ->
        [feminine] blessée
       *[other] blessé
    }
   *[ground] { FORM($ground, "in") }
}{ part-of-a-move }.
log-dropped = { FORM($figure, "the") }{ then } dépose { FORM($object, "the") } { FORM($ground, "in") }{ part-of-a-move }.
log-given = { FORM($figure, "the") }{ then } donne { FORM($object, "the") } { FORM($friend, "to") }{ part-of-a-move }.
log-swapped = { FORM($figure, "the") }{ then } échange { FORM($object, "the") } contre { FORM($other, "the") } avec { FORM($friend, "the") }{ part-of-a-move }.
log-lifted = { FORM($figure, "the") }{ then } prend dans ses bras { FORM($friend, "the") }, qui est { GENDER($friend) ->
    [feminine] blessée
   *[other] blessé
}{ part-of-a-move }.
log-set-down = { FORM($figure, "the") }{ then } dépose { FORM($friend, "the") } { FORM($cell, "in") }{ part-of-a-move }.
log-left-behind = { FORM($object, "the") } reste { FORM($ground, "in") }.
log-discarded = { $reason ->
    [broken] { FORM($object, "the") } se brise : hors d’atteinte de l’adversaire, { FORM($figure, "the") } n’est pas { GENDER($figure) ->
        [feminine] blessée
       *[other] blessé
    }.
    [out] { FORM($object, "the") } quitte le labyrinthe avec { FORM($figure, "the") }.
   *[used] { FORM($object, "the") } a servi et quitte la partie.
}
log-jump-card-played = { FORM($seat, "the") } joue une carte saut (reste { $left }) pour { FORM($figure, "the") }{ paid }.
log-combat-card-given-up = { FORM($seat, "the") } renonce à une carte combat, le { $card }, pour faire sauter { FORM($figure, "the") }{ paid }.

log-rotated = { FORM($figure, "the") } tourne une salle : { FORM($room, "the") }, dans le sens { $way ->
    [1] horaire
   *[other] antihoraire
}{ $tinkered ->
    [true] { "" }, contre sa flèche par « { $ability } »
   *[false] { "" }
}{ $twin ->
    [true] { "" }, depuis la salle jumelle
   *[other] { "" }
}{ paid }.{ $places-count ->
    [0] { "" }
    [1] { " " }S’y trouve maintenant : { $places }.
   *[other] { " " }S’y trouvent maintenant : { $places }.
}
    .staged = { FORM($figure, "the") } tourne une salle : { FORM($room, "the") }, dans le sens { $way ->
        [1] horaire
       *[other] antihoraire
    }{ $tinkered ->
        [true] { "" }, contre sa flèche
       *[false] { "" }
    }{ $twin ->
        [true] { "" }, depuis la salle jumelle
       *[other] { "" }
    }.
log-portcullis-opened = { FORM($figure, "the") } { $means ->
    [lockpick] crochète et ouvre
   *[key] ouvre avec une clé
} la herse de la salle { $room }, { bars }{ paid }.
log-portcullis-closed = { FORM($figure, "the") } { $means ->
    [lockpick] crochète et ferme
   *[key] ferme avec une clé
} la herse de la salle { $room }, { bars }{ paid }.
log-portcullis-broken = { FORM($figure, "the") } brise pour de bon la herse de la salle { $room }, { bars }{ paid }.
log-walls-broken = { FORM($figure, "the") } brise les murs { $barred ->
    [true] et la herse de
   *[false] de
} la salle { $room }{ paid }.
log-healed = { FORM($figure, "the") } soigne { FORM($patient, "the") }{ paid }.
log-regenerated = { FORM($figure, "the") } se régénère et n’est plus { GENDER($figure) ->
    [feminine] blessée
   *[other] blessé
}{ paid }.
log-stolen = { FORM($figure, "the") } vole { FORM($object, "the") } { FORM($victim, "to") }{ paid }.
log-sent = Par « { $ability } », { FORM($figure, "the") } envoie { FORM($object, "the") } de { FORM($origin, "zone") } à { $cell }{ paid }.
log-handed = Par « { $ability } », { FORM($figure, "the") } { $own ->
    [true] attire à soi { FORM($object, "the") } depuis { FORM($origin, "zone") }
   *[other] envoie { FORM($object, "the") } de { FORM($origin, "zone") } { FORM($friend, "to") }
}{ paid }.
log-fireball-cast = { FORM($figure, "the") } lance { FORM($object, "the") } sur { FORM($target, "the") }, { FORM($cell, "in") }{ paid }.
log-inverted = { FORM($figure, "the") } lit { FORM($object, "the") } : deux salles ont échangé leurs places, { FORM($room, "the") } et { FORM($room_beside, "the") }{ paid }.{ $places-count ->
    [0] { "" }
    [1] { " " }S’y trouve maintenant : { $places }.
   *[other] { " " }S’y trouvent maintenant : { $places }.
}
    .staged = { FORM($figure, "the") } lit { FORM($object, "the") } : deux salles ont échangé leurs places, { FORM($room, "the") } et { FORM($room_beside, "the") }.

log-combat-begun = { FORM($attacker, "the") } { $kind ->
    [lance] attaque { FORM($target, "the") } à la lance
    [ranged] tire sur { FORM($target, "the") }
   *[close] attaque { FORM($target, "the") }
} { FORM($cell, "in") }{ $apart ->
    [true] { " " }depuis { $origin }
   *[false] { "" }
}{ $weapon ->
    [bow] { " " }à l’arc
   *[other] { "" }
}{ $free ->
    [true] { "" }, par « { $ability } » et sans dépenser de point d’action
   *[false] { "" }
}{ paid }. Attaque { $attack } : { $attack_parts }. Défense { $defence } : { $defence_parts }.
    .staged = { FORM($attacker, "the") } { $kind ->
        [lance] attaque { FORM($target, "the") } à la lance
        [ranged] tire sur { FORM($target, "the") }
       *[close] attaque { FORM($target, "the") }
    }.
log-attacked-freely = { FORM($figure, "the") } attaque gratuitement.
log-cards-announced = { FORM($figure, "the") } jouera { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
log-cancelled = { $power ->
    [look] Aucun camp ne voit la carte de l’autre avant de poser la sienne
   *[name-card] Aucun camp ne nomme la carte de l’autre
} : { FORM($figures, "the") } s’annulent.
log-card-named = Par « { $ability } », { FORM($figure, "the") } nomme le { $card } : l’adversaire doit le jouer s’il l’a.
log-hand-shown = { FORM($seat, "the") } ne l’a pas et montre sa main : { $cards }.
log-hand-shown-hidden = { FORM($seat, "the") } ne l’a pas et montre sa main à l’autre joueur.
log-card-seen = Par « { $ability } », { FORM($figure, "the") } voit ce que joue l’adversaire : { $cards }.
log-card-seen-hidden = Par « { $ability } », { FORM($figure, "the") } voit ce que joue l’adversaire avant de choisir sa carte.
log-cards-revealed = { FORM($seat, "the") } joue { $cards-count ->
    [one] un { $cards }
   *[other] { $cards }
}{ $back ->
    [true] { " " }(le 0 revient en main)
   *[false] { "" }
}, en plus de { $strength } : { $total } en tout.
    .staged = Les cartes sont retournées ensemble.
log-tied = { $total } de chaque côté : rien ne se passe.
log-combat-won = { FORM($seat, "the") } gagne le combat de { $margin } ({ $total } à { $against }){ $harmless ->
    [true] { "" } : le tir est sans effet
   *[false] { "" }
}.
log-wounded = { FORM($figure, "the") } est { GENDER($figure) ->
    [feminine] blessée
   *[other] blessé
}.
log-killed = { FORM($figure, "the") }{ $reason ->
    [wounded] , déjà { GENDER($figure) ->
        [feminine] blessée
       *[other] blessé
    }, meurt
    [carried] , dans les bras { FORM($friend, "of") }, qui a perdu, meurt
    [deadly] { " " }meurt d’un coup mortel { FORM($attacker, "of") }
   *[fireball] { " " }meurt dans les flammes
}.


## Les questions

decision-pick-character = Quel personnage prenez-vous ?
    .waiting = { FORM($seat, "the") } choisit un personnage.
decision-pick-object = Quel objet prenez-vous ?
    .waiting = { FORM($seat, "the") } choisit un objet.
decision-choose-characters = Quels personnages composent votre équipe ?
    .waiting = { FORM($seat, "the") } choisit ses personnages en secret.
decision-choose-objects = Quels objets emporte votre équipe ?
    .waiting = { FORM($seat, "the") } choisit ses objets en secret.
decision-starters = Qui commence sur vos zones de départ ?
    .waiting = { FORM($seat, "the") } choisit ses personnages de départ en secret.
decision-western = Lesquels commencent sur la zone de départ ouest ?
    .waiting = { FORM($seat, "the") } place ses personnages de départ.
decision-hide = Quelle carte cachez-vous, et à côté de quelle salle ?
    .waiting = { FORM($seat, "the") } cache une carte.
decision-facing = Qui fait face à la plus à l’est des deux zones voisines ? Les autres font face à celle de l’ouest.
    .waiting = { FORM($seat, "the") } choisit les orientations.
decision-act = Que faites-vous ? ({ $points } PA)
    .waiting = { FORM($seat, "the") } dépense ses points d’action.
decision-move = Où se déplace { FORM($figure, "the") } ? ({ $points } points de mouvement)
    .waiting = { FORM($seat, "the") } déplace un personnage.
decision-place-figure = Où placer { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } place un personnage.
decision-place-object = Où placer { FORM($object, "the") } ?
    .waiting = { FORM($seat, "the") } place un objet.
decision-send = Où { FORM($figure, "the") } envoie-t-{ GENDER($figure) ->
    [masculine] il
   *[other] elle
} { FORM($object, "the") } ?
    .waiting = { FORM($seat, "the") } envoie un objet.
decision-jump-card = À quelle carte combat renoncez-vous pour sauter ?
    .waiting = { FORM($seat, "the") } renonce à une carte combat.
decision-frenzy = Combien de cartes joue { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } annonce le nombre de cartes.
decision-name = Quelle carte votre ennemi doit-il jouer ?
    .waiting = { FORM($seat, "the") } peut nommer une carte.
decision-lay-extra = Quelle carte jouez-vous en plus de l’autre ?
    .waiting = { FORM($seat, "the") } pose sa seconde carte.
decision-lay = { FORM($attacker, "the") } contre { FORM($target, "the") } : quelle carte jouez-vous ?
    .waiting = { FORM($seat, "the") } pose une carte combat.


## Les options

option-pick-character-pick = { $character }
    .text = Il rejoint l’équipe.
option-pick-object-pick = { $object }
    .text = Il rejoint les objets de l’équipe.
option-choose-characters-choose = { $character }
    .text = Il rejoint votre équipe ; l’autre joueur ne le voit que révélé.
option-choose-objects-choose = { $object }
    .text = Il rejoint vos objets ; l’autre joueur ne le voit que révélé.
option-start = { $card }
    .text = Il commence sur une de vos zones de départ ; les autres sont cachés à côté des salles.
option-west = { $card }
    .text = Il commence sur la zone de départ ouest ; les autres sur celle de l’est.
option-hide = { $card }, à côté d’une salle : { FORM($room, "the") }
    .text = Elle y reste face cachée et sera placée quand la salle sera révélée.
option-face-east = { $figure }
    .text = Il pourra entrer dans le labyrinthe par la colonne est de sa zone de départ.
option-reveal = Révéler { FORM($room, "the") }
    .text = 1 PA. La carte est retournée, et ce qui est caché à côté est placé.
option-move = Déplacer { FORM($figure, "the") }
    .text = 1 PA pour tout un déplacement, zone par zone, dans la limite de son mouvement. Prendre et déposer en chemin est gratuit.
option-rotate = { FORM($figure, "the") } : tourner { FORM($room, "the") } dans le sens { $way ->
    [1] horaire
   *[other] antihoraire
}
    .text = 1 PA : la salle fait un quart de tour avec tout ce qui s’y trouve. On ne peut pas revenir là-dessus.
option-jump = { FORM($figure, "the") } : sauter en { $cell }
    .text = 1 PA et une carte saut, perdue pour de bon : par-dessus une fosse.
option-cross = { FORM($figure, "the") } : traverser le mur vers { $cell }
    .text = 1 PA : à travers le mur, dans la zone qui est derrière.
option-attack = { FORM($figure, "the") } : attaquer { FORM($target, "the") }
    .text = 1 PA, ou rien si une capacité offre l’attaque. Chaque camp ajoute une carte combat ; le plus faible est blessé, un blessé meurt.
option-lance = { FORM($figure, "the") } : attaquer { FORM($target, "the") } à la lance
    .text = 1 PA : une attaque sur la zone voisine. Si son porteur perd, la lance se brise.
option-shoot = { FORM($figure, "the") } : tirer sur { FORM($target, "the") }
    .text = 1 PA : de loin, à vue. Qui tire ne risque rien.
option-shoot-bow = { FORM($figure, "the") } : tirer sur { FORM($target, "the") } à l’arc
    .text = 1 PA : de loin, à vue. Qui tire ne risque rien.
option-open = { FORM($figure, "the") } : ouvrir une herse, { FORM($room, "the") }
    .text = 1 PA : la herse laisse désormais passer.
option-close = { FORM($figure, "the") } : fermer une herse, { FORM($room, "the") }
    .text = 1 PA : la herse barre de nouveau le passage.
option-break = { FORM($figure, "the") } : briser une herse, { FORM($room, "the") }
    .text = 1 PA : la herse est ouverte pour de bon.
option-break-walls = { FORM($figure, "the") } : briser les murs de la salle
    .text = 1 PA : murs, meurtrières et herse de la salle disparaissent pour de bon.
option-heal = { FORM($figure, "the") } : soigner { FORM($patient, "the") }
    .text = 1 PA : la blessure disparaît.
option-regenerate = { FORM($figure, "the") } : se régénérer
    .text = 1 PA : il n’est plus blessé et ne fait rien d’autre à ce tour.
option-steal = { FORM($figure, "the") } : voler { FORM($object, "the") }
    .text = 1 PA : l’objet change de mains sans combat.
option-steal-friend = { FORM($figure, "the") } : voler { FORM($friend, "the") }
    .text = 1 PA : le blessé qu’on porte change de mains.
option-act-send = { FORM($figure, "the") } : envoyer { FORM($object, "the") }
    .text = 1 PA : l’objet vole vers une zone ou un ami à portée.
option-fireball = { FORM($figure, "the") } : boule de feu sur { FORM($target, "the") }
    .text = 1 PA et le parchemin : la cible meurt sans combat.
option-invert = { FORM($figure, "the") } : échanger la salle avec { FORM($room, "the") }
    .text = 1 PA et le parchemin : les deux salles changent de place avec tout ce qui s’y trouve.
option-end-turn = Terminer le tour
option-late = Le temps est écoulé
option-go = Aller en { $cell }
    .text = Chaque zone du chemin coûte un point de son mouvement.
option-leave = Quitter le labyrinthe par { $cell }
    .text = Il s’échappe par la zone de départ adverse et marque ; il ne revient pas.
option-leap = Sauter en { $cell }
    .text = Il retombe là.
option-stop = S’arrêter ici
option-take = Prendre { FORM($object, "the") }
    .text = Il porte désormais l’objet ; la plupart ne portent qu’une chose.
option-drop = Déposer { FORM($object, "the") }
    .text = L’objet reste dans cette zone.
option-give = Donner { FORM($object, "the") } { FORM($friend, "to") }
    .text = L’objet passe à un ami de cette zone.
option-swap = Échanger { FORM($object, "the") } contre { FORM($other, "the") }
    .text = Les deux objets changent de mains.
option-lift = Porter { FORM($friend, "the") }
    .text = L’ami blessé est emporté, à la place d’un objet.
option-set-down = Déposer { FORM($friend, "the") }
    .text = L’ami blessé reste dans cette zone.
option-zone = { $cell }
    .text = Il est placé ici.
option-send-to = { $cell }
    .text = L’objet s’y pose.
option-hand = Remettre l’objet { FORM($friend, "to") }
    .text = Un ami qui s’y trouve le prend.
option-lay = { $card }
    .text = Sa valeur s’ajoute à la force de votre camp ; puis elle est défaussée.
option-one = Une carte
    .text = Une carte combat, comme tout le monde.
option-two = Deux cartes
    .text = Deux cartes combat s’ajoutent ; les deux sont défaussées.
option-name = Le { $card }
    .text = L’adversaire doit la jouer s’il l’a ; sinon il vous montre sa main.
option-pass = Ne rien nommer
option-play = Jouer { $card }
    .text = La carte est montrée et perdue pour ce saut.


## Pourquoi un joueur artificiel ferait ainsi

gain-won = La partie peut se décider là.
gain-score = Un point de victoire est en jeu.
gain-runners = Ses propres personnages s’approchent de la sortie, ou restent debout.
gain-others = Les personnages adverses sont retardés.
gain-reserve = Il reste assez de personnages pour les points qui manquent.
gain-cards = Cela épargne une forte carte de combat.
gain-actions = Cela ménage des points d’action.

## Ce qui vaut maintenant, et pourquoi

why-card = sa carte
why-wounded = { GENDER($figure) ->
    [feminine] blessée : ne peut pas agir, peut être portée
   *[masculine] blessé : ne peut pas agir, peut être porté
}
why-far = { $left ->
    [0] Il ne reste plus de mouvement.
    [1] Aucun chemin ouvert d’une seule zone n’y mène.
   *[other] Aucun chemin ouvert d’au plus { $left } zones n’y mène.
}
why-healed = vient d’être { GENDER($figure) ->
    [feminine] soignée
   *[masculine] soigné
} : plus rien ce tour-ci
why-carried = { GENDER($figure) ->
    [feminine] portée
   *[masculine] porté
} par { FORM($bearer, "the") }
why-of-wounded = { $figure }, { GENDER($figure) ->
    [feminine] blessée
   *[masculine] blessé
}
why-of-stab = { $figure } : coup dans le dos, en groupe
why-of-leader = sous les ordres { FORM($figure, "of") }
why-of-shot = { $figure } : tir
goal-points = Avoir avant l’autre camp { $target } points de victoire : 1 par personnage sorti par la zone de départ adverse, 1 par ennemi éliminé ; certaines cartes rapportent davantage.
goal-end = La partie s’achève aussi quand plus personne ne peut marquer, ou après { $most } tours de suite sans point de victoire (il en reste { $left }) ; le meilleur score l’emporte alors.

## La table en texte

draw-title = { $scenario } · { $turn ->
    [0] mise en place
   *[other] tour { $turn }
} · victoire à { $target } PV
draw-player = { $seat } : { $score } PV, { $points } PA, { $cards ->
    [one] { $cards } carte combat
   *[other] { $cards } cartes combat
}, { $jumps ->
    [one] { $jumps } saut
   *[other] { $jumps } sauts
}
draw-key = # mur · = herse · : meurtrière · ~ fosse · O fosse au centre · @ mécanisme · ? face cachée · † blessé
draw-hand = Vos cartes combat : { $cards }
draw-beside = À côté d’une salle, { FORM($room, "the") } : { $cards }
draw-beside-count = { $count ->
    [one] une carte { $side }
   *[other] { $count } cartes { $side }
}
draw-team = Vos cartes : { $cards }
draw-carries = { $figure } porte { $things }
draw-room = { $name } : { $place }, tourne dans le sens { $way ->
    [1] horaire
   *[other] antihoraire
}{ $portcullis ->
    [1] , herse fermée
    [2] , herse ouverte
    [3] , herse brisée
   *[0] { "" }
}
draw-west = rangées { $rows } ouest
draw-east = rangées { $rows } est
