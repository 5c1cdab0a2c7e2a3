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
