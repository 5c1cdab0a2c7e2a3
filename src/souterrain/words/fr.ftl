# Les mots communs à tous les jeux et à toutes les commandes.

## souterrain packs

packs-help = regarder les paquets de contenu, ou vérifier les vôtres
packs-help-check = vérifier des paquets et énumérer toutes leurs fautes
packs-help-check-folder = le dossier d’un paquet ; plusieurs sont vérifiés ensemble
packs-help-show = montrer une entrée d’un paquet
packs-help-show-id = blade, warrior/blade, base:warrior/blade ou claustrophobia/base:warrior/blade
packs-help-show-pack = regarder dans le paquet de ce dossier, au lieu de ceux fournis avec le programme
packs-help-list = énumérer les paquets fournis avec le programme
packs-help-lang = langue de la réponse (par défaut, celle de l’environnement)
packs-help-json = écrire un seul document JSON

packs-sound = { $pack } : aucune faute dans { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}.
packs-faults = { $count ->
    [one] { $count } faute.
   *[other] { $count } fautes.
}
packs-counted = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
packs-none = Aucun paquet n’est fourni avec le programme.
packs-unknown-id = Aucun paquet n’a d’entrée « { $id } ».
packs-misspelt-id = Aucun paquet n’a d’entrée « { $id } » ; vouliez-vous dire « { $near } » ?
packs-ambiguous-id = Plusieurs entrées répondent à « { $id } » ; nommez l’une d’elles : { $ids }.
packs-unknown-game = « { $game } » n’est pas un de nos jeux ; les jeux sont { $games }.
packs-fact = { $label } : { $value }
packs-list = { $label } :
packs-source = Source : { $source ->
    [book] le livret de règles
    [public] des listes publiques
   *[house] de notre main, là où les livrets se taisent
}
packs-yes = oui
packs-no = non

## souterrain simulate

simulate-help = jouer de nombreuses parties entre joueurs automatiques et compter les résultats
simulate-help-game = le jeu
simulate-help-players = joueurs automatiques, un par place ou un seul pour toutes, séparés par des virgules
simulate-help-games = nombre de parties
simulate-help-jobs = nombre de processus
simulate-help-seed = graine de la première partie ; les autres suivent
simulate-help-scenario = ce scénario seulement (peut se répéter) ; sinon tous, à tour de rôle
simulate-help-option = régler une option de table (peut se répéter)
simulate-help-pack = utiliser ce paquet (peut se répéter)
simulate-help-save = écrire un fichier par partie dans ce dossier
simulate-help-lang = langue de la réponse (par défaut, celle de l’environnement)
simulate-help-json = écrire un document JSON
simulate-column-scenario = Scénario
simulate-column-result = Vainqueur
simulate-column-games = Parties
simulate-column-share = Part
simulate-column-interval = Intervalle à 95 %
simulate-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s ; { $rate } décisions par seconde sur un cœur.
simulate-fault = La partie de graine { $seed } ({ $scenario }) s’est interrompue :

## souterrain bench

bench-help = mesurer la vitesse, à côté de programmes comparables s’ils sont installés
bench-help-what = que mesurer ; tout, par défaut
bench-help-json = écrire un document JSON (forme par défaut)


## Noms, listes, et ce qui peut arriver dans tous les jeux

name-numbered = { $name } { $number }
    .the = { FORM($name, "the") } { $number }
    .a = { FORM($name, "a") } { $number }
    .of = { FORM($name, "of") } { $number }
    .to = { FORM($name, "to") } { $number }
log-conceded = { FORM($seat, "the") } abandonne.
log-undone = { FORM($seat, "the") } reprend sa dernière réponse.
