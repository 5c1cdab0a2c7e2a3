# Les phrases que l’extension ajoute à celles de Catacombs, et une qu’elle dit à sa façon (`decision-react`).

## La table

setting-lord-warchief = Chef de guerre orc
setting-lord-hydra = Hydre
setting-lord-shapeshifter = Métamorphe
setting-lord-underworld-queen = Reine des enfers
setting-lord-extra = Santé ajoutée à un Seigneur de l’extension
    .text = Les pistes des nouveaux Seigneurs le permettent : une fin plus dure.
setting-fighter = Paladin ou Barbare
    .text = Lequel des deux part avec la troupe.
setting-fighter-paladin = Paladin
setting-fighter-barbarian = Barbare
setting-archer = Princesse des glaces ou Elfe
    .text = Laquelle des deux part avec la troupe.
setting-archer-ice-princess = Princesse des glaces
setting-archer-elf = Elfe
setting-hunter = Chasseur de sorcières ou Voleur
    .text = Lequel des deux part avec la troupe.
setting-hunter-witch-hunter = Chasseur de sorcières
setting-hunter-thief = Voleur
setting-caster = Sorcière ou Magicien
    .text = Qui des deux part avec la troupe.
setting-caster-witch = Sorcière
setting-caster-wizard = Magicien
setting-altar = L’Autel de Soloth précède le Seigneur
    .text = Les héros peuvent y offrir de l’or pour une carte de plus.
setting-ice-choice = Qui choisit le monstre gelé par une pique
    .text = Quand une pique touche plusieurs monstres.
setting-ice-choice-thrower = qui la lance
setting-ice-choice-overseer = le Maître

phase-altar = L’Autel de Soloth


