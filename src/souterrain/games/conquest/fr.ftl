# Les phrases d’À la conquête des catacombes. Une phrase du journal est `log-` et le nom de l’événement, une question
# `decision-` et son genre (`.waiting` : ce que lisent les autres), une option `option-` et son verbe, ou `option-`, genre et
# verbe là où il faut d’autres mots. Les cases (`$disc`) sont nommées par `naming.py` ; les noms viennent des paquets.

## La table

seat-sword = joueur Épée
    .gender = masculine
    .the = le joueur Épée
    .of = du joueur Épée
seat-sword-1 = joueur Épée 1
    .gender = masculine
    .the = le joueur Épée 1
    .of = du joueur Épée 1
seat-sword-2 = joueur Épée 2
    .gender = masculine
    .the = le joueur Épée 2
    .of = du joueur Épée 2
seat-skull = joueur Crâne
    .gender = masculine
    .the = le joueur Crâne
    .of = du joueur Crâne
seat-skull-1 = joueur Crâne 1
    .gender = masculine
    .the = le joueur Crâne 1
    .of = du joueur Crâne 1
seat-skull-2 = joueur Crâne 2
    .gender = masculine
    .the = le joueur Crâne 2
    .of = du joueur Crâne 2

setting-seats = Nombre de joueurs
setting-lone = À trois, l’équipe jouée par un seul
setting-lone-skull = Crâne
setting-lone-sword = Épée
setting-arena = Des murs, ou un tapis aux bords ouverts
setting-arena-walls = murs
setting-arena-mat = tapis
setting-obstacles = La disposition des obstacles
    .text = Si les équipes en conviennent, celle qui ouvre en propose une ; elle est posée si tous les autres l’acceptent, sinon c’est celle choisie ici.
setting-obstacles-table = comme choisie ici
setting-obstacles-agreed = au gré des équipes
setting-sword-health = Jetons Santé de l’équipe Épée
setting-skull-health = Jetons Santé de l’équipe Crâne
setting-abilities = Les cartes ont des capacités
setting-armour = Les armures protègent
setting-draw-at-end = On pioche à la fin du tour
setting-exhaustion = Une pioche épuisée coûte de la santé
setting-shared-hands = Les coéquipiers voient leurs cartes
setting-hand = La main qui donne la pichenette
    .text = De combien une pichenette dévie, au hasard, pour les humains comme pour les ordinateurs. Le cône devant le pion le montre.
setting-hand-steady = sûre : exactement comme visé
setting-hand-human = humaine : dévie un peu
setting-hand-shaky = tremblante : dévie beaucoup
setting-hand-skill = à l’adresse : lâcher quand l’aiguille est au milieu
setting-wood = Le bois des pions
    .text = Le vrai bois accroche et tourne : les bandes renvoient plus droit, et les pions se chassent un peu de côté.
setting-wood-plain = simple
setting-wood-real = vrai, avec rotation
setting-unsteadiness = Tremblement du doigt, en millièmes
setting-aim-help = Aide à la visée, pour les mains qui tremblent

disc-sword-1 = Épée 1
    .gender = masculine
    .the = le pion Épée 1
    .of = du pion Épée 1
disc-sword-2 = Épée 2
    .gender = masculine
    .the = le pion Épée 2
    .of = du pion Épée 2
disc-skull-1 = Crâne 1
    .gender = masculine
    .the = le pion Crâne 1
    .of = du pion Crâne 1
disc-skull-2 = Crâne 2
    .gender = masculine
    .the = le pion Crâne 2
    .of = du pion Crâne 2

card-targeted = { $shot } ({ GENDER($shot) ->
    [feminine] ciblée
   *[other] ciblé
})
card-amount = { $ability } { $amount }
card-armour = armure

draw-short = { $short ->
    [0] {""}
   *[other]  : la pioche n’en a pas davantage
}


## Le journal

