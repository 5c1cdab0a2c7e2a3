# Les mots communs à tous les jeux et à toutes les commandes.

language-name = Français

## souterrain rules

# Ce qui ne fait que demander, et ce que demande qui veut savoir comment on gagne. Pas de signes : des mots à la suite.
search-asking = comment est-ce que je tu il elle on nous vous le la les l un une des de du d en a quand quoi qu est peut-on cela
search-goal = gagner gagne gagnant but objectif victoire vainqueur vaincre remporter finir fin termine
rules-goals = Buts
rules-help = lire les règles : un livre entier, une règle, une recherche, les tests qui les prouvent
rules-help-book = un livre, ou l’identifiant d’une règle ; sans lui, la liste des livres
rules-help-find = montrer les règles qui contiennent ces mots, ou la règle qui porte cet identifiant
rules-help-lang = langue de la réponse
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
    [one] { $count } règle trouvée
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
packs-help-show = montrer une entrée d’un paquet, ou ce que peuvent dire les paquets d’un jeu
packs-help-show-id = ID, GENRE/ID, PAQUET:GENRE/ID ou JEU/PAQUET:GENRE/ID ; JEU pour toutes les sortes, clés et effets d’un jeu, JEU/GENRE pour une seule sorte
packs-help-show-pack = regarder dans le paquet de ce dossier, au lieu de ceux fournis avec le programme
packs-help-list = énumérer les paquets fournis avec le programme
packs-help-reference = écrire la page docs/packs-reference.md : sortes, clés et effets de tous les jeux
packs-help-lang = langue de la réponse
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
packs-tried = { $count ->
    [one] Une partie d’essai a été jouée sans accroc.
   *[other] { $count } parties d’essai ont été jouées sans accroc.
}
packs-show-more = Pour en savoir plus : souterrain packs show { $game }, ou une seule sorte : souterrain packs show { $game }/{ $kind }
packs-left-out = par défaut, { $default }
packs-needs-text = Son nom doit porter l’attribut .{ $text }.
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
simulate-help-players = joueurs automatiques, un par place ou un seul pour toutes, séparés par des virgules ; NOM@1.5 réfléchit une fois et demie plus, FICHIER.py:CLASSE est le vôtre
simulate-help-games = nombre de parties
simulate-help-jobs = nombre de processus ; avec --cluster, ceux d’une grappe montée pour l’occasion
simulate-help-cluster = jouer sur une grappe Ray : à cette adresse, ou « auto » pour celle dont cette machine fait partie, ou à défaut une grappe montée sur elle seule
simulate-help-seed = graine de la première partie ; les autres suivent
simulate-help-scenario = ce scénario seulement (peut se répéter) ; sinon tous, à tour de rôle
simulate-help-option = régler une option de table (peut se répéter) ; plusieurs valeurs, séparées par des virgules, alternent
simulate-help-pack = utiliser ce paquet (peut se répéter)
simulate-help-mirror = rejouer chaque partie en décalant les joueurs d’une place, avec la même graine
simulate-help-effort = la part de ses réflexions habituelles que chaque joueur peut consacrer à une réponse
simulate-help-seconds = laisser plutôt les joueurs réfléchir ce nombre de secondes (les parties ne sont alors pas reproductibles)
simulate-help-results = garder le résultat de chaque partie dans ce fichier CSV ou, si le nom finit par .parquet, chaque partie et chaque décision dans un dossier de ce nom ; celles qui y sont ne sont pas rejouées
simulate-help-report = écrire une page avec tableaux et graphiques
simulate-help-save = écrire un fichier par partie dans ce dossier ; avec une grappe, un dossier que toutes ses machines partagent
simulate-help-lang = langue de la réponse
simulate-help-json = écrire un document JSON
simulate-column-scenario = Scénario
simulate-column-result = Vainqueur
simulate-column-games = Parties
simulate-column-share = Part
simulate-column-interval = Intervalle à 95 %
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s ; { $rate } décisions par seconde sur un cœur.
simulate-fault = La partie de graine { $seed } ({ $scenario }) s’est interrompue :
campaign-help = jouer les tournois qui montrent la force des joueurs automatiques et l’équilibre des tables
campaign-help-what = « strength » : qui bat qui ; « balance » : les camps de chaque scénario, disposition et Seigneur ; « ratings » : chacun rencontre chacun
campaign-help-game = ce jeu seulement (peut se répéter)
campaign-help-cell = cette ligne du tableau seulement (peut se répéter)
campaign-help-games = nombre de parties par ligne
campaign-column-game = Jeu
campaign-column-cell = Table
campaign-column-side = Camp
campaign-column-share = Part
campaign-column-games = Parties
campaign-column-interval = Intervalle à 95 %
campaign-column-verdict = Objectif
campaign-column-fitted = Si chacun compte pour soi
campaign-apart = Au-delà de ce que valent seigneur et équipe, les paires diffèrent d’un khi-deux de { $strain } ; le hasard seul en fait environ { $free }.
campaign-surely-within = atteint à coup sûr
campaign-within = atteint
campaign-outside = manqué
campaign-surely-outside = manqué à coup sûr

