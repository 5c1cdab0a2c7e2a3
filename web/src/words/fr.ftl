# Les mots de la page elle-même. Ce qui concerne un jeu vient avec son livre.
language-name = Français
language = Langue
theme = Clair ou sombre
loading = On dresse la table…
close = Fermer
why = pourquoi ?
credits = Pictogrammes de Lorc, Delapouite et d’autres. Polices : Grenze Gotisch, Alegreya, Alegreya Sans (OFL). Programme indépendant : aucune image d’éditeur.
credits-short = Pictogrammes : game-icons.net, CC BY 3.0

## Accueil
ways = Pages
way-play = Jouer
way-learn = Apprendre
way-rules = Règles
way-replays = Relectures
way-lobby = Salon
lobby-lead = Jouez avec quelqu’un que vous ne connaissez pas encore. Un nom suffit, et vous pouvez en changer.
lobby-seek = Me trouver un adversaire
lobby-waiting = Recherche d’un adversaire
lobby-waiting-long = { $game } : dès que quelqu’un cherche la même partie, vous êtes réunis. Gardez cette page ouverte ; une cloche sonnera.
lobby-stop = Ne plus chercher
lobby-game = Jeu
lobby-offer = Ou proposer une table
lobby-offer-make = Proposer cette table
lobby-skill = Pour
skill-any = n’importe qui
skill-new = une première partie
skill-some = qui a déjà joué
skill-good = joueurs aguerris
lobby-offers = Places libres
lobby-offers-none = Aucune place libre pour l’instant. Cherchez un adversaire, et on vous trouvera.
lobby-running = Parties en cours
lobby-watch = Regarder
lobby-no-clock = sans pendule
lobby-close = Retirer du salon
lobby-close-long = Plus personne n’y trouvera cette table. Qui a un lien peut toujours venir.
carry = Emporter vos tables
carry-lead = Ce lien contient vos places à toutes vos tables. Ouvrez-le dans un autre navigateur et vous y êtes assis. Ne le montrez à personne : qui l’a joue à votre place.
carry-none = Dès que vous aurez pris place quelque part, vous trouverez ici un lien pour revenir depuis n’importe quel navigateur.
carry-link = Lien vers toutes vos tables
carry-print = L’imprimer
carry-paper = Par cette adresse, vous retrouvez toutes vos tables depuis n’importe quel navigateur. Ne la montrez à personne : qui l’a joue à votre place.
carry-back = { $count ->
    [one] Votre table est de nouveau là.
   *[other] Vos { $count } tables sont de nouveau là.
}
refused-no-lobby = Ce serveur n’a pas de salon : son hôte l’a fermé.
refused-enough-offers = Vous proposez déjà { $most } tables. Fermez-en une, ou attendez que quelqu’un s’assoie.
refused-lobby-full = Assez de tables sont proposées ici pour l’instant. Revenez plus tard.
refused-host-closes = Seul l’hôte retire une table du salon.
refused-not-listed = Cette table n’est pas dans le salon.
packs-own = Vos propres paquets
packs-own-lead = Vos propres cartes et vos propres chiffres, pour cette table et pour qui en a le lien. Choisissez les fichiers d’un paquet, ou leur archive zip : il est d’abord vérifié.
packs-choose = Choisir un paquet
packs-checking = Vérification en cours…
packs-own-drop = Jouer sans
packs-played = Joué avec { $packs }
packs-changes = Ce qui change
pack-version = version { $version }
pack-new = nouveau
pack-changed = modifié
pack-words-only = Seuls des mots changent.
refused-pack-large = Un paquet fait au plus 128 ko ici.
refused-pack-manifest = Un paquet contient un fichier pack.toml qui dit ce qu’il est. Choisissez tous ses fichiers, ou leur archive zip.
refused-pack-unread = Ces fichiers sont illisibles : un paquet contient des textes (.toml et .ftl), ou leur archive zip.
refused-pack-faults = Le paquet a des défauts :
    { $faults }
