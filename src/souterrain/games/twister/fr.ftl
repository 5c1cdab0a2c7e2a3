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
setting-clock = Chronomètre de deux minutes
setting-memory-aid = Les cartes combat défaussées restent affichées

phase-setup = Mise en place
phase-play = Partie

side-south = du sud
side-north = du nord

figure-of = { $name } { $side }
cell-named = { $cell }
cell-start = la zone de départ face à { $column }
cell-named-in = en { $cell }
cell-start-in = sur { $cell }
room-west = la salle ouest des rangées { $rows }
room-east = la salle est des rangées { $rows }
room-named = { $name } (rangées { $rows })
placed-in = { $name } { FORM($cell, "in") }
placed-facing = { $name } { $column }
part-figure = { $figure } { $amount }
part-wounded = { $figure } { $amount } ({ GENDER($figure) ->
    [feminine] blessée
   *[other] blessé
})
part-object = { $object } +{ $amount }
part-stab = coup en traître +{ $amount }
part-lead = charisme +{ $amount }
paid = { $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } PA, reste { $points })
}


## Le journal

log-first-to-pick = { FORM($seat, "the") } choisit en premier les { $things ->
    [character] personnages
   *[object] objets
}.
log-character-picked = { FORM($seat, "the") } prend { FORM($character, "the") }{ $both ->
    [true] { " " }pour les deux camps
   *[false] { "" }
}.
log-object-picked = { FORM($seat, "the") } prend { FORM($object, "the") }{ $both ->
    [true] { " " }pour les deux camps
   *[false] { "" }
}.
log-chosen = { FORM($seat, "the") } choisit { FORM($cards, "the") }.
log-chosen-hidden = { FORM($seat, "the") } choisit { $cards } cartes en secret.
log-starters-placed = { FORM($seat, "the") } pose ses personnages de départ face cachée : { $west } à l’ouest, { $east } à l’est.
log-first-to-place = { FORM($seat, "the") } cache une carte en premier.
log-hidden = { FORM($seat, "the") } cache { FORM($card, "the") } à côté d’une salle : { FORM($room, "the") }.
log-hidden-hidden = { FORM($seat, "the") } cache une carte à côté d’une salle : { FORM($room, "the") }.
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

log-turn-begun = Tour { $turn } : { FORM($seat, "the") }, { $points } PA
log-turn-ended = { FORM($seat, "the") } termine son tour et garde { $kept } PA{ $lost ->
    [0] { "" }
    [one] { "" } ; { $lost } PA est perdu
   *[other] { "" } ; { $lost } PA sont perdus
}.
log-late = Le temps { FORM($seat, "of") } est écoulé.
log-stalemate-near = Personne n’a marqué depuis longtemps : la partie s’arrête dans { $turns } tours si rien ne change.
log-won = { FORM($seat, "the") } gagne, { $score } à { $against }{ $reason ->
    [target] { "" }
    [exhausted] { "" } : plus personne ne peut marquer
   *[stalemate] { "" } : personne n’a marqué depuis trop longtemps
}.
log-drawn = Partie nulle, { $score } partout{ $reason ->
    [exhausted] { "" } : plus personne ne peut marquer
   *[stalemate] { "" } : personne n’a marqué depuis trop longtemps
}.
log-scored = { FORM($seat, "the") } marque { $points } PV{ $reason ->
    [kill] { " " }pour cette mort
    [escape] { " " }pour cette évasion
    [treasure] { " " }pour ce qui est emporté
    [hunter] { " " }de plus pour la chasse aux morts-vivants
   *[other] { "" }
} : { $total } sur { $goal }.

log-revealed = { FORM($seat, "the") } révèle { FORM($place, "the") } : { FORM($room_name, "the") }{ paid }.
log-placed = { FORM($seat, "the") } place { FORM($figure, "the") } { FORM($cell, "in") }.
log-object-placed = { FORM($seat, "the") } place { FORM($object, "the") } { FORM($cell, "in") }.