log-hands-dealt = { FORM($seats, "the") } { $seats-count ->
    [one] a
   *[other] ont chacun
} { $hand } cartes en main ; la pioche en a { $pile }.
log-obstacles-laid = Les obstacles sont { FORM($obstacles, "the") }.
log-opener-drawn = { FORM($team, "the") } est tirée au sort pour commencer.
log-obstacles-agreed = Tous sont d’accord sur les obstacles : { $layout }.
log-obstacles-declined = { FORM($seats, "the") } { $seats-count ->
    [one] refuse
   *[other] refusent
}. Les obstacles sont posés comme prévu à la table : { $layout }.
log-corner-taken = Le premier pion { FORM($team, "of") } part de son coin { $corner ->
    [left] gauche
   *[right] droit
}.
log-turn-begun = Tour { $turn } : { $disc }
log-drawn = { FORM($seat, "the") } { $among ->
    [0] pioche { $cards }{ draw-short }
   *[other] garde { FORM($cards, "the") }
}.
log-drawn-hidden = { FORM($seat, "the") } { $among ->
    [0] pioche { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }{ draw-short }
    [one] la garde
   *[other] en garde une
}.
log-pile-empty = La pioche { FORM($team, "of") } est vide : { FORM($seat, "the") } ne pioche rien et { $hand ->
    [0] n’a plus de carte
    [one] n’a plus qu’une carte
   *[other] n’a plus que { $hand } cartes
} en main.
    .staged = La pioche est vide : { FORM($seat, "the") } ne pioche rien.