refused-pack-other = Ce paquet est fait pour un autre jeu.
refused-pack-game = Ce paquet est fait pour { $game }.
refused-own-public = Une table avec un paquet à vous est pour qui en a le lien : on ne peut pas la proposer au salon.
learn-lead = Dix minutes chacune, sur une table préparée : à côté du plateau, un moniteur montre tout une fois pendant que vous jouez. Il se quitte, se reprend et se revoit par chapitre.
learn-new = pas commencé
learn-begun = { $count ->
    [one] { $count } chapitre fait
   *[other] { $count } chapitres faits
}
learn-done = terminé
learn-begin = Commencer
learn-go-on = Reprendre
learn-again = Recommencer
rules-lead = Toutes les règles des { $count ->
    [5] cinq
   *[other] { $count }
} livres, dans nos mots. À table, « pourquoi ? » mène ici.
rules-of = Jeu
replays-none = Rien encore. Vous retrouverez ici les parties jouées et les fichiers ouverts.
replays-lead = Les parties jouées dans ce navigateur, et celles de vos fichiers.
home-title = { $count ->
    [5] Cinq
   *[other] { $count }
} donjons, une table
home-lead = Jouez tout de suite contre l’ordinateur, entre amis sur un écran ou par lien. Chaque refus dit pourquoi.
play-now = Jouer
prepare = Préparer { $game }
new-table = Nouvelle table
scenario = Scénario
i-play = Je joue
by-lot = Au sort
by-lot-place = tirée au sort à l’ouverture de la table
by-lot-told = Les camps ont été tirés au sort.
computer = Ordinateur
level-random = au hasard
level-novice = doux
level-adept = juste
level-master = féroce
level-hand = Sa propre main dévie : de { NUMBER($degrees, maximumFractionDigits: 1) }° et de { NUMBER($percent, maximumFractionDigits: 0) } % de la vitesse, et davantage une fois sur trois.
level-hand-table = Sa main dévie comme la vôtre : les règles de la table tirent l’écart pour tous.
level-hand-needle = Il lâche avec l’aiguille à { NUMBER($percent, maximumFractionDigits: 0) } % du milieu.
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
thinking = Les ordinateurs réfléchissent
    .text = Une réponse plus rapide est moins bonne.
