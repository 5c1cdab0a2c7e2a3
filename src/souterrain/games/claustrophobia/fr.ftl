# Les phrases de Claustrophobia. Une phrase du journal est `log-` et le nom de l’événement, une question `decision-` et son
# genre (`.waiting` : ce que lisent les autres), une option `option-` et son verbe, ou `option-`, genre et verbe là où il
# faut d’autres mots. Les cases (`$fighter`) sont nommées par `naming.py` ; les noms viennent des paquets.

## La table

seat-human = joueur humain
    .gender = masculine
    .the = le joueur humain
    .of = du joueur humain
    .to = au joueur humain
seat-infernal = joueur infernal
    .gender = masculine
    .the = le joueur infernal
    .of = du joueur infernal
    .to = au joueur infernal

setting-three-destiny-dice = Trois dés du destin, jamais plus

phase-setup = Mise en place
phase-human-preparation = Préparation humaine
phase-human-activation = Activation humaine
phase-infernal-preparation = Préparation infernale
phase-threat = Menace
phase-infernal-activation = Activation infernale

side-north = nord
    .the = le nord
    .of = du nord
    .to = au nord
side-east = est
    .the = l’est
    .of = de l’est
    .to = à l’est
side-south = sud
    .the = le sud
    .of = du sud
    .to = au sud
side-west = ouest
    .the = l’ouest
    .of = de l’ouest
    .to = à l’ouest

die-skull = crâne
die-bonus = { $face } (bonus)
die-lying = { $colour ->
    [white] un { $die } blanc
    [red] un { $die } rouge
   *[any] un { $die }
}
card-quoted = « { $card } »
fighter-herd = les { FORM($name, "plural") }
fighter-nowhere = hors de la carte
hound-power = { $power } ({ $fighter })
special-charges = Préparer la charge
    .text = Une part de la charge posée sur ce puits démoniaque. À la dernière, le puits est détruit.
special-relics = Prendre la relique
    .text = Cet humain porte la relique qui se trouve ici. Nul n’en porte plus d’une, et elle tombe quand son porteur est tué.
special-seals = Prononcer un sceau
    .text = Un sceau de plus est prononcé. Impossible avec un démon sur la tuile, ni une fois épuisé.
stat-DPT = DPT
    .gender = masculine
stat-CBT = CBT
    .gender = masculine
stat-DEF = DEF
    .gender = feminine
part-base = { $amount } d’après { $part }
part-more = { $part } +{ $amount }
part-less = { $part } −{ $amount }
part-line = sa ligne
part-exhausted = l’épuisement
part-sheet = sa fiche
part-weapon = l’arme
part-speed = vitesse
part-blessed = bénédiction
part-wrath = colère
part-courage = courage
part-unleashed = déchaîné
part-dirge = complainte
part-boost = carte
part-card = événement
part-ability = capacité
part-smite = châtiment du mal
part-skull = un crâne touche toujours
part-least = jamais moins de 0
part-of = { $stat } : { $part }
hits-told = { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}


## Le journal

log-turn-begun = Tour { $turn }{ $last ->
    [0] { "" }
   *[other] { " " }sur { $last }
}
log-phase-begun = { $phase }
log-game-over = { log-game-over.staged } Humains encore dans les souterrains : { $alive } ; sortis : { $out }. Le but du joueur humain était : { $aim }{ $needed ->
    [0] { "" }
   *[other] { " " }Atteint : { $done } sur { $needed }.
} Celui du joueur infernal était : { $infernal_aim }
    .staged = { $verdict ->
        [human] Victoire du camp humain
        [infernal] Victoire du camp infernal
       *[draw] Partie nulle
    } au tour { $turn } : { $reason ->
        [escape] { $out ->
            [0] personne n’est sorti
            [one] un seul humain est sorti
           *[other] { $out } humains sont sortis
        } des souterrains
        [wells-destroyed] les puits sont détruits
        [hold] { $verdict ->
            [human] assez d’humains ont tenu bon
           *[infernal] il reste trop peu d’humains
        }
        [overrun] le lieu à tenir est pris
        [slay] son ennemi est mort pour de bon
        [relics-out] { $verdict ->
            [human] assez de reliques sont sorties
            [draw] une partie seulement des reliques est sortie
           *[infernal] aucune relique n’est sortie
        }
        [seals-spoken] les sceaux sont prononcés
        [must-live] celui qui devait vivre est mort
        [last-turn] le délai est écoulé
       *[annihilation] il ne reste aucun humain
    }.

log-mustered = { FORM($fighter, "the") } est dans { FORM($tile, "the") }{ $gear-count ->
    [0] { "" }
   *[other] { " " }avec { FORM($gear, "the") }
}{ $gifts-count ->
    [0] { "" }
    [one] { "" } ; don : { $gifts }
   *[other] { "" } ; dons : { $gifts }
}.
log-opened = La partie commence dans { FORM($tile, "the") } ; { $exits-count ->
    [one] seule issue
   *[other] issues
} : { $exits }.
log-massed = Le joueur infernal a { $amount ->
    [one] { $amount } point de menace
   *[other] { $amount } points de menace
} (PM){ $cards ->
    [0] { "" }
    [one] , une carte d’événement
   *[other] , { $cards } cartes d’événement
}, { $troglodytes ->
    [one] { $troglodytes } troglodyte
   *[other] { $troglodytes } troglodytes
} et { $hellhounds ->
    [one] { $hellhounds } molosse
   *[other] { $hellhounds } molosses
} en réserve ; démons qui peuvent venir : { $fighters-count ->
    [0] aucun
   *[other] { FORM($fighters, "the") }
}.
log-lurking = { FORM($fighter, "the") } est déjà dans { FORM($tile, "the") }.
log-armed = { FORM($fighter, "the") } reçoit { FORM($equipment, "the") }.
log-threat-gained = Le joueur infernal gagne { $amount } PM{ $reason ->
    [equipment] { " " }en échange
    [gone] { " " }à la place, car { FORM($creature, "the") } ne peut pas revenir
    [power] { " " }par « { $by_power } »
   *[card] { "" }
} : { $total } en tout.