log-moved = { FORM($figure, "the") } { $way ->
    [jump] saute par-dessus la fosse
    [wall] traverse le mur
   *[walk] va
} de { $origin } à { $cell }{ $burden-count ->
    [0] { "" }
   *[other] , en portant { FORM($burden, "the") }
}{ paid }.
log-escaped = { FORM($figure, "the") } { $way ->
    [jump] saute
    [wall] traverse le mur
   *[walk] va
} de { $origin } à la zone de départ adverse et s’échappe du labyrinthe{ $burden-count ->
    [0] { "" }
   *[other] , en portant { FORM($burden, "the") }
}{ paid }.
log-carried-out = { FORM($figure, "the") } sort dans les bras { FORM($friend, "of") } et ne compte pour personne.
log-taken = { FORM($figure, "the") } prend { FORM($object, "the") } { $source ->
    [friend] { FORM($giver, "to") }
    [enemy] { FORM($giver, "to") }, qui est { GENDER($giver) ->
        [feminine] blessée
       *[other] blessé
    }
   *[ground] { FORM($cell, "in") }
}{ paid }.
log-dropped = { FORM($figure, "the") } dépose { FORM($object, "the") } { FORM($cell, "in") }{ paid }.
log-given = { FORM($figure, "the") } donne { FORM($object, "the") } { FORM($friend, "to") }{ paid }.
log-swapped = { FORM($figure, "the") } échange { FORM($object, "the") } contre { FORM($other, "the") } avec { FORM($friend, "the") }{ paid }.
log-lifted = { FORM($figure, "the") } prend dans ses bras { FORM($friend, "the") }, qui est { GENDER($friend) ->
    [feminine] blessée
   *[other] blessé
}{ paid }.
log-set-down = { FORM($figure, "the") } dépose { FORM($friend, "the") } { FORM($cell, "in") }{ paid }.
log-left-behind = { FORM($object, "the") } reste { FORM($cell, "in") }.
log-discarded = { $reason ->
    [broken] { FORM($object, "the") } se brise.
    [out] { FORM($object, "the") } quitte le labyrinthe avec { FORM($figure, "the") }.
   *[used] { FORM($object, "the") } a servi et quitte la partie.
}
log-jump-card-played = { FORM($seat, "the") } joue une carte saut (reste { $left }) pour { FORM($figure, "the") }{ paid }.
log-combat-card-given-up = { FORM($seat, "the") } renonce à une carte combat, le { $card }, pour faire sauter { FORM($figure, "the") }{ paid }.

log-rotated = { FORM($figure, "the") } tourne une salle : { FORM($room, "the") }, dans le sens { $way ->
    [1] horaire
   *[other] antihoraire
}{ paid }.{ $places-count ->
    [0] { "" }
   *[other] { " " }S’y trouvent maintenant : { $places }.
}
log-portcullis-opened = { FORM($figure, "the") } { $means ->
    [lockpick] crochète et ouvre une herse
   *[key] ouvre une herse avec une clé
} : { FORM($room, "the") }{ paid }.
log-portcullis-closed = { FORM($figure, "the") } { $means ->
    [lockpick] crochète et ferme une herse
   *[key] ferme une herse avec une clé
} : { FORM($room, "the") }{ paid }.
log-portcullis-broken = { FORM($figure, "the") } brise une herse pour de bon : { FORM($room, "the") }{ paid }.
log-walls-broken = { FORM($figure, "the") } brise les murs d’une salle : { FORM($room, "the") }{ paid }.
log-healed = { FORM($figure, "the") } soigne { FORM($patient, "the") }{ paid }.
log-regenerated = { FORM($figure, "the") } se régénère et n’est plus { GENDER($figure) ->
    [feminine] blessée
   *[other] blessé
}{ paid }.
log-stolen = { FORM($figure, "the") } vole { FORM($object, "the") } { FORM($victim, "to") }{ paid }.
log-sent = { FORM($figure, "the") } envoie { FORM($object, "the") } de { $origin } à { $cell }{ paid }.
log-handed = { FORM($figure, "the") } envoie { FORM($object, "the") } de { $origin } { FORM($friend, "to") }{ paid }.
log-fireball-cast = { FORM($figure, "the") } lance { FORM($object, "the") } sur { FORM($target, "the") } { FORM($cell, "in") }{ paid }.
log-inverted = { FORM($figure, "the") } lit { FORM($object, "the") } : deux salles ont échangé leurs places, { FORM($room, "the") } et { FORM($room_beside, "the") }{ paid }.{ $places-count ->
    [0] { "" }
   *[other] { " " }S’y trouvent maintenant : { $places }.
}