## souterrain report, ratings

report-help = faire une page de tableaux et de graphiques avec des résultats gardés
report-help-files = résultats de simulate ou de campaign : des fichiers CSV, ou des dossiers en .parquet, qui en disent davantage
report-help-output = la page à écrire ; par défaut, le nom du premier fichier en .html
report-done = { $file } est écrit.
report-over = { $file } contient les résultats eux-mêmes : nommez un autre fichier avec --output.
report-cannot-write = Impossible d’écrire { $file } : { $reason }.
report-title = Tournois
report-told = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions par partie en moyenne. Réflexion : { $thinking } (un nombre seul est une part des réflexions de chaque niveau). Première graine : { $seed }. Parties interrompues : { $faults }.
report-number = { NUMBER($value, maximumFractionDigits: 1) }
report-points = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-seconds = { NUMBER($value, maximumSignificantDigits: 2) }
report-draw = personne
report-players = Part de victoires par joueur
report-sides = Part de victoires par camp
report-options = Part de victoires selon les options de table
report-length = Durée des parties
report-length-decisions = Les parties selon leur nombre de décisions ; la moyenne est de { $mean }.
report-length-turns = Nombre moyen de tours par partie :
report-branching = Embranchements
report-branching-read = Combien de réponses chaque question laissait, et combien de fois. Les points et les pichenettes, qu’on ne peut compter ainsi, n’y sont pas.
report-deciding = Ce que font les gagnants
report-deciding-read = La part de victoires d’un camp dans les parties où cela faisait une part plus grande de ses réponses que d’habitude, moins sa part dans les autres, avec un intervalle à 95 %. (Une part, car dans une longue partie il y a plus de tout.) Les points pleins s’écartent sûrement de zéro ; sur cent qui ne veulent rien dire, cinq environ en ont l’air par hasard. On voit ce qui va avec la victoire, non pourquoi : ce que fait le camp qui gagne déjà paraît toujours fort.
report-actions = Actions
report-things = Cartes, pouvoirs, figurines et tout ce que nomment les réponses
report-ground = Salles et tuiles sur la table à la fin, pour le premier camp
report-places = Salles et tuiles où un camp a agi
report-more-than = > { $usual } ({ $games })
report-foreseen = Ce que les joueurs savent de leurs chances
report-foreseen-read = De gauche à droite, les chances de gagner que les joueurs se donnaient en répondant ; de bas en haut, leurs victoires. Sur la droite, les deux s’accordent. Un point plus gros compte plus de réponses ; les intervalles sont ceux d’autant de parties.
report-time = Temps de réflexion
report-time-read = Secondes par réponse, quand la question laissait un choix : la moitié des réponses n’ont pas pris plus que le gros point, 95 sur 100 pas plus que le deuxième, aucune plus que le dernier.
report-cards = Cartes, pouvoirs et sorts
report-cards-read = La part est celle du camp dans les parties où il a fait cela. Ce que fait le camp qui gagne déjà paraît toujours fort.
report-column-deed = Action
report-column-side = Camp
report-column-uses = Fois
report-column-player = Joueur
report-column-option = Option
report-column-scenario = Scénario
report-column-seat = Place
report-column-games = Parties
report-column-share = Part
report-column-interval = Intervalle à 95 %
report-column-question = Question
report-column-asked = Fois
report-column-mean = Réponses, en moyenne
report-column-most = Au plus
report-column-what = Quoi
report-column-more = Plus que d’habitude (parties)
report-column-rest = Autres parties
report-column-gap = Écart
report-column-foretold = Prévu
report-column-answers = Réponses
report-column-half = La moitié en
report-column-most-of = 95 sur 100 en
report-column-longest = Toutes en

ratings-help = classer les joueurs d’après des résultats gardés : points Elo et intervalles
ratings-help-files = résultats de simulate ou de campaign : des fichiers CSV, ou des dossiers en .parquet
ratings-help-markdown = écrire le tableau en Markdown
ratings-nobody = Aucun joueur n’y a rencontré un joueur différent.
ratings-points = { NUMBER($points, maximumFractionDigits: 0) }
ratings-column-game = Jeu · réflexion
ratings-column-player = Joueur
ratings-column-points = Points
ratings-column-interval = Intervalle à 95 %
ratings-column-games = Parties
ratings-column-beats = Bat le suivant

## Ce que toutes les commandes disent de leurs arguments

parser-usage = usage :
parser-positional = arguments{ " " }
parser-options = options{ " " }
parser-help = montrer cette aide et finir
parser-version = montrer la version du programme et finir
parser-error = { $prog } : { $message }
parser-argument = { $argument_name } : { $message }
parser-required = il manque ces arguments : { $value }
parser-unrecognized = il n’y a pas d’argument de ce nom : { $value }
parser-ambiguous = { $option } peut vouloir dire { $matches }
parser-choice = { $value } n’est pas parmi { $choices }
parser-value = { $value } n’est pas une valeur de la sorte attendue
parser-expected-one = il manque une valeur
parser-expected-at-most-one = une valeur au plus
parser-expected-at-least-one = il manque au moins une valeur
parser-not-with = pas avec { $value }
parser-one-of = il manque l’un de ceux-ci : { $value }
parser-ignored = ne prend pas de valeur : { $value }
parser-unknown = « { $value } » n’est pas parmi { $known }.
parser-is-game = « { $game } » est un jeu, pas une commande : souterrain play { $game }
parser-default = par défaut : { $value }
parser-example = Exemple :
parser-codes = Codes de retour :
did-you-mean = Vouliez-vous dire « { $near } » ?

