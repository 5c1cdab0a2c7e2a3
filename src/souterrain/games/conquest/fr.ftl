# Les phrases d’À la conquête des catacombes. Une phrase du journal est `log-` et le nom de l’événement, une question
# `decision-` et son genre (`.waiting` : ce que lisent les autres), une option `option-` et son verbe, ou `option-`, genre et
# verbe là où il faut d’autres mots. Les cases (`$disc`) sont nommées par `naming.py` ; les noms viennent des paquets.

## La table

seat-sword = joueur Épée
    .gender = masculine
    .the = le joueur Épée
seat-sword-1 = joueur Épée 1
    .gender = masculine
    .the = le joueur Épée 1
seat-sword-2 = joueur Épée 2
    .gender = masculine
    .the = le joueur Épée 2
seat-skull = joueur Crâne
    .gender = masculine
    .the = le joueur Crâne
seat-skull-1 = joueur Crâne 1
    .gender = masculine
    .the = le joueur Crâne 1
seat-skull-2 = joueur Crâne 2
    .gender = masculine
    .the = le joueur Crâne 2

setting-seats = Nombre de joueurs
setting-lone = À trois, l’équipe jouée par un seul
setting-lone-skull = Crâne
setting-lone-sword = Épée
setting-arena = Des murs, ou un tapis aux bords ouverts
setting-arena-walls = murs
setting-arena-mat = tapis
setting-sword-health = Jetons Santé de l’équipe Épée
setting-skull-health = Jetons Santé de l’équipe Crâne
setting-abilities = Les cartes ont des capacités
setting-armour = Les armures protègent
setting-draw-at-end = On pioche à la fin du tour
setting-exhaustion = Une pioche épuisée coûte de la santé
setting-shared-hands = Les coéquipiers voient leurs cartes
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

card-targeted = { $shot } (ciblé)
card-armour = armure


## Le journal