log-card-played = { FORM($seat, "the") } joue { $nth ->
    [1] { FORM($card, "the") }
    [2] une seconde carte, { FORM($card, "the") },
   *[other] une carte de plus, { FORM($card, "the") },
} pour { FORM($disc, "the") } ({ FORM($card, "print") }).
log-ability-used = { FORM($seat, "the") } { $may ->
    [true] peut employer
   *[false] emploie
} la capacité { $ability }{ $amount ->
    [0] {""}
   *[other] { " " }{ $amount }
}.
log-ability-idle = { $why ->
    [damage] { $ability } demande des dégâts, et aucun tir n’en a fait.
    [shackled] Elle ne donne aucun déplacement d’obstacle : l’équipe est entravée à ce tour.
    [declined] { FORM($seat, "the") } n’en fait pas usage.
    [hand] Elle ne prend rien : la main visée est vide.
    [armour] Elle ne brise rien : l’autre équipe n’a pas d’armure sur la table.
   *[sign] Elle ne donne rien : { FORM($seat, "the") } n’a pas de carte du même signe dans sa défausse.
}
log-rallied = { FORM($disc, "the") } a droit à un lancer de plus : { FORM($shot, "a") }, car { $why ->
    [role] { FORM($card, "the") } est au-dessus de sa défausse.
    [other] un tir de combat demande une carte de rôle { $wanted } au-dessus de sa défausse, et { FORM($card, "the") } s’y trouve.
   *[empty] un tir de combat demande une carte de rôle { $wanted } au-dessus de sa défausse, qui est vide.
}
log-discarded = { FORM($card, "the") } va dans la défausse { FORM($team, "of") }{ $why ->
    [strength] , pour une vague plus forte.
    [armour] {""}, son armure ayant servi.
    [broken]  : son armure est brisée, au choix { FORM($seat, "of") }.
    [stunned] {""}, carte sacrifiée parce que le pion est assommé.
    [ransacked] {""}, carte prise au hasard dans la main { FORM($seat, "of") }.
   *[played] .
}
log-card-kept = { FORM($card, "the") } reste sur la table comme armure { FORM($team, "of") }.
log-put-down = On pose { FORM($disc, "the") } près { FORM($origin, "of") } : ce tir peut partir de chaque pion de l’équipe.
log-no-room = La place manque pour poser { FORM($piece, "the") } près { FORM($disc, "of") } : le tir est perdu.
log-shot-begun = { FORM($disc, "the") } : { $shot }{ $count ->
    [0] .
    [1] .
   *[other] { " " }({ $number } sur { $count }).
}
log-target-named = { FORM($disc, "the") } désigne sa cible : { FORM($target, "the") }.
log-flicked = { $attempt ->
    [1] { FORM($seat, "the") } lance { FORM($disc, "the") }{ $more ->
        [0] .
        [one]  ; un autre déplacement d’obstacle suivra.
       *[other]  ; { $more } autres déplacements d’obstacle suivront.
    }
   *[other] Second essai : de son point d’arrêt, on relance { FORM($disc, "the") } vers { FORM($target, "the") }.
}
log-put-back = { $why ->
    [pushed] { $chain-count ->
        [0] Au contact { FORM($by, "of") },
       *[other] De proche en proche ({ $chain } → { $disc }),
    } { FORM($disc, "the") } sort du tapis ; on l’y repose.
   *[alone] { FORM($disc, "the") } quitte le tapis ; on l’y repose.
}
log-retry-declined = { FORM($seat, "the") } ne fait pas de second essai.
log-taken-away = On retire { FORM($disc, "the") } de l’arène.
log-hit = { FORM($by, "the") } touche { FORM($disc, "the") }.
log-missed = { $why ->
    [target] { FORM($by, "the") } manque sa cible, { FORM($target, "the") }{ $met ->
        [others] .
        [obstacle] {""}, et ne touche que { FORM($obstacles, "the") }.
       *[nobody] {""}, et ne touche personne.
    }
    [obstacle] { FORM($by, "the") } ne touche personne, seulement { FORM($obstacles, "the") }.
   *[nobody] { FORM($by, "the") } ne touche personne.
}
log-spared = { $why ->
    [move] { FORM($by, "the") } heurte { FORM($disc, "the") } sans dommage : c’était un déplacement.
    [companion] { $own ->
        [true] { FORM($by, "the") } revient sur { FORM($disc, "the") }, qui tirait, sans dommage : un tir ne blesse pas sa propre équipe.
       *[false] { FORM($by, "the") } heurte { FORM($disc, "the") } sans dommage : un tir ne blesse pas sa propre équipe.
    }
    [wall] { FORM($by, "the") } heurte { FORM($disc, "the") } sans dommage : un mur avait été touché d’abord.
    [target] { FORM($by, "the") } heurte { FORM($disc, "the") } sans dommage : la cible désignée était une autre.
   *[obstacle] { FORM($by, "the") } heurte { FORM($discs, "the") } sans dommage : un obstacle ne blesse personne.
}
log-shot-blocked = { FORM($seat, "the") } emploie une armure ({ $card }) : { FORM($discs, "the") } { $discs-count ->
    [one] échappe
   *[other] échappent
} à ce tir.
log-armour-declined = { FORM($seat, "the") } n’emploie aucune armure : { FORM($cards, "the") } { $cards-count ->
    [one] reste
   *[other] restent
} sur la table.
log-armour-pierced = { FORM($card, "the") } perce les armures : aucune ne protège de ce tir.
log-tokens-lost = { FORM($team, "the") } perd { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}{ $why ->
    [exhaustion] , car sa pioche est vide
   *[shot] { $short ->
        [0] { $damage ->
            [1] {""}
           *[other] {" "}({ $more ->
                [0] { $shot }
               *[other] { $printed } pour { $shot }, { $more } de plus pour la carte sacrifiée
            })
        }{ $discs-count ->
            [one] {""}
           *[other] , { $damage } par pion touché
        }
       *[other] , tout ce qu’elle avait
    }
} : il { $left ->
    [0] n’en reste aucun.
   *[other] en reste { $left }.
}
log-tokens-captured = { FORM($team, "the") } en capture { $amount } : elle en a { $left } à présent.
log-tokens-gained = { FORM($team, "the") } prend { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} dans la banque{ $same ->
    [true] {""}, car { FORM($card, "the") }, dans sa défausse, porte le même signe
   *[false] {""}
} : l’équipe en a { $left } à présent, la banque { $bank ->
    [0] n’en a plus
   *[other] { $bank }
}.
log-stunned = { FORM($team, "the") } est assommée pour son prochain tour.
log-stun-suffered = { FORM($disc, "the") } est assommé : il sacrifie une carte sans effet et ne fait qu’un tir de déplacement.
log-shackled = { FORM($team, "the") } ne déplacera pas d’obstacle à son prochain tour.
log-obstacles-held = { FORM($team, "the") } est entravée et ne déplace pas d’obstacle à ce tour.
log-moves-added = { FORM($seat, "the") } fera { $amount ->
    [one] un déplacement d’obstacle
   *[other] { $amount } déplacements d’obstacle
} de plus à ce tour.
log-reshuffled = { FORM($team, "the") } mêle sa défausse à sa pioche : la pioche a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à présent.
log-looked-ahead = Les prochaines cartes de la pioche : { $cards }.
log-looked-ahead-hidden = { FORM($seat, "the") } regarde { $cards ->
    [one] la prochaine carte
   *[other] les { $cards } prochaines cartes
} de la pioche.
log-laid-back = { FORM($seat, "the") } repose sur la pioche, la carte du dessus d’abord : { $sequence }.
log-laid-back-hidden = { FORM($seat, "the") } repose { $sequence ->
    [one] une carte sur la pioche
   *[other] { $sequence } cartes sur la pioche, dans un ordre que les autres ignorent
}.
log-swapped = { FORM($disc, "the") } et { FORM($other, "the") } échangent leurs places.
log-marker-turned = On retourne le marqueur { FORM($team, "of") }.
log-game-ended = { $cause ->
    [reserve] La partie s’arrête : { FORM($team, "the") } n’a plus de jeton.
    [bank] La partie s’arrête : la banque est vide.
   *[hand] La partie s’arrête : { FORM($team, "the") } n’a plus de carte à jouer.
}
log-won = { FORM($team, "the") } l’emporte, ayant { $counted ->
    [tokens] plus de jetons : { $ours } contre { $theirs }.
   *[cards] autant de jetons, { $tokens }, et plus de cartes en main : { $ours } contre { $theirs }.
}
log-tied = Les deux équipes ont { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main : la partie est nulle.


## Questions

decision-propose-obstacles = Comment disposer les obstacles ? Tous les autres doivent l’accepter.
    .waiting = { FORM($seat, "the") } propose une disposition des obstacles.
decision-agree-obstacles = { FORM($proposer, "the") } propose pour les obstacles : { $layout }. Êtes-vous d’accord ?
    .waiting = { FORM($seat, "the") } réfléchit à une disposition des obstacles.
decision-choose-corner = De quel coin part votre premier pion, vu de votre côté ?
    .waiting = { FORM($seat, "the") } choisit un coin.
decision-play-card = Quelle carte jouez-vous avec { FORM($disc, "the") } ?
    .waiting = { FORM($seat, "the") } choisit une carte.
decision-give-up-card = { FORM($disc, "the") } est assommé : quelle carte sacrifiez-vous ?
    .waiting = { FORM($seat, "the") } sacrifie une carte.
decision-name-target = Quel pion est la cible ({ $shot }) ?
    .waiting = { FORM($seat, "the") } désigne une cible.
decision-choose-origin = De quel pion part le tir ({ $shot }) ?
    .waiting = { FORM($seat, "the") } choisit d’où tirer.
decision-place-projectile = Où posez-vous { FORM($disc, "the") }, à 2,5 cm au plus { FORM($origin, "of") } ?
    .waiting = { FORM($seat, "the") } pose un projectile.
decision-flick = { $attempt ->
    [one] { $shot }
   *[other] { $shot }, second essai
} : comment lancez-vous { FORM($disc, "the") } ?
    .waiting = { FORM($seat, "the") } vise.
decision-try-again = { FORM($target, "the") } est manqué. Relancez-vous le projectile d’où il est ?
    .waiting = { FORM($seat, "the") } peut retenter le tir.
decision-strengthen = Défaussez-vous une carte pour causer { $damage } dégâts ?
    .waiting = { FORM($seat, "the") } peut défausser une carte pour frapper plus fort.
decision-use-armour = { $shot } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}. Employez-vous une armure ?
    .waiting = { FORM($seat, "the") } peut employer une armure.