place-address = ADRESSE
place-book = LIVRE
place-cell = LIGNE
place-dir = DOSSIER
place-file = FICHIER
place-game = JEU
place-host = HÔTE
place-id = IDENTIFIANT
place-name = NOM
place-pack = PAQUET
place-player = JOUEUR
place-players = JOUEURS
place-scenario = SCÉNARIO
place-seat = PLACE
place-seed = GRAINE
place-share = PART
place-text = TEXTE
place-value = VALEUR

play-help-example = souterrain play { $game } --text --against novice --save soiree.match
play-help-codes =
    0  la partie est finie, ou vous avez quitté la table
    1  une faute du programme ; la partie est enregistrée
    2  la demande ne peut pas être satisfaite
replay-help-example = souterrain replay soiree.match --check
replay-help-codes =
    0  racontée, ou tout est en ordre
    2  le fichier ne peut pas être lu, ou mène ailleurs
verify-help-example = souterrain verify soiree.match
verify-help-codes =
    0  prouvé
    1  rien n’était scellé, donc rien ne peut être prouvé
    2  ce n’est pas ce qui était scellé, ou pas une partie
rules-help-example =
    souterrain rules { $game } --find mur --lang fr
    souterrain rules --coverage --json
rules-help-codes =
    0  trouvé
    1  rien trouvé, ou une règle sans preuve
    2  il n’y a pas de livre ou de règle de ce nom
packs-help-example = souterrain packs check mon-paquet
packs-help-codes =
    0  tout est en ordre
    2  une faute dans un paquet, ou aucun de ce nom
simulate-help-example =
    souterrain simulate { $game } --players adept,random --mirror --games 20
    souterrain simulate { $game } --seed 7 --games 1000 --results parties.parquet
simulate-help-codes =
    0  toutes les parties ont été jouées
    1  une partie s’est interrompue
    2  la demande ne peut pas être satisfaite
campaign-help-example = souterrain campaign strength --game { $game } --results force.csv
campaign-help-codes =
    0  toutes les parties ont été jouées, quoi qu’il en sorte
    1  une partie s’est interrompue
    2  la demande ne peut pas être satisfaite
report-help-example = souterrain report parties.parquet --output parties.html
report-help-codes =
    0  la page est écrite
    2  la demande ne peut pas être satisfaite
ratings-help-example = souterrain ratings classement.csv --markdown
ratings-help-codes =
    0  classement fait
    1  aucun joueur n’a rencontré un joueur différent
    2  la demande ne peut pas être satisfaite
serve-help-example = souterrain serve --host 0.0.0.0 --port 8643
serve-help-codes =
    0  arrêté
    2  la demande ne peut pas être satisfaite
backup-help-example = souterrain backup tables-du-jour.db
backup-help-codes =
    0  copié
    2  la demande ne peut pas être satisfaite
loadtest-help-example = souterrain loadtest --game { $game } --matches 50 --seconds 5
loadtest-help-codes =
    0  mesuré
    1  le serveur a failli
    2  la demande ne peut pas être satisfaite
bench-help-example = souterrain bench kernel
bench-help-codes =
    0  mesuré
    2  la demande ne peut pas être satisfaite
completion-help = écrire le script de complétion de votre interpréteur de commandes
completion-help-shell = l’interpréteur
completion-help-example = souterrain completion bash > ~/.local/share/bash-completion/completions/souterrain
completion-help-codes =
    0  écrit
    2  la demande ne peut pas être satisfaite
simulate-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
simulate-expansion = « { $pack } » est une extension : souterrain simulate { $game } --pack base --pack { $pack }

## souterrain bench

bench-help = mesurer la vitesse, à côté de programmes comparables s’ils sont installés
bench-help-what = que mesurer ; par défaut, tout sauf « thinking », qui prend un quart d’heure
bench-help-json = écrire un document JSON (forme par défaut)


## Noms, listes, et ce qui peut arriver dans tous les jeux

list-and = { $rest } et { $last }
name-numbered = { $name } { $number }
    .the = { FORM($name, "the") } { $number }
    .a = { FORM($name, "a") } { $number }
    .of = { FORM($name, "of") } { $number }
    .to = { FORM($name, "to") } { $number }
