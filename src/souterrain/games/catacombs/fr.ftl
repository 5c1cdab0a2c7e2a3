# Les phrases de Catacombs. Une phrase du journal est `log-` et le nom de l’événement, une question `decision-` et son genre
# (`.waiting` : ce que lisent les autres), une option `option-` et son verbe, ou `option-`, genre et verbe là où il faut
# d’autres mots. Les cases (`$figure`) sont nommées par `naming.py` ; les noms viennent des paquets.

## La table

seat-overseer = Maître
    .gender = masculine
    .the = le Maître
seat-party = joueur des héros
    .gender = masculine
    .the = le joueur des héros
seat-party-1 = joueur des héros 1
    .gender = masculine
    .the = le joueur des héros 1
seat-party-2 = joueur des héros 2
    .gender = masculine
    .the = le joueur des héros 2
seat-party-3 = joueur des héros 3
    .gender = masculine
    .the = le joueur des héros 3
seat-party-4 = joueur des héros 4
    .gender = masculine
    .the = le joueur des héros 4

setting-seats = Nombre de joueurs
    .text = L’un joue le Maître ; les autres se partagent les quatre héros.
setting-lord = Seigneur des catacombes
    .text = Celui qui attend au bout. Le Sorcier est le plus doux, le Dragon le plus redoutable.
setting-lord-sorcerer = Sorcier
setting-lord-gorgon = Gorgone
setting-lord-lich = Liche
setting-lord-dragon = Dragon
setting-lord-random = au hasard
setting-path = Parcours des catacombes
    .text = Une suite de salles, une suite avec des salles au choix, ou un labyrinthe à explorer.
setting-path-basic = parcours de base
setting-path-branching = parcours à embranchements
setting-path-labyrinth = labyrinthe
setting-length = Salles ajoutées ou ôtées
    .text = Une partie plus longue, avec plus de salles, ou plus courte. Sans effet sur le labyrinthe.
setting-length-basic = comme dans le livret
setting-length-longer-0 = une salle de niveau 0 de plus
setting-length-longer-1 = une salle de niveau 1 de plus
setting-length-longer-2 = une salle de niveau 2 de plus
setting-length-longer-all = une salle de plus à chaque niveau
setting-length-shorter-0 = sans la salle de niveau 0
setting-length-shorter-1 = une salle de niveau 1 de moins
setting-length-shorter-2 = sans la salle de niveau 2
setting-length-shortest = une salle, le Marchand, le Seigneur affaibli et un seul fidèle
setting-exits = Les sorties limitent le choix entre deux salles
    .text = Sur le parcours à embranchements, on ne peut choisir qu’une salle dont les sorties correspondent.
setting-maze = Qui dispose le labyrinthe
    .text = Un labyrinthe tout prêt, un autre tiré au sort, ou un troisième que le Maître réarrange avant la partie.
setting-maze-prepared = tout prêt
setting-maze-generated = tiré au sort
setting-maze-built = réarrangé par le Maître
setting-maze-size = Taille d’un labyrinthe tiré au sort
    .text = Trois salles sur trois, quatre sur trois ou cinq sur quatre.
setting-maze-size-middle = moyen
setting-maze-size-small = petit
setting-maze-size-large = grand
setting-map-card = La Carte est en vente dans le labyrinthe
    .text = Elle montre toutes les salles aux joueurs des héros ; on l’ôte donc, sauf si vous la voulez.
setting-second-healer = Un second Guérisseur
    .text = Un Guérisseur de plus, juste avant le Seigneur ou quelque part dans le labyrinthe.
setting-camping = Les héros peuvent camper
    .text = Après un combat, les héros peuvent se reposer sur la piste du camp, au risque d’une embuscade.
setting-heroes-last = Les héros se placent en dernier
    .text = Le Maître se place d’abord, les héros répondent : plus facile pour les héros.
setting-fair-placement = Les monstres gardent leurs distances au départ
    .text = Les monstres se placent à 2,5 cm les uns des autres, des bords et des obstacles, tant qu’il y a de la place.
setting-wandering = Des monstres errants viennent aux héros qui n’attaquent pas
setting-new-overseer = Entre deux salles, tous ensemble peuvent désigner un autre Maître
    .text = Quand aucun héros n’attaque pendant un tour, le Maître peut envoyer un monstre de plus.
