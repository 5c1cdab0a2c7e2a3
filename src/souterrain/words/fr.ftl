# Les mots communs à tous les jeux et à toutes les commandes.

## souterrain rules

rules-help = lire les règles : un livre entier, une règle, une recherche, les tests qui les prouvent
rules-help-book = un livre, ou l’identifiant d’une règle ; sans lui, la liste des livres
rules-help-find = montrer les règles qui contiennent ces mots, ou la règle qui porte cet identifiant
rules-help-lang = langue de la réponse (par défaut, celle de l’environnement)
rules-help-coverage = montrer les règles testées, celles qui sont dispensées et celles qui manquent
rules-help-json = écrire un seul document JSON

rules-book-counts = { $rules } règles, { $components } éléments de matériel, { $missing } lacunes de la source
rules-hint-book = Pour lire un livre : souterrain rules LIVRE
rules-hint-rule = Pour lire une règle avec sa décision et ses voisines : souterrain rules IDENTIFIANT

rules-section = Section du livret : { $section }
rules-ruling = Décision : { $text }
rules-example = Exemple : { $text }
rules-waiver = Sans test, parce que (en anglais) : { $text }
rules-tests = Tests : { $tests }
rules-previous = Avant : { $id }
rules-next = Après : { $id }
rules-same-section = Même section : { $ids }

rules-found = { $count ->
    [one] 1 règle trouvée
   *[other] { $count } règles trouvées
}
rules-nothing-found = Aucune règle ne contient tous ces mots : { $text }. Essayez moins de mots, ou un début de mot.

rules-coverage = { $rules } règles : { $tested } testées, { $waived } dispensées, { $missing } manquantes
rules-complete = Livre marqué complet : chaque règle doit avoir un test ou une dispense.
rules-incomplete = Livre pas encore marqué complet.
rules-missing = Sans test ni dispense :
rules-waived = Dispensées (motif en anglais) :
rules-faults = Défauts :
rules-fault-untested = { $place } n’a ni test ni dispense.
rules-fault-waivers = { $place } : { $detail } règles sont dispensées, alors que 5 % au plus peuvent l’être. Écrivez des tests pour certaines d’entre elles.
rules-fault-no-assertion = { $place } cite une règle mais n’affirme rien. Énoncez un fait, ou retirez la citation.
rules-fault-skipped = { $place } cite une règle mais il est sauté ou censé échouer : il ne prouve rien.
rules-fault-not-plain = { $place } cite une règle autrement que par une simple chaîne. Écrivez l’identifiant en toutes lettres.
rules-fault-unknown-rule = { $place } cite { $detail }, qu’aucun registre ne contient. Corrigez l’identifiant.
rules-fault-unreadable = { $place } ne peut pas être lu : { $detail }.

rules-unknown-book = Il n’y a pas de livre nommé « { $book } ». Les livres sont : { $books }.
rules-unknown-rule = Il n’y a pas de règle « { $id } ». Pour la chercher : souterrain rules { $book } --find TEXTE
rules-unknown-rule-closest = Il n’y a pas de règle « { $id } ». Les plus proches : { $closest }.
rules-no-tests = Le relevé demande les tests, et cette installation n’en contient pas. Lancez la commande depuis une copie de travail du projet.
rules-bad-ledger = Un registre ne peut pas être lu. { $error }


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
log-rewound = { FORM($seat, "the") } revient { $count ->
    [one] une réponse
   *[other] { $count } réponses
} en arrière, avec l’accord de tous.