log-conceded = { FORM($seat, "the") } abandonne.
# De combien une pichenette a dévié : on tait ce qui est trop petit pour compter.
swayed-aside = { $degrees },{ $tenths }° vers la { $side ->
    [left] gauche
   *[right] droite
}
swayed-strength = { $percent } % { $strength ->
    [harder] plus fort
   *[softer] moins fort
}
log-swayed = { $astray ->
    [aside] La main dévie : { swayed-aside }.
    [strength] La main dévie : { swayed-strength }.
    [steady] La main ne dévie pas.
   *[both] La main dévie : { swayed-aside }, { swayed-strength }.
}
log-undone = { FORM($seat, "the") } reprend sa dernière réponse.
log-rewound = { FORM($seat, "the") } revient { $count ->
    [one] une réponse
   *[other] { $count } réponses
} en arrière, avec l’accord de tous.
log-turned = La partie reprend d’un fichier : d’autres dés attendent, et ce qui était caché reste où il était.
log-stirred = Le hasard est brassé avec ce que chacun y a ajouté : ce qui vient, aucun d’eux n’a pu le choisir.
log-dealt-anew = Tout est redistribué, selon ce que chacun a ajouté au hasard.
log-left-out = On n’attend plus { FORM($seat, "the") } : le hasard se fait sans ce qui en serait venu.
log-stir-broken = { FORM($seat, "the") } interrompt le brassage du hasard : il se fait sans cette place, ou reste comme il était.
log-seat-freed = { FORM($seat, "the") } : la place est cédée, et qui la prendra verra ce qu’on y a vu.
log-seat-taken = { FORM($seat, "the") } : quelqu’un d’autre prend la suite, avec tout ce qu’on y a vu.
log-seat-summoned = { FORM($seat, "the") } : on attend ; dans un jour, un ordinateur jouera à cette place, jusqu’au retour de son joueur.
log-seat-claimed = { FORM($seat, "the") } : la place a désormais un lien que personne d’autre n’a vu.

setting-ask-everything = Tout demander
    .text = Même quand une seule réponse est possible

result-won = Victoire : { $winners }.
result-shared = Victoire partagée : { $winners }.
result-draw = Personne ne gagne.

## Comment la partie s’est finie

fate-stands = debout, { $left } sur { $full }
fate-fell = à terre
fate-out = dehors
fate-carried-out = dehors, sur le dos d’un ami
fate-wounded = encore à l’intérieur, avec une blessure
fate-inside = encore à l’intérieur
fate-unmet = hors d’atteinte
fate-reserve = { $team } : { $tokens ->
    [0] plus un jeton
    [one] un jeton restant
   *[other] { $tokens } jetons restants
}
fate-kills = { $count ->
    [one] { $count } élimination
   *[other] { $count } éliminations
}
count-accuracy = Précision
count-rate = { $percent } % ({ $hits }/{ $of })
count-none = –
count-of = { $hits } sur { $of }
count-kills = Éliminations
count-dice = Dés qui touchent
count-rooms = Salles vidées
count-gold = Or
count-tokens = Jetons restants
count-tokens-lost = Jetons perdus
count-points = Points de victoire
count-escapes = Évasions
count-combats = Combats gagnés
count-turns = Tours



## souterrain

main-help = Des jeux de donjon à une même table, toutes les règles appliquées.
main-epilog = Seule, la commande souterrain ouvre la page dans votre navigateur. Pour commencer par un jeu : souterrain play { $game }. Pour les arguments d’une commande : souterrain COMMANDE --help.
main-command = COMMANDE
main-commands = commandes{ " " }


## souterrain play

play-help = jouer dans le navigateur, ou dans le terminal avec --text
play-help-game = le jeu : { $games }
play-help-text = jouer dans ce terminal plutôt que dans le navigateur
play-help-port = le port de la page sur cette machine
play-in-browser = Souterrain vous attend à l’adresse { $address } ; votre navigateur s’ouvre tout seul. Ctrl-C l’arrête ; toutes les tables sont conservées.
play-which-game = Dites à quel jeu jouer : { $games }.
play-help-seat = votre place, plusieurs séparées par des virgules, « random » pour en tirer une au sort, ou « all » pour se passer le clavier (par défaut, la première)
play-help-against = qui prend les autres places : un niveau, ou FICHIER.py:CLASSE pour un joueur à vous (par défaut : { $level })
play-help-scenario = le scénario (par défaut, celui qu’on conseille d’abord)
play-help-seed = la graine de tout hasard ; même graine et mêmes réponses font la même partie
play-help-option = régler une option de table (peut être répété)
play-help-pack = employer ce paquet (peut être répété) : l’un des nôtres par son nom, le vôtre par son dossier
play-help-lang = langue
play-help-save = écrire la partie dans ce fichier après chaque réponse
play-help-load = continuer la partie de ce fichier