log-activation-rolled = Le joueur humain lance { $rolls-count ->
    [one] un dé d’activation
   *[other] { $rolls-count } dés d’activation
}{ $rallied ->
    [0] { "" }
   *[other] { " " }(dont { $rallied } grâce au don { $gift })
} : { FORM($rolls, "number") }.
log-activation-rerolled = Un dé d’activation est relancé : au lieu de { FORM($die, "number") }, il montre { FORM($face, "number") }.
log-assigned = { FORM($fighter, "the") } reçoit le { FORM($die, "number") }{ $exhausted ->
    [true] , dont la ligne est annulée, et { GENDER($fighter) ->
        [feminine] elle est épuisée
       *[other] il est épuisé
    }
   *[false] { "" }
} : DPT { $DPT }, CBT { $CBT }, DEF { $DEF }{ $more_parts-count ->
    [0] { "" }
   *[other] { " " }({ $more_parts })
}.
log-dice-left-over = { $dice-count ->
    [one] Il reste un dé d’activation, qui est perdu
   *[other] Il reste { $dice-count } dés d’activation, qui sont perdus
} : { FORM($dice, "number") }.
log-die-changed = Le joueur humain emploie « { $card } » pour { FORM($fighter, "the") } : un { FORM($before_die, "number") } devient un { FORM($die, "number") }.
log-instinct-played = Le joueur humain joue « { $card } » pour { FORM($fighter, "the") }.
log-instinct-drawn = Le joueur humain pioche « { $card } » grâce { FORM($fighter, "to") }.
log-instinct-drawn-hidden = Le joueur humain pioche une carte d’instinct grâce { FORM($fighter, "to") }.
log-instinct-discarded = Le joueur humain défausse « { $card } »{ $reason ->
    [limit] { " " }(trop de cartes en main)
   *[card] { " " }au hasard
}.
log-exhausted = La ligne { $line } { FORM($fighter, "of") } est annulée : { GENDER($fighter) ->
    [feminine] elle est épuisée
   *[other] il est épuisé
}.
log-recovered = { FORM($fighter, "the") } n’est plus { GENDER($fighter) ->
    [feminine] épuisée
   *[other] épuisé
}.
log-healed = { $alone ->
    [true] La ligne { $line } { FORM($fighter, "of") } guérit
   *[false] { FORM($healer, "the") } guérit la ligne { $line } { FORM($fighter, "of") }
} ; il { $left ->
    [one] lui reste une ligne
   *[other] lui reste { $left } lignes
}.
log-unhurt = { FORM($fighter, "the") } n’a pas de blessure : rien à guérir.
log-strengthened = { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $amount }
} { $stat } pour { FORM($fighters, "the") } jusqu’à { $until ->
    [human-activation] la fin de l’activation humaine
   *[human-preparation] la prochaine préparation humaine
}.
log-talent-lent = { FORM($fighter, "the") } a le talent « { $talent } » jusqu’à { $until ->
    [human-activation] la fin de l’activation humaine
    [infernal-activation] la fin de l’activation infernale
   *[human-preparation] la prochaine préparation humaine
}{ $exhausted ->
    [true] , mais il reste sans effet tant que dure l’épuisement
   *[false] { "" }
}.
log-held-on = { $exhausted ->
    [true] Malgré l’épuisement, { FORM($fighter, "the") } a DPT { $DPT }, CBT { $CBT }, DEF { $DEF }.
   *[false] En cas d’épuisement, { FORM($fighter, "the") } aura DPT { $DPT }, CBT { $CBT }, DEF { $DEF }.
}
log-warned = Alarmes, pièges et fosses épargneront { FORM($fighter, "the") } ce tour-ci.
log-aiming = { FORM($fighter, "the") } pourra relancer des dés d’une attaque, une fois ce tour-ci.
log-smiting = Ce tour-ci, les dés { FORM($fighter, "of") } touchent à partir de { $least }, quelle que soit la DEF.
log-rallied = Le joueur humain lancera { $dice_count ->
    [one] un dé d’activation
   *[other] { $dice_count } dés d’activation
} de plus au prochain tour.
log-foresight-gained = Si l’on explore ce tour-ci, la première exploration permettra de choisir parmi { $count } tuiles.
log-gift-wasted = { $reason ->
    [alone] Il n’y a personne d’autre pour en profiter : le don est perdu.
    [nobody-hurt] Il n’y a pas de blessé auprès { FORM($fighter, "of") } : le don est sans effet.
    [nobody-near] Il n’y a personne d’autre sur la tuile { FORM($fighter, "of") } : le don n’a plus d’effet.
    [nobody] { FORM($fighter, "the") } n’impose les mains à personne : le don est sans effet.
   *[declined] { FORM($fighter, "the") } ne frappe plus personne.
}
log-gift-silenced = { FORM($fighter, "the") } ne peut pas user du don { $gift } : { $reason ->
    [card] aucun don n’agit pour l’instant
   *[demon] un démon tout proche l’étouffe
}.
log-blessed = { FORM($priest, "the") } bénit { FORM($fighter, "the") } : +{ $amount } { $stat }.
log-gift-used = { FORM($fighter, "the") } use d’un don : { $gift }.
log-encouraged = { FORM($priest, "the") } encourage { FORM($fighter, "the") } : +{ $DPT } DPT, +{ $CBT } CBT, +{ $DEF } DEF jusqu’à la prochaine préparation humaine.
log-silenced = Jusqu’à la prochaine préparation humaine, aucun don n’agit et aucune bénédiction n’est possible.
log-stayed = { FORM($fighter, "the") } { $able ->
    [true] ne fait rien{ $smoky ->
        [true] { " " }d’autre
       *[false] { "" }
    }
   *[false] ne peut rien faire{ $smoky ->
        [true] { " " }d’autre
       *[false] { "" }
    }{ $why ->
        [leashed] { "" } : aucun dé ne l’a déchaîné
        [exhausted] { "" } : c’est l’épuisement
        [crowded] { "" } : aucune tuile voisine n’a de place pour { GENDER($fighter) ->
            [feminine] elle
           *[other] lui
        }
        [held] { "" } : l’ennemi barre le passage
        [rooted] { "" } : aucun DPT, et personne à attaquer
       *[none] { "" }
    }
}.
log-left-idle = { $fighters-count ->
    [0] Il n’y a personne pour agir.
    [one] { FORM($fighters, "the") } ne fait rien.
   *[other] { FORM($fighters, "the") } ne font rien.
}
log-struck = { FORM($fighter, "the") } livre { FORM($target, "the") } à la frappe sacrificielle.