setting-allies-delay = Un Allié sur le plateau retarde la défaite
    .text = Tant qu’un Allié peut agir, les héros ne sont pas battus, même tous en incapacité.
setting-hand = La main qui donne la pichenette
    .text = De combien une pichenette dévie, au hasard, pour les humains comme pour les ordinateurs. Le cône devant le disque le montre.
setting-hand-steady = sûre : exactement comme visé
setting-hand-human = humaine : dévie un peu
setting-hand-shaky = tremblante : dévie beaucoup
setting-hand-skill = à l’adresse : lâcher quand l’aiguille est au milieu
setting-wood = Le bois des disques
    .text = Le vrai bois accroche et tourne : les bandes renvoient plus droit, et les disques se chassent un peu de côté.
setting-wood-plain = simple
setting-wood-real = vrai, avec rotation
setting-unsteadiness = Tremblement du doigt, en millièmes
    .text = De combien un lancer peut dévier de sa visée, au hasard.
setting-aim-help = Aide à la visée, pour les mains qui tremblent

phase-setup = Préparation
phase-exploration = Exploration
phase-installation = Installation
phase-combat = Combat
phase-resolution = Résolution
phase-merchant = Le Marchand
phase-healer = Le Guérisseur

direction-N = nord
    .the = le nord
    .to = au nord
direction-E = est
    .the = l’est
    .to = à l’est
direction-S = sud
    .the = le sud
    .to = au sud
direction-W = ouest
    .the = l’ouest
    .to = à l’ouest

whose-ability = { $ability } ({ $figure })
hero-gold = { $figure } { $gold }
hidden-place = carte cachée, colonne { $column }, rangée { $row }
room-with-level = { $room } (niveau { $level })


## Le journal