play-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
play-needs-text = Sur la page, la table se règle à la main : avec { $arguments }, ajoutez --text, ou retirez-le.
play-expansion = « { $pack } » est une extension. Dans le terminal : souterrain play { $game } --text --pack base --pack { $pack }.
play-unknown-scenario = Il n’y a pas de scénario « { $scenario } ». Il y a : { $scenarios }.
play-unknown-seat = Il n’y a pas de place « { $seat } ». Il y a : { $seats }, ou « all » pour toutes.
play-unknown-player = Il n’y a pas de joueur automatique « { $player } ». Il y a : { $players }.
play-pack-of-other = Le paquet { $pack } n’est pas fait pour { $game }.
play-unknown-pack = Il n’y a pas de paquet « { $pack } ». Il y a : { $packs }. Le dossier d’un paquet à vous contient une barre oblique.
play-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
play-wrong-value = L’option { $option } peut valoir { $choices }, pas « { $value } ».
play-wrong-seed = La graine est un nombre entier de 0 à { $most }.
play-exists = { $file } existe déjà et n’est pas écrasé. Choisissez un autre nom, ou continuez cette partie : --load { $file }.
play-cannot-save = La partie ne peut pas être enregistrée dans { $file } : { $reason }.
play-parted = Les règles ont changé depuis que cette partie a été écrite : { $equal } de ses { $count } actions mènent encore où elles menaient. Elle reprend là, avec d’autres dés à venir.
play-other-game = { $file } contient une partie d’un autre jeu : { $game }.
play-load-alone = Avec --load, la mise en place vient du fichier : ôtez { $arguments }.

play-start = { $game }, { $scenario }. Graine { $seed } : avec --seed { $seed }, le même hasard vous attend.
play-start-plain = { $game }. Graine { $seed } : avec --seed { $seed }, le même hasard vous attend.
play-hint = Répondez par un numéro. « aide » dit ce que l’on peut taper d’autre.
play-you-are = Vous êtes { FORM($seat, "the") }.
play-saves-to = Enregistrement dans { $file } après chaque réponse.
play-loaded = { $file } continue après { $count ->
    [one] une réponse
   *[other] { $count } réponses
}.
play-pass-keyboard = Passez le clavier { FORM($seat, "to") }, puis appuyez sur Entrée.
play-seconds = { $count ->
    [0] Votre temps est écoulé ; achevez ce que vous avez commencé.
    [one] Il vous reste une seconde.
   *[other] Il vous reste { $count } secondes.
}
play-late = Votre temps est écoulé : cette réponse vient trop tard.
play-happened = Ce qui s’est passé
play-refused = Pas maintenant :
play-otherwise = Sinon
play-more = { $option } et { $count } autres
play-pick-several = Choisissez-en { $least ->
    [0] jusqu’à { $most }
   *[other] de { $least } à { $most }
}, séparés par des espaces ; { $least ->
    [0] une ligne vide n’en prend aucun.
   *[other] { $least } au moins.
}
play-place = Répondez par deux nombres : des centimètres depuis la gauche et depuis le bas du plateau, par exemple { $example }.
play-flick = Répondez par deux nombres : un angle en degrés (0 vers la droite, 90 vers le haut) et une force de 1 à 100, par exemple { $example }.
play-sway = La main dévie : à pleine force, de { $degrees } degrés et de { $percent } % de la vitesse au plus ; au plus doux, de { $soft } % de cela.
play-not-two-numbers = « { $text } » n’est ni deux nombres, comme { $example }, ni une commande. « aide » dit ce que l’on peut écrire.
play-not-a-number = « { $text } » n’est ni le numéro d’une option ni une commande. « aide » dit ce que l’on peut taper.
play-no-such-option = Il n’y a pas d’option { $number } ; { $most ->
    [1] il n’y a que la 1.
   *[other] elles vont de 1 à { $most }.
}
play-is-refused = L’option { $number } n’est pas permise maintenant : { $rule }
play-wrong-count = Choisissez-en { $least ->
    [0] { $most } au plus
   *[other] de { $least } à { $most }
}, pas { $count }.
play-one-only = Choisissez-en une seule.
play-twice = Vous avez nommé { $number } deux fois.
play-no-rule = Aucune règle n’est notée là.
play-no-such-line = Le journal n’a pas de ligne { $number } ; il va jusqu’à { $most }.
play-no-undo = On ne peut rien reprendre : depuis votre dernière réponse, le hasard a parlé, une chose cachée a été vue ou quelqu’un d’autre a agi.
play-found = { $count ->
    [0] Aucune règle ne parle de « { $text } ».
    [one] Une règle parle de « { $text } ».
   *[other] { $count } règles parlent de « { $text } ».
}
play-found-first = Les { $shown } premières :
play-say-what = Dites ce que vous cherchez, par exemple : règles blocage
play-saved = Partie enregistrée dans { $file }.
play-concede-sure = Abandonnez-vous vraiment ? oui ou non
play-left-saved = Vous quittez la table. La partie est dans { $file } ; pour la continuer : souterrain play { $game } --seat { $seats } --load { $file }
play-left-unsaved = Vous quittez la table. La partie n’est pas enregistrée.
play-fault = Une faute du programme a arrêté la partie : { $reason }.

play-words-why = pourquoi
play-words-goal = but
play-words-log = journal
play-words-undo = reprendre, annuler
play-words-rules = règles, regles
play-words-save = enregistrer, sauver
play-words-help = aide
play-words-quit = quitter, q
play-words-concede = abandonner
play-words-table = table
play-words-yes = oui, o