log-activated = C’est { FORM($fighter, "to") } d’agir.
log-finished = { FORM($fighter, "the") } a fini d’agir.
log-held = { FORM($fighter, "the") } retient de nouveau ses ennemis.
log-let-go = { FORM($fighter, "the") } laisse partir les ennemis présents.
log-moved = { FORM($fighter, "the") } { $crawling ->
    [true] rampe par les trous
   *[false] passe
} { FORM($origin, "of") } { FORM($tile, "to") }.
log-appeared = { FORM($fighter, "the") } apparaît dans { FORM($tile, "the") }.
log-returned = { FORM($fighter, "the") } revient dans { FORM($tile, "the") }.
log-pulled = { FORM($fighter, "the") }, { GENDER($fighter) ->
    [feminine] attirée
   *[other] attiré
} par le démon, passe { FORM($origin, "of") } { FORM($tile, "to") }.
log-dragged = { FORM($fighter, "the") }, { GENDER($fighter) ->
    [feminine] traînée
   *[other] traîné
} dans le noir, passe { FORM($origin, "of") } { FORM($tile, "to") }.
log-left = { FORM($fighter, "the") } sort des souterrains par { FORM($tile, "the") }{ $relic ->
    [true] { " " }avec une relique
   *[false] { "" }
} ({ $out } en tout).
log-cleared = { FORM($fighter, "the") } déblaie les gravats entre { FORM($tile, "the") } et { FORM($other, "the") }.
log-equipment-used = { FORM($fighter, "the") } utilise { FORM($equipment, "the") }.
log-thrown = { FORM($fighter, "the") } lance { FORM($equipment, "the") } dans { FORM($tile, "the") }{ $fighters-count ->
    [0] , où il n’y a personne
   *[other] , sur { FORM($fighters, "the") }
}.
log-fouled = L’air vicié envahit { FORM($tile, "the") } : un dé chacun pour { FORM($fighters, "the") }.

log-exploring = { FORM($fighter, "the") } explore { FORM($side, "to") } { FORM($origin, "of") }.
log-foreseen = La prescience guide { FORM($fighter, "the") }.
log-tiles-seen = Prochaines tuiles : { $tiles }.
log-tiles-seen-hidden = { FORM($seat, "the") } regarde { $tiles ->
    [one] la prochaine tuile
   *[other] les { $tiles } prochaines tuiles
} de la pile.
log-tile-chosen = { FORM($seat, "the") } choisit { FORM($tile_name, "the") }.
log-tiles-put-back = { $tiles-count ->
    [0] Aucune tuile ne revient sur la pile.
    [one] Sur la pile : { $tiles }.
   *[other] Sur la pile, dans cet ordre : { $tiles }.
}
log-tiles-put-back-hidden = { FORM($seat, "the") } { $tiles ->
    [0] ne remet aucune tuile
    [one] remet une tuile
   *[other] remet { $tiles } tuiles
} sur la pile.
log-tile-drawn = Tuile piochée : { $tile_name }.
log-tile-refused = La tuile piochée, { FORM($tile_name, "the") }, fermerait la carte ; elle est défaussée.
log-tile-kept = La tuile piochée, { FORM($tile_name, "the") }, fermerait la carte ; elle passe sous la pile.
log-tile-laid = { FORM($seat, "the") } pose { FORM($tile, "the") } { FORM($side, "to") } { FORM($origin, "of") } ; { $exits-count ->
    [one] seule issue
   *[other] issues
} : { $exits }{ $effects-count ->
    [0] { "" }
    [one] { "" } ; effet : { $effects }
   *[other] { "" } ; effets : { $effects }
}.
log-effect-used = L’effet { FORM($tile, "of") } a servi.
log-alarm-rung = { FORM($fighter, "the") } déclenche l’alarme { FORM($tile, "of") } : { $dice_count ->
    [one] un dé bonus
   *[other] { $dice_count } dés bonus
} au prochain jet de destin.
log-unnoticed = { $reason ->
    [sense] { FORM($fighter, "the") }, par son sixième sens,
   *[equipment] Bien { GENDER($fighter) ->
        [feminine] équipée
       *[other] équipé
    }, { FORM($fighter, "the") }
} { $danger ->
    [alarm] ne déclenche pas l’alarme { FORM($tile, "of") }
    [trap] ne déclenche pas le piège { FORM($tile, "of") }
   *[pit] ne craint pas la fosse { FORM($tile, "of") }
}.
log-tomb-opened = { FORM($fighter, "the") } soulève la dalle { FORM($tile, "of") }.
log-drunk = { FORM($fighter, "the") } boit { FORM($tile, "to") }.
log-trap-sprung = { FORM($fighter, "the") } déclenche le piège { FORM($tile, "of") }.
log-hole-opened = Un trou s’ouvre dans { FORM($tile, "the") }, relié à celui { FORM($origin, "of") }.
log-tile-cursed = Jusqu’à la fin du tour, { FORM($tile, "the") } a l’effet « { $feature } ».
log-rubble-dropped = Des gravats bloquent l’issue entre { FORM($tile, "the") } et { FORM($other, "the") }.