thinking-0 = selon leur niveau
thinking-1000 = 1 seconde au plus
thinking-400 = 0,4 seconde au plus
thinking-100 = à peine
file-open = Ouvrir un fichier de partie
file-reading = Lecture de la partie…
file-go-on = { $game }, { $count } coups joués. La poursuivre ?
file-play = Jouer contre l’ordinateur : { $seat }
copy = Copier
copied = Copié
to-table = Aller à la table
resume-title = Parties en cours
resume-none = Rien encore. Choisissez un jeu ci-dessus.
resume-all = les { $count }
resume-with = avec { $names }
resume-computer = contre l’ordinateur
resume = Reprendre
gone = n’existe plus
forget = Retirer
going-on = en cours
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## À la table
your-turn = À vous
read-only = À lire seulement
parted = Les règles de ce jeu ont changé depuis : les { $equal } premières des { $acts } actions mènent encore où elles menaient, les autres se lisent dans le journal.
origin-file = Cette partie reprend d’un fichier ou d’une partie finie : qui l’a apportée sait peut-être ce qui est caché. Les dés à venir sont neufs.
parted-go-on = Reprendre de là
wait = Un instant
away = Connexion perdue ; nouvel essai
over = La partie est finie
won = Victoire
lost = Défaite
look-again = Regarder la table
ending-whole = Lire la suite
ending-fates = Ce qu’ils sont devenus
ending-figures = Les chiffres
ending-best = Plus beau coup :
ending-turning = Moment clé :
ending-watch = Voir
ending-replay = Revoir toute la partie
ending-harder = Un adversaire plus fort : { $level }
ending-gentler = Un adversaire plus doux : { $level }
ending-retry = Recommencer, même camp
ending-watch-turning = Voir le moment clé
ending-against = contre
rematch = Rejouer, camps échangés
home = Accueil
undo = Annuler
undo-not = Rien ne peut être repris : des dés ont été jetés, ou d’autres ont appris quelque chose.
rules = Règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle
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
chat-log = Ce qui s’est dit
mute = Ne plus lire ce que dit { $who }
unmute = Lire à nouveau ce que dit { $who }
send = Envoyer
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
    [one] { $count } personne regarde
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
seat-stood-in = Votre temps est écoulé : un ordinateur joue à votre place. Touchez n’importe quoi et elle est de nouveau à vous.
clock-warns = Votre temps est presque écoulé.
seat-left = Vous avez quitté la table.
seat-back = Reprendre ma place
get-up = Quitter la table
seat-resign = Céder ma place
seat-resign-sure = Votre lien ne l’ouvrira plus, et qui viendra verra vos secrets.
seat-heir = Une place que vous avez cédée est libre. Qui reçoit de vous ce lien peut la prendre, et voit ce qu’on y a vu.
seat-summon = Fixer un jour
seat-summon-long = Tout le monde en est averti. Sans réponse d’ici un jour, un ordinateur joue à cette place jusqu’au retour de son joueur.
seat-claim = Que ce lien ne soit qu’à moi
seat-claim-long = Qui a ouvert la table l’a vu aussi.
concede = Abandonner
concede-sure = Abandonner la partie ?
yes = Oui
no = Non
on = oui
off = non
notices = Me prévenir quand c’est à moi
look-back = Revoir
chance = Des dés que personne ne choisit
chance-told = Avant la partie, le serveur pense à un nombre secret et en montre le sceau : il ne peut plus en changer. Puis le navigateur de chacun de vous pense lui aussi à un nombre, et le promet avant d’en voir un autre. Les dés et les cartes découlent de tous ces nombres ensemble : personne ne peut les choisir, pas même qui tient le serveur. Celui-là finit par avoir tous les nombres et peut savoir ce qui vient, comme il peut voir toutes les mains ; mais rien n’est tiré une seconde fois parce que cela ne lui plaît pas, et tous apprennent qui interrompt le tirage. Après la partie, tous les nombres sont montrés, et votre navigateur les compare à ce qu’il a noté.
chance-in = Dans le hasard à venir : { $seats }.
chance-alone = Jusqu’ici, seul le nombre du serveur est dans le hasard à venir.
chance-seal = Sceau : { $seal }…
chance-none = Rien n’est scellé à cette table : rien ne peut être prouvé.
chance-check = Vérifier les dés et les cartes
chance-proved = Tout correspond : le sceau, les nombres, et ce que ce navigateur a noté.
chance-partly = Le sceau et les nombres correspondent. Ce navigateur a noté { $count } passages sur { $of }, et ce qu’il a noté correspond aussi.
chance-unnoted = Le sceau et les nombres correspondent entre eux, mais ce navigateur n’a rien noté : il ne peut pas dire qu’on vous a montré la même chose pendant la partie.
chance-broken = { $seat } : le tirage a été interrompu à cette place. Qui tient le serveur a pu savoir ce qui en sortait, et ne pas l’aimer.
chance-lost = { $count ->
    [one] Un nombre a quitté ce navigateur sans servir.
   *[other] { $count } nombres ont quitté ce navigateur sans servir.
} Si cela arrive souvent, le serveur faisait des essais.
chance-waits = La partie attend { $who } : les dés et les cartes naissent d’un nombre de chacun.
chance-proceed = Continuer sans attendre
chance-doubted = Quelque chose ne correspond pas. Qui tient ce serveur, ou qui y joue, a peut-être triché.
chance-again = Enregistrez le fichier de la partie, et « souterrain verify FICHIER » relance chaque dé.
chance-dealt = La donne, jusqu’au coup { $last }
chance-acts = Coups { $first } à { $last }
chance-of = { $acts } : { $seats }
chance-server = { $acts } : le serveur seul, qui a pu les choisir
chance-unsealed = { $acts } : sans sceau
chance-doubt-secret = Le secret du serveur n’est pas celui qu’il avait scellé.
chance-doubt-seal = À partir de là, le serveur avait un autre nombre secret.
chance-doubt-cause = Le hasard a été refait sans raison : qui tient le serveur a pu essayer jusqu’à ce que cela lui plaise.
chance-doubt-pledge = { $seat } : le nombre n’est pas celui qui était promis.
chance-doubt-number = Ce dont le hasard est fait ne découle pas des nombres.
chance-doubt-unsaid = Le hasard a été changé, et rien ne dit par quoi.
chance-doubt-noted = { $seat } : ce navigateur a vu autre chose pendant la partie.
watch-link = Lien pour les spectateurs
copy-link = Copier le lien
no-entry = Cette table ne s’ouvre pas
try-now = Réessayer
repaired = Connexion rétablie. Rien n’a été perdu.
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
advice-aimed = La visée est réglée sur le plateau : tirez quand vous voulez, ou visez autrement.
advice-held = Le disque attend au-dessus de sa place : posez-le quand vous voulez.
advice-follow = Faire ainsi
advice-nothing = Rien
pass-device = Passez l’appareil
pass-to = { $seat } : c’est à vous. Rien ne s’affiche avant que l’écran ait changé de mains.
uncover = Voir ce que moi seul peux voir
pass-open = C’est moi : montrer la table
drawn = Égalité
rematch-ready = Une nouvelle partie est prête : les autres vous attendent.