## Le journal

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
    [incorporeal] { FORM($target, "the") } n’a pas de corps : il faut l’envoyer hors du plateau.
    [family] Cette attaque ne vise que certains monstres ({ $families }) : elle ne fait rien { FORM($target, "to") }.
    [fireproof] Le feu ne fait rien { FORM($target, "to") }.
   *[harmless] Cette attaque ne cause pas de dégât { FORM($target, "to") }.
}
log-ally-lost = { $why ->
    [destroyed] { FORM($figure, "the") } est { GENDER($figure) ->
        [feminine] détruite.
       *[other] détruit.
    }
    [alone] Sans { FORM($hero, "the") }, { FORM($figure, "the") } quitte aussi la salle.
    [corroded] Avec la carte, { FORM($figure, "the") } disparaît aussi.
   *[over] Le combat fini, { FORM($figure, "the") } s’en va.
}
log-not-paid = Les { $price } pièces d’or n’ont pas été réunies pour { $service ->
    [touch] un Toucher guérisseur { FORM($patient, "to") }
    [resurrection] la Résurrection { FORM($patient, "of") }
    [offering] l’offrande
    [pay-to-reveal] dévoiler une carte de plus
   *[payment] un équipement destiné { FORM($patient, "to") } ({ $card })
}. Mis ensemble : { $given_parts }.
log-gold-spent = { FORM($figure, "the") } paie { $gold } pièces d’or pour { $service ->
    [touch] un Toucher guérisseur { FORM($patient, "to") }
    [resurrection] la Résurrection { FORM($patient, "of") }
    [offering] l’offrande de { $price } pièces d’or
    [pay-to-reveal] une carte de plus
   *[payment] un équipement destiné { FORM($patient, "to") }, { $card }
} (il en reste { $purse }).
log-sat-out = { $why ->
    [held] Dans la glace : aucune action pour { FORM($targets, "the") }.
   *[down] En incapacité : aucune action pour { FORM($targets, "the") }.
}
log-frozen = { FORM($figure, "the") } est { GENDER($figure) ->
    [feminine] gelée
   *[other] gelé
}{ $others-count ->
    [0] .
   *[other]  ; une seule pique ne peut tenir aussi { FORM($others, "the") }.
}
log-unfrozen = { FORM($figure, "the") } ne gèle pas : { $why ->
    [lord] la glace ne tient pas un Seigneur.
    [incorporeal] faute de corps.
   *[frozen] une pique est déjà posée dessus.
}
log-thawed = La glace libère { FORM($figure, "the") } : la pique { $why ->
    [edge] est passée par-dessus bord.
    [corroded] a été rongée.
   *[knocked] est tombée sous le choc.
}
log-frozen-claimed = { FORM($target, "the") }, toujours { GENDER($target) ->
    [feminine] gelée
   *[other] gelé
}, revient { FORM($figure, "to") } ({ $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} d’or).
log-armour-used = { FORM($figure, "the") } ignore l’attaque grâce à son armure (il en reste { $armour }).
log-stayed = { FORM($figure, "the") } reste sur place.
log-ally-called = { FORM($figure, "the") } appelle { FORM($targets, "the") } pour la salle suivante.
log-stayed-dead = { FORM($figure, "the") } ne renaît pas : il ne reste aucun autre monstre.
log-armour-restored = L’armure { FORM($figure, "of") } revient à { $armour }.
log-magic-spent = { FORM($figure, "the") } dépense { $amount } { $amount ->
    [one] point
   *[other] points
} de magie (il en reste { $magic }).
log-health-spent = Faute de magie, { FORM($figure, "the") } sacrifie { $amount } { $amount ->
    [one] point
   *[other] points
} de vie (il en reste { $health }).
log-magic-gained = { FORM($figure, "the") } gagne { $amount } { $amount ->
    [one] point
   *[other] points
} de magie ({ $magic } à présent).
log-trophies-kept = { FORM($figure, "the") } garde en trophée : { FORM($targets, "the") }.
log-trophies-stored = { FORM($figure, "the") } conserve ses autres monstres pour plus tard.
log-artefact-priced = { $artefact } : cet artefact coûte { $price } { $price ->
    [one] monstre
   *[other] monstres
} { FORM($figure, "to") }.
log-trophy-spent = Pour un artefact ({ $artefact }), { FORM($figure, "the") } rend { FORM($monster, "a") } à la réserve{ $left ->
    [0] .
   *[other] {" "}(encore { $left } à rendre).
}
log-trophies-reclaimed = Le Maître reprend { $count ->
    [one] { FORM($monster, "a") }
   *[other] { $count } { FORM($monster, "plural") }
} au Chasseur de sorcières.
log-artefact-activated = { FORM($figure, "the") } met un artefact en service : { $artefact }.
log-reward-given = { FORM($figure, "the") } trouve un équipement sur { FORM($target, "the") } : { $card }.
log-reward-missing = Rien à trouver sur { FORM($target, "the") } : la carte { $card } n’est pas dans la pioche.
log-card-shown = Le Marchand dévoile une carte de plus : { $card }.
log-card-offered = L’autel propose un équipement : { $card }.
log-gift-taken = { FORM($figure, "the") } reçoit de l’autel : { $card }.
log-gift-refused = { $card } : { $why ->
    [useless] aucun héros vivant n’en a l’usage, et la carte
   *[refused] la carte est refusée par { FORM($seats, "the") } et
} passe sous la pioche.
log-altar-left = { $why ->
    [blessed] L’autel ne donne qu’une carte : les héros le quittent.
    [nothing] Plus de carte, ou pas de quoi faire une offrande : les héros quittent l’Autel de Soloth.
   *[done] Les héros quittent l’Autel de Soloth.
}
log-corroded = { FORM($by, "the") } a fait souffrir { FORM($figure, "the") } : pour la corrosion, le Maître tire parmi les équipements de ce héros et une carte de la pioche ; { $card } quitte la partie.
log-corrosion-averted = { FORM($by, "the") } a fait souffrir { FORM($figure, "the") } : pour la corrosion, le Maître tire parmi les équipements de ce héros et une carte de la pioche ; c’est cette dernière, rien n’est perdu.
log-evaded = { FORM($figure, "the") } bat en retraite.
log-banished = { FORM($target, "the") } est { GENDER($target) ->
    [feminine] chassée
   *[other] chassé
} de la salle par { FORM($by, "the") }{ $chain-count ->
    [0] {""}
   *[other] , de proche en proche : { $chain } → { $target }
}{ $gold ->
    [0] .
   *[other] {" "}({ $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} d’or).
}
log-dismounted = { FORM($figure, "the") } se relève près de sa monture morte et combat à pied.
log-risen = { FORM($figure, "the") } renaît, indemne : il reste un autre monstre.
log-enslaved = { FORM($figure, "the") } doit agir aussitôt en esclave { FORM($by, "of") }, en plus de son action.
log-mended = Un héros ayant souffert du coup, le toucher de décrépitude { FORM($by, "of") } rend toute sa vie { FORM($figure, "to") } ({ $health } { $health ->
    [one] point
   *[other] points
} à présent).
log-wall-raised = { FORM($figure, "the") } dresse un mur de feu : { FORM($disc, "the") }.
log-roused = Le cri de guerre { FORM($by, "of") } fait agir aussitôt { FORM($figure, "the") }, en plus de son action.
log-mimicked = { FORM($figure, "the") } attaque comme les { FORM($monsters, "plural") }.
log-swapped = { FORM($figure, "the") } échange sa place avec { FORM($target, "the") }.
log-unharmed = { FORM($target, "the") } n’en souffre pas, { $why ->
    [veiled] grâce à son voile.
    [absorbed] car seul un coup de poing lui fait du mal.
   *[incorporeal] faute de corps.
}
log-survived = { $card } sauve { FORM($figure, "the") }, à qui il reste { $health } { $health ->
    [one] point
   *[other] points
} de vie.