log-attacked = { FORM($attacker, "the") } attaque { FORM($target, "them") }{ $armed ->
    [true] { " " }avec { FORM($weapon, "the") }
   *[false] { "" }
}{ $afar ->
    [true] , dans { FORM($tile, "the") }
   *[false] { "" }
}.
log-dice-changed = { $reason ->
    [blood-scent] L’odeur du sang excite { FORM($attacker, "the") } ({ $lines ->
        [one] { $lines } ligne annulée
       *[other] { $lines } lignes annulées
    } pour { FORM($target, "the") })
    [goad] { FORM($fighter, "the") } aiguillonne { FORM($attacker, "the") }
    [ward] Le reliquaire { FORM($fighter, "of") } gêne { FORM($attacker, "the") }
    [bait] { FORM($attacker, "the") } vend sa peau
   *[rage] La rage saisit { FORM($attacker, "the") }
} : { $amount ->
    [-1] un dé de moins
    [one] un dé de plus
   *[other] { $amount } dés de plus
}.
log-dice-lacking = { FORM($attacker, "the") } n’a plus aucun dé pour attaquer : rien ne se passe.
log-hardened = DEF +{ $amount } pour { FORM($target, "them") } contre cette attaque.
log-rolled = { $backlash ->
    [true] Contrecoup sur { FORM($fighter, "the") } : { $rolls } (touche à partir de { $needed }) : { hits-told }.
   *[false] Jet { FORM($fighter, "of") } : { $rolls } ({ $dice_parts }) ; il faut { $needed } ou plus ({ $needed_parts }) : { hits-told }.
}
    .staged = { $backlash ->
        [true] Contrecoup sur { FORM($fighter, "the") } :
       *[false] { FORM($fighter, "the") } lance
    } { $rolls-count ->
        [one] un dé
       *[other] { $rolls-count } dés
    }.
log-rerolled = Second essai{ $thanks-count ->
    [0] { "" }
   *[other] { " " }(« { $thanks } »)
} : { FORM($fighter, "the") } relance { $before_rolls } et obtient { $again_rolls } : { hits-told } en tout.
    .staged = Second essai : { FORM($fighter, "the") } relance { $before_rolls }.
log-hits-changed = Sentence { FORM($attacker, "of") } : les crânes comptent davantage, +{ $amount } : { hits-told } en tout.
log-hits-multiplied = Dans { FORM($tile, "the") }, chaque touche compte { $factor } fois : { hits-told } en tout.
log-hits-lost = Il n’y reste aucun troglodyte : { $hits ->
    [one] la dernière touche est perdue
   *[other] les { $hits } dernières touches sont perdues
}.
log-hits-wasted = Il ne reste aucune ligne { FORM($fighter, "to") } : { $hits ->
    [one] la dernière touche est perdue
   *[other] les { $hits } dernières touches sont perdues
}.
log-guarded = { FORM($fighter, "the") } prend sur soi { $hits ->
    [one] une touche destinée
   *[other] { $hits } touches destinées
} { FORM($target, "to") }.
log-resisted = { FORM($fighter, "the") } résiste : une touche est annulée, la seule de cette phase{ $hits ->
    [0] , et il n’en reste aucune
   *[other] { "" }
}.
log-resistance-spent = { FORM($fighter, "the") } a déjà résisté dans cette phase et ne résiste plus.
log-risked = { $cause ->
    [holy] Le sol consacré { FORM($tile, "of") } éprouve { FORM($fighter, "the") }
    [pit] La fosse { FORM($tile, "of") } guette { FORM($fighter, "the") }
   *[told] Dans { FORM($tile, "the") }, un dé pour { FORM($fighter, "the") }
} : { $face } (touche à partir de { $needed }) : { $hit ->
    [true] { GENDER($fighter) ->
        [feminine] touchée
       *[other] touché
    }
   *[false] { GENDER($fighter) ->
        [feminine] indemne
       *[other] indemne
    }
}.
log-line-cancelled = { FORM($fighter, "the") } perd sa ligne { $line }{ $left ->
    [0] , la dernière
    [one] { "" } ; il lui reste une ligne
   *[other] { "" } ; il lui reste { $left } lignes
}.
log-damaged = { FORM($fighter, "the") } subit { $tokens ->
    [one] { $tokens } dégât
   *[other] { $tokens } dégâts
}{ $each ->
    [one] { "" }
   *[other] { " " }({ $each } par touche avec { FORM($weapon, "the") })
}{ $left ->
    [0] { "" }
   *[other] { "" } ; santé restante : { $left }
}{ $lost ->
    [0] { "" }
   *[other] , tout ce { GENDER($fighter) ->
        [feminine] qu’elle
       *[other] qu’il
    } peut subir ; { $lost ->
        [one] { $lost } de plus est perdu
       *[other] { $lost } de plus sont perdus
    }
}.
log-mended = { FORM($fighter, "the") } se remet de { $tokens ->
    [one] { $tokens } dégât
   *[other] { $tokens } dégâts
} ; santé : { $left }.
log-killed = { FORM($fighter, "the") } meurt{ $cause ->
    [bait] , comme tout appât
   *[hit] { "" }
}{ $returns ->
    [true] , mais pourra revenir une fois
   *[false] { "" }
}.