decision-choose-obstacle = Quel obstacle lancez-vous ?
    .waiting = { FORM($seat, "the") } choisit un obstacle.
decision-flick-obstacle = Comment lancez-vous { FORM($disc, "the") } ?
    .waiting = { FORM($seat, "the") } lance un obstacle.
decision-drop-armour = Quelle carte Armure défaussez-vous ?
    .waiting = { FORM($seat, "the") } défausse une carte Armure.
decision-take-card = Quelle carte prenez-vous en main ?
    .waiting = { FORM($seat, "the") } prend une carte de la pioche.
decision-order-cards = Quelle carte reposez-vous en position { $place } à partir du dessus ?
    .waiting = { FORM($seat, "the") } repose des cartes sur la pioche.
decision-swap = Avec quel pion { FORM($mover, "the") } change-t-il de place ?
    .waiting = { FORM($seat, "the") } peut échanger deux pions.


## Options

option-lay = { $layout }
    .text = Les obstacles sont disposés ainsi si tous les autres l’acceptent, sinon comme prévu à la table.
option-agree = D’accord
    .text = Si personne ne refuse, les obstacles sont disposés ainsi.
option-decline = Refuser
    .text = Les obstacles sont disposés comme prévu à la table.
option-left = Coin gauche
    .text = Le premier pion part de là, le second de l’autre coin.