## Questions

decision-react = { $moment ->
    [combat-begun] Le combat va commencer.
    [round-ended] La manche s’achève.
    [hero-acted] { FORM($figure, "the") } a fini d’agir.
    [monster-acted] { FORM($figure, "the") } a fini d’agir.
    [monster-frozen] { FORM($figure, "the") } vient de geler { FORM($target, "the") }.
    [strike-begun] { FORM($figure, "the") } s’apprête à attaquer ({ $attack }).
    [strike-landed] { FORM($figure, "the") } frappe { FORM($targets, "the") } ({ $attack }).
   *[other] { FORM($figure, "the") } a frappé { FORM($targets, "the") } ({ $attack }) : { $lost ->
        [0] aucun dégât
        [one] { $lost } dégât
       *[other] { $lost } dégâts
    }.
} Y répondez-vous ?
    .waiting = { FORM($seat, "the") } peut répondre.
decision-pick-to-freeze = Quel monstre est gelé ?
    .waiting = { FORM($seat, "the") } désigne le monstre gelé.
decision-pick-slave = Quel monstre devient l’esclave et agit ?
    .waiting = { FORM($seat, "the") } désigne un esclave.
decision-pick-spike = Quelle pique de glace est perdue : celle de quel monstre ?
    .waiting = { FORM($seat, "the") } désigne une pique de glace.
decision-pick-to-mend = Quel monstre blessé retrouve sa santé ?
    .waiting = { FORM($seat, "the") } désigne un monstre.
decision-pick-to-rouse = Quel monstre le cri de guerre fait-il agir ?
    .waiting = { FORM($seat, "the") } désigne un monstre.
decision-pick-to-swap = Avec qui { FORM($figure, "the") } échange sa place ?
    .waiting = { FORM($seat, "the") } désigne un monstre.
decision-mimic = De qui { FORM($figure, "the") } imite l’attaque ?
    .waiting = { FORM($seat, "the") } choisit une attaque.