log-destiny-rolled = Le joueur infernal lance { $rolls-count ->
    [one] un dé du destin
   *[other] { $rolls-count } dés du destin
}{ $kept ->
    [0] { "" }
    [one] , un autre restant en réserve
   *[other] , { $kept } autres restant en réserve
} : { $rolls }{ $bonus ->
    [0] { "" }
    [one] , le dernier étant un dé bonus
   *[other] , les { $bonus } derniers étant des dés bonus
}.
power-unmet = « { $power } » (il faut { $condition } ; { $dice } y { $count ->
    [one] est posé
   *[other] sont posés
} ; { $missing ->
    [0] aucun dé de plus n’y changera rien
    [one] il manque encore au moins un dé
   *[other] il manque encore au moins { $missing } dés
})
log-dice-waiting = { $count ->
    [one] Un dé attend
   *[other] Des dés attendent
} sans effet sur { $unmet }.
log-dice-returned = Il n’y a plus de case libre ; les derniers dés ({ $dice }) retournent à la réserve.
log-bonus-lost = { $dice-count ->
    [one] Le dé bonus ({ $dice })
   *[other] Les dés bonus ({ $dice })
}{ $placed ->
    [true] { " " }sur « { $power } »
   *[false] { "" }
} { $dice-count ->
    [one] est sans effet et ne peut pas attendre : il est perdu
   *[other] sont sans effet et ne peuvent pas attendre : ils sont perdus
}.
log-die-placed = Le joueur infernal pose un { $die } sur « { $power } ».
log-die-taken-back = Le joueur infernal reprend un { $die } de « { $power } ».
log-quickened = Les troglodytes ont +{ $amount } DPT durant cette activation infernale.
log-maddened = Les troglodytes sont frénétiques durant cette activation infernale : ils relancent chaque dé manqué.
log-entry-eased = { $reason ->
    [intrepid] Ce tour-ci, les combattants infernaux peuvent entrer en jeu là où se tiennent des humains.
   *[sly] Ce tour-ci, les combattants infernaux peuvent entrer en jeu sur les tuiles sans issue inexplorée.
}
log-unleashed = { FORM($fighter, "the") } a DPT { $DPT } et CBT { $CBT } durant cette activation infernale.
log-triggered = { $brought ->
    [true] Il apporte un dé : « { $power } » se déclenche ({ $dice }).
   *[false] « { $power } » se déclenche ({ $dice }).
}
log-smoke-gathered = En jeu au moment d’agir ce tour-ci, { FORM($fighter, "the") } pourra d’abord sortir de la fumée jusqu’à { $distance } tuiles plus loin.
log-smoke-declined = { FORM($fighter, "the") } reste sur place et ne sort pas ailleurs de la fumée.
log-power-wasted = « { $power } » est sans effet : { $reason ->
    [off] { FORM($fighter, "the") } n’est pas en jeu
    [nobody] aucun humain n’est sur une tuile voisine { FORM($fighter, "of") }
    [full] la tuile { FORM($fighter, "of") } est pleine
    [nowhere] il n’y a pas de tuile où { FORM($fighter, "the") } puisse sortir de la fumée
   *[none] aucun troglodyte ne peut être posé sur une tuile
}.
log-power-applied = « { $power } » prend effet.
log-events-drawn = Événements piochés par « { $by_power } » : { $cards }.
log-events-drawn-hidden = Le joueur infernal pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} d’événement par « { $by_power } ».
log-event-kept = Événement gardé : « { $card } ».
log-event-kept-hidden = Le joueur infernal garde une carte d’événement.
log-events-discarded = Le joueur infernal défausse { $cards-count ->
    [one] l’événement
   *[other] les événements
} { $cards }{ $reason ->
    [limit] { " " }(trop de cartes en main)
   *[drawn] { "" }
}.
log-event-played = Le joueur infernal joue « { $card } ».
log-equipment-broken = { FORM($fighter, "the") } ne peut plus utiliser { FORM($equipment, "the") } ce tour-ci.
log-saddened = La complainte accable { FORM($fighter, "the") } : −{ $amount } DPT et −{ $amount } CBT jusqu’à la fin de la prochaine activation humaine.
log-brought-in = { FORM($fighter, "the") } entre en jeu dans { FORM($tile, "the") } pour { $price } PM{ $saved ->
    [0] { "" }
   *[other] { " " }({ $saved } de moins sur cette tuile)
}{ $effects-count ->
    [0] { "" }
   *[other] , { $despite ->
        [both] malgré la présence d’humains et bien que toutes ses issues soient explorées
        [humans] malgré la présence d’humains
       *[explored] bien que toutes ses issues soient explorées
    } (effet de la tuile : { $effects })
}{ $left ->
    [0] { "" }
   *[other] { "" } ; il en reste { $left }
}.
log-threat-kept = { $amount ->
    [0] Le joueur infernal n’a plus de PM.
   *[other] Le joueur infernal garde { $amount } PM.
}

log-draught-moved = { $why ->
    [placed] Le joueur infernal place le courant d’air, qui vient
    [blind] La nouvelle tuile n’a pas d’issue inexplorée : le joueur humain déplace le courant d’air, qui vient à présent
    [closed] L’issue du courant d’air n’est plus inexplorée : le joueur humain le déplace, et il vient à présent
    [again] Une issue inexplorée se présente : le joueur humain replace le courant d’air, qui vient
   *[followed] Le courant d’air vient à présent
} de l’issue { $side } { FORM($tile, "of") }{ $why ->
    [blind] , au plus près
    [closed] , au plus près
   *[other] { "" }
} ({ $count } sur { $needed } avant l’escalier).
log-draught-gone = Il ne reste aucune issue inexplorée : le courant d’air quitte la carte.
log-charge-laid = { FORM($fighter, "the") } prépare une charge dans { FORM($tile, "the") } ({ $count } sur { $needed }).
log-well-destroyed = { FORM($fighter, "the") } fait sauter { FORM($tile, "the") } ({ $count } puits sur { $needed }).
log-relic-taken = { FORM($fighter, "the") } prend une relique dans { FORM($tile, "the") }.
log-relic-dropped = La relique { FORM($fighter, "of") } reste dans { FORM($tile, "the") }.
log-seal-spoken = { FORM($fighter, "the") } prononce le sceau n° { $count } sur { $needed }.


## Les questions

decision-arm = Quelle pièce d’équipement prenez-vous ({ $price } PM pour le joueur infernal, encore { $left } au plus) ?
    .waiting = { FORM($seat, "the") } choisit son équipement.
decision-set-draught = D’où vient le courant d’air ?
    .waiting = { FORM($seat, "the") } place le courant d’air.
decision-move-draught = Où placez-vous le courant d’air ?
    .waiting = { FORM($seat, "the") } déplace le courant d’air.