play-goal = { $seats } : { $text }{ $far }
play-goal-far = { " " }({ $needed ->
    [1] { $done ->
        [0] pas encore
       *[other] fait
    }
   *[other] { $done ->
        [0] 0 sur { $needed } pour l’instant
       *[other] { $done } sur { $needed }
    }
})
play-goal-counted = { " " }({ $what } : { $done } sur { $needed })
play-no-goal = Ce jeu ne dit pas son but : voyez les règles.
play-manual =
    un numéro             choisir cette option ; plusieurs numéros là où l’on en choisit plusieurs
    but                   ce qu’il faut faire pour gagner, et où l’on en est
    pourquoi              la règle sur laquelle repose la question
    pourquoi 3            la règle qui interdit l’option 3 (ou la permet)
    pourquoi #12          la règle derrière la ligne 12 du journal
    journal               tout le journal
    table                 revoir la table
    règles MOT            chercher un mot dans les règles et parmi cartes, tuiles et combattants
    reprendre             reprendre sa dernière réponse, si rien n’a été appris depuis
    enregistrer [FICHIER] écrire la partie dans un fichier
    abandonner            renoncer à la partie
    quitter               s’en aller


## souterrain replay

replay-help = raconter une partie d’après son fichier, ou la vérifier
replay-help-file = le fichier de la partie
replay-help-check = tout recalculer et comparer avec ce qui est noté
replay-help-seat = raconter ce que cette place a vu (par défaut, ce qu’a vu un spectateur)
replay-help-lang = langue
replay-heading = { $game } · { $scenario }
replay-packs = Paquets : { $packs }
replay-option = { $option } : { $value }
replay-unknown-seat = Il n’y a pas de place « { $seat } ». Il y a : { $seats }, ou « all » pour toutes.
replay-seats = Places : { $seats }
replay-seed = Graine : { $seed }
replay-sight-spectator = Raconté pour un spectateur.
replay-sight = Raconté pour { FORM($seat, "the") }.
replay-setup = Mise en place
replay-unfinished = La partie n’est pas finie ; { $count ->
    [one] une réponse a été donnée
   *[other] { $count } réponses ont été données
}. { $waiting }
replay-answers = { $count ->
    [one] Une réponse a été donnée.
   *[other] { $count } réponses ont été données.
}
replay-rules = { $game } : jouée avec les règles { $then } (Souterrain { $program }), relue avec les règles { $now } (Souterrain { $here }).
replay-parted = Seules les { $equal } premières de ses { $count } actions mènent encore où elles menaient : à partir de là, les règles d’aujourd’hui jouent cette partie autrement.
replay-checked = { $file } : tout est en ordre. { $packs ->
    [one] Le paquet est celui de la partie
   *[other] Les { $packs } paquets sont ceux de la partie
}, et { $count ->
    [0] l’état de départ est celui qui était noté.
    [one] l’état après la seule réponse est celui qui était noté.
   *[other] les { $count } états après chaque réponse sont ceux qui étaient notés.
}
replay-not-compared = { $file } : { $count ->
    [0] on peut la commencer avec les paquets et les règles d’ici.
    [one] sa seule réponse reste possible avec les paquets et les règles d’ici.
   *[other] ses { $count } réponses restent possibles avec les paquets et les règles d’ici.
} On ne peut pas dire si elles mènent aux mêmes états : Souterrain { $program } les notait d’une façon qu’on ne connaît plus.

## souterrain verify

verify-help = vérifier que personne n’a pu choisir les dés et les cartes d’une partie
verify-unsealed = { $file } : rien n’était scellé quand cette partie a été jouée, et rien ne peut donc être prouvé. C’est le cas des parties sans serveur et de celles de serveurs plus anciens.
verify-sealed = { $file } : le secret du serveur correspond à son sceau, et ce dont le hasard est fait correspond au secret et à ce que voici y ont ajouté.
verify-acts = { $deal ->
    [1] { $count ->
        [0] La donne
       *[other] La donne et les actions { $first } à { $last }
    }
   *[other] { $count ->
        [0] Ce qui vient
        [1] L’action { $first }
       *[other] Les actions { $first } à { $last }
    }
}
verify-seats = { $acts } : { $seats }.
verify-server = { $acts } : le serveur seul, qui savait ce qui viendrait et a pu le choisir.
verify-nothing = { $acts } : sans sceau. Rien ne peut en être prouvé.
verify-broken = { FORM($seat, "the") } { $acts ->
    [0] a interrompu le brassage avant la première action
    [one] a interrompu un brassage après une action
   *[other] a interrompu un brassage après { $acts } actions
}. Qui tient le serveur et joue à cette place a pu savoir ce qui en sortait, et ne pas l’aimer.
verify-lost = { FORM($seat, "the") } : { $count ->
    [one] un sel a quitté la page
   *[other] { $count } sels ont quitté la page
} sans servir à rien. Si cela arrive souvent, le serveur faisait des essais.
verify-played = { $count ->
    [one] La seule action a été rejouée :
   *[other] Les { $count } actions ont été rejouées :
} chaque dé et chaque carte en découle.
verify-noted = { FORM($seat, "the") } : { $count ->
    [0] aucune page n’a rien noté dans ce fichier, comparez donc le sceau avec celui qu’a montré votre table
   *[other] une page a noté pendant la partie { $count } des { $of } passages ci-dessus, et personne n’a pu choisir ceux-là contre qui jouait à cette place
}.
verify-seal = Sceau : { $seal }
verify-doubt-secret = Le secret du serveur n’est pas celui qu’il a scellé (brassage { $stir }) : il a pu choisir ce qui vient.
verify-doubt-seal = Le secret a changé à partir de là, ou il est resté le même alors que tous le connaissaient (brassage { $stir }) : le serveur a pu choisir ce qui vient.
verify-doubt-cause = Le hasard a été refait sans raison (brassage { $stir }) : qui savait ce qui en sortait a pu essayer jusqu’à ce que cela lui plaise.
verify-doubt-pledge = { FORM($seat, "the") } n’a pas ajouté au hasard ce qui était promis (brassage { $stir }) : cela a pu être choisi quand on connaissait le reste.
verify-doubt-number = Ce dont le hasard est fait ne découle pas du secret et de ce qui y a été ajouté (brassage { $stir }).
verify-doubt-unsaid = Le hasard a été changé, et le fichier ne dit pas par quoi.
verify-doubt-noted = La page de { $seat } a vu autre chose pendant la partie (brassage { $stir }) : un autre sceau, d’autres promesses, un autre moment, ou sa propre part laissée de côté.