log-lord-chosen = { FORM($lord, "the") } attend au bout de ces catacombes.
log-wandering-told = Les monstres errants sont ici des { FORM($monster, "plural") }.
log-hero-taken = { FORM($seat, "the") } mène { FORM($figure, "the") }.
log-story-accepted = Tous acceptent l’histoire : { $story }.
log-story-declined = L’histoire « { $story } » est refusée par { FORM($seats, "the") } : les règles s’appliquent telles quelles.
log-overseer-changed = Tous désignent { FORM($was, "the") } comme nouveau Maître. Qui l’était jusqu’ici est désormais { FORM($becomes, "the") } et mène { $heroes }.
log-overseer-kept = Tous ne désignent pas le même Maître : rien ne change.
log-maze-changed = Le Maître remanie le labyrinthe.
log-maze-built = Le labyrinthe est en place.
log-phase-begun = { $phase }
log-turn-begun = Manche { $round }
log-map-read = La Carte { FORM($figure, "of") } montre à qui joue les héros toutes les salles encore cachées.
log-turned-up = { $way ->
    [maze] On révèle la carte de la colonne { $column }, rangée { $row } : { $card }.
    [pair] On révèle une carte de l’étape { $column } : { $place }.
   *[only] On révèle la carte de l’étape { $column } : { $place }. Les héros entrent.
}
log-room-entered = Les héros entrent : { $place }.
log-way-closed = { FORM($direction, "to") }, les sorties ne se répondent pas : { $hidden ->
    [true] la carte est de nouveau cachée.
   *[false] on ne passe pas vers { $place }.
}
log-way-taken = Les héros vont { FORM($direction, "to") } et entrent{ $explored ->
    [true] {" "}de nouveau
   *[false] {""}
} : { $place }.
log-room-empty = Il n’y a plus personne dans cette salle.
log-final-battle = La bataille finale commence, contre { FORM($lord, "the") } ({ $health } points de vie). Ici, aucun monstre tué ne rapporte d’or.
log-board-laid = Plateau : { $board }.
log-monsters-taken = { $chosen ->
    [true] Le Maître envoie { FORM($targets, "the") } dans la salle.
   *[false] La salle { $count ->
        [0] appelle des { FORM($monster, "plural") }
        [1] abrite { FORM($targets, "the") }
       *[other] abrite { $count } { FORM($monster, "plural") } : { $targets }
    }{ $missing ->
        [0] .
       *[other] {" "}(il en manque { $missing } dans la réserve).
    }
}
log-monsters-halved = Dans une salle déjà explorée n’attend que la moitié de ses { $count } monstres, au choix du Maître : { $half }.
log-story-added = { $story } : cette salle reçoit en plus { $count ->
    [1] { FORM($monster, "a") }
   *[other] { $count } { FORM($monster, "plural") }
}.
log-no-room = La place manque pour { FORM($disc, "the") }{ $why ->
    [flick] {" "}près { FORM($origin, "of") } : cette attaque est perdue.
    [beside] {" "}près { FORM($origin, "of") }.
   *[place] .
}
log-shot-begun = { FORM($figure, "the") } : { $attack }{ $count ->
    [1] .
   *[other] { " " }({ $number } sur { $count }).
}
log-flicked = On lance { FORM($disc, "the") }.
log-put-back = { $why ->
    [pushed] { $chain-count ->
        [0] Au contact { FORM($by, "of") },
       *[other] De proche en proche ({ $chain } → { $disc }),
    } { FORM($disc, "the") } sort du plateau ; on l’y repose au bord.
   *[alone] { FORM($disc, "the") } quitte le plateau ; on l’y repose au bord.
}
log-put-in = { $why ->
    [wandering] Personne n’a été attaqué : { FORM($disc, "the") } erre jusque dans la salle.
   *[summoned] { FORM($by, "the") } fait entrer { FORM($disc, "the") } dans la salle.
}
log-none-summoned = { FORM($figure, "the") } ne fait entrer personne.
log-wanderer-declined = Personne n’a été attaqué : le Maître pourrait envoyer { FORM($monster, "a") }, et s’en abstient.
log-taken-away = On retire { FORM($disc, "the") } du plateau.
log-relocated = { FORM($figure, "the") } change de place.
log-hastened = Grâce { FORM($by, "to") }, { FORM($figure, "the") } attaque aussitôt, en plus de son action.
log-struck = { FORM($disc, "the") } frappe { FORM($target, "the") }.
log-missed = { FORM($disc, "the") } ne frappe { $why ->
    [obstacle] qu’un obstacle.
    [shield] que le Bouclier.
    [fire] qu’un mur de feu.
   *[nobody] personne.
}
log-spared = { $why ->
    [friend] { FORM($disc, "the") } heurte { FORM($target, "the") }, du même camp : aucun dégât.
    [own] { FORM($disc, "the") } revient sur { FORM($target, "the") }, qui l’a { GENDER($disc) ->
        [feminine] lancée
       *[other] lancé
    } : aucun dégât.
    [barred] Le lancer précédent a déjà frappé { FORM($target, "the") } : cette fois, sans effet.
    [ignored] { FORM($target, "the") } ignore l’attaque.
    [provoker] Une riposte ne fait rien { FORM($target, "to") }, dont le coup l’a provoquée.
    [veiled] Un voile protège { FORM($target, "the") } : sans effet.
    [absorbed] { FORM($target, "the") } l’absorbe : seul un coup de poing lui fait du mal.
   *[harmless] Cette attaque ne cause pas de dégât { FORM($target, "to") }.
}
log-damaged = { FORM($figure, "the") } perd { $health ->
    [0] { $amount ->
        [one] son dernier point
       *[other] ses { $amount } derniers points
    }
   *[other] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
} de vie{ $why ->
    [fire] {" "}dans les flammes
    [card] {" "}par cette carte
   *[other] {""}
}{ $over ->
    [0] { $critical ->
        [0] {""}
       *[other] , dont { $critical } pour un coup critique
    }{ $stone ->
        [0] {""}
       *[other] , dont { $stone } pour sa pétrification
    }
   *[other] {""}
}{ $health ->
    [0] .
   *[other] {" "}(il en reste { $health }).
}
log-wounded = { FORM($figure, "the") } est { GENDER($figure) ->
    [feminine] blessée
   *[other] blessé
}.
log-burnt = { FORM($figure, "the") } touche un mur de feu, { FORM($by, "the") }.
log-incapacitated = { $why ->
    [stone] { FORM($figure, "the") } se change en pierre et tombe en incapacité.
    [spent] À bout de forces, { FORM($figure, "the") } tombe en incapacité.
    [feeding] { FORM($figure, "the") } se repaît et tombe en incapacité.
   *[stun] Sous le choc, { FORM($figure, "the") } tombe en incapacité.
}
log-unshaken = { FORM($figure, "the") } { $why ->
    [ally] ne tombe pas en incapacité : un Allié n’y tombe jamais.
    [lord] ne tombe pas en incapacité : un Seigneur n’y tombe pas ainsi.
   *[down] est déjà en incapacité : cela ne la prolonge pas.
}
log-recovered = { FORM($figure, "the") } se rétablit.
log-healed = { FORM($figure, "the") } regagne { $amount } { $amount ->
    [one] point
   *[other] points
} de vie ({ $health } à présent).
log-unhealed = { FORM($figure, "the") } a déjà toute sa vie.
log-nobody-hurt = Tous les héros en vie ont déjà toute leur vie : personne n’en regagne.
log-killed = { FORM($target, "the") } est { GENDER($target) ->
    [feminine] tuée
   *[other] tué
} par { $through ->
    [ally] { FORM($by, "the") } { FORM($figure, "of") }
   *[hero] { FORM($figure, "the") }
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } pièces d’or{ $bonus ->
        [0] {""}
       *[other] , dont { $bonus } de prime
    })
}.
log-died = { FORM($figure, "the") } meurt.
log-ally-joined = { FORM($figure, "the") } accompagne { FORM($hero, "the") } dans cette salle.
log-ally-lost = { $why ->
    [destroyed] { FORM($figure, "the") } est { GENDER($figure) ->
        [feminine] détruite.
       *[other] détruit.
    }
    [alone] Sans { FORM($hero, "the") }, { FORM($figure, "the") } quitte aussi la salle.
   *[over] Le combat fini, { FORM($figure, "the") } s’en va.
}
log-revived = { FORM($figure, "the") } revient à la vie avec { $health } { $health ->
    [one] point
   *[other] points
} de vie.
log-retaliated = { $dying ->
    [true] { FORM($figure, "the") } n’a plus de vie, mais riposte encore
   *[false] { FORM($figure, "the") } riposte
} au coup { FORM($target, "of") }.
log-regenerated = { FORM($figure, "the") } se régénère ({ $health } { $health ->
    [one] point
   *[other] points
} de vie à présent).
log-became-wall = { FORM($figure, "the") } devient un mur de feu.
log-veiled = { FORM($figure, "the") } se voile d’illusion : rien ne lui nuit tant que les héros n’ont pas agi.
log-unveiled = Le voile { FORM($figure, "of") } tombe.
log-sat-out = En incapacité : aucune action pour { FORM($targets, "the") }.
log-passed = { $why ->
    [over] Il ne reste aucun monstre à combattre : aucune action pour { FORM($figure, "the") }.
   *[own] { FORM($figure, "the") } passe son tour.
}
log-monsters-held = Le Maître en reste là : aucune action pour { FORM($targets, "the") }{ $besides-count ->
    [0] .
   *[other] {" "}(ayant déjà agi hors tour : { $besides }).
}
log-heroes-held = Il ne reste aucun monstre à combattre : aucune action pour { FORM($targets, "the") }.
log-cut-short = { FORM($figure, "the") } { $why ->
    [wall] n’est plus qu’un mur de feu
   *[down] ne peut poursuivre
} et perd le reste de son action.
log-stopped = { FORM($figure, "the") } s’arrête après { $number } { $number ->
    [one] lancer
   *[other] lancers
} sur { $count }.
log-special-used = { FORM($figure, "the") } emploie son action spéciale : { $special }{ $elsewhere ->
    [true] , depuis { FORM($origin, "the") }
   *[false] {""}
}{ $cost ->
    [0] .
   *[other] {" "}(sa rage tombe à { $rage }).
}
log-spell-cast = { FORM($figure, "the") } lance un sort : { $spell }{ $elsewhere ->
    [true] , depuis { FORM($origin, "the") }
   *[false] {""}
}.
log-spell-regained = { FORM($figure, "the") } reprend un sort : { $spell }.
log-item-used = { FORM($figure, "the") } se sert d’une carte{ $spent ->
    [true] , qui est défaussée
   *[false] { "" }
} : { $card }.
log-reaction-declined = { FORM($seat, "the") } renonce à une réaction : { $cards }.
log-item-discarded = { $card } : la carte est défaussée.
log-rage-raised = La rage { FORM($figure, "of") } monte à { $rage }.
log-reserve-empty = La réserve est épuisée pour les { FORM($monster, "plural") } : { $why ->
    [wandering] personne ne vient, bien qu’aucun héros n’ait attaqué.
    [rider] personne ne combat à pied après la monture.
   *[command] rien ne se passe.
}
log-room-cleared = La salle est vidée de ses monstres : { $place }{ $earned ->
    [0] .
   *[other] , { $earned } pièces d’or{ $lost ->
        [0] .
       *[other] , dont { $lost } perdues avec les morts : { $fallen }.
    }
}
log-gold-paid = { FORM($figure, "the") } reçoit { $gold } pièces d’or pour { FORM($targets, "the") }{ $short ->
    [0] {""}
   *[other] , { $short } de moins que gagné : la banque est vide
} ({ $purse } en tout).
log-gold-lost = { FORM($figure, "the") } est { GENDER($figure) ->
    [feminine] morte
   *[other] mort
} et renonce à { $gold } pièces d’or pour { FORM($targets, "the") }.
log-gold-spent = { FORM($figure, "the") } paie { $gold } pièces d’or pour { $service ->
    [touch] un Toucher guérisseur { FORM($patient, "to") }
    [resurrection] la Résurrection { FORM($patient, "of") }
   *[payment] un équipement destiné { FORM($patient, "to") }, { $card }
} (il en reste { $purse }).
log-not-paid = Les { $price } pièces d’or n’ont pas été réunies pour { $service ->
    [touch] un Toucher guérisseur { FORM($patient, "to") }
    [resurrection] la Résurrection { FORM($patient, "of") }
   *[payment] un équipement destiné { FORM($patient, "to") } ({ $card })
}. Mis ensemble : { $given_parts }.
log-stall-opened = En vente : { $cards }.
log-bought = { FORM($figure, "the") } acquiert un équipement : { $card }, pour { $price } pièces d’or{ $terms ->
    [half] , la moitié de { $full } : carte { $number } sur { $count } à moitié prix.
    [rounded] , la moitié de { $full } arrondie à la centaine supérieure : carte { $number } sur { $count } à moitié prix.
   *[full] .
}
log-merchant-left = { $why ->
    [nothing] Il ne reste rien d’utile que les bourses permettent : les héros quittent le Marchand.
   *[done] Les héros quittent le Marchand.
}
log-healer-left = { $why ->
    [nothing] Il ne reste pas de soin nécessaire que les bourses permettent : les héros quittent le Guérisseur.
   *[done] Les héros quittent le Guérisseur.
}
log-marched-on = Les héros repartent sans camper.
log-camped = Les héros campent : { $space ->
    [star] c’est une embuscade !
   *[other] chacun regagne { $space } points au plus.
}
log-heroes-won = { FORM($lord, "the") } est { GENDER($lord) ->
    [feminine] morte
   *[other] mort
} ({ $health } de ses { $most } points de vie) : les héros l’emportent, leur but est atteint. { $fallen-count ->
    [0] Tous sont en vie.
   *[other] En vie : { $heroes }. Au nombre des morts : { $fallen }.
}{ $down-count ->
    [0] {""}
   *[other] {" "}En incapacité : { $down }.
} Salles traversées : { $rooms }. Or dans toutes les bourses ensemble : { $gold }.
    .staged = { FORM($lord, "the") } est { GENDER($lord) ->
        [feminine] morte
       *[other] mort
    } : les héros l’emportent.