decision-react = { $moment ->
    [human-preparation-start] La préparation humaine commence.
    [human-preparation-rolled] Les dés d’activation sont jetés.
    [human-preparation-assigned] Les dés d’activation sont attribués.
    [human-activation-start] L’activation humaine commence.
    [human-activation-fighter] C’est { FORM($fighter, "to") } d’agir.
    [explore-draw] { FORM($fighter, "the") } explore vers { FORM($side, "the") } et va piocher une tuile.
    [attack-announced] { FORM($attacker, "the") } attaque { FORM($target, "them") }.
   *[other] { FORM($attacker, "the") } a attaqué { FORM($target, "them") } : { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
} Jouez-vous un événement ?
    .waiting = { FORM($seat, "the") } peut jouer un événement.
decision-drink = Qui boit à la fontaine ?
    .waiting = { FORM($seat, "the") } dispose de la fontaine.
decision-assign = À qui donnez-vous les dés et les cartes ?
    .waiting = { FORM($seat, "the") } attribue ses dés d’activation.
decision-bless = Qui recevra la bénédiction ?
    .waiting = { FORM($seat, "the") } décide d’une bénédiction.
decision-heal-line = Quelle ligne { FORM($fighter, "of") } guérissez-vous ?
    .waiting = { FORM($seat, "the") } choisit une ligne à guérir.
decision-apply-line = Quelle ligne appliquez-vous d’abord ?
    .waiting = { FORM($seat, "the") } applique les lignes de ses combattants.
decision-discard-instinct = Votre main est trop pleine : que défaussez-vous ?
    .waiting = { FORM($seat, "the") } défausse une carte d’instinct.
decision-encourage = Qui encouragez-vous ?
    .waiting = { FORM($seat, "the") } choisit qui encourager.
decision-lay-hands = À qui imposez-vous les mains ?
    .waiting = { FORM($seat, "the") } choisit à qui imposer les mains.
decision-sacrifice = Qui subit la frappe sacrificielle ?
    .waiting = { FORM($seat, "the") } décide d’une frappe sacrificielle.
decision-activate = Qui agit ?
    .waiting = { FORM($seat, "the") } choisit qui agit.
decision-act = Que fait { FORM($fighter, "the") } ?
    .waiting = { FORM($seat, "the") } fait agir un combattant.
decision-choose-target = Sur qui tire { FORM($fighter, "the") } ?
    .waiting = { FORM($seat, "the") } choisit une cible.
decision-choose-tile-to-blast = Quelle tuile vise { FORM($fighter, "the") } ?
    .waiting = { FORM($seat, "the") } choisit une tuile à viser.
decision-choose-patient = Qui soigne { FORM($fighter, "the") } ?
    .waiting = { FORM($seat, "the") } choisit qui soigner.
decision-choose-tile = Quelle tuile pose-t-on ?
    .waiting = { FORM($seat, "the") } choisit une tuile de la pile.
decision-order-tiles = Quelle tuile remettez-vous d’abord (la première sera sur le dessus) ?
    .waiting = { FORM($seat, "the") } remet des tuiles sur la pile.
decision-turn-tile = Comment tournez-vous { FORM($tile_name, "the") } ?
    .waiting = { FORM($seat, "the") } tourne la nouvelle tuile.
decision-place-hole = Où s’ouvre le trou ?
    .waiting = { FORM($seat, "the") } place un trou.
decision-reroll = Quels dés { FORM($fighter, "the") } relance-t-{ GENDER($fighter) ->
    [feminine] elle
   *[other] il
} ?
    .waiting = { FORM($seat, "the") } choisit des dés à relancer.
decision-guard = Combien de touches { FORM($guard, "the") } prend-{ GENDER($guard) ->
    [feminine] elle
   *[other] il
} à la place { FORM($target, "of") } ?
    .waiting = { FORM($seat, "the") } décide si un garde du corps s’interpose.
decision-cancel-line = Quelle ligne { FORM($fighter, "of") } est annulée ?
    .waiting = { FORM($seat, "the") } choisit une ligne à annuler.
decision-take-back = Quels dés reprenez-vous ?
    .waiting = { FORM($seat, "the") } reprend des dés du destin.
decision-roll-destiny = Combien de dés du destin lancez-vous ?
    .waiting = { FORM($seat, "the") } choisit combien de dés lancer.
decision-place-die = Quel dé posez-vous, et où ?
    .waiting = { FORM($seat, "the") } place ses dés du destin.
decision-apply-power = Quel pouvoir s’applique d’abord ?
    .waiting = { FORM($seat, "the") } choisit l’ordre de ses pouvoirs.
decision-keep-event = Quel événement gardez-vous ?
    .waiting = { FORM($seat, "the") } choisit un événement à garder.
decision-discard-event = Votre main est trop pleine : que défaussez-vous ?
    .waiting = { FORM($seat, "the") } défausse un événement.
decision-dirge = Qui entend la complainte ?
    .waiting = { FORM($seat, "the") } choisit qui entend la complainte.
decision-brood = Où la couvée éclôt-elle ?
    .waiting = { FORM($seat, "the") } place une couvée.
decision-undertow = Qui est attiré ?
    .waiting = { FORM($seat, "the") } choisit qui attirer.
decision-smoke-step = Où le démon surgit-il de la fumée ?
    .waiting = { FORM($seat, "the") } déplace un démon dans la fumée.
decision-threaten = Qui faites-vous entrer en jeu ?
    .waiting = { FORM($seat, "the") } fait entrer ses combattants.
decision-entry-die = Quel dé { FORM($fighter, "the") } apporte-t-{ GENDER($fighter) ->
    [feminine] elle
   *[other] il
} ?
    .waiting = { FORM($seat, "the") } choisit le dé d’un molosse.
decision-summon = Où le troglodyte entre-t-il en jeu ?
    .waiting = { FORM($seat, "the") } fait entrer un combattant.
decision-drop-rubble = Quelle issue bloquez-vous ?
    .waiting = { FORM($seat, "the") } choisit une issue à bloquer.
decision-foul-air = Quelle tuile empestez-vous ?
    .waiting = { FORM($seat, "the") } choisit une tuile à empester.
decision-mend = Qui soignez-vous ?
    .waiting = { FORM($seat, "the") } choisit qui soigner.
decision-reroll-die = Quel dé d’activation faites-vous relancer ?
    .waiting = { FORM($seat, "the") } choisit un dé à faire relancer.
decision-curse-tile = Quelle tuile a faim ?
    .waiting = { FORM($seat, "the") } choisit une tuile.
decision-break-equipment = Quel équipement { FORM($fighter, "of") } cède ?
    .waiting = { FORM($seat, "the") } choisit une pièce d’équipement.
decision-drag = Qui traînez-vous, et où ?
    .waiting = { FORM($seat, "the") } traîne un humain dans le noir.


## Les options

option-activate = Activer { FORM($fighter, "the") } ({ FORM($fighter, "where") })
    .text = Un déplacement et une action, dans l’ordre voulu, une fois dans cette phase.
option-appear = Surgir dans { FORM($tile, "the") }
    .text = Le démon s’y trouve aussitôt, sans dépenser de DPT, puis agit comme d’habitude.
option-apply-line-apply = Appliquer la ligne { FORM($fighter, "of") }
    .text = Sa ligne s’applique maintenant : on pioche une carte d’instinct ou l’on use d’un don. Les autres suivent.
option-apply-power-apply = Appliquer « { $power } »
    .text = Le pouvoir agit maintenant, avant les autres qui sont déclenchés.
option-arm = { FORM($equipment, "the") } pour { FORM($fighter, "the") }
    .text = Deux cartes au plus par combattant. Chaque carte donne des PM au joueur infernal.
option-assign = Donner le { FORM($die, "number") } { FORM($fighter, "to") }
    .text = La ligne de ce numéro donne DPT, CBT et DEF jusqu’à la prochaine préparation humaine. Une ligne annulée épuise le combattant.
option-attack = Attaquer { FORM($target, "them") } ({ FORM($target, "where") })
    .text = C’est son action. Chaque dé qui atteint la DEF est une touche.
option-blast = Viser { FORM($tile, "the") }
    .text = Tous ceux de la tuile sont en danger, amis ou ennemis.
option-bless = { FORM($priest, "the") } bénit { FORM($fighter, "the") } ({ $stat })
    .text = +1 DPT ou +2 CBT jusqu’à la fin de l’activation humaine ; si la ligne de son dé est annulée, elle guérit. Une fois par partie.
option-break = Rompre { FORM($equipment, "the") }
    .text = On ne peut pas s’en servir à ce tour.
option-bring = Faire entrer { FORM($fighter, "the") } dans { FORM($tile, "the") }
    .text = Ce combattant entre en jeu sur cette tuile et pourra agir dans l’activation infernale. Ses PM sont dépensés.
option-brood = Placer un troglodyte dans { FORM($tile, "the") }
    .text = Un troglodyte de la réserve y entre en jeu sans dépenser de PM.
option-brood-pass = Ne plus en placer
option-change-die = Donner le { FORM($die, "number") } { FORM($fighter, "to") }, changé en { FORM($card, "die") } par « { $card } »
    .text = La carte change le dé en celui qu’elle montre ; elle reste près du combattant, qui n’en reçoit pas d’autre à ce tour.
option-clear = Déblayer les gravats
    .text = C’est son action : les gravats disparaissent et l’issue redevient praticable.
option-crawl = Passer par les trous jusque dans { FORM($tile, "the") }
    .text = Coûte 1 DPT. Pour les troglodytes, les tuiles à trous se touchent.
option-curse = Affamer { FORM($tile, "the") }
    .text = Jusqu’à la fin du tour, la tuile a l’effet que nomme la carte.
option-die = Le dé n° { FORM($die, "number") } : { $face }
    .text = Ce dé change ; les autres restent tels quels.
option-discard = Défausser « { $card } »
    .text = La carte va à la défausse.
option-done = Ne rien prendre de plus
option-assign-done = Les dés sont attribués, continuer
option-drag = Traîner { FORM($fighter, "the") } dans { FORM($tile, "the") }
    .text = L’humain est mis sur cette tuile ; aucun DPT n’est dépensé.
option-encourage = Encourager { FORM($fighter, "the") }
    .text = +1 DPT, +1 CBT et +1 DEF jusqu’à la prochaine préparation humaine.
option-end-phase = Finir la phase
option-exit = Par l’issue { $side } { FORM($tile, "of") }
    .text = Le courant d’air viendra de là.
option-set-draught-exit = Par l’issue { $side }
    .text = Le courant d’air viendra de là : les humains trouvent la sortie en le suivant.
option-explore = Explorer vers { FORM($side, "the") }
    .text = Coûte 1 DPT : une nouvelle tuile est posée à cette issue et le combattant y entre.
option-finish = Ne plus rien faire
option-foul = Empester { FORM($tile, "the") }
    .text = Un dé pour chaque combattant qui s’y trouve ; l’air peut tous les toucher.
option-hold = { FORM($fighter, "the") } retient de nouveau ses ennemis
    .text = Les ennemis ne peuvent de nouveau plus quitter sa tuile. Ne coûte rien et n’est pas une action.
option-let-go = { FORM($fighter, "the") } laisse partir ses ennemis
    .text = Les ennemis peuvent quitter sa tuile tant qu’il ne les retient pas de nouveau. Ne coûte rien et n’est pas une action.
option-hole = Ouvrir le trou dans { FORM($tile, "the") }
    .text = Les troglodytes atteignent cette tuile depuis toute autre tuile à trous.
option-instinct = Donner « { $card } » { FORM($fighter, "to") }
    .text = Le texte de la carte s’applique à ce combattant ; aucun dé ne change. Il ne reçoit pas d’autre carte à ce tour.
option-keep = Garder « { $card } »
    .text = Elle va dans votre main ; les autres sont défaussées à la vue de tous.
option-leave = Sortir des souterrains
    .text = Coûte 1 DPT. Le combattant est sorti pour de bon et compte pour le but.
option-heal-line-line = Guérir la ligne { $line }
    .text = Sa blessure disparaît : un dé sur cette ligne compte de nouveau.
option-cancel-line-line = Annuler la ligne { $line }
    .text = La touche va là : un dé sur cette ligne épuisera le combattant. Sans ligne, il meurt.
option-mend = Soigner { FORM($fighter, "the") }
    .text = Des dégâts quittent sa fiche.
option-move = Aller dans { FORM($tile, "the") }
    .text = Coûte 1 DPT.
option-pass = Passer
option-react-pass = Ne rien jouer
option-patient = Soigner { FORM($patient, "the") }
    .text = Une de ses lignes annulées guérit.
option-place = Poser un { $die } sur « { $power } »
    .text = Chaque dé va sur une case. Un pouvoir se déclenche quand ses dés remplissent sa condition.
option-play = Jouer « { $card } »
    .text = La carte agit maintenant, puis est défaussée, à moins qu’elle ne dure.
option-pull = Attirer { FORM($fighter, "the") }
    .text = Le combattant est mis sur cette tuile ; aucun DPT n’est dépensé.
option-reroll = Faire relancer le { FORM($die, "number") }
    .text = C’est alors ce qu’il montre qui compte.
option-roll = Lancer { $count } dés
    .text = On lance autant de dés du destin, qu’on pose ensuite sur les cases.
option-rubble = Entre { FORM($tile, "the") } et { FORM($other, "the") }
    .text = Personne ne passe cette issue avant qu’on ne déblaie ; c’est une action.
option-set-die = Apporter un { $die }
    .text = Le dé n’est pas lancé : il montre ceci.
option-sing = Chanter pour { FORM($fighter, "the") }
    .text = Moins de DPT et de CBT jusqu’à la fin de la prochaine activation humaine.
option-special = { $special }
    .text = C’est son action.
option-strike = Frapper { FORM($victim, "the") }
    .text = C’est ce combattant qui subit la frappe.
option-take = { $hits ->
    [0] N’en prendre aucune
    [one] Prendre une touche
   *[other] Prendre { $hits } touches
}
    .text = Autant de touches vont au garde du corps au lieu de la cible.
option-take-back = Reprendre le { $die } de « { $power } »
    .text = Il rejoint les dés qu’on lance maintenant ; la case est de nouveau libre.
option-choose-tile-tile = Poser { FORM($tile_name, "the") }
    .text = Cette tuile est posée ; les autres retournent sur la pile.
option-order-tiles-tile = Remettre { FORM($tile_name, "the") }
    .text = Elle sera piochée avant celles qu’on remet après elle.
option-turn = Avec des issues : { $turns }
    .text = La tuile est posée dans ce sens.
option-use = Utiliser { FORM($equipment, "the") }
    .text = C’est son action ; la carte dit ce qu’elle fait.


## Pourquoi un joueur artificiel ferait ainsi

gain-won = La partie peut se décider là.
gain-strength = Les guerriers s’en trouvent ménagés.
gain-calm = Moins d’ennemis les serrent de près.
gain-threat = Il reste moins de menace au camp infernal.
gain-goal = Les humains s’approchent de leur but.
gain-cards = On y gagne une carte.
gain-wounds = Les humains s’y usent.
gain-force = Davantage de créatures leur font face.
gain-power = La menace s’accumule.
gain-delay = Les humains restent loin de leur but.

## Ce qui vaut maintenant, et pourquoi

why-line = ligne { $line }
why-sheet = sa fiche
why-exhausted = épuisement
why-no-die = pas encore de dé
why-attack = pour cette attaque
why-token = pour un temps
why-least = jamais moins de 0
why-powerless = Sans dé sur son pouvoir, il ne bouge ni n’attaque.
why-held = Des ennemis le retiennent sur sa tuile.
why-nothing-to-do = Rien ne lui est possible pour l’instant.
why-broken = hors d’usage jusqu’à la prochaine préparation humaine
why-rests = a servi au tour précédent et chôme ce tour-ci
why-used-up = épuisé, il n’en reste rien
why-silenced = aucun don ni bénédiction n’agit pour l’instant
why-not-consecrated = seul un consacré use des dons
why-blind = Cette issue donne contre un mur : nul n’y passe.
why-rubble = Des gravats barrent le passage.
why-not-their-turn = Ce sont les humains qui explorent, pendant leur activation.
why-no-tiles = Il ne reste plus de tuile à piocher.
why-nobody-acts = Choisissez d’abord l’humain qui explore ici.
why-not-here = { FORM($fighter, "the") } ne se tient pas sur cette tuile.
why-water = Sortir de l’eau prend un déplacement entier, dès son début.
why-far = Trop loin { FORM($fighter, "of") } : chaque pas mène par une issue ouverte à une tuile voisine.
why-no-points = Il ne lui reste plus de déplacement.
why-no-die-helps = Aucun des dés à poser n’y aide : { $condition }.
why-full = Toutes ses cases sont prises.
why-too-dear = Coûte { $price } PM ; il y en a { $threat }.
gives-threat = +{ $amount } PM
gives-events = pioche { $count ->
    [one] { $count } événement
   *[other] { $count } événements
} et en garde un
gives-stats = DPT { $DPT }, CBT { $CBT }
track-turn = Tour
track-over = Tours écoulés
track-dead = Humains morts
track-draught = Courant d’air
track-escaped = Humains sortis
track-wells = Puits détruits
track-slain = Morts du démon
track-relics = Reliques sorties
track-seals = Sceaux prononcés
goal-end = La partie s’achève au plus tard à la fin du tour { $turns }{ $turn ->
    [0] { "" }
   *[other] { "" } ; c’est le tour { $turn }
}.
goal-end-open = Pas de limite de tours : la partie s’achève quand un but est atteint ou qu’il ne reste plus d’humain sur la carte.

## La table dessinée en texte

draw-title = { $scenario } · tour { $turn }{ $turns ->
    [0] { "" }
   *[other] { " " }sur { $turns }
} · { $phase }
draw-counts = Menace { $threat } PM · tuiles dans la pile { $pile } · dés du destin en réserve { $dice } · dés bonus { $alarm }
draw-key = H humains, I infernaux · ? issue non explorée · ≈ courant d’air · # gravats
draw-tile = { $tile } (place pour { $saturation }){ $marks }
draw-hole = trou
draw-relics = reliques : { $count }
draw-count = { $count } { $name }
draw-lines = Lignes (DPT/CBT/DEF)
draw-lines-key = [ ] la ligne du dé · × annulée · * instinct · + don
draw-stats = DPT { $DPT } CBT { $CBT } DEF { $DEF }
draw-damage = dégâts { $damage }/{ $health }
draw-exhausted = { GENDER($fighter) ->
    [feminine] épuisée
   *[other] épuisé
}
draw-acted = a agi
draw-dead = { GENDER($fighter) ->
    [feminine] morte
   *[other] mort
}
draw-left = hors des souterrains
draw-relic = porte une relique
draw-gifts = dons : { $gifts }
draw-price = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
} ({ $price } PM)
draw-reserve = Réserve : { $list }
draw-board = Destin (1, 3 et 5 sont blancs ; 2, 4 et crâne sont rouges)
draw-activation-dice = Dés d’activation à donner : { $dice }
draw-destiny-dice = Dés du destin à poser : { $dice }
draw-hand = Votre main
draw-hand-other = { FORM($seat, "the") } { $count ->
    [0] n’a pas de carte
    [one] tient une carte
   *[other] tient { $count } cartes
} en main.
draw-card-die = { $card } (dé { $die })