log-combat-begun = { FORM($attacker, "the") } { $kind ->
    [lance] attaque { FORM($target, "the") } à la lance
    [ranged] tire sur { FORM($target, "the") }
   *[close] attaque { FORM($target, "the") }
}{ $weapon ->
    [bow] { " " }à l’arc
   *[other] { "" }
}{ $free ->
    [true] { " " }sans rien dépenser
   *[false] { "" }
}{ paid }. Attaque { $attack } : { $attack_parts }. Défense { $defence } : { $defence_parts }.
log-attacked-freely = { FORM($figure, "the") } attaque gratuitement.
log-cards-announced = { FORM($figure, "the") } jouera { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
log-cancelled = { $power ->
    [look] Aucun camp ne voit la carte de l’autre avant de poser la sienne
   *[name-card] Aucun camp ne nomme la carte de l’autre
} : { FORM($figures, "the") } s’annulent.
log-card-named = { FORM($figure, "the") } nomme le { $card } : l’adversaire doit le jouer s’il l’a.
log-hand-shown = { FORM($seat, "the") } ne l’a pas et montre sa main : { $cards }.
log-hand-shown-hidden = { FORM($seat, "the") } ne l’a pas et montre sa main à l’autre joueur.
log-card-seen = { FORM($figure, "the") } voit ce qui est posé : { $cards }.
log-card-seen-hidden = { FORM($figure, "the") } voit ce qui est posé.
log-cards-revealed = { FORM($seat, "the") } joue { $cards } en plus de { $strength } : { $total } en tout.
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
    [carried] , dans les bras d’un perdant, meurt
    [deadly] { " " }meurt sur le coup
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
decision-send = Où { FORM($figure, "the") } envoie-t-elle { FORM($object, "the") } ?
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
option-pick-object-pick = { $object }
option-choose-characters-choose = { $character }
option-choose-objects-choose = { $object }
option-start = { $card }
option-west = { $card }
option-hide = { $card }, à côté d’une salle : { FORM($room, "the") }
option-face-east = { $figure }
option-reveal = Révéler { FORM($room, "the") }
option-move = Déplacer { FORM($figure, "the") }
option-rotate = { FORM($figure, "the") } : tourner { FORM($room, "the") } dans le sens { $way ->
    [1] horaire
   *[other] antihoraire
}
option-jump = { FORM($figure, "the") } : sauter en { $cell }
option-cross = { FORM($figure, "the") } : traverser le mur vers { $cell }
option-attack = { FORM($figure, "the") } : attaquer { FORM($target, "the") }
option-lance = { FORM($figure, "the") } : attaquer { FORM($target, "the") } à la lance
option-shoot = { FORM($figure, "the") } : tirer sur { FORM($target, "the") }
option-shoot-bow = { FORM($figure, "the") } : tirer sur { FORM($target, "the") } à l’arc
option-open = { FORM($figure, "the") } : ouvrir une herse, { FORM($room, "the") }
option-close = { FORM($figure, "the") } : fermer une herse, { FORM($room, "the") }
option-break = { FORM($figure, "the") } : briser une herse, { FORM($room, "the") }
option-break-walls = { FORM($figure, "the") } : briser les murs de la salle
option-heal = { FORM($figure, "the") } : soigner { FORM($patient, "the") }
option-regenerate = { FORM($figure, "the") } : se régénérer
option-steal = { FORM($figure, "the") } : voler { FORM($object, "the") }
option-steal-friend = { FORM($figure, "the") } : voler { FORM($friend, "the") }
option-act-send = { FORM($figure, "the") } : envoyer { FORM($object, "the") }
option-fireball = { FORM($figure, "the") } : boule de feu sur { FORM($target, "the") }
option-invert = { FORM($figure, "the") } : échanger la salle avec { FORM($room, "the") }
option-end-turn = Terminer le tour
option-late = Le temps est écoulé
option-go = Aller en { $cell }
option-leave = Quitter le labyrinthe ({ $cell })
option-leap = Sauter en { $cell }
option-stop = S’arrêter ici
option-take = Prendre { FORM($object, "the") }
option-drop = Déposer { FORM($object, "the") }
option-give = Donner { FORM($object, "the") } { FORM($friend, "to") }
option-swap = Échanger { FORM($object, "the") } contre { FORM($other, "the") }
option-lift = Porter { FORM($friend, "the") }
option-set-down = Déposer { FORM($friend, "the") }
option-zone = { $cell }
option-send-to = { $cell }
option-hand = Remettre l’objet { FORM($friend, "to") }
option-lay = { $card }
option-one = Une carte
option-two = Deux cartes
option-name = Le { $card }
option-pass = Ne rien nommer
option-play = Jouer { $card }


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
goal-end = La partie s’achève aussi quand plus personne ne peut marquer, ou après { $most } tours de suite sans point de victoire (encore { $left }) ; le meilleur score l’emporte alors.

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