option-right = Coin droit
    .text = Le premier pion part de là, le second de l’autre coin.
option-play = { $card } ({ FORM($card, "print") })
    .text = Ses tirs se font l’un après l’autre, dans l’ordre imprimé ; puis sa capacité.
option-play-card-pass = Ne pas jouer de carte
    .text = Les cartes restent en main, et le tour continue.
option-give-up = Sacrifier { FORM($card, "the") }
    .text = La carte est défaussée sans effet : c’est le prix de l’étourdissement.
option-target = { $disc }
    .text = Le tir ne peut blesser que ce pion ; un tir manqué peut être retenté.
option-from = Tirer depuis { FORM($disc, "the") }
    .text = Le projectile est posé près de ce pion.
option-try-again = Retenter
    .text = Le même tir une fois de plus, sur la même cible.
option-try-again-pass = Passer
    .text = Le tir s’arrête là, sans dégât.
option-discard = Défausser { FORM($card, "the") }
    .text = La carte est dépensée pour cela.
option-strengthen-pass = Ne rien défausser
    .text = Le tir fait ses dégâts ordinaires.
option-use = Employer une armure : { $card }
    .text = Les dégâts de ce tir sont annulés ; l’armure est défaussée.
option-use-armour-pass = Encaisser
    .text = Les jetons sont perdus ; l’armure est gardée pour un autre tir.
option-obstacle = { $disc }
    .text = On le lance ; il ne blesse personne.
option-choose-obstacle-pass = N’en lancer aucun
    .text = Les obstacles restent où ils sont.
option-drop = Défausser { FORM($card, "the") }
    .text = Cette armure ne protège plus.
option-take = Prendre { FORM($card, "the") }
    .text = Elle va dans votre main.
option-put-next = { $card }
    .text = Elle prend cette place sur la pioche.
option-swap = { $disc }
    .text = Les deux échangent leurs places.
option-swap-pass = Rester en place
    .text = Aucun pion ne change de place.


## Ce qui parle pour une réponse

gain-won = La partie peut se décider là.
gain-harm = L’équipe adverse y perd de la santé.
gain-health = Sa propre équipe est épargnée.
gain-armour = Une armure est en jeu.
gain-stun = Quelqu’un pourrait perdre son tour.

## La table dessinée en texte

draw-title = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn } · { $disc } agit
} · banque { $bank }
draw-key = (É) Épée, (C) Crâne, < > cristaux, o projectile
draw-mark-sword = É
draw-mark-skull = C
draw-place = { $disc } { $x } ; { $y } cm
draw-team = { $team } : santé { $health }
draw-pile = pioche { $count }
draw-discards = défausse { $count }
draw-last = dernière : { $card }
draw-kept = armures : { $cards }
draw-stunned = assommée
draw-shackled = pas de déplacement d’obstacle
draw-hand = Votre main
draw-hand-shared = La main de votre coéquipier ({ $seat })
draw-hand-other = { $count ->
    [0] { FORM($seat, "the") } n’a plus de carte en main.
    [one] { FORM($seat, "the") } a une carte en main.
   *[other] { FORM($seat, "the") } a { $count } cartes en main.
}

## Le but de la partie, et ce que feraient les cartes

goal-brief = Équipe contre équipe, deux pions chacune, { $arena ->
    [walls] entre quatre murs
   *[mat] sur un tapis aux bords ouverts
}.
goal-reserve = Vider la réserve { FORM($team, "of") }, { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} Santé
goal-end = La partie finit quand une réserve ou la banque ({ $bank }) est vide, ou quand celui dont c’est le tour n’a aucune carte à jouer. L’équipe qui a le plus de jetons gagne alors ; à égalité, celle qui a le plus de cartes en main. { $lead }
lead-nobody = Pour l’instant, personne ne gagnerait.
lead-team = Pour l’instant, { FORM($team, "the") } gagnerait par { $counted ->
    [tokens] ses jetons
   *[cards] ses cartes en main
}.
why-discard = une carte défaussée
would-gain = { $count ->
    [one] { $count } jeton de la banque, en l’état
   *[other] { $count } jetons de la banque, en l’état
}
would-draw = { $count ->
    [one] { $count } carte de la pioche, en l’état
   *[other] { $count } cartes de la pioche, en l’état
}
would-shoot = En l’état : { $shot }
would-nothing = En l’état, rien
would-end = En l’état, elle met fin à la partie. { $lead }