log-overseer-won = { $why ->
    [dead] Tous les héros sont morts
   *[down] Plus aucun héros ne tient debout
} : le Maître l’emporte avec { FORM($lord, "the") }. Le but des héros n’est pas atteint : { FORM($lord, "the") } garde { $health } de ses { $most } points de vie.{ $why ->
    [dead] {""}
   *[down] { $fallen-count ->
        [0] {""}
       *[other] {" "}Au nombre des morts : { $fallen }.
    } En incapacité : { $down }.
} Salles traversées : { $rooms }. Or dans toutes les bourses ensemble : { $gold }.
    .staged = { $why ->
        [dead] Tous les héros sont morts
       *[down] Plus aucun héros ne tient debout
    } : le Maître l’emporte avec { FORM($lord, "the") }.


## Questions

decision-accept-story = Acceptez-vous cette histoire : { $story } ?
    .waiting = Chacun dit si l’histoire est jouée.
decision-name-overseer = Qui joue les monstres désormais ?
    .waiting = Chacun dit si quelqu’un d’autre joue les monstres.
decision-choose-hero = Quel héros prenez-vous ?
    .waiting = { FORM($seat, "the") } choisit un héros.
decision-build-maze = Quelle carte du labyrinthe échangez-vous ?
    .waiting = { FORM($seat, "the") } dispose le labyrinthe.
