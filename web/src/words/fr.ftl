# Les mots de la page elle-même. Ce qui concerne un jeu vient avec son livre.
language = Langue
theme = Clair ou sombre
loading = On dresse la table…
close = Fermer
why = pourquoi ?
credits = Pictogrammes de Lorc, Delapouite et d’autres. Polices : Grenze Gotisch, Alegreya, Alegreya Sans (OFL). Programme indépendant : aucune image d’éditeur.
credits-short = Pictogrammes : game-icons.net, CC BY 3.0

## Accueil
home-title = Cinq donjons, une table
home-lead = Jouez tout de suite contre l’ordinateur, entre amis sur un écran ou par lien. Chaque refus dit pourquoi.
game-claustrophobia = Claustrophobia
    .lead = quelques humains, un dé chacun, contre l’enfer
    .seats = { $seats }
    .time = 50 min
game-conquest = Conquest
    .lead = palets et cartes, deux équipes, une arène
    .seats = 2–4
    .time = 30 min
game-twister = Dungeon Twister
    .lead = des salles qui tournent, des cartes secrètes
    .seats = { $seats }
    .time = 45 min
game-catacombs = Catacombs
    .lead = palets et pichenettes, héros contre le Maître
    .seats = 2–5
    .time = 60 min
game-soloth = La Caverne de Soloth
    .lead = extension : héros, seigneurs, artefacts
    .seats = 2–5
    .time = 75 min
choose = Jouer
new-table = Nouvelle table
scenario = Scénario
i-play = Je joue
computer = Ordinateur
level-random = au hasard
level-novice = doux
level-adept = juste
level-master = féroce
text-only = Plateau à venir. En terminal :
play-computer = Jouer contre l’ordinateur
invite = Inviter par lien
invite-lead = Pas de compte. Qui ouvre le lien prend une place libre.
invite-make = Dresser la table et obtenir le lien
invite-link = Lien vers la table
one-screen = Ensemble sur un écran
more-choices = Autres choix
clock = Pendule
clock-none = aucune
clock-quick = 1 minute par tour
clock-slow = 5 minutes par tour
clock-days = 3 jours par tour
file-open = Ouvrir un fichier de partie
file-reading = Lecture de la partie…
file-too-large = Ce fichier est trop gros pour une partie.
file-go-on = { $game }, { $count } coups joués. La poursuivre ?
file-play = Jouer contre l’ordinateur : { $seat }
copy = Copier
copied = Copié
to-table = Aller à la table
resume-title = Parties en cours
resume-none = Rien encore. Choisissez un jeu ci-dessus.
resume = Reprendre
gone = n’existe plus
forget = Retirer
going-on = en cours
moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}

## À la table
your-turn = À vous
wait = Un instant
away = Connexion perdue ; nouvel essai
over = La partie est finie
won = Victoire
lost = Défaite
look-again = Regarder la table
rematch = Rejouer, camps échangés
home = Accueil
undo = Annuler
undo-not = Rien ne peut être repris : des dés ont été jetés, ou d’autres ont appris quelque chose.
rules = Règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] 1 règle
   *[other] { $count } règles
}
rule = Règle
rule-unknown = Aucun livre n’a cette règle.
rule-previous = avant
rule-next = après
rules-open = ouvrir le livre
refused = Pas maintenant : { $what }
log = Chronique
options = Toutes les options en liste
actions = Ce que vous pouvez faire
confirm = Valider ({ $count })
touch = Choisissez ce qui est éclairé
let-go = Relâcher
chat = Dire quelque chose
send = Envoyer
seat-number = Place { $number }
angle = Angle
power = Force
flick = Pichenette : { $disc }
place = Poser : { $disc }
thing-live = peut être choisi
thing-held = choisi
thing-refused = interdit pour l’instant

## Autour de la table
menu = La table
seats = Places
seat-you = vous
seat-here = présent
seat-gone = non connecté
seat-away = s’est levé
seat-free = libre
seat-open = Libérer la place
computer-level = ordinateur, { $level }
watchers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
watching = Vous regardez la partie.
take-seat = Prendre place : { $seat }
seats-free = { $count ->
    [one] Une place est libre : le lien permet de la prendre.
   *[other] { $count } places sont libres : le lien permet d’en prendre une.
}
somebody = Invité
not-here = { $who } : pas de connexion.
name = Nom
you = Vous
rename = Renommer
rename-me = Changer de nom
hand-over = Confier ma place à l’ordinateur
seat-handed = Un ordinateur joue à votre place.
seat-left = Vous avez quitté la table.
seat-back = Reprendre ma place
get-up = Quitter la table
concede = Abandonner
concede-sure = Abandonner la partie ?
yes = Oui
no = Non
on = oui
off = non
notices = Me prévenir quand c’est à moi
look-back = Revoir
watch-link = Lien pour les spectateurs
copy-link = Copier le lien
try-now = Réessayer
repaired = Connexion rétablie. Rien n’a été perdu.
frozen = Cette partie peut se lire, mais pas se poursuivre : { $why }.
propose = Demander à reprendre { $back ->
    [one] le dernier coup
   *[other] les { $back } derniers coups
}
propose-count = Nombre de coups
proposed = { $who } demande à reprendre { $back ->
    [one] le dernier coup
   *[other] les { $back } derniers coups
}. Il faut l’accord de tous.
proposed-mine = { $who } a demandé à reprendre { $back ->
    [one] le dernier coup
   *[other] les { $back } derniers coups
}. On attend les autres.
agree = Accepter
decline = Refuser
withdraw = Retirer
time-left = Temps restant : { $time }
advice = Conseil
advice-thinking = Un instant de réflexion…
advice-follow = Faire ainsi
advice-nothing = Rien
pass-device = Passez l’appareil
pass-to = { $seat } : c’est à vous. Rien ne s’affiche avant que l’écran ait changé de mains.
pass-open = C’est moi : montrer la table
drawn = Égalité
rematch-ready = Une nouvelle partie est prête : les autres vous attendent.