decision-step-aside = Déplacez-vous { FORM($figure, "the") } dans la zone des monstres ?
    .waiting = { FORM($seat, "the") } peut déplacer le Seigneur.
decision-place-wall = Où { FORM($figure, "the") } pose un mur de feu ?
    .waiting = { FORM($seat, "the") } pose un mur de feu.
decision-advance = Déplacez-vous { FORM($figure, "the") } avant la première manche ?
    .waiting = { FORM($seat, "the") } peut déplacer un héros.
decision-call-ally = Appelez-vous un Allié dans cette salle ? Coût : { $magic ->
    [one] { $magic } point
   *[other] { $magic } points
} de magie.
    .waiting = { FORM($seat, "the") } peut appeler un Allié.
decision-share-gain = { FORM($figure, "the") } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} : combien en santé ? Le reste va à la magie.
    .waiting = { FORM($seat, "the") } répartit des points.
decision-activate-artefact = Quel artefact paie { FORM($figure, "the") } ?
    .waiting = { FORM($seat, "the") } peut payer des artefacts.
decision-pay-trophy = { $artefact } : quel monstre rendez-vous ?
    .waiting = { FORM($seat, "the") } paie un artefact.
decision-reclaim = La réserve n’a plus assez de monstres ({ FORM($monster, "plural") }). Combien en reprenez-vous au Chasseur de sorcières ?
    .waiting = { FORM($seat, "the") } peut reprendre des monstres.
decision-offer = Faites-vous une offrande ? Les héros ont ensemble { $gold } pièces d’or.
    .waiting = { FORM($seat, "the") } est devant l’autel.
decision-accept-gift = Prenez-vous cet équipement : { $card } ?
    .waiting = Les joueurs des héros décident du sort de la carte.
decision-give-gift = Qui reçoit la carte ?
    .waiting = Les joueurs des héros désignent un héros.


## Options

option-share = { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
}
    .text = Autant de points en vie ; le reste en magie.
option-activate = { $artefact }
    .text = On rend des trophées pour lui ; il sert désormais.
option-store = Garder les monstres
    .text = Les trophées sont gardés pour un artefact à venir.
option-give-up = { $monster }
    .text = Ce trophée retourne à la réserve.
option-reclaim = { $count ->
    [0] Aucun
   *[other] { $count }
}
    .text = Autant de trophées de cette sorte retournent à la réserve.
option-reveal = Voir une carte de plus : { $price } pièces d’or
    .text = Payé ensemble : une carte de plus est en vente.
option-offer = Offrir { $price } pièces d’or
    .text = Payé ensemble : l’autel dévoile une carte, à prendre ou à refuser ensemble.
option-accept-gift-accept = Accepter
    .text = Si tous acceptent, la carte va à un héros à qui elle sert.
option-refuse = Refuser
    .text = La carte va sous la pioche, quoi que répondent les autres.
option-give-to = { $figure }
    .text = La carte va à ce héros.
option-unused = Une pique inutilisée
    .text = Un monstre que personne n’a encore croisé.
option-advance = Déplacer
    .text = Il se déplace d’abord d’une pichenette, sans dommage.
option-offer-done = Terminé
    .text = Vous n’offrez plus rien à cet autel.
option-call-ally-pass = Passer
    .text = Pas de compagnie dans cette salle, et pas de magie dépensée.
option-stay = Rester sur place
    .text = Le pion ne bouge pas.
option-step-aside = Déplacer
    .text = Le pion est posé à un endroit libre de la zone des monstres.
option-mimic = { $monster } : { $sequence }
    .text = Il attaque comme ce monstre.
option-call = { $card }
    .text = Cette carte entre dans la salle.


## La table dessinée en texte

draw-armour = armure { $armour }
draw-magic = magie { $magic }
draw-trophies = monstres gardés : { $trophies }
draw-artefacts = en service : { $artefacts }
draw-frozen = { GENDER($figure) ->
    [feminine] gelée
   *[other] gelé
}