decision-exchange-card = Contre quoi l’échangez-vous ({ $place }) ?
    .waiting = { FORM($seat, "the") } dispose le labyrinthe.
decision-choose-room = Dans quelle salle entrez-vous ?
    .waiting = Les joueurs des héros choisissent une salle.
decision-choose-way = Par où allez-vous ?
    .waiting = Les joueurs des héros choisissent une direction.
decision-muster = Quel monstre envoyez-vous{ $gold ->
    [0] {""}
   *[other] {" "}(reste { $gold } pièces d’or)
} ?
    .waiting = { FORM($seat, "the") } choisit des monstres.
decision-place-hero = Où placez-vous { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } place un disque.
decision-place-monster = Où placez-vous { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } place un monstre.
decision-place-projectile = Où posez-vous { FORM($disc, "the") }, à 2,5 cm au plus { FORM($origin, "of") } ?
    .waiting = { FORM($seat, "the") } pose un projectile.
decision-place-summoned = Où posez-vous { FORM($summoned, "the") }, à 2,5 cm au plus { FORM($origin, "of") } ?
    .waiting = { FORM($seat, "the") } pose un disque.
decision-relocate = Où posez-vous { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } déplace un disque.
decision-choose-figure = Qui agit ?
    .waiting = { FORM($seat, "the") } choisit qui agit.