## Revoir
replay = Partie revue
replay-mine = vu de ma place
replay-public = vu de tous
replay-all = tout dévoilé
replay-loading = La partie se rejoue…
replay-sight = Ce qui est montré
replay-time = Le cours de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-chapters = Tours et salles
replay-position = Position dans la partie
replay-start = Le début
replay-at = étape { $at } sur { $count }
replay-plot = Chances de victoire, { $side } : { $first } % au début, { $last } % à la fin
replay-turning = Moment clé { $number }
replay-turnings = Moments clés
replay-hits = Tirs au but
replay-acts = étapes
result = Résultat
share = Partager
match-file = Fichier
seen-file = Ce que j’ai vu, en fichier
continue-here = Reprendre d’ici dans une autre partie
continue-as = { $seat }, contre l’ordinateur

## Le moniteur
guide = Moniteur
guide-offer = Première partie de { $game } ? À côté du plateau, un moniteur vous montre tout une fois, pendant que vous jouez.
guide-learn = Apprendre en jouant
guide-no = Non merci
guide-count = { $count ->
    [one] { $count } chapitre fait
   *[other] { $count } chapitres faits
} sur { $total }
guide-stop = Arrêter le moniteur
guide-understood = Continuer
guide-show = Montrez-moi
guide-skip = Passer
guide-again = revoir
guide-chapter = commencer
guide-fold = Replier le moniteur
guide-open = Déplier le moniteur
guide-press = { $device ->
    [touch] Touchez
    [keys] Choisissez
   *[mouse] Cliquez sur
}
guide-yours = À vous : jouez comme il vous plaît. { $device ->
    [keys] N mène à ce qui peut être choisi, Entrée le choisit.
   *[other] Ce qui est éclairé peut être joué.
}
guide-others = Les autres jouent. { $device ->
    [keys] Espace passe à la suite.
    [touch] Touchez le plateau pour passer à la suite.
   *[mouse] Cliquez sur le plateau pour passer à la suite.
}