## La table : serve, backup, loadtest

serve-help = faire jouer des personnes et des programmes à des tables par le réseau
serve-help-host = l’adresse d’écoute ; 127.0.0.1 : cette machine seulement
serve-help-port = le port d’écoute
serve-help-database = sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE ; sinon un fichier dans votre dossier de données
serve-help-workers = nombre de processus qui servent ; à partir de deux, il faut PostgreSQL
serve-help-thinkers = nombre de processus qui réfléchissent pour les sièges d’ordinateur
serve-help-origin = l’adresse d’une page d’ailleurs qui peut se connecter
serve-help-name = un nom par lequel on atteint le serveur, outre son adresse et le nom de la machine ; peut être répété
serve-help-proxy = l’adresse, ou le réseau, d’un proxy sur une autre machine, que l’on croit sur l’adresse de ses visiteurs ; peut être répété
serve-bad-proxy = souterrain serve : « { $proxy } » n’est ni une adresse ni un réseau. Un proxy se désigne par son numéro : --proxy 10.0.0.7, ou --proxy 10.0.0.0/24
serve-help-packs = un paquet, ou un dossier de paquets, avec lesquels on peut jouer ici ; peut être donné plusieurs fois
serve-help-no-lobby = pas de salon : aucune table publique n’est proposée ni trouvée ici
serve-help-no-limits = ne pas limiter la fréquence des demandes, pour les essais
serve-bad-number = souterrain serve : --workers et --thinkers valent au moins 1, --port de 1 à 65535.
serve-needs-postgresql = souterrain serve : plusieurs processus demandent PostgreSQL ; SQLite n’en sert qu’un. Donnez --database postgresql://…
serve-no-workers = souterrain serve : sous Windows, un seul processus sert. Lancez plutôt plusieurs serveurs sur une même base PostgreSQL, chacun avec son port.
serve-port-taken = Le port { $port } est déjà pris, peut-être par un autre Souterrain. Ouvrez celui-là dans votre navigateur, ou choisissez un autre port avec --port.
serve-begun = Souterrain est à l’adresse { $address } (Ctrl+C l’arrête).
physics-begun = La physique des palets se prépare, une seule fois sur cette machine. On peut jouer à tout le reste en attendant.
physics-first = La physique des palets se prépare d’abord, une seule fois sur cette machine.
physics-share = La physique : { $percent } % de préparation.
physics-ready = La physique est prête.
backup-help = copier toutes les tables dans un fichier pendant que les serveurs tournent
backup-help-file = le nouveau fichier ; il ne doit pas exister
backup-done = { $count ->
    [one] { $count } écriture copiée
   *[other] { $count } écritures copiées
} dans { $file }. Pour servir à partir de ce fichier : souterrain serve --database sqlite:///{ $file }
loadtest-help = jouer beaucoup de parties à la fois contre un serveur de cette machine et le mesurer
loadtest-help-game = le jeu
loadtest-help-matches = nombre de parties à la fois, deux clients pour chacune
loadtest-help-seconds = durée de la mesure
loadtest-help-rate = réponses par seconde et par partie ; 0 : au plus vite
loadtest-help-seed = la graine des joueurs
loadtest-help-address = un serveur qui tourne déjà sur cette machine ; sinon un serveur est lancé
loadtest-help-database = la base du serveur lancé ; sinon un fichier SQLite temporaire
loadtest-help-json = écrire du JSON
loadtest-bad-number = souterrain loadtest : de 1 à 2000 parties, 600 secondes au plus, une cadence de 1000 au plus.
loadtest-result = { $matches } parties : { $rate } réponses par seconde, la moitié vues par l’autre client en { $p50 } ms, 99 sur 100 en { $p99 } ms ; le serveur a pris { $memory } Mo.

## souterrain doctor

doctor-help = dire ce qui est là et ce qui manque
doctor-help-example = souterrain doctor --port 9000
doctor-help-codes =
    0  tout va bien, ou peut attendre
    1  quelque chose ne marche pas
    2  la demande ne peut pas être satisfaite