decision-choose-monster = Quel monstre agit ?
    .waiting = { FORM($seat, "the") } choisit un monstre.
decision-act = Que fait { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } choisit une action.
decision-go-on = { FORM($figure, "the") } poursuit-{ GENDER($figure) ->
    [feminine] elle
   *[other] il
} ({ $attack }) ?
    .waiting = { FORM($seat, "the") } peut poursuivre.
decision-flick = { $attack } : comment lancez-vous { FORM($disc, "the") } ?
    .waiting = { FORM($seat, "the") } vise.
decision-react = { $moment ->
    [combat-begun] Le combat va commencer.
    [round-ended] La manche s’achève.
    [hero-acted] { FORM($figure, "the") } a fini d’agir.
    [monster-acted] { FORM($figure, "the") } a fini d’agir.
    [strike-begun] { FORM($figure, "the") } s’apprête à attaquer ({ $attack }).
    [strike-landed] { FORM($figure, "the") } frappe { FORM($targets, "the") } ({ $attack }).
   *[other] { FORM($figure, "the") } a frappé { FORM($targets, "the") } ({ $attack }) : { $lost ->
        [0] aucun dégât
        [one] { $lost } dégât
       *[other] { $lost } dégâts
    }.
} Y répondez-vous ?
    .waiting = { FORM($seat, "the") } peut répondre.
decision-choose-origin = D’où part le sort { $spell } ?
    .waiting = { FORM($seat, "the") } choisit d’où part un sort.
decision-choose-start = D’où part l’action spéciale { $special } ?
    .waiting = { FORM($seat, "the") } choisit d’où part une action spéciale.
decision-pick-to-heal = Qui regagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie ?
    .waiting = { FORM($seat, "the") } désigne un héros.
decision-pick-to-hasten = Qui attaque une fois de plus ?
    .waiting = { FORM($seat, "the") } désigne un héros.
decision-pick-to-move = Qui change de place ?
    .waiting = { FORM($seat, "the") } désigne un disque.
decision-summon = Quel monstre rejoint { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } invoque des monstres.
decision-send-wanderer = Les héros n’ont attaqué personne. Envoyez-vous un monstre errant ?
    .waiting = { FORM($seat, "the") } peut envoyer un monstre errant.