## Lancer les pions
sound = Son
volume = Volume
aim = Viser
aim-left = Tourner la visée vers la gauche
aim-right = Tourner la visée vers la droite
degrees = { NUMBER($degrees, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
percent = { NUMBER($percent, maximumFractionDigits: 0) } %
power-less = Moins fort
power-more = Plus fort
flick-now = Lancer
keys-aim = Tirez en arrière et relâchez, ou utilisez le clavier : gauche et droite tournent la visée, haut et bas changent la force, Majuscule pour de petits pas, Entrée lance, Échap recommence. Entrée sur un autre disque le vise.
keys-place = Faites glisser le pion, ou utilisez le clavier : les flèches le déplacent, Majuscule pour de petits pas, Entrée le pose, Échap recommence.
aim-told = { NUMBER($angle, maximumFractionDigits: 1) } degrés, force { NUMBER($power, maximumFractionDigits: 1) } %. { $what ->
    [disc] Touche { FORM($disc, "the") } après { NUMBER($far, maximumFractionDigits: 1) } cm.
    [post] Touche un poteau après { NUMBER($far, maximumFractionDigits: 1) } cm.
    [wall] Touche le mur après { NUMBER($far, maximumFractionDigits: 1) } cm.
    [edge] Quitte le plateau après { NUMBER($far, maximumFractionDigits: 1) } cm.
   *[stop] S’arrête après { NUMBER($far, maximumFractionDigits: 1) } cm sans rien toucher.
}
aim-outcome = { $what ->
    [disc] { NUMBER($power, maximumFractionDigits: 0) } % : touche { FORM($disc, "the") }
    [post] { NUMBER($power, maximumFractionDigits: 0) } % : touche un poteau
    [wall] { NUMBER($power, maximumFractionDigits: 0) } % : touche le mur
    [edge] { NUMBER($power, maximumFractionDigits: 0) } % : quitte le plateau
   *[stop] { NUMBER($power, maximumFractionDigits: 0) } % : s’arrête après { NUMBER($far, maximumFractionDigits: 1) } cm
}
aim-told-sway = La main peut dévier de { NUMBER($angle, maximumFractionDigits: 1) } degrés et de { NUMBER($percent, maximumFractionDigits: 0) } % de la vitesse.
aim-told-needle = L’aiguille décide de combien la main peut dévier : { NUMBER($least, maximumFractionDigits: 1) }° sur un tic, { NUMBER($most, maximumFractionDigits: 1) }° à mi-chemin entre deux.
aim-outcome-needle = (± { NUMBER($least, maximumFractionDigits: 1) } à { NUMBER($most, maximumFractionDigits: 1) }°)
keys-needle = Il faut lancer au bon moment : pendant que vous visez, une aiguille va et revient en { $seconds } secondes et fait un tic chaque fois qu’elle passe au milieu. Sur un tic, la main dévie le moins.
needle-silent = Le son est coupé : activez-le dans le menu de la table pour entendre les tics.
aim-outcome-sway = (± { NUMBER($angle, maximumFractionDigits: 1) }°)
needle-flicks = { $device ->
    [mouse] Relâchez au milieu · revenez dans l’anneau pour annuler
    [pen] Levez le stylet au milieu · revenez dans l’anneau pour annuler
   *[touch] Levez le doigt au milieu · revenez dans l’anneau pour annuler
}
needle-button = Lancez quand l’aiguille est au milieu.
aim-at = Viser { $disc }
pull-board = { $device ->
    [mouse] Tirez en arrière, où vous voulez sur le plateau, puis relâchez.
    [pen] Tirez en arrière, où vous voulez sur le plateau, puis levez le stylet.
   *[touch] Tirez en arrière, où vous voulez sur le plateau, puis levez le doigt.
}
pull-pad = Tirez ici, à l’opposé de la cible
pull-aims = Tirez en arrière pour viser ; le bouton lance.
pull-flicks = { $device ->
    [mouse] Relâchez pour lancer · revenez dans l’anneau pour annuler
    [pen] Levez le stylet pour lancer · revenez dans l’anneau pour annuler
   *[touch] Levez le doigt pour lancer · revenez dans l’anneau pour annuler
}
pull-cramped = { $device ->
    [mouse] Relâchez pour lancer · pour plus de place, tirez depuis un autre endroit du plateau
    [pen] Levez le stylet pour lancer · pour plus de place, tirez depuis un autre endroit du plateau
   *[touch] Levez le doigt pour lancer · pour plus de place, tirez depuis un autre endroit
}
pull-sets = { $device ->
    [mouse] Relâchez pour garder cette visée · revenez dans l’anneau pour annuler
    [pen] Levez le stylet pour garder cette visée · revenez dans l’anneau pour annuler
   *[touch] Levez le doigt pour garder cette visée · revenez dans l’anneau pour annuler
}
pull-back = { $device ->
    [mouse] Relâcher ici : rien ne se passe
    [pen] Lever le stylet ici : rien ne se passe
   *[touch] Lever le doigt ici : rien ne se passe
}
pull-loosed = C’est parti
preparing = Le serveur prépare la physique des disques, une fois pour toutes : { NUMBER($percent, maximumFractionDigits: 0) } %
preparing-first = La physique des disques est d’abord préparée : { NUMBER($percent, maximumFractionDigits: 0) } %
preparing-loosed = C’est parti. Le disque partira dès que la physique sera prête : { NUMBER($percent, maximumFractionDigits: 0) } %
point-here = Touchez une cible, choisissez une force.
target-before = La cible précédente
target-next = La cible suivante
fine = Réglage fin
flicking = Lancer
flicks-release = lâcher
flicks-release-long = Tirez en arrière et lâchez : le disque part.
flicks-button = au bouton
flicks-button-long = Tirer ne fait que viser ; le bouton lance. On a le temps de régler finement.
flicks-target = à la cible
flicks-target-long = Aucun geste : touchez une cible, choisissez une force, appuyez sur le bouton. Pour les mains qui tremblent.
put-down = Poser
fits = Il tient ici.
fits-not = Il ne peut pas être posé ici.
place-again = Recommencer
film = Le lancer
film-slow = Ralenti
film-skip = Passer
film-again = Revoir le dernier lancer
aim-helped = aide à la visée

## Ce qui est refusé : `refused-SAID` dit quoi, `refused-CODE` dit de quelle sorte de refus il s’agit
refused-bad-message = Le serveur n’a pas compris cette demande. Rechargez la page et réessayez.
refused-bad-setup = Impossible de dresser une telle table.
refused-no-key = Il faut un lien avec sa clé pour entrer ici.
refused-wrong-key = Ce lien n’ouvre pas cette table. Demandez-en un autre à qui vous l’a envoyé.
refused-not-found = Il n’y a rien ici.
refused-stale = La question a changé entre-temps. Répondez à celle qui est posée maintenant.
refused-repeated = C’est déjà fait.
refused-refused = Ce n’est pas possible maintenant.
refused-frozen = On peut relire cette partie, mais plus la poursuivre : ses règles ou ses cartes ne sont plus celles du début.
refused-parted = Les règles ont changé depuis ce coup. On peut reprendre là où elles divergent, si tout le monde est d’accord.
refused-too-many = C’était trop rapide. Patientez un instant.
refused-too-large = C’est trop volumineux pour être envoyé.
refused-unavailable = Le serveur ne peut pas le faire à l’instant. Réessayez dans un moment.
refused-fault = Le programme s’est trompé ; rien n’a changé. Essayez autre chose.
refused-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
refused-no-book = Ce livre n’existe pas.
refused-no-table = Cette table n’existe pas. Elle a peut-être été débarrassée, ou le lien est incomplet.
refused-no-seat = Cette place n’existe pas à cette table.
refused-no-game = Ce serveur ne connaît pas le jeu « { $game } ».
refused-not-a-seat = Ce lien permet de regarder, pas de jouer.
refused-other-seat = Ce lien n’est pas celui de cette place.
refused-host-only = Seul qui tient une place peut la céder.
refused-take-over = On a vu des secrets à cette place : quelqu’un d’autre doit la reprendre, par le lien que son joueur transmet.
refused-not-yours-to-summon = Seule une autre place, ou qui a ouvert la table, peut fixer un délai ici.
refused-clock-runs = Une horloge tourne à cette table : elle s’occupe de qui ne répond pas.
refused-not-stirred = Rien n’est scellé à cette table.
refused-pledged-since = Quelqu’un a promis un nombre depuis. Promettez-en un autre.
refused-held = Les dés et les cartes naissent des nombres de chacun. Cela prend un instant.
refused-nobody-awaited = On n’attend personne d’autre que vous.
refused-other-salt = Ce n’est pas le nombre qui était promis.
refused-over = La partie est finie.
refused-not-playing = Qui ne joue pas n’ajoute rien au hasard.
refused-not-waited-for = On n’attend personne à cette place.
refused-summoned = On attend déjà cette place ; son horloge dit jusqu’à quand.
refused-claimed = Ce lien n’est déjà qu’à cette place.
refused-link-replaced = Ce lien n’ouvre plus cette place.
refused-server-full = Le serveur est plein. Revenez plus tard.
refused-work-waits = Bien des demandes de votre adresse attendent déjà. Patientez un instant.
refused-address-full = Trop de fenêtres sont ouvertes depuis votre adresse. Fermez-en quelques-unes.
refused-occupied = Cette place est à quelqu’un : à lui seul d’y inviter un ordinateur.
refused-seat-taken = Cette place est déjà prise.
refused-seat-not-free = Cette place est déjà libre, ou à quelqu’un : lui seul peut la céder.
refused-seat-count = Cette table a { $count } places, et non { $given }.
refused-left = Vous avez déjà quitté la table.
refused-not-away = Inutile de revenir : cette place est déjà tenue.
refused-no-computer = Il n’y a pas d’ordinateur « { $level } ».
refused-same-computer = Cet ordinateur tient déjà cette place.
refused-computer-began = Cet ordinateur a commencé à jouer : qui prendrait sa place verrait ses secrets.
refused-computer-plays = Un ordinateur joue à cette place. Reprenez-la d’abord.
refused-late = Le temps était écoulé : la pendule a répondu pour vous.
refused-too-far-back = { $most ->
    [0] Il n’y a encore rien à reprendre.
    [1] Un seul coup peut être repris.
   *[other] On peut reprendre { $most } coups au plus.
}
refused-enough-back = À une table, on revient en arrière { $most } fois au plus ; c’est fait.
refused-agreed = Vous avez déjà donné votre accord.
refused-nothing-proposed = Plus personne ne demande de revenir en arrière.
refused-word-length = Un message compte de 1 à { $most } caractères.
refused-name-length = Un nom compte de 1 à { $most } caractères.
refused-chat-full = On s’est assez parlé à cette table.
refused-rematch-laid = Une nouvelle partie est déjà prête.
refused-rematch-later = On rejoue quand cette partie est finie.
refused-continue-later = On en tire une autre partie quand celle-ci est finie.
refused-revealed-later = Ce qui est caché se révèle quand la partie est finie.
refused-report-later = Le bilan d’une partie se donne quand elle est finie.
refused-no-replay = La partie n’a pas pu être rejouée. Réessayez dans un moment.
refused-no-report = Le bilan de la partie n’a pas pu être établi.
refused-adviser-busy = Un conseiller réfléchit déjà pour cette table. Patientez un instant.
refused-no-advice = Le conseiller n’a rien trouvé à temps. Demandez-lui encore.
refused-tables-too-fast = Vous dressez des tables trop vite. Patientez un instant.
refused-not-laid = La table n’a pas pu être dressée. Réessayez.
refused-bad-clock = Une pendule donne de 1 à 86 400 secondes par tour, ou autant de jours.
refused-no-packs = Ce serveur n’a pas ces boîtes, ou elles ne vont pas ensemble : { $packs }.
refused-stopping = Le serveur s’arrête. Revenez dans un instant.
refused-crowded = Trop d’autres agissent à cette table en ce moment. Réessayez.
refused-looks = Depuis votre adresse, on regarde la table trop souvent. Attendez un moment.
refused-maybe-kept = Ce que vous venez de faire est peut-être noté, peut-être pas : regardez la table.
refused-file-foreign = Ce n’est pas un fichier de partie de Souterrain.
refused-file-newer = Cette partie a été écrite par un Souterrain plus récent que celui de ce serveur.
refused-file-cut = Le fichier s’interrompt au milieu de la ligne { $line } : il en manque une partie.
refused-file-damaged = Le fichier est abîmé à la ligne { $line }.
refused-file-differs = À partir de la ligne { $line }, ce serveur joue cette partie autrement : ses règles ont changé depuis.{ $line ->
    [1] { "" }
   *[other] { " " }Ce qui précède peut être repris : ôtez du fichier cette ligne et celles qui suivent.
    }
refused-file-packs = Ce serveur n’a pas les boîtes de cette partie, ou elles ont changé depuis.
refused-file-unchecked = La vérification du fichier a pris trop de temps. Réessayez dans un moment.
refused-file-too-large = Ce fichier est trop gros pour être une partie.
refused-file-seen = Ce fichier contient ce qu’une place a vu d’une partie inachevée : il se lit, mais ne se joue pas. Enregistrez le fichier après la fin.
refused-file-long = Ce fichier a plus de { $most } lignes : aucune partie n’a autant d’actes.
refused-file-back = Dans ce fichier, on revient en arrière plus de { $most } fois.

# Ce que font les autres, mis en scène
speed = Rythme des coups des autres
speed-slow = lent
speed-normal = normal
speed-fast = rapide
speed-instant = d’un coup
caption-empty = Ce que font les autres est raconté ici.
caption-next = Passer à la suite (Espace)
caption-present = Aller au présent
caption-answer = À vous : aller au présent
cards-told = Le dernier tour
cards-again = Revoir :
cards-since = Depuis votre départ
tag-hit = { GENDER($on) ->
    [feminine] Touchée
   *[other] Touché
}
tag-hits = { $amount ->
    [one] { $amount } touche
   *[other] { $amount } touches
}
tag-miss = Manqué
tag-miss-by = Manqué de { $amount } mm
tag-blocked = Bloqué
tag-armour-left = Bloqué · armure { $amount }
tag-spared = Sans effet
tag-steps-in = S’interpose
tag-dead = { GENDER($on) ->
    [feminine] Morte
   *[other] Mort
}
tag-loss = −{ $amount }
tag-gain = +{ $amount }
tag-gold = +{ $amount } or
tag-points = +{ $amount } PV
tag-total = { $amount } en tout
tag-tied = Égalité
tag-line = Perd la ligne { $amount }
tag-exhausted = { GENDER($on) ->
    [feminine] Épuisée
   *[other] Épuisé
}
tag-wounded = { GENDER($on) ->
    [feminine] Blessée
   *[other] Blessé
}
tag-burnt = { GENDER($on) ->
    [feminine] Brûlée
   *[other] Brûlé
}
tag-frozen = { GENDER($on) ->
    [feminine] Gelée
   *[other] Gelé
}
tag-down = À terre
tag-stunned = { GENDER($on) ->
    [feminine] Assommée
   *[other] Assommé
}
tag-healed = { GENDER($on) ->
    [feminine] Soignée
   *[other] Soigné
}
tag-away = { GENDER($on) ->
    [feminine] Partie
   *[other] Parti
}
tag-named = { $name }
tag-enters = En jeu !
tag-draught = Courant d’air { $amount }/{ $of }
tag-alarm = Alarme !
tag-trap = Piège !
tag-escaped = Dehors, +{ $amount }
tag-jump = Saute
tag-turned = ↻ Tournée
tag-turned-back = ↺ Tournée
tag-exchanged = Échangées
# Une herse
tag-opened = Ouverte
tag-closed = Fermée
tag-bars-broken = Herse brisée
tag-walls-broken = Murs brisés
tag-smashed = { GENDER($on) ->
    [feminine] Brisée
   *[other] Brisé
}
tag-stolen = { GENDER($name) ->
    [feminine] Volée
   *[other] Volé
} : { $name }
tag-kills = { $amount } morts
tag-companion = Sans effet : un allié
tag-obstacle = Un obstacle seulement
tag-shield = Le Bouclier seulement
tag-wall = Un mur d’abord
tag-target = Pas la cible
tag-veiled = { GENDER($on) ->
    [feminine] Voilée
   *[other] Voilé
}
tag-absorbed = Absorbé
tag-fireproof = { GENDER($on) ->
    [feminine] Ignifugée
   *[other] Ignifugé
}
tag-bodiless = Sans corps
tag-edge = Hors du bord
tag-no-room = Pas de place
tag-stone = { GENDER($on) ->
    [feminine] Pétrifiée
   *[other] Pétrifié
}
tag-unshaken = Tient bon
tag-recovers = Se relève
tag-rage = Rage
tag-spell = Sort repris
tag-fire-wall = Mur de feu
tag-risen = Renaît
tag-freed = Libre
tag-evaded = Se replie
tag-armour = Armure
tag-broken = Armure brisée
tag-pierced = Armure percée
tag-corroded = { GENDER($on) ->
    [feminine] Corrodée
   *[other] Corrodé
}
tag-saved = { GENDER($on) ->
    [feminine] Sauvée
   *[other] Sauvé
}
tag-found = Trouvaille
tag-gold-lost = Pas d’or
tag-shackled = { GENDER($on) ->
    [feminine] Entravée
   *[other] Entravé
}
tag-pile-empty = Pioche vide
tag-not = Écartée : { $name }
tag-cursed = { GENDER($on) ->
    [feminine] Maudite
   *[other] Maudit
}
tag-without = Sans : { $name }
tag-weaker = −{ $amount } déplacement et combat
tag-blessed = { GENDER($on) ->
    [feminine] Bénie
   *[other] Béni
}
tag-courage = Courage
tag-no-dice = Plus de dés
tag-defence = Défense +{ $amount }
tag-nobody-left = Plus personne à toucher
tag-unhurt = Indemne
tag-relic-left = Relique laissée ici
tag-counted = { $amount } sur { $of }
tag-left-behind = { GENDER($on) ->
    [feminine] Laissée là
   *[other] Laissé là
}
tag-freely = Sans frais
tag-cancelled = S’annulent
tag-plays = Cartes : { $amount }
tag-names = Nomme le { $amount }
tag-hand-shown = Main montrée
tag-card-seen = Voit la carte
tag-late = Temps écoulé

## Le but
goal = But
goal-yours = Votre but
goal-end = Comment cela finit
goal-far = { $done } sur { $needed }
goal-counted = { $what } : { $done } sur { $needed }
goal-rules = Dans ce scénario seulement
goal-read = : relire la mission
goal-begin = Commencer
goal-sought = comment gagner, on gagne, but, objectif, victoire, que dois-je faire, quand cela finit-il
search-asking = comment est-ce que je tu il elle on nous vous le la les l un une des de du d en a quand quoi qu est peut-on cela
