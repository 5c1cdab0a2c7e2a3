# Ce que dit le plateau de Dungeon Twister, outre les phrases de son livre.
labyrinth = Le labyrinthe
zoom-in = Approcher
zoom-out = Montrer tout le labyrinthe
spoken = { $name }, { $state ->
    [live] peut être choisi
    [held] choisi
   *[refused] interdit pour l’instant
}
unseen = salle inconnue
unseen-text = Personne ne sait ce qui s’y trouve. Qui se tient à l’une de ses bordures ouvertes peut la révéler.
named = { $name } : { $text }
stats = Déplacement { $movement }, combat { $combat }
face-down = carte face cachée
face-down-text = Elle est retournée quand sa salle est révélée.
carries = Porte : { $what }. { $text }
state-spent = Capacité épuisée
state-out = { $how ->
    [dead] { GENDER($who) ->
        [feminine] Éliminée
       *[masculine] Éliminé
    }
    [escaped] { GENDER($who) ->
        [feminine] Sortie
       *[masculine] Sorti
    }
    [left] { GENDER($who) ->
        [feminine] Emportée
       *[masculine] Emporté
    } hors du labyrinthe
   *[waiting] Attend une zone
}
room-turns = Tourne dans le sens { $way ->
    [cw] horaire
   *[ccw] antihoraire
}, depuis la zone du mécanisme.
room-twin = Sa jumelle : { $twin }. Chaque mécanisme fait tourner l’une ou l’autre.
room-twin-unseen = Sa jumelle est encore inconnue.
room-portcullis = Herse { $state ->
    [closed] fermée
    [open] ouverte
   *[broken] brisée
}.
room-pit = Une fosse au centre, qui se saute en diagonale.
zone-borders = { $cell } : { $borders }
border = { $what ->
    [wall] mur
    [portcullis] herse
    [passage] herse ouverte
    [rubble] gravats
    [slit] meurtrière
   *[pit] fosse
} { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
mechanism = Mécanisme { $number } : { $room }, sens { $way ->
    [cw] horaire
   *[ccw] antihoraire
}
portcullis = Herse : { $room }
beside-own = { $owner }, à côté : { $cards }
beside-count = { $owner }, à côté : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
starter = { $owner }, zone de départ { $half ->
    [west] ouest
   *[east] est
} : { $card }

## Points et roue
score = Points de victoire
points = { $count } points de victoire sur { $target }
you = Vous
computer = Ordinateur
side = { $side ->
    [north] nord
    [east] est
    [west] ouest
   *[south] sud
}
wheel = Roue d’action
ap = PA
action-points = { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
}
action-points-of = { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
} pour { $seat }
kept-points = { $kept ->
    [0] Tout est dépensé
    [one] { $kept } serait conservé
   *[other] { $kept } seraient conservés
}
lost-points = { $kept } seraient conservés, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
jumps = { $count ->
    [one] { $count } saut
   *[other] { $count } sauts
}
jump-cards = Cartes saut
hand = Cartes combat
values = Valeurs des cartes combat
cards-held = { $count ->
    [one] { $count } carte combat
   *[other] { $count } cartes combat
}
own-hand = Vos cartes combat : { $cards }
known-hand = Vous connaissez sa main : { $cards }
spent-openly = Cartes défaussées en face : { $cards }
key = Légende
key-of = { $what ->
    [wall] mur
    [portcullis] herse
    [slit] meurtrière
    [pit] fosse
    [mechanism] mécanisme
   *[stats] déplacement, combat
}

## Mise en place
set-up = Mise en place
step = { $kind ->
    [pick_character] Personnages
    [pick_object] Objets
    [starters] Qui commence
    [hide] Cacher les autres
   *[facing] Orientation
}
choice = { $kind ->
    [character] personnages
   *[object] objets
}
your-choice = Votre choix
your-team = Votre équipe
team-of = L’équipe adverse
team-empty = personne encore
advised = conseillé pour une première partie
advised-team = Prendre l’équipe conseillée
let-chance = S’en remettre au hasard
point-at-card = Désignez une carte pour lire ce qu’elle sait faire.
pick-it = Choisir { $name }
chosen-of = { $count } sur { $most }
start-zone = { $half ->
    [west] Zone de départ ouest ({ $columns })
   *[east] Zone de départ est ({ $columns })
}
nobody = personne
press-to-move = Touchez un personnage pour l’envoyer dans l’autre zone. Trois au plus dans chacune.
press-to-face = Touchez un personnage pour le tourner : il n’entre dans le labyrinthe que par la zone qui lui fait face.
faces = { $name } fait face à { $column }
done = C’est fait
press-a-card = Touchez une carte, puis une salle. Elle sera révélée avec cette salle.
press-a-room = Touchez maintenant une salle éclairée.
hidden-text = Les cartes posées à côté d’une salle y sont placées quand elle est révélée.
hidden-beside = à côté : { $room }

## Agir
press-somebody = Touchez un de vos personnages, un mécanisme ou une salle inconnue. Chaque action coûte 1 PA.
press-a-zone = Touchez une zone éclairée : le nombre est la longueur du chemin.
press-a-zone-for = Touchez une zone éclairée.
press-a-target = Touchez ce qui est éclairé.
move = Avancer, { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} au plus
give-up = La sacrifier et sauter
give-up-text = Elle est perdue pour de bon. Le 0 ne peut pas être sacrifié.

## Combat
combat = Combat
against = contre
attacks = { $seat } attaque
defends = { $seat } défend
secret-card = carte secrète
part = { $reason ->
    [wounded] { $who } (blessure)
    [stab] poignarder : un ami combat aussi
    [lead] Général dans la salle
   *[other] { $who }
}
and-more = et { $count } de plus
worth = { $seat } : { $worth } avant la carte
combat-card = Carte combat { $value }
spent-card = Carte combat { $value }, défaussée
combat-text = Ajoute { $value } à votre camp. Ensuite, elle est perdue pour le reste de la partie.
combat-returns = N’ajoute rien, mais revient en main.
card-laid = carte posée
card-awaited = carte attendue
shown-together = cartes révélées ensemble
other-laid = l’autre carte est posée, face cachée
seen-first = vous voyez d’abord l’autre carte
sealed = Votre carte est posée face cachée.
waiting-other = On attend l’autre joueur.
choose-card = Choisissez une carte en secret.
named-for-you = Le { $card } a été nommé : vous devez le jouer si vous l’avez.
total = Avec cette carte vous avez { $total }.
beats = Vous battez { $cards }.
ties = Égalité contre { $cards }.
loses = Vous perdez contre { $cards }.
sure-win = Aucune carte adverse n’y peut rien.
sure-loss = Vous perdez quoi qu’il joue.
lay-down = Poser face cachée
name-text = Nommez la carte que l’ennemi doit jouer ; s’il ne l’a pas, vous voyez toute sa main.
name-none = Nommer une carte
name-it = Nommer le { $value }
extra-text = La seconde carte, qui s’ajoute à la première.
frenzy-text = Une carte, ou deux qui s’ajoutent ? L’ennemi saura combien.

## Ce qui vaut maintenant
attack-sum = Attaque
defence-sum = Défense
zones-left = Zones restantes : { $count }
free-attack = Sa prochaine attaque ne coûte rien
price = { $price ->
    [0] gratuit
   *[other] { $price } PA
}
clash = { $attack } contre { $defence } avant les cartes
clash-short = { $attack } contre { $defence }
banner-stalemate = L’égalité approche