decision-camp = Campez-vous ?
    .waiting = Les joueurs des héros décident s’ils campent.
decision-share-rest = Combien de points de vie regagne { FORM($figure, "the") }, sur { $points } ?
    .waiting = { FORM($seat, "the") } partage le repos.
decision-take-back-spells = Quels sorts { FORM($figure, "the") } reprend-{ GENDER($figure) ->
    [feminine] elle
   *[other] il
} ?
    .waiting = { FORM($seat, "the") } reprend des sorts.
decision-buy = Qu’achetez-vous ? Les héros ont ensemble { $gold } pièces d’or.
    .waiting = { FORM($seat, "the") } est chez le Marchand.
decision-bargain = { $card } : à quel prix ?
    .waiting = { FORM($seat, "the") } marchande.
decision-contribute = Que donne { FORM($figure, "the") } ? Il faut { $price } pièces d’or.
    .waiting = { FORM($seat, "the") } peut donner de l’or.
decision-heal = Quel service achetez-vous ? Les héros ont ensemble { $gold } pièces d’or.
    .waiting = { FORM($seat, "the") } est chez le Guérisseur.


## Options

option-accept = Accepter
    .text = Si tous acceptent, l’histoire est jouée.
option-decline = Refuser
    .text = La partie se joue sans l’histoire, quoi que répondent les autres.
option-keep = Comme avant
    .text = Le Maître reste le même.
option-name-overseer-name = { FORM($seat, "the") }
    .text = Si tous nomment la même personne, monstres et héros changent de mains.
option-take = { $hero }
    .text = Vous menez ce héros jusqu’au bout.
option-muster-take = { $monster }
    .text = Il rejoint les monstres de cette salle.
option-take-back-spells-take = { $spell }
    .text = Le sort peut être lancé de nouveau.
option-lift = { $place }
    .text = C’est cette carte du labyrinthe qu’on change.
option-build-maze-done = Terminé
    .text = Le labyrinthe est en place, et la partie commence.
option-buy-done = Terminé
    .text = Vos héros n’achètent plus rien ici.
option-heal-done = Terminé
    .text = Vous n’achetez plus de soins ici.
option-leave = La laisser
    .text = Le labyrinthe reste tel quel.
option-swap = Échanger avec : { $place }
    .text = Les deux cartes changent de place.
option-replace = Remplacer par : { $room }
    .text = La carte quitte la partie, celle-ci prend sa place.
option-enter = { $place }
    .text = Les héros entrent dans cette salle ; l’autre de la paire est laissée de côté.
option-go = Aller { FORM($direction, "to") }
    .text = Les héros vont à la carte suivante, de ce côté.
option-go-on-stop = S’arrêter
    .text = Les lancers qui restent sont perdus.
option-summon-stop = S’arrêter
    .text = Personne d’autre ne vient.
option-muster-stop = S’arrêter
    .text = Aucun autre monstre n’est envoyé dans cette salle.
option-act = { $figure }
    .text = Ce pion agit maintenant : il attaque, ou fait autre chose à la place.
option-wait = Laisser un autre joueur passer avant
    .text = Vos héros agiront plus tard dans ce tour.
option-end = Finir le tour
    .text = Les monstres qui n’ont pas agi ne font rien à cette manche.
option-finish = Finir la manche
    .text = Il ne reste aucun monstre : ceux des vôtres qui n’ont pas agi ne feront plus rien.
option-attack = { $sequence }
    .text = Ses lancers imprimés, l’un après l’autre. Le pion lancé qui frappe un ennemi le blesse.
option-special = { $special }
    .text = Au lieu de l’attaque ; usages et coûts sont sur son plateau.
option-cast = Lancer le sort { $spell }
    .text = Au lieu de l’attaque. Le sort est dépensé jusqu’à ce qu’on le reprenne.
option-use = Employer : { $card }
    .text = La carte agit maintenant, selon son texte.
option-act-pass = Passer
    .text = Rien n’est fait à cette manche, et il n’y aura pas d’autre action plus tard.
option-react-pass = Passer
    .text = Le moment passe, et rien n’est dépensé.
option-send-wanderer-pass = Passer
    .text = Personne ne vient.