doctor-help-database = demander aussi à cette base si elle répond ; rien n’y est changé
doctor-bad-port = souterrain doctor : --port va de 1 à 65535.
doctor-here = Souterrain { $version }, Python { $python }, { $system }.
doctor-parts = Toutes les bibliothèques nécessaires sont là et s’ouvrent.
doctor-part-missing = La bibliothèque { $name } n’est pas installée. Réinstallez Souterrain : pip install --force-reinstall souterrain
doctor-part-broken = La bibliothèque { $name } { $version } est installée, mais ne s’ouvre pas : { $reason }. Une autre version conviendra peut-être : pip install --upgrade souterrain { $name }
doctor-page = La page est construite.
doctor-page-missing = La page n’est pas construite ; le navigateur n’en montrerait qu’une version rudimentaire. Dans une copie du projet : make page
doctor-physics = La physique des palets est compilée.
doctor-physics-later = La physique des palets sera compilée une seule fois, en arrière-plan, à la première partie : une vingtaine de secondes.
doctor-physics-homeless = La physique des palets ne peut pas être gardée sur ce disque et sera recompilée à chaque lancement, ce qui prend une vingtaine de secondes. Indiquez un dossier où l’on peut écrire : NUMBA_CACHE_DIR.
doctor-data = Vos tables sont gardées dans { $folder }.
doctor-data-closed = Vos tables ne peuvent pas être gardées dans { $folder } : { $reason }. Donnez-vous le droit d’y écrire, ou indiquez un autre endroit : souterrain serve --database sqlite:///FICHIER
doctor-sqlite = SQLite { $version } s’en charge.
doctor-sqlite-old = SQLite { $version } est trop ancien pour les garder ; il faut au moins la version { $least }. Un Python plus récent l’apporte.
doctor-database = La base de données répond : { $database }.
doctor-database-silent = La base de données n’est pas utilisable : { $reason }
doctor-port = Le port { $port } est libre pour la page.
doctor-port-taken = Le port { $port } est occupé, peut-être par un Souterrain déjà lancé. On peut en choisir un autre : souterrain play --port { $other }
doctor-browser = Un navigateur peut être ouvert d’ici.
doctor-browser-missing = Aucun navigateur ne peut être ouvert d’ici. Ouvrez l’adresse affichée, sur cette machine ou par ssh -L.
doctor-terminal = Ce terminal sait écrire toutes les lettres.
doctor-terminal-poor = Ce terminal écrit en { $encoding } et ne connaît pas toutes les lettres ; les autres sont rendues au plus près. Pour les avoir toutes : PYTHONUTF8=1
doctor-postgres = Le pilote de PostgreSQL est là, pour les serveurs à plusieurs processus ou sur plusieurs machines.
doctor-postgres-missing = Le pilote de PostgreSQL n’est pas là. Il ne sert qu’à qui fait tourner plusieurs serveurs à la fois : { $command }
doctor-told = { $bad ->
    [0] { $odd ->
        [0] Tout va bien.
       *[other] Vous pouvez jouer. Ce qui est marqué ~ mérite un coup d’œil.
    }
   *[other] Ce qui est marqué d’un point d’exclamation est à réparer d’abord.
}

## Pourquoi un joueur informatique a répondu ainsi

reason-flick = Lancer { FORM($disc, "the") } sur { FORM($target, "the") } (touche { $hits } fois sur dix)
reason-flick-aside = Lancer { FORM($disc, "the") } vers une meilleure place
reason-only = { $option } : rien d’autre n’est possible.
reason-habit = { $option } : c’est ce qu’on fait d’ordinaire ici.
reason-clear = { $option } : de loin le meilleur choix, avec { $chance } % de chances de gagner, contre { $other } % pour le suivant.{ $because }
reason-better = { $option } : environ { $chance } % de chances de gagner, un peu plus que les { $other } % du suivant.{ $because }
reason-close = { $option } : d’autres réponses se valent ({ $chance } % de chances de gagner).{ $because }
reason-mixed = { $option } : tiré au sort parmi de bonnes réponses, pour que personne ne puisse s’y fier.
reason-lost = { $option } : il ne reste guère d’espoir ({ $chance } %), ceci préserve le peu qui reste.{ $because }

## Pourquoi une réponse n’est pas admise

refused-too-fast = Cette pichenette est trop rapide de { $distance } mm/s ; le maximum est de { $top } mm/s.
refused-too-slow = Cette pichenette est trop lente de { $distance } mm/s ; le minimum est de { $least } mm/s.
refused-never-rests = Ainsi lancé, le disque ne s’arrêterait jamais de vibrer ; essayez une autre pichenette.
refused-outside = À cet endroit, le disque dépasserait de sa zone de { $distance } mm.
refused-too-near = À cet endroit, le disque serait trop près d’autre chose, de { $distance } mm.
refused-over = La partie est finie.
refused-answered = Vous avez déjà répondu ; les autres réfléchissent encore.
refused-not-asked = Ce n’est pas à vous de décider pour le moment.
refused-undo = On ne peut rien reprendre : depuis, d’autres ont joué, les dés ont parlé ou quelque chose de caché a été vu.