## Revoir
replay = Partie revue
replay-mine = vu de ma place
replay-public = vu de tous
replay-all = tout dévoilé
replay-sight = Ce qui est montré
replay-time = Le cours de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-position = Position dans la partie
replay-start = Le début
replay-at = étape { $at } sur { $count }
replay-plot = Chances de victoire, { $side } : { $first } % au début, { $last } % à la fin
replay-turning = Moment clé { $number }
replay-turnings = Moments clés
replay-hits = Tirs au but
replay-acts = étapes
result = Résultat
share = Partager
match-file = Fichier
continue-here = Reprendre d’ici dans une autre partie
continue-as = { $seat }, contre l’ordinateur

## Le guide
guide = Guide
guide-offer = Première partie de { $game } ? Des conseils vous guident pendant deux tours.
guide-learn = Apprendre en jouant
guide-no = Non, merci
guide-count = Guide, { $count } sur { $total }
guide-stop = Passer le guide
guide-understood = Compris

## Claustrophobia
map = Carte des catacombes
zoom-in = Agrandir
zoom-out = Réduire
zoom-centre = Tout montrer
phase-human-preparation = Préparation
phase-human-activation = Activation humaine
phase-infernal-preparation = Destinée
phase-threat = Menace
phase-infernal-activation = Activation infernale
turn-number = Tour { $turn }
turn-of = Tour { $turn } sur { $turns }
draught-count = Courant d’air { $count } sur 10
pile = Tuiles dans la pile
tally = { $name ->
    [wells] puits détruits
    [relics] reliques
    [seals] sceaux
   *[other] { $name }
} : { $count }
turn-tile = Nouvelle tuile : la tourner
turn-it = Tourner
lay-it = Poser la tuile
exit-unexplored = Issue inexplorée
exit-draught = Issue d’où vient le courant d’air
rubble = Éboulis
block-exit = Bloquer cette issue
destiny = Planche de la destinée
destiny-short = Destinée
dice-to-place = Dés du destin à placer
dice-to-give = Dés d’activation à donner
die = Dé : { $face }
take-back = Reprendre le { $face }
in-reserve = dés en réserve : { $count }
alarm-dice = dés d’alarme : { $count }
events-held = événements en main : { $count }
threat = { $count ->
    [one] 1 point de menace
   *[other] { $count } points de menace
}
price = { $price } PM
sheets = Fiches
line = Ligne
line-slot = Don ou instinct
line-of = Ligne { $line } : { $fighter }
line-lost = annulée
line-instinct = pioche une carte instinct
stat-DPT = déplacement
stat-CBT = combat
stat-DEF = défense
rolled = Dés : { $dice }

## Lancer les pions
sound = Son
aim = Viser
aim-left = Tourner la visée vers la gauche
aim-right = Tourner la visée vers la droite
power-less = Moins fort
power-more = Plus fort
flick-now = Lancer
keys-aim = Tirez en arrière et relâchez, ou utilisez le clavier : gauche et droite tournent la visée, haut et bas changent la force, Majuscule pour de petits pas, Entrée lance, Échap recommence.
keys-place = Faites glisser le pion, ou utilisez le clavier : les flèches le déplacent, Majuscule pour de petits pas, Entrée le pose, Échap recommence.
aim-told = { $angle } degrés, force { $power } %. { $what ->
    [disc] Touche { $disc }.
    [post] Touche un poteau.
    [wall] Touche le mur.
    [edge] Quitte le plateau.
   *[stop] S’arrête avant de toucher quoi que ce soit.
}
put-down = Poser
fits = Il tient ici.
fits-not = Il ne peut pas être posé ici.
place-again = Recommencer
film = Le lancer
film-slow = Ralenti
film-skip = Passer
film-again = Revoir le dernier lancer
aim-helped = aide à la visée