option-go-on = Poursuivre
    .text = L’action continue par sa pichenette suivante.
option-from = Depuis { FORM($figure, "the") }
    .text = Le projectile part d’à côté de ce pion.
option-pick = { $figure }
    .text = C’est celui-ci.
option-summon = { $monster }
    .text = Il entre dans la salle, près de qui l’appelle.
option-send = Envoyer { FORM($monster, "a") }
    .text = Il rejoint le combat.
option-play = { $card }
    .text = La carte répond à ce moment, selon son texte.
option-camp = Camper
    .text = Chacun regagne de la vie ou des sorts, mais la case suivante peut être une embuscade.
option-march = Repartir
    .text = Pas de repos, et pas d’embuscade.
option-rest = { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}
    .text = Autant de points en vie ; le reste reprend des sorts.
option-buy = { $card }, pour { FORM($figure, "the") }
    .text = Les héros réunissent l’or ; la carte va à ce héros.
option-half = Moitié prix : { $price }
    .text = Un des achats à moitié prix est utilisé ; le plateau montre ce qu’il en reste.
option-full = Plein prix : { $price }
    .text = Aucun achat à moitié prix n’est utilisé.
option-give = { $gold } pièces d’or
    .text = Autant de la bourse de ce héros ; d’autres peuvent compléter.
option-touch = Toucher guérisseur pour { FORM($figure, "the") }
    .text = Payé ensemble : ce héros regagne de la vie.
option-revive = Résurrection { FORM($figure, "of") }
    .text = Payé ensemble : le héros mort revient.


## Ce qui parle pour une réponse

gain-won = La partie peut se décider là.
gain-band = Cela ménage les héros.
gain-cleared = Il restera moins de monstres à craindre.
gain-wounds = Cela use les héros.
gain-guard = Cela ménage les monstres.

## La table dessinée en texte

draw-title = { $phase }{ $round ->
    [0] {""}
   *[other] {" "}· manche { $round }
} · { $lord } · banque { $bank }
draw-path = Catacombes : { $rooms }
draw-hidden = ?
draw-key = héros et Alliés en capitales, monstres en minuscules, (O) obstacle, * mur de feu, o projectile
draw-place = { $mark } { $disc } { $x } ; { $y } cm
draw-health = santé { $health }/{ $full }
draw-dead = { GENDER($figure) ->
    [feminine] morte
   *[other] mort
}
draw-incapacitated = en incapacité
draw-acted = a agi
draw-wall = mur de feu
draw-gold = or { $gold }
draw-rage = rage { $rage }
draw-items = { $items }
draw-spells = Sorts : { $spells }

## Le but de la quête, et les raisons d’un nombre

goal-title = Les catacombes { FORM($lord, "of") }
goal-story = { $story } { $way }
goal-way-basic = Une salle après l’autre, jusqu’à l’antre.{ $camping ->
    [true] { " " }Entre deux salles, les héros peuvent camper, au risque d’une embuscade.
   *[false] { "" }
}
goal-way-branching = Une salle après l’autre, parfois au choix, jusqu’à l’antre.{ $camping ->
    [true] { " " }Entre deux salles, les héros peuvent camper, au risque d’une embuscade.
   *[false] { "" }
}
goal-way-labyrinth = L’antre se cache quelque part dans le labyrinthe.{ $camping ->
    [true] { " " }Entre deux salles, les héros peuvent camper, au risque d’une embuscade.
   *[false] { "" }
}
goal-cross-rooms = Traverser les { $count } salles qui précèdent l’antre
goal-find-lair = Trouver l’antre
goal-kill-lord = Tuer { FORM($lord, "the") } en lui ôtant ses { $health } points de vie
goal-kill-heroes = Tuer les { $count } héros, ou les mettre tous en incapacité à la fois
goal-end = La partie finit quand { FORM($lord, "the") } meurt et qu’un héros vit encore, quand le dernier héros meurt, ou quand aucun héros vivant ne peut plus agir{ $allies ->
    [true] { " " }et qu’il ne reste aucun Allié pour le faire
   *[false] { "" }
}.
why-printed = valeur imprimée
why-agreed = convenu à la table
why-critical = critique
why-announced = critique annoncé
why-stone = cible pétrifiée