log-opener-drawn = { FORM($team, "the") } commence.
log-corner-taken = Le premier pion { FORM($team, "of") } part du coin { $corner ->
    [left] gauche
   *[right] droit
}.
log-turn-begun = Tour { $turn } : { $disc }
log-drawn = { FORM($seat, "the") } pioche { $cards }.
log-drawn-hidden = { FORM($seat, "the") } pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
log-pile-empty = La pioche { FORM($team, "of") } est vide.
log-card-played = { FORM($disc, "the") } agit : { $card } ({ FORM($card, "print") }).
log-ability-used = { FORM($seat, "the") } emploie la capacité { $ability }.
log-ability-idle = { $why ->
    [declined] { FORM($seat, "the") } n’en fait pas usage.
    [hand] Elle ne prend rien : la main visée est vide.
    [armour] Elle ne brise rien : l’autre équipe n’a pas d’armure sur la table.
   *[sign] Elle ne donne rien : la défausse n’a pas de carte du même signe.
}
log-rallied = { FORM($disc, "the") } se rallie : { FORM($shot, "a") } de plus.
log-discarded = { FORM($card, "the") } va dans la défausse { FORM($team, "of") }{ $why ->
    [strength] , pour une vague plus forte.
    [armour] {""}, son armure ayant servi.
    [broken]  : son armure est brisée.
    [stunned] , sans effet.
    [ransacked] {""}, au hasard de la main.
   *[played] .
}
log-card-kept = { FORM($card, "the") } reste sur la table comme armure { FORM($team, "of") }.
log-put-down = On pose { FORM($disc, "the") } près { FORM($origin, "of") }.
log-no-room = La place manque pour poser { FORM($piece, "the") } près { FORM($disc, "of") } : le tir est perdu.
log-shot-begun = { FORM($disc, "the") } : { $shot }{ $count ->
    [0] .
    [1] .
   *[other] { " " }({ $number } sur { $count }).
}
log-target-named = { FORM($disc, "the") } désigne sa cible : { FORM($target, "the") }.
log-flicked = { $attempt ->
    [1] { FORM($seat, "the") } lance { FORM($disc, "the") }.
   *[other] Second essai : on relance { FORM($disc, "the") } vers { FORM($target, "the") }.
}
log-put-back = { FORM($disc, "the") } a quitté le tapis ; on l’y repose.
log-taken-away = On retire { FORM($disc, "the") } de l’arène.
log-hit = { FORM($by, "the") } touche { FORM($disc, "the") }.
log-missed = { $why ->
    [target] { FORM($by, "the") } manque sa cible, { FORM($target, "the") }.
    [obstacle] { FORM($by, "the") } ne touche qu’un obstacle.
   *[nobody] { FORM($by, "the") } ne touche personne.
}
log-spared = { FORM($by, "the") } heurte { FORM($disc, "the") } sans dommage : { $why ->
    [move] c’était un déplacement.
    [companion] un tir ne blesse pas sa propre équipe.
    [wall] un mur est venu d’abord.
    [target] la cible désignée était une autre.
   *[obstacle] un obstacle ne blesse personne.
}
log-shot-blocked = { FORM($seat, "the") } emploie une armure ({ $card }) : { FORM($discs, "the") } { $discs-count ->
    [one] échappe
   *[other] échappent
} aux dégâts de ce tir.
log-armour-pierced = { FORM($card, "the") } perce les armures : aucune ne protège de ce tir.
log-tokens-lost = { FORM($team, "the") } perd { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}{ $why ->
    [exhaustion] , car sa pioche est vide
   *[shot] { $short ->
        [0] { $discs-count ->
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
} dans la banque : elle en a { $left } à présent.
log-stunned = { FORM($team, "the") } est assommée pour son prochain tour.
log-stun-suffered = { FORM($disc, "the") } est assommé : une carte sans effet et un seul tir de déplacement.
log-shackled = { FORM($team, "the") } ne déplacera pas d’obstacle à son prochain tour.
log-obstacles-held = { FORM($team, "the") } ne déplace pas d’obstacle à ce tour.
log-moves-added = { FORM($seat, "the") } fera { $amount ->
    [one] un déplacement d’obstacle
   *[other] { $amount } déplacements d’obstacle
} de plus à ce tour.
log-reshuffled = { FORM($team, "the") } remélange sa défausse : sa pioche a { $cards } cartes.
log-looked-ahead = Les prochaines cartes de la pioche : { $cards }.
log-looked-ahead-hidden = { FORM($seat, "the") } regarde { $cards ->
    [one] la prochaine carte
   *[other] les { $cards } prochaines cartes
} de la pioche.
log-swapped = { FORM($disc, "the") } et { FORM($other, "the") } échangent leurs places.
log-marker-turned = On retourne le marqueur { FORM($team, "of") }.
log-game-ended = { $cause ->
    [reserve] La partie s’arrête : { FORM($team, "the") } n’a plus de jeton.
    [bank] La partie s’arrête : la banque est vide.
   *[hand] La partie s’arrête : { FORM($team, "the") } n’a plus de carte à jouer.
}
log-won = { FORM($team, "the") } l’emporte : { $counted ->
    [tokens] { $ours ->
        [one] { $ours } jeton
       *[other] { $ours } jetons
    } contre { $theirs } à { FORM($loser, "the") }.
   *[cards] à jetons égaux, { $ours ->
        [one] { $ours } carte
       *[other] { $ours } cartes
    } en main contre { $theirs } à { FORM($loser, "the") }.
}
log-tied = Les deux équipes ont { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main : la partie est nulle.


## Questions

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

option-left = Coin gauche
option-right = Coin droit
option-play = { $card } ({ FORM($card, "print") })
option-play-card-pass = Ne pas jouer de carte
option-give-up = Sacrifier { FORM($card, "the") }
option-target = { $disc }
option-from = Tirer depuis { FORM($disc, "the") }
option-try-again = Retenter
option-pass = Passer
option-discard = Défausser { FORM($card, "the") }
option-strengthen-pass = Ne rien défausser
option-use = Employer une armure : { $card }
option-use-armour-pass = Encaisser
option-obstacle = { $disc }
option-choose-obstacle-pass = N’en lancer aucun
option-drop = Défausser { FORM($card, "the") }
option-take = Prendre { FORM($card, "the") }
option-put-next = { $card }
option-swap = { $disc }
option-swap-pass = Rester en place


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
goal-reserve = Vider la réserve { FORM($team, "of") }
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
